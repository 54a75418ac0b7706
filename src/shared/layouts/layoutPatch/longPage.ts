/** Shelves or slots above which a page comes in parts; below, a second request costs more than it saves. */
export const LONG = 24;

/** Stands among an answer's kinds for code that draws a page in parts. */
export const LONG_PAGE = 'long page';
