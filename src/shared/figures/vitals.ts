export const VITALS = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type Vital = (typeof VITALS)[number];
/** Milliseconds; `cls` in thousandths. Missing if not measured. */
export type VitalValues = { readonly [K in Vital]?: number };

/** Upper bounds of the buckets; higher values share a last bucket. The bounds include those of the Web Vitals ratings. */
export const VITAL_BOUNDS: { readonly [K in Vital]: readonly number[] } = {
  lcp: [250, 500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  inp: [16, 32, 50, 75, 100, 150, 200, 300, 400, 500, 1_000, 2_000],
  cls: [0, 10, 25, 50, 75, 100, 150, 200, 250, 400, 1_000],
  ttfb: [50, 100, 200, 300, 400, 600, 800, 1_000, 1_200, 1_800, 3_000, 6_000],
};

export function bucketOf(vital: Vital, value: number): number {
  const bounds = VITAL_BOUNDS[vital];
  const found = bounds.findIndex((bound) => value <= bound);
  return found === -1 ? bounds.length : found;
}

/**
 * Lowest bound that at least three quarters of the counted values do not exceed; null if no bound is high enough. `counts` must not be
 * empty.
 */
export function boundOfMost(vital: Vital, counts: ReadonlyMap<number, number>): number | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let below = 0;
  return VITAL_BOUNDS[vital].find((_bound, bucket) => (below += counts.get(bucket) ?? 0) >= all * 0.75) ?? null;
}
