import { LinkTo } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { accentControl } from '../../parts/shelf/looks.ts';

export const Frame = styled('section', {
  position: 'relative',
  overflow: 'hidden',
  border: '1px solid $line',
  borderRadius: '$16',
  backgroundColor: '$chrome',
  color: '$onChrome',
});
/** One cell, as high as the tallest slide. */
export const Slides = styled('div', { display: 'grid' });
export const Slide = styled('div', {
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column-reverse',
  minWidth: 0,
  opacity: 0,
  visibility: 'hidden',
  transition: 'opacity $calm, visibility 0s 200ms',
  '@tablet': { flexDirection: 'row', minHeight: '280px' },
  '@reduced': { transition: 'none' },
  variants: { shown: { true: { opacity: 1, visibility: 'visible', transition: 'opacity $calm' } } },
});
export const Words = styled('div', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$8',
  minWidth: 0,
  flex: 1,
  padding: '0 $16 72px',
  overflowWrap: 'anywhere',
  '@tablet': { flex: '0 1 46%', justifyContent: 'center', padding: '$32 0 72px $32' },
});
export const Eyebrow = styled('p', { margin: 0, text: 13, fontWeight: '$medium', letterSpacing: '$caps', color: '$onChromeDim' });
export const Sentence = styled('p', { margin: 0, text: 16, maxWidth: '40ch', color: '$onChromeDim' });
export const Cta = styled(LinkTo, accentControl, { marginTop: '$8', minHeight: '44px' });
export const Picture = styled('div', {
  height: '132px',
  flex: 'none',
  maskImage: 'linear-gradient(#000 62%, transparent)',
  '@tablet': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '64%',
    height: 'auto',
    maskImage: 'linear-gradient(to left, #000 58%, transparent)',
  },
});

export const Controls = styled('div', {
  position: 'absolute',
  insetInlineStart: 0,
  insetInlineEnd: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  padding: '$12',
  '@tablet': { paddingInline: '$24' },
});
export const Dots = styled('div', { display: 'flex', marginInlineEnd: 'auto' });
/** Target of 24 px, of which 8 px are visible. */
export const Dot = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  size: '24px',
  cursor: 'pointer',
  borderRadius: '$pill',
  '&:focus-visible': { outline: '2px solid $colors$onChrome', outlineOffset: '-2px' },
  // Clipped instead of narrow, so that a change of slides moves nothing.
  '&::before': {
    content: '""',
    width: '18px',
    height: '8px',
    clipPath: 'inset(0 5px round 4px)',
    backgroundColor: '$onChrome',
    opacity: 0.45,
  },
  '&[aria-current="true"]::before': { clipPath: 'inset(0 round 4px)', opacity: 1 },
  '@forced': { '&::before': { backgroundColor: 'ButtonText' } },
});
