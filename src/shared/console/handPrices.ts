import type { Proposed } from './proposals.ts';

/** Price set by a trader, used instead of the feed's. */
export type HandPriceView = {
  readonly selectionId: string;
  readonly marketId: string;
  readonly eventId: string;
  readonly event: string;
  readonly market: string;
  readonly name: string;
  readonly type: string;
  /** Hundredths of a point, from the selection's side. */
  readonly points: number | null;
  /** Profit per `den` staked. */
  readonly num: string;
  readonly den: string;
  readonly feedNum: string;
  readonly feedDen: string;
  readonly holder: string;
  readonly confirmedBy: string | null;
  readonly setAt: string;
  /** Null while the price is offered. */
  readonly leftBecause: 'moved' | 'silent' | null;
  readonly leftAt: string | null;
};

export type HandPriceOperations = {
  setPrices: {
    input: {
      readonly marketId: string;
      /** Line in hundredths of a point; a spread's from home. */
      readonly line?: number;
      readonly prices: readonly { readonly selectionId: string; readonly num: number; readonly den: number }[];
      readonly reason?: string;
    };
    output: Proposed;
  };
  giveBackPrices: { input: { readonly marketId: string; readonly selectionId?: string }; output: { readonly ended: number } };
  listHandPrices: { input: { readonly eventId?: string }; output: { readonly prices: readonly HandPriceView[] } };
};
