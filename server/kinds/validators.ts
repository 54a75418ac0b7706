import { readdirSync, readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { OWN_SCHEMAS } from '#server/platform/http/wireGuard.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';

/** `path` is a JSON Pointer. */
export type SchemaProblem = { readonly path: string; readonly message: string };
export type Validate = (value: unknown) => readonly SchemaProblem[];

const SCHEMAS = new URL('../../schemas/json/', import.meta.url);
const FAMILIES = [
  'actions',
  'casinoShelves',
  'deepLinks',
  'dialogs',
  'forms',
  'layout',
  'menuShelves',
  'pageShelves',
  'receiptLines',
] as const;

const readSchema = (url: URL): { $id: string } =>
  JSON.parse(readFileSync(url, 'utf8').replace(/"\$ref":\s*"[^"]*?(\w+)\.schema\.json"/g, '"$ref": "$1"'));

const ajv = new Ajv({ ...OWN_SCHEMAS, strictRequired: false, discriminator: true, allErrors: false, ownProperties: true });
const schemas = new Map<string, object>();
for (const family of FAMILIES) {
  const folder = new URL(`${family}/`, SCHEMAS);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.schema.json'))) {
    const schema = readSchema(new URL(file, folder));
    ajv.addSchema(schema);
    schemas.set(schema.$id, schema);
  }
}

/** Throws for an unknown schema. */
export const validatorOf = (name: string): Validate => compile(schemaOf(name));

/** Throws for an unknown schema. */
export function validated<T>(name: string): (value: unknown) => Result<T, readonly SchemaProblem[]> {
  const validate = onFirstUse<T>(schemaOf(name));
  return (value) => {
    const check = validate();
    return check(value) ? ok(value) : refuse(problemsOf(check));
  };
}

export function compile(schema: object): Validate {
  const validate = onFirstUse(schema);
  return (value) => (validate()(value) ? [] : problemsOf(validate()));
}

/** Compiles a schema at its first use, because compiling all takes a third of the start time. */
function onFirstUse<T>(schema: object): () => ValidateFunction<T> {
  let validate: ValidateFunction<T> | null = null;
  return () => (validate ??= ajv.compile<T>(schema));
}

function schemaOf(name: string): object {
  const schema = schemas.get(name);
  if (!schema) throw new Error(`schemas/json has no ${name}.schema.json: write it beside those of its family`);
  return schema;
}

const problemsOf = (validate: ValidateFunction): SchemaProblem[] => (validate.errors ?? []).map(describe);

function describe({ instancePath, message, keyword, params }: ErrorObject): SchemaProblem {
  const detail = keyword === 'additionalProperties' ? `: ${String(params['additionalProperty'])}` : '';
  return { path: instancePath, message: `${message ?? keyword}${detail}` };
}
