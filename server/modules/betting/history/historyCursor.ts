import { areTextsWhole } from '#server/platform/text/texts.ts';
import { parseInstant } from '#server/platform/dates/instant.ts';

export const writeCursor = (parts: readonly string[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

export function readCursor(cursor: string | null, count: number): readonly string[] | null {
  if (cursor === null) return null;
  const parts = parsed(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Array.isArray(parts) || parts.length !== count || !parts.every((part) => typeof part === 'string')) return null;
  return parseInstant(parts[0] ?? '') !== null && areTextsWhole(parts) ? parts : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
