import { lineText, withLine, withoutLine } from '#src/shared/betting/line.ts';
import { formatPrice } from '#src/shared/money/odds.ts';
import { t } from '#src/shared/text/t.ts';
import { movedLine } from '#src/shared/betting/teaser.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Text } from '#src/ui/Text.tsx';
import { describeChange } from '../../changes.ts';
import { hundredthsOf } from '../../points.ts';
import { type LegView, teaserPointsOf } from '../../summary.ts';
import { AmountFields } from './AmountFields.tsx';
import { useBetslipContext } from '../context.ts';
import { useBetslipState } from '../panel/panelHooks.ts';
import { CardFace, LegLine, LegList, LegPrice, Note } from '../panel/panelFrame.ts';
import { legElementId } from '../panel/legElementId.ts';
import { RefusalNotes } from '../panel/RefusalNotes.tsx';
import { RewardsBanner } from './RewardsBanner.tsx';
import { TeaserPoints } from './TeaserPoints.tsx';
import { TeaserTerms } from './TeaserTerms.tsx';
import type { BetCardProps } from './StraightCard.tsx';

export function TeaserCard({ bet, refusals, format }: BetCardProps) {
  const state = useBetslipState();
  const teaser = state.slip?.teaser;
  const points = teaserPointsOf(state);
  if (!teaser || points === null) return null;
  const name = t`${bet.legs.length}-Leg Teaser`;
  const chosen = teaser.previews.find((preview) => preview.points === points);
  return (
    <CardFace attention={bet.asksAboutTicket || bet.legs.some(({ needsAcceptance }) => needsAcceptance)} aria-label={name}>
      <Row justify="between" align="baseline">
        <Text weight="bold" size={16}>
          {name}
        </Text>
        <LegPrice change="none">{formatPrice(bet.payoff.price, format)}</LegPrice>
      </Row>
      <TeaserPoints teaser={teaser} points={points} format={format} />
      {chosen ? <TeaserTerms preview={chosen} change={bet.ticketChange} format={format} /> : null}
      <LegList>
        {bet.legs.map((leg, place) => (
          <li key={leg.leg.selectionId}>
            <TeasedLeg view={leg} by={hundredthsOf(chosen?.moves[place] ?? points) ?? 0} format={format} />
          </li>
        ))}
      </LegList>
      <AmountFields bet={bet} name={name} refusals={refusals} isStopped={bet.legs.some(({ isStopped }) => isStopped)} />
      <RewardsBanner bet={bet} name={name} refusals={refusals} />
      <RefusalNotes refusals={refusals} about={[bet.id, ...bet.legs.map(({ leg }) => leg.selectionId)]} />
    </CardFace>
  );
}

function TeasedLeg({ view, by, format }: { readonly view: LegView; readonly by: number } & Pick<BetCardProps, 'format'>) {
  const { dispatch } = useBetslipContext();
  const { leg, offer, change, isStopped } = view;
  const moved = movedLine({ ...leg, points: hundredthsOf(offer.points) }, by);
  const offered = lineText(offer.points, leg.selectionType);
  const teased = lineText(moved === null ? null : String(moved / 100), leg.selectionType);
  return (
    <Stack gap={8} id={legElementId(leg.selectionId)} tabIndex={-1}>
      <LegLine>
        <Stack gap={0}>
          <Text weight="bold" size={14}>
            {withLine(withoutLine(leg.selectionName, offered), teased)}
          </Text>
          <Text size={13} tone="ink2">{t`${leg.marketName}, from ${offered ?? ''}`}</Text>
          <Text size={13} tone="ink3">
            {leg.eventName}
          </Text>
        </Stack>
        <LegPrice stopped={isStopped} change="none">
          {teased}
        </LegPrice>
        <IconButton
          icon="x"
          label={t`Remove ${leg.selectionName}, ${leg.eventName}`}
          target={32}
          onClick={() => dispatch({ type: 'selection-removed', selectionId: leg.selectionId })}
        />
      </LegLine>
      {change === null ? null : <Note tone={isStopped ? 'stop' : 'ask'}>{describeChange(change, format)}</Note>}
    </Stack>
  );
}
