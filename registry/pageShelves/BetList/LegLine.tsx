import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { BetCardFragment } from '#src/gql/graphql.ts';
import type { OddsFormat } from '#src/shared/money/odds.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { type EventNow, EventTime, useEventNow } from '../../parts/event/eventTime.tsx';
import { isHomeNamedFirst } from '../../parts/event/sides.ts';
import { priceText } from '../../parts/odds/priceText.ts';
import { Leg, LegMark, LegOdds, LegScore, LegText } from './cardStyles.ts';
import { LegProgressLine } from './LegProgressLine.tsx';
import { besideScore, legOutcomeLabel } from '../../parts/bet/outcomes.ts';
import { Regraded } from './Regraded.tsx';

type LegOf = BetCardFragment['legs'][number];
type Board = NonNullable<EventNow['scoreboard']>;

const EventLink = styled(Link, {
  color: '$ink2',
  text: 12,
  textDecoration: 'none',
  borderRadius: '$6',
  focusRing: 2,
  overflowWrap: 'anywhere',
  '@hover': { '&:hover': { textDecoration: 'underline' } },
});

export const LegLine = memo(function LegLine({
  leg,
  showsOdds,
  format,
}: {
  readonly leg: LegOf;
  readonly showsOdds: boolean;
  readonly format: OddsFormat;
}) {
  const { event } = leg;
  const now = useEventNow(event);
  const verdict = legOutcomeLabel(leg.outcome);
  const board = now.status === 'PRE_GAME' ? null : now.scoreboard;
  const reason = board === null ? leg.outcomeReason : besideScore(leg.outcomeReason);
  return (
    <Leg>
      <LegMark tone={verdict.tone}>
        <Icon name={verdict.icon} size={16} />
        <VisuallyHidden>{verdict.word}:</VisuallyHidden>
      </LegMark>
      <LegText>
        <Text weight="medium" css={{ overflowWrap: 'anywhere' }}>
          {[
            leg.selectionName,
            leg.points === null || leg.selectionName.includes(leg.points.formattedPoints) ? null : leg.points.formattedPoints,
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
        <Text size={12} tone="ink2">
          {leg.marketName}
        </Text>
        <EventLink to={event.canonicalUrl}>{event.name}</EventLink>
        <LegScore>
          <EventTime event={event} now={now} />
          {board ? <span>{scoreText(event, board)}</span> : null}
        </LegScore>
        {board && now.status === 'IN_PLAY' && leg.outcome === 'PENDING' ? <LegProgressLine leg={leg} board={board} /> : null}
        {reason === null ? null : (
          <Text size={12} tone="ink2">
            {reason}
          </Text>
        )}
        <Regraded leg={leg} />
      </LegText>
      {showsOdds ? <LegOdds>{priceText(leg.odds, format)}</LegOdds> : null}
    </Leg>
  );
});

/** Formats the score in the order of the event's name: `ATL 2 – 1 CIN` for `Atlanta v Cincinnati`. */
function scoreText(event: LegOf['event'], board: Board): string {
  const { homeParticipant: home, awayParticipant: away } = event;
  const isHomeFirst = isHomeNamedFirst(event);
  const [first, second] = isHomeFirst ? [home, away] : [away, home];
  const [one, other] = isHomeFirst ? [board.homeScore, board.awayScore] : [board.awayScore, board.homeScore];
  return `${first.abbreviation} ${one} – ${other} ${second.abbreviation}`;
}
