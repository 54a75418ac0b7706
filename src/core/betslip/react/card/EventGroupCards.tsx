import type { ReactNode } from 'react';
import { styled } from '#src/ui/stitches.ts';
import type { EventGroup } from '../../groups.ts';
import { GroupHead } from './GroupHead.tsx';

const Group = styled('li', { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '$8', minWidth: 0 });
const Inner = styled('ul', { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '$8' });

/** Omits the heading for a single bet, whose card names the event. */
export function EventGroupCards({ group, children }: { readonly group: EventGroup; readonly children: ReactNode }) {
  if (group.bets.length < 2) return children;
  return (
    <Group>
      <GroupHead group={group} />
      <Inner aria-label={group.eventName}>{children}</Inner>
    </Group>
  );
}
