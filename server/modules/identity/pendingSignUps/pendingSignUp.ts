import { createHash } from 'node:crypto';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Sealing } from '../tokens/seal.ts';
import type { NewAccount } from '../signUp/createAccount.ts';

const MINUTE_MS = 60_000;
export const SIGN_UP_MS = 30 * MINUTE_MS;
export const CODE_MS = 10 * MINUTE_MS;
export const MOST_FAILURES = 5;

export type PendingSignUp = Omit<NewAccount, 'acceptedAt'>;

export const hashOfToken = (token: string): string => createHash('sha256').update(`sign-up:${token}`).digest('base64url');
export const hashOfEmail = (email: string): string =>
  createHash('sha256').update(`sign-up-email:${email.toLowerCase()}`).digest('base64url');

/** Purpose in the encryption, which ties the fields to one sign-up. */
const fieldsOf = (tokenHash: string): string => `sign-up:${tokenHash}`;
export const codeOf = (tokenHash: string): string => `sign-up-code:${tokenHash}`;

export const sealSignUp = ({ seal }: Sealing, tokenHash: string, pending: PendingSignUp): string =>
  seal(fieldsOf(tokenHash), JSON.stringify(pending));

/** Decrypts; null if encrypted with other keys. */
export function unsealSignUp({ unseal }: Sealing, tokenHash: string, sealed: string): PendingSignUp | null {
  const text = unseal(fieldsOf(tokenHash), sealed);
  const read: unknown = text === null ? null : JSON.parse(text);
  return isPlainObject(read) ? (read as PendingSignUp) : null;
}
