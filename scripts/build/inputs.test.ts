import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inputsHash, isBuilt, STAMP } from './inputs.ts';

let root = '';
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'linemaker-inputs-'));
  write('src/a.ts', 'a');
  write('index.html', '<p>');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ['a changed source', 'src/a.ts', 'b'],
  ['a new source', 'registry/pageShelves/Tabs/Tabs.tsx', 'x'],
  ['a changed page', 'index.html', '<b>'],
  ['another brand', 'brands/x/brand.ts', 'x'],
  ['another lock file', 'package-lock.json', '{}'],
  ['a changed server', 'server/main.ts', 'x'],
  ['another way to build', 'scripts/build/firstView.ts', 'x'],
  ['another order of the build', 'scripts/build.ts', 'x'],
  ['a limit of a document, which the console bundles', 'schemas/json/pageShelves/Tabs.schema.json', '{}'],
])('the build’s hash changes with %s', (_change, path, text) => {
  const before = inputsHash(root);
  write(path, text);
  expect(inputsHash(root)).not.toBe(before);
});

it.each([
  ['a test', 'src/a.test.ts'],
  ['a page of the docs', 'docs/a.md'],
  ['a README', 'server/platform/README.md'],
  ['a test of the server', 'server/platform/store/store.test.ts'],
])('the build’s hash does not change with %s', (_change, path) => {
  const before = inputsHash(root);
  write(path, 'x');
  expect(inputsHash(root)).toBe(before);
});

it('the build’s hash changes when a file is renamed', () => {
  const before = inputsHash(root);
  rmSync(join(root, 'src/a.ts'));
  write('src/b.ts', 'a');
  expect(inputsHash(root)).not.toBe(before);
});

it('a build counts as current only while its stamp matches the sources', () => {
  expect(isBuilt(root)).toBe(false);
  write(`dist/${STAMP}`, inputsHash(root));
  expect(isBuilt(root)).toBe(true);
  write('src/a.ts', 'changed');
  expect(isBuilt(root)).toBe(false);
});
