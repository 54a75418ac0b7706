import { sql, type Kysely } from 'kysely';
import { topics, type Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema, StoredEventStatus } from '#server/platform/store/schema/index.ts';
import { leaveMovedPrices } from './handPrices/leavePrices.ts';
import { priceHalfPoints, type SelectionRow } from './priceHalfPoints.ts';
import type { EventStatistics } from '#server/contract/eventStatistics.ts';
import type { ReportedProgress } from '#server/modules/catalogue/messages/index.ts';
import {
  pointsText,
  eventSnapshotOf,
  type EventPrices,
  type PriceStatus,
  type Score,
  type WorldChange,
} from '#server/modules/catalogue/messages/index.ts';

export type EventChange = {
  readonly eventId: string;
  readonly status?: StoredEventStatus;
  readonly scoreboard?: Score;
  /** A score without statistics clears the old statistics. */
  readonly statistics?: EventStatistics;
  readonly matchProgress?: ReportedProgress | null;
  /** Source of the change: `seed` for simulations, `sandbox:…` for manual changes. */
  readonly origin?: string;
  readonly markets?: readonly MarketChange[];
  readonly selections?: readonly SelectionChange[];
};
export type MarketChange = { readonly id: string; readonly line?: number; readonly status?: PriceStatus };
/** `price`: profit over stake. `points`: the line, in hundredths of a point. */
export type SelectionChange = {
  readonly id: string;
  readonly price?: { readonly num: bigint; readonly den: bigint };
  readonly points?: number;
  readonly status?: PriceStatus;
};
export type ApplyOptions = {
  /** Changes only events of this origin, so that simulations never overwrite manual changes. */
  readonly onlyOrigin?: string;
  readonly isFeed?: boolean;
};
export type FeedDeps = { readonly db: Kysely<Schema>; readonly bus: Bus; readonly ports: Pick<Ports, 'now'> };

/**
 * Locks the events, writes in one transaction, publishes after the commit. Ignores cancelled events, graded or void markets and unknown
 * ids. Returns published changes. Throws on database errors; then nothing was written.
 */
export async function applyChanges(
  deps: FeedDeps,
  changes: readonly EventChange[],
  options: ApplyOptions = {},
): Promise<readonly WorldChange[]> {
  if (changes.length === 0) return [];
  const at = deps.ports.now();
  const applied = await deps.db.transaction().execute((db) => applyInTransaction(db, changes, { at, ...options }));
  for (const change of applied) publish(deps.bus, change);
  return applied;
}

/** Publishes to the catalogue first, so that notified clients read the change. */
export function publish(bus: Bus, change: WorldChange): void {
  const { eventId, version, status, matchProgress, scoreboard, statistics, selections } = change;
  bus.publish(topics.world, change);
  bus.publish(topics.event(eventId), { eventId, version, status, matchProgress, scoreboard, statistics, selections } satisfies EventPrices);
}

type Within = { readonly at: Date; readonly onlyOrigin?: string | null; readonly isAnew?: boolean; readonly isFeed?: boolean };

/** Locks and writes in the caller's transaction. Publish the result after the commit. */
export async function applyInTransaction(
  db: Kysely<Schema>,
  changes: readonly EventChange[],
  { at, onlyOrigin = null, isAnew = false, isFeed = !isAnew }: Within,
): Promise<readonly WorldChange[]> {
  const locked = await lockEvents(db, changes, onlyOrigin);
  const allowed = changes.filter(({ eventId }) => locked.has(eventId));
  if (allowed.length === 0) return [];
  if (isFeed) await noteHeard(db, locked, at);
  const written = await writeSelections(db, allowed);
  const statuses = new Map(allowed.map(({ eventId, status }) => [eventId, status]));
  const sold = await priceHalfPoints(db, [...statuses.keys()], { statusOf: (eventId) => statuses.get(eventId), isAnew });
  const markets = await writeMarkets(db, allowed, at);
  const left = await leaveMovedPrices(db, [...statuses.keys()], at);
  const selections = [...new Map([...written, ...sold, ...left].map((row) => [row.id, row])).values()];
  return worldChanges(db, allowed, { selections, markets, at });
}

type Written = { readonly selections: readonly SelectionRow[]; readonly markets: readonly MarketRow[]; readonly at: Date };

/** Writes the changed events with new versions; lock them first. Returns the messages to publish. */
export async function worldChanges(db: Kysely<Schema>, changes: readonly EventChange[], written: Written): Promise<readonly WorldChange[]> {
  const { at } = written;
  const selections = groupBy(written.selections, ({ event_id }) => event_id);
  const markets = groupBy(written.markets, ({ event_id }) => event_id);
  const touched = [...new Set([...selections.keys(), ...markets.keys()])];
  const events = await writeEvents(db, changes, touched);
  return events.map((event) => ({
    eventId: event.id,
    version: event.version,
    origin: event.origin,
    ...eventSnapshotOf(event),
    selections: (selections.get(event.id) ?? []).map(({ id, num, den, status, points }) => ({
      id,
      num,
      den,
      status,
      points: pointsText(points),
    })),
    markets: (markets.get(event.id) ?? []).map(({ id, line, status }) => ({ id, line, status })),
    at: at.toISOString(),
  }));
}

/** Locks by id, to avoid deadlocks. `NO KEY` still lets other transactions insert rows that refer to the events. */
async function lockEvents(
  db: Kysely<Schema>,
  changes: readonly EventChange[],
  onlyOrigin: string | null,
): Promise<ReadonlyMap<string, Date>> {
  const ids = changes.map(({ eventId }) => eventId);
  const { rows } = await sql<{ id: string; heard_at: Date }>`SELECT id, heard_at FROM events WHERE id = ANY(${ids}::text[])
    AND status <> 'CANCELLED' AND (${onlyOrigin}::text IS NULL OR origin = ${onlyOrigin}) ORDER BY id FOR NO KEY UPDATE`.execute(db);
  return new Map(rows.map(({ id, heard_at }) => [id, heard_at]));
}

/** Least time between writes of `heard_at`, far below the time after which a feed counts as silent. */
const NOTED_EVERY_MS = 20_000;

/** Writes when the feed last reported on each event, changed or not. Lock the events first. */
async function noteHeard(db: Kysely<Schema>, heard: ReadonlyMap<string, Date>, at: Date): Promise<void> {
  const ids = [...heard].filter(([, before]) => Math.abs(at.getTime() - before.getTime()) > NOTED_EVERY_MS).map(([id]) => id);
  if (ids.length > 0) await db.updateTable('events').set({ heard_at: at }).where('id', 'in', ids).execute();
}

async function writeSelections(db: Kysely<Schema>, changes: readonly EventChange[]): Promise<readonly SelectionRow[]> {
  const list = changes.flatMap(({ eventId, selections = [] }) =>
    selections.map(({ id, price, points, status }) => ({
      id,
      event_id: eventId,
      num: price?.num.toString(),
      den: price?.den.toString(),
      points,
      status,
    })),
  );
  if (list.length === 0) return [];
  const { rows } = await sql<SelectionRow>`
    UPDATE selections s SET feed_num = coalesce(v.num, s.feed_num), feed_den = coalesce(v.den, s.feed_den),
      sold_num = CASE WHEN v.num IS NULL THEN s.sold_num END, sold_den = CASE WHEN v.num IS NULL THEN s.sold_den END,
      feed_points = coalesce(v.points, s.feed_points), feed_status = coalesce(v.status, s.feed_status)
    FROM json_to_recordset(${JSON.stringify(list)}::json) AS v(id text, event_id text, num bigint, den bigint, points integer, status text), markets m
    WHERE s.id = v.id AND m.id = s.market_id AND m.event_id = v.event_id AND s.void_reason IS NULL AND NOT m.is_graded
      AND ((v.num IS NOT NULL AND s.sold_num IS NOT NULL) OR (s.feed_num, s.feed_den, s.feed_points, s.feed_status)
        IS DISTINCT FROM (coalesce(v.num, s.feed_num), coalesce(v.den, s.feed_den), coalesce(v.points, s.feed_points), coalesce(v.status, s.feed_status)))
    RETURNING s.id, m.event_id, s.num, s.den, s.points, s.status`.execute(db);
  return rows;
}

export type MarketRow = { id: string; event_id: string; line: number | null; status: PriceStatus };

async function writeMarkets(db: Kysely<Schema>, changes: readonly EventChange[], at: Date): Promise<readonly MarketRow[]> {
  const list = changes.flatMap(({ eventId, markets = [] }) =>
    markets.map(({ id, line, status }) => ({ id, event_id: eventId, line, status })),
  );
  if (list.length === 0) return [];
  const { rows } = await sql<MarketRow>`
    UPDATE markets m SET feed_line = coalesce(v.line, m.feed_line), feed_status = coalesce(v.status, m.feed_status), updated_at = ${at}
    FROM json_to_recordset(${JSON.stringify(list)}::json) AS v(id text, event_id text, line integer, status text)
    WHERE m.id = v.id AND m.event_id = v.event_id AND m.void_reason IS NULL AND NOT m.is_graded AND (m.feed_line, m.feed_status) IS DISTINCT FROM (coalesce(v.line, m.feed_line), coalesce(v.status, m.feed_status))
    RETURNING m.id, m.event_id, m.line, m.status`.execute(db);
  return rows;
}

type EventRow = {
  id: string;
  version: string;
  status: StoredEventStatus;
  origin: string;
  home_score: number | null;
  away_score: number | null;
  period: string | null;
  clock: string | null;
  statistics: EventStatistics | null;
  match_progress: string | null;
};

async function writeEvents(db: Kysely<Schema>, changes: readonly EventChange[], touched: readonly string[]): Promise<readonly EventRow[]> {
  const list = changes.map(({ eventId, status, scoreboard, statistics, matchProgress, origin }) => ({
    id: eventId,
    status,
    origin,
    has_score: scoreboard !== undefined,
    home: scoreboard?.homeScore,
    away: scoreboard?.awayScore,
    period: scoreboard?.period,
    clock: scoreboard?.clock,
    statistics,
    has_progress: matchProgress !== undefined,
    progress: matchProgress,
  }));
  const { rows } = await sql<EventRow>`
    WITH wanted AS (
      SELECT e.id, coalesce(v.status, e.status) AS status, coalesce(v.origin, e.origin) AS origin, coalesce(v.home, e.home_score) AS home_score,
        coalesce(v.away, e.away_score) AS away_score, coalesce(v.period, e.period) AS period, CASE WHEN v.has_score THEN v.clock ELSE e.clock END AS clock,
        CASE WHEN v.has_score THEN v.statistics ELSE e.statistics END AS statistics, CASE WHEN v.has_progress THEN v.progress ELSE e.match_progress END AS match_progress
      FROM events e JOIN json_to_recordset(${JSON.stringify(list)}::json)
        AS v(id text, status text, origin text, has_score boolean, home integer, away integer, period text, clock text, statistics jsonb, has_progress boolean, progress text) ON v.id = e.id)
    UPDATE events e SET version = e.version + 1, status = w.status, origin = w.origin, home_score = w.home_score, away_score = w.away_score, period = w.period, clock = w.clock, statistics = w.statistics, match_progress = w.match_progress
    FROM wanted w WHERE w.id = e.id AND (e.id = ANY(${touched}::text[]) OR (e.status, e.origin, e.home_score, e.away_score, e.period, e.clock, e.statistics, e.match_progress)
      IS DISTINCT FROM (w.status, w.origin, w.home_score, w.away_score, w.period, w.clock, w.statistics, w.match_progress))
    RETURNING e.id, e.version, e.status, e.origin, e.home_score, e.away_score, e.period, e.clock, e.statistics, e.match_progress`.execute(
    db,
  );
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
