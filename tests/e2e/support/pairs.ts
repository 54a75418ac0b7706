export type Factors = Readonly<Record<string, readonly string[]>>;
export type Combination = Readonly<Record<string, string>>;

/** Every combination of the factors' values. */
export function allCombinations(factors: Factors): Combination[] {
  return Object.entries(factors).reduce<Combination[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/** A prime that is no count of anybody's values. */
const STRIDE = 7919;

/** Few combinations in which every two values of different factors meet at least once; greedy, always the same. */
export function pairwise(factors: Factors): Combination[] {
  const all = allCombinations(factors);
  // Taken in strides: of rows that are as good as each other none has always the same values, and each value meets as many others.
  const rows = all.map((_, at) => all[(at * STRIDE) % all.length] ?? {}).map((row) => ({ row, pairs: pairsIn(row) }));
  const open = new Set(rows.flatMap(({ pairs }) => pairs));
  const chosen: Combination[] = [];
  while (open.size > 0) {
    const [best] = rows.reduce<[(typeof rows)[number] | null, number]>(
      ([found, most], each) => {
        const count = each.pairs.filter((pair) => open.has(pair)).length;
        return count > most ? [each, count] : [found, most];
      },
      [null, 0],
    );
    if (best === null) break;
    for (const pair of best.pairs) open.delete(pair);
    chosen.push(best.row);
  }
  return chosen;
}

function pairsIn(row: Combination): string[] {
  const cells = Object.entries(row).map(([name, value]) => `${name}=${value}`);
  return cells.flatMap((a, i) => cells.slice(i + 1).map((b) => `${a} ${b}`));
}
