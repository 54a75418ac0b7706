/** Fits three prices, and on phones the edge of the next card. */
export const CARD_WIDTH = 'min(340px, calc(100vw - 72px))';
