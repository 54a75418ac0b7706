import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { type CountdownFragment, CountdownFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Crest } from '#src/ui/pictures/Crest.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { cardLink } from '../../parts/shelf/looks.ts';
import { remaining, spokenRemaining } from './remaining.ts';
import { useSecond } from './useSecond.ts';

const Frame = styled(Link, cardLink, {
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '$12 $24',
  padding: '$12 $16',
});
const Still = styled('div', { padding: '$16', borderRadius: '$card', border: '1px solid $line', backgroundColor: '$surface1' });
const About = styled('span', { display: 'flex', alignItems: 'center', gap: '$12', minWidth: 0, flex: '1 1 240px' });
const Names = styled('span', { display: 'flex', flexDirection: 'column', minWidth: 0 });
const Units = styled('span', { display: 'flex', gap: '$8', fontVariantNumeric: 'tabular-nums' });
const Unit = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '52px',
  padding: '$6 0',
  borderRadius: '$10',
  backgroundColor: '$surface2',
});
const Figure = styled('span', { text: 22, fontFamily: '$display', fontWeight: '$bold' });
const Label = styled('span', { text: 12, color: '$ink2' });

export function Countdown({ node }: { readonly node: FragmentType<CountdownFragment> }) {
  const { title, endedText, event } = useNode(CountdownFragmentDoc, node);
  const heading = useHeading();
  const now = useSecond();
  const starts = event === null ? Number.NaN : Math.floor(Date.parse(event.startTime) / 1_000);
  if (event === null || !(starts > now))
    return (
      <Still>
        <Heading as={heading} size={16}>
          {title}
        </Heading>
        <Text as="p" tone="ink2">
          {endedText}
        </Text>
      </Still>
    );
  const left = remaining(starts - now);
  return (
    <Frame to={event.canonicalUrl} aria-label={t`${title}: ${event.name}, ${event.competition.name}, in ${spokenRemaining(starts - now)}`}>
      <About>
        <Crest crest={event.awayParticipant.crest} size={32} />
        <Crest crest={event.homeParticipant.crest} size={32} />
        <Names>
          <Heading as={heading} size={16}>
            {title}
          </Heading>
          <Text tone="ink2" size={13} truncate title={event.name}>
            {event.name}
          </Text>
        </Names>
      </About>
      <Units aria-hidden>
        {left.map(({ value, label }) => (
          <Unit key={label}>
            <Figure>{value}</Figure>
            <Label>{label}</Label>
          </Unit>
        ))}
      </Units>
    </Frame>
  );
}
