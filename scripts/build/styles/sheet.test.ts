import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../files.ts';
import { evaluateStyles } from './evaluateStyles.ts';
import { type Sheet, sheetOf } from './sheet.ts';

const DOOR = `import { css, globalCss, keyframes, styled } from '#src/ui/stitches.ts';\n`;
const BASE = 'src/ui/planted/Base.tsx';
const MORE = 'src/ui/planted/A.tsx';
// Sorted by path, the derived module precedes the module of its base.
const sources = [
  {
    path: MORE,
    code: `${DOOR}import { Base, Part, shared } from '#${BASE}';
import { Link } from 'react-router-dom';
export const More = styled(Base, shared, { top: 0, variants: { wide: { true: { top: 1 }, false: { top: 2 } } } });
export const Way = styled(Link, shared, { [\`\${Base} &\`]: { top: '3px' } });
export const Own = styled(Part, { bottom: 0 });
`,
  },
  {
    path: BASE,
    code: `${DOOR}import { useState } from 'react';
const turn = keyframes({ to: { rotate: '1turn' } });
export const ground = globalCss({ body: { margin: 0 } });
export const Base = styled('button', {
  color: '$accent',
  animation: \`\${turn} 1s\`,
  variants: { tone: { calm: {}, loud: { color: 'red' } }, wide: { true: { width: '100%' } } },
  compoundVariants: [{ tone: 'loud', wide: true, css: { color: 'pink' } }],
  defaultVariants: { tone: 'calm' },
});
export const Same = styled(Base, { color: 'blue' });
export const shared = { display: 'flex', '@tablet': { display: 'grid' } };
export function Part() {
  const [a] = useState(0);
  return <Base css={{ margin: '$8' }}>{a}</Base>;
}
`,
  },
];

describe('the sheet of planted modules', () => {
  let sheet: Sheet;
  beforeAll(async () => {
    sheet = sheetOf(await evaluateStyles(ROOT, sources, { tsb: 'brands/tsb/tokens.ts' }));
  });
  const partsIn = (path: string) => [...sheet.parts].filter(([site]) => site.startsWith(path)).map(([, parts]) => parts);
  const rulesIn = (path: string): string => sheet.rules.get(path) ?? '';
  const rulesOf = (path: string, names: string | undefined): string =>
    [...rulesIn(path).matchAll(/\.(_\w+)\{([^}]*)\}/g)]
      .flatMap(([, name = '', style = '']) => (names?.split(' ').includes(name) ? [style] : []))
      .join();

  it('each style has a class, with its variants, defaults and compound variants', () => {
    const [[type, part] = []] = partsIn(BASE);
    expect(type).toBeNull();
    const [name, variants, defaults, compounds] = part ?? [''];
    expect(rulesOf(BASE, name)).toMatch(/^color:var\(--lm-colors-accent\);animation:_\w+ 1s$/);
    expect(variants).toEqual({ tone: { loud: expect.any(String) as string }, wide: { true: expect.any(String) as string } });
    expect(rulesOf(BASE, variants?.['tone']?.['loud'])).toBe('color:red');
    expect(rulesOf(BASE, variants?.['wide']?.['true'])).toBe('width:100%');
    expect(defaults).toEqual({ tone: 'calm' });
    expect(compounds?.map(([match, both]) => [match, rulesOf(BASE, both)])).toEqual([[{ tone: 'loud', wide: 'true' }, 'color:pink']]);
  });

  it('each style of a call has a part, and its base components have none', () => {
    const [more, way, own] = partsIn(MORE).map((parts) => parts.map((part) => part !== null));
    expect({ more, way, own }).toEqual({ more: [false, true, true], way: [false, true, true], own: [false, true] });
    const [[, one] = [], [, other] = []] = partsIn(MORE);
    expect(one?.[0], 'equal styles of two components have their own places').not.toBe(other?.[0]);
  });

  it('variants come after every style derived from them, and are repeated in other modules', () => {
    const [[, base] = [], [, same] = []] = partsIn(BASE);
    const order = [
      `.${base?.[0]}{`,
      `.${same?.[0]}{`,
      `.${base?.[1]['tone']?.['loud']}{`,
      `.${base?.[3][0]?.[1]}{`,
      `.${[...sheet.props.values()][0]}{`,
    ];
    const places = order.map((text) => rulesIn(BASE).indexOf(text));
    expect(Math.min(...places)).toBeGreaterThan(rulesIn(BASE).indexOf('body{margin:0}'));
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(same?.[1]).toEqual({});
    const [[, , more] = []] = partsIn(MORE);
    expect(rulesOf(MORE, more?.[1]['tone']?.['loud'])).toBe('color:red');
    expect(rulesOf(MORE, more?.[1]['wide']?.['true']), 'its own come last').toBe('width:100%,top:1px');
    expect(rulesOf(MORE, more?.[1]['wide']?.['false'])).toBe('top:2px');
    expect(more?.[3].map(([match, both]) => [match, rulesOf(MORE, both)])).toEqual([[{ tone: 'loud', wide: 'true' }, 'color:pink']]);
    expect(more?.[2], 'defaults stay with what has them').toEqual({});
    expect(sheet.madeOf).toEqual([[MORE, BASE]]);
  });

  it('a style refers to other styles by class, without class names of the library', () => {
    const [[, base] = []] = partsIn(BASE);
    expect(rulesIn(MORE)).toContain(`.${base?.[0]} ._`);
    expect([...sheet.rules.values()].join('')).not.toMatch(/lm-[ck]-/);
  });

  it('each theme of a brand has its own rules, and default tokens precede them', () => {
    expect([...sheet.themes.keys()]).toEqual(['tsb-light', 'tsb-dark']);
    expect(sheet.themes.get('tsb-dark')).toMatch(/^\.tsb-dark\{--lm-[^}]*\}$/);
    expect(sheet.plainTheme).toMatch(/^:root,\.lm-t-\w+\{--lm-[^}]*\}$/);
  });
});

it('a change of a module changes no classes of other modules', async () => {
  const first = sheetOf(await evaluateStyles(ROOT, sources, {}));
  const changed = sources.map(({ path, code }) => ({
    path,
    code: path === MORE ? `${code}export const Late = styled('i', { top: 0 });` : code,
  }));
  const second = sheetOf(await evaluateStyles(ROOT, changed, {}));
  expect(second.rules.get(BASE)).toBe(first.rules.get(BASE));
  expect(second.parts.size).toBe(first.parts.size + 1);
});

it('a style that throws stops the build with the reason', async () => {
  const failing = [{ path: MORE, code: `${DOOR}export const A = styled('a', missing);` }];
  await expect(evaluateStyles(ROOT, failing, {})).rejects.toThrow(/^Styles cannot be evaluated: ReferenceError: missing/);
});

it('a style call with an undefined argument stops the build', async () => {
  const code = `${DOOR}const looks = {}; export const A = styled('a', looks.gone);`;
  const evaluated = await evaluateStyles(ROOT, [{ path: MORE, code }], {});
  expect(() => sheetOf(evaluated)).toThrow('argument 2 has no value');
});

it('a rule that refers to one of two equal styles stops the build', async () => {
  const code = `${DOOR}export const A = styled('a', { top: 0 }); export const B = styled('b', { top: 0 }); export const C = styled('i', { [\`\${A} &\`]: { top: 1 } });`;
  const evaluated = await evaluateStyles(ROOT, [{ path: MORE, code }], {});
  expect(() => sheetOf(evaluated)).toThrow('stands for two equal styles');
});
