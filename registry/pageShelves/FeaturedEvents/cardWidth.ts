/** Wide enough for three prices, narrow enough that a phone shows the next card's edge. */
export const CARD_WIDTH = 'min(340px, calc(100vw - 72px))';
