import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsToFieldText, formatCents, longToBigint, MAX_BET_CENTS, parseAmount } from './money.ts';

const cents = fc.bigInt({ min: 0n, max: MAX_BET_CENTS });

describe('parseAmount', () => {
  test.each([
    ['12', 1_200n],
    ['12.5', 1_250n],
    ['12.50', 1_250n],
    ['.5', 50n],
    ['0.01', 1n],
    ['12.', 1_200n],
    ['007', 700n],
    ['0', 0n],
    ['$1,234.50', 123_450n],
    [' $ 1,234.50 ', 123_450n],
    ['1,234,567.89', 123_456_789n],
    ['9,999,999.99', 999_999_999n],
    ['9999999.99', 999_999_999n],
  ])('the amount %s is %s cents', (text, expected) => {
    expect(parseAmount(text)).toEqual({ ok: true, value: expected });
  });

  test.each(['', '   ', '$'])('the amount %j is empty', (text) => {
    expect(parseAmount(text)).toEqual({ ok: true, value: null });
  });

  test.each([
    ['-1', 'amount-negative'],
    ['$-1', 'amount-negative'],
    ['-$1', 'amount-negative'],
    ['- 5', 'amount-negative'],
    ['1.234', 'amount-too-precise'],
    ['0.001', 'amount-too-precise'],
    ['1e9', 'amount-not-a-number'],
    ['1E3', 'amount-not-a-number'],
    ['ten', 'amount-not-a-number'],
    ['.', 'amount-not-a-number'],
    ['1.2.3', 'amount-not-a-number'],
    ['0x10', 'amount-not-a-number'],
    ['1 000', 'amount-not-a-number'],
    ['12,34', 'amount-not-a-number'],
    ['1,2345', 'amount-not-a-number'],
    ['+5', 'amount-not-a-number'],
    ['NaN', 'amount-not-a-number'],
    ['Infinity', 'amount-not-a-number'],
    ['١٢', 'amount-not-a-number'],
    ['$$5', 'amount-not-a-number'],
    ['5$', 'amount-not-a-number'],
    ['10000000', 'amount-too-large'],
    ['9,999,999.999', 'amount-too-precise'],
    ['10,000,000.00', 'amount-too-large'],
    ['9'.repeat(400), 'amount-too-large'],
  ])('the amount %s is refused: %s', (text, refusal) => {
    expect(parseAmount(text)).toEqual({ ok: false, refusal });
  });

  test('any amount is read back from its text', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseAmount(formatCents(amount))).toEqual({ ok: true, value: amount });
        expect(parseAmount(centsToFieldText(amount))).toEqual({ ok: true, value: amount });
      }),
    );
  });

  test('parsing any text throws nothing and stays in range', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[$]?[\d,. e+-]{0,20}$/)), (text) => {
        const parsed = parseAmount(text);
        if (parsed.ok && parsed.value !== null) expect(parsed.value >= 0n && parsed.value <= MAX_BET_CENTS).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('longToBigint', () => {
  test.each([
    ['0', 0n],
    ['-5', -5n],
    ['123456789012345678901234567890', 123_456_789_012_345_678_901_234_567_890n],
  ])('the Long %s is read as a bigint', (long, expected) => {
    expect(longToBigint(long)).toBe(expected);
  });

  test.each(['', '1.5', '1e9', 'x', ' 1', '0x1', '9'.repeat(31), '--1'])('the Long %j is refused', (long) => {
    expect(() => longToBigint(long)).toThrow('Long scalar amount is not a valid BigInt, or is not a valid number');
  });
});

describe('formatCents', () => {
  test.each([
    [0n, undefined, '$0.00'],
    [5n, undefined, '$0.05'],
    [100_000n, 'USD', '$1,000.00'],
    [999_999_999n, 'CAD', '$9,999,999.99'],
    [-123_456n, 'USD', '-$1,234.56'],
    [100n, 'EUR', 'EUR 1.00'],
  ])('the amount %s in %s is formatted', (amount, currency, expected) => {
    expect(formatCents(amount, currency)).toBe(expected);
  });
});
