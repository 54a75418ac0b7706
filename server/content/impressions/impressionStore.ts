import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import type { Impression, KeptAudience } from './impressions.ts';

/**
 * Writes even repeated impressions, because another process may have written a change in between. Ignores those after the session's end.
 */
export const writeImpressions =
  (db: Kysely<Schema>) =>
  async (exposures: readonly Impression[]): Promise<void> => {
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
      INSERT INTO layout_exposures (session_id, player_id, place, surface, revision, audience, from_at)
      SELECT session_id, player_id, place, surface, revision, audience, from_at
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS (session_id text, player_id text, place text, surface text, revision text, audience jsonb, from_at timestamptz))
        WITH ORDINALITY AS r(session_id, player_id, place, surface, revision, audience, from_at, ordinality)
      -- A token outlives its session, and a kept answer is given without asking: whoever shows one then is not the player.
      WHERE NOT EXISTS (SELECT FROM sessions s WHERE s.id = r.session_id AND s.ended_at <= r.from_at)
      ORDER BY from_at, ordinality`.execute(db);
  };

/** Age at which impressions are final, because all processes have then written theirs. */
const SETTLED_MS = 3_600_000;
const LOOK_BACK_MS = 4 * SETTLED_MS;

/** Deletes recent impressions that repeat the previous one. Run it periodically. */
export const thinImpressions =
  (db: Kysely<Schema>) =>
  async (now: Date): Promise<void> => {
    const [since, until] = [LOOK_BACK_MS, SETTLED_MS].map((ms) => new Date(now.getTime() - ms));
    await sql`
      DELETE FROM layout_exposures WHERE id IN (
        SELECT id FROM (
          SELECT id, jsonb_build_array(surface, revision, audience) = lag(jsonb_build_array(surface, revision, audience))
            OVER (PARTITION BY session_id, place ORDER BY from_at, id) AS is_again
          FROM layout_exposures WHERE from_at >= ${since} AND from_at < ${until}) AS settled
        WHERE is_again)`.execute(db);
  };

/** Counts the players who saw the surface since a time. `*` matches every brand or region. */
export async function playersShown(
  db: Kysely<Schema>,
  { surface, brand, region }: { readonly surface: string; readonly brand: string; readonly region: string },
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    SELECT count(DISTINCT player_id)::int AS players FROM layout_exposures
    WHERE surface = ${surface} AND from_at >= ${since}
      AND ${brand} IN ('*', audience ->> 'brand') AND ${region} IN ('*', audience ->> 'region')`.execute(db);
  return rows[0]?.players ?? 0;
}

export type FoundImpression = {
  readonly session_id: string;
  readonly place: string;
  readonly surface: string;
  readonly revision: string;
  readonly audience: KeptAudience;
  readonly from_at: Date;
  /** End of the layout's display: the next change or the session's end. Null if unknown. */
  readonly to_at: Date | null;
};

export async function impressionsAt(db: Kysely<Schema>, playerId: string, at: Date): Promise<readonly FoundImpression[]> {
  const { rows } = await sql<FoundImpression>`
    WITH noted AS (
      SELECT *, jsonb_build_array(surface, revision, audience) AS shown FROM layout_exposures WHERE player_id = ${playerId}),
    ordered AS (SELECT *, lag(shown) OVER (PARTITION BY session_id, place ORDER BY from_at, id) AS had FROM noted),
    seen AS (
      SELECT e.session_id, e.place, e.surface, e.revision, e.audience, e.from_at,
        least(lead(e.from_at) OVER (PARTITION BY e.session_id, e.place ORDER BY e.from_at, e.id), s.ended_at, s.expires_at) AS to_at
      FROM ordered e LEFT JOIN sessions s ON s.id = e.session_id
      WHERE e.shown IS DISTINCT FROM e.had)
    SELECT * FROM seen WHERE from_at <= ${at} AND (to_at IS NULL OR to_at > ${at}) ORDER BY session_id, place`.execute(db);
  return rows;
}
