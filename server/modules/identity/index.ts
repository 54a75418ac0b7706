import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Result } from '#src/shared/values/result.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import type { Site } from '#server/platform/webauthn.ts';
import { type CodeUse, type CodeRequest, exchangeCode, issueCode, sessionOfRefreshToken } from './tokens/codes.ts';
import { createChangePassword, type PasswordChange, type PasswordRefusal } from './passwords/changePassword.ts';
import { isKnownDevice, noteDevice, notifyOfDevice } from './sessions/devices.ts';
import { ownBucketOf, type Shown } from './lockout/ownBuckets.ts';
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
import { addPasskey, askForNewPasskey, type Made, removePasskey } from './passkeys/ownPasskeys.ts';
import { askForPasskey, logInByPasskey, type PasskeyLoginRefusal, type PasskeyUse } from './passkeys/passkeyLogIn.ts';
import { createRecentlyEnded } from './sessions/recentlyEnded.ts';
import { type LoginPreferences, type SessionView, sessionViewOf } from './sessions/sessionView.ts';
import { sealingBy } from './tokens/seal.ts';
import {
  ACCESS_TOKEN_SECONDS,
  issueAccessToken,
  issueAnonymousToken,
  readAccessToken,
  readAnonymousToken,
  signOf,
  type AccessClaims,
} from './tokens/tokens.ts';

export type Identity = {
  /** A known `device` may need no code. */
  readonly logIn: (email: string, password: string, device?: string | null) => Promise<Result<LoggedIn, LoginRefusal | StepUp>>;
  readonly logInByPasskey: (use: PasskeyUse) => Promise<Result<LoggedIn, PasskeyLoginRefusal>>;
  readonly askForPasskey: (site: Site) => ReturnType<typeof askForPasskey>;
  readonly askForNewPasskey: (who: Who, on: { readonly site: Site; readonly brandName: string }) => ReturnType<typeof askForNewPasskey>;
  readonly addPasskey: (who: Who, made: Made) => ReturnType<typeof addPasskey>;
  readonly removePasskey: (who: Who, id: string) => ReturnType<typeof removePasskey>;
  readonly makeCode: (limitedToken: string) => Promise<Sending>;
  readonly verifyCode: (limitedToken: string, code: string) => Promise<Verification>;
  readonly makeSessionCode: (who: Who) => Promise<Sending>;
  readonly verifySessionCode: (who: Who, shown: { readonly code: string; readonly source: CodeSource }) => Promise<Verification>;
  readonly isProven: (who: Who, source: CodeSource) => Promise<boolean>;
  readonly upgrade: (limitedToken: string, device: string | null) => Promise<LoggedIn | null>;
  readonly rotate: (refreshToken: string, asker?: Partial<Asker>) => Promise<Rotation>;
  readonly issueCode: (wish: CodeRequest) => Promise<string>;
  readonly exchangeCode: (use: CodeUse) => Promise<LoggedIn | null>;
  readonly sessionOfRefreshToken: (token: string, device: string | null) => Promise<Session | null>;
  readonly noteDevice: (login: { readonly playerId: string; readonly at: Date }, device: string) => Promise<string | null>;
  readonly notifyOfDevice: (login: { readonly playerId: string; readonly at: Date }) => Promise<string>;
  readonly isKnownDevice: (playerId: string, given: string | null) => Promise<boolean>;
  readonly ownBucketOf: (shown: Shown) => Promise<string | null>;
  /** The client's first use of the access token confirms that it received `refreshToken`. */
  readonly issueAccessToken: (claims: Omit<AccessClaims, 'sign'> & { readonly refreshToken?: string }) => Promise<string>;
  /** Reads claims without a database query; null if the session is known to have ended. */
  readonly readSigned: (accessToken: string) => Promise<AccessClaims | null>;
  readonly sessionViewOf: (playerId: string) => Promise<SessionView>;
  /** Null if the session is not live. Ends the session if the access token belongs to a replaced refresh token. */
  readonly authenticate: (accessToken: string, isAct: boolean) => Promise<Session | null>;
  readonly isLive: (sessionId: string, isAct: boolean) => Promise<boolean>;
  readonly liveAmong: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** False if the change needs a code. */
  readonly setLoginPreferences: (who: Who, preferences: Partial<LoginPreferences>) => Promise<boolean>;
  readonly changePassword: (change: PasswordChange) => Promise<Result<undefined, PasswordRefusal>>;
  readonly endSession: (sessionId: string, reason: EndReason) => Promise<void>;
  readonly sessionToEnd: (tokens: { readonly accessToken: string | null; readonly refreshToken: string | null }) => Promise<string | null>;
  readonly issueNonce: (playerId: string) => string;
  readonly isNonceOf: (playerId: string, nonce: string) => boolean;
  readonly issueAnonymousToken: () => string;
  readonly readAnonymousToken: (token: string) => string | null;
  readonly seal: (purpose: string, text: string) => string;
  /** Decrypts; null unless `seal` encrypted the text for this purpose. */
  readonly unseal: (purpose: string, sealed: string) => string | null;
  readonly sweep: () => Promise<number>;
};

export async function openIdentity(deps: {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly bus: Bus;
  readonly log: Logger;
  readonly keysFile: string;
  readonly mail: Pick<Outbox, 'put'>;
  /** False in production. Where true, demo players need no codes. */
  readonly hasSandbox?: boolean;
}): Promise<Identity> {
  const { db, ports } = deps;
  const keys = await openKeys(deps.keysFile);
  const withKeys = { ...deps, keys };
  const readKept = createSignatureCache(ports, (token) => readAccessToken(keys, ports, token));
  const hasEnded = createRecentlyEnded(deps.bus, () => ports.now().getTime(), ACCESS_TOKEN_SECONDS * 1_000);
  return {
    logIn: createLogIn(deps),
    logInByPasskey: (use) => logInByPasskey(deps, use),
    askForPasskey: (site) => askForPasskey(deps, site),
    askForNewPasskey: (who, on) => askForNewPasskey(deps, who, on),
    addPasskey: (who, made) => addPasskey(deps, who, made),
    removePasskey: (who, id) => removePasskey(deps, who, id),
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
    noteDevice: (login, device) => noteDevice(deps, login, device),
    notifyOfDevice: (login) => notifyOfDevice(deps, login),
    isKnownDevice: (playerId, given) => isKnownDevice(db, playerId, given),
    ownBucketOf: (shown) => ownBucketOf(db, shown, ports.now()),
    issueAccessToken: ({ refreshToken, ...claims }) =>
      issueAccessToken(keys, ports, { ...claims, sign: refreshToken === undefined ? null : signOf(refreshToken) }),
    sessionViewOf: (playerId) => sessionViewOf(db, playerId),
    readSigned: async (token) => {
      const claims = await readKept(token);
      return claims && hasEnded(claims.sessionId) ? null : claims;
    },
    authenticate: async (token, isAct) => {
      const claims = await readKept(token);
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
    ...sealingBy(keys.secret),
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
