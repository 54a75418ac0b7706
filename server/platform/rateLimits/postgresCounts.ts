import { type Kysely, CompiledQuery } from 'kysely';
import type { Schema } from '../store/schema/index.ts';

type Counted = { readonly consumedPoints: number; readonly msBeforeNext: number };
type Asked = {
  readonly key: string;
  readonly points: number;
  readonly resolve: (counted: Counted) => void;
  readonly reject: (error: unknown) => void;
};
type Row = { readonly key: string; readonly points: number; readonly expire: string };

const MOST_ROWS = 500;

/** Sorted, so that processes lock rows in one order. */
const ADD = `
  INSERT INTO rate_limits (key, points, expire)
  SELECT key, points, $3::bigint FROM unnest($1::text[], $2::int[]) AS asked (key, points) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN rate_limits.expire <= $4::bigint THEN excluded.points ELSE rate_limits.points + excluded.points END,
    expire = CASE WHEN rate_limits.expire <= $4::bigint THEN excluded.expire ELSE rate_limits.expire END
  RETURNING key, points, expire`;

/** Counts on the pool of requests, with its time limits: one statement at a time for all waiting keys. */
export const postgresLimiters = (db: Kysely<Schema>) => (seconds: number) => {
  let waiting: Asked[] = [];
  let isSending = false;
  const send = async (batch: ReadonlyMap<string, Asked>): Promise<void> => {
    const nowMs = Date.now();
    const asked = [...batch.values()];
    const values = [asked.map(({ key }) => key), asked.map(({ points }) => points), nowMs + seconds * 1_000, nowMs];
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(ADD, values));
    for (const { key, points, expire } of rows)
      batch.get(key)?.resolve({ consumedPoints: points, msBeforeNext: Math.max(0, Number(expire) - nowMs) });
  };
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = nextOf(waiting);
      waiting = waiting.filter((asked) => batch.get(asked.key) !== asked);
      await send(batch).catch((error: unknown) => batch.forEach(({ reject }) => reject(error)));
    }
    isSending = false;
  };
  return {
    penalty: (key: string, points = 1): Promise<Counted> =>
      new Promise((resolve, reject) => {
        waiting.push({ key, points, resolve, reject });
        if (!isSending) setImmediate(() => void sendAll());
        isSending = true;
      }),
  };
};

/** One statement cannot touch a row twice: a key's second question waits. */
function nextOf(waiting: readonly Asked[]): ReadonlyMap<string, Asked> {
  const batch = new Map<string, Asked>();
  for (const asked of waiting) if (batch.size < MOST_ROWS && !batch.has(asked.key)) batch.set(asked.key, asked);
  return batch;
}
