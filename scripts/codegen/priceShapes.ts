import { getNamedType, type GraphQLNamedType, type GraphQLSchema, isLeafType, isObjectType, isUnionType } from 'graphql';

type Shapes = {
  readonly shapes: Map<string, Readonly<Record<string, string | null>>>;
  readonly unions: Map<string, readonly string[]>;
};

/** Generates the fields of `root` and of the types below it, for messages built without executing GraphQL. */
export function priceShapes(schema: GraphQLSchema, root = 'EventPrices'): string {
  const found: Shapes = { shapes: new Map(), unions: new Map() };
  collect(schema.getType(root), root, found);
  return `// Written by \`npm run codegen\` from the SDL of ${root}; do not edit.

/** Fields of a type: null for a value, else the name of the type below it. */
export type Shape = Readonly<Record<string, string | null>>;

/** The types that can be sent without executing. */
export const SHAPES: Readonly<Record<string, Shape>> = ${literal(found.shapes)};

/** Types that one field may be several of, told apart by \`__typename\`. */
export const UNIONS: Readonly<Record<string, readonly string[]>> = ${literal(found.unions)};
`;
}

const literal = (map: ReadonlyMap<string, unknown>): string => JSON.stringify(Object.fromEntries(map), null, 2);

function collect(type: GraphQLNamedType | undefined, name: string, found: Shapes): void {
  if (found.shapes.has(name) || found.unions.has(name)) return;
  if (isUnionType(type)) {
    found.unions.set(
      name,
      type.getTypes().map((member) => member.name),
    );
    for (const member of type.getTypes()) collect(member, member.name, found);
    return;
  }
  if (!isObjectType(type)) throw new Error(`${name} is neither an object nor a union, so it cannot be sent without executing`);
  const fields = Object.values(type.getFields());
  const asking = fields.find(({ args }) => args.length > 0);
  if (asking) throw new Error(`${name}.${asking.name} takes arguments, so it cannot be sent without executing`);
  const below = fields.map((field) => ({ name: field.name, type: getNamedType(field.type) }));
  found.shapes.set(name, Object.fromEntries(below.map((field) => [field.name, isLeafType(field.type) ? null : field.type.name])));
  for (const field of below) if (!isLeafType(field.type)) collect(field.type, field.type.name, found);
}
