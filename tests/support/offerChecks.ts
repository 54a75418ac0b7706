import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

/** Kinds of journals without facts for offers, because they come from operators, withdrawals or credit's expiry. */
const NO_FACTS = [
  'credit-expired',
  'credit-granted',
  'credit-withdrawn',
  'funding',
  'withdrawal-held',
  'withdrawal-paid',
  'withdrawal-returned',
];

/** True for rows older than the migration that added facts for offers. */
const isOld = (row: string) =>
  sql.raw(`(${row}.xmin::text::bigint <= (SELECT xmin::text::bigint FROM schema_migrations WHERE name LIKE '%offers%'))`);

/** True if a bet or game round has used some of this credit award. */
const hasSpent = (award: string) =>
  sql.raw(`EXISTS (SELECT FROM credit_moves m WHERE m.lot_id = ${award}.id AND m.journal_id NOT LIKE 'credit-%')`);

const checks: readonly (readonly [query: ReturnType<typeof sql<{ id: string }>>, what: (id: string) => string])[] = [
  [
    sql`SELECT j.id FROM ledger_journals j LEFT JOIN facts f USING (kind, reference, round)
      WHERE NOT j.kind = ANY (${NO_FACTS}::text[]) AND NOT ${isOld('j')} GROUP BY j.id HAVING count(f.ordinal) <> 1`,
    (id) => `journal ${id} is not one fact`,
  ],
  [
    sql`SELECT f.ordinal::text AS id FROM facts f LEFT JOIN ledger_journals j USING (kind, reference, round)
      LEFT JOIN ledger_entries e ON e.journal_id = j.id AND e.account_id = 'player-cash:' || f.player_id WHERE f.cents <> coalesce(e.amount, 0)`,
    (id) => `fact ${id} says another amount than its journal`,
  ],
  [
    sql`SELECT b.id FROM bets b LEFT JOIN LATERAL (SELECT * FROM facts f WHERE f.reference = b.id ORDER BY f.ordinal DESC LIMIT 1) f ON true
      WHERE (f.ordinal IS NOT NULL OR NOT EXISTS (SELECT FROM ledger_journals j WHERE j.reference = b.id AND ${isOld('j')}))
      AND (f.bet_status, f.bet_outcome, f.at_risk, f.player_id) IS DISTINCT FROM
        (b.status, b.outcome, CASE b.amount_source WHEN 'CASH' THEN b.stake - b.cashed_stake ELSE 0 END, b.player_id)`,
    (id) => `the last fact of bet ${id} is not how it stands`,
  ],
  [
    sql`SELECT o.id FROM offers o WHERE o.awarded <> (SELECT coalesce(sum(coalesce(a.amount, a.most_extra)), 0) FROM awards a WHERE a.offer_id = o.id
      AND (a.withdrawn_at IS NULL OR EXISTS (SELECT FROM bets b WHERE a.id IN (b.free_bet_id, b.profit_boost_id)) OR ${hasSpent('a')}))`,
    (id) => `what offer ${id} awarded is not the sum of its awards`,
  ],
  [
    sql`SELECT a.id FROM awards a LEFT JOIN offer_causes c ON c.award_id = a.id
      WHERE a.offer_id IS NOT NULL AND (c.offer_id, c.player_id) IS DISTINCT FROM (a.offer_id, a.player_id)`,
    (id) => `award ${id} has no cause`,
  ],
  [
    sql`SELECT a.id FROM awards a JOIN offers o ON o.id = a.offer_id JOIN promotion_enrollments e ON e.promotion_id = o.id AND e.player_id = a.player_id
      JOIN offer_versions v ON v.hash = e.offer_hash JOIN offer_causes c ON c.award_id = a.id
      WHERE c.is_met AND NOT EXISTS (SELECT FROM bets b WHERE b.free_bet_id = a.id) AND NOT ${hasSpent('a')} AND a.withdrawn_at IS NULL AND coalesce(a.amount, a.most_extra) <> coalesce(
        (v.document->'pays'->>'cents')::bigint, (v.document->'pays'->>'mostExtraCents')::bigint,
        least((v.document->'pays'->>'mostCents')::bigint, round(c.base * (v.document->'pays'->>'percent')::numeric / 100)))`,
    (id) => `award ${id} is not worth what its terms say`,
  ],
];

/** Returns where facts, awards, bets and the ledger disagree about offers. */
export async function offerViolations(db: Kysely<Schema>): Promise<string[]> {
  const found: string[] = [];
  // An earlier build's database lacks tables before it is migrated.
  const { rows } = await sql<{ there: boolean }>`SELECT to_regclass('credit_moves') IS NOT NULL AS there`.execute(db);
  if (rows[0]?.there !== true) return found;
  for (const [query, what] of checks) found.push(...(await query.execute(db)).rows.map(({ id }) => what(id)));
  return found;
}
