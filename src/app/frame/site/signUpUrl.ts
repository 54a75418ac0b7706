import type { BrandStorage, StorageItem } from '#src/platform/index.ts';

/** The sign-up that a referral has left at this device (product §2). */
const STORED: StorageItem<string> = { key: 'signUpUrl', version: 1, isValid: (value): value is string => typeof value === 'string' };

export const readSignUpUrl = (storage: BrandStorage): string | null => storage.read(STORED);

/** Of a code that a friend has passed on; anything else is no code and is not kept. */
export function keepReferral(storage: BrandStorage, code: string | null): void {
  if (code !== null && /^[\w-]{1,64}$/.test(code)) storage.write(STORED, `/signup?referral=${code}`);
}
