import { type RawBuilder, sql } from 'kysely';

/**
 * Builds SQL that is false if an exclusion was withdrawn before its start. Such an exclusion ends one millisecond after its start. `row` is
 * the statement's name for the table.
 */
export const everRuns = (row: string): RawBuilder<boolean> => {
  const [start, end] = [sql.ref(`${row}.starts_at`), sql.ref(`${row}.ends_at`)];
  return sql`(${end} IS NULL OR ${end} > ${start} + interval '1 millisecond')`;
};
