import { createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { CompactSign } from 'jose';

/** DER prefix of a 32-byte Ed25519 seed (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives the register's key from the secret, so that all our processes have the same public key. */
export function registerKey(apiSecret: string): KeyObject {
  const seed = createHmac('sha256', apiSecret).update('register-key').digest();
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

export const publicKeyOf = (key: KeyObject): string => createPublicKey(key).export({ format: 'jwk' }).x ?? '';

export const signed = (key: KeyObject, typ: string, claims: object): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(claims))).setProtectedHeader({ alg: 'EdDSA', typ }).sign(key);
