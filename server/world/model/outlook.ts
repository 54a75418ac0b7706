import type { Pmf } from './pmf.ts';

/** What a model expects of the final score, from where the game stands. */
export type Outlook = {
  /** Home minus away. */
  readonly margin: Pmf;
  readonly total: Pmf;
  readonly home: Pmf;
  readonly away: Pmf;
  /** That both sides have scored at the end. */
  readonly bothScore: number;
};

/** The outlook of a joint distribution, cell by cell: `[home, away, probability]`. */
export function outlookOfCells(cells: readonly (readonly [number, number, number])[]): Outlook {
  const [margin, total, home, away] = [
    new Map<number, number>(),
    new Map<number, number>(),
    new Map<number, number>(),
    new Map<number, number>(),
  ];
  let bothScore = 0;
  for (const [h, a, p] of cells) {
    add(margin, h - a, p);
    add(total, h + a, p);
    add(home, h, p);
    add(away, a, p);
    if (h > 0 && a > 0) bothScore += p;
  }
  return { margin: pmfOf(margin), total: pmfOf(total), home: pmfOf(home), away: pmfOf(away), bothScore };
}

function add(map: Map<number, number>, value: number, probability: number): void {
  map.set(value, (map.get(value) ?? 0) + probability);
}

function pmfOf(map: ReadonlyMap<number, number>): Pmf {
  const values = [...map.keys()];
  const from = values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const to = values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);
  const sum = [...map.values()].reduce((all, p) => all + p, 0);
  return { from, mass: Array.from({ length: to - from + 1 }, (_, index) => (map.get(from + index) ?? 0) / sum) };
}
