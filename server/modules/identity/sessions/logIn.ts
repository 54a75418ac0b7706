import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Row, Schema } from '#server/platform/store/schema/index.ts';
import { countOwnFailure, forgetOwnFailures, hasOwnGuesses, knownDeviceOf } from './knownDevices.ts';
import { asksForCode } from './newDevice.ts';
import { MAX_FAILED_LOGINS, Turns } from '../lockout/failures.ts';
import { issueLimitedToken } from '../codes/limitedTokens.ts';
import { isPassword } from '../passwords/passwords.ts';
import { type LoggedIn, openSession, notifyEnded } from './sessions.ts';
import { countStranger } from '../lockout/strangers.ts';

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus: Bus; readonly log: Logger; readonly hasSandbox?: boolean };
export type StepUp = { readonly limitedToken: string };
export type LoginRefusal = 'wrong' | 'locked' | 'busy';

/** Known and unknown addresses get equal answers in equal time. Locks, writes and publishes. */
export function createLogIn(
  deps: Deps,
): (email: string, password: string, device?: string | null) => Promise<Result<LoggedIn, LoginRefusal | StepUp>> {
  const turns = new Turns();
  return async (email, password, device = null) => {
    const key = email.trim().toLowerCase();
    const known = await knownDeviceOf(deps.db, { email: key }, device);
    // Queues each known device separately, so that other clients cannot delay it.
    const turn = known === null ? key : `${key} ${known.deviceHash}`;
    return turns.take(turn, () => attempt(deps, { email: key, password, device, isKnown: known !== null })) ?? refuse('busy');
  };
}

type Attempt = { readonly email: string; readonly password: string; readonly device: string | null; readonly isKnown: boolean };

async function attempt(deps: Deps, { email, password, device, isKnown }: Attempt): Promise<Result<LoggedIn, LoginRefusal | StepUp>> {
  const player = await deps.db
    .selectFrom('players')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst();
  const fits = await isPassword(player?.password_hash ?? null, password);
  const opened = player && fits ? await open(deps, player, { device, isKnown }) : null;
  if (opened) return 'limitedToken' in opened ? refuse(opened) : ok(opened);
  const failures = await (player ? countGuess(deps, player.id, isKnown ? device : null) : countStranger(deps, email));
  deps.log.info({ event: 'login-failed', playerId: player?.id ?? null, isLocked: failures >= MAX_FAILED_LOGINS });
  return refuse(failures >= MAX_FAILED_LOGINS ? 'locked' : 'wrong');
}

/** Counts a wrong password against a known device, else against the account. Locks the player, then the device, as a login does. */
export const countGuess = (deps: Pick<Deps, 'db' | 'ports'>, playerId: string, device: string | null): Promise<number> =>
  device === null
    ? countFailure(deps, { id: playerId })
    : deps.db.transaction().execute(async (tx) => {
        await tx.selectFrom('players').select('id').where('id', '=', playerId).forUpdate().execute();
        const own = await countOwnFailure(tx, { playerId, device, now: deps.ports.now() });
        return own ?? countFailure({ ...deps, db: tx }, { id: playerId });
      });

async function countFailure({ db, ports }: Pick<Deps, 'db' | 'ports'>, player: Pick<Row<'players'>, 'id'>): Promise<number> {
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

async function open(
  { db, ports, bus, log, hasSandbox = false }: Deps,
  player: Row<'players'>,
  { device, isKnown }: Pick<Attempt, 'device' | 'isKnown'>,
): Promise<LoggedIn | StepUp | null> {
  const opened = await db.transaction().execute(async (tx) => {
    const now = await tx
      .selectFrom('players')
      .select(['id', 'last_login_at', 'locked_at', 'password_hash', 'strong_auth_enabled', 'asks_code_on_new_device'])
      .where('id', '=', player.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (now.password_hash !== player.password_hash) return null;
    if (now.locked_at !== null && !(isKnown && (await hasOwnGuesses(tx, player.id, device)))) return null;
    if (asksForCode(now, hasSandbox) && !isKnown) return { limitedToken: await issueLimitedToken(tx, ports, player.id) };
    if (isKnown) await forgetOwnFailures(tx, player.id, device);
    // Leaves the account locked if other devices have locked it.
    return openSession(tx, ports, { player: now, isShown: now.locked_at === null, device });
  });
  if (!opened) return null;
  if ('limitedToken' in opened) {
    log.info({ event: 'step-up', playerId: player.id });
    return opened;
  }
  notifyEnded(bus, opened.endedIds, 'superseded');
  log.info({ event: 'logged-in', playerId: player.id, sessionId: opened.session.id, ended: opened.endedIds.length });
  return opened;
}
