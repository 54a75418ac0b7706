import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { lockPlayer, type LoggedIn, openSession, notifyEnded } from '../sessions/sessions.ts';
import { hasOwnGuesses } from '../sessions/knownDevices.ts';
import { refreshTokenHash } from '../tokens/tokens.ts';

export const LIMITED_SECONDS = 600;
const KEPT_MS = 24 * 3_600_000;

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus: Bus; readonly log: Logger };

/** Issues a token for a login that still needs its code. Stores only the token's hash. */
export async function issueLimitedToken(tx: Transaction<Schema>, ports: Ports, playerId: string): Promise<string> {
  const token = ports.newSecret(32);
  const now = ports.now();
  await tx
    .insertInto('limited_tokens')
    .values({
      token_hash: refreshTokenHash(token),
      player_id: playerId,
      issued_at: now,
      expires_at: new Date(now.getTime() + LIMITED_SECONDS * 1_000),
    })
    .execute();
  return token;
}

/** Issues a token that needs no code, because the player has just confirmed the email. Writes. */
export async function issueVerifiedToken(tx: Transaction<Schema>, ports: Ports, playerId: string): Promise<string> {
  const token = await issueLimitedToken(tx, ports, playerId);
  await tx.updateTable('limited_tokens').set({ verified_at: ports.now() }).where('token_hash', '=', refreshTokenHash(token)).execute();
  return token;
}

/**
 * Exchanges a token for a session, once. Null if its code is unverified, or the token is used or expired. Locks, writes and publishes ended
 * sessions.
 */
export async function upgradeLimitedToken({ db, ports, bus, log }: Deps, token: string, device: string | null): Promise<LoggedIn | null> {
  const opened = await db.transaction().execute(async (tx) => {
    const now = ports.now();
    const row = await tx
      .selectFrom('limited_tokens')
      .selectAll()
      .where('token_hash', '=', refreshTokenHash(token))
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.verified_at === null || row.used_at !== null || row.expires_at <= now) return null;
    const player = await lockPlayer(tx, row.player_id);
    if (player.locked_at !== null && !(await hasOwnGuesses(tx, row.player_id, device))) return null;
    await tx.updateTable('limited_tokens').set({ used_at: now }).where('token_hash', '=', row.token_hash).execute();
    return openSession(tx, ports, { player, isShown: player.locked_at === null, device });
  });
  if (opened === null) {
    log.info({ event: 'upgrade-refused' });
    return null;
  }
  notifyEnded(bus, opened.endedIds, 'superseded');
  log.info({ event: 'logged-in', playerId: opened.session.player_id, sessionId: opened.session.id, ended: opened.endedIds.length });
  return opened;
}

/** Deletes unfinished logins' tokens, which must not survive a new password. */
export async function dropLimitedTokens(tx: Transaction<Schema>, playerId: string): Promise<void> {
  await tx.deleteFrom('limited_tokens').where('player_id', '=', playerId).execute();
}

export async function sweepLimitedTokens({ db, ports }: Pick<Deps, 'db' | 'ports'>): Promise<void> {
  await db
    .deleteFrom('limited_tokens')
    .where('expires_at', '<', new Date(ports.now().getTime() - KEPT_MS))
    .execute();
}
