import type { Vital } from '../figures/vitals.ts';

export const FIGURE_DAYS = [1, 7, 28] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];
/** Visits below which a brand's day is left out, so that no visit can be told from it. */
export const LEAST_VISITS = 20;

/** Counts a visit once a day. Times are means in milliseconds, null if not measured. */
export type ShownFigures = {
  readonly visits: number;
  readonly pressedVisits: number;
  readonly presses: number;
  readonly refusals: number;
  readonly dwellMs: number | null;
  readonly loadMs: number | null;
  readonly empties: number;
  readonly fallbacks: number;
};
export type NodeFigures = {
  readonly nodeId: string;
  readonly audience: 'player' | 'visitor';
  readonly revision: string;
  readonly isLive: boolean;
  /** As the document says; null if it says nothing. */
  readonly presentation: string | null;
  /** Null below `LEAST_VISITS`. */
  readonly shown: ShownFigures | null;
};

/** `mostWithin` bounds three quarters of first pages, in milliseconds or thousandths; null above the last bound. */
export type PageVital = {
  readonly revision: string;
  readonly audience: 'player' | 'visitor';
  readonly isLive: boolean;
  readonly vital: Vital;
  readonly visits: number;
  readonly mostWithin: number | null;
};

export type FigureOperations = {
  readFigures: {
    input: { readonly surface: string; readonly brand: string; readonly days: string };
    output: {
      readonly figures: readonly NodeFigures[];
      readonly vitals: readonly PageVital[];
      /** Reports of all pages of the brand, and those that never arrived. */
      readonly reports: number;
      readonly lostReports: number;
      readonly lostFacts: number;
    };
  };
};
