import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentModules } from './splitDocuments.ts';

const source = readFileSync(new URL('../../src/gql/graphql.ts', import.meta.url), 'utf8');
const { barrel, parts } = documentModules(source, '/documents/');

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
  expect(() => documentModules('export type A = string;', '/documents/')).toThrow('npm run codegen');
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
  const split = documentModules(tiny, '/d/');
  expect([...split.parts.keys()]).toEqual(['shapes', 'TilePart', 'RailPart', 'RailFragmentDoc']);
  expect(split.parts.get('shapes')).toContain('export const part = ');
  expect(split.parts.get('RailFragmentDoc')).not.toContain('DocumentNode');
  for (const name of ['TilePart', 'RailPart', 'RailFragmentDoc']) {
    expect(split.parts.get(name)).toContain("import { name, part } from '/d/shapes.ts';");
  }
});

it('hands on what is exported and nothing else', () => {
  expect(documentModules(tiny, '/d/').barrel).toBe("export { RailFragmentDoc } from '/d/RailFragmentDoc.ts';\n");
});
