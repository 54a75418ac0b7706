import { preloadable } from '#src/render/lazyWithRetry.ts';

/** Preloadable, so that a long first page does not wait for this code. */
export const LongSlots = preloadable(async () => (await import('./long/LongSlots.tsx')).LongSlots);
