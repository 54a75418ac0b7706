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
