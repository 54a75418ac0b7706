import type { Viewer } from '#server/platform/viewer.ts';

/** Limits, jackpots and rewards are in the money of the place (product §9). */
export const currencyOf = ({ region }: Pick<Viewer, 'region'>): string => (region.startsWith('CA-') ? 'CAD' : 'USD');
