import type { BenchRow } from '#tests/bench/row.ts';

const HEADINGS = ['measured', 'limit', 'unit', '', 'what'] as const;

export function formatRows(rows: readonly BenchRow[]): string {
  const lines = rows.map((row) => [
    digits(row.measured),
    row.limit === undefined ? '' : digits(row.limit),
    row.unit,
    verdict(row),
    describe(row),
  ]);
  const table = [[...HEADINGS], ...lines];
  const widths = HEADINGS.map((_, at) => Math.max(...table.map((line) => (line[at] ?? '').length)));
  return table
    .map((line) =>
      line
        .map((cell, at) => (at < 2 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function digits(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1000) return String(Math.round(value));
  return value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}

const verdict = ({ passed }: BenchRow): string => (passed === undefined ? '–' : passed ? 'pass' : 'OVER');

const describe = ({ name, note }: BenchRow): string => (note === undefined || note === '' ? name : `${name} (${note})`);
