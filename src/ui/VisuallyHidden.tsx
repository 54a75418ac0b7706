import { styled } from './stitches.ts';

export const VisuallyHidden = styled('span', {
  position: 'absolute',
  size: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
