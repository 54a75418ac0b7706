import { type Kysely, sql } from 'kysely';
import type { Schema } from './store/index.ts';

/** Milliseconds since `worked_at` after which work counts as abandoned. Real work takes only milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Claims a row whose work was abandoned. Returns false if the work is complete or another process does it. Also claims if `worked_at` is
 * far in the future, because clocks may be set back.
 */
export async function takeOn(
  db: Kysely<Schema>,
  table: 'results' | 'voids',
  key: Readonly<Record<string, string>>,
  now: Date,
): Promise<boolean> {
  const isIt = sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` AND `,
  );
  const taken = await sql`
    UPDATE ${sql.table(table)} SET worked_at = ${now} WHERE ${isIt} AND completed_at IS NULL
      AND (worked_at IS NULL OR abs(extract(epoch FROM worked_at - ${now}::timestamptz)) * 1000 > ${PATIENCE_MS})`.execute(db);
  return (taken.numAffectedRows ?? 0n) > 0n;
}
