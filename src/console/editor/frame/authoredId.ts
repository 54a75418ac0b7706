/** Removes the page suffix of a wire id. */
export const authoredId = (wireId = ''): string => wireId.split('_', 1)[0] ?? wireId;
