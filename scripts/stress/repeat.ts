import { type Outcome, outcomeOf } from '../test/report.ts';
import type { Stress } from './stressCommand.ts';

export type Stressed = {
  readonly failed: number;
  readonly firstFailure: readonly string[];
};

/** Repeats a test and counts failed runs, including runs in which no test passes. */
export async function repeat({ command, report, times }: Stress, reportFile: string): Promise<Stressed> {
  let failed = 0;
  let firstFailure: readonly string[] = [];
  for (let run = 1; run <= times; run += 1) {
    const outcome = await outcomeOf({ command, report, env: { CI: '1' } }, reportFile, 'ignore');
    const isFailed = outcome.failed > 0 || outcome.passed === 0;
    if (isFailed && failed === 0) firstFailure = linesOf(outcome);
    failed += isFailed ? 1 : 0;
    console.log(`run ${run} of ${times}: ${outcome.passed} passed, ${outcome.failed} failed`);
  }
  return { failed, firstFailure };
}

const linesOf = ({ failures, passed, failed }: Outcome): readonly string[] =>
  failures.length > 0 ? failures.flatMap(({ lines }) => lines) : [`${passed} tests passed, and ${failed} errors belong to no test`];
