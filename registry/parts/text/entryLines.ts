import { Link } from 'react-router-dom';
import { styled } from '#src/ui/stitches.ts';

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

export const EntrySum = styled('div', { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '$4', textAlign: 'end' });
/** Colored amount with a sign, because color must not be the only cue. */
export const EntryAmount = styled('span', {
  text: 16,
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  variants: {
    tone: { plain: { color: '$ink1' }, positive: { color: '$positive' }, negative: { color: '$negative' }, pending: { color: '$ink2' } },
  },
});

export const EntryWay = styled(Link, {
  alignSelf: 'flex-start',
  minHeight: '24px',
  color: '$accent',
  text: 13,
  fontWeight: '$medium',
  textUnderlineOffset: '3px',
});
