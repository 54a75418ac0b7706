import { createServer, type Plugin } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { ROOT } from '../../scripts/files.ts';

/** Starts the development server with one plugin; returns its port. Call at the top of a test file. */
export function useDevServer(plugin: Plugin): () => number {
  let port = 0;
  let close: () => Promise<void> = () => Promise.resolve();
  beforeAll(async () => {
    const server = await createServer({
      root: ROOT,
      configFile: false,
      plugins: [plugin],
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
    });
    close = () => server.close();
    await server.listen();
    const address = server.httpServer?.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => close());
  return () => port;
}
