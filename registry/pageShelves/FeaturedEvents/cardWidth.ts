/** Width that fits three prices and, on phones, shows the edge of the next card. */
export const CARD_WIDTH = 'min(340px, calc(100vw - 72px))';
