import { request } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import { consoleHostPlugin } from './consoleHostPlugin.ts';

let server: ViteDevServer;
let port = 0;

beforeAll(async () => {
  server = await createServer({
    root: ROOT,
    configFile: false,
    plugins: [consoleHostPlugin()],
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
  });
  await server.listen();
  const address = server.httpServer?.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => server.close());

const ask = (host: string, path: string, accept = 'text/html'): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: { host, accept } }, (answer) => {
      let text = '';
      answer
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
const titleOf = ({ text }: { text: string }) => /<title>([^<]*)/.exec(text)?.[1];

it.each(['/', '/drafts/draft-1', '/history?surface=receipt:bet-placed'])(
  'the console’s host has the console’s page at %s',
  async (path) => {
    expect(titleOf(await ask('console.localhost:5173', path))).toBe('Linemaker console');
  },
);

it('every other host has the players’ page, and no way to the console’s', async () => {
  expect(titleOf(await ask('localhost:5173', '/drafts/draft-1'))).toBe('Sportsbook and casino');
  expect((await ask('localhost:5173', '/console.html')).status).toBe(404);
});

it('modules and files are what they are on both', async () => {
  const { text } = await ask('console.localhost:5173', '/favicon.svg', '*/*');
  expect(text).toContain('<svg');
});
