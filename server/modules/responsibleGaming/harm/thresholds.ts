/**
 * A marker is present from `shows` and strong from `isStrong`. All periods end now. The markers are New Jersey's (Division of Gaming
 * Enforcement, release of 7 February 2023); the numbers are ours.
 */
export const THRESHOLDS = {
  /** Consecutive weeks, each with `percent` more logged-in time than the one before, the last with at least `hours`. */
  'time-growing': { percent: 10, shows: { weeks: 3, hours: 5 }, isStrong: { weeks: 4, hours: 10 } },
  'cool-offs': { days: 90, shows: 2, isStrong: 3 },
  'played-down': { days: 30, shows: 5, isStrong: 8 },
  /** Days with visits to the self-exclusion page since the last self-exclusion. */
  'exclusion-visits': { days: 30, shows: 2, isStrong: 4 },
  /** Requests for a higher limit, at most `hours` after the previous one. */
  'quick-raises': { days: 30, hours: 24, shows: 1, isStrong: 2 },
  /** Deposits of the last `days`: at least `cents`, and at least `times` the weekly average of the `weeksBefore`. */
  'sudden-deposits': { days: 7, weeksBefore: 12, shows: { times: 5, cents: 50_000 }, isStrong: { times: 10, cents: 100_000 } },
} as const;
export type MarkerName = keyof typeof THRESHOLDS;

/** Points needed per level. A marker gives 1 point, a strong marker 2. */
export const LEVELS = { 1: 1, 2: 3, 3: 5 } as const;
