import type { SourceFile, Violation } from './tree.ts';

/** Scripts that a page tells the reader to run and that there are not. */
export function missingScripts(pages: readonly SourceFile[], scripts: readonly string[]): readonly Violation[] {
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)]
      .map(([, run, short]) => run ?? short ?? '')
      .filter((name) => !scripts.includes(name))
      .map((name) => ({ path, message: `tells the reader to run npm ${name}, which package.json does not have.` })),
  );
}

/** Links to files of the repository that are not there. */
export function brokenLinks(pages: readonly SourceFile[], exists: (path: string) => boolean): readonly Violation[] {
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target = '']) => ({ target, file: new URL(target, `file:///${path}`).pathname.slice(1) }))
      .filter(({ file }) => !exists(decodeURI(file)))
      .map(({ target }) => ({ path, message: `links to ${target}, which is not there.` })),
  );
}

/** Rows `| what | where | test |` of the coverage page whose test names no file, or a title that its file does not have. */
export function untrueRows({ path, text }: SourceFile, read: (path: string) => string | null): readonly Violation[] {
  const lines = text.split('\n');
  const isRule = (line: string | undefined): boolean => /^\|[\s|:-]+$/.test(line ?? '');
  const rows = lines.filter((line, at) => line.startsWith('|') && !isRule(line) && !isRule(lines[at + 1]));
  return rows.flatMap((row) => {
    const [what = '', , test = ''] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const problem = problemOf(test, read);
    return problem === null ? [] : [{ path, message: `"${what}": ${problem}` }];
  });
}

/** A test is named as `path` or as `path`: title. Several are parted by `<br>`. */
function problemOf(cell: string, read: (path: string) => string | null): string | null {
  for (const name of cell.split('<br>')) {
    const [, file = '', title = ''] = /^\s*`([^`]+)`(?::\s*(.+?))?\s*$/.exec(name) ?? [];
    if (file === '') return 'names no test; write `path`: title.';
    const source = read(file);
    if (source === null) return `${file} is not there.`;
    if (title !== '' && !source.includes(title)) return `${file} has no test "${title}".`;
  }
  return null;
}

/** Decision records of one number, and those whose heading has another number than their name. */
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
