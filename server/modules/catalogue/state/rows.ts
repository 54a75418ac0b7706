import { sql, type Kysely } from 'kysely';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import type { OfferInForce } from '../types.ts';
import type { Row, Schema } from '#server/platform/store/schema/index.ts';

export type BaseRows = {
  readonly sports: readonly Row<'sports'>[];
  readonly organizations: readonly Row<'organizations'>[];
  readonly competitions: readonly Row<'competitions'>[];
  readonly participants: readonly Row<'participants'>[];
  readonly games: readonly Row<'casino_games'>[];
  readonly featuredBets: readonly FeaturedRow[];
  readonly offers: readonly OfferInForce[];
  readonly settings: readonly { readonly key: string; readonly value: unknown }[];
};
export type FeaturedRow = Pick<Row<'featured_bets'>, 'id' | 'kind' | 'selection_ids' | 'suggested_stake' | 'title'>;
export type OfferRows = {
  readonly events: readonly EventRow[];
  readonly markets: readonly MarketRow[];
  readonly selections: readonly SelectionRow[];
};
export type EventRow = Omit<Row<'events'>, 'heard_at'>;
/** Market as offered, operators' suspensions and prices included. */
export type MarketRow = Omit<Row<'markets'>, Subject | 'feed_line' | 'feed_status' | 'hand_line' | 'is_hidden' | 'is_suspended'> &
  Partial<Pick<Row<'markets'>, Subject>>;
type Subject = 'subject_id' | 'subject_name';
export type SelectionRow = Omit<Row<'selections'>, OtherPrices | 'feed_status' | 'is_hidden' | 'is_suspended'>;
type OtherPrices = 'feed_den' | 'feed_num' | 'feed_points' | 'hand_den' | 'hand_num' | 'hand_points' | 'sold_den' | 'sold_num';

/** Days for which finished events without bets stay in memory. */
const MEMORY_DAYS = 14;

export async function readBase(db: Kysely<Schema>): Promise<BaseRows> {
  const [sports, organizations, competitions, participants, games, featuredBets, offers, settings] = await Promise.all([
    db.selectFrom('sports').selectAll().orderBy('ordinal').execute(),
    db.selectFrom('organizations').selectAll().execute(),
    db.selectFrom('competitions').selectAll().orderBy('ordinal').execute(),
    db.selectFrom('participants').selectAll().execute(),
    db.selectFrom('casino_games').selectAll().orderBy('ordinal').execute(),
    db
      .selectFrom('featured_bets')
      .select(['id', 'kind', 'selection_ids', 'suggested_stake', 'title'])
      .where('is_offered', '=', true)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
    readOffersInForce(db),
    db.selectFrom('trading_settings').select(['key', 'value']).execute(),
  ]);
  return { sports, organizations, competitions, participants, games, featuredBets, offers, settings };
}

async function readOffersInForce(db: Kysely<Schema>): Promise<readonly OfferInForce[]> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('offer_versions', 'offer_versions.hash', 'offers.hash')
    .select(['offers.hash', 'document', 'stopped_at'])
    .orderBy('offers.id')
    .execute();
  return rows.map(({ hash, document, stopped_at: stoppedAt }) => ({ hash, document: document as OfferDocument, stoppedAt }));
}

/** Reads offers in one snapshot, so that prices fit their event's version. Null `eventIds`: all current events. */
export async function readOffer(db: Kysely<Schema>, eventIds: readonly string[] | null): Promise<OfferRows> {
  const wanted =
    eventIds === null
      ? sql<string>`SELECT id FROM events WHERE status NOT IN ('FINISHED','CANCELLED','INVALID')
          OR starts_at > now() - ${`${MEMORY_DAYS} days`}::interval OR id IN (SELECT event_id FROM bet_legs)`
      : sql<string>`SELECT unnest(${eventIds}::text[])`;
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => ({
      events: await snapshot
        .selectFrom('events')
        .selectAll()
        .where('id', 'in', sql<string>`(${wanted})`)
        .execute(),
      markets: await snapshot
        .selectFrom('markets')
        .selectAll()
        .where('event_id', 'in', sql<string>`(${wanted})`)
        .orderBy('ordinal')
        .orderBy('id')
        .execute(),
      selections: await snapshot
        .selectFrom('selections')
        .selectAll()
        .where('market_id', 'in', sql<string>`(SELECT id FROM markets WHERE event_id IN (${wanted}))`)
        .orderBy('ordinal')
        .orderBy('id')
        .execute(),
    }));
}
