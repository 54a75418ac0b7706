import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { textsIn } from '#src/shared/values/plainObject.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Keys } from './keys.ts';
import { seal, unseal } from './seal.ts';

export const ACCESS_TOKEN_SECONDS = 900;
const ISSUER = 'urn:linemaker:identity';
const AUDIENCE = 'urn:linemaker:api';
/** Encryption purpose for segments, which players must not read. */
const SEGMENTS = 'segments';
const A_CENTURY_SECONDS = 3_155_760_000;

export type AccessClaims = {
  readonly playerId: string;
  readonly sessionId: string;
  readonly segments?: readonly string[];
  readonly sign?: string | null;
};
export type ReadClaims = AccessClaims & { readonly expiresAtMs: number };

export function issueAccessToken(
  keys: Keys,
  ports: Ports,
  { playerId, sessionId, segments = [], sign = null }: AccessClaims,
): Promise<string> {
  const now = Math.floor(ports.now().getTime() / 1000);
  return new SignJWT({
    sid: sessionId,
    ...(sign === null ? {} : { rts: sign }),
    ...(segments.length > 0 ? { seg: seal(keys.secret, SEGMENTS, JSON.stringify(segments)) } : {}),
  })
    .setProtectedHeader({ alg: 'ES256', kid: keys.kid, typ: 'at+jwt' })
    .setSubject(playerId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setJti(ports.newId())
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
    .sign(keys.privateKey);
}

/** Null if the token is foreign or expired. Logout accepts expired ones. */
export async function readAccessToken(keys: Keys, ports: Ports, token: string, mayBeExpired = false): Promise<ReadClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keys.publicKey, {
      algorithms: ['ES256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: 'at+jwt',
      currentDate: ports.now(),
      requiredClaims: ['sub', 'exp', 'jti', 'sid'],
      clockTolerance: mayBeExpired ? A_CENTURY_SECONDS : 0,
    });
    const { sub, sid, seg, rts, exp = 0 } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string') return null;
    const sign = typeof rts === 'string' ? rts : null;
    return { playerId: sub, sessionId: sid, segments: segmentsIn(keys, seg), sign, expiresAtMs: exp * 1_000 };
  } catch {
    return null;
  }
}

function segmentsIn(keys: Keys, claim: unknown): readonly string[] {
  const text = typeof claim === 'string' ? unseal(keys.secret, SEGMENTS, claim) : null;
  return text === null ? [] : textsIn(JSON.parse(text));
}

export const refreshTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const SIGN_LENGTH = 16;
export const signOf = (refreshToken: string): string => refreshTokenHash(refreshToken).slice(0, SIGN_LENGTH);
export const confirms = (sign: string, hash: string): boolean => sign.length === SIGN_LENGTH && hash.startsWith(sign);

/** Derives the next token, so that a lost response can be repeated. */
export const successorOf = (keys: Keys, token: string, reissues: number): string =>
  createHmac('sha256', keys.secret)
    .update(reissues === 0 ? `refresh:${token}` : `refresh:${token}:${reissues}`)
    .digest('base64url');

const visitorMac = (keys: Keys, id: string): string => createHmac('sha256', keys.secret).update(`anonymous:${id}`).digest('base64url');

export const issueAnonymousToken = (keys: Keys, ports: Ports): string => {
  const id = ports.newSecret(16);
  return `${id}.${visitorMac(keys, id)}`;
};

export function readAnonymousToken(keys: Keys, token: string): string | null {
  const [id, mac, ...rest] = token.split('.');
  if (!id || !mac || rest.length > 0) return null;
  const expected = Buffer.from(visitorMac(keys, id));
  const given = Buffer.from(mac);
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null;
}
