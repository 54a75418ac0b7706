import { createStore } from 'zustand/vanilla';
import type { LiveFlag } from './liveFlags.ts';

/** What the flag service has said to this page; nothing while it has not. */
export const liveFlagStore = createStore<{ readonly flags: readonly LiveFlag[] }>(() => ({ flags: [] }));
