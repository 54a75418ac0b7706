import { styled } from '#src/ui/stitches.ts';

export const Rows = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(72px, 96px))',
  gap: '$4',
  alignItems: 'center',
  '@tablet': { columnGap: '$8', gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(88px, 132px))' },
});
export const RowHead = styled('span', { text: 12, fontWeight: '$medium', color: '$ink2', textAlign: 'center', truncate: true });
export const RowName = styled('span', {
  text: 14,
  fontWeight: '$medium',
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  lineClamp: 2,
  overflow: 'hidden',
  '@belowTablet': { text: 13 },
});
