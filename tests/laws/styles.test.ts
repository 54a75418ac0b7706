import { describe, expect, it } from 'vitest';
import { evaluateStyles } from '../../scripts/build/styles/evaluateStyles.ts';
import { readStyles } from '../../scripts/build/styles/readStyles.ts';
import { styleSources } from '../../scripts/build/styles/extractStyles.ts';
import { ROOT } from '../../scripts/files.ts';

const planted = (code: string): readonly string[] =>
  readStyles('src/ui/Planted.tsx', `import { css, keyframes, styled } from '#src/ui/stitches.ts';\n${code}`).problems;

describe('styles', () => {
  it('every style of the sources can be extracted by the build', () => {
    const sources = styleSources(ROOT);
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap(({ path, code }) => readStyles(path, code).problems).join('\n')).toBe('');
  });

  it('styles of the benchmark pages can be evaluated with those of the sources', async () => {
    const sources = styleSources(ROOT, ['src', 'registry', 'tests/bench']);
    expect(sources.some(({ path }) => path.startsWith('tests/bench/'))).toBe(true);
    await expect(evaluateStyles(ROOT, sources, {})).resolves.toHaveProperty('records');
  });

  it.each([
    [`const A = () => { const B = styled('b', {}); return <B />; };`, 'styled() inside a function'],
    ['const look = (on) => css({ top: on });', 'css() inside a function'],
    ['function f() { return keyframes({}); }', 'keyframes() inside a function'],
    ['const A = ({ width }) => <B css={{ width }} />;', 'object literals of literals'],
    ['const A = ({ width }) => <B css={{ width: `${width}px` }} />;', 'object literals of literals'],
    ['const A = ({ looks }) => <B css={looks} />;', 'object literals of literals'],
    ['const A = ({ looks }) => <B css={{ ...looks }} />;', 'object literals of literals'],
    [`const A = () => <B size={{ '@initial': 'small', '@tablet': 'large' }} />;`, 'Put the condition into the variant'],
  ])('a style that the build cannot extract is caught: %s', (code, remedy) => {
    expect(planted(code)).toEqual([expect.stringContaining(remedy)]);
    expect(planted(code)[0]).toMatch(/^src\/ui\/Planted\.tsx:2: /);
  });

  it('a style that the build can extract is accepted', () => {
    const code = `const A = ({ on }) => <B css={on ? { top: 0, '& > p': { margin: '-1px' } } : {}} style={{ '--x': on }} data={{ a: on }} />;`;
    expect(planted(code)).toEqual([]);
  });
});
