export type SymbolFace = {
  readonly id: string;
  readonly art: string;
  readonly name: string;
  readonly role?: 'coin' | 'scatter' | 'wild';
};
/** Free rounds and pays by the number of scatters in the window. Pays are in unit bets. */
export type FreeRounds = {
  readonly symbol: string;
  readonly rounds: Readonly<Record<string, number>>;
  readonly pays: Readonly<Record<string, number>>;
  readonly multiplier: number;
  /** Maximum free rounds of one wager. */
  readonly most: number;
  readonly reels?: readonly string[];
};
/** Feature in which coins stay while the empty cells are drawn again. A new coin restores the respins. */
export type HoldAndRespin = {
  readonly symbol: string;
  readonly from: number;
  readonly respins: number;
  /** Chance of a coin in an empty cell, as numerator and denominator. */
  readonly chance: readonly [number, number];
  /** Coin values in unit bets, with their weights in the draw. */
  readonly coins: readonly (readonly [units: number, weight: number])[];
  /** Extra pay in unit bets if every cell holds a coin. */
  readonly full: number;
};

type AnyTitle = {
  readonly id: string;
  readonly name: string;
  /** Unit bets in a wager. All pays are in unit bets. */
  readonly units: number;
  readonly unitCents: { readonly least: number; readonly most: number };
  readonly rows: number;
  readonly symbols: readonly SymbolFace[];
  /** One strip per reel. Each letter is one stop, from top to bottom. */
  readonly reels: readonly string[];
  /** Unit bets that a symbol pays for one, two, … of it in a row from the left. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  readonly free?: FreeRounds;
  readonly hold?: HoldAndRespin;
};
/** Each line has a digit per reel: its row, from 0 at the top. */
export type LinesTitle = AnyTitle & { readonly engine: 'lines'; readonly lines: readonly string[] };
export type AdjacentTitle = AnyTitle & { readonly engine: 'ways' };
export type Title = LinesTitle | AdjacentTitle;

/** Visible symbols: one text per reel, one letter per row. */
export type Window = readonly string[];
export type Cell = readonly [reel: number, row: number];
export type Win = {
  readonly symbol: string;
  readonly count: number;
  /** Number of the line, from 1. Null if the win is not on a line. */
  readonly line: number | null;
  readonly ways: number;
  readonly cells: readonly Cell[];
  readonly units: number;
};
export type Turn = { readonly window: Window; readonly wins: readonly Win[]; readonly units: number };

export const wildOf = ({ symbols }: Title): string | null => symbols.find(({ role }) => role === 'wild')?.id ?? null;

export const leastCentsOf = ({ units, unitCents }: Title): number => units * unitCents.least;
export const mostCentsOf = ({ units, unitCents }: Title): number => units * unitCents.most;

export function windowAt(reels: readonly string[], rows: number, stops: readonly number[]): Window {
  return reels.map((strip, reel) => {
    const stop = stops[reel] ?? 0;
    return Array.from({ length: rows }, (_, row) => strip.charAt((stop + row) % strip.length)).join('');
  });
}

export function cellsWith(window: Window, isWanted: (symbol: string) => boolean): readonly Cell[] {
  return window.flatMap((column, reel) => [...column].flatMap((symbol, row): readonly Cell[] => (isWanted(symbol) ? [[reel, row]] : [])));
}
