/** Link to an unlisted host; `onFollow` runs if the player confirms. */
export type Away = { readonly url: URL; readonly onFollow: (() => void) | undefined };

/** Asks the player before following a link to an unlisted host. */
export type Leave = (away: Away) => void;
