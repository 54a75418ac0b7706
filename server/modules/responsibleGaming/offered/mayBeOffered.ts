import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { harmLevelOf } from '../harm/index.ts';
import { exclusionOf } from '../rgLimits/index.ts';
import { registerResultOf } from '../register/index.ts';

const NO_OFFERS_LEVEL = 2;

/**
 * True for verified players unless suspended, on a break, on the exclusion register, or at harm level 2 or above. Self-excluded players get
 * no offers (58 Pa. Code 814a.1(d)). False for unknown players, and without a recent register answer.
 */
export const mayBeOffered = async (db: Kysely<Schema>, playerId: string, now: Date): Promise<boolean> =>
  (await mayUseRewards(db, playerId, now)) && (await harmLevelOf(db, playerId)) < NO_OFFERS_LEVEL;

/** Like `mayBeOffered`, but ignores harm markers, because players keep rewards that they have. */
export const mayUseRewards = async (db: Kysely<Schema>, playerId: string, now: Date): Promise<boolean> =>
  (await isInGoodStanding(db, playerId, now)) && (await registerResultOf(db, playerId, now)) === 'NOT_LISTED';

/**
 * Like `mayBeOffered`, but also true if the register's answer is missing or old. Only for estimates, never for decisions about a player.
 */
export const mayBeOfferedUnlessListed = async (db: Kysely<Schema>, playerId: string, now: Date): Promise<boolean> =>
  (await isInGoodStanding(db, playerId, now)) &&
  (await registerResultOf(db, playerId, now)) !== 'LISTED' &&
  (await harmLevelOf(db, playerId)) < NO_OFFERS_LEVEL;

async function isInGoodStanding(db: Kysely<Schema>, playerId: string, now: Date): Promise<boolean> {
  const player = await db.selectFrom('players').select(['is_restricted', 'identity_status']).where('id', '=', playerId).executeTakeFirst();
  if (!player || player.is_restricted || player.identity_status !== 'VERIFIED') return false;
  return (await exclusionOf(db, playerId, now)) === null;
}
