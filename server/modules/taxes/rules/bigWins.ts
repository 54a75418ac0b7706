import type { Cents } from '#src/shared/money/money.ts';

/** What came of a bet: `won` is beyond what was staked. */
export type Win = { readonly won: Cents; readonly staked: Cents; readonly at: Date };

/** Cents: what no win below is reported in any year. */
export const LEAST_EVER: Cents = 60_000n;
/** Least winnings that are reported, by the year in which they were won: 600 dollars until 2025, 2,000 from 2026 on (domain rules §2.10). */
const leastWon = ({ at }: Win): Cents => (at.getUTCFullYear() < 2026 ? LEAST_EVER : 200_000n);
/** And no less than so many times the bet. */
export const TIMES_THE_BET = 300n;

/** Whether a win has to be reported for tax in the United States (form W-2G). */
export const isReportable = (win: Win): boolean => win.won >= leastWon(win) && win.won >= TIMES_THE_BET * win.staked;

/** Winnings are taxed at their source in the United States alone. */
export const isTaxedIn = (region: string): boolean => region.startsWith('US-');

/** A document counts for so many years from the day it came. */
const VALID_YEARS = 2;

/** Whether a document that came then covers a win: one from before it, as long as it counted; one that came after it in any case. */
export function covers(documentAt: Date, { at }: Pick<Win, 'at'>): boolean {
  const until = new Date(documentAt);
  until.setUTCFullYear(until.getUTCFullYear() + VALID_YEARS);
  return at < until;
}
