type Named = { readonly name: string; readonly homeParticipant: { readonly name: string } };

/** `Foxes v Pines` names the home side first, `Pines at Foxes` the visitors. */
export const isHomeNamedFirst = ({ name, homeParticipant }: Named): boolean => name.startsWith(homeParticipant.name);

/** What stands between the sides before there is a score. */
export const versus = (event: Named): '@' | 'v' => (isHomeNamedFirst(event) ? 'v' : '@');
