import { expect, it } from 'vitest';
import { formatRows } from './formatRows.ts';

it('a table of benchmark rows shows measured value, limit and result in columns', () => {
  const table = formatRows([
    { name: 'first DOM', measured: 1.0449, limit: 1.15, unit: 'ratio', passed: true, note: 'beside hand-written JSX' },
    { name: 'one changed tile', measured: 12.34, limit: 1.3, unit: 'ratio', passed: false },
    { name: 'bare commits', measured: 1812.6, unit: '1/s' },
  ]);
  expect(table.split('\n')).toEqual([
    'measured  limit  unit         what',
    '    1.04   1.15  ratio  pass  first DOM (beside hand-written JSX)',
    '    12.3   1.30  ratio  OVER  one changed tile',
    '    1813         1/s    –     bare commits',
  ]);
});
