/** Per slip and placement (product §9). */
export const MOST_SELECTIONS = 40;
/** Cents. Rounding half up on smaller stakes is worth over a quarter of a market's margin. */
export const STAKE_FLOOR_CENTS = 50;
