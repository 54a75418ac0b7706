import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { passwordProblem } from '#src/shared/text/password.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Row, Schema } from '#server/platform/store/schema/index.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { MAX_FAILED_LOGINS, Turns } from '../lockout/failures.ts';
import { hasOwnGuesses } from '../sessions/knownDevices.ts';
import { countGuess } from '../sessions/logIn.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { type Session, notifyEnded } from '../sessions/sessions.ts';
import { isProven, takeProof } from '../codes/sessionCodes.ts';
import { PASSWORD_CHANGED, setPassword } from './setPassword.ts';

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus: Bus; readonly log: Logger };

export type PasswordRefusal = 'busy' | 'code-needed' | 'common' | 'locked' | 'same' | 'too-long' | 'too-short' | 'wrong';
export type PasswordChange = {
  readonly session: Pick<Session, 'id' | 'player_id'>;
  readonly current: string;
  readonly next: string;
  readonly device?: string | null;
};

/** Requires the current password; counts wrong ones like a login. Locks, writes and publishes ended sessions. */
export function createChangePassword(deps: Deps): (change: PasswordChange) => Promise<Result<undefined, PasswordRefusal>> {
  const turns = new Turns();
  return (change) => {
    const problem = passwordProblem(change.next);
    if (problem !== null) return Promise.resolve(refuse(problem));
    return turns.take(change.session.player_id, () => attempt(deps, change)) ?? Promise.resolve(refuse('busy'));
  };
}

async function attempt(deps: Deps, { session, current, next, device = null }: PasswordChange): Promise<Result<undefined, PasswordRefusal>> {
  const who = { sessionId: session.id, playerId: session.player_id };
  if (!(await isProven(deps, who, 'PASSWORD'))) return refuse('code-needed');
  const player = await deps.db.selectFrom('players').selectAll().where('id', '=', session.player_id).executeTakeFirstOrThrow();
  if (player.locked_at !== null && !(await hasOwnGuesses(deps.db, player.id, device))) return refuse('locked');
  if (!(await isPassword(player.password_hash, current)))
    return refuse((await countGuess(deps, player.id, device)) >= MAX_FAILED_LOGINS ? 'locked' : 'wrong');
  if (next === current) return refuse('same');
  if (isCommonPassword(next, player.email)) return refuse('common');
  return replace(deps, player, { sessionId: session.id, device, passwordHash: await hashPassword(next) });
}

async function replace(
  { db, ports, bus, log }: Deps,
  player: Row<'players'>,
  { sessionId, device, passwordHash }: { readonly sessionId: string; readonly device: string | null; readonly passwordHash: string },
): Promise<Result<undefined, PasswordRefusal>> {
  const endedIds = await db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('players')
      .select('locked_at')
      .where('id', '=', player.id)
      .where('password_hash', '=', player.password_hash)
      .forUpdate()
      .executeTakeFirst();
    if (!held || (held.locked_at !== null && !(await hasOwnGuesses(tx, player.id, device)))) return 'wrong';
    const now = ports.now();
    if (!(await takeProof(tx, { sessionId, playerId: player.id }, 'PASSWORD', now))) return 'code-needed';
    return setPassword(tx, { playerId: player.id, passwordHash, now, keptSessionId: sessionId });
  });
  if (typeof endedIds === 'string') return refuse(endedIds);
  notifyEnded(bus, endedIds, PASSWORD_CHANGED);
  log.info({ event: 'password-changed', playerId: player.id, sessionId, ended: endedIds.length });
  return ok(undefined);
}
