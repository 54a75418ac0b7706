export type Factors = Readonly<Record<string, readonly string[]>>;
export type Combination = Readonly<Record<string, string>>;

/** Every combination of the factors' values. */
export function allCombinations(factors: Factors): Combination[] {
  return Object.entries(factors).reduce<Combination[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/** Few combinations in which every two values of different factors meet at least once; greedy, always the same. */
export function pairwise(factors: Factors): Combination[] {
  const rows = allCombinations(factors);
  const open = new Set(rows.flatMap(pairsIn));
  const chosen: Combination[] = [];
  while (open.size > 0) {
    const best = rows.reduce((a, b) => (newPairs(b, open) > newPairs(a, open) ? b : a));
    for (const pair of pairsIn(best)) open.delete(pair);
    chosen.push(best);
  }
  return chosen;
}

const newPairs = (row: Combination, open: ReadonlySet<string>): number => pairsIn(row).filter((pair) => open.has(pair)).length;

function pairsIn(row: Combination): string[] {
  const cells = Object.entries(row).map(([name, value]) => `${name}=${value}`);
  return cells.flatMap((a, i) => cells.slice(i + 1).map((b) => `${a} ${b}`));
}
