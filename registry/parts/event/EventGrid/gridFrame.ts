import { styled } from '#src/ui/stitches.ts';

const columns = {
  1: { gridTemplateColumns: 'minmax(0, 1fr) minmax(88px, 132px)' },
  2: { gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(72px, 120px))' },
  3: {
    gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 60px)',
    '@tablet': { gridTemplateColumns: 'minmax(0, 1fr) repeat(3, minmax(80px, 108px))' },
  },
} as const;

const grid = { display: 'grid', columnGap: '$4', '@tablet': { columnGap: '$8' } } as const;

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

export const Rows = styled('ul', { margin: 0, padding: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid $line' } });

export const RowGrid = styled('article', {
  ...grid,
  gridTemplateRows: 'auto auto',
  padding: '$sizes$rowPad $12 calc($sizes$rowPad + 4px)',
  rowGap: '$4',
  variants: { columns },
});

export const Meta = styled('div', {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$8',
  minHeight: '24px',
  minWidth: 0,
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

export const Cell = styled('div', { display: 'grid', alignContent: 'center', gap: '$4', minWidth: 0 });
