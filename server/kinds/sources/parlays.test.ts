import { describe, expect, it } from 'vitest';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { suggestedParlays } from './parlays.ts';
import type { SuggestedParlay } from './items.ts';
import { standings } from './standings.ts';

const world = { catalogue: tinyCatalogue(), playerId: null, now: new Date('2026-11-21T18:00:00.000Z') };
const suggest = (args: object): readonly SuggestedParlay[] => suggestedParlays.load(args, world) as readonly SuggestedParlay[];
const idsOf = ({ legs }: SuggestedParlay): readonly string[] => legs.map(({ selection }) => selection.id);

describe('suggested parlays', () => {
  it('suggested parlays take one winner selection of each next game, competitions in turn', () => {
    const [first, second, ...rest] = suggest({ first: 3, legs: 2 });
    expect(rest).toEqual([]);
    const events = [first, second].flatMap((parlay) => parlay?.legs.map(({ event }) => event.id) ?? []);
    expect(events.toSorted()).toEqual(['epl-1', 'nfl-1', 'nhl-1', 'tour-1']);
    expect(new Set(events).size).toBe(4);
  });

  it('a suggested parlay is priced as a whole: two legs at 10/11 pay 320/121', () => {
    expect(suggest({ first: 1, legs: 2 })[0]?.price).toEqual({ num: 320n, den: 121n });
  });

  it('a suggested parlay is named after the competitions of its legs', () => {
    const titleOf = (legs: number): string | undefined => suggest({ first: 1, legs })[0]?.title;
    expect(titleOf(2)).toMatch(/^2-leg parlay of favorites: [\w ]+ and [\w ]+$/);
    expect(titleOf(3)).toMatch(/^3-leg parlay of favorites: [\w ]+, [\w ]+ and [\w ]+$/);
  });

  it('a suggested parlay’s name lists two competitions and the number of the others', () => {
    expect(suggest({ first: 1, legs: 4 })[0]?.title).toMatch(/^4-leg parlay of favorites: [\w ]+, [\w ]+ and 2 more$/);
  });

  it('a suggested parlay holds no game that has begun, is hidden or has no winner market', () => {
    const ids = suggest({ first: 6, legs: 2 }).flatMap(idsOf).join(' ');
    for (const id of ['nfl-live', 'nfl-hidden', 'epl-live', 'bare']) expect(ids).not.toContain(id);
  });

  it('a suggested parlay holds no game whose start has passed, even if the feed has not started it', () => {
    const kickOff = { ...world, now: new Date('2026-11-22T18:00:00.000Z') };
    expect(suggestedParlays.load({ first: 6, legs: 2 }, kickOff)).toEqual([]);
  });

  it('a competition with too few games, or an unknown one, has no suggested parlays', () => {
    expect(suggest({ first: 3, legs: 2, competitionId: 'nfl' })).toEqual([]);
    expect(suggest({ first: 3, legs: 2, competitionId: 'nowhere' })).toEqual([]);
  });

  it('suggested parlays refuse one leg and more than six parlays', () => {
    expect(suggestedParlays.check({ first: 1, legs: 1 })).not.toEqual([]);
    expect(suggestedParlays.check({ first: 7, legs: 2 })).not.toEqual([]);
    expect(suggestedParlays.check({ first: 6, legs: 8, competitionId: 'nfl' })).toEqual([]);
  });
});

describe('the source of standings', () => {
  it('standings have the columns of the sport, and no rows without records', () => {
    expect(standings.load({ competitionId: 'premier-league' }, world)).toMatchObject({ rows: [], columns: { length: 5 } });
    expect(standings.load({ competitionId: 'nfl' }, world)).toMatchObject({ columns: { length: 4 } });
  });

  it('the standings of an unknown competition are null', () => {
    expect(standings.load({ competitionId: 'nowhere' }, world)).toBeNull();
  });
});
