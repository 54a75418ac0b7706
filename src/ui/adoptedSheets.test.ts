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

const page = { adoptedStyleSheets: [] as Sheet[] };
const rules = () => page.adoptedStyleSheets.map(({ cssRules }) => cssRules).filter((sheet) => sheet.length > 0);

beforeEach(() => {
  page.adoptedStyleSheets = [];
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('CSSMediaRule', MediaRule);
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

test('where no sheet can be made, rules stay in memory', () => {
  vi.stubGlobal('CSSStyleSheet', undefined);
  expect(adoptedRoot()).toBeNull();
});
