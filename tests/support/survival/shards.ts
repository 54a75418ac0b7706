/** How many documents there are altogether: a few in every run, all in the full one. */
const TOTAL = process.env['LINEMAKER_FULL'] === '1' ? 20_000 : 2_000;
const SHARDS = 4;

export type Shard = { readonly seed: number; readonly count: number };

/** Parts into which the documents are cut, so that a failure names one that can be run alone. */
export const shards: readonly Shard[] = Array.from({ length: SHARDS }, (_, at) => ({ seed: 20_261_122 + at, count: TOTAL / SHARDS }));
