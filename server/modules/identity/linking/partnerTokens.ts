import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Ports } from '#server/platform/ports.ts';
import type { Ask } from '#server/platform/http/vendorFetch.ts';
import { vendorKeys } from '#server/platform/http/vendorKeys.ts';
import type { Partner } from './findPartner.ts';

export type PartnerAccount = { readonly subject: string; readonly label: string; readonly favorites: readonly string[] };
export type IsExpected = (nonce: string) => boolean;
/** Null unless the token is recent, the partner signed it for us and its nonce is expected. */
export type ReadPartnerToken = (idToken: string, isExpected: IsExpected) => Promise<PartnerAccount | null>;

const MAX_AGE_SECONDS = 300;
const MOST_FAVORITES = 50;
const FAVORITE = /^[a-z0-9-]{1,64}\/[^\s/]{1,16}$/;

export const keysOf = ({ jwksUrl }: Partner, ask?: Ask): JWTVerifyGetKey => vendorKeys(new URL(jwksUrl), ask);

export function createPartnerReader(
  { issuer, clientId }: Pick<Partner, 'clientId' | 'issuer'>,
  ports: Pick<Ports, 'now'>,
  keys: JWTVerifyGetKey,
): ReadPartnerToken {
  return async (idToken, isExpected) => {
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
      const { sub, name, nonce, favorites } = payload;
      if (typeof nonce !== 'string' || !isExpected(nonce) || typeof sub !== 'string' || sub === '' || sub.length > 200) return null;
      return { subject: sub, label: typeof name === 'string' ? name.slice(0, 100) : '', favorites: favoritesIn(favorites) };
    } catch {
      return null;
    }
  };
}

const favoritesIn = (claimed: unknown): readonly string[] =>
  Array.isArray(claimed)
    ? [...new Set(claimed.filter((each): each is string => typeof each === 'string' && FAVORITE.test(each)))].slice(0, MOST_FAVORITES)
    : [];
