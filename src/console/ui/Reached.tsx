import type { Place } from '#src/shared/console/place.ts';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../api/index.ts';
import { Awaited } from './Awaited.tsx';

const playersInWords = (players: number): string =>
  players === 0
    ? 'No player who is logged in was shown it in the last hour.'
    : `${players === 1 ? 'One player was' : `${players.toLocaleString('en')} players were`} shown it in the last hour, and visitors, who are not counted.`;

/** Players of the last hour; empty for staging. */
export function Reached({ place }: { readonly place: Place }) {
  const isLive = place.environment === 'live';
  const reached = useAnswer('countReached', isLive ? place : null);
  if (!isLive) return null;
  return (
    <Awaited loaded={reached} what="how many players it reaches" lines={1}>
      {({ players }) => <Text as="p">{playersInWords(players)}</Text>}
    </Awaited>
  );
}
