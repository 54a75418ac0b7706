import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import fc from 'fast-check';

export type Json = Readonly<Record<string, unknown>>;
export type AnyJson = fc.Arbitrary<unknown>;

const FOLDER = new URL('../../../schemas/json/', import.meta.url);
const ENDING = '.schema.json';
const schemas = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ENDING))
    .map((path) => [basename(path, ENDING), JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8')) as Json]),
);

/** Depth from which only required members are generated, because schemas may be recursive. */
const DEEPEST = 7;
const MOST_ENTRIES = 3;
const MOST_LETTERS = 24;

/** Attacks, unusual characters and names of object members. */
const TEXTS = [
  '<script>alert(1)</script>',
  '"><img src=x>',
  '{{7*7}}',
  'javascript:alert(1)',
  'ﷺ 🏈 e\u0301',
  '\u202Eright to left',
  '  ',
  'constructor',
];
/** Values for a pattern with lookahead, from which none can be generated. */
const ADDRESSES = ['/', '/live', '/promotions', '/casino', '/media/a.svg', 'https://help.example.com/limits', 'https://x.test'];

/** Generates values for the named JSON Schema, ignoring conditions between fields. */
export function valuesOf(name: string): AnyJson {
  const schema = schemas.get(name);
  if (!schema) throw new Error(`schemas/json has no ${name}${ENDING}`);
  return valuesFor(schema);
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function valuesFor(schema: unknown, depth = 0): AnyJson {
  if (!isJson(schema)) return fc.jsonValue({ maxDepth: 1 });
  const { $ref, const: only, oneOf, type } = schema;
  const names = listOf(schema['enum']);
  if (typeof $ref === 'string') return valuesFor(schemas.get(basename($ref, ENDING)), depth + 1);
  if (only !== undefined) return fc.constant(only);
  if (names.length > 0) return fc.constantFrom(...names);
  if (Array.isArray(oneOf)) return fc.oneof(...oneOf.map((each) => valuesFor(each, depth + 1)));
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => valuesFor({ ...schema, type: each as string }, depth)));
  switch (type) {
    case 'object':
      return objects(schema, depth);
    case 'array':
      return arrays(schema, depth);
    case 'integer':
    case 'number':
      return fc.integer({ min: numberOf(schema['minimum'], -5), max: numberOf(schema['maximum'], 2_000) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return texts(schema);
  }
}

function texts({ pattern, minLength, maxLength }: Json): AnyJson {
  const [min, max] = [numberOf(minLength, 0), numberOf(maxLength, MOST_LETTERS)];
  if (typeof pattern === 'string') {
    const form = new RegExp(pattern, 'u');
    const known = ADDRESSES.filter((address) => form.test(address));
    if (known.length > 0) return fc.constantFrom(...known);
    return fc.stringMatching(new RegExp(pattern), { size: '-1' }).filter((text) => text.length <= max);
  }
  const fitting = TEXTS.filter(({ length }) => length >= min && length <= max);
  const plain = fc.string({ minLength: min, maxLength: Math.max(min, Math.min(max, MOST_LETTERS)) });
  return fitting.length > 0 ? fc.oneof(plain, fc.constantFrom(...fitting)) : plain;
}

function arrays({ items, minItems, maxItems, uniqueItems }: Json, depth: number): AnyJson {
  const minLength = numberOf(minItems, 0);
  const maxLength = Math.min(numberOf(maxItems, minLength + MOST_ENTRIES), minLength + (depth > DEEPEST ? 0 : MOST_ENTRIES));
  const entry = valuesFor(items, depth + 1);
  return uniqueItems === true
    ? fc.uniqueArray(entry, { minLength, maxLength, selector: (each) => JSON.stringify(each) })
    : fc.array(entry, { minLength, maxLength });
}

function objects({ properties, required, additionalProperties, propertyNames, maxProperties }: Json, depth: number): AnyJson {
  const known = isJson(properties) ? Object.entries(properties) : [];
  const needed = listOf(required).filter((name) => typeof name === 'string');
  const written = known.filter(([name]) => depth <= DEEPEST || needed.includes(name));
  const own = fc.record(Object.fromEntries(written.map(([name, each]) => [name, valuesFor(each, depth + 1)])), { requiredKeys: needed });
  if (!isJson(additionalProperties)) return own;
  const names = texts(isJson(propertyNames) ? propertyNames : {}) as fc.Arbitrary<string>;
  const others = fc.dictionary(names, valuesFor(additionalProperties, depth + 1), { maxKeys: Math.min(numberOf(maxProperties, 2), 2) });
  return fc.tuple(own, others).map(([a, b]) => ({ ...b, ...a }));
}
