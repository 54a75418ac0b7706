import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take half a minute or more by themselves, the longest first. By their size, which decides without a memory of an earlier run,
 * they would come last, and one worker would wait for the other's.
 */
const LONG = ['newKind', 'kill', 'moneyModel', 'moneySeeds', 'httpProcess', 'consoleAuthority', 'settlement', 'fifthBrand'].map(
  (name) => `/${name}.test.ts`,
);

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONG.findIndex((name) => moduleId.endsWith(name));
  return place === -1 ? LONG.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
