import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

/** The person's last harm level; 0 without a score. Throws if unreadable; callers must then refuse. */
export async function harmLevelOf(db: Kysely<Schema>, playerId: string): Promise<number> {
  const row = await db
    .selectFrom('harm_computed')
    .innerJoin('players', 'players.person_id', 'harm_computed.person_id')
    .select('level')
    .where('players.id', '=', playerId)
    .executeTakeFirst();
  return row?.level ?? 0;
}
