import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededCompetitions } from '../competitions/index.ts';
import { randomOf } from '../random/random.ts';
import { expectationOf } from '../offer/schedule.ts';
import { meanOf, split } from './pmf.ts';
import { chancesOf, quotesOf } from '../quotes/quotes.ts';
import { models } from './sports.ts';
import type { Expectation, Progress } from './sportModel.ts';

const anyGame = fc.record({ competition: fc.constantFrom(...seededCompetitions), seed: fc.nat(9_999), seconds: fc.nat(12_000) });
type Competition = (typeof seededCompetitions)[number];

function between(competition: Competition, seed: number): Expectation {
  const [home, away] = [competition.sides[seed % competition.sides.length], competition.sides[(seed + 3) % competition.sides.length]];
  if (!home || !away) throw new Error('too few sides');
  return expectationOf(seed, competition, home, away, `event-${seed}`);
}

function playedFor(competition: Competition, expectation: Expectation, seconds: number, seed: number): Progress {
  const model = models[competition.model];
  const random = randomOf('models', seed);
  let progress = model.start;
  for (let done = 0; done < seconds && !progress.isOver; done += 30) ({ progress } = model.advance(expectation, progress, 30, random));
  return progress;
}

describe('every model', () => {
  test('every model gives probabilities, and none to scores that are no longer possible', () => {
    fc.assert(
      fc.property(anyGame, ({ competition, seed, seconds }) => {
        const expectation = between(competition, seed);
        const progress = playedFor(competition, expectation, seconds, seed);
        const { margin, total, home, away, bothScore } = models[competition.model].outlook(expectation, progress);
        for (const { mass } of [margin, total, home, away]) {
          expect(mass.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 6);
          expect(mass.every((p) => p >= 0)).toBe(true);
        }
        expect(split(total, progress.home + progress.away - 0.5).under).toBeLessThan(1e-9);
        expect(split(home, progress.home - 0.5).under).toBeLessThan(1e-9);
        expect(bothScore).toBeGreaterThanOrEqual(0);
        expect(bothScore).toBeLessThan(1 + 1e-9);
      }),
      { numRuns: 120 },
    );
  });

  test('a finished game has no market with prices', () => {
    for (const competition of seededCompetitions) {
      const expectation = between(competition, 5);
      const progress = playedFor(competition, expectation, 60_000, 5);
      expect(progress.isOver, competition.id).toBe(true);
      expect(
        quotesOf(competition.offer, models[competition.model].outlook(expectation, progress), { home: 'H', away: 'A' }).every(
          ({ prices }) => prices === null,
        ),
      ).toBe(true);
    }
  });

  test('a model resumes after a restart from the displayed score, period and clock', () => {
    fc.assert(
      fc.property(anyGame, ({ competition, seed, seconds }) => {
        const model = models[competition.model];
        const progress = playedFor(competition, between(competition, seed), seconds, seed);
        if (progress.isOver) return;
        const shown = model.display(progress);
        const resumed = model.resume(progress.home, progress.away, shown);
        expect(resumed && model.display(resumed)).toEqual(shown);
      }),
      { numRuns: 120 },
    );
    expect(models.soccer.resume(0, 0, { period: 'Third Half', clock: null })).toBeNull();
    expect(models.tennis.resume(0, 0, { period: 'Set 1', clock: null })).toBeNull();
  });
});

describe('prices before the start', () => {
  const PLAYED = 500;
  // Four standard deviations of a share of 500 games, plus a margin for the models’ simplifications.
  const TOLERANCE = 0.09 + 0.04;
  test.each(
    seededCompetitions
      .filter(({ id }) =>
        ['nfl', 'nba', 'nhl', 'premier-league', 'lidom', 'sa20', 'mens-indoor-tour', 'superlega', 'winter-darts-series'].includes(id),
      )
      .map((competition) => [competition.id, competition] as const),
  )('prices of %s before the start agree with simulated results', (_id, competition) => {
    const model = models[competition.model];
    const expectation = between(competition, 8);
    const outlook = model.outlook(expectation, model.start);
    let [homeWins, overs, points] = [0, 0, 0];
    const line = Math.floor(meanOf(outlook.total)) + 0.5;
    for (let game = 0; game < PLAYED; game += 1) {
      const { home, away } = playedFor(competition, expectation, 60_000, game);
      homeWins += home > away ? 1 : 0;
      overs += home + away > line ? 1 : 0;
      points += home + away;
    }
    expect(Math.abs(homeWins / PLAYED - split(outlook.margin, 0).over)).toBeLessThan(TOLERANCE);
    expect(Math.abs(overs / PLAYED - split(outlook.total, line).over)).toBeLessThan(TOLERANCE);
    expect(Math.abs(points / PLAYED / meanOf(outlook.total) - 1)).toBeLessThan(0.06);
  });
});

describe('lines', () => {
  const nfl = seededCompetitions.find(({ id }) => id === 'nfl') as Competition;
  const model = models[nfl.model];
  const names = { home: 'Bills', away: 'Jets' };
  const lineOf = (edge: number, held?: number): number | null => {
    const quotes = quotesOf(
      nfl.offer,
      model.outlook({ edge, pace: 45 }, model.start),
      names,
      held === undefined ? undefined : new Map([['spread', held]]),
    );
    return quotes.find(({ key }) => key === 'spread')?.line ?? null;
  };

  test('the favourite’s line is negative, in half and whole points', () => {
    expect(lineOf(6)).toBeLessThan(-400);
    expect(lineOf(-6)).toBeGreaterThan(400);
    expect(Math.abs((lineOf(3.2) ?? 1) % 50)).toBe(0);
  });

  test('a line stays while its price is acceptable, and moves otherwise', () => {
    const held = lineOf(3) ?? 0;
    expect(lineOf(3.8, held)).toBe(held);
    expect(lineOf(14, held)).toBeLessThan(held);
  });

  test('a spread’s two sides are one market, and a total counts both teams', () => {
    const outlook = model.outlook({ edge: 3, pace: 45 }, model.start);
    const [away = 0, home = 0] = chancesOf('spread', -300, outlook);
    expect(away + home).toBeCloseTo(1);
    const [over = 0] = chancesOf('total', 4_450, outlook);
    expect(over).toBeGreaterThan(chancesOf('total', 5_050, outlook)[0] ?? 1);
  });

  test('the chances of a three-way market and its double chances agree', () => {
    const soccer = models.soccer.outlook({ edge: 0.4, pace: 2.7 }, models.soccer.start);
    const [home = 0, draw = 0, away = 0] = chancesOf('three-way', null, soccer);
    expect(home + draw + away).toBeCloseTo(1);
    expect(chancesOf('double-chance', null, soccer)).toEqual(
      [home + draw, home + away, draw + away].map((chance) => expect.closeTo(chance, 9) as number),
    );
    expect(draw).toBeGreaterThan(0.2);
    expect(draw).toBeLessThan(0.33);
  });
});
