import { type KeyboardEvent, useEffect, useRef } from 'react';
import { t } from '#src/shared/text/t.ts';
import { LiveBadge } from '#src/ui/Badge.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { keyframes, styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useFilm } from './useFilm.ts';
import { useWholeScreen } from '#src/ui/useWholeScreen.ts';
import type { WatchingEvent } from './watching.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: '$card',
  backgroundColor: '$chrome',
  color: '$onChrome',
  '&:fullscreen': { borderRadius: 0, justifyContent: 'center' },
});
const Stage = styled('div', {
  position: 'relative',
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: '62vh',
  backgroundColor: '#000000',
  ':fullscreen > &': { flex: 1, maxHeight: 'none', minHeight: 0 },
});
const Picture = styled('video', { display: 'block', size: '100%', objectFit: 'contain' });
const Waiting = styled('div', {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  '& > span': {
    size: '40px',
    borderRadius: '$pill',
    border: '3px solid #ffffff',
    borderTopColor: 'transparent',
    animation: `${turn} 900ms linear infinite`,
    '@reduced': { animationDuration: '3600ms' },
  },
});
const Bar = styled('div', { display: 'flex', alignItems: 'center', gap: '$4', padding: '$4 $8' });
const Name = styled('span', {
  truncate: true,
  flex: 1,
  minWidth: 0,
  paddingX: '$8',
  text: 14,
  '& > span': { display: 'none', '@tablet': { display: 'inline' } },
});

export type TheatreProps = {
  readonly playlist: string;
  readonly name: string;
  readonly isLoading: boolean;
  readonly tell: (event: WatchingEvent) => void;
};

/** Video player with keys: K plays, M mutes, F toggles full screen. */
export function Theatre({ playlist, name, isLoading, tell }: TheatreProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { video, isPaused, isMuted, toggle, mute } = useFilm(playlist, tell);
  const screen = useWholeScreen(frame);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'k') toggle();
    if (key === 'm') mute();
    if (key === 'f') screen?.toggle();
  };
  return (
    <Frame ref={frame} role="group" aria-label={t`Live stream of ${name}`} onKeyDown={onKeyDown}>
      <Stage>
        <Picture ref={video} playsInline muted tabIndex={-1} aria-label={t`Video of ${name}`} />
        {isLoading ? (
          <Waiting role="status">
            <span aria-hidden />
            <VisuallyHidden>{t`Loading the stream`}</VisuallyHidden>
          </Waiting>
        ) : null}
      </Stage>
      <Bar>
        <IconButton
          ref={first}
          tone="chrome"
          target={44}
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? t`Play` : t`Pause`}
          onClick={toggle}
        />
        <IconButton
          tone="chrome"
          target={44}
          icon={isMuted ? 'volume-off' : 'volume'}
          label={isMuted ? t`Turn sound on` : t`Turn sound off`}
          onClick={mute}
        />
        <LiveBadge />
        <Name aria-hidden>
          <span>{name}</span>
        </Name>
        {document.pictureInPictureEnabled ? (
          <IconButton
            tone="chrome"
            target={44}
            icon="picture-in-picture"
            label={t`Picture in picture`}
            onClick={() => inPicture(video.current)}
          />
        ) : null}
        {screen ? (
          <IconButton
            tone="chrome"
            target={44}
            icon={screen.isWhole ? 'fullscreen-exit' : 'fullscreen'}
            label={screen.isWhole ? t`Exit full screen` : t`Full screen`}
            onClick={screen.toggle}
          />
        ) : null}
        <IconButton tone="chrome" target={44} icon="x" label={t`Stop watching`} onClick={() => tell({ type: 'closed' })} />
      </Bar>
    </Frame>
  );
}

function inPicture(video: HTMLVideoElement | null): void {
  const change = document.pictureInPictureElement === null ? video?.requestPictureInPicture() : document.exitPictureInPicture();
  // Ignores the error: browsers reject picture-in-picture until the video has data.
  change?.catch(() => undefined);
}
