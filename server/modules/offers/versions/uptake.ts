import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { paidCents } from './paid.ts';

type OfferUptake = {
  readonly enrolled: number;
  readonly qualified: number;
  readonly awarded: number;
  readonly used: number;
  /** Players who did what the offer rewards without getting an award, by reason. */
  readonly withheld: { readonly budget: number; readonly cap: number; readonly excluded: number };
  /** Awards' cost by the ledger. */
  readonly paidCents: number;
  /** Participating accounts whose person participates with another account, too. */
  readonly sharedPersons: readonly string[];
  /** Accounts with a single bet for the offer and, by the same person, a cash bet on the opposite side of its market. */
  readonly bothSides: readonly string[];
};

const MOST_MARKED = 50;

/** Reads an offer's use from its awards and the ledger. Null for an unknown offer. */
export async function offerUptake(db: Kysely<Schema>, offerId: string): Promise<OfferUptake | null> {
  const { rows } = await sql<Omit<OfferUptake, 'bothSides' | 'sharedPersons' | 'withheld'> & OfferUptake['withheld']>`
    SELECT e.*, c.*, a.* FROM offers o
    CROSS JOIN LATERAL (SELECT count(*)::integer AS enrolled FROM promotion_enrollments e WHERE e.promotion_id = o.id AND e.offer_hash IS NOT NULL) e
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT c.player_id) FILTER (WHERE c.is_met)::integer AS qualified,
        count(DISTINCT c.player_id) FILTER (WHERE c.is_met AND c.withheld = 'budget')::integer AS budget,
        count(DISTINCT c.player_id) FILTER (WHERE c.is_met AND c.withheld = 'cap')::integer AS cap,
        count(DISTINCT c.player_id) FILTER (WHERE c.is_met AND c.withheld = 'excluded')::integer AS excluded
      FROM offer_causes c WHERE c.offer_id = o.id
    ) c
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT a.player_id) FILTER (WHERE a.withdrawn_at IS NULL)::integer AS awarded,
        count(DISTINCT a.player_id) FILTER (WHERE a.redeemed_at IS NOT NULL)::integer AS used, coalesce(sum(${paidCents}), 0)::float8 AS "paidCents"
      FROM awards a WHERE a.offer_id = o.id
    ) a WHERE o.id = ${offerId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { budget, cap, excluded, ...uptake } = row;
  const [sharedPersons, bothSides] = [await readSharedPersons(db, offerId), await readBothSides(db, offerId)];
  return { ...uptake, withheld: { budget, cap, excluded }, sharedPersons, bothSides };
}

async function readSharedPersons(db: Kysely<Schema>, offerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM promotion_enrollments e JOIN players p ON p.id = e.player_id
    WHERE e.promotion_id = ${offerId} AND e.offer_hash IS NOT NULL AND EXISTS (
      SELECT FROM players q JOIN promotion_enrollments f ON f.player_id = q.id AND f.promotion_id = e.promotion_id
      WHERE q.person_id = p.person_id AND q.id <> p.id)
    ORDER BY p.person_id, p.id LIMIT ${MOST_MARKED}`.execute(db);
  return rows.map(({ id }) => id);
}

async function readBothSides(db: Kysely<Schema>, offerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT c.player_id AS id FROM offer_causes c JOIN bets b ON b.id = c.cause AND b.type = 'STRAIGHT'
    JOIN bet_legs l ON l.bet_id = b.id JOIN players p ON p.id = c.player_id
    JOIN players q ON q.id = p.id OR q.person_id = p.person_id
    JOIN bets o ON o.player_id = q.id AND o.id <> b.id AND o.type = 'STRAIGHT' AND o.amount_source = 'CASH' AND o.status IN ('OPEN', 'SETTLED')
      AND o.placed_at BETWEEN b.placed_at - interval '30 days' AND b.placed_at + interval '30 days'
    JOIN bet_legs m ON m.bet_id = o.id AND m.market_id = l.market_id AND m.selection_id <> l.selection_id
    WHERE c.offer_id = ${offerId} AND c.is_met ORDER BY id LIMIT ${MOST_MARKED}`.execute(db);
  return rows.map(({ id }) => id);
}
