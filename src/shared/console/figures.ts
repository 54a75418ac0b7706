import type { Vital } from '../figures/vitals.ts';

export const FIGURE_DAYS = [1, 7, 28] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];
/** Days with fewer visits to the brand are left out, so that no single visit can be recognized. */
export const LEAST_VISITS = 20;

/** A visit counts at most once a day. Times are means in milliseconds; null if not measured. */
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
  readonly presentation: string | null;
  readonly shown: ShownFigures | null;
};

/**
 * In three quarters of the visits, the first page's vital is at most `mostWithin` (milliseconds; `cls` in thousandths). Null if above the
 * last bound.
 */
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
      readonly reports: number;
      readonly lostReports: number;
      readonly lostFacts: number;
    };
  };
};
