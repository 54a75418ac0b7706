import type { Cents } from '#src/shared/money/money.ts';
import type { Price } from '#src/shared/money/odds.ts';
import { compareRatios, ratio } from '#src/shared/money/ratio.ts';
import type { RefusalCode } from '#src/shared/betting/refusals.ts';
import { isSuspended, isUnderReview, suspendedStatus } from './suspended.ts';
import { builtOnce, listOf, type Schema } from '#server/platform/store/index.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';

export type Offer = {
  readonly selectionId: string;
  readonly sport: string;
  readonly eventId: string;
  readonly marketId: string;
  readonly price: Price;
  readonly points: number | null;
  readonly selectionStatus: 'CLOSED' | 'HIDDEN' | 'OPEN';
  readonly selectionName: string;
  readonly selectionType: string;
  readonly marketStatus: 'CLOSED' | 'HIDDEN' | 'OPEN';
  readonly marketName: string;
  readonly marketType: string;
  readonly eventName: string;
  readonly eventStatus: Schema['events']['status'];
  readonly startsAt: Date;
  readonly isVoid: boolean;
  /** True while the offer is closed because a result is unconfirmed. */
  readonly isUnderReview?: boolean;
  readonly mostStakeCents: Cents;
  readonly mostExposureCents: Cents;
};

export type Terms = { readonly price: Price; readonly points: number | null };

type ClosedBecause = Extract<RefusalCode, 'event-closed' | 'market-suspended' | 'selection-closed' | 'under-review'>;
type MovedBecause = Extract<RefusalCode, 'line-moved' | 'price-moved'>;

export function closureOf(
  offer: Pick<Offer, 'eventStatus' | 'marketStatus' | 'selectionStatus' | 'startsAt'> & Partial<Pick<Offer, 'isUnderReview' | 'isVoid'>>,
  now: Date,
): ClosedBecause | null {
  const hasBegun = offer.startsAt <= now;
  if (offer.eventStatus !== 'IN_PLAY' && (offer.eventStatus !== 'PRE_GAME' || hasBegun)) return 'event-closed';
  // Suspended offers may reopen; hidden ones are gone (product §5).
  if (offer.isVoid || offer.marketStatus === 'HIDDEN' || offer.selectionStatus === 'HIDDEN') return 'selection-closed';
  if (offer.marketStatus !== 'CLOSED' && offer.selectionStatus !== 'CLOSED') return null;
  return offer.isUnderReview === true ? 'under-review' : 'market-suspended';
}

/** Null if the line is the same and the price equal or better (§2.8). */
export function movementOf(offer: Offer, agreed: Terms): MovedBecause | null {
  if (offer.points !== agreed.points) return 'line-moved';
  return compareRatios(offer.price, agreed.price) < 0 ? 'price-moved' : null;
}

export type MarketLimits = Pick<Offer, 'mostExposureCents' | 'mostStakeCents'>;

export const usualLimits = (marketType: string): MarketLimits =>
  MAIN_MARKETS.has(marketType)
    ? { mostStakeCents: 50_000_000n, mostExposureCents: 5_000_000_000n }
    : /^(player|anytime|first|correct)-/.test(marketType)
      ? { mostStakeCents: 500_000n, mostExposureCents: 50_000_000n }
      : { mostStakeCents: 10_000_000n, mostExposureCents: 2_000_000_000n };
const MAIN_MARKETS: ReadonlySet<string> = new Set(['moneyline', 'three-way', 'spread', 'total']);

type Ids = readonly string[] | RawBuilder<readonly string[]>;

const offersQuery = (db: Kysely<Schema>, selectionIds: Ids) =>
  db
    .selectFrom('events')
    .innerJoin('competitions', 'competitions.id', 'events.competition_id')
    .innerJoin('organizations', 'organizations.id', 'competitions.organization_id')
    .innerJoin('markets', 'markets.event_id', 'events.id')
    .innerJoin('selections', 'selections.market_id', 'markets.id')
    .where(sql<boolean>`selections.id = any(${listOf<readonly string[]>(selectionIds, 'text')}::text[])`)
    .select([
      'selections.id as selectionId',
      'selections.num',
      'selections.den',
      'selections.points',
      'selections.status as selectionStatus',
      'selections.name as selectionName',
      'selections.type as selectionType',
      'organizations.sport_id as sport',
      'markets.id as marketId',
      'markets.status as marketStatus',
      'markets.name as marketName',
      'markets.type as marketType',
      'markets.most_stake as mostStake',
      'markets.most_exposure as mostExposure',
      'markets.void_reason as marketVoid',
      'selections.void_reason as selectionVoid',
      'events.id as eventId',
      'events.name as eventName',
      'events.status as eventStatus',
      'events.starts_at as startsAt',
    ]);

type OfferRow = Awaited<ReturnType<ReturnType<typeof offersQuery>['executeTakeFirstOrThrow']>>;
function toOffer({ num, den, mostStake, mostExposure, marketVoid, selectionVoid, ...row }: OfferRow): Offer {
  const usual = usualLimits(row.marketType);
  return {
    price: ratio(BigInt(num), BigInt(den)),
    isVoid: marketVoid !== null || selectionVoid !== null,
    mostStakeCents: mostStake === null ? usual.mostStakeCents : BigInt(mostStake),
    mostExposureCents: mostExposure === null ? usual.mostExposureCents : BigInt(mostExposure),
    ...row,
  };
}

export async function readOffers(db: Kysely<Schema>, selectionIds: readonly string[]): Promise<ReadonlyMap<string, Offer>> {
  if (selectionIds.length === 0) return new Map();
  const rows = await offersQuery(db, selectionIds)
    .select([isSuspended().as('isStopped'), isUnderReview().as('isUnderReview')])
    .execute();
  return byId(rows.map(({ isStopped, ...row }) => (isStopped ? stopped(row) : row)));
}

/** Reads, without locking, the offers that `lockOffers` omits. They count as suspended even if open again. */
export async function readSuspended(
  db: Kysely<Schema>,
  selectionIds: readonly string[],
  since?: Date,
): Promise<ReadonlyMap<string, Offer>> {
  return byId((await offersQuery(db, selectionIds).select(isUnderReview(since).as('isUnderReview')).execute()).map(stopped));
}

const stopped = <R extends OfferRow>(row: R): R => ({ ...row, selectionStatus: suspendedStatus(row.selectionStatus) });

/**
 * Share-locks offers, after their events, like all writers of prices. Omits offers suspended now or since `since`, so as not to delay
 * traders. Pass the rows to `byId`.
 */
export const lockOffers = (trx: Kysely<Schema>, selectionIds: readonly string[], since?: Date) =>
  since === undefined ? lockedNow(trx, { selectionIds }) : lockQuery(trx, selectionIds, since);

const lockedNow = builtOnce<{ selectionIds: readonly string[] }, OfferRow>((db, { selectionIds }) => lockQuery(db, selectionIds));

const lockQuery = (db: Kysely<Schema>, selectionIds: Ids, since?: Date) =>
  offersQuery(db, selectionIds)
    .where('selections.is_suspended', '=', false)
    .where('markets.is_suspended', '=', false)
    .where((is) => is.not(isSuspended(since)))
    .orderBy('events.id')
    .orderBy('markets.id')
    .orderBy('selections.id')
    .forShare(['events', 'markets', 'selections']);

export const byId = (rows: readonly OfferRow[]): ReadonlyMap<string, Offer> => new Map(rows.map((row) => [row.selectionId, toOffer(row)]));
