import type { ReactNode } from 'react';

/** Repeatable numbers in [0, 1) (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Random = () => number;

export type Palette = { readonly deep: string; readonly mid: string; readonly light: string; readonly spark: string };

/** Degrees, without muddy pairs. */
const pairs = [
  [262, 318],
  [224, 196],
  [338, 18],
  [286, 246],
  [176, 206],
  [16, 348],
  [232, 282],
  [158, 180],
  [306, 340],
  [212, 258],
] as const;

export function paletteFrom(random: Random, wanted?: readonly [number, number]): Palette {
  const drawn = pairs[Math.floor(random() * pairs.length)] ?? pairs[0];
  const [hue, second] = wanted ?? drawn;
  const turn = random() * 16 - 8;
  const spark = random() > 0.5 ? 46 : (hue + 168) % 360;
  return {
    deep: `hsl(${hue + turn} 64% 17%)`,
    mid: `hsl(${second + turn} 70% 42%)`,
    light: `hsl(${second + turn} 88% 70%)`,
    spark: `hsl(${spark} 96% 66%)`,
  };
}

export type Draw = (random: Random, palette: Palette) => ReactNode;

export type Theme = { readonly draw: Draw; readonly hues?: readonly [number, number] };

export const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

export const symbols = [
  'M0-17C9-5 18 1 13 10C9 16 3 14 0 9C-3 14-9 16-13 10C-18 1-9-5 0-17ZM-3 12h6l4 7h-14Z',
  'M0 17C-20 2-18-14-8-14C-3-14 0-9 0-7C0-9 3-14 8-14C18-14 20 2 0 17Z',
  'M0-18L14 0L0 18L-14 0Z',
  'M0-17l5 11l12 1.3l-9 8.2l2.6 11.9L0 9.5l-10.6 5.9l2.6-11.9l-9-8.2l12-1.3Z',
  'M-14-12H14V-4L1 16H-9L3-4H-14Z',
  'M-15 8L-17-10L-8-2L0-15L8-2L17-10L15 8Z',
] as const;
