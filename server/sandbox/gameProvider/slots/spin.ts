import type { Draw } from './draw.ts';
import { type Hold, playHold } from './hold.ts';
import { lineWins } from './lines.ts';
import { type Cell, cellsWith, type Title, type Turn, type Win, windowAt, type Window } from './title.ts';
import { wayWins } from './adjacent.ts';

export type FreeTurn = Turn & { readonly awarded: number };
export type FreePlay = { readonly awarded: number; readonly turns: readonly FreeTurn[]; readonly units: number };
export type SlotRound = {
  readonly turn: Turn;
  readonly free: FreePlay | null;
  readonly hold: Hold | null;
  /** Unit bets won in the whole round. */
  readonly units: number;
};

const sum = (turns: readonly { readonly units: number }[]): number => turns.reduce((total, { units }) => total + units, 0);

const featureCells = (window: Window, symbol: string): readonly Cell[] => cellsWith(window, (shown) => shown === symbol);

function scatterWins({ free }: Title, window: Window): readonly Win[] {
  if (free === undefined) return [];
  const cells = featureCells(window, free.symbol);
  const units = free.pays[cells.length] ?? 0;
  return units === 0 ? [] : [{ symbol: free.symbol, count: cells.length, line: null, ways: 1, cells, units }];
}

/** Returns the window at these stops and its wins, multiplied by `multiplier`. */
export function turnAt(title: Title, stops: readonly number[], { reels = title.reels, multiplier = 1 } = {}): Turn {
  const window = windowAt(reels, title.rows, stops);
  const counted = title.engine === 'lines' ? lineWins(title, window) : wayWins(title, window);
  const wins = [...counted, ...scatterWins(title, window)].map((win) => ({ ...win, units: win.units * multiplier }));
  return { window, wins, units: sum(wins) };
}

const drawStops = (reels: readonly string[], draw: Draw): readonly number[] => reels.map((strip) => draw(strip.length));

export function freeRoundsIn({ free }: Title, window: Window): number {
  return free === undefined ? 0 : (free.rounds[featureCells(window, free.symbol).length] ?? 0);
}

/** Returns the cells of the coins that start respins; none if there are too few coins. */
export function heldCells({ hold }: Title, window: Window): readonly Cell[] {
  if (hold === undefined) return [];
  const cells = featureCells(window, hold.symbol);
  return cells.length >= hold.from ? cells : [];
}

function playFree(title: Title, awarded: number, draw: Draw): FreePlay | null {
  const { free } = title;
  if (free === undefined || awarded === 0) return null;
  const reels = free.reels ?? title.reels;
  const turns: FreeTurn[] = [];
  for (let left = Math.min(awarded, free.most); left > 0; left -= 1) {
    const turn = turnAt(title, drawStops(reels, draw), { reels, multiplier: free.multiplier });
    const room = free.most - turns.length - left;
    const more = Math.min(freeRoundsIn(title, turn.window), room);
    turns.push({ ...turn, awarded: more });
    left += more;
  }
  return { awarded, turns, units: sum(turns) };
}

/** Plays one wager's round with its features. All randomness comes from `draw`. */
export function spin(title: Title, draw: Draw): SlotRound {
  const turn = turnAt(title, drawStops(title.reels, draw));
  const free = playFree(title, freeRoundsIn(title, turn.window), draw);
  const held = heldCells(title, turn.window);
  const hold =
    title.hold === undefined || held.length === 0
      ? null
      : playHold(title.hold, { reels: title.reels.length, rows: title.rows }, held, draw);
  return { turn, free, hold, units: turn.units + (free?.units ?? 0) + (hold?.units ?? 0) };
}
