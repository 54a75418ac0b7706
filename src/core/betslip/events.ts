import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import type { AmountFieldName } from './fields.ts';
import type { PlacementEffect, PlacementEvent } from './placement.ts';
import type {
  BetslipTab,
  Intent,
  Offer,
  Owner,
  QueuedIntent,
  SelectionRef,
  SelectionSource,
  ShownSelection,
  Slip,
  WantedBets,
} from './types.ts';

export type BetslipEvent =
  | { readonly type: 'owner-known'; readonly owner: Owner }
  | { readonly type: 'slip-received'; readonly slip: Slip }
  | { readonly type: 'slip-unavailable' }
  /** Without `from`: on the page as it is. */
  | ({ readonly type: 'selection-toggled'; readonly from?: SelectionSource } & ShownSelection)
  /** A bet that traders put together: all of it or nothing. */
  | { readonly type: 'featured-taken'; readonly featuredBetId: string; readonly legs: readonly ShownSelection[] }
  | { readonly type: 'bets-taken'; readonly bets: WantedBets }
  | { readonly type: 'selection-removed'; readonly selectionId: string }
  /** Another line of the same side, in its place. */
  | {
      readonly type: 'line-chosen';
      readonly selectionId: string;
      readonly selection: SelectionRef;
      readonly offer: Pick<Offer, 'price' | 'points'>;
    }
  /** Of the page before this one, which was left before the server had heard of them. */
  | { readonly type: 'wishes-found'; readonly wishes: readonly Intent[] }
  | { readonly type: 'betslip-cleared' }
  /** The teased selections leave the slip. */
  | { readonly type: 'teaser-cleared' }
  | { readonly type: 'teaser-points-bought'; readonly points: string }
  | { readonly type: 'amount-typed'; readonly draftBetId: string; readonly field: AmountFieldName; readonly text: string }
  /** Null reverts to cash. */
  | { readonly type: 'reward-chosen'; readonly draftBetId: string; readonly use: RewardUse | null }
  /** The player has stopped typing: the server may keep it. */
  | { readonly type: 'amount-settled'; readonly draftBetId: string }
  | { readonly type: 'offers-seen'; readonly offers: Readonly<Record<string, Offer>> }
  | { readonly type: 'changes-accepted' }
  /** The player has read what no bet is taken without. */
  | { readonly type: 'notice-acknowledged' }
  /** A check of the location that the player asked for has succeeded. */
  | { readonly type: 'location-checked' }
  /** Those of the last placement, at what they are offered at now. */
  | { readonly type: 'selections-reused'; readonly offers: Readonly<Record<string, Offer>> }
  | { readonly type: 'tab-chosen'; readonly tab: BetslipTab }
  | { readonly type: 'auto-accept-set'; readonly isOn: boolean }
  | { readonly type: 'keep-selections-set'; readonly isOn: boolean }
  | { readonly type: 'intent-confirmed'; readonly intentId: number; readonly slip: Slip }
  | { readonly type: 'intent-failed'; readonly intentId: number; readonly message: string; readonly refusal?: string }
  | { readonly type: 'placement'; readonly event: PlacementEvent };

/** What is to be done outside; data, so that a test can read it. */
export type BetslipEffect =
  | PlacementEffect
  | { readonly type: 'query-slip' }
  | { readonly type: 'send-intent'; readonly intent: QueuedIntent }
  | { readonly type: 'find-placements'; readonly playerId: string }
  /** The server has a selection in the slip that was pressed. */
  | { readonly type: 'tell-added' }
  | { readonly type: 'report-add-failed'; readonly code: 'invalid_input' | 'unknown'; readonly refusal: string | null }
  | { readonly type: 'refresh-player' };
