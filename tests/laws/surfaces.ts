import { rowsOf } from './docs.ts';
import { isTest, type SourceFile, type Violation } from './tree.ts';

export type SurfaceRow = {
  readonly patterns: readonly string[];
  readonly state: string;
  readonly surface: string;
  readonly reason: string;
};

const PAGE = 'docs/surfaces.md';
const STATES: ReadonlySet<string> = new Set(['document', 'redirect', 'stays']);

const namesIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Returns the rows of the table under this heading. */
export function surfaceRows(text: string, heading: string): readonly SurfaceRow[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return rowsOf(section).map(([names = '', state = '', surface = '', reason = '']) => ({
    patterns: namesIn(names),
    state,
    surface,
    reason,
  }));
}

/** Matches a glob: `*` is part of a name, `**` any path, `{a,b}` either alternative. */
function matches(pattern: string, path: string): boolean {
  const source = pattern.split(/(\*\*|\*|\{[^}]*\})/).map((part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(literal).join('|')})`;
    return literal(part);
  });
  return new RegExp(`^${source.join('')}$`).test(path);
}

const literal = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

const takes = ({ patterns }: SurfaceRow, path: string): boolean => patterns.some((pattern) => matches(pattern, path));

/** Finds paths that no row or several rows name, patterns without a path, and incomplete rows. */
export function misnamed(rows: readonly SurfaceRow[], paths: readonly string[]): readonly Violation[] {
  const of = (path: string): number => rows.filter((row) => takes(row, path)).length;
  return [
    ...paths.filter((path) => of(path) === 0).map((path) => `does not name ${path}: add its surface and kind, or the reason to stay.`),
    ...paths.filter((path) => of(path) > 1).map((path) => `names ${path} in several rows: leave one.`),
    ...rows
      .flatMap(({ patterns }) => patterns)
      .filter((pattern) => !paths.some((path) => matches(pattern, path)))
      .map((pattern) => `names ${pattern}, which is not there.`),
    ...rows
      .filter(({ patterns, state, surface, reason }) => patterns.length === 0 || !STATES.has(state) || surface === '' || reason === '')
      .map(({ patterns, state }) => `has a row without a known state, a surface or a reason: ${patterns.join(' ')} ${state}.`),
  ].map((message) => ({ path: PAGE, message }));
}

/** Finds rows that name another surface than the route's, or a kind missing from the surface's document. */
export function misanswered(
  rows: readonly SurfaceRow[],
  surfaces: ReadonlyMap<string, string>,
  kindsOf: (surface: string) => readonly string[],
): readonly Violation[] {
  const wrong = [...surfaces].flatMap(([route, surface]) =>
    rows
      .filter((row) => takes(row, route) && !namesIn(row.surface).includes(surface))
      .map(() => `does not say that ${surface} answers ${route}.`),
  );
  const absent = rows
    .filter(({ state }) => state === 'document')
    .flatMap((row) => {
      const kinds = namesIn(row.surface).flatMap(kindsOf);
      return namesIn(row.reason)
        .filter((name) => !kinds.includes(name))
        .map((name) => `names ${name} for ${row.surface}, whose document has none: it has ${kinds.join(', ')}.`);
    });
  return [...wrong, ...absent].map((message) => ({ path: PAGE, message }));
}

const MAY_BE_BUILT = /^(auth|an error|errors|developers)\b/;
/** The reason of a row whose files draw any document and so may set a page's title. */
const DRAWS_DOCUMENTS = /^(draws any document|from the first byte)/;

/**
 * Finds routes that code answers instead of a document, and files that set a page's title. Both are allowed for login, errors and
 * developers.
 */
export function builtByHand(
  routes: readonly SurfaceRow[],
  rows: readonly SurfaceRow[],
  files: readonly SourceFile[],
): readonly Violation[] {
  const answered = routes
    .filter(({ state, reason }) => state === 'stays' && !MAY_BE_BUILT.test(reason))
    .map(({ patterns }) => `lets ${patterns.join(' ')} be answered by code.`);
  const pages = files
    .filter(({ path, text }) => !isTest(path) && text.includes('<title>'))
    .filter(({ path }) => !rows.some((row) => takes(row, path) && (MAY_BE_BUILT.test(row.reason) || DRAWS_DOCUMENTS.test(row.reason))))
    .map(({ path }) => `has a page in ${path}.`);
  const remedy = 'Only auth, errors and tools of developers are built by hand: make it a document (docs/how-to/add-a-kind.md).';
  return [...answered, ...pages].map((found) => ({ path: PAGE, message: `${found} ${remedy}` }));
}
