import { Link } from 'react-router-dom';
import { styled } from '#src/ui/stitches.ts';

export const ColumnHead = styled('span', {
  text: 12,
  fontWeight: '$medium',
  color: '$ink2',
  textAlign: 'center',
  truncate: true,
  '@belowTablet': { marginInline: '-$4', letterSpacing: '-0.02em' },
});

export const League = styled('h3', { margin: 0, text: 13, fontWeight: '$bold', color: '$ink1', truncate: true, minWidth: 0 });

export const FoldToggle = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$4',
  maxWidth: '100%',
  height: '31px',
  borderRadius: '$6',
  cursor: 'pointer',
  focusRing: -2,
  '& > svg': { flex: 'none', color: '$ink2' },
  '&[aria-expanded="false"] > svg': { transform: 'rotate(-90deg)' },
  '@hover': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const FoldName = styled('span', { truncate: true, minWidth: 0 });
export const FoldCount = styled('span', { flex: 'none', fontWeight: '$medium', color: '$ink2', fontVariantNumeric: 'tabular-nums' });

export const Sides = styled(Link, {
  display: 'grid',
  gridTemplateRows: '1fr 1fr',
  gap: '$4',
  minWidth: 0,
  paddingRight: '$4',
  borderRadius: '$6',
  color: '$ink1',
  textDecoration: 'none',
  focusRing: 2,
  '@hover': { '&:hover [data-name]': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

export const Name = styled('span', { text: 14, fontWeight: '$medium', truncate: true, minWidth: 0, '@belowTablet': { text: 13 } });
export const Record = styled('span', { flex: 'none', text: 12, color: '$ink3', '@belowTablet': { display: 'none' } });
export const ScoreAndTurn = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$6',
  flex: 'none',
  marginInlineStart: 'auto',
});
export const Score = styled('span', {
  flex: 'none',
  minWidth: '2ch',
  text: 16,
  fontWeight: '$bold',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const MoreLink = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  flex: 'none',
  minHeight: '24px',
  text: 12,
  fontWeight: '$medium',
  color: '$accentInk',
  textDecoration: 'none',
  borderRadius: '$6',
  fontVariantNumeric: 'tabular-nums',
  focusRing: 2,
  '@hover': { '&:hover': { textDecoration: 'underline' } },
});
export const Marks = styled('span', { display: 'inline-flex', alignItems: 'center', gap: '$8', flex: 'none', color: '$ink3' });

export const widthOf = (shown: readonly unknown[]): 1 | 2 | 3 => (shown.length <= 1 ? 1 : shown.length === 2 ? 2 : 3);
