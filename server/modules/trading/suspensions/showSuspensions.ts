import { type RawBuilder, sql } from 'kysely';
import { notifyWorld } from '#server/platform/bus/notices.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import type { WorldChange } from '#server/modules/catalogue/messages/index.ts';
import { type FeedDeps, type MarketRow, publish, worldChanges } from '../applyChanges.ts';
import type { SelectionRow } from '../priceHalfPoints.ts';
import type { Reach } from './reach.ts';

/** Few events per transaction, because other writers wait for them. */
const EVENTS_AT_ONCE = 50;

/**
 * Writes `is_suspended` and `is_hidden` of markets and selections from committed suspensions, live games first. Locks events and publishes.
 * Skips finished events.
 */
export async function showSuspensions(deps: FeedDeps, reach: Reach): Promise<void> {
  const { rows } = await sql<{ id: string }>`SELECT e.id FROM events e WHERE e.status NOT IN ('FINISHED', 'CANCELLED') AND ${within(reach)}
    ORDER BY e.status = 'IN_PLAY' DESC, e.starts_at, e.id`.execute(deps.db);
  const eventIds = rows.map(({ id }) => id);
  for (let at = 0; at < eventIds.length; at += EVENTS_AT_ONCE) {
    const some = eventIds.slice(at, at + EVENTS_AT_ONCE);
    for (const change of await withTransaction(deps.db, (trx) => showWithin(trx, some, deps.ports.now()))) publish(deps.bus, change);
  }
}

function within(reach: Reach): RawBuilder<unknown> {
  if (reach === null) return sql`true`;
  if ('eventIds' in reach) return sql`e.id = ANY(${reach.eventIds}::text[])`;
  return sql`e.competition_id IN (SELECT c.id FROM competitions c JOIN organizations o ON o.id = c.organization_id WHERE o.sport_id = ${reach.sportId})`;
}

async function showWithin(trx: Trx, eventIds: readonly string[], at: Date): Promise<readonly WorldChange[]> {
  await sql`SELECT id FROM events WHERE id = ANY(${eventIds}::text[]) ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  const markets = await sql<MarketRow>`
    UPDATE markets m SET is_suspended = w.is_wanted, is_hidden = w.is_hiding FROM market_suspensions w
    WHERE w.market_id = m.id AND w.event_id = ANY(${eventIds}::text[]) AND (m.is_suspended, m.is_hidden) <> (w.is_wanted, w.is_hiding)
    RETURNING m.id, m.event_id, m.line, m.status`.execute(trx);
  // Updates selections last, because a market's flags include suspensions of its event and sport.
  const selections = await sql<SelectionRow>`
    WITH wanted AS MATERIALIZED (
      SELECT s.id, m.event_id, m.is_suspended OR s.id IN (SELECT target FROM suspensions WHERE released_at IS NULL AND scope = 'selection') AS is_wanted,
        m.is_hidden OR s.id IN (SELECT target FROM suspensions WHERE released_at IS NULL AND scope = 'selection' AND is_hidden) AS is_hiding
      FROM markets m JOIN selections s ON s.market_id = m.id WHERE m.event_id = ANY(${eventIds}::text[]))
    UPDATE selections s SET is_suspended = w.is_wanted, is_hidden = w.is_hiding FROM wanted w WHERE s.id = w.id AND (s.is_suspended, s.is_hidden) <> (w.is_wanted, w.is_hiding)
    RETURNING s.id, w.event_id, s.num, s.den, s.points, s.status`.execute(trx);
  const changes = await worldChanges(
    trx,
    eventIds.map((eventId) => ({ eventId })),
    { markets: markets.rows, selections: selections.rows, at },
  );
  // Also notifies servers through the database: bus messages can be lost.
  await notifyWorld(
    trx,
    changes.map(({ eventId }) => eventId),
  );
  return changes;
}
