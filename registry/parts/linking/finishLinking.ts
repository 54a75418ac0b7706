import { AccountLinkCreateDocument } from '#src/gql/graphql.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { type Platform, reportError } from '#src/platform/index.ts';
import { type Attempt, LINKING_CALLBACK, type Partner } from './attempt.ts';

/** Reasons why account linking fails (product §8). */
export type LinkingFault = 'ALREADY_LINKED' | 'DUPLICATE_ID' | 'INVALID' | 'ONE_ID_AUTH_FAIL' | 'ONE_ID_TOKEN_FAIL';

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

type Hands = {
  readonly platform: Pick<Platform, 'client'>;
  readonly partner: Partner;
  /** Null if the linking attempt was already used or belongs to another tab. */
  readonly attempt: Attempt | null;
  readonly origin: string;
  readonly playerId: string;
  readonly fetcher?: typeof fetch;
};

/** Sends the partner's ID token to the server. Returns the reason for a failure, and never throws. */
export async function finishLinking(search: string, hands: Hands): Promise<Result<undefined, LinkingFault>> {
  const { attempt, partner, playerId } = hands;
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (!code) return fail('ONE_ID_AUTH_FAIL', `Authorization code missing ${query.get('error') ?? ''}`.trim());
  if (attempt === null || query.get('state') !== attempt.state || attempt.playerId !== playerId)
    return fail('INVALID', 'state is not that of this browser');
  // Rejects a response from another issuer (RFC 9207).
  const issuer = query.get('iss');
  if (issuer === null ? partner.partnerSendsIssuer : issuer !== partner.partnerIssuer)
    return fail('INVALID', 'another issuer has answered');
  const token = await idTokenFor(code, attempt, hands);
  if (token === null) return fail('ONE_ID_TOKEN_FAIL', 'Did not receive a valid JWT token');
  try {
    const { data } = await hands.platform.client.mutate({
      mutation: AccountLinkCreateDocument,
      variables: { token, nonce: attempt.nonce },
    });
    const result = data?.accountLinkCreate.result;
    if (result === 'SUCCESS') return ok(undefined);
    return fail(result === 'DUPLICATE_ID' || result === 'ALREADY_LINKED' ? result : 'INVALID', `the link is ${result ?? 'unknown'}`);
  } catch (error) {
    reportError('network', error);
    return refuse('INVALID');
  }
}

function fail(fault: LinkingFault, message: string) {
  reportError('auth', new Error(`${fault}: ${message}`));
  return refuse(fault);
}

async function idTokenFor(code: string, { verifier }: Attempt, { partner, origin, fetcher = fetch }: Hands): Promise<string | null> {
  const { partnerTokenUrl, partnerClientId } = partner;
  if (!partnerTokenUrl || !partnerClientId) return null;
  const form = {
    code,
    code_verifier: verifier,
    grant_type: 'authorization_code',
    client_id: partnerClientId,
    redirect_uri: `${origin}${LINKING_CALLBACK}`,
  };
  try {
    const answer = await fetcher(partnerTokenUrl, {
      method: 'POST',
      credentials: 'omit',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(5_000),
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    const token = isPlainObject(body) ? body['id_token'] : null;
    return typeof token === 'string' && JWT.test(token) ? token : null;
  } catch (error) {
    reportError('network', error);
    return null;
  }
}
