import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { type EventHeaderFragment, EventHeaderFragmentDoc, type ParticipantMarkFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useWatchEvents } from '#src/platform/index.ts';
import { useNode } from '#src/render/index.ts';
import { Crest } from '#src/ui/pictures/Crest.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LeagueMark } from '#src/ui/pictures/LeagueMark.tsx';
import { styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { EventTime, useEventNow } from '../../parts/event/eventTime.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { versus } from '../../parts/event/sides.ts';
import { groundOf } from '../../parts/event/teamColors.ts';

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  borderRadius: '$card',
  color: '#ffffff',
  '@belowTablet': { gap: '$4', height: '120px', padding: '$4 $12 $8', overflow: 'hidden' },
  '@tablet': { gap: '$16', padding: '$16 $24 $32' },
});
const Top = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$12',
  minHeight: '32px',
  '@belowTablet': { minHeight: '24px' },
});
const Crumb = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$8',
  minWidth: 0,
  minHeight: '24px',
  '@tablet': { minHeight: '32px' },
  color: 'inherit',
  text: 13,
  fontWeight: '$medium',
  textDecoration: 'none',
  borderRadius: '$6',
  '&:focus-visible': { outline: '2px solid #ffffff', outlineOffset: '2px' },
  '@hover': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
const CrumbText = styled('span', { truncate: true, minWidth: 0 });
const Marks = styled('span', { display: 'inline-flex', gap: '$12', flex: 'none' });
const Sides = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '$8',
  '@belowTablet': { alignItems: 'center', flex: 1 },
  '@tablet': { gap: '$12' },
});
const Side = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$8',
  minWidth: 0,
  textAlign: 'center',
  '@belowTablet': { gap: '$4', '& > svg': { size: '40px' } },
});
const Name = styled('span', {
  maxWidth: '100%',
  text: 13,
  fontFamily: '$display',
  fontWeight: '$bold',
  '@belowTablet': { truncate: true },
  '@tablet': { text: 22, overflowWrap: 'break-word' },
  variants: { room: { wide: { '@belowTablet': { display: 'none' } }, narrow: { '@tablet': { display: 'none' } } } },
});
const Record = styled('span', {
  text: 13,
  opacity: 0.88,
  minHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  '@belowTablet': { display: 'none' },
});
const Middle = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '88px',
  textAlign: 'center',
  '@tablet': { gap: '$8', minHeight: '64px' },
});
const Score = styled('span', {
  display: 'inline-flex',
  gap: '$8',
  text: 28,
  fontFamily: '$display',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@belowTablet': { lineHeight: '32px' },
  '@tablet': { gap: '$12', text: 36 },
});
const Situation = styled('span', { text: 13, fontWeight: '$medium', fontVariantNumeric: 'tabular-nums' });
const Against = styled('span', { text: 22, fontFamily: '$display', fontWeight: '$bold', opacity: 0.85 });

type HeaderEvent = NonNullable<EventHeaderFragment['event']>;

export function EventHeader({ node }: { readonly node: FragmentType<EventHeaderFragment> }) {
  const { event } = useNode(EventHeaderFragmentDoc, node);
  return event === null ? <ShelfProblem what={t`this event`} /> : <Header event={event} />;
}

function Header({ event }: { readonly event: HeaderEvent }) {
  useWatchEvents([event.id]);
  const now = useEventNow(event);
  // Soccer names the home team first, like the price columns.
  const isHomeFirst = event.sport.slug === 'soccer';
  const [first, second] = isHomeFirst ? [event.homeParticipant, event.awayParticipant] : [event.awayParticipant, event.homeParticipant];
  const board = now.status === 'PRE_GAME' ? null : now.scoreboard;
  const scores = board && (isHomeFirst ? [board.homeScore, board.awayScore] : [board.awayScore, board.homeScore]);
  return (
    <Frame style={{ backgroundImage: groundOf(first, second) }}>
      <Top>
        <Crumb to={event.competition.canonicalUrl}>
          <LeagueMark mark={event.competition.mark} size={24} />
          <CrumbText>{event.competition.name}</CrumbText>
        </Crumb>
        <Marks>
          {event.hasLiveStream ? <Icon name="stream" size={20} label={t`Live stream`} /> : null}
          {event.hasStatistics ? <Icon name="statistics" size={20} label={t`Statistics`} /> : null}
        </Marks>
      </Top>
      <Sides>
        <SideOf side={first} />
        <Middle>
          {scores ? (
            <Score>
              <VisuallyHidden>{t`Score:`}</VisuallyHidden>
              <span>{scores[0]}</span>
              <span aria-hidden>–</span>
              <VisuallyHidden>{t`to`}</VisuallyHidden>
              <span>{scores[1]}</span>
            </Score>
          ) : (
            <Against>{isHomeFirst ? 'v' : versus(event)}</Against>
          )}
          <EventTime event={event} now={now} tone="inherit" />
          {now.status === 'IN_PLAY' && now.scoreboard?.situation ? <Situation>{now.scoreboard.situation}</Situation> : null}
        </Middle>
        <SideOf side={second} />
      </Sides>
    </Frame>
  );
}

function SideOf({ side }: { readonly side: ParticipantMarkFragment }) {
  return (
    <Side>
      <Crest crest={side.crest} size={64} />
      <Name room="wide">{side.fullName}</Name>
      <Name room="narrow" title={side.fullName}>
        {side.name}
      </Name>
      <Record>{side.record}</Record>
    </Side>
  );
}
