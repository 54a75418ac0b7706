import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/files.ts';
import { untrueAsvs, untrueCounts } from './asvs.ts';
import { filesOf, report } from './tree.ts';

const read = (path: string): string | null => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null);
const pages = filesOf(['docs/security/asvs'], ['.md']);
const chapters = pages.filter(({ path }) => !path.endsWith('/README.md'));
const index = pages.filter(({ path }) => path.endsWith('/README.md'));
const ledger = read('docs/quality.md') ?? '';

it('the ASVS pages list each requirement of levels 1 and 2 once, with existing tests, and open ones', () => {
  expect(chapters).toHaveLength(17);
  expect(report(untrueAsvs(chapters, ledger, read))).toBe('');
  expect(report(index.flatMap((page) => untrueCounts(page, chapters)))).toBe('');
  expect(index).toHaveLength(1);
});

it('a planted ASVS claim is caught', () => {
  const row = (state: string, test = '', id = '8.1.1') => `| ${id} | 1 | roles are written down | ${state} | here | ${test} |`;
  const others = ['8.1.2', '8.2.1', '8.2.2', '8.2.3', '8.3.1', '8.4.1'].map((id) => row('n/a', '', id));
  const page = (first: string, rest = others) => ({
    path: 'docs/security/asvs/v08-authorization.md',
    text: `| requirement | level | asks that | state | how, or why not | test |\n|---|---|---|---|---|---|\n${[first, ...rest].join('\n')}\n`,
  });
  const files = (path: string) => (path === 'a.test.ts' ? "it('asks for a role')" : null);
  const told = (first: string, ledgerText = '', rest = others) => report(untrueAsvs([page(first, rest)], ledgerText, files));
  expect(told(row('met', '`a.test.ts`: asks for a role'))).toBe('');
  expect(told(row('met', '`a.test.ts`: asks for nothing'))).toContain('no test "asks for nothing"');
  expect(told(row('met'))).toContain('names no test');
  expect(told(row('done'))).toContain('is done');
  expect(told(row('open'), 'open: 8.1.10')).toContain('does not name it');
  expect(told(row('open'), 'open: 8.1.1, 8.1.10')).toBe('');
  expect(told(row('n/a', '', '7.1.1'))).toContain('another chapter');
  expect(told(row('n/a'), '', others.slice(1))).toContain('has 6 rows');
  const right = { path: 'README.md', text: '(v08-authorization.md) | 7 | 0 | 7 | 0 |\n| all | 7 | 0 | 7 | 0 |' };
  expect(untrueCounts(right, [page(row('n/a'))])).toEqual([]);
  expect(report(untrueCounts(right, [page(row('open'))]))).toContain('| 7 | 0 | 6 | 1 |');
});
