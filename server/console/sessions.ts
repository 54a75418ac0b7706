import { createHash, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { INACTIVITY_MINUTES } from '#server/modules/identity/sessions/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Row, Schema, Trx } from '#server/platform/store/index.ts';
import type { Operator } from './operation.ts';

export const OPERATOR_SESSION_HOURS = 8;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const TOUCH_MS = 15_000;

export type OpenedSession = { readonly operator: Operator; readonly token: string; readonly csrfToken: string; readonly expiresAt: Date };
export type FoundSession = { readonly operator: Operator; readonly csrfToken: string };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const endSessionsOf = (trx: Trx, operatorId: string, now: Date): Promise<unknown> =>
  trx.updateTable('operator_sessions').set({ ended_at: now }).where('operator_id', '=', operatorId).where('ended_at', 'is', null).execute();

/** Opens a session and writes its token's hash. Ends the operator's other sessions. Resets failed logins unless the account is locked. */
export async function openSession(trx: Trx, ports: Ports, row: Row<'operators'>): Promise<OpenedSession> {
  const now = ports.now();
  await endSessionsOf(trx, row.id, now);
  const [id, token, csrfToken] = [ports.newId(), ports.newSecret(32), ports.newSecret(32)];
  const expiresAt = new Date(now.getTime() + OPERATOR_SESSION_HOURS * HOUR_MS);
  await trx
    .insertInto('operator_sessions')
    .values({
      id,
      operator_id: row.id,
      token_hash: hashOf(token),
      csrf_token: csrfToken,
      started_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .execute();
  await trx.updateTable('operators').set({ failed_logins: 0 }).where('id', '=', row.id).where('locked_at', 'is', null).execute();
  return { operator: operatorOf(row, id), token, csrfToken, expiresAt };
}

/** Finds and extends a session. Null after 15 minutes without use, or 8 hours after login. */
export async function findSession(db: Kysely<Schema>, ports: Pick<Ports, 'now'>, token: string): Promise<FoundSession | null> {
  const found = await db
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .select([
      'operators.id',
      'email',
      'name',
      'role',
      'csrf_token',
      'last_seen_at',
      'expires_at',
      'ended_at',
      'operator_sessions.id as session_id',
    ])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  const now = ports.now().getTime();
  if (!found || found.ended_at !== null || found.expires_at.getTime() <= now) return null;
  const idleMs = now - found.last_seen_at.getTime();
  if (idleMs >= INACTIVITY_MINUTES * MINUTE_MS) return null;
  if (idleMs > TOUCH_MS)
    await db.updateTable('operator_sessions').set({ last_seen_at: ports.now() }).where('id', '=', found.session_id).execute();
  return { operator: operatorOf(found, found.session_id), csrfToken: found.csrf_token };
}

export async function endOperatorSession(trx: Trx, at: Date, id: string): Promise<void> {
  await trx.updateTable('operator_sessions').set({ ended_at: at }).where('id', '=', id).where('ended_at', 'is', null).execute();
}

export function isCsrfToken(expected: string, given: unknown): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(typeof given === 'string' ? given : '')];
  return a.length === b.length && timingSafeEqual(a, b);
}

const operatorOf = ({ id, email, name, role }: Pick<Row<'operators'>, 'id' | 'email' | 'name' | 'role'>, sessionId: string): Operator => ({
  id,
  email,
  name,
  role,
  sessionId,
});
