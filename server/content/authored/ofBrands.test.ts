import { describe, expect, it } from 'vitest';
import { membersOf } from '#src/shared/values/plainObject.ts';
import type { AuthoredDocument } from '#server/contract/generated/authored.ts';
import { isPageSurface } from '../documents/routes.ts';
import { isGuarded } from '../documents/responsibleGaming.ts';
import { isOfCasino } from './casino/casinoAlone.ts';
import { brandFolders } from './brandFolders.ts';
import { patched } from './brandPages.ts';
import { authored } from './index.ts';

const { brands, withoutSportsbook } = brandFolders;
const sportsbooks = brands.filter((brand) => !withoutSportsbook.includes(brand));

/** Pages with the same text for every brand, and why. */
const SET_BY_LAW = new Map([
  ...['deposit', 'withdrawal', 'gateway', 'wallet-receipt', 'wire-transfer', 'cash-at-casino'].map((page) => [page, 'payments'] as const),
  ...['limit', 'limit-history', 'limits-set-by-us', 'responsible-gaming'].map((page) => [page, 'responsible gaming'] as const),
  ...['legal', 'taxes', 'address-document'].map((page) => [page, 'legal texts, tax and identity'] as const),
  ...['account-security', 'update-password', 'linked-accounts'].map((page) => [page, 'access to the account'] as const),
  ...['history-transactions', 'history-betting', 'history-casino', 'casino-session', 'casino-round', 'bet'].map(
    (page) => [page, 'records that an auditor reads'] as const,
  ),
]);

const pageOf = (brand: string, surface: string): AuthoredDocument | undefined =>
  [brand, '*'].flatMap((place) =>
    authored.filter((entry) => entry.document.surface === surface && entry.brand === place && entry.region === '*'),
  )[0]?.document;

function kindsOf(brand: string, surface: string): readonly string[] {
  const page = pageOf(brand, surface);
  return (page?.order ?? []).map((id) => page?.nodes[id]?.kind ?? '');
}

const pageSurfaces = [...new Set(authored.map(({ document }) => document.surface))].filter(isPageSurface);
const servedBy = (kind: string): readonly string[] => (kind === 'casinos' ? pageSurfaces.filter(isOfCasino) : pageSurfaces);

describe.each([
  ['sportsbooks', sportsbooks],
  ['casinos', withoutSportsbook],
])('the pages of two %s', (kind, [one = '', other = '']) => {
  it('two brands of a kind share no page but those that the law sets', () => {
    const surfaces = servedBy(kind);
    expect(surfaces.length).toBeGreaterThan(40);
    const shared = surfaces.filter((surface) => JSON.stringify(pageOf(one, surface)) === JSON.stringify(pageOf(other, surface)));
    expect(shared.filter((surface) => !SET_BY_LAW.has(surface))).toEqual([]);
  });

  it.each(['home', 'casino', 'casino-lobby'])('the %s has the same kind of shelf in fewer than half of its places', (surface) => {
    const [kinds, others] = [kindsOf(one, surface), kindsOf(other, surface)];
    const same = kinds.filter((name, at) => name === others[at]);
    expect(kinds.length).toBeGreaterThan(4);
    expect(same.length / Math.max(kinds.length, others.length)).toBeLessThan(0.5);
  });
});

it('the search box of every sportsbook says on casino pages that it searches games', () => {
  const boxes = authored.filter(({ document, brand }) => document.surface === 'search-box' && !withoutSportsbook.includes(brand));
  expect(boxes.map(({ brand }) => brand)).toEqual(expect.arrayContaining(['*', 'espnbet']));
  for (const { document, brand } of boxes)
    for (const { props } of Object.values(document.nodes)) expect(membersOf(props)['casinoPlaceholder'], brand).toMatch(/game/);
});

it('a brand keeps every guarded node of the page that it changes', () => {
  const found = authored.filter(({ brand }) => brand !== '*').map(({ brand, document }) => [brand, document] as const);
  expect(found.length).toBeGreaterThan(60);
  for (const [brand, { surface, nodes, order }] of found) {
    const base = authored.find((entry) => entry.brand === '*' && entry.document.surface === surface)?.document;
    for (const node of Object.values(base?.nodes ?? {}).filter(isGuarded)) {
      expect({ brand, surface, id: node.id, kept: nodes[node.id] !== undefined }).toEqual({ brand, surface, id: node.id, kept: true });
      if (base?.order.includes(node.id)) expect(order).toContain(node.id);
    }
  }
});

it('a brand that changes a guarded node is refused with its name', () => {
  const live = pageOf('*', 'live');
  expect(live).toBeDefined();
  if (live) expect(() => patched(live, { nodes: { care: null } })).toThrow('live: a brand may not change the guarded node care');
});

it('a node that a patch does not name stays on the page, after those that it names', () => {
  const base = pageOf('*', 'help') ?? expect.fail('no help page');
  const [first = '', ...others] = base.order.toReversed();
  expect(patched(base, { order: [first] }).order).toEqual([first, ...others.toReversed()]);
});
