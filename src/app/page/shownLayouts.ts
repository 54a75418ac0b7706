/** Revisions of the layouts on the page, by the place in their nodes' ids (`<node>_<place>`). */
export const shownRevisions = new Map<string, string>();

export const placeOf = (id: string): string => id.slice(id.lastIndexOf('_') + 1);
