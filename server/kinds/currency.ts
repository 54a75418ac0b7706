import type { Viewer } from '#server/platform/viewer.ts';

/** The region's, not the player's (product §9). */
export const currencyOf = ({ region }: Pick<Viewer, 'region'>): string => (region.startsWith('CA-') ? 'CAD' : 'USD');
