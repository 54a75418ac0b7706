import type { EventStatus, MatchProgress, SelectionStatus, Side } from '#src/gql/graphql.ts';

export type Trend = 'up' | 'down' | null;

export type PriceView = {
  readonly num: bigint;
  readonly den: bigint;
  readonly status: SelectionStatus;
  readonly points: string | null;
  /** Direction of the last price change on the same line, kept for 2,000 ms. */
  readonly trend: Trend;
};

export type ScoreboardView = {
  readonly homeScore: number;
  readonly awayScore: number;
  readonly period: string;
  readonly clock: string | null;
  readonly turn: Side | null;
  readonly situation: string | null;
};
export type EventState = {
  readonly status: EventStatus;
  readonly matchProgress: MatchProgress;
  readonly scoreboard: ScoreboardView | null;
};

export type EventPricesMessage = {
  readonly eventId: string;
  readonly version: string;
  readonly status: EventStatus;
  readonly matchProgress: MatchProgress;
  readonly scoreboard: ScoreboardView | null;
  readonly selections: readonly {
    readonly id: string;
    readonly num: string;
    readonly den: string;
    readonly status: SelectionStatus;
    readonly points: string | null;
  }[];
};

export type PriceTransport = {
  /** Queries prices; at most 200 events. */
  readonly snapshot: (eventIds: readonly string[]) => Promise<readonly EventPricesMessage[]>;
  readonly subscribe: (eventId: string, onMessage: (message: EventPricesMessage) => void) => () => void;
  readonly onConnection: (listener: (isLive: boolean) => void) => () => void;
};
