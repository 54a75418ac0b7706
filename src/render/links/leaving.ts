/** Link to a host that the brand does not list, and what is to happen once the player follows it. */
export type Away = { readonly url: URL; readonly onFollow: (() => void) | undefined };

/** Asks the player before they leave for a host that the brand does not list. */
export type Leave = (away: Away) => void;
