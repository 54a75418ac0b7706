import { expect, it } from 'vitest';
import type { Kind } from './define.ts';
import { isKindName, kinds } from './index.ts';
import type { KindName } from './nodeParents.ts';
import { validatorOf } from './validators.ts';

type Kinds = { readonly [K in KindName]: Kind<K> };
const { TabsShelf, ...withoutTabs } = kinds;

it('does not compile without a kind, with a kind too many, or with two of them crossed', () => {
  // @ts-expect-error -- TabsShelf is missing
  const missing: Kinds = withoutTabs;
  // @ts-expect-error -- the SDL has no such kind
  const surplus: Kinds = { ...withoutTabs, TabsShelf, HologramShelf: TabsShelf };
  // @ts-expect-error -- the resolvers of tabs do not answer the fields of a grid
  const crossed: Kinds = { ...kinds, MarketGridShelf: TabsShelf };
  expect([missing, surplus, crossed]).toHaveLength(3);
});

it('does not compile without a field of the SDL', () => {
  const { tabs: _, ...withoutField } = TabsShelf.resolvers;
  // @ts-expect-error -- TabsShelf.tabs has no resolver
  const kind: Kind<'TabsShelf'> = { ...TabsShelf, resolvers: withoutField };
  expect(kind.versions.current).toBe(1);
});

it('does not compile with props that the JSON Schema does not have', () => {
  // @ts-expect-error -- the schema of tabs knows no heading
  const kind: Kind<'TabsShelf'> = { ...TabsShelf, resolvers: { ...TabsShelf.resolvers, id: ({ props }) => props.heading } };
  expect(kind.isContainer).toBe(true);
});

it('has a schema for every kind, and says which file is missing where there is none', () => {
  for (const name of Object.keys(kinds)) expect(validatorOf(name)).toBeTypeOf('function');
  expect(() => validatorOf('HologramShelf')).toThrow('schemas/json has no HologramShelf.schema.json');
});

it('knows a kind by its own name only', () => {
  expect(isKindName('TabsShelf')).toBe(true);
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '']) expect(isKindName(name)).toBe(false);
});

it('a kind that may hold children says which of its regions are drawn, and no other does', () => {
  for (const [name, kind] of Object.entries(kinds)) expect([name, kind.regionsOf !== undefined]).toEqual([name, kind.isContainer]);
});
