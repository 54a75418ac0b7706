import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

/** Ids of the accounts of the player's person, sorted. They share limits, promotion codes and failed deposits. */
export async function accountsOf(db: Kysely<Schema>, playerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('players as own')
    .innerJoin('players as each', 'each.person_id', 'own.person_id')
    .select('each.id')
    .where('own.id', '=', playerId)
    .orderBy('each.id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function circleOf(db: Kysely<Schema>, playerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('person_circles')
    .select('member_id')
    .distinct()
    .where('player_id', '=', playerId)
    .orderBy('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
}
