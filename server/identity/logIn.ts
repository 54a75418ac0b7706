import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { ok, refuse, type Result } from '#src/lib/result.ts';
import type { Bus } from '../live/bus.ts';
import type { Ports } from '../ports.ts';
import type { Row, Schema } from '../store/schema.ts';
import { MAX_FAILED_LOGINS, StrangerFailures, Turns } from './failures.ts';
import { isPassword } from './passwords.ts';
import { issueFirstRefreshToken } from './refresh.ts';
import { startSession, tellEnded, type Session } from './sessions.ts';

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus: Bus; readonly log: Logger };
export type LoginRefusal = 'wrong' | 'locked' | 'busy';
export type LoggedIn = { readonly session: Session; readonly refreshToken: string };

/** Checks a password and opens a session. Unknown and known addresses are answered alike, in the same time; both lock after three failures. */
export function createLogIn(deps: Deps): (email: string, password: string) => Promise<Result<LoggedIn, LoginRefusal>> {
  const strangers = new StrangerFailures();
  const turns = new Turns();
  return (email, password) => {
    const key = email.trim().toLowerCase();
    return turns.take(key, () => attempt(deps, strangers, key, password)) ?? Promise.resolve(refuse('busy'));
  };
}

async function attempt(deps: Deps, strangers: StrangerFailures, email: string, password: string): Promise<Result<LoggedIn, LoginRefusal>> {
  const player = await deps.db
    .selectFrom('players')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst();
  const fits = await isPassword(player?.password_hash ?? null, password);
  const opened = player && fits ? await open(deps, player) : null;
  if (opened) return ok(opened);
  const failures = await (player ? countFailure(deps, player) : countStranger(deps, strangers, email));
  deps.log.info({ event: 'login-failed', playerId: player?.id ?? null, isLocked: failures >= MAX_FAILED_LOGINS });
  return refuse(failures >= MAX_FAILED_LOGINS ? 'locked' : 'wrong');
}

/** Counted by the database: what this process has read may be older than a failure in another. */
export async function countFailure({ db, ports }: Pick<Deps, 'db' | 'ports'>, player: Pick<Row<'players'>, 'id'>): Promise<number> {
  const counted = await db
    .updateTable('players')
    .set({
      failed_logins: sql`least(failed_logins + 1, ${MAX_FAILED_LOGINS}::int)`,
      locked_at: sql`CASE WHEN failed_logins + 1 >= ${MAX_FAILED_LOGINS}::int THEN coalesce(locked_at, ${ports.now()}) ELSE locked_at END`,
    })
    .where('id', '=', player.id)
    .returning(['failed_logins', 'locked_at'])
    .executeTakeFirstOrThrow();
  return counted.locked_at === null ? counted.failed_logins : MAX_FAILED_LOGINS;
}

/** Writes as much as for a player, to nobody: the time must not tell them apart. */
async function countStranger({ db }: Deps, strangers: StrangerFailures, email: string): Promise<number> {
  await db.updateTable('players').set({ failed_logins: 0 }).where('id', '=', '').execute();
  return strangers.add(email);
}

/** Null when the login is locked or the password another one, also since a moment ago: what was right before opens nothing any more. */
async function open({ db, ports, bus, log }: Deps, player: Row<'players'>): Promise<LoggedIn | null> {
  const opened = await db.transaction().execute(async (tx) => {
    const now = await tx
      .selectFrom('players')
      .select(['locked_at', 'password_hash'])
      .where('id', '=', player.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (now.locked_at !== null || now.password_hash !== player.password_hash) return null;
    const { session, endedIds } = await startSession(tx, ports, player.id);
    return { session, endedIds, refreshToken: await issueFirstRefreshToken(tx, ports, session) };
  });
  if (!opened) return null;
  tellEnded(bus, opened.endedIds, 'superseded');
  log.info({ event: 'logged-in', playerId: player.id, sessionId: opened.session.id, ended: opened.endedIds.length });
  return opened;
}
