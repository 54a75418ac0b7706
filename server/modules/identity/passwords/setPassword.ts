import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { dropLimitedTokens } from '../codes/limitedTokens.ts';
import type { EndReason } from '../sessions/sessions.ts';

/** Why the sessions of a player end that a new password ends. */
export const PASSWORD_CHANGED = 'password-changed' satisfies EndReason;

type NewPassword = {
  readonly playerId: string;
  readonly passwordHash: string;
  readonly now: Date;
  /** The session in which it was changed; null: none goes on. */
  readonly keptSessionId: string | null;
};

/**
 * Puts a password in the place of another, in a transaction that holds the player's row: the login opens, every way to a new password
 * closes, and sessions end. Returns the ids of those that did, to be told after the commit.
 */
export async function setPassword(
  tx: Transaction<Schema>,
  { playerId, passwordHash, now, keptSessionId }: NewPassword,
): Promise<readonly string[]> {
  await tx
    .updateTable('players')
    .set({ password_hash: passwordHash, failed_logins: 0, locked_at: null })
    .where('id', '=', playerId)
    .execute();
  await closeWays(tx, playerId, now);
  await dropLimitedTokens(tx, playerId);
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: PASSWORD_CHANGED })
    .where('player_id', '=', playerId)
    .where('id', '<>', keptSessionId ?? '')
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** Closes every way to a new password of a player, none when there is no player; whoever opens or takes one holds the player's row first. */
export async function closeWays(tx: Transaction<Schema>, playerId: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ ended_at: now })
    .where('player_id', '=', playerId ?? '')
    .where('ended_at', 'is', null)
    .execute();
}
