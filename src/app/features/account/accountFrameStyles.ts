import { Link } from 'react-router-dom';
import { styled } from '#src/ui/stitches.ts';

export const Bar = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  height: '$header',
  backgroundColor: '$chrome',
  color: '$onChrome',
  borderBottom: '1px solid $line',
});
export const Inner = styled('div', {
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  maxWidth: '$centred',
  marginInline: 'auto',
  paddingInline: '$12',
  '@tablet': { paddingInline: '$16' },
});
export const LogoLink = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  focusRing: 2,
  '& img': { display: 'block', width: 'auto', height: '26px', maxWidth: 'none', '@tablet': { height: '30px' } },
});

export const Sides = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '$24',
  maxWidth: '$centred',
  minHeight: 'calc(100dvh - $sizes$header)',
  marginInline: 'auto',
  padding: '$12 $12 $32',
  '@tablet': { padding: '$24 $16 $48' },
  variants: {
    layout: {
      menu: { '@tablet': { gridTemplateColumns: '240px minmax(0, 1fr)' }, '@desktop': { gridTemplateColumns: '280px minmax(0, 1fr)' } },
      plain: { maxWidth: '640px' },
      alone: {},
    },
  },
});
export const Side = styled('div', {
  display: 'none',
  padding: '$8',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  '@tablet': {
    display: 'block',
    position: 'sticky',
    top: 'calc($sizes$header + $space$24)',
    maxHeight: 'calc(100dvh - $sizes$header - 48px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
  variants: { onPhone: { true: { '@belowTablet': { display: 'block' } }, false: {} } },
});
export const Main = styled('main', { minWidth: 0, outline: 'none' });
export const UpLink = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$4',
  minHeight: '44px',
  paddingInlineEnd: '$8',
  text: 14,
  fontWeight: '$medium',
  color: '$accentInk',
  textDecoration: 'none',
  focusRing: 2,
  '@tablet': { display: 'none' },
});
