import type { ReactNode } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import type { EventGroup } from '../groups.ts';

const Group = styled('li', { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '$8', minWidth: 0 });
const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  paddingInline: '$4',
  variants: { trend: { up: { color: '$priceUp' }, down: { color: '$priceDown' }, none: {} } },
});
const Inner = styled('ul', { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '$8' });

/** Several bets on one event, under its name; a single one stands alone, since its card says the event. */
export function EventGroupCards({ group, children }: { readonly group: EventGroup; readonly children: ReactNode }) {
  if (group.bets.length < 2) return children;
  const { eventName, eventStatus, oddsTrend, requiresAcceptance } = group;
  return (
    <Group>
      <Head trend={oddsTrend}>
        {eventStatus === 'IN_PLAY' ? (
          <Text size={13} weight="medium" tone="live">
            Live
          </Text>
        ) : null}
        <Text size={13} weight="medium" tone="ink1" css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {eventName}
        </Text>
        {oddsTrend === 'none' ? null : (
          <Icon
            name={oddsTrend === 'up' ? 'arrow-up' : 'arrow-down'}
            size={16}
            label={oddsTrend === 'up' ? 'Odds are up' : 'Odds are down'}
          />
        )}
        {requiresAcceptance ? (
          <Text size={13} weight="medium" tone="warning">
            Needs your acceptance
          </Text>
        ) : null}
      </Head>
      <Inner aria-label={eventName}>{children}</Inner>
    </Group>
  );
}
