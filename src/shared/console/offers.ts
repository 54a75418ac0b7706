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
  readonly terms: OfferTerms | null;
};

export type OfferOperations = {
  listOffers: { input: object; output: { readonly offers: readonly OfferView[] } };
  checkOffer: { input: { readonly document: OfferDraft }; output: OfferCheck };
  proposeOffer: { input: { readonly document: OfferDraft; readonly reason: string }; output: Proposed };
  stopOffer: { input: { readonly offerId: string; readonly reason: string }; output: { readonly offerId: string } };
};
