import { styled } from '#src/ui/stitches.ts';

export const GridList = styled('ul', {
  display: 'grid',
  gap: '$16 $12',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@tablet': { gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))' },
});
