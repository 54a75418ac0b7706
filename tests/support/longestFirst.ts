import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG_FILES } from './longFiles.ts';

/**
 * Long files first, the longest at the head. Vitest without a record of an earlier run sorts by size: a short file that takes long would come
 * last, and one worker would wait for the other's.
 */
const secondsOf = ({ moduleId }: TestSpecification): number =>
  Object.entries(LONG_FILES).find(([path]) => moduleId.endsWith(`/${path}`))?.[1] ?? 0;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}
