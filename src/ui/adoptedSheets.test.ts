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
/** As a browser reads `--sxs{--sxs:2 lm-c-a}`. */
class StyleRule {
  constructor(private readonly names: string) {}
  readonly style = { getPropertyValue: (name: string) => (name === '--sxs' ? ` ${this.names}` : '') };
}

const page = { adoptedStyleSheets: [] as Sheet[], drawn: [] as Sheet[], querySelectorAll: () => page.drawn.map((sheet) => ({ sheet })) };
const rules = () => page.adoptedStyleSheets.map(({ cssRules }) => cssRules).filter((sheet) => sheet.length > 0);

beforeEach(() => {
  page.adoptedStyleSheets = [];
  page.drawn = [];
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('CSSMediaRule', MediaRule);
  vi.stubGlobal('CSSStyleRule', StyleRule);
  vi.stubGlobal('document', page);
});
afterEach(() => void vi.unstubAllGlobals());

type Group = { readonly cssRules: { readonly length: number }; readonly insertRule: (text: string, index: number) => void };
type Grouped = { cssRules: Group[]; readonly insertRule: (text: string, index: number) => void };
type Root = { readonly head: { readonly appendChild: () => { readonly sheet: Grouped } } };

/** Lays out groups as Stitches does: the last first, each behind its mark at the place of the one that follows it. */
function layOut(sheet: Grouped, ...names: readonly string[]): (name: string) => Group {
  for (const [at] of names.entries()) {
    sheet.insertRule('@media{}', 0);
    sheet.insertRule(`--sxs{--sxs:${names.length - 1 - at}}`, 0);
  }
  return (name) => sheet.cssRules[names.indexOf(name) * 2 + 1] ?? expect.fail(`no group ${name}`);
}
const open = (): Grouped => (adoptedRoot() as Root).head.appendChild().sheet;

describe('rules of components', () => {
  test('are added at the end of a sheet of their group, and the groups stand in their order', () => {
    const group = layOut(open(), 'global', 'styled', 'inline');
    group('inline').insertRule('.c{top:0}', 0);
    group('styled').insertRule('.a{color:red}', 0);
    group('global').insertRule('p{margin:0}', 0);
    group('styled').insertRule('.b{color:green}', 1);
    expect(rules()).toEqual([['p{margin:0}'], ['.a{color:red}', '.b{color:green}'], ['.c{top:0}']]);
  });

  test('share no sheet with animations', () => {
    const group = layOut(open(), 'global', 'styled');
    group('global').insertRule('*{box-sizing:border-box}', 0);
    group('global').insertRule('@keyframes rise{from{opacity:0}}', 1);
    group('global').insertRule('p{margin:0}', 2);
    expect(rules()).toEqual([['@keyframes rise{from{opacity:0}}'], ['*{box-sizing:border-box}', 'p{margin:0}']]);
  });

  test('leave the sheets that the page had', () => {
    const own = new Sheet();
    page.adoptedStyleSheets = [own];
    layOut(open(), 'styled');
    expect(page.adoptedStyleSheets[0]).toBe(own);
    expect(page.adoptedStyleSheets.length).toBeGreaterThan(1);
  });

  test('begin anew in empty sheets', () => {
    const sheet = open();
    layOut(sheet, 'styled')('styled').insertRule('.a{color:red}', 0);
    sheet.cssRules = [];
    layOut(sheet, 'styled')('styled').insertRule('.b{color:red}', 0);
    expect(rules()).toEqual([['.b{color:red}']]);
  });
});

describe('a rule under a condition', () => {
  const written = (...texts: readonly string[]) => {
    const group = layOut(open(), 'styled')('styled');
    for (const text of texts) group.insertRule(text, 0);
    return rules().flat();
  };
  const UNDER = ['@media (hover: hover){.a:hover,.b{color:red;top:0}}', '@media (min-width: 1px){.a::before{top:0}}'];

  test('has its condition inside, where that is the same', () => {
    vi.stubGlobal('CSSNestedDeclarations', class {});
    expect(written(...UNDER)).toEqual([
      '.a:hover,.b{@media (hover: hover){color:red;top:0}}',
      '.a::before{@media (min-width: 1px){top:0}}',
    ]);
  });

  test('stays as it is in older browsers, and under two conditions', () => {
    expect(written(...UNDER)).toEqual(UNDER);
    page.adoptedStyleSheets = [];
    vi.stubGlobal('CSSNestedDeclarations', class {});
    const two = '@media (hover: hover){@media (min-width: 1px){.a{top:0}}}';
    expect(written(two, '.a{top:0}')).toEqual([two, '.a{top:0}']);
  });
});

describe('rules that a first view has brought', () => {
  test('are left alone where not all are there: what is made here would come behind them', () => {
    page.drawn = [new Sheet()];
    expect(adoptedRoot()).toMatchObject({ styleSheets: [] });
    expect(() => layOut(open(), 'styled')('styled').insertRule('.a{top:0}', 0)).not.toThrow();
    expect(rules()).toEqual([['.a{top:0}']]);
  });

  test('are not written again, and others come behind them in their group', async () => {
    const looks = { color: 'red', variants: { on: { true: { top: 0 } } } } as const;
    const [name, variant] = ['lm-c-gmqXFB', 'lm-c-gmqXFB-gCYbFg-on-true'];
    const drawn = ['0', '1', `2 ${name}`, `3 ${variant}`, '4', '5', '6'].map((names) => {
      const sheet = new Sheet();
      sheet.cssRules.push(new StyleRule(names));
      return sheet;
    });
    page.drawn = drawn;
    // Stitches may have begun in a file that ran before, where there are no sheets.
    vi.resetModules();
    const { css } = await import('./stitches.ts');
    const [, , plain, variants] = drawn;
    expect(css(looks)({ on: true }).className).toBe(`${name} ${variant}`);
    css({ color: 'green' })();
    expect(plain?.cssRules.slice(1)).toEqual([expect.stringMatching(/^\.lm-c-\w+\{color:green\}$/)]);
    expect(variants?.cssRules.slice(1)).toEqual([]);
    expect(rules(), 'in no other sheet').toEqual([]);
  });
});

test('where no sheet can be made, rules stay in memory', () => {
  vi.stubGlobal('CSSStyleSheet', undefined);
  expect(adoptedRoot()).toBeNull();
});
