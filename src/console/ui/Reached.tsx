import type { Place } from '#src/shared/console/place.ts';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../api/index.ts';
import { Awaited } from './Awaited.tsx';

const playersInWords = (players: number): string =>
  players === 0
    ? 'No logged-in player saw it in the last hour.'
    : `${players === 1 ? 'One player' : `${players.toLocaleString('en')} players`} saw it in the last hour. Visitors are not counted.`;

export function Reached({ place }: { readonly place: Place }) {
  const isLive = place.environment === 'live';
  const reached = useAnswer('countReached', isLive ? place : null);
  if (!isLive) return null;
  return (
    <Awaited loaded={reached} what="its reach" lines={1}>
      {({ players }) => <Text as="p">{playersInWords(players)}</Text>}
    </Awaited>
  );
}
