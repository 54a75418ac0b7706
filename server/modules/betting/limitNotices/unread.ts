import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

const ACK_TYPE = 'limits-set-by-us';

/** Counts limit changes, and answers to objections, that the player has not acknowledged. */
export async function unreadLimitNotices(db: Kysely<Schema>, playerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH read AS (SELECT max(acknowledged_at) AS at FROM acknowledgements WHERE player_id = ${playerId} AND ack_type = ${ACK_TYPE}),
      told AS (
        SELECT set_at AS at FROM player_limit_changes WHERE player_id = ${playerId}
        UNION ALL
        SELECT a.answered_at FROM limit_objection_answers a JOIN limit_objections o ON o.id = a.objection_id
          JOIN player_limit_changes c ON c.id = o.change_id WHERE c.player_id = ${playerId})
    SELECT count(*)::int AS count FROM told, read WHERE read.at IS NULL OR told.at > read.at`.execute(db);
  return rows[0]?.count ?? 0;
}
