/** Works through all, one by one, then throws any failures. Returns those for which `work` was true. */
export async function eachAlone<T>(things: readonly T[], work: (thing: T) => Promise<boolean>): Promise<readonly T[]> {
  const done: T[] = [];
  const faults: unknown[] = [];
  for (const thing of things) {
    try {
      if (await work(thing)) done.push(thing);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults.length === 1 ? faults[0] : new AggregateError(faults, `${faults.length} of ${things.length} failed`);
  return done;
}
