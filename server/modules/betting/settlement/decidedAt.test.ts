import { expect, test } from 'vitest';
import { DecidedTooEarly, earliestDecided, mustBeBelievable } from './decidedAt.ts';

const BEGINS = new Date('2026-11-22T18:00:00.000Z');
const DAY_BEFORE = new Date('2026-11-21T18:00:00.000Z');

test('an outcome is known a day before the game begins at the earliest', () => {
  expect(earliestDecided(BEGINS)).toEqual(DAY_BEFORE);
});

test.each([
  ['at that very instant', DAY_BEFORE],
  ['when the game begins', BEGINS],
  ['long after it', new Date('2026-12-24T00:00:00.000Z')],
  ['at no known time', null],
])('an outcome that was known %s is accepted', (_name, decidedAt) => {
  expect(() => mustBeBelievable('game-1', decidedAt, BEGINS)).not.toThrow();
});

test('checklist 21: an outcome known a millisecond too early is refused with the earliest time', () => {
  const said = new Date(DAY_BEFORE.getTime() - 1);
  const problem = new DecidedTooEarly('game-1', DAY_BEFORE);
  expect(() => mustBeBelievable('game-1', said, BEGINS)).toThrow(problem);
  expect([problem.eventId, problem.earliest]).toEqual(['game-1', DAY_BEFORE]);
  expect(problem.message).toMatch(
    /^The outcome of game-1 cannot have been known before 2026-11-21T18:00:00.000Z, a day before it begins\. .*returned by hand$/,
  );
});
