import { Row } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { AmountFields } from './AmountFields.tsx';
import { LegView } from './LegView.tsx';
import { CardFace } from './panelFrame.ts';
import { RefusalNotes } from './RefusalNotes.tsx';
import { RewardsBanner } from './RewardsBanner.tsx';
import { TotalPrice } from './TotalPrice.tsx';
import type { BetCardProps } from './StraightCard.tsx';

const Legs = styled('ol', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '$12',
  paddingBlock: '$4',
  '& > li + li': { borderTop: '1px solid $line', paddingTop: '$12' },
});

/** All selections as one bet: every one of them must win. */
export function ParlayCard({ bet, refusals, format }: BetCardProps) {
  const name = `${bet.legs.length}-Leg ${bet.isPlus ? 'Parlay+' : 'Parlay'}`;
  return (
    <CardFace attention={bet.legs.some(({ needsAcceptance }) => needsAcceptance)} aria-label={name}>
      <Row justify="between" align="baseline">
        <Text weight="bold" size={16}>
          {name}
        </Text>
        <TotalPrice bet={bet} format={format} />
      </Row>
      <Legs>
        {bet.legs.map((leg) => (
          <li key={leg.leg.selectionId}>
            <LegView view={leg} format={format} hasLines />
          </li>
        ))}
      </Legs>
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
