import { preloadable } from '#src/render/lazyWithRetry.ts';

/** Preloaded for a long first page; otherwise the first shelf waits for the code and for React's pause after a fallback. */
export const LongSlots = preloadable(async () => (await import('./long/LongSlots.tsx')).LongSlots);
