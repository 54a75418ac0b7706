import type * as Sdl from './generated/schemaTypes.ts';

/** SDL type without `__typename`. */
type Plain<T> = T extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : T extends object
    ? { readonly [Key in keyof T as Key extends '__typename' ? never : Key]: Plain<T[Key]> }
    : T;
/** Statistics of each player, by player id and name of the statistic, without players who did not play. `first`: id of the first scorer. */
export type BoxScore = {
  readonly players: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly first: string | null;
};
/** Statistics of an event. `box` is absent until all numbers are final. */
type Stored<T extends { readonly __typename: string }> = { readonly __typename: T['__typename'] } & Plain<T> & { readonly box?: BoxScore };

export type PeriodScore = Plain<Sdl.PeriodScore>;
export type Side = Sdl.Side;

/** The types below may have fields outside the SDL, which players never receive. They serve to compute the next update. */
export type BaseballStatistics = Stored<Sdl.BaseballStatistics>;
export type BasketballStatistics = Stored<Sdl.BasketballStatistics>;
export type CricketStatistics = Stored<Sdl.CricketStatistics>;
/** `thrown`: points and three-dart visits so far. */
export type DartsStatistics = Stored<Sdl.DartsStatistics> & {
  readonly thrown: { readonly home: Thrown; readonly away: Thrown };
};
export type Thrown = { readonly points: number; readonly visits: number };
export type EsportsStatistics = Stored<Sdl.EsportsStatistics>;
/** `spot`: yards to the attacked goal line, 1 to 99. */
export type FootballStatistics = Stored<Sdl.FootballStatistics> & { readonly spot: number };
export type HockeyStatistics = Stored<Sdl.HockeyStatistics> & { readonly powerPlayLeft: number };
export type OtherStatistics = Stored<Sdl.OtherStatistics>;
/** `ball`: each team's seconds of possession. */
export type SoccerStatistics = Stored<Sdl.SoccerStatistics> & { readonly ball: { readonly home: number; readonly away: number } };
export type TennisStatistics = Stored<Sdl.TennisStatistics>;
export type VolleyballStatistics = Stored<Sdl.VolleyballStatistics>;

export type EventStatistics =
  | BaseballStatistics
  | BasketballStatistics
  | CricketStatistics
  | DartsStatistics
  | EsportsStatistics
  | FootballStatistics
  | HockeyStatistics
  | OtherStatistics
  | SoccerStatistics
  | TennisStatistics
  | VolleyballStatistics;
