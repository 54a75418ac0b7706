/** Indexes of a longest increasing subsequence, in quadratic time. */
export function longestRise(values: readonly number[]): ReadonlySet<number> {
  const best: { readonly length: number; readonly previous: number }[] = [];
  values.forEach((value, at) => {
    let [length, previous] = [1, -1];
    for (let earlier = 0; earlier < at; earlier += 1) {
      const run = best[earlier]?.length ?? 0;
      if ((values[earlier] ?? 0) < value && run + 1 > length) [length, previous] = [run + 1, earlier];
    }
    best.push({ length, previous });
  });
  let at = best.reduce((top, { length }, index) => (length > (best[top]?.length ?? 0) ? index : top), 0);
  const kept = new Set<number>();
  while (at >= 0 && best[at]) {
    kept.add(at);
    at = best[at]?.previous ?? -1;
  }
  return kept;
}
