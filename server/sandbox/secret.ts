import { timingSafeEqual } from 'node:crypto';

/** Checks a bearer token in constant time. */
export function isSecret(header: string | undefined, secret: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
