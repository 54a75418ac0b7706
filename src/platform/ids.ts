const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** Returns 24 random characters (144 bits), which are also valid as a placement id. */
export function newId(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> = (bytes) => crypto.getRandomValues(bytes),
): string {
  return Array.from(random(new Uint8Array(24)), (byte) => ALPHABET[byte & 63]).join('');
}
