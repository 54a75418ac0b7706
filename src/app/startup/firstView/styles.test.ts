import { describe, expect, test } from 'vitest';
import { liftStyles } from './liftStyles.ts';
import { rulesFor } from './rulesFor.ts';

describe('styles of single elements', () => {
  test('inline styles become rules, and equal ones share a rule', () => {
    const { html, rules } = liftStyles('<p style="height:4px">a</p><p style="height:4px">b</p><b style="--x:&quot;y&quot;">c</b>');
    expect(html).toBe('<p data-s="0">a</p><p data-s="0">b</p><b data-s="1">c</b>');
    expect(rules).toBe('[data-s="0"]{height:4px}[data-s="1"]{--x:"y"}');
  });

  test.each(['color:red}body{display:none', '--x:&lt;/style&gt;', 'content:&quot;\\3c&quot;'])(
    'inline styles that could leave their rule are dropped: %s',
    (style) => {
      expect(liftStyles(`<p style="${style}">a</p>`)).toEqual({ html: '<p>a</p>', rules: '' });
    },
  );
});

describe('the rules of a page', () => {
  const sheet =
    ':root{--x:0}body{margin:0}._aa10{top:0}._aa11{top:1px}._aa11 ._aa10:hover{top:2px}@keyframes _aa12{from{top:0}}' +
    '@media (hover: hover){._aa11{top:3px}}';

  test('a page gets only the rules of its elements and the general ones, in order', () => {
    const forAll = ':root{--x:0}body{margin:0}';
    const frames = '@keyframes _aa12{from{top:0}}';
    expect(rulesFor('<p class="_aa10">', sheet)).toBe(`${forAll}._aa10{top:0}._aa11 ._aa10:hover{top:2px}${frames}`);
    expect(rulesFor('<p class="_aa1 _aa11">', sheet)).toBe(
      `${forAll}._aa11{top:1px}._aa11 ._aa10:hover{top:2px}${frames}@media (hover: hover){._aa11{top:3px}}`,
    );
    expect(rulesFor('<p class="_aa1">', sheet), 'a longer name is another').toBe(forAll + frames);
  });
});
