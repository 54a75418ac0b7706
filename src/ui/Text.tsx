import { styled } from './stitches.ts';

const tones = {
  ink1: { color: '$ink1' },
  ink2: { color: '$ink2' },
  ink3: { color: '$ink3' },
  accent: { color: '$accentInk' },
  positive: { color: '$positive' },
  negative: { color: '$negative' },
  warning: { color: '$warning' },
  info: { color: '$info' },
  live: { color: '$live' },
  bonus: { color: '$bonus' },
  inherit: { color: 'inherit' },
} as const;

const sizes = {
  12: { text: 12 },
  13: { text: 13 },
  14: { text: 14 },
  16: { text: 16 },
  18: { text: 18 },
  22: { text: 22 },
  28: { text: 28 },
  36: { text: 36 },
} as const;

const shared = {
  tone: tones,
  size: sizes,
  weight: { regular: { fontWeight: '$regular' }, medium: { fontWeight: '$medium' }, bold: { fontWeight: '$bold' } },
  align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
  truncate: { true: { truncate: true, minWidth: 0 } },
} as const;

export const Text = styled('span', { margin: 0, variants: shared, defaultVariants: { tone: 'ink1', size: 14, weight: 'regular' } });

export const Heading = styled('h2', {
  margin: 0,
  fontFamily: '$display',
  letterSpacing: '$display',
  textWrap: 'balance',
  variants: shared,
  defaultVariants: { tone: 'ink1', size: 18, weight: 'bold' },
});
