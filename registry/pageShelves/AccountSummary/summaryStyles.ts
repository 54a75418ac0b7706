import { styled } from '#src/ui/stitches.ts';

export const Lines = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$16',
  rowGap: '$8',
  margin: 0,
  text: 14,
  '& dt': { color: '$ink2' },
  '& dd': { margin: 0, textAlign: 'end', fontWeight: '$medium', overflowWrap: 'anywhere' },
  variants: { amounts: { true: { '& dd': { fontVariantNumeric: 'tabular-nums' } } } },
});
export const Sums = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$12',
  marginTop: '$16',
  paddingTop: '$16',
  borderTop: '1px solid $line',
});
export const Total = styled('div', { display: 'flex', flexDirection: 'column' });
