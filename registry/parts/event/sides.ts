type Named = { readonly name: string; readonly homeParticipant: { readonly name: string } };

/** True for `Foxes v Pines`, where the home team is first. False for `Pines at Foxes`. */
export const isHomeNamedFirst = ({ name, homeParticipant }: Named): boolean => name.startsWith(homeParticipant.name);

export const versus = (event: Named): '@' | 'v' => (isHomeNamedFirst(event) ? 'v' : '@');
