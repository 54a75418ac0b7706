import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BenchRow } from './row.ts';

const PORT = 4990;
/** On two cores: first a clean clone with a warm package cache, then a second start on the same data. */
const FIRST_PAGE_LIMIT_S = 120;
const SECOND_START_LIMIT_S = 10;

/** Clones the committed tree, installs, starts and waits for the first page, then starts again. */
export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'linemaker-boot-'));
  // Under root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  const clone = path.join(folder, 'clone');
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', process.cwd(), clone]);
    const install = await timed(() => finished(spawn('npm', ['ci', '--prefer-offline'], { cwd: clone, stdio: 'ignore' })));
    const first = await startUntilFirstPage(clone, folder);
    const second = await startUntilFirstPage(clone, folder);
    const total = install + first.seconds;
    return [
      { name: 'clean clone: npm ci', measured: install, unit: 's' },
      { name: 'clean clone: npm start to first page (build and boot)', measured: first.seconds, unit: 's', note: first.phases },
      {
        name: 'clean clone: npm ci && npm start to first page',
        measured: total,
        limit: FIRST_PAGE_LIMIT_S,
        unit: 's',
        passed: total <= FIRST_PAGE_LIMIT_S,
      },
      {
        name: 'second start to first page',
        measured: second.seconds,
        limit: SECOND_START_LIMIT_S,
        unit: 's',
        passed: second.seconds <= SECOND_START_LIMIT_S,
        note: second.phases,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startUntilFirstPage(clone: string, folder: string): Promise<{ seconds: number; phases: string }> {
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: path.join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    const seconds = await timed(() => firstPage(child, () => output));
    const phases = output
      .split('\n')
      .filter((line) => /\b(build|boot)\b.*\d\s*m?s\b/i.test(line))
      .map((line) => line.trim())
      .join('; ');
    return { seconds, phases };
  } finally {
    await stop(child);
  }
}

async function firstPage(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended before its first page:\n${output()}`);
    const answer = await fetch(`http://127.0.0.1:${PORT}/`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No first page within 300 s');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

const finished = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) =>
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}`)))),
  );

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
