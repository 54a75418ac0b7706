import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { patiently } from '#src/render/index.ts';
import type { WatchingEvent } from './watching.ts';

export type Film = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isPaused: boolean;
  readonly isMuted: boolean;
  readonly toggle: () => void;
  readonly mute: () => void;
};

export function useFilm(playlist: string, tell: (event: WatchingEvent) => void): Film {
  const video = useRef<HTMLVideoElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [isMuted, setMuted] = useState(true);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const on = (type: string, act: () => void): void => element.addEventListener(type, act, { signal: listening.signal });
    on('playing', () => tell({ type: 'shown' }));
    on('ended', () => tell({ type: 'ended' }));
    on('play', () => setPaused(false));
    on('pause', () => setPaused(true));
    on('volumechange', () => setMuted(element.muted));
    let stop = (): void => undefined;
    const broken = (): void => {
      if (!listening.signal.aborted) tell({ type: 'broken' });
    };
    patiently(() => import('./hls.ts')).then(({ runStream }) => {
      if (listening.signal.aborted) return;
      element.muted = true;
      stop = runStream(element, playlist, broken);
      start(element, () => setPaused(true));
    }, broken);
    return () => {
      listening.abort();
      stop();
    };
  }, [playlist, tell]);
  const toggle = useCallback(() => {
    const element = video.current;
    if (element?.paused === true) start(element, () => setPaused(true));
    else element?.pause();
  }, []);
  const mute = useCallback(() => {
    if (video.current) video.current.muted = !video.current.muted;
  }, []);
  return { video, isPaused, isMuted, toggle, mute };
}

function start(element: HTMLVideoElement, onRefused: () => void): void {
  element.play().catch(onRefused);
}
