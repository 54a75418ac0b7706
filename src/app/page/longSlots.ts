import { lateAhead } from '#src/render/late.ts';

/** Loaded ahead with a long first page: otherwise its first shelf waits for one more request and React's pause after a fallback. */
export const LongSlots = lateAhead(async () => (await import('./long/LongSlots.tsx')).LongSlots);
