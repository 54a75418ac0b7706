import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

export function listHandPrices(db: Kysely<Schema>, eventId?: string) {
  return db
    .selectFrom('hand_prices as h')
    .innerJoin('selections as s', 's.id', 'h.selection_id')
    .innerJoin('markets as m', 'm.id', 'h.market_id')
    .innerJoin('events as e', 'e.id', 'h.event_id')
    .select(['h.selection_id as selectionId', 'h.market_id as marketId', 'h.event_id as eventId', 'e.name as event', 'm.name as market'])
    .select(['s.name', 's.type', 's.points', 'h.num', 'h.den', 's.feed_num as feedNum', 's.feed_den as feedDen'])
    .select(['h.holder', 'h.confirmed_by as confirmedBy', 'h.set_at as setAt', 'h.left_because as leftBecause', 'h.left_at as leftAt'])
    .where('h.ended_at', 'is', null)
    .where('e.status', 'not in', ['FINISHED', 'CANCELLED'])
    .$if(eventId !== undefined, (query) => query.where('h.event_id', '=', eventId ?? ''))
    .orderBy('h.left_at')
    .orderBy('h.set_at', 'desc')
    .orderBy('h.id')
    .execute();
}
