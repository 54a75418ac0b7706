import { styled } from './stitches.ts';

export const Card = styled('div', {
  backgroundColor: '$surface1',
  border: '1px solid $line',
  borderRadius: '$card',
  minWidth: 0,
  variants: {
    padding: { none: {}, 12: { padding: '$12' }, 16: { padding: '$16' }, 24: { padding: '$24' } },
    raised: { true: { boxShadow: '$overlay', borderColor: 'transparent' } },
    clipped: { true: { overflow: 'hidden' } },
  },
  defaultVariants: { padding: 16 },
});
