/** How many documents there are altogether: a few in every run, all in the full one. */
const TOTAL = process.env['LINEMAKER_FULL'] === '1' ? 20_000 : 2_000;
/** So many at once: all of them together would not fit the memory of one process. */
const SIZE = 500;

export type Shard = { readonly seed: number; readonly count: number };

/** Parts into which the documents are cut, so that a failure names one that can be run alone. */
export const shards: readonly Shard[] = Array.from({ length: TOTAL / SIZE }, (_, at) => ({ seed: 20_261_122 + at, count: SIZE }));
