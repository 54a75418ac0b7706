import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Result } from '#src/shared/values/result.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { type CodeUse, type CodeWish, exchangeCode, issueCode, sessionOfRefreshToken } from './tokens/codes.ts';
import { createChangePassword, type PasswordChange, type PasswordRefusal } from './passwords/changePassword.ts';
import { isKnownDevice, noteDevice } from './sessions/devices.ts';
import { openKeys } from './tokens/keys.ts';
import { createLogIn, type LoginRefusal, type StepUp } from './sessions/logIn.ts';
import { upgradeLimitedToken } from './codes/limitedTokens.ts';
import { setLoginPreferences } from './sessions/loginPreferences.ts';
import type { Sending, Verification } from './codes/codeRules.ts';
import { makeCode, verifyCode } from './codes/oneTimeCodes.ts';
import { type CodeSource, isProven, makeSessionCode, verifySessionCode, type Who } from './codes/sessionCodes.ts';
import { isNonceOf, issueNonce } from './tokens/nonces.ts';
import { createSignatureCache } from './tokens/signatureCache.ts';
import { confirmTokens, isOfDeadToken, rotateRefreshToken, sessionIdOfRefreshToken, type Asker, type Rotation } from './tokens/refresh.ts';
import { endSession, findLiveSession, liveAmong, sweepSessions, type EndReason, type LoggedIn, type Session } from './sessions/sessions.ts';
import { type LoginPreferences, type Standing, standingOf } from './sessions/standing.ts';
import { issueAccessToken, issueAnonymousToken, readAccessToken, readAnonymousToken, signOf, type AccessClaims } from './tokens/tokens.ts';

/** Who somebody is, and for how long we believe it. */
export type Identity = {
  /** `device`: the name of the browser that the session is of, and from which a player who wants strong logins may need no code. */
  readonly logIn: (email: string, password: string, device?: string | null) => Promise<Result<LoggedIn, LoginRefusal | StepUp>>;
  /** A code for a limited token, to be sent to its player. */
  readonly makeCode: (limitedToken: string) => Promise<Sending>;
  readonly verifyCode: (limitedToken: string, code: string) => Promise<Verification>;
  /** A code within a session, to be sent to its player, and what it opens. */
  readonly makeSessionCode: (who: Who) => Promise<Sending>;
  readonly verifySessionCode: (who: Who, shown: { readonly code: string; readonly source: CodeSource }) => Promise<Verification>;
  /** Whether an act needs no code, or one was shown for it. The act itself takes the proof, by `takeProof` in its own transaction. */
  readonly isProven: (who: Who, source: CodeSource) => Promise<boolean>;
  /** Null: it opens nothing. */
  readonly upgrade: (limitedToken: string, device: string | null) => Promise<LoggedIn | null>;
  /** `asked`: the sign of the request, where it has one (`signOfRequest`). */
  readonly rotate: (refreshToken: string, asker?: Partial<Asker>) => Promise<Rotation>;
  /** A code for somebody who is logged in, and what it opens. Null: it opens nothing. */
  readonly issueCode: (wish: CodeWish) => Promise<string>;
  readonly exchangeCode: (use: CodeUse) => Promise<LoggedIn | null>;
  /** The live session of a refresh token, which stays unused. `device`: the name of the browser that shows it. */
  readonly sessionOfRefreshToken: (token: string, device: string | null) => Promise<Session | null>;
  /** Notes the browser of a login; whether its player should be told of it. */
  readonly noteDevice: (playerId: string, device: string) => Promise<boolean>;
  /** Whether a player has shown, with this browser, all that a login of theirs needs. */
  readonly isKnownDevice: (playerId: string, given: string | null) => Promise<boolean>;
  /** `refreshToken`: what goes out beside it; its first use shows that both have arrived. */
  readonly issueAccessToken: (claims: Omit<AccessClaims, 'sign'> & { readonly refreshToken?: string }) => Promise<string>;
  /** What a token says that we signed and that has not expired. Says nothing of its session: enough to choose what many may see. */
  readonly readSigned: (accessToken: string) => Promise<AccessClaims | null>;
  /** Throws for a player there is not. */
  readonly standingOf: (playerId: string) => Promise<Standing>;
  /** The live session of an access token, or null. An act of the player keeps the session alive; polls do not. */
  readonly authenticate: (accessToken: string, isAct: boolean) => Promise<Session | null>;
  /** Whether a session that was shown before is still alive; an act of its player keeps it so. */
  readonly isLive: (sessionId: string, isAct: boolean) => Promise<boolean>;
  readonly liveAmong: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** False: a code is needed first, and nothing has changed. */
  readonly setLoginPreferences: (who: Who, preferences: LoginPreferences) => Promise<boolean>;
  readonly changePassword: (change: PasswordChange) => Promise<Result<undefined, PasswordRefusal>>;
  readonly endSession: (sessionId: string, reason: EndReason) => Promise<void>;
  /** The session that a logout speaks of; its tokens may have expired. */
  readonly sessionToEnd: (tokens: { readonly accessToken: string | null; readonly refreshToken: string | null }) => Promise<string | null>;
  /** For an attempt of a player to link an account of a partner. */
  readonly issueNonce: (playerId: string) => string;
  readonly isNonceOf: (playerId: string, nonce: string) => boolean;
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
    makeSessionCode: (who) => makeSessionCode(withKeys, who),
    verifySessionCode: (who, shown) => verifySessionCode(withKeys, who, shown),
    isProven: (who, source) => isProven(deps, who, source),
    upgrade: (token, device) => upgradeLimitedToken(deps, token, device),
    rotate: (token, { asked = null, device = null } = {}) => rotateRefreshToken(withKeys, token, { asked, device }),
    issueCode: (wish) => issueCode(deps, wish),
    exchangeCode: (use) => exchangeCode(deps, use),
    sessionOfRefreshToken: (token, device) => sessionOfRefreshToken(deps, token, device),
    noteDevice: (playerId, device) => noteDevice(deps, playerId, device),
    isKnownDevice: (playerId, given) => isKnownDevice(db, playerId, given),
    issueAccessToken: ({ refreshToken, ...claims }) =>
      issueAccessToken(keys, ports, { ...claims, sign: refreshToken === undefined ? null : signOf(refreshToken) }),
    standingOf: (playerId) => standingOf(db, playerId),
    readSigned: createSignatureCache(ports, (token) => readAccessToken(keys, ports, token)),
    authenticate: async (token, isAct) => {
      const claims = await readAccessToken(keys, ports, token);
      const session = claims && (await findLiveSession(deps, claims.sessionId, isAct));
      if (!session || session.player_id !== claims.playerId) return null;
      if (isOfDeadToken(session, claims.sign ?? null)) {
        await endSession(deps, session.id, 'token-reuse');
        return null;
      }
      await confirmTokens(deps, session, claims.sign ?? null);
      return session;
    },
    isLive: async (id, isAct) => (await findLiveSession(deps, id, isAct)) !== null,
    liveAmong: (ids) => liveAmong(deps, ids),
    setLoginPreferences: (who, preferences) => setLoginPreferences(deps, who, preferences),
    changePassword: createChangePassword(deps),
    endSession: (id, reason) => endSession(deps, id, reason),
    sessionToEnd: async ({ accessToken, refreshToken }) => {
      const claims = accessToken === null ? null : await readAccessToken(keys, ports, accessToken, true);
      return claims?.sessionId ?? (refreshToken === null ? null : sessionIdOfRefreshToken(db, refreshToken));
    },
    issueNonce: (playerId) => issueNonce(keys, ports, playerId),
    isNonceOf: (playerId, nonce) => isNonceOf(keys, ports, playerId, nonce),
    issueAnonymousToken: () => issueAnonymousToken(keys, ports),
    readAnonymousToken: (token) => readAnonymousToken(keys, token),
    sweep: () => sweepSessions(deps),
  };
}
