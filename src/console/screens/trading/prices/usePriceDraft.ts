import { type KeyboardEvent, useState } from 'react';
import type { InputOf } from '#src/shared/console/operations.ts';
import type { TradingMarket, TradingSelection } from '#src/shared/console/trading.ts';
import type { Price } from '#src/shared/money/odds.ts';
import { isSameRatio } from '#src/shared/money/ratio.ts';
import { priceIn, priceOf, priceText, sumText } from './priceText.ts';
import { useOddsFormat } from './OddsFormat.tsx';

type Texts = Readonly<Record<string, string>>;
/** By selection, `texts` holds typed prices and `before` the prices when editing began. `focus` is the pressed selection. */
type Typed = { readonly texts: Texts; readonly before: Texts; readonly line: string; readonly lineBefore: string; readonly focus: string };
export type PriceDraft = {
  readonly typed: Typed | null;
  readonly begin: (selectionId: string) => void;
  readonly end: () => void;
  readonly type: (selectionId: string, text: string) => void;
  readonly typeLine: (text: string) => void;
  readonly problemOf: (selectionId: string) => string | null;
  readonly lineProblem: string | null;
  readonly sum: string | null;
  /** Null if nothing has changed or a value is invalid. */
  readonly wish: () => InputOf<'setPrices'> | null;
};

export const leavesAtEscape =
  ({ end }: PriceDraft) =>
  ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') end();
  };

const PROBLEM = 'Enter a price, such as -110 or 1.91.';
const LINE_PROBLEM = 'Enter a line in half points, such as -3.5.';

/** True for selections that are not void. Includes hidden ones, because a new line needs all prices. */
const isOffered = ({ voidReason }: TradingSelection): boolean => voidReason === null;

export function usePriceDraft(market: TradingMarket): PriceDraft {
  const format = useOddsFormat();
  const [typed, setTyped] = useState<Typed | null>(null);
  const offered = market.selections.filter(isOffered);
  // Prices that are not edited keep following the market.
  const isTouched = (id: string): boolean => typed !== null && typed.texts[id] !== typed.before[id];
  const priceFor = ({ id, ...shown }: TradingSelection): Price | null =>
    isTouched(id) ? priceIn(typed?.texts[id] ?? '', format) : priceOf(shown);
  const prices = offered.map((selection) => ({ id: selection.id, price: priceFor(selection), shown: priceOf(selection) }));
  const line = typed === null || typed.line === typed.lineBefore ? market.line : lineIn(typed.line);
  const isReady = (one: (typeof prices)[number]): one is (typeof prices)[number] & { readonly price: Price } => one.price !== null;
  return {
    typed,
    begin: (focus) => {
      const texts = Object.fromEntries(offered.map(({ id, ...shown }) => [id, priceText(shown, format)]));
      const lineText = lineTextOf(market.line);
      setTyped({ focus, line: lineText, lineBefore: lineText, texts, before: texts });
    },
    end: () => setTyped(null),
    type: (id, text) => setTyped((before) => before && { ...before, texts: { ...before.texts, [id]: text } }),
    typeLine: (text) => setTyped((before) => before && { ...before, line: text }),
    problemOf: (id) => (prices.find((one) => one.id === id)?.price === null ? PROBLEM : null),
    lineProblem: line === undefined ? LINE_PROBLEM : null,
    sum: prices.every(isReady) ? sumText(prices.map(({ price }) => price)) : null,
    wish: () => {
      if (!prices.every(isReady) || line === undefined) return null;
      const isMoved = line !== null && line !== market.line;
      const changed = prices.filter(({ id, price, shown }) => isMoved || (isTouched(id) && !isSameRatio(price, shown)));
      if (changed.length === 0) return null;
      return {
        marketId: market.id,
        ...(isMoved ? { line } : {}),
        prices: changed.map(({ id, price }) => ({ selectionId: id, num: Number(price.num), den: Number(price.den) })),
      };
    },
  };
}

const lineTextOf = (line: number | null): string => (line === null ? '' : String(line / 100));

/** Parses a line into hundredths. Null for empty text, undefined for invalid text. */
function lineIn(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^[+-]?\d{1,4}(?:\.(?:0|25|5|75))?$/.test(trimmed) ? Math.round(Number(trimmed) * 100) : undefined;
}
