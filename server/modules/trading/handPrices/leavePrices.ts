import { type Kysely, sql } from 'kysely';
import { ratio } from '#src/shared/money/ratio.ts';
import type { Schema } from '#server/platform/store/index.ts';
import type { SelectionRow } from '../priceHalfPoints.ts';
import { suspendIn } from '../suspensions/suspend.ts';
import { suspenderOf } from './endHandPrices.ts';
import { isNear } from './nearness.ts';

type LeftPrice = { readonly id: string; readonly selectionId: string; readonly holder: string };

/**
 * Suspends the selections whose held price the feed has left: its line is another one, or its price is further away than one person may hold it,
 * measured from the held price, or, where two have signed that, from the feed's price then. Requires the events' locks. Returns the selections.
 */
export async function leaveMovedPrices(db: Kysely<Schema>, eventIds: readonly string[], at: Date): Promise<readonly SelectionRow[]> {
  const held = await db
    .selectFrom('hand_prices as h')
    .innerJoin('selections as r', 'r.id', 'h.reference_id')
    .selectAll('h')
    .select(['r.feed_num as nowNum', 'r.feed_den as nowDen', 'r.feed_points as nowPoints'])
    .where('h.event_id', 'in', eventIds.length === 0 ? [''] : [...eventIds])
    .where('h.ended_at', 'is', null)
    .where('h.left_at', 'is', null)
    .execute();
  const moved = held.filter((row) => {
    const now = ratio(BigInt(row.nowNum), BigInt(row.nowDen));
    const judged = row.confirmed_by === null ? ratio(BigInt(row.num), BigInt(row.den)) : ratio(BigInt(row.feed_num), BigInt(row.feed_den));
    return row.nowPoints !== row.feed_points || !isNear(judged, now);
  });
  return leave(
    db,
    moved.map(({ id, selection_id: selectionId, holder }) => ({ id, selectionId, holder })),
    { because: 'moved', at },
  );
}

/** Suspends the selections of held prices, until their holder acts. Requires the events' locks. Returns the selections. */
export async function leave(
  trx: Kysely<Schema>,
  prices: readonly LeftPrice[],
  { because, at }: { readonly because: 'moved' | 'silent'; readonly at: Date },
): Promise<readonly SelectionRow[]> {
  if (prices.length === 0) return [];
  await trx
    .updateTable('hand_prices')
    .set({ left_at: at, left_because: because })
    .where(
      'id',
      'in',
      prices.map(({ id }) => id),
    )
    .execute();
  for (const { id, selectionId, holder } of prices) {
    const by = suspenderOf(id);
    await suspendIn(trx, { scope: 'selection', target: selectionId }, { id: by, email: holder, at, newId: by });
  }
  const { rows } = await sql<SelectionRow>`
    UPDATE selections s SET is_suspended = true FROM markets m
    WHERE m.id = s.market_id AND s.id = ANY(${prices.map(({ selectionId }) => selectionId)}::text[]) AND NOT s.is_suspended
    RETURNING s.id, m.event_id, s.num, s.den, s.points, s.status`.execute(trx);
  return rows;
}
