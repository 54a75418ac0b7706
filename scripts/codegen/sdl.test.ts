import { buildSchema, isUnionType } from 'graphql';
import { expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import { FAMILIES, isFamily, kindsOf, layoutNodeOf, readSdl } from './sdl.ts';

const unions = Object.values(FAMILIES).map((union, at) => `union ${union} = K${at}Shelf type K${at}Shelf { id: ID }`);

it('a kind is named by its type without the noun of its family', () => {
  const kinds = kindsOf(buildSchema(`type Query { a: Int } ${unions.join(' ')}`));
  expect(kinds).toContainEqual({ family: 'pageShelves', type: 'K6Shelf', name: 'K6' });
  // Keeps `Shelf` in the name, because `Shelf` is the suffix of another family.
  expect(kinds).toContainEqual({ family: 'actions', type: 'K0Shelf', name: 'K0Shelf' });
});

it('the list of kinds refuses an SDL without the union of a family', () => {
  expect(() => kindsOf(buildSchema('type Query { a: Int }'))).toThrow('no union Action for the family actions');
});

it('the SDL of the repository has kinds of every family', () => {
  expect(new Set(kindsOf(readSdl(ROOT)).map(({ family }) => family)).size).toBe(Object.keys(FAMILIES).length);
});

it('inherited property names are not families of kinds', () => {
  expect(isFamily('pageShelves')).toBe(true);
  expect(isFamily('constructor')).toBe(false);
});

it('the union LayoutNode has the members of the shelf families only', () => {
  const sdl = `type Query { a: Int } union LayoutNode ${unions.join(' ')}`;
  const node = buildSchema(`${sdl} ${layoutNodeOf(sdl)}`).getType('LayoutNode');
  expect(isUnionType(node) && node.getTypes().map(({ name }) => name)).toEqual(['K1Shelf', 'K5Shelf', 'K6Shelf']);
});
