import { createStitches } from '@stitches/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adoptedRoot } from './adoptedSheets.ts';

/** A sheet as browsers make one; rules are kept as they were written. */
class Sheet {
  readonly cssRules: unknown[] = [];
  insertRule(text: string, index = 0): number {
    if (index > this.cssRules.length) throw new RangeError('past the end');
    this.cssRules.splice(index, 0, text === '@media{}' ? new MediaRule() : text);
    return index;
  }
}
class MediaRule {}

const page = { adoptedStyleSheets: [] as Sheet[], createElement: () => ({}) };
const rules = () => page.adoptedStyleSheets.map(({ cssRules }) => cssRules);

beforeEach(() => {
  page.adoptedStyleSheets = [];
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('CSSMediaRule', MediaRule);
  vi.stubGlobal('document', page);
});
afterEach(() => void vi.unstubAllGlobals());

// Stitches gives the same again for the same settings.
let made = 0;
const stitches = () => createStitches({ prefix: `x${(made += 1)}`, ...{ root: adoptedRoot() } });

describe('rules of components', () => {
  test('are added at the end of a sheet of their group, and the groups stand in their order', () => {
    const { css, globalCss } = stitches();
    css({ color: 'red', variants: { tone: { loud: { color: 'blue' } } } })({ tone: 'loud', css: { top: 0 } });
    globalCss({ p: { margin: 0 } })();
    css({ color: 'green' })();
    const written = rules().filter((sheet) => sheet.length > 0);
    expect(written.map((sheet) => sheet.map((rule) => String(rule).replace(/^.*\{/, '{')))).toEqual([
      ['{margin:0}'],
      ['{color:red}', '{color:green}'],
      ['{color:blue}'],
      ['{top:0}'],
    ]);
  });

  test('share no sheet with animations', () => {
    const { keyframes, globalCss } = stitches();
    globalCss({ '*': { boxSizing: 'border-box' } })();
    const name = keyframes({ from: { opacity: 0 } })();
    expect(rules().filter((sheet) => sheet.length > 0)).toEqual([
      [`@keyframes ${String(name)}{from{opacity:0}}`],
      ['*{box-sizing:border-box}'],
    ]);
  });

  test('leave the sheets that the page had', () => {
    const own = new Sheet();
    page.adoptedStyleSheets = [own];
    stitches();
    expect(page.adoptedStyleSheets[0]).toBe(own);
    expect(page.adoptedStyleSheets.length).toBeGreaterThan(1);
  });
});

test('begin anew in empty sheets', () => {
  const { css, reset } = stitches();
  css({ color: 'red' })();
  reset();
  css({ color: 'red' })();
  expect(rules().flat()).toHaveLength(1);
});

test('where no sheet can be made, rules stay in memory', () => {
  vi.stubGlobal('CSSStyleSheet', undefined);
  expect(adoptedRoot()).toBeNull();
  const { css, getCssText } = stitches();
  css({ color: 'red' })();
  expect(getCssText()).toContain('color:red');
});
