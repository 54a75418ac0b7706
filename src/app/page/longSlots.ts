import { preloadable } from '#src/render/lazyWithRetry.ts';

/** Preloaded: otherwise a long first page waits for the code, then for React's pause after a fallback. */
export const LongSlots = preloadable(async () => (await import('./long/LongSlots.tsx')).LongSlots);
