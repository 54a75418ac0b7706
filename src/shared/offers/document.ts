/** Sources of stakes. Offers reject `bonus-bet` and `credit`, so that awards do not earn awards. */
export const FUNDS = ['bonus-bet', 'cash', 'credit'] as const;
export type Funds = (typeof FUNDS)[number];

export type Part = { readonly kind: 'event' | 'sport'; readonly id: string };
type Odds = { readonly num: number; readonly den: number };

export type BetRule = {
  readonly kind: 'bet';
  readonly leastCents: number;
  readonly paidWith: readonly Funds[];
  /** Event or sport required of each leg; null for any. */
  readonly on: Part | null;
  /** Shortest total odds, as profit to stake; null for any. */
  readonly leastOdds: Odds | null;
};
/** First deposit. Qualifies once its amount was wagered in cash. */
export type DepositRule = { readonly kind: 'deposit'; readonly leastCents: number; readonly playDays: number };
/** Parlay with exactly one lost leg. */
export type NearMissRule = Omit<BetRule, 'kind'> & { readonly kind: 'near-miss'; readonly leastLegs: number };
/** Net loss on casino games within one day, Eastern Time. */
export type DayLossRule = { readonly kind: 'day-loss'; readonly leastCents: number };
export type Qualifies = BetRule | DayLossRule | DepositRule | NearMissRule;

export type FixedBonusBet = {
  readonly kind: 'bonus-bet';
  readonly cents: number;
  /** Period for using the award, in days of 24 hours. */
  readonly days: number;
};
/** Bonus bet worth a percentage of the qualifying amount. */
export type BonusBetShare = {
  readonly kind: 'bonus-bet-share';
  readonly percent: number;
  readonly mostCents: number;
  readonly days: number;
};
/** Percentage of a day's net loss, as credit that expires. */
export type Cashback = Omit<BonusBetShare, 'kind'> & { readonly kind: 'cashback' };
export type ProfitBoost = {
  readonly kind: 'profit-boost';
  readonly percent: number;
  readonly mostStakeCents: number;
  /** Maximum that the boost adds to a win, in cents. */
  readonly mostExtraCents: number;
  /** Event or sport required of each leg of the boosted bet. */
  readonly on: Part | null;
  readonly days: number;
};
export type Pays = BonusBetShare | Cashback | FixedBonusBet | ProfitBoost;

/**
 * Players an offer is for, as they were when they opted in. `new`: no bet of theirs had settled. `lapsed`: they had wagered before, but not
 * in the last `days`. `depositors`: they had deposited in them.
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
  /** Absent for everybody. */
  readonly who?: Segment | undefined;
  readonly qualifies: Qualifies;
  readonly pays: Pays;
};

/** Offer as an operator wrote it; null values are refused. */
export type OfferDraft = Common & {
  readonly until: string | null;
  readonly mostAwards: number | null;
  readonly budgetCents: number | null;
};

export type OfferDocument = Common & { readonly until: string; readonly mostAwards: number; readonly budgetCents: number };
export type OfferOn<Q extends Qualifies> = OfferDocument & { readonly qualifies: Q };

/** Event or sport required of the legs of a qualifying bet; null for any. */
export const partOfRule = (rule: Qualifies): Part | null => ('on' in rule ? rule.on : null);

export const isWhole = (draft: OfferDraft): draft is OfferDocument =>
  draft.until !== null && draft.mostAwards !== null && draft.budgetCents !== null;
