import { type Kysely, sql } from 'kysely';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { withTimeout } from '#server/platform/withTimeout.ts';

export type Readiness = 'degraded' | 'ready' | 'unavailable';

const TIMEOUT_MS = 2_000;
const LASTS_MS = 1_000;

export type ReadinessDeps = {
  readonly db: Kysely<Schema>;
  readonly bus: Pick<Bus, 'isConnected'>;
  readonly isStopping: () => boolean;
  readonly nowMs?: () => number;
  readonly timeoutMs?: number;
};

/** Runs the check at most once per second and never in parallel, so that a hanging database gets no more connections. */
export function createReadiness({
  db,
  bus,
  isStopping,
  nowMs = () => performance.now(),
  timeoutMs = TIMEOUT_MS,
}: ReadinessDeps): () => Promise<Readiness> {
  let look: Promise<true> | null = null;
  let answer: Promise<true | null> = Promise.resolve(null);
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  return async () => {
    if (isStopping()) return 'unavailable';
    if (look === null && nowMs() - lookedAtMs >= LASTS_MS) {
      lookedAtMs = nowMs();
      look = writeAndRead(db).finally(() => (look = null));
      answer = withTimeout(timeoutMs, look);
    }
    if ((await answer) === null) return 'unavailable';
    return (bus.isConnected?.() ?? true) ? 'ready' : 'degraded';
  };
}

/** Rejects unless the database can write a row and sort 400 KB on disk, which fails on a full disk. */
async function writeAndRead(db: Kysely<Schema>): Promise<true> {
  await db.transaction().execute(async (tx) => {
    await sql`SET LOCAL work_mem = '64kB'`.execute(tx);
    await sql`SELECT count(*) FROM (SELECT md5(n::text) || repeat('x', 100) AS line FROM generate_series(1, 3000) n ORDER BY line) lines`.execute(
      tx,
    );
  });
  // Uses no transaction, so that a hanging process locks no row.
  await sql`INSERT INTO readiness (id, seen_at) VALUES (1, clock_timestamp()) ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at RETURNING seen_at`.execute(
    db,
  );
  return true;
}
