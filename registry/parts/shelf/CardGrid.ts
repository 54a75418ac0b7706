import { styled } from '#src/ui/stitches.ts';

export const CardGrid = styled('ul', {
  display: 'grid',
  gap: '$12',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
});
