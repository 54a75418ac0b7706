/** Unlisted host, and what runs if the player confirms. */
export type Away = { readonly url: URL; readonly onFollow: (() => void) | undefined };

/** Asks before a link to an unlisted host. */
export type Leave = (away: Away) => void;
