/** Sources of stakes. Bets from `bonus-bet` and `credit` do not qualify, so that awards do not earn awards. */
export const FUNDS = ['bonus-bet', 'cash', 'credit'] as const;
export type Funds = (typeof FUNDS)[number];

export type Part = { readonly kind: 'event' | 'sport'; readonly id: string };
type Odds = { readonly num: number; readonly den: number };

export type BetRule = {
  readonly kind: 'bet';
  readonly leastCents: number;
  readonly paidWith: readonly Funds[];
  /** Event or sport to which each leg must belong; null for any. */
  readonly on: Part | null;
  /** Minimum total odds, as profit to stake; null for any. */
  readonly leastOdds: Odds | null;
};
/** First deposit. It qualifies after the player wagers the same amount in cash in `playDays` days. */
export type DepositRule = { readonly kind: 'deposit'; readonly leastCents: number; readonly playDays: number };
/** Qualifies a parlay with exactly one lost leg. */
export type NearMissRule = Omit<BetRule, 'kind'> & { readonly kind: 'near-miss'; readonly leastLegs: number };
/** Qualifies a net loss on casino games in one day, Eastern Time. */
export type DayLossRule = { readonly kind: 'day-loss'; readonly leastCents: number };
export type Qualifies = BetRule | DayLossRule | DepositRule | NearMissRule;

export type FixedBonusBet = {
  readonly kind: 'bonus-bet';
  readonly cents: number;
  /** Days of 24 hours in which the award can be used. */
  readonly days: number;
};
/** Bonus bet of a percentage of the qualifying amount. */
export type BonusBetShare = {
  readonly kind: 'bonus-bet-share';
  readonly percent: number;
  readonly mostCents: number;
  readonly days: number;
};
/** Expiring credit of a percentage of a day's net loss. */
export type Cashback = Omit<BonusBetShare, 'kind'> & { readonly kind: 'cashback' };
export type ProfitBoost = {
  readonly kind: 'profit-boost';
  readonly percent: number;
  readonly mostStakeCents: number;
  /** Most that the boost adds to a win, in cents. */
  readonly mostExtraCents: number;
  /** Event or sport to which each leg of the boosted bet must belong; null for any. */
  readonly on: Part | null;
  readonly days: number;
};
export type Pays = BonusBetShare | Cashback | FixedBonusBet | ProfitBoost;

/**
 * Players who can get an offer, by their state at opt-in. `new`: no bet had settled. `lapsed`: bet before, but not in the last `days`.
 * `depositors`: deposited in the last `days`.
 */
export type Segment =
  | { readonly kind: 'depositors'; readonly days: number }
  | { readonly kind: 'lapsed'; readonly days: number }
  | { readonly kind: 'new' };

type Common = {
  readonly id: string;
  readonly brands: readonly string[];
  /** Regions like `US-NJ`: where the bet is placed or, for deposits, where the player opts in. */
  readonly regions: readonly string[];
  readonly currency: 'CAD' | 'USD';
  readonly from: string;
  readonly joining: 'automatic' | 'opt-in';
  /** If absent, the offer is for all players. */
  readonly who?: Segment | undefined;
  readonly qualifies: Qualifies;
  readonly pays: Pays;
};

/** Offer as an operator wrote it. With null values, it cannot be published. */
export type OfferDraft = Common & {
  readonly until: string | null;
  readonly mostAwards: number | null;
  readonly budgetCents: number | null;
};

export type OfferDocument = Common & { readonly until: string; readonly mostAwards: number; readonly budgetCents: number };
export type OfferOn<Q extends Qualifies> = OfferDocument & { readonly qualifies: Q };

/** Event or sport to which the legs of a qualifying bet must belong; null for any. */
export const partOfRule = (rule: Qualifies): Part | null => ('on' in rule ? rule.on : null);

export const isWhole = (draft: OfferDraft): draft is OfferDocument =>
  draft.until !== null && draft.mostAwards !== null && draft.budgetCents !== null;
