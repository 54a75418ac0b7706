import type { Proposed } from './proposals.ts';

/** Teaser price: `num` / `den` is profit / stake. `points` are in hundredths; `besides` is for the second sport. */
export type TeaserRungSetting = {
  readonly sport: string;
  readonly points: number;
  readonly besides?: { readonly sport: string; readonly points: number } | undefined;
  readonly ties?: 'drop' | 'lose' | undefined;
  readonly voids?: 'drop' | 'refund' | undefined;
  readonly legs: number;
  readonly num: number;
  readonly den: number;
};

export type TradingStatus = 'coming' | 'live' | 'over' | 'waiting';
export type TradingEvent = {
  readonly id: string;
  readonly name: string;
  readonly competition: string;
  readonly startsAt: string;
  readonly status: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly openBets: number;
  readonly openStakeCents: number;
};
export const GRADES = ['WIN', 'LOSS', 'PUSH', 'DEAD_HEAT'] as const;
/** In a `deadHeat`, `tied` selections share `places` winning places, so that each wins only in part. */
export type SelectionGrade = {
  readonly outcome: (typeof GRADES)[number];
  readonly deadHeat: { readonly places: number; readonly tied: number } | null;
};
export type TradingSelection = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly points: number | null;
  readonly num: string;
  readonly den: string;
  readonly feedNum: string;
  readonly feedDen: string;
  /** Operator who set the price by hand; null for the feed's price. */
  readonly holder: string | null;
  readonly status: string;
  readonly voidReason: string | null;
  readonly grade: SelectionGrade | null;
  readonly openBets: number;
  readonly openStakeCents: number;
  /** Liability if the selection wins: payout of open bets minus all stakes. */
  readonly exposureCents: number;
};
export type TradingMarket = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly status: string;
  readonly voidReason: string | null;
  /** Line shown, in hundredths of a point; for a spread, the home team's. */
  readonly line: number | null;
  readonly feedLine: number | null;
  readonly mostStakeCents: number;
  readonly mostExposureCents: number;
  readonly isSet: boolean;
  readonly selections: readonly TradingSelection[];
};
export type BetsScope = 'bet' | 'event' | 'market' | 'selection';
export type BetsWeight = {
  readonly name: string;
  readonly bets: number;
  readonly openBets: number;
  readonly stakeCents: number;
  readonly paidCents: number;
};
export type TradingBet = {
  readonly id: string;
  readonly playerId: string;
  readonly type: string;
  readonly status: string;
  readonly outcome: string;
  readonly stakeCents: number;
  readonly payoutCents: number | null;
  readonly placedAt: string;
  readonly legs: readonly {
    readonly name: string;
    readonly type: string;
    /** Line at placement, in hundredths of a point. */
    readonly points: number | null;
    readonly market: string;
    readonly event: string;
    readonly outcome: string;
    readonly reason: string | null;
  }[];
};
type Limits = { readonly mostStakeCents: number | null; readonly mostExposureCents: number | null; readonly reason: string };

type Versioned = { readonly version: number };
/**
 * Half points that players can buy, at most `most` hundredths of a point. Each costs `cents`; if null, the line's own price. `keys`: common
 * winning margins with their own prices.
 */
export type HalfPointsSetting = {
  readonly sport: string;
  readonly market: 'spread' | 'total';
  readonly most: number;
  readonly cents: number | null;
  readonly keys: readonly { readonly points: number; readonly cents: number }[];
};
/** `num` / `den` is the cash-out margin. Null `rows`: every line is sold. */
export type PricingTermsView = {
  readonly cashOut: Versioned & { readonly num: number; readonly den: number };
  readonly halfPoints: Versioned & { readonly rows: readonly HalfPointsSetting[] | null };
  readonly minimums: Versioned & BetMinimumsSetting;
};
/** Minimum stake and odds. The odds are profit / stake of the whole bet; null allows any. */
export type BetMinimumsSetting = {
  readonly leastStakeCents: number;
  readonly leastOdds: { readonly num: number; readonly den: number } | null;
};

export type TradingOperations = {
  readTeaserTable: { input: Readonly<Record<never, never>>; output: Versioned & { readonly rungs: readonly TeaserRungSetting[] } };
  setTeaserTable: {
    input: Versioned & { readonly rungs: readonly TeaserRungSetting[]; readonly reason: string };
    output: Proposed;
  };
  readHouseTerms: { input: Readonly<Record<never, never>>; output: PricingTermsView };
  setCashOutMargin: { input: Versioned & { readonly num: number; readonly den: number; readonly reason: string }; output: Proposed };
  setBetMinimums: { input: Versioned & BetMinimumsSetting & { readonly reason: string }; output: Proposed };
  setHalfPoints: { input: Versioned & { readonly rows: readonly HalfPointsSetting[] | null; readonly reason: string }; output: Proposed };
  settleByHand: {
    input: {
      readonly eventId: string;
      readonly homeScore: number;
      readonly awayScore: number;
      readonly decidedAt?: string;
      readonly beforeStart?: boolean;
      readonly reason: string;
    };
    output: Proposed;
  };
  gradeSelections: {
    input: {
      readonly marketId: string;
      readonly grades: readonly (SelectionGrade & { readonly selectionId: string })[];
      /** ISO 8601 in UTC. */
      readonly decidedAt?: string;
      readonly reason: string;
    };
    output: Proposed;
  };
  listTradingEvents: {
    input: { readonly search?: string; readonly status: TradingStatus };
    output: { readonly events: readonly TradingEvent[] };
  };
  readTradingEvent: {
    input: { readonly eventId: string };
    output: { readonly event: TradingEvent; readonly markets: readonly TradingMarket[] };
  };
  weighBets: { input: { readonly scope: BetsScope; readonly target: string }; output: BetsWeight };
  voidBets: {
    input: { readonly scope: Exclude<BetsScope, 'event'>; readonly target: string; readonly reason: string };
    output: Proposed;
  };
  setMarketLimits: { input: Limits & { readonly marketId: string }; output: Proposed };
  readBet: { input: { readonly betId: string; readonly reason: string }; output: TradingBet };
  voidByHand: { input: { readonly eventId: string; readonly reason: string }; output: Proposed };
};
