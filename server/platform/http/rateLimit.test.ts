import { expect, it } from 'vitest';
import { RateLimit } from './rateLimit.ts';

it('allows so many in a window, for each key', () => {
  let nowMs = 0;
  const limit = new RateLimit(2, 1_000, () => nowMs);
  expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([true, true, false, true]);
  nowMs = 1_000;
  expect(limit.take('a')).toBe(true);
});

it('allows so many in an hour, and as many again in the next', () => {
  let now = '';
  const limit = new RateLimit(2, 3_600_000, () => Date.parse(`2026-11-21T${now}:00.000Z`));
  const at = (time: string): boolean => {
    now = time;
    return limit.take('all');
  };
  expect(['12:00', '12:59', '12:59', '13:00', '13:01', '13:02'].map(at)).toEqual([true, true, false, true, true, false]);
});

it('counts a window from the first that is taken, whatever the clock on the wall says', () => {
  let nowMs = 59_999;
  const limit = new RateLimit(1, 60_000, () => nowMs);
  const at = (ms: number): boolean => {
    nowMs = ms;
    return limit.take('a');
  };
  expect([59_999, 60_000, 119_998, 119_999, 179_998].map(at)).toEqual([true, false, false, true, false]);
});
