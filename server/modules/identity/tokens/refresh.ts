import { type Kysely, sql, type Transaction } from 'kysely';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Row, Schema } from '#server/platform/store/schema/index.ts';
import { browserOf } from '../sessions/browserOf.ts';
import type { Keys } from './keys.ts';
import { type Ending, endingOf, endSession, isAlive, type Session } from '../sessions/sessions.ts';
import { confirms, refreshTokenHash, successorOf } from './tokens.ts';

/** For this long, parallel tabs that send the same token get the same successor. */
export const REFRESH_GRACE_MS = 10_000;
const OLDER = Symbol('older');
/** How often a used token can be sent late before the player must log in again. */
const MOST_LATE_USES = 30;
const MOST_ASKED = 64;

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus: Bus; readonly keys: Keys };
export type Rotation =
  | { readonly kind: 'rotated'; readonly session: Session; readonly refreshToken: string }
  | { readonly kind: 'refused' }
  | { readonly kind: NonNullable<Ending> }
  /** Repeats a request whose answer was already used or replaced. Gets no token, but is no attack. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'reused'; readonly sessionId: string };

/**
 * Exchanges a refresh token for its successor (RFC 9700 §4.14). Until the client confirms the successor, the same token gets the same
 * successor for `REFRESH_GRACE_MS`, later a new one. Ends the session if a token comes too late, was replaced or comes from another
 * browser, unless the browser repeats request `asked`. Locks, writes and publishes.
 */
export async function rotateRefreshToken(deps: Deps, token: string, asker: Asker): Promise<Rotation> {
  const rotation = await deps.db.transaction().execute((tx) => rotateIn(tx, deps, token, asker));
  if (rotation.kind === 'reused') await endSession(deps, rotation.sessionId, 'token-reuse');
  return rotation;
}

export type Asker = {
  readonly asked: string | null;
  readonly device: string | null;
};

type Line = {
  readonly tx: Transaction<Schema>;
  readonly browser: string;
  readonly keys: Keys;
  readonly session: Session;
  readonly now: Date;
  readonly isAgain: boolean;
};
type TokenRow = Row<'refresh_tokens'>;

const rowOf = (tx: Transaction<Schema>, token: string): Promise<TokenRow | undefined> =>
  tx.selectFrom('refresh_tokens').selectAll().where('token_hash', '=', refreshTokenHash(token)).executeTakeFirst();

async function rotateIn(tx: Transaction<Schema>, { ports, keys }: Deps, token: string, { asked, device }: Asker): Promise<Rotation> {
  const now = ports.now();
  const known = await rowOf(tx, token);
  if (!known) return { kind: 'refused' };
  const session = await tx.selectFrom('sessions').selectAll().where('id', '=', known.session_id).forUpdate().executeTakeFirstOrThrow();
  const row = await rowOf(tx, token);
  if (!isAlive(session, now)) return { kind: endingOf(session, now) ?? 'refused' };
  if (!row || row.expires_at <= now) return { kind: 'refused' };
  const browser = browserOf(device);
  // Accepts any browser until the token is bound to one.
  if (row.browser !== null && row.browser !== browser) return { kind: 'reused', sessionId: session.id };
  const isAgain = asked !== null && row.asked_by.includes(answered(asked, row.reissues));
  if (isOvertaken(row, asked, isAgain)) return { kind: 'repeated' };
  const line = { tx, keys, session, now, browser, isAgain };
  const next = row.dead_at === null ? await (row.used_at === null ? spend(line, token) : follow(line, token, row)) : null;
  // Returns no token: the sender is an outdated tab or an attacker.
  if (next === OLDER) return { kind: 'repeated' };
  if (next === null) return isAgain ? { kind: 'repeated' } : { kind: 'reused', sessionId: session.id };
  if (asked !== null && !isAgain) await noteAsked(tx, token, asked);
  return { kind: 'rotated', session, refreshToken: next };
}

const isOvertaken = ({ asked_by: askedBy }: TokenRow, asked: string | null, isAgain: boolean): boolean =>
  !isAgain && asked !== null && askedBy.some((each) => each.startsWith(answered(asked)));

const answered = (asked: string, reissues: number | '' = ''): string => `${asked}:${reissues}`;

const noteAsked = (tx: Transaction<Schema>, token: string, asked: string): Promise<unknown> =>
  tx
    .updateTable('refresh_tokens')
    .set({ asked_by: sql<string[]>`(array_prepend(${answered(asked)}::text || reissues, asked_by))[:${MOST_ASKED}::int]` })
    .where('token_hash', '=', refreshTokenHash(token))
    .execute();

const noteRepeat = (tx: Transaction<Schema>, { token_hash: hash, repeats }: TokenRow): Promise<unknown> =>
  tx
    .updateTable('refresh_tokens')
    .set({ repeats: repeats + 1 })
    .where('token_hash', '=', hash)
    .execute();

/** Returns a used token's successor; `OLDER` if that was used too; null if it was replaced or the token comes too late. */
async function follow(line: Line, token: string, row: TokenRow): Promise<string | typeof OLDER | null> {
  const isLate = (at: Date | null): boolean => at !== null && line.now.getTime() - at.getTime() > REFRESH_GRACE_MS;
  const successor = successorOf(line.keys, token, row.reissues);
  const next = await rowOf(line.tx, successor);
  if (!next || next.dead_at !== null) return null;
  const issuedAt = row.reissued_at ?? row.used_at;
  // While the successor is unconfirmed, returns it again; a late new request gets a new one.
  if (next.confirmed_at === null) {
    if (!isLate(issuedAt)) return successor;
    if (!line.isAgain) return reissue(line, token, row);
    await noteRepeat(line.tx, row);
    return successor;
  }
  // Parallel tabs can use a token for `REFRESH_GRACE_MS` after its successor's confirmation or, if the successor was reissued, after that.
  if (isLate(row.reissues === 0 ? next.confirmed_at : issuedAt)) return null;
  return next.used_at === null ? successor : OLDER;
}

async function spend(line: Line, token: string): Promise<string> {
  const { tx, now, browser } = line;
  const successor = successorOf(line.keys, token, 0);
  await tx
    .updateTable('refresh_tokens')
    .set(({ fn, val }) => ({
      used_at: now,
      browser,
      successor_hash: refreshTokenHash(successor),
      confirmed_at: fn.coalesce('confirmed_at', val(now)),
    }))
    .where('token_hash', '=', refreshTokenHash(token))
    .execute();
  await putNewest(line, successor);
  return successor;
}

async function reissue(line: Line, token: string, { reissues, repeats, successor_hash: dead }: TokenRow): Promise<string | null> {
  const { tx, session, now } = line;
  if (reissues + repeats >= MOST_LATE_USES || dead === null) return null;
  const successor = successorOf(line.keys, token, reissues + 1);
  await tx.updateTable('refresh_tokens').set({ dead_at: now }).where('token_hash', '=', dead).execute();
  await tx
    .updateTable('refresh_tokens')
    .set({ reissues: reissues + 1, reissued_at: now, successor_hash: refreshTokenHash(successor) })
    .where('token_hash', '=', refreshTokenHash(token))
    .execute();
  await putNewest(line, successor);
  await tx
    .updateTable('sessions')
    .set({ dead_tokens: [...session.dead_tokens, dead] })
    .where('id', '=', session.id)
    .execute();
  return successor;
}

async function putNewest({ tx, session, now, browser }: Line, token: string): Promise<void> {
  const hash = refreshTokenHash(token);
  await tx
    .insertInto('refresh_tokens')
    .values({ token_hash: hash, session_id: session.id, issued_at: now, expires_at: session.expires_at, browser })
    .execute();
  await tx.updateTable('sessions').set({ unconfirmed_token: hash }).where('id', '=', session.id).execute();
}

/** True if the token was replaced: then two clients hold the player's tokens, one of them an attacker. */
export const isOfDeadToken = ({ dead_tokens: dead }: Session, sign: string | null): boolean =>
  sign !== null && dead.some((hash) => confirms(sign, hash));

/** Records that the client has the newest refresh token. Writes. */
export async function confirmTokens({ db, ports }: Pick<Deps, 'db' | 'ports'>, session: Session, sign: string | null): Promise<void> {
  const hash = session.unconfirmed_token;
  if (hash === null || sign === null || !confirms(sign, hash)) return;
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sessions')
      .set({ unconfirmed_token: null })
      .where('id', '=', session.id)
      .where('unconfirmed_token', '=', hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await tx
      .updateTable('refresh_tokens')
      .set({ confirmed_at: ports.now() })
      .where('token_hash', '=', hash)
      .where('confirmed_at', 'is', null)
      .execute();
  });
}

/** Accepts used tokens too. */
export async function sessionIdOfRefreshToken(db: Kysely<Schema>, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', refreshTokenHash(token))
    .executeTakeFirst();
  return row?.session_id ?? null;
}
