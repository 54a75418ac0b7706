import type { Proposed } from './proposals.ts';

export type HandPriceView = {
  readonly selectionId: string;
  readonly marketId: string;
  readonly eventId: string;
  readonly event: string;
  readonly market: string;
  readonly name: string;
  readonly type: string;
  /** Line in hundredths of a point, from the selection's side. */
  readonly points: number | null;
  readonly num: string;
  readonly den: string;
  readonly feedNum: string;
  readonly feedDen: string;
  readonly holder: string;
  readonly confirmedBy: string | null;
  readonly setAt: string;
  readonly leftBecause: 'moved' | 'silent' | null;
  readonly leftAt: string | null;
};

export type HandPriceOperations = {
  setPrices: {
    input: {
      readonly marketId: string;
      /** Line in hundredths of a point; for a spread, the home team's. */
      readonly line?: number;
      readonly prices: readonly { readonly selectionId: string; readonly num: number; readonly den: number }[];
      readonly reason?: string;
    };
    output: Proposed;
  };
  giveBackPrices: { input: { readonly marketId: string; readonly selectionId?: string }; output: { readonly ended: number } };
  listHandPrices: { input: { readonly eventId?: string }; output: { readonly prices: readonly HandPriceView[] } };
};
