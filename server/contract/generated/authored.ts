// Written by `npm run codegen` from schemas/json; do not edit.

/**
 * Target of a control.
 */
export type AuthoredDeepLink =
  | AuthoredAccountMenuDeepLink
  | AuthoredAccountMenuItemDeepLink
  | AuthoredBetHistorySectionDeepLink
  | AuthoredCardProviderDeepLink
  | AuthoredCashAtCasinoDeepLink
  | AuthoredCasinoCategoryShelfDeepLink
  | AuthoredCasinoGameDeepLink
  | AuthoredCasinoRewardsShelfDeepLink
  | AuthoredConfirmationDeepLink
  | AuthoredContactSupportDeepLink
  | AuthoredFormDeepLink
  | AuthoredIdentityDeepLink
  | AuthoredInteracConfirmationDeepLink
  | AuthoredModalDeepLink
  | AuthoredOpenBetslipDeepLink
  | AuthoredPromotionDeepLink
  | AuthoredPromotionListDeepLink
  | AuthoredReceiptDeepLink
  | AuthoredResponsibleGamingShelfDeepLink
  | AuthoredScorePayDeepLink
  | AuthoredSelectFacilityDeepLink
  | AuthoredSportsbookPageDeepLink
  | AuthoredVendorInformationDeepLink
  | AuthoredWebPageDeepLink
  | AuthoredWireTransferFirstDeepLink
  | AuthoredWireTransferRepeatDeepLink;
/**
 * Action of a control.
 */
export type AuthoredAction =
  | AuthoredAcknowledgeAction
  | AuthoredSetUserPreferenceAction
  | AuthoredOptInPromotionAction
  | AuthoredDismissPromptAction
  | AuthoredSubmitFormAction;
export type WhatTheFlagIsWhereTheRuleHolds = boolean;
export type Why = string;
/**
 * @minItems 1
 * @maxItems 20
 */
export type RulesTheFirstThatHoldsDecides = {
  isOn: WhatTheFlagIsWhereTheRuleHolds;
  why?: Why;
  when?: ForWhomForEverybodyWhenItIsNotSaid;
}[];
/**
 * Records that the player has read something.
 */
export interface AuthoredAcknowledgeAction {
  kind: 'AcknowledgeAction';
  /**
   * Stable id of the action inside its document.
   */
  id: string;
  /**
   * Label of the control.
   */
  label: string;
  /**
   * Conditions for the action to run.
   *
   * @minItems 0
   * @maxItems 2
   */
  requirements: ('LOGIN' | 'LOCATION')[];
  /**
   * Subject that was read, such as `responsible-gaming`.
   */
  ackType: string;
  next?: AuthoredDeepLink;
}
/**
 * An entry of the account menu, by its canonical URL.
 */
export interface AuthoredAccountMenuDeepLink {
  kind: 'AccountMenuDeepLink';
  /**
   * Target of the link.
   */
  canonicalUrl:
    | '/'
    | '/me/account_summary'
    | '/me/address_document'
    | '/me/awards'
    | '/me/awards/bonus_bets'
    | '/me/awards/bonus_spins'
    | '/me/awards/bonuses'
    | '/me/awards/cashback'
    | '/me/awards/free_bets'
    | '/me/awards/free_wagers'
    | '/me/awards/promotional_credits'
    | '/me/history/betting'
    | '/me/history/casino'
    | '/me/history/transactions'
    | '/me/limits/history'
    | '/me/linked_accounts'
    | '/me/pennplay'
    | '/me/promotions'
    | '/me/referrals/completed'
    | '/me/referrals/in_progress'
    | '/me/referrals/invite_friends'
    | '/me/tax_forms'
    | '/me/wallet/deposit'
    | '/me/wallet/withdrawal';
}
/**
 * A page of the account.
 */
export interface AuthoredAccountMenuItemDeepLink {
  kind: 'AccountMenuItemDeepLink';
  /**
   * Path below `/account/`.
   */
  slug: string;
}
/**
 * A section of the player's bets.
 */
export interface AuthoredBetHistorySectionDeepLink {
  kind: 'BetHistorySectionDeepLink';
  /**
   * Id of the section.
   */
  sectionId: 'open' | 'settled';
}
/**
 * Payment page of a provider of credit and debit cards.
 */
export interface AuthoredCardProviderDeepLink {
  kind: 'CardProviderDeepLink';
  /**
   * `deposit` or `withdrawal`.
   */
  transactionType: 'deposit' | 'withdrawal';
  /**
   * Id of the provider.
   */
  paymentProviderId: string;
}
/**
 * Page on paying in or collecting cash at a casino.
 */
export interface AuthoredCashAtCasinoDeepLink {
  kind: 'CashAtCasinoDeepLink';
  /**
   * `deposit` or `withdrawal`.
   */
  transactionType: 'deposit' | 'withdrawal';
}
/**
 * The shelf of a casino category.
 */
export interface AuthoredCasinoCategoryShelfDeepLink {
  kind: 'CasinoCategoryShelfDeepLink';
  /**
   * Slug of the category.
   */
  categorySlug: string;
}
/**
 * A game of the casino.
 */
export interface AuthoredCasinoGameDeepLink {
  kind: 'CasinoGameDeepLink';
  /**
   * Category the game is listed in.
   */
  categorySlug: string;
  /**
   * Id of the game.
   */
  gameProviderGameId: string;
}
/**
 * The shelf of rewards in a casino lobby.
 */
export interface AuthoredCasinoRewardsShelfDeepLink {
  kind: 'CasinoRewardsShelfDeepLink';
  /**
   * Slug of the lobby.
   */
  lobbySlug: string;
}
/**
 * Asks the player to confirm a withdrawal.
 */
export interface AuthoredConfirmationDeepLink {
  kind: 'ConfirmationDeepLink';
  /**
   * Id of the withdrawal.
   */
  withdrawalId: string;
}
/**
 * Helpline and support organizations.
 */
export interface AuthoredContactSupportDeepLink {
  kind: 'ContactSupportDeepLink';
  /**
   * Topic of the request.
   */
  topic?: string;
}
/**
 * Opens a form above the page.
 */
export interface AuthoredFormDeepLink {
  kind: 'FormDeepLink';
  /**
   * Id of a published form.
   */
  formId: string;
}
/**
 * A page for identity checks or account details.
 */
export interface AuthoredIdentityDeepLink {
  kind: 'IdentityDeepLink';
  /**
   * Id of the page.
   */
  page: 'login' | 'signup' | 'forgot-password' | 'update-password' | 'login-preferences';
}
/**
 * Asks the player to confirm a withdrawal by Interac.
 */
export interface AuthoredInteracConfirmationDeepLink {
  kind: 'InteracConfirmationDeepLink';
  /**
   * Id of the withdrawal.
   */
  withdrawalId: string;
}
/**
 * Opens a dialog above the page.
 */
export interface AuthoredModalDeepLink {
  kind: 'ModalDeepLink';
  /**
   * Id of a node of the dialogs document.
   */
  dialogId: string;
}
/**
 * Opens the betslip.
 */
export interface AuthoredOpenBetslipDeepLink {
  kind: 'OpenBetslipDeepLink';
  /**
   * Selections to add first. With none, the betslip opens unchanged.
   *
   * @minItems 0
   * @maxItems 20
   */
  marketSelectionIds: string[];
}
/**
 * One promotion on the promotions page.
 */
export interface AuthoredPromotionDeepLink {
  kind: 'PromotionDeepLink';
  /**
   * Id of the promotion.
   */
  promotionId: string;
}
/**
 * All promotions, or those with one tag.
 */
export interface AuthoredPromotionListDeepLink {
  kind: 'PromotionListDeepLink';
  /**
   * Shows only promotions with this tag.
   */
  tagId?: string;
}
/**
 * The receipt of a transaction.
 */
export interface AuthoredReceiptDeepLink {
  kind: 'ReceiptDeepLink';
  /**
   * Id of the receipt.
   */
  receiptId: string;
}
/**
 * Page of all limits of a player, or of one limit.
 */
export interface AuthoredResponsibleGamingShelfDeepLink {
  kind: 'ResponsibleGamingShelfDeepLink';
  /**
   * Limit to open. With none, the page of all limits opens.
   */
  limit?:
    | 'deposit/daily'
    | 'deposit/weekly'
    | 'deposit/monthly'
    | 'loss/daily'
    | 'loss/weekly'
    | 'loss/monthly'
    | 'spend/daily'
    | 'spend/weekly'
    | 'spend/monthly'
    | 'max-single-wager'
    | 'reality-check-in'
    | 'time';
}
/**
 * Payment page of ScorePay, for deposits and withdrawals.
 */
export interface AuthoredScorePayDeepLink {
  kind: 'ScorePayDeepLink';
  /**
   * `deposit` or `withdrawal`.
   */
  transactionType: 'deposit' | 'withdrawal';
}
/**
 * The choice of the casino where cash is paid in or taken out.
 */
export interface AuthoredSelectFacilityDeepLink {
  kind: 'SelectFacilityDeepLink';
  /**
   * `deposit` or `withdrawal`.
   */
  transactionType: 'deposit' | 'withdrawal';
  /**
   * Id of the provider.
   */
  paymentProviderId: string;
}
/**
 * A page of this site by its canonical URL.
 */
export interface AuthoredSportsbookPageDeepLink {
  kind: 'SportsbookPageDeepLink';
  /**
   * A path from the root, with optional query.
   */
  canonicalUrl: string;
}
/**
 * Information of a payment provider, above the wallet page.
 */
export interface AuthoredVendorInformationDeepLink {
  kind: 'VendorInformationDeepLink';
  /**
   * `deposit` or `withdrawal`.
   */
  transactionType: 'deposit' | 'withdrawal';
  /**
   * Id of the provider.
   */
  paymentProviderId: string;
}
/**
 * A page of another site. Listed hosts open directly, other hosts after a question. Payment pages do not link to other hosts.
 */
export interface AuthoredWebPageDeepLink {
  kind: 'WebPageDeepLink';
  /**
   * An https address.
   */
  url: string;
  /**
   * Opens the page in a new window.
   */
  opensNewWindow: boolean;
}
/**
 * Instructions for a first wire transfer.
 */
export interface AuthoredWireTransferFirstDeepLink {
  kind: 'WireTransferFirstDeepLink';
  /**
   * `deposit` or `withdrawal`.
   */
  transactionType: 'deposit' | 'withdrawal';
}
/**
 * Instructions for a repeated wire transfer.
 */
export interface AuthoredWireTransferRepeatDeepLink {
  kind: 'WireTransferRepeatDeepLink';
  /**
   * `deposit` or `withdrawal`.
   */
  transactionType: 'deposit' | 'withdrawal';
}
/**
 * Stores the preferences of a form.
 */
export interface AuthoredSetUserPreferenceAction {
  kind: 'SetUserPreferenceAction';
  /**
   * Stable id of the action inside its document.
   */
  id: string;
  /**
   * Label of the control.
   */
  label: string;
  /**
   * Conditions for the action to run.
   *
   * @minItems 0
   * @maxItems 2
   */
  requirements: ('LOGIN' | 'LOCATION')[];
  next?: AuthoredDeepLink;
}
/**
 * Opts in to a promotion.
 */
export interface AuthoredOptInPromotionAction {
  kind: 'OptInPromotionAction';
  /**
   * Stable id of the action inside its document.
   */
  id: string;
  /**
   * Label of the control.
   */
  label: string;
  /**
   * Conditions for the action to run.
   *
   * @maxItems 2
   */
  requirements: ('LOGIN' | 'LOCATION')[];
  /**
   * Id of the promotion, such as `season-pick-em`.
   */
  promotionId: string;
  next?: AuthoredDeepLink;
}
/**
 * Does not show the prompt to this player again.
 */
export interface AuthoredDismissPromptAction {
  kind: 'DismissPromptAction';
  /**
   * Stable id of the action inside its document.
   */
  id: string;
  /**
   * Label of the control.
   */
  label: string;
  /**
   * Conditions for the action to run.
   *
   * @maxItems 2
   */
  requirements: ('LOGIN' | 'LOCATION')[];
  /**
   * Id of the prompt, such as `preferences`.
   */
  promptType: string;
  next?: AuthoredDeepLink;
}
/**
 * Submits the answers of the form that contains this action.
 */
export interface AuthoredSubmitFormAction {
  kind: 'SubmitFormAction';
  /**
   * Stable id of the action inside its document.
   */
  id: string;
  /**
   * Label of the control.
   */
  label: string;
  /**
   * Conditions for the action to run.
   *
   * @maxItems 2
   */
  requirements: ('LOGIN' | 'LOCATION')[];
  /**
   * Id of the form that contains this action.
   */
  formId: string;
  /**
   * Message after the form was sent.
   */
  successText: string;
  next?: AuthoredDeepLink;
}
/**
 * Promotions of the casino, as cards in a row.
 */
export interface AuthoredCasinoPromotionsShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
  /**
   * Text when there is no promotion.
   */
  emptyText: string;
}
/**
 * Rewards that the player can use in the casino.
 */
export interface AuthoredCasinoRewardsShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
  /**
   * Text when the list is empty.
   */
  emptyText: string;
}
/**
 * All games of one category with filters, page by page.
 */
export interface AuthoredCategoryGamesShelf {
  /**
   * Filters that are offered, in their order.
   *
   * @minItems 0
   * @maxItems 7
   */
  filters: ('featured' | 'new' | 'exclusive' | 'jackpot' | 'multiplayer' | 'practice' | 'free-reward')[];
}
/**
 * Categories of the casino, as pills in a row.
 */
export interface AuthoredCategoryPillsShelf {
  /**
   * Read out as the name of the list.
   */
  title: string;
}
/**
 * A link from the sportsbook to the casino, or back.
 */
export interface AuthoredCrossSellShelf {
  /**
   * Title of the card.
   */
  title: string;
  /**
   * One sentence.
   */
  text: string;
  /**
   * Name of a drawing: `boost`, `parlay`, `live`, `casino`, `welcome`.
   */
  illustration: string;
  /**
   * Label of the link.
   */
  label: string;
  deepLink?: AuthoredDeepLink;
}
/**
 * Free games without stake or prize.
 */
export interface AuthoredFreeToPlayShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
  /**
   * Text when there is no free game.
   */
  emptyText: string;
}
/**
 * Texts of the bar above a game. Numbers, name and balance come from the player and the game. A text left out is the default.
 */
export interface AuthoredGameBarShelf {
  /**
   * Button that leaves the game for the lobby.
   */
  lobbyLabel?: string;
  /**
   * Link to time, limits and help.
   */
  careLabel?: string;
  /**
   * Button that fills the screen.
   */
  wholeLabel?: string;
  /**
   * Button that leaves the full screen.
   */
  leaveWholeLabel?: string;
  /**
   * Label above the player's name.
   */
  playerLabel?: string;
  /**
   * Shown instead of the name in practice play.
   */
  practiceText?: string;
  /**
   * Label above the balance.
   */
  balanceLabel?: string;
  /**
   * Label above the practice balance.
   */
  playMoneyLabel?: string;
  /**
   * Label above the bet range.
   */
  limitsLabel?: string;
  /**
   * Shown instead of the bet range if the game takes no stake.
   */
  noStakeText?: string;
  /**
   * Label above the bet of the round.
   */
  betLabel?: string;
  /**
   * Label above the win of the last round.
   */
  winLabel?: string;
  /**
   * Label above the time since the game opened.
   */
  timeLabel?: string;
}
/**
 * Texts shown instead of a game that cannot be played now. A text left out is the default.
 */
export interface AuthoredGameCoverShelf {
  /**
   * Text while the game opens. `{title}` is replaced by the name of the game.
   */
  openingText?: string;
  /**
   * Heading if the game does not respond.
   */
  silentTitle?: string;
  /**
   * Sentence if the game does not respond.
   */
  silentText?: string;
  /**
   * Button that launches the game again.
   */
  retryLabel?: string;
  /**
   * Text while a reality check is open.
   */
  pausedText?: string;
}
/**
 * One game with its bet range and RTP.
 */
export interface AuthoredGameDetailsShelf {}
/**
 * A short notice between the bar and the frame of a game.
 */
export interface AuthoredGameNoticeShelf {
  /**
   * Bold words at the start of the notice.
   */
  title?: string;
  /**
   * The text.
   */
  text: string;
}
/**
 * Game studios.
 */
export interface AuthoredGameProvidersShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
}
/**
 * A rail of games. The frame may ask for the presentation `compact`, `featured`, `grid`, `jackpot` or `top-ranked`.
 */
export interface AuthoredGameRailShelf {
  /**
   * Heading of the rail.
   */
  title: string;
}
/**
 * A search field for games.
 */
export interface AuthoredGameSearchShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
  /**
   * Placeholder of the field.
   */
  placeholder: string;
}
/**
 * Texts of the dialog for a game that did not start. The reason comes from the server. A text left out is the default.
 */
export interface AuthoredLaunchProblemShelf {
  /**
   * Heading if the server sends none.
   */
  title?: string;
  /**
   * Text if the server cannot be reached.
   */
  unreachedText?: string;
  /**
   * Text if the provider’s page cannot be shown.
   */
  brokenText?: string;
  /**
   * Added below both texts: nothing was wagered.
   */
  untakenText?: string;
  /**
   * Button that closes the dialog.
   */
  closeLabel?: string;
  /**
   * Button that launches again.
   */
  retryLabel?: string;
  /**
   * Button that checks the location.
   */
  locateLabel?: string;
}
/**
 * Live dealer tables and their seats.
 */
export interface AuthoredLiveGamesShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
}
/**
 * Banner of a lobby: picture, one sentence and one button.
 */
export interface AuthoredLobbyBannerShelf {
  /**
   * One or two words above the title.
   */
  eyebrow?: string;
  /**
   * Title.
   */
  title: string;
  /**
   * One or two sentences.
   */
  text: string;
  /**
   * Label of the button.
   */
  label: string;
  deepLink?: AuthoredDeepLink;
  /**
   * Theme and seed of the drawing.
   */
  art: {
    /**
     * Any number. The same number draws the same picture.
     */
    seed: number;
    /**
     * Name of a theme of game art, such as `gold`.
     */
    theme: string;
  };
}
/**
 * Games that the player opened most recently.
 */
export interface AuthoredRecentGamesShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
}
/**
 * Says what a visitor can do without an account, and what needs one.
 */
export interface AuthoredAnonymousExperienceDialog {
  /**
   * Heading of the dialog.
   */
  title: string;
  /**
   * The message, as plain paragraphs.
   */
  body: string;
  /**
   * Benefits, one line each.
   *
   * @minItems 1
   * @maxItems 6
   */
  points: {
    /**
     * Stable id inside the dialog.
     */
    id: string;
    /**
     * Name of an icon of the icon set, such as `trophy`.
     */
    icon: string;
    /**
     * Benefit.
     */
    label: string;
  }[];
  /**
   * Buttons in their order.
   *
   * @minItems 1
   * @maxItems 4
   */
  buttons: {
    /**
     * Stable id inside the dialog.
     */
    id: string;
    /**
     * Label of the button.
     */
    label: string;
    /**
     * Action of the button.
     */
    type: 'DISMISS' | 'DEEP_LINK' | 'EXTERNAL_LINK';
    /**
     * Appearance.
     */
    style: 'PRIMARY' | 'SECONDARY' | 'TEXT';
    deepLink?: AuthoredDeepLink;
  }[];
  /**
   * The highest priority goes first. One dialog is shown at a time.
   */
  priority: number;
  /**
   * When the dialog opens automatically. Without pages and without `onLogin`, only a deep link opens it.
   */
  triggers: {
    /**
     * Path prefixes. `/*` means every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes of pages on which the dialog does not open automatically.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 seconds after a login.
     */
    onLogin: boolean;
  };
  /**
   * How long a closed dialog stays closed: this visit (default), on this device, or for this player everywhere. To show a changed dialog again, give it a new id.
   */
  memory?: 'VISIT' | 'DEVICE' | 'PLAYER';
}
/**
 * Offers the app on phones and tablets.
 */
export interface AuthoredAppPromptDialog {
  /**
   * Heading of the dialog.
   */
  title: string;
  /**
   * The message, as plain paragraphs.
   */
  body: string;
  /**
   * App stores. A device sees its own store only.
   *
   * @minItems 1
   * @maxItems 3
   */
  stores: {
    /**
     * Stable id inside the dialog.
     */
    id: string;
    /**
     * Label of the link.
     */
    label: string;
    /**
     * Devices of the store.
     */
    platform: 'IOS' | 'ANDROID' | 'ANY';
    deepLink: AuthoredDeepLink;
  }[];
  /**
   * Label of the button that continues in the browser.
   */
  continueLabel: string;
  /**
   * The highest priority goes first. One dialog is shown at a time.
   */
  priority: number;
  /**
   * When the dialog opens automatically. Without pages and without `onLogin`, only a deep link opens it.
   */
  triggers: {
    /**
     * Path prefixes. `/*` means every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes of pages on which the dialog does not open automatically.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 seconds after a login.
     */
    onLogin: boolean;
  };
  /**
   * How long a closed dialog stays closed: this visit (default), on this device, or for this player everywhere. To show a changed dialog again, give it a new id.
   */
  memory?: 'VISIT' | 'DEVICE' | 'PLAYER';
}
/**
 * Shows a newcomer around, card by card.
 */
export interface AuthoredAppTourDialog {
  /**
   * Heading of the dialog.
   */
  title: string;
  /**
   * The cards in their order.
   *
   * @minItems 1
   * @maxItems 6
   */
  steps: {
    /**
     * Stable id inside the dialog.
     */
    id: string;
    /**
     * Heading of the card.
     */
    title: string;
    /**
     * Text of the card.
     */
    body: string;
    /**
     * Name of a drawing, such as `welcome`.
     */
    illustration: string;
  }[];
  /**
   * Label of the button to the next card.
   */
  nextLabel: string;
  /**
   * Label of the button to the previous card.
   */
  backLabel: string;
  /**
   * Label of the button that ends the tour on the last card.
   */
  doneLabel: string;
  /**
   * Label of the button that skips the rest.
   */
  skipLabel: string;
  /**
   * The highest priority goes first. One dialog is shown at a time.
   */
  priority: number;
  /**
   * When the dialog opens automatically. Without pages and without `onLogin`, only a deep link opens it.
   */
  triggers: {
    /**
     * Path prefixes. `/*` means every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes of pages on which the dialog does not open automatically.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 seconds after a login.
     */
    onLogin: boolean;
  };
  /**
   * How long a closed dialog stays closed: this visit (default), on this device, or for this player everywhere. To show a changed dialog again, give it a new id.
   */
  memory?: 'VISIT' | 'DEVICE' | 'PLAYER';
}
/**
 * Asks for a government ID after a win that must be reported. Only for US players with such a win and without a valid document; a document is valid for two years. Players can postpone it for one visit only.
 */
export interface AuthoredBigWinUploadDialog {
  /**
   * Heading of the dialog.
   */
  title: string;
  /**
   * What we ask for and why, as plain paragraphs.
   */
  body: string;
  /**
   * Label of the button to the form.
   */
  uploadLabel: string;
  /**
   * Label of the button that postpones the question to the next visit.
   */
  laterLabel: string;
  deepLink: AuthoredFormDeepLink;
  /**
   * The highest priority goes first. One dialog is shown at a time.
   */
  priority: number;
  /**
   * When the dialog opens automatically. Without pages and without `onLogin`, only a deep link opens it.
   */
  triggers: {
    /**
     * Path prefixes. `/*` means every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes of pages on which the dialog does not open automatically.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 seconds after a login.
     */
    onLogin: boolean;
  };
}
/**
 * Asks which balance the casino uses first. Only for players who have not chosen.
 */
export interface AuthoredCasinoBalanceUsageDialog {
  /**
   * Heading of the dialog.
   */
  title: string;
  /**
   * The message, as plain paragraphs.
   */
  body: string;
  /**
   * Choices, in order.
   *
   * @minItems 2
   * @maxItems 3
   */
  choices: {
    /**
     * Stable id inside the dialog.
     */
    id: string;
    /**
     * Value that is stored.
     */
    value: 'CASH_FIRST' | 'BONUS_FIRST' | 'CASH_ONLY';
    /**
     * Name of the choice.
     */
    label: string;
    /**
     * What the choice means.
     */
    description: string;
  }[];
  /**
   * Label of the button that decides later.
   */
  laterLabel: string;
  action: AuthoredAction;
  /**
   * The highest priority goes first. One dialog is shown at a time.
   */
  priority: number;
  /**
   * When the dialog opens automatically. Without pages and without `onLogin`, only a deep link opens it.
   */
  triggers: {
    /**
     * Path prefixes. `/*` means every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes of pages on which the dialog does not open automatically.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 seconds after a login.
     */
    onLogin: boolean;
  };
  /**
   * How long a closed dialog stays closed: this visit (default), on this device, or for this player everywhere. To show a changed dialog again, give it a new id.
   */
  memory?: 'VISIT' | 'DEVICE' | 'PLAYER';
}
/**
 * An operational message.
 */
export interface AuthoredCustomDialog {
  /**
   * Heading of the dialog.
   */
  title: string;
  /**
   * The message, as plain paragraphs.
   */
  body: string;
  /**
   * Can be closed without an answer.
   */
  dismissible: boolean;
  /**
   * Buttons in their order.
   *
   * @minItems 1
   * @maxItems 4
   */
  buttons: {
    /**
     * Stable id inside the dialog.
     */
    id: string;
    /**
     * Label of the button.
     */
    label: string;
    /**
     * Action of the button.
     */
    type: 'DISMISS' | 'DEEP_LINK' | 'EXTERNAL_LINK';
    /**
     * Appearance.
     */
    style: 'PRIMARY' | 'SECONDARY' | 'TEXT';
    deepLink?: AuthoredDeepLink;
  }[];
  /**
   * The highest priority goes first. One dialog is shown at a time.
   */
  priority: number;
  /**
   * When the dialog opens automatically. Without pages and without `onLogin`, only a deep link opens it.
   */
  triggers: {
    /**
     * Path prefixes. `/*` means every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes of pages on which the dialog does not open automatically.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 seconds after a login.
     */
    onLogin: boolean;
  };
  /**
   * How long a closed dialog stays closed: this visit (default), on this device, or for this player everywhere. To show a changed dialog again, give it a new id.
   */
  memory?: 'VISIT' | 'DEVICE' | 'PLAYER';
}
/**
 * Says what a player has deposited so far and asks them to acknowledge it. Only for those who have reached the amount of their region.
 */
export interface AuthoredDepositAcknowledgementDialog {
  /**
   * Heading of the dialog.
   */
  title: string;
  /**
   * The message, as plain paragraphs.
   */
  body: string;
  action: AuthoredAction;
  /**
   * The highest priority goes first. One dialog is shown at a time.
   */
  priority: number;
  /**
   * When the dialog opens automatically. Without pages and without `onLogin`, only a deep link opens it.
   */
  triggers: {
    /**
     * Path prefixes. `/*` means every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes of pages on which the dialog does not open automatically.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 seconds after a login.
     */
    onLogin: boolean;
  };
  /**
   * How long a closed dialog stays closed: this visit (default), on this device, or for this player everywhere. To show a changed dialog again, give it a new id.
   */
  memory?: 'VISIT' | 'DEVICE' | 'PLAYER';
}
/**
 * Says that the Terms of Use or the Privacy Policy have changed in substance and asks the player to accept them. Only for those who have not accepted them since.
 */
export interface AuthoredLegalChangeDialog {
  /**
   * Heading of the dialog.
   */
  title: string;
  /**
   * What has changed, as plain paragraphs. Links to the full texts follow.
   */
  body: string;
  /**
   * Label of the button that records the acceptance.
   */
  acceptLabel: string;
  /**
   * The highest priority goes first. One dialog is shown at a time.
   */
  priority: number;
  /**
   * When the dialog opens automatically. Without pages and without `onLogin`, only a deep link opens it.
   */
  triggers: {
    /**
     * Path prefixes. `/*` means every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes of pages on which the dialog does not open automatically.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 seconds after a login.
     */
    onLogin: boolean;
  };
}
/**
 * Says why a location is needed before the browser asks for it.
 */
export interface AuthoredLocationPromptDialog {
  /**
   * Heading of the dialog.
   */
  title: string;
  /**
   * Why we need the location and how we use it.
   */
  body: string;
  /**
   * Label of the button that allows location access.
   */
  allowLabel: string;
  /**
   * Label of the button that declines.
   */
  declineLabel: string;
  /**
   * The highest priority goes first. One dialog is shown at a time.
   */
  priority: number;
  /**
   * When the dialog opens automatically. Without pages and without `onLogin`, only a deep link opens it.
   */
  triggers: {
    /**
     * Path prefixes. `/*` means every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes of pages on which the dialog does not open automatically.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 seconds after a login.
     */
    onLogin: boolean;
  };
  /**
   * How long a closed dialog stays closed: this visit (default), on this device, or for this player everywhere. To show a changed dialog again, give it a new id.
   */
  memory?: 'VISIT' | 'DEVICE' | 'PLAYER';
}
/**
 * Announces maintenance. A text left out is the default.
 */
export interface AuthoredMaintenanceDialog {
  /**
   * Heading of the dialog.
   */
  title?: string;
  /**
   * The message, as plain paragraphs.
   */
  body: string;
  /**
   * Last sentence.
   */
  closing?: string;
  /**
   * Name of a drawing, such as `welcome`.
   */
  illustration?: string;
  /**
   * The page can be used during maintenance.
   */
  dismissible: boolean;
  /**
   * Seconds until the page checks again. Left out: never.
   */
  refreshIntervalSeconds?: number;
  /**
   * Link to more information.
   */
  link?: {
    /**
     * Label of the link.
     */
    label?: string;
    deepLink: AuthoredDeepLink;
  };
  /**
   * The highest priority goes first. One dialog is shown at a time.
   */
  priority: number;
  /**
   * When the dialog opens automatically. Without pages and without `onLogin`, only a deep link opens it.
   */
  triggers: {
    /**
     * Path prefixes. `/*` means every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes of pages on which the dialog does not open automatically.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 seconds after a login.
     */
    onLogin: boolean;
  };
  /**
   * How long a closed dialog stays closed: this visit (default), on this device, or for this player everywhere. To show a changed dialog again, give it a new id.
   */
  memory?: 'VISIT' | 'DEVICE' | 'PLAYER';
}
/**
 * A form with a text that the player must accept.
 */
export interface AuthoredConsentForm {
  /**
   * Heading of the text.
   */
  title: string;
  /**
   * The text, as plain paragraphs.
   */
  body: string;
  /**
   * Statement that the player agrees to, in the first person.
   */
  consentLabel: string;
  action: AuthoredAction;
}
/**
 * Form fields described by a JSON Schema.
 */
export interface AuthoredFieldsForm {
  schema: AuthoredFormSchema;
  /**
   * Field names in the order they are shown.
   *
   * @minItems 1
   * @maxItems 40
   */
  order: string[];
  action: AuthoredAction;
}
/**
 * The part of JSON Schema that a form may use: one flat object of simple fields.
 */
export interface AuthoredFormSchema {
  type: 'object';
  /**
   * Heading above the fields.
   */
  title?: string;
  /**
   * One sentence below the heading.
   */
  description?: string;
  /**
   * Required fields.
   *
   * @minItems 0
   * @maxItems 40
   */
  required?: string[];
  /**
   * Fields by name.
   */
  properties: {
    [k: string]: {
      /**
       * Type of the answer.
       */
      type: 'boolean' | 'string' | 'integer' | 'number';
      /**
       * Label of the field.
       */
      title: string;
      /**
       * One sentence below the field.
       */
      description?: string;
      /**
       * Type of text or number: `money` is an integer in cents, `date` is YYYY-MM-DD, `file` is an upload.
       */
      format?: 'email' | 'phone' | 'date' | 'money' | 'file';
      /**
       * Control, if not the default one. `hidden` submits the default value.
       */
      control?: 'textarea' | 'radio' | 'consent' | 'hidden';
      /**
       * True if the field is shown with its default and cannot be changed.
       */
      readOnly?: boolean;
      /**
       * The choices, in their order.
       *
       * @minItems 1
       * @maxItems 30
       */
      oneOf?: {
        /**
         * The stored value.
         */
        const: string | number;
        /**
         * Label of the choice.
         */
        title: string;
      }[];
      minLength?: number;
      maxLength?: number;
      /**
       * Regular expression for text.
       */
      pattern?: string;
      minimum?: number;
      maximum?: number;
      /**
       * Value at the start.
       */
      default?: string | number | boolean;
      /**
       * Earliest date, YYYY-MM-DD.
       */
      earliest?: string;
      /**
       * Latest date, YYYY-MM-DD.
       */
      latest?: string;
      /**
       * Kinds of file that are taken.
       *
       * @minItems 1
       * @maxItems 3
       */
      accept?: ('image/jpeg' | 'image/png' | 'application/pdf')[];
      /**
       * Largest file that is taken, in bytes.
       */
      maxBytes?: number;
      /**
       * Own messages for invalid answers, instead of the default ones.
       */
      texts?: {
        /**
         * Message if the field is empty.
         */
        required?: string;
        /**
         * Message if the value does not match the pattern.
         */
        pattern?: string;
        /**
         * Message if the text is too long.
         */
        maxLength?: string;
        /**
         * Message if the text is too short.
         */
        minLength?: string;
        /**
         * Message if the number is too low.
         */
        minimum?: string;
        /**
         * Message if the number is too high.
         */
        maximum?: string;
        /**
         * Message if the value is not an email address, phone number or date.
         */
        format?: string;
        /**
         * Message if the date is too early.
         */
        earliest?: string;
        /**
         * Message if the date is too late.
         */
        latest?: string;
      };
    };
  };
}
/**
 * A tip that the player can close.
 */
export interface AuthoredTipForm {
  /**
   * Heading.
   */
  title: string;
  /**
   * The text, as plain paragraphs.
   */
  body: string;
  /**
   * A built-in drawing.
   */
  illustration: 'boost' | 'parlay' | 'live' | 'casino' | 'welcome';
  action: AuthoredAction;
}
/**
 * A stored document: parts by id, and the order of the top parts. Regions nest at most six deep.
 */
export interface AuthoredDocument {
  /**
   * Id of the page, frame, form or receipt.
   */
  surface: string;
  /**
   * Title of the page. `{competition}`, `{sport}`, `{event}`, `{game}`, `{promotion}`, `{section}`, `{limit}` and `{searchTerm}` are replaced by the name that the route shows.
   */
  title?: string;
  /**
   * Nodes by id.
   */
  nodes: {
    [k: string]: AuthoredStoredNode;
  };
  /**
   * Ids of the nodes at the top, in their order.
   *
   * @minItems 1
   * @maxItems 600
   */
  order: string[];
}
/**
 * A stored part: fields that every kind shares, and the props of its kind.
 */
export interface AuthoredStoredNode {
  /**
   * Stable across revisions; the key under which the document holds the node.
   */
  id: string;
  /**
   * Name of the kind.
   */
  kind: string;
  /**
   * Version of the kind that the props were written for.
   */
  v: number;
  /**
   * Authored text and choices, by the kind's schema. Never prices, balances or player data.
   */
  props: {};
  /**
   * Data sources by name.
   */
  bind?: {
    [k: string]: {
      /**
       * Name of a source.
       */
      source: string;
      /**
       * What the list leaves out: `shownAbove`, items of the page's nodes above and its subject; `subject`, the game or event that the page is about. For sources of events and games.
       */
      exclude?: 'shownAbove' | 'subject';
      /**
       * Arguments of the source: values, or `{ "$param": name }` for a parameter of the route.
       */
      args: {
        [k: string]:
          | string
          | number
          | boolean
          | {
              $param: string;
            };
      };
    };
  };
  /**
   * Ids of the children by named place, in their order.
   */
  regions?: {
    /**
     * @maxItems 100
     */
    [k: string]: string[];
  };
  /**
   * What happens if a client cannot draw the part.
   */
  criticality: 'OPTIONAL' | 'DEGRADABLE' | 'MANDATORY';
  /**
   * Only this role can change, move or remove the part, and only it can set or clear this mark.
   */
  guardedBy?: 'COMPLIANCE';
  /**
   * Replacement where the part cannot be drawn. Every released client can draw these.
   */
  fallback?:
    | {
        kind: 'FallbackText';
        /**
         * The text.
         */
        text: string;
      }
    | {
        kind: 'FallbackLink';
        /**
         * Label of the link.
         */
        text: string;
        /**
         * Path on this site, or an https address.
         */
        url: string;
      }
    | {
        kind: 'FallbackAmountLine';
        /**
         * Label before the amount.
         */
        label: string;
        /**
         * Amount of the transaction. Receipts only.
         */
        of:
          | 'stake'
          | 'toWin'
          | 'potentialPayout'
          | 'payout'
          | 'cashedOut'
          | 'result'
          | 'transactionAmount'
          | 'transferredAmount'
          | 'balanceAfter';
      };
  /**
   * Who sees the part. Each list given must contain the value of the viewer. A MANDATORY part is always shown.
   */
  when?: {
    /**
     * Ids of brands.
     *
     * @minItems 1
     * @maxItems 20
     */
    brands?: string[];
    /**
     * Regions as `US-NJ`, or a country as `US`.
     *
     * @minItems 1
     * @maxItems 100
     */
    regions?: string[];
    /**
     * Visitors only, or players only.
     */
    login?: 'visitor' | 'player';
    /**
     * Kinds of device.
     *
     * @minItems 1
     * @maxItems 3
     */
    devices?: ('DESKTOP' | 'MOBILE' | 'TABLET')[];
    /**
     * Segments of players. Players in any of the segments see the part.
     *
     * @minItems 1
     * @maxItems 20
     */
    segments?: string[];
    /**
     * Flags that must all be on.
     *
     * @minItems 1
     * @maxItems 10
     */
    flags?: string[];
    /**
     * Yes: visitors, and players who may play; use it for offers and invitations. No: only players who may not play.
     */
    mayPlay?: boolean;
    /**
     * Start time in UTC, such as `2026-11-22T10:00:00Z`.
     */
    from?: string;
    /**
     * End time in UTC. From then on the part is hidden.
     */
    until?: string;
  };
  /**
   * Accessible name of the region.
   */
  label?: string;
  /**
   * Name in analytics.
   */
  trackingId?: string;
  /**
   * View of the kind. An unknown name falls back to the default view.
   */
  presentation?: string;
}
/**
 * The account button in the header. Balance and initials are the player's.
 */
export interface AuthoredAccountEntryShelf {
  /**
   * Name of the entry, read out before the balance.
   */
  label: string;
  /**
   * Text that is read out while the account has something new.
   */
  newsText: string;
  /**
   * Shown once on a device while the player has profit boosts.
   */
  boostsText: string;
}
/**
 * Entries of the account panel.
 */
export interface AuthoredAccountItemsShelf {
  /**
   * Heading of the entries.
   */
  title?: string;
  /**
   * Entries in their order.
   *
   * @minItems 1
   * @maxItems 30
   */
  items: (
    | {
        kind: 'ClientDisplay';
        /**
         * Stable id inside the shelf.
         */
        id: string;
        /**
         * Entry built into the client: `odds-format`, `theme`, `log-out`.
         */
        display: string;
        /**
         * Name of an icon of the icon set, such as `trophy`.
         */
        icon: string;
      }
    | {
        kind: 'ClientDisplayDescriptive';
        /**
         * Stable id inside the shelf.
         */
        id: string;
        /**
         * Entry built into the client: `odds-format`, `theme`, `log-out`.
         */
        display: string;
        /**
         * Name of an icon of the icon set, such as `trophy`.
         */
        icon: string;
        /**
         * One sentence below the entry.
         */
        description: string;
      }
    | {
        kind: 'Leaf';
        /**
         * Stable id inside the shelf.
         */
        id: string;
        /**
         * Label of the entry.
         */
        label: string;
        /**
         * Name of an icon of the icon set, such as `trophy`.
         */
        icon: string;
        deepLink?: AuthoredDeepLink;
      }
    | {
        kind: 'Parent';
        /**
         * Stable id inside the shelf.
         */
        id: string;
        /**
         * Label of the entry.
         */
        label: string;
        /**
         * Name of an icon of the icon set, such as `trophy`.
         */
        icon: string;
        /**
         * Entries below this entry.
         *
         * @minItems 1
         * @maxItems 20
         */
        children: {
          kind: 'Leaf';
          /**
           * Stable id inside the shelf.
           */
          id: string;
          /**
           * Label of the entry.
           */
          label: string;
          /**
           * Name of an icon of the icon set, such as `trophy`.
           */
          icon: string;
          deepLink?: AuthoredDeepLink;
        }[];
      }
  )[];
}
/**
 * The player's rewards, counted by type.
 */
export interface AuthoredAwardsShelf {
  /**
   * Heading of the rewards.
   */
  title: string;
}
/**
 * The categories of the casino in the menu.
 */
export interface AuthoredCasinoMenuShelf {
  /**
   * Heading of the entries.
   */
  title?: string;
}
/**
 * Texts of the offline, error and not-found screens. A text left out is the default.
 */
export interface AuthoredErrorScreensShelf {
  /**
   * Heading while the browser is offline.
   */
  offlineTitle?: string;
  /**
   * Sentence while the browser has no connection.
   */
  offlineBody?: string;
  /**
   * Heading of the error page.
   */
  errorTitle?: string;
  /**
   * Sentence where a page failed.
   */
  errorBody?: string;
  /**
   * Heading of the not-found page.
   */
  notFoundTitle?: string;
  /**
   * Sentence of an address without a page.
   */
  notFoundBody?: string;
}
/**
 * Links under one heading, such as a column of the footer.
 */
export interface AuthoredLinkColumnShelf {
  /**
   * Heading of the column.
   */
  title: string;
  /**
   * Links in order. Players do not see links to pages that they cannot open.
   *
   * @minItems 1
   * @maxItems 12
   */
  links: {
    /**
     * Stable id inside the shelf.
     */
    id: string;
    /**
     * Label of the link.
     */
    label: string;
    deepLink: AuthoredDeepLink;
  }[];
}
/**
 * Tier and points of the loyalty program, in short.
 */
export interface AuthoredLoyaltyShelf {
  /**
   * Heading.
   */
  title: string;
}
/**
 * Entries of the main menu or the visitors' menu, without a heading.
 */
export interface AuthoredMenuEntriesShelf {
  /**
   * Where the menu is shown: `DRAWER` is the menu of narrow screens. Left out: everywhere.
   */
  shownIn?: 'EVERYWHERE' | 'DRAWER' | 'OUTSIDE_DRAWER';
  /**
   * Entries, in order. An entry to a page that the site does not have is left out.
   *
   * @minItems 1
   * @maxItems 12
   */
  entries: {
    /**
     * Stable id inside the shelf.
     */
    id: string;
    /**
     * Label of the entry.
     */
    label: string;
    /**
     * Name of an icon of the icon set, such as `trophy`.
     */
    icon: string;
    /**
     * Shows the number of live events.
     */
    countsLive?: boolean;
    deepLink: AuthoredDeepLink;
  }[];
}
/**
 * An invitation to refer a friend.
 */
export interface AuthoredReferralShelf {
  /**
   * Name of a drawing: `boost`, `parlay`, `live`, `casino`, `welcome`.
   */
  image: string;
  /**
   * Question.
   */
  label: string;
  /**
   * One sentence below.
   */
  subtext: string;
  referralSectionDeepLink?: AuthoredDeepLink;
}
/**
 * Searches while the player types. The page’s address holds the search term.
 */
export interface AuthoredSearchBoxShelf {
  /**
   * Text in the empty box, which is also the box’s accessible name.
   */
  placeholder: string;
  /**
   * The same on pages of the casino, where the box searches games.
   */
  casinoPlaceholder?: string;
  /**
   * Label of the button that clears the field.
   */
  clearLabel: string;
  /**
   * Heading of recent searches.
   */
  recentTitle: string;
}
/**
 * The sports with their competitions.
 */
export interface AuthoredSportsTreeShelf {
  /**
   * Heading of the tree.
   */
  title?: string;
}
/**
 * Links to the brand's apps. The addresses come from the brand's settings.
 */
export interface AuthoredStoreLinksShelf {
  /**
   * Apps in their order.
   *
   * @minItems 1
   * @maxItems 2
   */
  apps: {
    /**
     * App store.
     */
    platform: 'ios' | 'android';
    /**
     * Devices that see the link.
     */
    label: string;
  }[];
  withoutStore?: AuthoredDeepLink;
}
/**
 * The player's balances, with links to deposit and withdraw. A text left out is the default.
 */
export interface AuthoredWalletBoxShelf {
  /**
   * Label above the playable balance.
   */
  playableLabel?: string;
  /**
   * Label before the cash balance.
   */
  cashLabel?: string;
  /**
   * Label before the balance that can be withdrawn.
   */
  withdrawableLabel?: string;
  /**
   * Label before the bonus balance.
   */
  bonusLabel?: string;
  /**
   * Label before the restricted balance, if there is one.
   */
  restrictedLabel?: string;
  /**
   * Link to the withdrawal.
   */
  withdrawLabel?: string;
  /**
   * Link to the deposit.
   */
  depositLabel?: string;
}
/**
 * Name, account and balances of the player.
 */
export interface AuthoredAccountSummaryShelf {
  /**
   * Heading.
   */
  title: string;
}
/**
 * Deposits that wait for the player's cash or transfer, each with a button to cancel.
 */
export interface AuthoredAnnouncedPaymentsShelf {
  /**
   * Heading.
   */
  heading?: string;
  /**
   * Label of the button that cancels the payment.
   */
  cancelLabel?: string;
  /**
   * Question before the payment is cancelled.
   */
  cancelText?: string;
  /**
   * Label of the link to the next step.
   */
  receiptLabel?: string;
}
/**
 * The player's rewards of the type in the address.
 */
export interface AuthoredAwardDetailsShelf {
  /**
   * One sentence if the player has no award of this type.
   */
  emptyText: string;
}
/**
 * Same game parlay: picks of one event in one bet.
 */
export interface AuthoredBetBuilderShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * One sentence next to the heading.
   */
  text: string;
}
/**
 * The player's bets of one section, or one bet.
 */
export interface AuthoredBetListShelf {
  /**
   * Id of the section; `bet` for the one bet that the address names.
   */
  sectionId: 'open' | 'settled' | 'bet';
  /**
   * Heading if there are no bets.
   */
  emptyTitle: string;
  /**
   * One sentence if there are no bets.
   */
  emptyText: string;
}
/**
 * One round of a game that a player has played for money.
 */
export interface AuthoredCasinoRoundShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Heading if the player has no round with this address.
   */
  emptyTitle: string;
  /**
   * One sentence if the player has no round with this address.
   */
  emptyText: string;
}
/**
 * One casino session of the player, with its rounds.
 */
export interface AuthoredCasinoSessionRoundsShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Heading if the player has no session with this address.
   */
  emptyTitle: string;
  /**
   * One sentence if the player has no session with this address.
   */
  emptyText: string;
}
/**
 * Form to change the password. Asks for the current one.
 */
export interface AuthoredChangePasswordShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Note above the form.
   */
  text: string;
}
/**
 * A list with pages and one filter at a time.
 */
export interface AuthoredCollectionShelf {
  /**
   * Heading of the list.
   */
  title: string;
  /**
   * Ids of the filters, in order. With none, the list has no filters. A filter that the list does not support is left out.
   *
   * @maxItems 10
   *
   * Items: Promotions: `sportsbook`, `casino`, `free`, `how-to`. Games of a competition: `live`, `today`, `tomorrow`, `later`, `results`.
   */
  filters: string[];
  /**
   * Items per page. Default: 12.
   */
  pageSize?: number;
  /**
   * Heading if the list is empty.
   */
  emptyTitle: string;
  /**
   * One sentence below.
   */
  emptyText: string;
}
/**
 * Columns, next to each other if there is room.
 */
export interface AuthoredColumnsShelf {
  /**
   * Columns, in order. On a narrow screen they are stacked.
   *
   * @minItems 1
   * @maxItems 4
   */
  columns: {
    /**
     * Region of the column; also its id.
     */
    region: string;
    /**
     * Share of the width. Default: 1.
     */
    weight?: number;
  }[];
}
/**
 * Counts down to the next event of its source.
 */
export interface AuthoredCountdownShelf {
  /**
   * Event of the countdown.
   */
  title: string;
  /**
   * Text after the countdown ended.
   */
  endedText: string;
}
/**
 * Choices of the odds format and the theme. Brands without a sportsbook have no odds format to choose, and brands with one theme no theme.
 */
export interface AuthoredDisplayPreferencesShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Tells a sportsbook player where the choices are saved.
   */
  accountText: string;
  /**
   * Says where the choices of visitors, and of brands without a sportsbook, are saved.
   */
  deviceText: string;
  /**
   * Names the choice of the odds format.
   */
  oddsFormatLabel: string;
  /**
   * Names the choice of the theme.
   */
  themeLabel: string;
}
/**
 * Text of an editor: headings, paragraphs, lists and notes.
 */
export interface AuthoredEditorialShelf {
  /**
   * Heading of the whole text.
   */
  title: string;
  /**
   * Blocks, in order.
   *
   * @minItems 1
   * @maxItems 60
   */
  blocks: {
    /**
     * Stable id inside the text.
     */
    id: string;
    /**
     * Type of the block. Consecutive items or steps form one list.
     */
    style: 'heading' | 'paragraph' | 'item' | 'step' | 'note';
    /**
     * Pieces of the text in their order.
     *
     * @minItems 1
     * @maxItems 20
     */
    spans: {
      /**
       * Plain text without markup.
       */
      text: string;
      /**
       * Bold.
       */
      isStrong?: boolean;
      deepLink?: AuthoredDeepLink;
    }[];
  }[];
}
/**
 * Both teams of an event, with score or start time.
 */
export interface AuthoredEventHeaderShelf {}
/**
 * Games of the sides that the player's linked account follows.
 */
export interface AuthoredFavoriteGamesShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Says what linking is for, while no account is linked.
   */
  linkText: string;
  /**
   * Button that leads to the partner.
   */
  linkLabel: string;
  /**
   * Title for players without favorites.
   */
  emptyTitle: string;
  /**
   * Text below that title.
   */
  emptyText: string;
  /**
   * Label of the link for players without favorites or games.
   */
  moreLabel: string;
  more: AuthoredSportsbookPageDeepLink;
}
/**
 * Large cards in a carousel.
 */
export interface AuthoredFeaturedEventsShelf {
  /**
   * Heading of the carousel.
   */
  title: string;
  /**
   * Markets to show, best first. An event without any of them is left out.
   *
   * @minItems 1
   * @maxItems 6
   */
  marketTypes: string[];
}
/**
 * A page of another site in a frame, in our theme.
 */
export interface AuthoredFrameShelf {
  /**
   * Heading of the shelf, and name of the frame.
   */
  title: string;
  /**
   * Name of the site on the server's list of what may be framed.
   */
  site: string;
  /**
   * Address of the page on that site, without a query.
   */
  path: string;
  /**
   * Height in pixels, until the page reports its own height.
   */
  height: number;
  /**
   * The page reports its own height, between 120 and 2,400 pixels.
   */
  isHeightTold?: boolean;
}
/**
 * Box score of a game: score by period and statistics of the sport. Empty before the start.
 */
export interface AuthoredGameFactsShelf {
  /**
   * Heading.
   */
  title: string;
}
/**
 * Helpline of the region. The text comes from the server.
 */
export interface AuthoredHelplineShelf {}
/**
 * Large slides, one at a time, each with a drawing and one button.
 */
export interface AuthoredHeroCarouselShelf {
  /**
   * Name of the carousel, read out where it is not shown.
   */
  title: string;
  /**
   * Seconds per slide. Default: 7. Readers can pause it.
   */
  secondsPerSlide?: number;
  /**
   * Slides in their order.
   *
   * @minItems 1
   * @maxItems 6
   */
  slides: {
    /**
     * Stable id inside the carousel.
     */
    id: string;
    /**
     * One or two words above the title.
     */
    eyebrow?: string;
    /**
     * Title.
     */
    title: string;
    /**
     * One sentence.
     */
    text: string;
    /**
     * Label of the button.
     */
    label: string;
    deepLink?: AuthoredDeepLink;
    /**
     * Drawing next to the text.
     */
    art: 'stadium' | 'court' | 'tickets' | 'signal' | 'tables' | 'dusk' | 'scoreboard' | 'ladder';
  }[];
}
/**
 * The player's transactions or bets.
 */
export interface AuthoredHistoryShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Id of the section.
   */
  sectionId: 'transactions' | 'betting' | 'casino';
  /**
   * Heading if there is nothing to show.
   */
  emptyTitle: string;
  /**
   * One sentence if there is nothing to show.
   */
  emptyText: string;
}
/**
 * One picture with its description.
 */
export interface AuthoredImageShelf {
  /**
   * Address on this site, below /media/. `#art` draws that part of a drawing in the brand’s colours.
   */
  path: string;
  /**
   * Description of the picture for screen readers.
   */
  alt: string;
  /**
   * Caption of the picture.
   */
  caption?: string;
  /**
   * Width of the picture file, in pixels.
   */
  width: number;
  /**
   * Height of the picture file, in pixels.
   */
  height: number;
  /**
   * Use of the picture, which sets its maximum width.
   */
  use: 'promotion' | 'lobby' | 'game' | 'game-small' | 'game-large' | 'cross-sell' | 'loyalty' | 'responsible-gaming';
  deepLink?: AuthoredDeepLink;
}
/**
 * Saved cards and accounts of the player with the chosen provider.
 */
export interface AuthoredKeptMethodsShelf {
  /**
   * Label of the choice to enter a new card or account.
   */
  newLabel?: string;
  /**
   * Text below that choice.
   */
  newText?: string;
}
/**
 * A legal document: the version in force in the player's region, or the one in the address. Compliance publishes its versions.
 */
export interface AuthoredLegalDocumentShelf {
  /**
   * Line below the text. `{version}` is replaced by the version number.
   */
  versionLabel: string;
  /**
   * Text after the version. `{time}` is replaced by the time when the version took effect.
   */
  sinceLabel: string;
  /**
   * Label of the link to the version in force, shown above any other version.
   */
  pastLabel: string;
  /**
   * Says that there is no such version.
   */
  missingTitle: string;
  /**
   * Text if there is no such version.
   */
  missingText: string;
}
/**
 * Current and past limits of the player.
 */
export interface AuthoredLimitHistoryShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Heading if there is nothing to show.
   */
  emptyTitle: string;
  /**
   * One sentence if there is nothing to show.
   */
  emptyText: string;
}
/**
 * A player's limits, one row each, with value and use.
 */
export interface AuthoredLimitListShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Rows in their order.
   *
   * @minItems 1
   * @maxItems 12
   */
  rows: {
    /**
     * Limit of the row.
     */
    limit:
      | 'deposit/daily'
      | 'deposit/weekly'
      | 'deposit/monthly'
      | 'loss/daily'
      | 'loss/weekly'
      | 'loss/monthly'
      | 'spend/daily'
      | 'spend/weekly'
      | 'spend/monthly'
      | 'max-single-wager'
      | 'reality-check-in'
      | 'time';
    /**
     * Name of the limit.
     */
    label: string;
    /**
     * One sentence on what the limit does.
     */
    text: string;
    /**
     * Name of an icon of the icon set, such as `trophy`.
     */
    icon: string;
  }[];
}
/**
 * Limits that we set for the player.
 */
export interface AuthoredLimitsSetByUsShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Heading if there is nothing to show.
   */
  emptyTitle: string;
  /**
   * One sentence if there is nothing to show.
   */
  emptyText: string;
  /**
   * Says how to object.
   */
  text: string;
}
/**
 * Asks players without a linked account to link one. A dismissal applies to all devices of the player.
 */
export interface AuthoredLinkPromptShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Says what linking is for.
   */
  text: string;
  /**
   * Button that leads to the partner.
   */
  linkLabel: string;
  /**
   * Button that dismisses the question.
   */
  dismissLabel: string;
}
/**
 * Shows whether the partner's account is linked, and links or unlinks it. The client queries the accounts.
 */
export interface AuthoredLinkedAccountsShelf {
  /**
   * Heading of the account.
   */
  accountTitle: string;
  /**
   * Says what linking is for, where nothing is linked.
   */
  linkText: string;
  /**
   * Button that leads to the partner.
   */
  linkLabel: string;
  /**
   * Label of the button that unlinks the accounts.
   */
  unlinkLabel: string;
  /**
   * Says that no partner is connected to this site.
   */
  emptyTitle: string;
  /**
   * Says what that means.
   */
  emptyText: string;
}
/**
 * Completes the linking when the player returns from the partner, and shows the result. Error messages are fixed by the product.
 */
export interface AuthoredLinkingResultShelf {
  /**
   * Heading of the page while the answer is on its way.
   */
  waitingTitle: string;
  /**
   * Text below the heading while the answer is on its way.
   */
  waitingText: string;
  /**
   * Title of the dialog after success.
   */
  linkedTitle: string;
  /**
   * Text of the dialog after success.
   */
  linkedText: string;
  /**
   * Label of the link to the linked accounts.
   */
  doneLabel: string;
  /**
   * Label of the button that tries again after an error.
   */
  againLabel: string;
  /**
   * Label of the button that cancels after an error.
   */
  cancelLabel: string;
}
/**
 * Events that are live now.
 */
export interface AuthoredLiveEventsShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
  /**
   * Text if no event is live.
   */
  emptyText: string;
  /**
   * `auto` follows the sport of the events: 1 X 2 for three-way sports, one column where only the winner is offered, else spread, total and moneyline.
   */
  columns: 'auto' | 'lines' | 'three-way' | 'winner';
}
/**
 * Login preferences of the player.
 */
export interface AuthoredLoginPreferencesShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Explanation next to the choice.
   */
  text: string;
  /**
   * Explanation next to the choice of a code on new devices.
   */
  newDeviceText?: string;
}
/**
 * The loyalty program: the player's tier, all tiers, and how to earn points.
 */
export interface AuthoredLoyaltyDashboardShelf {
  /**
   * Heading.
   */
  title: string;
}
/**
 * Saved cards and accounts, each with a button to remove it, then the exclusion of payment methods.
 */
export interface AuthoredManagedMethodsShelf {
  /**
   * Button that opens the list.
   */
  openLabel?: string;
  /**
   * Heading of the list.
   */
  heading?: string;
  /**
   * Sentence below the heading.
   */
  sentence?: string;
  /**
   * Text if a provider has no saved cards or accounts.
   */
  nothingText?: string;
  /**
   * Text if loading failed.
   */
  lostText?: string;
  /**
   * Label of the button that removes a payment method.
   */
  removeLabel?: string;
  /**
   * Question before removal.
   */
  removeText?: string;
}
/**
 * Events as rows, markets as columns.
 */
export interface AuthoredMarketGridShelf {
  /**
   * Heading of the grid.
   */
  title: string;
  /**
   * `auto` follows the sport of the events: 1 X 2 for three-way sports, one column where only the winner is offered, else spread, total and moneyline.
   */
  columns: 'auto' | 'lines' | 'three-way' | 'winner';
  more?: AuthoredSportsbookPageDeepLink;
}
/**
 * All markets of an event, in groups under tabs.
 */
export interface AuthoredMarketGroupsShelf {
  /**
   * Tabs, in order. A tab without markets is left out.
   *
   * @minItems 1
   * @maxItems 12
   */
  tabs: {
    /**
     * Last part of the address of the tab.
     */
    id: string;
    /**
     * Label of the tab.
     */
    label: string;
    /**
     * Groups of the tab, in order. A group without markets is left out.
     *
     * @minItems 1
     * @maxItems 20
     */
    groups: {
      /**
       * Stable id inside the tab.
       */
      id: string;
      /**
       * Heading of the group.
       */
      title: string;
      /**
       * Market types of the group. `*` takes every type that no other group names.
       *
       * @minItems 1
       * @maxItems 20
       */
      marketTypes: string[];
    }[];
  }[];
}
/**
 * Lets the player block a payment method. Only customer support can unblock it.
 */
export interface AuthoredMethodExclusionShelf {
  /**
   * Label of the button that blocks a method.
   */
  excludeLabel?: string;
  /**
   * Question before the method is blocked.
   */
  excludeText?: string;
  /**
   * Text next to a blocked method.
   */
  excludedText?: string;
}
/**
 * Offers after the first login: the welcome promotion, if there is one, and a deposit.
 */
export interface AuthoredOnboardingShelf {
  /**
   * Heading when there is no promotion.
   */
  fundTitle: string;
  /**
   * Heading above the promotion.
   */
  welcomeTitle: string;
  /**
   * Sentence below the heading.
   */
  text: string;
  /**
   * Link to the deposit.
   */
  depositLabel: string;
  /**
   * Link to the home page, without a deposit.
   */
  skipLabel: string;
}
/**
 * Notice outside an operating area. The text comes from the server.
 */
export interface AuthoredOutOfStateShelf {}
/**
 * The limit in the address, with its form.
 */
export interface AuthoredOwnLimitShelf {
  /**
   * One or two sentences on what the limit does.
   */
  text: string;
  /**
   * Shown instead for a break or self-exclusion.
   */
  breakText?: string;
}
/**
 * Ready-made parlays.
 */
export interface AuthoredParlaySuggestionsShelf {
  /**
   * Heading above the suggestions.
   */
  title: string;
}
/**
 * Passkeys of the player.
 */
export interface AuthoredPasskeysShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * One sentence on what a passkey does.
   */
  text: string;
  /**
   * Text if there is no passkey yet.
   */
  emptyText: string;
}
/**
 * The amount that the player types. What can be paid is the server’s.
 */
export interface AuthoredPaymentAmountShelf {
  /**
   * Name of the field.
   */
  caption?: string;
  /**
   * Label before the amount that can be withdrawn.
   */
  availableLabel?: string;
  /**
   * Label of the button that enters the maximum.
   */
  allLabel?: string;
}
/**
 * Sends the draft to be checked. The amount follows the label.
 */
export interface AuthoredPaymentButtonShelf {
  /**
   * Label of the button.
   */
  caption?: string;
  /**
   * Label of the link from a deposit to the player’s limits.
   */
  limitLabel?: string;
}
/**
 * Statement that the player agrees to, and the button that agrees. The amount follows the label.
 */
export interface AuthoredPaymentConsentShelf {
  /**
   * Statement that the player agrees to.
   */
  sentence?: string;
  /**
   * Label of the button that agrees.
   */
  confirmLabel?: string;
  /**
   * Button that leads back to the draft.
   */
  backLabel?: string;
}
/**
 * Payment page of the vendor in a frame, for the payment in the address.
 */
export interface AuthoredPaymentGatewayShelf {
  /**
   * Sentence above the frame of a deposit.
   */
  depositText?: string;
  /**
   * Sentence above the frame of a withdrawal.
   */
  withdrawalText?: string;
  /**
   * Heading if there is no payment with this address.
   */
  noneTitle?: string;
  /**
   * Sentence if there is no payment with this address.
   */
  noneText?: string;
  /**
   * Label of the button that tries again.
   */
  retryLabel?: string;
  /**
   * Link to help.
   */
  helpLabel?: string;
}
/**
 * Payment methods that the server offers to the player.
 */
export interface AuthoredPaymentMethodsShelf {
  /**
   * Heading of the payment methods.
   */
  legend?: string;
  /**
   * Payment methods that come first, in order. A method that the player cannot use is left out.
   *
   * @maxItems 20
   */
  methods?: {
    /**
     * Id of the provider.
     */
    providerId: string;
    /**
     * Sentence below the server’s text.
     */
    note?: string;
  }[];
}
/**
 * Says why nothing can be paid now: not permitted, no method, or the list could not be loaded. Can also show a notice above the form.
 */
export interface AuthoredPaymentNoticeShelf {
  /**
   * Heading if the player cannot pay. The reason below comes from the server.
   */
  refusedTitle?: string;
  /**
   * Heading if no payment provider is available.
   */
  shutTitle?: string;
  /**
   * Sentence if no payment provider is available.
   */
  shutText?: string;
  /**
   * Heading if no payment method is available.
   */
  noneTitle?: string;
  /**
   * Sentence if no payment method is available.
   */
  noneText?: string;
  /**
   * Heading if the payment methods could not be loaded.
   */
  lostTitle?: string;
  /**
   * Sentence if the payment methods could not be loaded.
   */
  lostText?: string;
  /**
   * Heading of a notice above the form. Left out: no notice.
   */
  openTitle?: string;
  /**
   * Text of the notice above the form.
   */
  openText?: string;
  /**
   * Label of the button that loads again.
   */
  retryLabel?: string;
  /**
   * Link to help.
   */
  helpLabel?: string;
}
/**
 * Place where cash is paid. Shown for providers that need it.
 */
export interface AuthoredPaymentPlaceShelf {
  /**
   * Heading of the places.
   */
  legend?: string;
}
/**
 * Container of one payment, with the regions above, form and confirm.
 */
export interface AuthoredPaymentShelf {
  /**
   * Deposit or withdrawal, the same as the surface’s.
   */
  type: 'DEPOSIT' | 'WITHDRAWAL';
}
/**
 * Amount and recipient from the server, shown before the player agrees.
 */
export interface AuthoredPaymentTotalShelf {
  /**
   * Heading.
   */
  heading?: string;
  /**
   * Label before the amount.
   */
  amountLabel?: string;
  /**
   * Label before the method.
   */
  providerLabel?: string;
  /**
   * Label before the card, account or place.
   */
  methodLabel?: string;
  /**
   * Shown instead of an account that is not entered yet.
   */
  newMethodText?: string;
  /**
   * Label before the remaining balance.
   */
  balanceLabel?: string;
}
/**
 * Promotion code for a deposit. Shown if the player can use a promotion.
 */
export interface AuthoredPromotionCodeShelf {
  /**
   * Name of the field.
   */
  caption?: string;
  /**
   * Button that checks the code.
   */
  applyLabel?: string;
  /**
   * Text if the code could not be checked.
   */
  lostText?: string;
}
/**
 * The page of one promotion.
 */
export interface AuthoredPromotionDetailsShelf {}
/**
 * Promotions as cards.
 */
export interface AuthoredPromotionsShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
  /**
   * Cards, in order.
   *
   * @minItems 1
   * @maxItems 20
   */
  promotions: {
    /**
     * Id of the promotion, the same wherever it is shown.
     */
    id: string;
    /**
     * Heading of the card.
     */
    title: string;
    /**
     * One or two plain sentences.
     */
    shortDescription: string;
    /**
     * Drawing to show.
     */
    illustration: 'boost' | 'parlay' | 'live' | 'casino' | 'welcome' | 'season' | 'odds' | 'free-game' | 'rewards' | 'return' | 'pace';
    /**
     * Label of the button.
     */
    primaryCta: string;
    primaryCtaDeepLink?: AuthoredDeepLink;
    /**
     * The terms, complete and plain.
     */
    termsOfUse: string;
  }[];
}
/**
 * Games with prices. A player chooses an amount once and bets it with one press, where the region allows that.
 */
export interface AuthoredQuickBetsShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Text while there are no games.
   */
  emptyText: string;
  /**
   * Amounts to choose from, in cents, smallest first.
   *
   * @minItems 1
   * @maxItems 5
   */
  amounts: number[];
  /**
   * Markets to show, best first. An event without any of them is left out.
   *
   * @minItems 1
   * @maxItems 6
   */
  marketTypes: string[];
}
/**
 * Short links under one heading.
 */
export interface AuthoredQuickLinksShelf {
  /**
   * Heading, also read out where it is not shown.
   */
  title: string;
  /**
   * Links in their order.
   *
   * @minItems 1
   * @maxItems 20
   */
  links: {
    /**
     * Stable id inside the shelf.
     */
    id: string;
    /**
     * Label of the link.
     */
    label: string;
    /**
     * Name of an icon of the icon set, such as `trophy`.
     */
    icon: string;
    deepLink?: AuthoredDeepLink;
  }[];
}
/**
 * The player's referral link and the number of friends who joined.
 */
export interface AuthoredReferralsShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * How an invitation works.
   */
  text: string;
}
/**
 * Search results, in tabs.
 */
export interface AuthoredSearchResultsShelf {
  /**
   * Tabs, in order. The casino tab is shown only by brands with a casino.
   *
   * @minItems 1
   * @maxItems 3
   */
  scopes: {
    /**
     * Content of the tab.
     */
    id: 'ALL' | 'SPORTSBOOK' | 'CASINO';
    /**
     * Label of the tab.
     */
    label: string;
    /**
     * Heading if nothing was found.
     */
    emptyTitle: string;
    /**
     * One sentence below.
     */
    emptyText: string;
  }[];
}
/**
 * The shared bet in the address, with its open and closed selections.
 */
export interface AuthoredSharedBetShelf {
  /**
   * Heading of the selections that can be bet on now.
   */
  openTitle: string;
  /**
   * Label of the button that adds one selection to the betslip.
   */
  addLabel: string;
  /**
   * Label for several selections. `{count}` is replaced by their number.
   */
  addManyLabel: string;
  /**
   * Heading of the selections that cannot be bet on any more.
   */
  closedTitle: string;
  /**
   * Heading if there is no shared bet with this address.
   */
  missingTitle: string;
  /**
   * Says then what to do.
   */
  missingText: string;
  /**
   * Label of the link to the home page below the sentence.
   */
  homeLabel: string;
}
/**
 * Says where else an account is opened, copies the address to take along, and leads to the login and to help.
 */
export interface AuthoredSignUpElsewhereShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Says where, and what can be done here; {brand} is replaced with the name of the brand.
   */
  text: string;
  /**
   * Button that copies the address of the sign-up.
   */
  copyLabel: string;
  /**
   * Link to the login.
   */
  logInLabel: string;
  /**
   * Link to help.
   */
  supportLabel: string;
}
/**
 * Page after sign-up: the state of the identity check, or the next step.
 */
export interface AuthoredSignedUpShelf {
  /**
   * Shown to visitors.
   */
  visitor: {
    /**
     * Heading.
     */
    title: string;
    /**
     * States the situation and what to do next.
     */
    text: string;
    /**
     * Link to the login.
     */
    label: string;
  };
  /**
   * Shown if the account is ready.
   */
  ready: {
    /**
     * Heading.
     */
    title: string;
    /**
     * States the situation and what to do next.
     */
    text: string;
    /**
     * Link to the welcome.
     */
    label: string;
  };
  /**
   * Shown during the identity check.
   */
  pending: {
    /**
     * Heading.
     */
    title: string;
    /**
     * States the situation and what to do next.
     */
    text: string;
    /**
     * Label of the button that asks for the result again.
     */
    label: string;
  };
  /**
   * Shown if a document is needed.
   */
  document: {
    /**
     * Heading.
     */
    title: string;
    /**
     * States the situation and what to do next.
     */
    text: string;
    /**
     * Button that chooses a file.
     */
    label: string;
  };
  /**
   * Shown if the identity could not be confirmed.
   */
  refused: {
    /**
     * Heading.
     */
    title: string;
    /**
     * States the situation and what to do next.
     */
    text: string;
  };
  /**
   * Label of the button while the document is checked.
   */
  busyLabel: string;
  /**
   * Names the choice of a file for screen readers.
   */
  pictureLabel: string;
  /**
   * Says that the document could not be read.
   */
  unreadableText: string;
  /**
   * Link to help.
   */
  supportLabel: string;
}
/**
 * Standings of a competition.
 */
export interface AuthoredStandingsShelf {
  /**
   * Heading of the table.
   */
  title: string;
  /**
   * Text if no team has a record yet.
   */
  emptyText: string;
}
/**
 * Statistics of both sides of an event.
 */
export interface AuthoredStatisticsShelf {
  /**
   * Heading of the tables.
   */
  title: string;
  /**
   * Text if neither side has played yet.
   */
  emptyText: string;
}
/**
 * Live stream of an event, for players who may watch it.
 */
export interface AuthoredStreamPlayerShelf {
  /**
   * Label of the play button.
   */
  title: string;
  /**
   * Text before the game starts.
   */
  upcomingText: string;
}
/**
 * Link to the support chat, if the vendor's page is available. Startup gives the address.
 */
export interface AuthoredSupportChatShelf {
  /**
   * Says what the chat is.
   */
  text: string;
  /**
   * Button that opens the chat.
   */
  startLabel: string;
  /**
   * Label of the button during a chat.
   */
  backLabel: string;
}
/**
 * Container with a tab for each region, or with links to pages.
 */
export interface AuthoredTabsShelf {
  /**
   * Tabs in their order.
   *
   * @minItems 1
   * @maxItems 12
   */
  tabs: {
    /**
     * Region whose children the tab shows; also its id.
     */
    region: string;
    /**
     * Label of the tab.
     */
    label: string;
    deepLink?: AuthoredDeepLink;
  }[];
}
/**
 * The player's W-2G forms, by year.
 */
export interface AuthoredTaxFormsShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Heading if there is nothing to show.
   */
  emptyTitle: string;
  /**
   * One sentence if there is nothing to show.
   */
  emptyText: string;
}
/**
 * Receipt of the deposit or withdrawal in the address. The lines come from the server.
 */
export interface AuthoredTransactionReceiptShelf {
  /**
   * Heading.
   */
  heading?: string;
  /**
   * Label of the link from a completed deposit to games.
   */
  playLabel?: string;
  /**
   * Label of the link from a completed deposit to the bets that wait in the betslip.
   */
  slipLabel?: string;
  /**
   * Link to the transactions.
   */
  transactionsLabel?: string;
  /**
   * Heading if the player has no such receipt.
   */
  absentTitle?: string;
  /**
   * Sentence if the player has no such receipt.
   */
  absentText?: string;
  /**
   * Heading if loading failed.
   */
  lostTitle?: string;
  /**
   * Label of the button that loads again.
   */
  retryLabel?: string;
  /**
   * Link to help.
   */
  helpLabel?: string;
}
/**
 * One video with captions and a transcript.
 */
export interface AuthoredVideoShelf {
  /**
   * Heading of the shelf, and accessible name of the video.
   */
  title: string;
  /**
   * Address of the video on this site, below /media/.
   */
  path: string;
  /**
   * Address of the picture shown before the video plays. The transcript describes it.
   */
  posterPath: string;
  /**
   * Address of the caption file.
   */
  captionsPath: string;
  /**
   * Transcript: everything said or shown.
   */
  transcript: string;
  /**
   * Width of the video file, in pixels.
   */
  width: number;
  /**
   * Height of the video file, in pixels.
   */
  height: number;
}
/**
 * Bank account for wire deposits, with the references of the player's open ones. The server gives all values.
 */
export interface AuthoredWireDetailsShelf {
  /**
   * Heading.
   */
  title: string;
}
/**
 * A label with a value taken from the transaction.
 */
export interface AuthoredDefaultReceiptLine {
  /**
   * Label before the value. For `leg`, the name of the selection replaces it.
   */
  label: string;
  /**
   * Value of the bet, deposit or withdrawal. `leg` draws one line for each leg.
   */
  of:
    | 'stake'
    | 'toWin'
    | 'potentialPayout'
    | 'payout'
    | 'cashedOut'
    | 'result'
    | 'totalOdds'
    | 'betType'
    | 'placedAt'
    | 'settledAt'
    | 'betId'
    | 'leg'
    | 'transactionAmount'
    | 'transferredAmount'
    | 'balanceAfter'
    | 'provider'
    | 'method'
    | 'reference'
    | 'status'
    | 'requestedAt'
    | 'completedAt'
    | 'transactionId'
    | 'reason'
    | 'bankName'
    | 'bankAddress'
    | 'beneficiary'
    | 'accountNumber'
    | 'routingNumber'
    | 'swiftCode';
  /**
   * Appearance.
   */
  style: 'PLAIN' | 'STRONG' | 'POSITIVE' | 'PENDING';
  /**
   * The amount counts toward the receipt's total. Only for amounts.
   */
  countsToTotal?: boolean;
}
/**
 * Heading of a receipt or of a part of it.
 */
export interface AuthoredHeaderReceiptLine {
  /**
   * The heading.
   */
  title: string;
  /**
   * One sentence below.
   */
  subtitle?: string;
}
/**
 * Something worth knowing about the transaction.
 */
export interface AuthoredInformationReceiptLine {
  /**
   * The text.
   */
  text: string;
}
/**
 * Points of the list.
 */
export interface AuthoredListReceiptLine {
  /**
   * Heading of the points.
   */
  title: string;
  /**
   * Numbers the items, for steps.
   */
  ordered: boolean;
  /**
   * The points.
   *
   * @minItems 1
   * @maxItems 12
   */
  items: string[];
}
/**
 * Place where cash is paid. The transaction names it.
 */
export interface AuthoredLocationReceiptLine {
  /**
   * Title that says what the player does there.
   */
  title: string;
}
/**
 * A next step for the player.
 */
export interface AuthoredPromptReceiptLine {
  /**
   * Title.
   */
  title: string;
  /**
   * One sentence below.
   */
  body?: string;
  /**
   * Label of the link.
   */
  linkLabel: string;
  deepLink: AuthoredDeepLink;
}
/**
 * A dividing line.
 */
export interface AuthoredSeparatorReceiptLine {}
/**
 * Something that must not be missed.
 */
export interface AuthoredWarningReceiptLine {
  /**
   * Title.
   */
  title: string;
  /**
   * Consequence.
   */
  text: string;
}
/**
 * Opening hours of the place of the transaction.
 */
export interface AuthoredWorkingHoursReceiptLine {
  /**
   * Heading of the hours.
   */
  title: string;
  /**
   * Label of the link to the place's own page.
   */
  linkLabel: string;
}
/**
 * Events of a page, in batches, without personal data.
 */
export interface AuthoredAnalytics {
  /**
   * Random id of the tab, not stored.
   */
  visit: string;
  /**
   * Events dropped because the queue was full.
   */
  lost?: number;
  /**
   * @minItems 1
   * @maxItems 100
   */
  events: (
    | {
        type: 'page-viewed';
        at: number;
        section:
          'home' | 'sport' | 'live' | 'my-bets' | 'promotions' | 'casino' | 'account' | 'search' | 'login' | 'signup' | 'legal' | 'other';
        isLoggedIn: boolean;
      }
    | {
        type: 'login-completed';
        at: number;
        isReturning: boolean;
        location: 'granted' | 'declined' | 'not-asked' | 'unknown';
        /**
         * ISO 3166-1 code, or null if not known yet.
         */
        country: string | null;
        /**
         * Fingerprint of the link that led here, or null. Older pages leave it out.
         */
        branchFingerprint?: string | null;
      }
    | {
        type: 'logged-out';
        at: number;
        method: 'GEOCOMPLY_ERR' | 'TIMEOUT' | 'HEARTBEAT' | 'MANUAL';
      }
    | {
        type: 'casino-visited';
        at: number;
        isFirst: boolean;
      }
    | {
        type: 'selection-added' | 'selection-removed' | 'betslip-cleared' | 'receipt-shown';
        at: number;
      }
    | {
        type: 'selection-add-failed';
        at: number;
        code: 'invalid_input' | 'unknown';
      }
    | {
        type: 'bets-placed' | 'flag-overridden';
        at: number;
        count: number;
      }
    | {
        type: 'bets-refused';
        at: number;
        code: string;
      }
    | {
        type: 'preference-changed';
        at: number;
        preference: 'odds-format' | 'theme';
      }
  )[];
}
/**
 * Value of a flag by audience. The first matching rule decides, else the declared default. An operator's switch overrides all rules.
 */
export interface AuthoredFlagRules {
  flags: Flags;
}
export interface Flags {
  [k: string]: RulesTheFirstThatHoldsDecides;
}
export interface ForWhomForEverybodyWhenItIsNotSaid {
  /**
   * @minItems 1
   * @maxItems 20
   */
  brands?: string[];
  /**
   * @minItems 1
   * @maxItems 80
   */
  regions?: string[];
  login?: 'visitor' | 'player';
  /**
   * @minItems 1
   * @maxItems 3
   */
  devices?: ('DESKTOP' | 'MOBILE' | 'TABLET')[];
}
/**
 * Mandatory nodes that a player's page displayed; sent again until acknowledged.
 */
export interface AuthoredNodeDisplays {
  /**
   * @minItems 1
   * @maxItems 50
   */
  displays: {
    id: string;
    revision: string;
    nodeId: string;
    /**
     * Server time in milliseconds.
     */
    shownAt: number;
  }[];
}
/**
 * What the nodes of a page achieved since its last batch.
 */
export interface AuthoredNodeFigures {
  /**
   * Signed token of the visitor; not stored.
   */
  session: string;
  /**
   * Random id of one view of a page.
   */
  page: string;
  /**
   * Server time in milliseconds.
   */
  openedAt: number;
  /**
   * Number of the batch, from 0.
   */
  sequence: number;
  isPlayer: boolean;
  /**
   * Facts dropped because the queue was full.
   */
  lost?: number;
  /**
   * Web vitals of the page that the document was opened for.
   */
  vitals?: {
    revision: string;
    lcp?: number;
    inp?: number;
    /**
     * Thousandths.
     */
    cls?: number;
    ttfb?: number;
  };
  /**
   * @maxItems 200
   */
  nodes: {
    revision: string;
    nodeId: string;
    seen?: 1;
    presses?: number;
    refusals?: number;
    dwellMs?: number;
    empties?: 1;
    fallbacks?: 1;
    loads?: 1;
    loadMs?: number;
  }[];
}
/**
 * Errors that a page reports, in batches.
 */
export interface AuthoredTelemetry {
  /**
   * Signed token of the visitor, so that an error counts once per session.
   */
  session?: string;
  /**
   * @minItems 1
   * @maxItems 200
   */
  entries: (
    | {
        type: 'error';
        at: number;
        category: 'boot' | 'render' | 'network' | 'socket' | 'auth' | 'betslip' | 'geolocation' | 'layout' | 'storage' | 'unknown';
        name: string;
        message: string;
        stack?: string;
      }
    | {
        type: 'node';
        at: number;
        revision: string;
        nodeId: string;
        kind: string;
        reason: string;
      }
  )[];
}

/** What is stored of each kind, by the name of its SDL type. */
export type AuthoredByKind = {
  readonly AccountEntryShelf: AuthoredAccountEntryShelf;
  readonly AccountItemsShelf: AuthoredAccountItemsShelf;
  readonly AccountMenuDeepLink: AuthoredAccountMenuDeepLink;
  readonly AccountMenuItemDeepLink: AuthoredAccountMenuItemDeepLink;
  readonly AccountSummaryShelf: AuthoredAccountSummaryShelf;
  readonly AcknowledgeAction: AuthoredAcknowledgeAction;
  readonly AnnouncedPaymentsShelf: AuthoredAnnouncedPaymentsShelf;
  readonly AnonymousExperienceDialog: AuthoredAnonymousExperienceDialog;
  readonly AppPromptDialog: AuthoredAppPromptDialog;
  readonly AppTourDialog: AuthoredAppTourDialog;
  readonly AwardDetailsShelf: AuthoredAwardDetailsShelf;
  readonly AwardsShelf: AuthoredAwardsShelf;
  readonly BetBuilderShelf: AuthoredBetBuilderShelf;
  readonly BetHistorySectionDeepLink: AuthoredBetHistorySectionDeepLink;
  readonly BetListShelf: AuthoredBetListShelf;
  readonly BigWinUploadDialog: AuthoredBigWinUploadDialog;
  readonly CardProviderDeepLink: AuthoredCardProviderDeepLink;
  readonly CashAtCasinoDeepLink: AuthoredCashAtCasinoDeepLink;
  readonly CasinoBalanceUsageDialog: AuthoredCasinoBalanceUsageDialog;
  readonly CasinoCategoryShelfDeepLink: AuthoredCasinoCategoryShelfDeepLink;
  readonly CasinoGameDeepLink: AuthoredCasinoGameDeepLink;
  readonly CasinoMenuShelf: AuthoredCasinoMenuShelf;
  readonly CasinoPromotionsShelf: AuthoredCasinoPromotionsShelf;
  readonly CasinoRewardsShelf: AuthoredCasinoRewardsShelf;
  readonly CasinoRewardsShelfDeepLink: AuthoredCasinoRewardsShelfDeepLink;
  readonly CasinoRoundShelf: AuthoredCasinoRoundShelf;
  readonly CasinoSessionRoundsShelf: AuthoredCasinoSessionRoundsShelf;
  readonly CategoryGamesShelf: AuthoredCategoryGamesShelf;
  readonly CategoryPillsShelf: AuthoredCategoryPillsShelf;
  readonly ChangePasswordShelf: AuthoredChangePasswordShelf;
  readonly CollectionShelf: AuthoredCollectionShelf;
  readonly ColumnsShelf: AuthoredColumnsShelf;
  readonly ConfirmationDeepLink: AuthoredConfirmationDeepLink;
  readonly ConsentForm: AuthoredConsentForm;
  readonly ContactSupportDeepLink: AuthoredContactSupportDeepLink;
  readonly CountdownShelf: AuthoredCountdownShelf;
  readonly CrossSellShelf: AuthoredCrossSellShelf;
  readonly CustomDialog: AuthoredCustomDialog;
  readonly DefaultReceiptLine: AuthoredDefaultReceiptLine;
  readonly DepositAcknowledgementDialog: AuthoredDepositAcknowledgementDialog;
  readonly DismissPromptAction: AuthoredDismissPromptAction;
  readonly DisplayPreferencesShelf: AuthoredDisplayPreferencesShelf;
  readonly EditorialShelf: AuthoredEditorialShelf;
  readonly ErrorScreensShelf: AuthoredErrorScreensShelf;
  readonly EventHeaderShelf: AuthoredEventHeaderShelf;
  readonly FavoriteGamesShelf: AuthoredFavoriteGamesShelf;
  readonly FeaturedEventsShelf: AuthoredFeaturedEventsShelf;
  readonly FieldsForm: AuthoredFieldsForm;
  readonly FormDeepLink: AuthoredFormDeepLink;
  readonly FrameShelf: AuthoredFrameShelf;
  readonly FreeToPlayShelf: AuthoredFreeToPlayShelf;
  readonly GameBarShelf: AuthoredGameBarShelf;
  readonly GameCoverShelf: AuthoredGameCoverShelf;
  readonly GameDetailsShelf: AuthoredGameDetailsShelf;
  readonly GameFactsShelf: AuthoredGameFactsShelf;
  readonly GameNoticeShelf: AuthoredGameNoticeShelf;
  readonly GameProvidersShelf: AuthoredGameProvidersShelf;
  readonly GameRailShelf: AuthoredGameRailShelf;
  readonly GameSearchShelf: AuthoredGameSearchShelf;
  readonly HeaderReceiptLine: AuthoredHeaderReceiptLine;
  readonly HelplineShelf: AuthoredHelplineShelf;
  readonly HeroCarouselShelf: AuthoredHeroCarouselShelf;
  readonly HistoryShelf: AuthoredHistoryShelf;
  readonly IdentityDeepLink: AuthoredIdentityDeepLink;
  readonly ImageShelf: AuthoredImageShelf;
  readonly InformationReceiptLine: AuthoredInformationReceiptLine;
  readonly InteracConfirmationDeepLink: AuthoredInteracConfirmationDeepLink;
  readonly KeptMethodsShelf: AuthoredKeptMethodsShelf;
  readonly LaunchProblemShelf: AuthoredLaunchProblemShelf;
  readonly LegalChangeDialog: AuthoredLegalChangeDialog;
  readonly LegalDocumentShelf: AuthoredLegalDocumentShelf;
  readonly LimitHistoryShelf: AuthoredLimitHistoryShelf;
  readonly LimitListShelf: AuthoredLimitListShelf;
  readonly LimitsSetByUsShelf: AuthoredLimitsSetByUsShelf;
  readonly LinkColumnShelf: AuthoredLinkColumnShelf;
  readonly LinkPromptShelf: AuthoredLinkPromptShelf;
  readonly LinkedAccountsShelf: AuthoredLinkedAccountsShelf;
  readonly LinkingResultShelf: AuthoredLinkingResultShelf;
  readonly ListReceiptLine: AuthoredListReceiptLine;
  readonly LiveEventsShelf: AuthoredLiveEventsShelf;
  readonly LiveGamesShelf: AuthoredLiveGamesShelf;
  readonly LobbyBannerShelf: AuthoredLobbyBannerShelf;
  readonly LocationPromptDialog: AuthoredLocationPromptDialog;
  readonly LocationReceiptLine: AuthoredLocationReceiptLine;
  readonly LoginPreferencesShelf: AuthoredLoginPreferencesShelf;
  readonly LoyaltyDashboardShelf: AuthoredLoyaltyDashboardShelf;
  readonly LoyaltyShelf: AuthoredLoyaltyShelf;
  readonly MaintenanceDialog: AuthoredMaintenanceDialog;
  readonly ManagedMethodsShelf: AuthoredManagedMethodsShelf;
  readonly MarketGridShelf: AuthoredMarketGridShelf;
  readonly MarketGroupsShelf: AuthoredMarketGroupsShelf;
  readonly MenuEntriesShelf: AuthoredMenuEntriesShelf;
  readonly MethodExclusionShelf: AuthoredMethodExclusionShelf;
  readonly ModalDeepLink: AuthoredModalDeepLink;
  readonly OnboardingShelf: AuthoredOnboardingShelf;
  readonly OpenBetslipDeepLink: AuthoredOpenBetslipDeepLink;
  readonly OptInPromotionAction: AuthoredOptInPromotionAction;
  readonly OutOfStateShelf: AuthoredOutOfStateShelf;
  readonly OwnLimitShelf: AuthoredOwnLimitShelf;
  readonly ParlaySuggestionsShelf: AuthoredParlaySuggestionsShelf;
  readonly PasskeysShelf: AuthoredPasskeysShelf;
  readonly PaymentAmountShelf: AuthoredPaymentAmountShelf;
  readonly PaymentButtonShelf: AuthoredPaymentButtonShelf;
  readonly PaymentConsentShelf: AuthoredPaymentConsentShelf;
  readonly PaymentGatewayShelf: AuthoredPaymentGatewayShelf;
  readonly PaymentMethodsShelf: AuthoredPaymentMethodsShelf;
  readonly PaymentNoticeShelf: AuthoredPaymentNoticeShelf;
  readonly PaymentPlaceShelf: AuthoredPaymentPlaceShelf;
  readonly PaymentShelf: AuthoredPaymentShelf;
  readonly PaymentTotalShelf: AuthoredPaymentTotalShelf;
  readonly PromotionCodeShelf: AuthoredPromotionCodeShelf;
  readonly PromotionDeepLink: AuthoredPromotionDeepLink;
  readonly PromotionDetailsShelf: AuthoredPromotionDetailsShelf;
  readonly PromotionListDeepLink: AuthoredPromotionListDeepLink;
  readonly PromotionsShelf: AuthoredPromotionsShelf;
  readonly PromptReceiptLine: AuthoredPromptReceiptLine;
  readonly QuickBetsShelf: AuthoredQuickBetsShelf;
  readonly QuickLinksShelf: AuthoredQuickLinksShelf;
  readonly ReceiptDeepLink: AuthoredReceiptDeepLink;
  readonly RecentGamesShelf: AuthoredRecentGamesShelf;
  readonly ReferralShelf: AuthoredReferralShelf;
  readonly ReferralsShelf: AuthoredReferralsShelf;
  readonly ResponsibleGamingShelfDeepLink: AuthoredResponsibleGamingShelfDeepLink;
  readonly ScorePayDeepLink: AuthoredScorePayDeepLink;
  readonly SearchBoxShelf: AuthoredSearchBoxShelf;
  readonly SearchResultsShelf: AuthoredSearchResultsShelf;
  readonly SelectFacilityDeepLink: AuthoredSelectFacilityDeepLink;
  readonly SeparatorReceiptLine: AuthoredSeparatorReceiptLine;
  readonly SetUserPreferenceAction: AuthoredSetUserPreferenceAction;
  readonly SharedBetShelf: AuthoredSharedBetShelf;
  readonly SignUpElsewhereShelf: AuthoredSignUpElsewhereShelf;
  readonly SignedUpShelf: AuthoredSignedUpShelf;
  readonly SportsTreeShelf: AuthoredSportsTreeShelf;
  readonly SportsbookPageDeepLink: AuthoredSportsbookPageDeepLink;
  readonly StandingsShelf: AuthoredStandingsShelf;
  readonly StatisticsShelf: AuthoredStatisticsShelf;
  readonly StoreLinksShelf: AuthoredStoreLinksShelf;
  readonly StreamPlayerShelf: AuthoredStreamPlayerShelf;
  readonly SubmitFormAction: AuthoredSubmitFormAction;
  readonly SupportChatShelf: AuthoredSupportChatShelf;
  readonly TabsShelf: AuthoredTabsShelf;
  readonly TaxFormsShelf: AuthoredTaxFormsShelf;
  readonly TipForm: AuthoredTipForm;
  readonly TransactionReceiptShelf: AuthoredTransactionReceiptShelf;
  readonly VendorInformationDeepLink: AuthoredVendorInformationDeepLink;
  readonly VideoShelf: AuthoredVideoShelf;
  readonly WalletBoxShelf: AuthoredWalletBoxShelf;
  readonly WarningReceiptLine: AuthoredWarningReceiptLine;
  readonly WebPageDeepLink: AuthoredWebPageDeepLink;
  readonly WireDetailsShelf: AuthoredWireDetailsShelf;
  readonly WireTransferFirstDeepLink: AuthoredWireTransferFirstDeepLink;
  readonly WireTransferRepeatDeepLink: AuthoredWireTransferRepeatDeepLink;
  readonly WorkingHoursReceiptLine: AuthoredWorkingHoursReceiptLine;
};
