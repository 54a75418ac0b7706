import type { ReactNode } from 'react';
import { type Palette, type Random, symbols, type Theme } from './paint.ts';
import { wheel } from './wheel.tsx';

function slots(random: Random, palette: Palette): ReactNode {
  return (
    <g>
      <rect x="28" y="34" width="144" height="84" rx="14" fill="#000" opacity="0.35" />
      {[0, 1, 2].map((reel) => (
        <g key={reel} transform={`translate(${60 + reel * 40} 76)`}>
          <rect x="-18" y="-34" width="36" height="68" rx="8" fill="#fff" opacity="0.94" />
          <path
            d={symbols[Math.floor(random() * symbols.length)] ?? symbols[0]}
            fill={reel === 1 ? palette.mid : palette.deep}
            transform={`rotate(${random() * 10 - 5}) scale(0.95)`}
          />
        </g>
      ))}
      <path d="M24 76h12M164 76h12" stroke={palette.spark} strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

function roulette(random: Random, palette: Palette): ReactNode {
  const turn = random() * 36;
  return (
    <g transform="translate(100 78)">
      <circle r="54" fill="#2a160c" />
      <circle r="54" fill="none" stroke={palette.spark} strokeWidth="3" />
      {Array.from({ length: 18 }, (_, at) => (
        <path
          key={at}
          d="M0 0L-8.5-48.3A49 49 0 0 1 8.5-48.3Z"
          fill={at === 0 ? '#1d8a4a' : at % 2 ? '#c2242c' : '#15161a'}
          transform={`rotate(${at * 20 + turn})`}
        />
      ))}
      <circle r="26" fill={palette.deep} stroke={palette.light} strokeWidth="2" />
      <path d="M0-20V20M-20 0H20" stroke={palette.spark} strokeWidth="4" strokeLinecap="round" />
      <circle r="6" fill={palette.light} />
      <circle cx={Math.cos(turn) * 38} cy={Math.sin(turn) * 38} r="4.5" fill="#fff" />
    </g>
  );
}

function cards(random: Random, palette: Palette): ReactNode {
  const ranks = ['A', 'K', 'Q', 'J', '10', '9'];
  return (
    <g transform="translate(100 84)">
      {[-22, 0, 22].map((turn, at) => {
        const red = random() > 0.5;
        return (
          <g key={turn} transform={`rotate(${turn} 0 60) translate(0 -10)`}>
            <rect x="-24" y="-40" width="48" height="70" rx="7" fill="#fff" stroke={palette.deep} strokeWidth="1.5" />
            <path d={symbols[red ? 1 : 0]} fill={red ? '#c2242c' : '#16181d'} transform="translate(0 2) scale(0.9)" />
            <text x="-18" y="-24" fontSize="15" fontWeight="800" fill={red ? '#c2242c' : '#16181d'}>
              {ranks[(at + Math.floor(random() * 3)) % ranks.length]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function jackpot(random: Random, palette: Palette): ReactNode {
  return (
    <g transform="translate(100 78)">
      {Array.from({ length: 14 }, (_, at) => (
        <g key={at} transform={`translate(${(random() - 0.5) * 130} ${18 + random() * 34})`}>
          <ellipse rx="14" ry="6" cy="4" fill="#9a6a12" />
          <ellipse rx="14" ry="6" fill="#f2c14a" />
          <ellipse rx="9" ry="3.5" fill="#ffe08a" />
        </g>
      ))}
      <path d="M0-52L30-22L0 30L-30-22Z" fill={palette.light} />
      <path d="M0-52L14-22L0 30L-14-22Z" fill="#fff" opacity="0.5" />
      <path d="M-30-22H30" stroke="#fff" strokeWidth="1.5" opacity="0.7" />
    </g>
  );
}

const SKINS = ['#f6d3b8', '#e3ab84', '#b9784f', '#84502f', '#5a3420'] as const;
const HAIRS = ['#1d1512', '#4a2c17', '#8a5426', '#c9974c', '#8f8f96', '#5c1f1a'] as const;
/** Paths behind and over a head of radius 18 around the origin. */
const CUTS: readonly { readonly behind: string; readonly over: string }[] = [
  { behind: 'M-19 0a19 20 0 0 1 38 0v26h-38Z', over: 'M-18-2q4-18 20-17q16 1 16 17q-14-2-20-10q-6 8-16 10Z' },
  { behind: '', over: 'M-18-2q-1-19 18-19q19 0 18 19q-4-10-18-10t-18 10Z' },
  { behind: 'M9-22a9 9 0 1 1-18 0a9 9 0 0 1 18 0Z', over: 'M-18-1q-1-19 18-19q19 0 18 19q-7-12-18-12t-18 12Z' },
  { behind: 'M-22 8a12 13 0 0 1 6-22a17 15 0 0 1 32 0a12 13 0 0 1 6 22Z', over: 'M-17-4q2-14 17-14t17 14q-17-8-34 0Z' },
  { behind: '', over: 'M-18-5q1-16 20-15q17 0 16 14q-16 0-22-5q-6 6-14 6Z' },
];
const pickOf = <T,>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

function face(random: Random): ReactNode {
  const [skin, hair, cut] = [pickOf(random, SKINS), pickOf(random, HAIRS), pickOf(random, CUTS)];
  const [hasGlasses, hasBeard] = [random() > 0.75, cut?.behind === '' && random() > 0.5];
  return (
    <g transform="translate(100 52)">
      <path d={cut?.behind} fill={hair} />
      <rect x="-6" y="12" width="12" height="14" fill={skin} />
      <circle r="18" fill={skin} />
      {hasBeard ? <path d="M-17 4q2 17 17 17t17-17q-5 6-9 4q-8-4-16 0q-4 2-9-4Z" fill={hair} /> : null}
      <path d={cut?.over} fill={hair} />
      <path
        d="M-9 0q2.500-2.500 5 0M4 0q2.500-2.500 5 0M-5 9q5 4 10 0"
        fill="none"
        stroke="#23150f"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      {hasGlasses ? (
        <path
          d="M-11 1a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0M2 1a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0M-2 0h4"
          fill="none"
          stroke="#23150f"
        />
      ) : null}
    </g>
  );
}

function live(random: Random, palette: Palette): ReactNode {
  return (
    <g>
      <ellipse cx="100" cy="142" rx="96" ry="44" fill="#0d5a36" stroke={palette.spark} strokeWidth="3" />
      {face(random)}
      <path d="M66 118c0-30 14-44 34-44s34 14 34 44Z" fill="#16181d" />
      <path d="M90 76l10 14l10-14l-10 42Z" fill="#fff" />
      <path d="M92 78l8 5l8-5v9l-8-5l-8 5Z" fill={palette.spark} />
      {[0, 1, 2].map((at) => (
        <rect
          key={at}
          x={66 + at * 26}
          y={116 + random() * 6}
          width="18"
          height="25"
          rx="3"
          fill="#fff"
          transform={`rotate(${(at - 1) * 8} ${75 + at * 26} 128)`}
        />
      ))}
    </g>
  );
}

function dice(random: Random, { light, spark }: Palette): ReactNode {
  const faces = [
    [[0, 0]],
    [
      [-9, -9],
      [9, 9],
    ],
    [
      [-9, -9],
      [0, 0],
      [9, 9],
    ],
    [
      [-9, -9],
      [9, -9],
      [-9, 9],
      [9, 9],
    ],
    [
      [-9, -9],
      [9, -9],
      [0, 0],
      [-9, 9],
      [9, 9],
    ],
    [
      [-9, -9],
      [9, -9],
      [-9, 0],
      [9, 0],
      [-9, 9],
      [9, 9],
    ],
  ] as const;
  return (
    <g>
      <ellipse cx="100" cy="116" rx="70" ry="12" fill="#000" opacity="0.3" />
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${100 + side * 34} ${82 + side * 6}) rotate(${side * (10 + random() * 18)})`}>
          <rect x="-26" y="-26" width="52" height="52" rx="11" fill={side < 0 ? '#fff' : light} />
          <rect x="-26" y="-26" width="52" height="52" rx="11" fill="none" stroke={spark} strokeWidth="2" opacity="0.8" />
          {(faces[Math.floor(random() * 6)] ?? faces[4]).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x * 1.5} cy={y * 1.5} r="4.6" fill="#1b1420" />
          ))}
        </g>
      ))}
    </g>
  );
}

export const tableThemes = {
  slots: { draw: slots },
  classic: { draw: slots, hues: [350, 12] },
  roulette: { draw: roulette, hues: [150, 168] },
  blackjack: { draw: cards, hues: [156, 166] },
  cards: { draw: cards },
  poker: { draw: cards },
  'table-games': { draw: cards },
  dice: { draw: dice, hues: [346, 8] },
  jackpot: { draw: jackpot },
  jackpots: { draw: jackpot },
  'live-dealer': { draw: live },
  live: { draw: live },
  studio: { draw: live },
  wheel: { draw: wheel },
} satisfies Record<string, Theme>;
