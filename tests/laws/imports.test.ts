import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';

const found = (text: string, path = 'src/ui/A.tsx') => importsOf({ path, text }).map(({ to, kind }) => `${kind} ${to}`);

describe('imports', () => {
  it.each([
    ["import { a } from './b.ts';", 'static src/ui/b.ts'],
    ["import './b.css';", 'static src/ui/b.css'],
    ["import type { A } from '#src/shared/a.ts';", 'type src/shared/a.ts'],
    ["import { type A, type B } from '#src/shared/a.ts';", 'type src/shared/a.ts'],
    ["import { type A, b } from '#src/shared/a.ts';", 'static src/shared/a.ts'],
    ["export { a } from './b.ts';", 'static src/ui/b.ts'],
    ["export * from './b.ts';", 'static src/ui/b.ts'],
    ["export type { A } from './b.ts';", 'type src/ui/b.ts'],
    ["const a = () => import('./b.ts');", 'dynamic src/ui/b.ts'],
    ["type A = import('./b.ts').B;", 'type src/ui/b.ts'],
    ["const a = import.meta.glob('/brands/*/brand.ts');", 'glob brands/*/brand.ts'],
    ["const a = import.meta.glob<A>(['/brands/*/brand.ts'], { import: 'brand' });", 'glob brands/*/brand.ts'],
    ["import { z } from 'zustand';", 'static zustand'],
    ["import data from '#brands/default.json' with { type: 'json' };", 'static brands/default.json'],
    ['const a = (name: string) => import(`./${name}.ts`);', 'dynamic computed `./${name}.ts`'],
  ])('the import reader finds the import in %s', (text, edge) => {
    expect(found(text)).toEqual([edge]);
  });

  it('the import reader lists a module once for each kind of import', () => {
    expect(
      found("import { a } from './b.ts'; import { c } from './b.ts'; export { d } from './b.ts'; const e = () => import('./b.ts');"),
    ).toEqual(['static src/ui/b.ts', 'dynamic src/ui/b.ts']);
  });

  it('the import reader reads JSX and throws on a file that does not parse', () => {
    expect(found("import { A } from './A.tsx'; export const B = () => <A />;")).toEqual(['static src/ui/A.tsx']);
    expect(() => found('import { from')).toThrow('does not parse');
  });
});
