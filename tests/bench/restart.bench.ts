import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processesOf, stopPostmaster } from '#server/platform/store/postmaster.ts';
import { builtServer } from '../../scripts/build/builtServer.ts';
import { isBuilt } from '../../scripts/build/inputs.ts';
import { ROOT } from '../../scripts/files.ts';
import { run as runProcess, script } from '../../scripts/process.ts';
import { median } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const PORT = 4980;
const KILLS = Number(process.env['LINEMAKER_BENCH_KILLS'] ?? 5);
const isFromSources = process.env['LINEMAKER_BENCH_SOURCES'] === '1';
const COMMAND = isFromSources ? script('server/main.ts')[1] : [builtServer(ROOT)];
/** Milliseconds until a server is killed. Its simulated matches write a log that must be recovered. */
const LIFE_MS = 3_000;
const LIMIT_S = 2.5;

/** Repeatedly kills the server and restarts it on the same data. Every other time, kills its database, too. */
export async function run(): Promise<BenchRow[]> {
  if (!isFromSources && !isBuilt()) await runProcess(...script('scripts/build.ts'));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linemaker-restart-'));
  chmodSync(dataDir, 0o755);
  const pgData = path.join(dataDir, 'postgres', 'data');
  const restarts: number[] = [];
  try {
    let server = await ready(dataDir);
    for (let n = 0; n < KILLS; n += 1) {
      await pause(LIFE_MS);
      await kill(server.child, n % 2 === 0 ? [] : processesOf(pgData));
      const begun = performance.now();
      server = await ready(dataDir);
      restarts.push((performance.now() - begun) / 1_000);
    }
    await kill(server.child, []);
  } finally {
    await stopPostmaster(pgData);
    rmSync(dataDir, { recursive: true, force: true });
  }
  const measured = median(restarts);
  return [
    {
      name: `R1: restart after kill -9 to ready, the median of ${KILLS}, every other with its database`,
      measured,
      limit: LIMIT_S,
      unit: 's',
      passed: measured <= LIMIT_S,
      note: restarts.map((seconds) => seconds.toFixed(1)).join(', '),
    },
  ];
}

async function ready(dataDir: string): Promise<{ readonly child: ChildProcess }> {
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, COMMAND, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready`);
    const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null);
    if (answer?.ok) return { child };
    await pause(20);
  }
}

async function kill(child: ChildProcess, beside: readonly number[]): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (const pid of beside) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {}
  }
  child.kill('SIGKILL');
  await ended;
}
