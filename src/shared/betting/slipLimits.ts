/** Maximum number of selections per slip and per placement (product §9). */
export const MOST_SELECTIONS = 40;
/** Minimum stake in cents. Below it, rounding half up is worth over a quarter of a market's margin. */
export const STAKE_FLOOR_CENTS = 50;
