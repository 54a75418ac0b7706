import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { dropLimitedTokens } from '../codes/limitedTokens.ts';
import { dropProofs } from '../codes/sessionCodes.ts';
import { forgetOwnFailures } from '../sessions/knownDevices.ts';
import type { EndReason } from '../sessions/sessions.ts';

export const PASSWORD_CHANGED = 'password-changed' satisfies EndReason;

type NewPassword = {
  readonly playerId: string;
  readonly passwordHash: string;
  readonly now: Date;
  /** Session that is not ended; null ends all. */
  readonly keptSessionId: string | null;
};

/**
 * Sets the password, unlocks the account, voids resets, unfinished logins and codes, ends sessions. Lock the player first; publish the
 * session ids after the commit.
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
  await forgetOwnFailures(tx, playerId);
  await closeResets(tx, playerId, now);
  await dropLimitedTokens(tx, playerId);
  await dropProofs(tx, playerId);
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

/** Voids open resets. Lock the player first. */
export async function closeResets(tx: Transaction<Schema>, playerId: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ ended_at: now })
    .where('player_id', '=', playerId ?? '')
    .where('ended_at', 'is', null)
    .execute();
}
