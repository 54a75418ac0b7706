import { readdirSync, readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { ok, refuse, type Result } from '#src/lib/result.ts';

/** One thing wrong with a stored or submitted value. `path` is a JSON Pointer into it. */
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

// Files refer to one another by relative path, for editors and code generation; here every schema goes by its `$id`, the name of its type.
const readSchema = (url: URL): { $id: string } =>
  JSON.parse(readFileSync(url, 'utf8').replace(/"\$ref":\s*"[^"]*?(\w+)\.schema\.json"/g, '"$ref": "$1"'));

const ajv = new Ajv({
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  discriminator: true,
  allErrors: false,
  ownProperties: true,
});
const names = new Set<string>();
for (const family of FAMILIES) {
  const folder = new URL(`${family}/`, SCHEMAS);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.schema.json'))) {
    const schema = readSchema(new URL(file, folder));
    ajv.addSchema(schema);
    names.add(schema.$id);
  }
}

/** The check of a type of `schemas/json`. Throws when there is no such schema: the house is incomplete. */
export function validatorOf(name: string): Validate {
  const validate = names.has(name) ? ajv.getSchema(name) : undefined;
  if (!validate) throw new Error(missing(name));
  return (value) => (validate(value) ? [] : problemsOf(validate));
}

/** Reads values of a type that is generated from its schema of `schemas/json`; refuses with what is wrong. Throws as `validatorOf` does. */
export function validated<T>(name: string): (value: unknown) => Result<T, readonly SchemaProblem[]> {
  const validate = names.has(name) ? ajv.getSchema<T>(name) : undefined;
  if (!validate) throw new Error(missing(name));
  return (value) => (validate(value) ? ok(value) : refuse(problemsOf(validate)));
}

/** The check of a schema of our own code, such as the arguments of a source. */
export function compile(schema: object): Validate {
  const validate = ajv.compile(schema);
  return (value) => (validate(value) ? [] : problemsOf(validate));
}

const missing = (name: string): string => `schemas/json has no ${name}.schema.json: write it beside those of its family`;

const problemsOf = (validate: ValidateFunction): SchemaProblem[] => (validate.errors ?? []).map(describe);

function describe({ instancePath, message, keyword, params }: ErrorObject): SchemaProblem {
  const detail = keyword === 'additionalProperties' ? `: ${String(params['additionalProperty'])}` : '';
  return { path: instancePath, message: `${message ?? keyword}${detail}` };
}
