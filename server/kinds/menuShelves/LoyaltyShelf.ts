import type { KindContext } from '../context.ts';
import type { LoyaltyStanding } from '#server/contract/generated/schemaTypes.ts';
import { pointsOf, tierProgressAt } from '#server/modules/offers/loyalty/index.ts';
import { type Kind, firstVersion } from '../define.ts';

export async function loyaltyTierProgress({ deps, viewer }: Pick<KindContext, 'deps' | 'viewer'>): Promise<LoyaltyStanding | null> {
  if (!viewer.session) return null;
  const { tier, next, points, upperBound } = tierProgressAt(await pointsOf(deps.db, viewer.session.playerId, deps.ports.now()));
  return {
    __typename: 'LoyaltyStanding',
    tier: tier.id,
    tierName: tier.name,
    nextTierName: next?.name ?? null,
    tierBounds: { __typename: 'LoyaltyTierBounds', lowerBound: tier.lowerBound, upperBound },
    tierPoints: points,
    pointsToNextTier: upperBound === null ? null : upperBound - points,
  };
}

export const LoyaltyShelf: Kind<'LoyaltyShelf'> = {
  family: 'menuShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Loyalty' }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    standing: (_, __, context) => loyaltyTierProgress(context),
  },
};
