import { Link } from 'react-router-dom';
import { styled } from '#src/ui/stitches.ts';

// Names take what the columns leave; on a phone a column is as narrow as a price with its line can be read.
const columns = {
  1: { gridTemplateColumns: 'minmax(0, 1fr) minmax(88px, 132px)' },
  2: { gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(72px, 120px))' },
  3: {
    gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 60px)',
    '@tablet': { gridTemplateColumns: 'minmax(0, 1fr) repeat(3, minmax(80px, 108px))' },
  },
} as const;

const grid = { display: 'grid', columnGap: '$4', '@tablet': { columnGap: '$8' } } as const;

/** Stays in view while its own rows scroll by. */
export const Head = styled('div', {
  ...grid,
  position: 'sticky',
  top: 'var(--sticky-top, $sizes$header)',
  zIndex: 1,
  alignItems: 'center',
  height: '32px',
  paddingX: '$12',
  backgroundColor: '$surface2',
  borderBottom: '1px solid $line',
  borderRadius: '$card $card 0 0',
  variants: { columns },
});
export const HeadSpace = styled('span', {});
export const ColumnHead = styled('span', {
  text: 12,
  fontWeight: '$medium',
  color: '$ink2',
  textAlign: 'center',
  truncate: true,
  // A word may use the gap beside a column that is as narrow as a price.
  '@belowTablet': { marginInline: '-$4', letterSpacing: '-0.02em' },
});

export const Rows = styled('ul', { margin: 0, padding: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid $line' } });

export const RowGrid = styled('article', {
  ...grid,
  gridTemplateRows: 'auto auto',
  padding: '$8 $12 $12',
  rowGap: '$4',
  variants: { columns },
});

/** Time at the start, what else there is at the end. */
export const Meta = styled('div', {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$8',
  minHeight: '24px',
  minWidth: 0,
});

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

export const Side = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$6',
  '@tablet': { gap: '$8' },
  minWidth: 0,
  '& > svg': { flex: 'none' },
  '@belowTablet': { '& > svg': { size: '20px' } },
  variants: { tall: { true: { minHeight: '$odds' }, false: { minHeight: '28px' } } },
  defaultVariants: { tall: true },
});
export const Name = styled('span', { text: 14, fontWeight: '$medium', truncate: true, minWidth: 0, '@belowTablet': { text: 13 } });
export const Record = styled('span', { flex: 'none', text: 12, color: '$ink3', '@belowTablet': { display: 'none' } });
export const Score = styled('span', {
  marginInlineStart: 'auto',
  flex: 'none',
  minWidth: '2ch',
  text: 16,
  fontWeight: '$bold',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

/** One button above the other, or one alone in the middle. */
export const Cell = styled('div', { display: 'grid', alignContent: 'center', gap: '$4', minWidth: 0 });
/** Where an event has no such market: the room stays, so that columns line up. */
export const NoMarket = styled('span', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '$odds',
  borderRadius: '$odds',
  border: '1px dashed $line',
  color: '$ink3',
  text: 12,
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

/** The server sends one to three columns; more would not fit and share the last width. */
export const widthOf = (shown: readonly unknown[]): 1 | 2 | 3 => (shown.length <= 1 ? 1 : shown.length === 2 ? 2 : 3);
