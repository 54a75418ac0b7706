import { preloadable } from '#src/render/lazyWithRetry.ts';

/** Loads ahead of a long first page, whose first shelf would wait for it and React's pause after a fallback. */
export const LongSlots = preloadable(async () => (await import('./long/LongSlots.tsx')).LongSlots);
