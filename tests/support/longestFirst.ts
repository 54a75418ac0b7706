import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG_FILES } from './longFiles.ts';

/** Returns a file's seconds. Sorted by size, as Vitest does, a short but slow file would run last, on one worker. */
const secondsOf = ({ moduleId }: TestSpecification): number =>
  Object.entries(LONG_FILES).find(([path]) => moduleId.endsWith(`/${path}`))?.[1] ?? 0;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}
