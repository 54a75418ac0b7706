import { lateAhead } from '#src/render/late.ts';

/** Loaded ahead with a long first page: its first shelf would otherwise wait for one more request, and for the pause React makes after a fallback. */
export const LongSlots = lateAhead(async () => (await import('./long/LongSlots.tsx')).LongSlots);
