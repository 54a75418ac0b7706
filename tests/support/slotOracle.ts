import type { SlotRound } from '#server/sandbox/gameProvider/slots/spin.ts';
import type { Title, Window } from '#server/sandbox/gameProvider/slots/title.ts';

const wildIn = ({ symbols }: Title): string | undefined => symbols.find(({ role }) => role === 'wild')?.id;

/** Returns what a line of symbols pays by the printed rules: the best of all symbols that it begins with. */
export function lineUnits(title: Title, shown: readonly string[]): number {
  const wild = wildIn(title);
  let best = 0;
  for (const [symbol, pays] of Object.entries(title.pays))
    for (let count = 1; count <= shown.length; count += 1) {
      const first = shown.slice(0, count);
      if (first.includes(symbol) && first.every((each) => each === symbol || each === wild)) best = Math.max(best, pays[count - 1] ?? 0);
    }
  return best;
}

/** Returns what all ways pay together, by following each path from the left. */
function waysUnits(title: Title, window: Window): number {
  const wild = wildIn(title);
  const walk = (symbol: string, reel: number): number => {
    const fits = [...(window[reel] ?? '')].filter((each) => each === symbol || each === wild);
    if (fits.length === 0) return reel === 0 ? 0 : (title.pays[symbol]?.[reel - 1] ?? 0);
    return fits.reduce((sum) => sum + walk(symbol, reel + 1), 0);
  };
  return Object.keys(title.pays).reduce((sum, symbol) => sum + walk(symbol, 0), 0);
}

const countOf = (window: Window, symbol: string): number => [...window.join('')].filter((each) => each === symbol).length;

/** Returns what one window of symbols pays, without free rounds and respins. */
export function windowUnits(title: Title, window: Window): number {
  const scatters = title.free === undefined ? 0 : (title.free.pays[countOf(window, title.free.symbol)] ?? 0);
  if (title.engine === 'ways') return waysUnits(title, window) + scatters;
  const shown = title.lines.map((line) => [...line].map((row, reel) => window[reel]?.charAt(Number(row)) ?? ''));
  return shown.reduce((sum, line) => sum + lineUnits(title, line), scatters);
}

/** Returns what a round pays, from its windows and coins. Throws if it has other free rounds or respins than are due. */
export function roundUnits(title: Title, { turn, free, hold }: SlotRound): number {
  let units = windowUnits(title, turn.window);
  if (title.free !== undefined) {
    const { symbol, rounds, multiplier, most } = title.free;
    let due = Math.min(most, rounds[countOf(turn.window, symbol)] ?? 0);
    for (const { window } of free?.turns ?? []) {
      due = Math.min(most, due + (rounds[countOf(window, symbol)] ?? 0));
      units += multiplier * windowUnits(title, window);
    }
    if (due !== (free?.turns.length ?? 0)) throw new Error(`${due} free rounds are due, ${free?.turns.length ?? 0} were played`);
  }
  if (title.hold !== undefined) {
    const held = countOf(turn.window, title.hold.symbol);
    if (held >= title.hold.from !== (hold !== null)) throw new Error(`${held} coins, respins: ${hold !== null}`);
    const coins = hold?.steps.flat() ?? [];
    if (new Set(coins.map(({ cell }) => cell.join())).size !== coins.length) throw new Error('Two coins share a cell');
    const cells = title.reels.length * title.rows;
    units += coins.reduce((sum, coin) => sum + coin.units, 0) + (coins.length === cells ? title.hold.full : 0);
  }
  return units;
}
