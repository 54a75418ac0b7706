import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentHashes } from '#src/gql/documentHashes.ts';
import { documentModules, hashesIn } from './splitDocuments.ts';

const source = readFileSync(new URL('../../src/gql/graphql.ts', import.meta.url), 'utf8');
const hashes = hashesIn(readFileSync(new URL('../../src/gql/documentHashes.ts', import.meta.url), 'utf8'));
const { barrel, parts } = documentModules(source, '/documents/', hashes);

it('every document of the generated file is exported from its own module', () => {
  const exported = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  expect(exported.length).toBeGreaterThan(50);
  for (const name of exported) {
    expect(barrel).toContain(`export { ${name} } from '/documents/${name}.ts';`);
    expect(parts.get(name)).toContain(`export const ${name} = `);
  }
});

it('each document module imports only modules that exist', () => {
  for (const [name, code] of parts) {
    for (const [, needed = ''] of code.matchAll(/from '\/documents\/(\w+)\.ts'/g))
      expect(parts.has(needed), `${name} needs ${needed}`).toBe(true);
  }
  expect(parts.get('GameRailFragmentDoc')).toContain("import { GameRailPart } from '/documents/GameRailPart.ts';");
});

it('the splitting of documents refuses a file without documents', () => {
  expect(() => documentModules('export type A = string;', '/documents/', hashes)).toThrow('npm run codegen');
});

it('each operation gets its hash, and no other module gets one', () => {
  expect(Object.fromEntries(hashes)).toEqual(documentHashes);
  for (const [name, hash] of hashes) expect(parts.get(`${name}Document`)).toContain(`documentHashes.${name} = '${hash}';`);
  const entered = [...parts].filter(([, code]) => code.includes('documentHashes.'));
  expect(entered).toHaveLength(hashes.size);
});

const tiny = `export type A = string;

type Node = object;
const name = (value: string) => ({ kind: 'Name', value });
const part = (value: string) => ({ name: name(value) });
const TilePart = /*#__PURE__*/part("Tile");
const RailPart = /*#__PURE__*/part("Rail");
export const RailFragmentDoc = { kind: 'Document', definitions: [RailPart, TilePart] } as unknown as DocumentNode<RailFragment, unknown>;
`;

it('the split documents omit types and share one module of helpers', () => {
  const split = documentModules(tiny, '/d/', new Map());
  expect([...split.parts.keys()]).toEqual(['shapes', 'hashes', 'TilePart', 'RailPart', 'RailFragmentDoc']);
  expect(split.parts.get('shapes')).toContain('export const part = ');
  expect(split.parts.get('RailFragmentDoc')).not.toContain('DocumentNode');
  for (const name of ['TilePart', 'RailPart', 'RailFragmentDoc']) {
    expect(split.parts.get(name)).toContain("import { name, part } from '/d/shapes.ts';");
  }
});

it('a field named like a fragment is not imported', () => {
  const split = documentModules(
    `${tiny}export const ADocument = field("somePart", TilePart) as unknown as DocumentNode<A>;\n`,
    '/d/',
    new Map(),
  );
  expect(split.parts.get('ADocument')).toContain("import { TilePart } from '/d/TilePart.ts';");
  expect(split.parts.get('ADocument')).not.toContain('/d/somePart.ts');
});

it('the index of documents exports only what the generated file exported', () => {
  expect(documentModules(tiny, '/d/', new Map()).barrel).toBe("export { RailFragmentDoc } from '/d/RailFragmentDoc.ts';\n");
});
