import { describe, expect, it } from 'vitest';
import type { Cases } from '#fixtures/cases.ts';
import type { DeepLink, LinkKind } from '#src/render/index.ts';
import { deepLinks } from './index.ts';

const files = import.meta.glob<Readonly<Record<string, Cases<DeepLink>>>>('/fixtures/deepLinks/*.ts', { eager: true });
const context = { allowedHosts: ['help.example.com'] };

const cases = Object.entries(files).flatMap(([path, module]) => {
  const kind = path.split('/').at(-1)?.replace('.ts', '') ?? '';
  return Object.entries(module[kind] ?? {}).map(([name, { node, isPublishable = true }]) => ({ kind, name, node, isPublishable }));
});

// A case's own kind is the one that is asked.
const entryOf = ({ __typename }: DeepLink): LinkKind<DeepLink> => deepLinks[__typename] as unknown as LinkKind<DeepLink>;

describe.each(cases.filter(({ isPublishable }) => isPublishable))('$kind, $name', ({ node }) => {
  it('comes back from its address as it went', () => {
    const path = entryOf(node).path(node, context);
    expect(path).not.toBeNull();
    expect(entryOf(node).parse(path ?? '')).toEqual(node);
  });
});

describe.each(cases.filter(({ isPublishable }) => !isPublishable))('$kind, $name', ({ node }) => {
  it('leads nowhere', () => expect(entryOf(node).path(node, context)).toBeNull());
});

it('has a case for every kind', () => {
  expect(new Set(cases.map(({ node }) => node.__typename))).toEqual(new Set(Object.keys(deepLinks)));
});

describe('an address that is another kind’s', () => {
  it.each([
    '/account/',
    '/account/../x',
    '/my-bets/other',
    '/casino/category/slots',
    '/promotions/',
    '/promotions/a/b',
    '/?form=',
    '/?form=a&dialog=b',
    '/?dialog=<script>',
    '/?betslip=<script>',
    'https://user@help.example.com',
    'http://help.example.com',
  ])('%s is read by no special kind', (address) => {
    const { SportsbookPageDeepLink: _, ...special } = deepLinks;
    expect(Object.values(special).map((entry) => entry.parse(address))).toEqual(Object.values(special).map(() => null));
  });
});
