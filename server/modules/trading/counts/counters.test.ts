import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventStatistics, PeriodScore } from '#server/contract/eventStatistics.ts';
import { situationOf } from '#server/modules/catalogue/messages/situation.ts';
import { seededCompetitions } from '../competitions/index.ts';
import { models } from '../model/sports.ts';
import type { Progress } from '../model/sportModel.ts';
import { randomOf } from '../random/random.ts';
import { expectationOf } from '../offer/schedule.ts';
import { countOf } from './counters.ts';

type Moment = { readonly progress: Progress; readonly statistics: EventStatistics };

function* counted(competition: (typeof seededCompetitions)[number], seed: number): Generator<Moment> {
  const [home, away] = [competition.sides[seed % competition.sides.length], competition.sides[(seed + 1) % competition.sides.length]];
  if (!home || !away) throw new Error('too few sides');
  const model = models[competition.model];
  const [random, stride] = [randomOf('counted', seed), 1 + (seed % 30)];
  const expectation = expectationOf(seed, competition, home, away, `event-${seed}`);
  const names = { home: home.abbreviation, away: away.abbreviation };
  let [progress, statistics]: [Progress, EventStatistics | null] = [model.start, null];
  while (!progress.isOver) {
    const from = progress;
    ({ progress } = model.advance(expectation, from, stride, random));
    statistics = countOf(competition.sport)(statistics, { from, to: progress, ...model.display(progress), seconds: stride, names, random });
    yield { progress, statistics };
  }
}

const anyGame = fc.record({ competition: fc.constantFrom(...seededCompetitions), seed: fc.nat(9_999) });
const sum = (periods: readonly PeriodScore[], side: 'home' | 'away'): number => periods.reduce((all, each) => all + (each[side] ?? 0), 0);
const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];

function check({ progress, statistics: now }: Moment): void {
  expect(numbersIn(now).every((figure) => Number.isFinite(figure))).toBe(true);
  const isOver = progress.isOver;
  switch (now.__typename) {
    case 'FootballStatistics':
      expect([1, 2, 3, 4, null]).toContain(now.down);
      expect((now.possession === null) === (now.down === null)).toBe(true);
      if (now.possession !== null) {
        expect(now.spot).toBeGreaterThan(0);
        expect(now.spot).toBeLessThan(100);
        expect(now.yardsToGo).toBeGreaterThan(0);
        expect(now.fieldPosition).toMatch(/^(\S+ )?([1-9]|[1-4]\d|50)$/);
      }
      expect(Math.min(now.home.timeouts, now.away.timeouts)).toBeGreaterThanOrEqual(0);
      break;
    case 'BaseballStatistics':
      expect(now.balls).toBeLessThan(4);
      expect(now.strikes).toBeLessThan(3);
      expect(now.outs).toBeLessThanOrEqual(3);
      break;
    case 'SoccerStatistics':
      expect(now.home.possession + now.away.possession).toBe(100);
      for (const key of ['home', 'away'] as const) {
        expect(now[key].shotsOnTarget).toBeGreaterThanOrEqual(progress[key]);
        expect(now[key].shots).toBeGreaterThanOrEqual(now[key].shotsOnTarget);
        expect(now[key].fouls).toBeGreaterThanOrEqual(now[key].yellowCards + now[key].redCards);
      }
      break;
    case 'HockeyStatistics':
      expect((now.powerPlay === null) === (now.powerPlayClock === null)).toBe(true);
      for (const key of ['home', 'away'] as const) expect(now[key].shots).toBeGreaterThanOrEqual(progress[key]);
      break;
    case 'CricketStatistics':
      expect(Math.max(now.home.wickets, now.away.wickets)).toBeLessThan(10);
      for (const key of ['home', 'away'] as const) expect(4 * now[key].fours + 6 * now[key].sixes).toBeLessThanOrEqual(progress[key]);
      break;
    case 'TennisStatistics':
      for (const { points } of [now.home, now.away]) expect(points).toMatch(now.isTieBreak ? /^\d+$/ : /^(0|15|30|40|AD)$/);
      expect(now.home.points === 'AD' && now.away.points !== '40').toBe(false);
      break;
    case 'DartsStatistics':
      expect(Math.min(now.home.remaining, now.away.remaining)).toBeGreaterThanOrEqual(2);
      expect(Math.max(now.home.highestCheckout, now.away.highestCheckout)).toBeLessThanOrEqual(170);
      for (const { average } of [now.home, now.away]) expect(Number(average ?? 0)).toBeLessThanOrEqual(180);
      break;
    case 'EsportsStatistics':
      expect(now.home.totalKills).toBeGreaterThanOrEqual(now.home.kills);
      break;
    case 'BasketballStatistics':
    case 'VolleyballStatistics':
    case 'OtherStatistics':
      break;
  }
  if (isOver) expect(situationOf(now)).toEqual({ turn: null, situation: null });
}

/** Checks that period scores sum to the total, which counts periods won in sports with sets or maps. */
function agrees({ progress, statistics }: Moment): void {
  if (!('periods' in statistics)) return;
  const { periods } = statistics;
  const isInside = ['TennisStatistics', 'VolleyballStatistics', 'EsportsStatistics'].includes(statistics.__typename);
  if (!isInside) {
    expect([sum(periods, 'home'), sum(periods, 'away')]).toEqual([progress.home, progress.away]);
    return;
  }
  const over = periods.slice(0, progress.home + progress.away);
  if (progress.unit === null) expect(periods).toEqual([]);
  else {
    expect(over.filter(({ home, away }) => (home ?? 0) > (away ?? 0))).toHaveLength(progress.home);
    expect(over.filter(({ home, away }) => (home ?? 0) < (away ?? 0))).toHaveLength(progress.away);
  }
}

describe('statistics of a simulated game', () => {
  test('statistics of any simulated game match its score by period and are possible', () => {
    fc.assert(
      fc.property(anyGame, ({ competition, seed }) => {
        for (const moment of counted(competition, seed)) {
          check(moment);
          agrees(moment);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a stretch over the end of a half inning gives each team its own runs', () => {
    const [baseball] = seededCompetitions.filter(({ sport }) => sport === 'baseball');
    if (!baseball) throw new Error('nobody plays baseball');
    // In these seeds' games the home team scored between the away team’s last out and the next observation.
    for (const seed of [21, 26, 110, 174, 178, 220]) for (const moment of counted(baseball, seed)) agrees(moment);
  });

  test('every simulated sport has statistics of its own', () => {
    const kinds = new Map(
      seededCompetitions.map((competition) => {
        const [first] = counted(competition, 7);
        return [competition.sport, first?.statistics.__typename];
      }),
    );
    expect(Object.fromEntries(kinds)).toEqual({
      baseball: 'BaseballStatistics',
      basketball: 'BasketballStatistics',
      cricket: 'CricketStatistics',
      darts: 'DartsStatistics',
      esports: 'EsportsStatistics',
      football: 'FootballStatistics',
      hockey: 'HockeyStatistics',
      soccer: 'SoccerStatistics',
      tennis: 'TennisStatistics',
      volleyball: 'VolleyballStatistics',
    });
  });

  test('an unknown sport has its score by period, even if named like a property of objects', () => {
    const from: Progress = { home: 0, away: 0, elapsed: 0, unit: null, isOver: false };
    for (const sport of ['curling', 'constructor'])
      expect(
        countOf(sport)(null, {
          from,
          to: { ...from, home: 2, elapsed: 30 },
          period: '1st Half',
          clock: null,
          seconds: 30,
          names: { home: 'A', away: 'B' },
          random: () => 0.5,
        }),
      ).toEqual({ __typename: 'OtherStatistics', periods: [{ label: '1', home: 2, away: 0 }] });
  });
});
