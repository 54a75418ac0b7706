import { type Kysely, sql } from 'kysely';
import { MAX_FAILED_LOGINS, Turns } from '#server/modules/identity/lockout/index.ts';
import { isPassword } from '#server/modules/identity/passwords/index.ts';
import { countStranger } from '#server/modules/identity/lockout/index.ts';
import type { RateLimit } from '#server/platform/rateLimits/index.ts';
import { TooBusy } from '#server/platform/http/tooBusy.ts';
import type { Row, Schema, Trx } from '#server/platform/store/index.ts';
import { appendAudit, appendNothing } from './audit.ts';
import {
  requestOfTicket,
  type FactorRequest,
  askFactor,
  type FactorProof,
  isDemoLogin,
  lockOperator,
  type Site,
  takeProof,
} from './factors/index.ts';
import { countOwnFailure, hasOwnGuesses, knownDeviceOf, noteDevice } from './devices.ts';
import type { ConsoleDeps } from './operation.ts';
import { Refused } from './refusal.ts';
import { type OpenedSession, openSession } from './sessions.ts';

type Deps = Pick<ConsoleDeps, 'config' | 'db' | 'identity' | 'ports' | 'rateLimits'>;

export type Browser = { readonly site: Site; readonly device: string | null };
export type OpenedLogin = OpenedSession & { readonly device: string };
export type LogInStep = { readonly kind: 'opened'; readonly session: OpenedLogin } | ({ readonly kind: 'factor' } & FactorRequest);
export type LogIn = {
  readonly withPassword: (email: string, password: string, browser: Browser) => Promise<LogInStep>;
  readonly withFactor: (ticket: string, proof: FactorProof, browser: Browser) => Promise<OpenedLogin>;
};

/** Maximum audit entries per hour about logins with unknown email addresses, enough to reveal an attack. */
const STRANGERS_AN_HOUR = 60;
const HOUR_MS = 3_600_000;

/**
 * Opens a session after password and second factor. Three failures lock the login. Known browsers have separate counts. Throws `Refused`.
 */
export function createOperatorLogIn(deps: Deps, strangersAnHour = STRANGERS_AN_HOUR): LogIn {
  const turns = new Turns();
  const notices = deps.rateLimits.open('console-strangers', { most: strangersAnHour, windowMs: HOUR_MS });
  const inTurn = <T>(key: string, act: () => Promise<T>): Promise<T> => {
    const turn = turns.take(key, act);
    const busy = new Refused('busy', 'Too many attempts at once. Try again in a moment.');
    if (!turn) return Promise.reject(busy);
    return turn.catch((error: unknown) => {
      throw error instanceof TooBusy ? busy : error;
    });
  };
  return {
    withPassword: async (email, password, browser) => {
      const key = email.trim().toLowerCase();
      const known = await knownDeviceOf(deps.db, key, browser.device);
      return inTurn(turnOf(key, known), () => attempt(deps, notices, { ...browser, email: key, password, known }));
    },
    withFactor: async (ticket, proof, browser) => {
      const asked = await requestOfTicket(deps.db, ticket);
      if (!asked) throw timeIsUp();
      const key = asked.email.toLowerCase();
      const known = await knownDeviceOf(deps.db, key, browser.device);
      return inTurn(turnOf(key, known), () => prove(deps, { ...browser, ticket, proof, operatorId: asked.id, known }));
    },
  };
}

const turnOf = (email: string, known: string | null): string => (known === null ? email : `${email} ${known}`);

/** `known`: hash of a device that has logged in to the account. */
type Caller = Browser & { readonly known: string | null };
type Attempt = Caller & { readonly email: string; readonly password: string };

async function attempt(deps: Deps, notices: RateLimit, { email, password, ...caller }: Attempt): Promise<LogInStep> {
  const row = await deps.db
    .selectFrom('operators')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst();
  const fits = await isPassword(row?.password_hash ?? null, password);
  const step = row && fits ? await afterPassword(deps, row, caller) : null;
  if (step) return step;
  const { failures, isOwn } = row
    ? await countFailure(deps, row.id, caller.known)
    : { failures: await countStranger(deps, `operator ${email}`), isOwn: false };
  const wasLocked = row ? row.locked_at !== null && !isOwn : failures > MAX_FAILED_LOGINS;
  // Adds no audit entries for a locked login, because entries are permanent and would accumulate.
  if (!wasLocked) {
    const hasRoom = row !== undefined || (await notices.take('strangers')).isAllowed;
    await (hasRoom ? noteFailure(deps, row, failures, 'wrong-password') : deps.db.transaction().execute(appendNothing));
  }
  throw failures >= MAX_FAILED_LOGINS ? locked() : new Refused('wrong-password', 'The email address or the password is wrong.');
}

type Proving = Caller & { readonly ticket: string; readonly proof: FactorProof; readonly operatorId: string };

/** Verifies the second factor. A wrong proof counts as a failed login. */
async function prove(deps: Deps, { ticket, proof, operatorId, ...caller }: Proving): Promise<OpenedLogin> {
  const row = await deps.db.selectFrom('operators').selectAll().where('id', '=', operatorId).executeTakeFirstOrThrow();
  const outcome = await deps.db.transaction().execute(async (trx) => {
    const fits = await takeProof({ ...deps, trx }, operatorId, { ticket, proof, site: caller.site });
    return fits === 'right' ? ((await openIn(deps, trx, row, caller)) ?? 'locked') : fits;
  });
  if (typeof outcome === 'object') return outcome;
  if (outcome === 'over') throw timeIsUp();
  const { failures, isOwn } = outcome === 'locked' ? LOCKED : await countFailure(deps, operatorId, caller.known);
  if (outcome === 'locked' || (row.locked_at !== null && !isOwn)) throw locked();
  await noteFailure(deps, row, failures, 'wrong-factor');
  throw failures >= MAX_FAILED_LOGINS ? locked() : new Refused('wrong-factor', 'We couldn’t verify your second factor. Try again.');
}

const locked = (): Refused =>
  new Refused(
    'locked',
    `This login is locked after ${MAX_FAILED_LOGINS} failed attempts. A compliance colleague can propose to unlock it, and a second person confirms.`,
  );
const timeIsUp = (): Refused => new Refused('not-logged-in', 'Your login took too long. Log in again.');

const noteFailure = ({ db, ports }: Deps, row: Row<'operators'> | undefined, failures: number, what: 'wrong-factor' | 'wrong-password') =>
  db.transaction().execute((trx) =>
    appendAudit(trx, {
      at: ports.now(),
      actor: row?.email ?? 'unknown',
      role: row?.role ?? 'none',
      operation: 'logIn',
      subject: row ? `operator:${row.id}` : 'operator:unknown',
      outcome: failures >= MAX_FAILED_LOGINS ? 'locked' : what,
      detail: {},
    }),
  );

type Counted = { readonly failures: number; readonly isOwn: boolean };
const LOCKED: Counted = { failures: MAX_FAILED_LOGINS, isOwn: false };

/** Counts a failed login. A known device has its own count. Its last allowed failure locks the account on all devices. */
async function countFailure({ db, ports }: Deps, id: string, known: string | null): Promise<Counted> {
  if (known === null) return { failures: await countOfAccount(db, id, ports.now()), isOwn: false };
  return db.transaction().execute(async (trx) => {
    await lockOperator(trx, id);
    const own = await countOwnFailure(trx, id, known);
    if (own !== null && own < MAX_FAILED_LOGINS) return { failures: own, isOwn: true };
    const failures = await countOfAccount(trx, id, ports.now(), own === null ? 1 : MAX_FAILED_LOGINS);
    return { failures, isOwn: own !== null };
  });
}

async function countOfAccount(db: Kysely<Schema>, id: string, now: Date, more = 1): Promise<number> {
  const counted = await db
    .updateTable('operators')
    .set({
      failed_logins: sql`least(failed_logins + ${more}::int, ${MAX_FAILED_LOGINS}::int)`,
      locked_at: sql`CASE WHEN failed_logins + ${more}::int >= ${MAX_FAILED_LOGINS}::int THEN coalesce(locked_at, ${now}) ELSE locked_at END`,
    })
    .where('id', '=', id)
    .returning(['failed_logins', 'locked_at'])
    .executeTakeFirstOrThrow();
  return counted.locked_at === null ? counted.failed_logins : MAX_FAILED_LOGINS;
}

/** Resolves to null if the login is locked, even with the right password. Throws `Refused` for an account without a factor. */
const afterPassword = (deps: Deps, row: Row<'operators'>, caller: Caller): Promise<LogInStep | null> =>
  deps.db.transaction().execute(async (trx) => {
    if (isDemoLogin(row.id, deps.config)) {
      const session = await openIn(deps, trx, row, caller);
      return session && { kind: 'opened', session };
    }
    if (await isLocked(trx, row.id, caller.known)) return null;
    const asked = await askFactor({ ...deps, trx }, row.id, caller.site);
    if (!asked)
      throw new Refused(
        'no-factor',
        'This account has no second factor. Open the link you were given. If it no longer works, two colleagues can replace it.',
      );
    return { kind: 'factor', ...asked };
  });

/** True if the login is locked for this browser. Locks the operator's row. */
async function isLocked(trx: Trx, id: string, known: string | null): Promise<boolean> {
  const now = await trx.selectFrom('operators').select('locked_at').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  return now.locked_at !== null && !(await hasOwnGuesses(trx, id, known));
}

/** Opens a session. Null if the login is locked. Locks the operator's row. */
async function openIn({ ports }: Pick<Deps, 'ports'>, trx: Trx, row: Row<'operators'>, caller: Caller): Promise<OpenedLogin | null> {
  if (await isLocked(trx, row.id, caller.known)) return null;
  const device = caller.device ?? ports.newSecret(24);
  const opened = await openSession(trx, ports, row);
  await noteDevice(trx, row.id, device, ports.now());
  await appendAudit(trx, {
    at: ports.now(),
    actor: row.email,
    role: row.role,
    operation: 'logIn',
    subject: `operator:${row.id}`,
    outcome: 'done',
    detail: { sessionId: opened.operator.sessionId },
  });
  return { ...opened, device };
}
