import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { processesOf } from '#server/platform/store/postmaster.ts';
import { read, write } from './bigJson.ts';

/** A server process that may be killed. Its answers are undefined when it died before it gave them. */
export type Victim = {
  readonly ask: <T>(path: string, body: unknown) => Promise<T | undefined>;
  readonly isDead: () => boolean;
  /** With the database under it when its folder is given, a moment earlier: what it answers in between is no answer. */
  readonly kill: (pgData?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const SCRIPT = fileURLToPath(new URL('./placementServer.ts', import.meta.url));

const started = new Set<ChildProcess>();

/** For the end of a test that failed half-way. */
export function killAllVictims(): void {
  for (const child of started) child.kill('SIGKILL');
}

export async function startVictim(dataDir: string): Promise<Victim> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  started.add(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await readyPort(child);
  let isKilled = false;
  return {
    ask: async <T>(path: string, body: unknown) => {
      try {
        const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: write(body) });
        const text = await response.text();
        if (!response.ok) throw new Refused(text);
        return read(text) as T;
      } catch (error) {
        if (error instanceof Refused && !isKilled) throw error;
        return undefined;
      }
    },
    isDead: () => child.exitCode !== null || child.signalCode !== null,
    kill: async (pgData) => {
      isKilled = true;
      if (pgData !== undefined) killDatabase(pgData);
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The server answered that it has a fault of its own, which no kill excuses. */
class Refused extends Error {}

function readyPort(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let [out, err] = ['', ''];
    child.stderr?.on('data', (chunk) => (err += String(chunk)));
    child.stdout?.on('data', (chunk) => {
      out += String(chunk);
      const port = /ready (\d+)/.exec(out)?.[1];
      if (port) resolve(port);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready: ${err}`)));
  });
}

/** `kill -9` of PostgreSQL and everything it started. */
export function killDatabase(pgData: string): void {
  for (const pid of processesOf(pgData)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It went with its parent.
    }
  }
}
