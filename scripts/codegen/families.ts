import { getNamedType, type GraphQLField, type GraphQLSchema, isLeafType, isObjectType, parse, print } from 'graphql';
import { FAMILIES, type Family, familyNames, type Kind, kindsOf } from './sdl.ts';

const HEAD = '# Written by `npm run codegen` from the unions of schemas/graphql; do not edit.';

/** Generates each family's fragment. For example, `PageShelves` spreads `...Tabs` on `TabsShelf`. */
export function familyFragments(schema: GraphQLSchema): string {
  const kinds = kindsOf(schema);
  const fragments = familyNames.map((family) => {
    const members = kinds
      .filter((kind) => kind.family === family)
      .map((kind) => `... on ${kind.type} { ${selectionOf(kind, fieldsOf(schema, kind.type)).join(' ')} }`);
    return `fragment ${fragmentName(family)} on ${FAMILIES[family]} { __typename ${members.join(' ')} }`;
  });
  return `${HEAD}\n${print(parse(fragments.join('\n')))}\n`;
}

const fragmentName = (family: Family): string => `${family[0]?.toUpperCase() ?? ''}${family.slice(1)}`;

type Field = GraphQLField<unknown, unknown>;

function fieldsOf(schema: GraphQLSchema, type: string): readonly Field[] {
  const found = schema.getType(type);
  if (!isObjectType(found)) throw new Error(`${type} is a kind, so it has to be an object type`);
  return Object.values(found.getFields());
}

function selectionOf({ family, name, type }: Kind, fields: readonly Field[]): readonly string[] {
  if (family === 'actions' || family === 'deepLinks') return fields.map((field) => wholeField(type, field));
  // Besides the kind's fragment, selects what the cache, the renderer and a receipt's total need.
  const outside = fields.flatMap((field) => {
    if (field.name === 'presentation') return ['presentation'];
    return family === 'receiptLines' && field.name === 'amount' ? ['amount { ...Amount @unmask }'] : [];
  });
  return ['id', ...outside, `...${name}`];
}

function wholeField(type: string, field: Field): string {
  const named = getNamedType(field.type);
  if (isLeafType(named)) return field.name;
  if (named.name === 'DeepLink') return `${field.name} { ...DeepLinks @unmask }`;
  throw new Error(`${type}.${field.name} is a ${named.name}: a link or an action has scalars, enums and links only`);
}
