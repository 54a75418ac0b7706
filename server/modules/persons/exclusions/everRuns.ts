import { type RawBuilder, sql } from 'kysely';

/**
 * False for an exclusion withdrawn before it began: its end is a millisecond after its start. `row` is the table's name in the statement.
 */
export const everRuns = (row: string): RawBuilder<boolean> => {
  const [start, end] = [sql.ref(`${row}.starts_at`), sql.ref(`${row}.ends_at`)];
  return sql`(${end} IS NULL OR ${end} > ${start} + interval '1 millisecond')`;
};
