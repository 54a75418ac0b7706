import { expect, it } from 'vitest';
import { regions } from '#server/platform/regions/regions.ts';
import { receivingBankOf } from './receivingBanks.ts';

const isRouting = (digits: string): boolean =>
  /^\d{9}$/.test(digits) && [...digits].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 === 0;

it.each(regions.map(({ code, country, currency }) => [code, country, currency] as const))(
  'a wire deposit from %s has a complete bank account of its country',
  (region, country, currency) => {
    const bank = receivingBankOf({ region, currency });
    if (bank === null) throw new Error('No account');
    expect(Object.values(bank).every((value) => value.trim() !== '')).toBe(true);
    expect(bank.swiftCode).toMatch(new RegExp(`^[A-Z]{4}${country}[A-Z0-9]{5}$`));
    expect(country === 'US' ? isRouting(bank.routingNumber) : /^0\d{8}$/.test(bank.routingNumber)).toBe(true);
  },
);

it('each served region has an account of its own', () => {
  const numbers = regions
    .filter(({ isServed }) => isServed)
    .map(({ code, currency }) => receivingBankOf({ region: code, currency })?.accountNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('a currency without an account has no bank', () => expect(receivingBankOf({ region: 'GB', currency: 'GBP' })).toBeNull());
