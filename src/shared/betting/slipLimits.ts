/** Per slip, and per placement (product §9). */
export const MOST_SELECTIONS = 40;
/**
 * Cents; the house sets no smaller least stake. Returns are rounded half up to the cent, and on smaller stakes that is worth more than a
 * quarter of a market's margin.
 */
export const STAKE_FLOOR_CENTS = 50;
