import { styled } from '#src/ui/stitches.ts';

export const Place = styled('div', {
  position: 'relative',
  width: '100%',
  maxWidth: '920px',
  borderRadius: '$card',
  overflow: 'clip',
  backgroundColor: '#000000',
});

const fill = { position: 'absolute', inset: 0, display: 'block', width: '100%', height: '100%', borderRadius: '$card' } as const;

export const Film = styled('video', { ...fill, focusRing: -2 });

export const Poster = styled('button', {
  all: 'unset',
  ...fill,
  boxSizing: 'border-box',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  focusRing: -4,
  '& img': { ...fill, objectFit: 'cover' },
});

export const Mark = styled('span', {
  position: 'absolute',
  bottom: '$12',
  left: '$12',
  display: 'grid',
  placeItems: 'center',
  size: '48px',
  '@tablet': { size: '56px', bottom: '$16', left: '$16' },
  borderRadius: '$pill',
  backgroundColor: '$accent',
  color: '$onAccent',
  border: '2px solid $colors$onAccent',
  transition: 'transform $quick',
  '@hover': { 'button:hover > &': { transform: 'scale(1.06)' } },
  '@reduced': { transition: 'none' },
});

export const Words = styled('details', {
  marginTop: '$8',
  maxWidth: '72ch',
  '& summary': {
    display: 'list-item',
    width: 'fit-content',
    lineHeight: '40px',
    fontSize: '$13',
    fontWeight: '$medium',
    color: '$accentInk',
    cursor: 'pointer',
    borderRadius: '$6',
    focusRing: 2,
  },
});
