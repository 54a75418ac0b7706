import type { OfferDocument, OfferDraft } from '../offers/document.ts';
import type { OfferTerms } from '../offers/terms.ts';
import type { Proposed } from './proposals.ts';

export type OfferView = {
  readonly document: OfferDocument;
  readonly version: number;
  readonly hash: string;
  readonly terms: OfferTerms;
  readonly state: 'COMING' | 'OVER' | 'RUNNING' | 'STOPPED';
  readonly confirmedBy: string;
  readonly stoppedBy: string | null;
  readonly players: number;
  readonly awards: { readonly unused: number; readonly used: number; readonly expired: number; readonly withdrawn: number };
  readonly awardedCents: number;
  readonly usedCents: number;
};

export type OfferCheck = {
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
  /** Maximum cost of the offer, in words; empty if the offer cannot be published. */
  readonly worst: readonly string[];
  readonly terms: OfferTerms | null;
};

/** What an offer would have awarded in recent days. Amounts are in cents. */
export type OfferDryRun = {
  /** Players who bet, deposited or played in those days; only `read` of them were examined. */
  readonly players: number;
  readonly read: number;
  readonly qualified: number;
  /** Players who qualified but may not receive offers now. */
  readonly barred: number;
  readonly awarded: number;
  readonly awards: number;
  readonly cents: number;
  /** What the awards would cost without the budget, in cents. */
  readonly unboundCents: number;
  /** Expected cost in cents; null while too few awards of this kind have ended. */
  readonly expectedCents: number | null;
  readonly cut: 'players' | 'time' | null;
};

export type OfferUptake = {
  readonly enrolled: number;
  readonly qualified: number;
  readonly awarded: number;
  readonly used: number;
  /** Players who qualified without an award, by reason. */
  readonly withheld: { readonly budget: number; readonly cap: number; readonly excluded: number };
  /** Cost of the awards in the ledger, in cents. */
  readonly paidCents: number;
  /** Account ids; at most 50 in each list. */
  readonly sharedPersons: readonly string[];
  readonly bothSides: readonly string[];
};

export type OfferOperations = {
  readOffer: { input: { readonly offerId: string }; output: OfferUptake };
  listOffers: { input: object; output: { readonly offers: readonly OfferView[] } };
  checkOffer: { input: { readonly document: OfferDraft }; output: OfferCheck };
  dryRunOffer: { input: { readonly document: OfferDraft; readonly days: '1' | '7' }; output: OfferDryRun };
  proposeOffer: { input: { readonly document: OfferDraft; readonly reason: string }; output: Proposed };
  stopOffer: { input: { readonly offerId: string; readonly reason: string }; output: { readonly offerId: string } };
};
