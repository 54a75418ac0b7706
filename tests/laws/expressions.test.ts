import { expect, it } from 'vitest';
import { knottedExpressions } from './expressions.ts';
import { report, typescriptFiles } from './tree.ts';

const planted = (text: string): string => report(knottedExpressions([{ path: 'src/a.tsx', text }]));

it('no expression does the work of statements', () => {
  expect(report(knottedExpressions(typescriptFiles()))).toBe('');
});

it.each([
  ['const a = b ? 1 : c ? 2 : d ? 3 : 4;', 'A choice of four'],
  ['const a = b ? (c ? (d ? 1 : 2) : 3) : 4;', 'A choice of four'],
  ['const a = b ? <A /> : c ? <B /> : d ? <C /> : <D />;', 'A choice of four'],
  ['const close = () => void (isOpen = false);', 'An assignment'],
  ['const count = () => void (all.seen += 1);', 'An assignment'],
  ["const a = { [isHome ? 'home' : 'away']: 1 };", 'A key is chosen'],
])('a planted expression is caught: %s', (text, message) => {
  expect(planted(text)).toContain(`src/a.tsx:1: ${message}`);
});

it.each([
  'const a = b ? 1 : c ? 2 : 3;',
  'const a = [b ? 1 : 2, c ? 3 : 4, d ? 5 : 6];',
  'const a = b ? `${c ? 1 : d ? 2 : 3}` : 4;',
  'const stop = () => void stream.close();',
  'const a = { ...before, [id]: 1 };',
])('the law on expressions accepts: %s', (text) => {
  expect(planted(text)).toBe('');
});
