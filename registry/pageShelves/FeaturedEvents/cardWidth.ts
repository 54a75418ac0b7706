/** Fits three prices, and shows the next card's edge on a phone. */
export const CARD_WIDTH = 'min(340px, calc(100vw - 72px))';
