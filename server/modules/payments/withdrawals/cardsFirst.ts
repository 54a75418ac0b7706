import { sql } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { CARD_CODE, providerOf } from '../rules/providers.ts';

export type OwedCard = { readonly methodId: string; readonly providerId: string; readonly label: string; readonly cents: Cents };

type Row = { readonly id: string; readonly provider_id: string; readonly label: string; readonly cents: string };

/**
 * Cards, even removed ones, that withdrawals must pay back first (checklist 44). Omits cards owed less than the minimum payout. Subtracts
 * payouts that a card refused since its last deposit.
 */
export async function cardsOwed(trx: Trx, playerId: string): Promise<readonly OwedCard[]> {
  const { rows } = await sql<Row>`
    SELECT m.id, m.provider_id, m.label, coalesce(d.cents, 0) - coalesce(w.cents, 0) - coalesce(w.refused, 0) AS cents
    FROM payment_methods m
    JOIN LATERAL (SELECT sum(amount) AS cents, max(completed_at) AS at FROM deposits WHERE method_id = m.id AND status = 'SUCCESSFUL') d ON true
    JOIN LATERAL (SELECT sum(amount) FILTER (WHERE status <> 'FAILED') AS cents,
      sum(amount) FILTER (WHERE failure IN ('DECLINED', 'MISMATCH', 'REFUSED') AND completed_at >= d.at) AS refused
      FROM withdrawals WHERE method_id = m.id) w ON true
    WHERE m.player_id = ${playerId}
    ORDER BY m.added_at, m.id`.execute(trx);
  return rows.flatMap(({ id, provider_id: providerId, label, cents }) => {
    const provider = providerOf(providerId);
    const isOwed = provider?.code === CARD_CODE && provider.payout !== null && BigInt(cents) >= provider.payout.leastCents;
    return isOwed ? [{ methodId: id, providerId, label, cents: BigInt(cents) }] : [];
  });
}
