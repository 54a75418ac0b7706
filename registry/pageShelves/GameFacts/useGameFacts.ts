import { useEffect, useState } from 'react';
import { type GameFactsFragment, GameFactsNowDocument, type GameFactsNowQuery, GameFactsUpdatesDocument } from '#src/gql/graphql.ts';
import { reportError, useEventState, usePlatform } from '#src/platform/index.ts';

type Event = NonNullable<GameFactsFragment['event']>;
export type Facts = Pick<Event, 'status' | 'scoreboard' | 'statistics'>;
type Message = GameFactsNowQuery['eventPrices'][number];

/** Returns score and statistics from the same live message. */
export function useGameFacts(event: Event): Facts {
  const { client, socket } = usePlatform();
  const [latest, setLatest] = useState<Message | null>(null);
  const scoreboard = useEventState(event.id)?.scoreboard ?? null;
  const isOver = (latest ?? event).status === 'FINISHED' || (latest ?? event).status === 'CANCELLED';
  useEffect(() => {
    if (isOver) return;
    const subscription = client
      .subscribe({ query: GameFactsUpdatesDocument, variables: { eventId: event.id }, fetchPolicy: 'no-cache' })
      .subscribe({
        next: ({ data }) => setLatest((held) => newer(held, data?.eventPrices)),
        error: (error: unknown) => reportError('socket', error),
      });
    return () => subscription.unsubscribe();
  }, [client, event.id, isOver]);
  useEffect(() => {
    if (scoreboard === null || socket.state() === 'live') return;
    // Queries score and statistics together while the socket is down, because polling returns only scores.
    let isLeft = false;
    client.query({ query: GameFactsNowDocument, variables: { eventId: event.id }, fetchPolicy: 'no-cache' }).then(
      ({ data }) => {
        if (!isLeft) setLatest((held) => newer(held, data?.eventPrices[0]));
      },
      (error: unknown) => reportError('network', error),
    );
    return () => {
      isLeft = true;
    };
  }, [client, socket, event.id, scoreboard]);
  return latest ?? event;
}

const newer = (held: Message | null, come: Message | undefined): Message | null =>
  come === undefined || (held !== null && BigInt(held.version) >= BigInt(come.version)) ? held : come;
