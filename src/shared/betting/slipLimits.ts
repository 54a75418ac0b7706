/** Maximum number of selections per slip and per placement (product §9). */
export const MOST_SELECTIONS = 40;
/** Minimum stake in cents. For smaller stakes, rounding costs over a quarter of a market's margin. */
export const STAKE_FLOOR_CENTS = 50;
