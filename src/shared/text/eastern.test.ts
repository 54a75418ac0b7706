import { expect, test } from 'vitest';
import { easternClock } from './eastern.ts';

const shown = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
});
const written = (instant: Date): string => easternClock(instant).toISOString().slice(0, 16).replace('T', ' ');

test('the wall clock of New York is the one of the time zone database in each hour from 2020 to 2040', () => {
  const wrong: string[] = [];
  for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2041, 0, 1); at += 3_600_000)
    if (written(new Date(at)) !== shown.format(at)) wrong.push(new Date(at).toISOString());
  expect(wrong).toEqual([]);
});

test.each([
  ['2026-03-08T06:59:59Z', '2026-03-08 01:59', 'before the clocks go forward'],
  ['2026-03-08T07:00:00Z', '2026-03-08 03:00', 'as the clocks go forward'],
  ['2026-11-01T05:59:59Z', '2026-11-01 01:59', 'before the clocks go back'],
  ['2026-11-01T06:00:00Z', '2026-11-01 01:00', 'as the clocks go back'],
])('the instant %s is %s in New York, %s', (instant, clock) => expect(written(new Date(instant))).toBe(clock));

test('the wall clock of an invalid instant is invalid', () => {
  expect(easternClock(new Date('soon')).getTime()).toBeNaN();
});
