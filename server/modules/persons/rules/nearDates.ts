import { isCalendarDay } from '#src/shared/text/calendarDay.ts';

const DIGITS = '0123456789';

/** Lists dates with one digit changed, or with day and month swapped. */
export function nearDates(date: string): readonly string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const changed = [...date].flatMap((digit, at) =>
    digit === '-' ? [] : [...DIGITS].filter((other) => other !== digit).map((other) => date.slice(0, at) + other + date.slice(at + 1)),
  );
  return [...new Set([...changed, `${year}-${day}-${month}`])].filter((near) => near !== date && isCalendarDay(near));
}
