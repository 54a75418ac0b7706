import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Bus } from '#server/platform/bus/bus.ts';
import { passkeysGoneMail, resetMail } from '#server/platform/mail/accountMails.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { hashPassword } from './passwords.ts';
import { notifyEnded } from '../sessions/sessions.ts';
import { removePasskeys } from '../passkeys/ownPasskeys.ts';
import { closeResets, PASSWORD_CHANGED, setPassword } from './setPassword.ts';

const RESET_MINUTES = 30;
const MINUTE_MS = 60_000;
const KEPT_MS = 24 * 60 * MINUTE_MS;

type Deps = {
  readonly db: Kysely<Schema>;
  readonly ports: Pick<Ports, 'now' | 'newSecret'>;
  readonly bus: Bus;
  readonly log: Logger;
  readonly mail: Pick<Outbox, 'put'>;
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Writes a reset token and its mail; voids earlier tokens. Returns the mail's id; null for an unknown address, with the same writes, so
 * that timing reveals nothing. Locks.
 */
export async function openReset(
  { db, ports, log, mail }: Pick<Deps, 'db' | 'mail' | 'ports' | 'log'>,
  { email, linkOf }: { readonly email: string; readonly linkOf: (token: string) => string },
): Promise<string | null> {
  const token = ports.newSecret(32);
  const now = ports.now();
  const { player, mailId } = await db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('players')
      .select(['id', 'email'])
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.trim().toLowerCase()))
      .forUpdate()
      .executeTakeFirst();
    await closeResets(tx, known?.id ?? null, now);
    const expires_at = new Date(now.getTime() + RESET_MINUTES * MINUTE_MS);
    await tx
      .insertInto('password_resets')
      .values({ token_hash: hashOf(token), player_id: known?.id ?? null, asked_at: now, expires_at })
      .execute();
    const due = resetMail(known?.email ?? email, { link: linkOf(token), minutes: RESET_MINUTES });
    const lifeMs = known ? (RESET_MINUTES * MINUTE_MS) / 2 : 0;
    return { player: known ?? null, mailId: await mail.put(tx, { ...due, lifeMs, inPlaceOf: 'password-reset' }) };
  });
  log.info({ event: 'password-reset-asked', playerId: player?.id ?? null });
  return player && mailId;
}

/** `mailId`: mail about passkeys removed by the reset; null if there were none. */
export type Reset = { readonly mailId: string | null };

/**
 * Sets a password by a token, once; unlocks the account, ends sessions, removes passkeys. A `common` password does not use up the token.
 * Locks, writes and publishes.
 */
export async function takeReset(
  { db, ports, bus, log, mail }: Deps,
  token: string,
  password: string,
): Promise<Reset | 'closed' | 'common'> {
  const token_hash = hashOf(token);
  const now = ports.now();
  const known = await db
    .selectFrom('password_resets')
    .innerJoin('players', 'players.id', 'password_resets.player_id')
    .select(['players.id', 'players.email'])
    .where('token_hash', '=', token_hash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  // Avoids costly hashing for invalid tokens.
  if (known === undefined) return 'closed';
  const { id: playerId, email } = known;
  if (isCommonPassword(password, email)) return 'common';
  const passwordHash = await hashPassword(password);
  const done = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('players').select('id').where('id', '=', playerId).forUpdate().executeTakeFirstOrThrow();
    const isOpen = await tx
      .selectFrom('password_resets')
      .select('token_hash')
      .where('token_hash', '=', token_hash)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!isOpen) return null;
    const endedIds = await setPassword(tx, { playerId, passwordHash, now, keptSessionId: null });
    const removed = await removePasskeys(tx, playerId);
    return { endedIds, removed, mailId: removed.length === 0 ? null : await mail.put(tx, passkeysGoneMail(email, removed)) };
  });
  if (done === null) return 'closed';
  const { endedIds, removed, mailId } = done;
  notifyEnded(bus, endedIds, PASSWORD_CHANGED);
  log.info({ event: 'password-reset', playerId, ended: endedIds.length, passkeys: removed.length });
  return { mailId };
}

export async function sweepResets({ db, ports }: Pick<Deps, 'db' | 'ports'>): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where('expires_at', '<', new Date(ports.now().getTime() - KEPT_MS))
    .execute();
}
