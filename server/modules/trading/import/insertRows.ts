import { sql, type Kysely } from 'kysely';
import type { NewRow, Schema } from '#server/platform/store/schema/index.ts';

/** Inserts all rows in one statement. Skips existing keys. */
export async function insertRows<T extends keyof Schema & string>(db: Kysely<Schema>, table: T, rows: readonly NewRow<T>[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  const json = JSON.stringify(rows, (key, value: unknown) => (typeof value === 'bigint' ? value.toString() : unwrapped(key, value)));
  await sql`INSERT INTO ${sql.table(table)} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${json}::json)
    ON CONFLICT DO NOTHING`.execute(db);
}

type Offer = { readonly markets: readonly NewRow<'markets'>[]; readonly selections: readonly NewRow<'selections'>[] };

export async function insertMarkets(db: Kysely<Schema>, offers: readonly Offer[]): Promise<void> {
  await insertRows(
    db,
    'markets',
    offers.flatMap(({ markets }) => markets),
  );
  await insertRows(
    db,
    'selections',
    offers.flatMap(({ selections }) => selections),
  );
}

const JSON_COLUMNS: ReadonlySet<string> = new Set(['crest', 'statistics']);

function unwrapped(key: string, value: unknown): unknown {
  return JSON_COLUMNS.has(key) && typeof value === 'string' ? JSON.parse(value) : value;
}
