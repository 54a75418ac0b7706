import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

/** Notes that a player has asked for the page of self-exclusion, once a day (UTC). */
export async function noteExclusionVisit(db: Kysely<Schema>, playerId: string, at: Date): Promise<void> {
  await db
    .insertInto('exclusion_page_visits')
    .values({ player_id: playerId, day: at.toISOString().slice(0, 10), visited_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
