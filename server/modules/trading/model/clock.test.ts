import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockText, elapsedAt, gameLength, momentAt, realLength, type Timetable } from './clock.ts';

const table: Timetable = {
  periods: [
    { name: 'Q1', seconds: 600, real: 1_200 },
    { name: 'Halftime', seconds: 0, real: 300 },
    { name: 'Q2', seconds: 600, real: 1_200 },
  ],
  overtime: { name: 'OT', seconds: 300, real: 600 },
  style: 'down',
};
const soccer: Timetable = { ...table, overtime: null, style: 'minutes' };
const shownAt = (of: Timetable, elapsed: number) => {
  const moment = momentAt(of, elapsed);
  return [moment.period.name, clockText(of, moment)];
};

describe('the game clock', () => {
  test.each([
    [0, ['Q1', '10:00']],
    [600, ['Q1', '5:00']],
    [1_199, ['Q1', '0:01']],
    [1_200, ['Halftime', null]],
    [1_500, ['Q2', '10:00']],
    [2_698, ['Q2', '0:01']],
    [2_700, ['OT', '5:00']],
    [3_000, ['OT', '2:30']],
    [3_300, ['OT', '5:00']],
  ])('the game clock after %i s shows %j', (elapsed, shown) => {
    expect(shownAt(table, elapsed)).toEqual(shown);
  });

  test('the game clock counts up in soccer and stops at the end', () => {
    expect(shownAt(soccer, 0)).toEqual(['Q1', "1'"]);
    expect(shownAt(soccer, 610)).toEqual(['Q1', "6'"]);
    expect(shownAt(soccer, 9_999)).toEqual(['Q2', "20'"]);
  });

  test('the game clock never runs backwards, and regulation time is played once', () => {
    fc.assert(
      fc.property(fc.nat(4_000), fc.nat(4_000), (one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(momentAt(table, early).played).toBeLessThanOrEqual(momentAt(table, late).played);
        expect(momentAt(table, late).played).toBeLessThanOrEqual(gameLength(table));
      }),
    );
    expect([realLength(table), gameLength(table)]).toEqual([2_700, 1_200]);
  });

  test('the game clock is read back to the second at which it first shows', () => {
    fc.assert(
      fc.property(fc.nat(3_299), (elapsed) => {
        const moment = momentAt(table, elapsed);
        const found = elapsedAt(table, moment.period.name, clockText(table, moment));
        expect(found).not.toBeNull();
        expect(shownAt(table, found ?? 0)).toEqual(shownAt(table, elapsed));
        expect(found).toBeLessThanOrEqual(elapsed);
      }),
    );
    expect(elapsedAt(table, 'Q9', '1:00')).toBeNull();
    // Expects the start of the period, because this clock time is never shown.
    expect(elapsedAt(table, 'Q2', '99:99')).toBe(1_500);
  });
});
