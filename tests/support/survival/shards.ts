const IS_FULL = process.env['LINEMAKER_FULL'] === '1';
const TOTAL = IS_FULL ? 20_000 : 2_000;
/** Documents per shard. All documents of the full run exceed a process's memory. */
const SIZE = IS_FULL ? 500 : TOTAL;

export type Shard = { readonly seed: number; readonly count: number };

/** Shards of the documents. A failure names its shard, which can run alone. */
export const shards: readonly Shard[] = Array.from({ length: TOTAL / SIZE }, (_, at) => ({ seed: 20_261_122 + at, count: SIZE }));
