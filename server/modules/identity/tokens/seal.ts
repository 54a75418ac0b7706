import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyFor = (secret: Buffer, purpose: string): Buffer => createHmac('sha256', secret).update(`seal:${purpose}`).digest();

export type Sealing = {
  readonly seal: (purpose: string, text: string) => string;
  readonly unseal: (purpose: string, sealed: string) => string | null;
};

export const sealingBy = (secret: Buffer): Sealing => ({
  seal: (purpose, text) => seal(secret, purpose, text),
  unseal: (purpose, sealed) => unseal(secret, purpose, sealed),
});

/** Returns nonce, tag and ciphertext in base64url. */
export function seal(secret: Buffer, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function unseal(secret: Buffer, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyFor(secret, purpose), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
