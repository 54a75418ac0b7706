import { styled } from '#src/ui/stitches.ts';
import type { EventNow } from '../event/eventTime.tsx';

export const hasTurn = ({ status, scoreboard }: EventNow, side: 'home' | 'away'): boolean =>
  status === 'IN_PLAY' && scoreboard?.turn === (side === 'home' ? 'HOME' : 'AWAY');

export const TurnDot = styled('span', {
  flex: 'none',
  size: '6px',
  marginInlineStart: 'auto',
  borderRadius: '$pill',
  backgroundColor: '$live',
  // Doubled `&`, to outrank the element's margin.
  '&& + *': { marginInlineStart: 0 },
});
