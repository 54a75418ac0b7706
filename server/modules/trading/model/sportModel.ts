import type { Random } from '../random/random.ts';
import type { Outlook } from './outlook.ts';

/** Expected margin of home (`edge`; in races its chance per unit) and total (`pace`; unused in races). */
export type Expectation = { readonly edge: number; readonly pace: number };

export const meanOfSide = ({ edge, pace }: Expectation, side: 1 | -1): number => Math.max(0.05, (pace + side * edge) / 2);

export type Score = { readonly home: number; readonly away: number };

export type Progress = {
  readonly home: number;
  readonly away: number;
  /** Wall-clock seconds, breaks included. */
  readonly elapsed: number;
  /** Score inside the current set or map; null if none. */
  readonly unit: readonly [number, number] | null;
  readonly units?: readonly (readonly [number, number])[];
  readonly isOver: boolean;
};

export type Display = { readonly period: string; readonly clock: string | null };

/** `score` suspends betting; `minor` only moves prices. */
export type Incident = 'score' | 'minor' | null;

export type SportModel = {
  readonly start: Progress;
  readonly lasts: number;
  /** Seconds without betting after a `score`. */
  readonly suspension: number;
  readonly outlook: (expectation: Expectation, progress: Progress) => Outlook;
  /** Outlook on the score within periods of these labels (`1`, `2`); null if they are over or not modelled. `soFar`: score within them. */
  readonly part: (expectation: Expectation, progress: Progress, labels: readonly string[], soFar: Score) => Outlook | null;
  /** Number of periods before overtime; 0 without a fixed one. */
  readonly regular: number;
  readonly advance: (
    expectation: Expectation,
    progress: Progress,
    seconds: number,
    random: Random,
  ) => { readonly progress: Progress; readonly incident: Incident };
  readonly display: (progress: Progress) => Display;
  /** Progress from a display; null if unknown. */
  readonly resume: (home: number, away: number, shown: Display) => Progress | null;
};
