import { formatCents } from '#src/shared/money/money.ts';
import { CENTS_A_POINT, tiers } from '#server/modules/offers/loyalty/index.ts';
import { currencyOf } from '../../currency.ts';
import { type Kind, firstVersion } from '../../define.ts';
import { loyaltyRedemption } from '../../loyaltyRedemption.ts';
import { loyaltyTierProgress } from '../../menuShelves/LoyaltyShelf.ts';

const methods = [
  ['straight', 'Bets on one selection'],
  ['combined', 'Parlays, round robins and teasers'],
] as const;

export const LoyaltyDashboardShelf: Kind<'LoyaltyDashboardShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Your tier' }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    tiers: () =>
      tiers.map(({ id, name, lowerBound }, at) => ({
        __typename: 'LoyaltyTier',
        id,
        name,
        tierBounds: { __typename: 'LoyaltyTierBounds', lowerBound, upperBound: tiers[at + 1]?.lowerBound ?? null },
      })),
    pointsEarningMethods: (_, __, { viewer }) =>
      methods.map(([id, label]) => ({
        __typename: 'LoyaltyEarningMethod',
        id,
        label,
        pointsLabel: `1 point for every ${formatCents(CENTS_A_POINT[id], currencyOf(viewer))}`,
      })),
    standing: (_, __, context) => loyaltyTierProgress(context),
    redemption: (_, __, context) => loyaltyRedemption(context),
  },
};
