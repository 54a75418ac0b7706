import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { exclusionOf } from './ownLimits/index.ts';
import { registerVerdictOf } from './register/index.ts';

/**
 * True for a player to whom offers may be made: verified, not suspended, on no break, and not listed by the register, nor in doubt. Self-excluded players get no offers (58 Pa. Code
 * 814a.1(d)). Reads the database; false for an unknown player.
 */
export async function mayBeOffered(db: Kysely<Schema>, playerId: string, now: Date): Promise<boolean> {
  const player = await db.selectFrom('players').select(['is_restricted', 'identity_status']).where('id', '=', playerId).executeTakeFirst();
  if (!player || player.is_restricted || player.identity_status !== 'VERIFIED') return false;
  return (await exclusionOf(db, playerId, now)) === null && (await registerVerdictOf(db, playerId, now)) === 'NOT_LISTED';
}
