import { FAMILIES, type Family } from '../codegen/sdl.ts';
import { type Edit, editsFor } from './edits.ts';
import type { Names } from './names.ts';
import { fixtureOf, jsonSchemaOf } from './templates/contract.ts';
import { drawnFiles } from './templates/drawn.ts';
import { serverKindOf } from './templates/server.ts';
import { valueFiles } from './templates/values.ts';

export type Plan = {
  readonly written: readonly { readonly path: string; readonly text: string }[];
  readonly edited: readonly { readonly path: string; readonly text: string }[];
  /** What no skeleton can know, in the order of work. */
  readonly left: readonly string[];
};

export const DRAWN: readonly Family[] = ['casinoShelves', 'dialogs', 'forms', 'menuShelves', 'pageShelves', 'receiptLines'];

/** Everything a new kind needs, without touching the disk. `read` answers null for a file that is not there. */
export function planOf(names: Names, read: (path: string) => string | null): Plan {
  const isDrawn = DRAWN.includes(names.family);
  const written = [
    ...(isDrawn ? [...drawnFiles(names), serverKindOf(names)] : valueFiles(names)),
    jsonSchemaOf(names),
    fixtureOf(names, isDrawn),
  ];
  const taken = written.find(({ path }) => read(path) !== null);
  if (taken) throw new Error(`${taken.path} is there already`);
  const { edited, undone } = applied(editsFor(names, isDrawn), read);
  return { written, edited, left: [...undone, ...leftOf(names, isDrawn)] };
}

/** Edits of one file follow one another. One whose place is not found is left to a person. */
function applied(
  edits: readonly Edit[],
  read: (path: string) => string | null,
): Pick<Plan, 'edited'> & { readonly undone: readonly string[] } {
  const texts = new Map<string, string>();
  const undone: string[] = [];
  for (const { path, what, change } of edits) {
    const before = texts.get(path) ?? read(path);
    const after = before === null ? null : change(before);
    if (after === null) undone.push(`${path}: ${what}`);
    else texts.set(path, after);
  }
  return { edited: [...texts].map(([path, text]) => ({ path, text })), undone };
}

function leftOf({ family, kind, type }: Names, isDrawn: boolean): readonly string[] {
  const folder = `registry/${family}/${kind}`;
  const first = [
    `SDL: give ${type} its fields; bound ones nullable, one player's marked @player. It is a member of ${FAMILIES[family]}.`,
    `schemas/json/${family}/${type}.schema.json: what an operator may write, with limits and descriptions`,
    'npm run codegen, then npm run typecheck: the compiler names what still does not fit',
  ];
  const drawn = [
    `${folder}/${kind}.graphql and ${kind}.tsx: ask for the fields, draw them; ${kind}Skeleton.tsx: the same size`,
    `server/kinds/${family}/${type}.ts: an example of its props, what it binds, a resolver for each field`,
  ];
  const value = [`${folder}/${kind}.ts: what it does`, 'server/kinds: how it is made from what is stored'];
  const last = [
    `fixtures/${family}/${kind}.ts: six honest cases`,
    `${folder}: a test of what only this kind does`,
    isDrawn ? 'npm run preview: look at it, every brand, light and dark, wide and narrow' : 'npm test -- types lint laws unit',
  ];
  return [...first, ...(isDrawn ? drawn : value), ...last];
}
