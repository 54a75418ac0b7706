import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtServer } from '../../../scripts/build/builtServer.ts';
import { ROOT } from '../../../scripts/files.ts';
import { E2E_PORT, REGIONAL_SITES } from './site.ts';

const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 100;

type Stop = () => Promise<void>;

export default async function startServer(): Promise<Stop> {
  const { stop, dataDir } = await startServerAt(E2E_PORT);
  // For commands that tests run beside the server.
  process.env['E2E_DATA_DIR'] = dataDir;
  return stop;
}

/** Starts the built server on an empty data folder, with the simulation paused. */
export async function startServerAt(port: number): Promise<{ readonly stop: Stop; readonly dataDir: string }> {
  if (await isReady(port)) throw new Error(`Another server answers at port ${port}. End it, or set E2E_PORT.`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linemaker-e2e-'));
  // If we are root, PostgreSQL runs as another user, who must read the folder.
  chmodSync(dataDir, 0o755);
  const site = { PORT: String(port), SISTER_SITES: `US-NY=${REGIONAL_SITES[0]} CA-ON=${REGIONAL_SITES[1]}` };
  const env = { ...process.env, ...site, DATA_DIR: dataDir, LINEMAKER_SIMULATION: 'false', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [builtServer(ROOT)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await ready(child, port, () => output);
  const end = async (): Promise<void> => {
    await stop(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { stop: end, dataDir };
}

async function ready(child: ChildProcess, port: number, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    if (await isReady(port)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s:\n${output()}`);
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
