import type { JSX as ReactJSX } from 'react';
import { createStitches, type CSS as StitchesCSS, type PropertyValue, type VariantProps } from '@stitches/react';

// Stitches needs the global JSX namespace, which React 19 removed.
declare global {
  namespace JSX {
    interface IntrinsicElements extends ReactJSX.IntrinsicElements {}
    interface Element extends ReactJSX.Element {}
  }
}

const colors = {
  surface0: '#f2f4f7',
  surface1: '#ffffff',
  surface2: '#f0f2f5',
  surface3: '#e3e7ec',
  line: '#dfe3e8',
  lineStrong: '#858d98',
  ink1: '#12161c',
  ink2: '#464e5a',
  ink3: '#5c6571',
  accent: '#1f5fd0',
  accentHover: '#184ead',
  onAccent: '#ffffff',
  accentInk: '#1b55bb',
  accentSoft: '#e4edfc',
  chrome: '#10151d',
  onChrome: '#ffffff',
  onChromeDim: '#b8c0cc',
  odds: '#eef1f5',
  oddsHover: '#e1e6ed',
  oddsLine: '#d6dbe2',
  onOdds: '#174a9f',
  positive: '#11703c',
  onPositive: '#ffffff',
  negative: '#b3261e',
  onNegative: '#ffffff',
  warning: '#8a5200',
  info: '#1b5e9c',
  positiveSoft: '#e3f4ea',
  negativeSoft: '#fbe9e7',
  warningSoft: '#fdf0dc',
  infoSoft: '#e4effa',
  priceUp: '#11703c',
  priceUpSoft: '#dff3e7',
  priceDown: '#b3261e',
  priceDownSoft: '#fbe6e4',
  live: '#c4211d',
  onLive: '#ffffff',
  bonus: '#6a3fc0',
  onBonus: '#ffffff',
  focus: '#1f5fd0',
  scrim: 'rgba(8, 11, 16, 0.56)',
} as const;

export const { styled, css, globalCss, keyframes, createTheme, theme, getCssText, config, reset } = createStitches({
  prefix: 'lm',
  theme: {
    colors,
    space: { 2: '2px', 4: '4px', 6: '6px', 8: '8px', 12: '12px', 16: '16px', 24: '24px', 32: '32px', 48: '48px' },
    radii: { 6: '6px', 10: '10px', 16: '16px', odds: '6px', control: '10px', card: '10px', pill: '999px' },
    fontSizes: { 12: '0.75rem', 13: '0.8125rem', 14: '0.875rem', 16: '1rem', 18: '1.125rem', 22: '1.375rem', 28: '1.75rem', 36: '2.25rem' },
    lineHeights: { 12: '1rem', 13: '1rem', 14: '1.25rem', 16: '1.5rem', 18: '1.5rem', 22: '1.75rem', 28: '2.25rem', 36: '2.75rem' },
    fonts: { text: 'system-ui, sans-serif', display: 'system-ui, sans-serif' },
    fontWeights: { regular: 400, medium: 600, bold: 750 },
    letterSpacings: { display: '-0.01em', caps: '0.04em' },
    sizes: {
      odds: '48px',
      oddsCompact: '44px',
      control: '44px',
      controlSmall: '32px',
      row: '104px',
      header: '64px',
      shelf: '24px',
      rowPad: '8px',
      menu: '280px',
      menuRail: '80px',
      betslip: '380px',
      bottomBar: '56px',
      panel: '360px',
      centred: '1296px',
    },
    shadows: { overlay: '0 12px 32px rgba(8, 11, 16, 0.24)', sheet: '0 -8px 24px rgba(8, 11, 16, 0.18)' },
    transitions: { quick: '120ms cubic-bezier(0.2, 0, 0, 1)', calm: '200ms cubic-bezier(0.2, 0, 0, 1)' },
    zIndices: { sticky: 10, header: 20, drawer: 30, sheet: 40, dialog: 50, toast: 60 },
  },
  media: {
    small: '(min-width: 375px)',
    tablet: '(min-width: 768px)',
    desktop: '(min-width: 1280px)',
    wide: '(min-width: 1436px)',
    huge: '(min-width: 1920px)',
    belowTablet: '(max-width: 767.98px)',
    belowDesktop: '(max-width: 1279.98px)',
    hover: '(hover: hover)',
    reduced: '(prefers-reduced-motion: reduce)',
    forced: '(forced-colors: active)',
  },
  utils: {
    text: (size: 12 | 13 | 14 | 16 | 18 | 22 | 28 | 36) => ({ fontSize: `$${size}`, lineHeight: `$${size}` }),
    paddingX: (value: PropertyValue<'paddingLeft'>) => ({ paddingLeft: value, paddingRight: value }),
    paddingY: (value: PropertyValue<'paddingTop'>) => ({ paddingTop: value, paddingBottom: value }),
    size: (value: PropertyValue<'width'>) => ({ width: value, height: value }),
    /** Cuts text with an ellipsis. Show important text in full elsewhere. */
    truncate: (_on: true) => ({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
    focusRing: (offset: number) => ({
      '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: `${offset}px` },
    }),
  },
  // Keeps the style rules in memory for the build; missing in the types.
  ...(import.meta.env?.DEV ? {} : { root: null }),
});

export type CSS = StitchesCSS<typeof config>;
export type ColorToken = keyof typeof colors;
export type { VariantProps };
