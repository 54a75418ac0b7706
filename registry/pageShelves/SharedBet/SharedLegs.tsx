import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { SharedLegFragment } from '#src/gql/graphql.ts';
import { useHeading } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Crest } from '#src/ui/pictures/Crest.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { EventTime, useEventNow } from '../../parts/event/eventTime.tsx';
import { isHomeNamedFirst } from '../../parts/event/sides.ts';
import { LegOdds } from './LegOdds.tsx';

const List = styled('ul', { display: 'grid', gap: '$12', margin: 0, padding: 0, listStyle: 'none' });
const Leg = styled('li', {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  columnGap: '$12',
  alignItems: 'center',
  paddingTop: '$12',
  borderTop: '1px solid $line',
});
const Marks = styled('span', { display: 'flex', '& > :last-child': { marginInlineStart: '-8px' } });
const Game = styled('span', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px $8', text: 12 });
const EventLink = styled(Link, { color: '$ink2', text: 12, borderRadius: '$6', focusRing: 2, overflowWrap: 'anywhere' });

type Props = { readonly title: string; readonly legs: readonly SharedLegFragment[]; readonly hasOdds: boolean };

export function SharedLegs({ title, legs, hasOdds }: Props) {
  const id = useId();
  return (
    <Stack gap={12}>
      <Heading as={useHeading(1)} id={id} size={18}>
        {title}
      </Heading>
      <List aria-labelledby={id}>
        {legs.map((leg) => (
          <Leg key={leg.id}>
            {leg.event === null ? <span /> : <TeamMarks event={leg.event} />}
            <Stack gap={4}>
              <Text weight="medium" css={{ overflowWrap: 'anywhere' }}>
                {nameOf(leg)}
              </Text>
              <Text size={12} tone="ink2">
                {leg.marketName}
              </Text>
              <LegOdds leg={leg} hasOdds={hasOdds} />
              {leg.event === null ? null : <GameLine event={leg.event} />}
            </Stack>
          </Leg>
        ))}
      </List>
    </Stack>
  );
}

type EventOf = NonNullable<SharedLegFragment['event']>;

function TeamMarks({ event }: { readonly event: EventOf }) {
  const { homeParticipant: home, awayParticipant: away } = event;
  return (
    <Marks>
      {(isHomeNamedFirst(event) ? [home, away] : [away, home]).map(({ id, crest }) => (
        <Crest key={id} crest={crest} size={32} />
      ))}
    </Marks>
  );
}

const GameLine = ({ event }: { readonly event: EventOf }) => (
  <Game>
    <EventLink to={event.canonicalUrl}>{event.name}</EventLink>
    <EventTime event={event} now={useEventNow(event)} />
  </Game>
);

const nameOf = ({ selectionName, points }: SharedLegFragment): string =>
  points === null || selectionName.includes(points.formattedPoints) ? selectionName : `${selectionName} ${points.formattedPoints}`;
