import { formatCents, parseAmount } from '#src/shared/money/money.ts';

/** The most that a limit may say: a thousand million dollars. */
const MOST_CENTS = 100_000_000_000n;

/** `$1,234.50` of the cents that the trader's operations speak in. */
export const dollars = (cents: number): string => formatCents(BigInt(cents));

/** Cents of what was typed; null for an empty field, undefined for what is no amount. */
export function centsIn(text: string): number | null | undefined {
  const parsed = parseAmount(text, MOST_CENTS);
  if (!parsed.ok) return undefined;
  return parsed.value === null ? null : Number(parsed.value);
}
