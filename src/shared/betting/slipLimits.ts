/** Per slip, and per placement (product §9). */
export const MOST_SELECTIONS = 40;
