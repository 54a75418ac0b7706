import { styled } from '#src/ui/stitches.ts';

export const Pair = styled('div', { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$8' });
export const PairHead = styled('span', {
  text: 12,
  fontWeight: '$medium',
  color: '$ink2',
  textAlign: 'center',
  truncate: true,
  paddingBlock: '$4',
});
