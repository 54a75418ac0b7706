import { type Family, familyNames, isFamily, NOUNS } from '../codegen/sdl.ts';

/** Names that a kind goes by in every file. */
export type Names = {
  readonly family: Family;
  /** `Standings`: folder, fragment, component. */
  readonly kind: string;
  /** `StandingsShelf`: SDL type and JSON Schema. */
  readonly type: string;
  /** `standings`: where a value is named after its kind. */
  readonly value: string;
  /** Folder of the family on the server, like `events`; null where none was given. */
  readonly folder: string | null;
  /** Name of a new source of live data; null without one. */
  readonly source: string | null;
};

/** `place` is a family, or a family and its folder on the server: `pageShelves/events`. Throws on a name that cannot be taken. */
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
