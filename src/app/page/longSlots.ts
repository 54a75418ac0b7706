import { preloadable } from '#src/render/lazyWithRetry.ts';

/** Can be preloaded, so that a long first page does not wait for this code. */
export const LongSlots = preloadable(async () => (await import('./long/LongSlots.tsx')).LongSlots);
