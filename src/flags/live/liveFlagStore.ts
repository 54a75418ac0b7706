import { createStore } from 'zustand/vanilla';
import type { LiveFlag } from './liveFlags.ts';

export const liveFlagStore = createStore<{ readonly flags: readonly LiveFlag[] }>(() => ({ flags: [] }));
