import { LinkTo } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { Heading } from '#src/ui/Text.tsx';
import { accentControl } from '../../parts/shelf/looks.ts';

export const Frame = styled('section', {
  position: 'relative',
  overflow: 'hidden',
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$chrome',
  color: '$onChrome',
});
const PHONE_HEIGHT = '160px';
const DOTS_HEIGHT = '44px';
const WORDS_GO = '100ms';

export const Slides = styled('div', { display: 'grid' });
export const Slide = styled('div', {
  gridArea: '1 / 1',
  display: 'flex',
  minWidth: 0,
  visibility: 'hidden',
  transition: 'visibility 0s 200ms',
  '& > *': { opacity: 0 },
  '@belowTablet': { boxSizing: 'border-box', height: `calc(${PHONE_HEIGHT} - 2px)` },
  '@tablet': { minHeight: '280px' },
  '@reduced': { transition: 'none' },
  variants: {
    shown: {
      true: {
        visibility: 'visible',
        transition: 'none',
        '& > *': { opacity: 1 },
        '& > [data-words]': { transitionDelay: WORDS_GO },
      },
    },
  },
});
export const Words = styled('div', {
  position: 'relative',
  display: 'flex',
  zIndex: 1,
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$4',
  minWidth: 0,
  flex: 1,
  padding: '$12 $16',
  overflowWrap: 'anywhere',
  transition: `opacity ${WORDS_GO} ease-out`,
  '@tablet': { flex: '0 1 46%', justifyContent: 'center', gap: '$8', padding: '$32 0 72px $32' },
  '@reduced': { transition: 'none' },
});
export const Eyebrow = styled('p', {
  margin: 0,
  text: 13,
  fontWeight: '$medium',
  letterSpacing: '$caps',
  color: '$onChromeDim',
  '@belowTablet': { display: 'none' },
});
const twoLines = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;
export const Title = styled(Heading, { '@belowTablet': twoLines });
export const Sentence = styled('p', {
  margin: 0,
  text: 13,
  maxWidth: '40ch',
  color: '$onChromeDim',
  '@belowTablet': { ...twoLines, maxWidth: '22ch' },
  '@tablet': { text: 16 },
});
export const Cta = styled(LinkTo, accentControl, { marginTop: 'auto', minHeight: '44px', '@tablet': { marginTop: '$8' } });
export const Picture = styled('div', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  aspectRatio: '16 / 9',
  transition: 'opacity $calm',
  maskImage: 'linear-gradient(to left, #000 50%, transparent)',
  '@belowTablet': {
    insetBlockEnd: DOTS_HEIGHT,
    maskImage: 'linear-gradient(to left, #000 50%, transparent), linear-gradient(to top, transparent, #000 24px)',
    maskComposite: 'intersect',
  },
  '@reduced': { transition: 'none' },
});

export const Controls = styled('div', {
  position: 'absolute',
  insetInlineStart: 0,
  insetInlineEnd: 0,
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  padding: '$12',
  '@belowTablet': { insetInlineStart: 'auto', padding: '$8' },
  '@tablet': { paddingInline: '$24' },
});
export const Step = styled('span', { display: 'none', '@tablet': { display: 'contents' } });
export const Dots = styled('div', { display: 'flex', marginInlineEnd: 'auto' });
export const Dot = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  size: '24px',
  cursor: 'pointer',
  borderRadius: '$pill',
  '&:focus-visible': { outline: '2px solid $colors$onChrome', outlineOffset: '-2px' },
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
