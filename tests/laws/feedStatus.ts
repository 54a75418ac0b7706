import { isTest, type SourceFile, type Violation } from './tree.ts';

/** Who writes what a feed, a void or a grade says of a market or selection, and who leaves it out of a type. */
const WRITERS: ReadonlySet<string> = new Set([
  'server/modules/betting/settlement/grades/selectionGrades.ts',
  'server/modules/betting/settlement/voids.ts',
  'server/modules/catalogue/state/rows.ts',
  'server/modules/trading/applyChanges.ts',
  'server/modules/trading/import/importFeed.ts',
  'server/modules/trading/offer/offerRows.ts',
  'server/platform/store/schema/index.ts',
  'server/sandbox/demo/demoBets.ts',
]);
const MESSAGE =
  'It reads `feed_status`, which knows of no suspension. Read `status`; a new writer of the feed is added to the list of this law.';

/** Readers of the feed's own word, past the suspensions of operators. */
export const feedStatusReaders = (files: readonly SourceFile[]): readonly Violation[] =>
  files
    .filter(({ path, text }) => path.startsWith('server/') && !isTest(path) && !WRITERS.has(path) && text.includes('feed_status'))
    .map(({ path }) => ({ path, message: MESSAGE }));

/** Names of the list that name it no longer. */
export const idleWriters = (files: readonly SourceFile[]): readonly string[] =>
  [...WRITERS].filter((path) => !files.some((file) => file.path === path && file.text.includes('feed_status')));
