import { readFileSync } from 'node:fs';
import { Ajv, type Options, type ValidateFunction } from 'ajv';

const FOLDER = new URL('../../../schemas/json/wire/', import.meta.url);

/** Options for our own schemas. A test checks them against the meta-schema; unoptimized code compiles in half the time. */
export const OWN_SCHEMAS = { strict: true, allowUnionTypes: true, meta: false, validateSchema: false, code: { optimize: false } } as const;

/** Compiles `schemas/json/wire/<name>.schema.json`. */
export const wireGuard = <T>(name: string, options: Pick<Options, 'allErrors'> = {}): ValidateFunction<T> =>
  new Ajv({ ...OWN_SCHEMAS, ...options }).compile<T>(JSON.parse(readFileSync(new URL(`${name}.schema.json`, FOLDER), 'utf8')));
