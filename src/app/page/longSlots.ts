import { preloadable } from '#src/render/lazyWithRetry.ts';

/** Preloadable, because a long first page would otherwise wait for this code. */
export const LongSlots = preloadable(async () => (await import('./long/LongSlots.tsx')).LongSlots);
