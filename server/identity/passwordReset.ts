import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Bus } from '../live/bus.ts';
import type { Ports } from '../ports.ts';
import type { Schema } from '../store/schema.ts';
import { hashPassword } from './passwords.ts';
import { type EndReason, tellEnded } from './sessions.ts';

/** How long a way to a new password is open. */
export const RESET_MINUTES = 30;
const MINUTE_MS = 60_000;
const KEPT_MS = 24 * 60 * MINUTE_MS;

/** Characters of a password. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

type Deps = { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'now' | 'newSecret'>; readonly bus: Bus; readonly log: Logger };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What is sent, and to which address: the one of the account, never the one that was typed. */
type Way = { readonly token: string; readonly to: string };

/** Opens a way to a new password for whoever has this address, in place of an older one. Null for a stranger, after as much work. */
export async function openReset({ db, ports, log }: Pick<Deps, 'db' | 'ports' | 'log'>, email: string): Promise<Way | null> {
  const token = ports.newSecret(32);
  const now = ports.now();
  const player = await db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('players')
      .select(['id', 'email'])
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.trim().toLowerCase()))
      .executeTakeFirst();
    await tx
      .updateTable('password_resets')
      .set({ ended_at: now })
      .where('player_id', '=', known?.id ?? '')
      .where('ended_at', 'is', null)
      .execute();
    if (!known) return null;
    const expires_at = new Date(now.getTime() + RESET_MINUTES * MINUTE_MS);
    await tx
      .insertInto('password_resets')
      .values({ token_hash: hashOf(token), player_id: known.id, asked_at: now, expires_at })
      .execute();
    return known;
  });
  log.info({ event: 'password-reset-asked', playerId: player?.id ?? null });
  return player && { token, to: player.email };
}

/** Takes a way to a new password, once. Opens a locked login and ends every session. False when the way is closed or was never open. */
export async function takeReset({ db, ports, bus, log }: Deps, token: string, password: string): Promise<boolean> {
  const token_hash = hashOf(token);
  const now = ports.now();
  const known = await db.selectFrom('password_resets').select('player_id').where('token_hash', '=', token_hash).executeTakeFirst();
  // A guess costs no hashing.
  if (!known) return false;
  const password_hash = await hashPassword(password);
  const ended = await db.transaction().execute(async (tx) => {
    const taken = await tx
      .updateTable('password_resets')
      .set({ ended_at: now })
      .where('token_hash', '=', token_hash)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('player_id')
      .executeTakeFirst();
    if (!taken) return null;
    await tx.updateTable('players').set({ password_hash, failed_logins: 0, locked_at: null }).where('id', '=', taken.player_id).execute();
    return tx
      .updateTable('sessions')
      .set({ ended_at: now, end_reason: 'superseded' satisfies EndReason })
      .where('player_id', '=', taken.player_id)
      .where('ended_at', 'is', null)
      .returning('id')
      .execute();
  });
  if (ended === null) return false;
  tellEnded(
    bus,
    ended.map(({ id }) => id),
    'superseded',
  );
  log.info({ event: 'password-reset', playerId: known.player_id, ended: ended.length });
  return true;
}

/** Forgets ways that have been closed for a day. */
export async function sweepResets({ db, ports }: Pick<Deps, 'db' | 'ports'>): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where('expires_at', '<', new Date(ports.now().getTime() - KEPT_MS))
    .execute();
}
