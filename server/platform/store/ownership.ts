import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { messageOf } from '../errors.ts';
import { isAlive } from './isAlive.ts';

export type Ownership = {
  readonly release: () => Promise<void>;
};

const ADVISORY_LOCK = 5_464_628;
const NAME = 'linemaker server';
const LONGEST_PAUSE_MS = 5_000;

/** Locks the database until released. If PostgreSQL crashes, restarts it and locks again. Throws if another process owns the database. */
export async function takeOwnership(
  cluster: Cluster,
  database: string,
  { user, say }: { user: string; say: (line: string) => void },
): Promise<Ownership> {
  let isReleased = false;
  let recovering: Promise<void> | null = null;
  let client = await lock(cluster, database, user);
  const watch = (): void => {
    client.once('end', () => {
      if (!isReleased) recovering = recover();
    });
  };
  const recover = async (): Promise<void> => {
    say('PostgreSQL has gone away: starting it again');
    for (let pauseMs = 100; !isReleased; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        await cluster.revive();
        client = await lock(cluster, database, user);
        watch();
        return;
      } catch (error) {
        say(`PostgreSQL could not be started again: ${messageOf(error)}`);
        await pause(pauseMs);
      }
    }
  };
  watch();
  return {
    release: async () => {
      isReleased = true;
      await recovering;
      await client.end().catch(() => undefined);
    },
  };
}

async function lock(cluster: Cluster, database: string, user: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: cluster.url(database), application_name: `${NAME} ${user}` });
  // An unhandled `error` event would end this process. The `end` event that follows is handled.
  client.on('error', () => undefined);
  await client.connect();
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [ADVISORY_LOCK]);
    if (rows[0]?.taken) return client;
    const owner = await ownerOf(client);
    if (owner && isAlive(owner.processId)) {
      await client.end();
      throw new Error(`Another server (process ${owner.processId}) already runs on this data folder: stop it, or choose another DATA_DIR.`);
    }
    // Ends the database connection of a crashed owner that PostgreSQL still considers connected.
    if (owner) await client.query('SELECT pg_terminate_backend($1, 1000)', [owner.backendPid]);
  }
}

async function ownerOf(client: pg.Client): Promise<{ processId: number; backendPid: number } | null> {
  const { rows } = await client.query<{ pid: number; application_name: string }>(
    `SELECT a.pid, a.application_name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [ADVISORY_LOCK],
  );
  const row = rows[0];
  return row ? { processId: Number.parseInt(row.application_name.replace(`${NAME} `, ''), 10), backendPid: row.pid } : null;
}

export function nextUser(): string {
  users += 1;
  return `${process.pid}.${users}`;
}
let users = 0;

/** True if other processes are connected. False if the database does not respond. */
export async function othersAreConnected(cluster: Cluster, user: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ others: string }>(
      `SELECT count(*) AS others FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND application_name NOT LIKE $1`,
      [`% ${user}`],
    );
    return rows[0]?.others !== '0';
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
