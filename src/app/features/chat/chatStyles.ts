import { styled } from '#src/ui/stitches.ts';

export const Panel = styled('section', {
  position: 'fixed',
  zIndex: '$sheet',
  insetInlineStart: '$16',
  bottom: '$16',
  display: 'flex',
  flexDirection: 'column',
  width: '360px',
  height: 'min(560px, calc(100dvh - 96px))',
  overflow: 'clip',
  borderRadius: '$16',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  boxShadow: '$overlay',
  '&[hidden]': { display: 'none' },
  '@belowTablet': { inset: 0, width: 'auto', height: 'auto', border: 0, borderRadius: 0 },
});

export const Bar = styled('header', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  padding: '$4 $8 $4 $16',
  borderBottom: '1px solid $line',
});

export const Place = styled('div', { position: 'relative', flex: 1, minHeight: 0 });

export const Page = styled('iframe', {
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  backgroundColor: '$surface1',
  // Hides the frame, also from keyboard focus, until the chat responds.
  variants: { isThere: { false: { visibility: 'hidden' } } },
});

export const Waiting = styled('div', { position: 'absolute', inset: 0, padding: '$16' });

export const Launcher = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  position: 'fixed',
  zIndex: '$header',
  insetInlineStart: '$16',
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$8',
  minHeight: '44px',
  paddingInline: '$16',
  borderRadius: '$pill',
  border: '1px solid $lineStrong',
  backgroundColor: '$surface1',
  color: '$ink1',
  boxShadow: '$overlay',
  text: 14,
  fontWeight: '$bold',
  cursor: 'pointer',
  focusRing: 2,
  '@belowTablet': { bottom: 'calc(80px + $sizes$bottomBar + env(safe-area-inset-bottom))' },
});
