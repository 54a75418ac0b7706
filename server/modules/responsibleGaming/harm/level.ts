import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

/** Level of the person of an account as it was computed last; 0 before. Throws where it cannot be read: who asks must not go on. */
export async function harmLevelOf(db: Kysely<Schema>, playerId: string): Promise<number> {
  const row = await db
    .selectFrom('harm_computed')
    .innerJoin('players', 'players.person_id', 'harm_computed.person_id')
    .select('level')
    .where('players.id', '=', playerId)
    .executeTakeFirst();
  return row?.level ?? 0;
}
