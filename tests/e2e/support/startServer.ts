import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtServer } from '../../../scripts/build/builtServer.ts';
import { ROOT } from '../../../scripts/files.ts';
import { E2E_PORT, REGIONAL_SITES } from './site.ts';

const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 100;

/** Starts the built server on an empty data folder with the simulation paused; returns how to stop it. */
export default async function startServer(): Promise<() => Promise<void>> {
  if (await isReady()) throw new Error(`Another server answers at port ${E2E_PORT}. End it, or set E2E_PORT.`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linemaker-e2e-'));
  // Lets PostgreSQL in, which runs as another user if we are root. Otherwise its data lies outside `dataDir` and is not removed.
  chmodSync(dataDir, 0o755);
  // Read by commands that tests run beside the server.
  process.env['E2E_DATA_DIR'] = dataDir;
  const site = { PORT: String(E2E_PORT), SISTER_SITES: `US-NY=${REGIONAL_SITES[0]} CA-ON=${REGIONAL_SITES[1]}` };
  const env = { ...process.env, ...site, DATA_DIR: dataDir, LINEMAKER_SIMULATION: 'false', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [builtServer(ROOT)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await ready(child, () => output);
  return async () => {
    await stop(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function ready(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s:\n${output()}`);
}

const isReady = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${E2E_PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
