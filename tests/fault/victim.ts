import { fileURLToPath } from 'node:url';
import { processesOf } from '#server/platform/store/postmaster.ts';
import { read, write } from './bigJson.ts';
import { spawnServer } from './spawned.ts';

/** A server process that may be killed. Its answers are undefined when it died before it gave them. */
export type Victim = {
  readonly ask: <T>(path: string, body: unknown) => Promise<T | undefined>;
  readonly isDead: () => boolean;
  /** With the database under it when its folder is given, a moment earlier: what it answers in between is no answer. */
  readonly kill: (pgData?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const SCRIPT = fileURLToPath(new URL('./placementServer.ts', import.meta.url));

export async function startVictim(dataDir: string, script = SCRIPT, args: readonly string[] = []): Promise<Victim> {
  const { port, isDead, kill, stop } = await spawnServer(script, [dataDir, ...args]);
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
    isDead,
    kill: async (pgData) => {
      isKilled = true;
      if (pgData !== undefined) killDatabase(pgData);
      await kill();
    },
    stop,
  };
}

/** The server answered that it has a fault of its own, which no kill excuses. */
class Refused extends Error {}

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
