/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type * from './schema.ts';
export type AcceptedSelectionInput = {
  readonly oddsDenominator: string;
  readonly oddsNumerator: string;
  readonly points?: string | null | undefined;
  readonly selectionId: string;
};

/** What must hold before an action may run. */
export type ActionRequirement =
  | 'LOCATION'
  | 'LOGIN';

export type AddMarketSelectionInput = {
  readonly branchChannel?: string | null | undefined;
  readonly oddsDenominator: string;
  /** The price the player pressed. */
  readonly oddsNumerator: string;
  /** The line the player pressed, where there is one. */
  readonly points?: string | null | undefined;
  readonly selectionId: string;
  readonly selectionOrigin?: string | null | undefined;
  readonly shareId?: string | null | undefined;
};

export type AmountField =
  | 'BET'
  | 'WIN';

/** How a refusal shows: product names, open to the client. */
export type BetErrorDisplayType =
  | 'ANONYMOUS_REGION_ERROR'
  | 'BET_ALREADY_PLACED'
  | 'BET_AMOUNT'
  | 'BET_WIN_AMOUNT'
  | 'DEPOSIT'
  | 'GENERIC'
  | 'GEO'
  | 'INVALID'
  | 'ODDS_CHANGED'
  | 'RETRYABLE'
  | 'RG_ACK_REQUIRED'
  | 'RG_LIMIT'
  | 'SELECTION_DISABLED'
  | 'WIN_AMOUNT';

export type BetOutcome =
  | 'CASH_OUT'
  | 'INVALID'
  | 'LOSS'
  | 'PATRON_CANCELLED'
  | 'PENDING'
  | 'PUSH'
  | 'REFUND'
  | 'VOIDED'
  | 'WIN';

export type BetStatus =
  | 'CANCELLED'
  | 'INVALID'
  | 'OPEN'
  | 'SETTLED'
  | 'VOIDED';

export type BetType =
  | 'PARLAY'
  | 'PARLAY_PLUS'
  | 'ROUND_ROBIN'
  | 'STRAIGHT'
  | 'TEASER';

/** How much a node matters when a client cannot draw it. */
export type Criticality =
  /** Shows its authored fallback. */
  | 'DEGRADABLE'
  /** Blocks its scope: a receipt, a consent, a responsible-gaming notice. */
  | 'MANDATORY'
  /** May be skipped. */
  | 'OPTIONAL';

export type DialogButtonStyle =
  | 'PRIMARY'
  | 'SECONDARY'
  | 'TEXT';

export type DialogButtonType =
  | 'DEEP_LINK'
  | 'DISMISS'
  | 'EXTERNAL_LINK';

export type EventStatus =
  | 'CANCELLED'
  | 'FINISHED'
  | 'HIDDEN'
  | 'INVALID'
  | 'IN_PLAY'
  | 'PRE_GAME';

export type GeolocationParams = {
  readonly accuracy: number;
  readonly latitude: number;
  readonly longitude: number;
};

export type HeartbeatStatus =
  | 'OK'
  | 'TIME_LIMIT_EXCEEDED';

export type LegOutcome =
  | 'DEAD_HEAT'
  | 'LOSS'
  | 'PENDING'
  | 'PUSH'
  | 'UNAVAILABLE'
  | 'VOID'
  | 'WIN';

export type LicenseType =
  | 'NO_DOWNLOAD_BROWSER'
  | 'REGULAR';

export type MarketStatus =
  | 'CLOSED'
  | 'HIDDEN'
  | 'OPEN';

/** Why a slot has no node. */
export type NodeAbsence =
  /** What is stored does not fit the kind's schema. */
  | 'INVALID'
  /** A bound source failed or ran out of time. */
  | 'SOURCE_FAILED'
  /** This build does not know the kind, its version or its presentation. */
  | 'UNSUPPORTED';

export type OddsFormat =
  | 'AMERICAN'
  | 'EURO';

/** A draft bet exactly as the player saw it. */
export type PlaceBetInput = {
  /** Cents. */
  readonly betAmount: string;
  readonly draftBetId: string;
  readonly legs: ReadonlyArray<AcceptedSelectionInput>;
};

export type PlacementStatus =
  | 'DECIDED'
  | 'IN_PROGRESS'
  | 'UNKNOWN';

export type ReceiptLineStyle =
  /** Not final yet; the value says so in words. */
  | 'PENDING'
  | 'PLAIN'
  | 'POSITIVE'
  | 'STRONG';

export type SelectionStatus =
  /** Shown as Suspended. */
  | 'CLOSED'
  /** Shown as Closed. */
  | 'HIDDEN'
  | 'OPEN';

export type SportsMenuItemType =
  | 'HEADER'
  | 'LEAF';

/** Absent fields stay as they are. */
export type UserPreferenceInput = {
  readonly autoAcceptOddsChanges?: boolean | null | undefined;
  readonly oddsFormat?: OddsFormat | null | undefined;
};

export type AcknowledgeMutationVariables = Exact<{
  ackType: string;
  actionId: string;
}>;


export type AcknowledgeMutation = { readonly userAck: { readonly __typename: 'ActionResult', readonly succeeded: boolean, readonly account: { readonly __typename: 'Account', readonly id: string, readonly requiresResponsibleGamingAcknowledgement: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly action: string, readonly field: ReadonlyArray<string>, readonly message: string }> } };

export type SetUserPreferenceMutationVariables = Exact<{
  input: UserPreferenceInput;
  actionId: string;
}>;


export type SetUserPreferenceMutation = { readonly setUserPreference: { readonly __typename: 'ActionResult', readonly succeeded: boolean, readonly account: { readonly __typename: 'Account', readonly id: string, readonly userPreferences: { readonly __typename: 'UserPreferences', readonly autoAcceptOddsChanges: boolean, readonly oddsFormat: OddsFormat } } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly action: string, readonly field: ReadonlyArray<string>, readonly message: string }> } };

export type StoredPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type StoredPreferencesQuery = { readonly account: { readonly __typename: 'Account', readonly id: string, readonly userPreferences: { readonly __typename: 'UserPreferences', readonly autoAcceptOddsChanges: boolean, readonly oddsFormat: OddsFormat } } };

type Actions_AcknowledgeAction_Fragment = { readonly __typename: 'AcknowledgeAction', readonly id: string, readonly label: string, readonly ackType: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
    | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
    | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
    | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
    | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
    | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
    | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
    | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
    | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
    | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
    | { readonly __typename: 'FormDeepLink', readonly formId: string }
    | { readonly __typename: 'IdentityDeepLink', readonly page: string }
    | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
    | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
    | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
    | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
    | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
    | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
    | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
    | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
    | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
    | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
    | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
    | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
   | null } & { ' $fragmentName'?: 'Actions_AcknowledgeAction_Fragment' };

type Actions_SetUserPreferenceAction_Fragment = { readonly __typename: 'SetUserPreferenceAction', readonly id: string, readonly label: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
    | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
    | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
    | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
    | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
    | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
    | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
    | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
    | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
    | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
    | { readonly __typename: 'FormDeepLink', readonly formId: string }
    | { readonly __typename: 'IdentityDeepLink', readonly page: string }
    | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
    | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
    | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
    | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
    | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
    | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
    | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
    | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
    | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
    | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
    | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
    | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
   | null } & { ' $fragmentName'?: 'Actions_SetUserPreferenceAction_Fragment' };

export type ActionsFragment =
  | Actions_AcknowledgeAction_Fragment
  | Actions_SetUserPreferenceAction_Fragment
;

export type ActionOutcomeFragment = { readonly __typename: 'ActionResult', readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly action: string, readonly field: ReadonlyArray<string>, readonly message: string }> } & { ' $fragmentName'?: 'ActionOutcomeFragment' };

export type GameDetailsFragment = { readonly __typename: 'GameDetailsShelf', readonly id: string, readonly game: { readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly category: string, readonly provider: string, readonly available: boolean, readonly demoAvailable: boolean, readonly exclusive: boolean, readonly multiplayer: boolean, readonly newBadge: boolean, readonly returnToPlayer: number, readonly minBet: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly maxBet: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string } } | null } & { ' $fragmentName'?: 'GameDetailsFragment' };

export type GameRailFragment = { readonly __typename: 'GameRailShelf', readonly id: string, readonly title: string, readonly games: ReadonlyArray<{ readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly multiplayer: boolean, readonly newBadge: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } }> | null } & { ' $fragmentName'?: 'GameRailFragment' };

type CasinoShelves_GameDetailsShelf_Fragment = (
  { readonly __typename: 'GameDetailsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'GameDetailsFragment': GameDetailsFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_GameDetailsShelf_Fragment' };

type CasinoShelves_GameRailShelf_Fragment = (
  { readonly __typename: 'GameRailShelf', readonly id: string, readonly presentation: string | null }
  & { ' $fragmentRefs'?: { 'GameRailFragment': GameRailFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_GameRailShelf_Fragment' };

export type CasinoShelvesFragment =
  | CasinoShelves_GameDetailsShelf_Fragment
  | CasinoShelves_GameRailShelf_Fragment
;

type DeepLinks_AccountMenuDeepLink_Fragment = { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string } & { ' $fragmentName'?: 'DeepLinks_AccountMenuDeepLink_Fragment' };

type DeepLinks_AccountMenuItemDeepLink_Fragment = { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string } & { ' $fragmentName'?: 'DeepLinks_AccountMenuItemDeepLink_Fragment' };

type DeepLinks_BetHistorySectionDeepLink_Fragment = { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string } & { ' $fragmentName'?: 'DeepLinks_BetHistorySectionDeepLink_Fragment' };

type DeepLinks_CardProviderDeepLink_Fragment = { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string } & { ' $fragmentName'?: 'DeepLinks_CardProviderDeepLink_Fragment' };

type DeepLinks_CashAtCasinoDeepLink_Fragment = { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string } & { ' $fragmentName'?: 'DeepLinks_CashAtCasinoDeepLink_Fragment' };

type DeepLinks_CasinoCategoryShelfDeepLink_Fragment = { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string } & { ' $fragmentName'?: 'DeepLinks_CasinoCategoryShelfDeepLink_Fragment' };

type DeepLinks_CasinoGameDeepLink_Fragment = { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } & { ' $fragmentName'?: 'DeepLinks_CasinoGameDeepLink_Fragment' };

type DeepLinks_CasinoRewardsShelfDeepLink_Fragment = { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string } & { ' $fragmentName'?: 'DeepLinks_CasinoRewardsShelfDeepLink_Fragment' };

type DeepLinks_ConfirmationDeepLink_Fragment = { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string } & { ' $fragmentName'?: 'DeepLinks_ConfirmationDeepLink_Fragment' };

type DeepLinks_ContactSupportDeepLink_Fragment = { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null } & { ' $fragmentName'?: 'DeepLinks_ContactSupportDeepLink_Fragment' };

type DeepLinks_FormDeepLink_Fragment = { readonly __typename: 'FormDeepLink', readonly formId: string } & { ' $fragmentName'?: 'DeepLinks_FormDeepLink_Fragment' };

type DeepLinks_IdentityDeepLink_Fragment = { readonly __typename: 'IdentityDeepLink', readonly page: string } & { ' $fragmentName'?: 'DeepLinks_IdentityDeepLink_Fragment' };

type DeepLinks_InteracConfirmationDeepLink_Fragment = { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string } & { ' $fragmentName'?: 'DeepLinks_InteracConfirmationDeepLink_Fragment' };

type DeepLinks_ModalDeepLink_Fragment = { readonly __typename: 'ModalDeepLink', readonly dialogId: string } & { ' $fragmentName'?: 'DeepLinks_ModalDeepLink_Fragment' };

type DeepLinks_OpenBetslipDeepLink_Fragment = { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> } & { ' $fragmentName'?: 'DeepLinks_OpenBetslipDeepLink_Fragment' };

type DeepLinks_PromotionDeepLink_Fragment = { readonly __typename: 'PromotionDeepLink', readonly promotionId: string } & { ' $fragmentName'?: 'DeepLinks_PromotionDeepLink_Fragment' };

type DeepLinks_PromotionListDeepLink_Fragment = { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null } & { ' $fragmentName'?: 'DeepLinks_PromotionListDeepLink_Fragment' };

type DeepLinks_ReceiptDeepLink_Fragment = { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string } & { ' $fragmentName'?: 'DeepLinks_ReceiptDeepLink_Fragment' };

type DeepLinks_ResponsibleGamingShelfDeepLink_Fragment = { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null } & { ' $fragmentName'?: 'DeepLinks_ResponsibleGamingShelfDeepLink_Fragment' };

type DeepLinks_ScorePayDeepLink_Fragment = { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string } & { ' $fragmentName'?: 'DeepLinks_ScorePayDeepLink_Fragment' };

type DeepLinks_SelectFacilityDeepLink_Fragment = { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string } & { ' $fragmentName'?: 'DeepLinks_SelectFacilityDeepLink_Fragment' };

type DeepLinks_SportsbookPageDeepLink_Fragment = { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string } & { ' $fragmentName'?: 'DeepLinks_SportsbookPageDeepLink_Fragment' };

type DeepLinks_VendorInformationDeepLink_Fragment = { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string } & { ' $fragmentName'?: 'DeepLinks_VendorInformationDeepLink_Fragment' };

type DeepLinks_WebPageDeepLink_Fragment = { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean } & { ' $fragmentName'?: 'DeepLinks_WebPageDeepLink_Fragment' };

type DeepLinks_WireTransferFirstDeepLink_Fragment = { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string } & { ' $fragmentName'?: 'DeepLinks_WireTransferFirstDeepLink_Fragment' };

type DeepLinks_WireTransferRepeatDeepLink_Fragment = { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string } & { ' $fragmentName'?: 'DeepLinks_WireTransferRepeatDeepLink_Fragment' };

export type DeepLinksFragment =
  | DeepLinks_AccountMenuDeepLink_Fragment
  | DeepLinks_AccountMenuItemDeepLink_Fragment
  | DeepLinks_BetHistorySectionDeepLink_Fragment
  | DeepLinks_CardProviderDeepLink_Fragment
  | DeepLinks_CashAtCasinoDeepLink_Fragment
  | DeepLinks_CasinoCategoryShelfDeepLink_Fragment
  | DeepLinks_CasinoGameDeepLink_Fragment
  | DeepLinks_CasinoRewardsShelfDeepLink_Fragment
  | DeepLinks_ConfirmationDeepLink_Fragment
  | DeepLinks_ContactSupportDeepLink_Fragment
  | DeepLinks_FormDeepLink_Fragment
  | DeepLinks_IdentityDeepLink_Fragment
  | DeepLinks_InteracConfirmationDeepLink_Fragment
  | DeepLinks_ModalDeepLink_Fragment
  | DeepLinks_OpenBetslipDeepLink_Fragment
  | DeepLinks_PromotionDeepLink_Fragment
  | DeepLinks_PromotionListDeepLink_Fragment
  | DeepLinks_ReceiptDeepLink_Fragment
  | DeepLinks_ResponsibleGamingShelfDeepLink_Fragment
  | DeepLinks_ScorePayDeepLink_Fragment
  | DeepLinks_SelectFacilityDeepLink_Fragment
  | DeepLinks_SportsbookPageDeepLink_Fragment
  | DeepLinks_VendorInformationDeepLink_Fragment
  | DeepLinks_WebPageDeepLink_Fragment
  | DeepLinks_WireTransferFirstDeepLink_Fragment
  | DeepLinks_WireTransferRepeatDeepLink_Fragment
;

export type CustomFragment = { readonly __typename: 'CustomDialog', readonly id: string, readonly title: string, readonly body: string, readonly dismissible: boolean, readonly buttons: ReadonlyArray<{ readonly __typename: 'DialogButton', readonly id: string, readonly label: string, readonly type: DialogButtonType, readonly style: DialogButtonStyle, readonly deepLink:
      | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
      | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
      | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
      | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
      | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
      | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
      | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
      | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
      | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
      | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
      | { readonly __typename: 'FormDeepLink', readonly formId: string }
      | { readonly __typename: 'IdentityDeepLink', readonly page: string }
      | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
      | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
      | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
      | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
      | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
      | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
      | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
      | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
      | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
      | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
      | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
      | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
      | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
      | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
     | null }> } & { ' $fragmentName'?: 'CustomFragment' };

export type LocationPromptFragment = { readonly __typename: 'LocationPromptDialog', readonly id: string, readonly title: string, readonly body: string, readonly allowLabel: string, readonly declineLabel: string } & { ' $fragmentName'?: 'LocationPromptFragment' };

type Dialogs_CustomDialog_Fragment = (
  { readonly __typename: 'CustomDialog', readonly id: string }
  & { ' $fragmentRefs'?: { 'CustomFragment': CustomFragment } }
) & { ' $fragmentName'?: 'Dialogs_CustomDialog_Fragment' };

type Dialogs_LocationPromptDialog_Fragment = (
  { readonly __typename: 'LocationPromptDialog', readonly id: string }
  & { ' $fragmentRefs'?: { 'LocationPromptFragment': LocationPromptFragment } }
) & { ' $fragmentName'?: 'Dialogs_LocationPromptDialog_Fragment' };

export type DialogsFragment =
  | Dialogs_CustomDialog_Fragment
  | Dialogs_LocationPromptDialog_Fragment
;

export type DialogFrameFragment = { readonly __typename: 'DialogSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly priority: number, readonly absence: NodeAbsence | null, readonly fallback:
    | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
    | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
    | { readonly __typename: 'FallbackText', readonly text: string }
   | null, readonly triggers: { readonly __typename: 'DialogTriggers', readonly pages: ReadonlyArray<string>, readonly onLogin: boolean }, readonly node:
    | (
      { readonly __typename: 'CustomDialog', readonly id: string }
      & { ' $fragmentRefs'?: { 'CustomFragment': CustomFragment } }
    )
    | (
      { readonly __typename: 'LocationPromptDialog', readonly id: string }
      & { ' $fragmentRefs'?: { 'LocationPromptFragment': LocationPromptFragment } }
    )
   | null } & { ' $fragmentName'?: 'DialogFrameFragment' };

export type ConsentFragment = { readonly __typename: 'ConsentForm', readonly id: string, readonly title: string, readonly body: string, readonly consentLabel: string, readonly action:
    | { readonly __typename: 'AcknowledgeAction', readonly id: string, readonly label: string, readonly ackType: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
        | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
        | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
        | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
        | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
        | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
        | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
        | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
        | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
        | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
        | { readonly __typename: 'FormDeepLink', readonly formId: string }
        | { readonly __typename: 'IdentityDeepLink', readonly page: string }
        | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
        | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
        | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
        | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
        | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
        | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
        | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
        | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
        | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
        | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
        | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
        | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
       | null }
    | { readonly __typename: 'SetUserPreferenceAction', readonly id: string, readonly label: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
        | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
        | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
        | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
        | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
        | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
        | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
        | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
        | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
        | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
        | { readonly __typename: 'FormDeepLink', readonly formId: string }
        | { readonly __typename: 'IdentityDeepLink', readonly page: string }
        | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
        | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
        | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
        | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
        | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
        | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
        | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
        | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
        | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
        | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
        | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
        | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
       | null }
   } & { ' $fragmentName'?: 'ConsentFragment' };

export type FieldsFragment = { readonly __typename: 'FieldsForm', readonly id: string, readonly schema: Readonly<Record<string, unknown>>, readonly order: ReadonlyArray<string>, readonly action:
    | { readonly __typename: 'AcknowledgeAction', readonly id: string, readonly label: string, readonly ackType: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
        | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
        | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
        | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
        | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
        | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
        | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
        | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
        | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
        | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
        | { readonly __typename: 'FormDeepLink', readonly formId: string }
        | { readonly __typename: 'IdentityDeepLink', readonly page: string }
        | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
        | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
        | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
        | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
        | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
        | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
        | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
        | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
        | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
        | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
        | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
        | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
       | null }
    | { readonly __typename: 'SetUserPreferenceAction', readonly id: string, readonly label: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
        | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
        | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
        | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
        | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
        | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
        | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
        | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
        | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
        | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
        | { readonly __typename: 'FormDeepLink', readonly formId: string }
        | { readonly __typename: 'IdentityDeepLink', readonly page: string }
        | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
        | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
        | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
        | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
        | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
        | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
        | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
        | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
        | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
        | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
        | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
        | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
       | null }
   } & { ' $fragmentName'?: 'FieldsFragment' };

type Forms_ConsentForm_Fragment = (
  { readonly __typename: 'ConsentForm', readonly id: string }
  & { ' $fragmentRefs'?: { 'ConsentFragment': ConsentFragment } }
) & { ' $fragmentName'?: 'Forms_ConsentForm_Fragment' };

type Forms_FieldsForm_Fragment = (
  { readonly __typename: 'FieldsForm', readonly id: string }
  & { ' $fragmentRefs'?: { 'FieldsFragment': FieldsFragment } }
) & { ' $fragmentName'?: 'Forms_FieldsForm_Fragment' };

export type FormsFragment =
  | Forms_ConsentForm_Fragment
  | Forms_FieldsForm_Fragment
;

export type FormPartsFragment = { readonly __typename: 'Form', readonly id: string, readonly revision: string, readonly title: string, readonly parts: ReadonlyArray<{ readonly __typename: 'FormSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
      | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
      | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
      | { readonly __typename: 'FallbackText', readonly text: string }
     | null, readonly node:
      | (
        { readonly __typename: 'ConsentForm', readonly id: string }
        & { ' $fragmentRefs'?: { 'ConsentFragment': ConsentFragment } }
      )
      | (
        { readonly __typename: 'FieldsForm', readonly id: string }
        & { ' $fragmentRefs'?: { 'FieldsFragment': FieldsFragment } }
      )
     | null }> } & { ' $fragmentName'?: 'FormPartsFragment' };

type Fallback_FallbackAmountLine_Fragment = { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string } & { ' $fragmentName'?: 'Fallback_FallbackAmountLine_Fragment' };

type Fallback_FallbackLink_Fragment = { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string } & { ' $fragmentName'?: 'Fallback_FallbackLink_Fragment' };

type Fallback_FallbackText_Fragment = { readonly __typename: 'FallbackText', readonly text: string } & { ' $fragmentName'?: 'Fallback_FallbackText_Fragment' };

export type FallbackFragment =
  | Fallback_FallbackAmountLine_Fragment
  | Fallback_FallbackLink_Fragment
  | Fallback_FallbackText_Fragment
;

export type PageSlotsFragment = { readonly __typename: 'Layout', readonly id: string, readonly surface: string, readonly revision: string, readonly title: string | null, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly parent: string | null, readonly region: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
      | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
      | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
      | { readonly __typename: 'FallbackText', readonly text: string }
     | null, readonly node:
      | (
        { readonly __typename: 'AccountItemsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'AccountItemsFragment': AccountItemsFragment } }
      )
      | (
        { readonly __typename: 'BetListShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'BetListFragment': BetListFragment } }
      )
      | (
        { readonly __typename: 'EventHeaderShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'EventHeaderFragment': EventHeaderFragment } }
      )
      | (
        { readonly __typename: 'FeaturedEventsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'FeaturedEventsFragment': FeaturedEventsFragment } }
      )
      | (
        { readonly __typename: 'GameDetailsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'GameDetailsFragment': GameDetailsFragment } }
      )
      | (
        { readonly __typename: 'GameRailShelf', readonly id: string, readonly presentation: string | null }
        & { ' $fragmentRefs'?: { 'GameRailFragment': GameRailFragment } }
      )
      | (
        { readonly __typename: 'LiveEventsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LiveEventsFragment': LiveEventsFragment } }
      )
      | (
        { readonly __typename: 'MarketGridShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'MarketGridFragment': MarketGridFragment } }
      )
      | (
        { readonly __typename: 'MarketGroupsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'MarketGroupsFragment': MarketGroupsFragment } }
      )
      | (
        { readonly __typename: 'PromotionsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'PromotionsFragment': PromotionsFragment } }
      )
      | (
        { readonly __typename: 'QuickLinksShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'QuickLinksFragment': QuickLinksFragment } }
      )
      | (
        { readonly __typename: 'SportsTreeShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'SportsTreeFragment': SportsTreeFragment } }
      )
      | (
        { readonly __typename: 'TabsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'TabsFragment': TabsFragment } }
      )
     | null }> } & { ' $fragmentName'?: 'PageSlotsFragment' };

export type PagePlayerSlotsFragment = { readonly __typename: 'Layout', readonly id: string, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly node:
      | { readonly __typename: 'AccountItemsShelf' }
      | (
        { readonly __typename: 'BetListShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'BetListSectionFragment': BetListSectionFragment } }
      )
      | { readonly __typename: 'EventHeaderShelf' }
      | { readonly __typename: 'FeaturedEventsShelf' }
      | { readonly __typename: 'GameDetailsShelf' }
      | { readonly __typename: 'GameRailShelf' }
      | { readonly __typename: 'LiveEventsShelf' }
      | { readonly __typename: 'MarketGridShelf' }
      | { readonly __typename: 'MarketGroupsShelf' }
      | { readonly __typename: 'PromotionsShelf' }
      | { readonly __typename: 'QuickLinksShelf' }
      | { readonly __typename: 'SportsTreeShelf' }
      | { readonly __typename: 'TabsShelf' }
     | null }> } & { ' $fragmentName'?: 'PagePlayerSlotsFragment' };

export type AccountItemsFragment = { readonly __typename: 'AccountItemsShelf', readonly id: string, readonly heading: string | null, readonly entries: ReadonlyArray<
    | { readonly __typename: 'ClientDisplay', readonly id: string, readonly display: string, readonly icon: string }
    | { readonly __typename: 'ClientDisplayDescriptive', readonly id: string, readonly display: string, readonly icon: string, readonly description: string }
    | { readonly __typename: 'Leaf', readonly id: string, readonly label: string, readonly icon: string, readonly deepLink:
        | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
        | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
        | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
        | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
        | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
        | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
        | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
        | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
        | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
        | { readonly __typename: 'FormDeepLink', readonly formId: string }
        | { readonly __typename: 'IdentityDeepLink', readonly page: string }
        | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
        | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
        | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
        | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
        | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
        | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
        | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
        | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
        | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
        | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
        | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
        | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
        | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
       | null }
    | { readonly __typename: 'Parent', readonly id: string, readonly label: string, readonly icon: string, readonly children: ReadonlyArray<{ readonly __typename: 'Leaf', readonly id: string, readonly label: string, readonly icon: string, readonly deepLink:
          | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
          | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
          | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
          | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
          | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
          | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
          | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
          | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
          | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
          | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
          | { readonly __typename: 'FormDeepLink', readonly formId: string }
          | { readonly __typename: 'IdentityDeepLink', readonly page: string }
          | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
          | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
          | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
          | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
          | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
          | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
          | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
          | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
          | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
          | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
          | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
          | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
          | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
          | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
         | null }> }
  > } & { ' $fragmentName'?: 'AccountItemsFragment' };

export type AccountLeafFragment = { readonly __typename: 'Leaf', readonly id: string, readonly label: string, readonly icon: string, readonly deepLink:
    | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
    | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
    | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
    | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
    | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
    | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
    | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
    | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
    | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
    | { readonly __typename: 'FormDeepLink', readonly formId: string }
    | { readonly __typename: 'IdentityDeepLink', readonly page: string }
    | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
    | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
    | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
    | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
    | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
    | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
    | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
    | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
    | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
    | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
    | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
    | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
   | null } & { ' $fragmentName'?: 'AccountLeafFragment' };

export type SportsTreeFragment = { readonly __typename: 'SportsTreeShelf', readonly id: string, readonly heading: string | null, readonly sports: ReadonlyArray<{ readonly __typename: 'SportsMenuItem', readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly liveStreamCount: number, readonly type: SportsMenuItemType, readonly children: ReadonlyArray<{ readonly __typename: 'SportsMenuItem', readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly liveStreamCount: number, readonly type: SportsMenuItemType, readonly children: ReadonlyArray<{ readonly __typename: 'SportsMenuItem', readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly liveStreamCount: number, readonly type: SportsMenuItemType, readonly children: ReadonlyArray<{ readonly __typename: 'SportsMenuItem', readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly liveStreamCount: number, readonly type: SportsMenuItemType, readonly deepLink: { readonly __typename: 'SportsMenuLink', readonly webUrl: string } | null }>, readonly deepLink: { readonly __typename: 'SportsMenuLink', readonly webUrl: string } | null }>, readonly deepLink: { readonly __typename: 'SportsMenuLink', readonly webUrl: string } | null }>, readonly deepLink: { readonly __typename: 'SportsMenuLink', readonly webUrl: string } | null }> | null } & { ' $fragmentName'?: 'SportsTreeFragment' };

export type SportsEntryFragment = { readonly __typename: 'SportsMenuItem', readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly liveStreamCount: number, readonly type: SportsMenuItemType, readonly deepLink: { readonly __typename: 'SportsMenuLink', readonly webUrl: string } | null } & { ' $fragmentName'?: 'SportsEntryFragment' };

type MenuShelves_AccountItemsShelf_Fragment = (
  { readonly __typename: 'AccountItemsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'AccountItemsFragment': AccountItemsFragment } }
) & { ' $fragmentName'?: 'MenuShelves_AccountItemsShelf_Fragment' };

type MenuShelves_SportsTreeShelf_Fragment = (
  { readonly __typename: 'SportsTreeShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'SportsTreeFragment': SportsTreeFragment } }
) & { ' $fragmentName'?: 'MenuShelves_SportsTreeShelf_Fragment' };

export type MenuShelvesFragment =
  | MenuShelves_AccountItemsShelf_Fragment
  | MenuShelves_SportsTreeShelf_Fragment
;

export type BetListFragment = { readonly __typename: 'BetListShelf', readonly id: string, readonly sectionId: string, readonly emptyTitle: string, readonly emptyText: string } & { ' $fragmentName'?: 'BetListFragment' };

export type BetListSectionFragment = { readonly __typename: 'BetListShelf', readonly id: string, readonly section: { readonly __typename: 'BetHistorySection', readonly id: string, readonly title: string, readonly selectedFilterId: string, readonly filters: ReadonlyArray<{ readonly __typename: 'BetHistoryFilter', readonly id: string, readonly label: string }>, readonly bets: { readonly __typename: 'BetConnection', readonly edges: ReadonlyArray<{ readonly __typename: 'BetEdge', readonly cursor: string, readonly node: { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly numLegs: number, readonly placedAt: string, readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly selectionName: string, readonly marketName: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly inPlay: boolean, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null } | null } }>, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
                | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
                | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
                | { readonly __typename: 'FallbackText', readonly text: string }
               | null, readonly node:
                | (
                  { readonly __typename: 'DefaultReceiptLine', readonly id: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }
                  & { ' $fragmentRefs'?: { 'DefaultFragment': DefaultFragment } }
                )
                | (
                  { readonly __typename: 'HeaderReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'HeaderFragment': HeaderFragment } }
                )
                | (
                  { readonly __typename: 'InformationReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'InformationFragment': InformationFragment } }
                )
                | (
                  { readonly __typename: 'ListReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'ListFragment': ListFragment } }
                )
                | (
                  { readonly __typename: 'LocationReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'LocationFragment': LocationFragment } }
                )
                | (
                  { readonly __typename: 'PromptReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'PromptFragment': PromptFragment } }
                )
                | (
                  { readonly __typename: 'SeparatorReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'SeparatorFragment': SeparatorFragment } }
                )
                | (
                  { readonly __typename: 'WarningReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'WarningFragment': WarningFragment } }
                )
                | (
                  { readonly __typename: 'WorkingHoursReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'WorkingHoursFragment': WorkingHoursFragment } }
                )
               | null }> } } }>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null } & { ' $fragmentName'?: 'BetListSectionFragment' };

export type BetSectionFragment = { readonly __typename: 'BetHistorySection', readonly id: string, readonly title: string, readonly selectedFilterId: string, readonly filters: ReadonlyArray<{ readonly __typename: 'BetHistoryFilter', readonly id: string, readonly label: string }>, readonly bets: { readonly __typename: 'BetConnection', readonly edges: ReadonlyArray<{ readonly __typename: 'BetEdge', readonly cursor: string, readonly node: { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly numLegs: number, readonly placedAt: string, readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly selectionName: string, readonly marketName: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly inPlay: boolean, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null } | null } }>, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
              | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
              | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
              | { readonly __typename: 'FallbackText', readonly text: string }
             | null, readonly node:
              | (
                { readonly __typename: 'DefaultReceiptLine', readonly id: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }
                & { ' $fragmentRefs'?: { 'DefaultFragment': DefaultFragment } }
              )
              | (
                { readonly __typename: 'HeaderReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'HeaderFragment': HeaderFragment } }
              )
              | (
                { readonly __typename: 'InformationReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'InformationFragment': InformationFragment } }
              )
              | (
                { readonly __typename: 'ListReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'ListFragment': ListFragment } }
              )
              | (
                { readonly __typename: 'LocationReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'LocationFragment': LocationFragment } }
              )
              | (
                { readonly __typename: 'PromptReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'PromptFragment': PromptFragment } }
              )
              | (
                { readonly __typename: 'SeparatorReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'SeparatorFragment': SeparatorFragment } }
              )
              | (
                { readonly __typename: 'WarningReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'WarningFragment': WarningFragment } }
              )
              | (
                { readonly __typename: 'WorkingHoursReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'WorkingHoursFragment': WorkingHoursFragment } }
              )
             | null }> } } }>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean } } } & { ' $fragmentName'?: 'BetSectionFragment' };

export type BetPageFragment = { readonly __typename: 'BetConnection', readonly edges: ReadonlyArray<{ readonly __typename: 'BetEdge', readonly cursor: string, readonly node: { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly numLegs: number, readonly placedAt: string, readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly selectionName: string, readonly marketName: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly inPlay: boolean, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null } | null } }>, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
            | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
            | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
            | { readonly __typename: 'FallbackText', readonly text: string }
           | null, readonly node:
            | (
              { readonly __typename: 'DefaultReceiptLine', readonly id: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }
              & { ' $fragmentRefs'?: { 'DefaultFragment': DefaultFragment } }
            )
            | (
              { readonly __typename: 'HeaderReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'HeaderFragment': HeaderFragment } }
            )
            | (
              { readonly __typename: 'InformationReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'InformationFragment': InformationFragment } }
            )
            | (
              { readonly __typename: 'ListReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'ListFragment': ListFragment } }
            )
            | (
              { readonly __typename: 'LocationReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'LocationFragment': LocationFragment } }
            )
            | (
              { readonly __typename: 'PromptReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'PromptFragment': PromptFragment } }
            )
            | (
              { readonly __typename: 'SeparatorReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'SeparatorFragment': SeparatorFragment } }
            )
            | (
              { readonly __typename: 'WarningReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'WarningFragment': WarningFragment } }
            )
            | (
              { readonly __typename: 'WorkingHoursReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'WorkingHoursFragment': WorkingHoursFragment } }
            )
           | null }> } } }>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean } } & { ' $fragmentName'?: 'BetPageFragment' };

export type BetCardFragment = { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly numLegs: number, readonly placedAt: string, readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly selectionName: string, readonly marketName: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly inPlay: boolean, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null } | null } }>, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
        | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
        | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
        | { readonly __typename: 'FallbackText', readonly text: string }
       | null, readonly node:
        | (
          { readonly __typename: 'DefaultReceiptLine', readonly id: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }
          & { ' $fragmentRefs'?: { 'DefaultFragment': DefaultFragment } }
        )
        | (
          { readonly __typename: 'HeaderReceiptLine', readonly id: string }
          & { ' $fragmentRefs'?: { 'HeaderFragment': HeaderFragment } }
        )
        | (
          { readonly __typename: 'InformationReceiptLine', readonly id: string }
          & { ' $fragmentRefs'?: { 'InformationFragment': InformationFragment } }
        )
        | (
          { readonly __typename: 'ListReceiptLine', readonly id: string }
          & { ' $fragmentRefs'?: { 'ListFragment': ListFragment } }
        )
        | (
          { readonly __typename: 'LocationReceiptLine', readonly id: string }
          & { ' $fragmentRefs'?: { 'LocationFragment': LocationFragment } }
        )
        | (
          { readonly __typename: 'PromptReceiptLine', readonly id: string }
          & { ' $fragmentRefs'?: { 'PromptFragment': PromptFragment } }
        )
        | (
          { readonly __typename: 'SeparatorReceiptLine', readonly id: string }
          & { ' $fragmentRefs'?: { 'SeparatorFragment': SeparatorFragment } }
        )
        | (
          { readonly __typename: 'WarningReceiptLine', readonly id: string }
          & { ' $fragmentRefs'?: { 'WarningFragment': WarningFragment } }
        )
        | (
          { readonly __typename: 'WorkingHoursReceiptLine', readonly id: string }
          & { ' $fragmentRefs'?: { 'WorkingHoursFragment': WorkingHoursFragment } }
        )
       | null }> } } & { ' $fragmentName'?: 'BetCardFragment' };

export type BetHistorySectionQueryVariables = Exact<{
  sectionId: string;
  selectedFilterId: string;
}>;


export type BetHistorySectionQuery = { readonly betHistorySection: { readonly __typename: 'BetHistorySection', readonly id: string, readonly title: string, readonly selectedFilterId: string, readonly filters: ReadonlyArray<{ readonly __typename: 'BetHistoryFilter', readonly id: string, readonly label: string }>, readonly bets: { readonly __typename: 'BetConnection', readonly edges: ReadonlyArray<{ readonly __typename: 'BetEdge', readonly cursor: string, readonly node: { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly numLegs: number, readonly placedAt: string, readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly selectionName: string, readonly marketName: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly inPlay: boolean, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null } | null } }>, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
                | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
                | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
                | { readonly __typename: 'FallbackText', readonly text: string }
               | null, readonly node:
                | (
                  { readonly __typename: 'DefaultReceiptLine', readonly id: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }
                  & { ' $fragmentRefs'?: { 'DefaultFragment': DefaultFragment } }
                )
                | (
                  { readonly __typename: 'HeaderReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'HeaderFragment': HeaderFragment } }
                )
                | (
                  { readonly __typename: 'InformationReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'InformationFragment': InformationFragment } }
                )
                | (
                  { readonly __typename: 'ListReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'ListFragment': ListFragment } }
                )
                | (
                  { readonly __typename: 'LocationReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'LocationFragment': LocationFragment } }
                )
                | (
                  { readonly __typename: 'PromptReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'PromptFragment': PromptFragment } }
                )
                | (
                  { readonly __typename: 'SeparatorReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'SeparatorFragment': SeparatorFragment } }
                )
                | (
                  { readonly __typename: 'WarningReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'WarningFragment': WarningFragment } }
                )
                | (
                  { readonly __typename: 'WorkingHoursReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'WorkingHoursFragment': WorkingHoursFragment } }
                )
               | null }> } } }>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean } } } };

export type BetHistorySectionPageQueryVariables = Exact<{
  sectionId: string;
  selectedFilterId: string;
  after: string;
}>;


export type BetHistorySectionPageQuery = { readonly betHistorySection: { readonly __typename: 'BetHistorySection', readonly id: string, readonly selectedFilterId: string, readonly bets: { readonly __typename: 'BetConnection', readonly edges: ReadonlyArray<{ readonly __typename: 'BetEdge', readonly cursor: string, readonly node: { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly numLegs: number, readonly placedAt: string, readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly selectionName: string, readonly marketName: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly inPlay: boolean, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null } | null } }>, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
                | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
                | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
                | { readonly __typename: 'FallbackText', readonly text: string }
               | null, readonly node:
                | (
                  { readonly __typename: 'DefaultReceiptLine', readonly id: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }
                  & { ' $fragmentRefs'?: { 'DefaultFragment': DefaultFragment } }
                )
                | (
                  { readonly __typename: 'HeaderReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'HeaderFragment': HeaderFragment } }
                )
                | (
                  { readonly __typename: 'InformationReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'InformationFragment': InformationFragment } }
                )
                | (
                  { readonly __typename: 'ListReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'ListFragment': ListFragment } }
                )
                | (
                  { readonly __typename: 'LocationReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'LocationFragment': LocationFragment } }
                )
                | (
                  { readonly __typename: 'PromptReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'PromptFragment': PromptFragment } }
                )
                | (
                  { readonly __typename: 'SeparatorReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'SeparatorFragment': SeparatorFragment } }
                )
                | (
                  { readonly __typename: 'WarningReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'WarningFragment': WarningFragment } }
                )
                | (
                  { readonly __typename: 'WorkingHoursReceiptLine', readonly id: string }
                  & { ' $fragmentRefs'?: { 'WorkingHoursFragment': WorkingHoursFragment } }
                )
               | null }> } } }>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean } } } };

export type EventHeaderFragment = { readonly __typename: 'EventHeaderShelf', readonly id: string, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly canonicalUrl: string, readonly hasLiveStream: boolean, readonly hasStatistics: boolean, readonly sport: { readonly __typename: 'Sport', readonly id: string, readonly name: string, readonly slug: string }, readonly organization: { readonly __typename: 'Organization', readonly id: string, readonly name: string }, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string, readonly canonicalUrl: string, readonly mark: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null } | null } | null } & { ' $fragmentName'?: 'EventHeaderFragment' };

export type FeaturedEventsFragment = { readonly __typename: 'FeaturedEventsShelf', readonly id: string, readonly title: string, readonly events: ReadonlyArray<{ readonly __typename: 'FeaturedEvent', readonly id: string, readonly headline: string, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly canonicalUrl: string, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string }, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null } | null }, readonly market: { readonly __typename: 'Market', readonly id: string, readonly name: string, readonly type: string, readonly selections: ReadonlyArray<{ readonly __typename: 'MarketSelection', readonly id: string, readonly eventId: string, readonly type: string, readonly marketName: string, readonly name: { readonly __typename: 'SelectionName', readonly cleanName: string, readonly minimalName: string, readonly fullName: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null }> } }> | null } & { ' $fragmentName'?: 'FeaturedEventsFragment' };

export type LiveEventsFragment = { readonly __typename: 'LiveEventsShelf', readonly id: string, readonly title: string, readonly emptyText: string, readonly columns: ReadonlyArray<{ readonly __typename: 'MarketColumn', readonly key: string, readonly label: string }>, readonly rows: ReadonlyArray<{ readonly __typename: 'MarketGridRow', readonly id: string, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly canonicalUrl: string, readonly marketCount: number, readonly hasLiveStream: boolean, readonly hasStatistics: boolean, readonly sport: { readonly __typename: 'Sport', readonly id: string, readonly slug: string }, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string }, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null } | null }, readonly cells: ReadonlyArray<{ readonly __typename: 'MarketGridCell', readonly columnKey: string, readonly selections: ReadonlyArray<{ readonly __typename: 'MarketSelection', readonly id: string, readonly eventId: string, readonly type: string, readonly marketName: string, readonly name: { readonly __typename: 'SelectionName', readonly cleanName: string, readonly minimalName: string, readonly fullName: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null }> }> }> | null } & { ' $fragmentName'?: 'LiveEventsFragment' };

export type MarketGridFragment = { readonly __typename: 'MarketGridShelf', readonly id: string, readonly title: string, readonly more: { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string } | null, readonly columns: ReadonlyArray<{ readonly __typename: 'MarketColumn', readonly key: string, readonly label: string }>, readonly rows: ReadonlyArray<{ readonly __typename: 'MarketGridRow', readonly id: string, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly canonicalUrl: string, readonly marketCount: number, readonly hasLiveStream: boolean, readonly hasStatistics: boolean, readonly sport: { readonly __typename: 'Sport', readonly id: string, readonly slug: string }, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string }, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null } | null }, readonly cells: ReadonlyArray<{ readonly __typename: 'MarketGridCell', readonly columnKey: string, readonly selections: ReadonlyArray<{ readonly __typename: 'MarketSelection', readonly id: string, readonly eventId: string, readonly type: string, readonly marketName: string, readonly name: { readonly __typename: 'SelectionName', readonly cleanName: string, readonly minimalName: string, readonly fullName: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null }> }> }> | null } & { ' $fragmentName'?: 'MarketGridFragment' };

export type MarketGroupsFragment = { readonly __typename: 'MarketGroupsShelf', readonly id: string, readonly marketTabs: ReadonlyArray<{ readonly __typename: 'MarketTab', readonly id: string, readonly label: string, readonly groups: ReadonlyArray<{ readonly __typename: 'MarketGroup', readonly id: string, readonly title: string, readonly markets: ReadonlyArray<{ readonly __typename: 'Market', readonly id: string, readonly name: string, readonly type: string, readonly status: MarketStatus, readonly selections: ReadonlyArray<{ readonly __typename: 'MarketSelection', readonly id: string, readonly eventId: string, readonly type: string, readonly marketName: string, readonly name: { readonly __typename: 'SelectionName', readonly cleanName: string, readonly minimalName: string, readonly fullName: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null }> }> }> }> | null } & { ' $fragmentName'?: 'MarketGroupsFragment' };

export type PromotionsFragment = { readonly __typename: 'PromotionsShelf', readonly id: string, readonly title: string, readonly promotions: ReadonlyArray<{ readonly __typename: 'PromotionCard', readonly id: string, readonly title: string, readonly shortDescription: string, readonly illustration: string, readonly primaryCta: string, readonly termsOfUse: string, readonly primaryCtaDeepLink:
      | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
      | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
      | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
      | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
      | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
      | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
      | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
      | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
      | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
      | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
      | { readonly __typename: 'FormDeepLink', readonly formId: string }
      | { readonly __typename: 'IdentityDeepLink', readonly page: string }
      | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
      | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
      | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
      | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
      | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
      | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
      | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
      | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
      | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
      | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
      | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
      | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
      | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
      | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
     | null }> } & { ' $fragmentName'?: 'PromotionsFragment' };

export type QuickLinksFragment = { readonly __typename: 'QuickLinksShelf', readonly id: string, readonly title: string, readonly links: ReadonlyArray<{ readonly __typename: 'QuickLink', readonly id: string, readonly label: string, readonly icon: string, readonly deepLink:
      | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
      | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
      | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
      | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
      | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
      | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
      | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
      | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
      | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
      | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
      | { readonly __typename: 'FormDeepLink', readonly formId: string }
      | { readonly __typename: 'IdentityDeepLink', readonly page: string }
      | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
      | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
      | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
      | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
      | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
      | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
      | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
      | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
      | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
      | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
      | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
      | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
      | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
      | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
     | null }> } & { ' $fragmentName'?: 'QuickLinksFragment' };

export type TabsFragment = { readonly __typename: 'TabsShelf', readonly id: string, readonly tabs: ReadonlyArray<{ readonly __typename: 'PageTab', readonly region: string, readonly label: string, readonly deepLink:
      | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
      | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
      | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
      | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
      | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
      | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
      | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
      | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
      | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
      | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
      | { readonly __typename: 'FormDeepLink', readonly formId: string }
      | { readonly __typename: 'IdentityDeepLink', readonly page: string }
      | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
      | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
      | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
      | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
      | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
      | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
      | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
      | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
      | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
      | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
      | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
      | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
      | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
      | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
     | null }> } & { ' $fragmentName'?: 'TabsFragment' };

type PageShelves_BetListShelf_Fragment = (
  { readonly __typename: 'BetListShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'BetListFragment': BetListFragment } }
) & { ' $fragmentName'?: 'PageShelves_BetListShelf_Fragment' };

type PageShelves_EventHeaderShelf_Fragment = (
  { readonly __typename: 'EventHeaderShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'EventHeaderFragment': EventHeaderFragment } }
) & { ' $fragmentName'?: 'PageShelves_EventHeaderShelf_Fragment' };

type PageShelves_FeaturedEventsShelf_Fragment = (
  { readonly __typename: 'FeaturedEventsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'FeaturedEventsFragment': FeaturedEventsFragment } }
) & { ' $fragmentName'?: 'PageShelves_FeaturedEventsShelf_Fragment' };

type PageShelves_LiveEventsShelf_Fragment = (
  { readonly __typename: 'LiveEventsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'LiveEventsFragment': LiveEventsFragment } }
) & { ' $fragmentName'?: 'PageShelves_LiveEventsShelf_Fragment' };

type PageShelves_MarketGridShelf_Fragment = (
  { readonly __typename: 'MarketGridShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'MarketGridFragment': MarketGridFragment } }
) & { ' $fragmentName'?: 'PageShelves_MarketGridShelf_Fragment' };

type PageShelves_MarketGroupsShelf_Fragment = (
  { readonly __typename: 'MarketGroupsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'MarketGroupsFragment': MarketGroupsFragment } }
) & { ' $fragmentName'?: 'PageShelves_MarketGroupsShelf_Fragment' };

type PageShelves_PromotionsShelf_Fragment = (
  { readonly __typename: 'PromotionsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'PromotionsFragment': PromotionsFragment } }
) & { ' $fragmentName'?: 'PageShelves_PromotionsShelf_Fragment' };

type PageShelves_QuickLinksShelf_Fragment = (
  { readonly __typename: 'QuickLinksShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'QuickLinksFragment': QuickLinksFragment } }
) & { ' $fragmentName'?: 'PageShelves_QuickLinksShelf_Fragment' };

type PageShelves_TabsShelf_Fragment = (
  { readonly __typename: 'TabsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'TabsFragment': TabsFragment } }
) & { ' $fragmentName'?: 'PageShelves_TabsShelf_Fragment' };

export type PageShelvesFragment =
  | PageShelves_BetListShelf_Fragment
  | PageShelves_EventHeaderShelf_Fragment
  | PageShelves_FeaturedEventsShelf_Fragment
  | PageShelves_LiveEventsShelf_Fragment
  | PageShelves_MarketGridShelf_Fragment
  | PageShelves_MarketGroupsShelf_Fragment
  | PageShelves_PromotionsShelf_Fragment
  | PageShelves_QuickLinksShelf_Fragment
  | PageShelves_TabsShelf_Fragment
;

export type EventGridColumnFragment = { readonly __typename: 'MarketColumn', readonly key: string, readonly label: string } & { ' $fragmentName'?: 'EventGridColumnFragment' };

export type EventGridRowFragment = { readonly __typename: 'MarketGridRow', readonly id: string, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly canonicalUrl: string, readonly marketCount: number, readonly hasLiveStream: boolean, readonly hasStatistics: boolean, readonly sport: { readonly __typename: 'Sport', readonly id: string, readonly slug: string }, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string }, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null } | null }, readonly cells: ReadonlyArray<{ readonly __typename: 'MarketGridCell', readonly columnKey: string, readonly selections: ReadonlyArray<{ readonly __typename: 'MarketSelection', readonly id: string, readonly eventId: string, readonly type: string, readonly marketName: string, readonly name: { readonly __typename: 'SelectionName', readonly cleanName: string, readonly minimalName: string, readonly fullName: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null }> }> } & { ' $fragmentName'?: 'EventGridRowFragment' };

export type AmountFragment = { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } & { ' $fragmentName'?: 'AmountFragment' };

export type PriceFragment = { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } & { ' $fragmentName'?: 'PriceFragment' };

export type ParticipantMarkFragment = { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } } & { ' $fragmentName'?: 'ParticipantMarkFragment' };

export type ScoreboardStateFragment = { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null } & { ' $fragmentName'?: 'ScoreboardStateFragment' };

export type SelectionLabelFragment = { readonly __typename: 'MarketSelection', readonly id: string, readonly eventId: string, readonly type: string, readonly marketName: string, readonly name: { readonly __typename: 'SelectionName', readonly cleanName: string, readonly minimalName: string, readonly fullName: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null } & { ' $fragmentName'?: 'SelectionLabelFragment' };

export type DefaultFragment = { readonly __typename: 'DefaultReceiptLine', readonly id: string, readonly label: string, readonly value: string, readonly style: ReceiptLineStyle } & { ' $fragmentName'?: 'DefaultFragment' };

export type HeaderFragment = { readonly __typename: 'HeaderReceiptLine', readonly id: string, readonly title: string, readonly subtitle: string | null } & { ' $fragmentName'?: 'HeaderFragment' };

export type InformationFragment = { readonly __typename: 'InformationReceiptLine', readonly id: string, readonly text: string } & { ' $fragmentName'?: 'InformationFragment' };

export type ListFragment = { readonly __typename: 'ListReceiptLine', readonly id: string, readonly title: string, readonly ordered: boolean, readonly items: ReadonlyArray<string> } & { ' $fragmentName'?: 'ListFragment' };

export type LocationFragment = { readonly __typename: 'LocationReceiptLine', readonly id: string, readonly title: string, readonly name: string, readonly address: string, readonly distance: string | null } & { ' $fragmentName'?: 'LocationFragment' };

export type PromptFragment = { readonly __typename: 'PromptReceiptLine', readonly id: string, readonly title: string, readonly body: string | null, readonly linkLabel: string, readonly deepLink:
    | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
    | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
    | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
    | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
    | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
    | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
    | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
    | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
    | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
    | { readonly __typename: 'FormDeepLink', readonly formId: string }
    | { readonly __typename: 'IdentityDeepLink', readonly page: string }
    | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
    | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
    | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
    | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
    | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
    | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
    | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
    | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
    | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
    | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
    | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
    | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
   | null } & { ' $fragmentName'?: 'PromptFragment' };

export type SeparatorFragment = { readonly __typename: 'SeparatorReceiptLine', readonly id: string } & { ' $fragmentName'?: 'SeparatorFragment' };

export type WarningFragment = { readonly __typename: 'WarningReceiptLine', readonly id: string, readonly title: string, readonly text: string } & { ' $fragmentName'?: 'WarningFragment' };

export type WorkingHoursFragment = { readonly __typename: 'WorkingHoursReceiptLine', readonly id: string, readonly title: string, readonly linkLabel: string, readonly hours: ReadonlyArray<{ readonly __typename: 'WorkingHours', readonly label: string, readonly value: string }>, readonly deepLink:
    | { readonly __typename: 'AccountMenuDeepLink', readonly canonicalUrl: string }
    | { readonly __typename: 'AccountMenuItemDeepLink', readonly slug: string }
    | { readonly __typename: 'BetHistorySectionDeepLink', readonly sectionId: string }
    | { readonly __typename: 'CardProviderDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'CashAtCasinoDeepLink', readonly transactionType: string }
    | { readonly __typename: 'CasinoCategoryShelfDeepLink', readonly categorySlug: string }
    | { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string }
    | { readonly __typename: 'CasinoRewardsShelfDeepLink', readonly lobbySlug: string }
    | { readonly __typename: 'ConfirmationDeepLink', readonly withdrawalId: string }
    | { readonly __typename: 'ContactSupportDeepLink', readonly topic: string | null }
    | { readonly __typename: 'FormDeepLink', readonly formId: string }
    | { readonly __typename: 'IdentityDeepLink', readonly page: string }
    | { readonly __typename: 'InteracConfirmationDeepLink', readonly withdrawalId: string }
    | { readonly __typename: 'ModalDeepLink', readonly dialogId: string }
    | { readonly __typename: 'OpenBetslipDeepLink', readonly marketSelectionIds: ReadonlyArray<string> }
    | { readonly __typename: 'PromotionDeepLink', readonly promotionId: string }
    | { readonly __typename: 'PromotionListDeepLink', readonly tagId: string | null }
    | { readonly __typename: 'ReceiptDeepLink', readonly receiptId: string }
    | { readonly __typename: 'ResponsibleGamingShelfDeepLink', readonly limit: string | null }
    | { readonly __typename: 'ScorePayDeepLink', readonly transactionType: string }
    | { readonly __typename: 'SelectFacilityDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
    | { readonly __typename: 'VendorInformationDeepLink', readonly transactionType: string, readonly paymentProviderId: string }
    | { readonly __typename: 'WebPageDeepLink', readonly url: string, readonly opensNewWindow: boolean }
    | { readonly __typename: 'WireTransferFirstDeepLink', readonly transactionType: string }
    | { readonly __typename: 'WireTransferRepeatDeepLink', readonly transactionType: string }
   | null } & { ' $fragmentName'?: 'WorkingHoursFragment' };

type ReceiptLines_DefaultReceiptLine_Fragment = (
  { readonly __typename: 'DefaultReceiptLine', readonly id: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }
  & { ' $fragmentRefs'?: { 'DefaultFragment': DefaultFragment } }
) & { ' $fragmentName'?: 'ReceiptLines_DefaultReceiptLine_Fragment' };

type ReceiptLines_HeaderReceiptLine_Fragment = (
  { readonly __typename: 'HeaderReceiptLine', readonly id: string }
  & { ' $fragmentRefs'?: { 'HeaderFragment': HeaderFragment } }
) & { ' $fragmentName'?: 'ReceiptLines_HeaderReceiptLine_Fragment' };

type ReceiptLines_InformationReceiptLine_Fragment = (
  { readonly __typename: 'InformationReceiptLine', readonly id: string }
  & { ' $fragmentRefs'?: { 'InformationFragment': InformationFragment } }
) & { ' $fragmentName'?: 'ReceiptLines_InformationReceiptLine_Fragment' };

type ReceiptLines_ListReceiptLine_Fragment = (
  { readonly __typename: 'ListReceiptLine', readonly id: string }
  & { ' $fragmentRefs'?: { 'ListFragment': ListFragment } }
) & { ' $fragmentName'?: 'ReceiptLines_ListReceiptLine_Fragment' };

type ReceiptLines_LocationReceiptLine_Fragment = (
  { readonly __typename: 'LocationReceiptLine', readonly id: string }
  & { ' $fragmentRefs'?: { 'LocationFragment': LocationFragment } }
) & { ' $fragmentName'?: 'ReceiptLines_LocationReceiptLine_Fragment' };

type ReceiptLines_PromptReceiptLine_Fragment = (
  { readonly __typename: 'PromptReceiptLine', readonly id: string }
  & { ' $fragmentRefs'?: { 'PromptFragment': PromptFragment } }
) & { ' $fragmentName'?: 'ReceiptLines_PromptReceiptLine_Fragment' };

type ReceiptLines_SeparatorReceiptLine_Fragment = (
  { readonly __typename: 'SeparatorReceiptLine', readonly id: string }
  & { ' $fragmentRefs'?: { 'SeparatorFragment': SeparatorFragment } }
) & { ' $fragmentName'?: 'ReceiptLines_SeparatorReceiptLine_Fragment' };

type ReceiptLines_WarningReceiptLine_Fragment = (
  { readonly __typename: 'WarningReceiptLine', readonly id: string }
  & { ' $fragmentRefs'?: { 'WarningFragment': WarningFragment } }
) & { ' $fragmentName'?: 'ReceiptLines_WarningReceiptLine_Fragment' };

type ReceiptLines_WorkingHoursReceiptLine_Fragment = (
  { readonly __typename: 'WorkingHoursReceiptLine', readonly id: string }
  & { ' $fragmentRefs'?: { 'WorkingHoursFragment': WorkingHoursFragment } }
) & { ' $fragmentName'?: 'ReceiptLines_WorkingHoursReceiptLine_Fragment' };

export type ReceiptLinesFragment =
  | ReceiptLines_DefaultReceiptLine_Fragment
  | ReceiptLines_HeaderReceiptLine_Fragment
  | ReceiptLines_InformationReceiptLine_Fragment
  | ReceiptLines_ListReceiptLine_Fragment
  | ReceiptLines_LocationReceiptLine_Fragment
  | ReceiptLines_PromptReceiptLine_Fragment
  | ReceiptLines_SeparatorReceiptLine_Fragment
  | ReceiptLines_WarningReceiptLine_Fragment
  | ReceiptLines_WorkingHoursReceiptLine_Fragment
;

export type ReceiptFragment = { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
      | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
      | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
      | { readonly __typename: 'FallbackText', readonly text: string }
     | null, readonly node:
      | (
        { readonly __typename: 'DefaultReceiptLine', readonly id: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }
        & { ' $fragmentRefs'?: { 'DefaultFragment': DefaultFragment } }
      )
      | (
        { readonly __typename: 'HeaderReceiptLine', readonly id: string }
        & { ' $fragmentRefs'?: { 'HeaderFragment': HeaderFragment } }
      )
      | (
        { readonly __typename: 'InformationReceiptLine', readonly id: string }
        & { ' $fragmentRefs'?: { 'InformationFragment': InformationFragment } }
      )
      | (
        { readonly __typename: 'ListReceiptLine', readonly id: string }
        & { ' $fragmentRefs'?: { 'ListFragment': ListFragment } }
      )
      | (
        { readonly __typename: 'LocationReceiptLine', readonly id: string }
        & { ' $fragmentRefs'?: { 'LocationFragment': LocationFragment } }
      )
      | (
        { readonly __typename: 'PromptReceiptLine', readonly id: string }
        & { ' $fragmentRefs'?: { 'PromptFragment': PromptFragment } }
      )
      | (
        { readonly __typename: 'SeparatorReceiptLine', readonly id: string }
        & { ' $fragmentRefs'?: { 'SeparatorFragment': SeparatorFragment } }
      )
      | (
        { readonly __typename: 'WarningReceiptLine', readonly id: string }
        & { ' $fragmentRefs'?: { 'WarningFragment': WarningFragment } }
      )
      | (
        { readonly __typename: 'WorkingHoursReceiptLine', readonly id: string }
        & { ' $fragmentRefs'?: { 'WorkingHoursFragment': WorkingHoursFragment } }
      )
     | null }> } & { ' $fragmentName'?: 'ReceiptFragment' };

export type StartupQueryVariables = Exact<{ [key: string]: never; }>;


export type StartupQuery = { readonly startup: { readonly __typename: 'Startup', readonly anonymousToken: string | null, readonly applicationMetadata: { readonly __typename: 'ApplicationMetadata', readonly casinoEnabled: boolean, readonly currentTime: string, readonly inactivityThresholdMinutes: number, readonly heartbeatIntervalSeconds: number }, readonly regionalMetadata: { readonly __typename: 'RegionalMetadata', readonly validRegion: boolean, readonly currentRegionCode: string, readonly currentCountryCode: string, readonly ipAddress: string, readonly ipAddressCheckTimerSeconds: number }, readonly serviceAttributes: { readonly __typename: 'ServiceAttributes', readonly identityBaseUrl: string, readonly supportUrl: string, readonly geoComply: { readonly __typename: 'GeoComplyAttributes', readonly installerId: string, readonly ndbCdnUrl: string, readonly plcCdnUrl: string }, readonly footerDisclaimers: ReadonlyArray<{ readonly __typename: 'Disclaimer', readonly body: string, readonly hyperlink: string | null, readonly deepLink:
          | { readonly __typename: 'AccountMenuDeepLink' }
          | { readonly __typename: 'AccountMenuItemDeepLink' }
          | { readonly __typename: 'BetHistorySectionDeepLink' }
          | { readonly __typename: 'CardProviderDeepLink' }
          | { readonly __typename: 'CashAtCasinoDeepLink' }
          | { readonly __typename: 'CasinoCategoryShelfDeepLink' }
          | { readonly __typename: 'CasinoGameDeepLink' }
          | { readonly __typename: 'CasinoRewardsShelfDeepLink' }
          | { readonly __typename: 'ConfirmationDeepLink' }
          | { readonly __typename: 'ContactSupportDeepLink' }
          | { readonly __typename: 'FormDeepLink' }
          | { readonly __typename: 'IdentityDeepLink' }
          | { readonly __typename: 'InteracConfirmationDeepLink' }
          | { readonly __typename: 'ModalDeepLink' }
          | { readonly __typename: 'OpenBetslipDeepLink' }
          | { readonly __typename: 'PromotionDeepLink' }
          | { readonly __typename: 'PromotionListDeepLink' }
          | { readonly __typename: 'ReceiptDeepLink' }
          | { readonly __typename: 'ResponsibleGamingShelfDeepLink' }
          | { readonly __typename: 'ScorePayDeepLink' }
          | { readonly __typename: 'SelectFacilityDeepLink' }
          | { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }
          | { readonly __typename: 'VendorInformationDeepLink' }
          | { readonly __typename: 'WebPageDeepLink', readonly url: string }
          | { readonly __typename: 'WireTransferFirstDeepLink' }
          | { readonly __typename: 'WireTransferRepeatDeepLink' }
         | null }> }, readonly responsibleGaming: { readonly __typename: 'ResponsibleGaming', readonly helplineText: string, readonly helplinePhone: string, readonly logos: ReadonlyArray<{ readonly __typename: 'ResponsibleGamingLogo', readonly id: string, readonly label: string, readonly url: string }> } } };

export type DialogsQueryVariables = Exact<{ [key: string]: never; }>;


export type DialogsQuery = { readonly dialogs: ReadonlyArray<{ readonly __typename: 'DialogSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly priority: number, readonly absence: NodeAbsence | null, readonly fallback:
      | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
      | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
      | { readonly __typename: 'FallbackText', readonly text: string }
     | null, readonly triggers: { readonly __typename: 'DialogTriggers', readonly pages: ReadonlyArray<string>, readonly onLogin: boolean }, readonly node:
      | (
        { readonly __typename: 'CustomDialog', readonly id: string }
        & { ' $fragmentRefs'?: { 'CustomFragment': CustomFragment } }
      )
      | (
        { readonly __typename: 'LocationPromptDialog', readonly id: string }
        & { ' $fragmentRefs'?: { 'LocationPromptFragment': LocationPromptFragment } }
      )
     | null }> };

export type FormQueryVariables = Exact<{
  formId: string;
}>;


export type FormQuery = { readonly form: { readonly __typename: 'Form', readonly id: string, readonly revision: string, readonly title: string, readonly parts: ReadonlyArray<{ readonly __typename: 'FormSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
        | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
        | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
        | { readonly __typename: 'FallbackText', readonly text: string }
       | null, readonly node:
        | (
          { readonly __typename: 'ConsentForm', readonly id: string }
          & { ' $fragmentRefs'?: { 'ConsentFragment': ConsentFragment } }
        )
        | (
          { readonly __typename: 'FieldsForm', readonly id: string }
          & { ' $fragmentRefs'?: { 'FieldsFragment': FieldsFragment } }
        )
       | null }> } | null };

export type PageLayoutQueryVariables = Exact<{
  canonicalUrl: string;
}>;


export type PageLayoutQuery = { readonly pageLayout: { readonly __typename: 'Layout', readonly id: string, readonly surface: string, readonly revision: string, readonly title: string | null, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly parent: string | null, readonly region: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
        | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
        | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
        | { readonly __typename: 'FallbackText', readonly text: string }
       | null, readonly node:
        | (
          { readonly __typename: 'AccountItemsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountItemsFragment': AccountItemsFragment } }
        )
        | (
          { readonly __typename: 'BetListShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetListFragment': BetListFragment } }
        )
        | (
          { readonly __typename: 'EventHeaderShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'EventHeaderFragment': EventHeaderFragment } }
        )
        | (
          { readonly __typename: 'FeaturedEventsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'FeaturedEventsFragment': FeaturedEventsFragment } }
        )
        | (
          { readonly __typename: 'GameDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameDetailsFragment': GameDetailsFragment } }
        )
        | (
          { readonly __typename: 'GameRailShelf', readonly id: string, readonly presentation: string | null }
          & { ' $fragmentRefs'?: { 'GameRailFragment': GameRailFragment } }
        )
        | (
          { readonly __typename: 'LiveEventsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LiveEventsFragment': LiveEventsFragment } }
        )
        | (
          { readonly __typename: 'MarketGridShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'MarketGridFragment': MarketGridFragment } }
        )
        | (
          { readonly __typename: 'MarketGroupsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'MarketGroupsFragment': MarketGroupsFragment } }
        )
        | (
          { readonly __typename: 'PromotionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'PromotionsFragment': PromotionsFragment } }
        )
        | (
          { readonly __typename: 'QuickLinksShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'QuickLinksFragment': QuickLinksFragment } }
        )
        | (
          { readonly __typename: 'SportsTreeShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SportsTreeFragment': SportsTreeFragment } }
        )
        | (
          { readonly __typename: 'TabsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TabsFragment': TabsFragment } }
        )
       | null }> } | null };

export type PageLayoutPlayerQueryVariables = Exact<{
  canonicalUrl: string;
}>;


export type PageLayoutPlayerQuery = { readonly pageLayout: { readonly __typename: 'Layout', readonly id: string, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly node:
        | { readonly __typename: 'AccountItemsShelf' }
        | (
          { readonly __typename: 'BetListShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetListSectionFragment': BetListSectionFragment } }
        )
        | { readonly __typename: 'EventHeaderShelf' }
        | { readonly __typename: 'FeaturedEventsShelf' }
        | { readonly __typename: 'GameDetailsShelf' }
        | { readonly __typename: 'GameRailShelf' }
        | { readonly __typename: 'LiveEventsShelf' }
        | { readonly __typename: 'MarketGridShelf' }
        | { readonly __typename: 'MarketGroupsShelf' }
        | { readonly __typename: 'PromotionsShelf' }
        | { readonly __typename: 'QuickLinksShelf' }
        | { readonly __typename: 'SportsTreeShelf' }
        | { readonly __typename: 'TabsShelf' }
       | null }> } | null };

export type FrameLayoutQueryVariables = Exact<{
  surface: string;
}>;


export type FrameLayoutQuery = { readonly frameLayout: { readonly __typename: 'Layout', readonly id: string, readonly surface: string, readonly revision: string, readonly title: string | null, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly parent: string | null, readonly region: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
        | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
        | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
        | { readonly __typename: 'FallbackText', readonly text: string }
       | null, readonly node:
        | (
          { readonly __typename: 'AccountItemsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountItemsFragment': AccountItemsFragment } }
        )
        | (
          { readonly __typename: 'BetListShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetListFragment': BetListFragment } }
        )
        | (
          { readonly __typename: 'EventHeaderShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'EventHeaderFragment': EventHeaderFragment } }
        )
        | (
          { readonly __typename: 'FeaturedEventsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'FeaturedEventsFragment': FeaturedEventsFragment } }
        )
        | (
          { readonly __typename: 'GameDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameDetailsFragment': GameDetailsFragment } }
        )
        | (
          { readonly __typename: 'GameRailShelf', readonly id: string, readonly presentation: string | null }
          & { ' $fragmentRefs'?: { 'GameRailFragment': GameRailFragment } }
        )
        | (
          { readonly __typename: 'LiveEventsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LiveEventsFragment': LiveEventsFragment } }
        )
        | (
          { readonly __typename: 'MarketGridShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'MarketGridFragment': MarketGridFragment } }
        )
        | (
          { readonly __typename: 'MarketGroupsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'MarketGroupsFragment': MarketGroupsFragment } }
        )
        | (
          { readonly __typename: 'PromotionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'PromotionsFragment': PromotionsFragment } }
        )
        | (
          { readonly __typename: 'QuickLinksShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'QuickLinksFragment': QuickLinksFragment } }
        )
        | (
          { readonly __typename: 'SportsTreeShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SportsTreeFragment': SportsTreeFragment } }
        )
        | (
          { readonly __typename: 'TabsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TabsFragment': TabsFragment } }
        )
       | null }> } | null };

export type LayoutChangedSubscriptionVariables = Exact<{
  surface: string;
}>;


export type LayoutChangedSubscription = { readonly layoutChanged: { readonly __typename: 'LayoutChange', readonly surface: string, readonly revision: string } };

export type LiveEventsCountQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveEventsCountQuery = { readonly liveEventsCount: { readonly __typename: 'LiveEventsCount', readonly count: number, readonly label: string } };

export type BalancesFieldsFragment = { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } & { ' $fragmentName'?: 'BalancesFieldsFragment' };

export type AccountFieldsFragment = { readonly __typename: 'Account', readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly username: string, readonly lastLoginAt: string | null, readonly realityCheckinInterval: number | null, readonly requiresResponsibleGamingAcknowledgement: boolean, readonly userPreferences: { readonly __typename: 'UserPreferences', readonly autoAcceptOddsChanges: boolean, readonly oddsFormat: OddsFormat }, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } } & { ' $fragmentName'?: 'AccountFieldsFragment' };

export type SessionDataQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionDataQuery = { readonly sessionData: { readonly __typename: 'SessionData', readonly currentTime: string, readonly startedAt: string, readonly lastLoginAt: string | null, readonly inactivityThresholdMinutes: number, readonly heartbeatIntervalSeconds: number, readonly isFirstWager: boolean, readonly account: { readonly __typename: 'Account', readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly username: string, readonly lastLoginAt: string | null, readonly realityCheckinInterval: number | null, readonly requiresResponsibleGamingAcknowledgement: boolean, readonly userPreferences: { readonly __typename: 'UserPreferences', readonly autoAcceptOddsChanges: boolean, readonly oddsFormat: OddsFormat }, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } } } };

export type AccountStateQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountStateQuery = { readonly account: { readonly __typename: 'Account', readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly username: string, readonly lastLoginAt: string | null, readonly realityCheckinInterval: number | null, readonly requiresResponsibleGamingAcknowledgement: boolean, readonly userPreferences: { readonly __typename: 'UserPreferences', readonly autoAcceptOddsChanges: boolean, readonly oddsFormat: OddsFormat }, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } } };

export type SetPreferenceMutationVariables = Exact<{
  input: UserPreferenceInput;
}>;


export type SetPreferenceMutation = { readonly setUserPreference: { readonly __typename: 'ActionResult', readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly message: string }>, readonly account: { readonly __typename: 'Account', readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly username: string, readonly lastLoginAt: string | null, readonly realityCheckinInterval: number | null, readonly requiresResponsibleGamingAcknowledgement: boolean, readonly userPreferences: { readonly __typename: 'UserPreferences', readonly autoAcceptOddsChanges: boolean, readonly oddsFormat: OddsFormat }, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } } | null } };

export type HeartbeatMutationVariables = Exact<{
  elapsedSeconds: number;
}>;


export type HeartbeatMutation = { readonly heartbeat: { readonly __typename: 'HeartbeatResult', readonly status: HeartbeatStatus, readonly message: string | null } };

export type AccountBalanceUpdatesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AccountBalanceUpdatesSubscription = { readonly accountBalanceUpdates: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } };

export type BetErrorFieldsFragment = { readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null } & { ' $fragmentName'?: 'BetErrorFieldsFragment' };

export type DraftBetFieldsFragment = { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> } & { ' $fragmentName'?: 'DraftBetFieldsFragment' };

export type BetslipFieldsFragment = { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> } | null } } & { ' $fragmentName'?: 'BetslipFieldsFragment' };

export type PlacedBetSummaryFragment = { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly placedAt: string, readonly numLegs: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly outcome: LegOutcome, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly formattedPoints: string } | null }> } & { ' $fragmentName'?: 'PlacedBetSummaryFragment' };

export type PlaceBetsResultFieldsFragment = { readonly __typename: 'PlaceBetsResult', readonly placementId: string, readonly accepted: boolean, readonly placedBets: ReadonlyArray<{ readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly placedAt: string, readonly numLegs: number, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
          | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
          | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
          | { readonly __typename: 'FallbackText', readonly text: string }
         | null, readonly node:
          | (
            { readonly __typename: 'DefaultReceiptLine', readonly id: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }
            & { ' $fragmentRefs'?: { 'DefaultFragment': DefaultFragment } }
          )
          | (
            { readonly __typename: 'HeaderReceiptLine', readonly id: string }
            & { ' $fragmentRefs'?: { 'HeaderFragment': HeaderFragment } }
          )
          | (
            { readonly __typename: 'InformationReceiptLine', readonly id: string }
            & { ' $fragmentRefs'?: { 'InformationFragment': InformationFragment } }
          )
          | (
            { readonly __typename: 'ListReceiptLine', readonly id: string }
            & { ' $fragmentRefs'?: { 'ListFragment': ListFragment } }
          )
          | (
            { readonly __typename: 'LocationReceiptLine', readonly id: string }
            & { ' $fragmentRefs'?: { 'LocationFragment': LocationFragment } }
          )
          | (
            { readonly __typename: 'PromptReceiptLine', readonly id: string }
            & { ' $fragmentRefs'?: { 'PromptFragment': PromptFragment } }
          )
          | (
            { readonly __typename: 'SeparatorReceiptLine', readonly id: string }
            & { ' $fragmentRefs'?: { 'SeparatorFragment': SeparatorFragment } }
          )
          | (
            { readonly __typename: 'WarningReceiptLine', readonly id: string }
            & { ' $fragmentRefs'?: { 'WarningFragment': WarningFragment } }
          )
          | (
            { readonly __typename: 'WorkingHoursReceiptLine', readonly id: string }
            & { ' $fragmentRefs'?: { 'WorkingHoursFragment': WorkingHoursFragment } }
          )
         | null }> }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly outcome: LegOutcome, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly formattedPoints: string } | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null } & { ' $fragmentName'?: 'PlaceBetsResultFieldsFragment' };

export type BetslipQueryVariables = Exact<{ [key: string]: never; }>;


export type BetslipQuery = { readonly betslip: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> } | null } } };

export type PlacementQueryVariables = Exact<{
  placementId: string;
}>;


export type PlacementQuery = { readonly placement: { readonly __typename: 'PlacementOutcome', readonly placementId: string, readonly status: PlacementStatus, readonly result: { readonly __typename: 'PlaceBetsResult', readonly placementId: string, readonly accepted: boolean, readonly placedBets: ReadonlyArray<{ readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly placedAt: string, readonly numLegs: number, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
              | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
              | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
              | { readonly __typename: 'FallbackText', readonly text: string }
             | null, readonly node:
              | (
                { readonly __typename: 'DefaultReceiptLine', readonly id: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }
                & { ' $fragmentRefs'?: { 'DefaultFragment': DefaultFragment } }
              )
              | (
                { readonly __typename: 'HeaderReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'HeaderFragment': HeaderFragment } }
              )
              | (
                { readonly __typename: 'InformationReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'InformationFragment': InformationFragment } }
              )
              | (
                { readonly __typename: 'ListReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'ListFragment': ListFragment } }
              )
              | (
                { readonly __typename: 'LocationReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'LocationFragment': LocationFragment } }
              )
              | (
                { readonly __typename: 'PromptReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'PromptFragment': PromptFragment } }
              )
              | (
                { readonly __typename: 'SeparatorReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'SeparatorFragment': SeparatorFragment } }
              )
              | (
                { readonly __typename: 'WarningReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'WarningFragment': WarningFragment } }
              )
              | (
                { readonly __typename: 'WorkingHoursReceiptLine', readonly id: string }
                & { ' $fragmentRefs'?: { 'WorkingHoursFragment': WorkingHoursFragment } }
              )
             | null }> }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly outcome: LegOutcome, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly formattedPoints: string } | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null } | null } };

export type AddMarketSelectionMutationVariables = Exact<{
  input: AddMarketSelectionInput;
}>;


export type AddMarketSelectionMutation = { readonly addMarketSelection: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> } | null } } };

export type RemoveMarketSelectionMutationVariables = Exact<{
  selectionId: string;
}>;


export type RemoveMarketSelectionMutation = { readonly removeMarketSelection: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> } | null } } };

export type ClearBetslipMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearBetslipMutation = { readonly clearBetslip: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> } | null } } };

export type SetDraftBetAmountMutationVariables = Exact<{
  draftBetId: string;
  amount?: string | null | undefined;
  amountField: AmountField;
}>;


export type SetDraftBetAmountMutation = { readonly setDraftBetAmount: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> } | null } } };

export type AcceptBetslipChangesMutationVariables = Exact<{
  marketSelections: ReadonlyArray<AcceptedSelectionInput> | AcceptedSelectionInput;
}>;


export type AcceptBetslipChangesMutation = { readonly acceptBetslipChanges: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> } | null } } };

export type PlaceBetsMutationVariables = Exact<{
  bets: ReadonlyArray<PlaceBetInput> | PlaceBetInput;
  placementId: string;
}>;


export type PlaceBetsMutation = { readonly placeBets: { readonly __typename: 'PlaceBetsResult', readonly placementId: string, readonly accepted: boolean, readonly placedBets: ReadonlyArray<{ readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly placedAt: string, readonly numLegs: number, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
            | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
            | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
            | { readonly __typename: 'FallbackText', readonly text: string }
           | null, readonly node:
            | (
              { readonly __typename: 'DefaultReceiptLine', readonly id: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }
              & { ' $fragmentRefs'?: { 'DefaultFragment': DefaultFragment } }
            )
            | (
              { readonly __typename: 'HeaderReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'HeaderFragment': HeaderFragment } }
            )
            | (
              { readonly __typename: 'InformationReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'InformationFragment': InformationFragment } }
            )
            | (
              { readonly __typename: 'ListReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'ListFragment': ListFragment } }
            )
            | (
              { readonly __typename: 'LocationReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'LocationFragment': LocationFragment } }
            )
            | (
              { readonly __typename: 'PromptReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'PromptFragment': PromptFragment } }
            )
            | (
              { readonly __typename: 'SeparatorReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'SeparatorFragment': SeparatorFragment } }
            )
            | (
              { readonly __typename: 'WarningReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'WarningFragment': WarningFragment } }
            )
            | (
              { readonly __typename: 'WorkingHoursReceiptLine', readonly id: string }
              & { ' $fragmentRefs'?: { 'WorkingHoursFragment': WorkingHoursFragment } }
            )
           | null }> }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly outcome: LegOutcome, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly formattedPoints: string } | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null } };

export type BetslipUpdatesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BetslipUpdatesSubscription = { readonly betslipUpdates: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null }> } | null } } };

export type BetUpdatesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BetUpdatesSubscription = { readonly betUpdates: { readonly __typename: 'PlacedBet', readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly placedAt: string, readonly numLegs: number, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly inPlay: boolean, readonly ordinal: number, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly formattedPoints: string } | null }>, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } } };

export type GeolocationErrorFieldsFragment = { readonly __typename: 'GeolocationError', readonly code: string, readonly message: string, readonly result: string | null, readonly resolution: string | null } & { ' $fragmentName'?: 'GeolocationErrorFieldsFragment' };

export type GeoComplyGetApiTokenMutationVariables = Exact<{
  geolocationParams?: GeolocationParams | null | undefined;
  licenseType: LicenseType;
}>;


export type GeoComplyGetApiTokenMutation = { readonly geoComplyGetApiToken: { readonly __typename: 'GeoComplyApiToken', readonly licenseKey: string | null, readonly errors: ReadonlyArray<{ readonly __typename: 'GeolocationError', readonly code: string, readonly message: string, readonly result: string | null, readonly resolution: string | null }> } };

export type GeoComplyForceRefetchLicenseMutationVariables = Exact<{
  currentLicenseKey: string;
  licenseType: LicenseType;
}>;


export type GeoComplyForceRefetchLicenseMutation = { readonly geoComplyForceRefetchLicense: { readonly __typename: 'GeoComplyApiToken', readonly licenseKey: string | null, readonly errors: ReadonlyArray<{ readonly __typename: 'GeolocationError', readonly code: string, readonly message: string, readonly result: string | null, readonly resolution: string | null }> } };

export type GeoComplyAuthorizeGeoPacketMutationVariables = Exact<{
  geoPacket: string;
}>;


export type GeoComplyAuthorizeGeoPacketMutation = { readonly geoComplyAuthorizeGeoPacket: { readonly __typename: 'GeoPacketAuthorization', readonly expiresAt: string | null, readonly refreshAt: string | null, readonly errors: ReadonlyArray<{ readonly __typename: 'GeolocationError', readonly code: string, readonly message: string, readonly result: string | null, readonly resolution: string | null }> } };

export type GeolocationSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type GeolocationSetupQuery = { readonly startup: { readonly __typename: 'Startup', readonly serviceAttributes: { readonly __typename: 'ServiceAttributes', readonly geoComply: { readonly __typename: 'GeoComplyAttributes', readonly installerId: string, readonly ndbCdnUrl: string, readonly plcCdnUrl: string } }, readonly regionalMetadata: { readonly __typename: 'RegionalMetadata', readonly ipAddress: string, readonly ipAddressCheckTimerSeconds: number } } };

export type LocationPromptQueryVariables = Exact<{ [key: string]: never; }>;


export type LocationPromptQuery = { readonly dialogs: ReadonlyArray<{ readonly __typename: 'DialogSlot', readonly id: string, readonly kind: string, readonly priority: number, readonly triggers: { readonly __typename: 'DialogTriggers', readonly pages: ReadonlyArray<string>, readonly onLogin: boolean }, readonly node:
      | { readonly __typename: 'CustomDialog' }
      | { readonly __typename: 'LocationPromptDialog', readonly id: string, readonly title: string, readonly body: string, readonly allowLabel: string, readonly declineLabel: string }
     | null }> };

export type EventPricesSnapshotQueryVariables = Exact<{
  eventIds: ReadonlyArray<string> | string;
}>;


export type EventPricesSnapshotQuery = { readonly eventPrices: ReadonlyArray<{ readonly __typename: 'EventPrices', readonly eventId: string, readonly version: string, readonly status: EventStatus, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null } | null, readonly selections: ReadonlyArray<{ readonly __typename: 'SelectionPrice', readonly id: string, readonly num: string, readonly den: string, readonly status: SelectionStatus, readonly points: string | null }> }> };

export type EventPriceUpdatesSubscriptionVariables = Exact<{
  eventId: string;
}>;


export type EventPriceUpdatesSubscription = { readonly eventPrices: { readonly __typename: 'EventPrices', readonly eventId: string, readonly version: string, readonly status: EventStatus, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null } | null, readonly selections: ReadonlyArray<{ readonly __typename: 'SelectionPrice', readonly id: string, readonly num: string, readonly den: string, readonly status: SelectionStatus, readonly points: string | null }> } };


type Node = object;
const name = (value: string) => ({ kind: 'Name', value });
const set = (selections: readonly Node[]) => ({ kind: 'SelectionSet', selections });
/** A field without arguments and directives. */
const f = (value: string, selections?: readonly Node[]) => ({ kind: 'Field', name: name(value), ...(selections && { selectionSet: set(selections) }) });
/** A fragment, read through the mask where `isUnmasked`. */
const s = (value: string, isUnmasked?: 1) => ({ kind: 'FragmentSpread', name: name(value), ...(isUnmasked && { directives: [{ kind: 'Directive', name: name('unmask') }] }) });
const on = (type: string, selections: readonly Node[]) => ({ kind: 'InlineFragment', typeCondition: { kind: 'NamedType', name: name(type) }, selectionSet: set(selections) });
const part = (value: string, type: string, selections: readonly Node[]) => ({ kind: 'FragmentDefinition', name: name(value), typeCondition: { kind: 'NamedType', name: name(type) }, selectionSet: set(selections) });
const ActionsPart = /*#__PURE__*/part("Actions","Action",[/*#__PURE__*/f("__typename"),/*#__PURE__*/on("AcknowledgeAction",[/*#__PURE__*/f("id"),/*#__PURE__*/f("label"),/*#__PURE__*/f("ackType"),/*#__PURE__*/f("requirements"),/*#__PURE__*/f("next",[/*#__PURE__*/s("DeepLinks",1)])]),/*#__PURE__*/on("SetUserPreferenceAction",[/*#__PURE__*/f("id"),/*#__PURE__*/f("label"),/*#__PURE__*/f("requirements"),/*#__PURE__*/f("next",[/*#__PURE__*/s("DeepLinks",1)])])]);
const ActionOutcomePart = /*#__PURE__*/part("ActionOutcome","ActionResult",[/*#__PURE__*/f("succeeded"),/*#__PURE__*/f("userErrors",[/*#__PURE__*/f("action"),/*#__PURE__*/f("field"),/*#__PURE__*/f("message")])]);
const GameDetailsPart = /*#__PURE__*/part("GameDetails","GameDetailsShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/f("game",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("category"),/*#__PURE__*/f("provider"),/*#__PURE__*/f("available"),/*#__PURE__*/f("demoAvailable"),/*#__PURE__*/f("exclusive"),/*#__PURE__*/f("multiplayer"),/*#__PURE__*/f("newBadge"),/*#__PURE__*/f("minBet",[/*#__PURE__*/s("Amount",1)]),/*#__PURE__*/f("maxBet",[/*#__PURE__*/s("Amount",1)]),/*#__PURE__*/f("returnToPlayer"),/*#__PURE__*/f("jackpot",[/*#__PURE__*/f("id"),/*#__PURE__*/f("label"),/*#__PURE__*/f("amount",[/*#__PURE__*/s("Amount",1)])]),/*#__PURE__*/f("art",[/*#__PURE__*/f("seed"),/*#__PURE__*/f("theme")])])]);
const GameRailPart = /*#__PURE__*/part("GameRail","GameRailShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("games",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("provider"),/*#__PURE__*/f("available"),/*#__PURE__*/f("exclusive"),/*#__PURE__*/f("multiplayer"),/*#__PURE__*/f("newBadge"),/*#__PURE__*/f("jackpot",[/*#__PURE__*/f("id"),/*#__PURE__*/f("label"),/*#__PURE__*/f("amount",[/*#__PURE__*/s("Amount",1)])]),/*#__PURE__*/f("art",[/*#__PURE__*/f("seed"),/*#__PURE__*/f("theme")]),/*#__PURE__*/f("deepLink",[/*#__PURE__*/f("__typename"),/*#__PURE__*/f("categorySlug"),/*#__PURE__*/f("gameProviderGameId")])])]);
const CasinoShelvesPart = /*#__PURE__*/part("CasinoShelves","CasinoShelf",[/*#__PURE__*/f("__typename"),/*#__PURE__*/on("GameDetailsShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/s("GameDetails")]),/*#__PURE__*/on("GameRailShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/f("presentation"),/*#__PURE__*/s("GameRail")])]);
const DeepLinksPart = /*#__PURE__*/part("DeepLinks","DeepLink",[/*#__PURE__*/f("__typename"),/*#__PURE__*/on("AccountMenuDeepLink",[/*#__PURE__*/f("canonicalUrl")]),/*#__PURE__*/on("AccountMenuItemDeepLink",[/*#__PURE__*/f("slug")]),/*#__PURE__*/on("BetHistorySectionDeepLink",[/*#__PURE__*/f("sectionId")]),/*#__PURE__*/on("CardProviderDeepLink",[/*#__PURE__*/f("transactionType"),/*#__PURE__*/f("paymentProviderId")]),/*#__PURE__*/on("CashAtCasinoDeepLink",[/*#__PURE__*/f("transactionType")]),/*#__PURE__*/on("CasinoCategoryShelfDeepLink",[/*#__PURE__*/f("categorySlug")]),/*#__PURE__*/on("CasinoGameDeepLink",[/*#__PURE__*/f("categorySlug"),/*#__PURE__*/f("gameProviderGameId")]),/*#__PURE__*/on("CasinoRewardsShelfDeepLink",[/*#__PURE__*/f("lobbySlug")]),/*#__PURE__*/on("ConfirmationDeepLink",[/*#__PURE__*/f("withdrawalId")]),/*#__PURE__*/on("ContactSupportDeepLink",[/*#__PURE__*/f("topic")]),/*#__PURE__*/on("FormDeepLink",[/*#__PURE__*/f("formId")]),/*#__PURE__*/on("IdentityDeepLink",[/*#__PURE__*/f("page")]),/*#__PURE__*/on("InteracConfirmationDeepLink",[/*#__PURE__*/f("withdrawalId")]),/*#__PURE__*/on("ModalDeepLink",[/*#__PURE__*/f("dialogId")]),/*#__PURE__*/on("OpenBetslipDeepLink",[/*#__PURE__*/f("marketSelectionIds")]),/*#__PURE__*/on("PromotionDeepLink",[/*#__PURE__*/f("promotionId")]),/*#__PURE__*/on("PromotionListDeepLink",[/*#__PURE__*/f("tagId")]),/*#__PURE__*/on("ReceiptDeepLink",[/*#__PURE__*/f("receiptId")]),/*#__PURE__*/on("ResponsibleGamingShelfDeepLink",[/*#__PURE__*/f("limit")]),/*#__PURE__*/on("ScorePayDeepLink",[/*#__PURE__*/f("transactionType")]),/*#__PURE__*/on("SelectFacilityDeepLink",[/*#__PURE__*/f("transactionType"),/*#__PURE__*/f("paymentProviderId")]),/*#__PURE__*/on("SportsbookPageDeepLink",[/*#__PURE__*/f("canonicalUrl")]),/*#__PURE__*/on("VendorInformationDeepLink",[/*#__PURE__*/f("transactionType"),/*#__PURE__*/f("paymentProviderId")]),/*#__PURE__*/on("WebPageDeepLink",[/*#__PURE__*/f("url"),/*#__PURE__*/f("opensNewWindow")]),/*#__PURE__*/on("WireTransferFirstDeepLink",[/*#__PURE__*/f("transactionType")]),/*#__PURE__*/on("WireTransferRepeatDeepLink",[/*#__PURE__*/f("transactionType")])]);
const CustomPart = /*#__PURE__*/part("Custom","CustomDialog",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("body"),/*#__PURE__*/f("dismissible"),/*#__PURE__*/f("buttons",[/*#__PURE__*/f("id"),/*#__PURE__*/f("label"),/*#__PURE__*/f("type"),/*#__PURE__*/f("style"),/*#__PURE__*/f("deepLink",[/*#__PURE__*/s("DeepLinks",1)])])]);
const LocationPromptPart = /*#__PURE__*/part("LocationPrompt","LocationPromptDialog",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("body"),/*#__PURE__*/f("allowLabel"),/*#__PURE__*/f("declineLabel")]);
const DialogsPart = /*#__PURE__*/part("Dialogs","DialogNode",[/*#__PURE__*/f("__typename"),/*#__PURE__*/on("CustomDialog",[/*#__PURE__*/f("id"),/*#__PURE__*/s("Custom")]),/*#__PURE__*/on("LocationPromptDialog",[/*#__PURE__*/f("id"),/*#__PURE__*/s("LocationPrompt")])]);
const DialogFramePart = /*#__PURE__*/part("DialogFrame","DialogSlot",[/*#__PURE__*/f("id"),/*#__PURE__*/f("kind"),/*#__PURE__*/f("criticality"),/*#__PURE__*/f("fallback",[/*#__PURE__*/s("Fallback",1)]),/*#__PURE__*/f("label"),/*#__PURE__*/f("trackingId"),/*#__PURE__*/f("priority"),/*#__PURE__*/f("triggers",[/*#__PURE__*/f("pages"),/*#__PURE__*/f("onLogin")]),/*#__PURE__*/f("absence"),/*#__PURE__*/f("node",[/*#__PURE__*/s("Dialogs",1)])]);
const ConsentPart = /*#__PURE__*/part("Consent","ConsentForm",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("body"),/*#__PURE__*/f("consentLabel"),/*#__PURE__*/f("action",[/*#__PURE__*/s("Actions",1)])]);
const FieldsPart = /*#__PURE__*/part("Fields","FieldsForm",[/*#__PURE__*/f("id"),/*#__PURE__*/f("schema"),/*#__PURE__*/f("order"),/*#__PURE__*/f("action",[/*#__PURE__*/s("Actions",1)])]);
const FormsPart = /*#__PURE__*/part("Forms","FormNode",[/*#__PURE__*/f("__typename"),/*#__PURE__*/on("ConsentForm",[/*#__PURE__*/f("id"),/*#__PURE__*/s("Consent")]),/*#__PURE__*/on("FieldsForm",[/*#__PURE__*/f("id"),/*#__PURE__*/s("Fields")])]);
const FormPartsPart = /*#__PURE__*/part("FormParts","Form",[/*#__PURE__*/f("id"),/*#__PURE__*/f("revision"),/*#__PURE__*/f("title"),/*#__PURE__*/f("parts",[/*#__PURE__*/f("id"),/*#__PURE__*/f("kind"),/*#__PURE__*/f("criticality"),/*#__PURE__*/f("fallback",[/*#__PURE__*/s("Fallback",1)]),/*#__PURE__*/f("label"),/*#__PURE__*/f("trackingId"),/*#__PURE__*/f("absence"),/*#__PURE__*/f("node",[/*#__PURE__*/s("Forms",1)])])]);
const FallbackPart = /*#__PURE__*/part("Fallback","NodeFallback",[/*#__PURE__*/f("__typename"),/*#__PURE__*/on("FallbackAmountLine",[/*#__PURE__*/f("label"),/*#__PURE__*/f("formattedAmount")]),/*#__PURE__*/on("FallbackLink",[/*#__PURE__*/f("text"),/*#__PURE__*/f("url")]),/*#__PURE__*/on("FallbackText",[/*#__PURE__*/f("text")])]);
const PageSlotsPart = /*#__PURE__*/part("PageSlots","Layout",[/*#__PURE__*/f("id"),/*#__PURE__*/f("surface"),/*#__PURE__*/f("revision"),/*#__PURE__*/f("title"),/*#__PURE__*/f("slots",[/*#__PURE__*/f("id"),/*#__PURE__*/f("parent"),/*#__PURE__*/f("region"),/*#__PURE__*/f("kind"),/*#__PURE__*/f("criticality"),/*#__PURE__*/f("fallback",[/*#__PURE__*/s("Fallback",1)]),/*#__PURE__*/f("label"),/*#__PURE__*/f("trackingId"),/*#__PURE__*/f("absence"),/*#__PURE__*/f("node",[/*#__PURE__*/f("__typename"),/*#__PURE__*/s("CasinoShelves",1),/*#__PURE__*/s("MenuShelves",1),/*#__PURE__*/s("PageShelves",1)])])]);
const PagePlayerSlotsPart = /*#__PURE__*/part("PagePlayerSlots","Layout",[/*#__PURE__*/f("id"),/*#__PURE__*/f("slots",[/*#__PURE__*/f("id"),/*#__PURE__*/f("node",[/*#__PURE__*/f("__typename"),/*#__PURE__*/on("BetListShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/s("BetListSection")])])])]);
const AccountItemsPart = /*#__PURE__*/part("AccountItems","AccountItemsShelf",[/*#__PURE__*/f("id"),{kind:"Field",alias:{kind:"Name",value:"heading"},name:{kind:"Name",value:"title"}},{kind:"Field",alias:{kind:"Name",value:"entries"},name:{kind:"Name",value:"items"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("__typename"),/*#__PURE__*/on("ClientDisplay",[/*#__PURE__*/f("id"),/*#__PURE__*/f("display"),/*#__PURE__*/f("icon")]),/*#__PURE__*/on("ClientDisplayDescriptive",[/*#__PURE__*/f("id"),/*#__PURE__*/f("display"),/*#__PURE__*/f("icon"),/*#__PURE__*/f("description")]),/*#__PURE__*/on("Leaf",[/*#__PURE__*/s("AccountLeaf",1)]),/*#__PURE__*/on("Parent",[/*#__PURE__*/f("id"),/*#__PURE__*/f("label"),/*#__PURE__*/f("icon"),/*#__PURE__*/f("children",[/*#__PURE__*/s("AccountLeaf",1)])])]}}]);
const AccountLeafPart = /*#__PURE__*/part("AccountLeaf","Leaf",[/*#__PURE__*/f("id"),/*#__PURE__*/f("label"),/*#__PURE__*/f("icon"),/*#__PURE__*/f("deepLink",[/*#__PURE__*/s("DeepLinks",1)])]);
const SportsTreePart = /*#__PURE__*/part("SportsTree","SportsTreeShelf",[/*#__PURE__*/f("id"),{kind:"Field",alias:{kind:"Name",value:"heading"},name:{kind:"Name",value:"title"}},{kind:"Field",alias:{kind:"Name",value:"sports"},name:{kind:"Name",value:"items"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("SportsEntry",1),/*#__PURE__*/f("children",[/*#__PURE__*/s("SportsEntry",1),/*#__PURE__*/f("children",[/*#__PURE__*/s("SportsEntry",1),/*#__PURE__*/f("children",[/*#__PURE__*/s("SportsEntry",1)])])])]}}]);
const SportsEntryPart = /*#__PURE__*/part("SportsEntry","SportsMenuItem",[/*#__PURE__*/f("id"),/*#__PURE__*/f("label"),/*#__PURE__*/f("icon"),/*#__PURE__*/f("live"),/*#__PURE__*/f("liveCount"),/*#__PURE__*/f("liveStreamCount"),/*#__PURE__*/f("type"),/*#__PURE__*/f("deepLink",[/*#__PURE__*/f("webUrl")])]);
const MenuShelvesPart = /*#__PURE__*/part("MenuShelves","MenuShelf",[/*#__PURE__*/f("__typename"),/*#__PURE__*/on("AccountItemsShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/s("AccountItems")]),/*#__PURE__*/on("SportsTreeShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/s("SportsTree")])]);
const BetListPart = /*#__PURE__*/part("BetList","BetListShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/f("sectionId"),/*#__PURE__*/f("emptyTitle"),/*#__PURE__*/f("emptyText")]);
const BetListSectionPart = /*#__PURE__*/part("BetListSection","BetListShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/f("section",[/*#__PURE__*/s("BetSection",1)])]);
const BetSectionPart = /*#__PURE__*/part("BetSection","BetHistorySection",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("filters",[/*#__PURE__*/f("id"),/*#__PURE__*/f("label")]),/*#__PURE__*/f("selectedFilterId"),{kind:"Field",name:{kind:"Name",value:"bets"},arguments:[{kind:"Argument",name:{kind:"Name",value:"first"},value:{kind:"IntValue",value:"20"}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("BetPage",1)]}}]);
const BetPagePart = /*#__PURE__*/part("BetPage","BetConnection",[/*#__PURE__*/f("edges",[/*#__PURE__*/f("cursor"),/*#__PURE__*/f("node",[/*#__PURE__*/s("BetCard",1)])]),/*#__PURE__*/f("pageInfo",[/*#__PURE__*/f("endCursor"),/*#__PURE__*/f("hasNextPage")])]);
const BetCardPart = /*#__PURE__*/part("BetCard","PlacedBet",[/*#__PURE__*/f("id"),/*#__PURE__*/f("rawId"),/*#__PURE__*/f("version"),/*#__PURE__*/f("type"),/*#__PURE__*/f("status"),/*#__PURE__*/f("outcome"),/*#__PURE__*/f("numLegs"),/*#__PURE__*/f("placedAt"),/*#__PURE__*/f("closedAt"),/*#__PURE__*/f("anyLegsInPlay"),/*#__PURE__*/f("betAmount",[/*#__PURE__*/s("Amount",1)]),/*#__PURE__*/f("winAmount",[/*#__PURE__*/s("Amount",1)]),/*#__PURE__*/f("potentialPayoutAmount",[/*#__PURE__*/s("Amount",1)]),/*#__PURE__*/f("payoutAmount",[/*#__PURE__*/s("Amount",1)]),/*#__PURE__*/f("totalOdds",[/*#__PURE__*/s("Price",1)]),/*#__PURE__*/f("legs",[/*#__PURE__*/f("id"),/*#__PURE__*/f("ordinal"),/*#__PURE__*/f("selectionName"),/*#__PURE__*/f("marketName"),/*#__PURE__*/f("odds",[/*#__PURE__*/s("Price",1)]),/*#__PURE__*/f("points",[/*#__PURE__*/f("decimalPoints"),/*#__PURE__*/f("formattedPoints")]),/*#__PURE__*/f("outcome"),/*#__PURE__*/f("outcomeReason"),/*#__PURE__*/f("inPlay"),/*#__PURE__*/f("event",[/*#__PURE__*/f("id"),/*#__PURE__*/f("name"),/*#__PURE__*/f("startTime"),/*#__PURE__*/f("status"),/*#__PURE__*/f("canonicalUrl"),/*#__PURE__*/f("homeParticipant",[/*#__PURE__*/s("ParticipantMark",1)]),/*#__PURE__*/f("awayParticipant",[/*#__PURE__*/s("ParticipantMark",1)]),/*#__PURE__*/f("scoreboard",[/*#__PURE__*/s("ScoreboardState",1)])])]),/*#__PURE__*/f("receipt",[/*#__PURE__*/s("Receipt",1)])]);
const EventHeaderPart = /*#__PURE__*/part("EventHeader","EventHeaderShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/f("event",[/*#__PURE__*/f("id"),/*#__PURE__*/f("name"),/*#__PURE__*/f("startTime"),/*#__PURE__*/f("status"),/*#__PURE__*/f("canonicalUrl"),/*#__PURE__*/f("hasLiveStream"),/*#__PURE__*/f("hasStatistics"),/*#__PURE__*/f("sport",[/*#__PURE__*/f("id"),/*#__PURE__*/f("name"),/*#__PURE__*/f("slug")]),/*#__PURE__*/f("organization",[/*#__PURE__*/f("id"),/*#__PURE__*/f("name")]),/*#__PURE__*/f("competition",[/*#__PURE__*/f("id"),/*#__PURE__*/f("name"),/*#__PURE__*/f("canonicalUrl"),/*#__PURE__*/f("mark",[/*#__PURE__*/f("primary"),/*#__PURE__*/f("secondary"),/*#__PURE__*/f("form"),/*#__PURE__*/f("initials")])]),/*#__PURE__*/f("homeParticipant",[/*#__PURE__*/s("ParticipantMark",1)]),/*#__PURE__*/f("awayParticipant",[/*#__PURE__*/s("ParticipantMark",1)]),/*#__PURE__*/f("scoreboard",[/*#__PURE__*/s("ScoreboardState",1)])])]);
const FeaturedEventsPart = /*#__PURE__*/part("FeaturedEvents","FeaturedEventsShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("events",[/*#__PURE__*/f("id"),/*#__PURE__*/f("headline"),/*#__PURE__*/f("event",[/*#__PURE__*/f("id"),/*#__PURE__*/f("name"),/*#__PURE__*/f("startTime"),/*#__PURE__*/f("status"),/*#__PURE__*/f("canonicalUrl"),/*#__PURE__*/f("competition",[/*#__PURE__*/f("id"),/*#__PURE__*/f("name")]),/*#__PURE__*/f("homeParticipant",[/*#__PURE__*/s("ParticipantMark",1)]),/*#__PURE__*/f("awayParticipant",[/*#__PURE__*/s("ParticipantMark",1)]),/*#__PURE__*/f("scoreboard",[/*#__PURE__*/s("ScoreboardState",1)])]),/*#__PURE__*/f("market",[/*#__PURE__*/f("id"),/*#__PURE__*/f("name"),/*#__PURE__*/f("type"),/*#__PURE__*/f("selections",[/*#__PURE__*/s("SelectionLabel",1)])])])]);
const LiveEventsPart = /*#__PURE__*/part("LiveEvents","LiveEventsShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("emptyText"),/*#__PURE__*/f("columns",[/*#__PURE__*/s("EventGridColumn",1)]),/*#__PURE__*/f("rows",[/*#__PURE__*/s("EventGridRow",1)])]);
const MarketGridPart = /*#__PURE__*/part("MarketGrid","MarketGridShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("more",[/*#__PURE__*/f("__typename"),/*#__PURE__*/f("canonicalUrl")]),/*#__PURE__*/f("columns",[/*#__PURE__*/s("EventGridColumn",1)]),/*#__PURE__*/f("rows",[/*#__PURE__*/s("EventGridRow",1)])]);
const MarketGroupsPart = /*#__PURE__*/part("MarketGroups","MarketGroupsShelf",[/*#__PURE__*/f("id"),{kind:"Field",alias:{kind:"Name",value:"marketTabs"},name:{kind:"Name",value:"tabs"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("id"),/*#__PURE__*/f("label"),/*#__PURE__*/f("groups",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("markets",[/*#__PURE__*/f("id"),/*#__PURE__*/f("name"),/*#__PURE__*/f("type"),/*#__PURE__*/f("status"),/*#__PURE__*/f("selections",[/*#__PURE__*/s("SelectionLabel",1)])])])]}}]);
const PromotionsPart = /*#__PURE__*/part("Promotions","PromotionsShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("promotions",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("shortDescription"),/*#__PURE__*/f("illustration"),/*#__PURE__*/f("primaryCta"),/*#__PURE__*/f("primaryCtaDeepLink",[/*#__PURE__*/s("DeepLinks",1)]),/*#__PURE__*/f("termsOfUse")])]);
const QuickLinksPart = /*#__PURE__*/part("QuickLinks","QuickLinksShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("links",[/*#__PURE__*/f("id"),/*#__PURE__*/f("label"),/*#__PURE__*/f("icon"),/*#__PURE__*/f("deepLink",[/*#__PURE__*/s("DeepLinks",1)])])]);
const TabsPart = /*#__PURE__*/part("Tabs","TabsShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/f("tabs",[/*#__PURE__*/f("region"),/*#__PURE__*/f("label"),/*#__PURE__*/f("deepLink",[/*#__PURE__*/s("DeepLinks",1)])])]);
const PageShelvesPart = /*#__PURE__*/part("PageShelves","PageShelf",[/*#__PURE__*/f("__typename"),/*#__PURE__*/on("BetListShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/s("BetList")]),/*#__PURE__*/on("EventHeaderShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/s("EventHeader")]),/*#__PURE__*/on("FeaturedEventsShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/s("FeaturedEvents")]),/*#__PURE__*/on("LiveEventsShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/s("LiveEvents")]),/*#__PURE__*/on("MarketGridShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/s("MarketGrid")]),/*#__PURE__*/on("MarketGroupsShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/s("MarketGroups")]),/*#__PURE__*/on("PromotionsShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/s("Promotions")]),/*#__PURE__*/on("QuickLinksShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/s("QuickLinks")]),/*#__PURE__*/on("TabsShelf",[/*#__PURE__*/f("id"),/*#__PURE__*/s("Tabs")])]);
const EventGridColumnPart = /*#__PURE__*/part("EventGridColumn","MarketColumn",[/*#__PURE__*/f("key"),/*#__PURE__*/f("label")]);
const EventGridRowPart = /*#__PURE__*/part("EventGridRow","MarketGridRow",[/*#__PURE__*/f("id"),/*#__PURE__*/f("event",[/*#__PURE__*/f("id"),/*#__PURE__*/f("name"),/*#__PURE__*/f("startTime"),/*#__PURE__*/f("status"),/*#__PURE__*/f("canonicalUrl"),/*#__PURE__*/f("marketCount"),/*#__PURE__*/f("hasLiveStream"),/*#__PURE__*/f("hasStatistics"),/*#__PURE__*/f("sport",[/*#__PURE__*/f("id"),/*#__PURE__*/f("slug")]),/*#__PURE__*/f("competition",[/*#__PURE__*/f("id"),/*#__PURE__*/f("name")]),/*#__PURE__*/f("homeParticipant",[/*#__PURE__*/s("ParticipantMark",1)]),/*#__PURE__*/f("awayParticipant",[/*#__PURE__*/s("ParticipantMark",1)]),/*#__PURE__*/f("scoreboard",[/*#__PURE__*/s("ScoreboardState",1)])]),/*#__PURE__*/f("cells",[/*#__PURE__*/f("columnKey"),/*#__PURE__*/f("selections",[/*#__PURE__*/s("SelectionLabel",1)])])]);
const AmountPart = /*#__PURE__*/part("Amount","Money",[/*#__PURE__*/f("amountLong"),/*#__PURE__*/f("currency"),/*#__PURE__*/f("formattedAmount")]);
const PricePart = /*#__PURE__*/part("Price","Odds",[/*#__PURE__*/f("numeratorLong"),/*#__PURE__*/f("denominatorLong")]);
const ParticipantMarkPart = /*#__PURE__*/part("ParticipantMark","Participant",[/*#__PURE__*/f("id"),/*#__PURE__*/f("name"),/*#__PURE__*/f("fullName"),/*#__PURE__*/f("abbreviation"),/*#__PURE__*/f("record"),/*#__PURE__*/f("crest",[/*#__PURE__*/f("primary"),/*#__PURE__*/f("secondary"),/*#__PURE__*/f("form"),/*#__PURE__*/f("initials")])]);
const ScoreboardStatePart = /*#__PURE__*/part("ScoreboardState","Scoreboard",[/*#__PURE__*/f("homeScore"),/*#__PURE__*/f("awayScore"),/*#__PURE__*/f("period"),/*#__PURE__*/f("clock")]);
const SelectionLabelPart = /*#__PURE__*/part("SelectionLabel","MarketSelection",[/*#__PURE__*/f("id"),/*#__PURE__*/f("eventId"),/*#__PURE__*/f("type"),/*#__PURE__*/f("marketName"),/*#__PURE__*/f("name",[/*#__PURE__*/f("cleanName"),/*#__PURE__*/f("minimalName"),/*#__PURE__*/f("fullName")]),/*#__PURE__*/f("points",[/*#__PURE__*/f("decimalPoints"),/*#__PURE__*/f("formattedPoints")])]);
const DefaultPart = /*#__PURE__*/part("Default","DefaultReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/f("label"),/*#__PURE__*/f("value"),/*#__PURE__*/f("style")]);
const HeaderPart = /*#__PURE__*/part("Header","HeaderReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("subtitle")]);
const InformationPart = /*#__PURE__*/part("Information","InformationReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/f("text")]);
const ListPart = /*#__PURE__*/part("List","ListReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("ordered"),/*#__PURE__*/f("items")]);
const LocationPart = /*#__PURE__*/part("Location","LocationReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("name"),/*#__PURE__*/f("address"),/*#__PURE__*/f("distance")]);
const PromptPart = /*#__PURE__*/part("Prompt","PromptReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("body"),/*#__PURE__*/f("linkLabel"),/*#__PURE__*/f("deepLink",[/*#__PURE__*/s("DeepLinks",1)])]);
const SeparatorPart = /*#__PURE__*/part("Separator","SeparatorReceiptLine",[/*#__PURE__*/f("id")]);
const WarningPart = /*#__PURE__*/part("Warning","WarningReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("text")]);
const WorkingHoursPart = /*#__PURE__*/part("WorkingHours","WorkingHoursReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("hours",[/*#__PURE__*/f("label"),/*#__PURE__*/f("value")]),/*#__PURE__*/f("linkLabel"),/*#__PURE__*/f("deepLink",[/*#__PURE__*/s("DeepLinks",1)])]);
const ReceiptLinesPart = /*#__PURE__*/part("ReceiptLines","ReceiptLine",[/*#__PURE__*/f("__typename"),/*#__PURE__*/on("DefaultReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/f("amount",[/*#__PURE__*/s("Amount",1)]),/*#__PURE__*/s("Default")]),/*#__PURE__*/on("HeaderReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/s("Header")]),/*#__PURE__*/on("InformationReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/s("Information")]),/*#__PURE__*/on("ListReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/s("List")]),/*#__PURE__*/on("LocationReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/s("Location")]),/*#__PURE__*/on("PromptReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/s("Prompt")]),/*#__PURE__*/on("SeparatorReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/s("Separator")]),/*#__PURE__*/on("WarningReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/s("Warning")]),/*#__PURE__*/on("WorkingHoursReceiptLine",[/*#__PURE__*/f("id"),/*#__PURE__*/s("WorkingHours")])]);
const ReceiptPart = /*#__PURE__*/part("Receipt","Receipt",[/*#__PURE__*/f("id"),/*#__PURE__*/f("revision"),/*#__PURE__*/f("total",[/*#__PURE__*/s("Amount",1)]),/*#__PURE__*/f("lines",[/*#__PURE__*/f("id"),/*#__PURE__*/f("kind"),/*#__PURE__*/f("criticality"),/*#__PURE__*/f("fallback",[/*#__PURE__*/s("Fallback",1)]),/*#__PURE__*/f("label"),/*#__PURE__*/f("trackingId"),/*#__PURE__*/f("absence"),/*#__PURE__*/f("node",[/*#__PURE__*/s("ReceiptLines",1)])])]);
const BalancesFieldsPart = /*#__PURE__*/part("BalancesFields","Balances",[/*#__PURE__*/f("id"),/*#__PURE__*/f("version"),/*#__PURE__*/f("globalBalance",[/*#__PURE__*/f("amountLong"),/*#__PURE__*/f("currency"),/*#__PURE__*/f("formattedAmount")]),/*#__PURE__*/f("totalPlayableBalance",[/*#__PURE__*/f("amountLong"),/*#__PURE__*/f("currency"),/*#__PURE__*/f("formattedAmount")]),/*#__PURE__*/f("playableBalance",[/*#__PURE__*/f("amountLong"),/*#__PURE__*/f("currency"),/*#__PURE__*/f("formattedAmount")]),/*#__PURE__*/f("withdrawableBalance",[/*#__PURE__*/f("amountLong"),/*#__PURE__*/f("currency"),/*#__PURE__*/f("formattedAmount")]),/*#__PURE__*/f("restrictedBalance",[/*#__PURE__*/f("amountLong"),/*#__PURE__*/f("currency"),/*#__PURE__*/f("formattedAmount")]),/*#__PURE__*/f("bonusBalance",[/*#__PURE__*/f("amountLong"),/*#__PURE__*/f("currency"),/*#__PURE__*/f("formattedAmount")])]);
const AccountFieldsPart = /*#__PURE__*/part("AccountFields","Account",[/*#__PURE__*/f("id"),/*#__PURE__*/f("firstName"),/*#__PURE__*/f("lastName"),/*#__PURE__*/f("email"),/*#__PURE__*/f("username"),/*#__PURE__*/f("lastLoginAt"),/*#__PURE__*/f("realityCheckinInterval"),/*#__PURE__*/f("requiresResponsibleGamingAcknowledgement"),/*#__PURE__*/f("userPreferences",[/*#__PURE__*/f("autoAcceptOddsChanges"),/*#__PURE__*/f("oddsFormat")]),/*#__PURE__*/f("balances",[/*#__PURE__*/s("BalancesFields",1)])]);
const BetErrorFieldsPart = /*#__PURE__*/part("BetErrorFields","BetError",[/*#__PURE__*/f("code"),/*#__PURE__*/f("message"),/*#__PURE__*/f("priority"),/*#__PURE__*/f("displayType"),/*#__PURE__*/f("subjectId")]);
const DraftBetFieldsPart = /*#__PURE__*/part("DraftBetFields","DraftBet",[/*#__PURE__*/f("id"),/*#__PURE__*/f("type"),/*#__PURE__*/f("betAmount",[/*#__PURE__*/f("amountLong")]),/*#__PURE__*/f("winAmount",[/*#__PURE__*/f("amountLong")]),/*#__PURE__*/f("patronSetAmountType"),/*#__PURE__*/f("placeBetDelayMilliseconds"),/*#__PURE__*/f("draftLegs",[/*#__PURE__*/f("id"),/*#__PURE__*/f("eventId"),/*#__PURE__*/f("eventName"),/*#__PURE__*/f("eventStatus"),/*#__PURE__*/f("startsAt"),/*#__PURE__*/f("marketName"),/*#__PURE__*/f("marketSelection",[/*#__PURE__*/f("id"),/*#__PURE__*/f("name",[/*#__PURE__*/f("defaultName")]),/*#__PURE__*/f("odds",[/*#__PURE__*/f("numeratorLong"),/*#__PURE__*/f("denominatorLong")]),/*#__PURE__*/f("status"),/*#__PURE__*/f("points",[/*#__PURE__*/f("decimalPoints")])]),/*#__PURE__*/f("acceptedOdds",[/*#__PURE__*/f("numeratorLong"),/*#__PURE__*/f("denominatorLong")]),/*#__PURE__*/f("acceptedPoints",[/*#__PURE__*/f("decimalPoints")]),/*#__PURE__*/f("errors",[/*#__PURE__*/s("BetErrorFields",1)])]),/*#__PURE__*/f("errors",[/*#__PURE__*/s("BetErrorFields",1)])]);
const BetslipFieldsPart = /*#__PURE__*/part("BetslipFields","Betslip",[/*#__PURE__*/f("id"),/*#__PURE__*/f("version"),/*#__PURE__*/f("errors",[/*#__PURE__*/s("BetErrorFields",1)]),/*#__PURE__*/f("straight",[/*#__PURE__*/f("errors",[/*#__PURE__*/s("BetErrorFields",1)]),/*#__PURE__*/f("draftBetEventGroupings",[/*#__PURE__*/f("id"),/*#__PURE__*/f("draftBets",[/*#__PURE__*/s("DraftBetFields",1)])])]),/*#__PURE__*/f("parlay",[/*#__PURE__*/f("errors",[/*#__PURE__*/s("BetErrorFields",1)]),/*#__PURE__*/f("draftBet",[/*#__PURE__*/s("DraftBetFields",1)])])]);
const PlacedBetSummaryPart = /*#__PURE__*/part("PlacedBetSummary","PlacedBet",[/*#__PURE__*/f("id"),/*#__PURE__*/f("rawId"),/*#__PURE__*/f("version"),/*#__PURE__*/f("type"),/*#__PURE__*/f("status"),/*#__PURE__*/f("outcome"),/*#__PURE__*/f("placedAt"),/*#__PURE__*/f("numLegs"),/*#__PURE__*/f("betAmount",[/*#__PURE__*/f("amountLong"),/*#__PURE__*/f("currency"),/*#__PURE__*/f("formattedAmount")]),/*#__PURE__*/f("winAmount",[/*#__PURE__*/f("amountLong"),/*#__PURE__*/f("currency"),/*#__PURE__*/f("formattedAmount")]),/*#__PURE__*/f("potentialPayoutAmount",[/*#__PURE__*/f("amountLong"),/*#__PURE__*/f("currency"),/*#__PURE__*/f("formattedAmount")]),/*#__PURE__*/f("totalOdds",[/*#__PURE__*/f("numeratorLong"),/*#__PURE__*/f("denominatorLong")]),/*#__PURE__*/f("legs",[/*#__PURE__*/f("id"),/*#__PURE__*/f("ordinal"),/*#__PURE__*/f("marketSelectionId"),/*#__PURE__*/f("selectionName"),/*#__PURE__*/f("marketName"),/*#__PURE__*/f("outcome"),/*#__PURE__*/f("odds",[/*#__PURE__*/f("numeratorLong"),/*#__PURE__*/f("denominatorLong")]),/*#__PURE__*/f("points",[/*#__PURE__*/f("formattedPoints")])])]);
const PlaceBetsResultFieldsPart = /*#__PURE__*/part("PlaceBetsResultFields","PlaceBetsResult",[/*#__PURE__*/f("placementId"),/*#__PURE__*/f("accepted"),/*#__PURE__*/f("placedBets",[/*#__PURE__*/s("PlacedBetSummary",1),/*#__PURE__*/f("receipt",[/*#__PURE__*/s("Receipt",1)])]),/*#__PURE__*/f("errors",[/*#__PURE__*/s("BetErrorFields",1)]),/*#__PURE__*/f("balances",[/*#__PURE__*/s("BalancesFields",1)])]);
const GeolocationErrorFieldsPart = /*#__PURE__*/part("GeolocationErrorFields","GeolocationError",[/*#__PURE__*/f("code"),/*#__PURE__*/f("message"),/*#__PURE__*/f("result"),/*#__PURE__*/f("resolution")]);
export const ActionsFragmentDoc = { kind: 'Document', definitions: [ActionsPart, DeepLinksPart] } as unknown as DocumentNode<ActionsFragment, unknown>;
export const ActionOutcomeFragmentDoc = { kind: 'Document', definitions: [ActionOutcomePart] } as unknown as DocumentNode<ActionOutcomeFragment, unknown>;
export const GameDetailsFragmentDoc = { kind: 'Document', definitions: [GameDetailsPart, AmountPart] } as unknown as DocumentNode<GameDetailsFragment, unknown>;
export const GameRailFragmentDoc = { kind: 'Document', definitions: [GameRailPart, AmountPart] } as unknown as DocumentNode<GameRailFragment, unknown>;
export const CasinoShelvesFragmentDoc = { kind: 'Document', definitions: [CasinoShelvesPart, GameDetailsPart, AmountPart, GameRailPart] } as unknown as DocumentNode<CasinoShelvesFragment, unknown>;
export const DeepLinksFragmentDoc = { kind: 'Document', definitions: [DeepLinksPart] } as unknown as DocumentNode<DeepLinksFragment, unknown>;
export const CustomFragmentDoc = { kind: 'Document', definitions: [CustomPart, DeepLinksPart] } as unknown as DocumentNode<CustomFragment, unknown>;
export const LocationPromptFragmentDoc = { kind: 'Document', definitions: [LocationPromptPart] } as unknown as DocumentNode<LocationPromptFragment, unknown>;
export const DialogsFragmentDoc = { kind: 'Document', definitions: [DialogsPart, CustomPart, DeepLinksPart, LocationPromptPart] } as unknown as DocumentNode<DialogsFragment, unknown>;
export const DialogFrameFragmentDoc = { kind: 'Document', definitions: [DialogFramePart, FallbackPart, DialogsPart, CustomPart, DeepLinksPart, LocationPromptPart] } as unknown as DocumentNode<DialogFrameFragment, unknown>;
export const ConsentFragmentDoc = { kind: 'Document', definitions: [ConsentPart, ActionsPart, DeepLinksPart] } as unknown as DocumentNode<ConsentFragment, unknown>;
export const FieldsFragmentDoc = { kind: 'Document', definitions: [FieldsPart, ActionsPart, DeepLinksPart] } as unknown as DocumentNode<FieldsFragment, unknown>;
export const FormsFragmentDoc = { kind: 'Document', definitions: [FormsPart, ConsentPart, ActionsPart, DeepLinksPart, FieldsPart] } as unknown as DocumentNode<FormsFragment, unknown>;
export const FormPartsFragmentDoc = { kind: 'Document', definitions: [FormPartsPart, FallbackPart, FormsPart, ConsentPart, ActionsPart, DeepLinksPart, FieldsPart] } as unknown as DocumentNode<FormPartsFragment, unknown>;
export const FallbackFragmentDoc = { kind: 'Document', definitions: [FallbackPart] } as unknown as DocumentNode<FallbackFragment, unknown>;
export const PageSlotsFragmentDoc = { kind: 'Document', definitions: [PageSlotsPart, FallbackPart, CasinoShelvesPart, GameDetailsPart, AmountPart, GameRailPart, MenuShelvesPart, AccountItemsPart, AccountLeafPart, DeepLinksPart, SportsTreePart, SportsEntryPart, PageShelvesPart, BetListPart, EventHeaderPart, ParticipantMarkPart, ScoreboardStatePart, FeaturedEventsPart, SelectionLabelPart, LiveEventsPart, EventGridColumnPart, EventGridRowPart, MarketGridPart, MarketGroupsPart, PromotionsPart, QuickLinksPart, TabsPart] } as unknown as DocumentNode<PageSlotsFragment, unknown>;
export const PagePlayerSlotsFragmentDoc = { kind: 'Document', definitions: [PagePlayerSlotsPart, BetListSectionPart, BetSectionPart, BetPagePart, BetCardPart, AmountPart, PricePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<PagePlayerSlotsFragment, unknown>;
export const AccountItemsFragmentDoc = { kind: 'Document', definitions: [AccountItemsPart, AccountLeafPart, DeepLinksPart] } as unknown as DocumentNode<AccountItemsFragment, unknown>;
export const AccountLeafFragmentDoc = { kind: 'Document', definitions: [AccountLeafPart, DeepLinksPart] } as unknown as DocumentNode<AccountLeafFragment, unknown>;
export const SportsTreeFragmentDoc = { kind: 'Document', definitions: [SportsTreePart, SportsEntryPart] } as unknown as DocumentNode<SportsTreeFragment, unknown>;
export const SportsEntryFragmentDoc = { kind: 'Document', definitions: [SportsEntryPart] } as unknown as DocumentNode<SportsEntryFragment, unknown>;
export const MenuShelvesFragmentDoc = { kind: 'Document', definitions: [MenuShelvesPart, AccountItemsPart, AccountLeafPart, DeepLinksPart, SportsTreePart, SportsEntryPart] } as unknown as DocumentNode<MenuShelvesFragment, unknown>;
export const BetListFragmentDoc = { kind: 'Document', definitions: [BetListPart] } as unknown as DocumentNode<BetListFragment, unknown>;
export const BetListSectionFragmentDoc = { kind: 'Document', definitions: [BetListSectionPart, BetSectionPart, BetPagePart, BetCardPart, AmountPart, PricePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<BetListSectionFragment, unknown>;
export const BetSectionFragmentDoc = { kind: 'Document', definitions: [BetSectionPart, BetPagePart, BetCardPart, AmountPart, PricePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<BetSectionFragment, unknown>;
export const BetPageFragmentDoc = { kind: 'Document', definitions: [BetPagePart, BetCardPart, AmountPart, PricePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<BetPageFragment, unknown>;
export const BetCardFragmentDoc = { kind: 'Document', definitions: [BetCardPart, AmountPart, PricePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<BetCardFragment, unknown>;
export const EventHeaderFragmentDoc = { kind: 'Document', definitions: [EventHeaderPart, ParticipantMarkPart, ScoreboardStatePart] } as unknown as DocumentNode<EventHeaderFragment, unknown>;
export const FeaturedEventsFragmentDoc = { kind: 'Document', definitions: [FeaturedEventsPart, ParticipantMarkPart, ScoreboardStatePart, SelectionLabelPart] } as unknown as DocumentNode<FeaturedEventsFragment, unknown>;
export const LiveEventsFragmentDoc = { kind: 'Document', definitions: [LiveEventsPart, EventGridColumnPart, EventGridRowPart, ParticipantMarkPart, ScoreboardStatePart, SelectionLabelPart] } as unknown as DocumentNode<LiveEventsFragment, unknown>;
export const MarketGridFragmentDoc = { kind: 'Document', definitions: [MarketGridPart, EventGridColumnPart, EventGridRowPart, ParticipantMarkPart, ScoreboardStatePart, SelectionLabelPart] } as unknown as DocumentNode<MarketGridFragment, unknown>;
export const MarketGroupsFragmentDoc = { kind: 'Document', definitions: [MarketGroupsPart, SelectionLabelPart] } as unknown as DocumentNode<MarketGroupsFragment, unknown>;
export const PromotionsFragmentDoc = { kind: 'Document', definitions: [PromotionsPart, DeepLinksPart] } as unknown as DocumentNode<PromotionsFragment, unknown>;
export const QuickLinksFragmentDoc = { kind: 'Document', definitions: [QuickLinksPart, DeepLinksPart] } as unknown as DocumentNode<QuickLinksFragment, unknown>;
export const TabsFragmentDoc = { kind: 'Document', definitions: [TabsPart, DeepLinksPart] } as unknown as DocumentNode<TabsFragment, unknown>;
export const PageShelvesFragmentDoc = { kind: 'Document', definitions: [PageShelvesPart, BetListPart, EventHeaderPart, ParticipantMarkPart, ScoreboardStatePart, FeaturedEventsPart, SelectionLabelPart, LiveEventsPart, EventGridColumnPart, EventGridRowPart, MarketGridPart, MarketGroupsPart, PromotionsPart, DeepLinksPart, QuickLinksPart, TabsPart] } as unknown as DocumentNode<PageShelvesFragment, unknown>;
export const EventGridColumnFragmentDoc = { kind: 'Document', definitions: [EventGridColumnPart] } as unknown as DocumentNode<EventGridColumnFragment, unknown>;
export const EventGridRowFragmentDoc = { kind: 'Document', definitions: [EventGridRowPart, ParticipantMarkPart, ScoreboardStatePart, SelectionLabelPart] } as unknown as DocumentNode<EventGridRowFragment, unknown>;
export const AmountFragmentDoc = { kind: 'Document', definitions: [AmountPart] } as unknown as DocumentNode<AmountFragment, unknown>;
export const PriceFragmentDoc = { kind: 'Document', definitions: [PricePart] } as unknown as DocumentNode<PriceFragment, unknown>;
export const ParticipantMarkFragmentDoc = { kind: 'Document', definitions: [ParticipantMarkPart] } as unknown as DocumentNode<ParticipantMarkFragment, unknown>;
export const ScoreboardStateFragmentDoc = { kind: 'Document', definitions: [ScoreboardStatePart] } as unknown as DocumentNode<ScoreboardStateFragment, unknown>;
export const SelectionLabelFragmentDoc = { kind: 'Document', definitions: [SelectionLabelPart] } as unknown as DocumentNode<SelectionLabelFragment, unknown>;
export const DefaultFragmentDoc = { kind: 'Document', definitions: [DefaultPart] } as unknown as DocumentNode<DefaultFragment, unknown>;
export const HeaderFragmentDoc = { kind: 'Document', definitions: [HeaderPart] } as unknown as DocumentNode<HeaderFragment, unknown>;
export const InformationFragmentDoc = { kind: 'Document', definitions: [InformationPart] } as unknown as DocumentNode<InformationFragment, unknown>;
export const ListFragmentDoc = { kind: 'Document', definitions: [ListPart] } as unknown as DocumentNode<ListFragment, unknown>;
export const LocationFragmentDoc = { kind: 'Document', definitions: [LocationPart] } as unknown as DocumentNode<LocationFragment, unknown>;
export const PromptFragmentDoc = { kind: 'Document', definitions: [PromptPart, DeepLinksPart] } as unknown as DocumentNode<PromptFragment, unknown>;
export const SeparatorFragmentDoc = { kind: 'Document', definitions: [SeparatorPart] } as unknown as DocumentNode<SeparatorFragment, unknown>;
export const WarningFragmentDoc = { kind: 'Document', definitions: [WarningPart] } as unknown as DocumentNode<WarningFragment, unknown>;
export const WorkingHoursFragmentDoc = { kind: 'Document', definitions: [WorkingHoursPart, DeepLinksPart] } as unknown as DocumentNode<WorkingHoursFragment, unknown>;
export const ReceiptLinesFragmentDoc = { kind: 'Document', definitions: [ReceiptLinesPart, AmountPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<ReceiptLinesFragment, unknown>;
export const ReceiptFragmentDoc = { kind: 'Document', definitions: [ReceiptPart, AmountPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<ReceiptFragment, unknown>;
export const BalancesFieldsFragmentDoc = { kind: 'Document', definitions: [BalancesFieldsPart] } as unknown as DocumentNode<BalancesFieldsFragment, unknown>;
export const AccountFieldsFragmentDoc = { kind: 'Document', definitions: [AccountFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<AccountFieldsFragment, unknown>;
export const BetErrorFieldsFragmentDoc = { kind: 'Document', definitions: [BetErrorFieldsPart] } as unknown as DocumentNode<BetErrorFieldsFragment, unknown>;
export const DraftBetFieldsFragmentDoc = { kind: 'Document', definitions: [DraftBetFieldsPart, BetErrorFieldsPart] } as unknown as DocumentNode<DraftBetFieldsFragment, unknown>;
export const BetslipFieldsFragmentDoc = { kind: 'Document', definitions: [BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart] } as unknown as DocumentNode<BetslipFieldsFragment, unknown>;
export const PlacedBetSummaryFragmentDoc = { kind: 'Document', definitions: [PlacedBetSummaryPart] } as unknown as DocumentNode<PlacedBetSummaryFragment, unknown>;
export const PlaceBetsResultFieldsFragmentDoc = { kind: 'Document', definitions: [PlaceBetsResultFieldsPart, PlacedBetSummaryPart, ReceiptPart, AmountPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart, BetErrorFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<PlaceBetsResultFieldsFragment, unknown>;
export const GeolocationErrorFieldsFragmentDoc = { kind: 'Document', definitions: [GeolocationErrorFieldsPart] } as unknown as DocumentNode<GeolocationErrorFieldsFragment, unknown>;
export const AcknowledgeDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"Acknowledge"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"ackType"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"userAck"},arguments:[{kind:"Argument",name:{kind:"Name",value:"ackType"},value:{kind:"Variable",name:{kind:"Name",value:"ackType"}}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("ActionOutcome",1),/*#__PURE__*/f("account",[/*#__PURE__*/f("id"),/*#__PURE__*/f("requiresResponsibleGamingAcknowledgement")])]}}]}}, ActionOutcomePart] } as unknown as DocumentNode<AcknowledgeMutation, AcknowledgeMutationVariables>;
export const SetUserPreferenceDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"SetUserPreference"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"UserPreferenceInput"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"setUserPreference"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("ActionOutcome",1),/*#__PURE__*/f("account",[/*#__PURE__*/f("id"),/*#__PURE__*/f("userPreferences",[/*#__PURE__*/f("autoAcceptOddsChanges"),/*#__PURE__*/f("oddsFormat")])])]}}]}}, ActionOutcomePart] } as unknown as DocumentNode<SetUserPreferenceMutation, SetUserPreferenceMutationVariables>;
export const StoredPreferencesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"StoredPreferences"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("account",[/*#__PURE__*/f("id"),/*#__PURE__*/f("userPreferences",[/*#__PURE__*/f("autoAcceptOddsChanges"),/*#__PURE__*/f("oddsFormat")])])]}}] } as unknown as DocumentNode<StoredPreferencesQuery, StoredPreferencesQueryVariables>;
export const BetHistorySectionDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"BetHistorySection"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"sectionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"selectedFilterId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"betHistorySection"},arguments:[{kind:"Argument",name:{kind:"Name",value:"sectionId"},value:{kind:"Variable",name:{kind:"Name",value:"sectionId"}}},{kind:"Argument",name:{kind:"Name",value:"selectedFilterId"},value:{kind:"Variable",name:{kind:"Name",value:"selectedFilterId"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("BetSection",1)]}}]}}, BetSectionPart, BetPagePart, BetCardPart, AmountPart, PricePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<BetHistorySectionQuery, BetHistorySectionQueryVariables>;
export const BetHistorySectionPageDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"BetHistorySectionPage"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"sectionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"selectedFilterId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"after"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"betHistorySection"},arguments:[{kind:"Argument",name:{kind:"Name",value:"sectionId"},value:{kind:"Variable",name:{kind:"Name",value:"sectionId"}}},{kind:"Argument",name:{kind:"Name",value:"selectedFilterId"},value:{kind:"Variable",name:{kind:"Name",value:"selectedFilterId"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("id"),/*#__PURE__*/f("selectedFilterId"),{kind:"Field",name:{kind:"Name",value:"bets"},arguments:[{kind:"Argument",name:{kind:"Name",value:"first"},value:{kind:"IntValue",value:"20"}},{kind:"Argument",name:{kind:"Name",value:"after"},value:{kind:"Variable",name:{kind:"Name",value:"after"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("BetPage",1)]}}]}}]}}, BetPagePart, BetCardPart, AmountPart, PricePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<BetHistorySectionPageQuery, BetHistorySectionPageQueryVariables>;
export const StartupDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Startup"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("startup",[/*#__PURE__*/f("applicationMetadata",[/*#__PURE__*/f("casinoEnabled"),/*#__PURE__*/f("currentTime"),/*#__PURE__*/f("inactivityThresholdMinutes"),/*#__PURE__*/f("heartbeatIntervalSeconds")]),/*#__PURE__*/f("regionalMetadata",[/*#__PURE__*/f("validRegion"),/*#__PURE__*/f("currentRegionCode"),/*#__PURE__*/f("currentCountryCode"),/*#__PURE__*/f("ipAddress"),/*#__PURE__*/f("ipAddressCheckTimerSeconds")]),/*#__PURE__*/f("serviceAttributes",[/*#__PURE__*/f("identityBaseUrl"),/*#__PURE__*/f("supportUrl"),/*#__PURE__*/f("geoComply",[/*#__PURE__*/f("installerId"),/*#__PURE__*/f("ndbCdnUrl"),/*#__PURE__*/f("plcCdnUrl")]),/*#__PURE__*/f("footerDisclaimers",[/*#__PURE__*/f("body"),/*#__PURE__*/f("hyperlink"),/*#__PURE__*/f("deepLink",[/*#__PURE__*/f("__typename"),/*#__PURE__*/on("WebPageDeepLink",[/*#__PURE__*/f("url")]),/*#__PURE__*/on("SportsbookPageDeepLink",[/*#__PURE__*/f("canonicalUrl")])])])]),/*#__PURE__*/f("responsibleGaming",[/*#__PURE__*/f("helplineText"),/*#__PURE__*/f("helplinePhone"),/*#__PURE__*/f("logos",[/*#__PURE__*/f("id"),/*#__PURE__*/f("label"),/*#__PURE__*/f("url")])]),/*#__PURE__*/f("anonymousToken")])]}}] } as unknown as DocumentNode<StartupQuery, StartupQueryVariables>;
export const DialogsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Dialogs"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("dialogs",[/*#__PURE__*/s("DialogFrame",1)])]}}, DialogFramePart, FallbackPart, DialogsPart, CustomPart, DeepLinksPart, LocationPromptPart] } as unknown as DocumentNode<DialogsQuery, DialogsQueryVariables>;
export const FormDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Form"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"formId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"form"},arguments:[{kind:"Argument",name:{kind:"Name",value:"formId"},value:{kind:"Variable",name:{kind:"Name",value:"formId"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("FormParts",1)]}}]}}, FormPartsPart, FallbackPart, FormsPart, ConsentPart, ActionsPart, DeepLinksPart, FieldsPart] } as unknown as DocumentNode<FormQuery, FormQueryVariables>;
export const PageLayoutDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"PageLayout"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"canonicalUrl"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"pageLayout"},arguments:[{kind:"Argument",name:{kind:"Name",value:"canonicalUrl"},value:{kind:"Variable",name:{kind:"Name",value:"canonicalUrl"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("PageSlots",1)]}}]}}, PageSlotsPart, FallbackPart, CasinoShelvesPart, GameDetailsPart, AmountPart, GameRailPart, MenuShelvesPart, AccountItemsPart, AccountLeafPart, DeepLinksPart, SportsTreePart, SportsEntryPart, PageShelvesPart, BetListPart, EventHeaderPart, ParticipantMarkPart, ScoreboardStatePart, FeaturedEventsPart, SelectionLabelPart, LiveEventsPart, EventGridColumnPart, EventGridRowPart, MarketGridPart, MarketGroupsPart, PromotionsPart, QuickLinksPart, TabsPart] } as unknown as DocumentNode<PageLayoutQuery, PageLayoutQueryVariables>;
export const PageLayoutPlayerDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"PageLayoutPlayer"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"canonicalUrl"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"pageLayout"},arguments:[{kind:"Argument",name:{kind:"Name",value:"canonicalUrl"},value:{kind:"Variable",name:{kind:"Name",value:"canonicalUrl"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("PagePlayerSlots",1)]}}]}}, PagePlayerSlotsPart, BetListSectionPart, BetSectionPart, BetPagePart, BetCardPart, AmountPart, PricePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<PageLayoutPlayerQuery, PageLayoutPlayerQueryVariables>;
export const FrameLayoutDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"FrameLayout"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"surface"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"frameLayout"},arguments:[{kind:"Argument",name:{kind:"Name",value:"surface"},value:{kind:"Variable",name:{kind:"Name",value:"surface"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("PageSlots",1)]}}]}}, PageSlotsPart, FallbackPart, CasinoShelvesPart, GameDetailsPart, AmountPart, GameRailPart, MenuShelvesPart, AccountItemsPart, AccountLeafPart, DeepLinksPart, SportsTreePart, SportsEntryPart, PageShelvesPart, BetListPart, EventHeaderPart, ParticipantMarkPart, ScoreboardStatePart, FeaturedEventsPart, SelectionLabelPart, LiveEventsPart, EventGridColumnPart, EventGridRowPart, MarketGridPart, MarketGroupsPart, PromotionsPart, QuickLinksPart, TabsPart] } as unknown as DocumentNode<FrameLayoutQuery, FrameLayoutQueryVariables>;
export const LayoutChangedDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"subscription",name:{kind:"Name",value:"LayoutChanged"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"surface"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"layoutChanged"},arguments:[{kind:"Argument",name:{kind:"Name",value:"surface"},value:{kind:"Variable",name:{kind:"Name",value:"surface"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("surface"),/*#__PURE__*/f("revision")]}}]}}] } as unknown as DocumentNode<LayoutChangedSubscription, LayoutChangedSubscriptionVariables>;
export const LiveEventsCountDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"LiveEventsCount"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("liveEventsCount",[/*#__PURE__*/f("count"),/*#__PURE__*/f("label")])]}}] } as unknown as DocumentNode<LiveEventsCountQuery, LiveEventsCountQueryVariables>;
export const SessionDataDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"SessionData"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("sessionData",[/*#__PURE__*/f("currentTime"),/*#__PURE__*/f("startedAt"),/*#__PURE__*/f("lastLoginAt"),/*#__PURE__*/f("inactivityThresholdMinutes"),/*#__PURE__*/f("heartbeatIntervalSeconds"),/*#__PURE__*/f("isFirstWager"),/*#__PURE__*/f("account",[/*#__PURE__*/s("AccountFields",1)])])]}}, AccountFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<SessionDataQuery, SessionDataQueryVariables>;
export const AccountStateDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"AccountState"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("account",[/*#__PURE__*/s("AccountFields",1)])]}}, AccountFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<AccountStateQuery, AccountStateQueryVariables>;
export const SetPreferenceDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"SetPreference"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"UserPreferenceInput"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"setUserPreference"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("succeeded"),/*#__PURE__*/f("userErrors",[/*#__PURE__*/f("message")]),/*#__PURE__*/f("account",[/*#__PURE__*/s("AccountFields",1)])]}}]}}, AccountFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<SetPreferenceMutation, SetPreferenceMutationVariables>;
export const HeartbeatDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"Heartbeat"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"elapsedSeconds"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"Int"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"heartbeat"},arguments:[{kind:"Argument",name:{kind:"Name",value:"elapsedSeconds"},value:{kind:"Variable",name:{kind:"Name",value:"elapsedSeconds"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("status"),/*#__PURE__*/f("message")]}}]}}] } as unknown as DocumentNode<HeartbeatMutation, HeartbeatMutationVariables>;
export const AccountBalanceUpdatesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"subscription",name:{kind:"Name",value:"AccountBalanceUpdates"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("accountBalanceUpdates",[/*#__PURE__*/s("BalancesFields",1)])]}}, BalancesFieldsPart] } as unknown as DocumentNode<AccountBalanceUpdatesSubscription, AccountBalanceUpdatesSubscriptionVariables>;
export const BetslipDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Betslip"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("betslip",[/*#__PURE__*/s("BetslipFields",1)])]}}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart] } as unknown as DocumentNode<BetslipQuery, BetslipQueryVariables>;
export const PlacementDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Placement"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"placementId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"placement"},arguments:[{kind:"Argument",name:{kind:"Name",value:"placementId"},value:{kind:"Variable",name:{kind:"Name",value:"placementId"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("placementId"),/*#__PURE__*/f("status"),/*#__PURE__*/f("result",[/*#__PURE__*/s("PlaceBetsResultFields",1)])]}}]}}, PlaceBetsResultFieldsPart, PlacedBetSummaryPart, ReceiptPart, AmountPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart, BetErrorFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<PlacementQuery, PlacementQueryVariables>;
export const AddMarketSelectionDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"AddMarketSelection"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"AddMarketSelectionInput"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"addMarketSelection"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("BetslipFields",1)]}}]}}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart] } as unknown as DocumentNode<AddMarketSelectionMutation, AddMarketSelectionMutationVariables>;
export const RemoveMarketSelectionDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"RemoveMarketSelection"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"selectionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"removeMarketSelection"},arguments:[{kind:"Argument",name:{kind:"Name",value:"selectionId"},value:{kind:"Variable",name:{kind:"Name",value:"selectionId"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("BetslipFields",1)]}}]}}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart] } as unknown as DocumentNode<RemoveMarketSelectionMutation, RemoveMarketSelectionMutationVariables>;
export const ClearBetslipDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"ClearBetslip"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("clearBetslip",[/*#__PURE__*/s("BetslipFields",1)])]}}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart] } as unknown as DocumentNode<ClearBetslipMutation, ClearBetslipMutationVariables>;
export const SetDraftBetAmountDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"SetDraftBetAmount"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"draftBetId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"amount"}},type:{kind:"NamedType",name:{kind:"Name",value:"Long"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"amountField"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"AmountField"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"setDraftBetAmount"},arguments:[{kind:"Argument",name:{kind:"Name",value:"draftBetId"},value:{kind:"Variable",name:{kind:"Name",value:"draftBetId"}}},{kind:"Argument",name:{kind:"Name",value:"amount"},value:{kind:"Variable",name:{kind:"Name",value:"amount"}}},{kind:"Argument",name:{kind:"Name",value:"amountField"},value:{kind:"Variable",name:{kind:"Name",value:"amountField"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("BetslipFields",1)]}}]}}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart] } as unknown as DocumentNode<SetDraftBetAmountMutation, SetDraftBetAmountMutationVariables>;
export const AcceptBetslipChangesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"AcceptBetslipChanges"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"marketSelections"}},type:{kind:"NonNullType",type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"AcceptedSelectionInput"}}}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"acceptBetslipChanges"},arguments:[{kind:"Argument",name:{kind:"Name",value:"marketSelections"},value:{kind:"Variable",name:{kind:"Name",value:"marketSelections"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("BetslipFields",1)]}}]}}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart] } as unknown as DocumentNode<AcceptBetslipChangesMutation, AcceptBetslipChangesMutationVariables>;
export const PlaceBetsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"PlaceBets"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"bets"}},type:{kind:"NonNullType",type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"PlaceBetInput"}}}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"placementId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"placeBets"},arguments:[{kind:"Argument",name:{kind:"Name",value:"bets"},value:{kind:"Variable",name:{kind:"Name",value:"bets"}}},{kind:"Argument",name:{kind:"Name",value:"placementId"},value:{kind:"Variable",name:{kind:"Name",value:"placementId"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/s("PlaceBetsResultFields",1)]}}]}}, PlaceBetsResultFieldsPart, PlacedBetSummaryPart, ReceiptPart, AmountPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart, BetErrorFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<PlaceBetsMutation, PlaceBetsMutationVariables>;
export const BetslipUpdatesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"subscription",name:{kind:"Name",value:"BetslipUpdates"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("betslipUpdates",[/*#__PURE__*/s("BetslipFields",1)])]}}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart] } as unknown as DocumentNode<BetslipUpdatesSubscription, BetslipUpdatesSubscriptionVariables>;
export const BetUpdatesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"subscription",name:{kind:"Name",value:"BetUpdates"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("betUpdates",[/*#__PURE__*/s("PlacedBetSummary",1),/*#__PURE__*/f("closedAt"),/*#__PURE__*/f("anyLegsInPlay"),/*#__PURE__*/f("payoutAmount",[/*#__PURE__*/f("amountLong"),/*#__PURE__*/f("currency"),/*#__PURE__*/f("formattedAmount")]),/*#__PURE__*/f("legs",[/*#__PURE__*/f("id"),/*#__PURE__*/f("outcome"),/*#__PURE__*/f("outcomeReason"),/*#__PURE__*/f("inPlay")])])]}}, PlacedBetSummaryPart] } as unknown as DocumentNode<BetUpdatesSubscription, BetUpdatesSubscriptionVariables>;
export const GeoComplyGetApiTokenDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"GeoComplyGetApiToken"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"geolocationParams"}},type:{kind:"NamedType",name:{kind:"Name",value:"GeolocationParams"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"licenseType"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"LicenseType"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"geoComplyGetApiToken"},arguments:[{kind:"Argument",name:{kind:"Name",value:"geolocationParams"},value:{kind:"Variable",name:{kind:"Name",value:"geolocationParams"}}},{kind:"Argument",name:{kind:"Name",value:"licenseType"},value:{kind:"Variable",name:{kind:"Name",value:"licenseType"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("licenseKey"),/*#__PURE__*/f("errors",[/*#__PURE__*/s("GeolocationErrorFields",1)])]}}]}}, GeolocationErrorFieldsPart] } as unknown as DocumentNode<GeoComplyGetApiTokenMutation, GeoComplyGetApiTokenMutationVariables>;
export const GeoComplyForceRefetchLicenseDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"GeoComplyForceRefetchLicense"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"currentLicenseKey"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"licenseType"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"LicenseType"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"geoComplyForceRefetchLicense"},arguments:[{kind:"Argument",name:{kind:"Name",value:"currentLicenseKey"},value:{kind:"Variable",name:{kind:"Name",value:"currentLicenseKey"}}},{kind:"Argument",name:{kind:"Name",value:"licenseType"},value:{kind:"Variable",name:{kind:"Name",value:"licenseType"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("licenseKey"),/*#__PURE__*/f("errors",[/*#__PURE__*/s("GeolocationErrorFields",1)])]}}]}}, GeolocationErrorFieldsPart] } as unknown as DocumentNode<GeoComplyForceRefetchLicenseMutation, GeoComplyForceRefetchLicenseMutationVariables>;
export const GeoComplyAuthorizeGeoPacketDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"GeoComplyAuthorizeGeoPacket"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"geoPacket"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"geoComplyAuthorizeGeoPacket"},arguments:[{kind:"Argument",name:{kind:"Name",value:"geoPacket"},value:{kind:"Variable",name:{kind:"Name",value:"geoPacket"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("expiresAt"),/*#__PURE__*/f("refreshAt"),/*#__PURE__*/f("errors",[/*#__PURE__*/s("GeolocationErrorFields",1)])]}}]}}, GeolocationErrorFieldsPart] } as unknown as DocumentNode<GeoComplyAuthorizeGeoPacketMutation, GeoComplyAuthorizeGeoPacketMutationVariables>;
export const GeolocationSetupDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"GeolocationSetup"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("startup",[/*#__PURE__*/f("serviceAttributes",[/*#__PURE__*/f("geoComply",[/*#__PURE__*/f("installerId"),/*#__PURE__*/f("ndbCdnUrl"),/*#__PURE__*/f("plcCdnUrl")])]),/*#__PURE__*/f("regionalMetadata",[/*#__PURE__*/f("ipAddress"),/*#__PURE__*/f("ipAddressCheckTimerSeconds")])])]}}] } as unknown as DocumentNode<GeolocationSetupQuery, GeolocationSetupQueryVariables>;
export const LocationPromptDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"LocationPrompt"},selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("dialogs",[/*#__PURE__*/f("id"),/*#__PURE__*/f("kind"),/*#__PURE__*/f("priority"),/*#__PURE__*/f("triggers",[/*#__PURE__*/f("pages"),/*#__PURE__*/f("onLogin")]),/*#__PURE__*/f("node",[/*#__PURE__*/on("LocationPromptDialog",[/*#__PURE__*/f("id"),/*#__PURE__*/f("title"),/*#__PURE__*/f("body"),/*#__PURE__*/f("allowLabel"),/*#__PURE__*/f("declineLabel")])])])]}}] } as unknown as DocumentNode<LocationPromptQuery, LocationPromptQueryVariables>;
export const EventPricesSnapshotDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"EventPricesSnapshot"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"eventIds"}},type:{kind:"NonNullType",type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"eventPrices"},arguments:[{kind:"Argument",name:{kind:"Name",value:"eventIds"},value:{kind:"Variable",name:{kind:"Name",value:"eventIds"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("eventId"),/*#__PURE__*/f("version"),/*#__PURE__*/f("status"),/*#__PURE__*/f("scoreboard",[/*#__PURE__*/f("homeScore"),/*#__PURE__*/f("awayScore"),/*#__PURE__*/f("period"),/*#__PURE__*/f("clock")]),/*#__PURE__*/f("selections",[/*#__PURE__*/f("id"),/*#__PURE__*/f("num"),/*#__PURE__*/f("den"),/*#__PURE__*/f("status"),/*#__PURE__*/f("points")])]}}]}}] } as unknown as DocumentNode<EventPricesSnapshotQuery, EventPricesSnapshotQueryVariables>;
export const EventPriceUpdatesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"subscription",name:{kind:"Name",value:"EventPriceUpdates"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"eventId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"eventPrices"},arguments:[{kind:"Argument",name:{kind:"Name",value:"eventId"},value:{kind:"Variable",name:{kind:"Name",value:"eventId"}}}],selectionSet:{kind:"SelectionSet",selections:[/*#__PURE__*/f("eventId"),/*#__PURE__*/f("version"),/*#__PURE__*/f("status"),/*#__PURE__*/f("scoreboard",[/*#__PURE__*/f("homeScore"),/*#__PURE__*/f("awayScore"),/*#__PURE__*/f("period"),/*#__PURE__*/f("clock")]),/*#__PURE__*/f("selections",[/*#__PURE__*/f("id"),/*#__PURE__*/f("num"),/*#__PURE__*/f("den"),/*#__PURE__*/f("status"),/*#__PURE__*/f("points")])]}}]}}] } as unknown as DocumentNode<EventPriceUpdatesSubscription, EventPriceUpdatesSubscriptionVariables>;