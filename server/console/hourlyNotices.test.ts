import { expect, test } from 'vitest';
import { HourlyNotices } from './hourlyNotices.ts';

test('so many in an hour, and as many again in the next', () => {
  const notices = new HourlyNotices(2);
  const at = (time: string): boolean => notices.take(new Date(`2026-11-21T${time}:00.000Z`));
  expect(['12:00', '12:59', '12:59', '13:00', '13:01', '13:02'].map(at)).toEqual([true, true, false, true, true, false]);
});
