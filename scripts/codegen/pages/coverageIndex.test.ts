import { describe, expect, it } from 'vitest';
import { coverageIndex } from './coverageIndex.ts';

const table = (...rows: readonly string[]): string => ['| item | where | test |', '|---|---|---|', ...rows].join('\n');

describe('the index of coverage', () => {
  it('the coverage index has a row for each promise, with the number of its tests', () => {
    const text = coverageIndex([
      {
        path: 'docs/coverage/bets.md',
        text: `# Bets\n\n${table('| a bet | src | `a.test.ts`: one<br>`b.test.ts`: two |')}\n\n## Later\n\n${table('| a void | src | `c.test.ts` |')}\n`,
      },
      { path: 'docs/coverage/pages.md', text: `# Pages\n\n${table('| a page | src | `d.test.ts`: three |')}\n` },
    ]);
    expect(text.split('\n').slice(-4)).toEqual([
      '| a bet | [Bets](coverage/bets.md) | 2 |',
      '| a void | [Bets](coverage/bets.md) | 1 |',
      '| a page | [Pages](coverage/pages.md) | 1 |',
      '',
    ]);
  });

  it('the coverage index cuts a long item between words and outside of code', () => {
    const long = `${'word '.repeat(20)}\`code that goes on and on\` and ends`;
    const text = coverageIndex([{ path: 'docs/coverage/a.md', text: `# A\n\n${table(`| ${long} | src | \`a.test.ts\` |`)}\n` }]);
    expect(text).toContain(`| ${'word '.repeat(20)}… | [A]`);
  });

  it('the coverage index refuses a page without a row', () => {
    expect(() => coverageIndex([{ path: 'docs/coverage/a.md', text: '# A\n' }])).toThrow('docs/coverage/a.md: begin with');
  });
});
