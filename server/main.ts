import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { announcement } from './app/announce.ts';
import { loadSandbox } from './app/loadSandbox.ts';
import { createLogger } from '#server/platform/logger.ts';
import { nameSourcesInTraces } from './app/stackTraces.ts';
import { startApp } from './app/startApp.ts';
import { listBrands } from '#server/platform/config/brands.ts';
import { readConfig } from '#server/platform/config/config.ts';

/** Longest shutdown; supervisors do not wait longer. */
const STOP_LIMIT_MS = 15_000;

nameSourcesInTraces(process.argv[1] ?? '');
const root = fileURLToPath(new URL('..', import.meta.url));
const config = readConfig(process.env, listBrands(root), root);
if (!config.ok) fail(config.refusal.map((problem) => `linemaker: ${problem}`).join('\n'));

const log = createLogger(config.value.logLevel);
const sandbox = await loadSandbox(config.value).catch(failToStart);
const app = await startApp(config.value, log, sandbox).catch(failToStart);
const hasConsole = existsSync(join(config.value.distDir, 'console.html'));
const { geolocation, liveStreams } = app.deps;
const origins = { vendor: geolocation.vendorOrigin, streams: liveStreams.hostOrigin };
process.stdout.write(announcement(config.value, app.port, origins, hasConsole, sandbox));
process.stdout.write(`boot: ${(performance.now() / 1_000).toFixed(1)} s\n`);

// Exits because the state after an uncaught error is unknown. A supervisor restarts the server.
process.on('uncaughtException', (error) => {
  log.fatal({ event: 'uncaught', error });
  process.exit(1);
});

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info({ event: 'stopping', signal });
  const limit = setTimeout(() => process.exit(1), STOP_LIMIT_MS);
  await app.stop();
  clearTimeout(limit);
  process.exit(0);
}

function failToStart(error: unknown): never {
  if (log.isLevelEnabled('debug')) log.error({ event: 'start-failed', error });
  return fail(`linemaker: ${error instanceof Error ? error.message : String(error)}`);
}

function fail(lines: string): never {
  process.stderr.write(`${lines}\n`);
  process.exit(1);
}
