import type { TeaserRungSetting } from '#src/shared/console/trading.ts';
import { moveName } from '#src/shared/betting/teaser.ts';

const keyOf = ({ sport, besides, points, legs }: TeaserRungSetting): string =>
  [sport, ...(besides ? [besides.sport] : []), points, legs].join(' ');
const SPORTS: Readonly<Record<string, string>> = { football: 'Football', basketball: 'Basketball' };
const sportName = (sport: string): string => SPORTS[sport] ?? sport;

/** Names a teaser ladder by its sports, points and unusual rules: `Football and Basketball, 6/4 points`. */
const nameOf = (rung: TeaserRungSetting): string =>
  [
    `${[rung.sport, ...(rung.besides ? [rung.besides.sport] : [])].map(sportName).join(' and ')}, ${moveName(rung)} points`,
    ...(rung.ties === 'lose' ? ['pushes lose'] : []),
    ...(rung.voids === 'refund' ? ['void leg refunds the bet'] : []),
  ].join(', ');

export const priceText = ({ num, den }: Pick<TeaserRungSetting, 'den' | 'num'>): string => `${num}/${den}`;

export function priceIn(text: string): { readonly num: number; readonly den: number } | null {
  const [, num, den] = /^\s*([1-9]\d{0,4})\s*\/\s*([1-9]\d{0,4})\s*$/.exec(text) ?? [];
  return num === undefined || den === undefined ? null : { num: Number(num), den: Number(den) };
}

export function ladderOf(rungs: readonly TeaserRungSetting[]) {
  const ladders = new Map<string, { readonly key: string; readonly rung: TeaserRungSetting }[]>();
  for (const rung of rungs.toSorted((a, b) => a.sport.localeCompare(b.sport) || a.points - b.points || a.legs - b.legs)) {
    const name = nameOf(rung);
    ladders.set(name, [...(ladders.get(name) ?? []), { key: keyOf(rung), rung }]);
  }
  return [...ladders].map(([name, rows]) => ({ name, rows }));
}

/** Unsaved changes. `typed` holds prices by rung, `gone` the names of removed ladders. */
export type LadderChanges = {
  readonly typed: Readonly<Record<string, string>>;
  readonly added: readonly TeaserRungSetting[];
  readonly gone: readonly string[];
};
export const NO_CHANGES: LadderChanges = { typed: {}, added: [], gone: [] };

export const withoutLadder = ({ typed, added, gone }: LadderChanges, name: string): LadderChanges => {
  const left = added.filter((rung) => nameOf(rung) !== name);
  return { typed, added: left, gone: [...gone.filter((one) => one !== name), name] };
};

export function withLadder({ typed, added, gone }: LadderChanges, rungs: readonly TeaserRungSetting[]): LadderChanges {
  const fresh = Object.fromEntries(Object.entries(typed).filter(([key]) => !rungs.some((rung) => keyOf(rung) === key)));
  return { typed: fresh, added: [...added, ...rungs], gone };
}

export const listWith = (rungs: readonly TeaserRungSetting[], { added, gone }: LadderChanges): readonly TeaserRungSetting[] => [
  ...rungs.filter((rung) => !gone.includes(nameOf(rung))),
  ...added,
];

/** Returns the new rungs and the numbers of changes. Null if a typed price is invalid. */
export function changedRungs(rungs: readonly TeaserRungSetting[], changes: LadderChanges) {
  const list = listWith(rungs, changes);
  const prices = list.map((rung) => {
    const text = changes.typed[keyOf(rung)];
    return text === undefined ? rung : priceIn(text);
  });
  if (prices.includes(null)) return null;
  const changed = list.map((rung, at) => ({ ...rung, ...prices[at] }));
  const before = new Map(rungs.map((rung) => [sameRung(rung), rung]));
  const after = new Set(list.map(sameRung));
  return {
    rungs: changed,
    changed: changed.filter((rung) => priceText(before.get(sameRung(rung)) ?? rung) !== priceText(rung)).length,
    added: list.filter((rung) => !before.has(sameRung(rung))).length,
    gone: rungs.filter((rung) => !after.has(sameRung(rung))).length,
  };
}
/** Identifies a rung by its number of legs and its ladder's name, which includes the rules. */
const sameRung = (rung: TeaserRungSetting): string => `${nameOf(rung)} ${rung.legs}`;

export function changesText({ changed, added, gone }: { readonly changed: number; readonly added: number; readonly gone: number }): string {
  const parts = [
    ...(changed > 0 ? [`${changed} ${changed === 1 ? 'price changes' : 'prices change'}`] : []),
    ...(added > 0 ? [`${added} ${added === 1 ? 'is' : 'are'} added`] : []),
    ...(gone > 0 ? [`${gone} ${gone === 1 ? 'is' : 'are'} removed`] : []),
  ];
  return parts.join(', ');
}
