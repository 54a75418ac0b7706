import { describe, expect, test } from 'vitest';
import { baseballModel } from './innings.ts';
import { cricketModel } from './cricket.ts';
import { raceModel } from './race.ts';
import { models } from './sports.ts';
import type { Progress, SportModel } from './sportModel.ts';

const at = (model: SportModel, more: Partial<Progress>): Progress => ({ ...model.start, ...more });
/** At these values the home team, or the away team, wins every point. */
const [homeTakesAll, awayTakesAll] = [0.999, 0.001].map((edge) => ({ edge, pace: 0 })) as [
  { edge: number; pace: number },
  { edge: number; pace: number },
];
const onePoint = (): (() => number) => {
  const draws = [0.5, 0.1, 0.5];
  return () => draws.shift() ?? 0.5;
};

describe('tennis', () => {
  const tennis = models.tennis;
  const point = (progress: Progress, expectation = homeTakesAll): Progress =>
    tennis.advance(expectation, progress, 240, onePoint()).progress;

  test.each([
    [[5, 4], [0, 0], 1],
    [[5, 5], [6, 5], 0],
    [[6, 5], [0, 0], 1],
    [[6, 6], [0, 0], 1],
    [[0, 5], [1, 5], 0],
  ] as const)('in tennis a game for the home side at %j leads to %j and %i sets', (unit, next, sets) => {
    expect(point(at(tennis, { unit }))).toMatchObject({ unit: next, home: sets });
  });

  test('two sets win a tennis match, for either side', () => {
    expect(point(at(tennis, { unit: [5, 0], home: 1, away: 1 }))).toMatchObject({ home: 2, away: 1, isOver: true });
    expect(point(at(tennis, { unit: [0, 5], away: 1 }), awayTakesAll)).toMatchObject({ home: 0, away: 2, isOver: true });
    expect(tennis.display(at(tennis, { unit: [3, 4], home: 1 }))).toEqual({ period: 'Set 2', clock: '4–3' });
  });

  test('a tennis set resumes from a clock with the away side first, or in the older form', () => {
    for (const clock of ['4–3', '3-4']) expect(tennis.resume(1, 0, { period: 'Set 2', clock })).toMatchObject({ home: 1, unit: [3, 4] });
  });

  test('in tennis a lead within a set raises the chance to win, and a set raises it more', () => {
    const even = { edge: 0.5, pace: 0 };
    const winShare = (progress: Progress): number => {
      const { margin } = tennis.outlook(even, progress);
      return margin.mass.reduce((sum, p, index) => (margin.from + index > 0 ? sum + p : sum), 0);
    };
    const [level, ahead, setUp] = [at(tennis, {}), at(tennis, { unit: [4, 1] }), at(tennis, { home: 1 })].map(winShare);
    expect(level).toBeCloseTo(0.5, 2);
    expect(ahead).toBeGreaterThan(0.6);
    expect(setUp).toBeCloseTo(0.75, 2);
    expect(winShare(at(tennis, { unit: [6, 6] }))).toBeCloseTo(0.5, 2);
  });
});

test('a volleyball set goes on until a lead of two points', () => {
  const { volleyball } = models;
  const after = (unit: readonly [number, number]): Progress =>
    volleyball.advance(homeTakesAll, at(volleyball, { unit }), 34, onePoint()).progress;
  expect(after([24, 24])).toMatchObject({ unit: [25, 24], home: 0 });
  expect(after([25, 24])).toMatchObject({ unit: [0, 0], home: 1 });
  expect(after([24, 10])).toMatchObject({ unit: [0, 0], home: 1 });
});

test('a race by legs is won leg by leg, and shows no clock', () => {
  const darts = raceModel({ unit: 'Leg', wins: 6, seconds: 170, inside: null, suspension: 8 });
  const { progress, incident } = darts.advance(homeTakesAll, at(darts, { home: 5, away: 5 }), 170, onePoint());
  expect([progress, incident]).toEqual([{ home: 6, away: 5, elapsed: 170, unit: null, isOver: true }, 'score']);
  expect(darts.display(at(darts, { home: 2, away: 1 }))).toEqual({ period: 'Leg 4', clock: null });
  expect(darts.display(progress)).toEqual({ period: 'Final', clock: null });
});

describe('baseball', () => {
  const HALF = 560;
  const expectation = { edge: 0, pace: 8 };
  const quiet = (): number => 0;
  const busy = (): (() => number) => {
    let draws = 0;
    return () => ((draws += 1) === 1 ? 0.9999 : 0.0001);
  };
  const play = (progress: Partial<Progress>, seconds: number, random: () => number = quiet): Progress =>
    baseballModel.advance(expectation, at(baseballModel, progress), seconds, random).progress;

  test('a leading home side does not bat in the ninth inning', () => {
    expect(play({ elapsed: 16 * HALF, home: 3, away: 2 }, HALF)).toMatchObject({ isOver: true, home: 3 });
    expect(play({ elapsed: 16 * HALF, home: 2, away: 3 }, HALF)).toMatchObject({ isOver: false });
  });
  test('the winning run ends a baseball game', () => {
    const { isOver, home, elapsed } = play({ elapsed: 17 * HALF, home: 3, away: 3 }, 5, busy());
    expect(isOver).toBe(true);
    expect(home).toBeGreaterThan(3);
    expect(elapsed).toBeLessThan(18 * HALF);
  });
  test('a baseball game with a level score goes on', () => {
    expect(play({ elapsed: 17 * HALF, home: 3, away: 3 }, HALF)).toMatchObject({ isOver: false });
    expect(baseballModel.display(at(baseballModel, { elapsed: 18 * HALF }))).toEqual({ period: 'Top 10th', clock: '0 outs' });
  });
  test.each([
    [0, 'Top 1st', '0 outs'],
    [200, 'Top 1st', '1 out'],
    [3 * HALF + 400, 'Bot 2nd', '2 outs'],
    [4 * HALF, 'Top 3rd', '0 outs'],
    [22 * HALF, 'Top 12th', '0 outs'],
    [40 * HALF, 'Top 21st', '0 outs'],
  ])('after %i s baseball shows %s, %s', (elapsed, period, clock) => {
    expect(baseballModel.display(at(baseballModel, { elapsed }))).toEqual({ period, clock });
  });
});

describe('cricket', () => {
  const expectation = { edge: 0, pace: 320 };
  const quiet = (): number => 0;
  test('in cricket the second side stops once it has passed the first', () => {
    const chase = at(cricketModel, { home: 150, away: 149, elapsed: 10_000 });
    const { progress } = cricketModel.advance(expectation, { ...chase, away: 151 }, 1, quiet);
    expect(progress).toMatchObject({ isOver: true, home: 150, away: 151 });
    expect(cricketModel.advance(expectation, chase, 1, quiet).progress.isOver).toBe(false);
  });
  test('a level cricket score is decided by one run', () => {
    const { progress } = cricketModel.advance(expectation, at(cricketModel, { home: 150, away: 150, elapsed: 11_999 }), 2, quiet);
    expect(progress.isOver).toBe(true);
    expect(Math.abs(progress.home - progress.away)).toBe(1);
  });
  test('overs in cricket are counted in balls', () => {
    const shown = (elapsed: number) => cricketModel.display(at(cricketModel, { elapsed }));
    expect(shown(45 * 7)).toEqual({ period: '1st Innings', clock: '1.1 ov' });
    expect(shown(5_500)).toEqual({ period: 'Innings break', clock: null });
    expect(shown(6_600 + 45 * 119)).toEqual({ period: '2nd Innings', clock: '19.5 ov' });
  });
  test('in cricket no more runs are expected of the first side after its innings', () => {
    const { home } = cricketModel.outlook(expectation, at(cricketModel, { home: 171, elapsed: 7_000 }));
    expect(home).toEqual({ from: 171, mass: expect.arrayContaining([expect.closeTo(1, 1)]) as number[] });
  });
});

describe('hockey', () => {
  const { hockey } = models;
  const expectation = { edge: 0.4, pace: 6 };
  const END = hockey.lasts;
  test('a hockey game ends with the first goal of overtime, or with the shoot-out', () => {
    const level = at(hockey, { home: 2, away: 2, elapsed: END + 10 });
    expect(hockey.advance(expectation, level, 5, () => 0).progress).toMatchObject({ isOver: true, home: 3, away: 2 });
    expect(hockey.advance(expectation, level, 5, () => 0.999).progress).toMatchObject({ isOver: false });
    expect(hockey.advance(expectation, { ...level, elapsed: END + 598 }, 5, () => 0.999).progress).toMatchObject({ isOver: true, away: 3 });
  });
  test('a hockey game is never expected to end level', () => {
    const { margin } = hockey.outlook(expectation, at(hockey, { home: 1, away: 1, elapsed: 3_000 }));
    expect(margin.mass[-margin.from] ?? 0).toBe(0);
  });
});
