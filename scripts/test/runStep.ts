import { closeSync, openSync, readFileSync } from 'node:fs';
import { type Outcome, outcomeOf } from './report.ts';
import { type Flaky, runAgain } from './runAgain.ts';
import type { Step } from './steps.ts';

export type StepResult = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly elapsedMs: number;
  readonly remedy: string;
  readonly failures: readonly string[];
  readonly flaky: readonly Flaky[];
};

/** Runs a step and repeats failed tests, see `runAgain`. Tests that then pass do not fail the step. */
export async function runStep(step: Step, reportFile: string, flakyLeft = 0): Promise<StepResult> {
  const began = performance.now();
  const { passed, failed, failures } = await (step.isBeside === true ? outcomeBeside(step, reportFile) : outcomeAlone(step, reportFile));
  const flaky = await runAgain(step, failures, reportFile, flakyLeft);
  const forgiven = new Set(flaky.map(({ lines }) => lines));
  return {
    name: step.name,
    remedy: step.remedy,
    passed: flaky.reduce((sum, { test }) => sum + 1 + test.unrun, passed),
    failed: failed - flaky.length,
    failures: failures.filter(({ lines }) => !forgiven.has(lines)).flatMap(({ lines }) => lines),
    flaky,
    elapsedMs: performance.now() - began,
  };
}

function outcomeAlone(step: Step, reportFile: string): Promise<Outcome> {
  console.log(headingOf(step));
  return outcomeOf(step, reportFile);
}

async function outcomeBeside(step: Step, reportFile: string): Promise<Outcome> {
  const output = `${reportFile}.output`;
  const file = openSync(output, 'w');
  const outcome = await outcomeOf(step, reportFile, ['ignore', file, file]);
  closeSync(file);
  console.log(`${headingOf(step)}\n${readFileSync(output, 'utf8').trimEnd()}`);
  return outcome;
}

const headingOf = ({ name }: Step): string => `\n── ${name}`;
