import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiply, ONE, ratio } from '#src/shared/money/ratio.ts';
import type { Catalogue, CatalogueEvent, Market } from '#server/modules/catalogue/index.ts';
import { suggestedParlays } from './parlays.ts';
import type { SuggestedParlay } from './items.ts';

type Status = 'OPEN' | 'CLOSED' | 'HIDDEN';
/** `num`: profit on a stake of 1. */
type Game = {
  readonly league: string;
  readonly type: string;
  readonly market: Status;
  readonly prices: readonly { readonly num: number; readonly status: Status }[];
};

function offering(games: readonly Game[]): Catalogue {
  const events = games.map(
    ({ league }, at) => ({ id: `e${at}`, name: `Game ${at}`, competitionId: league, startsAt: new Date(at + 1) }) as CatalogueEvent,
  );
  const marketsOf = (eventId: string): Market[] =>
    games.flatMap(({ type, market, prices }, at) =>
      `e${at}` === eventId
        ? [
            {
              type,
              status: market,
              selections: prices.map(({ num, status }, place) => ({ id: `${eventId}:${place}`, num: BigInt(num), den: 1n, status })),
            } as unknown as Market,
          ]
        : [],
    );
  return {
    events: ({ competitionId }: { competitionId?: string } = {}) =>
      events.filter((event) => competitionId === undefined || event.competitionId === competitionId),
    marketsOf,
    competition: (id: string) => (id === 'unnamed' ? null : { name: id.toUpperCase() }),
  } as unknown as Catalogue;
}

const suggest = (games: readonly Game[], args: { readonly first: number; readonly legs: number; readonly competitionId?: string }) =>
  suggestedParlays.load(args, { catalogue: offering(games), playerId: null, now: new Date(0) }) as readonly SuggestedParlay[];
const legsOf = (parlays: readonly SuggestedParlay[]) => parlays.flatMap(({ legs }) => legs);

const open = (num: number) => ({ num, status: 'OPEN' as const });
const game = (league: string, changes: Partial<Game> = {}): Game => ({
  league,
  type: 'moneyline',
  market: 'OPEN',
  prices: [open(3), open(1)],
  ...changes,
});

describe('a suggested parlay', () => {
  it('a suggested parlay takes the likeliest open selection of each game', () => {
    const games = [
      game('a', { prices: [{ num: 1, status: 'CLOSED' }, { num: 2, status: 'HIDDEN' }, open(5), open(4)] }),
      game('b', { type: 'three-way', prices: [open(2), open(2), open(9)] }),
    ];
    expect(legsOf(suggest(games, { first: 1, legs: 2 })).map(({ selection: { id } }) => id)).toEqual(['e0:3', 'e1:0']);
  });

  it.each([
    ['is suspended', { market: 'CLOSED' as const }],
    ['has nothing open', { prices: [{ num: 1, status: 'CLOSED' as const }] }],
    ['has no selections', { prices: [] }],
    ['has no winner to bet on', { type: 'total' }],
  ])('a suggested parlay skips a game whose market %s', (_, changes) => {
    const games = [game('a', changes), game('b'), game('c')];
    expect(legsOf(suggest(games, { first: 1, legs: 2 })).map(({ event: { id } }) => id)).toEqual(['e1', 'e2']);
  });

  it('a suggested parlay takes leagues in turn, however many games one has', () => {
    const games = [game('big'), game('big'), game('big'), game('big'), game('small'), game('tiny')];
    const [parlay] = suggest(games, { first: 2, legs: 3 });
    expect(parlay?.legs.map(({ event }) => event.competitionId)).toEqual(['big', 'small', 'tiny']);
    expect(parlay?.title).toBe('3-leg parlay of favorites: BIG, SMALL and TINY');
  });

  it('a suggested parlay of one league takes its games in order and names the league once', () => {
    const games = [game('a'), game('b'), game('a'), game('a')];
    const [parlay, ...rest] = suggest(games, { first: 2, legs: 2, competitionId: 'a' });
    expect(parlay?.legs.map(({ event: { id } }) => id)).toEqual(['e0', 'e2']);
    expect([parlay?.title, rest]).toEqual(['2-leg parlay of favorites: A', []]);
  });

  it('a suggested parlay of a league without a name is named after its games', () => {
    expect(suggest([game('unnamed'), game('unnamed')], { first: 1, legs: 2 })[0]?.title).toBe(
      '2-leg parlay of favorites: Game 0 and Game 1',
    );
  });

  it('suggested parlays share no game, are complete, and have the product of their legs’ prices', () => {
    const status = fc.constantFrom<Status>('OPEN', 'CLOSED', 'HIDDEN');
    const any: fc.Arbitrary<Game> = fc.record({
      league: fc.constantFrom('a', 'b', 'c'),
      type: fc.constantFrom('moneyline', 'three-way', 'spread'),
      market: status,
      prices: fc.array(fc.record({ num: fc.integer({ min: 1, max: 9 }), status }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(
        fc.array(any, { maxLength: 30 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 2, max: 8 }),
        (games, first, legs) => {
          const parlays = suggest(games, { first, legs });
          const ids = legsOf(parlays).map(({ event: { id } }) => id);
          expect(parlays.length).toBeLessThanOrEqual(first);
          expect(new Set(ids).size).toBe(ids.length);
          for (const parlay of parlays) {
            expect(parlay.legs).toHaveLength(legs);
            const decimal = parlay.legs.map(({ selection: { num, den } }) => ratio(num + den, den)).reduce(multiply, ONE);
            expect(parlay.price).toEqual(ratio(decimal.num - decimal.den, decimal.den));
          }
        },
      ),
    );
  });
});
