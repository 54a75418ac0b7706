export type Factors = Readonly<Record<string, readonly string[]>>;
export type Combination = Readonly<Record<string, string>>;
type Cell = readonly [name: string, value: string];
/** Names a pair of two factors' values. Covering one pair covers all of the same name. */
export type PairName = (one: Cell, other: Cell) => string;

export function allCombinations(factors: Factors): Combination[] {
  return Object.entries(factors).reduce<Combination[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/** A large prime that does not divide the number of combinations. */
const STRIDE = 7919;

export const everyPair: PairName = ([one, value], [other, otherValue]) => `${one}=${value} ${other}=${otherValue}`;

/** Returns a small set of combinations that covers every pair name. Greedy and deterministic. */
export function pairwise(factors: Factors, nameOf: PairName = everyPair): Combination[] {
  const all = allCombinations(factors);
  // Shuffles by a fixed stride, so that ties do not prefer the first values.
  const rows = all.map((_, at) => all[(at * STRIDE) % all.length] ?? {}).map((row) => ({ row, pairs: pairsIn(row, nameOf) }));
  const open = new Set(rows.flatMap(({ pairs }) => pairs));
  const chosen: Combination[] = [];
  const uses = new Map<string, number>();
  const usesOf = ({ row }: { readonly row: Combination }): number =>
    Object.values(row).reduce((sum, value) => sum + (uses.get(value) ?? 0), 0);
  while (open.size > 0) {
    // Breaks ties by the least used values, so that brands and widths spread over the pages.
    const [best] = rows.reduce<[(typeof rows)[number] | null, number]>(
      ([found, most], each) => {
        const count = each.pairs.filter((pair) => open.has(pair)).length;
        const isBetter = count > most || (count === most && found !== null && usesOf(each) < usesOf(found));
        return isBetter ? [each, count] : [found, most];
      },
      [null, 0],
    );
    if (best === null) break;
    for (const pair of best.pairs) open.delete(pair);
    for (const value of Object.values(best.row)) uses.set(value, (uses.get(value) ?? 0) + 1);
    chosen.push(best.row);
  }
  return chosen;
}

function pairsIn(row: Combination, nameOf: PairName): string[] {
  const cells = Object.entries(row);
  return cells.flatMap((one, at) => cells.slice(at + 1).map((other) => nameOf(one, other)));
}
