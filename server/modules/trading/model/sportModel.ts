import type { Random } from '../random/random.ts';
import type { Outlook } from './outlook.ts';

/**
 * What is expected of a whole game between these two. For timed sports `edge` is the expected margin of the home side and `pace` the
 * expected total; for races (sets, legs, maps) `edge` is the home side's chance to take one unit and `pace` is not used.
 */
export type Expectation = { readonly edge: number; readonly pace: number };

/** Points expected of one side: 1 for home, -1 for away. */
export const meanOfSide = ({ edge, pace }: Expectation, side: 1 | -1): number => Math.max(0.05, (pace + side * edge) / 2);

/** Where a game stands. */
export type Progress = {
  readonly home: number;
  readonly away: number;
  /** Seconds since the start on the wall, breaks included. */
  readonly elapsed: number;
  /** Inside a set or map: games, points or rounds of the two; null where units have no inside. */
  readonly unit: readonly [number, number] | null;
  /** How the units before ended inside, where they have an inside. */
  readonly units?: readonly (readonly [number, number])[];
  readonly isOver: boolean;
};

/** What a player sees beside the score. */
export type Display = { readonly period: string; readonly clock: string | null };

/** `score`: something after which a book suspends; `minor`: prices follow without a pause. */
export type Incident = 'score' | 'minor' | null;

export type SportModel = {
  readonly start: Progress;
  /** Roughly how long it lasts on the wall, in seconds. */
  readonly lasts: number;
  /** Seconds of suspension after a `score`. */
  readonly suspension: number;
  readonly outlook: (expectation: Expectation, progress: Progress) => Outlook;
  readonly advance: (
    expectation: Expectation,
    progress: Progress,
    seconds: number,
    random: Random,
  ) => { readonly progress: Progress; readonly incident: Incident };
  readonly display: (progress: Progress) => Display;
  /** Where a game that shows this stands; null when it cannot be told. */
  readonly resume: (home: number, away: number, shown: Display) => Progress | null;
};
