import { type ChildProcess, spawn } from 'node:child_process';

export type Spawned = {
  readonly port: number;
  readonly isDead: () => boolean;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const started = new Set<ChildProcess>();

/** Kills processes that a failed test left running. */
export function killAllSpawned(): void {
  for (const child of started) child.kill('SIGKILL');
}

/** Starts a built script and waits for its `ready PORT`. Throws its output if it ends before. */
export async function spawnServer(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Spawned> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  started.add(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    port: await readyPort(child),
    isDead: () => child.exitCode !== null || child.signalCode !== null,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function readyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let [out, err] = ['', ''];
    child.stderr?.on('data', (chunk) => (err += String(chunk)));
    child.stdout?.on('data', (chunk) => {
      out += String(chunk);
      const port = /ready (\d+)/.exec(out)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready: ${err}`)));
  });
}
