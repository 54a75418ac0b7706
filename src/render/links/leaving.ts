/** Link to an unlisted host; `onFollow` runs after the player confirms. */
export type Away = { readonly url: URL; readonly onFollow: (() => void) | undefined };

export type Leave = (away: Away) => void;
