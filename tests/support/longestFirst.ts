import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG_FILES } from './longFiles.ts';

/**
 * Sorts slow files first. Without a record of an earlier run Vitest sorts by size: a short slow file would come last, and one worker
 * would wait for the other.
 */
const secondsOf = ({ moduleId }: TestSpecification): number =>
  Object.entries(LONG_FILES).find(([path]) => moduleId.endsWith(`/${path}`))?.[1] ?? 0;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}
