import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';

const LEADER_LOCK = 7_202;
const RETRY_MS = 2_000;

export type Leadership = { readonly isLeader: () => boolean; readonly stop: () => Promise<void> };
export type LeadershipOptions = { readonly onElected?: () => void; readonly onError?: (error: unknown) => void; readonly retryMs?: number };

/** Elects a leader by an advisory lock on its own connection. If the connection breaks, another process gets the lock. */
export function standForElection(db: Kysely<Schema>, { onElected, onError, retryMs = RETRY_MS }: LeadershipOptions = {}): Leadership {
  const stopping = new AbortController();
  let isLeader = false;
  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        stopping.signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, retryMs);
      stopping.signal.addEventListener('abort', wake);
    });
  const term = (): Promise<void> =>
    db.connection().execute(async (connection) => {
      const { rows } = await sql<{ got: boolean }>`SELECT pg_try_advisory_lock(${LEADER_LOCK}) AS got`.execute(connection);
      if (rows[0]?.got !== true) return;
      try {
        isLeader = true;
        onElected?.();
        while (!stopping.signal.aborted) {
          await rest();
          // Throws if the connection, and with it the lock, is lost.
          await sql`SELECT 1`.execute(connection);
        }
        await sql`SELECT pg_advisory_unlock(${LEADER_LOCK})`.execute(connection);
      } finally {
        isLeader = false;
      }
    });
  const campaign = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await term().catch((error: unknown) => onError?.(error));
      if (!stopping.signal.aborted) await rest();
    }
  };
  const running = campaign();
  return {
    isLeader: () => isLeader,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
