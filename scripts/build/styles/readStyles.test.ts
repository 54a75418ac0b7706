import { describe, expect, it } from 'vitest';
import { readStyles } from './readStyles.ts';

const DOOR = `import { css, keyframes, styled as make } from '#src/ui/stitches.ts';\n`;
const read = (code: string) => readStyles('src/ui/Planted.tsx', DOOR + code);
const textsOf = (code: string, spans: readonly { readonly start: number; readonly end: number }[]): readonly string[] =>
  spans.map(({ start, end }) => (DOOR + code).slice(start, end));

describe('the styles of a module', () => {
  it('are calls of the door at its top level, under whatever name, also inside others', () => {
    const code = `const a = make('a', { animation: \`\${keyframes({ to: { top: 0 } })} 1s\` }); export const b = css({}); other({});`;
    const { calls, problems } = read(code);
    expect(calls.map(({ maker }) => maker)).toEqual(['styled', 'keyframes', 'css']);
    expect(textsOf(code, calls[0]?.args ?? [])[0]).toBe(`'a'`);
    expect(problems).toEqual([]);
  });

  it('are literals of css attributes, in either branch', () => {
    const code = `const A = ({ on }) => <B css={on ? { top: 0 } : { top: '1px' }} />; const C = () => <B css={{ '@tablet': { top: 0 } }} />;`;
    const { props, problems } = read(code);
    expect(textsOf(code, props)).toEqual(['{ top: 0 }', `{ top: '1px' }`, `{ '@tablet': { top: 0 } }`]);
    expect(problems).toEqual([]);
  });

  it('are not looked for where the door is not imported', () => {
    expect(readStyles('src/a.ts', `import { css } from './other.ts'; css({});`).calls).toEqual([]);
  });

  it('name the file that does not parse', () => expect(() => read('const = 1;')).toThrow('src/ui/Planted.tsx does not parse'));
});
