/** Whole cents as a player reads them: `$1,234.50`. Documents of forms speak of dollars, whichever the country's. */
export const formattedCents = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, ',')}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
