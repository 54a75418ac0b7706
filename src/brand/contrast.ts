import type { BrandColors } from './contract.ts';

type ColorName = keyof BrandColors;

/** Returns the relative luminance (WCAG). Throws a `RangeError` if `color` is not `#rrggbb`. */
export function luminanceOf(color: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`Not a colour of six digits: ${color}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export type ContrastPair = { readonly front: ColorName; readonly back: ColorName; readonly least: 4.5 | 3 };

const on = (backs: readonly ColorName[], least: 4.5 | 3, ...fronts: readonly ColorName[]): readonly ContrastPair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));

const surfaces = ['surface0', 'surface1', 'surface2', 'surface3'] as const;

/** Color pairs to test. Text needs a contrast of 4.5:1, controls 3:1. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(
    surfaces,
    4.5,
    'ink1',
    'ink2',
    'ink3',
    'accentInk',
    'positive',
    'negative',
    'warning',
    'info',
    'priceUp',
    'priceDown',
    'live',
    'bonus',
  ),
  ...on(['accent', 'accentHover'], 4.5, 'onAccent'),
  ...on(['accentSoft'], 4.5, 'accentInk', 'ink1', 'ink2'),
  ...on(['chrome'], 4.5, 'onChrome', 'onChromeDim'),
  ...on(['odds', 'oddsHover'], 4.5, 'onOdds', 'ink2'),
  ...on(['positive'], 4.5, 'onPositive'),
  ...on(['negative'], 4.5, 'onNegative'),
  ...on(['positiveSoft'], 4.5, 'positive', 'ink1'),
  ...on(['negativeSoft'], 4.5, 'negative', 'ink1'),
  ...on(['warningSoft'], 4.5, 'warning', 'ink1'),
  ...on(['infoSoft'], 4.5, 'info', 'ink1'),
  ...on(['priceUpSoft'], 4.5, 'priceUp'),
  ...on(['priceDownSoft'], 4.5, 'priceDown'),
  ...on(['live'], 4.5, 'onLive'),
  ...on(['bonus'], 4.5, 'onBonus'),
  ...on(surfaces, 3, 'lineStrong', 'focus'),
  ...on(['chrome'], 3, 'focus'),
  ...on(['surface0', 'surface1', 'surface2'], 3, 'accent'),
];
