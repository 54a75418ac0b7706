import type { Cents } from '#src/shared/money/money.ts';
import type { Price } from '#src/shared/money/odds.ts';
import type { BetRefusal } from '../../placement/placementTypes.ts';
import type { Offer, Terms } from '../../pricing/offer.ts';
import type { TeaserTerms } from '../../pricing/betTerms.ts';
import type { Ticket } from '../../pricing/ticket.ts';
import type { DraftRewards } from './rewardsView.ts';
import type { SlipOrigin } from '../slipContent.ts';

export type Trend = 'DOWN' | 'NO_CHANGE' | 'UP';

/** Slip as shown. Stake totals include bonus stakes; return totals exclude them. */
export type BetslipView = {
  readonly owner: string;
  readonly version: bigint;
  readonly currency: string;
  readonly selectionIds: readonly string[];
  readonly origins: ReadonlyMap<string, SlipOrigin>;
  readonly errors: readonly BetRefusal[];
  readonly straight: {
    readonly errors: readonly BetRefusal[];
    readonly groups: readonly { readonly eventId: string; readonly draftBets: readonly DraftBetView[] }[];
    readonly totalBetCents: Cents;
    readonly totalReturnCents: Cents;
    readonly boostedReturnCents: Cents | null;
    readonly trend: Trend;
  };
  readonly parlay: {
    readonly errors: readonly BetRefusal[];
    readonly draftBet: DraftBetView | null;
    readonly totalBetCents: Cents;
    readonly totalReturnCents: Cents;
    readonly boostedReturnCents: Cents | null;
    readonly trend: Trend;
  };
  readonly roundRobin: {
    readonly errors: readonly BetRefusal[];
    readonly draftBets: readonly DraftBetView[];
    readonly totalBetCents: Cents;
    readonly totalReturnCents: Cents;
    readonly boostedReturnCents: Cents | null;
    readonly trend: Trend;
  };
  readonly teaser: {
    readonly errors: readonly BetRefusal[];
    readonly draft: TeaserDraftView | null;
    readonly totalBetCents: Cents;
    readonly totalReturnCents: Cents;
    readonly boostedReturnCents: Cents | null;
    readonly trend: Trend;
  };
};

export type DraftBetView = {
  readonly id: string;
  readonly type: Ticket['type'];
  readonly combinations: number;
  /** Stake per combination (but `winCents` covers all). Null until the player enters an amount. */
  readonly betCents: Cents | null;
  readonly winCents: Cents | null;
  readonly field: 'BET' | 'WIN';
  readonly price: Price;
  readonly trend: Trend;
  readonly legs: readonly DraftLegView[];
  readonly rewards: DraftRewards;
  readonly errors: readonly BetRefusal[];
};

export type DraftLegView = {
  readonly id: string;
  readonly selectionId: string;
  readonly offer: Offer;
  readonly accepted: Terms;
  readonly trend: Trend;
  readonly requiresAcceptance: boolean;
  readonly errors: readonly BetRefusal[];
};

export type TeaserDraftView = {
  readonly draftBet: DraftBetView;
  readonly points: number;
  readonly sports: readonly string[];
  readonly previews: readonly TeaserPreview[];
};
export type TeaserPreview = {
  readonly points: number;
  readonly name: string;
  readonly price: Price | null;
  readonly moves: readonly number[];
  readonly rule: string | null;
  readonly drop: string | null;
  readonly dropsTo: TeaserTerms['ladder'];
  /** Hash of the teaser's terms (`nameOfTerms`); empty if not offered. */
  readonly terms: string;
};
