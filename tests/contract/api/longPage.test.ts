import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listBrands } from '#server/platform/config/brands.ts';
import { LONG, LONG_PAGE } from '#src/shared/layouts/layoutPatch/longPage.ts';
import { ask, sandbox } from '#tests/support/http.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { ROOT } from '../../../scripts/files.ts';

const distDir = mkdtempSync(join(tmpdir(), 'linemaker-dist-'));
const write = (name: string, content: unknown): void => writeFileSync(join(distDir, name), JSON.stringify(content));
writeFileSync(join(distDir, 'index.html'), '<!doctype html><html lang="en"><head></head><body></body></html>');
write('views.json', { [LONG_PAGE]: ['assets/long-1.js'] });
mkdirSync(join(distDir, '.vite'));
write(
  '.vite/manifest.json',
  Object.fromEntries(listBrands(ROOT).brands.map((name) => [`brands/${name}/brand.ts`, { file: `assets/${name}-1.js` }])),
);
writeFileSync(
  join(distDir, 'persistedDocuments.json'),
  readFileSync(new URL('../../../src/gql/persistedDocuments.json', import.meta.url), 'utf8'),
);
afterAll(() => rmSync(distDir, { recursive: true }));

const server = useTestServer({ distDir });
const page = async (path: string): Promise<string> =>
  (await ask(server().port, path, { headers: { host: 'localhost', accept: 'text/html' } })).text;

it('a page with a long layout preloads the code that draws it in parts', async () => {
  const rails = Array.from({ length: LONG + 1 }, (_, at) => ({
    ...{ id: `rail-${at}`, kind: 'GameRailShelf', v: 1, props: { title: `Shelf ${at}` }, criticality: 'OPTIONAL' },
    bind: { games: { source: 'casinoGames', args: { first: 2 } } },
  }));
  const nodes = Object.fromEntries(rails.map((rail) => [rail.id, rail]));
  const document = { surface: 'exclusives', nodes, order: rails.map(({ id }) => id) };
  await sandbox(server(), 'layout', { surface: 'exclusives', brand: server().app.deps.config.brand, document });
  const link = '<link rel="modulepreload" href="/assets/long-1.js">';
  expect(await page('/exclusives')).toContain(link);
  expect(await page('/casino')).not.toContain(link);
});
