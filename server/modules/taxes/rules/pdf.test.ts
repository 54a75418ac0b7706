import { expect, it } from 'vitest';
import { pdfOf } from './pdf.ts';

const page = pdfOf('Form (2026)', [{ text: 'José \\ (Łódź)', size: 12, top: 100 }]);

it('is ASCII alone, with Latin letters by their codes and a mark for others', () => {
  // oxlint-disable-next-line no-control-regex -- that no other letter is in it is what is asked
  expect(page).toMatch(/^[\x00-\x7f]*$/);
  expect(page).toContain(String.raw`(Jos\351 \\ \(?\363d?\))`);
});

it('says of each object where it begins, and of its table too', () => {
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(page)?.[1]);
  expect(page.slice(table, table + 5)).toBe('xref\n');
  const offsets = [...page.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset, at) => page.slice(offset, offset + 7) === `${at + 1} 0 obj`)).toEqual(offsets.map(() => true));
  expect(offsets).toHaveLength(6);
});

it('says how long its content is', () => {
  const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(page) ?? [];
  expect(content).toHaveLength(Number(length));
});
