import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { migrate, readMigrations } from '#server/platform/store/migrate.ts';
import type { Schema } from '#server/platform/store/index.ts';

/** Totals of the ledger: the balance of each account in cents, as the sum of its entries. */
export type LedgerState = {
  readonly entries: number;
  readonly sum: string;
  /** SHA-256 of all entries with their journals, in order of id. */
  readonly checksum: string;
  readonly balances: Readonly<Record<string, string>>;
};

export type Kept = {
  readonly drawnAt: string;
  readonly migrations: number;
  readonly ledger: LedgerState;
  /** Ids of the demo player's open bets. `straight` is the only bet on its event. */
  readonly open: { readonly straight: string; readonly eventId: string; readonly all: readonly string[] };
  readonly settled: readonly string[];
};

const read = (name: string) => readFileSync(new URL(name, import.meta.url));

export const kept = JSON.parse(read('kept.json').toString()) as Kept;

/** Returns one line per row, grouped by table: table name, tab, row as JSON. */
export const readRows = (): string => gunzipSync(read('rows.ndjson.gz')).toString();

/** Fills the empty database at `url` with the dump's migrations and rows. Constraints and triggers stay in force. */
export async function restore(url: string, rows: string): Promise<void> {
  await migrate(url, readMigrations().slice(0, kept.migrations));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const byTable = rowsByTable(rows);
    const lists = byTable.map(([, list]) => `[${list.join(',')}]`);
    // One statement, because tables reference one another in cycles and the database checks references at its end.
    const inserts = byTable.map(
      ([table], at) =>
        `t${at} AS (INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::${table}, $${at + 1}))`,
    );
    // Empties the tables, because the dump contains the rows of migrations too. The replica role skips the triggers that refuse truncation.
    const tables = byTable.map(([table]) => table).join(', ');
    await client.query(`SET session_replication_role = replica; TRUNCATE ${tables} CASCADE; SET session_replication_role = origin`);
    await client.query(`WITH ${inserts.join(', ')} SELECT 1`, lists);
  } finally {
    await client.end();
  }
}

function rowsByTable(rows: string): readonly (readonly [table: string, rows: readonly string[]])[] {
  const found = new Map<string, string[]>();
  for (const line of rows.trimEnd().split('\n')) {
    const [table = '', row = ''] = line.split('\t');
    const list = found.get(table) ?? [];
    list.push(row);
    found.set(table, list);
  }
  return [...found];
}

export async function ledgerOf(db: Kysely<Schema>): Promise<LedgerState> {
  const { rows } = await sql<{ readonly line: string; readonly account: string; readonly amount: string }>`
    SELECT concat_ws('|', j.id, j.kind, j.reference, j.round, extract(epoch FROM j.recorded_at), e.account_id, e.amount) AS line,
      e.account_id AS account, e.amount
    FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id ORDER BY j.id COLLATE "C", e.account_id COLLATE "C"`.execute(db);
  const balances = new Map<string, bigint>();
  for (const { account, amount } of rows) balances.set(account, (balances.get(account) ?? 0n) + BigInt(amount));
  const sum = [...balances.values()].reduce((total, balance) => total + balance, 0n);
  return {
    entries: rows.length,
    sum: String(sum),
    checksum: createHash('sha256')
      .update(rows.map(({ line }) => line).join('\n'))
      .digest('hex'),
    balances: Object.fromEntries(
      [...balances].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([account, balance]) => [account, String(balance)]),
    ),
  };
}
