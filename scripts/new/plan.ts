import { NODE_FAMILIES } from '../codegen/kindList.ts';
import { FAMILIES, SHELVES } from '../codegen/sdl.ts';
import { type Edit, editsFor } from './edits.ts';
import type { Names } from './names.ts';
import { fixtureOf, jsonSchemaOf } from './templates/contract.ts';
import { drawnFiles } from './templates/drawn.ts';
import { serverKindOf, sourceOf } from './templates/server.ts';
import { valueFiles } from './templates/values.ts';
import type { Tree } from './tree.ts';

export type Plan = {
  readonly written: readonly { readonly path: string; readonly text: string }[];
  readonly edited: readonly { readonly path: string; readonly text: string }[];
  readonly byHand: readonly string[];
  readonly left: readonly string[];
};

/** Plans the files of a new kind. Throws for a taken name or an ambiguous folder. */
export function planOf(names: Names, tree: Tree): Plan {
  const isDrawn = NODE_FAMILIES.some((family) => family === names.family);
  const server = serverFolder(names, isDrawn, tree);
  const written = [
    ...(isDrawn ? [...drawnFiles(names), serverKindOf(names, server)] : valueFiles(names)),
    jsonSchemaOf(names),
    fixtureOf(names, isDrawn),
    ...(names.source === null ? [] : [sourceOf(names.source)]),
  ];
  const taken = written.find(({ path }) => tree.read(path) !== null);
  if (taken) throw new Error(`${taken.path} is there already`);
  const { edited, undone } = applied(editsFor(names, isDrawn), tree);
  const byHand = new Set([...written, ...edited, ...undone].map(({ path }) => path));
  const open = undone.map(({ path, what }) => `${path}: ${what}`);
  return { written, edited, byHand: [...byHand].toSorted(), left: [...open, ...leftOf(names, isDrawn, server)] };
}

function serverFolder({ family, folder, source }: Names, isDrawn: boolean, tree: Tree): string {
  if (!isDrawn) {
    if (folder === null && source === null) return 'server/kinds';
    throw new Error(`${family} are values inside nodes: they have neither a folder on the server nor a source`);
  }
  if (source !== null && !SHELVES.includes(family)) throw new Error(`${family} show no live data: a source is for ${SHELVES.join(', ')}`);
  const whole = `server/kinds/${family}`;
  const folders = tree.folders(whole);
  if (folder === null && folders.length === 0) return whole;
  if (folder !== null && folders.includes(folder)) return `${whole}/${folder}`;
  throw new Error(
    folders.length === 0
      ? `${whole} is not divided: write ${family}`
      : `${whole} is divided: write one of ${folders.map((name) => `${family}/${name}`).join(', ')}`,
  );
}

function applied(edits: readonly Edit[], { read }: Tree): Pick<Plan, 'edited'> & { readonly undone: readonly Edit[] } {
  const texts = new Map<string, string>();
  const undone: Edit[] = [];
  for (const edit of edits) {
    const { path, change } = edit;
    const before = texts.get(path) ?? read(path);
    const after = before === null ? null : change(before);
    if (after === null) undone.push(edit);
    else texts.set(path, after);
  }
  return { edited: [...texts].map(([path, text]) => ({ path, text })), undone };
}

function leftOf({ family, kind, type, source }: Names, isDrawn: boolean, server: string): readonly string[] {
  const folder = `registry/${family}/${kind}`;
  const first = [
    `SDL: give ${type} its fields; bound ones nullable, one player's marked @player. It is a member of ${FAMILIES[family]}.`,
    `schemas/json/${family}/${type}.schema.json: what an operator may write, with limits and descriptions`,
    'npm run codegen, then npm run typecheck: the compiler names what still does not fit',
  ];
  const drawn = [
    `${folder}/${kind}.graphql and ${kind}.tsx: ask for the fields, draw them; ${kind}Skeleton.tsx: the same size`,
    `${server}/${type}.ts: an example of its props, what it binds, a resolver for each field`,
    ...(source === null
      ? []
      : [`server/kinds/sources/${source}.ts: what it is asked with, how long it holds, what it reads; its item in items.ts`]),
  ];
  const value = [`${folder}/${kind}.ts: what it does`, `${server}: how it is made from what is stored`];
  const last = [
    `fixtures/${family}/${kind}.ts: six honest cases`,
    `${folder}: a test of what only this kind does`,
    isDrawn ? 'npm run preview: look at it, every brand, light and dark, wide and narrow' : 'npm test -- types lint laws unit',
  ];
  return [...first, ...(isDrawn ? drawn : value), ...last];
}
