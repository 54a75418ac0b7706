import { Link } from 'react-router-dom';
import { menuEntry, narrowMenuEntry } from '#src/ui/menu/menuEntry.ts';
import { styled } from '#src/ui/stitches.ts';
import { MenuList, rail } from '../../parts/shelf/menuParts.ts';

export const List = styled(MenuList, { [rail]: { display: 'none' } });

export const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  variants: { level: { 0: {}, 1: { paddingInlineStart: '32px' }, 2: { paddingInlineStart: '44px' }, 3: { paddingInlineStart: '56px' } } },
});

export const Name = styled(Link, menuEntry, {
  flex: 1,
  minWidth: 0,
  gap: '$8',
  paddingInlineEnd: '$4',
  [rail]: { ...narrowMenuEntry, paddingInline: 0, letterSpacing: '-0.02em', position: 'relative' },
});

export const Label = styled('span', { flex: 1, minWidth: 0, truncate: true, [rail]: { flex: 'none', maxWidth: '100%' } });

export const Count = styled('span', {
  flex: 'none',
  minWidth: '20px',
  text: 12,
  fontWeight: '$medium',
  textAlign: 'center',
  color: '$live',
  fontVariantNumeric: 'tabular-nums',
  [rail]: { display: 'none' },
});

export const Streams = styled('span', {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$4',
  text: 12,
  color: '$ink3',
  fontVariantNumeric: 'tabular-nums',
  [rail]: { display: 'none' },
});

export const Header = styled('span', {
  flex: 1,
  minWidth: 0,
  padding: '$12 $12 $4',
  text: 12,
  fontWeight: '$bold',
  color: '$ink3',
  letterSpacing: '$caps',
});

export const Fold = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  size: '44px',
  borderRadius: '$control',
  color: '$ink3',
  cursor: 'pointer',
  focusRing: -2,
  '& > *': { transition: 'transform $quick' },
  '&[aria-expanded="true"] > *': { transform: 'rotate(180deg)' },
  '@hover': { '&:hover': { backgroundColor: '$surface2', color: '$ink1' } },
  '@reduced': { '& > *': { transition: 'none' } },
  [rail]: { display: 'none' },
});
