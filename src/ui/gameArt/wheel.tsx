import type { ReactNode } from 'react';
import { type Palette, type Random, symbols, times } from './paint.ts';

const RADIUS = 54;
const COUNTS = [12, 15, 18, 21, 24] as const;

export function wheel(random: Random, { deep, mid, light, spark }: Palette): ReactNode {
  const count = COUNTS[Math.floor(random() * COUNTS.length)] ?? COUNTS[0];
  const fills = random() > 0.5 ? [light, deep, '#fff'] : [spark, mid, deep];
  const step = 360 / count;
  const [x, y] = [Math.sin(Math.PI / count) * RADIUS, -Math.cos(Math.PI / count) * RADIUS].map((at) => at.toFixed(2));
  return (
    <g transform="translate(100 80)">
      <path d="M-30 74L-8 20H8L30 74Z" fill="#000" opacity="0.35" />
      <circle r={RADIUS + 8} fill={deep} stroke={spark} strokeWidth="3" />
      <g transform={`rotate(${(random() * step).toFixed(2)})`}>
        {times(count).map((at) => (
          <g key={at} transform={`rotate(${at * step})`}>
            <path d={`M0 0L-${x} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}Z`} fill={fills[at % 3]} />
            <circle cx={x} cy={y} r="2.4" fill="#fff" />
          </g>
        ))}
      </g>
      <circle r="18" fill={deep} stroke="#fff" strokeWidth="3" />
      <path d={symbols[Math.floor(random() * symbols.length)] ?? symbols[0]} fill={spark} transform="scale(0.62)" />
      <path d="M-10-72H10L0-46Z" fill={light} stroke={deep} strokeWidth="2" />
    </g>
  );
}
