import { timingSafeEqual } from 'node:crypto';

/** Whether a header carries a secret as its bearer token. Takes as long for a wrong one as for the right one. */
export function isSecret(header: string | undefined, secret: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
