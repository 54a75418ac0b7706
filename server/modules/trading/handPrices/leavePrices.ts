import { type Kysely, sql } from 'kysely';
import { ratio } from '#src/shared/money/ratio.ts';
import type { Schema } from '#server/platform/store/index.ts';
import type { SelectionRow } from '../priceHalfPoints.ts';
import { suspendIn } from '../suspensions/suspend.ts';
import { suspenderOf } from './endHandPrices.ts';
import { isLoss, isNear } from './nearness.ts';

type LeftPrice = { readonly id: string; readonly selectionId: string; readonly holder: string };

/**
 * Suspends hand-set prices if the feed's line moved or closed, the feed's price moved too far, or the market would lose money. For a price
 * confirmed by a second person, compares with the feed's price at that time. Lock the events first.
 */
export async function leaveMovedPrices(db: Kysely<Schema>, eventIds: readonly string[], at: Date): Promise<readonly SelectionRow[]> {
  const held = await heldPrices(db, eventIds);
  if (held.length === 0) return [];
  const losing = await losingMarkets(db, held);
  const moved = held.filter((row) => hasMoved(row) || losing.has(row.market_id));
  return leave(
    db,
    moved.map(({ id, selection_id: selectionId, holder }) => ({ id, selectionId, holder })),
    { because: 'moved', at },
  );
}

const heldPrices = (db: Kysely<Schema>, eventIds: readonly string[]) =>
  db
    .selectFrom('hand_prices as h')
    .innerJoin('selections as r', 'r.id', 'h.reference_id')
    .innerJoin('markets as rm', 'rm.id', 'r.market_id')
    .selectAll('h')
    .select(['r.feed_num as nowNum', 'r.feed_den as nowDen', 'r.feed_points as nowPoints'])
    .select(['r.feed_status as nowStatus', 'rm.feed_status as nowMarketStatus', 'r.void_reason as nowVoid'])
    .where('h.event_id', 'in', eventIds.length === 0 ? [''] : [...eventIds])
    .where('h.ended_at', 'is', null)
    .where('h.left_at', 'is', null)
    .execute();
type HeldPrice = Awaited<ReturnType<typeof heldPrices>>[number];

function hasMoved(row: HeldPrice): boolean {
  const now = ratio(BigInt(row.nowNum), BigInt(row.nowDen));
  const judged = row.confirmed_by === null ? ratio(BigInt(row.num), BigInt(row.den)) : ratio(BigInt(row.feed_num), BigInt(row.feed_den));
  // Checks the reference selection's status only if it is not the priced one, which takes no bets anyway if closed.
  const isClosed =
    row.reference_id !== row.selection_id && (row.nowStatus !== 'OPEN' || row.nowMarketStatus !== 'OPEN' || row.nowVoid !== null);
  return isClosed || row.nowPoints !== row.feed_points || !isNear(judged, now);
}

async function losingMarkets(db: Kysely<Schema>, held: readonly HeldPrice[]): Promise<ReadonlySet<string>> {
  const signed = new Set(held.filter(({ confirmed_by }) => confirmed_by !== null).map(({ market_id }) => market_id));
  const marketIds = [...new Set(held.map(({ market_id }) => market_id))].filter((id) => !signed.has(id));
  if (marketIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('selections')
    .select(['market_id', 'num', 'den', 'feed_num', 'feed_den'])
    .where('market_id', 'in', marketIds)
    .where('void_reason', 'is', null)
    .where('feed_status', '<>', 'HIDDEN')
    .execute();
  const priced = rows.map((row) => ({
    marketId: row.market_id,
    shown: ratio(BigInt(row.num), BigInt(row.den)),
    feed: ratio(BigInt(row.feed_num), BigInt(row.feed_den)),
  }));
  return new Set(marketIds.filter((id) => isLoss(priced.filter(({ marketId }) => marketId === id))));
}

/** Suspends hand-priced selections until the person who priced them acts; returns them. Lock the events first. */
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
