import { useOddsFormat } from '#src/brand/preferences.tsx';
import type { SharedLegFragment } from '#src/gql/graphql.ts';
import { usePrice } from '#src/platform/index.ts';
import { formatPrice } from '#src/shared/money/odds.ts';
import { t } from '#src/shared/text/t.ts';
import { Text } from '#src/ui/Text.tsx';
import { legOutcomeLabel } from '../../parts/bet/outcomes.ts';
import { priceText } from '../../parts/odds/priceText.ts';

type Props = {
  readonly leg: SharedLegFragment;
  readonly hasOdds: boolean;
};

export function LegOdds({ leg, hasOdds }: Props) {
  const [format] = useOddsFormat();
  const now = useNowText(leg);
  const then = hasOdds ? t`Then ${priceText(leg.placed.odds, format)}` : null;
  return (
    <Text size={13} weight="medium" css={{ fontVariantNumeric: 'tabular-nums' }}>
      {[then, now].filter((part) => part !== null).join(' · ')}
    </Text>
  );
}

function useNowText({ marketSelectionId, points, placed, ineligibleReason }: SharedLegFragment): string | null {
  const [format] = useOddsFormat();
  const price = usePrice(marketSelectionId);
  if (placed.outcome !== 'PENDING') return legOutcomeLabel(placed.outcome).word;
  if (ineligibleReason !== null) return ineligibleReason;
  if (price === null) return null;
  if (price.status !== 'OPEN') return t`closed now`;
  const odds = formatPrice(price, format);
  const hasMoved = points !== null && price.points !== null && Number(price.points) !== Number(points.decimalPoints);
  if (!hasMoved) return t`now ${odds}`;
  const isSigned = /^[+-]/.test(points.formattedPoints) && Number(price.points) > 0;
  return t`now ${odds} at ${isSigned ? '+' : ''}${price.points}`;
}
