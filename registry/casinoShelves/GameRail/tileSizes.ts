/** Tile widths (product §9). On phones they leave part of the next tile visible. */
export const tileSizes = {
  standard: 'min(212px, calc((100vw - 56px) / 2.2))',
  compact: '98px',
  jackpot: 'min(147px, calc((100vw - 56px) / 2.2))',
  topRanked: 'min(365px, calc(100vw - 72px))',
  featured: 'min(424px, calc(100vw - 72px))',
} as const;
