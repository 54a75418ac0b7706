import { createHash } from 'node:crypto';

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Formats a reference such as `LM-7K2F9-QX4TB`. */
export function payerReference(paymentId: string): string {
  const bytes = createHash('sha256').update(`payer:${paymentId}`).digest();
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '');
  return `LM-${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}
