import { cellsWith, type AdjacentTitle, type Win, wildOf, type Window } from './title.ts';

const countIn = (column: string, isWanted: (symbol: string) => boolean): number => [...column].filter(isWanted).length;

/** Pays each symbol for every combination of its cells on adjacent reels, from the leftmost reel. */
export function wayWins(title: AdjacentTitle, window: Window): readonly Win[] {
  const wild = wildOf(title);
  return Object.entries(title.pays).flatMap(([symbol, pays]): readonly Win[] => {
    const isWanted = (shown: string): boolean => shown === symbol || shown === wild;
    const counts = window.map((column) => countIn(column, isWanted));
    const end = counts.indexOf(0);
    const count = end === -1 ? counts.length : end;
    const pay = pays[count - 1] ?? 0;
    if (pay === 0) return [];
    const ways = counts.slice(0, count).reduce((product, each) => product * each, 1);
    return [{ symbol, count, line: null, ways, cells: cellsWith(window.slice(0, count), isWanted), units: pay * ways }];
  });
}
