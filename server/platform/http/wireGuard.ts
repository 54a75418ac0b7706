import { readFileSync } from 'node:fs';
import { Ajv, type Options, type ValidateFunction } from 'ajv';

const FOLDER = new URL('../../../schemas/json/wire/', import.meta.url);

/** Compiler options for our own schemas. Skips checks that a test makes. Without code optimization, schemas compile twice as fast. */
export const OWN_SCHEMAS = { strict: true, allowUnionTypes: true, meta: false, validateSchema: false, code: { optimize: false } } as const;

export const wireGuard = <T>(name: string, options: Pick<Options, 'allErrors'> = {}): ValidateFunction<T> =>
  new Ajv({ ...OWN_SCHEMAS, ...options }).compile<T>(JSON.parse(readFileSync(new URL(`${name}.schema.json`, FOLDER), 'utf8')));
