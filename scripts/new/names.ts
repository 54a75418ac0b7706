import { type Family, NOUNS } from '../codegen/sdl.ts';

/** Names that a kind goes by in every file. */
export type Names = {
  readonly family: Family;
  /** `Standings`: folder, fragment, component. */
  readonly kind: string;
  /** `StandingsShelf`: SDL type and JSON Schema. */
  readonly type: string;
  /** `standings`: where a value is named after its kind. */
  readonly value: string;
};

export function namesOf(family: Family, kind: string): Names {
  const noun = NOUNS[family];
  if (!/^[A-Z][A-Za-z0-9]*$/.test(kind)) throw new Error(`"${kind}" is no name of a kind: write it like Standings`);
  if (kind.endsWith(noun)) throw new Error(`Leave the noun out: ${kind.slice(0, -noun.length)}, not ${kind}`);
  return { family, kind, type: `${kind}${noun}`, value: `${kind[0]?.toLowerCase() ?? ''}${kind.slice(1)}` };
}
