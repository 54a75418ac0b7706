import { afterAll, beforeAll } from 'vitest';
import type { Config } from '#server/platform/config/config.ts';
import { startTestServer, type TestServer } from './server.ts';
import { createTestStore, worldTemplate } from './store.ts';

/** Starts the application on the file's own database and removes it afterwards. Call at the top of a test file. */
export function useTestServer(config: Partial<Config> = {}): () => TestServer {
  let server: TestServer | undefined;
  let close: () => Promise<void> = () => Promise.resolve();
  beforeAll(async () => {
    const store = await createTestStore(undefined, hasUsualWorld(config) ? worldTemplate : undefined);
    server = await startTestServer({ databaseUrl: store.url, config });
    const { stop } = server;
    close = async () => {
      await stop();
      await store.close();
    };
  }, 90_000);
  afterAll(() => close());
  return () => {
    if (!server) throw new Error('The server is there only inside tests');
    return server;
  };
}

/** True if the server can use the template's world. Another seed needs another world; a server without a sandbox has none. */
const hasUsualWorld = ({ seed, hasSandbox }: Partial<Config>): boolean => seed === undefined && hasSandbox !== false;
