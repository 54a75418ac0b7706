/** Nodes above which a page comes in parts; for fewer, a second request costs more than it saves. */
export const LONG = 24;

/** Kind that a build lists if it can draw a page in parts. */
export const LONG_PAGE = 'long page';
