import type { Cents } from '#src/shared/money/money.ts';
import type { Price } from '#src/shared/money/odds.ts';
import type { BetRefusal } from '../../placement/placementTypes.ts';
import type { Offer, Terms } from '../../pricing/offer.ts';
import type { TeaserTerms } from '../../pricing/betTerms.ts';
import type { Ticket } from '../../pricing/ticket.ts';
import type { DraftRewards } from './rewardsView.ts';
import type { SlipOrigin } from '../slipContent.ts';

export type Trend = 'DOWN' | 'NO_CHANGE' | 'UP';

/**
 * A slip priced by the offer of the moment. Amounts in cents; errors in order of priority. `boostedReturnCents` is the return with every
 * boost, null without one; the stake of a bonus bet is in the total bet and in no return.
 */
export type BetslipView = {
  readonly owner: string;
  readonly version: bigint;
  readonly currency: string;
  /** In the order they were added; those that no longer exist are left out. */
  readonly selectionIds: readonly string[];
  /** Where each of them came from, as far as it is known. */
  readonly origins: ReadonlyMap<string, SlipOrigin>;
  readonly errors: readonly BetRefusal[];
  readonly straight: {
    readonly errors: readonly BetRefusal[];
    /** By event, in the order the first of its selections was added. */
    readonly groups: readonly { readonly eventId: string; readonly draftBets: readonly DraftBetView[] }[];
    readonly totalBetCents: Cents;
    readonly totalReturnCents: Cents;
    readonly boostedReturnCents: Cents | null;
    readonly trend: Trend;
  };
  readonly parlay: {
    readonly errors: readonly BetRefusal[];
    /** Null with fewer than two selections. */
    readonly draftBet: DraftBetView | null;
    readonly totalBetCents: Cents;
    readonly totalReturnCents: Cents;
    readonly boostedReturnCents: Cents | null;
    readonly trend: Trend;
  };
  readonly roundRobin: {
    readonly errors: readonly BetRefusal[];
    /** One for each size that the picks allow, the smallest first. */
    readonly draftBets: readonly DraftBetView[];
    readonly totalBetCents: Cents;
    readonly totalReturnCents: Cents;
    readonly boostedReturnCents: Cents | null;
    readonly trend: Trend;
  };
  readonly teaser: {
    readonly errors: readonly BetRefusal[];
    /** Null with fewer than two selections that can be teased. */
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
  /** How many times the bet amount is staked. */
  readonly combinations: number;
  /** Null until one is entered. Of a round robin, that of each combination; the win is that of all of them. */
  readonly betCents: Cents | null;
  readonly winCents: Cents | null;
  /** Which of the two the player typed. */
  readonly field: 'BET' | 'WIN';
  /** Profit : stake of the whole bet at the price now. */
  readonly price: Price;
  readonly trend: Trend;
  readonly legs: readonly DraftLegView[];
  readonly rewards: DraftRewards;
  readonly errors: readonly BetRefusal[];
};

export type DraftLegView = {
  readonly id: string;
  readonly selectionId: string;
  /** As it is now. */
  readonly offer: Offer;
  readonly accepted: Terms;
  readonly trend: Trend;
  readonly requiresAcceptance: boolean;
  readonly errors: readonly BetRefusal[];
};

/** The selections of a slip that can be teased together, as one bet. Points in hundredths. */
export type TeaserDraftView = {
  readonly draftBet: DraftBetView;
  readonly points: number;
  /** One, or the two of a mixed ticket. */
  readonly sports: readonly string[];
  readonly previews: readonly TeaserPreview[];
};
/** What a choice of points makes of the ticket. */
export type TeaserPreview = {
  readonly points: number;
  /** `6`, or `6/4` of a mixed ticket. */
  readonly name: string;
  /** Null where so many legs are not offered with these points. */
  readonly price: Price | null;
  /** How far the line of each leg is moved, in their order. */
  readonly moves: readonly number[];
  /** What becomes of it when a leg ends level or is void, in words; null for the usual rule. */
  readonly rule: string | null;
  /** Which legs drop out and leave it to the others, in words; null where none does. */
  readonly drop: string | null;
  /** What fewer legs then pay, the most first. */
  readonly dropsTo: TeaserTerms['ladder'];
  /** Names all of this but the price; empty where so many legs are not offered. */
  readonly terms: string;
};
