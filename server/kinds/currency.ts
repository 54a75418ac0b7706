import type { Viewer } from '#server/platform/viewer.ts';

/** Currency of the region, not of the player (product §9). */
export const currencyOf = ({ region }: Pick<Viewer, 'region'>): string => (region.startsWith('CA-') ? 'CAD' : 'USD');
