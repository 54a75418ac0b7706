import { expect, it } from 'vitest';
import { centsOf, suffixOf } from './MoneyWidget.tsx';

it.each([
  ['', undefined],
  ['.', undefined],
  ['0', 0],
  ['12', 1_200],
  ['12.', 1_200],
  ['12.5', 1_250],
  ['12.50', 1_250],
  ['0.07', 7],
  ['.5', 50],
  // Floating-point arithmetic would give 1,998,999.9999… cents.
  ['19990.00', 1_999_000],
  ['1000000000', 100_000_000_000],
  ['1000000000.01', undefined],
  ['1.005', undefined],
])('the amount %j is %j cents', (text, cents) => expect(centsOf(text)).toBe(cents));

it.each([
  ['USD', ''],
  ['CAD', ' CAD'],
  ['GBP', ''],
  [undefined, ''],
])('dollars of %s have the suffix %j', (currency, suffix) => expect(suffixOf(currency)).toBe(suffix));
