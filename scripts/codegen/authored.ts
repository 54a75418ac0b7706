import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { compile } from 'json-schema-to-typescript';

type Schema = Record<string, unknown>;

export type SchemaFile = { readonly path: string; readonly text: string };

const ENDING = '.schema.json';
/** JSON Schema keywords that TypeScript types cannot express. The server validates them. */
const CONDITIONS = ['if', 'then', 'else', 'discriminator'];
const MAPS = ['properties', 'patternProperties', 'definitions'];

/** Generates a type `Authored<Name>` for each JSON Schema, and `AuthoredByKind`. */
export async function authoredTypes(files: readonly SchemaFile[], kinds: readonly string[]): Promise<string> {
  const names = files.map((file) => basename(file.path, ENDING));
  const definitions = Object.fromEntries(files.map((file, at) => [`Authored${names[at]}`, toDefinition(file)]));
  const bundle = { title: 'Bundle', type: 'object' as const, additionalProperties: false, definitions };
  const compiled = await compile(bundle, 'Bundle', {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    format: true,
    style: { singleQuote: true, printWidth: 140 },
  });
  const known = kinds.filter((kind) => names.includes(kind)).toSorted();
  const byKind = known.map((kind) => `  readonly ${kind}: Authored${kind};`).join('\n');
  return [
    '// Written by `npm run codegen` from schemas/json; do not edit.',
    withoutBundle(compiled).trim(),
    `/** What is stored of each kind, by the name of its SDL type. */\nexport type AuthoredByKind = {\n${byKind}\n};\n`,
  ].join('\n\n');
}

export const readSchemaFile = (path: string): SchemaFile => ({ path, text: readFileSync(path, 'utf8') });

function toDefinition({ path, text }: SchemaFile): Schema {
  const parsed: unknown = JSON.parse(text);
  if (!isSchema(parsed)) throw new Error(`${path}: a JSON Schema is an object`);
  const { $schema: _schema, $id: _id, title: _title, ...rest } = parsed;
  return plain(rest) as Schema;
}

/** Drops conditions, which would split the generated types into unions, and titles, which would rename them. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isSchema(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !CONDITIONS.includes(key));
  return Object.fromEntries(entries.map(([key, child]) => [key, plainMember(key, child)]));
}

function plainMember(key: string, child: unknown): unknown {
  if (MAPS.includes(key) && isSchema(child)) return Object.fromEntries(Object.entries(child).map(([name, of]) => [name, plain(of)]));
  return key === '$ref' && typeof child === 'string' ? referenceOf(child) : plain(child);
}

const referenceOf = (reference: string): string =>
  reference.endsWith(ENDING) ? `#/definitions/Authored${basename(reference, ENDING)}` : reference;

function withoutBundle(text: string): string {
  return text
    .replace(/export interface Bundle \{\}\n/, '')
    .replaceAll(/( \*\n)? \* This interface was referenced by `Bundle`'s JSON-Schema\n \* via the `definition` "[^"]+"\.\n/g, '')
    .replaceAll(/\/\*\*\n \*\/\n/g, '')
    .replaceAll(/\n{2,}/g, '\n');
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);
