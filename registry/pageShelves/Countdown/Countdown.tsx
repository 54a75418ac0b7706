import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { PriceButton } from '#src/core/betslip/index.ts';
import { type CountdownFragment, CountdownFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Crest } from '#src/ui/pictures/Crest.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { formatStartTime } from '#src/ui/time.ts';
import { isHomeNamedFirst, versus } from '../../parts/event/sides.ts';
import { refOf, sideLabel } from '../../parts/odds/selection.ts';
import { remaining, spokenRemaining } from './remaining.ts';
import { useSecond } from './useSecond.ts';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  '@belowTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Way = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$12',
  minWidth: 0,
  height: '82px',
  padding: '0 $16',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: '$card',
  focusRing: 0,
  '@hover': { '&:hover': { backgroundColor: '$surface2' } },
});
const Prices = styled('div', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '96px',
  gap: '$8',
  paddingInlineEnd: '$16',
  '@belowTablet': { gridAutoColumns: 'minmax(0, 1fr)', padding: '0 $16 $12' },
});
const Still = styled('div', { padding: '$16', borderRadius: '$card', border: '1px solid $line', backgroundColor: '$surface1' });
const About = styled('span', { display: 'flex', alignItems: 'center', gap: '$12', minWidth: 0, flex: 1 });
const Marks = styled('span', { display: 'flex', flex: 'none', '& > :last-child': { marginInlineStart: '-8px' } });
const Names = styled('span', { display: 'flex', flexDirection: 'column', minWidth: 0 });
const Wide = styled('span', { '@belowTablet': { display: 'none' } });
const Narrow = styled('span', { display: 'none', '@belowTablet': { display: 'inline' } });
const Units = styled('span', { display: 'flex', flex: 'none', gap: '$4', fontVariantNumeric: 'tabular-nums' });
const Unit = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '52px',
  '@belowTablet': { width: '40px' },
  padding: '$6 0',
  borderRadius: '$10',
  backgroundColor: '$surface2',
});
const Figure = styled('span', { text: 22, fontFamily: '$display', fontWeight: '$bold' });
const Label = styled('span', { text: 12, color: '$ink2' });

const MOST_PRICES = 3;

export function Countdown({ node }: { readonly node: FragmentType<CountdownFragment> }) {
  const { title, endedText, event, market } = useNode(CountdownFragmentDoc, node);
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
  const { homeParticipant: home, awayParticipant: away } = event;
  const [first, second] = isHomeNamedFirst(event) ? [home, away] : [away, home];
  return (
    <Frame>
      <Way to={event.canonicalUrl} aria-label={t`${title}: ${event.name}, ${event.competition.name}, in ${spokenRemaining(starts - now)}`}>
        <About>
          <Marks>
            <Crest crest={first.crest} size={24} />
            <Crest crest={second.crest} size={24} />
          </Marks>
          <Names>
            <Heading as={heading} size={16}>
              {title}
            </Heading>
            <Text tone="ink2" size={13} truncate title={event.name}>
              <Wide>{event.name}</Wide>
              <Narrow>{`${first.abbreviation} ${versus(event)} ${second.abbreviation}`}</Narrow>
            </Text>
            <Text tone="ink2" size={12} truncate>
              {formatStartTime(new Date(starts * 1_000), { now: new Date(now * 1_000) })}
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
      </Way>
      {market ? (
        <Prices>
          {market.selections.slice(0, MOST_PRICES).map((selection) => (
            <PriceButton key={selection.id} selection={refOf(selection)} label={sideLabel(selection, event)} market={market.name} />
          ))}
        </Prices>
      ) : null}
    </Frame>
  );
}
