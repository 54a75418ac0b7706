import { buildSchema, isAbstractType, isUnionType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSdl } from '../../scripts/codegen/sdl.ts';
import { ROOT } from '../../scripts/files.ts';
import persisted from '#src/gql/persistedDocuments.json' with { type: 'json' };
import possibleTypes from '#src/gql/possibleTypes.ts';
import { borrowedFragments } from './fragments.ts';
import { playerFieldsIn } from './publicOperations.ts';
import { filesOf, report } from './tree.ts';

const schema = readSdl(ROOT);
const generated: Readonly<Record<string, readonly string[]>> = possibleTypes.possibleTypes;
const named = Object.values<string>(persisted).map((text) => ({
  name: /^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '',
  text,
}));
/** Operations whose answers the server caches and shares between visitors. */
const PUBLIC = ['PageLayout', 'FrameLayout', 'LayoutPart', 'Startup'];

describe('possibleTypes', () => {
  const unions = Object.values(schema.getTypeMap()).filter((type) => isAbstractType(type) && !type.name.startsWith('__'));

  it('possibleTypes lists every member of every union and interface', () => {
    for (const union of unions) {
      if (!isAbstractType(union)) continue;
      const members = schema.getPossibleTypes(union).map(({ name }) => name);
      expect(generated[union.name]?.toSorted(), union.name).toEqual(members.toSorted());
    }
    expect(unions.filter(isUnionType).length).toBeGreaterThanOrEqual(8);
  });
});

describe('kinds in GraphQL', () => {
  it('no kind spreads a fragment of another kind', () => {
    expect(report(borrowedFragments(filesOf(['registry', 'src'], ['.graphql'])))).toBe('');
  });

  it('a planted fragment of another kind is caught', () => {
    const tabs = { path: 'registry/pageShelves/Tabs/Tabs.graphql', text: 'fragment Tabs on TabsShelf { id ...MarketGrid }' };
    const grid = {
      path: 'registry/pageShelves/MarketGrid/MarketGrid.graphql',
      text: 'fragment MarketGrid on MarketGridShelf { id ...Part }',
    };
    const part = { path: 'registry/parts/part.graphql', text: 'fragment Part on Event { id }' };
    const family = {
      path: 'src/gql/families.graphql',
      text: 'fragment PageShelves on PageShelf { ...Tabs ...MarketGrid }',
    };
    expect(report(borrowedFragments([tabs, grid, part, family]))).toMatch(
      /^registry\/pageShelves\/Tabs\/Tabs\.graphql: spreads MarketGrid of .*parts/,
    );
  });
});

describe('public operations', () => {
  it.each(named.filter(({ name }) => PUBLIC.includes(name)))(
    'the public operation $name asks for no field of a player',
    ({ name, text }) => {
      expect(report(playerFieldsIn(schema, { name, document: parse(text) }))).toBe('');
    },
  );

  it.each([
    ['a marked field', 'type Query { shelf: Shelf } type Shelf { title: String bets: Int @player }', 'Shelf.bets'],
    [
      'a field of a marked type',
      'type Query { shelf: Shelf } type Shelf { title: String bets: Bets } type Bets @player { count: Int }',
      'Shelf.bets',
    ],
  ])('a public operation with %s is caught', (_sin, sdl, field) => {
    const planted = buildSchema(`directive @player on FIELD_DEFINITION | OBJECT ${sdl}`);
    const bets = field === 'Shelf.bets' && sdl.includes('Bets @player') ? 'bets { __typename }' : 'bets';
    const document = parse(`query PageLayout { shelf { title ${bets} } }`);
    expect(report(playerFieldsIn(planted, { name: 'PageLayout', document }))).toContain(field);
  });
});
