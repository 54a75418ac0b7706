import { formatDateTime } from '#src/ui/time.ts';

/** Returns for example `11/21/2026 5:45 PM ET`, or a dash if the instant is invalid. */
export function dateTimeText(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '–' : formatDateTime(date);
}

export function instantText(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '–';
  return formatDateTime(date).replace(/(:\d\d)( [AP]M ET)$/, `$1:${String(date.getSeconds()).padStart(2, '0')}$2`);
}
