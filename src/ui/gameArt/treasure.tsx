import type { ReactNode } from 'react';
import { type Palette, type Random, type Theme, times } from './paint.ts';

function gondola(random: Random, { light, spark }: Palette): ReactNode {
  const lit = times(5).map(() => random() > 0.4);
  return (
    <g>
      {[14, 52, 92, 130, 166].map((x, at) => (
        <g key={x} transform={`translate(${x} ${at % 2 ? 34 : 24})`}>
          <path d={`M0 90V10Q15-8 30 10V90Z`} fill={at % 2 ? '#c96a3a' : '#dd8a52'} />
          <path d="M8 52V26Q15 16 22 26V52Z" fill={lit[at] ? spark : '#5a2a1c'} />
          <path d="M6 52H24" stroke="#7a3a22" strokeWidth="3" />
        </g>
      ))}
      <rect y="108" width="200" height="42" fill="#0f5f86" />
      <path d="M0 114q12 6 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0" fill="none" stroke={light} strokeWidth="2.5" opacity="0.6" />
      <path d="M34 100Q40 122 66 126H140Q164 122 172 92Q176 84 182 92Q176 134 140 138H66Q36 134 26 100Q30 92 34 100Z" fill="#e8b23c" />
      <path d="M60 128H146Q160 124 168 110Q160 134 140 138H66Q52 136 44 126Z" fill="#a86f14" />
      <g fill="#2a1230">
        <path d="M70 124V98Q80 88 90 98V124Z" />
        <circle cx="80" cy="84" r="8" fill="#f2c9a0" />
        <path d="M68 80H92M72 78Q80 68 88 78Z" stroke="#f7e6b0" strokeWidth="3" fill="#f7e6b0" />
      </g>
      <path d="M92 100L126 146" stroke="#6b4414" strokeWidth="4" strokeLinecap="round" />
      {times(5).map((at) => (
        <ellipse
          key={at}
          cx={112 + at * 9}
          cy={120 - (at % 2) * 5 + random() * 2}
          rx="9"
          ry="4.5"
          fill="#f7cd5a"
          stroke="#9a6a12"
          strokeWidth="1.5"
        />
      ))}
    </g>
  );
}

function claim(random: Random, { spark }: Palette): ReactNode {
  return (
    <g>
      <path d="M0 120L40 66L66 92L112 40L160 98L200 74V150H0Z" fill="#6a4a6e" />
      <path d="M88 66L112 40L134 66L120 74L110 62L102 74Z" fill="#f4ecff" opacity="0.8" />
      <path d="M30 150V98Q70 66 110 98V150Z" fill="#3a2416" />
      <path d="M38 150V102M102 150V102M32 104H108" stroke="#9a6a3a" strokeWidth="8" strokeLinecap="round" />
      <path d="M0 150Q40 132 90 142T200 130V150Z" fill="#7a5330" />
      <g transform="translate(146 108) rotate(-8)">
        <path d="M-34-6H34L22 20H-22Z" fill="#9aa3b2" />
        <ellipse rx="34" ry="9" cy="-6" fill="#5d6675" />
        {times(7).map((at) => {
          const [x, y] = [-22 + at * 7.4, -10 + random() * 7];
          return <path key={at} d={`M${x} ${y}l6-6l8 2l2 7l-7 5l-8-3Z`} fill={at % 2 ? '#f7cd5a' : '#e8b23c'} />;
        })}
      </g>
      <g transform={`translate(66 118) rotate(${-30 - random() * 12})`}>
        <path d="M0-4V40" stroke="#b57a3c" strokeWidth="6" strokeLinecap="round" />
        <path d="M-34 4Q0-18 34 4Q0-6-34 4Z" fill="#cfd6e2" stroke="#5d6675" strokeWidth="2" />
      </g>
      {[
        [150, 78],
        [126, 90],
        [172, 88],
      ].map(([x, y]) => (
        <path key={x} d={`M${x} ${y}l2.5-8l2.5 8l8 2.5l-8 2.5l-2.5 8l-2.5-8l-8-2.5Z`} fill={spark} />
      ))}
    </g>
  );
}

export const treasureThemes = {
  gondola: { draw: gondola, hues: [214, 24] },
  claim: { draw: claim, hues: [268, 20] },
} satisfies Record<string, Theme>;
