import { describe, expect, test } from 'vitest';
import { gradeByFacts } from '#server/modules/betting/settlement/grades/facts.ts';
import { seededCompetitions } from '../competitions/index.ts';
import { playedUntil } from '../offer/offerRows.ts';
import { expectationOf, fixturesBetween, type Fixture } from '../offer/schedule.ts';
import { boxScoreOf, touchdownsIn } from './boxScore.ts';
import { detailRows } from './detailRows.ts';
import { randomOf } from '../random/random.ts';

const NOW = new Date('2026-11-21T21:07:00.000Z');
const WEEK_MS = 7 * 86_400_000;
const fixturesOf = (id: string, seed: number): readonly Fixture[] => {
  const competition = seededCompetitions.find((one) => one.id === id);
  if (!competition) throw new Error(`no ${id}`);
  return fixturesBetween(seed, competition, NOW, new Date(NOW.getTime() + WEEK_MS));
};
const rowsOf = (seed: number, fixture: Fixture) =>
  detailRows(
    { fixture, expectation: expectationOf(seed, fixture.competition, fixture.home, fixture.away, fixture.id), running: null },
    NOW,
  );
type Rows = ReturnType<typeof rowsOf>;
const implied = ({ feed_num: num, feed_den: den }: Rows['selections'][number]): number => Number(den) / (Number(num) + Number(den));

function played(seed: number, fixture: Fixture, rows: Rows) {
  const end = playedUntil(seed, fixture, 6 * 3_600);
  if (!end?.progress.isOver || !end.statistics) return null;
  const { competition, home, away, id: eventId } = fixture;
  const score = { home: end.progress.home, away: end.progress.away };
  const box = boxScoreOf(seed, { competition, home, away, eventId }, end.statistics);
  const periods = 'periods' in end.statistics ? end.statistics.periods : [];
  const subjects = new Map(rows.markets.map(({ id, subject_id: subject }) => [id, subject ?? '']));
  return { score, box, periods, subjects, statistics: end.statistics };
}

const WHOLE = { nfl: 25, nba: 35, nhl: 20, 'premier-league': 25, 'mens-indoor-tour': 4, lidom: 12, ncaaf: 12 };

test.each(Object.entries(WHOLE))('a game of %s has at least %i markets more, each with a margin', (league, least) => {
  const [fixture] = fixturesOf(league, 3);
  if (!fixture) throw new Error('no game');
  const rows = rowsOf(3, fixture);
  expect(rows.markets.length).toBeGreaterThanOrEqual(least);
  expect(new Set(rows.markets.map(({ id }) => id)).size).toBe(rows.markets.length);
  for (const market of rows.markets) {
    const sum = rows.selections.filter(({ market_id: id }) => id === market.id).reduce((all, one) => all + implied(one), 0);
    if (market.type.startsWith('anytime-') || market.type.startsWith('first-')) continue;
    expect(sum, `${market.type} ${market.name}`).toBeGreaterThan(1.02);
    expect(sum, `${market.type} ${market.name}`).toBeLessThan(1.2);
  }
});

test('students are not bet on, and players have the same name in every game', () => {
  const [college] = fixturesOf('ncaaf', 3);
  expect(college && rowsOf(3, college).markets.some(({ subject_id: subject }) => subject !== null)).toBe(false);
  const names = new Map<string, string>();
  for (const fixture of [1, 2].flatMap((seed) => fixturesOf('nhl', seed)))
    for (const { subject_id: id, subject_name: name } of rowsOf(1, fixture).markets) {
      if (typeof id !== 'string' || typeof name !== 'string') continue;
      expect(names.get(id) ?? name).toBe(name);
      names.set(id, name);
    }
  expect(names.size).toBeGreaterThan(60);
});

describe.each(['nfl', 'nba', 'nhl', 'premier-league', 'lidom', 'mens-indoor-tour', 'superlega', 'cs-pro-league'])(
  'games of %s',
  (league) => {
    const games = Array.from({ length: 30 }, (_, seed) =>
      fixturesOf(league, seed)
        .slice(0, 1)
        .map((fixture) => ({ seed, fixture })),
    ).flat();

    test('every market but the exact score is graded by the counts of the game, and the house keeps its margin', () => {
      const paid = new Map<string, { bets: number; back: number }>();
      for (const { seed, fixture } of games) {
        const rows = rowsOf(seed, fixture);
        const facts = played(seed, fixture, rows);
        if (!facts) continue;
        const types = new Map(rows.markets.map(({ id, type }) => [id, type]));
        for (const selection of rows.selections) {
          const marketType = types.get(selection.market_id) ?? '';
          if (marketType === 'correct-score') continue;
          const proposition = {
            marketId: selection.market_id,
            marketType,
            selectionType: selection.type,
            points: selection.feed_points ?? null,
          };
          const grade = gradeByFacts(proposition, facts, facts.score);
          expect(grade, `${selection.id}`).not.toBeNull();
          const key = /^(player|anytime|first)/.exec(marketType)?.[1] ?? 'periods';
          const sum = paid.get(key) ?? { bets: 0, back: 0 };
          const back = grade?.outcome === 'WIN' ? 1 / implied(selection) : grade?.outcome === 'LOSS' ? 0 : 1;
          paid.set(key, { bets: sum.bets + 1, back: sum.back + back });
        }
      }
      for (const [kind, { bets, back }] of paid) expect(back / bets, kind).toBeLessThan(1.15);
      for (const [kind, { bets, back }] of paid) expect(back / bets, kind).toBeGreaterThan(0.6);
    });
  },
);

test('players’ counts add up to no more than their side’s', () => {
  for (const fixture of fixturesOf('nhl', 5).slice(0, 20)) {
    const facts = played(5, fixture, rowsOf(5, fixture));
    if (facts?.statistics.__typename !== 'HockeyStatistics') continue;
    for (const key of ['home', 'away'] as const) {
      const own = Object.entries(facts.box.players).filter(([id]) => id.startsWith(`${fixture[key].abbreviation.toLowerCase()}-`));
      const sum = (figure: string): number => own.reduce((all, [, figures]) => all + (figures[figure] ?? 0), 0);
      expect(sum('shots')).toBeLessThanOrEqual(facts.statistics[key].shots);
      expect(sum('goals')).toBeLessThanOrEqual(facts.score[key]);
    }
  }
});

test('a first goal in overtime belongs to no listed player, and is no game without goals', () => {
  const [fixture] = fixturesOf('nhl', 5);
  const facts = fixture && played(5, fixture, rowsOf(5, fixture));
  if (!facts || facts.statistics.__typename !== 'HockeyStatistics') throw new Error('no game');
  const ended = { competition: fixture.competition, home: fixture.home, away: fixture.away, eventId: fixture.id };
  const firstOf = (overtime: number) =>
    boxScoreOf(5, ended, {
      ...facts.statistics,
      periods: ['1', '2', '3', 'OT'].map((label) => ({ label, home: label === 'OT' ? overtime : 0, away: 0 })),
    } as typeof facts.statistics).first;
  expect([firstOf(1), firstOf(0)]).toEqual(['other', null]);
});

test('“Any other score” is every score without a selection of its own', () => {
  for (const fixture of [1, 2, 3].flatMap((seed) => fixturesOf('premier-league', seed))) {
    const { selections } = rowsOf(3, fixture);
    const scores = selections.filter(({ market_id: id }) => id.endsWith(':correct-score')).map(({ type }) => type);
    expect(scores).toHaveLength(17);
    expect(scores).toContain('other');
  }
});

test.each([
  [0, [0]],
  [3, [0]],
  [7, [1]],
  [6, [0, 1]],
  [1, [0]],
])('%i points of a quarter have a possible number of touchdowns', (points, possible) => {
  for (let seed = 0; seed < 20; seed += 1) expect(possible).toContain(touchdownsIn(points, randomOf(seed)));
});
