import { sql } from 'kysely';
import { notifyBalance } from '#server/modules/wallet/index.ts';
import { eachAlone } from '#server/platform/eachAlone.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { hasAutomatic } from '../versions/versions.ts';
import { foldPlayer } from './foldPlayer.ts';

const MOST_PLAYERS = 1_000;
const MOST_WAITING = 100;

/** Returns a job that processes all players' new facts; several jobs can run in parallel. Throws failures at the end. */
export function followFacts(deps: DomainDeps): () => Promise<void> {
  let since: string | null = null;
  // Players who wait for the exclusion register, longest wait first.
  const waiting = new Set<string>();
  return async () => {
    const horizon = await oldestRunning(deps);
    const players = await playersBehind(deps, since, [...waiting]);
    await eachAlone([...players, ...[...waiting].slice(0, MOST_WAITING)], (playerId) => foldAll(deps, playerId, waiting));
    if (players.length < MOST_PLAYERS) since = horizon;
  };
}

async function foldAll(deps: DomainDeps, playerId: string, waiting: Set<string>): Promise<boolean> {
  for (;;) {
    const { hasMoved, hasMore, isUnchecked } = await withTransaction(deps.db, (trx) => foldPlayer(trx, playerId, deps.ports.now()));
    if (hasMoved) await notifyBalance(deps, playerId);
    waiting.delete(playerId);
    if (isUnchecked) {
      waiting.add(playerId);
      await deps.register?.ensure(playerId);
    }
    if (!hasMore) return hasMoved;
  }
}

async function oldestRunning({ db }: DomainDeps): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon`.execute(db);
  return rows[0]?.horizon ?? '0';
}

const isBehind = sql`f.ordinal > coalesce((SELECT c.ordinal FROM fact_cursors c WHERE c.player_id = f.player_id), 0)`;

/** Finds players with unread facts or due rechecks (`offer_calls`), except players in `waiting`. */
async function playersBehind({ db, ports }: DomainDeps, since: string | null, waiting: readonly string[]): Promise<readonly string[]> {
  const behind =
    since === null
      ? sql`SELECT e.player_id AS id FROM promotion_enrollments e WHERE e.offer_hash IS NOT NULL
          AND EXISTS (SELECT FROM facts f WHERE f.player_id = e.player_id AND ${isBehind})
        UNION SELECT f.player_id FROM facts f WHERE ${hasAutomatic} AND ${isBehind}`
      : sql`SELECT f.player_id AS id FROM facts f WHERE f.written_in >= ${since}::xid8 AND ${isBehind}
          AND (${hasAutomatic} OR EXISTS (SELECT FROM promotion_enrollments e WHERE e.player_id = f.player_id AND e.offer_hash IS NOT NULL))`;
  const called = sql`SELECT c.player_id FROM offer_calls c WHERE c.due_at <= ${ports.now()}`;
  const { rows } = await sql<{ id: string }>`SELECT DISTINCT id FROM (${behind} UNION ${called}) AS b WHERE id <> ALL (${waiting}::text[])
    ORDER BY id LIMIT ${MOST_PLAYERS}`.execute(db);
  return rows.map(({ id }) => id);
}
