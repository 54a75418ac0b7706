import { expect, test } from 'vitest';
import { realityCheckAt, realityCheckMinutes } from './realityCheck.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 21, 12, minutes));
const kept = (chosen: number | null, checked: Date | null = null) => ({
  started_at: at(0),
  reality_checked_at: checked,
  reality_check_minutes: chosen,
});

test.each([
  [null, 60],
  [15, 15],
  [30, 30],
  [60, 60],
  [600, 60],
])('checklist 40: a player who chose %s minutes gets a reality check every %s', (chosen, minutes) => {
  expect(realityCheckMinutes(kept(chosen))).toBe(minutes);
  expect(realityCheckAt(kept(chosen))).toEqual(at(minutes));
});

test('the next reality check counts from the last one that was read', () => {
  expect(realityCheckAt(kept(15, at(40)))).toEqual(at(55));
});
