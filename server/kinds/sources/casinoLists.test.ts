import { describe, expect, it } from 'vitest';
import type { GameList } from '#server/modules/casino/lists/index.ts';
import type { LiveTableView } from '#server/modules/casino/rules/index.ts';
import { sources } from './index.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';

const world = { catalogue: tinyCatalogue(), playerId: null, now: new Date('2026-11-21T17:00:00.000Z') };
const load = (name: keyof typeof sources, args: object = {}): unknown => {
  expect(sources[name].check(args)).toEqual([]);
  return sources[name].load(args, world);
};
const ids = (games: unknown): readonly string[] => (games as readonly { readonly id: string }[]).map(({ id }) => id);

describe('lists of the casino as sources', () => {
  it('the casino’s categories leave out empty ones', () => {
    expect((load('casinoCategories') as readonly GameList[]).map(({ slug }) => slug)).not.toContain('jackpots');
  });

  it('the casino’s studios are a source', () => {
    expect((load('casinoProviders') as readonly GameList[]).map(({ label }) => label)).toEqual(['Maker']);
  });

  it('a casino category is found by the address’s slug, or null', () => {
    expect((load('casinoCategory', { categorySlug: 'slots' }) as GameList).games).toHaveLength(2);
    expect(load('casinoCategory', { categorySlug: '__proto__' })).toBeNull();
  });

  it('live tables are loaded as they are at that moment', () => {
    expect((load('liveTables') as readonly LiveTableView[]).map(({ status, openSeats }) => [status, openSeats])).toEqual([['OPEN', 3]]);
  });

  it('casino lists are public and refuse unknown arguments', () => {
    for (const name of ['casinoCategories', 'casinoProviders', 'casinoCategory', 'liveTables'] as const) {
      expect(sources[name].scope).toBe('PUBLIC');
      expect(sources[name].check({ playerId: 'p1' })).not.toEqual([]);
    }
    expect(sources.casinoCategory.check({})).not.toEqual([]);
    expect(sources.casinoCategory.check({ categorySlug: 'x'.repeat(129) })).not.toEqual([]);
  });
});

describe('games by tag', () => {
  it.each([
    ['new', ['game-1']],
    ['exclusive', ['game-0']],
    ['jackpot', ['game-0']],
    ['multiplayer', ['game-3']],
    ['featured', ['game-1']],
    ['free-reward', ['game-2']],
    ['practice', ['game-0', 'game-1', 'game-2', 'game-3']],
  ])('games with the tag %s are found', (tag, expected) => {
    expect(ids(load('casinoGames', { first: 10, tag }))).toEqual(expected);
  });

  it('top-ranked games come by rank', () => {
    expect(ids(load('casinoGames', { first: 2, tag: 'top-ranked' }))).toEqual(['game-0', 'game-1']);
  });

  it('an unknown tag of games is refused', () => {
    expect(sources.casinoGames.check({ first: 10, tag: 'toString' })).not.toEqual([]);
  });
});
