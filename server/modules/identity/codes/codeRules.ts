import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import type { Keys } from '../tokens/keys.ts';

/** About 26 bits (checklist 13 requires 20). */
const DIGITS = 8;
export const CODE_MS = 10 * 60_000;
/** Remaining validity below which a code's mail is no longer sent. */
export const CODE_MAIL_MS = CODE_MS / 2;
export const MOST_FAILURES = 5;
export const MOST_SENT = 3;

export type Sending = { readonly kind: 'made'; readonly mailId: string } | { readonly kind: 'busy' } | { readonly kind: 'dead' };
export type Verification = 'dead' | 'verified' | 'wrong';

export const macOf = ({ secret }: Keys, sentFor: string, code: string): string =>
  createHmac('sha256', secret).update(`code:${sentFor}:${code}`).digest('base64url');

export const isSameMac = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Draws a code; reproducible in seeded runs. Modulo bias is negligible. */
export const newCode = (ports: Ports): string => {
  const drawn = BigInt(`0x${createHash('sha256').update(ports.newSecret(32)).digest('hex')}`);
  return (drawn % 10n ** BigInt(DIGITS)).toString().padStart(DIGITS, '0');
};

/** Locks the player's row, so that requests run one after another. Throws if it is missing. */
export async function sentLately(
  tx: Transaction<Schema>,
  playerId: string,
  now: Date,
): Promise<{ readonly email: string; readonly sent: number }> {
  const { email } = await tx.selectFrom('players').select('email').where('id', '=', playerId).forUpdate().executeTakeFirstOrThrow();
  const since = new Date(now.getTime() - CODE_MS);
  const count = async (table: 'one_time_codes' | 'session_codes'): Promise<number> => {
    const { sent } = await tx
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as('sent'))
      .where('player_id', '=', playerId)
      .where('sent_at', '>', since)
      .executeTakeFirstOrThrow();
    return Number(sent);
  };
  return { email, sent: (await count('one_time_codes')) + (await count('session_codes')) };
}
