/** Selections in one slip; bets in one placement, and distinct selections in them (product §9: a slip holds 40). */
export const MOST_SELECTIONS = 40;
