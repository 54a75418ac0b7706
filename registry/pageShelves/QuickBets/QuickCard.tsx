import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { PriceButton, type SelectionRef } from '#src/core/betslip/index.ts';
import type { QuickBetsFragment } from '#src/gql/graphql.ts';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { EventTime, useEventNow } from '../../parts/event/eventTime.tsx';
import { refOf, sideLabel } from '../../parts/odds/selection.ts';

const Frame = styled('li', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  padding: '$12',
  backgroundColor: '$surface1',
  border: '1px solid $line',
  borderRadius: '$card',
});
const Name = styled(Link, {
  display: 'block',
  color: '$ink1',
  fontWeight: '$medium',
  textDecoration: 'none',
  truncate: true,
  focusRing: 0,
  '@hover': { '&:hover': { textDecoration: 'underline' } },
});
const Head = styled('div', { display: 'flex', justifyContent: 'space-between', gap: '$8', minHeight: '20px' });
const Prices = styled('div', { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '$8' });

type Props = NonNullable<QuickBetsFragment['events']>[number] & {
  /** Handles a press of an odds button. If absent, the press adds the selection to the betslip. */
  readonly onPress?: (selection: SelectionRef) => void;
  readonly chosen?: string | undefined;
  readonly ticket?: ReactNode;
};

export function QuickCard({ headline, event, market, onPress, chosen, ticket }: Props) {
  const now = useEventNow(event);
  return (
    <Frame aria-label={event.name}>
      <Head>
        <Text size={12} tone="ink2" truncate>
          {headline}
        </Text>
        <EventTime event={event} now={now} />
      </Head>
      <Name to={event.canonicalUrl}>{event.name}</Name>
      <Prices>
        {market.selections.slice(0, 3).map((selection) => (
          <PriceButton
            key={selection.id}
            selection={refOf(selection)}
            label={sideLabel(selection, event)}
            market={market.name}
            onPress={onPress}
            isChosen={selection.id === chosen}
          />
        ))}
      </Prices>
      {ticket}
    </Frame>
  );
}
