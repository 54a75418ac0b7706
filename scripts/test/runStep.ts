import { existsSync, readFileSync } from 'node:fs';
import { run } from '../process.ts';
import { countPlaywright, countVitest, type Counts } from './counts.ts';
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts';
import type { Step } from './steps.ts';

export type StepResult = Counts & {
  readonly name: string;
  readonly elapsedMs: number;
  readonly remedy: string;
  readonly failures: readonly string[];
};

/** Runs one gate with its output passed on, and counts. A runner that fails without a failed test (it could not start) counts as one failure. */
export async function runStep(step: Step, reportFile: string): Promise<StepResult> {
  console.log(`\n── ${step.name}`);
  const began = performance.now();
  const [command = '', ...args] = withReport(step, reportFile);
  const env = { ...process.env, ...step.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile };
  const code = await run(command, args, { env });
  const { passed, failures, ...counts } = outcomeOf(step, reportFile, code);
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { name: step.name, remedy: step.remedy, passed, failed, failures, elapsedMs: performance.now() - began };
}

function withReport({ command, report }: Step, reportFile: string): readonly string[] {
  if (report === 'vitest') return [...command, '--', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`];
  if (report === 'playwright') return [...command, '--', '--reporter=line,json'];
  return command;
}

/** A promised report that was not written is a failure too: nothing was tested. */
function outcomeOf({ report }: Step, reportFile: string, code: number): Counts & Pick<StepResult, 'failures'> {
  if (report === 'none') return { passed: code === 0 ? 1 : 0, failed: 0, failures: [] };
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, failures: [] };
  const parsed: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
  return report === 'vitest'
    ? { ...countVitest(parsed), failures: failuresOfVitest(parsed) }
    : { ...countPlaywright(parsed), failures: failuresOfPlaywright(parsed) };
}
