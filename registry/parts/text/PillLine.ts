import { styled } from '#src/ui/stitches.ts';

/** Pills in one line that is scrolled where it is too long. */
export const PillLine = styled('div', {
  display: 'flex',
  gap: '$8',
  overflowX: 'auto',
  // What is for readers alone stays inside it, and makes no page wider.
  position: 'relative',
  scrollbarWidth: 'none',
  // Room for focus rings, which the scroll box would clip.
  padding: '3px',
  margin: '-3px',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > button': { flex: 'none', whiteSpace: 'nowrap' },
});
