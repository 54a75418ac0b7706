import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Ports } from '../ports.ts';

/** A partner whose accounts players may link to theirs, by OpenID Connect. */
export type Partner = {
  readonly issuer: string;
  readonly clientId: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
};

export type PartnerAccount = { readonly subject: string; readonly label: string };
/** Null for a token that the partner did not make for us, for this attempt, just now. */
export type ReadPartnerToken = (idToken: string, nonce: string) => Promise<PartnerAccount | null>;

const MAX_AGE_SECONDS = 300;

export function createPartnerReader(
  { issuer, clientId, jwksUrl }: Partner,
  ports: Ports,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(jwksUrl)),
): ReadPartnerToken {
  return async (idToken, nonce) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ['ES256', 'RS256'],
        issuer,
        audience: clientId,
        currentDate: ports.now(),
        maxTokenAge: MAX_AGE_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
        clockTolerance: 5,
      });
      const { sub, name } = payload;
      if (nonce === '' || payload['nonce'] !== nonce || typeof sub !== 'string' || sub === '' || sub.length > 200) return null;
      return { subject: sub, label: typeof name === 'string' ? name.slice(0, 100) : '' };
    } catch {
      return null;
    }
  };
}
