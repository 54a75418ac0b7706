import type { SeededCompetition } from '../competitions/competition.ts';
import { dayAfter, easternDay, easternInstant, isoDay, weekdayOf, weekOf, type EasternDay } from '#server/platform/dates/eastern.ts';
import { gaussian, randomOf, shuffled } from '../random/random.ts';
import type { Expectation } from '../model/sportModel.ts';
import type { Side } from './rosters.ts';

export type Fixture = {
  readonly id: string;
  readonly competition: SeededCompetition;
  readonly home: Side;
  readonly away: Side;
  readonly startsAt: Date;
};

/**
 * Returns a day's games. Every call returns the same ones, so that later runs can extend the schedule. Throws RangeError for fewer than two
 * teams.
 */
export function fixturesOn(seed: number, competition: SeededCompetition, day: EasternDay): readonly Fixture[] {
  const week = weekOf(day);
  const today = weekdayOf(day);
  const order = [2, 3, 4, 5, 6, 0, 1];
  const gamesOn = (weekday: number): number => (competition.week[weekday] ?? []).reduce((sum, [, count]) => sum + count, 0);
  let game = order.slice(0, order.indexOf(today)).reduce((sum, weekday) => sum + gamesOn(weekday), 0);
  const busy = new Set<Side>();
  const fixtures: Fixture[] = [];
  for (const [time, count] of competition.week[today] ?? []) {
    for (let index = 0; index < count; index += 1, game += 1) {
      const pair = pairing(seed, competition, week, game);
      if (pair.some((side) => busy.has(side))) continue;
      for (const side of pair) busy.add(side);
      fixtures.push(fixture(competition, ...pair, easternInstant(day, time), day));
    }
  }
  return fixtures;
}

/** Lists games that start at or after `from` and before `to`. */
export function fixturesBetween(seed: number, competition: SeededCompetition, from: Date, to: Date): readonly Fixture[] {
  const found: Fixture[] = [];
  for (let day = easternDay(from); easternInstant(day, '00:00') < to; day = dayAfter(day, 1)) {
    found.push(...fixturesOn(seed, competition, day).filter(({ startsAt }) => startsAt >= from && startsAt < to));
  }
  return found;
}

export function fixture(
  competition: SeededCompetition,
  home: Side,
  away: Side,
  startsAt: Date,
  day: EasternDay = easternDay(startsAt),
): Fixture {
  return { id: `${competition.id}-${isoDay(day)}-${slugOf(competition, home, away)}`, competition, home, away, startsAt };
}

export const nameOf = (competition: SeededCompetition, home: Side, away: Side): string =>
  competition.joiner === 'at' ? `${away.name} at ${home.name}` : `${home.name} v ${away.name}`;

export const slugOf = (competition: SeededCompetition, home: Side, away: Side): string => slugify(nameOf(competition, home, away));

export const slugify = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-');

/** Draws a game's expected scores from the seed, so that a restart does not change them. */
export function expectationOf(seed: number, competition: SeededCompetition, home: Side, away: Side, eventId: string): Expectation {
  const random = randomOf(seed, 'form', eventId);
  const edge = competition.home + competition.strength * (home.strength - away.strength + 0.25 * gaussian(random));
  if (competition.pace === 0) return { edge: Math.min(0.74, Math.max(0.26, 1 / (1 + Math.exp(-edge)))), pace: 0 };
  const pace = competition.pace + competition.paceSpread * Math.max(-2, Math.min(2, gaussian(random)));
  return { edge: Math.max(-0.62 * pace, Math.min(0.62 * pace, edge)), pace };
}

function pairing(seed: number, competition: SeededCompetition, week: number, game: number): readonly [Side, Side] {
  const perRound = Math.floor(competition.sides.length / 2);
  const round = Math.floor(game / perRound);
  const sides = shuffled(randomOf(seed, 'round', competition.id, week, round), competition.sides);
  const [first, second] = [sides[(game % perRound) * 2], sides[(game % perRound) * 2 + 1]];
  if (!first || !second) throw new RangeError(`${competition.id} has too few sides`);
  return round % 2 === 0 ? [first, second] : [second, first];
}
