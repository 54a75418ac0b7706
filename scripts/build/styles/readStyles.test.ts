import { describe, expect, it } from 'vitest';
import { readStyles } from './readStyles.ts';

const DOOR = `import { css, keyframes, styled as make } from '#src/ui/stitches.ts';\n`;
const read = (code: string) => readStyles('src/ui/Planted.tsx', DOOR + code);
const textsOf = (code: string, spans: readonly { readonly start: number; readonly end: number }[]): readonly string[] =>
  spans.map(({ start, end }) => (DOOR + code).slice(start, end));

describe('the styles of a module', () => {
  it('styles are found in top-level and nested calls of the stitches module under any name', () => {
    const code = `const a = make('a', { animation: \`\${keyframes({ to: { top: 0 } })} 1s\` }); export const b = css({}); other({});`;
    const { calls, problems } = read(code);
    expect(calls.map(({ maker }) => maker)).toEqual(['styled', 'keyframes', 'css']);
    expect(textsOf(code, calls[0]?.args ?? [])[0]).toBe(`'a'`);
    expect(problems).toEqual([]);
  });

  it('styles are found in `css` attributes, in both branches of a condition', () => {
    const code = `const A = ({ on }) => <B css={on ? { top: 0 } : { top: '1px' }} />; const C = () => <B css={{ '@tablet': { top: 0 } }} />;`;
    const { props, problems } = read(code);
    expect(textsOf(code, props)).toEqual(['{ top: 0 }', `{ top: '1px' }`, `{ '@tablet': { top: 0 } }`]);
    expect(problems).toEqual([]);
  });

  it('no styles are looked for if the stitches module is not imported', () => {
    expect(readStyles('src/a.ts', `import { css } from './other.ts'; css({});`).calls).toEqual([]);
  });

  it('a module that does not parse is named in the error', () =>
    expect(() => read('const = 1;')).toThrow('src/ui/Planted.tsx does not parse'));
});
