const INSTANT = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

/** An instant of ISO 8601 in UTC that calendars and the database know; null for all else, also for a day that its month does not have. */
export function instantIn(text: string): Date | null {
  if (!INSTANT.test(text)) return null;
  const at = new Date(text);
  // JavaScript makes the second of March of the 30th of February.
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === text.slice(0, 19) ? at : null;
}
