import { sql } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Price } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { familyOf, usualLimits } from '#server/modules/betting/pricing/index.ts';
import type { Trx } from '#server/platform/store/index.ts';

/** In hundredths of a point: `points` and lines. */
export type SelectionNow = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** True if the feed offers the selection and it is not void. Only then its price counts for the margin. */
  readonly isOffered: boolean;
  readonly isVoid: boolean;
  readonly shown: Price;
  /** Price without a hand-set one: ours for a bought half point, else the feed's. */
  readonly unheld: Price;
  readonly feed: Price;
  readonly feedPoints: number | null;
  readonly exposureCents: Cents;
};
export type MarketNow = {
  readonly id: string;
  readonly name: string;
  readonly eventId: string;
  readonly eventName: string;
  readonly event: { readonly status: string; readonly heardAt: Date };
  readonly isClosedForGood: boolean;
  readonly feedLine: number | null;
  readonly handLine: number | null;
  readonly mostExposureCents: Cents;
  readonly selections: readonly SelectionNow[];
  readonly alternates: readonly (Pick<SelectionNow, 'feed' | 'id' | 'type'> & { readonly feedPoints: number; readonly line: number })[];
};

export async function marketNow(trx: Trx, marketId: string): Promise<MarketNow | null> {
  const market = await trx
    .selectFrom('markets')
    .innerJoin('events', 'events.id', 'markets.event_id')
    .selectAll('markets')
    .select(['events.name as eventName', 'events.status as eventStatus', 'events.heard_at as heardAt'])
    .where('markets.id', '=', marketId)
    .executeTakeFirst();
  if (!market) return null;
  const isOver = market.eventStatus === 'FINISHED' || market.eventStatus === 'CANCELLED';
  return {
    id: market.id,
    name: market.name,
    eventId: market.event_id,
    eventName: market.eventName,
    event: { status: market.eventStatus, heardAt: market.heardAt },
    isClosedForGood: isOver || market.void_reason !== null || market.is_graded,
    feedLine: market.feed_line,
    handLine: market.hand_line,
    mostExposureCents: market.most_exposure === null ? usualLimits(market.type).mostExposureCents : BigInt(market.most_exposure),
    selections: await selectionsOf(trx, marketId),
    alternates:
      market.feed_line === null ? [] : await alternatesOf(trx, { eventId: market.event_id, family: familyOf(market.type), marketId }),
  };
}

async function selectionsOf(trx: Trx, marketId: string): Promise<readonly SelectionNow[]> {
  const rows = await trx
    .selectFrom('selections')
    .selectAll()
    .select(sql<string>`(SELECT coalesce(sum(e.taken), 0) FROM selection_exposures e WHERE e.selection_id = selections.id)`.as('taken'))
    .where('market_id', '=', marketId)
    .orderBy('ordinal')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    type: row.type,
    isOffered: row.void_reason === null && row.feed_status !== 'HIDDEN',
    isVoid: row.void_reason !== null,
    shown: ratio(BigInt(row.num), BigInt(row.den)),
    unheld: ratio(BigInt(row.sold_num ?? row.feed_num), BigInt(row.sold_den ?? row.feed_den)),
    feed: ratio(BigInt(row.feed_num), BigInt(row.feed_den)),
    feedPoints: row.feed_points,
    exposureCents: BigInt(row.taken),
  }));
}

async function alternatesOf(trx: Trx, of: { readonly eventId: string; readonly family: string; readonly marketId: string }) {
  const rows = await trx
    .selectFrom('markets')
    .innerJoin('selections', 'selections.market_id', 'markets.id')
    .select(['selections.id', 'selections.type', 'feed_num', 'feed_den', 'feed_points', 'feed_line'])
    .where('markets.event_id', '=', of.eventId)
    .where('markets.id', '<>', of.marketId)
    .where('markets.type', 'in', [of.family, `alternate-${of.family}`])
    .where('markets.status', '=', 'OPEN')
    .where('selections.status', '=', 'OPEN')
    .orderBy('selections.id')
    .execute();
  return rows.flatMap(({ id, type, feed_num, feed_den, feed_points: feedPoints, feed_line: line }) =>
    feedPoints === null || line === null ? [] : [{ id, type, feed: ratio(BigInt(feed_num), BigInt(feed_den)), feedPoints, line }],
  );
}
