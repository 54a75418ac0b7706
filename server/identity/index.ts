import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Result } from '#src/lib/result.ts';
import type { Bus } from '../live/bus.ts';
import type { Ports } from '../ports.ts';
import type { Schema } from '../store/schema.ts';
import { type CodeUse, type CodeWish, exchangeCode, issueCode, sessionOfRefreshToken } from './codes.ts';
import { createChangePassword, type PasswordChange, type PasswordRefusal } from './changePassword.ts';
import { noteDevice } from './devices.ts';
import { openKeys } from './keys.ts';
import { createLogIn, type LoggedIn, type LoginRefusal, type StepUp } from './logIn.ts';
import { upgradeLimitedToken } from './limitedTokens.ts';
import { makeCode, type Sending, type Verification, verifyCode } from './oneTimeCodes.ts';
import { createSignatureCache } from './signatureCache.ts';
import { rotateRefreshToken, sessionIdOfRefreshToken, type Rotation } from './refresh.ts';
import { endSession, findLiveSession, sweepSessions, type EndReason, type Session } from './sessions.ts';
import { issueAccessToken, issueAnonymousToken, readAccessToken, readAnonymousToken, type AccessClaims } from './tokens.ts';

export { openReset, RESET_MINUTES, sweepResets, takeReset } from './passwordReset.ts';
export type { PasswordRefusal } from './changePassword.ts';
export { sweepCodes } from './codes.ts';
export { LIMITED_SECONDS, sweepLimitedTokens } from './limitedTokens.ts';
export { isChallenge, isState } from './pkce.ts';
export { isCommonPassword } from './commonPasswords.ts';
export { hashPassword } from './passwords.ts';
export { ACCESS_TOKEN_SECONDS } from './tokens.ts';
export type { LoggedIn, LoginRefusal, StepUp } from './logIn.ts';
export { INACTIVITY_MINUTES, type EndReason, type Session } from './sessions.ts';

export type LoginPreferences = {
  /** The password is asked for whenever the browser was closed. */
  readonly isStrongAuthEnabled: boolean;
};

/** Who somebody is, and for how long we believe it. */
export type Identity = {
  /** `device`: the name of the browser, from which a player who wants strong logins needs no code. */
  readonly logIn: (email: string, password: string, device?: string | null) => Promise<Result<LoggedIn, LoginRefusal | StepUp>>;
  /** A code for a limited token, to be sent to its player. */
  readonly makeCode: (limitedToken: string) => Promise<Sending>;
  readonly verifyCode: (limitedToken: string, code: string) => Promise<Verification>;
  /** Null: it opens nothing. */
  readonly upgrade: (limitedToken: string) => Promise<LoggedIn | null>;
  readonly rotate: (refreshToken: string) => Promise<Rotation>;
  /** A code for somebody who is logged in, and what it opens. Null: it opens nothing. */
  readonly issueCode: (wish: CodeWish) => Promise<string>;
  readonly exchangeCode: (use: CodeUse) => Promise<LoggedIn | null>;
  /** The live session of a refresh token, which stays unused. */
  readonly sessionOfRefreshToken: (token: string) => Promise<Session | null>;
  /** The name of the browser of a login, and whether its player should be told of it. */
  readonly noteDevice: (playerId: string, given: string | null) => Promise<{ readonly device: string; readonly isNews: boolean }>;
  readonly issueAccessToken: (claims: AccessClaims) => Promise<string>;
  /** What a token says that we signed and that has not expired. Says nothing of its session: enough to choose what many may see. */
  readonly readSigned: (accessToken: string) => Promise<AccessClaims | null>;
  /** The groups that a player is in. */
  readonly segmentsOf: (playerId: string) => Promise<readonly string[]>;
  /** The live session of an access token, or null. An act of the player keeps the session alive; polls do not. */
  readonly authenticate: (accessToken: string, isAct: boolean) => Promise<Session | null>;
  /** Throws for a player there is not. */
  readonly loginPreferencesOf: (playerId: string) => Promise<LoginPreferences>;
  readonly setLoginPreferences: (playerId: string, preferences: LoginPreferences) => Promise<void>;
  readonly changePassword: (change: PasswordChange) => Promise<Result<undefined, PasswordRefusal>>;
  readonly endSession: (sessionId: string, reason: EndReason) => Promise<void>;
  /** The session that a logout speaks of; its tokens may have expired. */
  readonly sessionToEnd: (tokens: { readonly accessToken: string | null; readonly refreshToken: string | null }) => Promise<string | null>;
  readonly issueAnonymousToken: () => string;
  readonly readAnonymousToken: (token: string) => string | null;
  /** Ends sessions that have run out; returns how many. */
  readonly sweep: () => Promise<number>;
};

export async function openIdentity(deps: {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly bus: Bus;
  readonly log: Logger;
  readonly keysFile: string;
}): Promise<Identity> {
  const { db, ports } = deps;
  const keys = await openKeys(deps.keysFile);
  const withKeys = { ...deps, keys };
  return {
    logIn: createLogIn(deps),
    makeCode: (token) => makeCode(withKeys, token),
    verifyCode: (token, code) => verifyCode(withKeys, token, code),
    upgrade: (token) => upgradeLimitedToken(deps, token),
    rotate: (token) => rotateRefreshToken(withKeys, token),
    issueCode: (wish) => issueCode(deps, wish),
    exchangeCode: (use) => exchangeCode(deps, use),
    sessionOfRefreshToken: (token) => sessionOfRefreshToken(deps, token),
    noteDevice: (playerId, given) => noteDevice(deps, playerId, given),
    issueAccessToken: (claims) => issueAccessToken(keys, ports, claims),
    segmentsOf: async (playerId) =>
      (await db.selectFrom('player_segments').select('segment').where('player_id', '=', playerId).orderBy('segment').execute()).map(
        ({ segment }) => segment,
      ),
    readSigned: createSignatureCache(ports, (token) => readAccessToken(keys, ports, token)),
    authenticate: async (token, isAct) => {
      const claims = await readAccessToken(keys, ports, token);
      const session = claims && (await findLiveSession(deps, claims.sessionId, isAct));
      return session && session.player_id === claims.playerId ? session : null;
    },
    loginPreferencesOf: async (playerId) => {
      const player = await db.selectFrom('players').select('strong_auth_enabled').where('id', '=', playerId).executeTakeFirstOrThrow();
      return { isStrongAuthEnabled: player.strong_auth_enabled };
    },
    setLoginPreferences: async (playerId, { isStrongAuthEnabled }) => {
      await db.updateTable('players').set({ strong_auth_enabled: isStrongAuthEnabled }).where('id', '=', playerId).execute();
    },
    changePassword: createChangePassword(deps),
    endSession: (id, reason) => endSession(deps, id, reason),
    sessionToEnd: async ({ accessToken, refreshToken }) => {
      const claims = accessToken === null ? null : await readAccessToken(keys, ports, accessToken, true);
      return claims?.sessionId ?? (refreshToken === null ? null : sessionIdOfRefreshToken(db, refreshToken));
    },
    issueAnonymousToken: () => issueAnonymousToken(keys, ports),
    readAnonymousToken: (token) => readAnonymousToken(keys, token),
    sweep: () => sweepSessions(deps),
  };
}
