import type { Random } from '../random/random.ts';
import type { Outlook } from './outlook.ts';

/** `edge`: home team's expected margin, or chance to win a set or map. `pace`: expected total. */
export type Expectation = { readonly edge: number; readonly pace: number };

export const meanOfSide = ({ edge, pace }: Expectation, side: 1 | -1): number => Math.max(0.05, (pace + side * edge) / 2);

export type Score = { readonly home: number; readonly away: number };

export type Progress = {
  readonly home: number;
  readonly away: number;
  readonly elapsed: number;
  /** Score in the current set or map; null in other sports. */
  readonly unit: readonly [number, number] | null;
  readonly units?: readonly (readonly [number, number])[];
  readonly isOver: boolean;
};

export type Display = { readonly period: string; readonly clock: string | null };

/** A `score` suspends betting; a `minor` incident only moves prices. */
export type Incident = 'score' | 'minor' | null;

export type SportModel = {
  readonly start: Progress;
  readonly lasts: number;
  readonly suspension: number;
  readonly outlook: (expectation: Expectation, progress: Progress) => Outlook;
  /** Outlook on the periods in `labels`, whose score is `soFar`; null if they are over or not modelled. */
  readonly part: (expectation: Expectation, progress: Progress, labels: readonly string[], soFar: Score) => Outlook | null;
  /** Number of periods before overtime; 0 if not fixed. */
  readonly regular: number;
  readonly advance: (
    expectation: Expectation,
    progress: Progress,
    seconds: number,
    random: Random,
  ) => { readonly progress: Progress; readonly incident: Incident };
  readonly display: (progress: Progress) => Display;
  /** Restores progress from the displayed score and clock; null if impossible. */
  readonly resume: (home: number, away: number, shown: Display) => Progress | null;
};
