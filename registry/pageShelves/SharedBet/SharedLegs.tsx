import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { SharedLegFragment } from '#src/gql/graphql.ts';
import { useHeading } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';

const List = styled('ul', { display: 'grid', gap: '$12', margin: 0, padding: 0, listStyle: 'none' });
const Leg = styled('li', { display: 'flex', flexDirection: 'column', gap: '$4', paddingTop: '$12', borderTop: '1px solid $line' });
const EventLink = styled(Link, { color: '$ink2', text: 12, borderRadius: '$6', focusRing: 2, overflowWrap: 'anywhere' });

export function SharedLegs({ title, legs }: { readonly title: string; readonly legs: readonly SharedLegFragment[] }) {
  const id = useId();
  return (
    <Stack gap={12}>
      <Heading as={useHeading(1)} id={id} size={18}>
        {title}
      </Heading>
      <List aria-labelledby={id}>
        {legs.map((leg) => (
          <Leg key={leg.id}>
            <Text weight="medium">{nameOf(leg)}</Text>
            <Text size={12} tone="ink2">
              {leg.marketName}
            </Text>
            {leg.event === null ? null : <EventLink to={leg.event.canonicalUrl}>{leg.event.name}</EventLink>}
            {leg.ineligibleReason === null ? null : (
              <Text size={12} tone="warning">
                {leg.ineligibleReason}
              </Text>
            )}
          </Leg>
        ))}
      </List>
    </Stack>
  );
}

const nameOf = ({ selectionName, points }: SharedLegFragment): string =>
  points === null || selectionName.includes(points.formattedPoints) ? selectionName : `${selectionName} ${points.formattedPoints}`;
