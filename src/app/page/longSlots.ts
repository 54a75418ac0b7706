import { preloadable } from '#src/render/lazyWithRetry.ts';

/** Preloaded: a long first page would wait for it, and for React's pause after a fallback. */
export const LongSlots = preloadable(async () => (await import('./long/LongSlots.tsx')).LongSlots);
