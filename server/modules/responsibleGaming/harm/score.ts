import { type Marker, markersOf } from './markers.ts';
import type { HarmRecord } from './record.ts';
import { LEVELS } from './thresholds.ts';

/** 0: no action; 1: message; 2: tutorial before the next wager; 3: human contact before the next wager. */
export type HarmLevel = 0 | 1 | 2 | 3;
export type HarmScore = { readonly points: number; readonly level: HarmLevel; readonly markers: readonly Marker[] };

const DESCENDING = [3, 2, 1] as const;

export function scoreOf(record: HarmRecord): HarmScore {
  const markers = markersOf(record);
  const points = markers.reduce((sum, { isStrong }) => sum + (isStrong ? 2 : 1), 0);
  return { points, level: DESCENDING.find((level) => points >= LEVELS[level]) ?? 0, markers };
}
