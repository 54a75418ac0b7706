import type { StdioOptions } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../files.ts';
import { run } from '../process.ts';
import { countPlaywright, countVitest, type Counts } from './counts.ts';
import { type Failure, failuresOfPlaywright, failuresOfVitest } from './failures.ts';
import { OUTSIDE_FILE } from './outsideReporter.ts';
import type { Step } from './steps.ts';

export type Outcome = Counts & { readonly failures: readonly Failure[] };

export async function outcomeOf(
  step: Pick<Step, 'command' | 'report' | 'env'>,
  reportFile: string,
  stdio: StdioOptions = 'inherit',
): Promise<Outcome> {
  const [command = '', ...args] = withReport(step, reportFile);
  const outsideFile = `${reportFile}.outside`;
  for (const file of [reportFile, outsideFile]) rmSync(file, { force: true });
  const env = { ...process.env, ...step.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, [OUTSIDE_FILE]: outsideFile };
  const code = await run(command, args, { env, stdio });
  const { passed, failed, failures } = readReport(step.report, reportFile, code);
  const outside = existsSync(outsideFile) ? Number(readFileSync(outsideFile, 'utf8')) : 0;
  return { passed, failed: failed + outside === 0 && code !== 0 ? 1 : failed + outside, failures };
}

function withReport({ command, report }: Pick<Step, 'command' | 'report'>, reportFile: string): readonly string[] {
  const toRunner = command.includes('--') ? command : [...command, '--'];
  if (report === 'vitest') return [...toRunner, ...VITEST_REPORTERS, `--outputFile.json=${reportFile}`];
  return report === 'playwright' ? [...toRunner, '--reporter=line,json'] : command;
}

const VITEST_REPORTERS = ['--reporter=dot', '--reporter=json', `--reporter=${join(ROOT, 'scripts/test/outsideReporter.ts')}`];

function readReport(report: Step['report'], reportFile: string, code: number): Outcome {
  if (report === 'none') return { passed: code === 0 ? 1 : 0, failed: 0, failures: [] };
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, failures: [] };
  const parsed: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
  return report === 'vitest' ? { ...countVitest(parsed), failures: failuresOfVitest(parsed) } : countedPlaywright(parsed);
}

function countedPlaywright(parsed: unknown): Outcome {
  const { passed, failed } = countPlaywright(parsed);
  const failures = failuresOfPlaywright(parsed);
  return { passed, failed: failed + failures.filter(({ test }) => test === null).length, failures };
}
