import { formatCents, parseAmount } from '#src/shared/money/money.ts';

const MOST_CENTS = 100_000_000_000n;

export const dollars = (cents: number): string => formatCents(BigInt(cents));

/** Returns null for an empty text, undefined for an invalid one. */
export function centsIn(text: string): number | null | undefined {
  const parsed = parseAmount(text, MOST_CENTS);
  if (!parsed.ok) return undefined;
  return parsed.value === null ? null : Number(parsed.value);
}
