import { styled } from './stitches.ts';

/** First on a page: out of sight until it has the focus. */
export const SkipLink = styled('a', {
  position: 'fixed',
  top: '$8',
  insetInlineStart: '$8',
  zIndex: '$toast',
  padding: '$8 $16',
  borderRadius: '$control',
  backgroundColor: '$surface1',
  color: '$ink1',
  border: '2px solid $focus',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});
