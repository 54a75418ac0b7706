import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Ports } from '../ports.ts';
import type { Schema } from '../store/schema.ts';
import type { Keys } from './keys.ts';
import { refreshTokenHash } from './tokens.ts';

/** Eight digits are 26 bits (checklist 13 asks for 20). */
const DIGITS = 8;
const CODE_MS = 10 * 60_000;
/** A code is dead after so many wrong ones. */
const MOST_FAILURES = 5;
/** To one player within `CODE_MS`, over all requests. */
const MOST_SENT = 3;

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly keys: Keys };
export type Sending =
  | { readonly kind: 'sent'; readonly code: string; readonly email: string }
  | { readonly kind: 'busy' }
  | { readonly kind: 'dead' };
export type Verification = 'dead' | 'verified' | 'wrong';

const macOf = ({ secret }: Keys, tokenHash: string, code: string): string =>
  createHmac('sha256', secret).update(`code:${tokenHash}:${code}`).digest('base64url');

/** Drawn from the port, so that a seeded run is repeatable; 2²⁵⁶ is so much more than 10⁸ that no digit is likelier than another. */
const newCode = (ports: Ports): string => {
  const drawn = BigInt(`0x${createHash('sha256').update(ports.newSecret(32)).digest('hex')}`);
  return (drawn % 10n ** BigInt(DIGITS)).toString().padStart(DIGITS, '0');
};

/** A code for a limited token that is still open; the ones before it are dead. `busy`: the player was sent enough for now. */
export async function makeCode({ db, ports, keys }: Deps, limitedToken: string): Promise<Sending> {
  const tokenHash = refreshTokenHash(limitedToken);
  const now = ports.now();
  return db.transaction().execute(async (tx) => {
    const token = await tx.selectFrom('limited_tokens').selectAll().where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst();
    if (!token || token.used_at !== null || token.expires_at <= now) return { kind: 'dead' };
    // One after the other over all requests of the player, so that the limit holds.
    const player = await tx.selectFrom('players').select('email').where('id', '=', token.player_id).forUpdate().executeTakeFirstOrThrow();
    const { sent } = await tx
      .selectFrom('one_time_codes')
      .select((eb) => eb.fn.countAll<string>().as('sent'))
      .where('player_id', '=', token.player_id)
      .where('sent_at', '>', new Date(now.getTime() - CODE_MS))
      .executeTakeFirstOrThrow();
    if (Number(sent) >= MOST_SENT) return { kind: 'busy' };
    await tx.updateTable('one_time_codes').set({ used_at: now }).where('token_hash', '=', tokenHash).where('used_at', 'is', null).execute();
    const code = newCode(ports);
    await tx
      .insertInto('one_time_codes')
      .values({
        code_mac: macOf(keys, tokenHash, code),
        token_hash: tokenHash,
        player_id: token.player_id,
        // Each has an instant of its own.
        sent_at: new Date(now.getTime() + Number(sent)),
        expires_at: new Date(now.getTime() + CODE_MS),
      })
      .execute();
    return { kind: 'sent', code, email: player.email };
  });
}

/** Whether a code is the one that was sent for this limited token. It is right once; five wrong ones are its end. */
export async function verifyCode({ db, ports, keys }: Deps, limitedToken: string, code: string): Promise<Verification> {
  const tokenHash = refreshTokenHash(limitedToken);
  const now = ports.now();
  return db.transaction().execute(async (tx) => {
    const token = await tx.selectFrom('limited_tokens').selectAll().where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst();
    if (!token || token.used_at !== null || token.expires_at <= now) return 'dead';
    const sent = await tx
      .selectFrom('one_time_codes')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('failures', '<', MOST_FAILURES)
      .executeTakeFirst();
    if (!sent) return 'dead';
    const change = (set: { failures: number } | { used_at: Date }) =>
      tx.updateTable('one_time_codes').set(set).where('token_hash', '=', tokenHash).where('sent_at', '=', sent.sent_at).execute();
    if (!timingSafeEqual(Buffer.from(macOf(keys, tokenHash, code)), Buffer.from(sent.code_mac))) {
      await change({ failures: sent.failures + 1 });
      return sent.failures + 1 >= MOST_FAILURES ? 'dead' : 'wrong';
    }
    await change({ used_at: now });
    await tx.updateTable('limited_tokens').set({ verified_at: now }).where('token_hash', '=', tokenHash).execute();
    return 'verified';
  });
}
