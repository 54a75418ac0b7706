import { describe, expect, it } from 'vitest';
import { growing, lineCount, quantile, sourceFiles, tooLong } from './sizes.ts';
import { isGenerated, isTest, report, typescriptFiles } from './tree.ts';

const files = typescriptFiles();
const lines = (count: number, first = ''): string => `${first}${'x\n'.repeat(count)}`;

describe('sizes', () => {
  it('half of the files have at most 60 lines, nine of ten 160, and two in a hundred over 300', () => {
    for (const line of growing(files)) console.warn(`grows: ${line}`);
    const source = sourceFiles(files);
    expect(quantile(files, 0.5)).toBeLessThanOrEqual(60);
    expect(quantile(files, 0.9)).toBeLessThanOrEqual(160);
    expect(source.filter((file) => lineCount(file) > 300).length).toBeLessThanOrEqual(source.length * 0.02);
  });

  it('every file over 300 lines states its reason', () => {
    expect(report(tooLong(files))).toBe('');
  });

  it('the tests have at least four fifths of the lines of the sources', () => {
    const sum = (list: typeof files): number => list.reduce((total, file) => total + lineCount(file), 0);
    expect(sum(files.filter(({ path }) => isTest(path) && !isGenerated(path))) / sum(sourceFiles(files))).toBeGreaterThanOrEqual(0.8);
  });

  it('a planted long file is caught, and a reason of one word is not enough', () => {
    expect(report(tooLong([{ path: 'src/a.ts', text: lines(301) }]))).toContain('Split it by idea');
    expect(tooLong([{ path: 'src/a.ts', text: lines(301, '/* oxlint-disable max-lines -- no */\n') }])).toHaveLength(1);
    expect(tooLong([{ path: 'src/a.ts', text: lines(301, '/* oxlint-disable max-lines -- one table, read as a whole */\n') }])).toEqual([]);
    expect(tooLong([{ path: 'brands/x/copy.ts', text: lines(301) }])).toEqual([]);
  });
});
