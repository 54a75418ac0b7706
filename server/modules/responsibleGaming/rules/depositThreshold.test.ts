import { expect, it } from 'vitest';
import { owesDepositAcknowledgement, reachesDepositThreshold } from './depositThreshold.ts';

it.each([
  ['US-NJ', 249_999n, false],
  ['US-NJ', 250_000n, true],
  ['US-NY', 250_000n, true],
  ['US-WV', 499_999n, false],
  ['US-WV', 500_000n, true],
  ['US-PA', 9_000_000n, false],
  ['CA-ON', 9_000_000n, false],
])('deposits in %s of %s cents must be acknowledged: %s', (region, cents, isAsked) => {
  expect(reachesDepositThreshold(region, cents)).toBe(isAsked);
});

it.each([
  [null, true],
  ['2025-11-22T12:00:01Z', false],
  ['2025-11-22T12:00:00Z', true],
  ['2024-11-22T12:00:00Z', true],
])('deposits acknowledged at %s must be acknowledged again after a year: %s', (at, owes) => {
  const acknowledgedAt = at === null ? null : new Date(at);
  const now = new Date('2026-11-22T12:00:00Z');
  expect(owesDepositAcknowledgement({ region: 'US-NJ', deposited: 250_000n, acknowledgedAt, now })).toBe(owes);
});
