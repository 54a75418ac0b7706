import { type Family, familyNames, isFamily, NOUNS } from '../codegen/sdl.ts';

export type Names = {
  readonly family: Family;
  readonly kind: string;
  readonly type: string;
  readonly value: string;
  readonly folder: string | null;
  readonly source: string | null;
};

/** Derives all names of a kind. `place` is a family with an optional server folder: `pageShelves/events`. Throws for an invalid name. */
export function namesOf(place: string, kind: string, source: string | null = null): Names {
  const [family = '', folder = null, more] = place.split('/');
  if (!isFamily(family) || more !== undefined) throw new Error(`"${place}" is no family: there are ${familyNames.join(', ')}`);
  const noun = NOUNS[family];
  if (!/^[A-Z][A-Za-z0-9]*$/.test(kind)) throw new Error(`"${kind}" is no name of a kind: write it like Standings`);
  if (kind.endsWith(noun)) throw new Error(`Leave the noun out: ${kind.slice(0, -noun.length)}, not ${kind}`);
  if (source !== null && !/^[a-z][A-Za-z0-9]*$/.test(source))
    throw new Error(`"${source}" is no name of a source: write it like standings`);
  return { family, folder, source, kind, type: `${kind}${noun}`, value: `${kind[0]?.toLowerCase() ?? ''}${kind.slice(1)}` };
}
