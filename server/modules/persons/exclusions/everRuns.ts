import { type RawBuilder, sql } from 'kysely';

/**
 * True unless an exclusion was taken back before its start, as by clocks that differ: it ends a millisecond after the start then, and never
 * runs. `row`: how the statement calls the table.
 */
export const everRuns = (row: string): RawBuilder<boolean> => {
  const [start, end] = [sql.ref(`${row}.starts_at`), sql.ref(`${row}.ends_at`)];
  return sql`(${end} IS NULL OR ${end} > ${start} + interval '1 millisecond')`;
};
