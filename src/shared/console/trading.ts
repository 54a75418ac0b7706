import type { Proposed } from './proposals.ts';

/** Teaser price. `points` are hundredths, `num` : `den` profit to stake, `besides` the second sport's points. */
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
/** A `deadHeat` has `places` for the `tied`. */
export type SelectionGrade = {
  readonly outcome: (typeof GRADES)[number];
  readonly deadHeat: { readonly places: number; readonly tied: number } | null;
};
export type TradingSelection = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Hundredths of a point. */
  readonly points: number | null;
  /** Profit per `den` staked. */
  readonly num: string;
  readonly den: string;
  readonly feedNum: string;
  readonly feedDen: string;
  /** Operator who set the price; null while the feed's is shown. */
  readonly holder: string | null;
  readonly status: string;
  readonly voidReason: string | null;
  readonly grade: SelectionGrade | null;
  readonly openBets: number;
  readonly openStakeCents: number;
  /** Liability if the selection wins: payout of open bets minus all their stakes. */
  readonly exposureCents: number;
};
export type TradingMarket = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly status: string;
  readonly voidReason: string | null;
  /** Hundredths of a point, as shown and of the feed; a spread's from home. */
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
    /** Hundredths of a point, at placement. */
    readonly points: number | null;
    readonly market: string;
    readonly event: string;
    readonly outcome: string;
    readonly reason: string | null;
  }[];
};
type Limits = { readonly mostStakeCents: number | null; readonly mostExposureCents: number | null; readonly reason: string };

type Versioned = { readonly version: number };
/** Points on sale up to `most` hundredths, at `cents` per half point (null: the lines' own prices). `keys` are common margins. */
export type HalfPointsSetting = {
  readonly sport: string;
  readonly market: 'spread' | 'total';
  readonly most: number;
  readonly cents: number | null;
  readonly keys: readonly { readonly points: number; readonly cents: number }[];
};
/** Margin is `num` : `den`; null rows sell every line. */
export type PricingTermsView = {
  readonly cashOut: Versioned & { readonly num: number; readonly den: number };
  readonly halfPoints: Versioned & { readonly rows: readonly HalfPointsSetting[] | null };
  readonly minimums: Versioned & BetMinimumsSetting;
};
/** Minimums; odds are profit to stake of a whole bet, null for any. */
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
