import { entriesOf } from '#src/shared/values/plainObject.ts';

/** `SILENT` approves a payment but does not call the operator back. */
export const BEHAVIOURS = ['APPROVES', 'DECLINES', 'DECLINES_FOR_GOOD', 'MISMATCHES', 'SILENT', 'SLOW'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** Card numbers by behavior. Other valid numbers are declined. */
const numbers: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'APPROVES',
  '5555555555554444': 'APPROVES',
  '4000000000000002': 'DECLINES',
  '4000000000009995': 'DECLINES_FOR_GOOD',
  '4000000000000127': 'MISMATCHES',
  '4000000000000119': 'SILENT',
  '4000000000003220': 'SLOW',
};

/** Bank accounts by behavior. All other accounts are paid. */
const accounts: Readonly<Record<string, Behaviour>> = {
  '000111111116': 'DECLINES',
  '000111111113': 'MISMATCHES',
  '000111111119': 'SILENT',
  '000111111132': 'SLOW',
};

export type Card = { readonly behaviour: Behaviour; readonly label: string };

export function cardOf(written: unknown): Card | null {
  const number = typeof written === 'string' ? written.replaceAll(/[\s-]/g, '') : '';
  if (!/^\d{12,19}$/.test(number) || !fitsLuhn(number)) return null;
  const behaviour = Object.hasOwn(numbers, number) ? numbers[number] : undefined;
  return { behaviour: behaviour ?? 'DECLINES', label: `${number.startsWith('5') ? 'Mastercard' : 'Visa'} ending ${number.slice(-4)}` };
}

export function accountOf({ routing, account }: { readonly routing: unknown; readonly account: unknown }): Card | null {
  const digits = (written: unknown): string => (typeof written === 'string' ? written.replaceAll(/[\s-]/g, '') : '');
  const [bank, number] = [digits(routing), digits(account)];
  if (!/^\d{9}$/.test(bank) || !/^\d{4,17}$/.test(number)) return null;
  const behaviour = Object.hasOwn(accounts, number) ? accounts[number] : undefined;
  return { behaviour: behaviour ?? 'APPROVES', label: `Account ending ${number.slice(-4)}` };
}

const people: Readonly<Record<string, Behaviour>> = {
  declined: 'DECLINES',
  someone: 'MISMATCHES',
  silent: 'SILENT',
  slow: 'SLOW',
};

/** Returns null if invalid. The email's part before the `@` selects the behavior, for example `declined@…`. */
export function payerOf(name: string, email: unknown): Card | null {
  const written = typeof email === 'string' ? email.trim().toLowerCase() : '';
  const [, person = '', host = ''] = /^([a-z0-9._+-]{1,64})@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/.exec(written) ?? [];
  if (person === '') return null;
  const behaviour = Object.hasOwn(people, person) ? people[person] : undefined;
  return { behaviour: behaviour ?? 'APPROVES', label: `${name}, ${person.charAt(0)}…@${host}` };
}

function fitsLuhn(number: string): boolean {
  const digits = [...number].toReversed().map(Number);
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}

export const tokenOf = ({ behaviour, label }: Card): string => Buffer.from(JSON.stringify([behaviour, label])).toString('base64url');

export function cardOfToken(token: string): Card | null {
  try {
    const [behaviour, label] = entriesOf(JSON.parse(Buffer.from(token, 'base64url').toString()));
    const known = BEHAVIOURS.find((each) => each === behaviour);
    return known !== undefined && typeof label === 'string' ? { behaviour: known, label } : null;
  } catch {
    return null;
  }
}
