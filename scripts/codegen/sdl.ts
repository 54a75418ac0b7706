import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema, isUnionType, Kind as NodeKind, parse } from 'graphql';
import { keysOf } from '#src/shared/values/isKeyOf.ts';
import { filesUnder } from '../files.ts';

export const FAMILIES = {
  actions: 'Action',
  casinoShelves: 'CasinoShelf',
  deepLinks: 'DeepLink',
  dialogs: 'DialogNode',
  forms: 'FormNode',
  menuShelves: 'MenuShelf',
  pageShelves: 'PageShelf',
  receiptLines: 'ReceiptLine',
} as const satisfies Readonly<Record<string, string>>;

export type Family = keyof typeof FAMILIES;

export const NOUNS = {
  actions: 'Action',
  casinoShelves: 'Shelf',
  deepLinks: 'DeepLink',
  dialogs: 'Dialog',
  forms: 'Form',
  menuShelves: 'Shelf',
  pageShelves: 'Shelf',
  receiptLines: 'ReceiptLine',
} as const satisfies Readonly<Record<Family, string>>;

export type Kind = {
  readonly family: Family;
  readonly type: string;
  readonly name: string;
};

export const familyNames = keysOf(FAMILIES);
export const isFamily = (name: string): name is Family => Object.hasOwn(FAMILIES, name);

export const SHELVES: readonly Family[] = ['pageShelves', 'casinoShelves', 'menuShelves'];

export function layoutNodeOf(sdl: string): string {
  const unions = SHELVES.map((family): string => FAMILIES[family]);
  const members = parse(sdl).definitions.flatMap((definition) =>
    definition.kind === NodeKind.UNION_TYPE_DEFINITION && unions.includes(definition.name.value) ? (definition.types ?? []) : [],
  );
  return `extend union LayoutNode = ${members.map(({ name }) => name.value).join(' | ')}`;
}

const sdlFiles = (root: string): string =>
  filesUnder('schemas/graphql', '.graphql', root)
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

export function sdlOf(root: string): readonly [written: string, added: string] {
  const written = sdlFiles(root);
  return [written, layoutNodeOf(written)];
}

export const readSdl = (root: string): GraphQLSchema => buildSchema(sdlOf(root).join('\n'));

/** Throws if a family has no union. */
export function kindsOf(schema: GraphQLSchema): readonly Kind[] {
  return familyNames.flatMap((family) => {
    const union = schema.getType(FAMILIES[family]);
    if (!isUnionType(union)) throw new Error(`schemas/graphql has no union ${FAMILIES[family]} for the family ${family}`);
    return union.getTypes().map(({ name }) => ({ family, type: name, name: nameOf(family, name) }));
  });
}

const nameOf = (family: Family, type: string): string => (type.endsWith(NOUNS[family]) ? type.slice(0, -NOUNS[family].length) : type);
