import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { reportError } from '#src/platform/index.ts';
import type { AuthDoor } from '#src/core/auth/index.ts';
import { OAUTH_CALLBACK, type OauthAttempt } from './oauthAttempt.ts';

export type OauthFault = 'declined' | 'login-required' | 'no-code' | 'not-ours' | 'offline' | 'over' | 'unavailable';

type Hands = {
  /** Null if the attempt was already used or began in another tab. */
  readonly attempt: OauthAttempt | null;
  readonly origin: string;
  readonly logInByCode: AuthDoor['logInByCode'];
};

/** OAuth error codes (RFC 6749 §4.1.2.1). */
const byError: ReadonlyMap<string, OauthFault> = new Map([
  ['access_denied', 'declined'],
  ['login_required', 'login-required'],
]);

/** Exchanges the authorization code for a login, if this tab began the attempt. Reports errors. */
export async function finishOauth(search: string, { attempt, origin, logInByCode }: Hands): Promise<Result<undefined, OauthFault>> {
  const query = new URLSearchParams(search);
  const [code, state, issuer, error] = ['code', 'state', 'iss', 'error'].map((name) => query.get(name));
  if (attempt === null || state !== attempt.state) return fail('not-ours', 'state is not that of this browser');
  // Requires the issuer `iss`, which our server always sends (RFC 9207).
  if (issuer !== origin) return fail('not-ours', 'another issuer has answered');
  if (error) return fail(byError.get(error) ?? 'unavailable', error);
  if (!code) return fail('no-code', 'Authorization code missing');
  const entered = await logInByCode({ code, verifier: attempt.verifier, redirectUri: `${origin}${OAUTH_CALLBACK}` });
  if (entered.ok) return ok(undefined);
  if (entered.refusal.code === 'offline') return refuse('offline');
  return fail(entered.refusal.code === 'code-over' ? 'over' : 'unavailable', entered.refusal.code);
}

function fail(fault: OauthFault, message: string) {
  if (fault !== 'login-required') reportError('auth', new Error(`oauth ${fault}: ${message}`));
  return refuse(fault);
}
