import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

const checks: readonly (readonly [query: ReturnType<typeof sql<{ id: string }>>, what: (id: string) => string])[] = [
  [
    sql`SELECT a.player_id AS id FROM ledger_accounts a LEFT JOIN credit_lots l ON l.player_id = a.player_id
      WHERE a.kind = 'player-bonus' GROUP BY a.id HAVING coalesce(sum(l.remaining), 0) <> a.balance`,
    (id) => `the lots of ${id} do not add up to the credit`,
  ],
  [
    sql`SELECT l.id FROM credit_lots l LEFT JOIN credit_moves m ON m.lot_id = l.id WHERE l.id NOT LIKE 'credit-before-lots:%'
      GROUP BY l.id HAVING coalesce(sum(m.amount), 0) <> l.remaining`,
    (id) => `what is left in lot ${id} is not the sum of its moves`,
  ],
  [
    sql`SELECT e.journal_id AS id FROM ledger_entries e JOIN credit_moves m ON m.journal_id = e.journal_id
      WHERE e.account_id LIKE 'player-bonus:%' GROUP BY e.journal_id, e.amount HAVING sum(m.amount) <> e.amount`,
    (id) => `the lots moved by journal ${id} are not its entry`,
  ],
];

/** Returns violations of the rules on players' credit and its lots. */
export async function creditViolations(db: Kysely<Schema>): Promise<string[]> {
  const found: string[] = [];
  // An earlier build's database has no table of lots before it is migrated.
  const { rows } = await sql<{ there: boolean }>`SELECT to_regclass('credit_lots') IS NOT NULL AS there`.execute(db);
  if (rows[0]?.there !== true) return found;
  for (const [query, what] of checks) found.push(...(await query.execute(db)).rows.map(({ id }) => what(id)));
  return found;
}
