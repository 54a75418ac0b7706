type Slot = { readonly id: string; readonly criticality: string };
type Shown = { readonly revision: string; readonly slots: readonly Slot[] };

/** Layouts on the page, by hash. Node ids end in `_` and this hash. */
export const shownLayouts = new Map<string, Shown>();
export const shownPage: { layout: Shown | null } = { layout: null };

export const placeOf = (id: string): string => id.slice(id.lastIndexOf('_') + 1);
