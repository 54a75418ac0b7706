import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { networkPrefix } from '#server/platform/http/address.ts';
import { mayBeOffered } from '#server/modules/responsibleGaming/offered/index.ts';
import { MAY_NOT_PLAY } from '#server/platform/viewer.ts';
import type { AppDeps } from '../../deps.ts';
import { promoteBetslip } from '#server/modules/betting/slip/index.ts';
import { ACCESS_TOKEN_SECONDS } from '#server/modules/identity/tokens/index.ts';
import { LIMITED_SECONDS } from '#server/modules/identity/codes/index.ts';
import type { Shown } from '#server/modules/identity/lockout/index.ts';
import { namedIn } from '#server/modules/identity/passkeys/index.ts';
import type { Session, StepUp } from '#server/modules/identity/sessions/index.ts';
import { TooBusy } from '#server/platform/http/tooBusy.ts';
import { callerOf, isForeignPage } from '../caller.ts';
import { CLIENTS } from '../clients.ts';
import { entering, giveDevice, noteLogin, readDevice, watchLogin } from '../deviceCookie.ts';
import { GuessGate } from '#server/platform/rateLimits/index.ts';
import { clearRefreshCookie, readRefreshCookie, markNoOffers, setRefreshCookie } from '../refreshCookie.ts';
import { withTimeout } from '#server/platform/withTimeout.ts';
import { passkeyIn, passkeySiteOf } from '../passkeySite.ts';
import { signOfRequest } from '../signOfRequest.ts';
import { type TokenForm, tokenFormOf, upgradeFormOf } from '../tokenForm.ts';

/** Maximum time that a login waits for the exclusion register, whose own timeout is two seconds. */
const REGISTER_WAIT_MS = 500;
/** Validity of an access token issued without the register's answer, short so that an allowed player gets offers soon. */
const UNCHECKED_SECONDS = 120;
/** Maximum failures per grant type. Failures on known devices are counted by account, others by network prefix. */
const GUESSES = { most: 100, windowMs: 600_000 } as const;
const QUEUE = { mostOfLine: 140, mostWaiting: 1_000 } as const;

type Refusal = { readonly status: 400 | 401 | 403 | 409 | 429; readonly error: string; readonly description: string };
const refusals = {
  foreignPage: { status: 403, error: 'invalid_request', description: 'Logins from pages of other sites are refused.' },
  notAForm: { status: 400, error: 'invalid_request', description: 'Send a form: application/x-www-form-urlencoded, every parameter once.' },
  noGrant: { status: 400, error: 'invalid_request', description: 'grant_type is missing.' },
  unknownGrant: {
    status: 400,
    error: 'unsupported_grant_type',
    description: 'grant_type must be one of authorization_code, limited_access_token, passkey, password, refresh_token.',
  },
  unknownClient: { status: 401, error: 'invalid_client', description: 'client_id is unknown.' },
  noPassword: { status: 400, error: 'invalid_request', description: 'username and password are required.' },
  noPasskey: { status: 400, error: 'invalid_request', description: 'passkey is missing or is not a JSON object.' },
  unknownPasskey: { status: 400, error: 'invalid_grant', description: 'We do not know this passkey. Log in with your password.' },
  wrong: { status: 400, error: 'invalid_grant', description: 'The email address or the password is wrong.' },
  locked: {
    status: 400,
    error: 'invalid_grant',
    description: 'This login is locked after 3 failed attempts. Reset your password to unlock it.',
  },
  busy: { status: 429, error: 'temporarily_unavailable', description: 'Too many attempts at once. Try again in a moment.' },
  deadLimited: { status: 400, error: 'invalid_grant', description: 'The one-time code was not entered in time. Log in again.' },
  noLimited: { status: 400, error: 'invalid_request', description: 'limited_access_token is missing.' },
  noCode: { status: 400, error: 'invalid_request', description: 'code, code_verifier and redirect_uri are required.' },
  deadCode: { status: 400, error: 'invalid_grant', description: 'The authorization code was used already or has expired.' },
  noLocation: {
    status: 400,
    error: 'invalid_request',
    description: 'Missing Application location. Send x-region-code and x-country-code.',
  },
  noToken: { status: 400, error: 'invalid_request', description: 'refresh_token is missing.' },
  idle: { status: 400, error: 'invalid_grant', description: 'The session ended because of inactivity. Log in again.' },
  repeated: { status: 409, error: 'invalid_grant', description: 'This refresh was answered before, and the new token is in use.' },
  superseded: {
    status: 400,
    error: 'invalid_grant',
    description: 'The session ended because the player logged in elsewhere. Log in again.',
  },
  ended: { status: 400, error: 'invalid_grant', description: 'The session is over. Log in again.' },
  deadToken: { status: 400, error: 'invalid_grant', description: 'The session has ended. Log in again.' },
} as const satisfies Record<string, Refusal>;

/**
 * Serves `POST /oauth/token` (RFC 6749 §4.1, §4.3, §6, RFC 7636; product §7; our own grant for passkeys) and `POST
 * /api/limited_access_tokens/upgrade`.
 */
export function registerTokenEndpoint(app: FastifyInstance, deps: AppDeps): void {
  const gateOf = (grant: keyof typeof grants) => new GuessGate(deps.rateLimits.open(`logins-${grant}`, GUESSES), QUEUE);
  const gates: Readonly<Record<keyof typeof grants, GuessGate>> = {
    authorization_code: gateOf('authorization_code'),
    limited_access_token: gateOf('limited_access_token'),
    passkey: gateOf('passkey'),
    password: gateOf('password'),
    refresh_token: gateOf('refresh_token'),
  };
  app.post('/oauth/token', (request, reply) => answerForm(request, reply, tokenFormOf(request)));
  app.post('/api/limited_access_tokens/upgrade', (request, reply) => answerForm(request, reply, upgradeFormOf(request), 'noLimited'));

  async function answerForm(
    request: FastifyRequest,
    reply: FastifyReply,
    form: TokenForm | null,
    unread: keyof typeof refusals = 'notAForm',
  ) {
    void reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
    // Refuses pages of other sites, which could log the player in to an attacker's account.
    if (isForeignPage(request)) return refuse(reply, 'foreignPage');
    if (!form) return refuse(reply, unread);
    const grant = form.get('grant_type');
    if (!grant) return refuse(reply, 'noGrant');
    if (!isKeyOf(grants, grant)) return refuse(reply, 'unknownGrant');
    if (!CLIENTS.has(form.get('client_id') ?? '')) return refuse(reply, 'unknownClient');
    const shown = shownIn(grant, request, form);
    const own = shown && (await deps.identity.ownBucketOf(shown));
    const answer = () => grants[grant](deps, request, reply, form);
    // A refresh is no guess if it has no token or comes from the session's own device.
    if (grant === 'refresh_token' && (shown === null || own !== null)) return answer();
    try {
      return await gates[grant].run(own ?? networkPrefix(request.ip), answer, isWrong);
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      return { ...refuse(reply.header('retry-after', error.retrySeconds), 'busy'), retry_after: error.retrySeconds };
    }
  }
}

function shownIn(grant: keyof typeof grants, request: FastifyRequest, form: TokenForm): Shown | null {
  const device = readDevice(request);
  const secretOf = (kind: Exclude<Shown['kind'], 'device'>, secret: string | null | undefined): Shown | null =>
    secret ? { kind, secret } : null;
  switch (grant) {
    case 'authorization_code':
      return secretOf('oauth-code', form.get('code'));
    case 'limited_access_token':
      return secretOf('limited-token', form.get('limited_access_token'));
    case 'refresh_token':
      return secretOf('refresh-token', form.get('refresh_token') ?? readRefreshCookie(request));
    case 'password':
      return { kind: 'device', device, account: { email: (form.get('username') ?? '').slice(0, 320) } };
    case 'passkey': {
      const named = namedIn(passkeyIn(form.get('passkey') ?? '') ?? {});
      return named && { kind: 'device', device, account: { playerId: named.playerId } };
    }
  }
}

const isWrong = (granted: object): boolean => 'error_reason' in granted && COUNTED.has(granted.error_reason);
/** Headers that a token refresh must send (product §5). */
const LOCATION = ['x-region-code', 'x-country-code'] as const;
const COUNTED: ReadonlySet<unknown> = new Set(['deadCode', 'deadLimited', 'deadToken', 'locked', 'unknownPasskey', 'wrong']);

async function codeGrant(deps: AppDeps, request: FastifyRequest, reply: FastifyReply, form: TokenForm) {
  const [code = '', verifier = '', redirectUri = ''] = ['code', 'code_verifier', 'redirect_uri'].map((name) => form.get(name));
  if (!code || !verifier || !redirectUri) return refuse(reply, 'noCode');
  const browser = entering(deps, request);
  const clientId = form.get('client_id') ?? '';
  const loggedIn = await deps.identity.exchangeCode({ code, verifier, redirectUri, clientId, device: browser.holder });
  if (loggedIn === null) return refuse(reply, 'deadCode');
  if (browser.device !== readDevice(request)) giveDevice(reply, browser);
  await watchLogin(deps, request, loggedIn.session);
  await bringBetslip(deps, request, loggedIn.session);
  return grantTokens(deps, reply, loggedIn.session, loggedIn.refreshToken);
}

async function passwordGrant(deps: AppDeps, request: FastifyRequest, reply: FastifyReply, form: TokenForm) {
  const username = form.get('username');
  const password = form.get('password');
  if (!username || !password || username.length > 320 || password.length > 1_024) return refuse(reply, 'noPassword');
  const browser = entering(deps, request);
  const loggedIn = await deps.identity.logIn(username, password, browser.holder);
  if (!loggedIn.ok) return typeof loggedIn.refusal === 'string' ? refuse(reply, loggedIn.refusal) : stepUp(reply, loggedIn.refusal);
  giveDevice(reply, browser);
  await noteLogin(deps, browser, loggedIn.value.session);
  await bringBetslip(deps, request, loggedIn.value.session);
  return grantTokens(deps, reply, loggedIn.value.session, loggedIn.value.refreshToken);
}

async function passkeyGrant(deps: AppDeps, request: FastifyRequest, reply: FastifyReply, form: TokenForm) {
  const response = passkeyIn(form.get('passkey') ?? '');
  if (response === null) return refuse(reply, 'noPasskey');
  const site = passkeySiteOf(deps.config, request);
  const browser = entering(deps, request);
  const loggedIn = site && (await deps.identity.logInByPasskey({ site, response, device: browser.holder }));
  if (!loggedIn?.ok) return refuse(reply, loggedIn?.refusal === 'locked' ? 'locked' : 'unknownPasskey');
  giveDevice(reply, browser);
  await noteLogin(deps, browser, loggedIn.value.session);
  await bringBetslip(deps, request, loggedIn.value.session);
  return grantTokens(deps, reply, loggedIn.value.session, loggedIn.value.refreshToken);
}

function stepUp(reply: FastifyReply, { limitedToken }: StepUp) {
  void reply.code(403);
  return {
    error: 'mfa_required',
    error_description: 'Please enter your code.',
    error_reason: 'stepUp' as const,
    limited_access_token: limitedToken,
    expires_in: LIMITED_SECONDS,
  };
}

async function limitedGrant(deps: AppDeps, request: FastifyRequest, reply: FastifyReply, form: TokenForm) {
  const limitedToken = form.get('limited_access_token');
  if (!limitedToken) return refuse(reply, 'noLimited');
  const browser = entering(deps, request);
  const loggedIn = await deps.identity.upgrade(limitedToken, browser.holder);
  if (loggedIn === null) return refuse(reply, 'deadLimited');
  giveDevice(reply, browser);
  await noteLogin(deps, browser, loggedIn.session);
  await bringBetslip(deps, request, loggedIn.session);
  return grantTokens(deps, reply, loggedIn.session, loggedIn.refreshToken);
}

/** Moves the visitor's betslip to the player. Logs failures, which must not stop a login. */
async function bringBetslip(deps: AppDeps, request: FastifyRequest, session: Session): Promise<void> {
  const anonymousId = deps.identity.readAnonymousToken(callerOf(request).header('x-anonymous-authorization') ?? '');
  if (anonymousId === null) return;
  try {
    await promoteBetslip(deps, { fromOwner: `anonymous:${anonymousId}`, toOwner: `player:${session.player_id}` });
  } catch (error) {
    deps.log.error({ event: 'betslip-not-promoted', error, sessionId: session.id });
  }
}

async function refreshGrant(deps: AppDeps, request: FastifyRequest, reply: FastifyReply, form: TokenForm) {
  const fromBody = form.get('refresh_token');
  const token = fromBody ?? readRefreshCookie(request);
  if (!token) return refuse(reply, 'noToken');
  if (LOCATION.some((name) => !callerOf(request).header(name))) return refuse(reply, 'noLocation');
  const rotation = await deps.identity.rotate(token, { asked: signOfRequest(request), device: readDevice(request) });
  if (rotation.kind !== 'rotated') {
    deps.log.info({ event: 'refresh-refused', reason: rotation.kind });
    // Keeps the cookie, which the first of two equal requests has just set.
    if (rotation.kind === 'repeated') return refuse(reply, 'repeated');
    if (fromBody === undefined) clearRefreshCookie(reply);
    return refuse(reply, rotation.kind === 'refused' || rotation.kind === 'reused' ? 'deadToken' : rotation.kind);
  }
  return grantTokens(deps, reply, rotation.session, rotation.refreshToken);
}

async function grantTokens(deps: AppDeps, reply: FastifyReply, session: Session, refreshToken: string) {
  const playerId = session.player_id;
  const { segments: own, isStrongAuthEnabled } = await deps.identity.sessionViewOf(playerId);
  // On timeout, logs the player in without offers, while the request to the register continues.
  const isChecked = await withTimeout(REGISTER_WAIT_MS, deps.register.ensure(playerId));
  const expires_in = isChecked === true ? ACCESS_TOKEN_SECONDS : UNCHECKED_SECONDS;
  const getsNoOffers = !(await mayBeOffered(deps.db, playerId, deps.ports.now()));
  const segments = [...own, ...(getsNoOffers ? [MAY_NOT_PLAY] : [])];
  const access_token = await deps.identity.issueAccessToken({ playerId, sessionId: session.id, segments, refreshToken });
  const leftSeconds = Math.max(0, Math.floor((session.expires_at.getTime() - deps.ports.now().getTime()) / 1000));
  setRefreshCookie(reply, refreshToken, isStrongAuthEnabled ? null : leftSeconds);
  markNoOffers(reply, getsNoOffers);
  return { access_token, refresh_token: refreshToken, user_id: playerId, expires_in, token_type: 'Bearer' };
}

const grants = {
  authorization_code: codeGrant,
  limited_access_token: limitedGrant,
  passkey: passkeyGrant,
  password: passwordGrant,
  refresh_token: refreshGrant,
};

function refuse(reply: FastifyReply, name: keyof typeof refusals) {
  const { status, error, description } = refusals[name];
  void reply.code(status);
  return { error, error_description: description, error_reason: name };
}
