type Slot = { readonly id: string; readonly criticality: string };
type Shown = { readonly revision: string; readonly slots: readonly Slot[] };

/** Layouts on the page, by the suffix of their nodes' ids (`<node>_<place>`). */
export const shownLayouts = new Map<string, Shown>();
/** The page's own layout; null before the first. */
export const shownPage: { layout: Shown | null } = { layout: null };

export const placeOf = (id: string): string => id.slice(id.lastIndexOf('_') + 1);
