import type { Family, Kind } from '../../scripts/codegen/sdl.ts';
import type { SourceFile, Violation } from './tree.ts';

/** Families whose kinds are drawn. Kinds of other families are values inside nodes. */
const DRAWN: readonly Family[] = ['casinoShelves', 'dialogs', 'forms', 'menuShelves', 'pageShelves', 'receiptLines'];
export const CASES = ['usual', 'empty', 'one', 'crowded', 'longWords', 'hostile'] as const;

type Part = { readonly path: string; readonly why: string };

function partsOf({ family, name, type }: Kind): readonly Part[] {
  const folder = `registry/${family}/${name}`;
  const schema = { path: `schemas/json/${family}/${type}.schema.json`, why: 'says what an operator may publish' };
  const fixture = { path: `fixtures/${family}/${name}.ts`, why: 'has the six named cases' };
  if (!DRAWN.includes(family)) {
    return [
      { path: `${folder}/${name}.ts`, why: 'says what it does' },
      { path: `${folder}/${name}.test.ts`, why: 'tests it' },
      schema,
      fixture,
    ];
  }
  return [
    { path: `${folder}/${name}.tsx`, why: 'draws it' },
    { path: `${folder}/${name}Skeleton.tsx`, why: 'keeps its place' },
    { path: `${folder}/${name}.graphql`, why: 'asks for its fields' },
    { path: `${folder}/${name}.test.tsx`, why: 'tests what only this kind does' },
    schema,
    fixture,
  ];
}

/** Finds SDL kinds that lack a file, and registry folders without a kind. */
export function incompleteKinds(kinds: readonly Kind[], files: readonly SourceFile[]): readonly Violation[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const missing = kinds.flatMap((kind) =>
    partsOf(kind)
      .filter(({ path }) => !texts.has(path))
      .map(({ path, why }) => ({
        path,
        message: `is missing; it ${why} for ${kind.type}. npm run new kind ${kind.family} ${kind.name} writes it.`,
      })),
  );
  const unlisted = kinds
    .filter(({ family, type }) => !new RegExp(`\\b${type}\\b`).test(texts.get(`registry/${family}/index.ts`) ?? ''))
    .map(({ family, type }) => ({ path: `registry/${family}/index.ts`, message: `has no line for ${type}.` }));
  return [
    ...missing,
    ...unlisted,
    ...strayFolders(kinds, [...texts.keys()]),
    ...kinds.flatMap((kind) => missingCases(kind, texts.get(`fixtures/${kind.family}/${kind.name}.ts`))),
  ];
}

function strayFolders(kinds: readonly Kind[], paths: readonly string[]): readonly Violation[] {
  const known = new Set(kinds.map(({ family, name }) => `registry/${family}/${name}`));
  const folders = new Set(paths.flatMap((path) => /^registry\/(?!parts\/)[^/]+\/[^/.]+(?=\/)/.exec(path) ?? []));
  return [...folders]
    .filter((folder) => !known.has(folder))
    .map((folder) => ({ path: folder, message: 'stands for no kind of the SDL. Delete the folder, or name it as the SDL does.' }));
}

function missingCases({ family, name }: Kind, fixture: string | undefined): readonly Violation[] {
  if (fixture === undefined) return [];
  return CASES.filter((each) => !new RegExp(`^\\s*${each}[:,(]`, 'm').test(fixture)).map((each) => ({
    path: `fixtures/${family}/${name}.ts`,
    message: `has no case "${each}". All six are needed: tests, preview and the editors' palette show them.`,
  }));
}
