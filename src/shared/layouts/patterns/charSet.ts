/** Code point ranges, ascending and disjoint; both ends are included. */
export type CharSet = readonly (readonly [number, number])[];

const LAST = 0x10_ff_ff;

export function ranges(given: CharSet): CharSet {
  const merged: [number, number][] = [];
  for (const [from, to] of given.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

export const union = (sets: readonly CharSet[]): CharSet => ranges(sets.flat());

export function complement(set: CharSet): CharSet {
  const gaps: [number, number][] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (next < from) gaps.push([next, from - 1]);
    next = to + 1;
  }
  return next <= LAST ? [...gaps, [next, LAST]] : gaps;
}

export const has = (set: CharSet, code: number): boolean => set.some(([from, to]) => from <= code && code <= to);

export const meets = (a: CharSet, b: CharSet): boolean => a.some(([from, to]) => b.some(([low, high]) => from <= high && low <= to));

export const digits: CharSet = [[0x30, 0x39]];
export const words: CharSet = ranges([[0x30, 0x39], [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]]); // prettier-ignore
export const spaces: CharSet = ranges([
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x16_80, 0x16_80],
  [0x20_00, 0x20_0a],
  [0x20_28, 0x20_29],
  [0x20_2f, 0x20_2f],
  [0x20_5f, 0x20_5f],
  [0x30_00, 0x30_00],
  [0xfe_ff, 0xfe_ff],
]);
