import { expect, it } from 'vitest';
import { reachesDepositThreshold } from './depositThreshold.ts';

it.each([
  ['US-NJ', 249_999n, false],
  ['US-NJ', 250_000n, true],
  ['US-NY', 250_000n, true],
  ['US-WV', 499_999n, false],
  ['US-WV', 500_000n, true],
  ['US-PA', 9_000_000n, false],
  ['CA-ON', 9_000_000n, false],
])('deposits in %s of %s cents are to be acknowledged: %s', (region, cents, isAsked) => {
  expect(reachesDepositThreshold(region, cents)).toBe(isAsked);
});
