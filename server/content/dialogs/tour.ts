import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { dialogAckType } from './acknowledged.ts';

const TOUR = 'app-tour';

/** Writes that the app tour was closed. Idempotent. */
export async function skipTour(db: Kysely<Schema>, playerId: string, at: Date): Promise<void> {
  await db
    .insertInto('acknowledgements')
    .values({ player_id: playerId, ack_type: dialogAckType(TOUR), acknowledged_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
