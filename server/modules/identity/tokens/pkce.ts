import { createHash, timingSafeEqual } from 'node:crypto';

/** PKCE verifier (RFC 7636 §4.1). */
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;
const CHALLENGE = /^[\w-]{43}$/;
const STATE = /^[\x21-\x7e]{22,512}$/;

export const isVerifier = (text: string): boolean => VERIFIER.test(text);
export const isChallenge = (text: string): boolean => CHALLENGE.test(text);
export const isState = (text: string): boolean => STATE.test(text);

export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier, 'ascii').digest('base64url');

export function fitsChallenge(verifier: string, challenge: string): boolean {
  if (!isVerifier(verifier)) return false;
  const expected = Buffer.from(challengeOf(verifier));
  const given = Buffer.from(challenge);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
