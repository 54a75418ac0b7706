import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { EventLineFragment, ParticipantMarkFragment } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import { isSitePath } from '#src/render/index.ts';
import { Crest } from '#src/ui/pictures/Crest.tsx';
import { styled } from '#src/ui/stitches.ts';
import { EventTime, spokenTime, useEventNow } from './eventTime.tsx';
import { isHomeNamedFirst } from './sides.ts';

const Line = styled('span', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$4 $16',
  padding: '$12 $16',
  minHeight: '68px',
});
const Way = styled(Link, {
  all: 'unset',
  display: 'block',
  cursor: 'pointer',
  focusRing: -2,
  '@hover': { '&:hover': { backgroundColor: '$surface2' } },
});
const Sides = styled('span', { display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0 });
const Side = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  minWidth: 0,
  text: 14,
  '& > :first-child': { flex: 'none' },
});
const Name = styled('span', { truncate: true, minWidth: 0, flex: 1, fontWeight: '$medium', color: '$ink1' });
const Score = styled('span', { text: 16, fontWeight: '$bold', fontVariantNumeric: 'tabular-nums', minWidth: '28px', textAlign: 'end' });
const Time = styled('span', { minWidth: '88px', textAlign: 'end' });

type Scored = { readonly side: ParticipantMarkFragment; readonly score: number | null };

export const EventLine = memo(function DrawEventLine({ event }: { readonly event: EventLineFragment }) {
  const now = useEventNow(event);
  const { clock } = usePlatform();
  const { scoreboard } = now;
  const score = now.status === 'PRE_GAME' ? null : scoreboard;
  const home: Scored = { side: event.homeParticipant, score: score?.homeScore ?? null };
  const away: Scored = { side: event.awayParticipant, score: score?.awayScore ?? null };
  const inOrder = isHomeNamedFirst(event) ? [home, away] : [away, home];
  const inWords = score === null ? '' : inOrder.map(({ side, score: points }) => `, ${side.fullName} ${points}`).join('');
  const line = (
    <Line>
      <Sides>
        {inOrder.map((each) => (
          <SideLine key={each.side.id} {...each} />
        ))}
      </Sides>
      <Time>
        <EventTime event={event} now={now} />
      </Time>
    </Line>
  );
  return isSitePath(event.canonicalUrl) ? (
    <Way to={event.canonicalUrl} aria-label={`${event.name}, ${spokenTime(event, now, clock.now())}${inWords}`}>
      {line}
    </Way>
  ) : (
    line
  );
});

const SideLine = ({ side, score }: Scored) => (
  <Side>
    <Crest crest={side.crest} size={20} />
    <Name>{side.name}</Name>
    {score === null ? null : <Score>{score}</Score>}
  </Side>
);
