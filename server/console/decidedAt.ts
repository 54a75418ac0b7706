import { parseInstant } from '#server/platform/dates/instant.ts';
import { Refused } from './refusal.ts';

/** Returns null for an empty text. Throws `Refused` for an invalid or future time. */
export function decidedAtIn(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null;
  const at = parseInstant(text);
  if (!at) throw new Refused('input', `${text} is not a valid time.`);
  if (at > now) throw new Refused('input', 'The outcome can’t be known in the future. Enter an earlier time.');
  return at;
}
