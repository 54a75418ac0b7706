/** Shelves or slots above which a page loads and renders in parts; below, a second request costs more than it saves. */
export const LONG = 24;
