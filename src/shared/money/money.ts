import { refuse, ok, type Result } from '../values/result.ts';

/** Amount in minor units, never a float. */
export type Cents = bigint;

/** Largest stake or win of a bet (product §9). */
export const MAX_BET_CENTS: Cents = 999_999_999n;

export type AmountRefusal = 'amount-not-a-number' | 'amount-negative' | 'amount-too-precise' | 'amount-too-large';

const AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/;

/**
 * Parses amounts like `12`, `.5` and `$1,234.50`; null if empty. Refuses signs, other text, more than two decimals and amounts above `max`.
 */
export function parseAmount(text: string, max: Cents = MAX_BET_CENTS): Result<Cents | null, AmountRefusal> {
  const bare = text.trim().replace(/^\$/, '').trim();
  if (bare === '') return ok(null);
  if (bare.startsWith('-') || /^\$?\s*-/.test(text.trim())) return refuse('amount-negative');
  const match = AMOUNT.exec(bare);
  const whole = match?.[1];
  const fraction = match?.[2];
  if (!match || (whole === undefined && !fraction)) return refuse('amount-not-a-number');
  if ((fraction ?? '').length > 2) return refuse('amount-too-precise');
  const cents = BigInt((whole ?? '0').replaceAll(',', '')) * 100n + BigInt((fraction ?? '').padEnd(2, '0') || '0');
  return cents > max ? refuse('amount-too-large') : ok(cents);
}

/** Parses a GraphQL `Long`. Throws `TypeError` for other text. */
export function longToBigint(long: string): bigint {
  if (!/^-?\d{1,30}$/.test(long)) throw new TypeError('Long scalar amount is not a valid BigInt, or is not a valid number');
  return BigInt(long);
}

/** Formats like `$1,234.50`, also for CAD. Pages with several currencies add the code. */
export function formatCents(cents: Cents, currency = 'USD'): string {
  const sign = cents < 0n ? '-' : '';
  const size = cents < 0n ? -cents : cents;
  const dollars = (size / 100n).toString().replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const symbol = currency === 'USD' || currency === 'CAD' ? '$' : `${currency} `;
  return `${sign}${symbol}${dollars}.${(size % 100n).toString().padStart(2, '0')}`;
}

export const centsToFieldText = (cents: Cents): string => `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`;
