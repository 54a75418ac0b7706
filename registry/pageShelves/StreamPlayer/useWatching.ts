import { useCallback, useEffect, useReducer, useRef } from 'react';
import { LiveStreamDocument, LiveStreamingBaseDocument } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import { useRenderPorts } from '#src/render/index.ts';
import { isPassing, type Reason, reasonOf } from './notices.ts';
import { openViewing, type Viewing } from './viewing.ts';
import { atFirst, watch, type Watching, type WatchingEvent } from './watching.ts';

/** Fraction of a stream ticket's remaining lifetime after which it is renewed. */
const EARLY = 0.5;
const AGAIN_MS = 5_000;

export type WatchingDoor = { readonly now: Watching; readonly tell: (event: WatchingEvent) => void; readonly press: () => void };

/** Requests a stream ticket when the player presses play, and renews it. Stops after a logout or another player's login. */
export function useWatching(eventId: string): WatchingDoor {
  const [now, tell] = useReducer(watch, atFirst);
  const admit = useAdmission(eventId);
  const attempt = useRef(0);
  const press = useCallback(() => {
    const mine = (attempt.current += 1);
    tell({ type: 'pressed' });
    void admit().then((answer) => {
      if (mine === attempt.current) tell('viewing' in answer ? { type: 'opened', ...answer } : { type: 'refused', ...answer });
    });
  }, [admit]);
  const state = useRef(now.state);
  state.current = now.state;
  const { playerId, watchPlayer } = useRenderPorts();
  useEffect(
    () =>
      watchPlayer(() => {
        if (playerId() !== null && (state.current === 'asking' || state.current === 'refused')) return press();
        attempt.current += 1;
        tell({ type: 'closed' });
      }),
    [playerId, press, watchPlayer],
  );
  // Keeps the same function across renders, because a new one would restart the video.
  const hear = useCallback(
    (event: WatchingEvent) => {
      const before = state.current;
      tell(event);
      if (event.type === 'broken' && before === 'playing') press();
    },
    [press],
  );
  useProlonging('viewing' in now ? now.viewing : null, admit, tell);
  return { now, tell: hear, press };
}

type Answer = { readonly viewing: Viewing } | { readonly reason: Reason };
type Admit = (url?: string) => Promise<Answer>;

function useAdmission(eventId: string): Admit {
  const { client, clock } = usePlatform();
  return useCallback(
    async (url) => {
      try {
        const base = await client.query({ query: LiveStreamingBaseDocument });
        const uri = base.data?.startup.serviceAttributes.liveStreamingBaseUrl;
        const context = typeof uri === 'string' ? { uri } : {};
        const { data } = await client.query({ query: LiveStreamDocument, variables: { eventId }, fetchPolicy: 'no-cache', context });
        const { ticket, error, restriction } = data?.liveStream ?? {};
        if (!ticket) return { reason: reasonOf(error ?? restriction ?? 'ERROR') };
        const opened = await openViewing(ticket, clock.now, url);
        return 'viewing' in opened ? opened : { reason: reasonOf(opened.refusal) };
      } catch {
        return { reason: 'ERROR' };
      }
    },
    [client, clock, eventId],
  );
}

function useProlonging(viewing: Viewing | null, admit: Admit, tell: (event: WatchingEvent) => void): void {
  useEffect(() => {
    if (viewing === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const after = (ms: number): void => {
      timer = setTimeout(() => void prolong(), Math.max(ms, AGAIN_MS));
    };
    const prolong = async (): Promise<void> => {
      const answer = await admit(viewing.url);
      if (isOver) return;
      if ('viewing' in answer) tell({ type: 'prolonged', viewing: answer.viewing });
      else if (isPassing(answer.reason)) after(AGAIN_MS);
      else tell({ type: 'refused', reason: answer.reason });
    };
    after(viewing.lastsMs * EARLY);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [viewing, admit, tell]);
}
