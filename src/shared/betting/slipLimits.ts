/** Selections per slip, and bets and distinct selections per placement (product §9: a slip holds 40). */
export const MOST_SELECTIONS = 40;
