import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { type BrandStorage, challengeOf, newSecret, newVerifier } from '#src/platform/index.ts';

/** OAuth login attempt, for a single use. The tab's storage keeps it during the redirect. */
export type OauthAttempt = { readonly state: string; readonly verifier: string; readonly previousPath: string };

const isAttempt = (value: unknown): value is OauthAttempt =>
  isPlainObject(value) && ['state', 'verifier', 'previousPath'].every((name) => typeof value[name] === 'string' && value[name] !== '');
const ATTEMPT = { key: 'oauth', version: 1, isValid: isAttempt };

export const OAUTH_CALLBACK = '/oauth_callback';

type Way = { readonly origin: string; readonly clientId: string; readonly previousPath: string };

/** Stores an attempt and returns the authorize URL. Throws without a client ID or if storage fails (product §5). */
export async function beginOauth(storage: BrandStorage, { origin, clientId, previousPath }: Way): Promise<string> {
  if (clientId === '') throw new Error('Unable to retrieve client id');
  const attempt: OauthAttempt = { state: newSecret(), verifier: newVerifier(), previousPath };
  if (!storage.write(ATTEMPT, attempt)) throw new Error('The attempt cannot be kept');
  const to = new URL('/oauth/authorize', origin);
  const parameters = {
    client_id: clientId,
    code_challenge: await challengeOf(attempt.verifier),
    code_challenge_method: 'S256',
    redirect_uri: `${origin}${OAUTH_CALLBACK}`,
    response_type: 'code',
    state: attempt.state,
  };
  for (const [name, value] of Object.entries(parameters)) to.searchParams.set(name, value);
  return to.href;
}

export function takeOauth(storage: BrandStorage): OauthAttempt | null {
  const attempt = storage.read(ATTEMPT);
  storage.remove(ATTEMPT);
  return attempt;
}
