import { createHmac } from 'node:crypto';

type Person = { readonly firstName: string; readonly lastName: string; readonly birthDate: string };

/** The vendor's reference for a person, the same in every check; null for half of the people, as for those whom no register has. */
export function personReferenceOf(secret: string, { firstName, lastName, birthDate }: Person): string | null {
  const name = `${firstName} ${lastName}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '');
  const digest = createHmac('sha256', secret).update(`person:${name}:${birthDate}`).digest();
  return digest.readUInt8(0) % 2 === 0 ? digest.toString('base64url') : null;
}
