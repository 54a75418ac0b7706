import { buildSchema, Kind as NodeKind, parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { familyFragments } from './families.ts';
import { FAMILIES } from './sdl.ts';

const others = Object.values(FAMILIES)
  .filter((union) => !['PageShelf', 'ReceiptLine', 'Action'].includes(union))
  .map((union) => `union ${union} = Other${union} type Other${union} { id: ID! }`);

const sdl = (action: string): string => `
  scalar Long
  type Money { amountLong: Long }
  union PageShelf = TabsShelf | RailShelf
  type TabsShelf { id: ID! title: String amount: Money }
  type RailShelf { id: ID! presentation: String title: String }
  union ReceiptLine = SumReceiptLine
  type SumReceiptLine { id: ID! label: String amount: Money }
  union Action = GoAction
  type GoAction { id: ID! label: String ${action} }
  ${others.join(' ')}
`;

function fragment(text: string, name: string): string {
  const found = parse(text).definitions.find(
    (definition) => definition.kind === NodeKind.FRAGMENT_DEFINITION && definition.name.value === name,
  );
  return found ? print(found).replaceAll(/\s+/g, ' ') : '';
}

it('the fragment of a family spreads its kinds in the order of the union', () => {
  const text = familyFragments(buildSchema(sdl('next: DeepLink')));
  expect(fragment(text, 'PageShelves')).toBe(
    'fragment PageShelves on PageShelf { __typename ... on TabsShelf { id ...Tabs } ... on RailShelf { id presentation ...Rail } }',
  );
  expect(fragment(text, 'ReceiptLines')).toContain('... on SumReceiptLine { id amount { ...Amount @unmask } ...Sum }');
});

it('the fragment of an action asks for every field, and a field without a fragment is refused', () => {
  expect(fragment(familyFragments(buildSchema(sdl('next: DeepLink'))), 'Actions')).toContain(
    '... on GoAction { id label next { ...DeepLinks @unmask } }',
  );
  expect(() => familyFragments(buildSchema(sdl('price: Money')))).toThrow('GoAction.price is a Money');
});
