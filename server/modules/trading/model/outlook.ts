import { normalised, type Pmf } from './pmf.ts';

export type Outlook = {
  readonly margin: Pmf;
  readonly total: Pmf;
  readonly home: Pmf;
  readonly away: Pmf;
  readonly bothScore: number;
};

type Score = { readonly home: number; readonly away: number };
export type Cell = (home: number, away: number, probability: number) => void;

/** Builds an outlook from the probabilities of final scores. A callback passes them, because cricket has tens of thousands. */
export function outlookOf(tell: (cell: Cell) => void): Outlook {
  const [margin, total, home, away] = [tally(), tally(), tally(), tally()];
  let bothScore = 0;
  tell((h, a, p) => {
    margin.add(h - a, p);
    total.add(h + a, p);
    home.add(h, p);
    away.add(a, p);
    if (h > 0 && a > 0) bothScore += p;
  });
  return { margin: margin.pmf(), total: total.pmf(), home: home.pmf(), away: away.pmf(), bothScore };
}

/**
 * Builds an outlook from distributions of further points. `decider`: the home team's chance to win a level game; null if games can be
 * drawn.
 */
export const outlookOfMore = (from: Score, homeMore: readonly number[], awayMore: readonly number[], decider: number | null): Outlook =>
  outlookOf((cell) => {
    homeMore.forEach((p, more) => {
      awayMore.forEach((q, other) => {
        const [home, away] = [from.home + more, from.away + other];
        if (home === away && decider !== null) {
          cell(home + 1, away, p * q * decider);
          cell(home, away + 1, p * q * (1 - decider));
        } else cell(home, away, p * q);
      });
    });
  });

function tally(): { readonly add: (value: number, probability: number) => void; readonly pmf: () => Pmf } {
  let from: number | null = null;
  const mass: number[] = [];
  return {
    add: (value, probability) => {
      from ??= value;
      for (; value < from; from -= 1) mass.unshift(0);
      const at = value - from;
      while (mass.length <= at) mass.push(0);
      mass[at] = (mass[at] ?? 0) + probability;
    },
    pmf: () => normalised({ from: from ?? 0, mass }),
  };
}
