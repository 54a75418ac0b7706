import { t } from '#src/shared/text/t.ts';
import { Row } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { AmountFields } from './AmountFields.tsx';
import { LegGroups } from './LegGroups.tsx';
import { CardFace } from '../panel/panelFrame.ts';
import { RefusalNotes } from '../panel/RefusalNotes.tsx';
import { RewardsBanner } from './RewardsBanner.tsx';
import { TotalPrice } from '../panel/TotalPrice.tsx';
import type { BetCardProps } from './StraightCard.tsx';

export function ParlayCard({ bet, refusals, format }: BetCardProps) {
  const name = t`${bet.legs.length}-Leg ${bet.isPlus ? t`Parlay+` : t`Parlay`}`;
  return (
    <CardFace attention={bet.legs.some(({ needsAcceptance }) => needsAcceptance)} aria-label={name}>
      <Row justify="between" align="baseline">
        <Text weight="bold" size={16}>
          {name}
        </Text>
        <TotalPrice bet={bet} format={format} />
      </Row>
      <LegGroups legs={bet.legs} format={format} />
      {bet.isPlus && bet.draft.sameGameRule ? (
        <Text as="p" size={13} tone="ink2">
          {bet.draft.sameGameRule}
        </Text>
      ) : null}
      <AmountFields bet={bet} name={name} refusals={refusals} isStopped={bet.legs.some(({ isStopped }) => isStopped)} />
      <RewardsBanner bet={bet} name={name} refusals={refusals} />
      <RefusalNotes refusals={refusals} about={[bet.id, ...bet.legs.map(({ leg }) => leg.selectionId)]} />
    </CardFace>
  );
}
