import { isTest, type SourceFile, type Violation } from './tree.ts';

const FEED = /\bfeed_(?:status|num|den|points|line)\b/;

/** Files that write what a feed, a void or a grade says of a market or selection, hold a price against it, or leave it out of a type. */
const WRITERS: ReadonlySet<string> = new Set([
  'server/console/operations/tradingDesk.ts',
  'server/modules/betting/settlement/grades/selectionGrades.ts',
  'server/modules/betting/settlement/voids.ts',
  'server/modules/catalogue/state/rows.ts',
  'server/modules/trading/applyChanges.ts',
  'server/modules/trading/handPrices/holdPrices.ts',
  'server/modules/trading/handPrices/leavePrices.ts',
  'server/modules/trading/handPrices/listHandPrices.ts',
  'server/modules/trading/handPrices/marketNow.ts',
  'server/modules/trading/import/importFeed.ts',
  'server/modules/trading/import/updatePrices.ts',
  'server/modules/trading/offer/offerRows.ts',
  'server/modules/trading/priceHalfPoints.ts',
  'server/platform/store/schema/handPrices.ts',
  'server/platform/store/schema/index.ts',
  'server/sandbox/demo/demoBets.ts',
  'server/sandbox/world/worldInMemory.ts',
]);
const MESSAGE =
  'It reads what the feed says, which knows of no suspension and of no price held by hand. Read `status`, `num`, `points` or `line`; a new writer of the feed is added to the list of this law.';

/** Readers of the feed's own word, past the suspensions of operators. */
export const feedStatusReaders = (files: readonly SourceFile[]): readonly Violation[] =>
  files
    .filter(({ path, text }) => path.startsWith('server/') && !isTest(path) && !WRITERS.has(path) && FEED.test(text))
    .map(({ path }) => ({ path, message: MESSAGE }));

/** Names of the list that name it no longer. */
export const idleWriters = (files: readonly SourceFile[]): readonly string[] =>
  [...WRITERS].filter((path) => !files.some((file) => file.path === path && FEED.test(file.text)));
