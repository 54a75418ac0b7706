import { sql } from 'kysely';
import { accountsLike } from '#server/modules/persons/index.ts';
import { INACTIVITY_MINUTES } from '#server/modules/identity/sessions/index.ts';
import { newRequestId, type Register, type RegisterDeps } from './openRegister.ts';
import { readChanges } from './vendor.ts';

/** Interval of the rounds of all processes together. */
const EVERY_MS = 2_500;
/** Share of the freshness that is left when whoever plays is asked about again. */
const ASK_AGAIN_AT = 0.4;
const MOST_SESSIONS = 400;
const MOST_WAITING = 20;
const AT_ONCE = 20;
/** Pages of changes in one round; the next one goes on. */
const MOST_PAGES = 20;

/**
 * One round of one process: reads what has changed in the register and asks about whom it may concern; then, if the register answers, about
 * whoever plays before the kept answer ends, and about new accounts that wait. Sends and writes.
 */
export async function followRegister(deps: RegisterDeps, register: Register): Promise<void> {
  const feed = await claimFeed(deps);
  if (feed === null) return;
  if (!(await readFeed(deps, register, feed.cursor))) return;
  await askAll(register, await playing(deps));
  await askAll(register, await waiting(deps));
}

/** Null while another process follows, or did a moment ago. */
async function claimFeed({ db }: RegisterDeps): Promise<{ readonly cursor: string | null } | null> {
  const { rows } = await sql<{ cursor: string | null }>`
    UPDATE register_feed SET claimed_at = clock_timestamp()
    WHERE claimed_at < clock_timestamp() - make_interval(secs => ${EVERY_MS / 1_000}) RETURNING cursor`.execute(db);
  return rows[0] ?? null;
}

/** Moves on only once everybody concerned was asked about: a process that is killed in between leaves the page to the next one. */
async function readFeed(deps: RegisterDeps, register: Register, begin: string | null): Promise<boolean> {
  const { db, ports, vendor, personKeys } = deps;
  let cursor = begin;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const changes = await readChanges(vendor, cursor, { requestId: newRequestId(ports), now: ports.now });
    register.reachability.note(changes.ok ? null : changes.refusal);
    if (!changes.ok) return false;
    const concerned = new Set<string>();
    for (const person of changes.value.people) for (const account of await accountsLike(db, personKeys, person)) concerned.add(account);
    if (!(await askAll(register, [...concerned]))) return false;
    await sql`UPDATE register_feed SET cursor = ${changes.value.cursor}, read_at = ${ports.now()}
      WHERE cursor IS NOT DISTINCT FROM ${cursor}`.execute(db);
    cursor = changes.value.cursor;
    if (!changes.value.hasMore) return true;
  }
  return true;
}

/** True if every answer is kept. */
async function askAll(register: Register, playerIds: readonly string[]): Promise<boolean> {
  let isComplete = true;
  for (let from = 0; from < playerIds.length; from += AT_ONCE) {
    const kept = await Promise.all(playerIds.slice(from, from + AT_ONCE).map(register.ask));
    isComplete &&= kept.every(Boolean);
    // Whoever is left waits for the next round rather than for one timeout after another.
    if (!kept.some(Boolean)) return false;
  }
  return isComplete;
}

async function playing({ db, ports, freshMs }: RegisterDeps): Promise<readonly string[]> {
  const now = ports.now();
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('register_standings', 'register_standings.player_id', 'sessions.player_id')
    .select('sessions.player_id')
    .distinct()
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - INACTIVITY_MINUTES * 60_000))
    .where((eb) => eb.or([eb('fresh_until', 'is', null), eb('fresh_until', '<', new Date(now.getTime() + freshMs * ASK_AGAIN_AT))]))
    .limit(MOST_SESSIONS)
    .execute();
  return rows.map(({ player_id: id }) => id);
}

async function waiting({ db }: RegisterDeps): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('players')
    .select('id')
    .where('awaits_register', '=', true)
    .orderBy('created_at')
    .limit(MOST_WAITING)
    .execute();
  return rows.map(({ id }) => id);
}
