type Named = { readonly name: string; readonly homeParticipant: { readonly name: string } };

/** True for `Foxes v Pines` (home first), false for `Pines at Foxes`. */
export const isHomeNamedFirst = ({ name, homeParticipant }: Named): boolean => name.startsWith(homeParticipant.name);

/** Separator before there is a score. */
export const versus = (event: Named): '@' | 'v' => (isHomeNamedFirst(event) ? 'v' : '@');
