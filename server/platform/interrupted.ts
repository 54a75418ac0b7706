import { type Kysely, sql } from 'kysely';
import type { Schema } from './store/index.ts';

/** Age of `worked_at` at which work is considered abandoned. A batch takes only milliseconds. */
const PATIENCE_MS = 10_000;

/** Claims an abandoned row. Returns false if it is complete or claimed. Claims a row whose `worked_at` is far ahead, because clocks may be set back. */
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
