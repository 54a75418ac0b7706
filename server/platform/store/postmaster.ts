import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Account } from './account.ts';
import { codeOf } from '../errors.ts';
import { isAlive } from './isAlive.ts';

export type Access = { readonly port: number; readonly user: string; readonly password: string };
export type Postmaster = { readonly pid: number; readonly port: number };
export type Launch = {
  readonly binary: () => string;
  readonly pgData: string;
  readonly logFile: string;
  readonly account: Account | null;
  readonly user: string;
  readonly password: string;
  readonly preferredPort: number;
  readonly settings: Readonly<Record<string, string>>;
};

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  // Socket files would need a short path and cleanup.
  unix_socket_directories: '',
  max_connections: '120',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  deadlock_timeout: '200ms',
  log_min_messages: 'warning',
  // Releases locks of clients that have crashed.
  idle_in_transaction_session_timeout: '30s',
};
const START_LIMIT_MS = 60_000;
const SILENT_LIMIT_MS = 10_000;
const LOG_LIMIT_BYTES = 5_000_000;

/**
 * Uses a server that responds, stops a silent one, or starts one outside our process group, which Ctrl-C does not end. Throws if none
 * responds in `START_LIMIT_MS`.
 */
export async function ensureRunning(launch: Launch, say: (line: string) => void): Promise<Postmaster> {
  const started = Date.now();
  let silentSince: number | null = null;
  for (;;) {
    const found = readPostmaster(launch.pgData);
    const state = found ? await probe(launch, found.port) : 'absent';
    if (found && state === 'answers') return found;
    if (Date.now() - started > START_LIMIT_MS)
      throw new Error(`PostgreSQL did not start within ${START_LIMIT_MS / 1000} s, see ${launch.logFile}`);
    // Includes servers without a pid file. If two servers start at once, the one that fails may delete the other's pid file.
    const running = processesOf(launch.pgData);
    if (running.length === 0) {
      silentSince = null;
      dropStalePid(launch.pgData, found);
      await start(launch);
      continue;
    }
    silentSince ??= Date.now();
    if (state !== 'starting' && Date.now() - silentSince > SILENT_LIMIT_MS) {
      await putDown(running, launch.pgData, say);
      silentSince = null;
    }
    await pause(50);
  }
}

/** Deletes a pid file that is empty or names another process, because PostgreSQL would trust it. */
function dropStalePid(pgData: string, found: Postmaster | null): void {
  const file = path.join(pgData, 'postmaster.pid');
  if (found ? isAlive(found.pid) : existsSync(file)) rmSync(file, { force: true });
}

/** Stops the server without losing committed data. Resolves after the server's process has ended. */
export async function stopPostmaster(pgData: string): Promise<void> {
  const found = readPostmaster(pgData);
  if (!found || !isDatabaseProcess(found.pid, pgData)) return;
  process.kill(found.pid, 'SIGINT');
  const asked = Date.now();
  while (isDatabaseProcess(found.pid, pgData)) {
    if (Date.now() - asked > SILENT_LIMIT_MS) process.kill(found.pid, 'SIGQUIT');
    await pause(20);
  }
}

export function readPostmaster(pgData: string): Postmaster | null {
  const file = path.join(pgData, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return Number.isInteger(pid) && pid > 0 ? { pid, port } : null;
}

/** Returns the path of a process's program; null without `/proc`. */
export function programOf(pid: number): string | null {
  return existsSync('/proc') ? readlinkSync(`/proc/${pid}/exe`) : null;
}

/** Returns ids of the postmaster and its children; without `/proc`, only the id in the pid file. */
export function processesOf(pgData: string): number[] {
  if (!existsSync('/proc')) {
    const found = readPostmaster(pgData);
    return found && isAlive(found.pid) ? [found.pid] : [];
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isDatabaseProcess(pid, pgData));
}

function isDatabaseProcess(pid: number, pgData: string): boolean {
  if (!isAlive(pid)) return false;
  if (!existsSync('/proc')) return true;
  try {
    // Also checks the program's name, because a shell may have the same working directory.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(pgData) && readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n';
  } catch {
    return false;
  }
}

async function putDown(pids: readonly number[], pgData: string, say: (line: string) => void): Promise<void> {
  say(`PostgreSQL (process ${pids[0]}) holds ${pgData} and does not answer: stopping it`);
  signal(pids, 'SIGQUIT');
  for (let waitedMs = 0; pids.some((pid) => isDatabaseProcess(pid, pgData)); waitedMs += 50) {
    if (waitedMs === 5_000) signal(pids, 'SIGKILL');
    await pause(50);
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      // The process has already ended with its parent (ESRCH).
      if (codeOf(error) !== 'ESRCH') throw error;
    }
  }
}

async function probe(access: Launch, port: number): Promise<'absent' | 'answers' | 'silent' | 'starting'> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: access.user,
    password: access.password,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0] && realpathSync(rows[0].data_directory) === realpathSync(access.pgData) ? 'answers' : 'silent';
  } catch (error) {
    // The server is recovering or stopping (57P03 cannot_connect_now).
    return codeOf(error) === '57P03' ? 'starting' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function start(launch: Launch): Promise<void> {
  const port = await freePort(launch.preferredPort);
  if (existsSync(launch.logFile) && statSync(launch.logFile).size > LOG_LIMIT_BYTES) truncateSync(launch.logFile);
  const log = openSync(launch.logFile, 'a', 0o600);
  const options = Object.entries({ ...SETTINGS, ...launch.settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(launch.binary(), ['-D', launch.pgData, '-p', String(port), ...options], {
    ...(launch.account && { uid: launch.account.uid, gid: launch.account.gid }),
    detached: true,
    stdio: ['ignore', log, log],
    cwd: launch.pgData,
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
  });
  closeSync(log);
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true));
  child.once('error', () => (hasEnded = true));
  child.unref();
  while (!hasEnded && (await probe(launch, port)) !== 'answers') await pause(25);
  if (hasEnded) await pause(100);
}

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => (wanted === 0 ? reject(new Error('No free port on 127.0.0.1')) : resolve(freePort(0))));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
