export const CARD_WIDTH = 'min(340px, calc(100vw - 72px))';
