/** Pages with more shelves are sent in parts. On shorter pages, a second request costs more than it saves. */
export const LONG = 24;

/** Capability of builds that can draw a page in parts. */
export const LONG_PAGE = 'long page';
