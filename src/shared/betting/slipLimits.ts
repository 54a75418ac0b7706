/** Maximum number of selections per slip and per placement (product §9). */
export const MOST_SELECTIONS = 40;
/** Minimum stake in cents. For smaller stakes, rounding payouts up can cost more than a quarter of the market's margin. */
export const STAKE_FLOOR_CENTS = 50;
