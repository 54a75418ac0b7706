import type { Vital } from '../figures/vitals.ts';

export const FIGURE_DAYS = [1, 7, 28] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];
/** Visits per day and brand below which figures are withheld, so that no visit can be told from them. */
export const LEAST_VISITS = 20;

/** Figures of a node; a visit counts once a day. Times are means in milliseconds, null if not measured. */
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
  /** Presentation in the document; null if it names none. */
  readonly presentation: string | null;
  /** Figures; null below `LEAST_VISITS`. */
  readonly shown: ShownFigures | null;
};

/** Bound below which three quarters of first pages lie, in milliseconds or thousandths; null above the last bound. */
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
      /** Reports of all the brand's pages, and those lost on the way. */
      readonly reports: number;
      readonly lostReports: number;
      readonly lostFacts: number;
    };
  };
};
