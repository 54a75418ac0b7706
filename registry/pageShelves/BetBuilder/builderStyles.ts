import { styled } from '#src/ui/stitches.ts';

// Does not clip its content, because clipping would disable the sticky footer inside.
export const Frame = styled('div', { backgroundColor: '$surface1', border: '1px solid $line', borderRadius: '$card', minWidth: 0 });
export const Invitation = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$12',
  minHeight: '72px',
  padding: '$12 $16',
  boxSizing: 'border-box',
});
export const Mark = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  size: '40px',
  borderRadius: '$control',
  backgroundColor: '$accentSoft',
  color: '$accentInk',
});
export const Words = styled('div', { minWidth: 0, overflowWrap: 'anywhere' });

export const Sections = styled('div', { display: 'flex', flexDirection: 'column', gap: '$16', padding: '$4 $16 $16' });
export const Section = styled('section', { display: 'flex', flexDirection: 'column', gap: '$8', minWidth: 0 });
export const Picks = styled('div', {
  display: 'grid',
  gap: '$8',
  variants: {
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      3: { gridTemplateColumns: 'minmax(0, 1fr)', '@tablet': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});

export const Foot = styled('div', {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  padding: '$12 $16',
  backgroundColor: '$surface1',
  borderTop: '1px solid $line',
  borderRadius: '0 0 $radii$card $radii$card',
  variants: {
    aboveBar: { true: { '@belowDesktop': { bottom: 'calc(68px + env(safe-area-inset-bottom))', boxShadow: '$sheet' } } },
  },
  '@belowTablet': { bottom: 'calc($sizes$bottomBar + env(safe-area-inset-bottom))' },
  compoundVariants: [
    {
      aboveBar: true,
      css: { '@belowTablet': { bottom: 'calc(68px + $sizes$bottomBar + env(safe-area-inset-bottom))' } },
    },
  ],
});
export const Chosen = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$6',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@belowDesktop': { flexWrap: 'nowrap', overflowX: 'auto', margin: '0 -$16', padding: '2px $16', scrollbarWidth: 'none' },
});
export const Total = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: '$12', alignItems: 'center' });
export const Price = styled('span', {
  text: 22,
  fontFamily: '$display',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  minWidth: '72px',
  variants: { move: { up: { color: '$priceUp' }, down: { color: '$priceDown' }, none: {} }, dim: { true: { color: '$ink3' } } },
});
export const Say = styled('p', {
  margin: 0,
  display: 'flex',
  gap: '$6',
  alignItems: 'flex-start',
  padding: '$8',
  borderRadius: '$6',
  text: 13,
  overflowWrap: 'anywhere',
  variants: {
    tone: {
      ask: { backgroundColor: '$warningSoft', color: '$warning' },
      bad: { backgroundColor: '$negativeSoft', color: '$negative' },
      plain: { backgroundColor: '$surface2', color: '$ink2' },
    },
  },
});
