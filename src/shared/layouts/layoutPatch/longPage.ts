/** Longer pages come in parts; below, a second request costs more than it saves. */
export const LONG = 24;

/** Kind standing for code that draws pages in parts. */
export const LONG_PAGE = 'long page';
