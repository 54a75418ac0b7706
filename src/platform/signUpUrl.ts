import type { BrandStorage, StorageItem } from './storage.ts';

/** The URL contains a referral code (product §2). */
const STORED: StorageItem<string> = { key: 'signUpUrl', version: 1, isValid: (value): value is string => typeof value === 'string' };

export const readSignUpUrl = (storage: BrandStorage): string | null => storage.read(STORED);

/** Stores the sign-up URL for a referral code; ignores malformed codes. */
export function keepReferral(storage: BrandStorage, code: string | null): void {
  if (code !== null && /^[\w-]{1,64}$/.test(code)) storage.write(STORED, `/signup?referral=${code}`);
}
