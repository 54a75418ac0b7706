import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Payment } from './payment.ts';

const lineOf = (payment: Payment): string => `${JSON.stringify(payment)}\n`;

export const appendTo = (file: string, payment: Payment): void => appendFileSync(file, lineOf(payment), { mode: 0o600 });

/** Reads payments in order. Skips a line that a crash cut off. */
export function readBook(file: string): readonly Payment[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => paymentIn(line) ?? []);
}

export function rewrite(file: string, payments: readonly Payment[]): void {
  const next = `${file}.next`;
  writeFileSync(next, payments.map(lineOf).join(''), { mode: 0o600 });
  renameSync(next, file);
}

function paymentIn(line: string): Payment | null {
  try {
    const read: unknown = JSON.parse(line);
    return isPlainObject(read) && typeof read['reference'] === 'string' && typeof read['session'] === 'string' ? (read as Payment) : null;
  } catch {
    return null;
  }
}
