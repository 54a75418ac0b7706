import { formatCents, parseAmount } from '#src/shared/money/money.ts';

const MOST_CENTS = 100_000_000_000n;

export const dollars = (cents: number): string => formatCents(BigInt(cents));

/** Parses dollars into cents. Null for empty text, undefined for invalid text. */
export function centsIn(text: string): number | null | undefined {
  const parsed = parseAmount(text, MOST_CENTS);
  if (!parsed.ok) return undefined;
  return parsed.value === null ? null : Number(parsed.value);
}
