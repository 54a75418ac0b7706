import { isGenerated, isTest, type SourceFile, type Violation } from './tree.ts';

const WARN = 200;
const LIMIT = 300;
const isPureData = (path: string): boolean => /^(fixtures|brands)\//.test(path);

export const lineCount = ({ text }: SourceFile): number => text.split('\n').length - 1;

/** Returns handwritten sources, without tests and files of pure data. */
export const sourceFiles = (files: readonly SourceFile[]): readonly SourceFile[] =>
  files.filter(({ path }) => !isGenerated(path) && !isTest(path) && !isPureData(path));

/** Finds files with too many lines and no reason in the first ones. */
export function tooLong(files: readonly SourceFile[]): readonly Violation[] {
  return sourceFiles(files)
    .filter((file) => lineCount(file) > LIMIT && !/(oxlint|eslint)-disable max-lines -- \S.{10,}/.test(file.text.slice(0, 1000)))
    .map((file) => ({
      path: file.path,
      message: `${lineCount(file)} lines. Split it by idea, or begin it with /* oxlint-disable max-lines -- why it is one thing */.`,
    }));
}

/** Returns files near the maximum length, which is still allowed. */
export const growing = (files: readonly SourceFile[]): readonly string[] =>
  sourceFiles(files)
    .filter((file) => lineCount(file) > WARN)
    .map((file) => `${file.path}: ${lineCount(file)} lines`);

/** Returns the line count below which `share` of the files stay. */
export function quantile(files: readonly SourceFile[], share: number): number {
  const counts = sourceFiles(files)
    .map(lineCount)
    .toSorted((left, right) => left - right);
  return counts[Math.min(counts.length - 1, Math.floor(counts.length * share))] ?? 0;
}
