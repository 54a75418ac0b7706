import { type RawBuilder, sql } from 'kysely';

/**
 * SQL that is false for exclusions withdrawn before their start, which end one millisecond after it. `row`: the statement's name for the
 * table.
 */
export const everRuns = (row: string): RawBuilder<boolean> => {
  const [start, end] = [sql.ref(`${row}.starts_at`), sql.ref(`${row}.ends_at`)];
  return sql`(${end} IS NULL OR ${end} > ${start} + interval '1 millisecond')`;
};
