import { t } from '#src/shared/text/t.ts';
import { keyframes, styled } from './stitches.ts';

const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.35 } });

export const Badge = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$4',
  minWidth: '20px',
  height: '20px',
  paddingX: '$6',
  borderRadius: '$6',
  text: 12,
  fontWeight: '$medium',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  flex: 'none',
  variants: {
    tone: {
      neutral: { backgroundColor: '$surface3', color: '$ink1' },
      accent: { backgroundColor: '$accent', color: '$onAccent' },
      soft: { backgroundColor: '$accentSoft', color: '$accentInk' },
      positive: { backgroundColor: '$positiveSoft', color: '$positive' },
      negative: { backgroundColor: '$negativeSoft', color: '$negative' },
      warning: { backgroundColor: '$warningSoft', color: '$warning' },
      info: { backgroundColor: '$infoSoft', color: '$info' },
      live: { backgroundColor: '$live', color: '$onLive' },
      bonus: { backgroundColor: '$bonus', color: '$onBonus' },
    },
    round: { true: { borderRadius: '$pill' } },
  },
  defaultVariants: { tone: 'neutral' },
});

const Dot = styled('span', {
  size: '6px',
  borderRadius: '$pill',
  backgroundColor: 'currentColor',
  animation: `${pulse} 1600ms ease-in-out infinite`,
  '@reduced': { animation: 'none' },
});

export function LiveBadge({ children = t`Live` }: { readonly children?: string }) {
  return (
    <Badge tone="live">
      <Dot aria-hidden />
      {children}
    </Badge>
  );
}
