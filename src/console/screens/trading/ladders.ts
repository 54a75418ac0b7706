import type { TeaserRungSetting } from '#src/lib/console/trading.ts';

const keyOf = ({ sport, points, legs }: TeaserRungSetting): string => `${sport} ${points} ${legs}`;

export const priceText = ({ num, den }: TeaserRungSetting): string => `${num}/${den}`;

/** `20/23`; null for anything else. */
export function priceIn(text: string): { readonly num: number; readonly den: number } | null {
  const [, num, den] = /^\s*([1-9]\d{0,4})\s*\/\s*([1-9]\d{0,4})\s*$/.exec(text) ?? [];
  return num === undefined || den === undefined ? null : { num: Number(num), den: Number(den) };
}

/** Rungs of one sport and number of points, the fewest legs first. */
export function ladderOf(rungs: readonly TeaserRungSetting[]) {
  const ladders = new Map<string, { readonly key: string; readonly rung: TeaserRungSetting }[]>();
  for (const rung of rungs.toSorted((a, b) => a.sport.localeCompare(b.sport) || a.points - b.points || a.legs - b.legs)) {
    const name = `${rung.sport === 'football' ? 'Football' : 'Basketball'}, ${rung.points / 100} points`;
    ladders.set(name, [...(ladders.get(name) ?? []), { key: keyOf(rung), rung }]);
  }
  return [...ladders].map(([name, rows]) => ({ name, rows }));
}

/** The whole list with what was typed, and how many prices differ; null while something typed is no price. */
export function changedRungs(rungs: readonly TeaserRungSetting[], typed: Readonly<Record<string, string>>) {
  const prices = rungs.map((rung) => {
    const text = typed[keyOf(rung)];
    return text === undefined ? rung : priceIn(text);
  });
  if (prices.includes(null)) return null;
  const changed = rungs.map((rung, at) => ({ ...rung, ...prices[at] }));
  return { rungs: changed, count: changed.filter((rung, at) => priceText(rung) !== priceText(rungs[at] ?? rung)).length };
}
