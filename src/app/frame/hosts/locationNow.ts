import { createStore } from 'zustand/vanilla';
import type { GeoState } from '#src/core/geolocation/index.ts';

/** Null until the geolocation code has loaded. */
export const locationNow = createStore<{ readonly state: GeoState | null }>(() => ({ state: null }));
