/** Unlisted host, and what follows if confirmed. */
export type Away = { readonly url: URL; readonly onFollow: (() => void) | undefined };

/** Asks before following to an unlisted host. */
export type Leave = (away: Away) => void;
