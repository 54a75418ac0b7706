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

export type AccountLinkResult =
  /** Another account of the partner is linked already. */
  | 'ALREADY_LINKED'
  /** The partner's account is linked to another player's. */
  | 'DUPLICATE_ID'
  /** The token is not the partner's, for us, for this attempt. */
  | 'INVALID'
  | 'SUCCESS';

/** What must hold before an action may run. */
export type ActionRequirement =
  | 'LOCATION'
  | 'LOGIN';

export type AddMarketSelectionInput = {
  readonly branchChannel?: string | null | undefined;
  /** What a model of the client's said of it; at most 2,000 characters, kept with the selection and not read. */
  readonly modelOutput?: string | null | undefined;
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

export type AmountSourceType =
  | 'CASH'
  | 'FREE_BET'
  | 'PROMOTIONAL_CREDIT';

export type AppPlatform =
  | 'ANDROID'
  | 'ANY'
  | 'IOS';

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

/** Which money the casino takes first. */
export type CasinoBalanceUsage =
  | 'BONUS_FIRST'
  | 'CASH_FIRST'
  | 'CASH_ONLY';

export type CasinoLaunchInput = {
  readonly gameId: string;
  /** Made by the client for each press, 8 to 64 characters: a repeat is the same launch and the same session. */
  readonly launchId: string;
  readonly mode: CasinoPlayMode;
};

/** Games that are played, for money or for practice (product §3). */
export type CasinoPlayMode =
  /** Play money of the provider's own: no login, no ledger, where the game can be tried. */
  | 'DEMO'
  | 'REAL';

export type CasinoRoundState =
  /** What comes of it is not known yet; the provider is asked. */
  | 'OPEN'
  /** Every wager of it went back to the player. */
  | 'RETURNED'
  | 'SETTLED';

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

/** How long a dialog stays closed once it was: as long as the page lives, on the device, or wherever the player is. */
export type DialogMemory =
  | 'DEVICE'
  | 'PLAYER'
  | 'VISIT';

export type DraftBetInput = {
  readonly legs?: ReadonlyArray<DraftBetLegInput>;
  /** Each of them whole or not at all. */
  readonly sameGameParlayLegs?: ReadonlyArray<SameGameParlayLegInput>;
};

/** A leg of what goes into the slip together. */
export type DraftBetLegInput = {
  readonly oddsDenominator?: string | null | undefined;
  /** The price the player was shown; with none, that of now is taken. */
  readonly oddsNumerator?: string | null | undefined;
  /** The line the player was shown; with none, that of now. */
  readonly points?: string | null | undefined;
  readonly selectionId: string;
};

/** `SUCCESS`: opted in. `PENDING`: opting in is possible and has not happened. `NOT_REQUIRED`: there is nothing to opt in to. */
export type EnrollmentStatus =
  | 'NOT_REQUIRED'
  | 'PENDING'
  | 'SUCCESS';

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

export type HistoryState =
  /** The player wanted it no more, or is on a break, before any money came. */
  | 'CALLED_BACK'
  | 'CASHED_OUT'
  /** It has happened. */
  | 'DONE'
  /** Nothing came of it. */
  | 'FAILED'
  | 'LOST'
  /** What comes of it is not known yet. */
  | 'PENDING'
  | 'RETURNED'
  | 'WON';

export type IdentityStatus =
  | 'DOCUMENT_NEEDED'
  /** The check is under way, or the vendor did not answer. */
  | 'PENDING'
  | 'REFUSED'
  | 'VERIFIED';

export type LayoutStepOp =
  | 'INSERT'
  | 'MOVE'
  | 'REMOVE'
  /** Stays where it is; its slot has to be fetched. */
  | 'REPLACE';

/** When an open page takes a change. */
export type LayoutUrgency =
  /** At once: something was taken down. */
  | 'IMMEDIATE'
  /** When nobody is in the middle of something. */
  | 'ORDINARY';

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

/** What is wrong with the event, or with the asking. */
export type LiveStreamErrorCode =
  | 'ERROR'
  | 'EVENT_CANCELLED'
  | 'EVENT_CLOSED'
  | 'EVENT_PENDING'
  | 'RATE_LIMITED';

/** What keeps this patron from watching an event that is on. */
export type LiveStreamRestriction =
  | 'ANONYMOUS'
  /** Neither cash nor anything else to bet with, and no bet on the event. */
  | 'BALANCE'
  /** Credits to bet with, but no cash and no bet on the event. */
  | 'NO_BET_ON_EVENT'
  | 'OUT_OF_REGION'
  | 'STREAM_CANCELLED'
  | 'STREAM_CLOSED'
  | 'STREAM_PENDING';

export type LiveTableStatus =
  /** Outside its hours. */
  | 'CLOSED'
  /** Every seat is taken. */
  | 'FULL'
  /** Seats are open. */
  | 'OPEN';

export type MarketStatus =
  | 'CLOSED'
  | 'HIDDEN'
  | 'OPEN';

/** How far a game has come, beside whether it can be bet on. */
export type MatchProgress =
  | 'CANCELLED'
  /** Begins later than it was to. */
  | 'DELAYED'
  | 'FINAL'
  /** Between two halves. */
  | 'HALF_OVER'
  | 'IN_PROGRESS'
  /** To another day. */
  | 'POSTPONED'
  /** The sides are there; it begins any moment. */
  | 'PRE_GAME'
  | 'SCHEDULED'
  /** Broken off for the time being. */
  | 'SUSPENDED'
  /** One of the two does not play. */
  | 'WITHDRAWN';

/** Why a slot has no node. */
export type NodeAbsence =
  /** What is stored does not fit the kind's schema. */
  | 'INVALID'
  /** It was not asked for yet: `layoutPart` has it. */
  | 'LATER'
  /** Too many pages could not draw it. */
  | 'QUARANTINED'
  /** A bound source failed or ran out of time. */
  | 'SOURCE_FAILED'
  /** This build does not know the kind, its version or its presentation. */
  | 'UNSUPPORTED';

export type OddsFormat =
  | 'AMERICAN'
  | 'EURO';

export type OneTimeCodeChannel =
  | 'EMAIL';

/** What is done with a code: one that was shown opens one act of its source, in the session that it was sent in. */
export type OneTimeCodeSource =
  | 'DEPOSIT'
  /** To raise or remove a limit of one's own; to lower one never needs a code. */
  | 'LIMIT'
  /** To have logins checked less. */
  | 'LOGIN_PREFERENCES'
  | 'PASSWORD'
  | 'WITHDRAWAL';

export type PaymentInput = {
  /** Minor units of the player's currency. */
  readonly amountCents: number;
  /** Where cash is brought or picked up, of `paymentFacilities`; absent for every other way. */
  readonly facilityId?: string | null | undefined;
  /** A card or account that is kept; absent: the provider asks for one. */
  readonly paymentMethodId?: string | null | undefined;
  readonly paymentProviderId: string;
  readonly promotionCode?: string | null | undefined;
  /** From the slip: nothing is asked for on the way. */
  readonly quickDeposit?: boolean | null | undefined;
};

/** A draft bet exactly as the player saw it. */
export type PlaceBetInput = {
  /** A bonus bet names its token, and its amount is the token's; a boosted bet is cash. A bet takes one reward at most. */
  readonly amountSourceType?: AmountSourceType | null | undefined;
  /** Cents; of a round robin, of each combination. */
  readonly betAmount: string;
  readonly draftBetId: string;
  readonly freeBetId?: string | null | undefined;
  readonly legs: ReadonlyArray<AcceptedSelectionInput>;
  readonly profitBoostId?: string | null | undefined;
  /** By how much a teaser moves each line. */
  readonly teaserPoints?: string | null | undefined;
  /** Of a teaser: the `terms` of the preview that the player saw. Without them, or with others, it is refused and asks for acceptance. */
  readonly teaserTerms?: string | null | undefined;
  readonly totalOddsDenominator?: string | null | undefined;
  /** The price of the whole bet, where it is not the product of its legs'; a teaser's always. A worse one is refused like a leg's. */
  readonly totalOddsNumerator?: string | null | undefined;
};

export type PlacementStatus =
  | 'DECIDED'
  | 'IN_PROGRESS'
  | 'UNKNOWN';

export type PromotionStanding =
  /** Over, or not begun. */
  | 'OFF'
  | 'ON'
  | 'UNKNOWN';

export type ProviderAvailability =
  | 'AVAILABLE'
  | 'UNAVAILABLE';

export type ReceiptLineStyle =
  /** Not final yet; the value says so in words. */
  | 'PENDING'
  | 'PLAIN'
  | 'POSITIVE'
  | 'STRONG';

export type RgLimitPeriod =
  | 'DAILY'
  | 'MONTHLY'
  | 'WEEKLY';

/** What a player may hold themselves to, and the breaks that they may take. */
export type RgLimitType =
  /** Minutes between two reality checks. */
  | 'CHECK_IN'
  | 'COOL_OFF'
  | 'DAILY_TIME'
  | 'DEPOSIT'
  | 'LOSS'
  | 'MAX_SINGLE_WAGER'
  | 'SELF_EXCLUSION'
  | 'SPEND';

/** Of a change that does not hold yet. `ACTION_REQUIRED`: its time has come, and the player must confirm it. */
export type RgPendingState =
  | 'ACTION_REQUIRED'
  | 'INCREASE_PENDING'
  | 'REMOVAL_PENDING';

/** Several picks of one event at the one price the player was shown. */
export type SameGameParlayLegInput = {
  readonly eventId: string;
  readonly marketSelections: ReadonlyArray<AcceptedSelectionInput>;
  readonly oddsDenominator: string;
  readonly oddsNumerator: string;
};

export type SelectionStatus =
  /** Shown as Suspended. */
  | 'CLOSED'
  /** Shown as Closed. */
  | 'HIDDEN'
  | 'OPEN';

export type Side =
  | 'AWAY'
  | 'HOME';

export type SportsMenuItemType =
  | 'HEADER'
  | 'LEAF';

/** Money that players bring and take (product §3). */
export type TransactionType =
  | 'DEPOSIT'
  | 'WITHDRAWAL';

/** Absent fields stay as they are. */
export type UserPreferenceInput = {
  readonly autoAcceptOddsChanges?: boolean | null | undefined;
  readonly casinoBalanceUsagePreferences?: CasinoBalanceUsage | null | undefined;
  readonly emailNews?: boolean | null | undefined;
  readonly emailOffers?: boolean | null | undefined;
  readonly oddsFormat?: OddsFormat | null | undefined;
};

export type AcknowledgeMutationVariables = Exact<{
  ackType: string;
  actionId: string;
}>;


export type AcknowledgeMutation = { readonly userAck: { readonly __typename: 'ActionResult', readonly succeeded: boolean, readonly account: { readonly __typename: 'Account', readonly id: string, readonly requiresResponsibleGamingAcknowledgement: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly action: string, readonly field: ReadonlyArray<string>, readonly message: string }> } };

export type DismissPromptMutationVariables = Exact<{
  promptType: string;
  actionId: string;
}>;


export type DismissPromptMutation = { readonly dismissPrompt: { readonly __typename: 'PromptDismissalResult', readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly action: string, readonly field: ReadonlyArray<string>, readonly message: string }>, readonly account: { readonly __typename: 'Account', readonly id: string, readonly promptDismissals: { readonly __typename: 'PromptDismissals', readonly promptTypes: ReadonlyArray<string> } } | null } };

export type PromptDismissalsQueryVariables = Exact<{ [key: string]: never; }>;


export type PromptDismissalsQuery = { readonly account: { readonly __typename: 'Account', readonly id: string, readonly promptDismissals: { readonly __typename: 'PromptDismissals', readonly promptTypes: ReadonlyArray<string> } } };

export type DismissalsFragment = { readonly __typename: 'Account', readonly id: string, readonly promptDismissals: { readonly __typename: 'PromptDismissals', readonly promptTypes: ReadonlyArray<string> } } & { ' $fragmentName'?: 'DismissalsFragment' };

export type OptInPromotionMutationVariables = Exact<{
  promotionId: string;
  actionId: string;
}>;


export type OptInPromotionMutation = { readonly promotionEnrollment: { readonly __typename: 'PromotionEnrollmentResult', readonly success: boolean, readonly errors: ReadonlyArray<{ readonly __typename: 'UserError', readonly action: string, readonly field: ReadonlyArray<string>, readonly message: string }>, readonly promotion: { readonly __typename: 'PromotionEnrollment', readonly id: string, readonly title: string, readonly enrollmentStatus: EnrollmentStatus } | null } };

export type PromotionEnrollmentQueryVariables = Exact<{
  promotionId: string;
}>;


export type PromotionEnrollmentQuery = { readonly promotionEnrollment: { readonly __typename: 'PromotionEnrollment', readonly id: string, readonly title: string, readonly enrollmentStatus: EnrollmentStatus } | null };

export type EnrollmentFragment = { readonly __typename: 'PromotionEnrollment', readonly id: string, readonly title: string, readonly enrollmentStatus: EnrollmentStatus } & { ' $fragmentName'?: 'EnrollmentFragment' };

export type SetUserPreferenceMutationVariables = Exact<{
  input: UserPreferenceInput;
  actionId: string;
}>;


export type SetUserPreferenceMutation = { readonly setUserPreference: { readonly __typename: 'ActionResult', readonly succeeded: boolean, readonly account: { readonly __typename: 'Account', readonly id: string, readonly userPreferences: { readonly __typename: 'UserPreferences', readonly autoAcceptOddsChanges: boolean, readonly oddsFormat: OddsFormat, readonly casinoBalanceUsagePreferences: CasinoBalanceUsage | null, readonly emailOffers: boolean, readonly emailNews: boolean } } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly action: string, readonly field: ReadonlyArray<string>, readonly message: string }> } };

export type StoredPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type StoredPreferencesQuery = { readonly account: { readonly __typename: 'Account', readonly id: string, readonly userPreferences: { readonly __typename: 'UserPreferences', readonly autoAcceptOddsChanges: boolean, readonly oddsFormat: OddsFormat, readonly casinoBalanceUsagePreferences: CasinoBalanceUsage | null, readonly emailOffers: boolean, readonly emailNews: boolean } } };

export type SubmitFormMutationVariables = Exact<{
  formId: string;
  partId: string;
  answers: Readonly<Record<string, unknown>>;
  actionId: string;
}>;


export type SubmitFormMutation = { readonly submitForm: { readonly __typename: 'FormSubmissionResult', readonly succeeded: boolean, readonly reference: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly action: string, readonly field: ReadonlyArray<string>, readonly message: string }> } };

export type ActionOutcomeFragment = { readonly __typename: 'ActionResult', readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly action: string, readonly field: ReadonlyArray<string>, readonly message: string }> } & { ' $fragmentName'?: 'ActionOutcomeFragment' };

export type ActionErrorFragment = { readonly __typename: 'UserError', readonly action: string, readonly field: ReadonlyArray<string>, readonly message: string } & { ' $fragmentName'?: 'ActionErrorFragment' };

export type CasinoPromotionsFragment = { readonly __typename: 'CasinoPromotionsShelf', readonly id: string, readonly title: string, readonly emptyText: string, readonly offers: ReadonlyArray<{ readonly __typename: 'PromotionCard', readonly id: string, readonly title: string, readonly shortDescription: string, readonly illustration: string, readonly primaryCta: string, readonly termsOfUse: string, readonly endsAt: string | null, readonly primaryCtaDeepLink:
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
     | null, readonly deepLink: { readonly __typename: 'PromotionDeepLink', readonly promotionId: string } | null }> | null } & { ' $fragmentName'?: 'CasinoPromotionsFragment' };

export type CasinoRewardsFragment = { readonly __typename: 'CasinoRewardsShelf', readonly id: string, readonly title: string, readonly emptyText: string } & { ' $fragmentName'?: 'CasinoRewardsFragment' };

export type CasinoRewardsHeldFragment = { readonly __typename: 'CasinoRewardsShelf', readonly id: string, readonly rewards: ReadonlyArray<{ readonly __typename: 'CasinoReward', readonly id: string, readonly type: string, readonly title: string, readonly valueLabel: string, readonly expiresAt: string | null, readonly game: { readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } } | null }> | null } & { ' $fragmentName'?: 'CasinoRewardsHeldFragment' };

export type CategoryGamesFragment = { readonly __typename: 'CategoryGamesShelf', readonly id: string, readonly categorySlug: string, readonly filters: ReadonlyArray<{ readonly __typename: 'CasinoFilter', readonly id: string, readonly label: string }>, readonly page: { readonly __typename: 'CasinoGamePage', readonly offset: number, readonly total: number, readonly games: ReadonlyArray<{ readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } }> } | null } & { ' $fragmentName'?: 'CategoryGamesFragment' };

export type GamePageFragment = { readonly __typename: 'CasinoGamePage', readonly offset: number, readonly total: number, readonly games: ReadonlyArray<{ readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } }> } & { ' $fragmentName'?: 'GamePageFragment' };

export type CasinoCategoryQueryVariables = Exact<{
  categorySlug: string;
  filters?: ReadonlyArray<string> | string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type CasinoCategoryQuery = { readonly casinoCategory: { readonly __typename: 'CasinoGamePage', readonly offset: number, readonly total: number, readonly games: ReadonlyArray<{ readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } }> } };

export type CategoryPillsFragment = { readonly __typename: 'CategoryPillsShelf', readonly id: string, readonly title: string, readonly categories: ReadonlyArray<{ readonly __typename: 'CasinoCategory', readonly id: string, readonly label: string, readonly icon: string, readonly gameCount: number, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string } | null, readonly deepLink: { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string } }> | null } & { ' $fragmentName'?: 'CategoryPillsFragment' };

export type CrossSellFragment = { readonly __typename: 'CrossSellShelf', readonly id: string, readonly title: string, readonly text: string, readonly illustration: string, readonly label: string, readonly deepLink:
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
   | null } & { ' $fragmentName'?: 'CrossSellFragment' };

export type FreeToPlayFragment = { readonly __typename: 'FreeToPlayShelf', readonly id: string, readonly title: string, readonly emptyText: string, readonly freeGames: ReadonlyArray<{ readonly __typename: 'FreeToPlayGame', readonly id: string, readonly title: string, readonly text: string, readonly termsOfUse: string, readonly endsAt: string, readonly game: { readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } }, readonly deepLink: { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string } }> | null } & { ' $fragmentName'?: 'FreeToPlayFragment' };

export type GameDetailsFragment = { readonly __typename: 'GameDetailsShelf', readonly id: string, readonly game: { readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly category: string, readonly provider: string, readonly available: boolean, readonly demoAvailable: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly multiplayer: boolean, readonly newBadge: boolean, readonly returnToPlayer: number, readonly minBet: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly maxBet: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string } } | null } & { ' $fragmentName'?: 'GameDetailsFragment' };

export type GameProvidersFragment = { readonly __typename: 'GameProvidersShelf', readonly id: string, readonly title: string, readonly providers: ReadonlyArray<{ readonly __typename: 'CasinoCategory', readonly id: string, readonly label: string, readonly icon: string, readonly gameCount: number, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string } | null, readonly deepLink: { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string } }> | null } & { ' $fragmentName'?: 'GameProvidersFragment' };

export type GameRailFragment = { readonly __typename: 'GameRailShelf', readonly id: string, readonly title: string, readonly games: ReadonlyArray<{ readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } }> | null } & { ' $fragmentName'?: 'GameRailFragment' };

export type GameSearchFragment = { readonly __typename: 'GameSearchShelf', readonly id: string, readonly title: string, readonly placeholder: string, readonly suggestions: ReadonlyArray<{ readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } }> | null } & { ' $fragmentName'?: 'GameSearchFragment' };

export type CasinoSearchQueryVariables = Exact<{
  searchTerm: string;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type CasinoSearchQuery = { readonly casinoSearch: { readonly __typename: 'CasinoGamePage', readonly total: number, readonly games: ReadonlyArray<{ readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } }> } };

export type LiveGamesFragment = { readonly __typename: 'LiveGamesShelf', readonly id: string, readonly title: string, readonly tables: ReadonlyArray<{ readonly __typename: 'LiveTable', readonly id: string, readonly dealer: string, readonly seatLabel: string, readonly seats: number, readonly openSeats: number, readonly openingTimes: string, readonly status: LiveTableStatus, readonly game: { readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } } }> | null } & { ' $fragmentName'?: 'LiveGamesFragment' };

export type LobbyBannerFragment = { readonly __typename: 'LobbyBannerShelf', readonly id: string, readonly eyebrow: string | null, readonly title: string, readonly text: string, readonly label: string, readonly deepLink:
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
   | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string } } & { ' $fragmentName'?: 'LobbyBannerFragment' };

export type RecentGamesFragment = { readonly __typename: 'RecentGamesShelf', readonly id: string, readonly title: string } & { ' $fragmentName'?: 'RecentGamesFragment' };

export type RecentGamesPlayedFragment = { readonly __typename: 'RecentGamesShelf', readonly id: string, readonly games: ReadonlyArray<{ readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } }> | null } & { ' $fragmentName'?: 'RecentGamesPlayedFragment' };

export type AnonymousExperienceFragment = { readonly __typename: 'AnonymousExperienceDialog', readonly id: string, readonly title: string, readonly body: string, readonly points: ReadonlyArray<{ readonly __typename: 'ExperiencePoint', readonly id: string, readonly icon: string, readonly label: string }>, readonly buttons: ReadonlyArray<{ readonly __typename: 'DialogButton', readonly id: string, readonly label: string, readonly type: DialogButtonType, readonly style: DialogButtonStyle, readonly deepLink:
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
     | null }> } & { ' $fragmentName'?: 'AnonymousExperienceFragment' };

export type AppPromptFragment = { readonly __typename: 'AppPromptDialog', readonly id: string, readonly title: string, readonly body: string, readonly continueLabel: string, readonly stores: ReadonlyArray<{ readonly __typename: 'AppStore', readonly id: string, readonly label: string, readonly platform: AppPlatform, readonly deepLink:
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
     | null }> } & { ' $fragmentName'?: 'AppPromptFragment' };

export type AppTourFragment = { readonly __typename: 'AppTourDialog', readonly id: string, readonly title: string, readonly nextLabel: string, readonly backLabel: string, readonly doneLabel: string, readonly skipLabel: string, readonly steps: ReadonlyArray<{ readonly __typename: 'AppTourStep', readonly id: string, readonly title: string, readonly body: string, readonly illustration: string }> } & { ' $fragmentName'?: 'AppTourFragment' };

export type BigWinUploadFragment = { readonly __typename: 'BigWinUploadDialog', readonly id: string, readonly title: string, readonly body: string, readonly uploadLabel: string, readonly laterLabel: string, readonly deepLink:
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
   | null } & { ' $fragmentName'?: 'BigWinUploadFragment' };

export type CasinoBalanceUsageFragment = { readonly __typename: 'CasinoBalanceUsageDialog', readonly id: string, readonly title: string, readonly body: string, readonly laterLabel: string, readonly choices: ReadonlyArray<{ readonly __typename: 'CasinoBalanceChoice', readonly id: string, readonly value: CasinoBalanceUsage, readonly label: string, readonly description: string }>, readonly action:
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
    | { readonly __typename: 'DismissPromptAction', readonly id: string, readonly label: string, readonly promptType: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
    | { readonly __typename: 'OptInPromotionAction', readonly id: string, readonly label: string, readonly promotionId: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
    | { readonly __typename: 'SubmitFormAction', readonly id: string, readonly label: string, readonly formId: string, readonly successText: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
   } & { ' $fragmentName'?: 'CasinoBalanceUsageFragment' };

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

export type DepositAcknowledgementFragment = { readonly __typename: 'DepositAcknowledgementDialog', readonly id: string, readonly title: string, readonly body: string, readonly action:
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
    | { readonly __typename: 'DismissPromptAction', readonly id: string, readonly label: string, readonly promptType: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
    | { readonly __typename: 'OptInPromotionAction', readonly id: string, readonly label: string, readonly promotionId: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
    | { readonly __typename: 'SubmitFormAction', readonly id: string, readonly label: string, readonly formId: string, readonly successText: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
   } & { ' $fragmentName'?: 'DepositAcknowledgementFragment' };

export type LocationPromptFragment = { readonly __typename: 'LocationPromptDialog', readonly id: string, readonly title: string, readonly body: string, readonly allowLabel: string, readonly declineLabel: string } & { ' $fragmentName'?: 'LocationPromptFragment' };

export type MaintenanceFragment = { readonly __typename: 'MaintenanceDialog', readonly id: string, readonly title: string, readonly body: string, readonly closing: string, readonly illustration: string, readonly dismissible: boolean, readonly refreshIntervalSeconds: number | null, readonly linkLabel: string, readonly link:
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
   | null } & { ' $fragmentName'?: 'MaintenanceFragment' };

export type DialogFrameFragment = { readonly __typename: 'DialogSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly revision: string, readonly priority: number, readonly memory: DialogMemory, readonly absence: NodeAbsence | null, readonly fallback:
    | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
    | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
    | { readonly __typename: 'FallbackText', readonly text: string }
   | null, readonly triggers: { readonly __typename: 'DialogTriggers', readonly pages: ReadonlyArray<string>, readonly exceptPages: ReadonlyArray<string>, readonly onLogin: boolean }, readonly node:
    | (
      { readonly __typename: 'AnonymousExperienceDialog', readonly id: string }
      & { ' $fragmentRefs'?: { 'AnonymousExperienceFragment': AnonymousExperienceFragment } }
    )
    | (
      { readonly __typename: 'AppPromptDialog', readonly id: string }
      & { ' $fragmentRefs'?: { 'AppPromptFragment': AppPromptFragment } }
    )
    | (
      { readonly __typename: 'AppTourDialog', readonly id: string }
      & { ' $fragmentRefs'?: { 'AppTourFragment': AppTourFragment } }
    )
    | (
      { readonly __typename: 'BigWinUploadDialog', readonly id: string }
      & { ' $fragmentRefs'?: { 'BigWinUploadFragment': BigWinUploadFragment } }
    )
    | (
      { readonly __typename: 'CasinoBalanceUsageDialog', readonly id: string }
      & { ' $fragmentRefs'?: { 'CasinoBalanceUsageFragment': CasinoBalanceUsageFragment } }
    )
    | (
      { readonly __typename: 'CustomDialog', readonly id: string }
      & { ' $fragmentRefs'?: { 'CustomFragment': CustomFragment } }
    )
    | (
      { readonly __typename: 'DepositAcknowledgementDialog', readonly id: string }
      & { ' $fragmentRefs'?: { 'DepositAcknowledgementFragment': DepositAcknowledgementFragment } }
    )
    | (
      { readonly __typename: 'LocationPromptDialog', readonly id: string }
      & { ' $fragmentRefs'?: { 'LocationPromptFragment': LocationPromptFragment } }
    )
    | (
      { readonly __typename: 'MaintenanceDialog', readonly id: string }
      & { ' $fragmentRefs'?: { 'MaintenanceFragment': MaintenanceFragment } }
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
    | { readonly __typename: 'DismissPromptAction', readonly id: string, readonly label: string, readonly promptType: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
    | { readonly __typename: 'OptInPromotionAction', readonly id: string, readonly label: string, readonly promotionId: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
    | { readonly __typename: 'SubmitFormAction', readonly id: string, readonly label: string, readonly formId: string, readonly successText: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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

export type FieldsFragment = { readonly __typename: 'FieldsForm', readonly id: string, readonly schema: Readonly<Record<string, unknown>>, readonly order: ReadonlyArray<string>, readonly currency: string, readonly action:
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
    | { readonly __typename: 'DismissPromptAction', readonly id: string, readonly label: string, readonly promptType: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
    | { readonly __typename: 'OptInPromotionAction', readonly id: string, readonly label: string, readonly promotionId: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
    | { readonly __typename: 'SubmitFormAction', readonly id: string, readonly label: string, readonly formId: string, readonly successText: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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

export type TipFragment = { readonly __typename: 'TipForm', readonly id: string, readonly title: string, readonly body: string, readonly illustration: string, readonly action:
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
    | { readonly __typename: 'DismissPromptAction', readonly id: string, readonly label: string, readonly promptType: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
    | { readonly __typename: 'OptInPromotionAction', readonly id: string, readonly label: string, readonly promotionId: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
    | { readonly __typename: 'SubmitFormAction', readonly id: string, readonly label: string, readonly formId: string, readonly successText: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
   } & { ' $fragmentName'?: 'TipFragment' };

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
      | (
        { readonly __typename: 'TipForm', readonly id: string }
        & { ' $fragmentRefs'?: { 'TipFragment': TipFragment } }
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

export type SlotFrameFragment = { readonly __typename: 'Slot', readonly id: string, readonly parent: string | null, readonly region: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
    | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
    | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
    | { readonly __typename: 'FallbackText', readonly text: string }
   | null, readonly node:
    | (
      { readonly __typename: 'AccountEntryShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'AccountEntryFragment': AccountEntryFragment } }
    )
    | (
      { readonly __typename: 'AccountItemsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'AccountItemsFragment': AccountItemsFragment } }
    )
    | (
      { readonly __typename: 'AccountSummaryShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'AccountSummaryFragment': AccountSummaryFragment } }
    )
    | (
      { readonly __typename: 'AwardDetailsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'AwardDetailsFragment': AwardDetailsFragment } }
    )
    | (
      { readonly __typename: 'AwardsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'AwardsFragment': AwardsFragment } }
    )
    | (
      { readonly __typename: 'BetBuilderShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'BetBuilderFragment': BetBuilderFragment } }
    )
    | (
      { readonly __typename: 'BetListShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'BetListFragment': BetListFragment } }
    )
    | (
      { readonly __typename: 'CasinoMenuShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'CasinoMenuFragment': CasinoMenuFragment } }
    )
    | (
      { readonly __typename: 'CasinoPromotionsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'CasinoPromotionsFragment': CasinoPromotionsFragment } }
    )
    | (
      { readonly __typename: 'CasinoRewardsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'CasinoRewardsFragment': CasinoRewardsFragment } }
    )
    | (
      { readonly __typename: 'CasinoRoundShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'CasinoRoundFragment': CasinoRoundFragment } }
    )
    | (
      { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'CasinoSessionRoundsFragment': CasinoSessionRoundsFragment } }
    )
    | (
      { readonly __typename: 'CategoryGamesShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'CategoryGamesFragment': CategoryGamesFragment } }
    )
    | (
      { readonly __typename: 'CategoryPillsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'CategoryPillsFragment': CategoryPillsFragment } }
    )
    | (
      { readonly __typename: 'ChangePasswordShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'ChangePasswordFragment': ChangePasswordFragment } }
    )
    | (
      { readonly __typename: 'CollectionShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'CollectionFragment': CollectionFragment } }
    )
    | (
      { readonly __typename: 'ColumnsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'ColumnsFragment': ColumnsFragment } }
    )
    | (
      { readonly __typename: 'CountdownShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'CountdownFragment': CountdownFragment } }
    )
    | (
      { readonly __typename: 'CrossSellShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'CrossSellFragment': CrossSellFragment } }
    )
    | (
      { readonly __typename: 'DisplayPreferencesShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'DisplayPreferencesFragment': DisplayPreferencesFragment } }
    )
    | (
      { readonly __typename: 'EditorialShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'EditorialFragment': EditorialFragment } }
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
      { readonly __typename: 'FrameShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'FrameFragment': FrameFragment } }
    )
    | (
      { readonly __typename: 'FreeToPlayShelf', readonly id: string, readonly presentation: string | null }
      & { ' $fragmentRefs'?: { 'FreeToPlayFragment': FreeToPlayFragment } }
    )
    | (
      { readonly __typename: 'GameDetailsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'GameDetailsFragment': GameDetailsFragment } }
    )
    | (
      { readonly __typename: 'GameFactsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'GameFactsFragment': GameFactsFragment } }
    )
    | (
      { readonly __typename: 'GameProvidersShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'GameProvidersFragment': GameProvidersFragment } }
    )
    | (
      { readonly __typename: 'GameRailShelf', readonly id: string, readonly presentation: string | null }
      & { ' $fragmentRefs'?: { 'GameRailFragment': GameRailFragment } }
    )
    | (
      { readonly __typename: 'GameSearchShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'GameSearchFragment': GameSearchFragment } }
    )
    | (
      { readonly __typename: 'HeroCarouselShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'HeroCarouselFragment': HeroCarouselFragment } }
    )
    | (
      { readonly __typename: 'HistoryShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'HistoryFragment': HistoryFragment } }
    )
    | (
      { readonly __typename: 'ImageShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'ImageFragment': ImageFragment } }
    )
    | (
      { readonly __typename: 'LimitHistoryShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'LimitHistoryFragment': LimitHistoryFragment } }
    )
    | (
      { readonly __typename: 'LinkColumnShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'LinkColumnFragment': LinkColumnFragment } }
    )
    | (
      { readonly __typename: 'LinkPromptShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'LinkPromptFragment': LinkPromptFragment } }
    )
    | (
      { readonly __typename: 'LinkedAccountsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'LinkedAccountsFragment': LinkedAccountsFragment } }
    )
    | (
      { readonly __typename: 'LinkingResultShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'LinkingResultFragment': LinkingResultFragment } }
    )
    | (
      { readonly __typename: 'LiveEventsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'LiveEventsFragment': LiveEventsFragment } }
    )
    | (
      { readonly __typename: 'LiveGamesShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'LiveGamesFragment': LiveGamesFragment } }
    )
    | (
      { readonly __typename: 'LobbyBannerShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'LobbyBannerFragment': LobbyBannerFragment } }
    )
    | (
      { readonly __typename: 'LoginPreferencesShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'LoginPreferencesFragment': LoginPreferencesFragment } }
    )
    | (
      { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'LoyaltyDashboardFragment': LoyaltyDashboardFragment } }
    )
    | (
      { readonly __typename: 'LoyaltyShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'LoyaltyFragment': LoyaltyFragment } }
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
      { readonly __typename: 'OnboardingShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'OnboardingFragment': OnboardingFragment } }
    )
    | (
      { readonly __typename: 'OwnLimitShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'OwnLimitFragment': OwnLimitFragment } }
    )
    | (
      { readonly __typename: 'ParlaySuggestionsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'ParlaySuggestionsFragment': ParlaySuggestionsFragment } }
    )
    | (
      { readonly __typename: 'PromotionDetailsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'PromotionDetailsFragment': PromotionDetailsFragment } }
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
      { readonly __typename: 'RecentGamesShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'RecentGamesFragment': RecentGamesFragment } }
    )
    | (
      { readonly __typename: 'ReferralShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'ReferralFragment': ReferralFragment } }
    )
    | (
      { readonly __typename: 'ReferralsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'ReferralsFragment': ReferralsFragment } }
    )
    | (
      { readonly __typename: 'SearchBoxShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'SearchBoxFragment': SearchBoxFragment } }
    )
    | (
      { readonly __typename: 'SearchResultsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'SearchResultsFragment': SearchResultsFragment } }
    )
    | (
      { readonly __typename: 'SharedBetShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'SharedBetFragment': SharedBetFragment } }
    )
    | (
      { readonly __typename: 'SignUpElsewhereShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'SignUpElsewhereFragment': SignUpElsewhereFragment } }
    )
    | (
      { readonly __typename: 'SignedUpShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'SignedUpFragment': SignedUpFragment } }
    )
    | (
      { readonly __typename: 'SportsTreeShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'SportsTreeFragment': SportsTreeFragment } }
    )
    | (
      { readonly __typename: 'StandingsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'StandingsFragment': StandingsFragment } }
    )
    | (
      { readonly __typename: 'StatisticsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'StatisticsFragment': StatisticsFragment } }
    )
    | (
      { readonly __typename: 'StoreLinksShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'StoreLinksFragment': StoreLinksFragment } }
    )
    | (
      { readonly __typename: 'StreamPlayerShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'StreamPlayerFragment': StreamPlayerFragment } }
    )
    | (
      { readonly __typename: 'SupportChatShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'SupportChatFragment': SupportChatFragment } }
    )
    | (
      { readonly __typename: 'TabsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'TabsFragment': TabsFragment } }
    )
    | (
      { readonly __typename: 'TaxFormsShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'TaxFormsFragment': TaxFormsFragment } }
    )
    | (
      { readonly __typename: 'VideoShelf', readonly id: string }
      & { ' $fragmentRefs'?: { 'VideoFragment': VideoFragment } }
    )
   | null } & { ' $fragmentName'?: 'SlotFrameFragment' };

export type PageSlotsFragment = { readonly __typename: 'Layout', readonly id: string, readonly surface: string, readonly revision: string, readonly title: string | null, readonly changesAt: string | null, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly parent: string | null, readonly region: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
      | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
      | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
      | { readonly __typename: 'FallbackText', readonly text: string }
     | null, readonly node:
      | (
        { readonly __typename: 'AccountEntryShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'AccountEntryFragment': AccountEntryFragment } }
      )
      | (
        { readonly __typename: 'AccountItemsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'AccountItemsFragment': AccountItemsFragment } }
      )
      | (
        { readonly __typename: 'AccountSummaryShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'AccountSummaryFragment': AccountSummaryFragment } }
      )
      | (
        { readonly __typename: 'AwardDetailsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'AwardDetailsFragment': AwardDetailsFragment } }
      )
      | (
        { readonly __typename: 'AwardsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'AwardsFragment': AwardsFragment } }
      )
      | (
        { readonly __typename: 'BetBuilderShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'BetBuilderFragment': BetBuilderFragment } }
      )
      | (
        { readonly __typename: 'BetListShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'BetListFragment': BetListFragment } }
      )
      | (
        { readonly __typename: 'CasinoMenuShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'CasinoMenuFragment': CasinoMenuFragment } }
      )
      | (
        { readonly __typename: 'CasinoPromotionsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'CasinoPromotionsFragment': CasinoPromotionsFragment } }
      )
      | (
        { readonly __typename: 'CasinoRewardsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'CasinoRewardsFragment': CasinoRewardsFragment } }
      )
      | (
        { readonly __typename: 'CasinoRoundShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'CasinoRoundFragment': CasinoRoundFragment } }
      )
      | (
        { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'CasinoSessionRoundsFragment': CasinoSessionRoundsFragment } }
      )
      | (
        { readonly __typename: 'CategoryGamesShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'CategoryGamesFragment': CategoryGamesFragment } }
      )
      | (
        { readonly __typename: 'CategoryPillsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'CategoryPillsFragment': CategoryPillsFragment } }
      )
      | (
        { readonly __typename: 'ChangePasswordShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'ChangePasswordFragment': ChangePasswordFragment } }
      )
      | (
        { readonly __typename: 'CollectionShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'CollectionFragment': CollectionFragment } }
      )
      | (
        { readonly __typename: 'ColumnsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'ColumnsFragment': ColumnsFragment } }
      )
      | (
        { readonly __typename: 'CountdownShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'CountdownFragment': CountdownFragment } }
      )
      | (
        { readonly __typename: 'CrossSellShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'CrossSellFragment': CrossSellFragment } }
      )
      | (
        { readonly __typename: 'DisplayPreferencesShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'DisplayPreferencesFragment': DisplayPreferencesFragment } }
      )
      | (
        { readonly __typename: 'EditorialShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'EditorialFragment': EditorialFragment } }
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
        { readonly __typename: 'FrameShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'FrameFragment': FrameFragment } }
      )
      | (
        { readonly __typename: 'FreeToPlayShelf', readonly id: string, readonly presentation: string | null }
        & { ' $fragmentRefs'?: { 'FreeToPlayFragment': FreeToPlayFragment } }
      )
      | (
        { readonly __typename: 'GameDetailsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'GameDetailsFragment': GameDetailsFragment } }
      )
      | (
        { readonly __typename: 'GameFactsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'GameFactsFragment': GameFactsFragment } }
      )
      | (
        { readonly __typename: 'GameProvidersShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'GameProvidersFragment': GameProvidersFragment } }
      )
      | (
        { readonly __typename: 'GameRailShelf', readonly id: string, readonly presentation: string | null }
        & { ' $fragmentRefs'?: { 'GameRailFragment': GameRailFragment } }
      )
      | (
        { readonly __typename: 'GameSearchShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'GameSearchFragment': GameSearchFragment } }
      )
      | (
        { readonly __typename: 'HeroCarouselShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'HeroCarouselFragment': HeroCarouselFragment } }
      )
      | (
        { readonly __typename: 'HistoryShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'HistoryFragment': HistoryFragment } }
      )
      | (
        { readonly __typename: 'ImageShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'ImageFragment': ImageFragment } }
      )
      | (
        { readonly __typename: 'LimitHistoryShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LimitHistoryFragment': LimitHistoryFragment } }
      )
      | (
        { readonly __typename: 'LinkColumnShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LinkColumnFragment': LinkColumnFragment } }
      )
      | (
        { readonly __typename: 'LinkPromptShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LinkPromptFragment': LinkPromptFragment } }
      )
      | (
        { readonly __typename: 'LinkedAccountsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LinkedAccountsFragment': LinkedAccountsFragment } }
      )
      | (
        { readonly __typename: 'LinkingResultShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LinkingResultFragment': LinkingResultFragment } }
      )
      | (
        { readonly __typename: 'LiveEventsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LiveEventsFragment': LiveEventsFragment } }
      )
      | (
        { readonly __typename: 'LiveGamesShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LiveGamesFragment': LiveGamesFragment } }
      )
      | (
        { readonly __typename: 'LobbyBannerShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LobbyBannerFragment': LobbyBannerFragment } }
      )
      | (
        { readonly __typename: 'LoginPreferencesShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LoginPreferencesFragment': LoginPreferencesFragment } }
      )
      | (
        { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LoyaltyDashboardFragment': LoyaltyDashboardFragment } }
      )
      | (
        { readonly __typename: 'LoyaltyShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LoyaltyFragment': LoyaltyFragment } }
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
        { readonly __typename: 'OnboardingShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'OnboardingFragment': OnboardingFragment } }
      )
      | (
        { readonly __typename: 'OwnLimitShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'OwnLimitFragment': OwnLimitFragment } }
      )
      | (
        { readonly __typename: 'ParlaySuggestionsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'ParlaySuggestionsFragment': ParlaySuggestionsFragment } }
      )
      | (
        { readonly __typename: 'PromotionDetailsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'PromotionDetailsFragment': PromotionDetailsFragment } }
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
        { readonly __typename: 'RecentGamesShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'RecentGamesFragment': RecentGamesFragment } }
      )
      | (
        { readonly __typename: 'ReferralShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'ReferralFragment': ReferralFragment } }
      )
      | (
        { readonly __typename: 'ReferralsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'ReferralsFragment': ReferralsFragment } }
      )
      | (
        { readonly __typename: 'SearchBoxShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'SearchBoxFragment': SearchBoxFragment } }
      )
      | (
        { readonly __typename: 'SearchResultsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'SearchResultsFragment': SearchResultsFragment } }
      )
      | (
        { readonly __typename: 'SharedBetShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'SharedBetFragment': SharedBetFragment } }
      )
      | (
        { readonly __typename: 'SignUpElsewhereShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'SignUpElsewhereFragment': SignUpElsewhereFragment } }
      )
      | (
        { readonly __typename: 'SignedUpShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'SignedUpFragment': SignedUpFragment } }
      )
      | (
        { readonly __typename: 'SportsTreeShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'SportsTreeFragment': SportsTreeFragment } }
      )
      | (
        { readonly __typename: 'StandingsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'StandingsFragment': StandingsFragment } }
      )
      | (
        { readonly __typename: 'StatisticsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'StatisticsFragment': StatisticsFragment } }
      )
      | (
        { readonly __typename: 'StoreLinksShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'StoreLinksFragment': StoreLinksFragment } }
      )
      | (
        { readonly __typename: 'StreamPlayerShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'StreamPlayerFragment': StreamPlayerFragment } }
      )
      | (
        { readonly __typename: 'SupportChatShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'SupportChatFragment': SupportChatFragment } }
      )
      | (
        { readonly __typename: 'TabsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'TabsFragment': TabsFragment } }
      )
      | (
        { readonly __typename: 'TaxFormsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'TaxFormsFragment': TaxFormsFragment } }
      )
      | (
        { readonly __typename: 'VideoShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'VideoFragment': VideoFragment } }
      )
     | null }> } & { ' $fragmentName'?: 'PageSlotsFragment' };

export type PagePlayerSlotsFragment = { readonly __typename: 'Layout', readonly id: string, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly absence: NodeAbsence | null, readonly node:
      | { readonly __typename: 'AccountEntryShelf' }
      | { readonly __typename: 'AccountItemsShelf' }
      | (
        { readonly __typename: 'AccountSummaryShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'AccountSummaryHeldFragment': AccountSummaryHeldFragment } }
      )
      | (
        { readonly __typename: 'AwardDetailsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'AwardDetailsHeldFragment': AwardDetailsHeldFragment } }
      )
      | (
        { readonly __typename: 'AwardsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'AwardsHeldFragment': AwardsHeldFragment;'CashbackHeldFragment': CashbackHeldFragment } }
      )
      | { readonly __typename: 'BetBuilderShelf' }
      | (
        { readonly __typename: 'BetListShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'BetListSectionFragment': BetListSectionFragment } }
      )
      | { readonly __typename: 'CasinoMenuShelf' }
      | { readonly __typename: 'CasinoPromotionsShelf' }
      | (
        { readonly __typename: 'CasinoRewardsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'CasinoRewardsHeldFragment': CasinoRewardsHeldFragment } }
      )
      | (
        { readonly __typename: 'CasinoRoundShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'CasinoRoundHeldFragment': CasinoRoundHeldFragment } }
      )
      | (
        { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'CasinoSessionRoundsHeldFragment': CasinoSessionRoundsHeldFragment } }
      )
      | { readonly __typename: 'CategoryGamesShelf' }
      | { readonly __typename: 'CategoryPillsShelf' }
      | { readonly __typename: 'ChangePasswordShelf' }
      | { readonly __typename: 'CollectionShelf' }
      | { readonly __typename: 'ColumnsShelf' }
      | { readonly __typename: 'CountdownShelf' }
      | { readonly __typename: 'CrossSellShelf' }
      | { readonly __typename: 'DisplayPreferencesShelf' }
      | { readonly __typename: 'EditorialShelf' }
      | { readonly __typename: 'EventHeaderShelf' }
      | { readonly __typename: 'FeaturedEventsShelf' }
      | { readonly __typename: 'FrameShelf' }
      | { readonly __typename: 'FreeToPlayShelf' }
      | { readonly __typename: 'GameDetailsShelf' }
      | { readonly __typename: 'GameFactsShelf' }
      | { readonly __typename: 'GameProvidersShelf' }
      | { readonly __typename: 'GameRailShelf' }
      | { readonly __typename: 'GameSearchShelf' }
      | { readonly __typename: 'HeroCarouselShelf' }
      | (
        { readonly __typename: 'HistoryShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'HistoryHeldFragment': HistoryHeldFragment } }
      )
      | { readonly __typename: 'ImageShelf' }
      | (
        { readonly __typename: 'LimitHistoryShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LimitHistoryHeldFragment': LimitHistoryHeldFragment } }
      )
      | { readonly __typename: 'LinkColumnShelf' }
      | { readonly __typename: 'LinkPromptShelf' }
      | { readonly __typename: 'LinkedAccountsShelf' }
      | { readonly __typename: 'LinkingResultShelf' }
      | { readonly __typename: 'LiveEventsShelf' }
      | { readonly __typename: 'LiveGamesShelf' }
      | { readonly __typename: 'LobbyBannerShelf' }
      | (
        { readonly __typename: 'LoginPreferencesShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LoginPreferencesHeldFragment': LoginPreferencesHeldFragment } }
      )
      | (
        { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LoyaltyDashboardHeldFragment': LoyaltyDashboardHeldFragment } }
      )
      | (
        { readonly __typename: 'LoyaltyShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'LoyaltyHeldFragment': LoyaltyHeldFragment } }
      )
      | { readonly __typename: 'MarketGridShelf' }
      | { readonly __typename: 'MarketGroupsShelf' }
      | { readonly __typename: 'OnboardingShelf' }
      | (
        { readonly __typename: 'OwnLimitShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'OwnLimitHeldFragment': OwnLimitHeldFragment } }
      )
      | { readonly __typename: 'ParlaySuggestionsShelf' }
      | { readonly __typename: 'PromotionDetailsShelf' }
      | (
        { readonly __typename: 'PromotionsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'PromotionsEnrolledFragment': PromotionsEnrolledFragment } }
      )
      | { readonly __typename: 'QuickLinksShelf' }
      | (
        { readonly __typename: 'RecentGamesShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'RecentGamesPlayedFragment': RecentGamesPlayedFragment } }
      )
      | (
        { readonly __typename: 'ReferralShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'ReferralSeenFragment': ReferralSeenFragment } }
      )
      | (
        { readonly __typename: 'ReferralsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'ReferralsOwnFragment': ReferralsOwnFragment } }
      )
      | { readonly __typename: 'SearchBoxShelf' }
      | { readonly __typename: 'SearchResultsShelf' }
      | { readonly __typename: 'SharedBetShelf' }
      | { readonly __typename: 'SignUpElsewhereShelf' }
      | (
        { readonly __typename: 'SignedUpShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'SignedUpHeldFragment': SignedUpHeldFragment } }
      )
      | { readonly __typename: 'SportsTreeShelf' }
      | { readonly __typename: 'StandingsShelf' }
      | { readonly __typename: 'StatisticsShelf' }
      | { readonly __typename: 'StoreLinksShelf' }
      | { readonly __typename: 'StreamPlayerShelf' }
      | { readonly __typename: 'SupportChatShelf' }
      | { readonly __typename: 'TabsShelf' }
      | (
        { readonly __typename: 'TaxFormsShelf', readonly id: string }
        & { ' $fragmentRefs'?: { 'TaxFormsHeldFragment': TaxFormsHeldFragment } }
      )
      | { readonly __typename: 'VideoShelf' }
     | null }> } & { ' $fragmentName'?: 'PagePlayerSlotsFragment' };

export type AccountEntryFragment = { readonly __typename: 'AccountEntryShelf', readonly id: string, readonly label: string, readonly newsText: string, readonly boostsText: string } & { ' $fragmentName'?: 'AccountEntryFragment' };

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

export type AwardsFragment = { readonly __typename: 'AwardsShelf', readonly id: string, readonly title: string } & { ' $fragmentName'?: 'AwardsFragment' };

export type CashbackHeldFragment = { readonly __typename: 'AwardsShelf', readonly id: string, readonly cashbackCount: number | null } & { ' $fragmentName'?: 'CashbackHeldFragment' };

export type AwardsHeldFragment = { readonly __typename: 'AwardsShelf', readonly id: string, readonly awards: ReadonlyArray<{ readonly __typename: 'AwardCount', readonly id: string, readonly label: string, readonly icon: string, readonly valueLabel: string, readonly isEmpty: boolean, readonly sectionId: string }> | null } & { ' $fragmentName'?: 'AwardsHeldFragment' };

export type CasinoMenuFragment = { readonly __typename: 'CasinoMenuShelf', readonly id: string, readonly heading: string | null, readonly casinoItems: ReadonlyArray<{ readonly __typename: 'CasinoMenuItem', readonly id: string, readonly label: string, readonly icon: string, readonly deepLink: { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string } }> | null } & { ' $fragmentName'?: 'CasinoMenuFragment' };

export type LinkColumnFragment = { readonly __typename: 'LinkColumnShelf', readonly id: string, readonly title: string, readonly links: ReadonlyArray<{ readonly __typename: 'ColumnLink', readonly id: string, readonly label: string, readonly deepLink:
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
     | null }> } & { ' $fragmentName'?: 'LinkColumnFragment' };

export type LoyaltyFragment = { readonly __typename: 'LoyaltyShelf', readonly id: string, readonly title: string } & { ' $fragmentName'?: 'LoyaltyFragment' };

export type LoyaltyHeldFragment = { readonly __typename: 'LoyaltyShelf', readonly id: string, readonly standing: { readonly __typename: 'LoyaltyStanding', readonly tier: string, readonly tierName: string, readonly nextTierName: string | null, readonly tierPoints: number, readonly pointsToNextTier: number | null, readonly tierBounds: { readonly __typename: 'LoyaltyTierBounds', readonly lowerBound: number, readonly upperBound: number | null } } | null } & { ' $fragmentName'?: 'LoyaltyHeldFragment' };

export type ReferralFragment = { readonly __typename: 'ReferralShelf', readonly id: string, readonly image: string, readonly label: string, readonly subtext: string, readonly referralSectionDeepLink:
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
   | null } & { ' $fragmentName'?: 'ReferralFragment' };

export type ReferralSeenFragment = { readonly __typename: 'ReferralShelf', readonly id: string, readonly isFirstTimeViewer: boolean | null } & { ' $fragmentName'?: 'ReferralSeenFragment' };

export type SeeReferralMutationVariables = Exact<{
  actionId: string;
}>;


export type SeeReferralMutation = { readonly userAck: { readonly __typename: 'ActionResult', readonly succeeded: boolean } };

export type SearchBoxFragment = { readonly __typename: 'SearchBoxShelf', readonly id: string, readonly placeholder: string, readonly clearLabel: string, readonly recentTitle: string } & { ' $fragmentName'?: 'SearchBoxFragment' };

export type SportsTreeFragment = { readonly __typename: 'SportsTreeShelf', readonly id: string, readonly heading: string | null, readonly sports: ReadonlyArray<{ readonly __typename: 'SportsMenuItem', readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly liveStreamCount: number, readonly type: SportsMenuItemType, readonly children: ReadonlyArray<{ readonly __typename: 'SportsMenuItem', readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly liveStreamCount: number, readonly type: SportsMenuItemType, readonly children: ReadonlyArray<{ readonly __typename: 'SportsMenuItem', readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly liveStreamCount: number, readonly type: SportsMenuItemType, readonly children: ReadonlyArray<{ readonly __typename: 'SportsMenuItem', readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly liveStreamCount: number, readonly type: SportsMenuItemType, readonly deepLink: { readonly __typename: 'SportsMenuLink', readonly webUrl: string } | null }>, readonly deepLink: { readonly __typename: 'SportsMenuLink', readonly webUrl: string } | null }>, readonly deepLink: { readonly __typename: 'SportsMenuLink', readonly webUrl: string } | null }>, readonly deepLink: { readonly __typename: 'SportsMenuLink', readonly webUrl: string } | null }> | null } & { ' $fragmentName'?: 'SportsTreeFragment' };

export type SportsEntryFragment = { readonly __typename: 'SportsMenuItem', readonly id: string, readonly label: string, readonly icon: string, readonly live: boolean, readonly liveCount: number, readonly liveStreamCount: number, readonly type: SportsMenuItemType, readonly deepLink: { readonly __typename: 'SportsMenuLink', readonly webUrl: string } | null } & { ' $fragmentName'?: 'SportsEntryFragment' };

export type StoreLinksFragment = { readonly __typename: 'StoreLinksShelf', readonly id: string, readonly apps: ReadonlyArray<{ readonly __typename: 'StoreApp', readonly id: string, readonly platform: string, readonly label: string, readonly url: string | null }>, readonly withoutStore:
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
   | null } & { ' $fragmentName'?: 'StoreLinksFragment' };

export type AccountSummaryFragment = { readonly __typename: 'AccountSummaryShelf', readonly id: string, readonly title: string } & { ' $fragmentName'?: 'AccountSummaryFragment' };

export type AccountSummaryHeldFragment = { readonly __typename: 'AccountSummaryShelf', readonly id: string, readonly account: { readonly __typename: 'Account', readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly username: string, readonly lastLoginAt: string | null, readonly realityCheckinInterval: number | null, readonly requiresResponsibleGamingAcknowledgement: boolean, readonly casinoRestriction: { readonly __typename: 'CasinoRestriction', readonly active: boolean, readonly expiresAt: string | null }, readonly userPreferences: { readonly __typename: 'UserPreferences', readonly autoAcceptOddsChanges: boolean, readonly oddsFormat: OddsFormat }, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } } | null } & { ' $fragmentName'?: 'AccountSummaryHeldFragment' };

export type AwardDetailsFragment = { readonly __typename: 'AwardDetailsShelf', readonly id: string, readonly title: string, readonly emptyTitle: string, readonly emptyText: string } & { ' $fragmentName'?: 'AwardDetailsFragment' };

export type AwardDetailsHeldFragment = { readonly __typename: 'AwardDetailsShelf', readonly id: string, readonly awards: ReadonlyArray<{ readonly __typename: 'AwardDetail', readonly id: string, readonly title: string, readonly valueLabel: string, readonly usageTitle: string | null, readonly usageRestrictions: ReadonlyArray<string>, readonly expiresAt: string | null, readonly isExpired: boolean, readonly useAt: { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string } | null, readonly game: { readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } } | null }> | null } & { ' $fragmentName'?: 'AwardDetailsHeldFragment' };

export type BetBuilderFragment = { readonly __typename: 'BetBuilderShelf', readonly id: string, readonly title: string, readonly text: string, readonly eventId: string, readonly marketCount: number | null } & { ' $fragmentName'?: 'BetBuilderFragment' };

export type BuiltBetFragment = { readonly __typename: 'BetBuilder', readonly eventId: string, readonly picks: ReadonlyArray<{ readonly __typename: 'BetBuilderPick', readonly marketSelectionId: string, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }>, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly subjectId: string | null }>, readonly unavailable: ReadonlyArray<{ readonly __typename: 'UnavailablePick', readonly marketSelectionId: string, readonly message: string }> } & { ' $fragmentName'?: 'BuiltBetFragment' };

export type BetBuilderMarketsQueryVariables = Exact<{
  eventId: string;
  marketSelectionIds: ReadonlyArray<string> | string;
}>;


export type BetBuilderMarketsQuery = { readonly betBuilder: { readonly __typename: 'BetBuilder', readonly markets: ReadonlyArray<{ readonly __typename: 'Market', readonly id: string, readonly name: string, readonly type: string, readonly selections: ReadonlyArray<{ readonly __typename: 'MarketSelection', readonly id: string, readonly eventId: string, readonly type: string, readonly marketName: string, readonly name: { readonly __typename: 'SelectionName', readonly cleanName: string, readonly minimalName: string, readonly fullName: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null }> }> } | null };

export type BuiltBetPriceQueryVariables = Exact<{
  eventId: string;
  marketSelectionIds: ReadonlyArray<string> | string;
}>;


export type BuiltBetPriceQuery = { readonly betBuilder: { readonly __typename: 'BetBuilder', readonly eventId: string, readonly picks: ReadonlyArray<{ readonly __typename: 'BetBuilderPick', readonly marketSelectionId: string, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }>, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly subjectId: string | null }>, readonly unavailable: ReadonlyArray<{ readonly __typename: 'UnavailablePick', readonly marketSelectionId: string, readonly message: string }> } | null };

export type BetListFragment = { readonly __typename: 'BetListShelf', readonly id: string, readonly sectionId: string, readonly emptyTitle: string, readonly emptyText: string } & { ' $fragmentName'?: 'BetListFragment' };

export type BetListSectionFragment = { readonly __typename: 'BetListShelf', readonly id: string, readonly section: { readonly __typename: 'BetHistorySection', readonly id: string, readonly title: string, readonly selectedFilterId: string, readonly filters: ReadonlyArray<{ readonly __typename: 'BetHistoryFilter', readonly id: string, readonly label: string }>, readonly totals: { readonly __typename: 'BetHistoryTotals', readonly openCount: number, readonly openStake: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly openPotentialPayout: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly bets: { readonly __typename: 'BetConnection', readonly edges: ReadonlyArray<{ readonly __typename: 'BetEdge', readonly cursor: string, readonly node: { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly overrideOutcome: BetOutcome | null, readonly regraded: boolean, readonly numLegs: number, readonly placedAt: string, readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly featuredBetTitle: string | null, readonly sameGameRule: string | null, readonly teaserRule: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly cashOut: { readonly __typename: 'CashOut', readonly id: string, readonly quote: { readonly __typename: 'CashOutQuote', readonly quoteId: string, readonly expiresAt: string, readonly delayMilliseconds: number, readonly isOfCredit: boolean, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly parts: { readonly __typename: 'CashOutParts', readonly unit: string, readonly least: string, readonly most: string } | null } | null, readonly underWay: { readonly __typename: 'CashOutUnderWay', readonly cashOutId: string, readonly decidedAt: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly suspension: { readonly __typename: 'CashOutRefusal', readonly code: string, readonly message: string } | null, readonly automaticTarget: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly mostAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly cashOuts: ReadonlyArray<{ readonly __typename: 'CompletedCashOut', readonly automatic: boolean, readonly madeAt: string, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly paidAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly selectionName: string, readonly marketName: string, readonly marketType: string, readonly selectionType: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly regradedFrom: LegOutcome | null, readonly regradedFromReason: string | null, readonly inPlay: boolean, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null } }>, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
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

export type BetSectionFragment = { readonly __typename: 'BetHistorySection', readonly id: string, readonly title: string, readonly selectedFilterId: string, readonly filters: ReadonlyArray<{ readonly __typename: 'BetHistoryFilter', readonly id: string, readonly label: string }>, readonly totals: { readonly __typename: 'BetHistoryTotals', readonly openCount: number, readonly openStake: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly openPotentialPayout: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly bets: { readonly __typename: 'BetConnection', readonly edges: ReadonlyArray<{ readonly __typename: 'BetEdge', readonly cursor: string, readonly node: { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly overrideOutcome: BetOutcome | null, readonly regraded: boolean, readonly numLegs: number, readonly placedAt: string, readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly featuredBetTitle: string | null, readonly sameGameRule: string | null, readonly teaserRule: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly cashOut: { readonly __typename: 'CashOut', readonly id: string, readonly quote: { readonly __typename: 'CashOutQuote', readonly quoteId: string, readonly expiresAt: string, readonly delayMilliseconds: number, readonly isOfCredit: boolean, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly parts: { readonly __typename: 'CashOutParts', readonly unit: string, readonly least: string, readonly most: string } | null } | null, readonly underWay: { readonly __typename: 'CashOutUnderWay', readonly cashOutId: string, readonly decidedAt: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly suspension: { readonly __typename: 'CashOutRefusal', readonly code: string, readonly message: string } | null, readonly automaticTarget: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly mostAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly cashOuts: ReadonlyArray<{ readonly __typename: 'CompletedCashOut', readonly automatic: boolean, readonly madeAt: string, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly paidAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly selectionName: string, readonly marketName: string, readonly marketType: string, readonly selectionType: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly regradedFrom: LegOutcome | null, readonly regradedFromReason: string | null, readonly inPlay: boolean, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null } }>, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
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

export type BetPageFragment = { readonly __typename: 'BetConnection', readonly edges: ReadonlyArray<{ readonly __typename: 'BetEdge', readonly cursor: string, readonly node: { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly overrideOutcome: BetOutcome | null, readonly regraded: boolean, readonly numLegs: number, readonly placedAt: string, readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly featuredBetTitle: string | null, readonly sameGameRule: string | null, readonly teaserRule: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly cashOut: { readonly __typename: 'CashOut', readonly id: string, readonly quote: { readonly __typename: 'CashOutQuote', readonly quoteId: string, readonly expiresAt: string, readonly delayMilliseconds: number, readonly isOfCredit: boolean, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly parts: { readonly __typename: 'CashOutParts', readonly unit: string, readonly least: string, readonly most: string } | null } | null, readonly underWay: { readonly __typename: 'CashOutUnderWay', readonly cashOutId: string, readonly decidedAt: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly suspension: { readonly __typename: 'CashOutRefusal', readonly code: string, readonly message: string } | null, readonly automaticTarget: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly mostAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly cashOuts: ReadonlyArray<{ readonly __typename: 'CompletedCashOut', readonly automatic: boolean, readonly madeAt: string, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly paidAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly selectionName: string, readonly marketName: string, readonly marketType: string, readonly selectionType: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly regradedFrom: LegOutcome | null, readonly regradedFromReason: string | null, readonly inPlay: boolean, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null } }>, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
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

export type BetCardFragment = { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly overrideOutcome: BetOutcome | null, readonly regraded: boolean, readonly numLegs: number, readonly placedAt: string, readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly featuredBetTitle: string | null, readonly sameGameRule: string | null, readonly teaserRule: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly cashOut: { readonly __typename: 'CashOut', readonly id: string, readonly quote: { readonly __typename: 'CashOutQuote', readonly quoteId: string, readonly expiresAt: string, readonly delayMilliseconds: number, readonly isOfCredit: boolean, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly parts: { readonly __typename: 'CashOutParts', readonly unit: string, readonly least: string, readonly most: string } | null } | null, readonly underWay: { readonly __typename: 'CashOutUnderWay', readonly cashOutId: string, readonly decidedAt: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly suspension: { readonly __typename: 'CashOutRefusal', readonly code: string, readonly message: string } | null, readonly automaticTarget: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly mostAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly cashOuts: ReadonlyArray<{ readonly __typename: 'CompletedCashOut', readonly automatic: boolean, readonly madeAt: string, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly paidAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly selectionName: string, readonly marketName: string, readonly marketType: string, readonly selectionType: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly regradedFrom: LegOutcome | null, readonly regradedFromReason: string | null, readonly inPlay: boolean, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null } }>, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
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


export type BetHistorySectionQuery = { readonly betHistorySection: { readonly __typename: 'BetHistorySection', readonly id: string, readonly title: string, readonly selectedFilterId: string, readonly filters: ReadonlyArray<{ readonly __typename: 'BetHistoryFilter', readonly id: string, readonly label: string }>, readonly totals: { readonly __typename: 'BetHistoryTotals', readonly openCount: number, readonly openStake: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly openPotentialPayout: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly bets: { readonly __typename: 'BetConnection', readonly edges: ReadonlyArray<{ readonly __typename: 'BetEdge', readonly cursor: string, readonly node: { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly overrideOutcome: BetOutcome | null, readonly regraded: boolean, readonly numLegs: number, readonly placedAt: string, readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly featuredBetTitle: string | null, readonly sameGameRule: string | null, readonly teaserRule: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly cashOut: { readonly __typename: 'CashOut', readonly id: string, readonly quote: { readonly __typename: 'CashOutQuote', readonly quoteId: string, readonly expiresAt: string, readonly delayMilliseconds: number, readonly isOfCredit: boolean, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly parts: { readonly __typename: 'CashOutParts', readonly unit: string, readonly least: string, readonly most: string } | null } | null, readonly underWay: { readonly __typename: 'CashOutUnderWay', readonly cashOutId: string, readonly decidedAt: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly suspension: { readonly __typename: 'CashOutRefusal', readonly code: string, readonly message: string } | null, readonly automaticTarget: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly mostAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly cashOuts: ReadonlyArray<{ readonly __typename: 'CompletedCashOut', readonly automatic: boolean, readonly madeAt: string, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly paidAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly selectionName: string, readonly marketName: string, readonly marketType: string, readonly selectionType: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly regradedFrom: LegOutcome | null, readonly regradedFromReason: string | null, readonly inPlay: boolean, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null } }>, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
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


export type BetHistorySectionPageQuery = { readonly betHistorySection: { readonly __typename: 'BetHistorySection', readonly id: string, readonly selectedFilterId: string, readonly bets: { readonly __typename: 'BetConnection', readonly edges: ReadonlyArray<{ readonly __typename: 'BetEdge', readonly cursor: string, readonly node: { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly overrideOutcome: BetOutcome | null, readonly regraded: boolean, readonly numLegs: number, readonly placedAt: string, readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly featuredBetTitle: string | null, readonly sameGameRule: string | null, readonly teaserRule: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly cashOut: { readonly __typename: 'CashOut', readonly id: string, readonly quote: { readonly __typename: 'CashOutQuote', readonly quoteId: string, readonly expiresAt: string, readonly delayMilliseconds: number, readonly isOfCredit: boolean, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly parts: { readonly __typename: 'CashOutParts', readonly unit: string, readonly least: string, readonly most: string } | null } | null, readonly underWay: { readonly __typename: 'CashOutUnderWay', readonly cashOutId: string, readonly decidedAt: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly suspension: { readonly __typename: 'CashOutRefusal', readonly code: string, readonly message: string } | null, readonly automaticTarget: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly mostAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly cashOuts: ReadonlyArray<{ readonly __typename: 'CompletedCashOut', readonly automatic: boolean, readonly madeAt: string, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly paidAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly selectionName: string, readonly marketName: string, readonly marketType: string, readonly selectionType: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly regradedFrom: LegOutcome | null, readonly regradedFromReason: string | null, readonly inPlay: boolean, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null } }>, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
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

export type RebetQueryVariables = Exact<{
  betId: string;
}>;


export type RebetQuery = { readonly rebet: { readonly __typename: 'Rebet', readonly id: string, readonly eligibleLegs: ReadonlyArray<{ readonly __typename: 'SharedLeg', readonly id: string, readonly marketSelectionId: string }>, readonly ineligibleLegs: ReadonlyArray<{ readonly __typename: 'SharedLeg', readonly id: string, readonly selectionName: string, readonly ineligibleReason: string | null }> } | null };

export type CashOutStateFragment = { readonly __typename: 'CashOut', readonly id: string, readonly quote: { readonly __typename: 'CashOutQuote', readonly quoteId: string, readonly expiresAt: string, readonly delayMilliseconds: number, readonly isOfCredit: boolean, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly parts: { readonly __typename: 'CashOutParts', readonly unit: string, readonly least: string, readonly most: string } | null } | null, readonly underWay: { readonly __typename: 'CashOutUnderWay', readonly cashOutId: string, readonly decidedAt: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly suspension: { readonly __typename: 'CashOutRefusal', readonly code: string, readonly message: string } | null, readonly automaticTarget: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly mostAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } & { ' $fragmentName'?: 'CashOutStateFragment' };

export type CashOutQuoteQueryVariables = Exact<{
  betId: string;
}>;


export type CashOutQuoteQuery = { readonly cashOut: { readonly __typename: 'CashOut', readonly id: string, readonly quote: { readonly __typename: 'CashOutQuote', readonly quoteId: string, readonly expiresAt: string, readonly delayMilliseconds: number, readonly isOfCredit: boolean, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly parts: { readonly __typename: 'CashOutParts', readonly unit: string, readonly least: string, readonly most: string } | null } | null, readonly underWay: { readonly __typename: 'CashOutUnderWay', readonly cashOutId: string, readonly decidedAt: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly suspension: { readonly __typename: 'CashOutRefusal', readonly code: string, readonly message: string } | null, readonly automaticTarget: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly mostAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null };

export type CashOutBetMutationVariables = Exact<{
  betId: string;
  quoteId: string;
  amount: string;
  stake?: string | null | undefined;
  cashOutId: string;
}>;


export type CashOutBetMutation = { readonly cashOutBet: { readonly __typename: 'CashOutResult', readonly cashOutId: string, readonly accepted: boolean, readonly paidAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly refusal: { readonly __typename: 'CashOutRefusal', readonly code: string, readonly message: string } | null, readonly bet: { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly overrideOutcome: BetOutcome | null, readonly regraded: boolean, readonly numLegs: number, readonly placedAt: string, readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly featuredBetTitle: string | null, readonly sameGameRule: string | null, readonly teaserRule: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly cashOut: { readonly __typename: 'CashOut', readonly id: string, readonly quote: { readonly __typename: 'CashOutQuote', readonly quoteId: string, readonly expiresAt: string, readonly delayMilliseconds: number, readonly isOfCredit: boolean, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly parts: { readonly __typename: 'CashOutParts', readonly unit: string, readonly least: string, readonly most: string } | null } | null, readonly underWay: { readonly __typename: 'CashOutUnderWay', readonly cashOutId: string, readonly decidedAt: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly suspension: { readonly __typename: 'CashOutRefusal', readonly code: string, readonly message: string } | null, readonly automaticTarget: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly mostAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly cashOuts: ReadonlyArray<{ readonly __typename: 'CompletedCashOut', readonly automatic: boolean, readonly madeAt: string, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly paidAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly selectionName: string, readonly marketName: string, readonly marketType: string, readonly selectionType: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly regradedFrom: LegOutcome | null, readonly regradedFromReason: string | null, readonly inPlay: boolean, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null } }>, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
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
           | null }> } }, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } } };

export type SetAutomaticCashOutMutationVariables = Exact<{
  betId: string;
  target?: string | null | undefined;
}>;


export type SetAutomaticCashOutMutation = { readonly setAutomaticCashOut: { readonly __typename: 'AutomaticCashOutResult', readonly accepted: boolean, readonly refusal: { readonly __typename: 'CashOutRefusal', readonly code: string, readonly message: string } | null, readonly bet: { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly overrideOutcome: BetOutcome | null, readonly regraded: boolean, readonly numLegs: number, readonly placedAt: string, readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly featuredBetTitle: string | null, readonly sameGameRule: string | null, readonly teaserRule: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly cashOut: { readonly __typename: 'CashOut', readonly id: string, readonly quote: { readonly __typename: 'CashOutQuote', readonly quoteId: string, readonly expiresAt: string, readonly delayMilliseconds: number, readonly isOfCredit: boolean, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly parts: { readonly __typename: 'CashOutParts', readonly unit: string, readonly least: string, readonly most: string } | null } | null, readonly underWay: { readonly __typename: 'CashOutUnderWay', readonly cashOutId: string, readonly decidedAt: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly suspension: { readonly __typename: 'CashOutRefusal', readonly code: string, readonly message: string } | null, readonly automaticTarget: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly mostAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly cashOuts: ReadonlyArray<{ readonly __typename: 'CompletedCashOut', readonly automatic: boolean, readonly madeAt: string, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly paidAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly selectionName: string, readonly marketName: string, readonly marketType: string, readonly selectionType: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly regradedFrom: LegOutcome | null, readonly regradedFromReason: string | null, readonly inPlay: boolean, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null } }>, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
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
           | null }> } } } };

export type CashOutUpdatesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CashOutUpdatesSubscription = { readonly cashOutUpdates: { readonly __typename: 'CashOut', readonly id: string, readonly quote: { readonly __typename: 'CashOutQuote', readonly quoteId: string, readonly expiresAt: string, readonly delayMilliseconds: number, readonly isOfCredit: boolean, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly parts: { readonly __typename: 'CashOutParts', readonly unit: string, readonly least: string, readonly most: string } | null } | null, readonly underWay: { readonly __typename: 'CashOutUnderWay', readonly cashOutId: string, readonly decidedAt: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly suspension: { readonly __typename: 'CashOutRefusal', readonly code: string, readonly message: string } | null, readonly automaticTarget: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly mostAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } };

export type CasinoRoundFragment = { readonly __typename: 'CasinoRoundShelf', readonly id: string, readonly title: string, readonly emptyTitle: string, readonly emptyText: string } & { ' $fragmentName'?: 'CasinoRoundFragment' };

export type CasinoRoundHeldFragment = { readonly __typename: 'CasinoRoundShelf', readonly id: string, readonly round: { readonly __typename: 'CasinoRound', readonly id: string, readonly sessionId: string, readonly title: string, readonly state: CasinoRoundState, readonly startedAt: string, readonly endedAt: string | null, readonly description: string | null, readonly reference: string, readonly wagered: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly won: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly returned: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly net: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly balanceAfter: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null } & { ' $fragmentName'?: 'CasinoRoundHeldFragment' };

export type PlayedRoundFragment = { readonly __typename: 'CasinoRound', readonly id: string, readonly sessionId: string, readonly title: string, readonly state: CasinoRoundState, readonly startedAt: string, readonly endedAt: string | null, readonly description: string | null, readonly reference: string, readonly wagered: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly won: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly returned: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly net: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly balanceAfter: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } & { ' $fragmentName'?: 'PlayedRoundFragment' };

export type CasinoSessionRoundsFragment = { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string, readonly title: string, readonly emptyTitle: string, readonly emptyText: string } & { ' $fragmentName'?: 'CasinoSessionRoundsFragment' };

export type CasinoSessionRoundsHeldFragment = { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string, readonly session: { readonly __typename: 'CasinoSession', readonly id: string, readonly title: string, readonly startedAt: string, readonly endedAt: string | null, readonly roundCount: number, readonly wagered: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly won: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly net: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly game: { readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } } | null, readonly rounds: { readonly __typename: 'CasinoRoundPage', readonly rounds: ReadonlyArray<{ readonly __typename: 'CasinoRound', readonly id: string, readonly startedAt: string, readonly state: CasinoRoundState, readonly description: string | null, readonly wagered: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly net: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } }>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null } & { ' $fragmentName'?: 'CasinoSessionRoundsHeldFragment' };

export type PlayedSessionFragment = { readonly __typename: 'CasinoSession', readonly id: string, readonly title: string, readonly startedAt: string, readonly endedAt: string | null, readonly roundCount: number, readonly wagered: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly won: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly net: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly game: { readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } } | null, readonly rounds: { readonly __typename: 'CasinoRoundPage', readonly rounds: ReadonlyArray<{ readonly __typename: 'CasinoRound', readonly id: string, readonly startedAt: string, readonly state: CasinoRoundState, readonly description: string | null, readonly wagered: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly net: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } }>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean } } } & { ' $fragmentName'?: 'PlayedSessionFragment' };

export type PlayedRoundsFragment = { readonly __typename: 'CasinoRoundPage', readonly rounds: ReadonlyArray<{ readonly __typename: 'CasinoRound', readonly id: string, readonly startedAt: string, readonly state: CasinoRoundState, readonly description: string | null, readonly wagered: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly net: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } }>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean } } & { ' $fragmentName'?: 'PlayedRoundsFragment' };

export type CasinoSessionRoundsAfterQueryVariables = Exact<{
  sessionId: string;
  after?: string | null | undefined;
}>;


export type CasinoSessionRoundsAfterQuery = { readonly casinoSession: { readonly __typename: 'CasinoSession', readonly id: string, readonly rounds: { readonly __typename: 'CasinoRoundPage', readonly rounds: ReadonlyArray<{ readonly __typename: 'CasinoRound', readonly id: string, readonly startedAt: string, readonly state: CasinoRoundState, readonly description: string | null, readonly wagered: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly net: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } }>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type ChangePasswordFragment = { readonly __typename: 'ChangePasswordShelf', readonly id: string, readonly title: string, readonly text: string } & { ' $fragmentName'?: 'ChangePasswordFragment' };

export type CollectionFragment = { readonly __typename: 'CollectionShelf', readonly id: string, readonly title: string, readonly collectionId: string, readonly pageSize: number, readonly emptyTitle: string, readonly emptyText: string, readonly filters: ReadonlyArray<{ readonly __typename: 'CollectionFilter', readonly id: string, readonly label: string }>, readonly page: { readonly __typename: 'CollectionPage', readonly totalCount: number, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly items: ReadonlyArray<
      | { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null }
      | { readonly __typename: 'PromotionCard', readonly id: string, readonly title: string, readonly shortDescription: string, readonly illustration: string, readonly primaryCta: string, readonly termsOfUse: string, readonly endsAt: string | null, readonly primaryCtaDeepLink:
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
         | null, readonly deepLink: { readonly __typename: 'PromotionDeepLink', readonly promotionId: string } | null }
    > } | null } & { ' $fragmentName'?: 'CollectionFragment' };

export type CollectionItemsFragment = { readonly __typename: 'CollectionPage', readonly totalCount: number, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly items: ReadonlyArray<
    | { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null }
    | { readonly __typename: 'PromotionCard', readonly id: string, readonly title: string, readonly shortDescription: string, readonly illustration: string, readonly primaryCta: string, readonly termsOfUse: string, readonly endsAt: string | null, readonly primaryCtaDeepLink:
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
       | null, readonly deepLink: { readonly __typename: 'PromotionDeepLink', readonly promotionId: string } | null }
  > } & { ' $fragmentName'?: 'CollectionItemsFragment' };

export type CollectionPageQueryVariables = Exact<{
  collectionId: string;
  filterId?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CollectionPageQuery = { readonly collection: { readonly __typename: 'CollectionPage', readonly totalCount: number, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly items: ReadonlyArray<
      | { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null }
      | { readonly __typename: 'PromotionCard', readonly id: string, readonly title: string, readonly shortDescription: string, readonly illustration: string, readonly primaryCta: string, readonly termsOfUse: string, readonly endsAt: string | null, readonly primaryCtaDeepLink:
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
         | null, readonly deepLink: { readonly __typename: 'PromotionDeepLink', readonly promotionId: string } | null }
    > } };

export type ColumnsFragment = { readonly __typename: 'ColumnsShelf', readonly id: string, readonly columns: ReadonlyArray<{ readonly __typename: 'PageColumn', readonly region: string, readonly weight: number }> } & { ' $fragmentName'?: 'ColumnsFragment' };

export type CountdownFragment = { readonly __typename: 'CountdownShelf', readonly id: string, readonly title: string, readonly endedText: string, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly canonicalUrl: string, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string }, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } } } | null } & { ' $fragmentName'?: 'CountdownFragment' };

export type DisplayPreferencesFragment = { readonly __typename: 'DisplayPreferencesShelf', readonly id: string, readonly title: string, readonly accountText: string, readonly deviceText: string, readonly oddsFormatLabel: string, readonly themeLabel: string } & { ' $fragmentName'?: 'DisplayPreferencesFragment' };

export type EditorialFragment = { readonly __typename: 'EditorialShelf', readonly id: string, readonly title: string, readonly blocks: ReadonlyArray<{ readonly __typename: 'EditorialBlock', readonly id: string, readonly style: string, readonly spans: ReadonlyArray<{ readonly __typename: 'EditorialSpan', readonly text: string, readonly isStrong: boolean, readonly deepLink:
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
       | null }> }> } & { ' $fragmentName'?: 'EditorialFragment' };

export type EventHeaderFragment = { readonly __typename: 'EventHeaderShelf', readonly id: string, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly hasLiveStream: boolean, readonly hasStatistics: boolean, readonly sport: { readonly __typename: 'Sport', readonly id: string, readonly name: string, readonly slug: string }, readonly organization: { readonly __typename: 'Organization', readonly id: string, readonly name: string }, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string, readonly canonicalUrl: string, readonly mark: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null } | null } & { ' $fragmentName'?: 'EventHeaderFragment' };

export type FeaturedEventsFragment = { readonly __typename: 'FeaturedEventsShelf', readonly id: string, readonly title: string, readonly events: ReadonlyArray<{ readonly __typename: 'FeaturedEvent', readonly id: string, readonly headline: string, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string }, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null }, readonly market: { readonly __typename: 'Market', readonly id: string, readonly name: string, readonly type: string, readonly selections: ReadonlyArray<{ readonly __typename: 'MarketSelection', readonly id: string, readonly eventId: string, readonly type: string, readonly marketName: string, readonly name: { readonly __typename: 'SelectionName', readonly cleanName: string, readonly minimalName: string, readonly fullName: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null }> } }> | null } & { ' $fragmentName'?: 'FeaturedEventsFragment' };

export type FrameFragment = { readonly __typename: 'FrameShelf', readonly id: string, readonly title: string, readonly address: string | null, readonly height: number, readonly isHeightTold: boolean } & { ' $fragmentName'?: 'FrameFragment' };

type GameStatistics_BaseballStatistics_Fragment = { readonly __typename: 'BaseballStatistics', readonly batting: Side | null, readonly balls: number, readonly strikes: number, readonly outs: number, readonly isOnFirst: boolean, readonly isOnSecond: boolean, readonly isOnThird: boolean, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'BaseballFigures', readonly hits: number, readonly errors: number, readonly strikeouts: number, readonly walks: number }, readonly away: { readonly __typename: 'BaseballFigures', readonly hits: number, readonly errors: number, readonly strikeouts: number, readonly walks: number } } & { ' $fragmentName'?: 'GameStatistics_BaseballStatistics_Fragment' };

type GameStatistics_BasketballStatistics_Fragment = { readonly __typename: 'BasketballStatistics', readonly possession: Side | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'BasketballFigures', readonly rebounds: number, readonly assists: number, readonly turnovers: number, readonly fouls: number }, readonly away: { readonly __typename: 'BasketballFigures', readonly rebounds: number, readonly assists: number, readonly turnovers: number, readonly fouls: number } } & { ' $fragmentName'?: 'GameStatistics_BasketballStatistics_Fragment' };

type GameStatistics_CricketStatistics_Fragment = { readonly __typename: 'CricketStatistics', readonly batting: Side | null, readonly target: number | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'CricketFigures', readonly wickets: number, readonly overs: string, readonly fours: number, readonly sixes: number }, readonly away: { readonly __typename: 'CricketFigures', readonly wickets: number, readonly overs: string, readonly fours: number, readonly sixes: number } } & { ' $fragmentName'?: 'GameStatistics_CricketStatistics_Fragment' };

type GameStatistics_DartsStatistics_Fragment = { readonly __typename: 'DartsStatistics', readonly throwing: Side | null, readonly home: { readonly __typename: 'DartsFigures', readonly remaining: number, readonly oneEighties: number, readonly average: string | null, readonly highestCheckout: number }, readonly away: { readonly __typename: 'DartsFigures', readonly remaining: number, readonly oneEighties: number, readonly average: string | null, readonly highestCheckout: number } } & { ' $fragmentName'?: 'GameStatistics_DartsStatistics_Fragment' };

type GameStatistics_EsportsStatistics_Fragment = { readonly __typename: 'EsportsStatistics', readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'EsportsFigures', readonly kills: number, readonly totalKills: number }, readonly away: { readonly __typename: 'EsportsFigures', readonly kills: number, readonly totalKills: number } } & { ' $fragmentName'?: 'GameStatistics_EsportsStatistics_Fragment' };

type GameStatistics_FootballStatistics_Fragment = { readonly __typename: 'FootballStatistics', readonly possession: Side | null, readonly down: number | null, readonly yardsToGo: number | null, readonly fieldPosition: string | null, readonly isRedZone: boolean, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'FootballFigures', readonly totalYards: number, readonly firstDowns: number, readonly turnovers: number, readonly timeouts: number }, readonly away: { readonly __typename: 'FootballFigures', readonly totalYards: number, readonly firstDowns: number, readonly turnovers: number, readonly timeouts: number } } & { ' $fragmentName'?: 'GameStatistics_FootballStatistics_Fragment' };

type GameStatistics_HockeyStatistics_Fragment = { readonly __typename: 'HockeyStatistics', readonly powerPlay: Side | null, readonly powerPlayClock: string | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'HockeyFigures', readonly shots: number, readonly hits: number, readonly penaltyMinutes: number, readonly faceoffsWon: number }, readonly away: { readonly __typename: 'HockeyFigures', readonly shots: number, readonly hits: number, readonly penaltyMinutes: number, readonly faceoffsWon: number } } & { ' $fragmentName'?: 'GameStatistics_HockeyStatistics_Fragment' };

type GameStatistics_OtherStatistics_Fragment = { readonly __typename: 'OtherStatistics', readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }> } & { ' $fragmentName'?: 'GameStatistics_OtherStatistics_Fragment' };

type GameStatistics_SoccerStatistics_Fragment = { readonly __typename: 'SoccerStatistics', readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'SoccerFigures', readonly possession: number, readonly shots: number, readonly shotsOnTarget: number, readonly corners: number, readonly fouls: number, readonly yellowCards: number, readonly redCards: number }, readonly away: { readonly __typename: 'SoccerFigures', readonly possession: number, readonly shots: number, readonly shotsOnTarget: number, readonly corners: number, readonly fouls: number, readonly yellowCards: number, readonly redCards: number } } & { ' $fragmentName'?: 'GameStatistics_SoccerStatistics_Fragment' };

type GameStatistics_TennisStatistics_Fragment = { readonly __typename: 'TennisStatistics', readonly serving: Side | null, readonly isTieBreak: boolean, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'TennisFigures', readonly points: string, readonly aces: number, readonly doubleFaults: number, readonly breaks: number }, readonly away: { readonly __typename: 'TennisFigures', readonly points: string, readonly aces: number, readonly doubleFaults: number, readonly breaks: number } } & { ' $fragmentName'?: 'GameStatistics_TennisStatistics_Fragment' };

type GameStatistics_VolleyballStatistics_Fragment = { readonly __typename: 'VolleyballStatistics', readonly serving: Side | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'VolleyballFigures', readonly aces: number, readonly blocks: number, readonly errors: number }, readonly away: { readonly __typename: 'VolleyballFigures', readonly aces: number, readonly blocks: number, readonly errors: number } } & { ' $fragmentName'?: 'GameStatistics_VolleyballStatistics_Fragment' };

export type GameStatisticsFragment =
  | GameStatistics_BaseballStatistics_Fragment
  | GameStatistics_BasketballStatistics_Fragment
  | GameStatistics_CricketStatistics_Fragment
  | GameStatistics_DartsStatistics_Fragment
  | GameStatistics_EsportsStatistics_Fragment
  | GameStatistics_FootballStatistics_Fragment
  | GameStatistics_HockeyStatistics_Fragment
  | GameStatistics_OtherStatistics_Fragment
  | GameStatistics_SoccerStatistics_Fragment
  | GameStatistics_TennisStatistics_Fragment
  | GameStatistics_VolleyballStatistics_Fragment
;

export type PeriodFragment = { readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null } & { ' $fragmentName'?: 'PeriodFragment' };

export type GameFactsFragment = { readonly __typename: 'GameFactsShelf', readonly id: string, readonly title: string, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly status: EventStatus, readonly sport: { readonly __typename: 'Sport', readonly id: string, readonly slug: string }, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null, readonly statistics:
      | { readonly __typename: 'BaseballStatistics', readonly batting: Side | null, readonly balls: number, readonly strikes: number, readonly outs: number, readonly isOnFirst: boolean, readonly isOnSecond: boolean, readonly isOnThird: boolean, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'BaseballFigures', readonly hits: number, readonly errors: number, readonly strikeouts: number, readonly walks: number }, readonly away: { readonly __typename: 'BaseballFigures', readonly hits: number, readonly errors: number, readonly strikeouts: number, readonly walks: number } }
      | { readonly __typename: 'BasketballStatistics', readonly possession: Side | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'BasketballFigures', readonly rebounds: number, readonly assists: number, readonly turnovers: number, readonly fouls: number }, readonly away: { readonly __typename: 'BasketballFigures', readonly rebounds: number, readonly assists: number, readonly turnovers: number, readonly fouls: number } }
      | { readonly __typename: 'CricketStatistics', readonly batting: Side | null, readonly target: number | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'CricketFigures', readonly wickets: number, readonly overs: string, readonly fours: number, readonly sixes: number }, readonly away: { readonly __typename: 'CricketFigures', readonly wickets: number, readonly overs: string, readonly fours: number, readonly sixes: number } }
      | { readonly __typename: 'DartsStatistics', readonly throwing: Side | null, readonly home: { readonly __typename: 'DartsFigures', readonly remaining: number, readonly oneEighties: number, readonly average: string | null, readonly highestCheckout: number }, readonly away: { readonly __typename: 'DartsFigures', readonly remaining: number, readonly oneEighties: number, readonly average: string | null, readonly highestCheckout: number } }
      | { readonly __typename: 'EsportsStatistics', readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'EsportsFigures', readonly kills: number, readonly totalKills: number }, readonly away: { readonly __typename: 'EsportsFigures', readonly kills: number, readonly totalKills: number } }
      | { readonly __typename: 'FootballStatistics', readonly possession: Side | null, readonly down: number | null, readonly yardsToGo: number | null, readonly fieldPosition: string | null, readonly isRedZone: boolean, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'FootballFigures', readonly totalYards: number, readonly firstDowns: number, readonly turnovers: number, readonly timeouts: number }, readonly away: { readonly __typename: 'FootballFigures', readonly totalYards: number, readonly firstDowns: number, readonly turnovers: number, readonly timeouts: number } }
      | { readonly __typename: 'HockeyStatistics', readonly powerPlay: Side | null, readonly powerPlayClock: string | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'HockeyFigures', readonly shots: number, readonly hits: number, readonly penaltyMinutes: number, readonly faceoffsWon: number }, readonly away: { readonly __typename: 'HockeyFigures', readonly shots: number, readonly hits: number, readonly penaltyMinutes: number, readonly faceoffsWon: number } }
      | { readonly __typename: 'OtherStatistics', readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }> }
      | { readonly __typename: 'SoccerStatistics', readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'SoccerFigures', readonly possession: number, readonly shots: number, readonly shotsOnTarget: number, readonly corners: number, readonly fouls: number, readonly yellowCards: number, readonly redCards: number }, readonly away: { readonly __typename: 'SoccerFigures', readonly possession: number, readonly shots: number, readonly shotsOnTarget: number, readonly corners: number, readonly fouls: number, readonly yellowCards: number, readonly redCards: number } }
      | { readonly __typename: 'TennisStatistics', readonly serving: Side | null, readonly isTieBreak: boolean, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'TennisFigures', readonly points: string, readonly aces: number, readonly doubleFaults: number, readonly breaks: number }, readonly away: { readonly __typename: 'TennisFigures', readonly points: string, readonly aces: number, readonly doubleFaults: number, readonly breaks: number } }
      | { readonly __typename: 'VolleyballStatistics', readonly serving: Side | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'VolleyballFigures', readonly aces: number, readonly blocks: number, readonly errors: number }, readonly away: { readonly __typename: 'VolleyballFigures', readonly aces: number, readonly blocks: number, readonly errors: number } }
     | null } | null } & { ' $fragmentName'?: 'GameFactsFragment' };

export type GameFactsNowQueryVariables = Exact<{
  eventId: string;
}>;


export type GameFactsNowQuery = { readonly eventPrices: ReadonlyArray<{ readonly __typename: 'EventPrices', readonly eventId: string, readonly version: string, readonly status: EventStatus, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null, readonly statistics:
      | { readonly __typename: 'BaseballStatistics', readonly batting: Side | null, readonly balls: number, readonly strikes: number, readonly outs: number, readonly isOnFirst: boolean, readonly isOnSecond: boolean, readonly isOnThird: boolean, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'BaseballFigures', readonly hits: number, readonly errors: number, readonly strikeouts: number, readonly walks: number }, readonly away: { readonly __typename: 'BaseballFigures', readonly hits: number, readonly errors: number, readonly strikeouts: number, readonly walks: number } }
      | { readonly __typename: 'BasketballStatistics', readonly possession: Side | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'BasketballFigures', readonly rebounds: number, readonly assists: number, readonly turnovers: number, readonly fouls: number }, readonly away: { readonly __typename: 'BasketballFigures', readonly rebounds: number, readonly assists: number, readonly turnovers: number, readonly fouls: number } }
      | { readonly __typename: 'CricketStatistics', readonly batting: Side | null, readonly target: number | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'CricketFigures', readonly wickets: number, readonly overs: string, readonly fours: number, readonly sixes: number }, readonly away: { readonly __typename: 'CricketFigures', readonly wickets: number, readonly overs: string, readonly fours: number, readonly sixes: number } }
      | { readonly __typename: 'DartsStatistics', readonly throwing: Side | null, readonly home: { readonly __typename: 'DartsFigures', readonly remaining: number, readonly oneEighties: number, readonly average: string | null, readonly highestCheckout: number }, readonly away: { readonly __typename: 'DartsFigures', readonly remaining: number, readonly oneEighties: number, readonly average: string | null, readonly highestCheckout: number } }
      | { readonly __typename: 'EsportsStatistics', readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'EsportsFigures', readonly kills: number, readonly totalKills: number }, readonly away: { readonly __typename: 'EsportsFigures', readonly kills: number, readonly totalKills: number } }
      | { readonly __typename: 'FootballStatistics', readonly possession: Side | null, readonly down: number | null, readonly yardsToGo: number | null, readonly fieldPosition: string | null, readonly isRedZone: boolean, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'FootballFigures', readonly totalYards: number, readonly firstDowns: number, readonly turnovers: number, readonly timeouts: number }, readonly away: { readonly __typename: 'FootballFigures', readonly totalYards: number, readonly firstDowns: number, readonly turnovers: number, readonly timeouts: number } }
      | { readonly __typename: 'HockeyStatistics', readonly powerPlay: Side | null, readonly powerPlayClock: string | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'HockeyFigures', readonly shots: number, readonly hits: number, readonly penaltyMinutes: number, readonly faceoffsWon: number }, readonly away: { readonly __typename: 'HockeyFigures', readonly shots: number, readonly hits: number, readonly penaltyMinutes: number, readonly faceoffsWon: number } }
      | { readonly __typename: 'OtherStatistics', readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }> }
      | { readonly __typename: 'SoccerStatistics', readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'SoccerFigures', readonly possession: number, readonly shots: number, readonly shotsOnTarget: number, readonly corners: number, readonly fouls: number, readonly yellowCards: number, readonly redCards: number }, readonly away: { readonly __typename: 'SoccerFigures', readonly possession: number, readonly shots: number, readonly shotsOnTarget: number, readonly corners: number, readonly fouls: number, readonly yellowCards: number, readonly redCards: number } }
      | { readonly __typename: 'TennisStatistics', readonly serving: Side | null, readonly isTieBreak: boolean, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'TennisFigures', readonly points: string, readonly aces: number, readonly doubleFaults: number, readonly breaks: number }, readonly away: { readonly __typename: 'TennisFigures', readonly points: string, readonly aces: number, readonly doubleFaults: number, readonly breaks: number } }
      | { readonly __typename: 'VolleyballStatistics', readonly serving: Side | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'VolleyballFigures', readonly aces: number, readonly blocks: number, readonly errors: number }, readonly away: { readonly __typename: 'VolleyballFigures', readonly aces: number, readonly blocks: number, readonly errors: number } }
     | null }> };

export type GameFactsUpdatesSubscriptionVariables = Exact<{
  eventId: string;
}>;


export type GameFactsUpdatesSubscription = { readonly eventPrices: { readonly __typename: 'EventPrices', readonly eventId: string, readonly version: string, readonly status: EventStatus, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null, readonly statistics:
      | { readonly __typename: 'BaseballStatistics', readonly batting: Side | null, readonly balls: number, readonly strikes: number, readonly outs: number, readonly isOnFirst: boolean, readonly isOnSecond: boolean, readonly isOnThird: boolean, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'BaseballFigures', readonly hits: number, readonly errors: number, readonly strikeouts: number, readonly walks: number }, readonly away: { readonly __typename: 'BaseballFigures', readonly hits: number, readonly errors: number, readonly strikeouts: number, readonly walks: number } }
      | { readonly __typename: 'BasketballStatistics', readonly possession: Side | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'BasketballFigures', readonly rebounds: number, readonly assists: number, readonly turnovers: number, readonly fouls: number }, readonly away: { readonly __typename: 'BasketballFigures', readonly rebounds: number, readonly assists: number, readonly turnovers: number, readonly fouls: number } }
      | { readonly __typename: 'CricketStatistics', readonly batting: Side | null, readonly target: number | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'CricketFigures', readonly wickets: number, readonly overs: string, readonly fours: number, readonly sixes: number }, readonly away: { readonly __typename: 'CricketFigures', readonly wickets: number, readonly overs: string, readonly fours: number, readonly sixes: number } }
      | { readonly __typename: 'DartsStatistics', readonly throwing: Side | null, readonly home: { readonly __typename: 'DartsFigures', readonly remaining: number, readonly oneEighties: number, readonly average: string | null, readonly highestCheckout: number }, readonly away: { readonly __typename: 'DartsFigures', readonly remaining: number, readonly oneEighties: number, readonly average: string | null, readonly highestCheckout: number } }
      | { readonly __typename: 'EsportsStatistics', readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'EsportsFigures', readonly kills: number, readonly totalKills: number }, readonly away: { readonly __typename: 'EsportsFigures', readonly kills: number, readonly totalKills: number } }
      | { readonly __typename: 'FootballStatistics', readonly possession: Side | null, readonly down: number | null, readonly yardsToGo: number | null, readonly fieldPosition: string | null, readonly isRedZone: boolean, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'FootballFigures', readonly totalYards: number, readonly firstDowns: number, readonly turnovers: number, readonly timeouts: number }, readonly away: { readonly __typename: 'FootballFigures', readonly totalYards: number, readonly firstDowns: number, readonly turnovers: number, readonly timeouts: number } }
      | { readonly __typename: 'HockeyStatistics', readonly powerPlay: Side | null, readonly powerPlayClock: string | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'HockeyFigures', readonly shots: number, readonly hits: number, readonly penaltyMinutes: number, readonly faceoffsWon: number }, readonly away: { readonly __typename: 'HockeyFigures', readonly shots: number, readonly hits: number, readonly penaltyMinutes: number, readonly faceoffsWon: number } }
      | { readonly __typename: 'OtherStatistics', readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }> }
      | { readonly __typename: 'SoccerStatistics', readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'SoccerFigures', readonly possession: number, readonly shots: number, readonly shotsOnTarget: number, readonly corners: number, readonly fouls: number, readonly yellowCards: number, readonly redCards: number }, readonly away: { readonly __typename: 'SoccerFigures', readonly possession: number, readonly shots: number, readonly shotsOnTarget: number, readonly corners: number, readonly fouls: number, readonly yellowCards: number, readonly redCards: number } }
      | { readonly __typename: 'TennisStatistics', readonly serving: Side | null, readonly isTieBreak: boolean, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'TennisFigures', readonly points: string, readonly aces: number, readonly doubleFaults: number, readonly breaks: number }, readonly away: { readonly __typename: 'TennisFigures', readonly points: string, readonly aces: number, readonly doubleFaults: number, readonly breaks: number } }
      | { readonly __typename: 'VolleyballStatistics', readonly serving: Side | null, readonly periods: ReadonlyArray<{ readonly __typename: 'PeriodScore', readonly label: string, readonly home: number | null, readonly away: number | null }>, readonly home: { readonly __typename: 'VolleyballFigures', readonly aces: number, readonly blocks: number, readonly errors: number }, readonly away: { readonly __typename: 'VolleyballFigures', readonly aces: number, readonly blocks: number, readonly errors: number } }
     | null } };

export type HeroCarouselFragment = { readonly __typename: 'HeroCarouselShelf', readonly id: string, readonly title: string, readonly secondsPerSlide: number, readonly slides: ReadonlyArray<{ readonly __typename: 'HeroSlide', readonly id: string, readonly eyebrow: string | null, readonly title: string, readonly text: string, readonly label: string, readonly art: string, readonly deepLink:
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
     | null }> } & { ' $fragmentName'?: 'HeroCarouselFragment' };

export type HistoryFragment = { readonly __typename: 'HistoryShelf', readonly id: string, readonly title: string, readonly sectionId: string, readonly emptyTitle: string, readonly emptyText: string, readonly filters: ReadonlyArray<{ readonly __typename: 'HistoryChoice', readonly id: string, readonly label: string }>, readonly periods: ReadonlyArray<{ readonly __typename: 'HistoryChoice', readonly id: string, readonly label: string }> } & { ' $fragmentName'?: 'HistoryFragment' };

export type HistoryHeldFragment = { readonly __typename: 'HistoryShelf', readonly id: string, readonly page: { readonly __typename: 'HistoryPage', readonly entries: ReadonlyArray<{ readonly __typename: 'HistoryEntry', readonly id: string, readonly title: string, readonly detail: string | null, readonly at: string, readonly state: HistoryState, readonly receiptId: string | null, readonly casinoSessionId: string | null, readonly casinoRounds: number | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly asked: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean } } | null } & { ' $fragmentName'?: 'HistoryHeldFragment' };

export type HistoryEntriesFragment = { readonly __typename: 'HistoryPage', readonly entries: ReadonlyArray<{ readonly __typename: 'HistoryEntry', readonly id: string, readonly title: string, readonly detail: string | null, readonly at: string, readonly state: HistoryState, readonly receiptId: string | null, readonly casinoSessionId: string | null, readonly casinoRounds: number | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly asked: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean } } & { ' $fragmentName'?: 'HistoryEntriesFragment' };

export type AccountHistoryQueryVariables = Exact<{
  sectionId: string;
  filterId?: string | null | undefined;
  periodId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type AccountHistoryQuery = { readonly accountHistory: { readonly __typename: 'HistoryPage', readonly entries: ReadonlyArray<{ readonly __typename: 'HistoryEntry', readonly id: string, readonly title: string, readonly detail: string | null, readonly at: string, readonly state: HistoryState, readonly receiptId: string | null, readonly casinoSessionId: string | null, readonly casinoRounds: number | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly asked: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly endCursor: string | null, readonly hasNextPage: boolean } } };

export type ImageFragment = { readonly __typename: 'ImageShelf', readonly id: string, readonly url: string, readonly alt: string, readonly caption: string | null, readonly width: number, readonly height: number, readonly maxWidth: number, readonly deepLink:
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
   | null } & { ' $fragmentName'?: 'ImageFragment' };

export type LimitHistoryFragment = { readonly __typename: 'LimitHistoryShelf', readonly id: string, readonly title: string, readonly emptyTitle: string, readonly emptyText: string } & { ' $fragmentName'?: 'LimitHistoryFragment' };

export type LimitHistoryHeldFragment = { readonly __typename: 'LimitHistoryShelf', readonly id: string, readonly section: { readonly __typename: 'RgLimitHistorySection', readonly endCursor: string | null, readonly hasNextPage: boolean, readonly items: ReadonlyArray<{ readonly __typename: 'RgLimitHistoryItem', readonly id: string, readonly label: string, readonly isActive: boolean, readonly start: string, readonly end: string | null, readonly timeLimit: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }> } | null } & { ' $fragmentName'?: 'LimitHistoryHeldFragment' };

export type LimitHistoryPageFragment = { readonly __typename: 'RgLimitHistorySection', readonly endCursor: string | null, readonly hasNextPage: boolean, readonly items: ReadonlyArray<{ readonly __typename: 'RgLimitHistoryItem', readonly id: string, readonly label: string, readonly isActive: boolean, readonly start: string, readonly end: string | null, readonly timeLimit: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }> } & { ' $fragmentName'?: 'LimitHistoryPageFragment' };

export type LimitHistoryAfterQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LimitHistoryAfterQuery = { readonly rgLimitHistorySection: { readonly __typename: 'RgLimitHistorySection', readonly endCursor: string | null, readonly hasNextPage: boolean, readonly items: ReadonlyArray<{ readonly __typename: 'RgLimitHistoryItem', readonly id: string, readonly label: string, readonly isActive: boolean, readonly start: string, readonly end: string | null, readonly timeLimit: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null }> } };

export type LinkPromptFragment = { readonly __typename: 'LinkPromptShelf', readonly id: string, readonly title: string, readonly text: string, readonly linkLabel: string, readonly dismissLabel: string } & { ' $fragmentName'?: 'LinkPromptFragment' };

export type LinkedAccountsFragment = { readonly __typename: 'LinkedAccountsShelf', readonly id: string, readonly accountTitle: string, readonly linkText: string, readonly linkLabel: string, readonly unlinkLabel: string, readonly emptyTitle: string, readonly emptyText: string } & { ' $fragmentName'?: 'LinkedAccountsFragment' };

export type LinkingResultFragment = { readonly __typename: 'LinkingResultShelf', readonly id: string, readonly waitingTitle: string, readonly waitingText: string, readonly linkedTitle: string, readonly linkedText: string, readonly doneLabel: string, readonly againLabel: string, readonly cancelLabel: string } & { ' $fragmentName'?: 'LinkingResultFragment' };

export type LiveEventsFragment = { readonly __typename: 'LiveEventsShelf', readonly id: string, readonly title: string, readonly emptyText: string, readonly columns: ReadonlyArray<{ readonly __typename: 'MarketColumn', readonly key: string, readonly label: string }>, readonly rows: ReadonlyArray<{ readonly __typename: 'MarketGridRow', readonly id: string, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly marketCount: number, readonly hasLiveStream: boolean, readonly hasStatistics: boolean, readonly sport: { readonly __typename: 'Sport', readonly id: string, readonly slug: string }, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string }, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null }, readonly cells: ReadonlyArray<{ readonly __typename: 'MarketGridCell', readonly columnKey: string, readonly selections: ReadonlyArray<{ readonly __typename: 'MarketSelection', readonly id: string, readonly eventId: string, readonly type: string, readonly marketName: string, readonly name: { readonly __typename: 'SelectionName', readonly cleanName: string, readonly minimalName: string, readonly fullName: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null }> }> }> | null } & { ' $fragmentName'?: 'LiveEventsFragment' };

export type LoginPreferencesFragment = { readonly __typename: 'LoginPreferencesShelf', readonly id: string, readonly title: string, readonly text: string } & { ' $fragmentName'?: 'LoginPreferencesFragment' };

export type LoginPreferencesHeldFragment = { readonly __typename: 'LoginPreferencesShelf', readonly id: string, readonly isStrongAuthEnabled: boolean | null } & { ' $fragmentName'?: 'LoginPreferencesHeldFragment' };

export type LoyaltyDashboardFragment = { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string, readonly title: string, readonly tiers: ReadonlyArray<{ readonly __typename: 'LoyaltyTier', readonly id: string, readonly name: string, readonly tierBounds: { readonly __typename: 'LoyaltyTierBounds', readonly lowerBound: number, readonly upperBound: number | null } }>, readonly pointsEarningMethods: ReadonlyArray<{ readonly __typename: 'LoyaltyEarningMethod', readonly id: string, readonly label: string, readonly pointsLabel: string }> } & { ' $fragmentName'?: 'LoyaltyDashboardFragment' };

export type LoyaltyDashboardHeldFragment = { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string, readonly standing: { readonly __typename: 'LoyaltyStanding', readonly tier: string, readonly tierName: string, readonly nextTierName: string | null, readonly tierPoints: number, readonly pointsToNextTier: number | null, readonly tierBounds: { readonly __typename: 'LoyaltyTierBounds', readonly lowerBound: number, readonly upperBound: number | null } } | null, readonly redemption: { readonly __typename: 'LoyaltyRedemption', readonly redeemable: boolean, readonly cashBalance: { readonly __typename: 'LoyaltyBalance', readonly label: string, readonly tooltip: string, readonly amount: { readonly __typename: 'Money', readonly formattedAmount: string } }, readonly creditBalance: { readonly __typename: 'LoyaltyBalance', readonly label: string, readonly tooltip: string, readonly amount: { readonly __typename: 'Money', readonly formattedAmount: string } }, readonly methods: ReadonlyArray<{ readonly __typename: 'LoyaltyRedemptionMethod', readonly id: string, readonly label: string, readonly description: string }> } | null } & { ' $fragmentName'?: 'LoyaltyDashboardHeldFragment' };

export type LoyaltyBalanceLineFragment = { readonly __typename: 'LoyaltyBalance', readonly label: string, readonly tooltip: string, readonly amount: { readonly __typename: 'Money', readonly formattedAmount: string } } & { ' $fragmentName'?: 'LoyaltyBalanceLineFragment' };

export type MarketGridFragment = { readonly __typename: 'MarketGridShelf', readonly id: string, readonly title: string, readonly more: { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string } | null, readonly columns: ReadonlyArray<{ readonly __typename: 'MarketColumn', readonly key: string, readonly label: string }>, readonly rows: ReadonlyArray<{ readonly __typename: 'MarketGridRow', readonly id: string, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly marketCount: number, readonly hasLiveStream: boolean, readonly hasStatistics: boolean, readonly sport: { readonly __typename: 'Sport', readonly id: string, readonly slug: string }, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string }, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null }, readonly cells: ReadonlyArray<{ readonly __typename: 'MarketGridCell', readonly columnKey: string, readonly selections: ReadonlyArray<{ readonly __typename: 'MarketSelection', readonly id: string, readonly eventId: string, readonly type: string, readonly marketName: string, readonly name: { readonly __typename: 'SelectionName', readonly cleanName: string, readonly minimalName: string, readonly fullName: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null }> }> }> | null } & { ' $fragmentName'?: 'MarketGridFragment' };

export type MarketGroupsFragment = { readonly __typename: 'MarketGroupsShelf', readonly id: string, readonly marketTabs: ReadonlyArray<{ readonly __typename: 'MarketTab', readonly id: string, readonly label: string, readonly groups: ReadonlyArray<{ readonly __typename: 'MarketGroup', readonly id: string, readonly title: string, readonly markets: ReadonlyArray<{ readonly __typename: 'Market', readonly id: string, readonly name: string, readonly type: string, readonly status: MarketStatus, readonly selections: ReadonlyArray<{ readonly __typename: 'MarketSelection', readonly id: string, readonly eventId: string, readonly type: string, readonly marketName: string, readonly name: { readonly __typename: 'SelectionName', readonly cleanName: string, readonly minimalName: string, readonly fullName: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null }> }> }> }> | null } & { ' $fragmentName'?: 'MarketGroupsFragment' };

export type OnboardingFragment = { readonly __typename: 'OnboardingShelf', readonly id: string, readonly fundTitle: string, readonly welcomeTitle: string, readonly text: string, readonly depositLabel: string, readonly skipLabel: string, readonly promotion: { readonly __typename: 'PromotionCard', readonly id: string, readonly title: string, readonly shortDescription: string, readonly illustration: string, readonly primaryCta: string, readonly termsOfUse: string, readonly deepLink: { readonly __typename: 'PromotionDeepLink', readonly promotionId: string } | null } | null } & { ' $fragmentName'?: 'OnboardingFragment' };

export type OwnLimitFragment = { readonly __typename: 'OwnLimitShelf', readonly id: string, readonly title: string, readonly text: string } & { ' $fragmentName'?: 'OwnLimitFragment' };

export type OwnLimitHeldFragment = { readonly __typename: 'OwnLimitShelf', readonly id: string, readonly item: { readonly __typename: 'RgLimitItem', readonly id: string, readonly limitType: RgLimitType, readonly period: RgLimitPeriod | null, readonly title: string, readonly active: { readonly __typename: 'RgLimitValue', readonly description: string, readonly badge: string, readonly hours: number | null } | null, readonly pending: { readonly __typename: 'RgPendingLimit', readonly id: string, readonly state: RgPendingState, readonly description: string, readonly badge: string, readonly startsAt: string } | null, readonly used: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly options: ReadonlyArray<{ readonly __typename: 'RgLimitOption', readonly id: string, readonly label: string }> | null } | null } & { ' $fragmentName'?: 'OwnLimitHeldFragment' };

export type OwnLimitItemFragment = { readonly __typename: 'RgLimitItem', readonly id: string, readonly limitType: RgLimitType, readonly period: RgLimitPeriod | null, readonly title: string, readonly active: { readonly __typename: 'RgLimitValue', readonly description: string, readonly badge: string, readonly hours: number | null } | null, readonly pending: { readonly __typename: 'RgPendingLimit', readonly id: string, readonly state: RgPendingState, readonly description: string, readonly badge: string, readonly startsAt: string } | null, readonly used: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly options: ReadonlyArray<{ readonly __typename: 'RgLimitOption', readonly id: string, readonly label: string }> | null } & { ' $fragmentName'?: 'OwnLimitItemFragment' };

export type OwnLimitsQueryVariables = Exact<{
  type?: RgLimitType | null | undefined;
}>;


export type OwnLimitsQuery = { readonly rgLimits: ReadonlyArray<{ readonly __typename: 'RgLimitItem', readonly id: string, readonly limitType: RgLimitType, readonly period: RgLimitPeriod | null, readonly title: string, readonly active: { readonly __typename: 'RgLimitValue', readonly description: string, readonly badge: string, readonly hours: number | null } | null, readonly pending: { readonly __typename: 'RgPendingLimit', readonly id: string, readonly state: RgPendingState, readonly description: string, readonly badge: string, readonly startsAt: string } | null, readonly used: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly options: ReadonlyArray<{ readonly __typename: 'RgLimitOption', readonly id: string, readonly label: string }> | null }> };

export type ParlaySuggestionsFragment = { readonly __typename: 'ParlaySuggestionsShelf', readonly id: string, readonly title: string, readonly suggestions: ReadonlyArray<{ readonly __typename: 'ParlaySuggestion', readonly id: string, readonly title: string, readonly featuredBetId: string | null, readonly isQuickBet: boolean, readonly suggestedBetAmount: string | null, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'ParlayLeg', readonly selection: { readonly __typename: 'MarketSelection', readonly id: string, readonly eventId: string, readonly type: string, readonly marketName: string, readonly name: { readonly __typename: 'SelectionName', readonly cleanName: string, readonly minimalName: string, readonly fullName: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null }, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly canonicalUrl: string } }> }> | null } & { ' $fragmentName'?: 'ParlaySuggestionsFragment' };

export type PromotionDetailsFragment = { readonly __typename: 'PromotionDetailsShelf', readonly id: string, readonly standing: PromotionStanding | null, readonly promotion: { readonly __typename: 'PromotionCard', readonly description: string | null, readonly startsAt: string | null, readonly isForPlayers: boolean, readonly secondaryCta: string | null, readonly id: string, readonly title: string, readonly shortDescription: string, readonly illustration: string, readonly primaryCta: string, readonly termsOfUse: string, readonly endsAt: string | null, readonly secondaryCtaDeepLink:
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
     | null, readonly primaryCtaDeepLink:
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
     | null, readonly deepLink: { readonly __typename: 'PromotionDeepLink', readonly promotionId: string } | null } | null } & { ' $fragmentName'?: 'PromotionDetailsFragment' };

export type PromotionsFragment = { readonly __typename: 'PromotionsShelf', readonly id: string, readonly title: string, readonly promotions: ReadonlyArray<{ readonly __typename: 'PromotionCard', readonly id: string, readonly title: string, readonly shortDescription: string, readonly illustration: string, readonly primaryCta: string, readonly termsOfUse: string, readonly endsAt: string | null, readonly primaryCtaDeepLink:
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
     | null, readonly deepLink: { readonly __typename: 'PromotionDeepLink', readonly promotionId: string } | null }> } & { ' $fragmentName'?: 'PromotionsFragment' };

export type PromotionsEnrolledFragment = { readonly __typename: 'PromotionsShelf', readonly id: string, readonly promotions: ReadonlyArray<{ readonly __typename: 'PromotionCard', readonly id: string, readonly enrollmentStatus: EnrollmentStatus | null }> } & { ' $fragmentName'?: 'PromotionsEnrolledFragment' };

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

export type ReferralsFragment = { readonly __typename: 'ReferralsShelf', readonly id: string, readonly title: string, readonly text: string } & { ' $fragmentName'?: 'ReferralsFragment' };

export type ReferralsOwnFragment = { readonly __typename: 'ReferralsShelf', readonly id: string, readonly referrals: { readonly __typename: 'Referrals', readonly code: string, readonly path: string, readonly inProgress: number, readonly completed: number } | null } & { ' $fragmentName'?: 'ReferralsOwnFragment' };

export type SearchResultsFragment = { readonly __typename: 'SearchResultsShelf', readonly id: string, readonly searchTerm: string, readonly scopes: ReadonlyArray<{ readonly __typename: 'SearchScope', readonly id: string, readonly label: string, readonly count: number, readonly emptyTitle: string, readonly emptyText: string, readonly results: ReadonlyArray<
      | { readonly __typename: 'HeadToHeadResult', readonly id: string, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null } }
      | { readonly __typename: 'SpecialResult', readonly id: string, readonly title: string, readonly text: string, readonly icon: string, readonly deepLink: { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string } }
      | { readonly __typename: 'StandardResult', readonly id: string, readonly game: { readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } } }
    > }> | null } & { ' $fragmentName'?: 'SearchResultsFragment' };

export type SharedBetFragment = { readonly __typename: 'SharedBetShelf', readonly id: string, readonly openTitle: string, readonly addLabel: string, readonly addManyLabel: string, readonly closedTitle: string, readonly missingTitle: string, readonly missingText: string, readonly homeLabel: string } & { ' $fragmentName'?: 'SharedBetFragment' };

export type SharedBetQueryVariables = Exact<{
  shareBetId: string;
}>;


export type SharedBetQuery = { readonly sharedBet: { readonly __typename: 'SharedBet', readonly id: string, readonly banner: string, readonly disclaimers: ReadonlyArray<string>, readonly eligibleLegs: ReadonlyArray<{ readonly __typename: 'SharedLeg', readonly id: string, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly ineligibleReason: string | null, readonly points: { readonly __typename: 'Points', readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly canonicalUrl: string } | null }>, readonly ineligibleLegs: ReadonlyArray<{ readonly __typename: 'SharedLeg', readonly id: string, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly ineligibleReason: string | null, readonly points: { readonly __typename: 'Points', readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly canonicalUrl: string } | null }> } | null };

export type SharedLegFragment = { readonly __typename: 'SharedLeg', readonly id: string, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly ineligibleReason: string | null, readonly points: { readonly __typename: 'Points', readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly canonicalUrl: string } | null } & { ' $fragmentName'?: 'SharedLegFragment' };

export type SignUpElsewhereFragment = { readonly __typename: 'SignUpElsewhereShelf', readonly id: string, readonly title: string, readonly text: string, readonly copyLabel: string, readonly logInLabel: string, readonly supportLabel: string } & { ' $fragmentName'?: 'SignUpElsewhereFragment' };

export type SignedUpFragment = { readonly __typename: 'SignedUpShelf', readonly id: string, readonly busyLabel: string, readonly pictureLabel: string, readonly unreadableText: string, readonly supportLabel: string, readonly supportUrl: string, readonly visitor: { readonly __typename: 'SignedUpStep', readonly title: string, readonly text: string, readonly label: string | null }, readonly ready: { readonly __typename: 'SignedUpStep', readonly title: string, readonly text: string, readonly label: string | null }, readonly pending: { readonly __typename: 'SignedUpStep', readonly title: string, readonly text: string, readonly label: string | null }, readonly document: { readonly __typename: 'SignedUpStep', readonly title: string, readonly text: string, readonly label: string | null }, readonly refused: { readonly __typename: 'SignedUpStep', readonly title: string, readonly text: string, readonly label: string | null } } & { ' $fragmentName'?: 'SignedUpFragment' };

export type SignedUpStepFragment = { readonly __typename: 'SignedUpStep', readonly title: string, readonly text: string, readonly label: string | null } & { ' $fragmentName'?: 'SignedUpStepFragment' };

export type SignedUpHeldFragment = { readonly __typename: 'SignedUpShelf', readonly id: string, readonly identityStatus: IdentityStatus | null } & { ' $fragmentName'?: 'SignedUpHeldFragment' };

export type StandingsFragment = { readonly __typename: 'StandingsShelf', readonly id: string, readonly title: string, readonly emptyText: string, readonly columns: ReadonlyArray<{ readonly __typename: 'StandingsColumn', readonly key: string, readonly label: string, readonly fullLabel: string }>, readonly rows: ReadonlyArray<{ readonly __typename: 'StandingsRow', readonly id: string, readonly rank: number, readonly values: ReadonlyArray<string>, readonly participant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } } }> | null } & { ' $fragmentName'?: 'StandingsFragment' };

export type StatisticsFragment = { readonly __typename: 'StatisticsShelf', readonly id: string, readonly title: string, readonly emptyText: string, readonly sides: { readonly __typename: 'StatisticSides', readonly away: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly home: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } } } | null, readonly statistics: ReadonlyArray<{ readonly __typename: 'StatisticGroup', readonly id: string, readonly title: string, readonly rows: ReadonlyArray<{ readonly __typename: 'Statistic', readonly id: string, readonly label: string, readonly away: string, readonly home: string, readonly awayShare: number | null }> }> | null } & { ' $fragmentName'?: 'StatisticsFragment' };

export type StreamPlayerFragment = { readonly __typename: 'StreamPlayerShelf', readonly id: string, readonly title: string, readonly upcomingText: string, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly status: EventStatus, readonly hasLiveStream: boolean, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } } } | null } & { ' $fragmentName'?: 'StreamPlayerFragment' };

export type LiveStreamQueryVariables = Exact<{
  eventId: string;
}>;


export type LiveStreamQuery = { readonly liveStream: { readonly __typename: 'LiveStream', readonly error: LiveStreamErrorCode | null, readonly restriction: LiveStreamRestriction | null, readonly ticket: { readonly __typename: 'LiveStreamTicket', readonly value: string, readonly hostUrl: string } | null } };

export type LiveStreamingBaseQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveStreamingBaseQuery = { readonly startup: { readonly __typename: 'Startup', readonly serviceAttributes: { readonly __typename: 'ServiceAttributes', readonly liveStreamingBaseUrl: string | null } } };

export type SupportChatFragment = { readonly __typename: 'SupportChatShelf', readonly id: string, readonly text: string, readonly startLabel: string, readonly backLabel: string } & { ' $fragmentName'?: 'SupportChatFragment' };

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

export type TaxFormsFragment = { readonly __typename: 'TaxFormsShelf', readonly id: string, readonly title: string, readonly emptyTitle: string, readonly emptyText: string } & { ' $fragmentName'?: 'TaxFormsFragment' };

export type TaxFormsHeldFragment = { readonly __typename: 'TaxFormsShelf', readonly id: string, readonly years: ReadonlyArray<{ readonly __typename: 'W2gYear', readonly year: number, readonly forms: ReadonlyArray<{ readonly __typename: 'W2gForm', readonly w2gId: string, readonly displayName: string, readonly downloadUrl: string }> }> | null } & { ' $fragmentName'?: 'TaxFormsHeldFragment' };

export type VideoFragment = { readonly __typename: 'VideoShelf', readonly id: string, readonly title: string, readonly url: string, readonly posterUrl: string, readonly captionsUrl: string, readonly transcript: string, readonly width: number, readonly height: number } & { ' $fragmentName'?: 'VideoFragment' };

export type AmountFragment = { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } & { ' $fragmentName'?: 'AmountFragment' };

export type PriceFragment = { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } & { ' $fragmentName'?: 'PriceFragment' };

export type ShareBetMutationVariables = Exact<{
  betId: string;
}>;


export type ShareBetMutation = { readonly shareBet: { readonly __typename: 'SharedBetLink', readonly shareBetId: string, readonly shareBetUrl: string, readonly shareText: string } };

export type CategoryEntryFragment = { readonly __typename: 'CasinoCategory', readonly id: string, readonly label: string, readonly icon: string, readonly gameCount: number, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string } | null, readonly deepLink: { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string } } & { ' $fragmentName'?: 'CategoryEntryFragment' };

export type GameTileFragment = { readonly __typename: 'CasinoGame', readonly id: string, readonly title: string, readonly provider: string, readonly available: boolean, readonly exclusive: boolean, readonly featured: boolean, readonly newBadge: boolean, readonly multiplayer: boolean, readonly betBehind: boolean, readonly freeReward: boolean, readonly jackpot: { readonly __typename: 'Jackpot', readonly id: string, readonly label: string, readonly amount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null, readonly art: { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string }, readonly deepLink: { readonly __typename: 'CasinoGameDeepLink', readonly categorySlug: string, readonly gameProviderGameId: string } } & { ' $fragmentName'?: 'GameTileFragment' };

export type ArtFragment = { readonly __typename: 'GameArt', readonly seed: number, readonly theme: string } & { ' $fragmentName'?: 'ArtFragment' };

export type DialogButtonPartsFragment = { readonly __typename: 'DialogButton', readonly id: string, readonly label: string, readonly type: DialogButtonType, readonly style: DialogButtonStyle, readonly deepLink:
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
   | null } & { ' $fragmentName'?: 'DialogButtonPartsFragment' };

export type EventGridColumnFragment = { readonly __typename: 'MarketColumn', readonly key: string, readonly label: string } & { ' $fragmentName'?: 'EventGridColumnFragment' };

export type EventGridRowFragment = { readonly __typename: 'MarketGridRow', readonly id: string, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly marketCount: number, readonly hasLiveStream: boolean, readonly hasStatistics: boolean, readonly sport: { readonly __typename: 'Sport', readonly id: string, readonly slug: string }, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string }, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null }, readonly cells: ReadonlyArray<{ readonly __typename: 'MarketGridCell', readonly columnKey: string, readonly selections: ReadonlyArray<{ readonly __typename: 'MarketSelection', readonly id: string, readonly eventId: string, readonly type: string, readonly marketName: string, readonly name: { readonly __typename: 'SelectionName', readonly cleanName: string, readonly minimalName: string, readonly fullName: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null }> }> } & { ' $fragmentName'?: 'EventGridRowFragment' };

export type EventLineFragment = { readonly __typename: 'Event', readonly id: string, readonly name: string, readonly startTime: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly canonicalUrl: string, readonly homeParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly awayParticipant: { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } }, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null } & { ' $fragmentName'?: 'EventLineFragment' };

export type ParticipantMarkFragment = { readonly __typename: 'Participant', readonly id: string, readonly name: string, readonly fullName: string, readonly abbreviation: string, readonly record: string | null, readonly crest: { readonly __typename: 'Crest', readonly primary: string, readonly secondary: string, readonly form: string, readonly initials: string } } & { ' $fragmentName'?: 'ParticipantMarkFragment' };

export type ScoreboardStateFragment = { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } & { ' $fragmentName'?: 'ScoreboardStateFragment' };

export type LinkedAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkedAccountsQuery = { readonly linkedAccounts: ReadonlyArray<{ readonly __typename: 'LinkedAccount', readonly id: string, readonly linked: boolean, readonly label: string, readonly accountType: string, readonly lastUpdatedAt: string | null }> };

export type LinkedAccountFieldsFragment = { readonly __typename: 'LinkedAccount', readonly id: string, readonly linked: boolean, readonly label: string, readonly accountType: string, readonly lastUpdatedAt: string | null } & { ' $fragmentName'?: 'LinkedAccountFieldsFragment' };

export type LinkPromptQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkPromptQuery = { readonly linkedAccounts: ReadonlyArray<{ readonly __typename: 'LinkedAccount', readonly id: string, readonly linked: boolean, readonly label: string, readonly accountType: string, readonly lastUpdatedAt: string | null }>, readonly linkPromptDismissals: { readonly __typename: 'LinkPromptDismissals', readonly id: string, readonly promptTypes: ReadonlyArray<string> } };

export type AccountLinkDismissPromptMutationVariables = Exact<{
  promptType: string;
}>;


export type AccountLinkDismissPromptMutation = { readonly accountLinkDismissPrompt: { readonly __typename: 'LinkPromptDismissals', readonly id: string, readonly promptTypes: ReadonlyArray<string> } };

export type AccountLinkBeginMutationVariables = Exact<{ [key: string]: never; }>;


export type AccountLinkBeginMutation = { readonly accountLinkBegin: string };

export type AccountLinkCreateMutationVariables = Exact<{
  token: string;
  nonce: string;
}>;


export type AccountLinkCreateMutation = { readonly accountLinkCreate: { readonly __typename: 'AccountLinkOutcome', readonly result: AccountLinkResult, readonly linkedAccounts: ReadonlyArray<{ readonly __typename: 'LinkedAccount', readonly id: string, readonly linked: boolean, readonly label: string, readonly accountType: string, readonly lastUpdatedAt: string | null }> } };

export type AccountLinkDeleteMutationVariables = Exact<{ [key: string]: never; }>;


export type AccountLinkDeleteMutation = { readonly accountLinkDelete: { readonly __typename: 'AccountLinkOutcome', readonly result: AccountLinkResult, readonly linkedAccounts: ReadonlyArray<{ readonly __typename: 'LinkedAccount', readonly id: string, readonly linked: boolean, readonly label: string, readonly accountType: string, readonly lastUpdatedAt: string | null }> } };

export type LinkedAccountUpdatesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LinkedAccountUpdatesSubscription = { readonly linkedAccountUpdates: ReadonlyArray<{ readonly __typename: 'LinkedAccount', readonly id: string, readonly linked: boolean, readonly label: string, readonly accountType: string, readonly lastUpdatedAt: string | null }> };

export type LinkingPartnerQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkingPartnerQuery = { readonly startup: { readonly __typename: 'Startup', readonly serviceAttributes: { readonly __typename: 'ServiceAttributes', readonly partnerAuthorizeUrl: string | null, readonly partnerClientId: string | null, readonly partnerIssuer: string | null, readonly partnerSendsIssuer: boolean, readonly partnerTokenUrl: string | null } } };

export type SelectionLabelFragment = { readonly __typename: 'MarketSelection', readonly id: string, readonly eventId: string, readonly type: string, readonly marketName: string, readonly name: { readonly __typename: 'SelectionName', readonly cleanName: string, readonly minimalName: string, readonly fullName: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string, readonly formattedPoints: string } | null } & { ' $fragmentName'?: 'SelectionLabelFragment' };

export type PromotionCardFragment = { readonly __typename: 'PromotionCard', readonly id: string, readonly title: string, readonly shortDescription: string, readonly illustration: string, readonly primaryCta: string, readonly termsOfUse: string, readonly endsAt: string | null, readonly primaryCtaDeepLink:
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
   | null, readonly deepLink: { readonly __typename: 'PromotionDeepLink', readonly promotionId: string } | null } & { ' $fragmentName'?: 'PromotionCardFragment' };

export type PromotionEnrolledFragment = { readonly __typename: 'PromotionCard', readonly id: string, readonly enrollmentStatus: EnrollmentStatus | null } & { ' $fragmentName'?: 'PromotionEnrolledFragment' };

export type EnrolledPromotionsQueryVariables = Exact<{ [key: string]: never; }>;


export type EnrolledPromotionsQuery = { readonly enrolledPromotions: ReadonlyArray<{ readonly __typename: 'PromotionCard', readonly id: string, readonly enrollmentStatus: EnrollmentStatus | null }> };

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

export type GameLaunchFragment = { readonly __typename: 'CasinoLaunchResult', readonly launchUrl: string | null, readonly sessionId: string | null, readonly embeddedRedirectUrl: string | null, readonly errors: ReadonlyArray<{ readonly __typename: 'CasinoLaunchError', readonly kind: string, readonly message: string, readonly headerMessage: string | null, readonly footerMessage: string | null, readonly callToAction: { readonly __typename: 'CasinoLaunchCallToAction', readonly label: string, readonly deepLink:
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
       } | null }> } & { ' $fragmentName'?: 'GameLaunchFragment' };

export type CasinoLaunchMutationVariables = Exact<{
  input: CasinoLaunchInput;
}>;


export type CasinoLaunchMutation = { readonly casinoLaunch: { readonly __typename: 'CasinoLaunchResult', readonly launchUrl: string | null, readonly sessionId: string | null, readonly embeddedRedirectUrl: string | null, readonly errors: ReadonlyArray<{ readonly __typename: 'CasinoLaunchError', readonly kind: string, readonly message: string, readonly headerMessage: string | null, readonly footerMessage: string | null, readonly callToAction: { readonly __typename: 'CasinoLaunchCallToAction', readonly label: string, readonly deepLink:
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
         } | null }> } };

export type CasinoLaunchFreeToPlayMutationVariables = Exact<{
  promotionId: string;
  launchId: string;
}>;


export type CasinoLaunchFreeToPlayMutation = { readonly casinoLaunchFreeToPlay: { readonly __typename: 'CasinoLaunchResult', readonly launchUrl: string | null, readonly sessionId: string | null, readonly embeddedRedirectUrl: string | null, readonly errors: ReadonlyArray<{ readonly __typename: 'CasinoLaunchError', readonly kind: string, readonly message: string, readonly headerMessage: string | null, readonly footerMessage: string | null, readonly callToAction: { readonly __typename: 'CasinoLaunchCallToAction', readonly label: string, readonly deepLink:
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
         } | null }> } };

export type CasinoCloseMutationVariables = Exact<{
  sessionId: string;
}>;


export type CasinoCloseMutation = { readonly casinoClose: { readonly __typename: 'CasinoCloseResult', readonly succeeded: boolean } };

export type RealityCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type RealityCheckQuery = { readonly realityCheck: { readonly __typename: 'RealityCheck', readonly id: string, readonly dueAt: string, readonly isDue: boolean, readonly minutesActive: number, readonly amountWagered: { readonly __typename: 'Money', readonly formattedAmount: string } } };

export type AcknowledgeRealityCheckMutationVariables = Exact<{
  actionId?: string | null | undefined;
}>;


export type AcknowledgeRealityCheckMutation = { readonly userAck: { readonly __typename: 'ActionResult', readonly succeeded: boolean } };

export type PlayerNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayerNoticesQuery = { readonly account: { readonly __typename: 'Account', readonly id: string, readonly requiresResponsibleGamingAcknowledgement: boolean, readonly showLimitsModal: boolean } };

export type CasinoOutOfStateQueryVariables = Exact<{ [key: string]: never; }>;


export type CasinoOutOfStateQuery = { readonly startup: { readonly __typename: 'Startup', readonly serviceAttributes: { readonly __typename: 'ServiceAttributes', readonly casinoOutOfState: { readonly __typename: 'CasinoOutOfState', readonly title: string, readonly body: string, readonly deepLink: { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string } } | null } } };

export type PaymentProvidersLandingPageQueryVariables = Exact<{
  type: TransactionType;
  capabilities?: ReadonlyArray<string> | string | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
}>;


export type PaymentProvidersLandingPageQuery = { readonly paymentProvidersLandingPage: { readonly __typename: 'PaymentProvidersLandingPage', readonly permitted: boolean, readonly message: string | null, readonly providers: ReadonlyArray<{ readonly __typename: 'PaymentProvider', readonly id: string, readonly name: string, readonly code: string, readonly description: string, readonly details: string, readonly availability: ProviderAvailability, readonly supportsMethods: boolean, readonly excluded: boolean, readonly warning: string | null, readonly minimumAmount: { readonly __typename: 'Money', readonly formattedAmount: string }, readonly maximumAmount: { readonly __typename: 'Money', readonly formattedAmount: string }, readonly preferredMethod: { readonly __typename: 'PaymentMethod', readonly id: string } | null, readonly methods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly name: string, readonly description: string }>, readonly methodOptions: { readonly __typename: 'PaymentMethodOptions', readonly newMethodsPermitted: boolean, readonly manageMethodsPermitted: boolean, readonly paymentsMethodsHeader: string } }>, readonly preferredProvider: { readonly __typename: 'PaymentProvider', readonly id: string } | null } };

export type PaymentFacilitiesQueryVariables = Exact<{
  paymentProviderId: string;
}>;


export type PaymentFacilitiesQuery = { readonly paymentFacilities: ReadonlyArray<{ readonly __typename: 'PaymentFacility', readonly id: string, readonly name: string, readonly address: string, readonly latitude: number, readonly longitude: number, readonly workingHours: ReadonlyArray<{ readonly __typename: 'WorkingHours', readonly label: string, readonly value: string }> }> };

export type OutOfStateDepositPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OutOfStateDepositPageQuery = { readonly outOfStateDepositPage: { readonly __typename: 'OutOfStateDepositPage', readonly title: string, readonly body: string } | null };

export type PaymentProviderMethodsQueryVariables = Exact<{
  paymentProviderId: string;
  type: TransactionType;
}>;


export type PaymentProviderMethodsQuery = { readonly paymentProviderMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly name: string, readonly description: string }> };

export type PaymentMethodDeleteMutationVariables = Exact<{
  paymentMethodId: string;
  actionId?: string | null | undefined;
}>;


export type PaymentMethodDeleteMutation = { readonly paymentMethodDelete: { readonly __typename: 'PaymentChoiceResult', readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly message: string }> } };

export type ExcludePaymentMethodMutationVariables = Exact<{
  input: string;
  type: TransactionType;
  actionId?: string | null | undefined;
}>;


export type ExcludePaymentMethodMutation = { readonly excludePaymentMethod: { readonly __typename: 'PaymentChoiceResult', readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly message: string }> } };

export type DisplayPromoCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type DisplayPromoCodeQuery = { readonly displayPromoCode: boolean };

export type AnnouncedDepositsQueryVariables = Exact<{ [key: string]: never; }>;


export type AnnouncedDepositsQuery = { readonly announcedDeposits: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string, readonly status: string, readonly amount: { readonly __typename: 'Money', readonly formattedAmount: string }, readonly provider: { readonly __typename: 'PaymentProviderName', readonly id: string, readonly name: string } }> };

export type CancelAnnouncedDepositMutationVariables = Exact<{
  depositId: string;
}>;


export type CancelAnnouncedDepositMutation = { readonly cancelAnnouncedDeposit: { readonly __typename: 'PaymentResult', readonly permitted: boolean, readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly field: ReadonlyArray<string>, readonly message: string }>, readonly uri: { readonly __typename: 'PaymentUri', readonly webUrl: string, readonly transactionId: string, readonly deepLink:
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
        | { readonly __typename: 'SportsbookPageDeepLink' }
        | { readonly __typename: 'VendorInformationDeepLink' }
        | { readonly __typename: 'WebPageDeepLink' }
        | { readonly __typename: 'WireTransferFirstDeepLink' }
        | { readonly __typename: 'WireTransferRepeatDeepLink' }
       | null } | null } };

export type ReceiptQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptQuery = { readonly paymentTransaction: { readonly __typename: 'PaymentTransaction', readonly id: string, readonly type: TransactionType, readonly status: string, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
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
         | null }> } } | null };

export type ValidateDepositPromoCodeQueryVariables = Exact<{
  promotionCode: string;
}>;


export type ValidateDepositPromoCodeQuery = { readonly validateDepositPromoCode: { readonly __typename: 'DepositPromoCode', readonly code: string, readonly status: string, readonly message: string } };

export type DialogsQueryVariables = Exact<{ [key: string]: never; }>;


export type DialogsQuery = { readonly dialogs: ReadonlyArray<{ readonly __typename: 'DialogSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly revision: string, readonly priority: number, readonly memory: DialogMemory, readonly absence: NodeAbsence | null, readonly fallback:
      | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
      | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
      | { readonly __typename: 'FallbackText', readonly text: string }
     | null, readonly triggers: { readonly __typename: 'DialogTriggers', readonly pages: ReadonlyArray<string>, readonly exceptPages: ReadonlyArray<string>, readonly onLogin: boolean }, readonly node:
      | (
        { readonly __typename: 'AnonymousExperienceDialog', readonly id: string }
        & { ' $fragmentRefs'?: { 'AnonymousExperienceFragment': AnonymousExperienceFragment } }
      )
      | (
        { readonly __typename: 'AppPromptDialog', readonly id: string }
        & { ' $fragmentRefs'?: { 'AppPromptFragment': AppPromptFragment } }
      )
      | (
        { readonly __typename: 'AppTourDialog', readonly id: string }
        & { ' $fragmentRefs'?: { 'AppTourFragment': AppTourFragment } }
      )
      | (
        { readonly __typename: 'BigWinUploadDialog', readonly id: string }
        & { ' $fragmentRefs'?: { 'BigWinUploadFragment': BigWinUploadFragment } }
      )
      | (
        { readonly __typename: 'CasinoBalanceUsageDialog', readonly id: string }
        & { ' $fragmentRefs'?: { 'CasinoBalanceUsageFragment': CasinoBalanceUsageFragment } }
      )
      | (
        { readonly __typename: 'CustomDialog', readonly id: string }
        & { ' $fragmentRefs'?: { 'CustomFragment': CustomFragment } }
      )
      | (
        { readonly __typename: 'DepositAcknowledgementDialog', readonly id: string }
        & { ' $fragmentRefs'?: { 'DepositAcknowledgementFragment': DepositAcknowledgementFragment } }
      )
      | (
        { readonly __typename: 'LocationPromptDialog', readonly id: string }
        & { ' $fragmentRefs'?: { 'LocationPromptFragment': LocationPromptFragment } }
      )
      | (
        { readonly __typename: 'MaintenanceDialog', readonly id: string }
        & { ' $fragmentRefs'?: { 'MaintenanceFragment': MaintenanceFragment } }
      )
     | null }> };

export type SettledDialogsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettledDialogsQuery = { readonly settledDialogs: ReadonlyArray<string> };

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
        | (
          { readonly __typename: 'TipForm', readonly id: string }
          & { ' $fragmentRefs'?: { 'TipFragment': TipFragment } }
        )
       | null }> } | null };

export type PageFrameQueryVariables = Exact<{ [key: string]: never; }>;


export type PageFrameQuery = { readonly header: { readonly __typename: 'Layout', readonly id: string, readonly surface: string, readonly revision: string, readonly title: string | null, readonly changesAt: string | null, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly parent: string | null, readonly region: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
        | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
        | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
        | { readonly __typename: 'FallbackText', readonly text: string }
       | null, readonly node:
        | (
          { readonly __typename: 'AccountEntryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountEntryFragment': AccountEntryFragment } }
        )
        | (
          { readonly __typename: 'AccountItemsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountItemsFragment': AccountItemsFragment } }
        )
        | (
          { readonly __typename: 'AccountSummaryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountSummaryFragment': AccountSummaryFragment } }
        )
        | (
          { readonly __typename: 'AwardDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardDetailsFragment': AwardDetailsFragment } }
        )
        | (
          { readonly __typename: 'AwardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardsFragment': AwardsFragment } }
        )
        | (
          { readonly __typename: 'BetBuilderShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetBuilderFragment': BetBuilderFragment } }
        )
        | (
          { readonly __typename: 'BetListShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetListFragment': BetListFragment } }
        )
        | (
          { readonly __typename: 'CasinoMenuShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoMenuFragment': CasinoMenuFragment } }
        )
        | (
          { readonly __typename: 'CasinoPromotionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoPromotionsFragment': CasinoPromotionsFragment } }
        )
        | (
          { readonly __typename: 'CasinoRewardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRewardsFragment': CasinoRewardsFragment } }
        )
        | (
          { readonly __typename: 'CasinoRoundShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRoundFragment': CasinoRoundFragment } }
        )
        | (
          { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoSessionRoundsFragment': CasinoSessionRoundsFragment } }
        )
        | (
          { readonly __typename: 'CategoryGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CategoryGamesFragment': CategoryGamesFragment } }
        )
        | (
          { readonly __typename: 'CategoryPillsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CategoryPillsFragment': CategoryPillsFragment } }
        )
        | (
          { readonly __typename: 'ChangePasswordShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ChangePasswordFragment': ChangePasswordFragment } }
        )
        | (
          { readonly __typename: 'CollectionShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CollectionFragment': CollectionFragment } }
        )
        | (
          { readonly __typename: 'ColumnsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ColumnsFragment': ColumnsFragment } }
        )
        | (
          { readonly __typename: 'CountdownShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CountdownFragment': CountdownFragment } }
        )
        | (
          { readonly __typename: 'CrossSellShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CrossSellFragment': CrossSellFragment } }
        )
        | (
          { readonly __typename: 'DisplayPreferencesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'DisplayPreferencesFragment': DisplayPreferencesFragment } }
        )
        | (
          { readonly __typename: 'EditorialShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'EditorialFragment': EditorialFragment } }
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
          { readonly __typename: 'FrameShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'FrameFragment': FrameFragment } }
        )
        | (
          { readonly __typename: 'FreeToPlayShelf', readonly id: string, readonly presentation: string | null }
          & { ' $fragmentRefs'?: { 'FreeToPlayFragment': FreeToPlayFragment } }
        )
        | (
          { readonly __typename: 'GameDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameDetailsFragment': GameDetailsFragment } }
        )
        | (
          { readonly __typename: 'GameFactsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameFactsFragment': GameFactsFragment } }
        )
        | (
          { readonly __typename: 'GameProvidersShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameProvidersFragment': GameProvidersFragment } }
        )
        | (
          { readonly __typename: 'GameRailShelf', readonly id: string, readonly presentation: string | null }
          & { ' $fragmentRefs'?: { 'GameRailFragment': GameRailFragment } }
        )
        | (
          { readonly __typename: 'GameSearchShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameSearchFragment': GameSearchFragment } }
        )
        | (
          { readonly __typename: 'HeroCarouselShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'HeroCarouselFragment': HeroCarouselFragment } }
        )
        | (
          { readonly __typename: 'HistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'HistoryFragment': HistoryFragment } }
        )
        | (
          { readonly __typename: 'ImageShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ImageFragment': ImageFragment } }
        )
        | (
          { readonly __typename: 'LimitHistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LimitHistoryFragment': LimitHistoryFragment } }
        )
        | (
          { readonly __typename: 'LinkColumnShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkColumnFragment': LinkColumnFragment } }
        )
        | (
          { readonly __typename: 'LinkPromptShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkPromptFragment': LinkPromptFragment } }
        )
        | (
          { readonly __typename: 'LinkedAccountsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkedAccountsFragment': LinkedAccountsFragment } }
        )
        | (
          { readonly __typename: 'LinkingResultShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkingResultFragment': LinkingResultFragment } }
        )
        | (
          { readonly __typename: 'LiveEventsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LiveEventsFragment': LiveEventsFragment } }
        )
        | (
          { readonly __typename: 'LiveGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LiveGamesFragment': LiveGamesFragment } }
        )
        | (
          { readonly __typename: 'LobbyBannerShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LobbyBannerFragment': LobbyBannerFragment } }
        )
        | (
          { readonly __typename: 'LoginPreferencesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoginPreferencesFragment': LoginPreferencesFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyDashboardFragment': LoyaltyDashboardFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyFragment': LoyaltyFragment } }
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
          { readonly __typename: 'OnboardingShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'OnboardingFragment': OnboardingFragment } }
        )
        | (
          { readonly __typename: 'OwnLimitShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'OwnLimitFragment': OwnLimitFragment } }
        )
        | (
          { readonly __typename: 'ParlaySuggestionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ParlaySuggestionsFragment': ParlaySuggestionsFragment } }
        )
        | (
          { readonly __typename: 'PromotionDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'PromotionDetailsFragment': PromotionDetailsFragment } }
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
          { readonly __typename: 'RecentGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'RecentGamesFragment': RecentGamesFragment } }
        )
        | (
          { readonly __typename: 'ReferralShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralFragment': ReferralFragment } }
        )
        | (
          { readonly __typename: 'ReferralsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralsFragment': ReferralsFragment } }
        )
        | (
          { readonly __typename: 'SearchBoxShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SearchBoxFragment': SearchBoxFragment } }
        )
        | (
          { readonly __typename: 'SearchResultsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SearchResultsFragment': SearchResultsFragment } }
        )
        | (
          { readonly __typename: 'SharedBetShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SharedBetFragment': SharedBetFragment } }
        )
        | (
          { readonly __typename: 'SignUpElsewhereShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SignUpElsewhereFragment': SignUpElsewhereFragment } }
        )
        | (
          { readonly __typename: 'SignedUpShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SignedUpFragment': SignedUpFragment } }
        )
        | (
          { readonly __typename: 'SportsTreeShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SportsTreeFragment': SportsTreeFragment } }
        )
        | (
          { readonly __typename: 'StandingsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StandingsFragment': StandingsFragment } }
        )
        | (
          { readonly __typename: 'StatisticsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StatisticsFragment': StatisticsFragment } }
        )
        | (
          { readonly __typename: 'StoreLinksShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StoreLinksFragment': StoreLinksFragment } }
        )
        | (
          { readonly __typename: 'StreamPlayerShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StreamPlayerFragment': StreamPlayerFragment } }
        )
        | (
          { readonly __typename: 'SupportChatShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SupportChatFragment': SupportChatFragment } }
        )
        | (
          { readonly __typename: 'TabsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TabsFragment': TabsFragment } }
        )
        | (
          { readonly __typename: 'TaxFormsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TaxFormsFragment': TaxFormsFragment } }
        )
        | (
          { readonly __typename: 'VideoShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'VideoFragment': VideoFragment } }
        )
       | null }> } | null, readonly searchBox: { readonly __typename: 'Layout', readonly id: string, readonly surface: string, readonly revision: string, readonly title: string | null, readonly changesAt: string | null, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly parent: string | null, readonly region: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
        | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
        | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
        | { readonly __typename: 'FallbackText', readonly text: string }
       | null, readonly node:
        | (
          { readonly __typename: 'AccountEntryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountEntryFragment': AccountEntryFragment } }
        )
        | (
          { readonly __typename: 'AccountItemsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountItemsFragment': AccountItemsFragment } }
        )
        | (
          { readonly __typename: 'AccountSummaryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountSummaryFragment': AccountSummaryFragment } }
        )
        | (
          { readonly __typename: 'AwardDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardDetailsFragment': AwardDetailsFragment } }
        )
        | (
          { readonly __typename: 'AwardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardsFragment': AwardsFragment } }
        )
        | (
          { readonly __typename: 'BetBuilderShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetBuilderFragment': BetBuilderFragment } }
        )
        | (
          { readonly __typename: 'BetListShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetListFragment': BetListFragment } }
        )
        | (
          { readonly __typename: 'CasinoMenuShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoMenuFragment': CasinoMenuFragment } }
        )
        | (
          { readonly __typename: 'CasinoPromotionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoPromotionsFragment': CasinoPromotionsFragment } }
        )
        | (
          { readonly __typename: 'CasinoRewardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRewardsFragment': CasinoRewardsFragment } }
        )
        | (
          { readonly __typename: 'CasinoRoundShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRoundFragment': CasinoRoundFragment } }
        )
        | (
          { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoSessionRoundsFragment': CasinoSessionRoundsFragment } }
        )
        | (
          { readonly __typename: 'CategoryGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CategoryGamesFragment': CategoryGamesFragment } }
        )
        | (
          { readonly __typename: 'CategoryPillsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CategoryPillsFragment': CategoryPillsFragment } }
        )
        | (
          { readonly __typename: 'ChangePasswordShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ChangePasswordFragment': ChangePasswordFragment } }
        )
        | (
          { readonly __typename: 'CollectionShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CollectionFragment': CollectionFragment } }
        )
        | (
          { readonly __typename: 'ColumnsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ColumnsFragment': ColumnsFragment } }
        )
        | (
          { readonly __typename: 'CountdownShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CountdownFragment': CountdownFragment } }
        )
        | (
          { readonly __typename: 'CrossSellShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CrossSellFragment': CrossSellFragment } }
        )
        | (
          { readonly __typename: 'DisplayPreferencesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'DisplayPreferencesFragment': DisplayPreferencesFragment } }
        )
        | (
          { readonly __typename: 'EditorialShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'EditorialFragment': EditorialFragment } }
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
          { readonly __typename: 'FrameShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'FrameFragment': FrameFragment } }
        )
        | (
          { readonly __typename: 'FreeToPlayShelf', readonly id: string, readonly presentation: string | null }
          & { ' $fragmentRefs'?: { 'FreeToPlayFragment': FreeToPlayFragment } }
        )
        | (
          { readonly __typename: 'GameDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameDetailsFragment': GameDetailsFragment } }
        )
        | (
          { readonly __typename: 'GameFactsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameFactsFragment': GameFactsFragment } }
        )
        | (
          { readonly __typename: 'GameProvidersShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameProvidersFragment': GameProvidersFragment } }
        )
        | (
          { readonly __typename: 'GameRailShelf', readonly id: string, readonly presentation: string | null }
          & { ' $fragmentRefs'?: { 'GameRailFragment': GameRailFragment } }
        )
        | (
          { readonly __typename: 'GameSearchShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameSearchFragment': GameSearchFragment } }
        )
        | (
          { readonly __typename: 'HeroCarouselShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'HeroCarouselFragment': HeroCarouselFragment } }
        )
        | (
          { readonly __typename: 'HistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'HistoryFragment': HistoryFragment } }
        )
        | (
          { readonly __typename: 'ImageShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ImageFragment': ImageFragment } }
        )
        | (
          { readonly __typename: 'LimitHistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LimitHistoryFragment': LimitHistoryFragment } }
        )
        | (
          { readonly __typename: 'LinkColumnShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkColumnFragment': LinkColumnFragment } }
        )
        | (
          { readonly __typename: 'LinkPromptShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkPromptFragment': LinkPromptFragment } }
        )
        | (
          { readonly __typename: 'LinkedAccountsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkedAccountsFragment': LinkedAccountsFragment } }
        )
        | (
          { readonly __typename: 'LinkingResultShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkingResultFragment': LinkingResultFragment } }
        )
        | (
          { readonly __typename: 'LiveEventsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LiveEventsFragment': LiveEventsFragment } }
        )
        | (
          { readonly __typename: 'LiveGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LiveGamesFragment': LiveGamesFragment } }
        )
        | (
          { readonly __typename: 'LobbyBannerShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LobbyBannerFragment': LobbyBannerFragment } }
        )
        | (
          { readonly __typename: 'LoginPreferencesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoginPreferencesFragment': LoginPreferencesFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyDashboardFragment': LoyaltyDashboardFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyFragment': LoyaltyFragment } }
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
          { readonly __typename: 'OnboardingShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'OnboardingFragment': OnboardingFragment } }
        )
        | (
          { readonly __typename: 'OwnLimitShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'OwnLimitFragment': OwnLimitFragment } }
        )
        | (
          { readonly __typename: 'ParlaySuggestionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ParlaySuggestionsFragment': ParlaySuggestionsFragment } }
        )
        | (
          { readonly __typename: 'PromotionDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'PromotionDetailsFragment': PromotionDetailsFragment } }
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
          { readonly __typename: 'RecentGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'RecentGamesFragment': RecentGamesFragment } }
        )
        | (
          { readonly __typename: 'ReferralShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralFragment': ReferralFragment } }
        )
        | (
          { readonly __typename: 'ReferralsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralsFragment': ReferralsFragment } }
        )
        | (
          { readonly __typename: 'SearchBoxShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SearchBoxFragment': SearchBoxFragment } }
        )
        | (
          { readonly __typename: 'SearchResultsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SearchResultsFragment': SearchResultsFragment } }
        )
        | (
          { readonly __typename: 'SharedBetShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SharedBetFragment': SharedBetFragment } }
        )
        | (
          { readonly __typename: 'SignUpElsewhereShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SignUpElsewhereFragment': SignUpElsewhereFragment } }
        )
        | (
          { readonly __typename: 'SignedUpShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SignedUpFragment': SignedUpFragment } }
        )
        | (
          { readonly __typename: 'SportsTreeShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SportsTreeFragment': SportsTreeFragment } }
        )
        | (
          { readonly __typename: 'StandingsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StandingsFragment': StandingsFragment } }
        )
        | (
          { readonly __typename: 'StatisticsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StatisticsFragment': StatisticsFragment } }
        )
        | (
          { readonly __typename: 'StoreLinksShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StoreLinksFragment': StoreLinksFragment } }
        )
        | (
          { readonly __typename: 'StreamPlayerShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StreamPlayerFragment': StreamPlayerFragment } }
        )
        | (
          { readonly __typename: 'SupportChatShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SupportChatFragment': SupportChatFragment } }
        )
        | (
          { readonly __typename: 'TabsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TabsFragment': TabsFragment } }
        )
        | (
          { readonly __typename: 'TaxFormsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TaxFormsFragment': TaxFormsFragment } }
        )
        | (
          { readonly __typename: 'VideoShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'VideoFragment': VideoFragment } }
        )
       | null }> } | null, readonly footer: { readonly __typename: 'Layout', readonly id: string, readonly surface: string, readonly revision: string, readonly title: string | null, readonly changesAt: string | null, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly parent: string | null, readonly region: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
        | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
        | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
        | { readonly __typename: 'FallbackText', readonly text: string }
       | null, readonly node:
        | (
          { readonly __typename: 'AccountEntryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountEntryFragment': AccountEntryFragment } }
        )
        | (
          { readonly __typename: 'AccountItemsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountItemsFragment': AccountItemsFragment } }
        )
        | (
          { readonly __typename: 'AccountSummaryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountSummaryFragment': AccountSummaryFragment } }
        )
        | (
          { readonly __typename: 'AwardDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardDetailsFragment': AwardDetailsFragment } }
        )
        | (
          { readonly __typename: 'AwardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardsFragment': AwardsFragment } }
        )
        | (
          { readonly __typename: 'BetBuilderShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetBuilderFragment': BetBuilderFragment } }
        )
        | (
          { readonly __typename: 'BetListShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetListFragment': BetListFragment } }
        )
        | (
          { readonly __typename: 'CasinoMenuShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoMenuFragment': CasinoMenuFragment } }
        )
        | (
          { readonly __typename: 'CasinoPromotionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoPromotionsFragment': CasinoPromotionsFragment } }
        )
        | (
          { readonly __typename: 'CasinoRewardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRewardsFragment': CasinoRewardsFragment } }
        )
        | (
          { readonly __typename: 'CasinoRoundShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRoundFragment': CasinoRoundFragment } }
        )
        | (
          { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoSessionRoundsFragment': CasinoSessionRoundsFragment } }
        )
        | (
          { readonly __typename: 'CategoryGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CategoryGamesFragment': CategoryGamesFragment } }
        )
        | (
          { readonly __typename: 'CategoryPillsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CategoryPillsFragment': CategoryPillsFragment } }
        )
        | (
          { readonly __typename: 'ChangePasswordShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ChangePasswordFragment': ChangePasswordFragment } }
        )
        | (
          { readonly __typename: 'CollectionShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CollectionFragment': CollectionFragment } }
        )
        | (
          { readonly __typename: 'ColumnsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ColumnsFragment': ColumnsFragment } }
        )
        | (
          { readonly __typename: 'CountdownShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CountdownFragment': CountdownFragment } }
        )
        | (
          { readonly __typename: 'CrossSellShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CrossSellFragment': CrossSellFragment } }
        )
        | (
          { readonly __typename: 'DisplayPreferencesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'DisplayPreferencesFragment': DisplayPreferencesFragment } }
        )
        | (
          { readonly __typename: 'EditorialShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'EditorialFragment': EditorialFragment } }
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
          { readonly __typename: 'FrameShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'FrameFragment': FrameFragment } }
        )
        | (
          { readonly __typename: 'FreeToPlayShelf', readonly id: string, readonly presentation: string | null }
          & { ' $fragmentRefs'?: { 'FreeToPlayFragment': FreeToPlayFragment } }
        )
        | (
          { readonly __typename: 'GameDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameDetailsFragment': GameDetailsFragment } }
        )
        | (
          { readonly __typename: 'GameFactsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameFactsFragment': GameFactsFragment } }
        )
        | (
          { readonly __typename: 'GameProvidersShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameProvidersFragment': GameProvidersFragment } }
        )
        | (
          { readonly __typename: 'GameRailShelf', readonly id: string, readonly presentation: string | null }
          & { ' $fragmentRefs'?: { 'GameRailFragment': GameRailFragment } }
        )
        | (
          { readonly __typename: 'GameSearchShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameSearchFragment': GameSearchFragment } }
        )
        | (
          { readonly __typename: 'HeroCarouselShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'HeroCarouselFragment': HeroCarouselFragment } }
        )
        | (
          { readonly __typename: 'HistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'HistoryFragment': HistoryFragment } }
        )
        | (
          { readonly __typename: 'ImageShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ImageFragment': ImageFragment } }
        )
        | (
          { readonly __typename: 'LimitHistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LimitHistoryFragment': LimitHistoryFragment } }
        )
        | (
          { readonly __typename: 'LinkColumnShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkColumnFragment': LinkColumnFragment } }
        )
        | (
          { readonly __typename: 'LinkPromptShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkPromptFragment': LinkPromptFragment } }
        )
        | (
          { readonly __typename: 'LinkedAccountsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkedAccountsFragment': LinkedAccountsFragment } }
        )
        | (
          { readonly __typename: 'LinkingResultShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkingResultFragment': LinkingResultFragment } }
        )
        | (
          { readonly __typename: 'LiveEventsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LiveEventsFragment': LiveEventsFragment } }
        )
        | (
          { readonly __typename: 'LiveGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LiveGamesFragment': LiveGamesFragment } }
        )
        | (
          { readonly __typename: 'LobbyBannerShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LobbyBannerFragment': LobbyBannerFragment } }
        )
        | (
          { readonly __typename: 'LoginPreferencesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoginPreferencesFragment': LoginPreferencesFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyDashboardFragment': LoyaltyDashboardFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyFragment': LoyaltyFragment } }
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
          { readonly __typename: 'OnboardingShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'OnboardingFragment': OnboardingFragment } }
        )
        | (
          { readonly __typename: 'OwnLimitShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'OwnLimitFragment': OwnLimitFragment } }
        )
        | (
          { readonly __typename: 'ParlaySuggestionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ParlaySuggestionsFragment': ParlaySuggestionsFragment } }
        )
        | (
          { readonly __typename: 'PromotionDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'PromotionDetailsFragment': PromotionDetailsFragment } }
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
          { readonly __typename: 'RecentGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'RecentGamesFragment': RecentGamesFragment } }
        )
        | (
          { readonly __typename: 'ReferralShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralFragment': ReferralFragment } }
        )
        | (
          { readonly __typename: 'ReferralsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralsFragment': ReferralsFragment } }
        )
        | (
          { readonly __typename: 'SearchBoxShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SearchBoxFragment': SearchBoxFragment } }
        )
        | (
          { readonly __typename: 'SearchResultsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SearchResultsFragment': SearchResultsFragment } }
        )
        | (
          { readonly __typename: 'SharedBetShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SharedBetFragment': SharedBetFragment } }
        )
        | (
          { readonly __typename: 'SignUpElsewhereShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SignUpElsewhereFragment': SignUpElsewhereFragment } }
        )
        | (
          { readonly __typename: 'SignedUpShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SignedUpFragment': SignedUpFragment } }
        )
        | (
          { readonly __typename: 'SportsTreeShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SportsTreeFragment': SportsTreeFragment } }
        )
        | (
          { readonly __typename: 'StandingsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StandingsFragment': StandingsFragment } }
        )
        | (
          { readonly __typename: 'StatisticsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StatisticsFragment': StatisticsFragment } }
        )
        | (
          { readonly __typename: 'StoreLinksShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StoreLinksFragment': StoreLinksFragment } }
        )
        | (
          { readonly __typename: 'StreamPlayerShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StreamPlayerFragment': StreamPlayerFragment } }
        )
        | (
          { readonly __typename: 'SupportChatShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SupportChatFragment': SupportChatFragment } }
        )
        | (
          { readonly __typename: 'TabsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TabsFragment': TabsFragment } }
        )
        | (
          { readonly __typename: 'TaxFormsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TaxFormsFragment': TaxFormsFragment } }
        )
        | (
          { readonly __typename: 'VideoShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'VideoFragment': VideoFragment } }
        )
       | null }> } | null };

export type LiveEventsCountQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveEventsCountQuery = { readonly liveEventsCount: { readonly __typename: 'LiveEventsCount', readonly count: number, readonly label: string } };

export type PageLayoutQueryVariables = Exact<{
  canonicalUrl: string;
  first?: number | null | undefined;
}>;


export type PageLayoutQuery = { readonly pageLayout: { readonly __typename: 'Layout', readonly id: string, readonly surface: string, readonly revision: string, readonly title: string | null, readonly changesAt: string | null, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly parent: string | null, readonly region: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
        | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
        | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
        | { readonly __typename: 'FallbackText', readonly text: string }
       | null, readonly node:
        | (
          { readonly __typename: 'AccountEntryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountEntryFragment': AccountEntryFragment } }
        )
        | (
          { readonly __typename: 'AccountItemsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountItemsFragment': AccountItemsFragment } }
        )
        | (
          { readonly __typename: 'AccountSummaryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountSummaryFragment': AccountSummaryFragment } }
        )
        | (
          { readonly __typename: 'AwardDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardDetailsFragment': AwardDetailsFragment } }
        )
        | (
          { readonly __typename: 'AwardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardsFragment': AwardsFragment } }
        )
        | (
          { readonly __typename: 'BetBuilderShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetBuilderFragment': BetBuilderFragment } }
        )
        | (
          { readonly __typename: 'BetListShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetListFragment': BetListFragment } }
        )
        | (
          { readonly __typename: 'CasinoMenuShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoMenuFragment': CasinoMenuFragment } }
        )
        | (
          { readonly __typename: 'CasinoPromotionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoPromotionsFragment': CasinoPromotionsFragment } }
        )
        | (
          { readonly __typename: 'CasinoRewardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRewardsFragment': CasinoRewardsFragment } }
        )
        | (
          { readonly __typename: 'CasinoRoundShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRoundFragment': CasinoRoundFragment } }
        )
        | (
          { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoSessionRoundsFragment': CasinoSessionRoundsFragment } }
        )
        | (
          { readonly __typename: 'CategoryGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CategoryGamesFragment': CategoryGamesFragment } }
        )
        | (
          { readonly __typename: 'CategoryPillsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CategoryPillsFragment': CategoryPillsFragment } }
        )
        | (
          { readonly __typename: 'ChangePasswordShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ChangePasswordFragment': ChangePasswordFragment } }
        )
        | (
          { readonly __typename: 'CollectionShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CollectionFragment': CollectionFragment } }
        )
        | (
          { readonly __typename: 'ColumnsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ColumnsFragment': ColumnsFragment } }
        )
        | (
          { readonly __typename: 'CountdownShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CountdownFragment': CountdownFragment } }
        )
        | (
          { readonly __typename: 'CrossSellShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CrossSellFragment': CrossSellFragment } }
        )
        | (
          { readonly __typename: 'DisplayPreferencesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'DisplayPreferencesFragment': DisplayPreferencesFragment } }
        )
        | (
          { readonly __typename: 'EditorialShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'EditorialFragment': EditorialFragment } }
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
          { readonly __typename: 'FrameShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'FrameFragment': FrameFragment } }
        )
        | (
          { readonly __typename: 'FreeToPlayShelf', readonly id: string, readonly presentation: string | null }
          & { ' $fragmentRefs'?: { 'FreeToPlayFragment': FreeToPlayFragment } }
        )
        | (
          { readonly __typename: 'GameDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameDetailsFragment': GameDetailsFragment } }
        )
        | (
          { readonly __typename: 'GameFactsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameFactsFragment': GameFactsFragment } }
        )
        | (
          { readonly __typename: 'GameProvidersShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameProvidersFragment': GameProvidersFragment } }
        )
        | (
          { readonly __typename: 'GameRailShelf', readonly id: string, readonly presentation: string | null }
          & { ' $fragmentRefs'?: { 'GameRailFragment': GameRailFragment } }
        )
        | (
          { readonly __typename: 'GameSearchShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameSearchFragment': GameSearchFragment } }
        )
        | (
          { readonly __typename: 'HeroCarouselShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'HeroCarouselFragment': HeroCarouselFragment } }
        )
        | (
          { readonly __typename: 'HistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'HistoryFragment': HistoryFragment } }
        )
        | (
          { readonly __typename: 'ImageShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ImageFragment': ImageFragment } }
        )
        | (
          { readonly __typename: 'LimitHistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LimitHistoryFragment': LimitHistoryFragment } }
        )
        | (
          { readonly __typename: 'LinkColumnShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkColumnFragment': LinkColumnFragment } }
        )
        | (
          { readonly __typename: 'LinkPromptShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkPromptFragment': LinkPromptFragment } }
        )
        | (
          { readonly __typename: 'LinkedAccountsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkedAccountsFragment': LinkedAccountsFragment } }
        )
        | (
          { readonly __typename: 'LinkingResultShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkingResultFragment': LinkingResultFragment } }
        )
        | (
          { readonly __typename: 'LiveEventsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LiveEventsFragment': LiveEventsFragment } }
        )
        | (
          { readonly __typename: 'LiveGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LiveGamesFragment': LiveGamesFragment } }
        )
        | (
          { readonly __typename: 'LobbyBannerShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LobbyBannerFragment': LobbyBannerFragment } }
        )
        | (
          { readonly __typename: 'LoginPreferencesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoginPreferencesFragment': LoginPreferencesFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyDashboardFragment': LoyaltyDashboardFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyFragment': LoyaltyFragment } }
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
          { readonly __typename: 'OnboardingShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'OnboardingFragment': OnboardingFragment } }
        )
        | (
          { readonly __typename: 'OwnLimitShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'OwnLimitFragment': OwnLimitFragment } }
        )
        | (
          { readonly __typename: 'ParlaySuggestionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ParlaySuggestionsFragment': ParlaySuggestionsFragment } }
        )
        | (
          { readonly __typename: 'PromotionDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'PromotionDetailsFragment': PromotionDetailsFragment } }
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
          { readonly __typename: 'RecentGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'RecentGamesFragment': RecentGamesFragment } }
        )
        | (
          { readonly __typename: 'ReferralShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralFragment': ReferralFragment } }
        )
        | (
          { readonly __typename: 'ReferralsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralsFragment': ReferralsFragment } }
        )
        | (
          { readonly __typename: 'SearchBoxShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SearchBoxFragment': SearchBoxFragment } }
        )
        | (
          { readonly __typename: 'SearchResultsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SearchResultsFragment': SearchResultsFragment } }
        )
        | (
          { readonly __typename: 'SharedBetShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SharedBetFragment': SharedBetFragment } }
        )
        | (
          { readonly __typename: 'SignUpElsewhereShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SignUpElsewhereFragment': SignUpElsewhereFragment } }
        )
        | (
          { readonly __typename: 'SignedUpShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SignedUpFragment': SignedUpFragment } }
        )
        | (
          { readonly __typename: 'SportsTreeShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SportsTreeFragment': SportsTreeFragment } }
        )
        | (
          { readonly __typename: 'StandingsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StandingsFragment': StandingsFragment } }
        )
        | (
          { readonly __typename: 'StatisticsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StatisticsFragment': StatisticsFragment } }
        )
        | (
          { readonly __typename: 'StoreLinksShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StoreLinksFragment': StoreLinksFragment } }
        )
        | (
          { readonly __typename: 'StreamPlayerShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StreamPlayerFragment': StreamPlayerFragment } }
        )
        | (
          { readonly __typename: 'SupportChatShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SupportChatFragment': SupportChatFragment } }
        )
        | (
          { readonly __typename: 'TabsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TabsFragment': TabsFragment } }
        )
        | (
          { readonly __typename: 'TaxFormsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TaxFormsFragment': TaxFormsFragment } }
        )
        | (
          { readonly __typename: 'VideoShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'VideoFragment': VideoFragment } }
        )
       | null }> } | null };

export type PageLayoutPlayerQueryVariables = Exact<{
  canonicalUrl: string;
  first?: number | null | undefined;
}>;


export type PageLayoutPlayerQuery = { readonly pageLayout: { readonly __typename: 'Layout', readonly id: string, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly absence: NodeAbsence | null, readonly node:
        | { readonly __typename: 'AccountEntryShelf' }
        | { readonly __typename: 'AccountItemsShelf' }
        | (
          { readonly __typename: 'AccountSummaryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountSummaryHeldFragment': AccountSummaryHeldFragment } }
        )
        | (
          { readonly __typename: 'AwardDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardDetailsHeldFragment': AwardDetailsHeldFragment } }
        )
        | (
          { readonly __typename: 'AwardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardsHeldFragment': AwardsHeldFragment;'CashbackHeldFragment': CashbackHeldFragment } }
        )
        | { readonly __typename: 'BetBuilderShelf' }
        | (
          { readonly __typename: 'BetListShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetListSectionFragment': BetListSectionFragment } }
        )
        | { readonly __typename: 'CasinoMenuShelf' }
        | { readonly __typename: 'CasinoPromotionsShelf' }
        | (
          { readonly __typename: 'CasinoRewardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRewardsHeldFragment': CasinoRewardsHeldFragment } }
        )
        | (
          { readonly __typename: 'CasinoRoundShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRoundHeldFragment': CasinoRoundHeldFragment } }
        )
        | (
          { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoSessionRoundsHeldFragment': CasinoSessionRoundsHeldFragment } }
        )
        | { readonly __typename: 'CategoryGamesShelf' }
        | { readonly __typename: 'CategoryPillsShelf' }
        | { readonly __typename: 'ChangePasswordShelf' }
        | { readonly __typename: 'CollectionShelf' }
        | { readonly __typename: 'ColumnsShelf' }
        | { readonly __typename: 'CountdownShelf' }
        | { readonly __typename: 'CrossSellShelf' }
        | { readonly __typename: 'DisplayPreferencesShelf' }
        | { readonly __typename: 'EditorialShelf' }
        | { readonly __typename: 'EventHeaderShelf' }
        | { readonly __typename: 'FeaturedEventsShelf' }
        | { readonly __typename: 'FrameShelf' }
        | { readonly __typename: 'FreeToPlayShelf' }
        | { readonly __typename: 'GameDetailsShelf' }
        | { readonly __typename: 'GameFactsShelf' }
        | { readonly __typename: 'GameProvidersShelf' }
        | { readonly __typename: 'GameRailShelf' }
        | { readonly __typename: 'GameSearchShelf' }
        | { readonly __typename: 'HeroCarouselShelf' }
        | (
          { readonly __typename: 'HistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'HistoryHeldFragment': HistoryHeldFragment } }
        )
        | { readonly __typename: 'ImageShelf' }
        | (
          { readonly __typename: 'LimitHistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LimitHistoryHeldFragment': LimitHistoryHeldFragment } }
        )
        | { readonly __typename: 'LinkColumnShelf' }
        | { readonly __typename: 'LinkPromptShelf' }
        | { readonly __typename: 'LinkedAccountsShelf' }
        | { readonly __typename: 'LinkingResultShelf' }
        | { readonly __typename: 'LiveEventsShelf' }
        | { readonly __typename: 'LiveGamesShelf' }
        | { readonly __typename: 'LobbyBannerShelf' }
        | (
          { readonly __typename: 'LoginPreferencesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoginPreferencesHeldFragment': LoginPreferencesHeldFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyDashboardHeldFragment': LoyaltyDashboardHeldFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyHeldFragment': LoyaltyHeldFragment } }
        )
        | { readonly __typename: 'MarketGridShelf' }
        | { readonly __typename: 'MarketGroupsShelf' }
        | { readonly __typename: 'OnboardingShelf' }
        | (
          { readonly __typename: 'OwnLimitShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'OwnLimitHeldFragment': OwnLimitHeldFragment } }
        )
        | { readonly __typename: 'ParlaySuggestionsShelf' }
        | { readonly __typename: 'PromotionDetailsShelf' }
        | (
          { readonly __typename: 'PromotionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'PromotionsEnrolledFragment': PromotionsEnrolledFragment } }
        )
        | { readonly __typename: 'QuickLinksShelf' }
        | (
          { readonly __typename: 'RecentGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'RecentGamesPlayedFragment': RecentGamesPlayedFragment } }
        )
        | (
          { readonly __typename: 'ReferralShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralSeenFragment': ReferralSeenFragment } }
        )
        | (
          { readonly __typename: 'ReferralsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralsOwnFragment': ReferralsOwnFragment } }
        )
        | { readonly __typename: 'SearchBoxShelf' }
        | { readonly __typename: 'SearchResultsShelf' }
        | { readonly __typename: 'SharedBetShelf' }
        | { readonly __typename: 'SignUpElsewhereShelf' }
        | (
          { readonly __typename: 'SignedUpShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SignedUpHeldFragment': SignedUpHeldFragment } }
        )
        | { readonly __typename: 'SportsTreeShelf' }
        | { readonly __typename: 'StandingsShelf' }
        | { readonly __typename: 'StatisticsShelf' }
        | { readonly __typename: 'StoreLinksShelf' }
        | { readonly __typename: 'StreamPlayerShelf' }
        | { readonly __typename: 'SupportChatShelf' }
        | { readonly __typename: 'TabsShelf' }
        | (
          { readonly __typename: 'TaxFormsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TaxFormsHeldFragment': TaxFormsHeldFragment } }
        )
        | { readonly __typename: 'VideoShelf' }
       | null }> } | null };

export type FrameLayoutQueryVariables = Exact<{
  surface: string;
}>;


export type FrameLayoutQuery = { readonly frameLayout: { readonly __typename: 'Layout', readonly id: string, readonly surface: string, readonly revision: string, readonly title: string | null, readonly changesAt: string | null, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly parent: string | null, readonly region: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
        | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
        | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
        | { readonly __typename: 'FallbackText', readonly text: string }
       | null, readonly node:
        | (
          { readonly __typename: 'AccountEntryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountEntryFragment': AccountEntryFragment } }
        )
        | (
          { readonly __typename: 'AccountItemsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountItemsFragment': AccountItemsFragment } }
        )
        | (
          { readonly __typename: 'AccountSummaryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountSummaryFragment': AccountSummaryFragment } }
        )
        | (
          { readonly __typename: 'AwardDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardDetailsFragment': AwardDetailsFragment } }
        )
        | (
          { readonly __typename: 'AwardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardsFragment': AwardsFragment } }
        )
        | (
          { readonly __typename: 'BetBuilderShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetBuilderFragment': BetBuilderFragment } }
        )
        | (
          { readonly __typename: 'BetListShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetListFragment': BetListFragment } }
        )
        | (
          { readonly __typename: 'CasinoMenuShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoMenuFragment': CasinoMenuFragment } }
        )
        | (
          { readonly __typename: 'CasinoPromotionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoPromotionsFragment': CasinoPromotionsFragment } }
        )
        | (
          { readonly __typename: 'CasinoRewardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRewardsFragment': CasinoRewardsFragment } }
        )
        | (
          { readonly __typename: 'CasinoRoundShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRoundFragment': CasinoRoundFragment } }
        )
        | (
          { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoSessionRoundsFragment': CasinoSessionRoundsFragment } }
        )
        | (
          { readonly __typename: 'CategoryGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CategoryGamesFragment': CategoryGamesFragment } }
        )
        | (
          { readonly __typename: 'CategoryPillsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CategoryPillsFragment': CategoryPillsFragment } }
        )
        | (
          { readonly __typename: 'ChangePasswordShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ChangePasswordFragment': ChangePasswordFragment } }
        )
        | (
          { readonly __typename: 'CollectionShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CollectionFragment': CollectionFragment } }
        )
        | (
          { readonly __typename: 'ColumnsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ColumnsFragment': ColumnsFragment } }
        )
        | (
          { readonly __typename: 'CountdownShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CountdownFragment': CountdownFragment } }
        )
        | (
          { readonly __typename: 'CrossSellShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CrossSellFragment': CrossSellFragment } }
        )
        | (
          { readonly __typename: 'DisplayPreferencesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'DisplayPreferencesFragment': DisplayPreferencesFragment } }
        )
        | (
          { readonly __typename: 'EditorialShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'EditorialFragment': EditorialFragment } }
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
          { readonly __typename: 'FrameShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'FrameFragment': FrameFragment } }
        )
        | (
          { readonly __typename: 'FreeToPlayShelf', readonly id: string, readonly presentation: string | null }
          & { ' $fragmentRefs'?: { 'FreeToPlayFragment': FreeToPlayFragment } }
        )
        | (
          { readonly __typename: 'GameDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameDetailsFragment': GameDetailsFragment } }
        )
        | (
          { readonly __typename: 'GameFactsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameFactsFragment': GameFactsFragment } }
        )
        | (
          { readonly __typename: 'GameProvidersShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameProvidersFragment': GameProvidersFragment } }
        )
        | (
          { readonly __typename: 'GameRailShelf', readonly id: string, readonly presentation: string | null }
          & { ' $fragmentRefs'?: { 'GameRailFragment': GameRailFragment } }
        )
        | (
          { readonly __typename: 'GameSearchShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameSearchFragment': GameSearchFragment } }
        )
        | (
          { readonly __typename: 'HeroCarouselShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'HeroCarouselFragment': HeroCarouselFragment } }
        )
        | (
          { readonly __typename: 'HistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'HistoryFragment': HistoryFragment } }
        )
        | (
          { readonly __typename: 'ImageShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ImageFragment': ImageFragment } }
        )
        | (
          { readonly __typename: 'LimitHistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LimitHistoryFragment': LimitHistoryFragment } }
        )
        | (
          { readonly __typename: 'LinkColumnShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkColumnFragment': LinkColumnFragment } }
        )
        | (
          { readonly __typename: 'LinkPromptShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkPromptFragment': LinkPromptFragment } }
        )
        | (
          { readonly __typename: 'LinkedAccountsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkedAccountsFragment': LinkedAccountsFragment } }
        )
        | (
          { readonly __typename: 'LinkingResultShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkingResultFragment': LinkingResultFragment } }
        )
        | (
          { readonly __typename: 'LiveEventsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LiveEventsFragment': LiveEventsFragment } }
        )
        | (
          { readonly __typename: 'LiveGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LiveGamesFragment': LiveGamesFragment } }
        )
        | (
          { readonly __typename: 'LobbyBannerShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LobbyBannerFragment': LobbyBannerFragment } }
        )
        | (
          { readonly __typename: 'LoginPreferencesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoginPreferencesFragment': LoginPreferencesFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyDashboardFragment': LoyaltyDashboardFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyFragment': LoyaltyFragment } }
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
          { readonly __typename: 'OnboardingShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'OnboardingFragment': OnboardingFragment } }
        )
        | (
          { readonly __typename: 'OwnLimitShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'OwnLimitFragment': OwnLimitFragment } }
        )
        | (
          { readonly __typename: 'ParlaySuggestionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ParlaySuggestionsFragment': ParlaySuggestionsFragment } }
        )
        | (
          { readonly __typename: 'PromotionDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'PromotionDetailsFragment': PromotionDetailsFragment } }
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
          { readonly __typename: 'RecentGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'RecentGamesFragment': RecentGamesFragment } }
        )
        | (
          { readonly __typename: 'ReferralShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralFragment': ReferralFragment } }
        )
        | (
          { readonly __typename: 'ReferralsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralsFragment': ReferralsFragment } }
        )
        | (
          { readonly __typename: 'SearchBoxShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SearchBoxFragment': SearchBoxFragment } }
        )
        | (
          { readonly __typename: 'SearchResultsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SearchResultsFragment': SearchResultsFragment } }
        )
        | (
          { readonly __typename: 'SharedBetShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SharedBetFragment': SharedBetFragment } }
        )
        | (
          { readonly __typename: 'SignUpElsewhereShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SignUpElsewhereFragment': SignUpElsewhereFragment } }
        )
        | (
          { readonly __typename: 'SignedUpShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SignedUpFragment': SignedUpFragment } }
        )
        | (
          { readonly __typename: 'SportsTreeShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SportsTreeFragment': SportsTreeFragment } }
        )
        | (
          { readonly __typename: 'StandingsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StandingsFragment': StandingsFragment } }
        )
        | (
          { readonly __typename: 'StatisticsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StatisticsFragment': StatisticsFragment } }
        )
        | (
          { readonly __typename: 'StoreLinksShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StoreLinksFragment': StoreLinksFragment } }
        )
        | (
          { readonly __typename: 'StreamPlayerShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StreamPlayerFragment': StreamPlayerFragment } }
        )
        | (
          { readonly __typename: 'SupportChatShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SupportChatFragment': SupportChatFragment } }
        )
        | (
          { readonly __typename: 'TabsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TabsFragment': TabsFragment } }
        )
        | (
          { readonly __typename: 'TaxFormsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TaxFormsFragment': TaxFormsFragment } }
        )
        | (
          { readonly __typename: 'VideoShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'VideoFragment': VideoFragment } }
        )
       | null }> } | null };

export type FrameLayoutPlayerQueryVariables = Exact<{
  surface: string;
}>;


export type FrameLayoutPlayerQuery = { readonly frameLayout: { readonly __typename: 'Layout', readonly id: string, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly absence: NodeAbsence | null, readonly node:
        | { readonly __typename: 'AccountEntryShelf' }
        | { readonly __typename: 'AccountItemsShelf' }
        | (
          { readonly __typename: 'AccountSummaryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountSummaryHeldFragment': AccountSummaryHeldFragment } }
        )
        | (
          { readonly __typename: 'AwardDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardDetailsHeldFragment': AwardDetailsHeldFragment } }
        )
        | (
          { readonly __typename: 'AwardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardsHeldFragment': AwardsHeldFragment;'CashbackHeldFragment': CashbackHeldFragment } }
        )
        | { readonly __typename: 'BetBuilderShelf' }
        | (
          { readonly __typename: 'BetListShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetListSectionFragment': BetListSectionFragment } }
        )
        | { readonly __typename: 'CasinoMenuShelf' }
        | { readonly __typename: 'CasinoPromotionsShelf' }
        | (
          { readonly __typename: 'CasinoRewardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRewardsHeldFragment': CasinoRewardsHeldFragment } }
        )
        | (
          { readonly __typename: 'CasinoRoundShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRoundHeldFragment': CasinoRoundHeldFragment } }
        )
        | (
          { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoSessionRoundsHeldFragment': CasinoSessionRoundsHeldFragment } }
        )
        | { readonly __typename: 'CategoryGamesShelf' }
        | { readonly __typename: 'CategoryPillsShelf' }
        | { readonly __typename: 'ChangePasswordShelf' }
        | { readonly __typename: 'CollectionShelf' }
        | { readonly __typename: 'ColumnsShelf' }
        | { readonly __typename: 'CountdownShelf' }
        | { readonly __typename: 'CrossSellShelf' }
        | { readonly __typename: 'DisplayPreferencesShelf' }
        | { readonly __typename: 'EditorialShelf' }
        | { readonly __typename: 'EventHeaderShelf' }
        | { readonly __typename: 'FeaturedEventsShelf' }
        | { readonly __typename: 'FrameShelf' }
        | { readonly __typename: 'FreeToPlayShelf' }
        | { readonly __typename: 'GameDetailsShelf' }
        | { readonly __typename: 'GameFactsShelf' }
        | { readonly __typename: 'GameProvidersShelf' }
        | { readonly __typename: 'GameRailShelf' }
        | { readonly __typename: 'GameSearchShelf' }
        | { readonly __typename: 'HeroCarouselShelf' }
        | (
          { readonly __typename: 'HistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'HistoryHeldFragment': HistoryHeldFragment } }
        )
        | { readonly __typename: 'ImageShelf' }
        | (
          { readonly __typename: 'LimitHistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LimitHistoryHeldFragment': LimitHistoryHeldFragment } }
        )
        | { readonly __typename: 'LinkColumnShelf' }
        | { readonly __typename: 'LinkPromptShelf' }
        | { readonly __typename: 'LinkedAccountsShelf' }
        | { readonly __typename: 'LinkingResultShelf' }
        | { readonly __typename: 'LiveEventsShelf' }
        | { readonly __typename: 'LiveGamesShelf' }
        | { readonly __typename: 'LobbyBannerShelf' }
        | (
          { readonly __typename: 'LoginPreferencesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoginPreferencesHeldFragment': LoginPreferencesHeldFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyDashboardHeldFragment': LoyaltyDashboardHeldFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyHeldFragment': LoyaltyHeldFragment } }
        )
        | { readonly __typename: 'MarketGridShelf' }
        | { readonly __typename: 'MarketGroupsShelf' }
        | { readonly __typename: 'OnboardingShelf' }
        | (
          { readonly __typename: 'OwnLimitShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'OwnLimitHeldFragment': OwnLimitHeldFragment } }
        )
        | { readonly __typename: 'ParlaySuggestionsShelf' }
        | { readonly __typename: 'PromotionDetailsShelf' }
        | (
          { readonly __typename: 'PromotionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'PromotionsEnrolledFragment': PromotionsEnrolledFragment } }
        )
        | { readonly __typename: 'QuickLinksShelf' }
        | (
          { readonly __typename: 'RecentGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'RecentGamesPlayedFragment': RecentGamesPlayedFragment } }
        )
        | (
          { readonly __typename: 'ReferralShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralSeenFragment': ReferralSeenFragment } }
        )
        | (
          { readonly __typename: 'ReferralsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralsOwnFragment': ReferralsOwnFragment } }
        )
        | { readonly __typename: 'SearchBoxShelf' }
        | { readonly __typename: 'SearchResultsShelf' }
        | { readonly __typename: 'SharedBetShelf' }
        | { readonly __typename: 'SignUpElsewhereShelf' }
        | (
          { readonly __typename: 'SignedUpShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SignedUpHeldFragment': SignedUpHeldFragment } }
        )
        | { readonly __typename: 'SportsTreeShelf' }
        | { readonly __typename: 'StandingsShelf' }
        | { readonly __typename: 'StatisticsShelf' }
        | { readonly __typename: 'StoreLinksShelf' }
        | { readonly __typename: 'StreamPlayerShelf' }
        | { readonly __typename: 'SupportChatShelf' }
        | { readonly __typename: 'TabsShelf' }
        | (
          { readonly __typename: 'TaxFormsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TaxFormsHeldFragment': TaxFormsHeldFragment } }
        )
        | { readonly __typename: 'VideoShelf' }
       | null }> } | null };

export type LayoutChangedSubscriptionVariables = Exact<{
  surface: string;
}>;


export type LayoutChangedSubscription = { readonly layoutChanged: { readonly __typename: 'LayoutChange', readonly surface: string, readonly revision: string, readonly from: string | null, readonly urgency: LayoutUrgency, readonly stream: string, readonly sequence: number, readonly steps: ReadonlyArray<{ readonly __typename: 'LayoutStep', readonly op: LayoutStepOp, readonly nodeId: string, readonly parent: string | null, readonly region: string | null, readonly after: string | null }> | null } };

export type LayoutPartQueryVariables = Exact<{
  canonicalUrl?: string | null | undefined;
  surface?: string | null | undefined;
  revision?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  withFrames?: boolean | null | undefined;
}>;


export type LayoutPartQuery = { readonly layoutPart: { readonly __typename: 'LayoutPart', readonly revision: string, readonly title: string | null, readonly changesAt: string | null, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly parent: string | null, readonly region: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
        | { readonly __typename: 'FallbackAmountLine', readonly label: string, readonly formattedAmount: string }
        | { readonly __typename: 'FallbackLink', readonly text: string, readonly url: string }
        | { readonly __typename: 'FallbackText', readonly text: string }
       | null, readonly node:
        | (
          { readonly __typename: 'AccountEntryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountEntryFragment': AccountEntryFragment } }
        )
        | (
          { readonly __typename: 'AccountItemsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountItemsFragment': AccountItemsFragment } }
        )
        | (
          { readonly __typename: 'AccountSummaryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AccountSummaryFragment': AccountSummaryFragment } }
        )
        | (
          { readonly __typename: 'AwardDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardDetailsFragment': AwardDetailsFragment } }
        )
        | (
          { readonly __typename: 'AwardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'AwardsFragment': AwardsFragment } }
        )
        | (
          { readonly __typename: 'BetBuilderShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetBuilderFragment': BetBuilderFragment } }
        )
        | (
          { readonly __typename: 'BetListShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'BetListFragment': BetListFragment } }
        )
        | (
          { readonly __typename: 'CasinoMenuShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoMenuFragment': CasinoMenuFragment } }
        )
        | (
          { readonly __typename: 'CasinoPromotionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoPromotionsFragment': CasinoPromotionsFragment } }
        )
        | (
          { readonly __typename: 'CasinoRewardsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRewardsFragment': CasinoRewardsFragment } }
        )
        | (
          { readonly __typename: 'CasinoRoundShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoRoundFragment': CasinoRoundFragment } }
        )
        | (
          { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CasinoSessionRoundsFragment': CasinoSessionRoundsFragment } }
        )
        | (
          { readonly __typename: 'CategoryGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CategoryGamesFragment': CategoryGamesFragment } }
        )
        | (
          { readonly __typename: 'CategoryPillsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CategoryPillsFragment': CategoryPillsFragment } }
        )
        | (
          { readonly __typename: 'ChangePasswordShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ChangePasswordFragment': ChangePasswordFragment } }
        )
        | (
          { readonly __typename: 'CollectionShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CollectionFragment': CollectionFragment } }
        )
        | (
          { readonly __typename: 'ColumnsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ColumnsFragment': ColumnsFragment } }
        )
        | (
          { readonly __typename: 'CountdownShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CountdownFragment': CountdownFragment } }
        )
        | (
          { readonly __typename: 'CrossSellShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'CrossSellFragment': CrossSellFragment } }
        )
        | (
          { readonly __typename: 'DisplayPreferencesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'DisplayPreferencesFragment': DisplayPreferencesFragment } }
        )
        | (
          { readonly __typename: 'EditorialShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'EditorialFragment': EditorialFragment } }
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
          { readonly __typename: 'FrameShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'FrameFragment': FrameFragment } }
        )
        | (
          { readonly __typename: 'FreeToPlayShelf', readonly id: string, readonly presentation: string | null }
          & { ' $fragmentRefs'?: { 'FreeToPlayFragment': FreeToPlayFragment } }
        )
        | (
          { readonly __typename: 'GameDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameDetailsFragment': GameDetailsFragment } }
        )
        | (
          { readonly __typename: 'GameFactsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameFactsFragment': GameFactsFragment } }
        )
        | (
          { readonly __typename: 'GameProvidersShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameProvidersFragment': GameProvidersFragment } }
        )
        | (
          { readonly __typename: 'GameRailShelf', readonly id: string, readonly presentation: string | null }
          & { ' $fragmentRefs'?: { 'GameRailFragment': GameRailFragment } }
        )
        | (
          { readonly __typename: 'GameSearchShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'GameSearchFragment': GameSearchFragment } }
        )
        | (
          { readonly __typename: 'HeroCarouselShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'HeroCarouselFragment': HeroCarouselFragment } }
        )
        | (
          { readonly __typename: 'HistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'HistoryFragment': HistoryFragment } }
        )
        | (
          { readonly __typename: 'ImageShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ImageFragment': ImageFragment } }
        )
        | (
          { readonly __typename: 'LimitHistoryShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LimitHistoryFragment': LimitHistoryFragment } }
        )
        | (
          { readonly __typename: 'LinkColumnShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkColumnFragment': LinkColumnFragment } }
        )
        | (
          { readonly __typename: 'LinkPromptShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkPromptFragment': LinkPromptFragment } }
        )
        | (
          { readonly __typename: 'LinkedAccountsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkedAccountsFragment': LinkedAccountsFragment } }
        )
        | (
          { readonly __typename: 'LinkingResultShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LinkingResultFragment': LinkingResultFragment } }
        )
        | (
          { readonly __typename: 'LiveEventsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LiveEventsFragment': LiveEventsFragment } }
        )
        | (
          { readonly __typename: 'LiveGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LiveGamesFragment': LiveGamesFragment } }
        )
        | (
          { readonly __typename: 'LobbyBannerShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LobbyBannerFragment': LobbyBannerFragment } }
        )
        | (
          { readonly __typename: 'LoginPreferencesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoginPreferencesFragment': LoginPreferencesFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyDashboardFragment': LoyaltyDashboardFragment } }
        )
        | (
          { readonly __typename: 'LoyaltyShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'LoyaltyFragment': LoyaltyFragment } }
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
          { readonly __typename: 'OnboardingShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'OnboardingFragment': OnboardingFragment } }
        )
        | (
          { readonly __typename: 'OwnLimitShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'OwnLimitFragment': OwnLimitFragment } }
        )
        | (
          { readonly __typename: 'ParlaySuggestionsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ParlaySuggestionsFragment': ParlaySuggestionsFragment } }
        )
        | (
          { readonly __typename: 'PromotionDetailsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'PromotionDetailsFragment': PromotionDetailsFragment } }
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
          { readonly __typename: 'RecentGamesShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'RecentGamesFragment': RecentGamesFragment } }
        )
        | (
          { readonly __typename: 'ReferralShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralFragment': ReferralFragment } }
        )
        | (
          { readonly __typename: 'ReferralsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'ReferralsFragment': ReferralsFragment } }
        )
        | (
          { readonly __typename: 'SearchBoxShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SearchBoxFragment': SearchBoxFragment } }
        )
        | (
          { readonly __typename: 'SearchResultsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SearchResultsFragment': SearchResultsFragment } }
        )
        | (
          { readonly __typename: 'SharedBetShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SharedBetFragment': SharedBetFragment } }
        )
        | (
          { readonly __typename: 'SignUpElsewhereShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SignUpElsewhereFragment': SignUpElsewhereFragment } }
        )
        | (
          { readonly __typename: 'SignedUpShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SignedUpFragment': SignedUpFragment } }
        )
        | (
          { readonly __typename: 'SportsTreeShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SportsTreeFragment': SportsTreeFragment } }
        )
        | (
          { readonly __typename: 'StandingsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StandingsFragment': StandingsFragment } }
        )
        | (
          { readonly __typename: 'StatisticsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StatisticsFragment': StatisticsFragment } }
        )
        | (
          { readonly __typename: 'StoreLinksShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StoreLinksFragment': StoreLinksFragment } }
        )
        | (
          { readonly __typename: 'StreamPlayerShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'StreamPlayerFragment': StreamPlayerFragment } }
        )
        | (
          { readonly __typename: 'SupportChatShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'SupportChatFragment': SupportChatFragment } }
        )
        | (
          { readonly __typename: 'TabsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TabsFragment': TabsFragment } }
        )
        | (
          { readonly __typename: 'TaxFormsShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'TaxFormsFragment': TaxFormsFragment } }
        )
        | (
          { readonly __typename: 'VideoShelf', readonly id: string }
          & { ' $fragmentRefs'?: { 'VideoFragment': VideoFragment } }
        )
       | null }> } | null };

export type LayoutOutlineFragment = { readonly __typename: 'Layout', readonly id: string, readonly surface: string, readonly revision: string, readonly changesAt: string | null, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly parent: string | null, readonly region: string }> } & { ' $fragmentName'?: 'LayoutOutlineFragment' };

export type AccountMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountMenuQuery = { readonly accountMenu: { readonly __typename: 'AccountMenu', readonly menuShelves: { readonly __typename: 'Layout', readonly id: string, readonly slots: ReadonlyArray<{ readonly __typename: 'Slot', readonly id: string, readonly absence: NodeAbsence | null, readonly node:
          | { readonly __typename: 'AccountEntryShelf' }
          | { readonly __typename: 'AccountItemsShelf' }
          | (
            { readonly __typename: 'AccountSummaryShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'AccountSummaryHeldFragment': AccountSummaryHeldFragment } }
          )
          | (
            { readonly __typename: 'AwardDetailsShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'AwardDetailsHeldFragment': AwardDetailsHeldFragment } }
          )
          | (
            { readonly __typename: 'AwardsShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'AwardsHeldFragment': AwardsHeldFragment;'CashbackHeldFragment': CashbackHeldFragment } }
          )
          | { readonly __typename: 'BetBuilderShelf' }
          | (
            { readonly __typename: 'BetListShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'BetListSectionFragment': BetListSectionFragment } }
          )
          | { readonly __typename: 'CasinoMenuShelf' }
          | { readonly __typename: 'CasinoPromotionsShelf' }
          | (
            { readonly __typename: 'CasinoRewardsShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'CasinoRewardsHeldFragment': CasinoRewardsHeldFragment } }
          )
          | (
            { readonly __typename: 'CasinoRoundShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'CasinoRoundHeldFragment': CasinoRoundHeldFragment } }
          )
          | (
            { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'CasinoSessionRoundsHeldFragment': CasinoSessionRoundsHeldFragment } }
          )
          | { readonly __typename: 'CategoryGamesShelf' }
          | { readonly __typename: 'CategoryPillsShelf' }
          | { readonly __typename: 'ChangePasswordShelf' }
          | { readonly __typename: 'CollectionShelf' }
          | { readonly __typename: 'ColumnsShelf' }
          | { readonly __typename: 'CountdownShelf' }
          | { readonly __typename: 'CrossSellShelf' }
          | { readonly __typename: 'DisplayPreferencesShelf' }
          | { readonly __typename: 'EditorialShelf' }
          | { readonly __typename: 'EventHeaderShelf' }
          | { readonly __typename: 'FeaturedEventsShelf' }
          | { readonly __typename: 'FrameShelf' }
          | { readonly __typename: 'FreeToPlayShelf' }
          | { readonly __typename: 'GameDetailsShelf' }
          | { readonly __typename: 'GameFactsShelf' }
          | { readonly __typename: 'GameProvidersShelf' }
          | { readonly __typename: 'GameRailShelf' }
          | { readonly __typename: 'GameSearchShelf' }
          | { readonly __typename: 'HeroCarouselShelf' }
          | (
            { readonly __typename: 'HistoryShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'HistoryHeldFragment': HistoryHeldFragment } }
          )
          | { readonly __typename: 'ImageShelf' }
          | (
            { readonly __typename: 'LimitHistoryShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'LimitHistoryHeldFragment': LimitHistoryHeldFragment } }
          )
          | { readonly __typename: 'LinkColumnShelf' }
          | { readonly __typename: 'LinkPromptShelf' }
          | { readonly __typename: 'LinkedAccountsShelf' }
          | { readonly __typename: 'LinkingResultShelf' }
          | { readonly __typename: 'LiveEventsShelf' }
          | { readonly __typename: 'LiveGamesShelf' }
          | { readonly __typename: 'LobbyBannerShelf' }
          | (
            { readonly __typename: 'LoginPreferencesShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'LoginPreferencesHeldFragment': LoginPreferencesHeldFragment } }
          )
          | (
            { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'LoyaltyDashboardHeldFragment': LoyaltyDashboardHeldFragment } }
          )
          | (
            { readonly __typename: 'LoyaltyShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'LoyaltyHeldFragment': LoyaltyHeldFragment } }
          )
          | { readonly __typename: 'MarketGridShelf' }
          | { readonly __typename: 'MarketGroupsShelf' }
          | { readonly __typename: 'OnboardingShelf' }
          | (
            { readonly __typename: 'OwnLimitShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'OwnLimitHeldFragment': OwnLimitHeldFragment } }
          )
          | { readonly __typename: 'ParlaySuggestionsShelf' }
          | { readonly __typename: 'PromotionDetailsShelf' }
          | (
            { readonly __typename: 'PromotionsShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'PromotionsEnrolledFragment': PromotionsEnrolledFragment } }
          )
          | { readonly __typename: 'QuickLinksShelf' }
          | (
            { readonly __typename: 'RecentGamesShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'RecentGamesPlayedFragment': RecentGamesPlayedFragment } }
          )
          | (
            { readonly __typename: 'ReferralShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'ReferralSeenFragment': ReferralSeenFragment } }
          )
          | (
            { readonly __typename: 'ReferralsShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'ReferralsOwnFragment': ReferralsOwnFragment } }
          )
          | { readonly __typename: 'SearchBoxShelf' }
          | { readonly __typename: 'SearchResultsShelf' }
          | { readonly __typename: 'SharedBetShelf' }
          | { readonly __typename: 'SignUpElsewhereShelf' }
          | (
            { readonly __typename: 'SignedUpShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'SignedUpHeldFragment': SignedUpHeldFragment } }
          )
          | { readonly __typename: 'SportsTreeShelf' }
          | { readonly __typename: 'StandingsShelf' }
          | { readonly __typename: 'StatisticsShelf' }
          | { readonly __typename: 'StoreLinksShelf' }
          | { readonly __typename: 'StreamPlayerShelf' }
          | { readonly __typename: 'SupportChatShelf' }
          | { readonly __typename: 'TabsShelf' }
          | (
            { readonly __typename: 'TaxFormsShelf', readonly id: string }
            & { ' $fragmentRefs'?: { 'TaxFormsHeldFragment': TaxFormsHeldFragment } }
          )
          | { readonly __typename: 'VideoShelf' }
         | null }> } } };

export type StartupQueryVariables = Exact<{ [key: string]: never; }>;


export type StartupQuery = { readonly startup: { readonly __typename: 'Startup', readonly anonymousToken: string | null, readonly sportsbookUrl: string, readonly sportsbookWebsocketUrl: string, readonly applicationMetadata: { readonly __typename: 'ApplicationMetadata', readonly casinoEnabled: boolean, readonly currentTime: string, readonly searchDebounceIntervalMilliseconds: number, readonly inactivityThresholdMinutes: number, readonly heartbeatIntervalSeconds: number }, readonly regionalMetadata: { readonly __typename: 'RegionalMetadata', readonly validRegion: boolean, readonly currentRegionCode: string, readonly currentCountryCode: string, readonly ipAddress: string, readonly ipAddressCheckTimerSeconds: number }, readonly serviceAttributes: { readonly __typename: 'ServiceAttributes', readonly supportUrl: string, readonly supportChatUrl: string | null, readonly paymentsBaseUrl: string | null, readonly partnerClientId: string | null, readonly partnerIssuer: string | null, readonly partnerSendsIssuer: boolean, readonly partnerAuthorizeUrl: string | null, readonly partnerTokenUrl: string | null, readonly liveStreamingBaseUrl: string | null, readonly appUrls: { readonly __typename: 'AppUrls', readonly ios: string | null, readonly android: string | null }, readonly geoComply: { readonly __typename: 'GeoComplyAttributes', readonly ndbCdnUrl: string, readonly plcCdnUrl: string }, readonly footerDisclaimers: ReadonlyArray<{ readonly __typename: 'Disclaimer', readonly body: string, readonly hyperlink: string | null, readonly deepLink:
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
         | null }> }, readonly responsibleGaming: { readonly __typename: 'ResponsibleGaming', readonly icon: string, readonly helplineText: string, readonly helplinePhone: string, readonly restrictedBalancesDisclaimerLink: { readonly __typename: 'SportsbookPageDeepLink', readonly canonicalUrl: string }, readonly logos: ReadonlyArray<{ readonly __typename: 'ResponsibleGamingLogo', readonly id: string, readonly label: string, readonly url: string }> }, readonly monitoring: { readonly __typename: 'Monitoring', readonly analyticsSampleRate: number, readonly errorDsn: string | null }, readonly maintenanceModeContent: { readonly __typename: 'MaintenanceModeContent', readonly title: string | null, readonly message: string | null, readonly image: string | null, readonly link: string | null, readonly label: string | null, readonly refreshIntervalSeconds: number | null } | null } };

export type BalancesFieldsFragment = { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } & { ' $fragmentName'?: 'BalancesFieldsFragment' };

export type AccountFieldsFragment = { readonly __typename: 'Account', readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly username: string, readonly lastLoginAt: string | null, readonly realityCheckinInterval: number | null, readonly requiresResponsibleGamingAcknowledgement: boolean, readonly casinoRestriction: { readonly __typename: 'CasinoRestriction', readonly active: boolean, readonly expiresAt: string | null }, readonly userPreferences: { readonly __typename: 'UserPreferences', readonly autoAcceptOddsChanges: boolean, readonly oddsFormat: OddsFormat }, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } } & { ' $fragmentName'?: 'AccountFieldsFragment' };

export type SessionDataQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionDataQuery = { readonly sessionData: { readonly __typename: 'SessionData', readonly currentTime: string, readonly startedAt: string, readonly lastLoginAt: string | null, readonly inactivityThresholdMinutes: number, readonly heartbeatIntervalSeconds: number, readonly isFirstWager: boolean, readonly account: { readonly __typename: 'Account', readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly username: string, readonly lastLoginAt: string | null, readonly realityCheckinInterval: number | null, readonly requiresResponsibleGamingAcknowledgement: boolean, readonly casinoRestriction: { readonly __typename: 'CasinoRestriction', readonly active: boolean, readonly expiresAt: string | null }, readonly userPreferences: { readonly __typename: 'UserPreferences', readonly autoAcceptOddsChanges: boolean, readonly oddsFormat: OddsFormat }, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } } } };

export type AccountStateQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountStateQuery = { readonly account: { readonly __typename: 'Account', readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly username: string, readonly lastLoginAt: string | null, readonly realityCheckinInterval: number | null, readonly requiresResponsibleGamingAcknowledgement: boolean, readonly casinoRestriction: { readonly __typename: 'CasinoRestriction', readonly active: boolean, readonly expiresAt: string | null }, readonly userPreferences: { readonly __typename: 'UserPreferences', readonly autoAcceptOddsChanges: boolean, readonly oddsFormat: OddsFormat }, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } } };

export type SetPreferenceMutationVariables = Exact<{
  input: UserPreferenceInput;
}>;


export type SetPreferenceMutation = { readonly setUserPreference: { readonly __typename: 'ActionResult', readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly message: string }>, readonly account: { readonly __typename: 'Account', readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly username: string, readonly lastLoginAt: string | null, readonly realityCheckinInterval: number | null, readonly requiresResponsibleGamingAcknowledgement: boolean, readonly casinoRestriction: { readonly __typename: 'CasinoRestriction', readonly active: boolean, readonly expiresAt: string | null }, readonly userPreferences: { readonly __typename: 'UserPreferences', readonly autoAcceptOddsChanges: boolean, readonly oddsFormat: OddsFormat }, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } } | null } };

export type HeartbeatMutationVariables = Exact<{
  elapsedSeconds: number;
}>;


export type HeartbeatMutation = { readonly heartbeat: { readonly __typename: 'HeartbeatResult', readonly status: HeartbeatStatus, readonly message: string | null } };

export type AccountBalanceUpdatesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AccountBalanceUpdatesSubscription = { readonly accountBalanceUpdates: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } };

export type BetErrorFieldsFragment = { readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean } & { ' $fragmentName'?: 'BetErrorFieldsFragment' };

export type DraftBetFieldsFragment = { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } & { ' $fragmentName'?: 'DraftBetFieldsFragment' };

export type BetslipFieldsFragment = { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } } & { ' $fragmentName'?: 'BetslipFieldsFragment' };

export type PlacedBetSummaryFragment = { readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly placedAt: string, readonly numLegs: number, readonly numberOfCombinations: number, readonly amountSourceType: AmountSourceType, readonly featuredBetTitle: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly outcome: LegOutcome, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string } }> } & { ' $fragmentName'?: 'PlacedBetSummaryFragment' };

export type PlaceBetsResultFieldsFragment = { readonly __typename: 'PlaceBetsResult', readonly placementId: string, readonly accepted: boolean, readonly placedBets: ReadonlyArray<{ readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly placedAt: string, readonly numLegs: number, readonly numberOfCombinations: number, readonly amountSourceType: AmountSourceType, readonly featuredBetTitle: string | null, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
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
         | null }> }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly outcome: LegOutcome, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string } }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null } & { ' $fragmentName'?: 'PlaceBetsResultFieldsFragment' };

export type BetslipQueryVariables = Exact<{ [key: string]: never; }>;


export type BetslipQuery = { readonly betslip: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } } };

export type PlacementQueryVariables = Exact<{
  placementId: string;
}>;


export type PlacementQuery = { readonly placement: { readonly __typename: 'PlacementOutcome', readonly placementId: string, readonly status: PlacementStatus, readonly result: { readonly __typename: 'PlaceBetsResult', readonly placementId: string, readonly accepted: boolean, readonly placedBets: ReadonlyArray<{ readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly placedAt: string, readonly numLegs: number, readonly numberOfCombinations: number, readonly amountSourceType: AmountSourceType, readonly featuredBetTitle: string | null, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
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
             | null }> }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly outcome: LegOutcome, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string } }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null } | null } };

export type AddMarketSelectionMutationVariables = Exact<{
  input: AddMarketSelectionInput;
}>;


export type AddMarketSelectionMutation = { readonly addMarketSelection: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } } };

export type AddFeaturedBetMutationVariables = Exact<{
  featuredBetId: string;
  selectionOrigin?: string | null | undefined;
  marketSelections?: ReadonlyArray<AcceptedSelectionInput> | AcceptedSelectionInput | null | undefined;
}>;


export type AddFeaturedBetMutation = { readonly addFeaturedBet: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } } };

export type AddDraftBetsMutationVariables = Exact<{
  draftBets: ReadonlyArray<DraftBetInput> | DraftBetInput;
  mergeBetslip: boolean;
  selectionOrigin?: string | null | undefined;
  shareId?: string | null | undefined;
}>;


export type AddDraftBetsMutation = { readonly addDraftBets: { readonly __typename: 'AddDraftBetsResult', readonly betslip: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } }, readonly leftOut: ReadonlyArray<{ readonly __typename: 'LeftOutSelection', readonly marketSelectionId: string, readonly name: string | null, readonly message: string }> } };

export type ClearTeaserSelectionsMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearTeaserSelectionsMutation = { readonly clearTeaserSelections: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } } };

export type SelectionLinesQueryVariables = Exact<{ [key: string]: never; }>;


export type SelectionLinesQuery = { readonly betslip: { readonly __typename: 'Betslip', readonly id: string, readonly straight: { readonly __typename: 'StraightSection', readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string }, readonly buyPointOptions: ReadonlyArray<{ readonly __typename: 'BuyPointOption', readonly cents: number | null, readonly marketSelectionId: string, readonly enabled: boolean, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }> }> }> }> } } };

export type AdjustSelectionPointsMutationVariables = Exact<{
  selectionId: string;
  marketSelectionId: string;
}>;


export type AdjustSelectionPointsMutation = { readonly adjustSelectionPoints: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } } };

export type RemoveMarketSelectionMutationVariables = Exact<{
  selectionId: string;
}>;


export type RemoveMarketSelectionMutation = { readonly removeMarketSelection: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } } };

export type ClearBetslipMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearBetslipMutation = { readonly clearBetslip: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } } };

export type SetDraftBetAmountMutationVariables = Exact<{
  draftBetId: string;
  amount?: string | null | undefined;
  amountField: AmountField;
}>;


export type SetDraftBetAmountMutation = { readonly setDraftBetAmount: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } } };

export type BuyTeaserPointsMutationVariables = Exact<{
  points: string;
}>;


export type BuyTeaserPointsMutation = { readonly buyTeaserPoints: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } } };

export type AcceptBetslipChangesMutationVariables = Exact<{
  marketSelections: ReadonlyArray<AcceptedSelectionInput> | AcceptedSelectionInput;
  sameGameParlayLegs?: ReadonlyArray<SameGameParlayLegInput> | SameGameParlayLegInput | null | undefined;
}>;


export type AcceptBetslipChangesMutation = { readonly acceptBetslipChanges: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } } };

export type PlaceBetsMutationVariables = Exact<{
  bets: ReadonlyArray<PlaceBetInput> | PlaceBetInput;
  placementId: string;
  keepBetslipSelections?: boolean | null | undefined;
}>;


export type PlaceBetsMutation = { readonly placeBets: { readonly __typename: 'PlaceBetsResult', readonly placementId: string, readonly accepted: boolean, readonly placedBets: ReadonlyArray<{ readonly __typename: 'PlacedBet', readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly placedAt: string, readonly numLegs: number, readonly numberOfCombinations: number, readonly amountSourceType: AmountSourceType, readonly featuredBetTitle: string | null, readonly receipt: { readonly __typename: 'Receipt', readonly id: string, readonly revision: string, readonly total: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly lines: ReadonlyArray<{ readonly __typename: 'ReceiptSlot', readonly id: string, readonly kind: string, readonly criticality: Criticality, readonly label: string | null, readonly trackingId: string | null, readonly absence: NodeAbsence | null, readonly fallback:
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
           | null }> }, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly ordinal: number, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly outcome: LegOutcome, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string } }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly balances: { readonly __typename: 'Balances', readonly id: string, readonly version: string, readonly globalBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalPlayableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly playableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly withdrawableBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly restrictedBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly bonusBalance: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } } | null } };

export type BetslipUpdatesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BetslipUpdatesSubscription = { readonly betslipUpdates: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } } };

export type BetUpdatesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BetUpdatesSubscription = { readonly betUpdates: { readonly __typename: 'PlacedBet', readonly closedAt: string | null, readonly anyLegsInPlay: boolean, readonly id: string, readonly rawId: string, readonly version: string, readonly type: BetType, readonly status: BetStatus, readonly outcome: BetOutcome, readonly placedAt: string, readonly numLegs: number, readonly numberOfCombinations: number, readonly amountSourceType: AmountSourceType, readonly featuredBetTitle: string | null, readonly payoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string } | null, readonly legs: ReadonlyArray<{ readonly __typename: 'PlacedLeg', readonly id: string, readonly outcome: LegOutcome, readonly outcomeReason: string | null, readonly inPlay: boolean, readonly ordinal: number, readonly marketSelectionId: string, readonly selectionName: string, readonly marketName: string, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly formattedPoints: string } | null, readonly event: { readonly __typename: 'Event', readonly id: string, readonly name: string } }>, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly potentialPayoutAmount: { readonly __typename: 'Money', readonly amountLong: string, readonly currency: string, readonly formattedAmount: string }, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } } };

export type PaymentProvidersQuickDepositLandingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentProvidersQuickDepositLandingPageQuery = { readonly paymentProvidersQuickDepositLandingPage: { readonly __typename: 'PaymentProvidersLandingPage', readonly permitted: boolean, readonly message: string | null, readonly providers: ReadonlyArray<{ readonly __typename: 'PaymentProvider', readonly id: string, readonly name: string, readonly code: string, readonly description: string, readonly details: string, readonly availability: ProviderAvailability, readonly supportsMethods: boolean, readonly excluded: boolean, readonly warning: string | null, readonly minimumAmount: { readonly __typename: 'Money', readonly formattedAmount: string }, readonly maximumAmount: { readonly __typename: 'Money', readonly formattedAmount: string }, readonly preferredMethod: { readonly __typename: 'PaymentMethod', readonly id: string } | null, readonly methods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly name: string, readonly description: string }>, readonly methodOptions: { readonly __typename: 'PaymentMethodOptions', readonly newMethodsPermitted: boolean, readonly manageMethodsPermitted: boolean, readonly paymentsMethodsHeader: string } }>, readonly preferredProvider: { readonly __typename: 'PaymentProvider', readonly id: string } | null } };

export type DraftRewardsFieldsFragment = { readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } & { ' $fragmentName'?: 'DraftRewardsFieldsFragment' };

export type SetProfitBoostMutationVariables = Exact<{
  draftBetId: string;
  profitBoostId?: string | null | undefined;
}>;


export type SetProfitBoostMutation = { readonly setProfitBoost: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } } };

export type SetAmountSourceMutationVariables = Exact<{
  draftBetId: string;
  amountSourceType: AmountSourceType;
  freeBetId?: string | null | undefined;
}>;


export type SetAmountSourceMutation = { readonly setAmountSource: { readonly __typename: 'Betslip', readonly id: string, readonly version: string, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly straight: { readonly __typename: 'StraightSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBetEventGroupings: ReadonlyArray<{ readonly __typename: 'DraftBetEventGrouping', readonly id: string, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }> }> }, readonly parlay: { readonly __typename: 'ParlaySection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly type: BetType, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly sameGameRule: string | null, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: EventStatus, readonly startsAt: string, readonly marketName: string, readonly marketType: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string, readonly type: string, readonly status: SelectionStatus, readonly name: { readonly __typename: 'SelectionName', readonly defaultName: string }, readonly odds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string } | null }, readonly acceptedOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly acceptedPoints: { readonly __typename: 'Points', readonly decimalPoints: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> } | null }, readonly teaser: { readonly __typename: 'TeaserSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly teaserDraftBet: { readonly __typename: 'TeaserDraftBet', readonly id: string, readonly label: string, readonly draftBet: { readonly __typename: 'DraftBet', readonly id: string, readonly patronSetAmountType: AmountField, readonly placeBetDelayMilliseconds: number, readonly amountSourceType: AmountSourceType, readonly selectedFreeBetId: string | null, readonly selectedProfitBoostId: string | null, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly winAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string }, readonly draftLegs: ReadonlyArray<{ readonly __typename: 'DraftLeg', readonly id: string, readonly marketSelection: { readonly __typename: 'MarketSelection', readonly id: string } }>, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availableFreeBets: ReadonlyArray<{ readonly __typename: 'AvailableFreeBet', readonly rawId: string, readonly title: string, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly amount: { readonly __typename: 'Money', readonly amountLong: string } }>, readonly availableProfitBoosts: ReadonlyArray<{ readonly __typename: 'AvailableProfitBoost', readonly rawId: string, readonly title: string, readonly percent: number, readonly isRestricted: boolean, readonly numberOfLegsRestrictionLabel: string | null, readonly eventRestrictionLabel: string | null, readonly expiresTime: string | null, readonly maximumAmount: { readonly __typename: 'Money', readonly amountLong: string } | null }> }, readonly teaserPoints: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly teaserPreviews: ReadonlyArray<{ readonly __typename: 'TeaserPreview', readonly enabled: boolean, readonly name: string, readonly rule: string | null, readonly drop: string | null, readonly terms: string, readonly dropsTo: ReadonlyArray<{ readonly __typename: 'TeaserDrop', readonly legs: number, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } }>, readonly points: { readonly __typename: 'Points', readonly decimalPoints: string }, readonly legPoints: ReadonlyArray<{ readonly __typename: 'Points', readonly decimalPoints: string }>, readonly totalOdds: { readonly __typename: 'Odds', readonly numeratorLong: string, readonly denominatorLong: string } | null }> } | null }, readonly roundRobin: { readonly __typename: 'RoundRobinSection', readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }>, readonly draftBets: ReadonlyArray<{ readonly __typename: 'DraftBet', readonly id: string, readonly amountSourceType: AmountSourceType, readonly betAmount: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly availablePromotionalCreditBalance: { readonly __typename: 'Money', readonly amountLong: string } | null, readonly errors: ReadonlyArray<{ readonly __typename: 'BetError', readonly code: string, readonly message: string, readonly priority: number, readonly displayType: BetErrorDisplayType, readonly subjectId: string | null, readonly disableAwardsDisplay: boolean }> }> } } };

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
      | { readonly __typename: 'AnonymousExperienceDialog' }
      | { readonly __typename: 'AppPromptDialog' }
      | { readonly __typename: 'AppTourDialog' }
      | { readonly __typename: 'BigWinUploadDialog' }
      | { readonly __typename: 'CasinoBalanceUsageDialog' }
      | { readonly __typename: 'CustomDialog' }
      | { readonly __typename: 'DepositAcknowledgementDialog' }
      | { readonly __typename: 'LocationPromptDialog', readonly id: string, readonly title: string, readonly body: string, readonly allowLabel: string, readonly declineLabel: string }
      | { readonly __typename: 'MaintenanceDialog' }
     | null }> };

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

type Actions_DismissPromptAction_Fragment = { readonly __typename: 'DismissPromptAction', readonly id: string, readonly label: string, readonly promptType: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
   | null } & { ' $fragmentName'?: 'Actions_DismissPromptAction_Fragment' };

type Actions_OptInPromotionAction_Fragment = { readonly __typename: 'OptInPromotionAction', readonly id: string, readonly label: string, readonly promotionId: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
   | null } & { ' $fragmentName'?: 'Actions_OptInPromotionAction_Fragment' };

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

type Actions_SubmitFormAction_Fragment = { readonly __typename: 'SubmitFormAction', readonly id: string, readonly label: string, readonly formId: string, readonly successText: string, readonly requirements: ReadonlyArray<ActionRequirement>, readonly next:
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
   | null } & { ' $fragmentName'?: 'Actions_SubmitFormAction_Fragment' };

export type ActionsFragment =
  | Actions_AcknowledgeAction_Fragment
  | Actions_DismissPromptAction_Fragment
  | Actions_OptInPromotionAction_Fragment
  | Actions_SetUserPreferenceAction_Fragment
  | Actions_SubmitFormAction_Fragment
;

type CasinoShelves_CasinoPromotionsShelf_Fragment = (
  { readonly __typename: 'CasinoPromotionsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'CasinoPromotionsFragment': CasinoPromotionsFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_CasinoPromotionsShelf_Fragment' };

type CasinoShelves_CasinoRewardsShelf_Fragment = (
  { readonly __typename: 'CasinoRewardsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'CasinoRewardsFragment': CasinoRewardsFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_CasinoRewardsShelf_Fragment' };

type CasinoShelves_CategoryGamesShelf_Fragment = (
  { readonly __typename: 'CategoryGamesShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'CategoryGamesFragment': CategoryGamesFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_CategoryGamesShelf_Fragment' };

type CasinoShelves_CategoryPillsShelf_Fragment = (
  { readonly __typename: 'CategoryPillsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'CategoryPillsFragment': CategoryPillsFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_CategoryPillsShelf_Fragment' };

type CasinoShelves_CrossSellShelf_Fragment = (
  { readonly __typename: 'CrossSellShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'CrossSellFragment': CrossSellFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_CrossSellShelf_Fragment' };

type CasinoShelves_FreeToPlayShelf_Fragment = (
  { readonly __typename: 'FreeToPlayShelf', readonly id: string, readonly presentation: string | null }
  & { ' $fragmentRefs'?: { 'FreeToPlayFragment': FreeToPlayFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_FreeToPlayShelf_Fragment' };

type CasinoShelves_GameDetailsShelf_Fragment = (
  { readonly __typename: 'GameDetailsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'GameDetailsFragment': GameDetailsFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_GameDetailsShelf_Fragment' };

type CasinoShelves_GameProvidersShelf_Fragment = (
  { readonly __typename: 'GameProvidersShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'GameProvidersFragment': GameProvidersFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_GameProvidersShelf_Fragment' };

type CasinoShelves_GameRailShelf_Fragment = (
  { readonly __typename: 'GameRailShelf', readonly id: string, readonly presentation: string | null }
  & { ' $fragmentRefs'?: { 'GameRailFragment': GameRailFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_GameRailShelf_Fragment' };

type CasinoShelves_GameSearchShelf_Fragment = (
  { readonly __typename: 'GameSearchShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'GameSearchFragment': GameSearchFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_GameSearchShelf_Fragment' };

type CasinoShelves_LiveGamesShelf_Fragment = (
  { readonly __typename: 'LiveGamesShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'LiveGamesFragment': LiveGamesFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_LiveGamesShelf_Fragment' };

type CasinoShelves_LobbyBannerShelf_Fragment = (
  { readonly __typename: 'LobbyBannerShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'LobbyBannerFragment': LobbyBannerFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_LobbyBannerShelf_Fragment' };

type CasinoShelves_RecentGamesShelf_Fragment = (
  { readonly __typename: 'RecentGamesShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'RecentGamesFragment': RecentGamesFragment } }
) & { ' $fragmentName'?: 'CasinoShelves_RecentGamesShelf_Fragment' };

export type CasinoShelvesFragment =
  | CasinoShelves_CasinoPromotionsShelf_Fragment
  | CasinoShelves_CasinoRewardsShelf_Fragment
  | CasinoShelves_CategoryGamesShelf_Fragment
  | CasinoShelves_CategoryPillsShelf_Fragment
  | CasinoShelves_CrossSellShelf_Fragment
  | CasinoShelves_FreeToPlayShelf_Fragment
  | CasinoShelves_GameDetailsShelf_Fragment
  | CasinoShelves_GameProvidersShelf_Fragment
  | CasinoShelves_GameRailShelf_Fragment
  | CasinoShelves_GameSearchShelf_Fragment
  | CasinoShelves_LiveGamesShelf_Fragment
  | CasinoShelves_LobbyBannerShelf_Fragment
  | CasinoShelves_RecentGamesShelf_Fragment
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

type Dialogs_AnonymousExperienceDialog_Fragment = (
  { readonly __typename: 'AnonymousExperienceDialog', readonly id: string }
  & { ' $fragmentRefs'?: { 'AnonymousExperienceFragment': AnonymousExperienceFragment } }
) & { ' $fragmentName'?: 'Dialogs_AnonymousExperienceDialog_Fragment' };

type Dialogs_AppPromptDialog_Fragment = (
  { readonly __typename: 'AppPromptDialog', readonly id: string }
  & { ' $fragmentRefs'?: { 'AppPromptFragment': AppPromptFragment } }
) & { ' $fragmentName'?: 'Dialogs_AppPromptDialog_Fragment' };

type Dialogs_AppTourDialog_Fragment = (
  { readonly __typename: 'AppTourDialog', readonly id: string }
  & { ' $fragmentRefs'?: { 'AppTourFragment': AppTourFragment } }
) & { ' $fragmentName'?: 'Dialogs_AppTourDialog_Fragment' };

type Dialogs_BigWinUploadDialog_Fragment = (
  { readonly __typename: 'BigWinUploadDialog', readonly id: string }
  & { ' $fragmentRefs'?: { 'BigWinUploadFragment': BigWinUploadFragment } }
) & { ' $fragmentName'?: 'Dialogs_BigWinUploadDialog_Fragment' };

type Dialogs_CasinoBalanceUsageDialog_Fragment = (
  { readonly __typename: 'CasinoBalanceUsageDialog', readonly id: string }
  & { ' $fragmentRefs'?: { 'CasinoBalanceUsageFragment': CasinoBalanceUsageFragment } }
) & { ' $fragmentName'?: 'Dialogs_CasinoBalanceUsageDialog_Fragment' };

type Dialogs_CustomDialog_Fragment = (
  { readonly __typename: 'CustomDialog', readonly id: string }
  & { ' $fragmentRefs'?: { 'CustomFragment': CustomFragment } }
) & { ' $fragmentName'?: 'Dialogs_CustomDialog_Fragment' };

type Dialogs_DepositAcknowledgementDialog_Fragment = (
  { readonly __typename: 'DepositAcknowledgementDialog', readonly id: string }
  & { ' $fragmentRefs'?: { 'DepositAcknowledgementFragment': DepositAcknowledgementFragment } }
) & { ' $fragmentName'?: 'Dialogs_DepositAcknowledgementDialog_Fragment' };

type Dialogs_LocationPromptDialog_Fragment = (
  { readonly __typename: 'LocationPromptDialog', readonly id: string }
  & { ' $fragmentRefs'?: { 'LocationPromptFragment': LocationPromptFragment } }
) & { ' $fragmentName'?: 'Dialogs_LocationPromptDialog_Fragment' };

type Dialogs_MaintenanceDialog_Fragment = (
  { readonly __typename: 'MaintenanceDialog', readonly id: string }
  & { ' $fragmentRefs'?: { 'MaintenanceFragment': MaintenanceFragment } }
) & { ' $fragmentName'?: 'Dialogs_MaintenanceDialog_Fragment' };

export type DialogsFragment =
  | Dialogs_AnonymousExperienceDialog_Fragment
  | Dialogs_AppPromptDialog_Fragment
  | Dialogs_AppTourDialog_Fragment
  | Dialogs_BigWinUploadDialog_Fragment
  | Dialogs_CasinoBalanceUsageDialog_Fragment
  | Dialogs_CustomDialog_Fragment
  | Dialogs_DepositAcknowledgementDialog_Fragment
  | Dialogs_LocationPromptDialog_Fragment
  | Dialogs_MaintenanceDialog_Fragment
;

type Forms_ConsentForm_Fragment = (
  { readonly __typename: 'ConsentForm', readonly id: string }
  & { ' $fragmentRefs'?: { 'ConsentFragment': ConsentFragment } }
) & { ' $fragmentName'?: 'Forms_ConsentForm_Fragment' };

type Forms_FieldsForm_Fragment = (
  { readonly __typename: 'FieldsForm', readonly id: string }
  & { ' $fragmentRefs'?: { 'FieldsFragment': FieldsFragment } }
) & { ' $fragmentName'?: 'Forms_FieldsForm_Fragment' };

type Forms_TipForm_Fragment = (
  { readonly __typename: 'TipForm', readonly id: string }
  & { ' $fragmentRefs'?: { 'TipFragment': TipFragment } }
) & { ' $fragmentName'?: 'Forms_TipForm_Fragment' };

export type FormsFragment =
  | Forms_ConsentForm_Fragment
  | Forms_FieldsForm_Fragment
  | Forms_TipForm_Fragment
;

type MenuShelves_AccountEntryShelf_Fragment = (
  { readonly __typename: 'AccountEntryShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'AccountEntryFragment': AccountEntryFragment } }
) & { ' $fragmentName'?: 'MenuShelves_AccountEntryShelf_Fragment' };

type MenuShelves_AccountItemsShelf_Fragment = (
  { readonly __typename: 'AccountItemsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'AccountItemsFragment': AccountItemsFragment } }
) & { ' $fragmentName'?: 'MenuShelves_AccountItemsShelf_Fragment' };

type MenuShelves_AwardsShelf_Fragment = (
  { readonly __typename: 'AwardsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'AwardsFragment': AwardsFragment } }
) & { ' $fragmentName'?: 'MenuShelves_AwardsShelf_Fragment' };

type MenuShelves_CasinoMenuShelf_Fragment = (
  { readonly __typename: 'CasinoMenuShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'CasinoMenuFragment': CasinoMenuFragment } }
) & { ' $fragmentName'?: 'MenuShelves_CasinoMenuShelf_Fragment' };

type MenuShelves_LinkColumnShelf_Fragment = (
  { readonly __typename: 'LinkColumnShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'LinkColumnFragment': LinkColumnFragment } }
) & { ' $fragmentName'?: 'MenuShelves_LinkColumnShelf_Fragment' };

type MenuShelves_LoyaltyShelf_Fragment = (
  { readonly __typename: 'LoyaltyShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'LoyaltyFragment': LoyaltyFragment } }
) & { ' $fragmentName'?: 'MenuShelves_LoyaltyShelf_Fragment' };

type MenuShelves_ReferralShelf_Fragment = (
  { readonly __typename: 'ReferralShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'ReferralFragment': ReferralFragment } }
) & { ' $fragmentName'?: 'MenuShelves_ReferralShelf_Fragment' };

type MenuShelves_SearchBoxShelf_Fragment = (
  { readonly __typename: 'SearchBoxShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'SearchBoxFragment': SearchBoxFragment } }
) & { ' $fragmentName'?: 'MenuShelves_SearchBoxShelf_Fragment' };

type MenuShelves_SportsTreeShelf_Fragment = (
  { readonly __typename: 'SportsTreeShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'SportsTreeFragment': SportsTreeFragment } }
) & { ' $fragmentName'?: 'MenuShelves_SportsTreeShelf_Fragment' };

type MenuShelves_StoreLinksShelf_Fragment = (
  { readonly __typename: 'StoreLinksShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'StoreLinksFragment': StoreLinksFragment } }
) & { ' $fragmentName'?: 'MenuShelves_StoreLinksShelf_Fragment' };

export type MenuShelvesFragment =
  | MenuShelves_AccountEntryShelf_Fragment
  | MenuShelves_AccountItemsShelf_Fragment
  | MenuShelves_AwardsShelf_Fragment
  | MenuShelves_CasinoMenuShelf_Fragment
  | MenuShelves_LinkColumnShelf_Fragment
  | MenuShelves_LoyaltyShelf_Fragment
  | MenuShelves_ReferralShelf_Fragment
  | MenuShelves_SearchBoxShelf_Fragment
  | MenuShelves_SportsTreeShelf_Fragment
  | MenuShelves_StoreLinksShelf_Fragment
;

type PageShelves_AccountSummaryShelf_Fragment = (
  { readonly __typename: 'AccountSummaryShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'AccountSummaryFragment': AccountSummaryFragment } }
) & { ' $fragmentName'?: 'PageShelves_AccountSummaryShelf_Fragment' };

type PageShelves_AwardDetailsShelf_Fragment = (
  { readonly __typename: 'AwardDetailsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'AwardDetailsFragment': AwardDetailsFragment } }
) & { ' $fragmentName'?: 'PageShelves_AwardDetailsShelf_Fragment' };

type PageShelves_BetBuilderShelf_Fragment = (
  { readonly __typename: 'BetBuilderShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'BetBuilderFragment': BetBuilderFragment } }
) & { ' $fragmentName'?: 'PageShelves_BetBuilderShelf_Fragment' };

type PageShelves_BetListShelf_Fragment = (
  { readonly __typename: 'BetListShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'BetListFragment': BetListFragment } }
) & { ' $fragmentName'?: 'PageShelves_BetListShelf_Fragment' };

type PageShelves_CasinoRoundShelf_Fragment = (
  { readonly __typename: 'CasinoRoundShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'CasinoRoundFragment': CasinoRoundFragment } }
) & { ' $fragmentName'?: 'PageShelves_CasinoRoundShelf_Fragment' };

type PageShelves_CasinoSessionRoundsShelf_Fragment = (
  { readonly __typename: 'CasinoSessionRoundsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'CasinoSessionRoundsFragment': CasinoSessionRoundsFragment } }
) & { ' $fragmentName'?: 'PageShelves_CasinoSessionRoundsShelf_Fragment' };

type PageShelves_ChangePasswordShelf_Fragment = (
  { readonly __typename: 'ChangePasswordShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'ChangePasswordFragment': ChangePasswordFragment } }
) & { ' $fragmentName'?: 'PageShelves_ChangePasswordShelf_Fragment' };

type PageShelves_CollectionShelf_Fragment = (
  { readonly __typename: 'CollectionShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'CollectionFragment': CollectionFragment } }
) & { ' $fragmentName'?: 'PageShelves_CollectionShelf_Fragment' };

type PageShelves_ColumnsShelf_Fragment = (
  { readonly __typename: 'ColumnsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'ColumnsFragment': ColumnsFragment } }
) & { ' $fragmentName'?: 'PageShelves_ColumnsShelf_Fragment' };

type PageShelves_CountdownShelf_Fragment = (
  { readonly __typename: 'CountdownShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'CountdownFragment': CountdownFragment } }
) & { ' $fragmentName'?: 'PageShelves_CountdownShelf_Fragment' };

type PageShelves_DisplayPreferencesShelf_Fragment = (
  { readonly __typename: 'DisplayPreferencesShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'DisplayPreferencesFragment': DisplayPreferencesFragment } }
) & { ' $fragmentName'?: 'PageShelves_DisplayPreferencesShelf_Fragment' };

type PageShelves_EditorialShelf_Fragment = (
  { readonly __typename: 'EditorialShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'EditorialFragment': EditorialFragment } }
) & { ' $fragmentName'?: 'PageShelves_EditorialShelf_Fragment' };

type PageShelves_EventHeaderShelf_Fragment = (
  { readonly __typename: 'EventHeaderShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'EventHeaderFragment': EventHeaderFragment } }
) & { ' $fragmentName'?: 'PageShelves_EventHeaderShelf_Fragment' };

type PageShelves_FeaturedEventsShelf_Fragment = (
  { readonly __typename: 'FeaturedEventsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'FeaturedEventsFragment': FeaturedEventsFragment } }
) & { ' $fragmentName'?: 'PageShelves_FeaturedEventsShelf_Fragment' };

type PageShelves_FrameShelf_Fragment = (
  { readonly __typename: 'FrameShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'FrameFragment': FrameFragment } }
) & { ' $fragmentName'?: 'PageShelves_FrameShelf_Fragment' };

type PageShelves_GameFactsShelf_Fragment = (
  { readonly __typename: 'GameFactsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'GameFactsFragment': GameFactsFragment } }
) & { ' $fragmentName'?: 'PageShelves_GameFactsShelf_Fragment' };

type PageShelves_HeroCarouselShelf_Fragment = (
  { readonly __typename: 'HeroCarouselShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'HeroCarouselFragment': HeroCarouselFragment } }
) & { ' $fragmentName'?: 'PageShelves_HeroCarouselShelf_Fragment' };

type PageShelves_HistoryShelf_Fragment = (
  { readonly __typename: 'HistoryShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'HistoryFragment': HistoryFragment } }
) & { ' $fragmentName'?: 'PageShelves_HistoryShelf_Fragment' };

type PageShelves_ImageShelf_Fragment = (
  { readonly __typename: 'ImageShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'ImageFragment': ImageFragment } }
) & { ' $fragmentName'?: 'PageShelves_ImageShelf_Fragment' };

type PageShelves_LimitHistoryShelf_Fragment = (
  { readonly __typename: 'LimitHistoryShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'LimitHistoryFragment': LimitHistoryFragment } }
) & { ' $fragmentName'?: 'PageShelves_LimitHistoryShelf_Fragment' };

type PageShelves_LinkPromptShelf_Fragment = (
  { readonly __typename: 'LinkPromptShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'LinkPromptFragment': LinkPromptFragment } }
) & { ' $fragmentName'?: 'PageShelves_LinkPromptShelf_Fragment' };

type PageShelves_LinkedAccountsShelf_Fragment = (
  { readonly __typename: 'LinkedAccountsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'LinkedAccountsFragment': LinkedAccountsFragment } }
) & { ' $fragmentName'?: 'PageShelves_LinkedAccountsShelf_Fragment' };

type PageShelves_LinkingResultShelf_Fragment = (
  { readonly __typename: 'LinkingResultShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'LinkingResultFragment': LinkingResultFragment } }
) & { ' $fragmentName'?: 'PageShelves_LinkingResultShelf_Fragment' };

type PageShelves_LiveEventsShelf_Fragment = (
  { readonly __typename: 'LiveEventsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'LiveEventsFragment': LiveEventsFragment } }
) & { ' $fragmentName'?: 'PageShelves_LiveEventsShelf_Fragment' };

type PageShelves_LoginPreferencesShelf_Fragment = (
  { readonly __typename: 'LoginPreferencesShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'LoginPreferencesFragment': LoginPreferencesFragment } }
) & { ' $fragmentName'?: 'PageShelves_LoginPreferencesShelf_Fragment' };

type PageShelves_LoyaltyDashboardShelf_Fragment = (
  { readonly __typename: 'LoyaltyDashboardShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'LoyaltyDashboardFragment': LoyaltyDashboardFragment } }
) & { ' $fragmentName'?: 'PageShelves_LoyaltyDashboardShelf_Fragment' };

type PageShelves_MarketGridShelf_Fragment = (
  { readonly __typename: 'MarketGridShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'MarketGridFragment': MarketGridFragment } }
) & { ' $fragmentName'?: 'PageShelves_MarketGridShelf_Fragment' };

type PageShelves_MarketGroupsShelf_Fragment = (
  { readonly __typename: 'MarketGroupsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'MarketGroupsFragment': MarketGroupsFragment } }
) & { ' $fragmentName'?: 'PageShelves_MarketGroupsShelf_Fragment' };

type PageShelves_OnboardingShelf_Fragment = (
  { readonly __typename: 'OnboardingShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'OnboardingFragment': OnboardingFragment } }
) & { ' $fragmentName'?: 'PageShelves_OnboardingShelf_Fragment' };

type PageShelves_OwnLimitShelf_Fragment = (
  { readonly __typename: 'OwnLimitShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'OwnLimitFragment': OwnLimitFragment } }
) & { ' $fragmentName'?: 'PageShelves_OwnLimitShelf_Fragment' };

type PageShelves_ParlaySuggestionsShelf_Fragment = (
  { readonly __typename: 'ParlaySuggestionsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'ParlaySuggestionsFragment': ParlaySuggestionsFragment } }
) & { ' $fragmentName'?: 'PageShelves_ParlaySuggestionsShelf_Fragment' };

type PageShelves_PromotionDetailsShelf_Fragment = (
  { readonly __typename: 'PromotionDetailsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'PromotionDetailsFragment': PromotionDetailsFragment } }
) & { ' $fragmentName'?: 'PageShelves_PromotionDetailsShelf_Fragment' };

type PageShelves_PromotionsShelf_Fragment = (
  { readonly __typename: 'PromotionsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'PromotionsFragment': PromotionsFragment } }
) & { ' $fragmentName'?: 'PageShelves_PromotionsShelf_Fragment' };

type PageShelves_QuickLinksShelf_Fragment = (
  { readonly __typename: 'QuickLinksShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'QuickLinksFragment': QuickLinksFragment } }
) & { ' $fragmentName'?: 'PageShelves_QuickLinksShelf_Fragment' };

type PageShelves_ReferralsShelf_Fragment = (
  { readonly __typename: 'ReferralsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'ReferralsFragment': ReferralsFragment } }
) & { ' $fragmentName'?: 'PageShelves_ReferralsShelf_Fragment' };

type PageShelves_SearchResultsShelf_Fragment = (
  { readonly __typename: 'SearchResultsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'SearchResultsFragment': SearchResultsFragment } }
) & { ' $fragmentName'?: 'PageShelves_SearchResultsShelf_Fragment' };

type PageShelves_SharedBetShelf_Fragment = (
  { readonly __typename: 'SharedBetShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'SharedBetFragment': SharedBetFragment } }
) & { ' $fragmentName'?: 'PageShelves_SharedBetShelf_Fragment' };

type PageShelves_SignUpElsewhereShelf_Fragment = (
  { readonly __typename: 'SignUpElsewhereShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'SignUpElsewhereFragment': SignUpElsewhereFragment } }
) & { ' $fragmentName'?: 'PageShelves_SignUpElsewhereShelf_Fragment' };

type PageShelves_SignedUpShelf_Fragment = (
  { readonly __typename: 'SignedUpShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'SignedUpFragment': SignedUpFragment } }
) & { ' $fragmentName'?: 'PageShelves_SignedUpShelf_Fragment' };

type PageShelves_StandingsShelf_Fragment = (
  { readonly __typename: 'StandingsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'StandingsFragment': StandingsFragment } }
) & { ' $fragmentName'?: 'PageShelves_StandingsShelf_Fragment' };

type PageShelves_StatisticsShelf_Fragment = (
  { readonly __typename: 'StatisticsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'StatisticsFragment': StatisticsFragment } }
) & { ' $fragmentName'?: 'PageShelves_StatisticsShelf_Fragment' };

type PageShelves_StreamPlayerShelf_Fragment = (
  { readonly __typename: 'StreamPlayerShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'StreamPlayerFragment': StreamPlayerFragment } }
) & { ' $fragmentName'?: 'PageShelves_StreamPlayerShelf_Fragment' };

type PageShelves_SupportChatShelf_Fragment = (
  { readonly __typename: 'SupportChatShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'SupportChatFragment': SupportChatFragment } }
) & { ' $fragmentName'?: 'PageShelves_SupportChatShelf_Fragment' };

type PageShelves_TabsShelf_Fragment = (
  { readonly __typename: 'TabsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'TabsFragment': TabsFragment } }
) & { ' $fragmentName'?: 'PageShelves_TabsShelf_Fragment' };

type PageShelves_TaxFormsShelf_Fragment = (
  { readonly __typename: 'TaxFormsShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'TaxFormsFragment': TaxFormsFragment } }
) & { ' $fragmentName'?: 'PageShelves_TaxFormsShelf_Fragment' };

type PageShelves_VideoShelf_Fragment = (
  { readonly __typename: 'VideoShelf', readonly id: string }
  & { ' $fragmentRefs'?: { 'VideoFragment': VideoFragment } }
) & { ' $fragmentName'?: 'PageShelves_VideoShelf_Fragment' };

export type PageShelvesFragment =
  | PageShelves_AccountSummaryShelf_Fragment
  | PageShelves_AwardDetailsShelf_Fragment
  | PageShelves_BetBuilderShelf_Fragment
  | PageShelves_BetListShelf_Fragment
  | PageShelves_CasinoRoundShelf_Fragment
  | PageShelves_CasinoSessionRoundsShelf_Fragment
  | PageShelves_ChangePasswordShelf_Fragment
  | PageShelves_CollectionShelf_Fragment
  | PageShelves_ColumnsShelf_Fragment
  | PageShelves_CountdownShelf_Fragment
  | PageShelves_DisplayPreferencesShelf_Fragment
  | PageShelves_EditorialShelf_Fragment
  | PageShelves_EventHeaderShelf_Fragment
  | PageShelves_FeaturedEventsShelf_Fragment
  | PageShelves_FrameShelf_Fragment
  | PageShelves_GameFactsShelf_Fragment
  | PageShelves_HeroCarouselShelf_Fragment
  | PageShelves_HistoryShelf_Fragment
  | PageShelves_ImageShelf_Fragment
  | PageShelves_LimitHistoryShelf_Fragment
  | PageShelves_LinkPromptShelf_Fragment
  | PageShelves_LinkedAccountsShelf_Fragment
  | PageShelves_LinkingResultShelf_Fragment
  | PageShelves_LiveEventsShelf_Fragment
  | PageShelves_LoginPreferencesShelf_Fragment
  | PageShelves_LoyaltyDashboardShelf_Fragment
  | PageShelves_MarketGridShelf_Fragment
  | PageShelves_MarketGroupsShelf_Fragment
  | PageShelves_OnboardingShelf_Fragment
  | PageShelves_OwnLimitShelf_Fragment
  | PageShelves_ParlaySuggestionsShelf_Fragment
  | PageShelves_PromotionDetailsShelf_Fragment
  | PageShelves_PromotionsShelf_Fragment
  | PageShelves_QuickLinksShelf_Fragment
  | PageShelves_ReferralsShelf_Fragment
  | PageShelves_SearchResultsShelf_Fragment
  | PageShelves_SharedBetShelf_Fragment
  | PageShelves_SignUpElsewhereShelf_Fragment
  | PageShelves_SignedUpShelf_Fragment
  | PageShelves_StandingsShelf_Fragment
  | PageShelves_StatisticsShelf_Fragment
  | PageShelves_StreamPlayerShelf_Fragment
  | PageShelves_SupportChatShelf_Fragment
  | PageShelves_TabsShelf_Fragment
  | PageShelves_TaxFormsShelf_Fragment
  | PageShelves_VideoShelf_Fragment
;

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

export type EventPricesSnapshotQueryVariables = Exact<{
  eventIds: ReadonlyArray<string> | string;
}>;


export type EventPricesSnapshotQuery = { readonly eventPrices: ReadonlyArray<{ readonly __typename: 'EventPrices', readonly eventId: string, readonly version: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null, readonly selections: ReadonlyArray<{ readonly __typename: 'SelectionPrice', readonly id: string, readonly num: string, readonly den: string, readonly status: SelectionStatus, readonly points: string | null }> }> };

export type EventPriceUpdatesSubscriptionVariables = Exact<{
  eventId: string;
}>;


export type EventPriceUpdatesSubscription = { readonly eventPrices: { readonly __typename: 'EventPrices', readonly eventId: string, readonly version: string, readonly status: EventStatus, readonly matchProgress: MatchProgress, readonly scoreboard: { readonly __typename: 'Scoreboard', readonly homeScore: number, readonly awayScore: number, readonly period: string, readonly clock: string | null, readonly turn: Side | null, readonly situation: string | null } | null, readonly selections: ReadonlyArray<{ readonly __typename: 'SelectionPrice', readonly id: string, readonly num: string, readonly den: string, readonly status: SelectionStatus, readonly points: string | null }> } };

export type SendOneTimeCodeMutationVariables = Exact<{
  channel: OneTimeCodeChannel;
}>;


export type SendOneTimeCodeMutation = { readonly sendOneTimeCode: { readonly __typename: 'OneTimeCodeOutcome', readonly success: boolean, readonly errors: ReadonlyArray<{ readonly __typename: 'UserError', readonly message: string }> } };

export type VerifyOneTimeCodeMutationVariables = Exact<{
  oneTimeCode: string;
  source: OneTimeCodeSource;
}>;


export type VerifyOneTimeCodeMutation = { readonly verifyOneTimeCode: { readonly __typename: 'OneTimeCodeOutcome', readonly success: boolean, readonly errors: ReadonlyArray<{ readonly __typename: 'UserError', readonly message: string }> } };

export type PaymentProvidersPageFragment = { readonly __typename: 'PaymentProvidersLandingPage', readonly permitted: boolean, readonly message: string | null, readonly providers: ReadonlyArray<{ readonly __typename: 'PaymentProvider', readonly id: string, readonly name: string, readonly code: string, readonly description: string, readonly details: string, readonly availability: ProviderAvailability, readonly supportsMethods: boolean, readonly excluded: boolean, readonly warning: string | null, readonly minimumAmount: { readonly __typename: 'Money', readonly formattedAmount: string }, readonly maximumAmount: { readonly __typename: 'Money', readonly formattedAmount: string }, readonly preferredMethod: { readonly __typename: 'PaymentMethod', readonly id: string } | null, readonly methods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly name: string, readonly description: string }>, readonly methodOptions: { readonly __typename: 'PaymentMethodOptions', readonly newMethodsPermitted: boolean, readonly manageMethodsPermitted: boolean, readonly paymentsMethodsHeader: string } }>, readonly preferredProvider: { readonly __typename: 'PaymentProvider', readonly id: string } | null } & { ' $fragmentName'?: 'PaymentProvidersPageFragment' };

export type PaymentProviderFieldsFragment = { readonly __typename: 'PaymentProvider', readonly id: string, readonly name: string, readonly code: string, readonly description: string, readonly details: string, readonly availability: ProviderAvailability, readonly supportsMethods: boolean, readonly excluded: boolean, readonly warning: string | null, readonly minimumAmount: { readonly __typename: 'Money', readonly formattedAmount: string }, readonly maximumAmount: { readonly __typename: 'Money', readonly formattedAmount: string }, readonly preferredMethod: { readonly __typename: 'PaymentMethod', readonly id: string } | null, readonly methods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly name: string, readonly description: string }>, readonly methodOptions: { readonly __typename: 'PaymentMethodOptions', readonly newMethodsPermitted: boolean, readonly manageMethodsPermitted: boolean, readonly paymentsMethodsHeader: string } } & { ' $fragmentName'?: 'PaymentProviderFieldsFragment' };

export type PaymentOutcomeFragment = { readonly __typename: 'PaymentResult', readonly permitted: boolean, readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly field: ReadonlyArray<string>, readonly message: string }>, readonly uri: { readonly __typename: 'PaymentUri', readonly webUrl: string, readonly transactionId: string, readonly deepLink:
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
      | { readonly __typename: 'SportsbookPageDeepLink' }
      | { readonly __typename: 'VendorInformationDeepLink' }
      | { readonly __typename: 'WebPageDeepLink' }
      | { readonly __typename: 'WireTransferFirstDeepLink' }
      | { readonly __typename: 'WireTransferRepeatDeepLink' }
     | null } | null } & { ' $fragmentName'?: 'PaymentOutcomeFragment' };

export type ValidateDepositMutationVariables = Exact<{
  input: PaymentInput;
}>;


export type ValidateDepositMutation = { readonly depositValidateCreate: { readonly __typename: 'PaymentResult', readonly permitted: boolean, readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly field: ReadonlyArray<string>, readonly message: string }>, readonly uri: { readonly __typename: 'PaymentUri', readonly webUrl: string, readonly transactionId: string, readonly deepLink:
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
        | { readonly __typename: 'SportsbookPageDeepLink' }
        | { readonly __typename: 'VendorInformationDeepLink' }
        | { readonly __typename: 'WebPageDeepLink' }
        | { readonly __typename: 'WireTransferFirstDeepLink' }
        | { readonly __typename: 'WireTransferRepeatDeepLink' }
       | null } | null } };

export type DepositCreateMutationVariables = Exact<{
  input: PaymentInput;
  actionId?: string | null | undefined;
}>;


export type DepositCreateMutation = { readonly depositCreate: { readonly __typename: 'PaymentResult', readonly permitted: boolean, readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly field: ReadonlyArray<string>, readonly message: string }>, readonly uri: { readonly __typename: 'PaymentUri', readonly webUrl: string, readonly transactionId: string, readonly deepLink:
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
        | { readonly __typename: 'SportsbookPageDeepLink' }
        | { readonly __typename: 'VendorInformationDeepLink' }
        | { readonly __typename: 'WebPageDeepLink' }
        | { readonly __typename: 'WireTransferFirstDeepLink' }
        | { readonly __typename: 'WireTransferRepeatDeepLink' }
       | null } | null } };

export type WireTransferDepositCreateMutationVariables = Exact<{
  input: PaymentInput;
  actionId?: string | null | undefined;
}>;


export type WireTransferDepositCreateMutation = { readonly wireTransferDepositCreate: { readonly __typename: 'PaymentResult', readonly permitted: boolean, readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly field: ReadonlyArray<string>, readonly message: string }>, readonly uri: { readonly __typename: 'PaymentUri', readonly webUrl: string, readonly transactionId: string, readonly deepLink:
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
        | { readonly __typename: 'SportsbookPageDeepLink' }
        | { readonly __typename: 'VendorInformationDeepLink' }
        | { readonly __typename: 'WebPageDeepLink' }
        | { readonly __typename: 'WireTransferFirstDeepLink' }
        | { readonly __typename: 'WireTransferRepeatDeepLink' }
       | null } | null } };

export type CompletePaypalDepositMutationVariables = Exact<{
  depositId: string;
}>;


export type CompletePaypalDepositMutation = { readonly completePaypalDeposit: { readonly __typename: 'PaymentResult', readonly permitted: boolean, readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly field: ReadonlyArray<string>, readonly message: string }>, readonly uri: { readonly __typename: 'PaymentUri', readonly webUrl: string, readonly transactionId: string, readonly deepLink:
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
        | { readonly __typename: 'SportsbookPageDeepLink' }
        | { readonly __typename: 'VendorInformationDeepLink' }
        | { readonly __typename: 'WebPageDeepLink' }
        | { readonly __typename: 'WireTransferFirstDeepLink' }
        | { readonly __typename: 'WireTransferRepeatDeepLink' }
       | null } | null } };

export type CancelPaypalDepositMutationVariables = Exact<{
  depositId: string;
}>;


export type CancelPaypalDepositMutation = { readonly cancelPaypalDeposit: { readonly __typename: 'PaymentResult', readonly permitted: boolean, readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly field: ReadonlyArray<string>, readonly message: string }>, readonly uri: { readonly __typename: 'PaymentUri', readonly webUrl: string, readonly transactionId: string, readonly deepLink:
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
        | { readonly __typename: 'SportsbookPageDeepLink' }
        | { readonly __typename: 'VendorInformationDeepLink' }
        | { readonly __typename: 'WebPageDeepLink' }
        | { readonly __typename: 'WireTransferFirstDeepLink' }
        | { readonly __typename: 'WireTransferRepeatDeepLink' }
       | null } | null } };

export type ValidateWithdrawalMutationVariables = Exact<{
  input: PaymentInput;
}>;


export type ValidateWithdrawalMutation = { readonly withdrawalValidateCreateV2: { readonly __typename: 'PaymentResult', readonly permitted: boolean, readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly field: ReadonlyArray<string>, readonly message: string }>, readonly uri: { readonly __typename: 'PaymentUri', readonly webUrl: string, readonly transactionId: string, readonly deepLink:
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
        | { readonly __typename: 'SportsbookPageDeepLink' }
        | { readonly __typename: 'VendorInformationDeepLink' }
        | { readonly __typename: 'WebPageDeepLink' }
        | { readonly __typename: 'WireTransferFirstDeepLink' }
        | { readonly __typename: 'WireTransferRepeatDeepLink' }
       | null } | null } };

export type ConfirmWithdrawalMutationVariables = Exact<{
  input: PaymentInput;
}>;


export type ConfirmWithdrawalMutation = { readonly confirmWithdrawal: { readonly __typename: 'WithdrawalConfirmation', readonly permitted: boolean, readonly succeeded: boolean, readonly providerName: string, readonly methodName: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly field: ReadonlyArray<string>, readonly message: string }>, readonly amount: { readonly __typename: 'Money', readonly formattedAmount: string }, readonly balanceAfter: { readonly __typename: 'Money', readonly formattedAmount: string } | null } };

export type WithdrawalConfirmationFieldsFragment = { readonly __typename: 'WithdrawalConfirmation', readonly permitted: boolean, readonly succeeded: boolean, readonly providerName: string, readonly methodName: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly field: ReadonlyArray<string>, readonly message: string }>, readonly amount: { readonly __typename: 'Money', readonly formattedAmount: string }, readonly balanceAfter: { readonly __typename: 'Money', readonly formattedAmount: string } | null } & { ' $fragmentName'?: 'WithdrawalConfirmationFieldsFragment' };

export type InteracWithdrawalCreateMutationVariables = Exact<{
  input: PaymentInput;
  actionId?: string | null | undefined;
}>;


export type InteracWithdrawalCreateMutation = { readonly interacWithdrawalCreate: { readonly __typename: 'PaymentResult', readonly permitted: boolean, readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly field: ReadonlyArray<string>, readonly message: string }>, readonly uri: { readonly __typename: 'PaymentUri', readonly webUrl: string, readonly transactionId: string, readonly deepLink:
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
        | { readonly __typename: 'SportsbookPageDeepLink' }
        | { readonly __typename: 'VendorInformationDeepLink' }
        | { readonly __typename: 'WebPageDeepLink' }
        | { readonly __typename: 'WireTransferFirstDeepLink' }
        | { readonly __typename: 'WireTransferRepeatDeepLink' }
       | null } | null } };

export type FirstWireTransferWithdrawalCreateMutationVariables = Exact<{
  input: PaymentInput;
  actionId?: string | null | undefined;
}>;


export type FirstWireTransferWithdrawalCreateMutation = { readonly firstWireTransferWithdrawalCreate: { readonly __typename: 'PaymentResult', readonly permitted: boolean, readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly field: ReadonlyArray<string>, readonly message: string }>, readonly uri: { readonly __typename: 'PaymentUri', readonly webUrl: string, readonly transactionId: string, readonly deepLink:
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
        | { readonly __typename: 'SportsbookPageDeepLink' }
        | { readonly __typename: 'VendorInformationDeepLink' }
        | { readonly __typename: 'WebPageDeepLink' }
        | { readonly __typename: 'WireTransferFirstDeepLink' }
        | { readonly __typename: 'WireTransferRepeatDeepLink' }
       | null } | null } };

export type WithdrawalCreateMutationVariables = Exact<{
  input: PaymentInput;
  actionId?: string | null | undefined;
}>;


export type WithdrawalCreateMutation = { readonly withdrawalCreate: { readonly __typename: 'PaymentResult', readonly permitted: boolean, readonly succeeded: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly field: ReadonlyArray<string>, readonly message: string }>, readonly uri: { readonly __typename: 'PaymentUri', readonly webUrl: string, readonly transactionId: string, readonly deepLink:
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
        | { readonly __typename: 'SportsbookPageDeepLink' }
        | { readonly __typename: 'VendorInformationDeepLink' }
        | { readonly __typename: 'WebPageDeepLink' }
        | { readonly __typename: 'WireTransferFirstDeepLink' }
        | { readonly __typename: 'WireTransferRepeatDeepLink' }
       | null } | null } };


type Node = object;
const name = (value: string) => ({ kind: 'Name', value });
const set = (selections: readonly Node[]) => ({ kind: 'SelectionSet', selections });
const typed = (type: string) => ({ kind: 'NamedType', name: name(type) });
const field = (text: string, nested: readonly Node[] | undefined) => {
  const [value = '', alias] = text.split(':').reverse();
  return { kind: 'Field', ...(alias && { alias: name(alias) }), name: name(value), ...(nested && { selectionSet: set(nested) }) };
};
const spread = (text: string) => {
  const value = text.replace('!', '');
  return { kind: 'FragmentSpread', name: name(value), ...(value !== text && { directives: [{ kind: 'Directive', name: name('unmask') }] }) };
};
/** Fields by name; `~Name` is a fragment, `~Name!` one read without its mask, `?Type{}` a condition. */
const q = (text: string, beside: readonly Node[] = []): readonly Node[] => {
  const words = text.match(/[^ {}]+|[{}]/g) ?? [];
  let at = 0;
  const read = (): readonly Node[] => {
    const all: Node[] = [];
    for (let word = words[at++]; word && word !== '}'; word = words[at++]) {
      const nested = words[at] === '{' ? (at++, read()) : undefined;
      const rest = word.slice(1);
      const sign = word[0];
      all.push(
        sign === '@' ? (beside[Number(rest)] ?? {})
        : sign === '~' ? spread(rest)
        : sign === '?' ? { kind: 'InlineFragment', typeCondition: typed(rest), selectionSet: set(nested ?? []) }
        : field(word, nested),
      );
    }
    return all;
  };
  return read();
};
const part = (value: string, type: string, text: string, beside?: readonly Node[]) => ({ kind: 'FragmentDefinition', name: name(value), typeCondition: typed(type), selectionSet: set(q(text, beside)) });
const DismissalsPart = /*#__PURE__*/part("Dismissals","Account","id promptDismissals{promptTypes}");
const EnrollmentPart = /*#__PURE__*/part("Enrollment","PromotionEnrollment","id title enrollmentStatus");
const ActionOutcomePart = /*#__PURE__*/part("ActionOutcome","ActionResult","succeeded userErrors{~ActionError!}");
const ActionErrorPart = /*#__PURE__*/part("ActionError","UserError","action field message");
const CasinoPromotionsPart = /*#__PURE__*/part("CasinoPromotions","CasinoPromotionsShelf","id title emptyText offers{~PromotionCard!}");
const CasinoRewardsPart = /*#__PURE__*/part("CasinoRewards","CasinoRewardsShelf","id title emptyText");
const CasinoRewardsHeldPart = /*#__PURE__*/part("CasinoRewardsHeld","CasinoRewardsShelf","id rewards{id type title valueLabel expiresAt game{~GameTile!}}");
const CategoryGamesPart = /*#__PURE__*/part("CategoryGames","CategoryGamesShelf","id categorySlug filters{id label}page{~GamePage!}");
const GamePagePart = /*#__PURE__*/part("GamePage","CasinoGamePage","offset total games{~GameTile!}");
const CategoryPillsPart = /*#__PURE__*/part("CategoryPills","CategoryPillsShelf","id title categories{~CategoryEntry!}");
const CrossSellPart = /*#__PURE__*/part("CrossSell","CrossSellShelf","id title text illustration label deepLink{~DeepLinks!}");
const FreeToPlayPart = /*#__PURE__*/part("FreeToPlay","FreeToPlayShelf","id title emptyText freeGames{id title text termsOfUse endsAt game{~GameTile!}deepLink{__typename canonicalUrl}}");
const GameDetailsPart = /*#__PURE__*/part("GameDetails","GameDetailsShelf","id game{id title category provider available demoAvailable exclusive featured betBehind freeReward multiplayer newBadge minBet{~Amount!}maxBet{~Amount!}returnToPlayer jackpot{id label amount{~Amount!}}art{~Art!}}");
const GameProvidersPart = /*#__PURE__*/part("GameProviders","GameProvidersShelf","id title providers{~CategoryEntry!}");
const GameRailPart = /*#__PURE__*/part("GameRail","GameRailShelf","id title games{~GameTile!}");
const GameSearchPart = /*#__PURE__*/part("GameSearch","GameSearchShelf","id title placeholder suggestions{~GameTile!}");
const LiveGamesPart = /*#__PURE__*/part("LiveGames","LiveGamesShelf","id title tables{id dealer seatLabel seats openSeats openingTimes status game{~GameTile!}}");
const LobbyBannerPart = /*#__PURE__*/part("LobbyBanner","LobbyBannerShelf","id eyebrow title text label deepLink{~DeepLinks!}art{~Art!}");
const RecentGamesPart = /*#__PURE__*/part("RecentGames","RecentGamesShelf","id title");
const RecentGamesPlayedPart = /*#__PURE__*/part("RecentGamesPlayed","RecentGamesShelf","id games{~GameTile!}");
const AnonymousExperiencePart = /*#__PURE__*/part("AnonymousExperience","AnonymousExperienceDialog","id title body points{id icon label}buttons{~DialogButtonParts!}");
const AppPromptPart = /*#__PURE__*/part("AppPrompt","AppPromptDialog","id title body stores{id label platform deepLink{~DeepLinks!}}continueLabel");
const AppTourPart = /*#__PURE__*/part("AppTour","AppTourDialog","id title steps{id title body illustration}nextLabel backLabel doneLabel skipLabel");
const BigWinUploadPart = /*#__PURE__*/part("BigWinUpload","BigWinUploadDialog","id title body uploadLabel laterLabel deepLink{~DeepLinks!}");
const CasinoBalanceUsagePart = /*#__PURE__*/part("CasinoBalanceUsage","CasinoBalanceUsageDialog","id title body choices{id value label description}laterLabel action{~Actions!}");
const CustomPart = /*#__PURE__*/part("Custom","CustomDialog","id title body dismissible buttons{~DialogButtonParts!}");
const DepositAcknowledgementPart = /*#__PURE__*/part("DepositAcknowledgement","DepositAcknowledgementDialog","id title body action{~Actions!}");
const LocationPromptPart = /*#__PURE__*/part("LocationPrompt","LocationPromptDialog","id title body allowLabel declineLabel");
const MaintenancePart = /*#__PURE__*/part("Maintenance","MaintenanceDialog","id title body closing illustration dismissible refreshIntervalSeconds linkLabel link{~DeepLinks!}");
const DialogFramePart = /*#__PURE__*/part("DialogFrame","DialogSlot","id kind criticality fallback{~Fallback!}label trackingId revision priority triggers{pages exceptPages onLogin}memory absence node{~Dialogs!}");
const ConsentPart = /*#__PURE__*/part("Consent","ConsentForm","id title body consentLabel action{~Actions!}");
const FieldsPart = /*#__PURE__*/part("Fields","FieldsForm","id schema order currency action{~Actions!}");
const TipPart = /*#__PURE__*/part("Tip","TipForm","id title body illustration action{~Actions!}");
const FormPartsPart = /*#__PURE__*/part("FormParts","Form","id revision title parts{id kind criticality fallback{~Fallback!}label trackingId absence node{~Forms!}}");
const FallbackPart = /*#__PURE__*/part("Fallback","NodeFallback","__typename ?FallbackAmountLine{label formattedAmount}?FallbackLink{text url}?FallbackText{text}");
const SlotFramePart = /*#__PURE__*/part("SlotFrame","Slot","id parent region kind criticality fallback{~Fallback!}label trackingId absence node{__typename ~CasinoShelves! ~MenuShelves! ~PageShelves!}");
const PageSlotsPart = /*#__PURE__*/part("PageSlots","Layout","id surface revision title changesAt slots{~SlotFrame!}");
const PagePlayerSlotsPart = /*#__PURE__*/part("PagePlayerSlots","Layout","id slots{id absence node{__typename ?BetListShelf{id ~BetListSection}?PromotionsShelf{id ~PromotionsEnrolled}?RecentGamesShelf{id ~RecentGamesPlayed}?CasinoRewardsShelf{id ~CasinoRewardsHeld}?AwardsShelf{id ~AwardsHeld ~CashbackHeld}?ReferralShelf{id ~ReferralSeen}?OwnLimitShelf{id ~OwnLimitHeld}?LimitHistoryShelf{id ~LimitHistoryHeld}?TaxFormsShelf{id ~TaxFormsHeld}?LoyaltyShelf{id ~LoyaltyHeld}?LoyaltyDashboardShelf{id ~LoyaltyDashboardHeld}?HistoryShelf{id ~HistoryHeld}?CasinoSessionRoundsShelf{id ~CasinoSessionRoundsHeld}?CasinoRoundShelf{id ~CasinoRoundHeld}?AccountSummaryShelf{id ~AccountSummaryHeld}?ReferralsShelf{id ~ReferralsOwn}?AwardDetailsShelf{id ~AwardDetailsHeld}?SignedUpShelf{id ~SignedUpHeld}?LoginPreferencesShelf{id ~LoginPreferencesHeld}}}");
const AccountEntryPart = /*#__PURE__*/part("AccountEntry","AccountEntryShelf","id label newsText boostsText");
const AccountItemsPart = /*#__PURE__*/part("AccountItems","AccountItemsShelf","id heading:title entries:items{__typename ?ClientDisplay{id display icon}?ClientDisplayDescriptive{id display icon description}?Leaf{~AccountLeaf!}?Parent{id label icon children{~AccountLeaf!}}}");
const AccountLeafPart = /*#__PURE__*/part("AccountLeaf","Leaf","id label icon deepLink{~DeepLinks!}");
const AwardsPart = /*#__PURE__*/part("Awards","AwardsShelf","id title");
const CashbackHeldPart = /*#__PURE__*/part("CashbackHeld","AwardsShelf","id cashbackCount");
const AwardsHeldPart = /*#__PURE__*/part("AwardsHeld","AwardsShelf","id awards{id label icon valueLabel isEmpty sectionId}");
const CasinoMenuPart = /*#__PURE__*/part("CasinoMenu","CasinoMenuShelf","id heading:title casinoItems:items{id label icon deepLink{__typename canonicalUrl}}");
const LinkColumnPart = /*#__PURE__*/part("LinkColumn","LinkColumnShelf","id title links{id label deepLink{~DeepLinks!}}");
const LoyaltyPart = /*#__PURE__*/part("Loyalty","LoyaltyShelf","id title");
const LoyaltyHeldPart = /*#__PURE__*/part("LoyaltyHeld","LoyaltyShelf","id standing{tier tierName nextTierName tierBounds{lowerBound upperBound}tierPoints pointsToNextTier}");
const ReferralPart = /*#__PURE__*/part("Referral","ReferralShelf","id image label subtext referralSectionDeepLink{~DeepLinks!}");
const ReferralSeenPart = /*#__PURE__*/part("ReferralSeen","ReferralShelf","id isFirstTimeViewer");
const SearchBoxPart = /*#__PURE__*/part("SearchBox","SearchBoxShelf","id placeholder clearLabel recentTitle");
const SportsTreePart = /*#__PURE__*/part("SportsTree","SportsTreeShelf","id heading:title sports:items{~SportsEntry! children{~SportsEntry! children{~SportsEntry! children{~SportsEntry!}}}}");
const SportsEntryPart = /*#__PURE__*/part("SportsEntry","SportsMenuItem","id label icon live liveCount liveStreamCount type deepLink{webUrl}");
const StoreLinksPart = /*#__PURE__*/part("StoreLinks","StoreLinksShelf","id apps{id platform label url}withoutStore{~DeepLinks!}");
const AccountSummaryPart = /*#__PURE__*/part("AccountSummary","AccountSummaryShelf","id title");
const AccountSummaryHeldPart = /*#__PURE__*/part("AccountSummaryHeld","AccountSummaryShelf","id account{~AccountFields!}");
const AwardDetailsPart = /*#__PURE__*/part("AwardDetails","AwardDetailsShelf","id title emptyTitle emptyText");
const AwardDetailsHeldPart = /*#__PURE__*/part("AwardDetailsHeld","AwardDetailsShelf","id awards{id title valueLabel usageTitle usageRestrictions expiresAt isExpired useAt{?SportsbookPageDeepLink{__typename canonicalUrl}}game{~GameTile!}}");
const BetBuilderPart = /*#__PURE__*/part("BetBuilder","BetBuilderShelf","id title text eventId marketCount");
const BuiltBetPart = /*#__PURE__*/part("BuiltBet","BetBuilder","eventId picks{marketSelectionId odds{numeratorLong denominatorLong}points{decimalPoints}}odds{numeratorLong denominatorLong}errors{code message subjectId}unavailable{marketSelectionId message}");
const BetListPart = /*#__PURE__*/part("BetList","BetListShelf","id sectionId emptyTitle emptyText");
const BetListSectionPart = /*#__PURE__*/part("BetListSection","BetListShelf","id section{~BetSection!}");
const BetSectionPart = /*#__PURE__*/part("BetSection","BetHistorySection","id title filters{id label}selectedFilterId totals{openCount openStake{~Amount!}openPotentialPayout{~Amount!}}@0",[{kind:"Field",name:{kind:"Name",value:"bets"},arguments:[{kind:"Argument",name:{kind:"Name",value:"first"},value:{kind:"IntValue",value:"20"}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~BetPage!"))}]);
const BetPagePart = /*#__PURE__*/part("BetPage","BetConnection","edges{cursor node{~BetCard!}}pageInfo{endCursor hasNextPage}");
const BetCardPart = /*#__PURE__*/part("BetCard","PlacedBet","id rawId version type status outcome overrideOutcome regraded numLegs placedAt closedAt anyLegsInPlay betAmount{~Amount!}winAmount{~Amount!}potentialPayoutAmount{~Amount!}payoutAmount{~Amount!}cashOut{~CashOutState!}cashOuts{betAmount{~Amount!}paidAmount{~Amount!}automatic madeAt}totalOdds{~Price!}featuredBetTitle sameGameRule teaserRule legs{id ordinal selectionName marketName marketType selectionType odds{~Price!}points{decimalPoints formattedPoints}outcome outcomeReason regradedFrom regradedFromReason inPlay event{~EventLine!}}receipt{~Receipt!}");
const CashOutStatePart = /*#__PURE__*/part("CashOutState","CashOut","id quote{quoteId amount{~Amount!}betAmount{~Amount!}parts{unit least most}expiresAt delayMilliseconds isOfCredit}underWay{cashOutId amount{~Amount!}decidedAt}suspension{code message}automaticTarget{~Amount!}mostAmount{~Amount!}");
const CasinoRoundPart = /*#__PURE__*/part("CasinoRound","CasinoRoundShelf","id title emptyTitle emptyText");
const CasinoRoundHeldPart = /*#__PURE__*/part("CasinoRoundHeld","CasinoRoundShelf","id round{~PlayedRound!}");
const PlayedRoundPart = /*#__PURE__*/part("PlayedRound","CasinoRound","id sessionId title state startedAt endedAt description reference wagered{~Amount!}won{~Amount!}returned{~Amount!}net{~Amount!}balanceAfter{~Amount!}");
const CasinoSessionRoundsPart = /*#__PURE__*/part("CasinoSessionRounds","CasinoSessionRoundsShelf","id title emptyTitle emptyText");
const CasinoSessionRoundsHeldPart = /*#__PURE__*/part("CasinoSessionRoundsHeld","CasinoSessionRoundsShelf","id session{~PlayedSession!}");
const PlayedSessionPart = /*#__PURE__*/part("PlayedSession","CasinoSession","id title startedAt endedAt roundCount wagered{~Amount!}won{~Amount!}net{~Amount!}game{~GameTile!}rounds{~PlayedRounds!}");
const PlayedRoundsPart = /*#__PURE__*/part("PlayedRounds","CasinoRoundPage","rounds{id startedAt state description wagered{~Amount!}net{~Amount!}}pageInfo{endCursor hasNextPage}");
const ChangePasswordPart = /*#__PURE__*/part("ChangePassword","ChangePasswordShelf","id title text");
const CollectionPart = /*#__PURE__*/part("Collection","CollectionShelf","id title collectionId filters{id label}pageSize emptyTitle emptyText page{~CollectionItems!}");
const CollectionItemsPart = /*#__PURE__*/part("CollectionItems","CollectionPage","totalCount pageInfo{endCursor hasNextPage}items{__typename ?PromotionCard{~PromotionCard!}?Event{~EventLine!}}");
const ColumnsPart = /*#__PURE__*/part("Columns","ColumnsShelf","id columns{region weight}");
const CountdownPart = /*#__PURE__*/part("Countdown","CountdownShelf","id title endedText event{id name startTime canonicalUrl competition{id name}homeParticipant{~ParticipantMark!}awayParticipant{~ParticipantMark!}}");
const DisplayPreferencesPart = /*#__PURE__*/part("DisplayPreferences","DisplayPreferencesShelf","id title accountText deviceText oddsFormatLabel themeLabel");
const EditorialPart = /*#__PURE__*/part("Editorial","EditorialShelf","id title blocks{id style spans{text isStrong deepLink{~DeepLinks!}}}");
const EventHeaderPart = /*#__PURE__*/part("EventHeader","EventHeaderShelf","id event{id name startTime status matchProgress canonicalUrl hasLiveStream hasStatistics sport{id name slug}organization{id name}competition{id name canonicalUrl mark{primary secondary form initials}}homeParticipant{~ParticipantMark!}awayParticipant{~ParticipantMark!}scoreboard{~ScoreboardState!}}");
const FeaturedEventsPart = /*#__PURE__*/part("FeaturedEvents","FeaturedEventsShelf","id title events{id headline event{id name startTime status matchProgress canonicalUrl competition{id name}homeParticipant{~ParticipantMark!}awayParticipant{~ParticipantMark!}scoreboard{~ScoreboardState!}}market{id name type selections{~SelectionLabel!}}}");
const FramePart = /*#__PURE__*/part("Frame","FrameShelf","id title address height isHeightTold");
const GameStatisticsPart = /*#__PURE__*/part("GameStatistics","EventStatistics","?BaseballStatistics{periods{~Period!}batting balls strikes outs isOnFirst isOnSecond isOnThird home{hits errors strikeouts walks}away{hits errors strikeouts walks}}?BasketballStatistics{periods{~Period!}possession home{rebounds assists turnovers fouls}away{rebounds assists turnovers fouls}}?CricketStatistics{periods{~Period!}batting target home{wickets overs fours sixes}away{wickets overs fours sixes}}?DartsStatistics{throwing home{remaining oneEighties average highestCheckout}away{remaining oneEighties average highestCheckout}}?EsportsStatistics{periods{~Period!}home{kills totalKills}away{kills totalKills}}?FootballStatistics{periods{~Period!}possession down yardsToGo fieldPosition isRedZone home{totalYards firstDowns turnovers timeouts}away{totalYards firstDowns turnovers timeouts}}?HockeyStatistics{periods{~Period!}powerPlay powerPlayClock home{shots hits penaltyMinutes faceoffsWon}away{shots hits penaltyMinutes faceoffsWon}}?OtherStatistics{periods{~Period!}}?SoccerStatistics{periods{~Period!}home{possession shots shotsOnTarget corners fouls yellowCards redCards}away{possession shots shotsOnTarget corners fouls yellowCards redCards}}?TennisStatistics{periods{~Period!}serving isTieBreak home{points aces doubleFaults breaks}away{points aces doubleFaults breaks}}?VolleyballStatistics{periods{~Period!}serving home{aces blocks errors}away{aces blocks errors}}");
const PeriodPart = /*#__PURE__*/part("Period","PeriodScore","label home away");
const GameFactsPart = /*#__PURE__*/part("GameFacts","GameFactsShelf","id title event{id name status sport{id slug}homeParticipant{~ParticipantMark!}awayParticipant{~ParticipantMark!}scoreboard{~ScoreboardState!}statistics{~GameStatistics!}}");
const HeroCarouselPart = /*#__PURE__*/part("HeroCarousel","HeroCarouselShelf","id title secondsPerSlide slides{id eyebrow title text label deepLink{~DeepLinks!}art}");
const HistoryPart = /*#__PURE__*/part("History","HistoryShelf","id title sectionId filters{id label}periods{id label}emptyTitle emptyText");
const HistoryHeldPart = /*#__PURE__*/part("HistoryHeld","HistoryShelf","id page{~HistoryEntries!}");
const HistoryEntriesPart = /*#__PURE__*/part("HistoryEntries","HistoryPage","entries{id title detail at state receiptId casinoSessionId casinoRounds amount{~Amount!}asked{~Amount!}}pageInfo{endCursor hasNextPage}");
const ImagePart = /*#__PURE__*/part("Image","ImageShelf","id url alt caption width height maxWidth deepLink{~DeepLinks!}");
const LimitHistoryPart = /*#__PURE__*/part("LimitHistory","LimitHistoryShelf","id title emptyTitle emptyText");
const LimitHistoryHeldPart = /*#__PURE__*/part("LimitHistoryHeld","LimitHistoryShelf","id section{~LimitHistoryPage!}");
const LimitHistoryPagePart = /*#__PURE__*/part("LimitHistoryPage","RgLimitHistorySection","items{id label isActive start end amount{~Amount!}timeLimit}endCursor hasNextPage");
const LinkPromptPart = /*#__PURE__*/part("LinkPrompt","LinkPromptShelf","id title text linkLabel dismissLabel");
const LinkedAccountsPart = /*#__PURE__*/part("LinkedAccounts","LinkedAccountsShelf","id accountTitle linkText linkLabel unlinkLabel emptyTitle emptyText");
const LinkingResultPart = /*#__PURE__*/part("LinkingResult","LinkingResultShelf","id waitingTitle waitingText linkedTitle linkedText doneLabel againLabel cancelLabel");
const LiveEventsPart = /*#__PURE__*/part("LiveEvents","LiveEventsShelf","id title emptyText columns{~EventGridColumn!}rows{~EventGridRow!}");
const LoginPreferencesPart = /*#__PURE__*/part("LoginPreferences","LoginPreferencesShelf","id title text");
const LoginPreferencesHeldPart = /*#__PURE__*/part("LoginPreferencesHeld","LoginPreferencesShelf","id isStrongAuthEnabled");
const LoyaltyDashboardPart = /*#__PURE__*/part("LoyaltyDashboard","LoyaltyDashboardShelf","id title tiers{id name tierBounds{lowerBound upperBound}}pointsEarningMethods{id label pointsLabel}");
const LoyaltyDashboardHeldPart = /*#__PURE__*/part("LoyaltyDashboardHeld","LoyaltyDashboardShelf","id standing{tier tierName nextTierName tierBounds{lowerBound upperBound}tierPoints pointsToNextTier}redemption{redeemable cashBalance{~LoyaltyBalanceLine!}creditBalance{~LoyaltyBalanceLine!}methods{id label description}}");
const LoyaltyBalanceLinePart = /*#__PURE__*/part("LoyaltyBalanceLine","LoyaltyBalance","label amount{formattedAmount}tooltip");
const MarketGridPart = /*#__PURE__*/part("MarketGrid","MarketGridShelf","id title more{__typename canonicalUrl}columns{~EventGridColumn!}rows{~EventGridRow!}");
const MarketGroupsPart = /*#__PURE__*/part("MarketGroups","MarketGroupsShelf","id marketTabs:tabs{id label groups{id title markets{id name type status selections{~SelectionLabel!}}}}");
const OnboardingPart = /*#__PURE__*/part("Onboarding","OnboardingShelf","id fundTitle welcomeTitle text depositLabel skipLabel promotion{id title shortDescription illustration primaryCta termsOfUse deepLink{promotionId}}");
const OwnLimitPart = /*#__PURE__*/part("OwnLimit","OwnLimitShelf","id title text");
const OwnLimitHeldPart = /*#__PURE__*/part("OwnLimitHeld","OwnLimitShelf","id item{~OwnLimitItem!}");
const OwnLimitItemPart = /*#__PURE__*/part("OwnLimitItem","RgLimitItem","id limitType period title active{description badge hours}pending{id state description badge startsAt}used{~Amount!}options{id label}");
const ParlaySuggestionsPart = /*#__PURE__*/part("ParlaySuggestions","ParlaySuggestionsShelf","id title suggestions{id title featuredBetId isQuickBet suggestedBetAmount odds{numeratorLong denominatorLong}legs{selection{~SelectionLabel!}event{id name canonicalUrl}}}");
const PromotionDetailsPart = /*#__PURE__*/part("PromotionDetails","PromotionDetailsShelf","id standing promotion{~PromotionCard! description startsAt isForPlayers secondaryCta secondaryCtaDeepLink{~DeepLinks!}}");
const PromotionsPart = /*#__PURE__*/part("Promotions","PromotionsShelf","id title promotions{~PromotionCard!}");
const PromotionsEnrolledPart = /*#__PURE__*/part("PromotionsEnrolled","PromotionsShelf","id promotions{~PromotionEnrolled!}");
const QuickLinksPart = /*#__PURE__*/part("QuickLinks","QuickLinksShelf","id title links{id label icon deepLink{~DeepLinks!}}");
const ReferralsPart = /*#__PURE__*/part("Referrals","ReferralsShelf","id title text");
const ReferralsOwnPart = /*#__PURE__*/part("ReferralsOwn","ReferralsShelf","id referrals{code path inProgress completed}");
const SearchResultsPart = /*#__PURE__*/part("SearchResults","SearchResultsShelf","id searchTerm scopes{id label count emptyTitle emptyText results{__typename ?HeadToHeadResult{id event{~EventLine!}}?SpecialResult{id title text icon deepLink{__typename canonicalUrl}}?StandardResult{id game{~GameTile!}}}}");
const SharedBetPart = /*#__PURE__*/part("SharedBet","SharedBetShelf","id openTitle addLabel addManyLabel closedTitle missingTitle missingText homeLabel");
const SharedLegPart = /*#__PURE__*/part("SharedLeg","SharedLeg","id marketSelectionId selectionName marketName points{formattedPoints}event{id name startTime canonicalUrl}ineligibleReason");
const SignUpElsewherePart = /*#__PURE__*/part("SignUpElsewhere","SignUpElsewhereShelf","id title text copyLabel logInLabel supportLabel");
const SignedUpPart = /*#__PURE__*/part("SignedUp","SignedUpShelf","id visitor{~SignedUpStep!}ready{~SignedUpStep!}pending{~SignedUpStep!}document{~SignedUpStep!}refused{~SignedUpStep!}busyLabel pictureLabel unreadableText supportLabel supportUrl");
const SignedUpStepPart = /*#__PURE__*/part("SignedUpStep","SignedUpStep","title text label");
const SignedUpHeldPart = /*#__PURE__*/part("SignedUpHeld","SignedUpShelf","id identityStatus");
const StandingsPart = /*#__PURE__*/part("Standings","StandingsShelf","id title emptyText columns{key label fullLabel}rows{id rank participant{~ParticipantMark!}values}");
const StatisticsPart = /*#__PURE__*/part("Statistics","StatisticsShelf","id title emptyText sides{away{~ParticipantMark!}home{~ParticipantMark!}}statistics{id title rows{id label away home awayShare}}");
const StreamPlayerPart = /*#__PURE__*/part("StreamPlayer","StreamPlayerShelf","id title upcomingText event{id name status hasLiveStream homeParticipant{~ParticipantMark!}awayParticipant{~ParticipantMark!}}");
const SupportChatPart = /*#__PURE__*/part("SupportChat","SupportChatShelf","id text startLabel backLabel");
const TabsPart = /*#__PURE__*/part("Tabs","TabsShelf","id tabs{region label deepLink{~DeepLinks!}}");
const TaxFormsPart = /*#__PURE__*/part("TaxForms","TaxFormsShelf","id title emptyTitle emptyText");
const TaxFormsHeldPart = /*#__PURE__*/part("TaxFormsHeld","TaxFormsShelf","id years{year forms{w2gId displayName downloadUrl}}");
const VideoPart = /*#__PURE__*/part("Video","VideoShelf","id title url posterUrl captionsUrl transcript width height");
const AmountPart = /*#__PURE__*/part("Amount","Money","amountLong currency formattedAmount");
const PricePart = /*#__PURE__*/part("Price","Odds","numeratorLong denominatorLong");
const CategoryEntryPart = /*#__PURE__*/part("CategoryEntry","CasinoCategory","id label icon gameCount art{~Art!}deepLink{__typename canonicalUrl}");
const GameTilePart = /*#__PURE__*/part("GameTile","CasinoGame","id title provider available exclusive featured newBadge multiplayer betBehind freeReward jackpot{id label amount{~Amount!}}art{~Art!}deepLink{__typename categorySlug gameProviderGameId}");
const ArtPart = /*#__PURE__*/part("Art","GameArt","seed theme");
const DialogButtonPartsPart = /*#__PURE__*/part("DialogButtonParts","DialogButton","id label type style deepLink{~DeepLinks!}");
const EventGridColumnPart = /*#__PURE__*/part("EventGridColumn","MarketColumn","key label");
const EventGridRowPart = /*#__PURE__*/part("EventGridRow","MarketGridRow","id event{id name startTime status matchProgress canonicalUrl marketCount hasLiveStream hasStatistics sport{id slug}competition{id name}homeParticipant{~ParticipantMark!}awayParticipant{~ParticipantMark!}scoreboard{~ScoreboardState!}}cells{columnKey selections{~SelectionLabel!}}");
const EventLinePart = /*#__PURE__*/part("EventLine","Event","id name startTime status matchProgress canonicalUrl homeParticipant{~ParticipantMark!}awayParticipant{~ParticipantMark!}scoreboard{~ScoreboardState!}");
const ParticipantMarkPart = /*#__PURE__*/part("ParticipantMark","Participant","id name fullName abbreviation record crest{primary secondary form initials}");
const ScoreboardStatePart = /*#__PURE__*/part("ScoreboardState","Scoreboard","homeScore awayScore period clock turn situation");
const LinkedAccountFieldsPart = /*#__PURE__*/part("LinkedAccountFields","LinkedAccount","id linked label accountType lastUpdatedAt");
const SelectionLabelPart = /*#__PURE__*/part("SelectionLabel","MarketSelection","id eventId type marketName name{cleanName minimalName fullName}points{decimalPoints formattedPoints}");
const PromotionCardPart = /*#__PURE__*/part("PromotionCard","PromotionCard","id title shortDescription illustration primaryCta primaryCtaDeepLink{~DeepLinks!}termsOfUse endsAt deepLink{__typename promotionId}");
const PromotionEnrolledPart = /*#__PURE__*/part("PromotionEnrolled","PromotionCard","id enrollmentStatus");
const DefaultPart = /*#__PURE__*/part("Default","DefaultReceiptLine","id label value style");
const HeaderPart = /*#__PURE__*/part("Header","HeaderReceiptLine","id title subtitle");
const InformationPart = /*#__PURE__*/part("Information","InformationReceiptLine","id text");
const ListPart = /*#__PURE__*/part("List","ListReceiptLine","id title ordered items");
const LocationPart = /*#__PURE__*/part("Location","LocationReceiptLine","id title name address distance");
const PromptPart = /*#__PURE__*/part("Prompt","PromptReceiptLine","id title body linkLabel deepLink{~DeepLinks!}");
const SeparatorPart = /*#__PURE__*/part("Separator","SeparatorReceiptLine","id");
const WarningPart = /*#__PURE__*/part("Warning","WarningReceiptLine","id title text");
const WorkingHoursPart = /*#__PURE__*/part("WorkingHours","WorkingHoursReceiptLine","id title hours{label value}linkLabel deepLink{~DeepLinks!}");
const ReceiptPart = /*#__PURE__*/part("Receipt","Receipt","id revision total{~Amount!}lines{id kind criticality fallback{~Fallback!}label trackingId absence node{~ReceiptLines!}}");
const GameLaunchPart = /*#__PURE__*/part("GameLaunch","CasinoLaunchResult","errors{kind message headerMessage footerMessage callToAction{label deepLink{~DeepLinks!}}}launchUrl sessionId embeddedRedirectUrl");
const LayoutOutlinePart = /*#__PURE__*/part("LayoutOutline","Layout","id surface revision changesAt slots{id parent region}");
const BalancesFieldsPart = /*#__PURE__*/part("BalancesFields","Balances","id version globalBalance{amountLong currency formattedAmount}totalPlayableBalance{amountLong currency formattedAmount}playableBalance{amountLong currency formattedAmount}withdrawableBalance{amountLong currency formattedAmount}restrictedBalance{amountLong currency formattedAmount}bonusBalance{amountLong currency formattedAmount}");
const AccountFieldsPart = /*#__PURE__*/part("AccountFields","Account","id firstName lastName email username lastLoginAt realityCheckinInterval requiresResponsibleGamingAcknowledgement casinoRestriction{active expiresAt}userPreferences{autoAcceptOddsChanges oddsFormat}balances{~BalancesFields!}");
const BetErrorFieldsPart = /*#__PURE__*/part("BetErrorFields","BetError","code message priority displayType subjectId disableAwardsDisplay");
const DraftBetFieldsPart = /*#__PURE__*/part("DraftBetFields","DraftBet","id type betAmount{amountLong}winAmount{amountLong}patronSetAmountType placeBetDelayMilliseconds ~DraftRewardsFields! sameGameRule draftLegs{id eventId eventName eventStatus startsAt marketName marketType marketSelection{id type name{defaultName}odds{numeratorLong denominatorLong}status points{decimalPoints}}acceptedOdds{numeratorLong denominatorLong}acceptedPoints{decimalPoints}errors{~BetErrorFields!}}errors{~BetErrorFields!}");
const BetslipFieldsPart = /*#__PURE__*/part("BetslipFields","Betslip","id version errors{~BetErrorFields!}straight{errors{~BetErrorFields!}draftBetEventGroupings{id draftBets{~DraftBetFields!}}}parlay{errors{~BetErrorFields!}draftBet{~DraftBetFields!}}teaser{errors{~BetErrorFields!}teaserDraftBet{id label draftBet{id betAmount{amountLong}winAmount{amountLong}patronSetAmountType placeBetDelayMilliseconds ~DraftRewardsFields! totalOdds{numeratorLong denominatorLong}draftLegs{id marketSelection{id}}errors{~BetErrorFields!}}teaserPoints{decimalPoints}teaserPreviews{enabled name rule drop dropsTo{legs totalOdds{numeratorLong denominatorLong}}terms points{decimalPoints}legPoints{decimalPoints}totalOdds{numeratorLong denominatorLong}}}}roundRobin{errors{~BetErrorFields!}draftBets{id betAmount{amountLong}amountSourceType availablePromotionalCreditBalance{amountLong}errors{~BetErrorFields!}}}");
const PlacedBetSummaryPart = /*#__PURE__*/part("PlacedBetSummary","PlacedBet","id rawId version type status outcome placedAt numLegs numberOfCombinations betAmount{amountLong currency formattedAmount}winAmount{amountLong currency formattedAmount}potentialPayoutAmount{amountLong currency formattedAmount}totalOdds{numeratorLong denominatorLong}amountSourceType featuredBetTitle legs{id ordinal marketSelectionId selectionName marketName outcome odds{numeratorLong denominatorLong}points{formattedPoints}event{id name}}");
const PlaceBetsResultFieldsPart = /*#__PURE__*/part("PlaceBetsResultFields","PlaceBetsResult","placementId accepted placedBets{~PlacedBetSummary! receipt{~Receipt!}}errors{~BetErrorFields!}balances{~BalancesFields!}");
const DraftRewardsFieldsPart = /*#__PURE__*/part("DraftRewardsFields","DraftBet","id amountSourceType selectedFreeBetId selectedProfitBoostId availablePromotionalCreditBalance{amountLong}availableFreeBets{rawId title isRestricted numberOfLegsRestrictionLabel eventRestrictionLabel expiresTime amount{amountLong}}availableProfitBoosts{rawId title percent isRestricted numberOfLegsRestrictionLabel eventRestrictionLabel expiresTime maximumAmount{amountLong}}");
const GeolocationErrorFieldsPart = /*#__PURE__*/part("GeolocationErrorFields","GeolocationError","code message result resolution");
const ActionsPart = /*#__PURE__*/part("Actions","Action","__typename ?AcknowledgeAction{id label ackType requirements next{~DeepLinks!}}?SetUserPreferenceAction{id label requirements next{~DeepLinks!}}?OptInPromotionAction{id label promotionId requirements next{~DeepLinks!}}?DismissPromptAction{id label promptType requirements next{~DeepLinks!}}?SubmitFormAction{id label formId successText requirements next{~DeepLinks!}}");
const CasinoShelvesPart = /*#__PURE__*/part("CasinoShelves","CasinoShelf","__typename ?GameDetailsShelf{id ~GameDetails}?GameRailShelf{id presentation ~GameRail}?LobbyBannerShelf{id ~LobbyBanner}?CategoryPillsShelf{id ~CategoryPills}?GameProvidersShelf{id ~GameProviders}?LiveGamesShelf{id ~LiveGames}?CrossSellShelf{id ~CrossSell}?CategoryGamesShelf{id ~CategoryGames}?GameSearchShelf{id ~GameSearch}?RecentGamesShelf{id ~RecentGames}?CasinoRewardsShelf{id ~CasinoRewards}?CasinoPromotionsShelf{id ~CasinoPromotions}?FreeToPlayShelf{id presentation ~FreeToPlay}");
const DeepLinksPart = /*#__PURE__*/part("DeepLinks","DeepLink","__typename ?AccountMenuDeepLink{canonicalUrl}?AccountMenuItemDeepLink{slug}?BetHistorySectionDeepLink{sectionId}?CardProviderDeepLink{transactionType paymentProviderId}?CashAtCasinoDeepLink{transactionType}?CasinoCategoryShelfDeepLink{categorySlug}?CasinoGameDeepLink{categorySlug gameProviderGameId}?CasinoRewardsShelfDeepLink{lobbySlug}?ConfirmationDeepLink{withdrawalId}?ContactSupportDeepLink{topic}?FormDeepLink{formId}?IdentityDeepLink{page}?InteracConfirmationDeepLink{withdrawalId}?ModalDeepLink{dialogId}?OpenBetslipDeepLink{marketSelectionIds}?PromotionDeepLink{promotionId}?PromotionListDeepLink{tagId}?ReceiptDeepLink{receiptId}?ResponsibleGamingShelfDeepLink{limit}?ScorePayDeepLink{transactionType}?SelectFacilityDeepLink{transactionType paymentProviderId}?SportsbookPageDeepLink{canonicalUrl}?VendorInformationDeepLink{transactionType paymentProviderId}?WebPageDeepLink{url opensNewWindow}?WireTransferFirstDeepLink{transactionType}?WireTransferRepeatDeepLink{transactionType}");
const DialogsPart = /*#__PURE__*/part("Dialogs","DialogNode","__typename ?CustomDialog{id ~Custom}?LocationPromptDialog{id ~LocationPrompt}?DepositAcknowledgementDialog{id ~DepositAcknowledgement}?MaintenanceDialog{id ~Maintenance}?AppPromptDialog{id ~AppPrompt}?AnonymousExperienceDialog{id ~AnonymousExperience}?CasinoBalanceUsageDialog{id ~CasinoBalanceUsage}?AppTourDialog{id ~AppTour}?BigWinUploadDialog{id ~BigWinUpload}");
const FormsPart = /*#__PURE__*/part("Forms","FormNode","__typename ?ConsentForm{id ~Consent}?FieldsForm{id ~Fields}?TipForm{id ~Tip}");
const MenuShelvesPart = /*#__PURE__*/part("MenuShelves","MenuShelf","__typename ?AccountItemsShelf{id ~AccountItems}?SportsTreeShelf{id ~SportsTree}?CasinoMenuShelf{id ~CasinoMenu}?AwardsShelf{id ~Awards}?ReferralShelf{id ~Referral}?LoyaltyShelf{id ~Loyalty}?LinkColumnShelf{id ~LinkColumn}?StoreLinksShelf{id ~StoreLinks}?AccountEntryShelf{id ~AccountEntry}?SearchBoxShelf{id ~SearchBox}");
const PageShelvesPart = /*#__PURE__*/part("PageShelves","PageShelf","__typename ?BetListShelf{id ~BetList}?EventHeaderShelf{id ~EventHeader}?FeaturedEventsShelf{id ~FeaturedEvents}?LiveEventsShelf{id ~LiveEvents}?MarketGridShelf{id ~MarketGrid}?MarketGroupsShelf{id ~MarketGroups}?PromotionsShelf{id ~Promotions}?QuickLinksShelf{id ~QuickLinks}?TabsShelf{id ~Tabs}?HeroCarouselShelf{id ~HeroCarousel}?ColumnsShelf{id ~Columns}?EditorialShelf{id ~Editorial}?CountdownShelf{id ~Countdown}?ImageShelf{id ~Image}?StandingsShelf{id ~Standings}?ParlaySuggestionsShelf{id ~ParlaySuggestions}?CollectionShelf{id ~Collection}?PromotionDetailsShelf{id ~PromotionDetails}?StatisticsShelf{id ~Statistics}?SearchResultsShelf{id ~SearchResults}?VideoShelf{id ~Video}?FrameShelf{id ~Frame}?StreamPlayerShelf{id ~StreamPlayer}?HistoryShelf{id ~History}?AccountSummaryShelf{id ~AccountSummary}?AwardDetailsShelf{id ~AwardDetails}?ChangePasswordShelf{id ~ChangePassword}?LoginPreferencesShelf{id ~LoginPreferences}?LoyaltyDashboardShelf{id ~LoyaltyDashboard}?TaxFormsShelf{id ~TaxForms}?OwnLimitShelf{id ~OwnLimit}?LimitHistoryShelf{id ~LimitHistory}?ReferralsShelf{id ~Referrals}?BetBuilderShelf{id ~BetBuilder}?GameFactsShelf{id ~GameFacts}?CasinoSessionRoundsShelf{id ~CasinoSessionRounds}?CasinoRoundShelf{id ~CasinoRound}?DisplayPreferencesShelf{id ~DisplayPreferences}?SignUpElsewhereShelf{id ~SignUpElsewhere}?SharedBetShelf{id ~SharedBet}?OnboardingShelf{id ~Onboarding}?SignedUpShelf{id ~SignedUp}?SupportChatShelf{id ~SupportChat}?LinkedAccountsShelf{id ~LinkedAccounts}?LinkPromptShelf{id ~LinkPrompt}?LinkingResultShelf{id ~LinkingResult}");
const ReceiptLinesPart = /*#__PURE__*/part("ReceiptLines","ReceiptLine","__typename ?DefaultReceiptLine{id amount{~Amount!}~Default}?HeaderReceiptLine{id ~Header}?InformationReceiptLine{id ~Information}?ListReceiptLine{id ~List}?LocationReceiptLine{id ~Location}?PromptReceiptLine{id ~Prompt}?SeparatorReceiptLine{id ~Separator}?WarningReceiptLine{id ~Warning}?WorkingHoursReceiptLine{id ~WorkingHours}");
const PaymentProvidersPagePart = /*#__PURE__*/part("PaymentProvidersPage","PaymentProvidersLandingPage","permitted message providers{~PaymentProviderFields!}preferredProvider{id}");
const PaymentProviderFieldsPart = /*#__PURE__*/part("PaymentProviderFields","PaymentProvider","id name code description details availability supportsMethods excluded warning minimumAmount{formattedAmount}maximumAmount{formattedAmount}preferredMethod{id}methods{id name description}methodOptions{newMethodsPermitted manageMethodsPermitted paymentsMethodsHeader}");
const PaymentOutcomePart = /*#__PURE__*/part("PaymentOutcome","PaymentResult","permitted succeeded userErrors{field message}uri{webUrl transactionId deepLink{__typename}}");
const WithdrawalConfirmationFieldsPart = /*#__PURE__*/part("WithdrawalConfirmationFields","WithdrawalConfirmation","permitted succeeded userErrors{field message}amount{formattedAmount}providerName methodName balanceAfter{formattedAmount}");
export const DismissalsFragmentDoc = { kind: 'Document', definitions: [DismissalsPart] } as unknown as DocumentNode<DismissalsFragment, unknown>;
export const EnrollmentFragmentDoc = { kind: 'Document', definitions: [EnrollmentPart] } as unknown as DocumentNode<EnrollmentFragment, unknown>;
export const ActionOutcomeFragmentDoc = { kind: 'Document', definitions: [ActionOutcomePart, ActionErrorPart] } as unknown as DocumentNode<ActionOutcomeFragment, unknown>;
export const ActionErrorFragmentDoc = { kind: 'Document', definitions: [ActionErrorPart] } as unknown as DocumentNode<ActionErrorFragment, unknown>;
export const CasinoPromotionsFragmentDoc = { kind: 'Document', definitions: [CasinoPromotionsPart, PromotionCardPart, DeepLinksPart] } as unknown as DocumentNode<CasinoPromotionsFragment, unknown>;
export const CasinoRewardsFragmentDoc = { kind: 'Document', definitions: [CasinoRewardsPart] } as unknown as DocumentNode<CasinoRewardsFragment, unknown>;
export const CasinoRewardsHeldFragmentDoc = { kind: 'Document', definitions: [CasinoRewardsHeldPart, GameTilePart, AmountPart, ArtPart] } as unknown as DocumentNode<CasinoRewardsHeldFragment, unknown>;
export const CategoryGamesFragmentDoc = { kind: 'Document', definitions: [CategoryGamesPart, GamePagePart, GameTilePart, AmountPart, ArtPart] } as unknown as DocumentNode<CategoryGamesFragment, unknown>;
export const GamePageFragmentDoc = { kind: 'Document', definitions: [GamePagePart, GameTilePart, AmountPart, ArtPart] } as unknown as DocumentNode<GamePageFragment, unknown>;
export const CategoryPillsFragmentDoc = { kind: 'Document', definitions: [CategoryPillsPart, CategoryEntryPart, ArtPart] } as unknown as DocumentNode<CategoryPillsFragment, unknown>;
export const CrossSellFragmentDoc = { kind: 'Document', definitions: [CrossSellPart, DeepLinksPart] } as unknown as DocumentNode<CrossSellFragment, unknown>;
export const FreeToPlayFragmentDoc = { kind: 'Document', definitions: [FreeToPlayPart, GameTilePart, AmountPart, ArtPart] } as unknown as DocumentNode<FreeToPlayFragment, unknown>;
export const GameDetailsFragmentDoc = { kind: 'Document', definitions: [GameDetailsPart, AmountPart, ArtPart] } as unknown as DocumentNode<GameDetailsFragment, unknown>;
export const GameProvidersFragmentDoc = { kind: 'Document', definitions: [GameProvidersPart, CategoryEntryPart, ArtPart] } as unknown as DocumentNode<GameProvidersFragment, unknown>;
export const GameRailFragmentDoc = { kind: 'Document', definitions: [GameRailPart, GameTilePart, AmountPart, ArtPart] } as unknown as DocumentNode<GameRailFragment, unknown>;
export const GameSearchFragmentDoc = { kind: 'Document', definitions: [GameSearchPart, GameTilePart, AmountPart, ArtPart] } as unknown as DocumentNode<GameSearchFragment, unknown>;
export const LiveGamesFragmentDoc = { kind: 'Document', definitions: [LiveGamesPart, GameTilePart, AmountPart, ArtPart] } as unknown as DocumentNode<LiveGamesFragment, unknown>;
export const LobbyBannerFragmentDoc = { kind: 'Document', definitions: [LobbyBannerPart, DeepLinksPart, ArtPart] } as unknown as DocumentNode<LobbyBannerFragment, unknown>;
export const RecentGamesFragmentDoc = { kind: 'Document', definitions: [RecentGamesPart] } as unknown as DocumentNode<RecentGamesFragment, unknown>;
export const RecentGamesPlayedFragmentDoc = { kind: 'Document', definitions: [RecentGamesPlayedPart, GameTilePart, AmountPart, ArtPart] } as unknown as DocumentNode<RecentGamesPlayedFragment, unknown>;
export const AnonymousExperienceFragmentDoc = { kind: 'Document', definitions: [AnonymousExperiencePart, DialogButtonPartsPart, DeepLinksPart] } as unknown as DocumentNode<AnonymousExperienceFragment, unknown>;
export const AppPromptFragmentDoc = { kind: 'Document', definitions: [AppPromptPart, DeepLinksPart] } as unknown as DocumentNode<AppPromptFragment, unknown>;
export const AppTourFragmentDoc = { kind: 'Document', definitions: [AppTourPart] } as unknown as DocumentNode<AppTourFragment, unknown>;
export const BigWinUploadFragmentDoc = { kind: 'Document', definitions: [BigWinUploadPart, DeepLinksPart] } as unknown as DocumentNode<BigWinUploadFragment, unknown>;
export const CasinoBalanceUsageFragmentDoc = { kind: 'Document', definitions: [CasinoBalanceUsagePart, ActionsPart, DeepLinksPart] } as unknown as DocumentNode<CasinoBalanceUsageFragment, unknown>;
export const CustomFragmentDoc = { kind: 'Document', definitions: [CustomPart, DialogButtonPartsPart, DeepLinksPart] } as unknown as DocumentNode<CustomFragment, unknown>;
export const DepositAcknowledgementFragmentDoc = { kind: 'Document', definitions: [DepositAcknowledgementPart, ActionsPart, DeepLinksPart] } as unknown as DocumentNode<DepositAcknowledgementFragment, unknown>;
export const LocationPromptFragmentDoc = { kind: 'Document', definitions: [LocationPromptPart] } as unknown as DocumentNode<LocationPromptFragment, unknown>;
export const MaintenanceFragmentDoc = { kind: 'Document', definitions: [MaintenancePart, DeepLinksPart] } as unknown as DocumentNode<MaintenanceFragment, unknown>;
export const DialogFrameFragmentDoc = { kind: 'Document', definitions: [DialogFramePart, FallbackPart, DialogsPart, CustomPart, DialogButtonPartsPart, DeepLinksPart, LocationPromptPart, DepositAcknowledgementPart, ActionsPart, MaintenancePart, AppPromptPart, AnonymousExperiencePart, CasinoBalanceUsagePart, AppTourPart, BigWinUploadPart] } as unknown as DocumentNode<DialogFrameFragment, unknown>;
export const ConsentFragmentDoc = { kind: 'Document', definitions: [ConsentPart, ActionsPart, DeepLinksPart] } as unknown as DocumentNode<ConsentFragment, unknown>;
export const FieldsFragmentDoc = { kind: 'Document', definitions: [FieldsPart, ActionsPart, DeepLinksPart] } as unknown as DocumentNode<FieldsFragment, unknown>;
export const TipFragmentDoc = { kind: 'Document', definitions: [TipPart, ActionsPart, DeepLinksPart] } as unknown as DocumentNode<TipFragment, unknown>;
export const FormPartsFragmentDoc = { kind: 'Document', definitions: [FormPartsPart, FallbackPart, FormsPart, ConsentPart, ActionsPart, DeepLinksPart, FieldsPart, TipPart] } as unknown as DocumentNode<FormPartsFragment, unknown>;
export const FallbackFragmentDoc = { kind: 'Document', definitions: [FallbackPart] } as unknown as DocumentNode<FallbackFragment, unknown>;
export const SlotFrameFragmentDoc = { kind: 'Document', definitions: [SlotFramePart, FallbackPart, CasinoShelvesPart, GameDetailsPart, AmountPart, ArtPart, GameRailPart, GameTilePart, LobbyBannerPart, DeepLinksPart, CategoryPillsPart, CategoryEntryPart, GameProvidersPart, LiveGamesPart, CrossSellPart, CategoryGamesPart, GamePagePart, GameSearchPart, RecentGamesPart, CasinoRewardsPart, CasinoPromotionsPart, PromotionCardPart, FreeToPlayPart, MenuShelvesPart, AccountItemsPart, AccountLeafPart, SportsTreePart, SportsEntryPart, CasinoMenuPart, AwardsPart, ReferralPart, LoyaltyPart, LinkColumnPart, StoreLinksPart, AccountEntryPart, SearchBoxPart, PageShelvesPart, BetListPart, EventHeaderPart, ParticipantMarkPart, ScoreboardStatePart, FeaturedEventsPart, SelectionLabelPart, LiveEventsPart, EventGridColumnPart, EventGridRowPart, MarketGridPart, MarketGroupsPart, PromotionsPart, QuickLinksPart, TabsPart, HeroCarouselPart, ColumnsPart, EditorialPart, CountdownPart, ImagePart, StandingsPart, ParlaySuggestionsPart, CollectionPart, CollectionItemsPart, EventLinePart, PromotionDetailsPart, StatisticsPart, SearchResultsPart, VideoPart, FramePart, StreamPlayerPart, HistoryPart, AccountSummaryPart, AwardDetailsPart, ChangePasswordPart, LoginPreferencesPart, LoyaltyDashboardPart, TaxFormsPart, OwnLimitPart, LimitHistoryPart, ReferralsPart, BetBuilderPart, GameFactsPart, GameStatisticsPart, PeriodPart, CasinoSessionRoundsPart, CasinoRoundPart, DisplayPreferencesPart, SignUpElsewherePart, SharedBetPart, OnboardingPart, SignedUpPart, SignedUpStepPart, SupportChatPart, LinkedAccountsPart, LinkPromptPart, LinkingResultPart] } as unknown as DocumentNode<SlotFrameFragment, unknown>;
export const PageSlotsFragmentDoc = { kind: 'Document', definitions: [PageSlotsPart, SlotFramePart, FallbackPart, CasinoShelvesPart, GameDetailsPart, AmountPart, ArtPart, GameRailPart, GameTilePart, LobbyBannerPart, DeepLinksPart, CategoryPillsPart, CategoryEntryPart, GameProvidersPart, LiveGamesPart, CrossSellPart, CategoryGamesPart, GamePagePart, GameSearchPart, RecentGamesPart, CasinoRewardsPart, CasinoPromotionsPart, PromotionCardPart, FreeToPlayPart, MenuShelvesPart, AccountItemsPart, AccountLeafPart, SportsTreePart, SportsEntryPart, CasinoMenuPart, AwardsPart, ReferralPart, LoyaltyPart, LinkColumnPart, StoreLinksPart, AccountEntryPart, SearchBoxPart, PageShelvesPart, BetListPart, EventHeaderPart, ParticipantMarkPart, ScoreboardStatePart, FeaturedEventsPart, SelectionLabelPart, LiveEventsPart, EventGridColumnPart, EventGridRowPart, MarketGridPart, MarketGroupsPart, PromotionsPart, QuickLinksPart, TabsPart, HeroCarouselPart, ColumnsPart, EditorialPart, CountdownPart, ImagePart, StandingsPart, ParlaySuggestionsPart, CollectionPart, CollectionItemsPart, EventLinePart, PromotionDetailsPart, StatisticsPart, SearchResultsPart, VideoPart, FramePart, StreamPlayerPart, HistoryPart, AccountSummaryPart, AwardDetailsPart, ChangePasswordPart, LoginPreferencesPart, LoyaltyDashboardPart, TaxFormsPart, OwnLimitPart, LimitHistoryPart, ReferralsPart, BetBuilderPart, GameFactsPart, GameStatisticsPart, PeriodPart, CasinoSessionRoundsPart, CasinoRoundPart, DisplayPreferencesPart, SignUpElsewherePart, SharedBetPart, OnboardingPart, SignedUpPart, SignedUpStepPart, SupportChatPart, LinkedAccountsPart, LinkPromptPart, LinkingResultPart] } as unknown as DocumentNode<PageSlotsFragment, unknown>;
export const PagePlayerSlotsFragmentDoc = { kind: 'Document', definitions: [PagePlayerSlotsPart, BetListSectionPart, BetSectionPart, AmountPart, BetPagePart, BetCardPart, CashOutStatePart, PricePart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart, PromotionsEnrolledPart, PromotionEnrolledPart, RecentGamesPlayedPart, GameTilePart, ArtPart, CasinoRewardsHeldPart, AwardsHeldPart, CashbackHeldPart, ReferralSeenPart, OwnLimitHeldPart, OwnLimitItemPart, LimitHistoryHeldPart, LimitHistoryPagePart, TaxFormsHeldPart, LoyaltyHeldPart, LoyaltyDashboardHeldPart, LoyaltyBalanceLinePart, HistoryHeldPart, HistoryEntriesPart, CasinoSessionRoundsHeldPart, PlayedSessionPart, PlayedRoundsPart, CasinoRoundHeldPart, PlayedRoundPart, AccountSummaryHeldPart, AccountFieldsPart, BalancesFieldsPart, ReferralsOwnPart, AwardDetailsHeldPart, SignedUpHeldPart, LoginPreferencesHeldPart] } as unknown as DocumentNode<PagePlayerSlotsFragment, unknown>;
export const AccountEntryFragmentDoc = { kind: 'Document', definitions: [AccountEntryPart] } as unknown as DocumentNode<AccountEntryFragment, unknown>;
export const AccountItemsFragmentDoc = { kind: 'Document', definitions: [AccountItemsPart, AccountLeafPart, DeepLinksPart] } as unknown as DocumentNode<AccountItemsFragment, unknown>;
export const AccountLeafFragmentDoc = { kind: 'Document', definitions: [AccountLeafPart, DeepLinksPart] } as unknown as DocumentNode<AccountLeafFragment, unknown>;
export const AwardsFragmentDoc = { kind: 'Document', definitions: [AwardsPart] } as unknown as DocumentNode<AwardsFragment, unknown>;
export const CashbackHeldFragmentDoc = { kind: 'Document', definitions: [CashbackHeldPart] } as unknown as DocumentNode<CashbackHeldFragment, unknown>;
export const AwardsHeldFragmentDoc = { kind: 'Document', definitions: [AwardsHeldPart] } as unknown as DocumentNode<AwardsHeldFragment, unknown>;
export const CasinoMenuFragmentDoc = { kind: 'Document', definitions: [CasinoMenuPart] } as unknown as DocumentNode<CasinoMenuFragment, unknown>;
export const LinkColumnFragmentDoc = { kind: 'Document', definitions: [LinkColumnPart, DeepLinksPart] } as unknown as DocumentNode<LinkColumnFragment, unknown>;
export const LoyaltyFragmentDoc = { kind: 'Document', definitions: [LoyaltyPart] } as unknown as DocumentNode<LoyaltyFragment, unknown>;
export const LoyaltyHeldFragmentDoc = { kind: 'Document', definitions: [LoyaltyHeldPart] } as unknown as DocumentNode<LoyaltyHeldFragment, unknown>;
export const ReferralFragmentDoc = { kind: 'Document', definitions: [ReferralPart, DeepLinksPart] } as unknown as DocumentNode<ReferralFragment, unknown>;
export const ReferralSeenFragmentDoc = { kind: 'Document', definitions: [ReferralSeenPart] } as unknown as DocumentNode<ReferralSeenFragment, unknown>;
export const SearchBoxFragmentDoc = { kind: 'Document', definitions: [SearchBoxPart] } as unknown as DocumentNode<SearchBoxFragment, unknown>;
export const SportsTreeFragmentDoc = { kind: 'Document', definitions: [SportsTreePart, SportsEntryPart] } as unknown as DocumentNode<SportsTreeFragment, unknown>;
export const SportsEntryFragmentDoc = { kind: 'Document', definitions: [SportsEntryPart] } as unknown as DocumentNode<SportsEntryFragment, unknown>;
export const StoreLinksFragmentDoc = { kind: 'Document', definitions: [StoreLinksPart, DeepLinksPart] } as unknown as DocumentNode<StoreLinksFragment, unknown>;
export const AccountSummaryFragmentDoc = { kind: 'Document', definitions: [AccountSummaryPart] } as unknown as DocumentNode<AccountSummaryFragment, unknown>;
export const AccountSummaryHeldFragmentDoc = { kind: 'Document', definitions: [AccountSummaryHeldPart, AccountFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<AccountSummaryHeldFragment, unknown>;
export const AwardDetailsFragmentDoc = { kind: 'Document', definitions: [AwardDetailsPart] } as unknown as DocumentNode<AwardDetailsFragment, unknown>;
export const AwardDetailsHeldFragmentDoc = { kind: 'Document', definitions: [AwardDetailsHeldPart, GameTilePart, AmountPart, ArtPart] } as unknown as DocumentNode<AwardDetailsHeldFragment, unknown>;
export const BetBuilderFragmentDoc = { kind: 'Document', definitions: [BetBuilderPart] } as unknown as DocumentNode<BetBuilderFragment, unknown>;
export const BuiltBetFragmentDoc = { kind: 'Document', definitions: [BuiltBetPart] } as unknown as DocumentNode<BuiltBetFragment, unknown>;
export const BetListFragmentDoc = { kind: 'Document', definitions: [BetListPart] } as unknown as DocumentNode<BetListFragment, unknown>;
export const BetListSectionFragmentDoc = { kind: 'Document', definitions: [BetListSectionPart, BetSectionPart, AmountPart, BetPagePart, BetCardPart, CashOutStatePart, PricePart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<BetListSectionFragment, unknown>;
export const BetSectionFragmentDoc = { kind: 'Document', definitions: [BetSectionPart, AmountPart, BetPagePart, BetCardPart, CashOutStatePart, PricePart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<BetSectionFragment, unknown>;
export const BetPageFragmentDoc = { kind: 'Document', definitions: [BetPagePart, BetCardPart, AmountPart, CashOutStatePart, PricePart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<BetPageFragment, unknown>;
export const BetCardFragmentDoc = { kind: 'Document', definitions: [BetCardPart, AmountPart, CashOutStatePart, PricePart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<BetCardFragment, unknown>;
export const CashOutStateFragmentDoc = { kind: 'Document', definitions: [CashOutStatePart, AmountPart] } as unknown as DocumentNode<CashOutStateFragment, unknown>;
export const CasinoRoundFragmentDoc = { kind: 'Document', definitions: [CasinoRoundPart] } as unknown as DocumentNode<CasinoRoundFragment, unknown>;
export const CasinoRoundHeldFragmentDoc = { kind: 'Document', definitions: [CasinoRoundHeldPart, PlayedRoundPart, AmountPart] } as unknown as DocumentNode<CasinoRoundHeldFragment, unknown>;
export const PlayedRoundFragmentDoc = { kind: 'Document', definitions: [PlayedRoundPart, AmountPart] } as unknown as DocumentNode<PlayedRoundFragment, unknown>;
export const CasinoSessionRoundsFragmentDoc = { kind: 'Document', definitions: [CasinoSessionRoundsPart] } as unknown as DocumentNode<CasinoSessionRoundsFragment, unknown>;
export const CasinoSessionRoundsHeldFragmentDoc = { kind: 'Document', definitions: [CasinoSessionRoundsHeldPart, PlayedSessionPart, AmountPart, GameTilePart, ArtPart, PlayedRoundsPart] } as unknown as DocumentNode<CasinoSessionRoundsHeldFragment, unknown>;
export const PlayedSessionFragmentDoc = { kind: 'Document', definitions: [PlayedSessionPart, AmountPart, GameTilePart, ArtPart, PlayedRoundsPart] } as unknown as DocumentNode<PlayedSessionFragment, unknown>;
export const PlayedRoundsFragmentDoc = { kind: 'Document', definitions: [PlayedRoundsPart, AmountPart] } as unknown as DocumentNode<PlayedRoundsFragment, unknown>;
export const ChangePasswordFragmentDoc = { kind: 'Document', definitions: [ChangePasswordPart] } as unknown as DocumentNode<ChangePasswordFragment, unknown>;
export const CollectionFragmentDoc = { kind: 'Document', definitions: [CollectionPart, CollectionItemsPart, PromotionCardPart, DeepLinksPart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart] } as unknown as DocumentNode<CollectionFragment, unknown>;
export const CollectionItemsFragmentDoc = { kind: 'Document', definitions: [CollectionItemsPart, PromotionCardPart, DeepLinksPart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart] } as unknown as DocumentNode<CollectionItemsFragment, unknown>;
export const ColumnsFragmentDoc = { kind: 'Document', definitions: [ColumnsPart] } as unknown as DocumentNode<ColumnsFragment, unknown>;
export const CountdownFragmentDoc = { kind: 'Document', definitions: [CountdownPart, ParticipantMarkPart] } as unknown as DocumentNode<CountdownFragment, unknown>;
export const DisplayPreferencesFragmentDoc = { kind: 'Document', definitions: [DisplayPreferencesPart] } as unknown as DocumentNode<DisplayPreferencesFragment, unknown>;
export const EditorialFragmentDoc = { kind: 'Document', definitions: [EditorialPart, DeepLinksPart] } as unknown as DocumentNode<EditorialFragment, unknown>;
export const EventHeaderFragmentDoc = { kind: 'Document', definitions: [EventHeaderPart, ParticipantMarkPart, ScoreboardStatePart] } as unknown as DocumentNode<EventHeaderFragment, unknown>;
export const FeaturedEventsFragmentDoc = { kind: 'Document', definitions: [FeaturedEventsPart, ParticipantMarkPart, ScoreboardStatePart, SelectionLabelPart] } as unknown as DocumentNode<FeaturedEventsFragment, unknown>;
export const FrameFragmentDoc = { kind: 'Document', definitions: [FramePart] } as unknown as DocumentNode<FrameFragment, unknown>;
export const GameStatisticsFragmentDoc = { kind: 'Document', definitions: [GameStatisticsPart, PeriodPart] } as unknown as DocumentNode<GameStatisticsFragment, unknown>;
export const PeriodFragmentDoc = { kind: 'Document', definitions: [PeriodPart] } as unknown as DocumentNode<PeriodFragment, unknown>;
export const GameFactsFragmentDoc = { kind: 'Document', definitions: [GameFactsPart, ParticipantMarkPart, ScoreboardStatePart, GameStatisticsPart, PeriodPart] } as unknown as DocumentNode<GameFactsFragment, unknown>;
export const HeroCarouselFragmentDoc = { kind: 'Document', definitions: [HeroCarouselPart, DeepLinksPart] } as unknown as DocumentNode<HeroCarouselFragment, unknown>;
export const HistoryFragmentDoc = { kind: 'Document', definitions: [HistoryPart] } as unknown as DocumentNode<HistoryFragment, unknown>;
export const HistoryHeldFragmentDoc = { kind: 'Document', definitions: [HistoryHeldPart, HistoryEntriesPart, AmountPart] } as unknown as DocumentNode<HistoryHeldFragment, unknown>;
export const HistoryEntriesFragmentDoc = { kind: 'Document', definitions: [HistoryEntriesPart, AmountPart] } as unknown as DocumentNode<HistoryEntriesFragment, unknown>;
export const ImageFragmentDoc = { kind: 'Document', definitions: [ImagePart, DeepLinksPart] } as unknown as DocumentNode<ImageFragment, unknown>;
export const LimitHistoryFragmentDoc = { kind: 'Document', definitions: [LimitHistoryPart] } as unknown as DocumentNode<LimitHistoryFragment, unknown>;
export const LimitHistoryHeldFragmentDoc = { kind: 'Document', definitions: [LimitHistoryHeldPart, LimitHistoryPagePart, AmountPart] } as unknown as DocumentNode<LimitHistoryHeldFragment, unknown>;
export const LimitHistoryPageFragmentDoc = { kind: 'Document', definitions: [LimitHistoryPagePart, AmountPart] } as unknown as DocumentNode<LimitHistoryPageFragment, unknown>;
export const LinkPromptFragmentDoc = { kind: 'Document', definitions: [LinkPromptPart] } as unknown as DocumentNode<LinkPromptFragment, unknown>;
export const LinkedAccountsFragmentDoc = { kind: 'Document', definitions: [LinkedAccountsPart] } as unknown as DocumentNode<LinkedAccountsFragment, unknown>;
export const LinkingResultFragmentDoc = { kind: 'Document', definitions: [LinkingResultPart] } as unknown as DocumentNode<LinkingResultFragment, unknown>;
export const LiveEventsFragmentDoc = { kind: 'Document', definitions: [LiveEventsPart, EventGridColumnPart, EventGridRowPart, ParticipantMarkPart, ScoreboardStatePart, SelectionLabelPart] } as unknown as DocumentNode<LiveEventsFragment, unknown>;
export const LoginPreferencesFragmentDoc = { kind: 'Document', definitions: [LoginPreferencesPart] } as unknown as DocumentNode<LoginPreferencesFragment, unknown>;
export const LoginPreferencesHeldFragmentDoc = { kind: 'Document', definitions: [LoginPreferencesHeldPart] } as unknown as DocumentNode<LoginPreferencesHeldFragment, unknown>;
export const LoyaltyDashboardFragmentDoc = { kind: 'Document', definitions: [LoyaltyDashboardPart] } as unknown as DocumentNode<LoyaltyDashboardFragment, unknown>;
export const LoyaltyDashboardHeldFragmentDoc = { kind: 'Document', definitions: [LoyaltyDashboardHeldPart, LoyaltyBalanceLinePart] } as unknown as DocumentNode<LoyaltyDashboardHeldFragment, unknown>;
export const LoyaltyBalanceLineFragmentDoc = { kind: 'Document', definitions: [LoyaltyBalanceLinePart] } as unknown as DocumentNode<LoyaltyBalanceLineFragment, unknown>;
export const MarketGridFragmentDoc = { kind: 'Document', definitions: [MarketGridPart, EventGridColumnPart, EventGridRowPart, ParticipantMarkPart, ScoreboardStatePart, SelectionLabelPart] } as unknown as DocumentNode<MarketGridFragment, unknown>;
export const MarketGroupsFragmentDoc = { kind: 'Document', definitions: [MarketGroupsPart, SelectionLabelPart] } as unknown as DocumentNode<MarketGroupsFragment, unknown>;
export const OnboardingFragmentDoc = { kind: 'Document', definitions: [OnboardingPart] } as unknown as DocumentNode<OnboardingFragment, unknown>;
export const OwnLimitFragmentDoc = { kind: 'Document', definitions: [OwnLimitPart] } as unknown as DocumentNode<OwnLimitFragment, unknown>;
export const OwnLimitHeldFragmentDoc = { kind: 'Document', definitions: [OwnLimitHeldPart, OwnLimitItemPart, AmountPart] } as unknown as DocumentNode<OwnLimitHeldFragment, unknown>;
export const OwnLimitItemFragmentDoc = { kind: 'Document', definitions: [OwnLimitItemPart, AmountPart] } as unknown as DocumentNode<OwnLimitItemFragment, unknown>;
export const ParlaySuggestionsFragmentDoc = { kind: 'Document', definitions: [ParlaySuggestionsPart, SelectionLabelPart] } as unknown as DocumentNode<ParlaySuggestionsFragment, unknown>;
export const PromotionDetailsFragmentDoc = { kind: 'Document', definitions: [PromotionDetailsPart, PromotionCardPart, DeepLinksPart] } as unknown as DocumentNode<PromotionDetailsFragment, unknown>;
export const PromotionsFragmentDoc = { kind: 'Document', definitions: [PromotionsPart, PromotionCardPart, DeepLinksPart] } as unknown as DocumentNode<PromotionsFragment, unknown>;
export const PromotionsEnrolledFragmentDoc = { kind: 'Document', definitions: [PromotionsEnrolledPart, PromotionEnrolledPart] } as unknown as DocumentNode<PromotionsEnrolledFragment, unknown>;
export const QuickLinksFragmentDoc = { kind: 'Document', definitions: [QuickLinksPart, DeepLinksPart] } as unknown as DocumentNode<QuickLinksFragment, unknown>;
export const ReferralsFragmentDoc = { kind: 'Document', definitions: [ReferralsPart] } as unknown as DocumentNode<ReferralsFragment, unknown>;
export const ReferralsOwnFragmentDoc = { kind: 'Document', definitions: [ReferralsOwnPart] } as unknown as DocumentNode<ReferralsOwnFragment, unknown>;
export const SearchResultsFragmentDoc = { kind: 'Document', definitions: [SearchResultsPart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart, GameTilePart, AmountPart, ArtPart] } as unknown as DocumentNode<SearchResultsFragment, unknown>;
export const SharedBetFragmentDoc = { kind: 'Document', definitions: [SharedBetPart] } as unknown as DocumentNode<SharedBetFragment, unknown>;
export const SharedLegFragmentDoc = { kind: 'Document', definitions: [SharedLegPart] } as unknown as DocumentNode<SharedLegFragment, unknown>;
export const SignUpElsewhereFragmentDoc = { kind: 'Document', definitions: [SignUpElsewherePart] } as unknown as DocumentNode<SignUpElsewhereFragment, unknown>;
export const SignedUpFragmentDoc = { kind: 'Document', definitions: [SignedUpPart, SignedUpStepPart] } as unknown as DocumentNode<SignedUpFragment, unknown>;
export const SignedUpStepFragmentDoc = { kind: 'Document', definitions: [SignedUpStepPart] } as unknown as DocumentNode<SignedUpStepFragment, unknown>;
export const SignedUpHeldFragmentDoc = { kind: 'Document', definitions: [SignedUpHeldPart] } as unknown as DocumentNode<SignedUpHeldFragment, unknown>;
export const StandingsFragmentDoc = { kind: 'Document', definitions: [StandingsPart, ParticipantMarkPart] } as unknown as DocumentNode<StandingsFragment, unknown>;
export const StatisticsFragmentDoc = { kind: 'Document', definitions: [StatisticsPart, ParticipantMarkPart] } as unknown as DocumentNode<StatisticsFragment, unknown>;
export const StreamPlayerFragmentDoc = { kind: 'Document', definitions: [StreamPlayerPart, ParticipantMarkPart] } as unknown as DocumentNode<StreamPlayerFragment, unknown>;
export const SupportChatFragmentDoc = { kind: 'Document', definitions: [SupportChatPart] } as unknown as DocumentNode<SupportChatFragment, unknown>;
export const TabsFragmentDoc = { kind: 'Document', definitions: [TabsPart, DeepLinksPart] } as unknown as DocumentNode<TabsFragment, unknown>;
export const TaxFormsFragmentDoc = { kind: 'Document', definitions: [TaxFormsPart] } as unknown as DocumentNode<TaxFormsFragment, unknown>;
export const TaxFormsHeldFragmentDoc = { kind: 'Document', definitions: [TaxFormsHeldPart] } as unknown as DocumentNode<TaxFormsHeldFragment, unknown>;
export const VideoFragmentDoc = { kind: 'Document', definitions: [VideoPart] } as unknown as DocumentNode<VideoFragment, unknown>;
export const AmountFragmentDoc = { kind: 'Document', definitions: [AmountPart] } as unknown as DocumentNode<AmountFragment, unknown>;
export const PriceFragmentDoc = { kind: 'Document', definitions: [PricePart] } as unknown as DocumentNode<PriceFragment, unknown>;
export const CategoryEntryFragmentDoc = { kind: 'Document', definitions: [CategoryEntryPart, ArtPart] } as unknown as DocumentNode<CategoryEntryFragment, unknown>;
export const GameTileFragmentDoc = { kind: 'Document', definitions: [GameTilePart, AmountPart, ArtPart] } as unknown as DocumentNode<GameTileFragment, unknown>;
export const ArtFragmentDoc = { kind: 'Document', definitions: [ArtPart] } as unknown as DocumentNode<ArtFragment, unknown>;
export const DialogButtonPartsFragmentDoc = { kind: 'Document', definitions: [DialogButtonPartsPart, DeepLinksPart] } as unknown as DocumentNode<DialogButtonPartsFragment, unknown>;
export const EventGridColumnFragmentDoc = { kind: 'Document', definitions: [EventGridColumnPart] } as unknown as DocumentNode<EventGridColumnFragment, unknown>;
export const EventGridRowFragmentDoc = { kind: 'Document', definitions: [EventGridRowPart, ParticipantMarkPart, ScoreboardStatePart, SelectionLabelPart] } as unknown as DocumentNode<EventGridRowFragment, unknown>;
export const EventLineFragmentDoc = { kind: 'Document', definitions: [EventLinePart, ParticipantMarkPart, ScoreboardStatePart] } as unknown as DocumentNode<EventLineFragment, unknown>;
export const ParticipantMarkFragmentDoc = { kind: 'Document', definitions: [ParticipantMarkPart] } as unknown as DocumentNode<ParticipantMarkFragment, unknown>;
export const ScoreboardStateFragmentDoc = { kind: 'Document', definitions: [ScoreboardStatePart] } as unknown as DocumentNode<ScoreboardStateFragment, unknown>;
export const LinkedAccountFieldsFragmentDoc = { kind: 'Document', definitions: [LinkedAccountFieldsPart] } as unknown as DocumentNode<LinkedAccountFieldsFragment, unknown>;
export const SelectionLabelFragmentDoc = { kind: 'Document', definitions: [SelectionLabelPart] } as unknown as DocumentNode<SelectionLabelFragment, unknown>;
export const PromotionCardFragmentDoc = { kind: 'Document', definitions: [PromotionCardPart, DeepLinksPart] } as unknown as DocumentNode<PromotionCardFragment, unknown>;
export const PromotionEnrolledFragmentDoc = { kind: 'Document', definitions: [PromotionEnrolledPart] } as unknown as DocumentNode<PromotionEnrolledFragment, unknown>;
export const DefaultFragmentDoc = { kind: 'Document', definitions: [DefaultPart] } as unknown as DocumentNode<DefaultFragment, unknown>;
export const HeaderFragmentDoc = { kind: 'Document', definitions: [HeaderPart] } as unknown as DocumentNode<HeaderFragment, unknown>;
export const InformationFragmentDoc = { kind: 'Document', definitions: [InformationPart] } as unknown as DocumentNode<InformationFragment, unknown>;
export const ListFragmentDoc = { kind: 'Document', definitions: [ListPart] } as unknown as DocumentNode<ListFragment, unknown>;
export const LocationFragmentDoc = { kind: 'Document', definitions: [LocationPart] } as unknown as DocumentNode<LocationFragment, unknown>;
export const PromptFragmentDoc = { kind: 'Document', definitions: [PromptPart, DeepLinksPart] } as unknown as DocumentNode<PromptFragment, unknown>;
export const SeparatorFragmentDoc = { kind: 'Document', definitions: [SeparatorPart] } as unknown as DocumentNode<SeparatorFragment, unknown>;
export const WarningFragmentDoc = { kind: 'Document', definitions: [WarningPart] } as unknown as DocumentNode<WarningFragment, unknown>;
export const WorkingHoursFragmentDoc = { kind: 'Document', definitions: [WorkingHoursPart, DeepLinksPart] } as unknown as DocumentNode<WorkingHoursFragment, unknown>;
export const ReceiptFragmentDoc = { kind: 'Document', definitions: [ReceiptPart, AmountPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<ReceiptFragment, unknown>;
export const GameLaunchFragmentDoc = { kind: 'Document', definitions: [GameLaunchPart, DeepLinksPart] } as unknown as DocumentNode<GameLaunchFragment, unknown>;
export const LayoutOutlineFragmentDoc = { kind: 'Document', definitions: [LayoutOutlinePart] } as unknown as DocumentNode<LayoutOutlineFragment, unknown>;
export const BalancesFieldsFragmentDoc = { kind: 'Document', definitions: [BalancesFieldsPart] } as unknown as DocumentNode<BalancesFieldsFragment, unknown>;
export const AccountFieldsFragmentDoc = { kind: 'Document', definitions: [AccountFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<AccountFieldsFragment, unknown>;
export const BetErrorFieldsFragmentDoc = { kind: 'Document', definitions: [BetErrorFieldsPart] } as unknown as DocumentNode<BetErrorFieldsFragment, unknown>;
export const DraftBetFieldsFragmentDoc = { kind: 'Document', definitions: [DraftBetFieldsPart, DraftRewardsFieldsPart, BetErrorFieldsPart] } as unknown as DocumentNode<DraftBetFieldsFragment, unknown>;
export const BetslipFieldsFragmentDoc = { kind: 'Document', definitions: [BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<BetslipFieldsFragment, unknown>;
export const PlacedBetSummaryFragmentDoc = { kind: 'Document', definitions: [PlacedBetSummaryPart] } as unknown as DocumentNode<PlacedBetSummaryFragment, unknown>;
export const PlaceBetsResultFieldsFragmentDoc = { kind: 'Document', definitions: [PlaceBetsResultFieldsPart, PlacedBetSummaryPart, ReceiptPart, AmountPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart, BetErrorFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<PlaceBetsResultFieldsFragment, unknown>;
export const DraftRewardsFieldsFragmentDoc = { kind: 'Document', definitions: [DraftRewardsFieldsPart] } as unknown as DocumentNode<DraftRewardsFieldsFragment, unknown>;
export const GeolocationErrorFieldsFragmentDoc = { kind: 'Document', definitions: [GeolocationErrorFieldsPart] } as unknown as DocumentNode<GeolocationErrorFieldsFragment, unknown>;
export const ActionsFragmentDoc = { kind: 'Document', definitions: [ActionsPart, DeepLinksPart] } as unknown as DocumentNode<ActionsFragment, unknown>;
export const CasinoShelvesFragmentDoc = { kind: 'Document', definitions: [CasinoShelvesPart, GameDetailsPart, AmountPart, ArtPart, GameRailPart, GameTilePart, LobbyBannerPart, DeepLinksPart, CategoryPillsPart, CategoryEntryPart, GameProvidersPart, LiveGamesPart, CrossSellPart, CategoryGamesPart, GamePagePart, GameSearchPart, RecentGamesPart, CasinoRewardsPart, CasinoPromotionsPart, PromotionCardPart, FreeToPlayPart] } as unknown as DocumentNode<CasinoShelvesFragment, unknown>;
export const DeepLinksFragmentDoc = { kind: 'Document', definitions: [DeepLinksPart] } as unknown as DocumentNode<DeepLinksFragment, unknown>;
export const DialogsFragmentDoc = { kind: 'Document', definitions: [DialogsPart, CustomPart, DialogButtonPartsPart, DeepLinksPart, LocationPromptPart, DepositAcknowledgementPart, ActionsPart, MaintenancePart, AppPromptPart, AnonymousExperiencePart, CasinoBalanceUsagePart, AppTourPart, BigWinUploadPart] } as unknown as DocumentNode<DialogsFragment, unknown>;
export const FormsFragmentDoc = { kind: 'Document', definitions: [FormsPart, ConsentPart, ActionsPart, DeepLinksPart, FieldsPart, TipPart] } as unknown as DocumentNode<FormsFragment, unknown>;
export const MenuShelvesFragmentDoc = { kind: 'Document', definitions: [MenuShelvesPart, AccountItemsPart, AccountLeafPart, DeepLinksPart, SportsTreePart, SportsEntryPart, CasinoMenuPart, AwardsPart, ReferralPart, LoyaltyPart, LinkColumnPart, StoreLinksPart, AccountEntryPart, SearchBoxPart] } as unknown as DocumentNode<MenuShelvesFragment, unknown>;
export const PageShelvesFragmentDoc = { kind: 'Document', definitions: [PageShelvesPart, BetListPart, EventHeaderPart, ParticipantMarkPart, ScoreboardStatePart, FeaturedEventsPart, SelectionLabelPart, LiveEventsPart, EventGridColumnPart, EventGridRowPart, MarketGridPart, MarketGroupsPart, PromotionsPart, PromotionCardPart, DeepLinksPart, QuickLinksPart, TabsPart, HeroCarouselPart, ColumnsPart, EditorialPart, CountdownPart, ImagePart, StandingsPart, ParlaySuggestionsPart, CollectionPart, CollectionItemsPart, EventLinePart, PromotionDetailsPart, StatisticsPart, SearchResultsPart, GameTilePart, AmountPart, ArtPart, VideoPart, FramePart, StreamPlayerPart, HistoryPart, AccountSummaryPart, AwardDetailsPart, ChangePasswordPart, LoginPreferencesPart, LoyaltyDashboardPart, TaxFormsPart, OwnLimitPart, LimitHistoryPart, ReferralsPart, BetBuilderPart, GameFactsPart, GameStatisticsPart, PeriodPart, CasinoSessionRoundsPart, CasinoRoundPart, DisplayPreferencesPart, SignUpElsewherePart, SharedBetPart, OnboardingPart, SignedUpPart, SignedUpStepPart, SupportChatPart, LinkedAccountsPart, LinkPromptPart, LinkingResultPart] } as unknown as DocumentNode<PageShelvesFragment, unknown>;
export const ReceiptLinesFragmentDoc = { kind: 'Document', definitions: [ReceiptLinesPart, AmountPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<ReceiptLinesFragment, unknown>;
export const PaymentProvidersPageFragmentDoc = { kind: 'Document', definitions: [PaymentProvidersPagePart, PaymentProviderFieldsPart] } as unknown as DocumentNode<PaymentProvidersPageFragment, unknown>;
export const PaymentProviderFieldsFragmentDoc = { kind: 'Document', definitions: [PaymentProviderFieldsPart] } as unknown as DocumentNode<PaymentProviderFieldsFragment, unknown>;
export const PaymentOutcomeFragmentDoc = { kind: 'Document', definitions: [PaymentOutcomePart] } as unknown as DocumentNode<PaymentOutcomeFragment, unknown>;
export const WithdrawalConfirmationFieldsFragmentDoc = { kind: 'Document', definitions: [WithdrawalConfirmationFieldsPart] } as unknown as DocumentNode<WithdrawalConfirmationFieldsFragment, unknown>;
export const AcknowledgeDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"Acknowledge"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"ackType"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"userAck"},arguments:[{kind:"Argument",name:{kind:"Name",value:"ackType"},value:{kind:"Variable",name:{kind:"Name",value:"ackType"}}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~ActionOutcome! account{id requiresResponsibleGamingAcknowledgement}"))}]))}, ActionOutcomePart, ActionErrorPart] } as unknown as DocumentNode<AcknowledgeMutation, AcknowledgeMutationVariables>;
export const DismissPromptDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"DismissPrompt"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"promptType"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"dismissPrompt"},arguments:[{kind:"Argument",name:{kind:"Name",value:"promptType"},value:{kind:"Variable",name:{kind:"Name",value:"promptType"}}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("succeeded userErrors{~ActionError!}account{~Dismissals!}"))}]))}, ActionErrorPart, DismissalsPart] } as unknown as DocumentNode<DismissPromptMutation, DismissPromptMutationVariables>;
export const PromptDismissalsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"PromptDismissals"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("account{~Dismissals!}"))}, DismissalsPart] } as unknown as DocumentNode<PromptDismissalsQuery, PromptDismissalsQueryVariables>;
export const OptInPromotionDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"OptInPromotion"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"promotionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"promotionEnrollment"},arguments:[{kind:"Argument",name:{kind:"Name",value:"promotionId"},value:{kind:"Variable",name:{kind:"Name",value:"promotionId"}}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("success errors{~ActionError!}promotion{~Enrollment!}"))}]))}, ActionErrorPart, EnrollmentPart] } as unknown as DocumentNode<OptInPromotionMutation, OptInPromotionMutationVariables>;
export const PromotionEnrollmentDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"PromotionEnrollment"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"promotionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"promotionEnrollment"},arguments:[{kind:"Argument",name:{kind:"Name",value:"promotionId"},value:{kind:"Variable",name:{kind:"Name",value:"promotionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~Enrollment!"))}]))}, EnrollmentPart] } as unknown as DocumentNode<PromotionEnrollmentQuery, PromotionEnrollmentQueryVariables>;
export const SetUserPreferenceDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"SetUserPreference"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"UserPreferenceInput"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"setUserPreference"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~ActionOutcome! account{id userPreferences{autoAcceptOddsChanges oddsFormat casinoBalanceUsagePreferences emailOffers emailNews}}"))}]))}, ActionOutcomePart, ActionErrorPart] } as unknown as DocumentNode<SetUserPreferenceMutation, SetUserPreferenceMutationVariables>;
export const StoredPreferencesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"StoredPreferences"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("account{id userPreferences{autoAcceptOddsChanges oddsFormat casinoBalanceUsagePreferences emailOffers emailNews}}"))}] } as unknown as DocumentNode<StoredPreferencesQuery, StoredPreferencesQueryVariables>;
export const SubmitFormDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"SubmitForm"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"formId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"partId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"answers"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"FormAnswers"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"submitForm"},arguments:[{kind:"Argument",name:{kind:"Name",value:"formId"},value:{kind:"Variable",name:{kind:"Name",value:"formId"}}},{kind:"Argument",name:{kind:"Name",value:"partId"},value:{kind:"Variable",name:{kind:"Name",value:"partId"}}},{kind:"Argument",name:{kind:"Name",value:"answers"},value:{kind:"Variable",name:{kind:"Name",value:"answers"}}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("succeeded userErrors{~ActionError!}reference"))}]))}, ActionErrorPart] } as unknown as DocumentNode<SubmitFormMutation, SubmitFormMutationVariables>;
export const CasinoCategoryDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"CasinoCategory"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"categorySlug"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"filters"}},type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"limit"}},type:{kind:"NamedType",name:{kind:"Name",value:"Int"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"offset"}},type:{kind:"NamedType",name:{kind:"Name",value:"Int"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"casinoCategory"},arguments:[{kind:"Argument",name:{kind:"Name",value:"categorySlug"},value:{kind:"Variable",name:{kind:"Name",value:"categorySlug"}}},{kind:"Argument",name:{kind:"Name",value:"filters"},value:{kind:"Variable",name:{kind:"Name",value:"filters"}}},{kind:"Argument",name:{kind:"Name",value:"limit"},value:{kind:"Variable",name:{kind:"Name",value:"limit"}}},{kind:"Argument",name:{kind:"Name",value:"offset"},value:{kind:"Variable",name:{kind:"Name",value:"offset"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~GamePage!"))}]))}, GamePagePart, GameTilePart, AmountPart, ArtPart] } as unknown as DocumentNode<CasinoCategoryQuery, CasinoCategoryQueryVariables>;
export const CasinoSearchDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"CasinoSearch"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"searchTerm"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"limit"}},type:{kind:"NamedType",name:{kind:"Name",value:"Int"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"offset"}},type:{kind:"NamedType",name:{kind:"Name",value:"Int"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"casinoSearch"},arguments:[{kind:"Argument",name:{kind:"Name",value:"searchTerm"},value:{kind:"Variable",name:{kind:"Name",value:"searchTerm"}}},{kind:"Argument",name:{kind:"Name",value:"limit"},value:{kind:"Variable",name:{kind:"Name",value:"limit"}}},{kind:"Argument",name:{kind:"Name",value:"offset"},value:{kind:"Variable",name:{kind:"Name",value:"offset"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("total games{~GameTile!}"))}]))}, GameTilePart, AmountPart, ArtPart] } as unknown as DocumentNode<CasinoSearchQuery, CasinoSearchQueryVariables>;
export const SeeReferralDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"SeeReferral"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"userAck"},arguments:[{kind:"Argument",name:{kind:"Name",value:"ackType"},value:{kind:"StringValue",value:"referral",block:false}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("succeeded"))}]))}] } as unknown as DocumentNode<SeeReferralMutation, SeeReferralMutationVariables>;
export const BetBuilderMarketsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"BetBuilderMarkets"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"eventId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"marketSelectionIds"}},type:{kind:"NonNullType",type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"betBuilder"},arguments:[{kind:"Argument",name:{kind:"Name",value:"eventId"},value:{kind:"Variable",name:{kind:"Name",value:"eventId"}}},{kind:"Argument",name:{kind:"Name",value:"marketSelectionIds"},value:{kind:"Variable",name:{kind:"Name",value:"marketSelectionIds"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("markets{id name type selections{~SelectionLabel!}}"))}]))}, SelectionLabelPart] } as unknown as DocumentNode<BetBuilderMarketsQuery, BetBuilderMarketsQueryVariables>;
export const BuiltBetPriceDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"BuiltBetPrice"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"eventId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"marketSelectionIds"}},type:{kind:"NonNullType",type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"betBuilder"},arguments:[{kind:"Argument",name:{kind:"Name",value:"eventId"},value:{kind:"Variable",name:{kind:"Name",value:"eventId"}}},{kind:"Argument",name:{kind:"Name",value:"marketSelectionIds"},value:{kind:"Variable",name:{kind:"Name",value:"marketSelectionIds"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~BuiltBet!"))}]))}, BuiltBetPart] } as unknown as DocumentNode<BuiltBetPriceQuery, BuiltBetPriceQueryVariables>;
export const BetHistorySectionDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"BetHistorySection"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"sectionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"selectedFilterId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"betHistorySection"},arguments:[{kind:"Argument",name:{kind:"Name",value:"sectionId"},value:{kind:"Variable",name:{kind:"Name",value:"sectionId"}}},{kind:"Argument",name:{kind:"Name",value:"selectedFilterId"},value:{kind:"Variable",name:{kind:"Name",value:"selectedFilterId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~BetSection!"))}]))}, BetSectionPart, AmountPart, BetPagePart, BetCardPart, CashOutStatePart, PricePart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<BetHistorySectionQuery, BetHistorySectionQueryVariables>;
export const BetHistorySectionPageDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"BetHistorySectionPage"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"sectionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"selectedFilterId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"after"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"betHistorySection"},arguments:[{kind:"Argument",name:{kind:"Name",value:"sectionId"},value:{kind:"Variable",name:{kind:"Name",value:"sectionId"}}},{kind:"Argument",name:{kind:"Name",value:"selectedFilterId"},value:{kind:"Variable",name:{kind:"Name",value:"selectedFilterId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("id selectedFilterId @0",[{kind:"Field",name:{kind:"Name",value:"bets"},arguments:[{kind:"Argument",name:{kind:"Name",value:"first"},value:{kind:"IntValue",value:"20"}},{kind:"Argument",name:{kind:"Name",value:"after"},value:{kind:"Variable",name:{kind:"Name",value:"after"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~BetPage!"))}]))}]))}, BetPagePart, BetCardPart, AmountPart, CashOutStatePart, PricePart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<BetHistorySectionPageQuery, BetHistorySectionPageQueryVariables>;
export const RebetDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Rebet"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"betId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"rebet"},arguments:[{kind:"Argument",name:{kind:"Name",value:"betId"},value:{kind:"Variable",name:{kind:"Name",value:"betId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("id eligibleLegs{id marketSelectionId}ineligibleLegs{id selectionName ineligibleReason}"))}]))}] } as unknown as DocumentNode<RebetQuery, RebetQueryVariables>;
export const CashOutQuoteDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"CashOutQuote"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"betId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"cashOut"},arguments:[{kind:"Argument",name:{kind:"Name",value:"betId"},value:{kind:"Variable",name:{kind:"Name",value:"betId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~CashOutState!"))}]))}, CashOutStatePart, AmountPart] } as unknown as DocumentNode<CashOutQuoteQuery, CashOutQuoteQueryVariables>;
export const CashOutBetDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"CashOutBet"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"betId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"quoteId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"amount"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"Long"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"stake"}},type:{kind:"NamedType",name:{kind:"Name",value:"Long"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"cashOutId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"cashOutBet"},arguments:[{kind:"Argument",name:{kind:"Name",value:"betId"},value:{kind:"Variable",name:{kind:"Name",value:"betId"}}},{kind:"Argument",name:{kind:"Name",value:"quoteId"},value:{kind:"Variable",name:{kind:"Name",value:"quoteId"}}},{kind:"Argument",name:{kind:"Name",value:"amount"},value:{kind:"Variable",name:{kind:"Name",value:"amount"}}},{kind:"Argument",name:{kind:"Name",value:"stake"},value:{kind:"Variable",name:{kind:"Name",value:"stake"}}},{kind:"Argument",name:{kind:"Name",value:"cashOutId"},value:{kind:"Variable",name:{kind:"Name",value:"cashOutId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("cashOutId accepted paidAmount{~Amount!}refusal{code message}bet{~BetCard!}balances{~BalancesFields!}"))}]))}, AmountPart, BetCardPart, CashOutStatePart, PricePart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart, BalancesFieldsPart] } as unknown as DocumentNode<CashOutBetMutation, CashOutBetMutationVariables>;
export const SetAutomaticCashOutDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"SetAutomaticCashOut"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"betId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"target"}},type:{kind:"NamedType",name:{kind:"Name",value:"Long"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"setAutomaticCashOut"},arguments:[{kind:"Argument",name:{kind:"Name",value:"betId"},value:{kind:"Variable",name:{kind:"Name",value:"betId"}}},{kind:"Argument",name:{kind:"Name",value:"target"},value:{kind:"Variable",name:{kind:"Name",value:"target"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("accepted refusal{code message}bet{~BetCard!}"))}]))}, BetCardPart, AmountPart, CashOutStatePart, PricePart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<SetAutomaticCashOutMutation, SetAutomaticCashOutMutationVariables>;
export const CashOutUpdatesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"subscription",name:{kind:"Name",value:"CashOutUpdates"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("cashOutUpdates{~CashOutState!}"))}, CashOutStatePart, AmountPart] } as unknown as DocumentNode<CashOutUpdatesSubscription, CashOutUpdatesSubscriptionVariables>;
export const CasinoSessionRoundsAfterDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"CasinoSessionRoundsAfter"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"sessionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"after"}},type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"casinoSession"},arguments:[{kind:"Argument",name:{kind:"Name",value:"id"},value:{kind:"Variable",name:{kind:"Name",value:"sessionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("id @0",[{kind:"Field",name:{kind:"Name",value:"rounds"},arguments:[{kind:"Argument",name:{kind:"Name",value:"after"},value:{kind:"Variable",name:{kind:"Name",value:"after"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PlayedRounds!"))}]))}]))}, PlayedRoundsPart, AmountPart] } as unknown as DocumentNode<CasinoSessionRoundsAfterQuery, CasinoSessionRoundsAfterQueryVariables>;
export const CollectionPageDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"CollectionPage"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"collectionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"filterId"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"first"}},type:{kind:"NamedType",name:{kind:"Name",value:"Int"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"after"}},type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"collection"},arguments:[{kind:"Argument",name:{kind:"Name",value:"collectionId"},value:{kind:"Variable",name:{kind:"Name",value:"collectionId"}}},{kind:"Argument",name:{kind:"Name",value:"filterId"},value:{kind:"Variable",name:{kind:"Name",value:"filterId"}}},{kind:"Argument",name:{kind:"Name",value:"first"},value:{kind:"Variable",name:{kind:"Name",value:"first"}}},{kind:"Argument",name:{kind:"Name",value:"after"},value:{kind:"Variable",name:{kind:"Name",value:"after"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~CollectionItems!"))}]))}, CollectionItemsPart, PromotionCardPart, DeepLinksPart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart] } as unknown as DocumentNode<CollectionPageQuery, CollectionPageQueryVariables>;
export const GameFactsNowDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"GameFactsNow"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"eventId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"eventPrices"},arguments:[{kind:"Argument",name:{kind:"Name",value:"eventIds"},value:{kind:"ListValue",values:[{kind:"Variable",name:{kind:"Name",value:"eventId"}}]}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("eventId version status scoreboard{~ScoreboardState!}statistics{~GameStatistics!}"))}]))}, ScoreboardStatePart, GameStatisticsPart, PeriodPart] } as unknown as DocumentNode<GameFactsNowQuery, GameFactsNowQueryVariables>;
export const GameFactsUpdatesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"subscription",name:{kind:"Name",value:"GameFactsUpdates"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"eventId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"eventPrices"},arguments:[{kind:"Argument",name:{kind:"Name",value:"eventId"},value:{kind:"Variable",name:{kind:"Name",value:"eventId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("eventId version status scoreboard{~ScoreboardState!}statistics{~GameStatistics!}"))}]))}, ScoreboardStatePart, GameStatisticsPart, PeriodPart] } as unknown as DocumentNode<GameFactsUpdatesSubscription, GameFactsUpdatesSubscriptionVariables>;
export const AccountHistoryDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"AccountHistory"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"sectionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"filterId"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"periodId"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"after"}},type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"accountHistory"},arguments:[{kind:"Argument",name:{kind:"Name",value:"sectionId"},value:{kind:"Variable",name:{kind:"Name",value:"sectionId"}}},{kind:"Argument",name:{kind:"Name",value:"filterId"},value:{kind:"Variable",name:{kind:"Name",value:"filterId"}}},{kind:"Argument",name:{kind:"Name",value:"periodId"},value:{kind:"Variable",name:{kind:"Name",value:"periodId"}}},{kind:"Argument",name:{kind:"Name",value:"after"},value:{kind:"Variable",name:{kind:"Name",value:"after"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~HistoryEntries!"))}]))}, HistoryEntriesPart, AmountPart] } as unknown as DocumentNode<AccountHistoryQuery, AccountHistoryQueryVariables>;
export const LimitHistoryAfterDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"LimitHistoryAfter"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"after"}},type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"rgLimitHistorySection"},arguments:[{kind:"Argument",name:{kind:"Name",value:"sectionId"},value:{kind:"StringValue",value:"all",block:false}},{kind:"Argument",name:{kind:"Name",value:"after"},value:{kind:"Variable",name:{kind:"Name",value:"after"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~LimitHistoryPage!"))}]))}, LimitHistoryPagePart, AmountPart] } as unknown as DocumentNode<LimitHistoryAfterQuery, LimitHistoryAfterQueryVariables>;
export const OwnLimitsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"OwnLimits"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"type"}},type:{kind:"NamedType",name:{kind:"Name",value:"RgLimitType"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"rgLimits"},arguments:[{kind:"Argument",name:{kind:"Name",value:"rgLimitType"},value:{kind:"Variable",name:{kind:"Name",value:"type"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~OwnLimitItem!"))}]))}, OwnLimitItemPart, AmountPart] } as unknown as DocumentNode<OwnLimitsQuery, OwnLimitsQueryVariables>;
export const SharedBetDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"SharedBet"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"shareBetId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"sharedBet"},arguments:[{kind:"Argument",name:{kind:"Name",value:"shareBetId"},value:{kind:"Variable",name:{kind:"Name",value:"shareBetId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("id banner disclaimers eligibleLegs{~SharedLeg!}ineligibleLegs{~SharedLeg!}"))}]))}, SharedLegPart] } as unknown as DocumentNode<SharedBetQuery, SharedBetQueryVariables>;
export const LiveStreamDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"LiveStream"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"eventId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"liveStream"},arguments:[{kind:"Argument",name:{kind:"Name",value:"eventId"},value:{kind:"Variable",name:{kind:"Name",value:"eventId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("ticket{value hostUrl}error restriction"))}]))}] } as unknown as DocumentNode<LiveStreamQuery, LiveStreamQueryVariables>;
export const LiveStreamingBaseDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"LiveStreamingBase"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("startup{serviceAttributes{liveStreamingBaseUrl}}"))}] } as unknown as DocumentNode<LiveStreamingBaseQuery, LiveStreamingBaseQueryVariables>;
export const ShareBetDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"ShareBet"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"betId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"shareBet"},arguments:[{kind:"Argument",name:{kind:"Name",value:"betId"},value:{kind:"Variable",name:{kind:"Name",value:"betId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("shareBetId shareBetUrl shareText"))}]))}] } as unknown as DocumentNode<ShareBetMutation, ShareBetMutationVariables>;
export const LinkedAccountsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"LinkedAccounts"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("linkedAccounts{~LinkedAccountFields!}"))}, LinkedAccountFieldsPart] } as unknown as DocumentNode<LinkedAccountsQuery, LinkedAccountsQueryVariables>;
export const LinkPromptDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"LinkPrompt"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("linkedAccounts{~LinkedAccountFields!}linkPromptDismissals{id promptTypes}"))}, LinkedAccountFieldsPart] } as unknown as DocumentNode<LinkPromptQuery, LinkPromptQueryVariables>;
export const AccountLinkDismissPromptDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"AccountLinkDismissPrompt"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"promptType"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"accountLinkDismissPrompt"},arguments:[{kind:"Argument",name:{kind:"Name",value:"promptType"},value:{kind:"Variable",name:{kind:"Name",value:"promptType"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("id promptTypes"))}]))}] } as unknown as DocumentNode<AccountLinkDismissPromptMutation, AccountLinkDismissPromptMutationVariables>;
export const AccountLinkBeginDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"AccountLinkBegin"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("accountLinkBegin"))}] } as unknown as DocumentNode<AccountLinkBeginMutation, AccountLinkBeginMutationVariables>;
export const AccountLinkCreateDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"AccountLinkCreate"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"token"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"nonce"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"accountLinkCreate"},arguments:[{kind:"Argument",name:{kind:"Name",value:"token"},value:{kind:"Variable",name:{kind:"Name",value:"token"}}},{kind:"Argument",name:{kind:"Name",value:"nonce"},value:{kind:"Variable",name:{kind:"Name",value:"nonce"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("result linkedAccounts{~LinkedAccountFields!}"))}]))}, LinkedAccountFieldsPart] } as unknown as DocumentNode<AccountLinkCreateMutation, AccountLinkCreateMutationVariables>;
export const AccountLinkDeleteDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"AccountLinkDelete"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("accountLinkDelete{result linkedAccounts{~LinkedAccountFields!}}"))}, LinkedAccountFieldsPart] } as unknown as DocumentNode<AccountLinkDeleteMutation, AccountLinkDeleteMutationVariables>;
export const LinkedAccountUpdatesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"subscription",name:{kind:"Name",value:"LinkedAccountUpdates"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("linkedAccountUpdates{~LinkedAccountFields!}"))}, LinkedAccountFieldsPart] } as unknown as DocumentNode<LinkedAccountUpdatesSubscription, LinkedAccountUpdatesSubscriptionVariables>;
export const LinkingPartnerDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"LinkingPartner"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("startup{serviceAttributes{partnerAuthorizeUrl partnerClientId partnerIssuer partnerSendsIssuer partnerTokenUrl}}"))}] } as unknown as DocumentNode<LinkingPartnerQuery, LinkingPartnerQueryVariables>;
export const EnrolledPromotionsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"EnrolledPromotions"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("enrolledPromotions{~PromotionEnrolled!}"))}, PromotionEnrolledPart] } as unknown as DocumentNode<EnrolledPromotionsQuery, EnrolledPromotionsQueryVariables>;
export const CasinoLaunchDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"CasinoLaunch"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"CasinoLaunchInput"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"casinoLaunch"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~GameLaunch!"))}]))}, GameLaunchPart, DeepLinksPart] } as unknown as DocumentNode<CasinoLaunchMutation, CasinoLaunchMutationVariables>;
export const CasinoLaunchFreeToPlayDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"CasinoLaunchFreeToPlay"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"promotionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"launchId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"casinoLaunchFreeToPlay"},arguments:[{kind:"Argument",name:{kind:"Name",value:"promotionId"},value:{kind:"Variable",name:{kind:"Name",value:"promotionId"}}},{kind:"Argument",name:{kind:"Name",value:"launchId"},value:{kind:"Variable",name:{kind:"Name",value:"launchId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~GameLaunch!"))}]))}, GameLaunchPart, DeepLinksPart] } as unknown as DocumentNode<CasinoLaunchFreeToPlayMutation, CasinoLaunchFreeToPlayMutationVariables>;
export const CasinoCloseDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"CasinoClose"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"sessionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"casinoClose"},arguments:[{kind:"Argument",name:{kind:"Name",value:"sessionId"},value:{kind:"Variable",name:{kind:"Name",value:"sessionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("succeeded"))}]))}] } as unknown as DocumentNode<CasinoCloseMutation, CasinoCloseMutationVariables>;
export const RealityCheckDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"RealityCheck"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("realityCheck{id dueAt isDue minutesActive amountWagered{formattedAmount}}"))}] } as unknown as DocumentNode<RealityCheckQuery, RealityCheckQueryVariables>;
export const AcknowledgeRealityCheckDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"AcknowledgeRealityCheck"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"userAck"},arguments:[{kind:"Argument",name:{kind:"Name",value:"ackType"},value:{kind:"StringValue",value:"reality-check",block:false}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("succeeded"))}]))}] } as unknown as DocumentNode<AcknowledgeRealityCheckMutation, AcknowledgeRealityCheckMutationVariables>;
export const PlayerNoticesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"PlayerNotices"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("account{id requiresResponsibleGamingAcknowledgement showLimitsModal}"))}] } as unknown as DocumentNode<PlayerNoticesQuery, PlayerNoticesQueryVariables>;
export const CasinoOutOfStateDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"CasinoOutOfState"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("startup{serviceAttributes{casinoOutOfState{title body deepLink{canonicalUrl}}}}"))}] } as unknown as DocumentNode<CasinoOutOfStateQuery, CasinoOutOfStateQueryVariables>;
export const PaymentProvidersLandingPageDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"PaymentProvidersLandingPage"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"type"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"TransactionType"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"capabilities"}},type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"width"}},type:{kind:"NamedType",name:{kind:"Name",value:"Int"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"height"}},type:{kind:"NamedType",name:{kind:"Name",value:"Int"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"paymentProvidersLandingPage"},arguments:[{kind:"Argument",name:{kind:"Name",value:"type"},value:{kind:"Variable",name:{kind:"Name",value:"type"}}},{kind:"Argument",name:{kind:"Name",value:"capabilities"},value:{kind:"Variable",name:{kind:"Name",value:"capabilities"}}},{kind:"Argument",name:{kind:"Name",value:"width"},value:{kind:"Variable",name:{kind:"Name",value:"width"}}},{kind:"Argument",name:{kind:"Name",value:"height"},value:{kind:"Variable",name:{kind:"Name",value:"height"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PaymentProvidersPage!"))}]))}, PaymentProvidersPagePart, PaymentProviderFieldsPart] } as unknown as DocumentNode<PaymentProvidersLandingPageQuery, PaymentProvidersLandingPageQueryVariables>;
export const PaymentFacilitiesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"PaymentFacilities"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"paymentProviderId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"paymentFacilities"},arguments:[{kind:"Argument",name:{kind:"Name",value:"paymentProviderId"},value:{kind:"Variable",name:{kind:"Name",value:"paymentProviderId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("id name address latitude longitude workingHours{label value}"))}]))}] } as unknown as DocumentNode<PaymentFacilitiesQuery, PaymentFacilitiesQueryVariables>;
export const OutOfStateDepositPageDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"OutOfStateDepositPage"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("outOfStateDepositPage{title body}"))}] } as unknown as DocumentNode<OutOfStateDepositPageQuery, OutOfStateDepositPageQueryVariables>;
export const PaymentProviderMethodsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"PaymentProviderMethods"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"paymentProviderId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"type"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"TransactionType"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"paymentProviderMethods"},arguments:[{kind:"Argument",name:{kind:"Name",value:"paymentProviderId"},value:{kind:"Variable",name:{kind:"Name",value:"paymentProviderId"}}},{kind:"Argument",name:{kind:"Name",value:"type"},value:{kind:"Variable",name:{kind:"Name",value:"type"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("id name description"))}]))}] } as unknown as DocumentNode<PaymentProviderMethodsQuery, PaymentProviderMethodsQueryVariables>;
export const PaymentMethodDeleteDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"PaymentMethodDelete"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"paymentMethodId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"paymentMethodDelete"},arguments:[{kind:"Argument",name:{kind:"Name",value:"paymentMethodId"},value:{kind:"Variable",name:{kind:"Name",value:"paymentMethodId"}}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("succeeded userErrors{message}"))}]))}] } as unknown as DocumentNode<PaymentMethodDeleteMutation, PaymentMethodDeleteMutationVariables>;
export const ExcludePaymentMethodDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"ExcludePaymentMethod"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"type"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"TransactionType"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"excludePaymentMethod"},arguments:[{kind:"Argument",name:{kind:"Name",value:"paymentProviderId"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}},{kind:"Argument",name:{kind:"Name",value:"type"},value:{kind:"Variable",name:{kind:"Name",value:"type"}}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("succeeded userErrors{message}"))}]))}] } as unknown as DocumentNode<ExcludePaymentMethodMutation, ExcludePaymentMethodMutationVariables>;
export const DisplayPromoCodeDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"DisplayPromoCode"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("displayPromoCode"))}] } as unknown as DocumentNode<DisplayPromoCodeQuery, DisplayPromoCodeQueryVariables>;
export const AnnouncedDepositsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"AnnouncedDeposits"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("announcedDeposits{id status amount{formattedAmount}provider{id name}}"))}] } as unknown as DocumentNode<AnnouncedDepositsQuery, AnnouncedDepositsQueryVariables>;
export const CancelAnnouncedDepositDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"CancelAnnouncedDeposit"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"depositId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"cancelAnnouncedDeposit"},arguments:[{kind:"Argument",name:{kind:"Name",value:"depositId"},value:{kind:"Variable",name:{kind:"Name",value:"depositId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PaymentOutcome!"))}]))}, PaymentOutcomePart] } as unknown as DocumentNode<CancelAnnouncedDepositMutation, CancelAnnouncedDepositMutationVariables>;
export const ReceiptDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Receipt"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"id"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"paymentTransaction"},arguments:[{kind:"Argument",name:{kind:"Name",value:"id"},value:{kind:"Variable",name:{kind:"Name",value:"id"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("id type status receipt{~Receipt!}"))}]))}, ReceiptPart, AmountPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart] } as unknown as DocumentNode<ReceiptQuery, ReceiptQueryVariables>;
export const ValidateDepositPromoCodeDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"ValidateDepositPromoCode"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"promotionCode"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"validateDepositPromoCode"},arguments:[{kind:"Argument",name:{kind:"Name",value:"promotionCode"},value:{kind:"Variable",name:{kind:"Name",value:"promotionCode"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("code status message"))}]))}] } as unknown as DocumentNode<ValidateDepositPromoCodeQuery, ValidateDepositPromoCodeQueryVariables>;
export const DialogsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Dialogs"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("dialogs{~DialogFrame!}"))}, DialogFramePart, FallbackPart, DialogsPart, CustomPart, DialogButtonPartsPart, DeepLinksPart, LocationPromptPart, DepositAcknowledgementPart, ActionsPart, MaintenancePart, AppPromptPart, AnonymousExperiencePart, CasinoBalanceUsagePart, AppTourPart, BigWinUploadPart] } as unknown as DocumentNode<DialogsQuery, DialogsQueryVariables>;
export const SettledDialogsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"SettledDialogs"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("settledDialogs"))}] } as unknown as DocumentNode<SettledDialogsQuery, SettledDialogsQueryVariables>;
export const FormDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Form"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"formId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"form"},arguments:[{kind:"Argument",name:{kind:"Name",value:"formId"},value:{kind:"Variable",name:{kind:"Name",value:"formId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~FormParts!"))}]))}, FormPartsPart, FallbackPart, FormsPart, ConsentPart, ActionsPart, DeepLinksPart, FieldsPart, TipPart] } as unknown as DocumentNode<FormQuery, FormQueryVariables>;
export const PageFrameDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"PageFrame"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0 @1 @2",[{kind:"Field",alias:{kind:"Name",value:"header"},name:{kind:"Name",value:"frameLayout"},arguments:[{kind:"Argument",name:{kind:"Name",value:"surface"},value:{kind:"StringValue",value:"header",block:false}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PageSlots!"))},{kind:"Field",alias:{kind:"Name",value:"searchBox"},name:{kind:"Name",value:"frameLayout"},arguments:[{kind:"Argument",name:{kind:"Name",value:"surface"},value:{kind:"StringValue",value:"search-box",block:false}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PageSlots!"))},{kind:"Field",alias:{kind:"Name",value:"footer"},name:{kind:"Name",value:"frameLayout"},arguments:[{kind:"Argument",name:{kind:"Name",value:"surface"},value:{kind:"StringValue",value:"footer",block:false}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PageSlots!"))}]))}, PageSlotsPart, SlotFramePart, FallbackPart, CasinoShelvesPart, GameDetailsPart, AmountPart, ArtPart, GameRailPart, GameTilePart, LobbyBannerPart, DeepLinksPart, CategoryPillsPart, CategoryEntryPart, GameProvidersPart, LiveGamesPart, CrossSellPart, CategoryGamesPart, GamePagePart, GameSearchPart, RecentGamesPart, CasinoRewardsPart, CasinoPromotionsPart, PromotionCardPart, FreeToPlayPart, MenuShelvesPart, AccountItemsPart, AccountLeafPart, SportsTreePart, SportsEntryPart, CasinoMenuPart, AwardsPart, ReferralPart, LoyaltyPart, LinkColumnPart, StoreLinksPart, AccountEntryPart, SearchBoxPart, PageShelvesPart, BetListPart, EventHeaderPart, ParticipantMarkPart, ScoreboardStatePart, FeaturedEventsPart, SelectionLabelPart, LiveEventsPart, EventGridColumnPart, EventGridRowPart, MarketGridPart, MarketGroupsPart, PromotionsPart, QuickLinksPart, TabsPart, HeroCarouselPart, ColumnsPart, EditorialPart, CountdownPart, ImagePart, StandingsPart, ParlaySuggestionsPart, CollectionPart, CollectionItemsPart, EventLinePart, PromotionDetailsPart, StatisticsPart, SearchResultsPart, VideoPart, FramePart, StreamPlayerPart, HistoryPart, AccountSummaryPart, AwardDetailsPart, ChangePasswordPart, LoginPreferencesPart, LoyaltyDashboardPart, TaxFormsPart, OwnLimitPart, LimitHistoryPart, ReferralsPart, BetBuilderPart, GameFactsPart, GameStatisticsPart, PeriodPart, CasinoSessionRoundsPart, CasinoRoundPart, DisplayPreferencesPart, SignUpElsewherePart, SharedBetPart, OnboardingPart, SignedUpPart, SignedUpStepPart, SupportChatPart, LinkedAccountsPart, LinkPromptPart, LinkingResultPart] } as unknown as DocumentNode<PageFrameQuery, PageFrameQueryVariables>;
export const LiveEventsCountDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"LiveEventsCount"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("liveEventsCount{count label}"))}] } as unknown as DocumentNode<LiveEventsCountQuery, LiveEventsCountQueryVariables>;
export const PageLayoutDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"PageLayout"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"canonicalUrl"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"first"}},type:{kind:"NamedType",name:{kind:"Name",value:"Int"}},defaultValue:{kind:"IntValue",value:"8"}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"pageLayout"},arguments:[{kind:"Argument",name:{kind:"Name",value:"canonicalUrl"},value:{kind:"Variable",name:{kind:"Name",value:"canonicalUrl"}}},{kind:"Argument",name:{kind:"Name",value:"first"},value:{kind:"Variable",name:{kind:"Name",value:"first"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PageSlots!"))}]))}, PageSlotsPart, SlotFramePart, FallbackPart, CasinoShelvesPart, GameDetailsPart, AmountPart, ArtPart, GameRailPart, GameTilePart, LobbyBannerPart, DeepLinksPart, CategoryPillsPart, CategoryEntryPart, GameProvidersPart, LiveGamesPart, CrossSellPart, CategoryGamesPart, GamePagePart, GameSearchPart, RecentGamesPart, CasinoRewardsPart, CasinoPromotionsPart, PromotionCardPart, FreeToPlayPart, MenuShelvesPart, AccountItemsPart, AccountLeafPart, SportsTreePart, SportsEntryPart, CasinoMenuPart, AwardsPart, ReferralPart, LoyaltyPart, LinkColumnPart, StoreLinksPart, AccountEntryPart, SearchBoxPart, PageShelvesPart, BetListPart, EventHeaderPart, ParticipantMarkPart, ScoreboardStatePart, FeaturedEventsPart, SelectionLabelPart, LiveEventsPart, EventGridColumnPart, EventGridRowPart, MarketGridPart, MarketGroupsPart, PromotionsPart, QuickLinksPart, TabsPart, HeroCarouselPart, ColumnsPart, EditorialPart, CountdownPart, ImagePart, StandingsPart, ParlaySuggestionsPart, CollectionPart, CollectionItemsPart, EventLinePart, PromotionDetailsPart, StatisticsPart, SearchResultsPart, VideoPart, FramePart, StreamPlayerPart, HistoryPart, AccountSummaryPart, AwardDetailsPart, ChangePasswordPart, LoginPreferencesPart, LoyaltyDashboardPart, TaxFormsPart, OwnLimitPart, LimitHistoryPart, ReferralsPart, BetBuilderPart, GameFactsPart, GameStatisticsPart, PeriodPart, CasinoSessionRoundsPart, CasinoRoundPart, DisplayPreferencesPart, SignUpElsewherePart, SharedBetPart, OnboardingPart, SignedUpPart, SignedUpStepPart, SupportChatPart, LinkedAccountsPart, LinkPromptPart, LinkingResultPart] } as unknown as DocumentNode<PageLayoutQuery, PageLayoutQueryVariables>;
export const PageLayoutPlayerDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"PageLayoutPlayer"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"canonicalUrl"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"first"}},type:{kind:"NamedType",name:{kind:"Name",value:"Int"}},defaultValue:{kind:"IntValue",value:"8"}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"pageLayout"},arguments:[{kind:"Argument",name:{kind:"Name",value:"canonicalUrl"},value:{kind:"Variable",name:{kind:"Name",value:"canonicalUrl"}}},{kind:"Argument",name:{kind:"Name",value:"first"},value:{kind:"Variable",name:{kind:"Name",value:"first"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PagePlayerSlots!"))}]))}, PagePlayerSlotsPart, BetListSectionPart, BetSectionPart, AmountPart, BetPagePart, BetCardPart, CashOutStatePart, PricePart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart, PromotionsEnrolledPart, PromotionEnrolledPart, RecentGamesPlayedPart, GameTilePart, ArtPart, CasinoRewardsHeldPart, AwardsHeldPart, CashbackHeldPart, ReferralSeenPart, OwnLimitHeldPart, OwnLimitItemPart, LimitHistoryHeldPart, LimitHistoryPagePart, TaxFormsHeldPart, LoyaltyHeldPart, LoyaltyDashboardHeldPart, LoyaltyBalanceLinePart, HistoryHeldPart, HistoryEntriesPart, CasinoSessionRoundsHeldPart, PlayedSessionPart, PlayedRoundsPart, CasinoRoundHeldPart, PlayedRoundPart, AccountSummaryHeldPart, AccountFieldsPart, BalancesFieldsPart, ReferralsOwnPart, AwardDetailsHeldPart, SignedUpHeldPart, LoginPreferencesHeldPart] } as unknown as DocumentNode<PageLayoutPlayerQuery, PageLayoutPlayerQueryVariables>;
export const FrameLayoutDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"FrameLayout"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"surface"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"frameLayout"},arguments:[{kind:"Argument",name:{kind:"Name",value:"surface"},value:{kind:"Variable",name:{kind:"Name",value:"surface"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PageSlots!"))}]))}, PageSlotsPart, SlotFramePart, FallbackPart, CasinoShelvesPart, GameDetailsPart, AmountPart, ArtPart, GameRailPart, GameTilePart, LobbyBannerPart, DeepLinksPart, CategoryPillsPart, CategoryEntryPart, GameProvidersPart, LiveGamesPart, CrossSellPart, CategoryGamesPart, GamePagePart, GameSearchPart, RecentGamesPart, CasinoRewardsPart, CasinoPromotionsPart, PromotionCardPart, FreeToPlayPart, MenuShelvesPart, AccountItemsPart, AccountLeafPart, SportsTreePart, SportsEntryPart, CasinoMenuPart, AwardsPart, ReferralPart, LoyaltyPart, LinkColumnPart, StoreLinksPart, AccountEntryPart, SearchBoxPart, PageShelvesPart, BetListPart, EventHeaderPart, ParticipantMarkPart, ScoreboardStatePart, FeaturedEventsPart, SelectionLabelPart, LiveEventsPart, EventGridColumnPart, EventGridRowPart, MarketGridPart, MarketGroupsPart, PromotionsPart, QuickLinksPart, TabsPart, HeroCarouselPart, ColumnsPart, EditorialPart, CountdownPart, ImagePart, StandingsPart, ParlaySuggestionsPart, CollectionPart, CollectionItemsPart, EventLinePart, PromotionDetailsPart, StatisticsPart, SearchResultsPart, VideoPart, FramePart, StreamPlayerPart, HistoryPart, AccountSummaryPart, AwardDetailsPart, ChangePasswordPart, LoginPreferencesPart, LoyaltyDashboardPart, TaxFormsPart, OwnLimitPart, LimitHistoryPart, ReferralsPart, BetBuilderPart, GameFactsPart, GameStatisticsPart, PeriodPart, CasinoSessionRoundsPart, CasinoRoundPart, DisplayPreferencesPart, SignUpElsewherePart, SharedBetPart, OnboardingPart, SignedUpPart, SignedUpStepPart, SupportChatPart, LinkedAccountsPart, LinkPromptPart, LinkingResultPart] } as unknown as DocumentNode<FrameLayoutQuery, FrameLayoutQueryVariables>;
export const FrameLayoutPlayerDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"FrameLayoutPlayer"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"surface"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"frameLayout"},arguments:[{kind:"Argument",name:{kind:"Name",value:"surface"},value:{kind:"Variable",name:{kind:"Name",value:"surface"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PagePlayerSlots!"))}]))}, PagePlayerSlotsPart, BetListSectionPart, BetSectionPart, AmountPart, BetPagePart, BetCardPart, CashOutStatePart, PricePart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart, PromotionsEnrolledPart, PromotionEnrolledPart, RecentGamesPlayedPart, GameTilePart, ArtPart, CasinoRewardsHeldPart, AwardsHeldPart, CashbackHeldPart, ReferralSeenPart, OwnLimitHeldPart, OwnLimitItemPart, LimitHistoryHeldPart, LimitHistoryPagePart, TaxFormsHeldPart, LoyaltyHeldPart, LoyaltyDashboardHeldPart, LoyaltyBalanceLinePart, HistoryHeldPart, HistoryEntriesPart, CasinoSessionRoundsHeldPart, PlayedSessionPart, PlayedRoundsPart, CasinoRoundHeldPart, PlayedRoundPart, AccountSummaryHeldPart, AccountFieldsPart, BalancesFieldsPart, ReferralsOwnPart, AwardDetailsHeldPart, SignedUpHeldPart, LoginPreferencesHeldPart] } as unknown as DocumentNode<FrameLayoutPlayerQuery, FrameLayoutPlayerQueryVariables>;
export const LayoutChangedDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"subscription",name:{kind:"Name",value:"LayoutChanged"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"surface"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"layoutChanged"},arguments:[{kind:"Argument",name:{kind:"Name",value:"surface"},value:{kind:"Variable",name:{kind:"Name",value:"surface"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("surface revision from urgency stream sequence steps{op nodeId parent region after}"))}]))}] } as unknown as DocumentNode<LayoutChangedSubscription, LayoutChangedSubscriptionVariables>;
export const LayoutPartDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"LayoutPart"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"canonicalUrl"}},type:{kind:"NamedType",name:{kind:"Name",value:"String"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"surface"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"revision"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"ids"}},type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"withFrames"}},type:{kind:"NamedType",name:{kind:"Name",value:"Boolean"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"layoutPart"},arguments:[{kind:"Argument",name:{kind:"Name",value:"canonicalUrl"},value:{kind:"Variable",name:{kind:"Name",value:"canonicalUrl"}}},{kind:"Argument",name:{kind:"Name",value:"surface"},value:{kind:"Variable",name:{kind:"Name",value:"surface"}}},{kind:"Argument",name:{kind:"Name",value:"revision"},value:{kind:"Variable",name:{kind:"Name",value:"revision"}}},{kind:"Argument",name:{kind:"Name",value:"ids"},value:{kind:"Variable",name:{kind:"Name",value:"ids"}}},{kind:"Argument",name:{kind:"Name",value:"withFrames"},value:{kind:"Variable",name:{kind:"Name",value:"withFrames"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("revision title changesAt slots{~SlotFrame!}"))}]))}, SlotFramePart, FallbackPart, CasinoShelvesPart, GameDetailsPart, AmountPart, ArtPart, GameRailPart, GameTilePart, LobbyBannerPart, DeepLinksPart, CategoryPillsPart, CategoryEntryPart, GameProvidersPart, LiveGamesPart, CrossSellPart, CategoryGamesPart, GamePagePart, GameSearchPart, RecentGamesPart, CasinoRewardsPart, CasinoPromotionsPart, PromotionCardPart, FreeToPlayPart, MenuShelvesPart, AccountItemsPart, AccountLeafPart, SportsTreePart, SportsEntryPart, CasinoMenuPart, AwardsPart, ReferralPart, LoyaltyPart, LinkColumnPart, StoreLinksPart, AccountEntryPart, SearchBoxPart, PageShelvesPart, BetListPart, EventHeaderPart, ParticipantMarkPart, ScoreboardStatePart, FeaturedEventsPart, SelectionLabelPart, LiveEventsPart, EventGridColumnPart, EventGridRowPart, MarketGridPart, MarketGroupsPart, PromotionsPart, QuickLinksPart, TabsPart, HeroCarouselPart, ColumnsPart, EditorialPart, CountdownPart, ImagePart, StandingsPart, ParlaySuggestionsPart, CollectionPart, CollectionItemsPart, EventLinePart, PromotionDetailsPart, StatisticsPart, SearchResultsPart, VideoPart, FramePart, StreamPlayerPart, HistoryPart, AccountSummaryPart, AwardDetailsPart, ChangePasswordPart, LoginPreferencesPart, LoyaltyDashboardPart, TaxFormsPart, OwnLimitPart, LimitHistoryPart, ReferralsPart, BetBuilderPart, GameFactsPart, GameStatisticsPart, PeriodPart, CasinoSessionRoundsPart, CasinoRoundPart, DisplayPreferencesPart, SignUpElsewherePart, SharedBetPart, OnboardingPart, SignedUpPart, SignedUpStepPart, SupportChatPart, LinkedAccountsPart, LinkPromptPart, LinkingResultPart] } as unknown as DocumentNode<LayoutPartQuery, LayoutPartQueryVariables>;
export const AccountMenuDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"AccountMenu"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"accountMenu"},arguments:[{kind:"Argument",name:{kind:"Name",value:"skipAccount"},value:{kind:"BooleanValue",value:true}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("menuShelves{~PagePlayerSlots!}"))}]))}, PagePlayerSlotsPart, BetListSectionPart, BetSectionPart, AmountPart, BetPagePart, BetCardPart, CashOutStatePart, PricePart, EventLinePart, ParticipantMarkPart, ScoreboardStatePart, ReceiptPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart, PromotionsEnrolledPart, PromotionEnrolledPart, RecentGamesPlayedPart, GameTilePart, ArtPart, CasinoRewardsHeldPart, AwardsHeldPart, CashbackHeldPart, ReferralSeenPart, OwnLimitHeldPart, OwnLimitItemPart, LimitHistoryHeldPart, LimitHistoryPagePart, TaxFormsHeldPart, LoyaltyHeldPart, LoyaltyDashboardHeldPart, LoyaltyBalanceLinePart, HistoryHeldPart, HistoryEntriesPart, CasinoSessionRoundsHeldPart, PlayedSessionPart, PlayedRoundsPart, CasinoRoundHeldPart, PlayedRoundPart, AccountSummaryHeldPart, AccountFieldsPart, BalancesFieldsPart, ReferralsOwnPart, AwardDetailsHeldPart, SignedUpHeldPart, LoginPreferencesHeldPart] } as unknown as DocumentNode<AccountMenuQuery, AccountMenuQueryVariables>;
export const StartupDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Startup"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("startup{applicationMetadata{casinoEnabled currentTime searchDebounceIntervalMilliseconds inactivityThresholdMinutes heartbeatIntervalSeconds}regionalMetadata{validRegion currentRegionCode currentCountryCode ipAddress ipAddressCheckTimerSeconds}serviceAttributes{appUrls{ios android}supportUrl supportChatUrl paymentsBaseUrl partnerClientId partnerIssuer partnerSendsIssuer partnerAuthorizeUrl partnerTokenUrl liveStreamingBaseUrl geoComply{ndbCdnUrl plcCdnUrl}footerDisclaimers{body hyperlink deepLink{__typename ?WebPageDeepLink{url}?SportsbookPageDeepLink{canonicalUrl}}}}responsibleGaming{icon restrictedBalancesDisclaimerLink{canonicalUrl}helplineText helplinePhone logos{id label url}}monitoring{analyticsSampleRate errorDsn}anonymousToken sportsbookUrl sportsbookWebsocketUrl maintenanceModeContent{title message image link label refreshIntervalSeconds}}"))}] } as unknown as DocumentNode<StartupQuery, StartupQueryVariables>;
export const SessionDataDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"SessionData"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("sessionData{currentTime startedAt lastLoginAt inactivityThresholdMinutes heartbeatIntervalSeconds isFirstWager account{~AccountFields!}}"))}, AccountFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<SessionDataQuery, SessionDataQueryVariables>;
export const AccountStateDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"AccountState"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("account{~AccountFields!}"))}, AccountFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<AccountStateQuery, AccountStateQueryVariables>;
export const SetPreferenceDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"SetPreference"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"UserPreferenceInput"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"setUserPreference"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("succeeded userErrors{message}account{~AccountFields!}"))}]))}, AccountFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<SetPreferenceMutation, SetPreferenceMutationVariables>;
export const HeartbeatDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"Heartbeat"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"elapsedSeconds"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"Int"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"heartbeat"},arguments:[{kind:"Argument",name:{kind:"Name",value:"elapsedSeconds"},value:{kind:"Variable",name:{kind:"Name",value:"elapsedSeconds"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("status message"))}]))}] } as unknown as DocumentNode<HeartbeatMutation, HeartbeatMutationVariables>;
export const AccountBalanceUpdatesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"subscription",name:{kind:"Name",value:"AccountBalanceUpdates"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("accountBalanceUpdates{~BalancesFields!}"))}, BalancesFieldsPart] } as unknown as DocumentNode<AccountBalanceUpdatesSubscription, AccountBalanceUpdatesSubscriptionVariables>;
export const BetslipDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Betslip"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("betslip{~BetslipFields!}"))}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<BetslipQuery, BetslipQueryVariables>;
export const PlacementDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Placement"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"placementId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"placement"},arguments:[{kind:"Argument",name:{kind:"Name",value:"placementId"},value:{kind:"Variable",name:{kind:"Name",value:"placementId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("placementId status result{~PlaceBetsResultFields!}"))}]))}, PlaceBetsResultFieldsPart, PlacedBetSummaryPart, ReceiptPart, AmountPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart, BetErrorFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<PlacementQuery, PlacementQueryVariables>;
export const AddMarketSelectionDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"AddMarketSelection"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"AddMarketSelectionInput"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"addMarketSelection"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~BetslipFields!"))}]))}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<AddMarketSelectionMutation, AddMarketSelectionMutationVariables>;
export const AddFeaturedBetDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"AddFeaturedBet"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"featuredBetId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"selectionOrigin"}},type:{kind:"NamedType",name:{kind:"Name",value:"String"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"marketSelections"}},type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"AcceptedSelectionInput"}}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"addFeaturedBet"},arguments:[{kind:"Argument",name:{kind:"Name",value:"featuredBetId"},value:{kind:"Variable",name:{kind:"Name",value:"featuredBetId"}}},{kind:"Argument",name:{kind:"Name",value:"selectionOrigin"},value:{kind:"Variable",name:{kind:"Name",value:"selectionOrigin"}}},{kind:"Argument",name:{kind:"Name",value:"marketSelections"},value:{kind:"Variable",name:{kind:"Name",value:"marketSelections"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~BetslipFields!"))}]))}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<AddFeaturedBetMutation, AddFeaturedBetMutationVariables>;
export const AddDraftBetsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"AddDraftBets"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"draftBets"}},type:{kind:"NonNullType",type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"DraftBetInput"}}}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"mergeBetslip"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"Boolean"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"selectionOrigin"}},type:{kind:"NamedType",name:{kind:"Name",value:"String"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"shareId"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"addDraftBets"},arguments:[{kind:"Argument",name:{kind:"Name",value:"draftBets"},value:{kind:"Variable",name:{kind:"Name",value:"draftBets"}}},{kind:"Argument",name:{kind:"Name",value:"mergeBetslip"},value:{kind:"Variable",name:{kind:"Name",value:"mergeBetslip"}}},{kind:"Argument",name:{kind:"Name",value:"selectionOrigin"},value:{kind:"Variable",name:{kind:"Name",value:"selectionOrigin"}}},{kind:"Argument",name:{kind:"Name",value:"shareId"},value:{kind:"Variable",name:{kind:"Name",value:"shareId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("betslip{~BetslipFields!}leftOut{marketSelectionId name message}"))}]))}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<AddDraftBetsMutation, AddDraftBetsMutationVariables>;
export const ClearTeaserSelectionsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"ClearTeaserSelections"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("clearTeaserSelections{~BetslipFields!}"))}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<ClearTeaserSelectionsMutation, ClearTeaserSelectionsMutationVariables>;
export const SelectionLinesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"SelectionLines"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("betslip{id straight{draftBetEventGroupings{id draftBets{id draftLegs{id marketSelection{id}buyPointOptions{cents marketSelectionId points{decimalPoints}odds{numeratorLong denominatorLong}enabled}}}}}}"))}] } as unknown as DocumentNode<SelectionLinesQuery, SelectionLinesQueryVariables>;
export const AdjustSelectionPointsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"AdjustSelectionPoints"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"selectionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"marketSelectionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"adjustSelectionPoints"},arguments:[{kind:"Argument",name:{kind:"Name",value:"selectionId"},value:{kind:"Variable",name:{kind:"Name",value:"selectionId"}}},{kind:"Argument",name:{kind:"Name",value:"marketSelectionId"},value:{kind:"Variable",name:{kind:"Name",value:"marketSelectionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~BetslipFields!"))}]))}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<AdjustSelectionPointsMutation, AdjustSelectionPointsMutationVariables>;
export const RemoveMarketSelectionDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"RemoveMarketSelection"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"selectionId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"removeMarketSelection"},arguments:[{kind:"Argument",name:{kind:"Name",value:"selectionId"},value:{kind:"Variable",name:{kind:"Name",value:"selectionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~BetslipFields!"))}]))}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<RemoveMarketSelectionMutation, RemoveMarketSelectionMutationVariables>;
export const ClearBetslipDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"ClearBetslip"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("clearBetslip{~BetslipFields!}"))}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<ClearBetslipMutation, ClearBetslipMutationVariables>;
export const SetDraftBetAmountDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"SetDraftBetAmount"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"draftBetId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"amount"}},type:{kind:"NamedType",name:{kind:"Name",value:"Long"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"amountField"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"AmountField"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"setDraftBetAmount"},arguments:[{kind:"Argument",name:{kind:"Name",value:"draftBetId"},value:{kind:"Variable",name:{kind:"Name",value:"draftBetId"}}},{kind:"Argument",name:{kind:"Name",value:"amount"},value:{kind:"Variable",name:{kind:"Name",value:"amount"}}},{kind:"Argument",name:{kind:"Name",value:"amountField"},value:{kind:"Variable",name:{kind:"Name",value:"amountField"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~BetslipFields!"))}]))}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<SetDraftBetAmountMutation, SetDraftBetAmountMutationVariables>;
export const BuyTeaserPointsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"BuyTeaserPoints"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"points"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"buyTeaserPoints"},arguments:[{kind:"Argument",name:{kind:"Name",value:"points"},value:{kind:"Variable",name:{kind:"Name",value:"points"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~BetslipFields!"))}]))}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<BuyTeaserPointsMutation, BuyTeaserPointsMutationVariables>;
export const AcceptBetslipChangesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"AcceptBetslipChanges"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"marketSelections"}},type:{kind:"NonNullType",type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"AcceptedSelectionInput"}}}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"sameGameParlayLegs"}},type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"SameGameParlayLegInput"}}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"acceptBetslipChanges"},arguments:[{kind:"Argument",name:{kind:"Name",value:"marketSelections"},value:{kind:"Variable",name:{kind:"Name",value:"marketSelections"}}},{kind:"Argument",name:{kind:"Name",value:"sameGameParlayLegs"},value:{kind:"Variable",name:{kind:"Name",value:"sameGameParlayLegs"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~BetslipFields!"))}]))}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<AcceptBetslipChangesMutation, AcceptBetslipChangesMutationVariables>;
export const PlaceBetsDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"PlaceBets"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"bets"}},type:{kind:"NonNullType",type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"PlaceBetInput"}}}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"placementId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"keepBetslipSelections"}},type:{kind:"NamedType",name:{kind:"Name",value:"Boolean"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"placeBets"},arguments:[{kind:"Argument",name:{kind:"Name",value:"bets"},value:{kind:"Variable",name:{kind:"Name",value:"bets"}}},{kind:"Argument",name:{kind:"Name",value:"placementId"},value:{kind:"Variable",name:{kind:"Name",value:"placementId"}}},{kind:"Argument",name:{kind:"Name",value:"keepBetslipSelections"},value:{kind:"Variable",name:{kind:"Name",value:"keepBetslipSelections"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PlaceBetsResultFields!"))}]))}, PlaceBetsResultFieldsPart, PlacedBetSummaryPart, ReceiptPart, AmountPart, FallbackPart, ReceiptLinesPart, DefaultPart, HeaderPart, InformationPart, ListPart, LocationPart, PromptPart, DeepLinksPart, SeparatorPart, WarningPart, WorkingHoursPart, BetErrorFieldsPart, BalancesFieldsPart] } as unknown as DocumentNode<PlaceBetsMutation, PlaceBetsMutationVariables>;
export const BetslipUpdatesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"subscription",name:{kind:"Name",value:"BetslipUpdates"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("betslipUpdates{~BetslipFields!}"))}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<BetslipUpdatesSubscription, BetslipUpdatesSubscriptionVariables>;
export const BetUpdatesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"subscription",name:{kind:"Name",value:"BetUpdates"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("betUpdates{~PlacedBetSummary! closedAt anyLegsInPlay payoutAmount{amountLong currency formattedAmount}legs{id outcome outcomeReason inPlay}}"))}, PlacedBetSummaryPart] } as unknown as DocumentNode<BetUpdatesSubscription, BetUpdatesSubscriptionVariables>;
export const PaymentProvidersQuickDepositLandingPageDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"PaymentProvidersQuickDepositLandingPage"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("paymentProvidersQuickDepositLandingPage{~PaymentProvidersPage!}"))}, PaymentProvidersPagePart, PaymentProviderFieldsPart] } as unknown as DocumentNode<PaymentProvidersQuickDepositLandingPageQuery, PaymentProvidersQuickDepositLandingPageQueryVariables>;
export const SetProfitBoostDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"SetProfitBoost"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"draftBetId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"profitBoostId"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"setProfitBoost"},arguments:[{kind:"Argument",name:{kind:"Name",value:"draftBetId"},value:{kind:"Variable",name:{kind:"Name",value:"draftBetId"}}},{kind:"Argument",name:{kind:"Name",value:"profitBoostId"},value:{kind:"Variable",name:{kind:"Name",value:"profitBoostId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~BetslipFields!"))}]))}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<SetProfitBoostMutation, SetProfitBoostMutationVariables>;
export const SetAmountSourceDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"SetAmountSource"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"draftBetId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"amountSourceType"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"AmountSourceType"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"freeBetId"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"setAmountSource"},arguments:[{kind:"Argument",name:{kind:"Name",value:"draftBetId"},value:{kind:"Variable",name:{kind:"Name",value:"draftBetId"}}},{kind:"Argument",name:{kind:"Name",value:"amountSourceType"},value:{kind:"Variable",name:{kind:"Name",value:"amountSourceType"}}},{kind:"Argument",name:{kind:"Name",value:"freeBetId"},value:{kind:"Variable",name:{kind:"Name",value:"freeBetId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~BetslipFields!"))}]))}, BetslipFieldsPart, BetErrorFieldsPart, DraftBetFieldsPart, DraftRewardsFieldsPart] } as unknown as DocumentNode<SetAmountSourceMutation, SetAmountSourceMutationVariables>;
export const GeoComplyGetApiTokenDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"GeoComplyGetApiToken"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"geolocationParams"}},type:{kind:"NamedType",name:{kind:"Name",value:"GeolocationParams"}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"licenseType"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"LicenseType"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"geoComplyGetApiToken"},arguments:[{kind:"Argument",name:{kind:"Name",value:"geolocationParams"},value:{kind:"Variable",name:{kind:"Name",value:"geolocationParams"}}},{kind:"Argument",name:{kind:"Name",value:"licenseType"},value:{kind:"Variable",name:{kind:"Name",value:"licenseType"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("licenseKey errors{~GeolocationErrorFields!}"))}]))}, GeolocationErrorFieldsPart] } as unknown as DocumentNode<GeoComplyGetApiTokenMutation, GeoComplyGetApiTokenMutationVariables>;
export const GeoComplyForceRefetchLicenseDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"GeoComplyForceRefetchLicense"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"currentLicenseKey"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"licenseType"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"LicenseType"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"geoComplyForceRefetchLicense"},arguments:[{kind:"Argument",name:{kind:"Name",value:"currentLicenseKey"},value:{kind:"Variable",name:{kind:"Name",value:"currentLicenseKey"}}},{kind:"Argument",name:{kind:"Name",value:"licenseType"},value:{kind:"Variable",name:{kind:"Name",value:"licenseType"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("licenseKey errors{~GeolocationErrorFields!}"))}]))}, GeolocationErrorFieldsPart] } as unknown as DocumentNode<GeoComplyForceRefetchLicenseMutation, GeoComplyForceRefetchLicenseMutationVariables>;
export const GeoComplyAuthorizeGeoPacketDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"GeoComplyAuthorizeGeoPacket"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"geoPacket"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"geoComplyAuthorizeGeoPacket"},arguments:[{kind:"Argument",name:{kind:"Name",value:"geoPacket"},value:{kind:"Variable",name:{kind:"Name",value:"geoPacket"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("expiresAt refreshAt errors{~GeolocationErrorFields!}"))}]))}, GeolocationErrorFieldsPart] } as unknown as DocumentNode<GeoComplyAuthorizeGeoPacketMutation, GeoComplyAuthorizeGeoPacketMutationVariables>;
export const GeolocationSetupDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"GeolocationSetup"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("startup{serviceAttributes{geoComply{installerId ndbCdnUrl plcCdnUrl}}regionalMetadata{ipAddress ipAddressCheckTimerSeconds}}"))}] } as unknown as DocumentNode<GeolocationSetupQuery, GeolocationSetupQueryVariables>;
export const LocationPromptDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"LocationPrompt"},selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("dialogs{id kind priority triggers{pages onLogin}node{?LocationPromptDialog{id title body allowLabel declineLabel}}}"))}] } as unknown as DocumentNode<LocationPromptQuery, LocationPromptQueryVariables>;
export const EventPricesSnapshotDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"EventPricesSnapshot"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"eventIds"}},type:{kind:"NonNullType",type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"eventPrices"},arguments:[{kind:"Argument",name:{kind:"Name",value:"eventIds"},value:{kind:"Variable",name:{kind:"Name",value:"eventIds"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("eventId version status matchProgress scoreboard{homeScore awayScore period clock turn situation}selections{id num den status points}"))}]))}] } as unknown as DocumentNode<EventPricesSnapshotQuery, EventPricesSnapshotQueryVariables>;
export const EventPriceUpdatesDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"subscription",name:{kind:"Name",value:"EventPriceUpdates"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"eventId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"eventPrices"},arguments:[{kind:"Argument",name:{kind:"Name",value:"eventId"},value:{kind:"Variable",name:{kind:"Name",value:"eventId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("eventId version status matchProgress scoreboard{homeScore awayScore period clock turn situation}selections{id num den status points}"))}]))}] } as unknown as DocumentNode<EventPriceUpdatesSubscription, EventPriceUpdatesSubscriptionVariables>;
export const SendOneTimeCodeDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"SendOneTimeCode"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"channel"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"OneTimeCodeChannel"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"sendOneTimeCode"},arguments:[{kind:"Argument",name:{kind:"Name",value:"channel"},value:{kind:"Variable",name:{kind:"Name",value:"channel"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("success errors{message}"))}]))}] } as unknown as DocumentNode<SendOneTimeCodeMutation, SendOneTimeCodeMutationVariables>;
export const VerifyOneTimeCodeDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"VerifyOneTimeCode"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"oneTimeCode"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"source"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"OneTimeCodeSource"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"verifyOneTimeCode"},arguments:[{kind:"Argument",name:{kind:"Name",value:"oneTimeCode"},value:{kind:"Variable",name:{kind:"Name",value:"oneTimeCode"}}},{kind:"Argument",name:{kind:"Name",value:"source"},value:{kind:"Variable",name:{kind:"Name",value:"source"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("success errors{message}"))}]))}] } as unknown as DocumentNode<VerifyOneTimeCodeMutation, VerifyOneTimeCodeMutationVariables>;
export const ValidateDepositDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"ValidateDeposit"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"PaymentInput"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"depositValidateCreate"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PaymentOutcome!"))}]))}, PaymentOutcomePart] } as unknown as DocumentNode<ValidateDepositMutation, ValidateDepositMutationVariables>;
export const DepositCreateDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"DepositCreate"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"PaymentInput"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"depositCreate"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PaymentOutcome!"))}]))}, PaymentOutcomePart] } as unknown as DocumentNode<DepositCreateMutation, DepositCreateMutationVariables>;
export const WireTransferDepositCreateDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"WireTransferDepositCreate"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"PaymentInput"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"wireTransferDepositCreate"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PaymentOutcome!"))}]))}, PaymentOutcomePart] } as unknown as DocumentNode<WireTransferDepositCreateMutation, WireTransferDepositCreateMutationVariables>;
export const CompletePaypalDepositDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"CompletePaypalDeposit"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"depositId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"completePaypalDeposit"},arguments:[{kind:"Argument",name:{kind:"Name",value:"depositId"},value:{kind:"Variable",name:{kind:"Name",value:"depositId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PaymentOutcome!"))}]))}, PaymentOutcomePart] } as unknown as DocumentNode<CompletePaypalDepositMutation, CompletePaypalDepositMutationVariables>;
export const CancelPaypalDepositDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"CancelPaypalDeposit"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"depositId"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"cancelPaypalDeposit"},arguments:[{kind:"Argument",name:{kind:"Name",value:"depositId"},value:{kind:"Variable",name:{kind:"Name",value:"depositId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PaymentOutcome!"))}]))}, PaymentOutcomePart] } as unknown as DocumentNode<CancelPaypalDepositMutation, CancelPaypalDepositMutationVariables>;
export const ValidateWithdrawalDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"ValidateWithdrawal"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"PaymentInput"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"withdrawalValidateCreateV2"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PaymentOutcome!"))}]))}, PaymentOutcomePart] } as unknown as DocumentNode<ValidateWithdrawalMutation, ValidateWithdrawalMutationVariables>;
export const ConfirmWithdrawalDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"ConfirmWithdrawal"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"PaymentInput"}}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"confirmWithdrawal"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~WithdrawalConfirmationFields!"))}]))}, WithdrawalConfirmationFieldsPart] } as unknown as DocumentNode<ConfirmWithdrawalMutation, ConfirmWithdrawalMutationVariables>;
export const InteracWithdrawalCreateDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"InteracWithdrawalCreate"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"PaymentInput"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"interacWithdrawalCreate"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PaymentOutcome!"))}]))}, PaymentOutcomePart] } as unknown as DocumentNode<InteracWithdrawalCreateMutation, InteracWithdrawalCreateMutationVariables>;
export const FirstWireTransferWithdrawalCreateDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"FirstWireTransferWithdrawalCreate"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"PaymentInput"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"firstWireTransferWithdrawalCreate"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PaymentOutcome!"))}]))}, PaymentOutcomePart] } as unknown as DocumentNode<FirstWireTransferWithdrawalCreateMutation, FirstWireTransferWithdrawalCreateMutationVariables>;
export const WithdrawalCreateDocument = { kind: 'Document', definitions: [{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"WithdrawalCreate"},variableDefinitions:[{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"input"}},type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"PaymentInput"}}}},{kind:"VariableDefinition",variable:{kind:"Variable",name:{kind:"Name",value:"actionId"}},type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("@0",[{kind:"Field",name:{kind:"Name",value:"withdrawalCreate"},arguments:[{kind:"Argument",name:{kind:"Name",value:"input"},value:{kind:"Variable",name:{kind:"Name",value:"input"}}},{kind:"Argument",name:{kind:"Name",value:"actionId"},value:{kind:"Variable",name:{kind:"Name",value:"actionId"}}}],selectionSet:/*#__PURE__*/set(/*#__PURE__*/q("~PaymentOutcome!"))}]))}, PaymentOutcomePart] } as unknown as DocumentNode<WithdrawalCreateMutation, WithdrawalCreateMutationVariables>;