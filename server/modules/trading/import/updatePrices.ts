import { sql } from 'kysely';
import type { Price } from '#src/shared/money/odds.ts';
import type { Trx } from '#server/platform/store/index.ts';

export type PriceUpdate = {
  readonly selectionId: string;
  readonly marketId: string;
  readonly eventId: string;
  readonly price: Price;
  readonly line: number | null;
  readonly points: number | null;
};

/** Writes changed prices and lines. Returns the changed events' ids. Lock the events first. */
export async function updatePrices(trx: Trx, updates: readonly PriceUpdate[], now: Date): Promise<string[]> {
  if (updates.length === 0) return [];
  const current = await trx
    .selectFrom('selections')
    .select(['id', 'feed_num', 'feed_den', 'feed_points'])
    .where(
      'id',
      'in',
      updates.map(({ selectionId }) => selectionId),
    )
    .execute();
  const byId = new Map(current.map((row) => [row.id, row]));
  const changed = updates.filter(({ selectionId, price, points }) => {
    const row = byId.get(selectionId);
    return row !== undefined && (BigInt(row.feed_num) !== price.num || BigInt(row.feed_den) !== price.den || row.feed_points !== points);
  });
  if (changed.length === 0) return [];
  const eventIds = [...new Set(changed.map(({ eventId }) => eventId))];
  await trx
    .updateTable('events')
    .set((row) => ({ version: row('version', '+', '1') }))
    .where('id', 'in', eventIds)
    .execute();
  await sql`
    UPDATE markets AS m SET feed_line = u.line, updated_at = ${now}
    FROM unnest(${changed.map(({ marketId }) => marketId)}::text[], ${changed.map(({ line }) => line)}::integer[]) AS u(id, line) WHERE m.id = u.id`.execute(
    trx,
  );
  await sql`
    UPDATE selections AS s SET feed_num = u.num, feed_den = u.den, sold_num = NULL, sold_den = NULL, feed_points = u.points
    FROM unnest(${changed.map(({ selectionId }) => selectionId)}::text[], ${changed.map(({ price }) => String(price.num))}::bigint[],
      ${changed.map(({ price }) => String(price.den))}::bigint[], ${changed.map(({ points }) => points)}::integer[]) AS u(id, num, den, points)
    WHERE s.id = u.id`.execute(trx);
  return eventIds;
}
