import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import * as documents from '#src/gql/graphql.ts';
import { expect, it } from 'vitest';
import { membersIn, typesModule } from './leanTypes.ts';

const read = (name: string): string => readFileSync(new URL(`../../src/gql/${name}`, import.meta.url), 'utf8');
const members = membersIn(read('possibleTypes.ts'));

function shipped(code: string): Readonly<Record<string, readonly string[]>> {
  const all: Readonly<Record<string, { readonly definitions: readonly object[] } | undefined>> = documents;
  const parts = Object.fromEntries(
    [...code.matchAll(/import \{ (\w+)Part \}/g)].map(([, name = '']) => [`${name}Part`, all[`${name}FragmentDoc`]?.definitions[0]]),
  );
  const script = code.replaceAll(/^(import|export) .*$/gm, '');
  const result = runInNewContext(`${script}\nJSON.stringify(result)`, parts) as string;
  return (JSON.parse(result) as { readonly possibleTypes: Readonly<Record<string, readonly string[]>> }).possibleTypes;
}

it('the shipped types hold every member of every union used as a type condition', () => {
  const source = read('graphql.ts');
  const lean = shipped(typesModule(members, source, '/d/'));
  expect(Object.keys(lean)).toEqual(expect.arrayContaining(['PageShelf', 'CasinoShelf', 'MenuShelf', 'DeepLink', 'NodeFallback']));
  for (const [type, names] of Object.entries(lean)) expect(names.toSorted(), type).toEqual(members[type]?.toSorted());
  const conditions = [...source.matchAll(/part\("\w+","(\w+)"|\?(\w+)\{/g)].map(([, on, type]) => on ?? type ?? '');
  for (const type of conditions.filter((name) => name in members)) expect(lean).toHaveProperty(type);
});

it('the members of a union are written out if no fragment names each of them', () => {
  const text = 'const APart = part("A","Thing","id ?Cup{id ?Mug{id}}");';
  expect(shipped(typesModule({ Thing: ['Cup', 'Mug'], Other: ['Cup'] }, text, '/d/'))).toEqual({ Thing: ['Cup', 'Mug'] });
});

it('the list of union members refuses a file without types', () => {
  expect(() => membersIn('export default {};')).toThrow('npm run codegen');
});
