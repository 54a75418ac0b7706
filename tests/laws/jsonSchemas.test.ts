import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { operations } from '#server/console/operations/index.ts';
import { sources } from '#server/kinds/sources/index.ts';
import { compile, validatorOf } from '#server/kinds/validators.ts';

const ROOT = new URL('../../schemas/json/', import.meta.url).pathname;
const FAMILIES = ['actions', 'casinoShelves', 'deepLinks', 'dialogs', 'forms', 'layout', 'menuShelves', 'pageShelves', 'receiptLines'];
type Schema = Readonly<Record<string, unknown>>;
const files = FAMILIES.flatMap((family) =>
  readdirSync(join(ROOT, family)).map(
    (file) => [`${family}/${file}`, JSON.parse(readFileSync(join(ROOT, family, file), 'utf8')) as Schema] as const,
  ),
);

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Returns the direct subschemas with their paths from this schema. Omits conditions, which only narrow their siblings. */
function below(schema: Schema): readonly (readonly [string, Schema])[] {
  const named = isSchema(schema['properties'])
    ? Object.entries(schema['properties']).map(([name, each]) => [`/properties/${name}`, each] as const)
    : [];
  const choices = Array.isArray(schema['oneOf']) ? schema['oneOf'].map((each: unknown, index) => [`/oneOf/${index}`, each] as const) : [];
  const others = ['items', 'additionalProperties'].map((key) => [`/${key}`, schema[key]] as const);
  return [...named, ...choices, ...others].flatMap(([path, each]) => (isSchema(each) ? [[path, each] as const] : []));
}

/** Finds texts and lists without a limit, objects that accept any field, and fields without a description. */
function faultsOf(schema: Schema, path = ''): readonly string[] {
  const has = (...keys: readonly string[]): boolean => keys.some((key) => schema[key] !== undefined);
  const { type } = schema;
  const faults = [
    ...(type === 'string' && !has('maxLength', 'enum', 'const', 'pattern')
      ? ['text without a limit: give it maxLength, a pattern or an enum']
      : []),
    ...(typeof schema['pattern'] === 'string' && !/^\^.*\$$/s.test(schema['pattern'])
      ? ['a pattern that a part of the text can satisfy: begin with ^ and end with $']
      : []),
    ...(type === 'array' && !has('maxItems') ? ['a list without a limit: give it maxItems'] : []),
    ...(type === 'object' && !has('additionalProperties', 'oneOf') && path !== '/properties/props'
      ? ['an object that takes anything: give it additionalProperties: false']
      : []),
    ...(isSchema(schema['additionalProperties']) && !has('maxProperties') ? ['a map without a limit: give it maxProperties'] : []),
    ...(/\/properties\/(?!kind$)\w+$/.test(path) &&
    !has('description', '$ref', 'const') &&
    !path.startsWith('/properties/properties/') &&
    !path.includes('/additionalProperties/')
      ? ['a member that nobody explains: give it a description']
      : []),
  ].map((fault) => `${path || '/'}: ${fault}`);
  return [...faults, ...below(schema).flatMap(([step, each]) => faultsOf(each, path + step))];
}

describe('schemas of documents', () => {
  it.each(files)("the schema %s has its type's name and a description", (path, schema) => {
    const name = /\/(\w+)\.schema\.json$/.exec(path)?.[1];
    expect([schema['$id'], schema['title']]).toEqual([name, name]);
    expect(String(schema['description'])).toMatch(/^\S.{8,}\.$/);
  });

  it.each(files)('the schema %s limits every text and list', (_, schema) => {
    expect(faultsOf(schema)).toEqual([]);
  });

  it.each([
    [{ type: 'object', additionalProperties: false, properties: { a: { type: 'string', description: 'x' } } }, 'text without a limit'],
    [{ type: 'array', items: { type: 'string', maxLength: 1 } }, 'a list without a limit'],
    [{ type: 'object', properties: {} }, 'an object that takes anything'],
    [{ type: 'object', additionalProperties: false, properties: { a: { type: 'boolean' } } }, 'a member that nobody explains'],
    [{ type: 'string', pattern: 'a+' }, 'a part of the text'],
  ])('a planted schema without a limit or description is caught: %j', (schema, fault) => {
    expect(faultsOf(schema).join()).toContain(fault);
  });
});

/** Compiles all schemas, because the server compiles each on first use and none at start. */
describe('schemas that the server compiles', () => {
  const ownOf = (schema: object): string | null => {
    const ajv = new Ajv({ strict: false });
    if (!ajv.validateSchema(schema)) return ajv.errorsText();
    try {
      compile(schema)({});
      return null;
    } catch (error) {
      return String(error);
    }
  };
  const wire = readdirSync(join(ROOT, 'wire')).map(
    (file) => [`wire/${file}`, JSON.parse(readFileSync(join(ROOT, 'wire', file), 'utf8')) as Schema] as const,
  );

  it.each(files)('the schema %s is a valid JSON Schema and compiles', (_, schema) => {
    expect(new Ajv({ strict: false }).validateSchema(schema)).toBe(true);
    expect(() => validatorOf(String(schema['$id']))({})).not.toThrow();
  });

  it.each([
    ...wire,
    ...Object.entries(sources).map(([name, { schema }]) => [`source ${name}`, schema] as const),
    ...Object.entries(operations).map(([name, { input }]) => [`operation ${name}`, input] as const),
  ])('the schema of %s is valid and compiles', (_, schema) => {
    expect(ownOf(schema)).toBeNull();
  });

  it.each([
    [{ type: 'strng' }, 'allowed values'],
    [{ type: 'string', maxLength: '5' }, 'must be integer'],
    [{ type: 'string', maxLenght: 5 }, 'unknown keyword'],
    [{ $ref: 'NoSuchType' }, "can't resolve reference"],
  ])('a planted invalid schema is caught: %j', (schema, fault) => {
    expect(ownOf(schema)).toContain(fault);
  });
});
