import { styled } from './stitches.ts';

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
