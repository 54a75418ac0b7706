import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { browserOf } from '../sessions/browserOf.ts';
import { fitsChallenge } from './pkce.ts';
import { endSession, findLiveSession, lockPlayer, type LoggedIn, openSession, notifyEnded, type Session } from '../sessions/sessions.ts';
import { hasOwnGuesses } from '../sessions/knownDevices.ts';
import { refreshTokenHash } from './tokens.ts';

export const CODE_SECONDS = 60;
const KEPT_MS = 24 * 3_600_000;

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus: Bus; readonly log: Logger };
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Finds a refresh token's live session. Null if the client uses a newer token, another browser sends this one, or the session is over. */
export async function sessionOfRefreshToken(deps: Deps, token: string, device: string | null): Promise<Session | null> {
  if (device === null) return null;
  const row = await deps.db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select('session_id')
    .where('token_hash', '=', refreshTokenHash(token))
    .where('dead_at', 'is', null)
    .where((by) => by.or([by('used_at', 'is', null), by('successor_hash', '=', by.ref('unconfirmed_token'))]))
    .where('browser', '=', browserOf(device))
    .executeTakeFirst();
  return row ? findLiveSession(deps, row.session_id, true) : null;
}

export type CodeRequest = {
  readonly playerId: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
};

export async function issueCode({ db, ports }: Deps, { playerId, clientId, redirectUri, challenge }: CodeRequest): Promise<string> {
  const code = ports.newSecret(32);
  const now = ports.now();
  await db
    .insertInto('oauth_codes')
    .values({
      code_hash: hashOf(code),
      player_id: playerId,
      client_id: clientId,
      redirect_uri: redirectUri,
      code_challenge: challenge,
      issued_at: now,
      expires_at: new Date(now.getTime() + CODE_SECONDS * 1_000),
    })
    .execute();
  return code;
}

export type CodeUse = {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly verifier: string;
  readonly device: string | null;
};

/** Exchanges a code for a session, once; else null. A second use ends the session (RFC 6749 §4.1.2). Locks, writes and publishes. */
export async function exchangeCode(deps: Deps, use: CodeUse): Promise<LoggedIn | null> {
  const outcome = await deps.db.transaction().execute((tx) => exchangeIn(tx, deps, use));
  if (outcome.kind === 'reused') await endSession(deps, outcome.sessionId, 'token-reuse');
  if (outcome.kind !== 'opened') {
    deps.log.info({ event: 'code-refused', reason: outcome.kind });
    return null;
  }
  notifyEnded(deps.bus, outcome.endedIds, 'superseded');
  deps.log.info({ event: 'logged-in', playerId: outcome.session.player_id, sessionId: outcome.session.id, ended: outcome.endedIds.length });
  return { session: outcome.session, refreshToken: outcome.refreshToken };
}

type Outcome =
  | { readonly kind: 'opened'; readonly session: Session; readonly refreshToken: string; readonly endedIds: readonly string[] }
  | { readonly kind: 'reused'; readonly sessionId: string }
  | { readonly kind: 'refused' };

async function exchangeIn(tx: Transaction<Schema>, { ports }: Deps, use: CodeUse): Promise<Outcome> {
  const now = ports.now();
  const row = await tx.selectFrom('oauth_codes').selectAll().where('code_hash', '=', hashOf(use.code)).forUpdate().executeTakeFirst();
  if (!row) return { kind: 'refused' };
  if (row.used_at !== null) return row.session_id === null ? { kind: 'refused' } : { kind: 'reused', sessionId: row.session_id };
  const mark = (sessionId: string | null) =>
    tx.updateTable('oauth_codes').set({ used_at: now, session_id: sessionId }).where('code_hash', '=', row.code_hash).execute();
  const isOurs = row.client_id === use.clientId && row.redirect_uri === use.redirectUri && row.expires_at > now;
  if (!isOurs || !fitsChallenge(use.verifier, row.code_challenge)) {
    // A wrong client or verifier voids the code.
    await mark(null);
    return { kind: 'refused' };
  }
  const player = await lockPlayer(tx, row.player_id);
  if (player.locked_at !== null && !(await hasOwnGuesses(tx, row.player_id, use.device))) return { kind: 'refused' };
  const opened = await openSession(tx, ports, { player, isShown: false, device: use.device });
  await mark(opened.session.id);
  return { kind: 'opened', ...opened };
}

export async function sweepCodes({ db, ports }: Pick<Deps, 'db' | 'ports'>): Promise<void> {
  await db
    .deleteFrom('oauth_codes')
    .where('expires_at', '<', new Date(ports.now().getTime() - KEPT_MS))
    .execute();
}
