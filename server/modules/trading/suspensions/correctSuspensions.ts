import { sql } from 'kysely';
import type { FeedDeps } from '../applyChanges.ts';
import { showSuspensions } from './showSuspensions.ts';

/** Longer than any transaction that inserts into the offer, such as an import. */
const LATE_MINUTES = 10;

/**
 * Shows suspensions that a stopped process left, and those of rows inserted by a transaction that began before the press. Placement refuses both
 * meanwhile. Locks, writes and publishes; returns how many events differed.
 */
export async function correctSuspensions(deps: FeedDeps): Promise<number> {
  const since = new Date(deps.ports.now().getTime() - LATE_MINUTES * 60_000);
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT e.id FROM events e JOIN selection_suspensions w ON w.event_id = e.id JOIN selections s ON s.id = w.selection_id
      JOIN market_suspensions v ON v.market_id = s.market_id JOIN markets m ON m.id = s.market_id
    WHERE EXISTS (SELECT 1 FROM suspensions WHERE released_at IS NULL OR released_at > ${since}) AND e.status NOT IN ('FINISHED', 'CANCELLED')
      AND (s.is_suspended <> w.is_wanted OR m.is_suspended <> v.is_wanted)`.execute(deps.db);
  if (rows.length > 0) await showSuspensions(deps, { eventIds: rows.map(({ id }) => id) });
  return rows.length;
}
