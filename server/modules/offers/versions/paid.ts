import { type Kysely, sql } from 'kysely';
import type { Pays } from '#src/shared/offers/document.ts';
import type { Schema } from '#server/platform/store/index.ts';

const SETTLED = sql`('bet-settled', 'bet-refunded', 'bet-cashed-out', 'regrade')`;

/**
 * Ledger cost of award `a`: cash won with a bonus bet, profit added by a boost, credit spent. Credit in an open bet or round counts as
 * spent.
 */
export const paidCents = sql<string>`CASE a.kind
  WHEN 'cashback' THEN coalesce((
      SELECT -sum(e.amount) FROM ledger_journals j JOIN ledger_entries e ON e.journal_id = j.id
      WHERE j.kind IN ('credit-granted', 'credit-withdrawn', 'credit-expired') AND j.reference = a.id AND e.account_id LIKE 'house-promotions:%'
    ), 0) - coalesce((SELECT l.remaining FROM credit_lots l WHERE l.id = a.id), 0)
  WHEN 'profit-boosts' THEN coalesce((
      SELECT -sum(e.amount) FROM bets b JOIN ledger_journals j ON j.reference = b.id AND j.kind IN ${SETTLED}
      JOIN ledger_entries e ON e.journal_id = j.id WHERE b.profit_boost_id = a.id AND e.account_id LIKE 'house-promotions:%'
    ), 0)
  ELSE coalesce((
      SELECT sum(e.amount) FROM bets b JOIN ledger_journals j ON j.reference = b.id AND j.kind IN ${SETTLED}
      JOIN ledger_entries e ON e.journal_id = j.id WHERE b.free_bet_id = a.id AND e.account_id = 'player-cash:' || a.player_id
    ), 0) END`;

const KINDS = {
  'bonus-bet': 'free-bets',
  'bonus-bet-share': 'free-bets',
  cashback: 'cashback',
  'profit-boost': 'profit-boosts',
} as const satisfies { readonly [K in Pays['kind']]: string };

const LATEST = 2_000;
const FEWEST = 30;

/**
 * Likely cost, in cents, of awards with a face value of `cents`, from the cost of the latest awards of this kind. Null if fewer than 30 are
 * used or expired.
 */
export async function expectedCost(
  db: Kysely<Schema>,
  { kind }: Pays,
  cents: number,
  { now, currency }: { readonly now: Date; readonly currency: string },
): Promise<number | null> {
  const { rows } = await sql<{ count: number; paid: string; worth: string }>`
    SELECT count(*)::integer AS count, coalesce(sum(paid), 0) AS paid, coalesce(sum(worth), 0) AS worth FROM (
      SELECT coalesce(a.amount, a.most_extra) AS worth, ${paidCents} AS paid FROM awards a JOIN offer_versions v ON v.hash = (
        SELECT o.hash FROM offers o WHERE o.id = a.offer_id)
      WHERE a.kind = ${KINDS[kind]} AND a.withdrawn_at IS NULL AND v.document->>'currency' = ${currency}
        AND (a.expires_at <= ${now} OR EXISTS (SELECT FROM bets b WHERE b.id = a.redeemed_bet_id AND b.status <> 'OPEN'))
      ORDER BY a.given_at DESC LIMIT ${LATEST}
    ) AS ended`.execute(db);
  const { count = 0, paid = '0', worth = '0' } = rows[0] ?? {};
  if (count < FEWEST) return null;
  return Number((BigInt(cents) * BigInt(paid) * 2n + BigInt(worth)) / (BigInt(worth) * 2n));
}
