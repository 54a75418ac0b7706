import { styled } from '#src/ui/stitches.ts';

/** A list of entries between hairlines: words on the left, what they are worth on the right. */
export const EntryLines = styled('ul', { margin: 0, padding: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid $line' } });
export const EntryLine = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '$16',
  alignItems: 'center',
  minHeight: '64px',
  padding: '$12 $16',
});
export const EntryWords = styled('div', { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 });
