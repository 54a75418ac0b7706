import { preloadable } from '#src/render/lazyWithRetry.ts';

/** Loaded ahead with a long first page: otherwise its first shelf waits for one more request and React's pause after a fallback. */
export const LongSlots = preloadable(async () => (await import('./long/LongSlots.tsx')).LongSlots);
