import { describe, expect, it } from 'vitest';
import { authored } from '#server/content/authored/index.ts';
import { firstLegalTexts } from '#server/content/authored/legalTexts.ts';
import { casinoMenuOf } from '#server/kinds/casinoMenu.ts';
import { casinoLists, studioLists } from '#server/modules/casino/lists/index.ts';
import { freeGames, liveTables } from '#server/modules/casino/rules/index.ts';
import { offered } from '#server/modules/offers/index.ts';
import { kindOf } from '#server/sandbox/gameProvider/outcome.ts';
import { gameFeatures } from '#server/sandbox/gameProvider/paytable.ts';
import { worldInMemory } from '#server/sandbox/world/worldInMemory.ts';
import { falseClaims, textsIn } from './claims.ts';
import { filesOf, type SourceFile, report } from './tree.ts';

const NOW = new Date('2026-11-21T17:00:00.000Z');
const world = worldInMemory(NOW, { seed: 20_261_121, days: 0 });
const proven = new Set<string>([...gameFeatures, ...world.games().map(({ category }) => kindOf(category))]);

/** Texts about features of games that the client shows only next to such games. */
const DRAWN_WITH_GAMES = new Set(['Jackpot', 'Jackpots', '{0} jackpot', 'Live dealer', 'Table games', 'Bet Behind (BB)']);

const saidIn = (path: string, value: unknown): readonly SourceFile[] => textsIn(value).map((text) => ({ path, text }));
const ofBrands = filesOf(['brands'], ['.json']).flatMap(({ path, text }) => saidIn(path, JSON.parse(text)));

const said: readonly SourceFile[] = [
  ...authored.flatMap(({ document, brand, region }) => saidIn(`the document of ${document.surface} (${brand}, ${region})`, document)),
  ...ofBrands.filter(({ text }) => !DRAWN_WITH_GAMES.has(text)),
  ...saidIn('legal texts', firstLegalTexts),
  ...saidIn('promotions', Object.values(offered)),
  ...saidIn('games', world.games()),
  ...saidIn('free games', freeGames(world, NOW)),
  ...saidIn('categories and menu', [casinoMenuOf(casinoLists(world)), studioLists(world).map(({ label }) => label)]),
  ...filesOf(['server/sandbox/gameProvider'], ['.html', '.js', '.css', '.json']),
  ...filesOf(['server/sandbox/demo', 'server/content/authored'], ['.ts']).filter(({ path }) => !path.endsWith('.test.ts')),
];

describe('claims about games', () => {
  it('no text mentions a jackpot, dealer or table game while no game has one', () => {
    expect(said.length).toBeGreaterThan(10_000);
    expect(report(falseClaims(said, proven))).toBe('');
  });

  it('a claim counts as proven exactly if some game has a jackpot or a dealer', () => {
    expect(world.games()).toHaveLength(60);
    const jackpots = world.games().filter(({ jackpot }) => jackpot !== null);
    expect([jackpots, liveTables(world, NOW)].map((found) => found.length > 0)).toEqual(
      ['jackpot', 'dealer'].map((name) => proven.has(name)),
    );
  });

  it.each([
    ['jackpot', 'Grand jackpot: $2,219,549.57'],
    ['jackpot', 'A progressive pool that grows with every spin'],
    ['dealer', 'Live dealers'],
    ['dealer', 'Reels, tables and dealers who are really there.'],
    ['dealer', 'At a live table'],
    ['table', 'Live Blackjack Lounge'],
    ['table', 'Speed Roulette Station'],
    ['table', 'Craps on the Corner'],
    ['table', '/casino/category/table-games'],
  ])('a text without a game that has a %s is caught and accepted once one exists: "%s"', (proof, text) => {
    const planted = saidIn('a document', { nodes: { banner: { props: { text } } } });
    expect(report(falseClaims(planted, new Set()))).toContain(`no game has a ${proof}`);
    expect(falseClaims(planted, new Set(['jackpot', 'dealer', 'table']))).toEqual([]);
  });

  it.each(['Money wheels', 'Slots and money wheels.', 'Standings table', 'Play live', 'Practice mode'])(
    'the law on claims accepts the text "%s"',
    (text) => {
      expect(falseClaims(saidIn('a document', text), new Set())).toEqual([]);
    },
  );
});
