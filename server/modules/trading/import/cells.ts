import { type Price, priceFromAmerican, priceFromDecimal } from '#src/shared/money/odds.ts';
import type { FinalScore } from '#server/modules/betting/settlement/grades/index.ts';
import { parseInstant } from '#server/platform/dates/instant.ts';
import { broken } from './feedGame.ts';

type Cells = Readonly<Record<string, string>>;
const ABSENT = new Set(['', 'NA', 'NaN', 'null']);

export const isAbsent = (cells: Cells, name: string): boolean => ABSENT.has(cells[name] ?? '');

/** Throws BrokenRow for a malformed cell, like all `…In` functions. */
export function textIn(cells: Cells, name: string): string {
  return isAbsent(cells, name) ? broken(`${name} is missing`) : (cells[name] ?? '');
}

export function wholeIn(cells: Cells, name: string): number {
  const text = textIn(cells, name);
  return /^\d{1,4}$/.test(text) ? Number(text) : broken(`${name} is "${text}", not a whole number`);
}

export function americanIn(cells: Cells, name: string): Price {
  const text = textIn(cells, name);
  const odds = /^[+-]?\d{3,6}$/.test(text) ? Number(text) : 0;
  return Math.abs(odds) >= 100 ? priceFromAmerican(odds) : broken(`${name} is "${text}", not American odds`);
}

export function decimalIn(cells: Cells, name: string): Price {
  const text = textIn(cells, name);
  try {
    return priceFromDecimal(text);
  } catch {
    return broken(`${name} is "${text}", not decimal odds above 1`);
  }
}

/** In hundredths of a point. */
export function lineIn(cells: Cells, name: string): number {
  const text = textIn(cells, name);
  const match = /^([+-]?)(\d{1,4})(?:\.([05])0*)?$/.exec(text);
  if (!match) return broken(`${name} is "${text}", not a line in half points`);
  const size = Number(match[2]) * 100 + (match[3] === '5' ? 50 : 0);
  return match[1] === '-' && size > 0 ? -size : size;
}

export function scoreIn(cells: Cells, home: string, away: string): FinalScore | null {
  if (isAbsent(cells, home) && isAbsent(cells, away)) return null;
  return { home: wholeIn(cells, home), away: wholeIn(cells, away) };
}

export function decidedIn(cells: Cells): Date | null {
  if (isAbsent(cells, 'decided_at')) return null;
  const text = textIn(cells, 'decided_at');
  return parseInstant(text) ?? broken(`decided_at is "${text}", not an instant like 2023-11-03T03:21:09Z`);
}

export function hasMarket(cells: Cells, names: readonly string[]): boolean {
  return !names.every((name) => isAbsent(cells, name));
}
