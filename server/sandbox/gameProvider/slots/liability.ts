import { type LinesTitle, type Title, type AdjacentTitle, wildOf } from './title.ts';

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

const lineBound = ({ lines, pays }: LinesTitle): number => lines.length * most(Object.values(pays).flat());

/** Adds the maximum wins of all symbols, because several symbols may win in one window. */
function waysBound(title: AdjacentTitle, reels: readonly string[]): number {
  const wild = wildOf(title);
  const mostOn = (strip: string, symbol: string): number =>
    most(
      [...strip].map((_, stop) => {
        const column = (strip + strip).slice(stop, stop + title.rows);
        return [...column].filter((shown) => shown === symbol || shown === wild).length;
      }),
    );
  return Object.entries(title.pays).reduce((sum, [symbol, pays]) => {
    const counts = reels.map((strip) => mostOn(strip, symbol));
    return sum + most(pays.map((pay, at) => counts.slice(0, at + 1).reduce((ways, count) => ways * count, pay)));
  }, 0);
}

function turnBound(title: Title, reels: readonly string[]): number {
  const counted = title.engine === 'lines' ? lineBound(title) : waysBound(title, reels);
  return counted + most(Object.values(title.free?.pays ?? {}));
}

/** Returns an upper bound of a round's win in unit bets, with all free rounds or respins. */
export function mostUnits(title: Title): number {
  const { free, hold } = title;
  const ofFree = free === undefined ? 0 : free.most * free.multiplier * turnBound(title, free.reels ?? title.reels);
  const ofHold = hold === undefined ? 0 : title.reels.length * title.rows * most(hold.coins.map(([units]) => units)) + hold.full;
  return turnBound(title, title.reels) + ofFree + ofHold;
}
