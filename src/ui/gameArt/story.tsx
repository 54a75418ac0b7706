import type { ReactNode } from 'react';
import { type Palette, type Random, type Theme, times } from './paint.ts';

function night(random: Random, { spark }: Palette): ReactNode {
  return (
    <g>
      <path d="M150 22a26 26 0 1 0 22 40a30 30 0 0 1-22-40Z" fill="#fff3c4" />
      {[42, 92, 138].map((x, at) => {
        const y = 46 + random() * 26 + at * 8;
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path d="M0-70V-24" stroke="#fff" strokeWidth="1.5" opacity="0.6" />
            <circle r="34" fill={spark} opacity="0.22" />
            <path d="M-16-18Q0-30 16-18Q24 0 16 18Q0 30-16 18Q-24 0-16-18Z" fill={at % 2 ? '#ff8b3d' : '#f04a4a'} />
            <path d="M-16-18H16M-16 18H16M0-24V24" stroke="#7a1720" strokeWidth="2.5" />
            <path d="M0 26V38" stroke={spark} strokeWidth="4" strokeLinecap="round" />
          </g>
        );
      })}
    </g>
  );
}

function gold(random: Random, { light }: Palette): ReactNode {
  return (
    <g>
      <path d="M20 118L84 30L148 118Z" fill="#e8b23c" />
      <path d="M84 30L148 118H96Z" fill="#b57a1c" />
      <path d="M52 74H116M38 96H132" stroke="#8f5c12" strokeWidth="2" opacity="0.6" />
      <circle cx="84" cy="66" r="9" fill="#7a4c0c" />
      <circle cx="84" cy="66" r="4" fill={light} />
      {times(8).map((at) => (
        <g key={at} transform={`translate(${136 + (at % 2) * 26 + random() * 6} ${122 - Math.floor(at / 2) * 8})`}>
          <ellipse rx="15" ry="6" cy="3" fill="#9a6a12" />
          <ellipse rx="15" ry="6" fill="#f7cd5a" />
        </g>
      ))}
      <rect y="118" width="200" height="40" fill="#6b4414" opacity="0.7" />
    </g>
  );
}

function circus(random: Random, { spark }: Palette): ReactNode {
  return (
    <g>
      <path d="M30 124V86L100 40L170 86V124Z" fill="#fff5e6" />
      {[0, 1, 2, 3].map((at) => (
        <path
          key={at}
          d={`M${44 + at * 32} 124V${at === 0 || at === 3 ? 80 : 62}L100 40L${60 + at * 32} ${at === 0 || at === 3 ? 76 : 58}V124Z`}
          fill="#d42a3f"
        />
      ))}
      <path d="M30 86q9 12 17.5 0t17.5 0t17.5 0t17.5 0t17.5 0t17.5 0t17.5 0t17.5 0" fill="none" stroke={spark} strokeWidth="5" />
      <path d="M100 40V18l22 7l-22 8" fill={spark} stroke={spark} strokeWidth="3" strokeLinejoin="round" />
      <path d="M86 124q0-34 14-34t14 34Z" fill="#2a1230" />
      {times(6).map((at) => (
        <circle key={at} cx={12 + at * 36} cy={18 + random() * 20} r="3.5" fill={at % 2 ? spark : '#fff'} />
      ))}
    </g>
  );
}

function neon(random: Random, { light, spark }: Palette): ReactNode {
  const glow = (d: string, colour: string): ReactNode => (
    <g fill="none" stroke={colour} strokeLinecap="round" strokeLinejoin="round">
      <path d={d} strokeWidth="11" opacity="0.22" />
      <path d={d} strokeWidth="4" />
      <path d={d} stroke="#fff" strokeWidth="1.2" />
    </g>
  );
  return (
    <g transform={`translate(0 ${random() * 8 - 4})`}>
      {glow('M34 30H166Q176 30 176 40V112Q176 122 166 122H34Q24 122 24 112V40Q24 30 34 30Z', light)}
      {glow('M62 82H138Q136 108 112 108H88Q64 108 62 82Z', spark)}
      {glow('M76 74q6-10 0-18M100 74q6-10 0-18M124 74q6-10 0-18', '#ff6fb1')}
      {glow('M128 82L158 46M136 84L164 54', light)}
    </g>
  );
}

function royal(random: Random, { light, spark }: Palette): ReactNode {
  return (
    <g transform={`translate(100 82) rotate(${random() * 8 - 4})`}>
      <path d="M-54 34L-64-26L-30-2L0-48L30-2L64-26L54 34Z" fill="#f4c64a" />
      <path d="M-54 34L-50 10H50L54 34Z" fill="#c98a1e" />
      {[-64, 0, 64].map((x, at) => (
        <circle key={x} cx={x} cy={at === 1 ? -50 : -28} r="7" fill={spark} />
      ))}
      {[-32, 0, 32].map((x, at) => (
        <path key={x} d={`M${x} 12l9 10l-9 10l-9-10Z`} fill={at === 1 ? light : '#e0315a'} />
      ))}
      <path d="M-30-2L0-48L6-6Z" fill="#fff" opacity="0.35" />
    </g>
  );
}

function space(random: Random, { light, spark }: Palette): ReactNode {
  return (
    <g>
      {times(30).map((at) => (
        <circle key={at} cx={random() * 200} cy={random() * 150} r={0.5 + random() * 1.3} fill="#fff" opacity={0.4 + random() * 0.6} />
      ))}
      <g transform={`translate(${84 + random() * 30} 78) rotate(-18)`}>
        <path d="M-62 0a62 15 0 0 1 124 0" fill="none" stroke={spark} strokeWidth="6" opacity="0.6" />
        <circle r="36" fill={light} />
        <path d="M-34-12q34 12 68 0M-36 6q36 12 72 0" fill="none" stroke="#fff" strokeWidth="5" opacity="0.35" />
        <path d="M-62 0a62 15 0 0 0 124 0" fill="none" stroke={spark} strokeWidth="6" />
      </g>
      <g transform="translate(158 42) rotate(38)">
        <path d="M0-24Q13-8 9 16H-9Q-13-8 0-24Z" fill="#fff" />
        <circle cy="-4" r="4.5" fill="#2f7de0" />
        <path d="M-9 6L-17 20L-8 16M9 6L17 20L8 16" fill="#e0315a" />
        <path d="M-5 18L0 36L5 18Z" fill={spark} />
      </g>
    </g>
  );
}

function jazz(random: Random, { light, spark }: Palette): ReactNode {
  return (
    <g>
      <g transform={`translate(88 80) rotate(${random() * 90})`}>
        <circle r="50" fill="#0e0b14" />
        {[44, 37, 30].map((r) => (
          <circle key={r} r={r} fill="none" stroke="#fff" strokeWidth="1" opacity="0.2" />
        ))}
        <path d="M0-50A50 50 0 0 1 35-35L14-14A20 20 0 0 0 0-20Z" fill="#fff" opacity="0.16" />
        <circle r="19" fill={spark} />
        <circle r="4" fill="#0e0b14" />
      </g>
      <path d="M170 30L140 78L118 84" fill="none" stroke={light} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="170" cy="30" r="9" fill={light} />
      <path d="M30 56V24l22-6v30" fill="none" stroke="#fff" strokeWidth="4" />
      <circle cx="25" cy="57" r="6.5" fill="#fff" />
      <circle cx="47" cy="50" r="6.5" fill="#fff" />
    </g>
  );
}

function dragon(random: Random, { light, spark }: Palette): ReactNode {
  return (
    <g transform={`translate(${random() * 10 - 5} 0)`}>
      <path
        d="M30 128C10 92 60 84 74 100S118 122 128 94S92 60 108 40"
        fill="none"
        stroke="#1d8f5c"
        strokeWidth="22"
        strokeLinecap="round"
      />
      <path
        d="M30 128C10 92 60 84 74 100S118 122 128 94S92 60 108 40"
        fill="none"
        stroke={light}
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="2 11"
        opacity="0.9"
      />
      <path d="M88 44C92 18 124 12 140 26L166 34L148 48C138 62 98 64 88 44Z" fill="#22a56b" />
      <path d="M104 22l-8-18l18 12ZM124 18l2-16l12 16Z" fill={spark} />
      <circle cx="128" cy="32" r="4.5" fill="#fff3b0" />
      <circle cx="129" cy="32" r="2" fill="#10131a" />
      <path d="M166 36c14-4 14 8 28 4c-10 10-14 4-20 12c-2-8-10-6-8-16Z" fill="#ff7a1a" />
    </g>
  );
}

function candy(random: Random, { light, spark }: Palette): ReactNode {
  return (
    <g>
      <path d="M92 78L60 146" stroke="#fff" strokeWidth="8" strokeLinecap="round" />
      <g transform={`translate(104 62) rotate(${random() * 60})`}>
        <circle r="40" fill="#ff5f9e" />
        <path d="M0 0C14-10 26 4 18 18C6 34-24 28-26 4C-28-24 8-40 30-22" fill="none" stroke="#fff" strokeWidth="9" strokeLinecap="round" />
        <circle r="40" fill="none" stroke="#fff" strokeWidth="3" opacity="0.6" />
      </g>
      {[
        [34, 46, light],
        [164, 112, spark],
        [150, 26, '#7de0c3'],
      ].map(([x, y, fill]) => (
        <g key={String(x)} transform={`translate(${x} ${y}) rotate(${random() * 60 - 30})`} fill={String(fill)}>
          <circle r="12" />
          <path d="M-11 0L-24-9V9ZM11 0L24-9V9Z" />
        </g>
      ))}
    </g>
  );
}

export const storyThemes = {
  night: { draw: night, hues: [250, 276] },
  gold: { draw: gold, hues: [264, 290] },
  circus: { draw: circus, hues: [222, 246] },
  neon: { draw: neon, hues: [268, 288] },
  royal: { draw: royal, hues: [272, 330] },
  space: { draw: space, hues: [244, 266] },
  jazz: { draw: jazz, hues: [224, 330] },
  dragon: { draw: dragon, hues: [348, 10] },
  candy: { draw: candy, hues: [318, 334] },
} satisfies Record<string, Theme>;
