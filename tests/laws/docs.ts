import { isStrict } from '../../scripts/test/strict.ts';
import type { SourceFile, Violation } from './tree.ts';

/** Finds scripts that a page tells the reader to run but that do not exist. */
export function missingScripts(pages: readonly SourceFile[], scripts: readonly string[]): readonly Violation[] {
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)]
      .map(([, run, short]) => run ?? short ?? '')
      .filter((name) => !scripts.includes(name))
      .map((name) => ({ path, message: `tells the reader to run npm ${name}, which package.json does not have.` })),
  );
}

/** Finds links to files missing from the repository. */
export function brokenLinks(pages: readonly SourceFile[], exists: (path: string) => boolean): readonly Violation[] {
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target = '']) => ({ target, file: new URL(target, `file:///${path}`).pathname.slice(1) }))
      .filter(({ file }) => !exists(decodeURI(file)))
      .map(({ target }) => ({ path, message: `links to ${target}, which is not there.` })),
  );
}

/** Finds rows `| what | where | test |` of the coverage page without an existing test file and title. */
export function untrueRows({ path, text }: SourceFile, read: (path: string) => string | null): readonly Violation[] {
  return rowsOf(text).flatMap(([what = '', , test = '']) => {
    const problem = problemOf(test, read);
    return problem === null ? [] : [{ path, message: `"${what}": ${problem}` }];
  });
}

/** Returns the cells of all table rows, without headings. */
export function rowsOf(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n');
  const isRule = (line: string | undefined): boolean => /^\|[\s|:-]+$/.test(line ?? '');
  const rows = lines.filter((line, at) => line.startsWith('|') && !isRule(line) && !isRule(lines[at + 1]));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const FLAKY_HEADING = '| test | seen | cause |';
/** Fewest words that explain a flaky test: more than "slow machine". */
const CAUSE_WORDS = 6;

/** Finds rows of docs/flaky.md without an existing test, a date or a cause, and tests that may not be flaky. */
export function unexplainedFlaky({ path, text }: SourceFile, read: (path: string) => string | null): readonly Violation[] {
  if (!text.includes(`\n${FLAKY_HEADING}\n`)) return [{ path, message: `has no table ${FLAKY_HEADING}` }];
  return rowsOf(text).flatMap(([test = '', seen = '', cause = '']) => {
    const [, file = '', title = ''] = NAMED_TEST.exec(test) ?? [];
    const problems = [
      problemOf(test, read) ?? '',
      title === '' ? 'names no title.' : '',
      isStrict(file, title) ? 'is strict (scripts/test/strict.ts): one failure fails the run. Mend it instead.' : '',
      /^\d{4}-\d{2}-\d{2}$/.test(seen) ? '' : `was seen on "${seen}"; write a day as 2026-01-31.`,
      cause.split(/\s+/).length < CAUSE_WORDS ? 'has no cause: say what raced with what.' : '',
    ];
    return problems.filter((problem) => problem !== '').map((problem) => ({ path, message: `"${test}" ${problem}` }));
  });
}

/** A test's name, as `path` or as `path`: title. */
const NAMED_TEST = /^\s*`([^`]+)`(?::\s*(.+?))?\s*$/;

/** Returns what is wrong in a test's name or in several, separated by `<br>`. Null if nothing is. */
export function problemOf(cell: string, read: (path: string) => string | null): string | null {
  for (const name of cell.split('<br>')) {
    const [, file = '', title = ''] = NAMED_TEST.exec(name) ?? [];
    if (file === '') return 'names no test; write `path`: title.';
    const source = read(file);
    if (source === null) return `${file} is not there.`;
    if (title !== '' && !source.includes(title)) return `${file} has no test "${title}".`;
  }
  return null;
}

/** Finds decisions that share a number, or whose heading and file differ in it. */
export function misnumbered(records: readonly SourceFile[]): readonly Violation[] {
  const numberOf = ({ path }: SourceFile): string => path.split('/').at(-1)?.slice(0, 4) ?? '';
  return records
    .filter(({ path }) => !path.endsWith('/README.md'))
    .flatMap((record, at, all) => {
      const number = numberOf(record);
      const other = all.slice(0, at).find((before) => numberOf(before) === number);
      if (other) return [{ path: record.path, message: `has the number of ${other.path}: take the next free one.` }];
      return record.text.startsWith(`# ${number} `) ? [] : [{ path: record.path, message: `has a heading without its number ${number}.` }];
    });
}

/** Most lines of a folder's README.md. */
const README_LINES = 30;

/** How lines of every README.md must begin: on the folder's tests, and on what may be changed. */
const ANSWERS = ['Tests:', 'Change freely:', 'Ask first:'];

/** Finds folders whose README.md is missing, too long, does not begin with one sentence, or lists other folders than exist. */
export function poorReadmes(
  rooms: readonly string[],
  read: (path: string) => string | null,
  foldersIn: (room: string) => readonly string[],
): readonly Violation[] {
  return rooms.flatMap((room) => {
    const path = `${room}/README.md`;
    const text = read(path);
    if (text === null)
      return [{ path, message: 'is not there. Say in one sentence what the folder is, then what lies in each of its folders.' }];
    return readmeProblems(text, foldersIn(room)).map((message) => ({ path, message }));
  });
}

function readmeProblems(text: string, folders: readonly string[]): readonly string[] {
  const lines = text.trimEnd().split('\n').length;
  const [, first = ''] = text.split(/\n\s*\n/);
  const listed = [...text.matchAll(/^- `([\w.-]+)\/`: \S/gm)].map(([, name = '']) => name);
  return [
    ...(lines > README_LINES ? [`has ${lines} lines, and ${README_LINES} is the most.`] : []),
    ...(/^[^.!?]+\.$/.test(first) && !/\band\b/.test(first) ? [] : ['does not begin with one sentence without "and" below its heading.']),
    ...folders.filter((name) => !listed.includes(name)).map((name) => `does not list ${name}/. Add "- \`${name}/\`: what lies in it".`),
    ...listed.filter((name) => !folders.includes(name)).map((name) => `lists ${name}/, which is not there.`),
    ...ANSWERS.filter((answer) => !text.includes(`\n${answer} `)).map((answer) => `has no line "${answer} …".`),
  ];
}

/** Finds folders missing from the main README's map of the repository. */
export function unmappedRooms({ path, text }: SourceFile, rooms: readonly string[]): readonly Violation[] {
  const lines = text.split('\n');
  return rooms
    .filter((room) => !lines.some((line) => line.startsWith(`${room}/ `)))
    .map((room) => ({ path, message: `has no line "${room}/  what it is" in its map.` }));
}
