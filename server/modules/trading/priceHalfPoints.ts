import { sql, type Kysely } from 'kysely';
import { isSameRatio, ratio } from '#src/shared/money/ratio.ts';
import { familyOf } from '#server/modules/betting/pricing/index.ts';
import { type LineToPrice, soldPrice } from '#server/modules/betting/pricing/index.ts';
import { type HalfPoints, hasPrices, readHalfPoints, termsOfLines } from '#server/modules/catalogue/settings/terms/index.ts';
import type { Schema, StoredEventStatus } from '#server/platform/store/schema/index.ts';
import type { PriceStatus } from '#server/modules/catalogue/messages/index.ts';

export type SelectionRow = {
  readonly id: string;
  readonly event_id: string;
  readonly num: string;
  readonly den: string;
  readonly status: PriceStatus;
  readonly points: number | null;
};
type LineRow = {
  readonly id: string;
  readonly event_id: string;
  readonly points: number | null;
  readonly feed_num: string;
  readonly feed_den: string;
  readonly sold_num: string | null;
  readonly sold_den: string | null;
  readonly sport: string;
  readonly event_status: StoredEventStatus;
  readonly market_type: string;
  readonly type: string;
};
type StatusOf = (eventId: string) => StoredEventStatus | undefined;
const AS_IT_IS: StatusOf = () => undefined;

/**
 * Writes the prices of bought half points. Restores the feed's prices for lines that the price table no longer covers. `isAnew`: the table
 * was replaced. Lock the events first. Returns changed selections.
 */
export async function priceHalfPoints(
  db: Kysely<Schema>,
  eventIds: readonly string[],
  { statusOf = AS_IT_IS, isAnew = false }: { readonly statusOf?: StatusOf; readonly isAnew?: boolean } = {},
): Promise<readonly SelectionRow[]> {
  if (eventIds.length === 0) return [];
  const { value: table } = await readHalfPoints(db);
  if (!hasPrices(table) && !isAnew) return [];
  const lines = await readPriced(db, eventIds, table);
  const mains = new Map<string, LineToPrice>();
  for (const row of lines) if (row.market_type === familyOf(row.market_type)) mains.set(keyOf(row), lineOf(row));
  const wanted = lines.flatMap((row) => {
    const line = lineOf(row);
    const status = statusOf(row.event_id) ?? row.event_status;
    // In play, uses the feed's prices, which follow the score.
    const terms = status === 'PRE_GAME' ? termsOfLines(table, { sport: row.sport, market: familyOf(row.market_type) }) : undefined;
    const price = soldPrice(line, mains.get(keyOf(row)), terms);
    if (isSameRatio(price, ratio(BigInt(row.sold_num ?? row.feed_num), BigInt(row.sold_den ?? row.feed_den)))) return [];
    const sold = isSameRatio(price, line.own) ? null : price;
    return [{ id: row.id, event_id: row.event_id, num: sold && `${sold.num}`, den: sold && `${sold.den}` }];
  });
  return wanted.length === 0 ? [] : await write(db, wanted);
}

const keyOf = ({ event_id, market_type, type }: LineRow): string => `${event_id} ${familyOf(market_type)} ${type}`;

const lineOf = ({ market_type, type, points, feed_num, feed_den }: LineRow): LineToPrice => ({
  marketType: market_type,
  selectionType: type,
  points,
  own: ratio(BigInt(feed_num), BigInt(feed_den)),
});

async function readPriced(db: Kysely<Schema>, eventIds: readonly string[], table: HalfPoints | null): Promise<readonly LineRow[]> {
  const sports = (table ?? []).filter(({ cents }) => cents !== null).map(({ sport }) => sport);
  const { rows } = await sql<LineRow>`
    SELECT s.id, m.event_id, s.feed_num, s.feed_den, s.sold_num, s.sold_den, s.feed_points AS points, s.type, m.type AS market_type, e.status AS event_status, o.sport_id AS sport
    FROM events e JOIN competitions c ON c.id = e.competition_id JOIN organizations o ON o.id = c.organization_id
      JOIN markets m ON m.event_id = e.id JOIN selections s ON s.market_id = m.id
    WHERE e.id = ANY(${[...eventIds]}::text[]) AND m.type IN ('spread', 'alternate-spread', 'total', 'alternate-total')
      AND (o.sport_id = ANY(${sports}::text[]) OR s.sold_num IS NOT NULL) AND s.void_reason IS NULL AND NOT m.is_graded`.execute(db);
  return rows;
}

type Wanted = { readonly id: string; readonly event_id: string; readonly num: string | null; readonly den: string | null };

async function write(db: Kysely<Schema>, wanted: readonly Wanted[]): Promise<readonly SelectionRow[]> {
  const { rows } = await sql<SelectionRow>`
    UPDATE selections s SET sold_num = v.num, sold_den = v.den
    FROM json_to_recordset(${JSON.stringify(wanted)}::json) AS v(id text, event_id text, num bigint, den bigint)
    WHERE s.id = v.id RETURNING s.id, v.event_id, s.num, s.den, s.points, s.status`.execute(db);
  return rows;
}
