import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_FLAKY } from './runAgain.ts';
import { runStep, type StepResult } from './runStep.ts';
import type { Step } from './steps.ts';
import { summaryOf } from './summary.ts';

export async function runSteps(steps: readonly Step[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'linemaker-test-'));
  const results: StepResult[] = [];
  let flakyLeft = MOST_FLAKY;
  for (const step of steps) {
    const result = await runStep(step, join(folder, `${step.name}.json`), flakyLeft);
    results.push(result);
    flakyLeft -= result.flaky.length;
  }
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = results.length > 0 && results.every(({ failed }) => failed === 0) ? 0 : 1;
  return summaryOf(results);
}
