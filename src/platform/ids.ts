const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** 24 characters of `A–Z a–z 0–9 _ -`: 144 random bits, inside the 16–64 that a placement id may have. */
export function newId(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> = (bytes) => crypto.getRandomValues(bytes),
): string {
  return Array.from(random(new Uint8Array(24)), (byte) => ALPHABET[byte & 63]).join('');
}
