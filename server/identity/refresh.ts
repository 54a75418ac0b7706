import type { Kysely, Transaction } from 'kysely';
import type { Bus } from '../live/bus.ts';
import type { Ports } from '../ports.ts';
import type { Schema } from '../store/schema.ts';
import type { Keys } from './keys.ts';
import { endSession, isAlive, type Session } from './sessions.ts';
import { refreshTokenHash, successorOf } from './tokens.ts';

/** A used token still answers for so long: an answer may be lost, and two tabs may ask at once. */
export const REFRESH_GRACE_MS = 10_000;
/** Tabs that raced may be a few tokens apart. */
const MAX_STEPS = 8;

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus: Bus; readonly keys: Keys };
export type Rotation =
  | { readonly kind: 'rotated'; readonly session: Session; readonly refreshToken: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'reused'; readonly sessionId: string };

/** Stores the first token of a session. */
export async function issueFirstRefreshToken(tx: Transaction<Schema>, ports: Ports, session: Session): Promise<string> {
  const token = ports.newSecret(32);
  await insertToken(tx, ports, session, token);
  return token;
}

const insertToken = (tx: Transaction<Schema>, ports: Ports, session: Session, token: string) =>
  tx
    .insertInto('refresh_tokens')
    .values({ token_hash: refreshTokenHash(token), session_id: session.id, issued_at: ports.now(), expires_at: session.expires_at })
    .execute();

/**
 * Exchanges a refresh token (RFC 9700 §4.14). Each is used once; within the grace a used one leads to the newest of its line, after it
 * a second use ends the session, since one of the two users is not the player.
 */
export async function rotateRefreshToken(deps: Deps, token: string): Promise<Rotation> {
  const rotation = await deps.db.transaction().execute((tx) => rotateIn(tx, deps, token));
  if (rotation.kind === 'reused') await endSession(deps, rotation.sessionId, 'token-reuse');
  return rotation;
}

async function rotateIn(tx: Transaction<Schema>, { ports, keys }: Deps, first: string): Promise<Rotation> {
  const now = ports.now();
  const known = await tx
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', refreshTokenHash(first))
    .executeTakeFirst();
  if (!known) return { kind: 'refused' };
  const session = await tx.selectFrom('sessions').selectAll().where('id', '=', known.session_id).forUpdate().executeTakeFirstOrThrow();
  if (!isAlive(session, now)) return { kind: 'refused' };
  let token = first;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const row = await tx.selectFrom('refresh_tokens').selectAll().where('token_hash', '=', refreshTokenHash(token)).executeTakeFirst();
    if (!row || row.expires_at <= now) return { kind: 'refused' };
    const successor = successorOf(keys, token);
    if (row.used_at === null) {
      // A lost answer: the newest token of the line was never seen by anyone, so it is given again rather than spent.
      if (step > 0) return { kind: 'rotated', session, refreshToken: token };
      await tx
        .updateTable('refresh_tokens')
        .set({ used_at: now, successor_hash: refreshTokenHash(successor) })
        .where('token_hash', '=', row.token_hash)
        .execute();
      await insertToken(tx, ports, session, successor);
      return { kind: 'rotated', session, refreshToken: successor };
    }
    if (now.getTime() - row.used_at.getTime() > REFRESH_GRACE_MS) return { kind: 'reused', sessionId: session.id };
    token = successor;
  }
  return { kind: 'reused', sessionId: session.id };
}

/** The session a refresh token belongs to, used or not; for a logout that has nothing else. */
export async function sessionIdOfRefreshToken(db: Kysely<Schema>, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', refreshTokenHash(token))
    .executeTakeFirst();
  return row?.session_id ?? null;
}
