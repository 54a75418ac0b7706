import { styled } from '#src/ui/stitches.ts';
import type { EventNow } from '../event/eventTime.tsx';

/** Whose turn it is while a game is played; the words for it stand where there is room. */
export const hasTurn = ({ status, scoreboard }: EventNow, side: 'home' | 'away'): boolean =>
  status === 'IN_PLAY' && scoreboard?.turn === (side === 'home' ? 'HOME' : 'AWAY');

export const TurnDot = styled('span', {
  flex: 'none',
  size: '6px',
  marginInlineStart: 'auto',
  borderRadius: '$pill',
  backgroundColor: '$live',
  // Outweighs what stands there, whichever comes first in the sheet.
  '&& + *': { marginInlineStart: 0 },
});
