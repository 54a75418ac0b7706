// Written by `npm run codegen` from schemas/json; do not edit.

/**
 * Where a control leads.
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
 * What a control does.
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
   * What the control says.
   */
  label: string;
  /**
   * What must hold before it may run.
   *
   * @minItems 0
   * @maxItems 2
   */
  requirements: ('LOGIN' | 'LOCATION')[];
  /**
   * What was read, such as `responsible-gaming`.
   */
  ackType: string;
  next?: AuthoredDeepLink;
}
/**
 * A target of the account menu by the canonical URL that the server knows it under.
 */
export interface AuthoredAccountMenuDeepLink {
  kind: 'AccountMenuDeepLink';
  /**
   * Which target.
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
   * Which section.
   */
  sectionId: 'open' | 'settled';
}
/**
 * The gateway of a provider of credit and debit cards.
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
 * How cash is paid in or taken out at a casino.
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
 * Help, and the people behind it.
 */
export interface AuthoredContactSupportDeepLink {
  kind: 'ContactSupportDeepLink';
  /**
   * What the player needs help with.
   */
  topic?: string;
}
/**
 * Opens a form over the page.
 */
export interface AuthoredFormDeepLink {
  kind: 'FormDeepLink';
  /**
   * Id of a published form.
   */
  formId: string;
}
/**
 * A page where players prove or change who they are.
 */
export interface AuthoredIdentityDeepLink {
  kind: 'IdentityDeepLink';
  /**
   * Which page.
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
 * Opens a dialog over the page.
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
   * Selections that are added first; none opens the betslip as it is.
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
 * The limits of a player, or the page of one of them.
 */
export interface AuthoredResponsibleGamingShelfDeepLink {
  kind: 'ResponsibleGamingShelfDeepLink';
  /**
   * Which limit; none is the page of all.
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
 * The gateway of ScorePay, which takes and pays out by its own account.
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
 * What a payment provider tells about itself, over the page of the wallet.
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
 * A page elsewhere. Clients follow it at once to hosts they list, to others only after a question, and beside money not at all.
 */
export interface AuthoredWebPageDeepLink {
  kind: 'WebPageDeepLink';
  /**
   * An https address.
   */
  url: string;
  /**
   * Whether the page opens beside this one.
   */
  opensNewWindow: boolean;
}
/**
 * How a wire transfer is made for the first time.
 */
export interface AuthoredWireTransferFirstDeepLink {
  kind: 'WireTransferFirstDeepLink';
  /**
   * `deposit` or `withdrawal`.
   */
  transactionType: 'deposit' | 'withdrawal';
}
/**
 * How a wire transfer is made again.
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
   * What the control says.
   */
  label: string;
  /**
   * What must hold before it may run.
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
   * What the control says.
   */
  label: string;
  /**
   * What must hold before it may run.
   *
   * @maxItems 2
   */
  requirements: ('LOGIN' | 'LOCATION')[];
  /**
   * Which promotion, such as `season-pick-em`.
   */
  promotionId: string;
  next?: AuthoredDeepLink;
}
/**
 * Keeps a prompt from being shown to this player again.
 */
export interface AuthoredDismissPromptAction {
  kind: 'DismissPromptAction';
  /**
   * Stable id of the action inside its document.
   */
  id: string;
  /**
   * What the control says.
   */
  label: string;
  /**
   * What must hold before it may run.
   *
   * @maxItems 2
   */
  requirements: ('LOGIN' | 'LOCATION')[];
  /**
   * Which prompt, such as `preferences`.
   */
  promptType: string;
  next?: AuthoredDeepLink;
}
/**
 * Hands in what was answered in the fields of the form it stands in.
 */
export interface AuthoredSubmitFormAction {
  kind: 'SubmitFormAction';
  /**
   * Stable id of the action inside its document.
   */
  id: string;
  /**
   * What the control says.
   */
  label: string;
  /**
   * What must hold before it may run.
   *
   * @maxItems 2
   */
  requirements: ('LOGIN' | 'LOCATION')[];
  /**
   * The form it stands in.
   */
  formId: string;
  /**
   * What is said once it has arrived.
   */
  successText: string;
  next?: AuthoredDeepLink;
}
/**
 * What the casino has to offer, one card beside the other.
 */
export interface AuthoredCasinoPromotionsShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
  /**
   * What stands there when nothing is on.
   */
  emptyText: string;
}
/**
 * What the player may use in the casino.
 */
export interface AuthoredCasinoRewardsShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
  /**
   * What stands there when there is nothing.
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
 * The categories of the casino, one beside the other.
 */
export interface AuthoredCategoryPillsShelf {
  /**
   * Read out as the name of the list.
   */
  title: string;
}
/**
 * A way from one half of the house to the other.
 */
export interface AuthoredCrossSellShelf {
  /**
   * What waits there.
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
   * What the link says.
   */
  label: string;
  deepLink?: AuthoredDeepLink;
}
/**
 * Games that cost nothing and pay nothing.
 */
export interface AuthoredFreeToPlayShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
  /**
   * What stands there when there is none.
   */
  emptyText: string;
}
/**
 * Words of the bar over a game. Figures, name and balance are the player’s and the game’s; each word that is absent is the build’s.
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
   * Over the name of the player.
   */
  playerLabel?: string;
  /**
   * Stands in place of the name in practice.
   */
  practiceText?: string;
  /**
   * Over the balance.
   */
  balanceLabel?: string;
  /**
   * Over the balance in practice.
   */
  playMoneyLabel?: string;
  /**
   * Over the smallest and the largest bet.
   */
  limitsLabel?: string;
  /**
   * Stands there where a game takes no stake.
   */
  noStakeText?: string;
  /**
   * Over the bet of the round.
   */
  betLabel?: string;
  /**
   * Over what the last round won.
   */
  winLabel?: string;
  /**
   * Over the time since the game was opened.
   */
  timeLabel?: string;
}
/**
 * Words in the place of a game that cannot be played at the moment. Each that is absent is the build’s.
 */
export interface AuthoredGameCoverShelf {
  /**
   * While the game opens; {title} stands for its name.
   */
  openingText?: string;
  /**
   * Heading where the game does not answer.
   */
  silentTitle?: string;
  /**
   * Sentence below it.
   */
  silentText?: string;
  /**
   * Button that launches the game again.
   */
  retryLabel?: string;
  /**
   * While a reality check is to be read.
   */
  pausedText?: string;
}
/**
 * One game with its limits and return.
 */
export interface AuthoredGameDetailsShelf {}
/**
 * A short text on the stage of a game, between its bar and its frame.
 */
export interface AuthoredGameNoticeShelf {
  /**
   * Words that stand out at its beginning.
   */
  title?: string;
  /**
   * The text.
   */
  text: string;
}
/**
 * The studios whose games are offered.
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
 * A search over the games.
 */
export interface AuthoredGameSearchShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
  /**
   * What the empty field says.
   */
  placeholder: string;
}
/**
 * Words of the dialog of a game that did not start. The reason is the server’s; each word that is absent is the build’s.
 */
export interface AuthoredLaunchProblemShelf {
  /**
   * Heading where the server gives none.
   */
  title?: string;
  /**
   * Where the server was not reached.
   */
  unreachedText?: string;
  /**
   * Where the provider’s page cannot be shown.
   */
  brokenText?: string;
  /**
   * Below both: nothing was wagered.
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
 * Tables with a dealer and their seats.
 */
export interface AuthoredLiveGamesShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
}
/**
 * The head of a lobby: a picture, a sentence, one way on.
 */
export interface AuthoredLobbyBannerShelf {
  /**
   * A word or two over the title.
   */
  eyebrow?: string;
  /**
   * What it is about.
   */
  title: string;
  /**
   * One or two sentences.
   */
  text: string;
  /**
   * What the button says.
   */
  label: string;
  deepLink?: AuthoredDeepLink;
  /**
   * What the picture is drawn from.
   */
  art: {
    /**
     * Any number; the same one gives the same picture.
     */
    seed: number;
    /**
     * Name of a theme of game art, such as `gold`.
     */
    theme: string;
  };
}
/**
 * What the player opened last.
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
   * What can be done, one line each.
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
     * Name of an icon of the kept library, such as `trophy`.
     */
    icon: string;
    /**
     * What can be done.
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
     * What the button says.
     */
    label: string;
    /**
     * What the button does.
     */
    type: 'DISMISS' | 'DEEP_LINK' | 'EXTERNAL_LINK';
    /**
     * How it looks.
     */
    style: 'PRIMARY' | 'SECONDARY' | 'TEXT';
    deepLink?: AuthoredDeepLink;
  }[];
  /**
   * Larger goes first; one dialog is shown at a time.
   */
  priority: number;
  /**
   * When it opens by itself. Without pages and without `onLogin` it opens by a deep link only.
   */
  triggers: {
    /**
     * Path prefixes; `/*` stands for every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes on which it does not open by itself.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 s of a login.
     */
    onLogin: boolean;
  };
  /**
   * How long it stays closed once it was: this visit (when left out), on this device, or for this player everywhere. Give a changed dialog a new id to show it again.
   */
  memory?: 'VISIT' | 'DEVICE' | 'PLAYER';
}
/**
 * Offers the app to those who come with a phone or tablet.
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
   * Where the app is to be had; a device is shown its own store.
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
     * What the link says.
     */
    label: string;
    /**
     * For which devices.
     */
    platform: 'IOS' | 'ANDROID' | 'ANY';
    deepLink: AuthoredDeepLink;
  }[];
  /**
   * What the button says that goes on in the browser.
   */
  continueLabel: string;
  /**
   * Larger goes first; one dialog is shown at a time.
   */
  priority: number;
  /**
   * When it opens by itself. Without pages and without `onLogin` it opens by a deep link only.
   */
  triggers: {
    /**
     * Path prefixes; `/*` stands for every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes on which it does not open by itself.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 s of a login.
     */
    onLogin: boolean;
  };
  /**
   * How long it stays closed once it was: this visit (when left out), on this device, or for this player everywhere. Give a changed dialog a new id to show it again.
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
     * What it says.
     */
    body: string;
    /**
     * Name of a drawing, such as `welcome`.
     */
    illustration: string;
  }[];
  /**
   * What goes to the next card.
   */
  nextLabel: string;
  /**
   * What goes to the card before.
   */
  backLabel: string;
  /**
   * What ends the tour on the last card.
   */
  doneLabel: string;
  /**
   * What ends it before.
   */
  skipLabel: string;
  /**
   * Larger goes first; one dialog is shown at a time.
   */
  priority: number;
  /**
   * When it opens by itself. Without pages and without `onLogin` it opens by a deep link only.
   */
  triggers: {
    /**
     * Path prefixes; `/*` stands for every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes on which it does not open by itself.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 s of a login.
     */
    onLogin: boolean;
  };
  /**
   * How long it stays closed once it was: this visit (when left out), on this device, or for this player everywhere. Give a changed dialog a new id to show it again.
   */
  memory?: 'VISIT' | 'DEVICE' | 'PLAYER';
}
/**
 * Asks for a government ID after a win that has to be reported. Only for players of the United States with such a win, and only while no document of theirs covers it; a document counts for two years. It can be put off for a visit, never for good.
 */
export interface AuthoredBigWinUploadDialog {
  /**
   * Heading of the dialog.
   */
  title: string;
  /**
   * What is asked for and why, as plain paragraphs.
   */
  body: string;
  /**
   * What the button to the form says.
   */
  uploadLabel: string;
  /**
   * What the button says that puts it off until the next visit.
   */
  laterLabel: string;
  deepLink: AuthoredFormDeepLink;
  /**
   * Larger goes first; one dialog is shown at a time.
   */
  priority: number;
  /**
   * When it opens by itself. Without pages and without `onLogin` it opens by a deep link only.
   */
  triggers: {
    /**
     * Path prefixes; `/*` stands for every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes on which it does not open by itself.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 s of a login.
     */
    onLogin: boolean;
  };
}
/**
 * Asks which money the casino takes first. Only for players who have not chosen.
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
   * The ways to choose from, in their order.
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
     * What is stored.
     */
    value: 'CASH_FIRST' | 'BONUS_FIRST' | 'CASH_ONLY';
    /**
     * Name of the way.
     */
    label: string;
    /**
     * What it means.
     */
    description: string;
  }[];
  /**
   * What the button says that leaves it undecided.
   */
  laterLabel: string;
  action: AuthoredAction;
  /**
   * Larger goes first; one dialog is shown at a time.
   */
  priority: number;
  /**
   * When it opens by itself. Without pages and without `onLogin` it opens by a deep link only.
   */
  triggers: {
    /**
     * Path prefixes; `/*` stands for every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes on which it does not open by itself.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 s of a login.
     */
    onLogin: boolean;
  };
  /**
   * How long it stays closed once it was: this visit (when left out), on this device, or for this player everywhere. Give a changed dialog a new id to show it again.
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
   * Whether it can be closed without pressing a button.
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
     * What the button says.
     */
    label: string;
    /**
     * What the button does.
     */
    type: 'DISMISS' | 'DEEP_LINK' | 'EXTERNAL_LINK';
    /**
     * How it looks.
     */
    style: 'PRIMARY' | 'SECONDARY' | 'TEXT';
    deepLink?: AuthoredDeepLink;
  }[];
  /**
   * Larger goes first; one dialog is shown at a time.
   */
  priority: number;
  /**
   * When it opens by itself. Without pages and without `onLogin` it opens by a deep link only.
   */
  triggers: {
    /**
     * Path prefixes; `/*` stands for every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes on which it does not open by itself.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 s of a login.
     */
    onLogin: boolean;
  };
  /**
   * How long it stays closed once it was: this visit (when left out), on this device, or for this player everywhere. Give a changed dialog a new id to show it again.
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
   * Larger goes first; one dialog is shown at a time.
   */
  priority: number;
  /**
   * When it opens by itself. Without pages and without `onLogin` it opens by a deep link only.
   */
  triggers: {
    /**
     * Path prefixes; `/*` stands for every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes on which it does not open by itself.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 s of a login.
     */
    onLogin: boolean;
  };
  /**
   * How long it stays closed once it was: this visit (when left out), on this device, or for this player everywhere. Give a changed dialog a new id to show it again.
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
   * What has changed, as plain paragraphs. Links to the texts stand below it.
   */
  body: string;
  /**
   * Label of the button that records the acceptance.
   */
  acceptLabel: string;
  /**
   * Larger goes first; one dialog is shown at a time.
   */
  priority: number;
  /**
   * When it opens by itself. Without pages and without `onLogin` it opens by a deep link only.
   */
  triggers: {
    /**
     * Path prefixes; `/*` stands for every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes on which it does not open by itself.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 s of a login.
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
   * Why it is needed and what is done with it.
   */
  body: string;
  /**
   * What the button that goes on says.
   */
  allowLabel: string;
  /**
   * What the button that does not says.
   */
  declineLabel: string;
  /**
   * Larger goes first; one dialog is shown at a time.
   */
  priority: number;
  /**
   * When it opens by itself. Without pages and without `onLogin` it opens by a deep link only.
   */
  triggers: {
    /**
     * Path prefixes; `/*` stands for every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes on which it does not open by itself.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 s of a login.
     */
    onLogin: boolean;
  };
  /**
   * How long it stays closed once it was: this visit (when left out), on this device, or for this player everywhere. Give a changed dialog a new id to show it again.
   */
  memory?: 'VISIT' | 'DEVICE' | 'PLAYER';
}
/**
 * Says that something is being worked on. Where a text is left out, the usual one stands.
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
   * Whether the page can be used meanwhile.
   */
  dismissible: boolean;
  /**
   * After how many seconds the page asks whether it is over. Never when left out.
   */
  refreshIntervalSeconds?: number;
  /**
   * Where to read more.
   */
  link?: {
    /**
     * What the link says.
     */
    label?: string;
    deepLink: AuthoredDeepLink;
  };
  /**
   * Larger goes first; one dialog is shown at a time.
   */
  priority: number;
  /**
   * When it opens by itself. Without pages and without `onLogin` it opens by a deep link only.
   */
  triggers: {
    /**
     * Path prefixes; `/*` stands for every page.
     *
     * @minItems 0
     * @maxItems 20
     */
    pages: string[];
    /**
     * Path prefixes on which it does not open by itself.
     *
     * @minItems 0
     * @maxItems 20
     */
    exceptPages?: string[];
    /**
     * Opens within 5 s of a login.
     */
    onLogin: boolean;
  };
  /**
   * How long it stays closed once it was: this visit (when left out), on this device, or for this player everywhere. Give a changed dialog a new id to show it again.
   */
  memory?: 'VISIT' | 'DEVICE' | 'PLAYER';
}
/**
 * A text that must be read and agreed to.
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
   * What the player agrees to, in the first person.
   */
  consentLabel: string;
  action: AuthoredAction;
}
/**
 * Fields described by a JSON Schema.
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
 * The subset of JSON Schema that a form may use: one flat object of simple fields.
 */
export interface AuthoredFormSchema {
  type: 'object';
  /**
   * Heading over the fields.
   */
  title?: string;
  /**
   * One sentence under the heading.
   */
  description?: string;
  /**
   * Fields that must be answered.
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
       * One sentence under the field.
       */
      description?: string;
      /**
       * What kind of text or number: `money` is an integer of cents, `date` is YYYY-MM-DD, `file` is an upload.
       */
      format?: 'email' | 'phone' | 'date' | 'money' | 'file';
      /**
       * How it is asked for, when not as usual. `hidden` hands in its default.
       */
      control?: 'textarea' | 'radio' | 'consent' | 'hidden';
      /**
       * Shown with its default, and not to be changed.
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
         * What the choice says.
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
       * What stands there at first.
       */
      default?: string | number | boolean;
      /**
       * First day that a date may have, YYYY-MM-DD.
       */
      earliest?: string;
      /**
       * Last day that a date may have, YYYY-MM-DD.
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
       * What is said when an answer does not do, instead of our words.
       */
      texts?: {
        /**
         * When it was left out.
         */
        required?: string;
        /**
         * When it does not fit the pattern.
         */
        pattern?: string;
        /**
         * When it is too long.
         */
        maxLength?: string;
        /**
         * When it is too short.
         */
        minLength?: string;
        /**
         * When it is too little.
         */
        minimum?: string;
        /**
         * When it is too much.
         */
        maximum?: string;
        /**
         * When it is no e-mail, phone number or date.
         */
        format?: string;
        /**
         * When the date is too early.
         */
        earliest?: string;
        /**
         * When the date is too late.
         */
        latest?: string;
      };
    };
  };
}
/**
 * A word to the player that can be put away.
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
   * A drawing of ours.
   */
  illustration: 'boost' | 'parlay' | 'live' | 'casino' | 'welcome';
  action: AuthoredAction;
}
/**
 * One surface as it is stored: nodes by id, and the order of those at the top. Regions nest at most six deep.
 */
export interface AuthoredDocument {
  /**
   * Which page, frame, form or receipt it is.
   */
  surface: string;
  /**
   * Title of the page; `{competition}`, `{sport}`, `{event}`, `{game}`, `{promotion}`, `{section}`, `{limit}` and `{searchTerm}` stand for the name of what the route shows.
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
 * One node as it is stored: a frame that every kind shares, and the props of its kind.
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
   * Live data by name of the place it fills.
   */
  bind?: {
    [k: string]: {
      /**
       * Name of a source.
       */
      source: string;
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
   * How much it matters when a client cannot draw it.
   */
  criticality: 'OPTIONAL' | 'DEGRADABLE' | 'MANDATORY';
  /**
   * The role that alone changes, moves or removes the node. Only the same role gives the mark or takes it away.
   */
  guardedBy?: 'COMPLIANCE';
  /**
   * What stands in for the node where it cannot be drawn. Every client that was ever shipped draws these.
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
         * What the link says.
         */
        text: string;
        /**
         * A path of this site or an https address.
         */
        url: string;
      }
    | {
        kind: 'FallbackAmountLine';
        /**
         * What stands before the amount.
         */
        label: string;
        /**
         * Which amount of the transaction; receipts only.
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
   * For whom it is shown; every list that is given must contain the value. Rules never remove a MANDATORY node.
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
     * Only visitors or only players.
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
     * Segments of players; a player in any of them sees it.
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
     * Yes: only those who may play, as for whatever invites to play or promises something; visitors count as such. No: only players who may not.
     */
    mayPlay?: boolean;
    /**
     * Instant from which it is shown, in UTC: `2026-11-22T10:00:00Z`.
     */
    from?: string;
    /**
     * Instant from which it is no longer shown, in UTC.
     */
    until?: string;
  };
  /**
   * Accessible name of the region.
   */
  label?: string;
  /**
   * Name under which it is counted.
   */
  trackingId?: string;
  /**
   * How it would like to look; an unknown name falls back to the default view of the kind.
   */
  presentation?: string;
}
/**
 * The way to the account in the header. Balance and initials are the player's.
 */
export interface AuthoredAccountEntryShelf {
  /**
   * Name of the entry, read out before the balance.
   */
  label: string;
  /**
   * Read out while something in the account was not looked at.
   */
  newsText: string;
  /**
   * Told once on a device while the player has profit boosts.
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
         * Text and behaviour that the client owns: `odds-format`, `theme`, `log-out`.
         */
        display: string;
        /**
         * Name of an icon of the kept library, such as `trophy`.
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
         * Text and behaviour that the client owns: `odds-format`, `theme`, `log-out`.
         */
        display: string;
        /**
         * Name of an icon of the kept library, such as `trophy`.
         */
        icon: string;
        /**
         * One sentence under the entry.
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
         * What the entry says.
         */
        label: string;
        /**
         * Name of an icon of the kept library, such as `trophy`.
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
         * What the entry says.
         */
        label: string;
        /**
         * Name of an icon of the kept library, such as `trophy`.
         */
        icon: string;
        /**
         * Entries below it.
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
           * What the entry says.
           */
          label: string;
          /**
           * Name of an icon of the kept library, such as `trophy`.
           */
          icon: string;
          deepLink?: AuthoredDeepLink;
        }[];
      }
  )[];
}
/**
 * How much the player has of each sort of reward.
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
 * Words of the offline, error and not-found screens. What is left out is the build's.
 */
export interface AuthoredErrorScreensShelf {
  /**
   * Heading while the browser has no connection.
   */
  offlineTitle?: string;
  /**
   * Sentence while the browser has no connection.
   */
  offlineBody?: string;
  /**
   * Heading where a page failed.
   */
  errorTitle?: string;
  /**
   * Sentence where a page failed.
   */
  errorBody?: string;
  /**
   * Heading of an address without a page.
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
   * Links in their order. Who cannot open a page is not shown the link to it.
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
     * What the link says.
     */
    label: string;
    deepLink: AuthoredDeepLink;
  }[];
}
/**
 * Tier and points of the loyalty programme, small.
 */
export interface AuthoredLoyaltyShelf {
  /**
   * Heading.
   */
  title: string;
}
/**
 * Entries of the main menu or of the menu for visitors, under no heading.
 */
export interface AuthoredMenuEntriesShelf {
  /**
   * Where it stands: `DRAWER` is the menu of narrow screens. Everywhere if absent.
   */
  shownIn?: 'EVERYWHERE' | 'DRAWER' | 'OUTSIDE_DRAWER';
  /**
   * Entries in their order. An entry to a page that the viewer's site does not open is left out.
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
     * What the entry says.
     */
    label: string;
    /**
     * Name of an icon of the kept library, such as `trophy`.
     */
    icon: string;
    /**
     * Puts the number of live events beside it.
     */
    countsLive?: boolean;
    deepLink: AuthoredDeepLink;
  }[];
}
/**
 * An invitation to bring a friend.
 */
export interface AuthoredReferralShelf {
  /**
   * Name of a drawing: `boost`, `parlay`, `live`, `casino`, `welcome`.
   */
  image: string;
  /**
   * What is asked.
   */
  label: string;
  /**
   * One sentence under it.
   */
  subtext: string;
  referralSectionDeepLink?: AuthoredDeepLink;
}
/**
 * Searches while it is typed into; the address holds what is searched for.
 */
export interface AuthoredSearchBoxShelf {
  /**
   * Says in the empty box what is found; also its name.
   */
  placeholder: string;
  /**
   * Button that empties the box.
   */
  clearLabel: string;
  /**
   * Heading of the last searches, which a player is offered.
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
 * Ways to the brand's apps. Their addresses are the brand's, never a document's.
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
     * The store that has it.
     */
    platform: 'ios' | 'android';
    /**
     * The devices it is for.
     */
    label: string;
  }[];
  withoutStore?: AuthoredDeepLink;
}
/**
 * Balances of the player, with the ways to deposit and withdraw. A word that is absent is the built-in one.
 */
export interface AuthoredWalletBoxShelf {
  /**
   * Above the playable balance.
   */
  playableLabel?: string;
  /**
   * Before the cash balance.
   */
  cashLabel?: string;
  /**
   * Before the balance that can be withdrawn.
   */
  withdrawableLabel?: string;
  /**
   * Before the bonus balance.
   */
  bonusLabel?: string;
  /**
   * Before the restricted balance, where there is one.
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
 * Who the player is here, and what they have.
 */
export interface AuthoredAccountSummaryShelf {
  /**
   * Heading.
   */
  title: string;
}
/**
 * Deposits that wait for the player to bring or send the money, each to be cancelled.
 */
export interface AuthoredAnnouncedPaymentsShelf {
  /**
   * Heading.
   */
  heading?: string;
  /**
   * Button that cancels one.
   */
  cancelLabel?: string;
  /**
   * What is said before it is cancelled.
   */
  cancelText?: string;
  /**
   * Link to what is to be done for one.
   */
  receiptLabel?: string;
}
/**
 * What the player was given, of the sort that the address names.
 */
export interface AuthoredAwardDetailsShelf {
  /**
   * One sentence when there is nothing of the sort.
   */
  emptyText: string;
}
/**
 * Picks of one event, put together into one bet at one price.
 */
export interface AuthoredBetBuilderShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * What it is for, in a sentence beside the heading.
   */
  text: string;
}
/**
 * The player's bets of one section.
 */
export interface AuthoredBetListShelf {
  /**
   * Which section.
   */
  sectionId: 'open' | 'settled';
  /**
   * Heading when there are none.
   */
  emptyTitle: string;
  /**
   * One sentence when there are none.
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
   * Heading where no round of the player's has the address.
   */
  emptyTitle: string;
  /**
   * One sentence where no round of the player's has the address.
   */
  emptyText: string;
}
/**
 * One sitting of a player at a game of the casino, with its rounds.
 */
export interface AuthoredCasinoSessionRoundsShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Heading where no sitting of the player's has the address.
   */
  emptyTitle: string;
  /**
   * One sentence where no sitting of the player's has the address.
   */
  emptyText: string;
}
/**
 * Another password, for whoever knows the one of now.
 */
export interface AuthoredChangePasswordShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * What to know before it is changed.
   */
  text: string;
}
/**
 * A list that is narrowed by one filter at a time and read on page by page.
 */
export interface AuthoredCollectionShelf {
  /**
   * Heading of the list.
   */
  title: string;
  /**
   * Ids of the filters that are offered, in their order; none for a list that is not narrowed. One that the list does not have is left out.
   *
   * @maxItems 10
   *
   * Items: For promotions `sportsbook`, `casino`, `free`, `how-to`; for the games of a competition `live`, `today`, `tomorrow`, `later`, `results`.
   */
  filters: string[];
  /**
   * How many items a page has; 12 when left out.
   */
  pageSize?: number;
  /**
   * What is said when nothing is in the list.
   */
  emptyTitle: string;
  /**
   * One sentence under it.
   */
  emptyText: string;
}
/**
 * A container whose regions stand beside one another where there is room.
 */
export interface AuthoredColumnsShelf {
  /**
   * Columns in their order; on a narrow screen they follow one another.
   *
   * @minItems 1
   * @maxItems 4
   */
  columns: {
    /**
     * Region whose children stand in the column; also its id.
     */
    region: string;
    /**
     * Share of the width beside the others; 1 when left out.
     */
    weight?: number;
  }[];
}
/**
 * Counts down to the next event of those bound to it.
 */
export interface AuthoredCountdownShelf {
  /**
   * What is counted down to.
   */
  title: string;
  /**
   * What stands there once nothing is ahead.
   */
  endedText: string;
}
/**
 * Choices of the odds format and the theme. Without a sportsbook there are no odds, and a brand of one theme has no choice of it.
 */
export interface AuthoredDisplayPreferencesShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Says to a player of a sportsbook where the choices are kept.
   */
  accountText: string;
  /**
   * Says to everybody else where they are kept.
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
   * Blocks in their order.
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
     * What the block is. Items and steps that follow one another are one list.
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
       * Words as they are; nothing in them is read as markup.
       */
      text: string;
      /**
       * Whether it stands out.
       */
      isStrong?: boolean;
      deepLink?: AuthoredDeepLink;
    }[];
  }[];
}
/**
 * The two sides of an event, with its score or start.
 */
export interface AuthoredEventHeaderShelf {}
/**
 * Large cards in a carousel.
 */
export interface AuthoredFeaturedEventsShelf {
  /**
   * Heading of the carousel.
   */
  title: string;
  /**
   * Markets to show, best first; an event that offers none of them is left out.
   *
   * @minItems 1
   * @maxItems 6
   */
  marketTypes: string[];
}
/**
 * A page of another site in a frame, in the theme of ours.
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
   * Address of the page on that site, without what follows a question mark.
   */
  path: string;
  /**
   * Height of the place in pixels; where the page tells its own, until it has.
   */
  height: number;
  /**
   * Whether the page tells how high it is. What it tells counts between 120 and 2,400 pixels.
   */
  isHeightTold?: boolean;
}
/**
 * What has happened in a game so far: the score by period and the figures of its sport. Nothing is drawn before the start.
 */
export interface AuthoredGameFactsShelf {
  /**
   * Heading.
   */
  title: string;
}
/**
 * The helpline of the place, in the server's words and never an operator's.
 */
export interface AuthoredHelplineShelf {}
/**
 * Large slides, one at a time, each with a drawing and one way on.
 */
export interface AuthoredHeroCarouselShelf {
  /**
   * Name of the carousel, read out where it is not shown.
   */
  title: string;
  /**
   * How long a slide stays before the next, in seconds; 7 when left out. Readers may stop it.
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
     * A word or two over the title.
     */
    eyebrow?: string;
    /**
     * What it is about.
     */
    title: string;
    /**
     * One sentence.
     */
    text: string;
    /**
     * What the way on says.
     */
    label: string;
    deepLink?: AuthoredDeepLink;
    /**
     * The drawing beside the words.
     */
    art: 'stadium' | 'court' | 'tickets' | 'signal' | 'tables' | 'dusk';
  }[];
}
/**
 * What happened to the money of a player, or came of their bets.
 */
export interface AuthoredHistoryShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Which section.
   */
  sectionId: 'transactions' | 'betting' | 'casino';
  /**
   * Heading when there is nothing.
   */
  emptyTitle: string;
  /**
   * One sentence when there is nothing.
   */
  emptyText: string;
}
/**
 * One picture with its description.
 */
export interface AuthoredImageShelf {
  /**
   * Address on this site, below /media/.
   */
  path: string;
  /**
   * What is to be seen, for those who cannot see it.
   */
  alt: string;
  /**
   * A line under the picture.
   */
  caption?: string;
  /**
   * Width of the picture as it is, in pixels.
   */
  width: number;
  /**
   * Height of the picture as it is, in pixels.
   */
  height: number;
  /**
   * What the picture is for; it decides how wide it may be at most.
   */
  use: 'promotion' | 'lobby' | 'game' | 'game-small' | 'game-large' | 'cross-sell' | 'loyalty' | 'responsible-gaming';
  deepLink?: AuthoredDeepLink;
}
/**
 * The cards and accounts that the chosen provider keeps for the player.
 */
export interface AuthoredKeptMethodsShelf {
  /**
   * Choice of a card or account that is not kept yet.
   */
  newLabel?: string;
  /**
   * What is said of it.
   */
  newText?: string;
}
/**
 * A legal document: the version in force where the player is, or the one that the address names. Its text is published by compliance, as a version.
 */
export interface AuthoredLegalDocumentShelf {
  /**
   * Below the text. `{version}` is replaced with the number of the version.
   */
  versionLabel: string;
  /**
   * After it. `{time}` is replaced with the instant from which the version holds.
   */
  sinceLabel: string;
  /**
   * Link to the version in force, above one that is not.
   */
  pastLabel: string;
  /**
   * Says that there is no such version.
   */
  missingTitle: string;
  /**
   * Text below it.
   */
  missingText: string;
}
/**
 * Limits of the player that hold and held.
 */
export interface AuthoredLimitHistoryShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Heading when there is nothing.
   */
  emptyTitle: string;
  /**
   * One sentence when there is nothing.
   */
  emptyText: string;
}
/**
 * Limits that the operator has set for the player.
 */
export interface AuthoredLimitsSetByUsShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Heading when there is nothing.
   */
  emptyTitle: string;
  /**
   * One sentence when there is nothing.
   */
  emptyText: string;
  /**
   * Says how to object.
   */
  text: string;
}
/**
 * Asks players without a linked account to link one. A dismissal holds on all devices; who has dismissed it sees nothing.
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
 * Shows whether the partner's account is linked, links it and takes it apart. The accounts are asked for by the client.
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
   * Button that takes the accounts apart.
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
 * Ends the linking when the partner sends the player back, and says how it went. What may go wrong has texts of its own, which the product fixes.
 */
export interface AuthoredLinkingResultShelf {
  /**
   * Heading of the page while the answer is on its way.
   */
  waitingTitle: string;
  /**
   * Text below it.
   */
  waitingText: string;
  /**
   * Title of the dialog that tells of success.
   */
  linkedTitle: string;
  /**
   * Its text.
   */
  linkedText: string;
  /**
   * Link from there to the linked accounts.
   */
  doneLabel: string;
  /**
   * Button that tries again after a fault.
   */
  againLabel: string;
  /**
   * Button that gives up after a fault.
   */
  cancelLabel: string;
}
/**
 * What is being played now.
 */
export interface AuthoredLiveEventsShelf {
  /**
   * Heading of the shelf.
   */
  title: string;
  /**
   * What is said when nothing is in play.
   */
  emptyText: string;
  /**
   * `auto` follows the sport of the events: 1 X 2 for three-way sports, one column where only the winner is offered, else spread, total and money line.
   */
  columns: 'auto' | 'lines' | 'three-way' | 'winner';
}
/**
 * How a login is kept.
 */
export interface AuthoredLoginPreferencesShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * What the choice means, beside it.
   */
  text: string;
  /**
   * What the choice of a code on new devices means, beside it.
   */
  newDeviceText?: string;
}
/**
 * The loyalty programme: where the player stands, its tiers, and what earns points.
 */
export interface AuthoredLoyaltyDashboardShelf {
  /**
   * Heading.
   */
  title: string;
}
/**
 * The cards and accounts that are kept, each to be removed; below them the region exclusion.
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
   * Sentence below it.
   */
  sentence?: string;
  /**
   * Where a provider keeps nothing.
   */
  nothingText?: string;
  /**
   * Where it could not be loaded.
   */
  lostText?: string;
  /**
   * Button that removes one.
   */
  removeLabel?: string;
  /**
   * What is said before it is removed.
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
   * `auto` follows the sport of the events: 1 X 2 for three-way sports, one column where only the winner is offered, else spread, total and money line.
   */
  columns: 'auto' | 'lines' | 'three-way' | 'winner';
  more?: AuthoredSportsbookPageDeepLink;
}
/**
 * All markets of an event, in groups with tabs over them.
 */
export interface AuthoredMarketGroupsShelf {
  /**
   * Tabs in their order; a tab without an offered market is left out.
   *
   * @minItems 1
   * @maxItems 10
   */
  tabs: {
    /**
     * Last part of the address of the tab.
     */
    id: string;
    /**
     * What the tab says.
     */
    label: string;
    /**
     * Groups of the tab in their order; a group without an offered market is left out.
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
       * Market types that belong here. `*` takes every type that no other group of any tab names.
       *
       * @minItems 1
       * @maxItems 20
       */
      marketTypes: string[];
    }[];
  }[];
}
/**
 * Lets the player be kept from a way to pay. Customer support alone can lift it.
 */
export interface AuthoredMethodExclusionShelf {
  /**
   * Button that excludes one.
   */
  excludeLabel?: string;
  /**
   * What is said before it is excluded.
   */
  excludeText?: string;
  /**
   * What is said of one that is excluded.
   */
  excludedText?: string;
}
/**
 * What is offered after the first login: the promotion for newcomers if one is on, and the deposit.
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
 * What is said outside an operating area, in the server's words.
 */
export interface AuthoredOutOfStateShelf {}
/**
 * A limit that the address names, with the way to set it.
 */
export interface AuthoredOwnLimitShelf {
  /**
   * One or two sentences on what it does.
   */
  text: string;
}
/**
 * Parlays that can be taken as they are.
 */
export interface AuthoredParlaySuggestionsShelf {
  /**
   * Heading over the suggestions.
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
   * What a passkey is for.
   */
  text: string;
  /**
   * Says that there is none yet.
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
   * What stands before the amount that can be withdrawn.
   */
  availableLabel?: string;
  /**
   * Button that fills in all of it.
   */
  allLabel?: string;
}
/**
 * Sends the draft to be checked. The amount follows the label.
 */
export interface AuthoredPaymentButtonShelf {
  /**
   * What the button says.
   */
  caption?: string;
  /**
   * Link from a deposit to the player’s own limits.
   */
  limitLabel?: string;
}
/**
 * What the player agrees to, and the press that agrees. The amount follows the label.
 */
export interface AuthoredPaymentConsentShelf {
  /**
   * What is agreed to.
   */
  sentence?: string;
  /**
   * Button that agrees.
   */
  confirmLabel?: string;
  /**
   * Button that leads back to the draft.
   */
  backLabel?: string;
}
/**
 * The payment page of the vendor, in a frame, for the payment that the address names.
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
   * Heading where the address names no payment.
   */
  noneTitle?: string;
  /**
   * Sentence below it.
   */
  noneText?: string;
  /**
   * Button that tries once more.
   */
  retryLabel?: string;
  /**
   * Link to help.
   */
  helpLabel?: string;
}
/**
 * The ways to pay, as the server lists them for the player.
 */
export interface AuthoredPaymentMethodsShelf {
  /**
   * Heading of the ways.
   */
  legend?: string;
  /**
   * Ways that come first, in their order. One that the player has not is left out.
   *
   * @maxItems 20
   */
  methods?: {
    /**
     * Id of the provider.
     */
    providerId: string;
    /**
     * Sentence below what the server says of it.
     */
    note?: string;
  }[];
}
/**
 * Says why nothing can be paid now: not permitted, no method, or the list could not be loaded. May say something above the form too.
 */
export interface AuthoredPaymentNoticeShelf {
  /**
   * Heading where the player may not pay; the reason below it is the server’s.
   */
  refusedTitle?: string;
  /**
   * Heading where nobody takes payments.
   */
  shutTitle?: string;
  /**
   * Sentence below it.
   */
  shutText?: string;
  /**
   * Heading where no method takes anything.
   */
  noneTitle?: string;
  /**
   * Sentence below it.
   */
  noneText?: string;
  /**
   * Heading where the methods could not be loaded.
   */
  lostTitle?: string;
  /**
   * Sentence below it.
   */
  lostText?: string;
  /**
   * Heading of a notice above the form; absent for none.
   */
  openTitle?: string;
  /**
   * Text of the notice above the form.
   */
  openText?: string;
  /**
   * Button that loads them again.
   */
  retryLabel?: string;
  /**
   * Link to help.
   */
  helpLabel?: string;
}
/**
 * Where cash changes hands; shown for providers that need it.
 */
export interface AuthoredPaymentPlaceShelf {
  /**
   * Heading of the places.
   */
  legend?: string;
}
/**
 * A container that holds the draft of one payment; its regions are above, form and confirm.
 */
export interface AuthoredPaymentShelf {
  /**
   * Which way money goes; that of the surface.
   */
  type: 'DEPOSIT' | 'WITHDRAWAL';
}
/**
 * What will leave and to whom, in the server’s figures, before the player agrees.
 */
export interface AuthoredPaymentTotalShelf {
  /**
   * Heading.
   */
  heading?: string;
  /**
   * Before the amount.
   */
  amountLabel?: string;
  /**
   * Before the method.
   */
  providerLabel?: string;
  /**
   * Before the card, account or place.
   */
  methodLabel?: string;
  /**
   * In place of an account that is still to be given.
   */
  newMethodText?: string;
  /**
   * Before the balance that stays.
   */
  balanceLabel?: string;
}
/**
 * A code that the player may give with a deposit; shown where a promotion is open to them.
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
   * Where it could not be checked.
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
   * Cards in their order.
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
     * Which of our drawings is shown.
     */
    illustration: 'boost' | 'parlay' | 'live' | 'casino' | 'welcome';
    /**
     * What the button says.
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
     * What the link says.
     */
    label: string;
    /**
     * Name of an icon of the kept library, such as `trophy`.
     */
    icon: string;
    deepLink?: AuthoredDeepLink;
  }[];
}
/**
 * The player's own invitation to pass on, and how many friends have come by it.
 */
export interface AuthoredReferralsShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * What an invitation is, and what it is not.
   */
  text: string;
}
/**
 * What a search found, in tabs.
 */
export interface AuthoredSearchResultsShelf {
  /**
   * Tabs in their order. The one of the casino is shown only by brands that have one.
   *
   * @minItems 1
   * @maxItems 3
   */
  scopes: {
    /**
     * What the tab shows.
     */
    id: 'ALL' | 'SPORTSBOOK' | 'CASINO';
    /**
     * What the tab says.
     */
    label: string;
    /**
     * What is said when it found nothing.
     */
    emptyTitle: string;
    /**
     * One sentence under it.
     */
    emptyText: string;
  }[];
}
/**
 * The bet that the address names by its shared id: what of it can be bet on now, and what cannot.
 */
export interface AuthoredSharedBetShelf {
  /**
   * Heading of the selections that can be bet on now.
   */
  openTitle: string;
  /**
   * Button that takes one selection to the betslip.
   */
  addLabel: string;
  /**
   * The same button for several; {count} is replaced with their number.
   */
  addManyLabel: string;
  /**
   * Heading of the selections that cannot be bet on any more.
   */
  closedTitle: string;
  /**
   * Heading where the address names no bet that was shared.
   */
  missingTitle: string;
  /**
   * Says then what to do.
   */
  missingText: string;
  /**
   * Link to the home page below it.
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
 * What comes after a sign-up: the check of the person where it is not finished, else the way on.
 */
export interface AuthoredSignedUpShelf {
  /**
   * For visitors.
   */
  visitor: {
    /**
     * Heading.
     */
    title: string;
    /**
     * Says how things stand and what to do.
     */
    text: string;
    /**
     * Link to the login.
     */
    label: string;
  };
  /**
   * For a player whose account can be used.
   */
  ready: {
    /**
     * Heading.
     */
    title: string;
    /**
     * Says how things stand and what to do.
     */
    text: string;
    /**
     * Link to the welcome.
     */
    label: string;
  };
  /**
   * While the check of the person is under way.
   */
  pending: {
    /**
     * Heading.
     */
    title: string;
    /**
     * Says how things stand and what to do.
     */
    text: string;
    /**
     * Button that asks for the result again.
     */
    label: string;
  };
  /**
   * When a document is needed.
   */
  document: {
    /**
     * Heading.
     */
    title: string;
    /**
     * Says how things stand and what to do.
     */
    text: string;
    /**
     * Button that chooses a file.
     */
    label: string;
  };
  /**
   * When the person could not be confirmed.
   */
  refused: {
    /**
     * Heading.
     */
    title: string;
    /**
     * Says how things stand and what to do.
     */
    text: string;
  };
  /**
   * Stands on the button while the document is looked at.
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
 * The table of a competition.
 */
export interface AuthoredStandingsShelf {
  /**
   * Heading of the table.
   */
  title: string;
  /**
   * What stands there when no side has a record yet.
   */
  emptyText: string;
}
/**
 * Both sides of an event in figures.
 */
export interface AuthoredStatisticsShelf {
  /**
   * Heading of the tables.
   */
  title: string;
  /**
   * What stands there when neither side has played yet.
   */
  emptyText: string;
}
/**
 * The moving picture of an event, for players who may watch it.
 */
export interface AuthoredStreamPlayerShelf {
  /**
   * What pressing it does.
   */
  title: string;
  /**
   * What stands there before the game has begun.
   */
  upcomingText: string;
}
/**
 * Leads to the chat with support, where the vendor's page is offered. Which page, startup says.
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
   * The same button while a chat is under way.
   */
  backLabel: string;
}
/**
 * A container with a tab for each of its regions, or links to pages.
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
     * What the tab says.
     */
    label: string;
    deepLink?: AuthoredDeepLink;
  }[];
}
/**
 * Forms W-2G of the player, by year.
 */
export interface AuthoredTaxFormsShelf {
  /**
   * Heading.
   */
  title: string;
  /**
   * Heading when there is nothing.
   */
  emptyTitle: string;
  /**
   * One sentence when there is nothing.
   */
  emptyText: string;
}
/**
 * The receipt of the deposit or withdrawal that the address names, in the server’s lines.
 */
export interface AuthoredTransactionReceiptShelf {
  /**
   * Heading.
   */
  heading?: string;
  /**
   * Link from a deposit that has come to what can be played.
   */
  playLabel?: string;
  /**
   * Link to the transactions.
   */
  transactionsLabel?: string;
  /**
   * Heading where the player has no such receipt.
   */
  absentTitle?: string;
  /**
   * Sentence below it.
   */
  absentText?: string;
  /**
   * Heading where it could not be loaded.
   */
  lostTitle?: string;
  /**
   * Button that loads it again.
   */
  retryLabel?: string;
  /**
   * Link to help.
   */
  helpLabel?: string;
}
/**
 * One film with captions and its words.
 */
export interface AuthoredVideoShelf {
  /**
   * Heading of the shelf, and name of the player.
   */
  title: string;
  /**
   * Address of the film on this site, below /media/.
   */
  path: string;
  /**
   * Address of the picture that stands there before it is played. What it shows is told by the transcript.
   */
  posterPath: string;
  /**
   * Address of the captions.
   */
  captionsPath: string;
  /**
   * Everything that is said or shown, for those who would rather read.
   */
  transcript: string;
  /**
   * Width of the film as it is, in pixels.
   */
  width: number;
  /**
   * Height of the film as it is, in pixels.
   */
  height: number;
}
/**
 * A label with a value taken from the transaction.
 */
export interface AuthoredDefaultReceiptLine {
  /**
   * What stands before the value. `leg` replaces it by the name of the selection.
   */
  label: string;
  /**
   * Which value of the bet, or of the deposit or withdrawal. `leg` makes one line for each leg.
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
    | 'reason';
  /**
   * How it looks.
   */
  style: 'PLAIN' | 'STRONG' | 'POSITIVE' | 'PENDING';
  /**
   * Whether the amount is part of the receipt's total. Only amounts may count.
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
   * One sentence under it.
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
 * Points to go through.
 */
export interface AuthoredListReceiptLine {
  /**
   * Heading of the points.
   */
  title: string;
  /**
   * Whether the order of the items matters; steps are numbered.
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
 * The place where cash changes hands; the transaction says which.
 */
export interface AuthoredLocationReceiptLine {
  /**
   * What the player does there.
   */
  title: string;
}
/**
 * What the player may do next.
 */
export interface AuthoredPromptReceiptLine {
  /**
   * What it is about.
   */
  title: string;
  /**
   * One sentence under it.
   */
  body?: string;
  /**
   * What the link says.
   */
  linkLabel: string;
  deepLink: AuthoredDeepLink;
}
/**
 * A rule between parts.
 */
export interface AuthoredSeparatorReceiptLine {}
/**
 * Something that must not be missed.
 */
export interface AuthoredWarningReceiptLine {
  /**
   * What it is about.
   */
  title: string;
  /**
   * What follows from it.
   */
  text: string;
}
/**
 * When the place of the transaction is open.
 */
export interface AuthoredWorkingHoursReceiptLine {
  /**
   * Heading of the hours.
   */
  title: string;
  /**
   * What the link to the place's own page says.
   */
  linkLabel: string;
}
/**
 * What happened on a page, in batches. Nothing in it is of a person.
 */
export interface AuthoredAnalytics {
  /**
   * Made up by the tab and forgotten with it.
   */
  visit: string;
  /**
   * How many there was no room for.
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
         * ISO 3166-1; null while it is not known.
         */
        country: string | null;
        /**
         * Of the link that has led here; null where none has. Pages of before do not say.
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
 * What a flag is for whom, by name. The first rule that holds decides; where none does, what was declared. An operator's switch goes before all rules.
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
 * What a page reports of its own faults, in batches.
 */
export interface AuthoredTelemetry {
  /**
   * The visitor's signed token, so that a fault counts once for each session.
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
  readonly WireTransferFirstDeepLink: AuthoredWireTransferFirstDeepLink;
  readonly WireTransferRepeatDeepLink: AuthoredWireTransferRepeatDeepLink;
  readonly WorkingHoursReceiptLine: AuthoredWorkingHoursReceiptLine;
};
