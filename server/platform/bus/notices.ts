import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { WORLD_CHANNEL } from './worldChannel.ts';
import type { Bus } from './bus.ts';
import type { Schema } from '../store/index.ts';

const BUS_CHANNEL = 'bus_message';
/** Event ids per notification, limited because PostgreSQL's payload is at most 8,000 bytes. */
const IDS_A_NOTICE = 100;

/** Tells servers to reload these events; in a transaction, on commit. Sends. */
export async function notifyWorld(db: Kysely<Schema>, eventIds: readonly string[]): Promise<void> {
  for (let at = 0; at < eventIds.length; at += IDS_A_NOTICE) {
    await sql`SELECT pg_notify(${WORLD_CHANNEL}, ${JSON.stringify({ eventIds: eventIds.slice(at, at + IDS_A_NOTICE) })})`.execute(db);
  }
}

/** Bus for command-line programs; sends to servers through the database. `flush` waits until all is sent. */
export function createNoticeBus(db: Kysely<Schema>, onError: (error: unknown) => void): Bus & { readonly flush: () => Promise<void> } {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    publish: (topic, message) => {
      const notice = JSON.stringify({ topic, message });
      tail = tail.then(() => sql`SELECT pg_notify(${BUS_CHANNEL}, ${notice})`.execute(db)).catch(onError);
    },
    subscribe: () => () => undefined,
    flush: async () => {
      await tail;
    },
    close: async () => {
      await tail;
    },
  };
}

/**
 * Publishes messages of command-line programs, sent through the database. Reconnects automatically. Returns a function that stops this.
 * Rejects if the first connection fails.
 */
export async function relayNotices(
  url: string,
  bus: Bus,
  onError: (error: unknown) => void = () => undefined,
): Promise<() => Promise<void>> {
  let isEnded = false;
  let client: pg.Client;
  let timer: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
    client = next;
    next.on('notification', ({ payload }) => {
      const notice = readNotice(payload ?? '');
      if (notice) bus.publish(notice.topic, notice.message);
    });
    next.on('error', onError);
    next.once('end', () => {
      if (!isEnded && next === client) timer = setTimeout(() => void connect().catch(onError), RECONNECT_MS);
    });
    await next.connect();
    await next.query(`LISTEN ${BUS_CHANNEL}`);
  };
  await connect();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await client.end().catch(() => undefined);
  };
}

const RECONNECT_MS = 1_000;

export function readNotice(payload: string): { topic: string; message: unknown } | null {
  try {
    const parsed: unknown = JSON.parse(payload);
    return parsed && typeof parsed === 'object' && 'topic' in parsed && typeof parsed.topic === 'string' && 'message' in parsed
      ? { topic: parsed.topic, message: parsed.message }
      : null;
  } catch {
    return null;
  }
}
