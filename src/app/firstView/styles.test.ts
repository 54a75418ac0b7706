import { describe, expect, test } from 'vitest';
import { liftStyles } from './liftStyles.ts';
import { groupsFor } from './rulesFor.ts';

describe('styles of single elements', () => {
  test('become rules, because the policy refuses them in the text of a page; equal ones share a rule', () => {
    const { html, rules } = liftStyles('<p style="height:4px">a</p><p style="height:4px">b</p><b style="--x:&quot;y&quot;">c</b>');
    expect(html).toBe('<p data-s="0">a</p><p data-s="0">b</p><b data-s="1">c</b>');
    expect(rules).toBe('[data-s="0"]{height:4px}[data-s="1"]{--x:"y"}');
  });

  test.each(['color:red}body{display:none', '--x:&lt;/style&gt;', 'content:&quot;\\3c&quot;'])(
    'are dropped when they could leave their rule: %s',
    (style) => {
      expect(liftStyles(`<p style="${style}">a</p>`)).toEqual({ html: '<p>a</p>', rules: '' });
    },
  );
});

describe('the rules of a page', () => {
  const sheet =
    '--sxs{--sxs:0 lm-t-a one-light one-dark}@media{:root{--x:0}}' +
    '--sxs{--sxs:2 lm-c-a lm-c-b}@media{body{margin:0}.lm-c-a{top:0}.lm-c-b{top:1px}.lm-c-b .lm-c-a:hover{top:2px}@keyframes x{from{top:0}}}' +
    '--sxs{--sxs:3 lm-c-b-1-on-true}@media{@media (hover: hover){.lm-c-b-1-on-true{top:3px}}}';

  test('are those for its elements, and those for every page, by group and in their order', () => {
    const [themes, , plain, variants] = groupsFor('<p class="lm-c-a">', sheet);
    expect(plain).toBe('--sxs{--sxs:2 lm-c-a}body{margin:0}.lm-c-a{top:0}.lm-c-b .lm-c-a:hover{top:2px}@keyframes x{from{top:0}}');
    expect(variants, 'nothing of the page').toBe('--sxs{--sxs:3}');
    expect(themes, 'a mode comes with its code').toBe('--sxs{--sxs:0 lm-t-a}:root{--x:0}');
    const [, , , others] = groupsFor('<p class="lm-c-b lm-c-b-1-on-true">', sheet);
    expect(others).toBe('--sxs{--sxs:3 lm-c-b-1-on-true}@media (hover: hover){.lm-c-b-1-on-true{top:3px}}');
  });

  test('have a group for each that styles have, so that later ones have their place', () => {
    expect(groupsFor('<p>', '').map((group) => group.slice(0, 14))).toEqual([0, 1, 2, 3, 4, 5, 6].map((group) => `--sxs{--sxs:${group}}`));
  });
});
