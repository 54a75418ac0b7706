import { preloadable } from '#src/render/lazyWithRetry.ts';

/** Preloadable; otherwise a long first page would wait for this code, and then for React's pause after a fallback. */
export const LongSlots = preloadable(async () => (await import('./long/LongSlots.tsx')).LongSlots);
