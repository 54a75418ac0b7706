import { type Kysely, sql } from 'kysely';
import type { Schema } from './store/index.ts';

/** Work that says nothing for so long has nobody who does it: a batch takes milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Takes on what somebody began and does not work at any more. False where it is done, or another is at it: of all who ask, one gets it. A clock
 * that was set back finds marks in its future; they are as old as those far behind it.
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
