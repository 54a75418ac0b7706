import type { Kysely } from 'kysely';
import { easternDay, isoDay } from '#server/platform/dates/eastern.ts';
import type { Schema } from '#server/platform/store/index.ts';

/** Writes a visit to the self-exclusion page, once per Eastern day. */
export async function noteExclusionVisit(db: Kysely<Schema>, playerId: string, at: Date): Promise<void> {
  await db
    .insertInto('exclusion_page_visits')
    .values({ player_id: playerId, day: isoDay(easternDay(at)), visited_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
