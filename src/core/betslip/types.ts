import type { EventStatus, SelectionStatus } from '#src/gql/graphql.ts';
import type { Cents } from '#src/shared/money/money.ts';
import type { Price } from '#src/shared/money/odds.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import type { TypedAmount } from './fields.ts';
import type { PlacementState } from './placement.ts';
import type { Refusal } from './refusal.ts';
import type { DraftRewards } from './rewardTypes.ts';

export type Offer = {
  readonly price: Price;
  readonly points: string | null;
  readonly status: SelectionStatus;
};

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
  readonly offer: Offer;
  readonly accepted: Pick<Offer, 'price' | 'points'>;
  readonly refusals: readonly Refusal[];
};

export type DraftBet = {
  /** `straight:<selection>`, `parlay`, `teaser` or `roundRobin:<size>`. */
  readonly id: string;
  readonly kind: BetslipTab;
  /** Picks in each combination of a round robin; null for other bets. */
  readonly size: number | null;
  readonly stored: { readonly betCents: Cents | null; readonly winCents: Cents | null; readonly field: 'BET' | 'WIN' };
  readonly legs: readonly Leg[];
  readonly rewards: DraftRewards;
  /** What happens if a pick pushes or is void. */
  readonly sameGameRule?: string | null;
  readonly refusals: readonly Refusal[];
  readonly delayMs?: number;
};

export type BetslipTab = 'straight' | 'parlay' | 'teaser';

export type TeaserDraft = {
  readonly draft: DraftBet;
  readonly points: string;
  readonly price: Price;
  readonly sport: string;
  readonly previews: readonly TeaserPreview[];
};
export type TeaserPreview = {
  readonly points: string;
  /** Points as text: `6`, or `6/4` for two sports. */
  readonly name: string;
  /** Null if the teaser is not offered for this number of legs. */
  readonly price: Price | null;
  /** Points by which each line moves, in the order of the legs. */
  readonly moves: readonly string[];
  /** Settlement rule in words; null for the default rule. */
  readonly rule: string | null;
  readonly drop: string | null;
  /** Smaller teasers that remain if legs are removed, most legs first. */
  readonly dropsTo: readonly { readonly legs: number; readonly price: Price }[];
  /** All terms except the price, as text. */
  readonly terms: string;
};

export type TeaserSeen = { readonly legs: string; readonly previews: readonly TeaserPreview[] };

export type Slip = {
  readonly id: string;
  /** Responses with an older version are ignored. */
  readonly version: bigint;
  readonly straight: readonly DraftBet[];
  readonly parlay: DraftBet | null;
  readonly roundRobins: readonly DraftBet[];
  readonly teaser: TeaserDraft | null;
  readonly refusals: Readonly<Record<BetslipTab | 'whole', readonly Refusal[]>>;
};

export type ShownSelection = { readonly selection: SelectionRef; readonly offer: Pick<Offer, 'price' | 'points'> };

export type SelectionSource = { readonly selectionOrigin: string; readonly shareId?: string };

/** `price` defaults to the selection's current price. */
export type WantedLeg = { readonly selectionId: string; readonly price?: Price };

export type WantedBets = {
  readonly legs: readonly WantedLeg[];
  readonly game?: { readonly eventId: string; readonly legs: readonly ShownSelection[]; readonly price: Price };
  readonly replaces?: boolean;
  readonly from?: SelectionSource;
};

/** Change of the slip. Intents are sent one by one, in order. */
export type Intent =
  | ({ readonly kind: 'add'; readonly from?: SelectionSource } & ShownSelection)
  | { readonly kind: 'add-featured'; readonly featuredBetId: string; readonly legs: readonly ShownSelection[] }
  | { readonly kind: 'add-bets'; readonly bets: WantedBets }
  | { readonly kind: 'remove'; readonly selectionId: string }
  | { readonly kind: 'clear-teaser'; readonly selectionIds: readonly string[] }
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

export type AcceptedGame = { readonly eventId: string; readonly legs: readonly AcceptedOffer[]; readonly price: Price };

export type Owner = { readonly type: 'unknown' } | { readonly type: 'visitor' } | { readonly type: 'player'; readonly id: string };

/** State of the slip's transfer to a new owner at login or logout (product §4). */
export type SlipTransfer = 'not-transferred' | 'loading' | 'promoted' | 'demoted';

export type BetslipState = {
  readonly owner: Owner;
  readonly transfer: SlipTransfer;
  readonly slip: Slip | null;
  readonly teaserSeen: TeaserSeen | null;
  /** Slip received during a placement; applied after it. */
  readonly heldSlip: Slip | null;
  readonly intents: readonly QueuedIntent[];
  /** Id of the intent being sent, the first in `intents`; null if none is. */
  readonly sentIntentId: number | null;
  readonly nextIntentId: number;
  readonly typed: Readonly<Record<string, TypedAmount>>;
  readonly offers: Readonly<Record<string, Offer>>;
  readonly tab: BetslipTab;
  readonly autoAccept: boolean;
  readonly keepsSelections: boolean;
  readonly reusable: readonly { readonly selection: SelectionRef; readonly offer: Offer }[];
  readonly refusals: readonly Refusal[];
  readonly placement: PlacementState;
  /** Bet from a quick-bets shelf, outside the slip. */
  readonly quick: PlacementState;
};
