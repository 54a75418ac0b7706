import { formatPrice } from '#src/lib/odds.ts';
import { movedLine } from '#src/lib/teaser.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { describeChange } from '../changes.ts';
import { hundredthsOf } from '../points.ts';
import { teaserPointsOf } from '../selectors.ts';
import type { LegView } from '../summary.ts';
import { AmountFields } from './AmountFields.tsx';
import { useBetslipContext } from './context.ts';
import { lineText } from './offerText.ts';
import { useBetslipState } from './panelHooks.ts';
import { CardFace, LegLine, LegPrice, Note } from './panelFrame.ts';
import { RefusalNotes } from './RefusalNotes.tsx';
import { RewardsBanner } from './RewardsBanner.tsx';
import { TeaserPoints } from './TeaserPoints.tsx';
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

/** Several lines moved in the player's favour, at one price for the ticket. */
export function TeaserCard({ bet, refusals, format }: BetCardProps) {
  const state = useBetslipState();
  const teaser = state.slip?.teaser;
  const points = teaserPointsOf(state);
  if (!teaser || points === null) return null;
  const name = `${bet.legs.length}-Leg Teaser`;
  return (
    <CardFace attention={bet.legs.some(({ needsAcceptance }) => needsAcceptance)} aria-label={name}>
      <Row justify="between" align="baseline">
        <Text weight="bold" size={16}>
          {name}
        </Text>
        <LegPrice change="none">{formatPrice(bet.payoff.price, format)}</LegPrice>
      </Row>
      <TeaserPoints teaser={teaser} points={points} format={format} />
      <Legs>
        {bet.legs.map((leg) => (
          <li key={leg.leg.selectionId}>
            <TeasedLeg view={leg} by={hundredthsOf(points) ?? 0} format={format} />
          </li>
        ))}
      </Legs>
      <AmountFields bet={bet} name={name} refusals={refusals} isStopped={bet.legs.some(({ isStopped }) => isStopped)} />
      <RewardsBanner bet={bet} name={name} refusals={refusals} />
      <RefusalNotes refusals={refusals} about={[bet.id, ...bet.legs.map(({ leg }) => leg.selectionId)]} />
    </CardFace>
  );
}

/** Without the line that is offered, which the moved one beside it would contradict. */
const nameAlone = (name: string, line: string | null): string =>
  line !== null && name.endsWith(` ${line}`) ? name.slice(0, -line.length - 1) : name;

/** The line as it will be graded, beside the one that is offered. */
function TeasedLeg({ view, by, format }: { readonly view: LegView; readonly by: number } & Pick<BetCardProps, 'format'>) {
  const { dispatch } = useBetslipContext();
  const { leg, offer, change, isStopped } = view;
  const moved = movedLine({ ...leg, points: hundredthsOf(offer.points) }, by);
  return (
    <Stack gap={8}>
      <LegLine>
        <Stack gap={0}>
          <Text weight="bold" size={14}>
            {nameAlone(leg.selectionName, lineText(offer.points, leg.selectionType))}
          </Text>
          <Text size={13} tone="ink2">
            {leg.marketName}, from {lineText(offer.points, leg.selectionType)}
          </Text>
          <Text size={13} tone="ink3">
            {leg.eventName}
          </Text>
        </Stack>
        <LegPrice stopped={isStopped} change="none">
          {lineText(moved === null ? null : String(moved / 100), leg.selectionType)}
        </LegPrice>
        <IconButton
          icon="x"
          label={`Remove ${leg.selectionName}, ${leg.eventName}`}
          target={32}
          onClick={() => dispatch({ type: 'selection-removed', selectionId: leg.selectionId })}
        />
      </LegLine>
      {change === null ? null : <Note tone={isStopped ? 'stop' : 'ask'}>{describeChange(change, format)}</Note>}
    </Stack>
  );
}
