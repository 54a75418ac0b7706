import { memo } from 'react';
import { PriceButton } from '#src/core/betslip/index.ts';
import type { EventGridColumnFragment, EventGridRowFragment, ParticipantMarkFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Crest } from '#src/ui/pictures/Crest.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { OddsButton } from '#src/ui/OddsButton.tsx';
import { type EventNow, EventTime, spokenTime, useEventNow } from '../eventTime.tsx';
import { hasTurn, TurnDot } from '../../shelf/turn.ts';
import { refOf } from '../../odds/selection.ts';
import { Cell, Meta, RowGrid, Side } from './gridFrame.ts';
import { Marks, MoreLink, Name, Record, Score, Sides, ScoreAndTurn, widthOf } from './gridStyles.ts';

type Event = EventGridRowFragment['event'];

/** Memoized, so that a price change re-renders only one button. */
export const EventRow = memo(function EventRow({
  row,
  columns,
}: {
  readonly row: EventGridRowFragment;
  readonly columns: readonly EventGridColumnFragment[];
}) {
  const { event, cells } = row;
  const now = useEventNow(event);
  const { clock } = usePlatform();
  const isHomeFirst = columns.some(({ key }) => key === 'draw');
  const [first, second] = isHomeFirst ? (['home', 'away'] as const) : (['away', 'home'] as const);
  const isTall = !isHomeFirst;
  return (
    <RowGrid columns={widthOf(columns)} aria-label={event.name}>
      <Meta>
        <EventTime event={event} now={now} hasRoom />
        <RowExtras event={event} shown={cells.filter(({ selections }) => selections.length > 0).length} />
      </Meta>
      <Sides to={event.canonicalUrl} aria-label={`${event.name}, ${spokenTime(event, now, clock.now())}${scoreInWords(event, now)}`}>
        <SideLine side={sideOf(event, first)} score={scoreOf(now, first)} isTall={isTall} hasTurn={hasTurn(now, first)} />
        <SideLine side={sideOf(event, second)} score={scoreOf(now, second)} isTall={isTall} hasTurn={hasTurn(now, second)} />
      </Sides>
      {columns.map(({ key, label }) => (
        <PriceCell key={key} cell={cells.find(({ columnKey }) => columnKey === key)} market={label} sides={isTall ? 2 : 1} />
      ))}
    </RowGrid>
  );
});

const sideOf = (event: Event, side: 'home' | 'away'): ParticipantMarkFragment =>
  side === 'home' ? event.homeParticipant : event.awayParticipant;

const scoreOf = ({ status, scoreboard }: EventNow, side: 'home' | 'away'): number | null =>
  scoreboard === null || status === 'PRE_GAME' ? null : side === 'home' ? scoreboard.homeScore : scoreboard.awayScore;

function scoreInWords(event: Event, now: EventNow): string {
  const [home, away] = [scoreOf(now, 'home'), scoreOf(now, 'away')];
  return home === null || away === null ? '' : `, ${event.awayParticipant.fullName} ${away}, ${event.homeParticipant.fullName} ${home}`;
}

/** Hides the team's line from screen readers, because the row's link has the team's full name. */
const SideLine = memo(function SideLine({
  side,
  score,
  isTall,
  hasTurn: isInTurn,
}: {
  readonly side: ParticipantMarkFragment;
  readonly score: number | null;
  readonly isTall: boolean;
  readonly hasTurn: boolean;
}) {
  return (
    <Side tall={isTall} title={side.fullName}>
      <Crest crest={side.crest} size={24} />
      <Name data-name="">{side.name}</Name>
      {side.record === null ? null : <Record>{side.record}</Record>}
      {isInTurn || score !== null ? (
        <ScoreAndTurn>
          {isInTurn ? <TurnDot aria-hidden data-turn="" /> : null}
          {score === null ? null : <Score>{score}</Score>}
        </ScoreAndTurn>
      ) : null}
    </Side>
  );
});

type PriceCellProps = {
  readonly cell: EventGridRowFragment['cells'][number] | undefined;
  readonly market: string;
  readonly sides: 1 | 2;
};

const nothing = (): void => undefined;
const CLOSED = [0, 1];

function PriceCell({ cell, market, sides }: PriceCellProps) {
  return (
    <Cell>
      {cell && cell.selections.length > 0
        ? cell.selections.map((selection) => <PriceButton key={selection.id} selection={refOf(selection)} market={selection.marketName} />)
        : CLOSED.slice(0, sides).map((side) => (
            <OddsButton key={side} accessibleName={t`No ${market} odds`} points={null} price={null} state="closed" onToggle={nothing} />
          ))}
    </Cell>
  );
}

const RowExtras = memo(function RowExtras({ event, shown }: { readonly event: Event; readonly shown: number }) {
  const more = event.marketCount - shown;
  return (
    <Marks>
      {event.hasLiveStream ? <Icon name="stream" size={16} label={t`Live stream`} /> : null}
      {event.hasStatistics ? <Icon name="statistics" size={16} label={t`Statistics`} /> : null}
      {more > 0 ? (
        <MoreLink to={event.canonicalUrl} aria-label={t`${more} more markets, ${event.name}`}>
          +{more}
          <Icon name="chevron-right" size={16} />
        </MoreLink>
      ) : null}
    </Marks>
  );
});
