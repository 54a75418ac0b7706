/** Shelves or slots above which a page loads and renders in parts; below, a second request costs more than it saves. */
export const LONG = 24;

/** Stands among the kinds of an answer for the code that draws a page in parts. */
export const LONG_PAGE = 'long page';
