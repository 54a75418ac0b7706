export type Counted = { readonly consumedPoints: number; readonly msBeforeNext: number };
export type Added = { readonly key: string; readonly points: number };
type Asked = Added & { readonly resolve: (counted: Counted) => void; readonly reject: (error: unknown) => void };

const MOST_KEYS = 500;

/** Collects keys and sends them in batches, one batch at a time. `send` must return counts in the order of the keys. */
export function inBatches(send: (batch: readonly Added[]) => Promise<readonly Counted[]>) {
  let waiting: Asked[] = [];
  let isSending = false;
  const sendBatch = async (batch: readonly Asked[]): Promise<void> => {
    const counted = await send(batch);
    for (const [at, asked] of batch.entries()) {
      const count = counted[at];
      if (count) asked.resolve(count);
      else asked.reject(new Error('The store has not counted a key'));
    }
  };
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = nextOf(waiting);
      waiting = waiting.filter((asked) => batch.get(asked.key) !== asked);
      await sendBatch([...batch.values()]).catch((error: unknown) => batch.forEach(({ reject }) => reject(error)));
    }
    isSending = false;
  };
  return {
    penalty: (key: string, points = 1): Promise<Counted> =>
      new Promise((resolve, reject) => {
        waiting.push({ key, points, resolve, reject });
        if (!isSending) setImmediate(() => void sendAll());
        isSending = true;
      }),
  };
}

/** Takes each key into a batch only once, because a statement cannot change a row twice. */
function nextOf(waiting: readonly Asked[]): ReadonlyMap<string, Asked> {
  const batch = new Map<string, Asked>();
  for (const asked of waiting) if (batch.size < MOST_KEYS && !batch.has(asked.key)) batch.set(asked.key, asked);
  return batch;
}
