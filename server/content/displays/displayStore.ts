import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { hashInRevision } from '../targeting/switches.ts';

/** `nodeId` is the id sent to the client. `shownAt` is server time in milliseconds. */
export type Display = { readonly id: string; readonly revision: string; readonly nodeId: string; readonly shownAt: number };
type Who = { readonly sessionId: string; readonly playerId: string };

const AHEAD_MS = 60_000;

/**
 * Writes which MANDATORY nodes a player saw. Idempotent. Skips other nodes and times outside the session. Returns the ids of the stored
 * displays.
 */
export async function keepDisplays(
  db: Kysely<Schema>,
  { sessionId, playerId }: Who,
  displays: readonly Display[],
  now: Date,
): Promise<readonly string[]> {
  const given = displays.map(({ id, revision, nodeId, shownAt }) => ({
    id,
    revision: hashInRevision(revision),
    node_id: nodeId.split('_', 1)[0] ?? '',
    shown_at: new Date(shownAt).toISOString(),
  }));
  const { rows } = await sql<{ id: string }>`
    WITH given AS (
      SELECT DISTINCT ON (id) * FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        AS g(id text, revision text, node_id text, shown_at timestamptz)),
    real AS (
      SELECT given.*, r.surface FROM given JOIN layout_revisions r ON r.hash = given.revision
      JOIN sessions s ON s.id = ${sessionId} AND s.player_id = ${playerId}
      WHERE r.document #>> ARRAY['nodes', given.node_id, 'criticality'] = 'MANDATORY'
        AND given.shown_at BETWEEN s.started_at - ${`${AHEAD_MS} milliseconds`}::interval AND ${new Date(now.getTime() + AHEAD_MS)}),
    kept AS (
      INSERT INTO node_displays (session_id, id, player_id, surface, revision, node_id, shown_at, received_at)
      SELECT ${sessionId}, id, ${playerId}, surface, revision, node_id, shown_at, ${now} FROM real ON CONFLICT DO NOTHING)
    SELECT id FROM real`.execute(db);
  return rows.map(({ id }) => id);
}

const BEFORE_MS = 3_600_000;
const MOST = 200;

/** Returns what the player saw in the hour before `at`, newest first. */
export const displaysBefore = (db: Kysely<Schema>, playerId: string, at: Date) =>
  db
    .selectFrom('node_displays')
    .select(['session_id as sessionId', 'surface', 'revision', 'node_id as nodeId', 'shown_at as at'])
    .where('player_id', '=', playerId)
    .where('shown_at', '<=', at)
    .where('shown_at', '>', new Date(at.getTime() - BEFORE_MS))
    .orderBy('shown_at', 'desc')
    .limit(MOST)
    .execute();

export async function deleteDisplays(db: Kysely<Schema>, playerId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('node_displays').where('player_id', '=', playerId).executeTakeFirst();
  return Number(numDeletedRows);
}
