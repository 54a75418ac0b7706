/** Tile widths (product §9). Phones show part of the next tile. */
export const tileSizes = {
  standard: 'min(212px, calc((100vw - 56px) / 2.2))',
  compact: '98px',
  jackpot: 'min(147px, calc((100vw - 56px) / 2.2))',
  topRanked: 'min(365px, calc(100vw - 72px))',
  featured: 'min(424px, calc(100vw - 72px))',
} as const;
