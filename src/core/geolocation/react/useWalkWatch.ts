import { useEffect } from 'react';
import { useStore } from 'zustand';
import { metresBetween } from '#src/shared/text/distance.ts';
import type { GeoRunner } from './geoRunner.ts';

/** Distance that requires a new check, because results near a border expire soon (ME 3.B(2)(a)). */
export const A_MILE_METRES = 1_609;
/** Maximum age of a position (product §9). */
const MAX_AGE_MS = 30_000;

/** Checks the location after each mile. Runs only if the last check found a position, to avoid prompts. */
export function useWalkWatch(runner: GeoRunner, source: Geolocation | undefined = navigator.geolocation): void {
  const isLocated = useStore(runner.store, ({ status, position }) => status === 'success' && position !== null);
  const run = useStore(runner.store, (state) => state.run);
  useEffect(() => {
    const from = runner.store.getState().position;
    if (!isLocated || from === null || !source) return undefined;
    const watch = source.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const to = { latitude, longitude, accuracy };
        if (metresBetween(from, to) - from.accuracy - accuracy > A_MILE_METRES) void runner.check('authorization-refresh');
      },
      () => undefined,
      { maximumAge: MAX_AGE_MS, enableHighAccuracy: false },
    );
    return () => source.clearWatch(watch);
  }, [runner, source, isLocated, run]);
}
