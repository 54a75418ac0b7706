import type { Kysely } from 'kysely';
import type { Suspension } from '#src/shared/betting/cashOut/refusals.ts';
import type { Price } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { closureOf, type Offer } from './offer.ts';
import { isSuspended, isUnderReview, suspendedStatus } from './suspended.ts';

export type LineNow = Pick<Offer, 'eventStatus' | 'marketStatus' | 'selectionStatus' | 'startsAt'> & {
  readonly selectionId: string;
  readonly marketType: string;
  readonly selectionType: string;
  readonly points: number | null;
  readonly price: Price;
  readonly isVoid?: boolean;
  readonly isUnderReview?: boolean;
  /** Player whose statistics decide the line. */
  readonly subjectId?: string | null;
};
export type LinesNow = (eventId: string) => readonly LineNow[];
export type Wanted = {
  readonly eventId: string;
  readonly selectionId: string;
  readonly marketType: string;
  readonly selectionType: string;
  readonly points: number | null;
};

const FAMILIES: Readonly<Record<string, string>> = { 'alternate-spread': 'spread', 'alternate-total': 'total' };
export const familyOf = (marketType: string): string => FAMILIES[marketType] ?? marketType;

export function priceNow(lines: LinesNow, now: Date): (leg: Wanted) => Result<Price, Suspension> {
  return (leg) => {
    const offered = lines(leg.eventId);
    const own = offered.find(({ selectionId }) => selectionId === leg.selectionId);
    const same =
      own && own.points === leg.points
        ? own
        : openFirst(
            offered.filter((line) => isSameLine(line, leg) && (line.subjectId ?? null) === (own?.subjectId ?? null)),
            now,
          );
    if (same) {
      const closure = closureOf(same, now);
      return closure ? refuse(closure) : ok(same.price);
    }
    const closure = own ? closureOf(own, now) : 'selection-closed';
    return refuse(closure ?? 'line-moved');
  };
}

const isSameLine = (line: LineNow, leg: Wanted): boolean =>
  familyOf(line.marketType) === familyOf(leg.marketType) && line.selectionType === leg.selectionType && line.points === leg.points;

const openFirst = (lines: readonly LineNow[], now: Date): LineNow | undefined =>
  lines.find((line) => closureOf(line, now) === null) ?? lines[0];

const linesQuery = (db: Kysely<Schema>, eventIds: readonly string[], since?: Date) =>
  db
    .selectFrom('events')
    .innerJoin('markets', 'markets.event_id', 'events.id')
    .innerJoin('selections', 'selections.market_id', 'markets.id')
    .where('events.id', 'in', [...eventIds])
    .select([
      'events.id as eventId',
      'events.status as eventStatus',
      'events.starts_at as startsAt',
      'markets.status as marketStatus',
      'markets.type as marketType',
      'markets.subject_id as subjectId',
      'selections.id as selectionId',
      'selections.type as selectionType',
      'selections.points',
      'selections.num',
      'selections.den',
      'selections.status as selectionStatus',
      'markets.void_reason as marketVoid',
      'selections.void_reason as selectionVoid',
      isSuspended(since).as('isStopped'),
      isUnderReview(since).as('isUnderReview'),
    ])
    .orderBy('events.id')
    .orderBy('markets.ordinal')
    .orderBy('markets.id')
    .orderBy('selections.id');

type Row = Awaited<ReturnType<ReturnType<typeof linesQuery>['execute']>>[number];

/** Lines suspended at any time since `since` count as suspended, even if open again. */
export async function readLines(db: Kysely<Schema>, eventIds: readonly string[], since?: Date): Promise<LinesNow> {
  return eventIds.length === 0 ? () => [] : byEvent(await linesQuery(db, eventIds, since).execute());
}

/** Share-locks events, then reads their lines. All writers of prices, suspensions and results lock events first. */
export async function lockLines(trx: Kysely<Schema>, eventIds: readonly string[], since?: Date): Promise<LinesNow> {
  if (eventIds.length === 0) return () => [];
  await trx
    .selectFrom('events')
    .select('id')
    .where('id', 'in', [...eventIds])
    .orderBy('id')
    .forShare()
    .execute();
  return readLines(trx, eventIds, since);
}

function byEvent(rows: readonly Row[]): LinesNow {
  const events = new Map<string, LineNow[]>();
  for (const { eventId, num, den, marketVoid, selectionVoid, isStopped, ...row } of rows) {
    const selectionStatus = isStopped ? suspendedStatus(row.selectionStatus) : row.selectionStatus;
    const line = { ...row, selectionStatus, isVoid: marketVoid !== null || selectionVoid !== null, price: ratio(BigInt(num), BigInt(den)) };
    const known = events.get(eventId);
    if (known) known.push(line);
    else events.set(eventId, [line]);
  }
  return (eventId) => events.get(eventId) ?? [];
}
