import { buildSchema, isUnionType } from 'graphql';
import { expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import { FAMILIES, isFamily, kindsOf, layoutNodeOf, readSdl } from './sdl.ts';

const unions = Object.values(FAMILIES).map((union, at) => `union ${union} = K${at}Shelf type K${at}Shelf { id: ID }`);

it('names a kind by its type without the noun of its family', () => {
  const kinds = kindsOf(buildSchema(`type Query { a: Int } ${unions.join(' ')}`));
  expect(kinds).toContainEqual({ family: 'pageShelves', type: 'K6Shelf', name: 'K6' });
  // Another family's noun is part of the name.
  expect(kinds).toContainEqual({ family: 'actions', type: 'K0Shelf', name: 'K0Shelf' });
});

it('refuses an SDL without the union of a family', () => {
  expect(() => kindsOf(buildSchema('type Query { a: Int }'))).toThrow('no union Action for the family actions');
});

it('reads the SDL of the house, all families in it', () => {
  expect(new Set(kindsOf(readSdl(ROOT)).map(({ family }) => family)).size).toBe(Object.keys(FAMILIES).length);
});

it('knows families by own names only', () => {
  expect(isFamily('pageShelves')).toBe(true);
  expect(isFamily('constructor')).toBe(false);
});

it('gives the union of all shelves the members of the families of shelves, and of no other', () => {
  const sdl = `type Query { a: Int } union LayoutNode ${unions.join(' ')}`;
  const node = buildSchema(`${sdl} ${layoutNodeOf(sdl)}`).getType('LayoutNode');
  expect(isUnionType(node) && node.getTypes().map(({ name }) => name)).toEqual(['K1Shelf', 'K5Shelf', 'K6Shelf']);
});
