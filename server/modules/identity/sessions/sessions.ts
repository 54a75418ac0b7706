import { type Kysely, sql, type Transaction } from 'kysely';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import type { Row, Schema } from '#server/platform/store/schema/index.ts';
import { topics, type Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import { builtOnce, together } from '#server/platform/store/index.ts';
import { browserOf } from './browserOf.ts';
import { refreshTokenHash } from '../tokens/tokens.ts';

export const SESSION_HOURS = 24;
/**
 * A session ends after this time without activity (product §9). Equal in all regions, because Pennsylvania allows at most 15 (domain rules
 * §2.9).
 */
export const INACTIVITY_MINUTES = 15;
const TOUCH_MS = 15_000;
const MINUTE_MS = 60_000;

export type EndReason = 'expired' | 'inactivity' | 'logout' | 'operator' | 'password-changed' | 'sandbox' | 'superseded' | 'token-reuse';
export type Session = Row<'sessions'>;
const SESSION = [
  'id',
  'player_id',
  'started_at',
  'last_seen_at',
  'expires_at',
  'ended_at',
  'end_reason',
  'previous_login_at',
  'reality_checked_at',
  'unconfirmed_token',
  'region',
  'dead_tokens',
] as const satisfies readonly (keyof Session)[];
type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus: Bus };

const idleSince = (now: Date): Date => new Date(now.getTime() - INACTIVITY_MINUTES * MINUTE_MS);

export const isAlive = (session: Pick<Session, 'ended_at' | 'expires_at' | 'last_seen_at'>, now: Date): boolean =>
  session.ended_at === null && session.expires_at > now && session.last_seen_at > idleSince(now);

export type Ending = 'idle' | 'superseded' | 'ended' | null;
const endings: Readonly<Record<EndReason, Ending>> = {
  inactivity: 'idle',
  superseded: 'superseded',
  expired: 'ended',
  logout: 'ended',
  operator: 'ended',
  'password-changed': 'ended',
  sandbox: null,
  'token-reuse': null,
};

/** Why a session ended, even if not stored yet; null if clients must not know. */
export function endingOf({ ended_at: endedAt, end_reason: reason, last_seen_at: seenAt }: Session, now: Date): Ending {
  if (endedAt === null) return seenAt <= idleSince(now) ? 'idle' : 'ended';
  return reason !== null && isKeyOf(endings, reason) ? endings[reason] : null;
}

export type LoggedIn = { readonly session: Session; readonly refreshToken: string };
/** Publish `endedIds` after the commit. */
export type Opened = LoggedIn & { readonly endedIds: readonly string[] };
export type Opening = {
  readonly player: Pick<Row<'players'>, 'id' | 'last_login_at'>;
  /** True after a password, code or passkey login to an unlocked account; then resets the count of failed attempts. */
  readonly isShown: boolean;
  /** Browser's device id. If null, the refresh token is bound to the first browser that uses it. */
  readonly device: string | null;
};

export const lockPlayer = (tx: Transaction<Schema>, id: string) =>
  tx.selectFrom('players').select(['id', 'last_login_at', 'locked_at']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Opens a session; ends the player's others. Writes. Throws if nothing was stored. */
export async function openSession(tx: Transaction<Schema>, ports: Ports, { player, isShown, device }: Opening): Promise<Opened> {
  const now = ports.now();
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * 60 * MINUTE_MS);
  const refreshToken = ports.newSecret(32);
  const id = ports.newId();
  const [ended, [session]] = await together(tx, [
    tx
      .updateTable('sessions')
      .set({ ended_at: now, end_reason: 'superseded' satisfies EndReason })
      .where('player_id', '=', player.id)
      .where('ended_at', 'is', null)
      .returning('id'),
    tx
      .insertInto('sessions')
      .values({
        id,
        player_id: player.id,
        started_at: now,
        last_seen_at: now,
        expires_at: expiresAt,
        previous_login_at: player.last_login_at,
      })
      .returning(SESSION),
    tx
      .updateTable('players')
      .set({ last_login_at: now, ...(isShown && { failed_logins: 0, locked_at: null }) })
      .where('id', '=', player.id),
    tx.insertInto('refresh_tokens').values({
      token_hash: refreshTokenHash(refreshToken),
      session_id: id,
      issued_at: now,
      expires_at: expiresAt,
      browser: device === null ? null : browserOf(device),
    }),
  ]);
  if (!session) throw new Error('A session that was not stored');
  return { session, refreshToken, endedIds: ended.map((one) => one.id) };
}

const sessionOf = builtOnce<{ id: string }, Session>((db, { id }) => db.selectFrom('sessions').select(SESSION).where('id', '=', id));

/** Null if the session is not live. If `isAct`, extends the session and writes. */
export async function findLiveSession({ db, ports }: Deps, id: string, isAct: boolean): Promise<Session | null> {
  const [[session]] = await together(db, [sessionOf(db, { id })]);
  const now = ports.now();
  if (!session || !isAlive(session, now)) return null;
  if (isAct && now.getTime() - session.last_seen_at.getTime() > TOUCH_MS) {
    await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).where('ended_at', 'is', null).execute();
  }
  return session;
}

export async function liveAmong({ db, ports }: Omit<Deps, 'bus'>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const now = ports.now();
  const live = await db
    .selectFrom('sessions')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince(now))
    .execute();
  return new Set(live.map(({ id }) => id));
}

/** Ends a session and closes its sockets. Writes and publishes; idempotent. */
export async function endSession({ db, ports, bus }: Deps, id: string, reason: EndReason): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: ports.now(), end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  if (ended.length > 0) notifyEnded(bus, [id], reason);
}

export function notifyEnded(bus: Bus, ids: readonly string[], reason: EndReason): void {
  if (ids.length > 0) bus.publish(topics.ended, ids);
  for (const id of ids) bus.publish(topics.session(id), { reason });
}

/** Ends expired and idle sessions; returns their number. Writes and publishes. */
export async function sweepSessions({ db, ports, bus }: Deps): Promise<number> {
  const now = ports.now();
  const base = db.updateTable('sessions').where('ended_at', 'is', null);
  const expired = await base.set({ ended_at: now, end_reason: 'expired' }).where('expires_at', '<=', now).returning('id').execute();
  const idle = await base
    .set({ ended_at: now, end_reason: 'inactivity' })
    .where('last_seen_at', '<=', idleSince(now))
    .returning('id')
    .execute();
  notifyEnded(
    bus,
    expired.map(({ id }) => id),
    'expired',
  );
  notifyEnded(
    bus,
    idle.map(({ id }) => id),
    'inactivity',
  );
  return expired.length + idle.length;
}
