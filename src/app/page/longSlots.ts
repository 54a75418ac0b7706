import { preloadable } from '#src/render/lazyWithRetry.ts';

/** Preloaded for a long first page, which would wait for the code and React's pause after a fallback. */
export const LongSlots = preloadable(async () => (await import('./long/LongSlots.tsx')).LongSlots);
