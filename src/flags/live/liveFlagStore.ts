import { createStore } from 'zustand/vanilla';
import type { LiveFlag } from './liveFlags.ts';

/** Empty until the flag service responds. */
export const liveFlagStore = createStore<{ readonly flags: readonly LiveFlag[] }>(() => ({ flags: [] }));
