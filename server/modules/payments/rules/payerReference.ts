import { createHash } from 'node:crypto';

/** Without letters and digits that are read as others. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** What the player shows at a counter or writes on a transfer: `LM-7K2F9-QX4TB`. Made of the payment's id, and says nothing of it. */
export function payerReference(paymentId: string): string {
  const bytes = createHash('sha256').update(`payer:${paymentId}`).digest();
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '');
  return `LM-${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}
