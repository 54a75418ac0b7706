import { describe, expect, it } from 'vitest';
import { awardValue } from './awardValue.ts';

describe('the worth of an award', () => {
  it.each([
    ['bonus-cash', '1000', '$10.00'],
    ['free-bets', '5', '$0.05'],
    ['free-rounds', '25', '25 rounds'],
    ['free-rounds', '1', '1 round'],
    ['profit-boosts', null, '1'],
    ['free-rounds', null, '1'],
  ] as const)('an award of %s with %j is worth %s', (kind, amount, value) => expect(awardValue({ kind, amount }, 'USD')).toBe(value));
});
