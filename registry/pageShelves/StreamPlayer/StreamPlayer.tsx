import type { FragmentType } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { type EventStatus, type StreamPlayerFragment, StreamPlayerFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useEventState, useWatchEvents } from '#src/platform/index.ts';
import { useNode } from '#src/render/index.ts';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { type Notice, noticeOf, type Reason } from './notices.ts';
import { StreamNotice } from './StreamNotice.tsx';
import { StreamPoster } from './StreamPoster.tsx';
import { Theatre } from './Theatre.tsx';
import { useWatching } from './useWatching.ts';

export function StreamPlayer({ node }: { readonly node: FragmentType<StreamPlayerFragment> }) {
  const { title, upcomingText, event } = useNode(StreamPlayerFragmentDoc, node);
  if (event === null) return <ShelfProblem what={t`the live stream`} />;
  return event.hasLiveStream ? <Stream key={event.id} event={event} title={title} upcomingText={upcomingText} /> : null;
}

type StreamProps = Pick<StreamPlayerFragment, 'title' | 'upcomingText'> & { readonly event: NonNullable<StreamPlayerFragment['event']> };

const BROKEN: Notice = { title: t`The stream stopped`, text: t`We lost the connection. Please try again.`, wayOut: 'retry' };

function Stream({ event, title, upcomingText }: StreamProps) {
  useWatchEvents([event.id]);
  const status = useEventState(event.id)?.status ?? event.status;
  const { now, tell, press } = useWatching(event.id);
  const ending = endingBy(status);
  const isOver = ending !== 'STREAM_CLOSED';
  useEffect(() => {
    if (isOver) tell({ type: 'ended' });
  }, [isOver, tell]);
  const wasOpen = useRef(false);
  wasOpen.current ||= now.state !== 'poster';
  const close = (): void => tell({ type: 'closed' });
  const notice = (what: Notice) => <StreamNotice key={what.title} notice={what} onRetry={press} onClose={close} />;
  switch (now.state) {
    case 'loading':
    case 'playing':
      return <Theatre playlist={now.viewing.playlist} name={event.name} isLoading={now.state === 'loading'} tell={tell} />;
    case 'refused':
      return notice(noticeOf(now.reason));
    case 'failed':
      return notice(BROKEN);
    case 'ended':
      return notice(noticeOf(ending));
    case 'poster':
    case 'asking': {
      if (isOver) return null;
      const isLive = status === 'IN_PLAY';
      return (
        <StreamPoster
          event={event}
          title={title}
          text={isLive ? event.name : upcomingText}
          isLive={isLive}
          isBusy={now.state === 'asking'}
          takesFocus={wasOpen.current}
          onPress={isLive ? press : null}
        />
      );
    }
  }
}

function endingBy(status: EventStatus): Reason {
  if (status === 'CANCELLED') return 'EVENT_CANCELLED';
  return status === 'FINISHED' ? 'EVENT_CLOSED' : 'STREAM_CLOSED';
}
