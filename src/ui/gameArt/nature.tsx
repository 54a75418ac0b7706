import type { ReactNode } from 'react';
import { type Palette, type Random, type Theme, times } from './paint.ts';

const hill = (y: number, rise: number, lean: number): string => `M0 150V${y}Q${50 + lean} ${y - rise} 100 ${y}T200 ${y - rise / 3}V150Z`;

function desert(random: Random, { deep, light }: Palette): ReactNode {
  const sun = 50 + random() * 100;
  return (
    <g>
      <circle cx={sun} cy="56" r="26" fill="#ffd36b" />
      <circle cx={sun} cy="56" r="38" fill="#ffd36b" opacity="0.22" />
      <path d="M14 104l22-40h26l10 24l14-10h20l18 26Z" fill={deep} opacity="0.55" />
      <path d={hill(104, 26, 20)} fill={light} opacity="0.85" />
      <path d={hill(122, 20, -20)} fill={deep} opacity="0.75" />
      <g fill="none" stroke="#1f7a4a" strokeWidth="9" strokeLinecap="round" transform={`translate(${120 + random() * 40} 0)`}>
        <path d="M0 128V72M0 106H-16V90M0 96H15V82" />
      </g>
    </g>
  );
}

function ocean(random: Random, { light, spark }: Palette): ReactNode {
  return (
    <g>
      {times(12).map((at) => (
        <circle
          key={at}
          cx={random() * 200}
          cy={random() * 110}
          r={1.5 + random() * 5}
          fill="none"
          stroke="#fff"
          strokeWidth="1.2"
          opacity="0.55"
        />
      ))}
      <g transform={`translate(${76 + random() * 40} 70) scale(${random() > 0.5 ? 1 : -1} 1)`}>
        <path d="M-38 0Q-8-32 34 0Q-8 32-38 0ZM30 0L52-18V18Z" fill={spark} />
        <path d="M-8-17Q8 0-8 17" fill="none" stroke="#fff" strokeWidth="3" opacity="0.7" />
        <circle cx="-24" cy="-4" r="4" fill="#10131a" />
        <path d="M0-18Q10-36 24-28L14-12Z" fill={light} />
      </g>
      {[0, 1, 2].map((at) => (
        <path
          key={at}
          d={`M-10 ${112 + at * 12}q15-10 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0V160H-10Z`}
          fill={light}
          opacity={0.25 + at * 0.15}
        />
      ))}
    </g>
  );
}

function fruit(random: Random, { spark }: Palette): ReactNode {
  const lean = random() * 12 - 6;
  return (
    <g transform={`rotate(${lean} 100 80)`}>
      <path d="M82 92C82 62 100 44 122 32M120 96C120 66 122 48 122 32" fill="none" stroke="#2c9a57" strokeWidth="5" strokeLinecap="round" />
      <path d="M122 32C134 14 158 16 166 26C156 40 136 42 122 32Z" fill="#38b56a" />
      {[78, 124].map((x) => (
        <g key={x}>
          <circle cx={x} cy="104" r="25" fill="#d5213f" />
          <ellipse cx={x - 8} cy="95" rx="7" ry="5" fill="#fff" opacity="0.6" />
        </g>
      ))}
      <ellipse cx="42" cy="62" rx="24" ry="17" fill="#f8d23e" transform="rotate(-24 42 62)" />
      <circle cx="166" cy="92" r="16" fill={spark} />
      <circle cx="166" cy="92" r="11" fill="none" stroke="#fff" strokeWidth="2" opacity="0.6" />
    </g>
  );
}

function aurora(random: Random, { light, spark }: Palette): ReactNode {
  return (
    <g>
      {times(4).map((at) => {
        const [x, sway] = [20 + at * 42 + random() * 14, 16 + random() * 26];
        return (
          <path
            key={at}
            d={`M${x} 4q${sway} 30 0 54t0 44`}
            fill="none"
            stroke={at % 2 ? spark : light}
            strokeWidth={16 + random() * 12}
            strokeLinecap="round"
            opacity="0.35"
          />
        );
      })}
      <path d="M0 124l40-40l24 20l36-46l42 52l26-24l32 38V150H0Z" fill="#0b1524" opacity="0.85" />
      {times(7).map((at) => (
        <path key={at} d={`M${10 + at * 30} 150l-11-4l8-10l-6-2l9-16l9 16l-6 2l8 10Z`} fill="#071018" />
      ))}
    </g>
  );
}

function ice(random: Random, { light }: Palette): ReactNode {
  return (
    <g>
      <path d="M30 122L58 40L84 96L104 28L138 100L152 66L176 122Z" fill={light} opacity="0.95" />
      <path d="M58 40L84 96L66 122H30ZM104 28L138 100L120 122H96Z" fill="#fff" opacity="0.55" />
      <path d="M152 66L176 122H150Z" fill="#fff" opacity="0.35" />
      <rect y="120" width="200" height="34" fill="#fff" opacity="0.2" />
      {times(26).map((at) => (
        <circle key={at} cx={random() * 200} cy={random() * 140} r={0.8 + random() * 2.2} fill="#fff" opacity={0.5 + random() * 0.5} />
      ))}
    </g>
  );
}

function farm(random: Random, { deep }: Palette): ReactNode {
  return (
    <g>
      <circle cx={40 + random() * 110} cy="42" r="18" fill="#ffd36b" />
      <path d={hill(112, 18, 10)} fill="#3f9d4b" />
      <path d="M70 112V74L100 50L130 74V112Z" fill="#c63a34" />
      <path d="M64 78L100 48L136 78" fill="none" stroke="#fff" strokeWidth="5" strokeLinejoin="round" />
      <path d="M88 112V88h24v24M88 88l24 24M112 88l-24 24" fill="none" stroke="#fff" strokeWidth="3" />
      <path d="M142 112V66q10-14 20 0v46Z" fill={deep} />
      <path d={hill(130, 12, -18)} fill="#2c7a3c" />
    </g>
  );
}

function forest(random: Random, { light, spark }: Palette): ReactNode {
  return (
    <g>
      {times(7).map((at) => {
        const [x, tall] = [at * 32 + random() * 10, 50 + random() * 40];
        return (
          <path
            key={at}
            d={`M${x} ${128 - tall}l22 ${tall * 0.6}h-12l16 ${tall * 0.4}h-52l16-${tall * 0.4}h-12Z`}
            fill="#0f4d35"
            opacity={0.55 + random() * 0.4}
          />
        );
      })}
      <path d={hill(126, 10, 0)} fill="#0b3526" />
      {[60, 112, 142].map((x, at) => (
        <g key={x} transform={`translate(${x} ${124 - at * 3}) scale(${1.3 - at * 0.25})`}>
          <path d="M-5 16V0h10v16Z" fill="#f6ead6" />
          <path d="M-20 2C-20-22 20-22 20 2Z" fill={at % 2 ? light : spark} />
          <circle cx="-7" cy="-7" r="3" fill="#fff" />
          <circle cx="6" cy="-10" r="2.4" fill="#fff" />
          <circle cx="10" cy="-3" r="2" fill="#fff" />
        </g>
      ))}
    </g>
  );
}

function jungle(random: Random, { light, spark }: Palette): ReactNode {
  return (
    <g>
      {times(8).map((at) => {
        const [x, y] = [at % 2 ? 200 - random() * 30 : random() * 30, 10 + at * 18];
        return (
          <path
            key={at}
            d={`M${x} ${y}q${at % 2 ? -60 : 60}-30 ${at % 2 ? -74 : 74} 26q${at % 2 ? 50 : -50} 8 ${at % 2 ? 74 : -74}-26Z`}
            fill={at % 3 ? '#157a4b' : light}
            opacity="0.8"
          />
        );
      })}
      <g transform="translate(100 82)">
        <path d="M-34-40H34L26 36L0 52L-26 36Z" fill="#2aa07a" />
        <path d="M-34-40H34L30-14H-30Z" fill={spark} />
        <path d="M-22-4l16 4l-14 8ZM22-4l-16 4l14 8Z" fill="#0c2b22" />
        <path d="M-5 6h10l4 14H-9ZM-16 30h32" fill="none" stroke="#0c2b22" strokeWidth="4" strokeLinecap="round" />
      </g>
    </g>
  );
}

function fire(random: Random, { spark }: Palette): ReactNode {
  const flame = 'M0 56C-40 50-44 12-18-10C-18 6-8 8-8-2C-8-24 4-40 16-56C14-34 40-20 38 16C37 40 22 54 0 56Z';
  return (
    <g transform={`translate(100 84) rotate(${random() * 10 - 5})`}>
      <path d={flame} fill="#d8241f" transform="scale(1.12)" />
      <path d={flame} fill="#ff7a1a" transform="translate(2 10) scale(0.82)" />
      <path d={flame} fill={spark} transform="translate(3 22) scale(0.5)" />
      {times(10).map((at) => (
        <circle key={at} cx={random() * 150 - 75} cy={random() * 110 - 76} r={1 + random() * 2.5} fill="#ffb347" />
      ))}
    </g>
  );
}

export const natureThemes = {
  desert: { draw: desert, hues: [18, 32] },
  ocean: { draw: ocean, hues: [214, 196] },
  fruit: { draw: fruit, hues: [286, 312] },
  aurora: { draw: aurora, hues: [228, 172] },
  ice: { draw: ice, hues: [214, 198] },
  farm: { draw: farm, hues: [204, 196] },
  forest: { draw: forest, hues: [160, 172] },
  jungle: { draw: jungle, hues: [154, 168] },
  fire: { draw: fire, hues: [356, 14] },
} satisfies Record<string, Theme>;
