import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_BET_CENTS } from '#src/shared/money/money.ts';
import { betFromWin, priceFromAmerican, winFromBet } from '#src/shared/money/odds.ts';
import { payoffOf } from '#src/shared/money/payoff.ts';
import { type AmountFieldName, linkFields } from './fields.ts';

const american = fc.oneof(fc.integer({ min: 100, max: 10_000 }), fc.integer({ min: -10_000, max: -101 }));
const price = american.map(priceFromAmerican);
const bet = (text: string) => ({ field: 'BET' as AmountFieldName, text });
const win = (text: string) => ({ field: 'WIN' as AmountFieldName, text });
const textOf = (cents: bigint) => `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`;

describe('bet and win, by the vectors of the domain rules §2.2', () => {
  test.each([
    { odds: 150, cents: 3n, wins: 5n },
    { odds: 110, cents: 35n, wins: 39n },
    { odds: -110, cents: 10_000n, wins: 9_091n },
    { odds: 100, cents: 1n, wins: 1n },
    { odds: -10_000, cents: 49n, wins: 0n },
    { odds: -10_000, cents: 50n, wins: 1n },
  ])('a bet of $cents cents at $odds wins $wins', ({ odds, cents, wins }) => {
    const fields = linkFields(bet(textOf(cents)), payoffOf(priceFromAmerican(odds)));
    expect(fields).toMatchObject({ refusal: null, matters: true, bet: { cents }, win: { cents: wins } });
  });

  test('a typed win computes its stake', () => {
    expect(linkFields(win('90.91'), payoffOf(priceFromAmerican(-110)))).toMatchObject({
      bet: { text: '100.00', cents: 10_000n },
      win: { text: '90.91', cents: 9_091n },
    });
  });

  test('a typed win with less than a cent of stake does not count', () => {
    expect(linkFields(win('0.01'), payoffOf(priceFromAmerican(10_000)))).toMatchObject({ bet: { cents: 0n }, matters: false });
  });
});

describe('typed and pasted amounts', () => {
  test.each([
    { text: '$1,234.50', cents: 123_450n, refusal: null, matters: true },
    { text: '.5', cents: 50n, refusal: null, matters: true },
    { text: '', cents: null, refusal: null, matters: false },
    { text: '   ', cents: null, refusal: null, matters: false },
    { text: '0', cents: null, refusal: null, matters: false },
    { text: '0.00', cents: null, refusal: null, matters: false },
    { text: '-5', cents: null, refusal: 'amount-negative', matters: true },
    { text: '1.005', cents: null, refusal: 'amount-too-precise', matters: true },
    { text: '1e9', cents: null, refusal: 'amount-not-a-number', matters: true },
    { text: 'ten', cents: null, refusal: 'amount-not-a-number', matters: true },
    { text: '1,23', cents: null, refusal: 'amount-not-a-number', matters: true },
    { text: '10000000.00', cents: null, refusal: 'amount-too-large', matters: true },
    { text: '9999999.99', cents: MAX_BET_CENTS, refusal: null, matters: true },
  ])('the amount $text is handled as bet and as win', ({ text, cents, refusal, matters }) => {
    for (const typed of [bet(text), win(text)]) {
      const fields = linkFields(typed, payoffOf(priceFromAmerican(100)));
      expect(fields[typed.field === 'BET' ? 'bet' : 'win']).toEqual({ text, cents });
      expect(fields).toMatchObject({ refusal, matters });
    }
  });

  test('a win above the maximum is refused, and its stake is not used', () => {
    expect(linkFields(bet('9,999,999.99'), payoffOf(priceFromAmerican(150)))).toMatchObject({
      bet: { cents: null },
      refusal: 'win-too-large',
      matters: true,
    });
  });

  test('an empty amount field is no stake and no error', () => {
    expect(linkFields(null, payoffOf(priceFromAmerican(100)))).toEqual({
      bet: { text: '', cents: null },
      win: { text: '', cents: null },
      refusal: null,
      matters: false,
    });
  });
});

describe('laws of the linked fields', () => {
  test('the shown win is the exact one, rounded half up', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10_000_000n }), price, (cents, odds) => {
        const { win: shown, refusal } = linkFields(bet(textOf(cents)), payoffOf(odds));
        const wins = shown.cents ?? winFromBet(cents, odds);
        const miss = 2n * odds.den * wins - 2n * cents * odds.num;
        expect(miss <= odds.den && -miss < odds.den).toBe(true);
        expect([shown.cents === null, refusal]).toEqual(wins > MAX_BET_CENTS ? [true, 'win-too-large'] : [false, null]);
      }),
      { examples: [[10_000_000n, priceFromAmerican(10_000)]] },
    );
  });

  test('typing the shown win computes a stake that wins it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 100n, max: 10_000_000n }), price, (cents, odds) => {
        const wins = winFromBet(cents, odds);
        const back = linkFields(win(textOf(wins)), payoffOf(odds));
        if (wins > MAX_BET_CENTS) {
          expect(back).toMatchObject({ bet: { cents: null }, refusal: 'amount-too-large' });
          return;
        }
        expect(back.bet.cents).toBe(wins === 0n ? null : betFromWin(wins, odds));
        // One cent of stake wins num/den cents, so converting back may be wrong by half of that.
        const miss = (back.win.cents ?? 0n) - wins;
        expect((miss < 0n ? -miss : miss) <= odds.num / odds.den / 2n + 1n).toBe(true);
      }),
      { examples: [[10_000_000n, priceFromAmerican(10_000)]] },
    );
  });

  test('any text gives a valid stake or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[$,.\-0-9e ]{0,14}$/)),
        fc.constantFrom<AmountFieldName>('BET', 'WIN'),
        price,
        (text, field, odds) => {
          const fields = linkFields({ field, text }, payoffOf(odds));
          for (const { cents } of [fields.bet, fields.win]) expect(cents === null || (cents >= 0n && cents <= MAX_BET_CENTS)).toBe(true);
          if (fields.refusal) expect(fields.bet.cents).toBeNull();
          if (fields.bet.cents) expect(fields.matters).toBe(true);
        },
      ),
    );
  });
});
