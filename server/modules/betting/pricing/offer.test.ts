import { expect, test } from 'vitest';
import { usualLimits } from './offer.ts';

test.each([
  ['moneyline', 50_000_000n],
  ['half-1-total', 10_000_000n],
  ['player-points', 500_000n],
  ['first-goal', 500_000n],
  ['correct-score', 500_000n],
])('a stake on %s is at most %i cents until a trader sets another limit', (type, most) => {
  expect(usualLimits(type).mostStakeCents).toBe(most);
});
