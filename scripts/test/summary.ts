import type { StepResult } from './runStep.ts';

/** What failed and why, a line for each gate, and the count alone on the last line, for people and machines. */
export function summaryOf(results: readonly StepResult[]): string {
  const lines = results.map(
    ({ name, passed, failed, elapsedMs }) =>
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${`${(elapsedMs / 1000).toFixed(1)} s`.padStart(8)}  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`,
  );
  const remedies = results.filter(({ failed }) => failed > 0).map(({ name, remedy }) => `${name}: ${remedy}`);
  const total = (count: (result: StepResult) => number): number => results.reduce((sum, result) => sum + count(result), 0);
  const minutes = (total(({ elapsedMs }) => elapsedMs) / 60_000).toFixed(1);
  return [
    '',
    ...results.flatMap(({ failures }) => failures),
    '',
    ...lines,
    '',
    ...remedies,
    `${minutes} min`,
    `${total(({ passed }) => passed)} passed, ${total(({ failed }) => failed)} failed`,
  ].join('\n');
}
