import { styled } from './stitches.ts';

const gaps = {
  0: { gap: 0 },
  4: { gap: '$4' },
  8: { gap: '$8' },
  12: { gap: '$12' },
  16: { gap: '$16' },
  24: { gap: '$24' },
  32: { gap: '$32' },
} as const;

export const Stack = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  variants: {
    gap: gaps,
    align: { start: { alignItems: 'flex-start' }, center: { alignItems: 'center' }, stretch: { alignItems: 'stretch' } },
  },
  defaultVariants: { gap: 12 },
});

export const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  variants: {
    gap: gaps,
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
  },
  defaultVariants: { gap: 8 },
});
