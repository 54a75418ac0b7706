/** Runs `work` for all things, even after failures, which it throws at the end. Returns the things for which `work` returned true. */
export async function eachAlone<T>(things: AsyncIterable<T> | Iterable<T>, work: (thing: T) => Promise<boolean>): Promise<readonly T[]> {
  const done: T[] = [];
  const faults: unknown[] = [];
  let count = 0;
  for await (const thing of things) {
    count += 1;
    try {
      if (await work(thing)) done.push(thing);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults.length === 1 ? faults[0] : new AggregateError(faults, `${faults.length} of ${count} failed`);
  return done;
}
