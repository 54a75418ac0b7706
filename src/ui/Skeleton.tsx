import { keyframes, styled } from './stitches.ts';

const breathe = keyframes({ '0%, 100%': { opacity: 0.85 }, '50%': { opacity: 0.5 } });

/** One animation for many blocks, because one for each doubles the paint time. */
export const Breathing = styled('span', {
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  backgroundColor: '$surface3',
  borderRadius: '$6',
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@reduced': { animation: 'none' },
  variants: {
    shape: {
      block: {},
      text: { borderRadius: '4px' },
      circle: { borderRadius: '$pill' },
      control: { borderRadius: '$control' },
      odds: { borderRadius: '$odds' },
      card: { borderRadius: '$card' },
    },
  },
});

export type SkeletonProps = {
  readonly width?: number | string;
  readonly height: number | string;
  readonly shape?: 'block' | 'text' | 'circle' | 'control' | 'odds' | 'card';
};

export function Skeleton({ width = '100%', height, shape = 'block' }: SkeletonProps) {
  return <Breathing aria-hidden data-skeleton shape={shape} style={{ width, height }} />;
}
