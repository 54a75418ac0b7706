/**
 * From when on a marker shows, and from when on strongly. Windows end now. All markers are those of the New Jersey Division of Gaming
 * Enforcement (release of 7 February 2023); it gives no numbers, these are ours.
 */
export const THRESHOLDS = {
  /** `weeks` in a row are each longer than the week before by `percent` or more, and the last has `hours` or more. */
  'time-growing': { percent: 10, shows: { weeks: 3, hours: 5 }, isStrong: { weeks: 4, hours: 10 } },
  /** Breaks begun in `days`. */
  'cool-offs': { days: 90, shows: 2, isStrong: 3 },
  /** Days of `days` on which a wager left less than a dollar. */
  'played-down': { days: 30, shows: 5, isStrong: 8 },
  /** Days of `days` with a visit to the page of self-exclusion, since the last self-exclusion. */
  'exclusion-visits': { days: 30, shows: 2, isStrong: 4 },
  /** Requests of `days` for a higher own limit within `hours` after the last request for it. */
  'quick-raises': { days: 30, hours: 24, shows: 1, isStrong: 2 },
  /** Deposits of `days` against the average of the `weeksBefore`: so many times as much, and so many cents. */
  'sudden-deposits': { days: 7, weeksBefore: 12, shows: { times: 5, cents: 50_000 }, isStrong: { times: 10, cents: 100_000 } },
} as const;
export type MarkerName = keyof typeof THRESHOLDS;

/** A marker that shows counts 1, a strong one 2. */
export const LEVELS = { 1: 1, 2: 3, 3: 5 } as const;
