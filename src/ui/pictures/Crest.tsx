import { memo } from 'react';
import { hashOf } from '#src/shared/values/hashOf.ts';

export type CrestLook = {
  readonly primary: string;
  readonly secondary: string;
  /** `shield`, `round` (default), `hex`, `pennant`, `square`, or `person` for initials without a shape. */
  readonly form: string;
  readonly initials: string;
};

export type CrestProps = {
  readonly crest: CrestLook;
  readonly size?: 16 | 20 | 24 | 32 | 40 | 48 | 64;
};

const outlines: Readonly<Record<string, string>> = {
  shield: 'M20 2.5C15 4.6 9.5 5.6 4 5.5v13.5C4 28.5 11 34.5 20 37.5c9-3 16-9 16-18.5V5.5C30.5 5.6 25 4.6 20 2.5Z',
  round: 'M20 2.5a17.5 17.5 0 1 0 0 35a17.5 17.5 0 1 0 0-35Z',
  hex: 'M20 2l15.6 9v18L20 38L4.4 29V11Z',
  pennant: 'M4 4.5h32v21L20 37.5L4 25.5Z',
  square: 'M10 3.5h20a6.5 6.5 0 0 1 6.5 6.5v20a6.5 6.5 0 0 1-6.5 6.5H10a6.5 6.5 0 0 1-6.5-6.5V10A6.5 6.5 0 0 1 10 3.5Z',
};

/** Initials and color select the pattern, so that a team always has the same one. */
const patterns = [
  'M0 26h40v14H0Z',
  'M20 0h20v40H20Z',
  'M0 0h40L0 40Z',
  'M14.5 0h11v40h-11Z',
  'M0 13h40v14H0Z',
  'M0 40L20 22L40 40Z',
] as const;

const ROUND = outlines.round ?? '';

export const Crest = memo(function Crest({ crest, size = 24 }: CrestProps) {
  const outline = Object.hasOwn(outlines, crest.form) ? (outlines[crest.form] ?? ROUND) : ROUND;
  const primary = hex(crest.primary, '#4a5568');
  const secondary = hex(crest.secondary, '#cbd5e0');
  const initials = crest.initials.slice(0, 3);
  const pattern = patterns[hashOf(`${initials}${primary}`) % patterns.length] ?? patterns[0];
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden focusable="false">
      <path d={outline} fill={primary} />
      {crest.form === 'person' ? null : <path d={pattern} fill={secondary} clipPath={`path("${outline}") view-box`} opacity={0.9} />}
      <path d={outline} fill="none" stroke={secondary} strokeWidth={2} />
      <path d={outline} fill="none" stroke="#000" strokeOpacity={0.28} strokeWidth={1} />
      {size >= 24 ? (
        <text
          x={20}
          y={20.5}
          fill={onColor(primary)}
          stroke={primary}
          strokeWidth={3.5}
          paintOrder="stroke"
          strokeLinejoin="round"
          fontSize={initials.length > 2 ? 12 : 15}
          fontWeight={800}
          textAnchor="middle"
          dominantBaseline="central"
          letterSpacing={-0.3}
        >
          {initials}
        </text>
      ) : null}
    </svg>
  );
});

const hex = (color: string, otherwise: string): string => (/^#[0-9a-f]{3,8}$/i.test(color) ? color : otherwise);

/** Text color with more contrast (WCAG relative luminance). */
export function onColor(color: string): '#ffffff' | '#111318' {
  const full = color.length === 4 ? [...color.slice(1)].map((digit) => digit + digit).join('') : color.slice(1, 7);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => linear(Number.parseInt(full.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.1936 ? '#111318' : '#ffffff';
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
