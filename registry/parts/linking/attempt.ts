import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { type BrandStorage, challengeOf, newSecret, newVerifier } from '#src/platform/index.ts';
import type { LinkingPartnerQuery } from '#src/gql/graphql.ts';

export type Partner = Omit<LinkingPartnerQuery['startup']['serviceAttributes'], '__typename'>;

export type Attempt = {
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly playerId: string;
};

const isAttempt = (value: unknown): value is Attempt =>
  isPlainObject(value) && ['state', 'verifier', 'nonce', 'playerId'].every((name) => typeof value[name] === 'string' && value[name] !== '');
const ATTEMPT = { key: 'player.linking', version: 1, isValid: isAttempt };

export const LINKING_CALLBACK = '/account_linking/callback';
/**
 * Stores the linking attempt and returns the partner's authorize URL. Throws if the partner's client id or address is missing, or if
 * storage fails.
 */
export async function beginLinking(
  storage: BrandStorage,
  partner: Partner,
  { origin, playerId, nonce }: Pick<Attempt, 'nonce' | 'playerId'> & { readonly origin: string },
): Promise<string> {
  const { partnerClientId: clientId, partnerAuthorizeUrl: address } = partner;
  if (!clientId) throw new Error('Unable to retrieve client id');
  if (!address) throw new Error('Unable to retrieve authorize URL');
  const attempt: Attempt = { state: newSecret(), verifier: newVerifier(), nonce, playerId };
  if (!storage.write(ATTEMPT, attempt)) throw new Error('The attempt cannot be kept');
  const to = new URL(address);
  const parameters = {
    client_id: clientId,
    code_challenge: await challengeOf(attempt.verifier),
    code_challenge_method: 'S256',
    nonce: attempt.nonce,
    redirect_uri: `${origin}${LINKING_CALLBACK}`,
    response_type: 'code',
    scope: 'openid favorites',
    state: attempt.state,
  };
  for (const [name, value] of Object.entries(parameters)) to.searchParams.set(name, value);
  return to.href;
}

export function takeAttempt(storage: BrandStorage): Attempt | null {
  const attempt = storage.read(ATTEMPT);
  storage.remove(ATTEMPT);
  return attempt;
}
