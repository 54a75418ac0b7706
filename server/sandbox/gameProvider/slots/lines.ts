import { type LinesTitle, type Win, wildOf, type Window } from './title.ts';

type Run = { readonly symbol: string; readonly count: number; readonly units: number };

/** Returns the run from the left that pays most: of wilds alone, or of one symbol and wilds that replace it. */
function runOf({ pays }: LinesTitle, wild: string | null, shown: readonly string[]): Run | null {
  const first = shown.findIndex((symbol) => symbol !== wild);
  const wilds = first === -1 ? shown.length : first;
  const symbol = shown[first];
  const end = shown.findIndex((other) => other !== wild && other !== symbol);
  const count = end === -1 ? shown.length : end;
  const ofWilds = wild === null ? 0 : (pays[wild]?.[wilds - 1] ?? 0);
  const ofSymbol = symbol === undefined ? 0 : (pays[symbol]?.[count - 1] ?? 0);
  if (symbol !== undefined && ofSymbol > 0 && ofSymbol >= ofWilds) return { symbol, count, units: ofSymbol };
  return wild !== null && ofWilds > 0 ? { symbol: wild, count: wilds, units: ofWilds } : null;
}

export function lineWins(title: LinesTitle, window: Window): readonly Win[] {
  const wild = wildOf(title);
  return title.lines.flatMap((line, at): readonly Win[] => {
    const rows = [...line].map(Number);
    const run = runOf(
      title,
      wild,
      rows.map((row, reel) => window[reel]?.charAt(row) ?? ''),
    );
    return run === null ? [] : [{ ...run, line: at + 1, ways: 1, cells: rows.slice(0, run.count).map((row, reel) => [reel, row]) }];
  });
}
