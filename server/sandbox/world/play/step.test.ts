import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CatalogueEvent, Market, Selection } from '#server/modules/catalogue/index.ts';
import type { EventChange } from '#server/modules/trading/index.ts';
import { seededCompetitions, type SeededCompetition } from '#server/modules/trading/competitions/index.ts';
import { impliedBy, overroundOf } from '#server/modules/trading/quotes/pricing.ts';
import { winnersOf } from '#server/modules/trading/quotes/quotes.ts';
import { eventRows } from '#server/modules/trading/offer/index.ts';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { fixture } from '#server/modules/trading/offer/index.ts';
import { gameOf, type Game } from './game.ts';
import { stepGame } from './step.ts';

const START = new Date('2026-11-22T18:00:00.000Z');
const at = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);

function newGame(competition: SeededCompetition, seed: number): Game {
  const [home, away] = [competition.sides[seed % competition.sides.length], competition.sides[(seed + 1) % competition.sides.length]];
  if (!home || !away) throw new Error('too few sides');
  const rows = eventRows(seed, fixture(competition, home, away, START), at(-60));
  if (!rows) throw new Error('no rows');
  const markets = rows.markets.map((market): Market => ({
    id: market.id,
    eventId: market.event_id,
    type: market.type,
    name: market.name,
    status: market.feed_status,
    line: market.feed_line ?? null,
    ordinal: market.ordinal,
    updatedAt: START,
    startsAt: START,
    selections: rows.selections
      .filter(({ market_id }) => market_id === market.id)
      .map(
        (selection) =>
          ({
            ...selection,
            status: selection.feed_status,
            marketId: market.id,
            eventId: market.event_id,
            marketName: market.name,
            marketType: market.type,
            participantId: selection.participant_id,
            points: selection.feed_points,
            num: BigInt(selection.feed_num),
            den: BigInt(selection.feed_den),
          }) as Selection,
      ),
  }));
  const side = (id: string, name: string) => ({ id, name }) as CatalogueEvent['home'];
  const event = {
    id: rows.event.id,
    competitionId: competition.id,
    origin: 'seed',
    status: 'PRE_GAME',
    startsAt: START,
    scoreboard: null,
    home: side(rows.event.home_id, home.name),
    away: side(rows.event.away_id, away.name),
  } as CatalogueEvent;
  const game = gameOf(seed, event, markets);
  if (!game) throw new Error('not ours');
  return game;
}

type Moment = { readonly game: Game; readonly change: EventChange | null; readonly second: number };

function* played(competition: SeededCompetition, seed: number, stride: number): Generator<Moment> {
  const random = randomOf('test', seed);
  let game = newGame(competition, seed);
  for (let second = -60; second < 10 * 3_600; second += stride) {
    const step = stepGame(game, stride, at(second), random);
    game = step.game;
    yield { ...step, second };
    if (game.status === 'FINISHED') return;
  }
  throw new Error(`${competition.id} does not end`);
}

const anyGame = fc.record({ competition: fc.constantFrom(...seededCompetitions), seed: fc.nat(9_999) });

describe('a simulated game', () => {
  test('a simulated game keeps overround and valid prices in every open market', () => {
    fc.assert(
      fc.property(anyGame, ({ competition, seed }) => {
        for (const { game } of played(competition, seed, 19)) {
          for (const { status, prices, type } of game.books) {
            if (status !== 'OPEN') continue;
            const overround = overroundOf(prices, winnersOf(type));
            if (overround < 1.02 || overround > 1.1) throw new Error(`${type} at ${overround}: ${prices.join(' ')}`);
            if (!prices.every((price) => impliedBy(price) > 0 && impliedBy(price) < 1 && Math.abs(price) >= 100))
              throw new Error(prices.join(' '));
          }
        }
      }),
      { numRuns: 14 },
    );
  });

  test('a score suspends a simulated game’s markets, which open again', () => {
    fc.assert(
      fc.property(anyGame, ({ competition, seed }) => {
        let [before, isClosed, reopened, scores] = [null as Game | null, false, 0, 0];
        for (const { game, change } of played(competition, seed, 1)) {
          const hasScored =
            before?.progress && game.progress && before.progress.home + before.progress.away !== game.progress.home + game.progress.away;
          if (hasScored && game.model.suspension > 0 && game.status === 'IN_PLAY' && competition.sport !== 'cricket') {
            scores += 1;
            expect(game.books.every(({ status }) => status !== 'OPEN')).toBe(true);
          }
          if (isClosed && change?.selections?.some(({ status }) => status === 'OPEN')) reopened += 1;
          isClosed = game.books.every(({ status }) => status !== 'OPEN');
          before = game;
        }
        if (scores > 2) expect(reopened).toBeGreaterThan(0);
      }),
      { numRuns: 5 },
    );
  });

  test('a simulated game has the same history for the same seed', () => {
    const history = (seed: number) =>
      [...played(seededCompetitions[seed % seededCompetitions.length] as SeededCompetition, seed, 15)].map(({ change }) => change);
    fc.assert(
      fc.property(fc.nat(9_999), (seed) => {
        expect(history(seed)).toEqual(history(seed));
      }),
      { numRuns: 4 },
    );
  });

  test('a simulated game begins in time, never loses points and has a winner where no draw is possible', () => {
    fc.assert(
      fc.property(anyGame, ({ competition, seed }) => {
        let [home, away] = [0, 0];
        let last: Game | null = null;
        for (const { game, second } of played(competition, seed, 20)) {
          expect(game.status === 'PRE_GAME').toBe(second < 0);
          expect((game.progress?.home ?? 0) >= home && (game.progress?.away ?? 0) >= away).toBe(true);
          [home, away] = [game.progress?.home ?? 0, game.progress?.away ?? 0];
          last = game;
        }
        expect(last?.books.every(({ status }) => status === 'HIDDEN')).toBe(true);
        expect(last?.shown).toMatchObject({ home, away, period: 'Final', clock: null });
        if (competition.sport !== 'soccer') expect(home).not.toBe(away);
      }),
      { numRuns: 25 },
    );
  });

  test('a simulated game announces only what changed', () => {
    fc.assert(
      fc.property(anyGame, ({ competition, seed }) => {
        const known = new Map<string, string>();
        for (const { change } of played(competition, seed, 3)) {
          for (const { id, ...rest } of change?.selections ?? []) {
            const text = JSON.stringify(rest, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
            expect(known.get(id), id).not.toBe(`${text}`);
            known.set(id, text);
          }
        }
      }),
      { numRuns: 3 },
    );
  });

  test('a simulated game that should be over is finished in one step', () => {
    for (const competition of seededCompetitions) {
      const { game, change } = stepGame(newGame(competition, 4), 1, at(2 * 86_400), randomOf('late'));
      expect(game.status, competition.id).toBe('FINISHED');
      expect(change).toMatchObject({ status: 'FINISHED', scoreboard: { period: 'Final' } });
    }
  });

  test('a lead shortens the leader’s price in a simulated game', () => {
    const nfl = seededCompetitions[0] as SeededCompetition;
    const game = newGame(nfl, 3);
    const withLead = (home: number) => ({
      ...game,
      status: 'IN_PLAY' as const,
      progress: { ...game.model.start, elapsed: 2_000, home },
      untilPricing: 0,
    });
    const homePrice = (home: number) =>
      impliedBy(stepGame(withLead(home), 0.001, START, () => 0.5).game.books.find(({ type }) => type === 'moneyline')?.prices[1] ?? 100);
    expect(homePrice(3)).toBeGreaterThan(homePrice(0));
    expect(homePrice(7)).toBeGreaterThan(homePrice(3));
  });
});

describe('statistics of a simulated game', () => {
  test.each(['winter-darts-series', 'mens-indoor-tour'])('statistics are announced although no clock runs: %s', (id) => {
    const competition = seededCompetitions.find((each) => each.id === id);
    if (!competition) throw new Error(`no ${id}`);
    let [since, longest]: [number, number] = [0, 0];
    for (const { game, change } of played(competition, 3, 1)) {
      since = game.status !== 'IN_PLAY' || change?.statistics ? 0 : since + 1;
      longest = Math.max(longest, since);
    }
    expect(longest).toBeLessThanOrEqual(6);
  });
});
