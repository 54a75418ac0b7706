import { sql } from 'kysely';
import { MAX_FAILED_LOGINS, Turns } from '#server/modules/identity/lockout/index.ts';
import { isPassword } from '#server/modules/identity/passwords/index.ts';
import { countStranger } from '#server/modules/identity/lockout/index.ts';
import { RateLimit } from '#server/platform/http/rateLimit.ts';
import { TooBusy } from '#server/platform/http/tooBusy.ts';
import type { Row } from '#server/platform/store/index.ts';
import { appendAudit, appendNothing } from './audit.ts';
import type { ConsoleDeps } from './operation.ts';
import { Refused } from './refusal.ts';
import { type OpenedSession, openSession } from './sessions.ts';

type Deps = Pick<ConsoleDeps, 'db' | 'ports'>;

/** Audit entries for unknown addresses: enough to reveal an attack. */
const STRANGERS_AN_HOUR = 60;
const HOUR_MS = 3_600_000;

/**
 * Opens a session. Unknown addresses behave like known ones, three failures lock, logins of an address are serialized. Throws `Refused`.
 */
export function createOperatorLogIn(
  deps: Deps,
  strangersAnHour = STRANGERS_AN_HOUR,
): (email: string, password: string) => Promise<OpenedSession> {
  const turns = new Turns();
  const notices = new RateLimit(strangersAnHour, HOUR_MS, () => deps.ports.now().getTime());
  return (email, password) => {
    const key = email.trim().toLowerCase();
    const turn = turns.take(key, () => attempt(deps, notices, key, password));
    const busy = new Refused('busy', 'Too many attempts at once. Try again in a moment.');
    if (!turn) return Promise.reject(busy);
    return turn.catch((error: unknown) => {
      throw error instanceof TooBusy ? busy : error;
    });
  };
}

async function attempt(deps: Deps, notices: RateLimit, email: string, password: string): Promise<OpenedSession> {
  const row = await deps.db
    .selectFrom('operators')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst();
  const fits = await isPassword(row?.password_hash ?? null, password);
  const opened = row && fits ? await open(deps, row) : null;
  if (opened) return opened;
  const failures = await (row ? countFailure(deps, row.id) : countStranger(deps, `operator ${email}`));
  const wasLocked = row ? row.locked_at !== null : failures > MAX_FAILED_LOGINS;
  // Audit entries are permanent: later failures add nothing.
  if (!wasLocked) {
    const hasRoom = row !== undefined || notices.take('strangers');
    await (hasRoom ? noteFailure(deps, row, failures) : deps.db.transaction().execute(appendNothing));
  }
  throw failures >= MAX_FAILED_LOGINS
    ? new Refused(
        'locked',
        `This login is locked after ${MAX_FAILED_LOGINS} failed attempts. A colleague with the compliance role can unlock it.`,
      )
    : new Refused('wrong-password', 'The e-mail address or the password is wrong.');
}

const noteFailure = ({ db, ports }: Deps, row: Row<'operators'> | undefined, failures: number) =>
  db.transaction().execute((trx) =>
    appendAudit(trx, {
      at: ports.now(),
      actor: row?.email ?? 'unknown',
      role: row?.role ?? 'none',
      operation: 'logIn',
      subject: row ? `operator:${row.id}` : 'operator:unknown',
      outcome: failures >= MAX_FAILED_LOGINS ? 'locked' : 'wrong-password',
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

/** Null if locked, even with the right password. Locks the operator's row. */
const open = ({ db, ports }: Deps, row: Row<'operators'>): Promise<OpenedSession | null> =>
  db.transaction().execute(async (trx) => {
    const now = await trx.selectFrom('operators').select('locked_at').where('id', '=', row.id).forUpdate().executeTakeFirstOrThrow();
    if (now.locked_at !== null) return null;
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
  });
