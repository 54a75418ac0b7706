import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { LONG_PAGE } from '#src/shared/layouts/layoutPatch/longPage.ts';
import { MENU } from '#src/shared/site/menuTree.ts';
import { preloadsOf } from './preloads.ts';

const folder = mkdtempSync(join(tmpdir(), 'lm-preloads-'));
afterAll(() => rmSync(folder, { recursive: true }));

function built(manifest: unknown): string {
  const dist = mkdtempSync(join(folder, 'dist-'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  return dist;
}

describe('the preloads of a brand’s page', () => {
  const dist = built({
    'brands/acme/brand.ts': {
      file: 'assets/brand-1.js',
      css: ['assets/brand-1.css'],
      assets: ['assets/logo-2.svg', 'assets/acme-3.woff2'],
    },
  });

  test('a page preloads its brand’s code, styles and font, not its pictures', () => {
    expect(preloadsOf(dist)('acme')).toBe(
      '<link rel="modulepreload" href="/assets/brand-1.js"><link rel="stylesheet" href="/assets/brand-1.css">' +
        '<link rel="preload" as="font" type="font/woff2" href="/assets/acme-3.woff2" crossorigin>',
    );
  });

  test('a page preloads the code of its first three kinds of shelves, each file once', () => {
    const files = {
      Rail: ['assets/rail-1.js', 'assets/both-2.js', 'assets/both-2.css'],
      Grid: ['assets/grid-3.js', 'assets/both-2.js'],
      Far: ['assets/far-4.js'],
    };
    writeFileSync(join(dist, 'views.json'), JSON.stringify(files));
    const links = preloadsOf(dist)('acme', ['Rail', 'constructor', 'Grid', 'Far']).match(/\w+" href="\/assets\/\w+-\d\.(js|css)/g);
    const code = (name: string): string => `modulepreload" href="/assets/${name}.js`;
    const sheet = (name: string): string => `stylesheet" href="/assets/${name}.css`;
    expect(links).toEqual([code('brand-1'), sheet('brand-1'), code('rail-1'), code('both-2'), sheet('both-2'), code('grid-3')]);
    rmSync(join(dist, 'views.json'));
  });

  test('a page that comes in parts preloads the code of long pages', () => {
    writeFileSync(join(dist, 'views.json'), JSON.stringify({ [LONG_PAGE]: ['assets/long-1.js'] }));
    expect(preloadsOf(dist)('acme', ['Rail', LONG_PAGE])).toContain('<link rel="modulepreload" href="/assets/long-1.js">');
    expect(preloadsOf(dist)('acme', ['Rail'])).not.toContain('long-1');
    rmSync(join(dist, 'views.json'));
  });

  test('a page that shows its menu at once preloads all of the menu’s code', () => {
    const files = { One: [], Two: [], Three: [], Tree: ['assets/tree-1.js'], [MENU]: ['assets/menu-2.js'] };
    writeFileSync(join(dist, 'views.json'), JSON.stringify(files));
    const links = preloadsOf(dist)('acme', ['One', 'Two', 'Three'], [MENU, 'Tree']);
    for (const file of ['menu-2', 'tree-1']) expect(links).toContain(`<link rel="modulepreload" href="/assets/${file}.js">`);
    rmSync(join(dist, 'views.json'));
  });

  test.each(['other', 'constructor', '../acme'])('nothing is preloaded for %s', (brand) => {
    expect(preloadsOf(dist)(brand)).toBe('');
  });

  test('nothing is preloaded without a build', () => {
    expect(preloadsOf(join(folder, 'missing'))('acme')).toBe('');
  });
});
