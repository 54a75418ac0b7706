import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressAll } from './compress.ts';

const dist = mkdtempSync(join(tmpdir(), 'linemaker-compress-'));
const script = `export const words = ${JSON.stringify('to be or not to be '.repeat(200))};\n`;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets/a.js'), script);
  writeFileSync(join(dist, 'assets/font.woff2'), 'font');
  writeFileSync(join(dist, 'index.html'), '<p>made anew for each brand</p>');
  await compressAll(dist);
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const read = (name: string): Buffer => readFileSync(join(dist, name));

it('each compressed file lies beside its source, unpacks to the same text and is smaller', () => {
  expect(brotliDecompressSync(read('assets/a.js.br')).toString()).toBe(script);
  expect(gunzipSync(read('assets/a.js.gz')).toString()).toBe(script);
  expect(read('assets/a.js.br').length).toBeLessThan(script.length / 10);
});

it('compression skips pages, which are made per request, and files already compressed', () => {
  expect(readdirSync(dist)).toEqual(['assets', 'index.html']);
  expect(readdirSync(join(dist, 'assets'))).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2']);
});

it('a second compression does not compress compressed files', async () => {
  expect(await compressAll(dist)).toEqual(['assets/a.js']);
});
