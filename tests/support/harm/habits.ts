import { gaussian, type Random } from '#server/modules/trading/random/index.ts';

/** Quantile of the normal distribution. */
const Z95 = 1.645;

/** Correlation of the logarithms: the top 20 % then place 92 % of all wagers (Deng, Lesch and Clark 2021, Addict Behav 120:106968). */
const CORRELATION = 0.65;

/**
 * Habits of a player, drawn from correlated lognormals. Medians and 95th percentiles of 4,222 players in two years: a playing day every
 * second week against every fifth day, with 49 bets of €4 against 188 of €25; 5.5 % of wagers are lost (LaBrie et al. 2008, Eur J
 * Public Health 18:410).
 */
export type Habits = { readonly daysAWeek: number; readonly betsADay: number; readonly stake: number };

export function habitsOf(random: Random): Habits {
  const common = Math.sqrt(CORRELATION) * gaussian(random);
  const drawn = (median: number, p95: number): number => {
    const z = common + Math.sqrt(1 - CORRELATION) * gaussian(random);
    return median * Math.exp((Math.log(p95 / median) / Z95) * z);
  };
  return { daysAWeek: Math.min(7, drawn(0.5, 1.4)), betsADay: Math.max(1, drawn(49, 188)), stake: Math.max(0.1, drawn(4, 25)) };
}

/** Assumed, including reading and waiting. */
export const BETS_AN_HOUR = 60;
export const OPERATOR_EDGE = 0.055;
