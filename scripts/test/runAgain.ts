import type { FailedTest, Failure } from './failures.ts';
import { outcomeOf } from './report.ts';
import type { Step } from './steps.ts';
import { isStrict } from './strict.ts';

/** If more tests than this fail, none is repeated. */
export const MOST_FLAKY = 3;

export type Flaky = Failure & { readonly test: FailedTest };

/**
 * Repeats each failed test alone, except strict tests (see strict.ts), and returns those that then pass. Repeats none if more than `left`
 * failed.
 */
export async function runAgain(step: Step, failures: readonly Failure[], reportFile: string, left: number): Promise<readonly Flaky[]> {
  const { again } = step;
  if (again === undefined) return [];
  const loose = failures.flatMap(({ test, lines }) => (test !== null && !isStrict(test.file, test.title) ? [{ test, lines }] : []));
  if (loose.length > left) {
    console.log(`\n${loose.length} tests failed that could run again; at most ${MOST_FLAKY} of a run may be flaky. None runs again.`);
    return [];
  }
  const flaky: Flaky[] = [];
  for (const { test, lines } of loose) {
    console.log(`\n── ${step.name}, again: ${test.file}: ${test.title}`);
    const { passed, failed } = await outcomeOf({ ...step, command: again(test) }, reportFile);
    if (failed === 0 && passed > test.unrun) flaky.push({ test, lines });
  }
  return flaky;
}
