import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Exposure, KeptAudience } from './exposures.ts';

/** Appends in one statement those that differ from what the session had at its place, whichever process has answered it. */
export const writeExposures =
  (db: Kysely<Schema>) =>
  async (exposures: readonly Exposure[]): Promise<void> => {
    const rows = exposures.map(({ sessionId, playerId, place, surface, revision, audience, from }) => ({
      session_id: sessionId,
      player_id: playerId,
      place,
      surface,
      revision,
      audience,
      from_at: from.toISOString(),
    }));
    await sql`
      WITH noted AS (
        SELECT *, jsonb_build_array(surface, revision, audience) AS shown, ordinality AS nr
        FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          AS (session_id text, player_id text, place text, surface text, revision text, audience jsonb, from_at timestamptz))
          WITH ORDINALITY AS r(session_id, player_id, place, surface, revision, audience, from_at, ordinality)),
      ordered AS (SELECT *, lag(shown) OVER (PARTITION BY session_id, place ORDER BY from_at, nr) AS had FROM noted)
      INSERT INTO layout_exposures (session_id, player_id, place, surface, revision, audience, from_at)
      SELECT session_id, player_id, place, surface, revision, audience, from_at FROM ordered
      WHERE shown IS DISTINCT FROM coalesce(had, (
        SELECT jsonb_build_array(e.surface, e.revision, e.audience) FROM layout_exposures e
        WHERE e.player_id = ordered.player_id AND e.session_id = ordered.session_id AND e.place = ordered.place
          AND e.from_at <= ordered.from_at
        ORDER BY e.from_at DESC, e.id DESC LIMIT 1))
      ORDER BY from_at, nr`.execute(db);
  };

export type FoundExposure = {
  readonly session_id: string;
  readonly place: string;
  readonly surface: string;
  readonly revision: string;
  readonly audience: KeptAudience;
  readonly from_at: Date;
  /** Null while it lasts. */
  readonly to_at: Date | null;
};

/** What was before a player at an instant: of every session of then the newest of each place. */
export async function exposuresAt(db: Kysely<Schema>, playerId: string, at: Date): Promise<readonly FoundExposure[]> {
  const { rows } = await sql<FoundExposure>`
    WITH seen AS (
      SELECT e.session_id, e.place, e.surface, e.revision, e.audience, e.from_at,
        least(lead(e.from_at) OVER (PARTITION BY e.session_id, e.place ORDER BY e.from_at, e.id), s.ended_at, s.expires_at) AS to_at
      FROM layout_exposures e LEFT JOIN sessions s ON s.id = e.session_id
      WHERE e.player_id = ${playerId})
    SELECT * FROM seen WHERE from_at <= ${at} AND (to_at IS NULL OR to_at > ${at}) ORDER BY session_id, place`.execute(db);
  return rows;
}
