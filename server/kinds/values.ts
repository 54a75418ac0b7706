import { formatCents } from '#src/shared/money/money.ts';
import { formatPrice } from '#src/shared/money/odds.ts';
import { bounded } from '#src/shared/money/ratio.ts';
import { pointsText } from '#server/modules/catalogue/messages/index.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { formatBelow } from './oddsShown.ts';
import type { PointsParent } from './parents.ts';

const isSigned = (marketType: string): boolean => /(^|-)spread$/.test(marketType);

export const pageOf = (canonicalUrl: string) => ({ __typename: 'SportsbookPageDeepLink' as const, canonicalUrl });

export const points = (hundredths: number | null, marketType: string): PointsParent | null =>
  hundredths === null ? null : { hundredths, isSigned: isSigned(marketType) };

export const formatPoints = ({ hundredths, isSigned }: PointsParent): string =>
  `${isSigned && hundredths > 0 ? '+' : ''}${pointsText(hundredths) ?? ''}`;

export const valueResolvers = {
  Money: {
    amountLong: ({ cents }) => cents.toString(),
    currency: ({ currency }) => currency,
    formattedAmount: ({ cents, currency }) => formatCents(cents, currency),
  },
  Odds: {
    numeratorLong: (price) => bounded(price).num.toString(),
    denominatorLong: (price) => bounded(price).den.toString(),
    formattedOdds: (price, { oddsFormat }, _context, info) => formatPrice(price, oddsFormat ?? formatBelow(info)),
  },
  Points: {
    decimalPoints: ({ hundredths }) => pointsText(hundredths) ?? '',
    formattedPoints: formatPoints,
  },
} satisfies Resolvers;
