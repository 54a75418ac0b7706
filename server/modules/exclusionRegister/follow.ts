import { sql } from 'kysely';
import { accountsLike } from '#server/modules/persons/index.ts';
import { INACTIVITY_MINUTES } from '#server/modules/identity/sessions/index.ts';
import { newRequestId, type Register, type RegisterDeps } from './openRegister.ts';
import { readChanges } from './vendor.ts';

/** Minimum time between two polls of the register by any process. */
const EVERY_MS = 2_500;
/** Rechecks active players when this share of their answer's validity remains. */
const ASK_AGAIN_AT = 0.4;
const MOST_SESSIONS = 400;
const MOST_WAITING = 20;
const MOST_OVERTAKEN = 400;
const AT_ONCE = 20;
const MOST_PAGES = 20;

/**
 * Checks accounts in this order: changed according to the register, then unanswered in that check, active with an answer about to expire,
 * new. Sends and writes.
 */
export async function followRegister(deps: RegisterDeps, register: Register): Promise<void> {
  const feed = await claimFeed(deps);
  if (feed === null) return;
  await readFeed(deps, register, feed.cursor);
  await askAll(register.askAnew, await overtaken(deps, register));
  await askAll(register.ask, await playing(deps, register));
  await askAll(register.askAnew, await waiting(deps, register));
}

/** Null if another process has just polled. Ignores a last poll in the future: a clock was wrong. */
async function claimFeed({ db }: RegisterDeps): Promise<{ readonly cursor: string | null } | null> {
  const { rows } = await sql<{ cursor: string | null }>`
    UPDATE register_feed SET claimed_at = clock_timestamp()
    WHERE claimed_at < clock_timestamp() - make_interval(secs => ${EVERY_MS / 1_000}) OR claimed_at > clock_timestamp() + interval '1 minute'
    RETURNING cursor`.execute(db);
  return rows[0] ?? null;
}

/** Moves the cursor only after checking or closing a page's accounts, so that a crash repeats the page. */
async function readFeed(deps: RegisterDeps, register: Register, begin: string | null): Promise<void> {
  const { db, ports, vendor, personKeys } = deps;
  let cursor = begin;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const requestId = newRequestId(ports);
    const changes = await readChanges(vendor, cursor, { requestId, now: ports.now });
    register.reachability.note(changes.ok ? null : changes.refusal, 'changes');
    if (!changes.ok) return;
    const { people, answeredAt, hasMore, cursor: next } = changes.value;
    const concerned = new Set<string>();
    for (const person of people) for (const account of await accountsLike(db, personKeys, person)) concerned.add(account);
    const left = await askAll(register.askAnew, [...concerned]);
    for (const playerId of left) await overtake(deps, { playerId, requestId, answeredAt });
    await sql`UPDATE register_feed SET cursor = ${next}, read_at = ${ports.now()} WHERE cursor IS NOT DISTINCT FROM ${cursor}`.execute(db);
    cursor = next;
    if (!hasMore) return;
  }
}

/** Returns the ids of unanswered players. Stops if a whole batch fails, to avoid further timeouts. */
async function askAll(ask: Register['askAnew'], playerIds: readonly string[]): Promise<readonly string[]> {
  const left: string[] = [];
  for (let from = 0; from < playerIds.length; from += AT_ONCE) {
    const batch = playerIds.slice(from, from + AT_ONCE);
    const kept = await Promise.all(batch.map((playerId) => ask(playerId)));
    left.push(...batch.filter((_, index) => !kept[index]));
    if (!kept.some(Boolean)) return [...left, ...playerIds.slice(from + AT_ONCE)];
  }
  return left;
}

type Overtaken = { readonly playerId: string; readonly requestId: string; readonly answeredAt: Date };

/** Closes an account to bets because the register reports a change, unless the stored answer is newer. */
const overtake = ({ db, ports }: RegisterDeps, { playerId, requestId, answeredAt }: Overtaken) =>
  sql`INSERT INTO register_standings AS s (player_id, request_id, is_listed, answered_at, fresh_until)
    VALUES (${playerId}, ${requestId}, false, ${answeredAt}, ${new Date(Math.min(answeredAt.getTime(), ports.now().getTime()))})
    ON CONFLICT (player_id) DO UPDATE SET answered_at = excluded.answered_at, fresh_until = excluded.fresh_until
    WHERE s.answered_at <= excluded.answered_at`.execute(db);

async function overtaken({ db }: RegisterDeps, register: Register): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT player_id AS id FROM register_standings WHERE fresh_until <= answered_at AND player_id <> ALL(${register.resting()}::text[])
    ORDER BY answered_at LIMIT ${MOST_OVERTAKEN}`.execute(db);
  return rows.map(({ id }) => id);
}

async function playing({ db, ports, freshMs }: RegisterDeps, register: Register): Promise<readonly string[]> {
  const now = ports.now();
  const { rows } = await sql<{ id: string }>`
    SELECT p.player_id AS id FROM (
      SELECT DISTINCT player_id FROM sessions
      WHERE ended_at IS NULL AND expires_at > ${now} AND last_seen_at > ${new Date(now.getTime() - INACTIVITY_MINUTES * 60_000)}
    ) p LEFT JOIN register_standings s USING (player_id)
    WHERE (s.fresh_until IS NULL OR s.fresh_until < ${new Date(now.getTime() + freshMs * ASK_AGAIN_AT)})
      AND p.player_id <> ALL(${register.resting()}::text[])
    ORDER BY s.fresh_until NULLS FIRST LIMIT ${MOST_SESSIONS}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Omits accounts without a birth date, which the register requires. */
async function waiting({ db }: RegisterDeps, register: Register): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM players WHERE awaits_register AND birth_date IS NOT NULL AND id <> ALL(${register.resting()}::text[])
    ORDER BY created_at LIMIT ${MOST_WAITING}`.execute(db);
  return rows.map(({ id }) => id);
}
