import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isEnumType, isInputObjectType, isObjectType, isInterfaceType, isScalarType, isUnionType, type GraphQLNamedType } from 'graphql';
import { authored } from '#server/content/authored/index.ts';
import { readSdl } from '../codegen/sdl.ts';
import { filesUnder, ROOT } from '../files.ts';
import { hashOf, lineOf } from './lines.ts';
import { type Source, stringsIn } from './sources.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith('tests/');

/** Everything that needs neither a database nor a build. Files are found by name in all folders. */
export function staticLines(): readonly string[] {
  const files = ['brands', 'registry', 'schemas', 'server', 'src', 'fixtures', 'tests', 'scripts'].flatMap((folder) =>
    filesUnder(folder, ''),
  );
  const product = files.filter(
    (path) => /^(?:brands|registry|server|src)\/.*\.tsx?$/.test(path) && !isTest(path) && !path.includes('/gql/'),
  );
  return [
    ...schemaLines(),
    ...hashed(files, /(?:^|\/)\d{4}_[a-zA-Z]+\.sql$/, 'migration'),
    ...hashed(files, /\.(?:snap|snapshot\.txt)$/, 'snapshot'),
    ...hashed(files, /\.schema\.json$/, 'jsonSchema'),
    ...generatedLines(files),
    ...documentLines(),
    ...stringsIn(product.map((path): Source => ({ path, text: read(path) }))),
    lineOf('expectations', 'in tests', expectationsIn(files)),
  ];
}

const hashed = (files: readonly string[], name: RegExp, section: string): readonly string[] =>
  files
    .filter((path) => name.test(path))
    .map((path) => lineOf(section, basename(path), hashOf(read(path))))
    .toSorted();

const expectationsIn = (files: readonly string[]): number =>
  files
    .filter((path) => isTest(path) && /\.tsx?$/.test(path))
    .reduce((sum, path) => sum + (read(path).match(/\bexpect\(/g)?.length ?? 0), 0);

function schemaLines(): readonly string[] {
  const types = Object.values(readSdl(ROOT).getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return [lineOf('sdl', 'as published', hashOf(read('server/kinds/generated/schema.graphql'))), ...types.flatMap(linesOfType).toSorted()];
}

function linesOfType(type: GraphQLNamedType): readonly string[] {
  if (isUnionType(type)) return type.getTypes().map(({ name }) => lineOf('wire', type.name, name));
  if (isEnumType(type)) return type.getValues().map(({ name }) => lineOf('wire', type.name, name));
  if (isScalarType(type)) return [lineOf('wire', type.name)];
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => lineOf('wire', type.name, `${field.name}: ${field.type}`));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).map(({ name, args, type: of }) => {
    const takes = args.length > 0 ? `(${args.map((arg) => `${arg.name}: ${arg.type}`).join(', ')})` : '';
    return lineOf('wire', type.name, `${name}${takes}: ${of}`);
  });
}

/** What the generator writes for clients of earlier builds and for the console. */
function generatedLines(files: readonly string[]): readonly string[] {
  const json = (name: string): unknown => {
    const found = files.filter((path) => basename(path) === name);
    if (found.length !== 1) throw new Error(`There should be one ${name}, and there are ${found.length}. Run npm run codegen.`);
    return JSON.parse(read(found[0] ?? ''));
  };
  const documents = Object.entries(json('persistedDocuments.json') as Readonly<Record<string, string>>);
  const capabilities = json('capabilities.json') as Readonly<Record<string, object | string>>;
  const operations = json('consoleOperations.json') as readonly { readonly name: string }[];
  return [
    ...documents.map(([hash, text]) => lineOf('operation', /^\w+ (\w+)/.exec(text)?.[1] ?? text.slice(0, 20), hash)),
    ...Object.entries(capabilities).map(([name, value]) => lineOf('capabilities', name, hashOf(JSON.stringify(value)))),
    ...operations.map((operation) => lineOf('consoleOperation', operation.name, hashOf(JSON.stringify(operation)))),
  ].toSorted();
}

/** Documents of a first start: their slugs, and the id, kind and tracking id of each node. */
function documentLines(): readonly string[] {
  return authored
    .flatMap(({ document, brand, region }) => {
      const name = `${document.surface} (${brand}, ${region})`;
      const nodes = Object.values(document.nodes).map(({ id, kind, trackingId }) =>
        lineOf('node', name, `${id} ${kind} ${trackingId ?? '-'}`),
      );
      return [lineOf('document', name, hashOf(JSON.stringify(document))), ...nodes];
    })
    .toSorted();
}
