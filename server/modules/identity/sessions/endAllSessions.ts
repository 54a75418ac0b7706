import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { dropLimitedTokens } from '../codes/limitedTokens.ts';
import { dropProofs } from '../codes/sessionCodes.ts';
import { type EndReason, lockPlayer } from './sessions.ts';

export const ENDED_BY_OPERATOR = 'operator' satisfies EndReason;

/** Ends sessions and unfinished logins. Writes; publish the ids after the commit. Throws if the player is missing. */
export async function endAllSessions(tx: Transaction<Schema>, playerId: string, now: Date): Promise<readonly string[]> {
  await lockPlayer(tx, playerId);
  await dropLimitedTokens(tx, playerId);
  await dropProofs(tx, playerId);
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: ENDED_BY_OPERATOR })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}
