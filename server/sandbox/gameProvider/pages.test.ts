import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const MOST_BYTES = 120_000;

it('all that the page of a game loads is at most 120 KB compressed', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /\.(?:html|css|js)$/.test(name));
  expect(files.length).toBeGreaterThan(10);
  const bytes = files.map((name) => gzipSync(readFileSync(`${import.meta.dirname}/${name}`)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(MOST_BYTES);
});
