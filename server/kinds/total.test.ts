import { expect, it } from 'vitest';
import type { Kind } from './define.ts';
import { isKindName, kinds } from './index.ts';
import type { KindName } from './nodeParents.ts';
import { validatorOf } from './validators.ts';

type Kinds = { readonly [K in KindName]: Kind<K> };
const { TabsShelf, ...withoutTabs } = kinds;

it('a missing, surplus or exchanged kind does not compile', () => {
  // @ts-expect-error -- TabsShelf is missing
  const missing: Kinds = withoutTabs;
  // @ts-expect-error -- the SDL has no such kind
  const surplus: Kinds = { ...withoutTabs, TabsShelf, HologramShelf: TabsShelf };
  // @ts-expect-error -- the resolvers of tabs do not answer the fields of a grid
  const crossed: Kinds = { ...kinds, MarketGridShelf: TabsShelf };
  expect([missing, surplus, crossed]).toHaveLength(3);
});

it('a kind without a resolver of an SDL field does not compile', () => {
  const { tabs: _, ...withoutField } = TabsShelf.resolvers;
  // @ts-expect-error -- TabsShelf.tabs has no resolver
  const kind: Kind<'TabsShelf'> = { ...TabsShelf, resolvers: withoutField };
  expect(kind.versions.current).toBe(1);
});

it('a kind with props outside its JSON Schema does not compile', () => {
  // @ts-expect-error -- the schema of tabs knows no heading
  const kind: Kind<'TabsShelf'> = { ...TabsShelf, resolvers: { ...TabsShelf.resolvers, id: ({ props }) => props.heading } };
  expect(kind.isContainer).toBe(true);
});

it('every kind has a JSON Schema, and a missing one is named in the error', () => {
  for (const name of Object.keys(kinds)) expect(validatorOf(name)).toBeTypeOf('function');
  expect(() => validatorOf('HologramShelf')).toThrow('schemas/json has no HologramShelf.schema.json');
});

it('a kind is known by its own name only', () => {
  expect(isKindName('TabsShelf')).toBe(true);
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '']) expect(isKindName(name)).toBe(false);
});

it('a container names its drawn regions, and no other kind does', () => {
  for (const [name, kind] of Object.entries(kinds)) expect([name, kind.regionsOf !== undefined]).toEqual([name, kind.isContainer]);
});
