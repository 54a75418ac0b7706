import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentHashes } from '#src/gql/documentHashes.ts';
import { documentModules, hashesIn } from './splitDocuments.ts';

const source = readFileSync(new URL('../../src/gql/graphql.ts', import.meta.url), 'utf8');
const hashes = hashesIn(readFileSync(new URL('../../src/gql/documentHashes.ts', import.meta.url), 'utf8'));
const { barrel, parts } = documentModules(source, '/documents/', hashes);

it('hands on every document that the generated file exports, each from a module of its own', () => {
  const exported = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  expect(exported.length).toBeGreaterThan(50);
  for (const name of exported) {
    expect(barrel).toContain(`export { ${name} } from '/documents/${name}.ts';`);
    expect(parts.get(name)).toContain(`export const ${name} = `);
  }
});

it('names what each needs, and nothing that is not there', () => {
  for (const [name, code] of parts) {
    for (const [, needed = ''] of code.matchAll(/from '\/documents\/(\w+)\.ts'/g))
      expect(parts.has(needed), `${name} needs ${needed}`).toBe(true);
  }
  expect(parts.get('GameRailFragmentDoc')).toContain("import { GameRailPart } from '/documents/GameRailPart.ts';");
});

it('refuses a file without documents', () => {
  expect(() => documentModules('export type A = string;', '/documents/', hashes)).toThrow('npm run codegen');
});

it('gives each operation its hash, and no other module one', () => {
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

it('leaves types out, and keeps the helpers in one module that all share', () => {
  const split = documentModules(tiny, '/d/', new Map());
  expect([...split.parts.keys()]).toEqual(['shapes', 'hashes', 'TilePart', 'RailPart', 'RailFragmentDoc']);
  expect(split.parts.get('shapes')).toContain('export const part = ');
  expect(split.parts.get('RailFragmentDoc')).not.toContain('DocumentNode');
  for (const name of ['TilePart', 'RailPart', 'RailFragmentDoc']) {
    expect(split.parts.get(name)).toContain("import { name, part } from '/d/shapes.ts';");
  }
});

it('takes a field that is called like a part for what it is', () => {
  const split = documentModules(
    `${tiny}export const ADocument = field("somePart", TilePart) as unknown as DocumentNode<A>;\n`,
    '/d/',
    new Map(),
  );
  expect(split.parts.get('ADocument')).toContain("import { TilePart } from '/d/TilePart.ts';");
  expect(split.parts.get('ADocument')).not.toContain('/d/somePart.ts');
});

it('hands on what is exported and nothing else', () => {
  expect(documentModules(tiny, '/d/', new Map()).barrel).toBe("export { RailFragmentDoc } from '/d/RailFragmentDoc.ts';\n");
});
