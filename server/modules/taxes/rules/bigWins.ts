import type { Cents } from '#src/shared/money/money.ts';
import { easternDay } from '#server/platform/dates/eastern.ts';

/** `won` excludes the stake. */
export type Win = { readonly won: Cents; readonly staked: Cents; readonly at: Date };

export const LEAST_EVER: Cents = 60_000n;
/** Win from which a tax form is needed (domain rules §2.10). */
const leastWon = ({ at }: Win): Cents => (easternDay(at).year < 2026 ? LEAST_EVER : 200_000n);
export const TIMES_THE_BET = 300n;

export const isReportable = (win: Win): boolean => win.won >= leastWon(win) && win.won >= TIMES_THE_BET * win.staked;

export const isTaxedIn = (region: string): boolean => region.startsWith('US-');

const VALID_YEARS = 2;

/** True if the win is before the expiry of the player's tax document, even if older than the document. */
export function covers(documentAt: Date, { at }: Pick<Win, 'at'>): boolean {
  const until = new Date(documentAt);
  until.setUTCFullYear(until.getUTCFullYear() + VALID_YEARS);
  return at < until;
}
