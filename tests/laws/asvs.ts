import { problemOf, rowsOf } from './docs.ts';
import type { SourceFile, Violation } from './tree.ts';

/** ASVS 5.0.0 requirements of levels 1 and 2, counted by chapter. */
const REQUIREMENTS: readonly number[] = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const STATES = ['met', 'n/a', 'open'] as const;

type Row = { readonly id: string; readonly level: string; readonly state: string; readonly how: string; readonly test: string };

const rowsIn = ({ text }: SourceFile): readonly Row[] =>
  rowsOf(text).map(([id = '', level = '', , state = '', how = '', test = '']) => ({ id, level, state, how, test }));

/** Finds rows of docs/security/asvs that name a missing test, and open requirements missing from the ledger. */
export function untrueAsvs(chapters: readonly SourceFile[], ledger: string, read: (path: string) => string | null): readonly Violation[] {
  return chapters.flatMap((chapter) => {
    const number = Number(/\/v(\d{2})-/.exec(chapter.path)?.[1]);
    const rows = rowsIn(chapter);
    const [ids, wanted] = [new Set(rows.map(({ id }) => id)), REQUIREMENTS[number - 1]];
    const whole =
      ids.size === wanted && rows.length === wanted ? [] : [`has ${rows.length} rows of ${ids.size} requirements, not ${wanted}.`];
    const faults = rows.flatMap((row) => {
      const problem = problemOfRow(row, `${number}.`, ledger, read);
      return problem === null ? [] : [`${row.id}: ${problem}`];
    });
    return [...whole, ...faults].map((message) => ({ path: chapter.path, message }));
  });
}

function problemOfRow(row: Row, chapter: string, ledger: string, read: (path: string) => string | null): string | null {
  if (!row.id.startsWith(chapter)) return 'belongs to another chapter.';
  if (row.level !== '1' && row.level !== '2') return `is of level ${row.level}.`;
  if (!STATES.some((state) => state === row.state)) return `is ${row.state}; write ${STATES.join(', ')}.`;
  if (row.how === '') return 'does not say how, or why not.';
  if (row.state === 'met') return problemOf(row.test, read);
  if (row.test !== '') return 'names a test and is not met.';
  return row.state === 'open' && !new RegExp(`\\b${row.id.replaceAll('.', '\\.')}\\b(?!\\.)`).test(ledger)
    ? 'is open, and docs/quality.md does not name it.'
    : null;
}

/** Finds counts on the index page that differ from its chapters' rows. */
export function untrueCounts(index: SourceFile, chapters: readonly SourceFile[]): readonly Violation[] {
  const rows = chapters.map((chapter) => ({ path: chapter.path, rows: rowsIn(chapter) }));
  const countsOf = (all: readonly Row[]): string =>
    [all.length, ...STATES.map((state) => all.filter((row) => row.state === state).length)].join(' | ');
  const wanted = [
    ...rows.map((one) => `(${one.path.split('/').at(-1) ?? ''}) | ${countsOf(one.rows)} |`),
    `| all | ${countsOf(rows.flatMap((one) => one.rows))} |`,
  ];
  return wanted.filter((line) => !index.text.includes(line)).map((line) => ({ path: index.path, message: `does not say ${line}` }));
}
