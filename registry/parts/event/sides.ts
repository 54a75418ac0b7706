type Named = { readonly name: string; readonly homeParticipant: { readonly name: string } };

/** Returns true for `Foxes v Pines`, false for `Pines at Foxes`. */
export const isHomeNamedFirst = ({ name, homeParticipant }: Named): boolean => name.startsWith(homeParticipant.name);

export const versus = (event: Named): '@' | 'v' => (isHomeNamedFirst(event) ? 'v' : '@');
