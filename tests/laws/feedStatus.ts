import { isTest, type SourceFile, type Violation } from './tree.ts';

const FEED = /\bfeed_(?:status|num|den|points|line)\b/;

/** Files that may use the feed's status: to write it, compare a price with it, or omit it from a type. */
const WRITERS: ReadonlySet<string> = new Set([
  'server/console/operations/tradingDesk.ts',
  'server/modules/betting/settlement/grades/selectionGrades.ts',
  'server/modules/betting/settlement/voids.ts',
  'server/modules/catalogue/state/rows.ts',
  'server/modules/trading/applyChanges.ts',
  'server/modules/trading/details/detailRows.ts',
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

/** Finds files that read the feed's status, which ignores operators' suspensions. */
export const feedStatusReaders = (files: readonly SourceFile[]): readonly Violation[] =>
  files
    .filter(({ path, text }) => path.startsWith('server/') && !isTest(path) && !WRITERS.has(path) && FEED.test(text))
    .map(({ path }) => ({ path, message: MESSAGE }));

/** Returns files of `WRITERS` that no longer use the feed's status. */
export const idleWriters = (files: readonly SourceFile[]): readonly string[] =>
  [...WRITERS].filter((path) => !files.some((file) => file.path === path && FEED.test(file.text)));
