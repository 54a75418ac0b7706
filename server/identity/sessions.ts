import type { Kysely, Transaction } from 'kysely';
import type { Row, Schema } from '../store/schema.ts';
import { topics, type Bus } from '../live/bus.ts';
import type { Ports } from '../ports.ts';

/** A session ends after this, whatever happens. */
export const SESSION_HOURS = 24;
/** Minutes without an act of the player (product §9; 15 where the region says nothing else). */
export const INACTIVITY_MINUTES = 15;
/** `last_seen_at` is written at most this often. */
const TOUCH_MS = 15_000;
const MINUTE_MS = 60_000;

export type EndReason = 'expired' | 'inactivity' | 'logout' | 'password-changed' | 'sandbox' | 'superseded' | 'token-reuse';
export type Session = Row<'sessions'>;
type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus: Bus };

const idleSince = (now: Date): Date => new Date(now.getTime() - INACTIVITY_MINUTES * MINUTE_MS);

export const isAlive = (session: Pick<Session, 'ended_at' | 'expires_at' | 'last_seen_at'>, now: Date): boolean =>
  session.ended_at === null && session.expires_at > now && session.last_seen_at > idleSince(now);

/** Opens a session and ends the player's others (one terminal per player). Returns it with the ids of the ended ones, to be told after the commit. */
export async function startSession(
  tx: Transaction<Schema>,
  ports: Ports,
  playerId: string,
): Promise<{ session: Session; endedIds: string[] }> {
  const now = ports.now();
  const player = await tx.selectFrom('players').select('last_login_at').where('id', '=', playerId).forUpdate().executeTakeFirstOrThrow();
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'superseded' satisfies EndReason })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  const session = await tx
    .insertInto('sessions')
    .values({
      id: ports.newId(),
      player_id: playerId,
      started_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + SESSION_HOURS * 60 * MINUTE_MS),
      previous_login_at: player.last_login_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx.updateTable('players').set({ last_login_at: now, failed_logins: 0, locked_at: null }).where('id', '=', playerId).execute();
  return { session, endedIds: ended.map(({ id }) => id) };
}

/** The session if it is alive. An act of the player keeps it so. */
export async function findLiveSession({ db, ports }: Deps, id: string, isAct: boolean): Promise<Session | null> {
  const session = await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
  const now = ports.now();
  if (!session || !isAlive(session, now)) return null;
  if (isAct && now.getTime() - session.last_seen_at.getTime() > TOUCH_MS) {
    await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).where('ended_at', 'is', null).execute();
  }
  return session;
}

/** Ends a session at once, everywhere: its tokens are refused and its sockets close. Ending it again changes nothing. */
export async function endSession({ db, ports, bus }: Deps, id: string, reason: EndReason): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: ports.now(), end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  if (ended.length > 0) tellEnded(bus, [id], reason);
}

export function tellEnded(bus: Bus, ids: readonly string[], reason: EndReason): void {
  for (const id of ids) bus.publish(topics.session(id), { reason });
}

/** Ends what has run out, so that open sockets learn of it too. Returns how many. */
export async function sweepSessions({ db, ports, bus }: Deps): Promise<number> {
  const now = ports.now();
  const base = db.updateTable('sessions').where('ended_at', 'is', null);
  const expired = await base.set({ ended_at: now, end_reason: 'expired' }).where('expires_at', '<=', now).returning('id').execute();
  const idle = await base
    .set({ ended_at: now, end_reason: 'inactivity' })
    .where('last_seen_at', '<=', idleSince(now))
    .returning('id')
    .execute();
  tellEnded(
    bus,
    expired.map(({ id }) => id),
    'expired',
  );
  tellEnded(
    bus,
    idle.map(({ id }) => id),
    'inactivity',
  );
  return expired.length + idle.length;
}
