import { styled } from '#src/ui/stitches.ts';

export const PillLine = styled('div', {
  display: 'flex',
  gap: '$8',
  overflowX: 'auto',
  // Positioned, because visually hidden text inside would otherwise widen the page.
  position: 'relative',
  scrollbarWidth: 'none',
  // Leaves room for focus rings.
  padding: '3px',
  margin: '-3px',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > button': { flex: 'none', whiteSpace: 'nowrap' },
});
