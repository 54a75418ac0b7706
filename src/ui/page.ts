import { globalCss } from './stitches.ts';

export const pageStyles = globalCss({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    backgroundColor: '$surface0',
    color: '$ink1',
    fontFamily: '$text',
    fontSize: '100%',
    WebkitTextSizeAdjust: '100%',
    // Keeps scroll targets clear of the header and the betslip bar.
    scrollPaddingTop: 'calc($sizes$header + 56px)',
    scrollPaddingBottom: '88px',
  },
  'html[data-scroll-locked]': { overflow: 'hidden' },
  // Keeps the scrollbar's space while scrolling is locked, to avoid a layout shift.
  'html[data-scroll-locked=gutter]': { scrollbarGutter: 'stable' },
  body: {
    margin: 0,
    text: 14,
    fontVariantNumeric: 'tabular-nums',
    textRendering: 'optimizeLegibility',
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
    minHeight: '100dvh',
  },
  'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0 },
  fieldset: { border: 0, minWidth: 0 },
  'ul, ol': { listStyle: 'none' },
  a: { color: '$accentInk', textUnderlineOffset: '2px', focusRing: 2, borderRadius: '4px' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  'svg, img': { verticalAlign: 'middle' },
  '::selection': { backgroundColor: '$accent', color: '$onAccent' },
});
