import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLogger } from '#server/platform/logger.ts';
import { loadSandbox } from '#server/app/loadSandbox.ts';
import { startApp, type RunningApp } from '#server/app/startApp.ts';
import { listBrands } from '#server/platform/config/brands.ts';
import { readConfig, type Config } from '#server/platform/config/config.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type TestServerOptions = {
  /** Address of a migrated or empty database. If absent, an embedded one starts in its own folder. */
  readonly databaseUrl?: string;
  /** Overrides the test's settings: quiet, random ports, sandbox, no simulation. */
  readonly config?: Partial<Config>;
};

export type TestServer = {
  readonly app: RunningApp;
  /** `http://localhost:<port>`. */
  readonly origin: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
};

/** Starts the whole application in this process, on a random port, with a fresh world. */
export async function startTestServer({ databaseUrl, config: overrides = {} }: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'linemaker-server-'));
  // If we are root, PostgreSQL runs as another user, who must enter the folder.
  await chmod(dataDir, 0o755);
  const read = readConfig(
    { NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) },
    listBrands(ROOT),
    ROOT,
  );
  if (!read.ok) throw new Error(read.refusal.join('; '));
  const config = { ...read.value, ...overrides };
  const app = await startApp(config, createLogger(process.env['TEST_LOG_LEVEL'] ?? 'silent'), await loadSandbox(config));
  return {
    app,
    port: app.port,
    origin: `http://localhost:${app.port}`,
    stop: async () => {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
