import { fileURLToPath } from 'node:url';
import { processesOf } from '#server/platform/store/postmaster.ts';
import { read, write } from './bigJson.ts';
import { builtScript } from './builtScript.ts';
import { spawnServer } from './spawned.ts';

/** A server process that can be killed. Answers are undefined if it died first. */
export type Victim = {
  readonly ask: <T>(path: string, body: unknown) => Promise<T | undefined>;
  readonly isDead: () => boolean;
  /** Kills the server. With `pgData`, first kills the database and then ignores the server's answers. */
  readonly kill: (pgData?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const SCRIPT = fileURLToPath(new URL('./placementServer.ts', import.meta.url));

export async function startVictim(dataDir: string, script = SCRIPT, args: readonly string[] = []): Promise<Victim> {
  const { port, isDead, kill, stop } = await spawnServer(await builtScript(script), [dataDir, ...args]);
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

/** Thrown for an internal server error, which must not happen even during a kill. */
class Refused extends Error {}

/** Kills PostgreSQL's processes with SIGKILL. */
export function killDatabase(pgData: string): void {
  for (const pid of processesOf(pgData)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Has already ended with its parent process.
    }
  }
}
