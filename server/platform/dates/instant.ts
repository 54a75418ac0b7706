const INSTANT = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

export function parseInstant(text: string): Date | null {
  if (!INSTANT.test(text)) return null;
  const at = new Date(text);
  // Refuses days such as February 30, which JavaScript reads as March 2.
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === text.slice(0, 19) ? at : null;
}
