import { areTextsWhole } from '#server/platform/text/texts.ts';
import { instantIn } from '#server/platform/dates/instant.ts';

/** Where a page ended: an instant, then what tells entries of one instant apart. */
export const writeCursor = (parts: readonly string[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

/** The parts of a cursor of ours, `count` of them; null for none, and for anything else. */
export function readCursor(cursor: string | null, count: number): readonly string[] | null {
  if (cursor === null) return null;
  const parts = parsed(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Array.isArray(parts) || parts.length !== count || !parts.every((part) => typeof part === 'string')) return null;
  return instantIn(parts[0] ?? '') !== null && areTextsWhole(parts) ? parts : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
