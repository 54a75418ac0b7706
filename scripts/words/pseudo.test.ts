import { expect, it } from 'vitest';
import { pseudoText } from './pseudo.ts';

const letters = (text: string): number => [...text.matchAll(/\p{L}/gu)].length;

it.each(['Cash out', 'Your balance is too low for this bet. Enter a lower amount or make a deposit.', 'Withdraw'])(
  'the pseudo-locale makes “%s” at least 35 %% longer',
  (text) => {
    expect(letters(pseudoText(text)) / letters(text)).toBeGreaterThanOrEqual(1.35);
  },
);

it('the pseudo-locale leaves values, plurals and signs unchanged', () => {
  expect(pseudoText('{0, plural, one {# bet} other {# bets}} · {1}')).toMatch(
    /^\{0,\s*plural,\s*one\s*\{# b[é]+t\} other\s*\{# b[é]+ts\}\} · \{1\}$/,
  );
});
