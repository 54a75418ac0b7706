import { sql } from 'kysely';
import { notifyWorld } from '#server/platform/bus/notices.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { WorldChange } from '#server/modules/catalogue/messages/index.ts';
import { type MarketRow, worldChanges } from '../applyChanges.ts';
import type { SelectionRow } from '../priceHalfPoints.ts';
import type { Assessed } from './assess.ts';
import { endHandPrices } from './endHandPrices.ts';
import type { MarketNow } from './marketNow.ts';

export type Holder = {
  readonly id: string;
  readonly email: string;
  readonly confirmedBy: string | null;
  readonly at: Date;
  readonly newId: () => string;
};

/** Writes hand-set prices; ends those that they replace. Lock the event first; publish changes and suspensions after the commit. */
export async function holdPrices(trx: Trx, market: MarketNow, wanted: Assessed, by: Holder): Promise<readonly WorldChange[]> {
  const { prices, handLine } = wanted;
  await endHandPrices(
    trx,
    prices.map(({ selectionId }) => selectionId),
    by,
  );
  await trx
    .insertInto('hand_prices')
    .values(
      prices.map(({ selectionId, price, points, reference }) => ({
        ...{ id: by.newId(), selection_id: selectionId, market_id: market.id, event_id: market.eventId },
        ...{ num: price.num, den: price.den, points },
        ...{ reference_id: reference.id, feed_num: reference.price.num, feed_den: reference.price.den, feed_points: reference.points },
        ...{ holder_id: by.id, holder: by.email, confirmed_by: by.confirmedBy, set_at: by.at },
      })),
    )
    .execute();
  return showHandPrices(trx, market, { handLine, at: by.at });
}

/** Writes the prices to display: hand-set, else the feed's. Lock the event first. */
export async function showHandPrices(
  trx: Trx,
  { id, eventId }: Pick<MarketNow, 'eventId' | 'id'>,
  { handLine, at }: { readonly handLine: number | null; readonly at: Date },
): Promise<readonly WorldChange[]> {
  const { rows: selections } = await sql<SelectionRow>`
    UPDATE selections s SET hand_num = w.num, hand_den = w.den, hand_points = w.points
    FROM (SELECT x.id, h.num, h.den, h.points FROM selections x LEFT JOIN hand_prices h ON h.selection_id = x.id AND h.ended_at IS NULL WHERE x.market_id = ${id}) AS w
    WHERE s.id = w.id AND (s.hand_num, s.hand_den, s.hand_points) IS DISTINCT FROM (w.num, w.den, w.points)
    RETURNING s.id, ${eventId} AS event_id, s.num, s.den, s.points, s.status`.execute(trx);
  const { rows: markets } = await sql<MarketRow>`
    UPDATE markets m SET hand_line = ${handLine}::integer, updated_at = ${at} WHERE m.id = ${id} AND m.hand_line IS DISTINCT FROM ${handLine}::integer
    RETURNING m.id, m.event_id, m.line, m.status`.execute(trx);
  if (selections.length + markets.length === 0) return [];
  const changes = await worldChanges(trx, [{ eventId }], { selections, markets, at });
  await notifyWorld(trx, [eventId]);
  return changes;
}
