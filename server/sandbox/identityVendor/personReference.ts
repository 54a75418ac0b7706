import { createHmac } from 'node:crypto';

type Person = { readonly firstName: string; readonly lastName: string; readonly birthDate: string };

/** Returns a person's stable id, or null for half of all people. */
export function personReferenceOf(secret: string, { firstName, lastName, birthDate }: Person): string | null {
  const name = `${firstName} ${lastName}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '');
  const digest = createHmac('sha256', secret).update(`person:${name}:${birthDate}`).digest();
  return digest.readUInt8(0) % 2 === 0 ? digest.toString('base64url') : null;
}
