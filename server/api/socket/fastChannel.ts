import {
  Kind,
  parse,
  print,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { EventPrices } from '#server/modules/catalogue/messages/index.ts';
import { BoundedCache } from '#server/platform/cache.ts';
import { SHAPES, UNIONS } from './generated/priceShapes.ts';

/** Converts a price message to the `data` of an `eventPrices` subscription. */
export type Projection = { readonly key: string; readonly variable: string; readonly project: (message: EventPrices) => object };

const LONGEST_QUERY = 4_096;
const MOST_REMEMBERED = 200;

/** The returned function recognizes subscriptions to one event's prices and returns null for other queries. It parses each query once. */
export function createRecogniser(): (query: string) => Projection | null {
  const known = new BoundedCache<string, Projection | null>(MOST_REMEMBERED);
  return (query) => (query.length > LONGEST_QUERY ? null : known.getOrMake(query, () => projectionOf(query)));
}

class NotPlain extends Error {}

function projectionOf(query: string): Projection | null {
  try {
    const { definitions } = parse(query, { noLocation: true });
    const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    const fragments = new Map(
      definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION).map((fragment) => [fragment.name.value, fragment]),
    );
    const [operation] = operations;
    if (!operation || operations.length !== 1) return null;
    const { field, variable } = rootOf(operation);
    const fields = compile(field.selectionSet, 'EventPrices', fragments, 0);
    const name = field.alias?.value ?? 'eventPrices';
    return { key: `${name}${keyOf(fields)}`, variable, project: (message) => ({ [name]: read(fields, message) }) };
  } catch {
    return null;
  }
}

/** Matches a printed subscription to one event's prices, without its fields. */
const PLAIN = /^subscription \w*\(\$(\w+): ID!\) \{\s+(?:\w+: )?eventPrices\(eventId: \$\1\)\s+\}$/;

function rootOf(operation: OperationDefinitionNode): { readonly field: FieldNode; readonly variable: string } {
  const [field] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new NotPlain();
  const { selectionSet: _fields, ...bare } = field;
  const shell = print({
    ...operation,
    selectionSet: { ...operation.selectionSet, selections: [bare, ...operation.selectionSet.selections.slice(1)] },
  });
  const variable = PLAIN.exec(shell)?.[1];
  if (variable === undefined) throw new NotPlain();
  return { field, variable };
}

type Field = { readonly from: string; readonly below: Below | null; readonly type: string };
type Fields = Map<string, Field>;
/** Selected fields of an object type (`one`) or of each member of a union (`of`). */
type Below = { readonly one: Fields } | { readonly of: ReadonlyMap<string, Fields> };
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function compile(set: SelectionSetNode | undefined, type: string, fragments: Fragments, depth: number): Fields {
  if (!set || !SHAPES[type] || depth > 6) throw new NotPlain();
  const fields: Fields = new Map();
  for (const selection of set.selections) {
    if (selection.directives?.length) throw new NotPlain();
    const part =
      selection.kind === Kind.FIELD ? [compileField(selection, type, fragments, depth)] : compilePart(selection, type, fragments, depth);
    for (const [key, field] of part) add(fields, key, field);
  }
  return fields;
}

function compileField(node: FieldNode, type: string, fragments: Fragments, depth: number): readonly [string, Field] {
  const from = node.name.value;
  const below = from === '__typename' ? null : SHAPES[type]?.[from];
  if (below === undefined || node.arguments?.length || (below === null && node.selectionSet)) throw new NotPlain();
  return [
    node.alias?.value ?? from,
    { from, type, below: below === null ? null : compileBelow(node.selectionSet, below, fragments, depth + 1) },
  ];
}

function compileBelow(set: SelectionSetNode | undefined, type: string, fragments: Fragments, depth: number): Below {
  const members = UNIONS[type];
  if (!members) return { one: compile(set, type, fragments, depth) };
  return { of: new Map(members.map((member) => [member, compile(setOn(set, member, type, fragments), member, fragments, depth)])) };
}

function setOn(set: SelectionSetNode | undefined, member: string, union: string, fragments: Fragments): SelectionSetNode {
  if (!set) throw new NotPlain();
  const selections = set.selections.flatMap((selection): readonly SelectionNode[] => {
    if (selection.directives?.length) throw new NotPlain();
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value !== '__typename') throw new NotPlain();
      return [selection];
    }
    const part = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    const on = part?.typeCondition?.name.value;
    if (!part || part.directives?.length || on === undefined) throw new NotPlain();
    if (on === union) return setOn(part.selectionSet, member, union, fragments).selections;
    return on === member ? part.selectionSet.selections : [];
  });
  return { kind: Kind.SELECTION_SET, selections };
}

/** Compiles a fragment. Throws if its type is not `type`. */
function compilePart(node: Exclude<SelectionNode, FieldNode>, type: string, fragments: Fragments, depth: number): Fields {
  const part = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
  const on = part?.typeCondition?.name.value ?? type;
  if (!part || part.directives?.length || on !== type) throw new NotPlain();
  return compile(part.selectionSet, type, fragments, depth + 1);
}

/** Throws if two selections would need merging. */
function add(fields: Fields, key: string, field: Field): void {
  const held = fields.get(key);
  if (held && (held.from !== field.from || held.below !== null || field.below !== null)) throw new NotPlain();
  fields.set(key, field);
}

const keyOf = (fields: Fields): string =>
  `{${[...fields].map(([key, { from, below }]) => `${key}:${from}${below ? keyBelow(below) : ''}`).join(' ')}}`;
const keyBelow = (below: Below): string =>
  'one' in below ? keyOf(below.one) : [...below.of].map(([member, fields]) => `|${member}${keyOf(fields)}`).join('');

function read(fields: Fields, value: Readonly<Record<string, unknown>>): object {
  const result: Record<string, unknown> = {};
  for (const [key, { from, below, type }] of fields)
    result[key] = from === '__typename' ? type : below ? readBelow(below, value[from]) : (value[from] ?? null);
  return result;
}

function readBelow(below: Below, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: object) => readBelow(below, item));
  if (!isPlainObject(value)) return null;
  if ('one' in below) return read(below.one, value);
  const fields = '__typename' in value ? below.of.get(String(value.__typename)) : undefined;
  return fields ? read(fields, value) : null;
}
