import { describe, expect, it } from 'vitest';
import { money } from '#fixtures/worlds/money.ts';
import { signedAmount } from './signedAmount.ts';

describe('an amount with its sign', () => {
  it.each([
    [500n, '+$5.00', 'positive'],
    [-500n, '-$5.00', 'negative'],
    [0n, '$0.00', 'plain'],
    [99_999_999_999n, '+$999,999,999.99', 'positive'],
    [-1n, '-$0.01', 'negative'],
  ] as const)('the amount %s reads %s in the tone %s', (cents, text, tone) => expect(signedAmount(money(cents))).toEqual({ text, tone }));

  it.each(['', '-', '-0', '1e9', 'constructor', '--5'])('the invalid amount %j has neither sign nor tone', (amountLong) =>
    expect(signedAmount({ ...money(0n), amountLong, formattedAmount: 'x' })).toEqual({ text: 'x', tone: 'plain' }),
  );
});
