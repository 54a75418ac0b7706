const IS_FULL = process.env['LINEMAKER_FULL'] === '1';
/** How many documents there are altogether: a few in every run, all in the full one. */
const TOTAL = IS_FULL ? 20_000 : 2_000;
/** So many at once: all of the full run together would not fit the memory of one process. */
const SIZE = IS_FULL ? 500 : TOTAL;

export type Shard = { readonly seed: number; readonly count: number };

/** Parts into which the documents are cut, so that a failure names one that can be run alone. */
export const shards: readonly Shard[] = Array.from({ length: TOTAL / SIZE }, (_, at) => ({ seed: 20_261_122 + at, count: SIZE }));
