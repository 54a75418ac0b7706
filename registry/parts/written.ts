import { formatDateTime } from '#src/ui/time.ts';

/** `11/21/2026 5:45 PM`; a dash for what is no instant. */
export function dateTimeText(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '–' : formatDateTime(date);
}
