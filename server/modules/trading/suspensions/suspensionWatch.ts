import { sql } from 'kysely';
import type { FeedDeps } from '../applyChanges.ts';
import { showSuspensions } from './showSuspensions.ts';

/** Minutes of repeated checks after a suspension; longer than any transaction that inserts offers. */
const LATE_MINUTES = 10;

/**
 * Applies suspensions that a stopped process did not publish or concurrent inserts missed; until then, placement refuses these offers. The
 * first run checks all events, later ones only after a suspension. Locks, writes, publishes.
 */
export function createSuspensionWatch(deps: FeedDeps): () => Promise<number> {
  let isFirst = true;
  return async () => {
    const since = new Date(deps.ports.now().getTime() - LATE_MINUTES * 60_000);
    const eventIds = await differing(deps, isFirst ? null : since);
    isFirst = false;
    if (eventIds.length > 0) await showSuspensions(deps, { eventIds });
    return eventIds.length;
  };
}

async function differing({ db }: FeedDeps, since: Date | null): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT e.id FROM events e JOIN selection_suspensions w ON w.event_id = e.id JOIN selections s ON s.id = w.selection_id
      JOIN market_suspensions v ON v.market_id = s.market_id JOIN markets m ON m.id = s.market_id
    WHERE (${since}::timestamptz IS NULL OR EXISTS (SELECT 1 FROM suspensions WHERE suspended_at > ${since} OR released_at > ${since}))
      AND e.status NOT IN ('FINISHED', 'CANCELLED') AND ((s.is_suspended, s.is_hidden) <> (w.is_wanted, w.is_hiding) OR (m.is_suspended, m.is_hidden) <> (v.is_wanted, v.is_hiding))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
