import type { EventStatus, SelectionStatus } from '#src/gql/graphql.ts';
import type { Cents } from '#src/shared/money/money.ts';
import type { Price } from '#src/shared/money/odds.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import type { TypedAmount } from './fields.ts';
import type { PlacementState } from './placement.ts';
import type { Refusal } from './refusal.ts';
import type { DraftRewards } from './rewardTypes.ts';

/** A price on a line, as offered at some moment. */
export type Offer = {
  readonly price: Price;
  /** The line, where there is one. */
  readonly points: string | null;
  readonly status: SelectionStatus;
};

/** What an odds button knows of its selection. */
export type SelectionRef = {
  readonly id: string;
  readonly eventId: string;
  readonly name: string;
  readonly points?: string | null;
  readonly type?: string;
};

export type Leg = {
  readonly selectionId: string;
  readonly eventId: string;
  readonly eventName: string;
  readonly eventStatus: EventStatus;
  readonly startsAt: string;
  readonly selectionName: string;
  readonly selectionType: string;
  readonly marketName: string;
  readonly marketType: string;
  /** When the slip was read; the price store may know better. */
  readonly offer: Offer;
  /** When the player last agreed. */
  readonly accepted: Pick<Offer, 'price' | 'points'>;
  readonly refusals: readonly Refusal[];
};

export type DraftBet = {
  /** `straight:<selection>`, `parlay`, `teaser` or `roundRobin:<size>`. */
  readonly id: string;
  readonly kind: BetslipTab;
  /** Picks in each combination of a round robin; null for a bet that is one. */
  readonly size: number | null;
  readonly stored: { readonly betCents: Cents | null; readonly winCents: Cents | null; readonly field: 'BET' | 'WIN' };
  readonly legs: readonly Leg[];
  readonly rewards: DraftRewards;
  /** How several picks of one game are settled when one of them is void or ends level; absent where there are none. */
  readonly sameGameRule?: string | null;
  readonly refusals: readonly Refusal[];
  /** How long the server holds it before it decides, where a game of it is being played. */
  readonly delayMs?: number;
};

export type BetslipTab = 'straight' | 'parlay' | 'teaser';

/** The selections that can be teased, as one bet at the price of the ticket. */
export type TeaserDraft = {
  readonly draft: DraftBet;
  /** How far each line is moved, in points. */
  readonly points: string;
  readonly price: Price;
  readonly sport: string;
  readonly previews: readonly TeaserPreview[];
};
/** What a choice of points makes of the ticket. */
export type TeaserPreview = {
  readonly points: string;
  /** `6`, or `6/4` of two sports. */
  readonly name: string;
  /** Null where so many legs are not offered. */
  readonly price: Price | null;
  /** How far the line of each leg is moved, in their order. */
  readonly moves: readonly string[];
  /** What becomes of it when a leg ends level or is void; null for the usual rule. */
  readonly rule: string | null;
  /** Which legs drop out of it, in words; null where none does. */
  readonly drop: string | null;
  /** What fewer legs then pay, the most first. */
  readonly dropsTo: readonly { readonly legs: number; readonly price: Price }[];
  /** The server's name for all of this but the price. */
  readonly terms: string;
};

/** The choices of points as they were first shown for these legs. */
export type TeaserSeen = { readonly legs: string; readonly previews: readonly TeaserPreview[] };

/** The betslip in the server's words. */
export type Slip = {
  readonly id: string;
  /** Grows with every change; an older one is not taken. */
  readonly version: bigint;
  readonly straight: readonly DraftBet[];
  readonly parlay: DraftBet | null;
  /** With the legs of the parlay; the smallest combinations first. */
  readonly roundRobins: readonly DraftBet[];
  readonly teaser: TeaserDraft | null;
  readonly refusals: Readonly<Record<BetslipTab | 'whole', readonly Refusal[]>>;
};

/** A selection at the price it was shown at. */
export type ShownSelection = { readonly selection: SelectionRef; readonly offer: Pick<Offer, 'price' | 'points'> };

/** Where a selection was pressed: the type of the page or the name of what offered it, and the link of a bet that was shared. */
export type SelectionSource = { readonly selectionOrigin: string; readonly shareId?: string };

/** A leg to be taken at the price it was shown at, or at that of now. */
export type WantedLeg = { readonly selectionId: string; readonly price?: Price };

/** What goes into the slip together, all at once. */
export type WantedBets = {
  readonly legs: readonly WantedLeg[];
  /** Picks of one event at the one price they were shown at. */
  readonly game?: { readonly eventId: string; readonly legs: readonly ShownSelection[]; readonly price: Price };
  /** In the place of what is there. */
  readonly replaces?: boolean;
  readonly from?: SelectionSource;
};

/** What the player wants of the slip and the server has not confirmed yet; sent one at a time, in order. */
export type Intent =
  | ({ readonly kind: 'add'; readonly from?: SelectionSource } & ShownSelection)
  /** All selections of a bet that traders put together, at what they were shown at. */
  | { readonly kind: 'add-featured'; readonly featuredBetId: string; readonly legs: readonly ShownSelection[] }
  | { readonly kind: 'add-bets'; readonly bets: WantedBets }
  | { readonly kind: 'remove'; readonly selectionId: string }
  /** All that is teased, as the player saw it. */
  | { readonly kind: 'clear-teaser'; readonly selectionIds: readonly string[] }
  /** `selection` in the place of another: the same side at another line. */
  | {
      readonly kind: 'adjust-line';
      readonly selectionId: string;
      readonly selection: SelectionRef;
      readonly offer: Pick<Offer, 'price' | 'points'>;
    }
  | { readonly kind: 'clear' }
  | { readonly kind: 'set-amount'; readonly draftBetId: string; readonly cents: Cents | null; readonly field: 'BET' | 'WIN' }
  | { readonly kind: 'buy-teaser-points'; readonly points: string }
  | { readonly kind: 'choose-reward'; readonly draftBetId: string; readonly use: RewardUse | null }
  | { readonly kind: 'accept'; readonly offers: readonly AcceptedOffer[]; readonly games?: readonly AcceptedGame[] };

export type QueuedIntent = Intent & { readonly id: number };
export type AcceptedOffer = { readonly selectionId: string; readonly price: Price; readonly points: string | null };

/** Picks of one event, agreed to at their one price. */
export type AcceptedGame = { readonly eventId: string; readonly legs: readonly AcceptedOffer[]; readonly price: Price };

/** `unknown` until the session has been checked; then a visitor or a player by id. */
export type Owner = { readonly type: 'unknown' } | { readonly type: 'visitor' } | { readonly type: 'player'; readonly id: string };

/** Product §4, betslip transfer on login and logout. */
export type SlipTransfer = 'not-transferred' | 'loading' | 'promoted' | 'demoted';

export type BetslipState = {
  readonly owner: Owner;
  readonly transfer: SlipTransfer;
  readonly slip: Slip | null;
  /** The teaser as the player agreed to it: what differs now is asked about. */
  readonly teaserSeen: TeaserSeen | null;
  /** Came while a bet was on its way: what was pressed stays in sight until it is decided. */
  readonly heldSlip: Slip | null;
  readonly intents: readonly QueuedIntent[];
  /** The one that has been sent; always the first. */
  readonly sentIntentId: number | null;
  readonly nextIntentId: number;
  /** By draft bet: what was typed since the slip was read. */
  readonly typed: Readonly<Record<string, TypedAmount>>;
  /** By selection: what the price store shows. */
  readonly offers: Readonly<Record<string, Offer>>;
  readonly tab: BetslipTab;
  readonly autoAccept: boolean;
  /** The player wants the selections to stay after a bet. */
  readonly keepsSelections: boolean;
  /** Selections of the bets that were placed last, to be chosen again; at what they were offered at then, where nothing newer is known. */
  readonly reusable: readonly { readonly selection: SelectionRef; readonly offer: Offer }[];
  /** Of the last placement; gone when the slip changes. */
  readonly refusals: readonly Refusal[];
  readonly placement: PlacementState;
};
