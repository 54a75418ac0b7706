import { describe, expect, it } from 'vitest';
import { walletKinds, walletSurfaces } from '#server/content/documents/walletKinds.ts';
import { surfaceOf } from '#server/content/documents/surfaces.ts';
import { authored } from '#server/content/authored/index.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { sources } from './sources/index.ts';
import { kinds } from './index.ts';
import { asking, playerViewer } from '#tests/support/layoutQueries.ts';
import { layoutsOver, memoryStore } from '#tests/support/layouts.ts';

const shelves = Object.entries(kinds).filter(([, { family }]) => family.endsWith('Shelves'));
const args: Readonly<Record<string, object>> = {
  eventsOfCompetition: { competitionId: 'nfl', first: 2 },
  eventById: { eventId: 'nfl-1' },
  marketGroups: { eventId: 'nfl-1' },
  search: { searchTerm: 'nfl' },
  eventStatistics: { eventId: 'nfl-1' },
  casinoGame: { gameId: 'game-0' },
  casinoCategories: {},
  casinoCategory: { categorySlug: 'slots' },
  casinoGames: { first: 2 },
  freeToPlay: {},
  promotions: { first: 2 },
  promotion: { promotionId: 'parlay-basics' },
  promotionCollection: {},
  liveTables: {},
  betHistorySection: { sectionId: 'open' },
  awardSection: { sectionId: 'bonuses' },
  careSubject: { limit: 'spend/daily' },
  legalAddress: { document: 'terms', version: 'current' },
  casinoRecord: { recordId: 's-1' },
  sportsMenu: {},
  standings: { competitionId: 'nfl' },
  suggestedParlays: { first: 1, legs: 2 },
  featuredBets: { kind: 'QUICK', first: 1 },
};
const sourceOf = (item: string): string =>
  Object.keys(args).find((name) => Object.entries(sources).some(([each, source]) => each === name && source.item === item)) ?? '';

const addresses = {
  withdrawal: '/account/wallet/withdrawal',
  deposit: '/account/wallet/deposit',
  gateway: '/account/wallet/deposit/gateway',
  'wallet-receipt': '/account/wallet/receipt/r-1',
} as const;
/** Pages for testing each kind. The home page (`kinds: null`) tests all kinds that no other page here tests. */
const pages = [
  ...walletSurfaces.map((surface) => ({ surface, canonicalUrl: addresses[surface], kinds: new Set(Object.keys(walletKinds[surface])) })),
  { surface: 'game-stage', canonicalUrl: null, kinds: new Set<string>(surfaceOf('game-stage')?.kinds) },
  { surface: 'error-screens', canonicalUrl: null, kinds: new Set<string>(surfaceOf('error-screens')?.kinds) },
  { surface: 'home', canonicalUrl: '/', kinds: null },
];

/** Replaces the node of the same kind in a wallet surface's document. Null for other surfaces. */
function owing(surface: string, node: { readonly kind: string; readonly v: number; readonly props: object }) {
  if (!isKeyOf(walletKinds, surface)) return null;
  const found = authored.find(({ document, brand }) => document.surface === surface && brand === '*') ?? expect.fail(`no ${surface}`);
  const { kind, v, props } = node;
  const nodes = Object.entries(found.document.nodes).map(([id, each]) => [id, each.kind === kind ? { ...each, v, props } : each]);
  return { ...found.document, nodes: Object.fromEntries(nodes) as object };
}

describe('every stored example of every shelf', () => {
  const cases = shelves.flatMap(([name, { versions }]) =>
    Object.entries(versions.examples).map(([v, props]) => [name, Number(v), props] as const),
  );

  it.each(cases)('%s version %i answers every field that the client asks for', async (kind, v, props) => {
    const needs = shelves.find(([name]) => name === kind)?.[1].needs ?? {};
    const bind = Object.fromEntries(
      Object.entries(needs).map(([place, item]) => [place, { source: sourceOf(item), args: args[sourceOf(item)] }]),
    );
    const store = memoryStore();
    const { surface, canonicalUrl } = pages.find(({ kinds: taken }) => taken?.has(kind) ?? true) ?? expect.fail(`nowhere to put ${kind}`);
    const node = { id: 'a', kind, v, props, bind, criticality: 'OPTIONAL' };
    store.force(surface, owing(surface, node) ?? { surface, order: ['a'], nodes: { a: node } });
    const { layouts, told } = await layoutsOver(store);
    const ask = asking(layouts);
    const result =
      canonicalUrl === null ? await ask('FrameLayout', { surface }, playerViewer) : await ask('PageLayout', { canonicalUrl }, playerViewer);
    expect(told.filter(({ reason }) => reason !== 'MANDATORY_MISSING')).toEqual([]);
    expect(result.errors).toBeUndefined();
    const [answered] = Object.values(result.data ?? {}) as readonly { readonly slots: readonly { readonly kind: string }[] }[];
    expect(answered?.slots.filter((slot) => slot.kind === kind)).toMatchObject([{ kind, absence: null, node: { __typename: kind } }]);
    expect(JSON.stringify(result.data)).not.toContain('"rows":null');
  });
});
