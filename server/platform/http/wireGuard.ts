import { readFileSync } from 'node:fs';
import { Ajv, type Options, type ValidateFunction } from 'ajv';

const FOLDER = new URL('../../../schemas/json/wire/', import.meta.url);

/**
 * How our own schemas are compiled. A law holds them against the meta-schema, so that a start need not; code that is not optimized compiles in
 * half the time.
 */
export const OWN_SCHEMAS = { strict: true, allowUnionTypes: true, meta: false, validateSchema: false, code: { optimize: false } } as const;

/** A guard of what comes over the wire as `schemas/json/wire/<name>.schema.json` says. */
export const wireGuard = <T>(name: string, options: Pick<Options, 'allErrors'> = {}): ValidateFunction<T> =>
  new Ajv({ ...OWN_SCHEMAS, ...options }).compile<T>(JSON.parse(readFileSync(new URL(`${name}.schema.json`, FOLDER), 'utf8')));
