const VERIFIER_LENGTHS = { least: 43, most: 128 } as const;
const UNRESERVED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

type Random = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
const drawn: Random = (bytes) => crypto.getRandomValues(bytes);
const textOf = (length: number, random: Random): string =>
  Array.from(random(new Uint8Array(length)), (byte) => UNRESERVED[byte & 63]).join('');

/** Returns 32 random characters (192 bits); at least 22 are required (product §5). */
export const newSecret = (): string => textOf(32, drawn);

/** Returns a PKCE verifier of 43 to 128 characters (RFC 7636 §4.1; product §5). */
export function newVerifier(random: Random = drawn): string {
  const { least, most } = VERIFIER_LENGTHS;
  const [byte = 0] = random(new Uint8Array(1));
  return textOf(least + (byte % (most - least + 1)), random);
}

export async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
