import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import { bootPlugin } from './bootPlugin.ts';

const brands = readdirSync(join(ROOT, 'brands'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
let server: ViteDevServer;
let port = 0;

beforeAll(async () => {
  server = await createServer({
    root: ROOT,
    configFile: false,
    plugins: [bootPlugin(ROOT, 4000)],
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
  });
  await server.listen();
  const address = server.httpServer?.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => server.close());

async function bootOf(host: string): Promise<unknown> {
  const { request } = await import('node:http');
  const html = await new Promise<string>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/', headers: { host, accept: 'text/html' } }, (answer) => {
      let text = '';
      answer
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
  return JSON.parse(/id="boot">([^<]*)</.exec(html)?.[1] ?? 'null');
}

it.each(brands)('serves %s on its own host', async (brand) => {
  expect(await bootOf(`${brand}.localhost:${port}`)).toEqual({ brand, sandbox: true, locationVendorOrigin: 'http://localhost:4001' });
});

it('serves the default brand on a host that names none', async () => {
  expect(await bootOf(`localhost:${port}`)).toMatchObject({ brand: expect.stringMatching(`^(${brands.join('|')})$`) });
});
