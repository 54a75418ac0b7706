import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_FLAKY } from './runAgain.ts';
import { runStep, type StepResult } from './runStep.ts';
import type { Step } from './steps.ts';
import { summaryOf } from './summary.ts';

/** Number of parallel steps. A small machine has two cores. */
const LANES = 2;

export async function runSteps(steps: readonly Step[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'linemaker-test-'));
  const began = performance.now();
  const results: StepResult[] = [];
  let flakyLeft = MOST_FLAKY;
  const runOne = async (step: Step): Promise<StepResult> => {
    const env = { ...step.env, LINEMAKER_COMPILED: join(folder, 'compiled') };
    const result = await runStep({ ...step, env }, join(folder, `${step.name}.json`), flakyLeft);
    flakyLeft -= result.flaky.length;
    return result;
  };
  for (const group of groupsOf(steps)) results.push(...(await runGroup(group, runOne)));
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = results.length > 0 && results.every(({ failed }) => failed === 0) ? 0 : 1;
  return summaryOf(results, performance.now() - began);
}

export function groupsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isBeside === true && last?.[0]?.isBeside === true) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

async function runGroup(group: readonly Step[], runOne: (step: Step) => Promise<StepResult>): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  const waiting = group.entries();
  const lane = async (): Promise<void> => {
    for (const [at, step] of waiting) results[at] = await runOne(step);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}
