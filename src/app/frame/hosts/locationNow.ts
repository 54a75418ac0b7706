import { createStore } from 'zustand/vanilla';
import type { GeoState } from '#src/core/geolocation/index.ts';

/** What the location core knows now, for whoever looks at it from outside; null until it has been loaded. */
export const locationNow = createStore<{ readonly state: GeoState | null }>(() => ({ state: null }));
