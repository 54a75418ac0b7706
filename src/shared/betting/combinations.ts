/** All sets of `size` indexes below `count`, in lexical order. */
export function combinations(count: number, size: number, from = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  const found: (readonly number[])[] = [];
  for (let first = from; first <= count - size; first += 1)
    for (const rest of combinations(count, size - 1, first + 1)) found.push([first, ...rest]);
  return found;
}

export function combinationCount(count: number, size: number): number {
  if (size < 0 || size > count) return 0;
  let ways = 1;
  for (let at = 1; at <= size; at += 1) ways = (ways * (count - size + at)) / at;
  return ways;
}
