import { gaussian, type Random } from '#server/modules/trading/random/index.ts';

/** 95 % of a normal distribution are less than this many standard deviations above its mean. */
const Z95 = 1.645;

/**
 * Correlation between the habits' logarithms, with which the top 20 % of players place 92 % of all wagers (Deng, Lesch and Clark 2021,
 * Addict Behav 120:106968).
 */
const CORRELATION = 0.65;

/**
 * A player's habits, from correlated lognormal distributions. Medians of 4,222 players: one playing day in two weeks, 49 bets a day of €4.
 * 95th percentiles: one playing day in five days, 188 bets of €25. Players lose 5.5 % of wagers (LaBrie et al. 2008, Eur J Public Health
 * 18:410).
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

/** Assumed bets per hour, including reading and waiting. */
export const BETS_AN_HOUR = 60;
export const OPERATOR_EDGE = 0.055;
