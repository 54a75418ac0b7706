import type { Brand, BrandFont, ThemeMode } from '#src/brand/contract.ts';
import { createTheme } from '#src/ui/stitches.ts';

export async function loadFonts({ tokens }: Pick<Brand, 'tokens'>): Promise<void> {
  const fonts = [tokens.fonts.text, ...(tokens.fonts.display ? [tokens.fonts.display] : [])];
  fonts.forEach(declare);
  await Promise.all(fonts.map(({ family }) => document.fonts.load(`1em "${family}"`)));
}

const declared = new Set<string>();
const FIRST_FONTS = 'first-fonts';

/** Skips declared fonts, because each `@font-face` rule causes a new layout of the page. */
function declare(font: BrandFont): void {
  if (declared.has(font.url) || document.getElementById(FIRST_FONTS) !== null) return;
  declared.add(font.url);
  for (const face of facesOf(font)) document.fonts.add(face);
}

function facesOf({ family, url, weights, fallbacks }: BrandFont): readonly FontFace[] {
  return [
    new FontFace(family, `url("${url}") format("woff2")`, { weight: weights, display: 'swap' }),
    ...fallbacks.map(
      ({ local, weights: weight, sizeAdjust, ascent, descent, lineGap }) =>
        new FontFace(standInOf(family), `local("${local}")`, {
          weight,
          ascentOverride: ascent,
          descentOverride: descent,
          lineGapOverride: lineGap,
          ...{ sizeAdjust },
        }),
    ),
  ];
}

export function fontRules({ tokens }: Pick<Brand, 'tokens'>): string {
  const fonts = [tokens.fonts.text, ...(tokens.fonts.display ? [tokens.fonts.display] : [])];
  return fonts.flatMap(rulesOf).join('');
}

const rulesOf = ({ family, url, weights, fallbacks }: BrandFont): readonly string[] => [
  `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${weights};font-display:block}`,
  ...fallbacks.map(
    ({ local, weights: weight, sizeAdjust, ascent, descent, lineGap }) =>
      `@font-face{font-family:"${standInOf(family)}";src:local("${local}");font-weight:${weight};size-adjust:${sizeAdjust};` +
      `ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}`,
  ),
];

const standInOf = (family: string): string => `${family} Stand-in`;

const stackOf = ({ family }: BrandFont): string => `"${family}", "${standInOf(family)}", system-ui, sans-serif`;

export function themeClasses({ id, tokens }: Pick<Brand, 'id' | 'tokens'>): Readonly<Record<ThemeMode, string>> {
  const { colors, fonts, sizes, ...rest } = tokens;
  const shared = { ...rest, sizes: { ...sizes }, fonts: { text: stackOf(fonts.text), display: stackOf(fonts.display ?? fonts.text) } };
  const make = (mode: ThemeMode): string => createTheme(`${id}-${mode}`, { ...shared, colors: { ...colors[mode] } }).className;
  return { light: make('light'), dark: make('dark') };
}

export function showTheme(root: HTMLElement, classes: Readonly<Record<ThemeMode, string>>, mode: ThemeMode, chrome: string): void {
  root.classList.remove(classes.light, classes.dark);
  root.classList.add(classes[mode]);
  root.dataset.mode = mode;
  root.style.colorScheme = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', chrome);
}
