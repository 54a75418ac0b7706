import { sql } from 'kysely';
import { MAX_FAILED_LOGINS, Turns } from '#server/modules/identity/lockout/index.ts';
import { isPassword } from '#server/modules/identity/passwords/index.ts';
import { countStranger } from '#server/modules/identity/lockout/index.ts';
import type { RateLimit } from '#server/platform/rateLimits/index.ts';
import { TooBusy } from '#server/platform/http/tooBusy.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';
import { appendAudit, appendNothing } from './audit.ts';
import { requestOfTicket, type FactorRequest, askFactor, type FactorProof, isDemoLogin, type Site, takeProof } from './factors/index.ts';
import type { ConsoleDeps } from './operation.ts';
import { Refused } from './refusal.ts';
import { type OpenedSession, openSession } from './sessions.ts';

type Deps = Pick<ConsoleDeps, 'config' | 'db' | 'identity' | 'ports' | 'rateLimits'>;

/** Result of a right password. */
export type LogInStep = { readonly kind: 'opened'; readonly session: OpenedSession } | ({ readonly kind: 'factor' } & FactorRequest);
export type LogIn = {
  readonly withPassword: (email: string, password: string, site: Site) => Promise<LogInStep>;
  readonly withFactor: (ticket: string, proof: FactorProof, site: Site) => Promise<OpenedSession>;
};

/** Audit entries for unknown addresses: enough to reveal an attack. */
const STRANGERS_AN_HOUR = 60;
const HOUR_MS = 3_600_000;

/**
 * Opens a session after password and second factor, which demo accounts skip. Unknown addresses behave alike; three failures lock;
 * serialises logins per address. Throws `Refused`.
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
    withPassword: (email, password, site) => {
      const key = email.trim().toLowerCase();
      return inTurn(key, () => attempt(deps, notices, { email: key, password, site }));
    },
    withFactor: async (ticket, proof, site) => {
      const asked = await requestOfTicket(deps.db, ticket);
      if (!asked) throw timeIsUp();
      return inTurn(asked.email, () => prove(deps, { ticket, proof, site, operatorId: asked.id }));
    },
  };
}

type Attempt = { readonly email: string; readonly password: string; readonly site: Site };

async function attempt(deps: Deps, notices: RateLimit, { email, password, site }: Attempt): Promise<LogInStep> {
  const row = await deps.db
    .selectFrom('operators')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst();
  const fits = await isPassword(row?.password_hash ?? null, password);
  const step = row && fits ? await afterPassword(deps, row, site) : null;
  if (step) return step;
  const failures = await (row ? countFailure(deps, row.id) : countStranger(deps, `operator ${email}`));
  const wasLocked = row ? row.locked_at !== null : failures > MAX_FAILED_LOGINS;
  // Entries are permanent: later failures add nothing.
  if (!wasLocked) {
    const hasRoom = row !== undefined || (await notices.take('strangers')).isAllowed;
    await (hasRoom ? noteFailure(deps, row, failures, 'wrong-password') : deps.db.transaction().execute(appendNothing));
  }
  throw failures >= MAX_FAILED_LOGINS ? locked() : new Refused('wrong-password', 'The e-mail address or the password is wrong.');
}

/** Takes a second factor; wrong ones count as failed logins. */
async function prove(
  deps: Deps,
  {
    ticket,
    proof,
    site,
    operatorId,
  }: { readonly ticket: string; readonly proof: FactorProof; readonly site: Site; readonly operatorId: string },
): Promise<OpenedSession> {
  const row = await deps.db.selectFrom('operators').selectAll().where('id', '=', operatorId).executeTakeFirstOrThrow();
  const outcome = await deps.db.transaction().execute(async (trx) => {
    const fits = await takeProof({ ...deps, trx }, operatorId, { ticket, proof, site });
    return fits === 'right' ? ((await openIn(deps, trx, row)) ?? 'locked') : fits;
  });
  if (typeof outcome === 'object') return outcome;
  if (outcome === 'over') throw timeIsUp();
  if (outcome === 'locked' || row.locked_at !== null) throw locked();
  const failures = await countFailure(deps, operatorId);
  await noteFailure(deps, row, failures, 'wrong-factor');
  throw failures >= MAX_FAILED_LOGINS ? locked() : new Refused('wrong-factor', 'That does not prove your second factor. Try again.');
}

const locked = (): Refused =>
  new Refused(
    'locked',
    `This login is locked after ${MAX_FAILED_LOGINS} failed attempts. A colleague with the role compliance can propose to unlock it, and a second one confirms.`,
  );
const timeIsUp = (): Refused => new Refused('not-logged-in', 'That took too long. Log in again.');

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

/** Counts in the database, for all processes together. */
async function countFailure({ db, ports }: Deps, id: string): Promise<number> {
  const counted = await db
    .updateTable('operators')
    .set({
      failed_logins: sql`least(failed_logins + 1, ${MAX_FAILED_LOGINS}::int)`,
      locked_at: sql`CASE WHEN failed_logins + 1 >= ${MAX_FAILED_LOGINS}::int THEN coalesce(locked_at, ${ports.now()}) ELSE locked_at END`,
    })
    .where('id', '=', id)
    .returning(['failed_logins', 'locked_at'])
    .executeTakeFirstOrThrow();
  return counted.locked_at === null ? counted.failed_logins : MAX_FAILED_LOGINS;
}

/** Null if locked, even with the right password. Throws `Refused` without a factor. */
const afterPassword = (deps: Deps, row: Row<'operators'>, site: Site): Promise<LogInStep | null> =>
  deps.db.transaction().execute(async (trx) => {
    if (isDemoLogin(row.id, deps.config)) {
      const session = await openIn(deps, trx, row);
      return session && { kind: 'opened', session };
    }
    if (await isLocked(trx, row.id)) return null;
    const asked = await askFactor({ ...deps, trx }, row.id, site);
    if (!asked)
      throw new Refused(
        'no-factor',
        'This account has no second factor. Open the link that was given with it; if it is used up or too old, two colleagues can replace it.',
      );
    return { kind: 'factor', ...asked };
  });

/** Locks the operator's row. */
async function isLocked(trx: Trx, id: string): Promise<boolean> {
  const now = await trx.selectFrom('operators').select('locked_at').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  return now.locked_at !== null;
}

/** Null if locked. Locks the operator's row. */
async function openIn({ ports }: Pick<Deps, 'ports'>, trx: Trx, row: Row<'operators'>): Promise<OpenedSession | null> {
  if (await isLocked(trx, row.id)) return null;
  const opened = await openSession(trx, ports, row);
  await appendAudit(trx, {
    at: ports.now(),
    actor: row.email,
    role: row.role,
    operation: 'logIn',
    subject: `operator:${row.id}`,
    outcome: 'done',
    detail: { sessionId: opened.operator.sessionId },
  });
  return opened;
}
