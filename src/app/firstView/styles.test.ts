import { describe, expect, test } from 'vitest';
import { liftStyles } from './liftStyles.ts';
import { rulesFor } from './rulesFor.ts';

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
    '--sxs{--sxs:2 lm-c-a lm-c-b}@media{body{margin:0}.lm-c-a{top:0}.lm-c-b{top:1px}.lm-c-a:hover{top:2px}}@media{@media (hover: hover){.lm-c-b{top:3px}}}@keyframes x{from{top:0}}';

  test('are those for its elements, and those for every page, in their order', () => {
    expect(rulesFor('<p class="lm-c-a">', sheet)).toBe(
      '@media{body{margin:0}.lm-c-a{top:0}.lm-c-a:hover{top:2px}}@keyframes x{from{top:0}}',
    );
    expect(rulesFor('<p class="lm-c-b">', sheet)).toContain('@media{@media (hover: hover){.lm-c-b{top:3px}}}');
  });
});
