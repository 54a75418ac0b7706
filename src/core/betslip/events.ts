import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import type { AmountFieldName } from './fields.ts';
import type { Placement, PlacementEffect, PlacementEvent } from './placement.ts';
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
  | ({ readonly type: 'selection-toggled'; readonly from?: SelectionSource } & ShownSelection)
  | { readonly type: 'featured-taken'; readonly featuredBetId: string; readonly legs: readonly ShownSelection[] }
  | { readonly type: 'bets-taken'; readonly bets: WantedBets }
  | { readonly type: 'selection-removed'; readonly selectionId: string }
  | {
      readonly type: 'line-chosen';
      readonly selectionId: string;
      readonly selection: SelectionRef;
      readonly offer: Pick<Offer, 'price' | 'points'>;
    }
  | { readonly type: 'intents-found'; readonly intents: readonly Intent[] }
  | { readonly type: 'betslip-cleared' }
  | { readonly type: 'teaser-cleared' }
  | { readonly type: 'teaser-points-bought'; readonly points: string }
  | { readonly type: 'amount-typed'; readonly draftBetId: string; readonly field: AmountFieldName; readonly text: string }
  /** A null `use` means cash. */
  | { readonly type: 'reward-chosen'; readonly draftBetId: string; readonly use: RewardUse | null }
  | { readonly type: 'amount-settled'; readonly draftBetId: string }
  | { readonly type: 'offers-seen'; readonly offers: Readonly<Record<string, Offer>> }
  | { readonly type: 'changes-accepted' }
  | { readonly type: 'notice-acknowledged' }
  | { readonly type: 'location-checked' }
  | { readonly type: 'selections-reused'; readonly offers: Readonly<Record<string, Offer>> }
  | { readonly type: 'tab-chosen'; readonly tab: BetslipTab }
  | { readonly type: 'auto-accept-set'; readonly isOn: boolean }
  | { readonly type: 'keep-selections-set'; readonly isOn: boolean }
  | { readonly type: 'intent-confirmed'; readonly intentId: number; readonly slip: Slip }
  | { readonly type: 'intent-failed'; readonly intentId: number; readonly message: string; readonly refusal?: string }
  | { readonly type: 'placement'; readonly event: PlacementEvent }
  /** Places a bet outside the slip; ignored while another bet is being placed. */
  | { readonly type: 'quick-bet-pressed'; readonly placement: Placement };

export type BetslipEffect =
  | PlacementEffect
  | { readonly type: 'query-slip' }
  | { readonly type: 'send-intent'; readonly intent: QueuedIntent }
  | { readonly type: 'find-placements'; readonly playerId: string }
  | { readonly type: 'tell-added' }
  | { readonly type: 'report-add-failed'; readonly code: 'invalid_input' | 'unknown'; readonly refusal: string | null }
  | { readonly type: 'refresh-player' };
