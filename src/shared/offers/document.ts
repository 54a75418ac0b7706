/** `bonus-bet` and `credit` are refused by name: awards would earn awards. */
export const FUNDS = ['bonus-bet', 'cash', 'credit'] as const;
export type Funds = (typeof FUNDS)[number];

export type Qualifies = {
  readonly kind: 'bet';
  readonly leastCents: number;
  readonly paidWith: readonly Funds[];
  /** Null for any game; each leg of a bet must be on it. */
  readonly on: { readonly kind: 'event' | 'sport'; readonly id: string } | null;
  /** Shortest total odds as profit to stake; null for any odds. */
  readonly leastOdds: { readonly num: number; readonly den: number } | null;
};

export type Pays = {
  readonly kind: 'bonus-bet';
  readonly cents: number;
  /** Days of 24 hours in which the award can be used. */
  readonly days: number;
};

type Common = {
  readonly id: string;
  readonly brands: readonly string[];
  /** Regions where the bet may be located, such as `US-NJ`. */
  readonly regions: readonly string[];
  readonly currency: 'CAD' | 'USD';
  /** Start in UTC. */
  readonly from: string;
  readonly joining: 'automatic' | 'opt-in';
  readonly qualifies: Qualifies;
  readonly pays: Pays;
};

/** Offer as an operator wrote it; null values are refused. */
export type OfferDraft = Common & {
  readonly until: string | null;
  /** Maximum per person. */
  readonly mostAwards: number | null;
  readonly budgetCents: number | null;
};

export type OfferDocument = Common & { readonly until: string; readonly mostAwards: number; readonly budgetCents: number };

export const isWhole = (draft: OfferDraft): draft is OfferDocument =>
  draft.until !== null && draft.mostAwards !== null && draft.budgetCents !== null;
