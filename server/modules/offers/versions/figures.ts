import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

export type OfferFigures = {
  readonly id: string;
  readonly confirmedBy: string;
  readonly stoppedBy: string | null;
  readonly players: number;
  readonly unused: number;
  readonly used: number;
  readonly expired: number;
  readonly withdrawn: number;
  readonly usedCents: number;
};

export async function offerFigures(db: Kysely<Schema>, now: Date): Promise<ReadonlyMap<string, OfferFigures>> {
  const isOpen = sql`a.withdrawn_at IS NULL AND a.redeemed_at IS NULL`;
  const { rows } = await sql<OfferFigures>`
    SELECT o.id, v.confirmed_by AS "confirmedBy", o.stopped_by AS "stoppedBy",
      (SELECT count(*)::integer FROM promotion_enrollments e WHERE e.promotion_id = o.id AND e.offer_hash IS NOT NULL) AS players, s.*
    FROM offers o JOIN offer_versions v ON v.hash = o.hash
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE a.expires_at > ${now} AND ${isOpen})::integer AS unused,
        count(*) FILTER (WHERE a.expires_at <= ${now} AND ${isOpen})::integer AS expired,
        count(a.redeemed_at)::integer AS used, count(a.withdrawn_at)::integer AS withdrawn,
        coalesce(sum(coalesce(a.amount, a.most_extra)) FILTER (WHERE a.redeemed_at IS NOT NULL), 0)::float8 AS "usedCents"
      FROM awards a WHERE a.offer_id = o.id
    ) s`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
