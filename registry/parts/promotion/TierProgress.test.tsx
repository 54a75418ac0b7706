import { expect, it } from 'vitest';
import { pointsText, shareOf, type TierProgressView } from './TierProgress.tsx';

const standing = (tierPoints: number, upperBound: number | null = 1_500): TierProgressView => ({
  tierName: 'Choice',
  nextTierName: 'Advantage',
  tierBounds: { lowerBound: 500, upperBound },
  tierPoints,
  pointsToNextTier: 0,
});

it.each([
  [500, 0],
  [750, 0.25],
  [1_500, 1],
  [400, 0],
  [9_999, 1],
])('loyalty points of %s are a share of %s of the tier', (points, share) => expect(shareOf(standing(points))).toBe(share));

it('the progress in the highest tier is full with any number of points', () => expect(shareOf(standing(500, null))).toBe(1));

it('points use singular and plural', () => expect([pointsText(1), pointsText(1_200)]).toEqual(['1 point', '1,200 points']));
