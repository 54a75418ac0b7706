import { createStore } from 'zustand/vanilla';
import type { GeoState } from '#src/core/geolocation/index.ts';

/** State of the geolocation. Null until its code has loaded. */
export const locationNow = createStore<{ readonly state: GeoState | null }>(() => ({ state: null }));
