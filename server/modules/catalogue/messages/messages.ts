import type { StoredEventStatus } from '#server/platform/store/schema/index.ts';
import type { EventStatistics } from '#server/contract/eventStatistics.ts';
import { matchProgressOf, type MatchProgress } from './matchProgress.ts';
import { situationOf, type Situation } from './situation.ts';

export type Score = { readonly homeScore: number; readonly awayScore: number; readonly period: string; readonly clock: string | null };
export type Scoreboard = Score & Situation;

export type PriceStatus = 'OPEN' | 'CLOSED' | 'HIDDEN';

/** `points`: decimal text (`-7`) or null. */
export type SelectionPrice = {
  readonly id: string;
  readonly num: string;
  readonly den: string;
  readonly status: PriceStatus;
  readonly points: string | null;
};

export type EventPrices = {
  readonly eventId: string;
  readonly version: string;
  readonly status: StoredEventStatus;
  readonly matchProgress: MatchProgress;
  readonly scoreboard: Scoreboard | null;
  readonly statistics: EventStatistics | null;
  readonly selections: readonly SelectionPrice[];
};

/** Event change on `topics.world`. `line`: in hundredths of a point. */
export type WorldChange = EventPrices & {
  readonly origin: string;
  readonly markets: readonly { readonly id: string; readonly line: number | null; readonly status: PriceStatus }[];
  readonly at: string;
};

/** Message on `topics.world`. `reload`: events to reread from the database. */
export type WorldMessage = WorldChange | { readonly reload: readonly string[] };

export type EventSnapshot = Pick<EventPrices, 'status' | 'matchProgress' | 'scoreboard' | 'statistics'>;
type StandRow = {
  readonly status: StoredEventStatus;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly period: string | null;
  readonly clock: string | null;
  readonly statistics: EventStatistics | null;
  readonly match_progress: string | null;
};
export function eventSnapshotOf({
  status,
  home_score: home,
  away_score: away,
  period,
  clock,
  statistics,
  match_progress: said,
}: StandRow): EventSnapshot {
  const hasScore = home !== null && away !== null;
  return {
    status,
    matchProgress: matchProgressOf(status, period, said),
    scoreboard: hasScore
      ? { homeScore: home, awayScore: away, period: period ?? '', clock, ...situationOf(status === 'IN_PLAY' ? statistics : null) }
      : null,
    statistics,
  };
}

export const pointsText = (hundredths: number | null): string | null => (hundredths === null ? null : String(hundredths / 100));

export const pointsOf = (text: string | null): number | null => (text === null ? null : Math.round(Number(text) * 100));
