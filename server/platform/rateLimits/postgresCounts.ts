import { type Kysely, CompiledQuery } from 'kysely';
import type { Schema } from '../store/schema/index.ts';
import { inBatches } from './batches.ts';

type Row = { readonly key: string; readonly points: number; readonly expire: string };

/** Sorts by key, so that all processes lock rows in the same order and cannot deadlock. */
const ADD = `
  INSERT INTO rate_limits (key, points, expire)
  SELECT key, points, $3::bigint FROM unnest($1::text[], $2::int[]) AS asked (key, points) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN rate_limits.expire <= $4::bigint THEN excluded.points ELSE rate_limits.points + excluded.points END,
    expire = CASE WHEN rate_limits.expire <= $4::bigint THEN excluded.expire ELSE rate_limits.expire END
  RETURNING key, points, expire`;

/** Counts uses in PostgreSQL. Uses the connection pool of requests, with one statement at a time for all waiting keys. */
export const postgresLimiters = (db: Kysely<Schema>) => (seconds: number) =>
  inBatches(async (batch) => {
    const nowMs = Date.now();
    const values = [batch.map(({ key }) => key), batch.map(({ points }) => points), nowMs + seconds * 1_000, nowMs];
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(ADD, values));
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return batch.flatMap(({ key }) => {
      const row = byKey.get(key);
      return row ? { consumedPoints: row.points, msBeforeNext: Math.max(0, Number(row.expire) - nowMs) } : [];
    });
  });
