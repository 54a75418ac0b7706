import { describe, expect, it } from 'vitest';
import { growing, lineCount, quantile, sourceFiles, tooLong } from './sizes.ts';
import { isGenerated, isTest, report, typescriptFiles } from './tree.ts';

const files = typescriptFiles();
const lines = (count: number, first = ''): string => `${first}${'x\n'.repeat(count)}`;

describe('sizes', () => {
  it('are small: half of the files within 60 lines, nine of ten within 160, two in a hundred over 300', () => {
    for (const line of growing(files)) console.warn(`grows: ${line}`);
    const source = sourceFiles(files);
    expect(quantile(files, 0.5)).toBeLessThanOrEqual(60);
    expect(quantile(files, 0.9)).toBeLessThanOrEqual(160);
    expect(source.filter((file) => lineCount(file) > 300).length).toBeLessThanOrEqual(source.length * 0.02);
  });

  it('have a written reason where they are over 300', () => {
    expect(report(tooLong(files))).toBe('');
  });

  it('stand beside tests of four fifths of their length', () => {
    const sum = (list: typeof files): number => list.reduce((total, file) => total + lineCount(file), 0);
    expect(sum(files.filter(({ path }) => isTest(path) && !isGenerated(path))) / sum(sourceFiles(files))).toBeGreaterThanOrEqual(0.8);
  });

  it('catch a planted long file, and ask for more than a word as its reason', () => {
    expect(report(tooLong([{ path: 'src/a.ts', text: lines(301) }]))).toContain('Split it by idea');
    expect(tooLong([{ path: 'src/a.ts', text: lines(301, '/* oxlint-disable max-lines -- no */\n') }])).toHaveLength(1);
    expect(tooLong([{ path: 'src/a.ts', text: lines(301, '/* oxlint-disable max-lines -- one table, read as a whole */\n') }])).toEqual([]);
    expect(tooLong([{ path: 'brands/x/copy.ts', text: lines(301) }])).toEqual([]);
  });
});
