import type { Brand, ThemeMode } from '#src/brand/contract.ts';
import { resolveThemeMode } from '#src/brand/themeMode.ts';
import { getCssText } from '#src/ui/stitches.ts';
import { rulesFor } from './rulesFor.ts';
import { themeClasses } from '../boot/theme.ts';

/** Hides times, because the server does not know the browser's time zone. */
const UNTIL_DRAWN = 'time{visibility:hidden}';

type FirstStyles = { readonly rules: string; readonly css: string };

export function firstStyles(brand: Brand): (html: string) => FirstStyles {
  const classes = themeClasses(brand);
  const shown = (systemIsDark: boolean): ThemeMode => resolveThemeMode(brand.options, null, systemIsDark);
  const { rest, tokens } = takeThemes(getCssText(), classes);
  return (html) => {
    // Until code adds the theme class, the root element has the theme's colors.
    const rootRule = (mode: ThemeMode): string => `html:root{color-scheme:${mode};${tokens[mode]}}`;
    const dark = shown(true) === shown(false) ? '' : `@media (prefers-color-scheme: dark){${rootRule(shown(true))}}`;
    return { rules: rulesFor(html, rest), css: [rootRule(shown(false)), dark, UNTIL_DRAWN].join('') };
  };
}

const OF_A_THEME = /\.[\w-]+-(?:light|dark)\{--lm-[^}]*\}/g;

type Themes<T> = Readonly<Record<ThemeMode, T>>;

/** Separates the theme rules, because no element has a theme class before code runs. */
function takeThemes(css: string, classes: Themes<string>): { readonly rest: string; readonly tokens: Themes<string> } {
  const ruleOf = (mode: ThemeMode): RegExp => new RegExp(`\\.${classes[mode].split(' ').at(-1)}\\{([^}]*)\\}`);
  const tokensOf = (mode: ThemeMode): string => ruleOf(mode).exec(css)?.[1] ?? '';
  return { rest: css.replaceAll(OF_A_THEME, ''), tokens: { light: tokensOf('light'), dark: tokensOf('dark') } };
}
