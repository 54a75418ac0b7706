import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codeAfterViewOf } from './codeAfterView.ts';

const dist = mkdtempSync(join(tmpdir(), 'lm-code-'));
afterAll(() => rmSync(dist, { recursive: true }));
mkdirSync(join(dist, '.vite'));
const manifest = {
  'src/app/startup/beforeStart/main.ts': { file: 'assets/beforeStart-1.js' },
  'src/app/startup/boot/behindView.ts': { file: 'assets/behindView-2.js' },
};
writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));

const html = `<head>
  <script type="module" crossorigin src="/assets/index-3.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/ground-6.js"><link rel="modulepreload" crossorigin href="/assets/libraries-4.js"><link rel="modulepreload" href="/assets/brand-5.js">
  <link rel="stylesheet" crossorigin href="/assets/ground-6.css">
  <link rel="preload" as="font" href="/assets/inter.woff2"></head><body></body>`;

test('a page with a first view lists its code for later, and runs beforeStart at once', () => {
  const page = codeAfterViewOf(dist)(html);
  expect(page.match(/<script type="module"[^>]*>/g)).toEqual(['<script type="module" crossorigin src="/assets/beforeStart-1.js">']);
  expect(page).not.toMatch(/modulepreload|stylesheet/);
  expect(page).toContain('href="/assets/inter.woff2"');
  expect(JSON.parse(/id="code">(.*?)<\/script>/.exec(page)?.[1] ?? '')).toEqual({
    fetch: [
      ...['/assets/index-3.js', '/assets/ground-6.js', '/assets/libraries-4.js', '/assets/brand-5.js'],
      ...['/assets/ground-6.css', '/assets/behindView-2.js'],
    ],
    run: ['/assets/libraries-4.js', '/assets/ground-6.js', '/assets/index-3.js'],
  });
});

test('a page without a build or without code is not changed', () => {
  expect(codeAfterViewOf(join(dist, 'missing'))(html)).toBe(html);
  expect(codeAfterViewOf(dist)('<body></body>')).toBe('<body></body>');
});
