/** What the resolvers of layouts take as parent. Named in `codegen.yml`. */
import type {
  Criticality,
  DialogMemory,
  DialogNode,
  DialogTriggers,
  FallbackAmountLine,
  FallbackLink,
  FallbackText,
  FormNode,
  LayoutNode,
  NodeAbsence,
  ReceiptLine,
} from '#server/contract/generated/schemaTypes.ts';
import type { MoneyParent } from './parents.ts';
import type { AuthoredKinds } from './authoredKinds.ts';
import type { BoundData } from './bind.ts';
import type { Bind } from './sources/binding.ts';
import type { ReceiptFacility } from '#server/contract/receiptSubjects.ts';

export type LayoutKind = LayoutNode['__typename'];
export type DialogKind = DialogNode['__typename'];
export type FormKind = FormNode['__typename'];
export type ReceiptKind = ReceiptLine['__typename'];
/** Every kind that a document may hold as a node: the members of the four unions of the SDL. */
export type KindName = LayoutKind | DialogKind | FormKind | ReceiptKind;

/** A node whose props fit its kind, with the way to its bound data. `id` is the wire id. */
export type NodeParent<K extends KindName> = {
  readonly __typename: K;
  readonly id: string;
  readonly props: AuthoredKinds[K];
  readonly presentation: string | null;
  readonly data: BoundData;
};

export type AccountItemsShelfParent = NodeParent<'AccountItemsShelf'>;
export type BetListShelfParent = NodeParent<'BetListShelf'>;
export type ConsentFormParent = NodeParent<'ConsentForm'>;
export type CustomDialogParent = NodeParent<'CustomDialog'>;
export type EventHeaderShelfParent = NodeParent<'EventHeaderShelf'>;
export type FeaturedEventsShelfParent = NodeParent<'FeaturedEventsShelf'>;
export type FieldsFormParent = NodeParent<'FieldsForm'>;
export type GameDetailsShelfParent = NodeParent<'GameDetailsShelf'>;
export type GameRailShelfParent = NodeParent<'GameRailShelf'>;
export type HeaderReceiptLineParent = NodeParent<'HeaderReceiptLine'>;
export type InformationReceiptLineParent = NodeParent<'InformationReceiptLine'>;
export type ListReceiptLineParent = NodeParent<'ListReceiptLine'>;
export type LiveEventsShelfParent = NodeParent<'LiveEventsShelf'>;
export type LocationPromptDialogParent = NodeParent<'LocationPromptDialog'>;
export type MarketGridShelfParent = NodeParent<'MarketGridShelf'>;
export type MarketGroupsShelfParent = NodeParent<'MarketGroupsShelf'>;
export type PromotionsShelfParent = NodeParent<'PromotionsShelf'>;
export type PromptReceiptLineParent = NodeParent<'PromptReceiptLine'>;
export type QuickLinksShelfParent = NodeParent<'QuickLinksShelf'>;
export type SeparatorReceiptLineParent = NodeParent<'SeparatorReceiptLine'>;
export type SportsTreeShelfParent = NodeParent<'SportsTreeShelf'>;
export type TabsShelfParent = NodeParent<'TabsShelf'>;
export type WarningReceiptLineParent = NodeParent<'WarningReceiptLine'>;
export type LobbyBannerShelfParent = NodeParent<'LobbyBannerShelf'>;
export type CategoryPillsShelfParent = NodeParent<'CategoryPillsShelf'>;
export type GameProvidersShelfParent = NodeParent<'GameProvidersShelf'>;
export type LiveGamesShelfParent = NodeParent<'LiveGamesShelf'>;
export type CrossSellShelfParent = NodeParent<'CrossSellShelf'>;
export type CategoryGamesShelfParent = NodeParent<'CategoryGamesShelf'>;
export type GameSearchShelfParent = NodeParent<'GameSearchShelf'>;
export type RecentGamesShelfParent = NodeParent<'RecentGamesShelf'>;
export type CasinoRewardsShelfParent = NodeParent<'CasinoRewardsShelf'>;
export type CasinoMenuShelfParent = NodeParent<'CasinoMenuShelf'>;
export type AwardsShelfParent = NodeParent<'AwardsShelf'>;
export type ReferralShelfParent = NodeParent<'ReferralShelf'>;
export type HeroCarouselShelfParent = NodeParent<'HeroCarouselShelf'>;
export type ColumnsShelfParent = NodeParent<'ColumnsShelf'>;
export type EditorialShelfParent = NodeParent<'EditorialShelf'>;
export type CountdownShelfParent = NodeParent<'CountdownShelf'>;
export type ImageShelfParent = NodeParent<'ImageShelf'>;
export type TipFormParent = NodeParent<'TipForm'>;
export type StandingsShelfParent = NodeParent<'StandingsShelf'>;
export type ParlaySuggestionsShelfParent = NodeParent<'ParlaySuggestionsShelf'>;
export type DepositAcknowledgementDialogParent = NodeParent<'DepositAcknowledgementDialog'>;
export type MaintenanceDialogParent = NodeParent<'MaintenanceDialog'>;
export type AppPromptDialogParent = NodeParent<'AppPromptDialog'>;
export type AnonymousExperienceDialogParent = NodeParent<'AnonymousExperienceDialog'>;
export type CasinoBalanceUsageDialogParent = NodeParent<'CasinoBalanceUsageDialog'>;
export type AppTourDialogParent = NodeParent<'AppTourDialog'>;
export type CasinoPromotionsShelfParent = NodeParent<'CasinoPromotionsShelf'>;
export type FreeToPlayShelfParent = NodeParent<'FreeToPlayShelf'>;
export type CollectionShelfParent = NodeParent<'CollectionShelf'>;
export type PromotionDetailsShelfParent = NodeParent<'PromotionDetailsShelf'>;
export type StatisticsShelfParent = NodeParent<'StatisticsShelf'>;
export type SearchResultsShelfParent = NodeParent<'SearchResultsShelf'>;
export type VideoShelfParent = NodeParent<'VideoShelf'>;
export type FrameShelfParent = NodeParent<'FrameShelf'>;
export type BigWinUploadDialogParent = NodeParent<'BigWinUploadDialog'>;
export type StreamPlayerShelfParent = NodeParent<'StreamPlayerShelf'>;
export type HistoryShelfParent = NodeParent<'HistoryShelf'>;
export type AccountSummaryShelfParent = NodeParent<'AccountSummaryShelf'>;
export type AwardDetailsShelfParent = NodeParent<'AwardDetailsShelf'>;
export type ChangePasswordShelfParent = NodeParent<'ChangePasswordShelf'>;
export type LoginPreferencesShelfParent = NodeParent<'LoginPreferencesShelf'>;
export type LoyaltyShelfParent = NodeParent<'LoyaltyShelf'>;
export type LoyaltyDashboardShelfParent = NodeParent<'LoyaltyDashboardShelf'>;
export type TaxFormsShelfParent = NodeParent<'TaxFormsShelf'>;
export type OwnLimitShelfParent = NodeParent<'OwnLimitShelf'>;
export type LimitHistoryShelfParent = NodeParent<'LimitHistoryShelf'>;
export type ReferralsShelfParent = NodeParent<'ReferralsShelf'>;
export type BetBuilderShelfParent = NodeParent<'BetBuilderShelf'>;
export type GameFactsShelfParent = NodeParent<'GameFactsShelf'>;
export type CasinoSessionRoundsShelfParent = NodeParent<'CasinoSessionRoundsShelf'>;
export type CasinoRoundShelfParent = NodeParent<'CasinoRoundShelf'>;
/** A line with its value already taken from the transaction. */
export type DefaultReceiptLineParent = NodeParent<'DefaultReceiptLine'> & {
  readonly label: string;
  readonly value: string;
  readonly amount: MoneyParent | null;
};

/** Lines about the place of a transaction. */
export type LocationReceiptLineParent = NodeParent<'LocationReceiptLine'> & { readonly facility: ReceiptFacility };
export type WorkingHoursReceiptLineParent = NodeParent<'WorkingHoursReceiptLine'> & { readonly facility: ReceiptFacility };

export type FallbackParent = FallbackText | FallbackLink | FallbackAmountLine;

/** The frame of one node on the wire. Shared between requests: whatever is made for one request hangs on the node's parent. */
export type FrameParent = {
  readonly id: string;
  readonly kind: string;
  readonly criticality: Criticality;
  readonly fallback: FallbackParent | null;
  readonly label: string | null;
  readonly trackingId: string | null;
  readonly absence: NodeAbsence | null;
  readonly node: StoredContent | null;
};

/** What a present node is made from. */
export type StoredContent = {
  readonly kind: KindName;
  readonly props: unknown;
  readonly presentation: string | null;
  readonly binds: Readonly<Record<string, Bind>>;
  readonly params: Readonly<Record<string, string>>;
};

export type SlotParent = FrameParent & { readonly parent: string | null; readonly region: string };
export type LayoutParent = {
  readonly id: string;
  readonly surface: string;
  readonly revision: string;
  readonly title: string | null;
  /** ISO 8601; null when no time is known to change it. */
  readonly changesAt: string | null;
  /** It says of what its address names that it is not there. */
  readonly isMissing?: boolean;
  readonly slots: readonly SlotParent[];
};
export type LayoutPartParent = Pick<LayoutParent, 'revision' | 'title' | 'changesAt' | 'slots'>;
export type DialogSlotParent = FrameParent & {
  readonly revision: string;
  readonly priority: number;
  readonly triggers: DialogTriggers;
  readonly memory: DialogMemory;
  /** What it says, also where the client cannot draw it; null where it could not be read. */
  readonly about: Pick<StoredContent, 'kind' | 'props'> | null;
};
export type FormSlotParent = FrameParent;
export type FormParent = {
  readonly id: string;
  readonly revision: string;
  readonly title: string;
  readonly parts: readonly FormSlotParent[];
};
export type ReceiptSlotParent = FrameParent & { readonly line: ReceiptNodeParent | null };
export type ReceiptNodeParent =
  | DefaultReceiptLineParent
  | HeaderReceiptLineParent
  | InformationReceiptLineParent
  | ListReceiptLineParent
  | LocationReceiptLineParent
  | PromptReceiptLineParent
  | SeparatorReceiptLineParent
  | WarningReceiptLineParent
  | WorkingHoursReceiptLineParent;
export type ReceiptParent = {
  readonly id: string;
  readonly revision: string;
  readonly total: MoneyParent;
  readonly lines: readonly ReceiptSlotParent[];
};
