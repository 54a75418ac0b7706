import { describe, expect, it } from 'vitest';
import type { Cases } from '#fixtures/cases.ts';
import type { DeepLink, LinkKind } from '#src/render/index.ts';
import { deepLinks } from './index.ts';

const files = import.meta.glob<Readonly<Record<string, Cases<DeepLink>>>>('/fixtures/deepLinks/*.ts', { eager: true });

const cases = Object.entries(files).flatMap(([path, module]) => {
  const kind = path.split('/').at(-1)?.replace('.ts', '') ?? '';
  return Object.entries(module[kind] ?? {}).map(([name, { node, isPublishable = true }]) => ({ kind, name, node, isPublishable }));
});

const entryOf = ({ __typename }: DeepLink): LinkKind<DeepLink> => deepLinks[__typename] as unknown as LinkKind<DeepLink>;

describe.each(cases.filter(({ isPublishable }) => isPublishable))('$kind, $name', ({ node }) => {
  it('a deep link becomes an address and is read back unchanged', () => {
    const path = entryOf(node).path(node);
    expect(path).not.toBeNull();
    expect(entryOf(node).parse(path ?? '')).toEqual(node);
  });
});

describe.each(cases.filter(({ isPublishable }) => !isPublishable))('$kind, $name', ({ node }) => {
  it('an invalid deep link has no address', () => expect(entryOf(node).path(node)).toBeNull());
});

it('every kind of deep link has a case', () => {
  expect(new Set(cases.map(({ node }) => node.__typename))).toEqual(new Set(Object.keys(deepLinks)));
});

describe('an address that is another kind’s', () => {
  it.each([
    '/account/',
    '/account/../x',
    '/my-bets/other',
    '/casino/category/',
    '/casino/lobby/featured/section/',
    '/account/wallet/deposit/gateway?provider=a&provider=b',
    '/promotions?tag=a&sort=b',
    '/promotions/',
    '/promotions/a/b',
    '/?form=',
    '/?form=a&dialog=b',
    '/?dialog=<script>',
    '/?betslip=<script>',
    'https://user@help.example.com',
    'http://help.example.com',
  ])('the address %s is read by no kind but the general page link', (address) => {
    const { SportsbookPageDeepLink: _, ...special } = deepLinks;
    expect(Object.values(special).map((entry) => entry.parse(address))).toEqual(Object.values(special).map(() => null));
  });
});

describe('an address of the product', () => {
  it.each([
    '/',
    '/live',
    '/sport/football/organization/united-states/competition/nfl',
    '/my-bets',
    '/my-bets/settled',
    '/promotions',
    '/promotions?tag=parlay',
    '/promotions/parlay-guide',
    '/casino/category/slots',
    '/casino/category/slots/copper-canyon',
    '/casino/lobby/featured/section/rewards',
    '/account/award-details/free-bets',
    '/account/cash-at-casino?transaction=deposit',
    '/account/help',
    '/account/history/betting',
    '/account/referrals?section=invite-friends',
    '/account/responsible-gaming',
    '/account/responsible-gaming/deposit/daily',
    '/account/settings/security',
    '/account/update-password',
    '/account/wallet/deposit',
    '/account/wallet/deposit?vendor=trustly',
    '/account/wallet/withdrawal?vendor=cash-at-casino&choose=facility',
    '/account/wallet/deposit/gateway?provider=score-pay',
    '/account/wallet/receipt/txn-20418',
    '/account/wallet/withdrawal?confirm=wd-1',
    '/account/wire-transfer?instructions=first&transaction=deposit',
    '/account/withdrawal/interac?confirm=wd-1',
    '/forgot-password',
    '/login',
    '/?form=preferences',
    '/?dialog=welcome',
    '/?betslip=e1:spread:home',
    'https://help.example.com/limits',
  ])('the address %s becomes the same address again with every kind that reads it', (address) => {
    const kinds = Object.values(deepLinks) as unknown as readonly LinkKind<DeepLink>[];
    const links = kinds.flatMap((entry) => {
      const link = entry.parse(address);
      return link === null ? [] : [entry.path(link)];
    });
    expect(links).not.toEqual([]);
    expect(new Set(links)).toEqual(new Set([address]));
  });
});
