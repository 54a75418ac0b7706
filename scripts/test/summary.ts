import { FAILURE } from './failures.ts';
import type { Flaky } from './runAgain.ts';
import type { StepResult } from './runStep.ts';

const NAMED_AGAIN = 12;

export function summaryOf(results: readonly StepResult[], tookMs: number): string {
  const lines = results.map(
    ({ name, passed, failed, elapsedMs }) =>
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${`${(elapsedMs / 1000).toFixed(1)} s`.padStart(8)}  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`,
  );
  const remedies = results.filter(({ failed }) => failed > 0).map(({ name, remedy }) => `${name}: ${remedy}`);
  const failures = results.flatMap((result) => result.failures);
  const names = failures.filter((line) => line.startsWith(FAILURE));
  const total = (count: (result: StepResult) => number): number => results.reduce((sum, result) => sum + count(result), 0);
  return [
    '',
    ...failures,
    ...flakyLines(results.flatMap(({ flaky }) => flaky)),
    '',
    ...lines,
    '',
    ...names.slice(0, NAMED_AGAIN),
    ...(names.length > NAMED_AGAIN ? [`and ${names.length - NAMED_AGAIN} more`] : []),
    ...remedies,
    `${(tookMs / 60_000).toFixed(1)} min`,
    `${total(({ passed }) => passed)} passed, ${total(({ failed }) => failed)} failed`,
  ].join('\n');
}

const flakyLines = (flaky: readonly Flaky[]): readonly string[] =>
  flaky.length === 0
    ? []
    : [
        '',
        'flaky: failed, and passed alone. Find the cause and enter each in docs/flaky.md.',
        ...flaky.flatMap(({ test, lines }) => [`~ ${test.file}: ${test.title}`, ...lines.slice(1)]),
      ];
