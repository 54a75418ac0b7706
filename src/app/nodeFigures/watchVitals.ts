import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vital, VitalValues } from '#src/shared/figures/vitals.ts';

const MOST = 120_000;

export function watchVitals(): () => VitalValues {
  const found = new Map<Vital, number>();
  const keep =
    (vital: Vital, unit: number) =>
    ({ value, navigationType }: Metric): void => {
      if (navigationType !== 'back-forward-cache') found.set(vital, Math.min(MOST, Math.max(0, Math.round(value / unit))));
    };
  onLCP(keep('lcp', 1), { reportAllChanges: true });
  onINP(keep('inp', 1), { reportAllChanges: true });
  onCLS(keep('cls', 0.001), { reportAllChanges: true });
  onTTFB(keep('ttfb', 1));
  return () => Object.fromEntries(found);
}
