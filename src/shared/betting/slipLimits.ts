/** Per slip and per placement (product §9). */
export const MOST_SELECTIONS = 40;
/** Minimum stake in cents. Below it, rounding payouts up can cost over a quarter of the market's margin. */
export const STAKE_FLOOR_CENTS = 50;
