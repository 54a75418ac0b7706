import { type RawBuilder, sql } from 'kysely';

/** Builds SQL that is false for an exclusion withdrawn before its start, which ends one millisecond later. `row`: the statement's table name. */
export const everRuns = (row: string): RawBuilder<boolean> => {
  const [start, end] = [sql.ref(`${row}.starts_at`), sql.ref(`${row}.ends_at`)];
  return sql`(${end} IS NULL OR ${end} > ${start} + interval '1 millisecond')`;
};
