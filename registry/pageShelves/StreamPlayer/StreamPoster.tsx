import { useEffect, useRef } from 'react';
import type { StreamPlayerFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LiveBadge } from '#src/ui/Badge.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { groundOf } from '../../parts/event/teamColors.ts';

type StreamEvent = NonNullable<StreamPlayerFragment['event']>;

const Band = styled('div', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$16',
  minHeight: '88px',
  padding: '$12 $16',
  overflow: 'hidden',
  borderRadius: '$card',
  color: '#ffffff',
  '@tablet': { paddingX: '$24' },
});
const Court = styled('svg', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  height: '100%',
  width: '70%',
  fill: 'none',
  stroke: '#ffffff',
  strokeWidth: 1.5,
  opacity: 0.24,
  maskImage: 'linear-gradient(to right, transparent 20%, #000000)',
  pointerEvents: 'none',
});
const Words = styled('span', { position: 'relative', display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0, flex: 1 });
const Title = styled('span', { text: 16, fontFamily: '$display', fontWeight: '$bold', overflowWrap: 'break-word' });
const Line = styled('span', { text: 13, opacity: 0.9, overflowWrap: 'anywhere' });
const Mark = styled('span', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  size: '56px',
  borderRadius: '$pill',
  border: '2px solid currentColor',
  backgroundColor: 'rgba(10, 13, 18, 0.48)',
});
const Press = styled('button', {
  all: 'unset',
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  borderRadius: '$card',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&:focus-visible': { outline: '2px solid #ffffff', outlineOffset: '-4px' },
  [`& + ${Mark}`]: { transition: 'transform $quick, background-color $quick' },
  '@hover': { [`&:hover + ${Mark}`]: { backgroundColor: 'rgba(10, 13, 18, 0.8)', transform: 'scale(1.06)' } },
  '@reduced': { [`& + ${Mark}, &:hover + ${Mark}`]: { transition: 'none', transform: 'none' } },
  '@forced': { outline: '1px solid ButtonText', outlineOffset: '-4px' },
});

export type StreamPosterProps = {
  readonly event: StreamEvent;
  readonly title: string;
  readonly text: string;
  readonly isLive: boolean;
  readonly isBusy: boolean;
  readonly takesFocus: boolean;
  readonly onPress: (() => void) | null;
};

export function StreamPoster({ event, title, text, isLive, isBusy, takesFocus, onPress }: StreamPosterProps) {
  const control = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) control.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Band style={{ backgroundImage: groundOf(event.awayParticipant, event.homeParticipant) }}>
      <Court viewBox="0 0 280 88" preserveAspectRatio="xMaxYMid slice" aria-hidden>
        <path d="M20 -20H270V108H20ZM145 -20V108M270 14H222V74H270M20 14H68V74H20" />
        <circle cx="145" cy="44" r="26" />
        <path d="M222 26a20 20 0 0 0 0 36M68 26a20 20 0 0 1 0 36" />
      </Court>
      {onPress === null ? null : (
        <Press
          type="button"
          ref={control}
          aria-label={`${title}: ${event.name}`}
          aria-busy={isBusy || undefined}
          onClick={isBusy ? undefined : onPress}
        />
      )}
      <Mark aria-hidden style={isBusy ? { opacity: 0.5 } : undefined}>
        <Icon name={onPress === null ? 'clock' : 'play'} size={24} />
      </Mark>
      <Words>
        <Title>{title}</Title>
        <Line role={isBusy ? 'status' : undefined}>{isBusy ? t`Starting the stream` : text}</Line>
      </Words>
      {isLive ? <LiveBadge /> : null}
      {isLive ? null : <VisuallyHidden>{t`Not live yet`}</VisuallyHidden>}
    </Band>
  );
}
