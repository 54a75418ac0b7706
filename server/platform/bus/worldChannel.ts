import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { membersOf, textsIn } from '#src/shared/values/plainObject.ts';
import type { Schema } from '../store/schema/index.ts';

export const WORLD_CHANNEL = 'world_changed';

/** Tells servers to reload rarely changing data; in a transaction, on commit. Sends. */
export const notifyBase = (db: Kysely<Schema>): Promise<unknown> =>
  sql`SELECT pg_notify(${WORLD_CHANNEL}, ${JSON.stringify({ eventIds: [] })})`.execute(db);

const PAUSE_MS = { first: 100, most: 5_000 } as const;

export type Listening = { readonly end: () => Promise<void> };

/**
 * Listens for notifications on a connection of its own. Calls `on.back` after reconnecting, because notifications may be lost. Rejects if
 * the first connection fails.
 */
export async function listen(
  url: string,
  on: { readonly events: (eventIds: readonly string[]) => void; readonly back: () => void; readonly error: (error: unknown) => void },
): Promise<Listening> {
  let isEnded = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs: number = PAUSE_MS.first;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', ({ payload }) => on.events(eventIdsOf(payload ?? '')));
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next, null));
    client = next;
    await next.connect();
    await next.query(`LISTEN ${WORLD_CHANNEL}`);
  };
  const reconnect = async (): Promise<void> => {
    try {
      await connect();
      pauseMs = PAUSE_MS.first;
      on.back();
    } catch (error) {
      if (client) lost(client, error);
    }
  };
  const lost = (which: pg.Client, error: unknown): void => {
    if (isEnded || which !== client) return;
    client = null;
    if (error !== null) on.error(error);
    timer = setTimeout(() => void reconnect(), pauseMs);
    pauseMs = Math.min(PAUSE_MS.most, pauseMs * 2);
  };

  await connect();
  return {
    end: async () => {
      isEnded = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

export function eventIdsOf(payload: string): readonly string[] {
  try {
    return textsIn(membersOf(JSON.parse(payload))['eventIds']);
  } catch {
    return [];
  }
}
