/** Ways to pay a bet. Offers cannot name `bonus-bet` or `credit`, or awards would earn awards. */
export const FUNDS = ['bonus-bet', 'cash', 'credit'] as const;
export type Funds = (typeof FUNDS)[number];

/** Bet that qualifies; amounts in cents. */
export type Qualifies = {
  readonly kind: 'bet';
  readonly leastCents: number;
  readonly paidWith: readonly Funds[];
  /** Game or sport of each leg; null for any. */
  readonly on: { readonly kind: 'event' | 'sport'; readonly id: string } | null;
  /** Shortest total odds as profit to stake; null for any odds. */
  readonly leastOdds: { readonly num: number; readonly den: number } | null;
};

export type Pays = {
  readonly kind: 'bonus-bet';
  readonly cents: number;
  /** Period of use in days of 24 hours. */
  readonly days: number;
};

type Common = {
  readonly id: string;
  readonly brands: readonly string[];
  /** Regions where the bet may be placed, as located: `US-NJ`. */
  readonly regions: readonly string[];
  readonly currency: 'CAD' | 'USD';
  /** Start in UTC. */
  readonly from: string;
  readonly joining: 'automatic' | 'opt-in';
  readonly qualifies: Qualifies;
  readonly pays: Pays;
};

/** Offer as an operator wrote it; null values are refused on proposing. */
export type OfferDraft = Common & {
  readonly until: string | null;
  /** Maximum awards per person. */
  readonly mostAwards: number | null;
  readonly budgetCents: number | null;
};

export type OfferDocument = Common & { readonly until: string; readonly mostAwards: number; readonly budgetCents: number };

export const isWhole = (draft: OfferDraft): draft is OfferDocument =>
  draft.until !== null && draft.mostAwards !== null && draft.budgetCents !== null;
