import { describe, expect, it } from 'vitest';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import type { OpenCollection, SoughtPromotion } from './items.ts';
import { sources } from './index.ts';

const world = { catalogue: tinyCatalogue(), playerId: null, now: new Date('2026-11-21T17:00:00.000Z') };
const load = (name: keyof typeof sources, args: object = {}): unknown => {
  expect(sources[name].check(args)).toEqual([]);
  return sources[name].load(args, world);
};

describe('promotions as sources', () => {
  it('promotions are loaded newest first, optionally of one tag', () => {
    const ids = (args: object) => (load('promotions', args) as readonly { readonly id: string }[]).map(({ id }) => id);
    expect(ids({ first: 2 })).toEqual(['free-game', 'season-pick-em']);
    expect(ids({ first: 2, tag: 'how-to' })).toEqual(['parlay-basics', 'live-betting']);
    expect(sources.promotions.check({ first: 2, tag: 'toString' })).not.toEqual([]);
    expect(sources.promotions.check({ first: 0 })).not.toEqual([]);
  });

  it('a promotion is loaded by the address’s id, or as unknown', () => {
    const standing = (promotionId: string) => (load('promotion', { promotionId }) as SoughtPromotion).standing;
    expect([standing('parlay-basics'), standing('nothing'), standing('__proto__')]).toEqual(['ON', 'UNKNOWN', 'UNKNOWN']);
  });

  it('promotions are a list with a first page', () => {
    const list = load('promotionCollection') as OpenCollection;
    expect(list.firstPage(3)).toMatchObject({ totalCount: 8, hasNextPage: true });
    expect(list.firstPage(3).items).toHaveLength(3);
    const others = load('promotionCollection', { without: 'free-game' }) as OpenCollection;
    expect(others.firstPage(9).items.map(({ id }) => id)).not.toContain('free-game');
    expect(others.firstPage(9).totalCount).toBe(7);
  });
});

describe('the games of a competition as a source', () => {
  it('the games of a competition are a list, or null for an unknown one', () => {
    expect((load('gamesOfCompetition', { competitionId: 'nfl' }) as OpenCollection).firstPage(9).totalCount).toBe(2);
    expect(load('gamesOfCompetition', { competitionId: 'chess' })).toBeNull();
  });
});

describe('free games as a source', () => {
  it('free games are loaded all, or the one that the address names', () => {
    const ids = (args: object) => (load('freeToPlay', args) as readonly { readonly id: string }[]).map(({ id }) => id);
    expect(ids({})).toEqual(['game-of-the-day', 'game-of-the-week']);
    expect(ids({ promotionId: 'game-of-the-week' })).toEqual(['game-of-the-week']);
    expect(ids({ promotionId: 'constructor' })).toEqual([]);
  });
});
