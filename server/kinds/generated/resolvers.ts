import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { NodeParent, DefaultReceiptLineParent, LocationReceiptLineParent, WorkingHoursReceiptLineParent, LayoutParent, LayoutPartParent, SlotParent, FormParent, FormSlotParent, DialogSlotParent, ReceiptParent, ReceiptSlotParent } from '../nodeParents.ts';
import type { SportParent, OrganizationParent, CompetitionParent, EventParent, StatisticsParent, MarketParent, SelectionParent, GameParent, GameListParent, GamePageParent, PromotionParent, FreeGameParent, CollectionPageParent, AwardParent, LiveTableParent, EventPricesParent, MoneyParent, OddsParent, PointsParent, PlayerParent, BalancesParent, PlaceBetsResultParent, BetParent, LegParent, LegGroupParent, FreeBetParent, CashOutParent, BetSectionParent, HistoryEntryParent, BetslipParent, CasinoSessionParent, CasinoRoundParent } from '../parents.ts';
import type { KindContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Answers by field name: texts, numbers and booleans. */
  FormAnswers: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
  /** JSON Schema of the subset that forms may use (see `schemas/json/forms`). */
  FormSchema: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
  /** Whole number of any size as a decimal string: minor units of money, odds, versions. */
  Long: { input: string; output: string; }
  /** Instant in ISO 8601, UTC, with milliseconds. */
  Time: { input: string; output: string; }
};

export type AcceptedSelectionInput = {
  readonly oddsDenominator: Scalars['Long']['input'];
  readonly oddsNumerator: Scalars['Long']['input'];
  readonly points?: InputMaybe<Scalars['String']['input']>;
  readonly selectionId: Scalars['ID']['input'];
};

export type Account = {
  readonly __typename: 'Account';
  readonly balances: Balances;
  readonly casinoRestriction: CasinoRestriction;
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  /** The player's free bets, at most 50: those usable first, then by expiry. */
  readonly freeBets: ReadonlyArray<FreeBet>;
  readonly id: Scalars['ID']['output'];
  readonly lastLoginAt: Maybe<Scalars['Time']['output']>;
  readonly lastName: Scalars['String']['output'];
  readonly promptDismissals: PromptDismissals;
  /** Minutes; null if the player has not chosen. */
  readonly realityCheckinInterval: Maybe<Scalars['Int']['output']>;
  readonly requiresResponsibleGamingAcknowledgement: Scalars['Boolean']['output'];
  /** Notice about the player's own play, to be read now; null for none. */
  readonly saferPlayNotice: Maybe<SaferPlayNotice>;
  /** True while the player has the app tour and has not finished it. */
  readonly showAppTourCard: Scalars['Boolean']['output'];
  readonly showLimitsModal: Scalars['Boolean']['output'];
  /** True if a win of the player is reported for tax and no document covers it. */
  readonly showW2gWinModal: Scalars['Boolean']['output'];
  /** Changes of limits set by us, and answers to objections, since the player last acknowledged their page as `limits-set-by-us`. */
  readonly unreadLimitNotices: Scalars['Int']['output'];
  readonly userPreferences: UserPreferences;
  readonly username: Scalars['String']['output'];
};

/** Link to the account, with balance and initials of the player; nothing for visitors. */
export type AccountEntryShelf = {
  readonly __typename: 'AccountEntryShelf';
  /** Text shown once on a device to a player with profit boosts. */
  readonly boostsText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  /** Text while the account has unread news. */
  readonly newsText: Scalars['String']['output'];
};

export type AccountItemsShelf = {
  readonly __typename: 'AccountItemsShelf';
  readonly id: Scalars['ID']['output'];
  readonly items: ReadonlyArray<AccountMenuItem>;
  readonly title: Maybe<Scalars['String']['output']>;
};

export type AccountLinkOutcome = {
  readonly __typename: 'AccountLinkOutcome';
  readonly linkedAccounts: ReadonlyArray<LinkedAccount>;
  readonly result: AccountLinkResult;
};

export type AccountLinkResult =
  /** Another account of the partner is already linked. */
  | 'ALREADY_LINKED'
  /** The partner's account is linked to another player. */
  | 'DUPLICATE_ID'
  /** The token was not issued by the partner for this site and attempt. */
  | 'INVALID'
  | 'SUCCESS';

/** Data of the account panel beside its shelves. */
export type AccountMenu = {
  readonly __typename: 'AccountMenu';
  readonly account: Maybe<Account>;
  readonly availableFreeBets: Scalars['Int']['output'];
  readonly availableFreeWagersCount: Scalars['Int']['output'];
  readonly availableProfitBoostCount: Scalars['Int']['output'];
  readonly menuShelves: Layout;
  readonly promotionalCreditBalance: Money;
};

/** Target of the account menu, by its canonical URL. */
export type AccountMenuDeepLink = {
  readonly __typename: 'AccountMenuDeepLink';
  /** Canonical URL of the target. */
  readonly canonicalUrl: Scalars['String']['output'];
};

export type AccountMenuItem = ClientDisplay | ClientDisplayDescriptive | Leaf | Parent;

/** A page of the account by the slug of its menu item. */
export type AccountMenuItemDeepLink = {
  readonly __typename: 'AccountMenuItemDeepLink';
  readonly slug: Scalars['String']['output'];
};

/** Name, status and balances of the player. */
export type AccountSummaryShelf = {
  readonly __typename: 'AccountSummaryShelf';
  /** Null for visitors. */
  readonly account: Maybe<Account>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Records that the player has read a text that the law or the operator requires. */
export type AcknowledgeAction = {
  readonly __typename: 'AcknowledgeAction';
  readonly ackType: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly next: Maybe<DeepLink>;
  readonly requirements: ReadonlyArray<ActionRequirement>;
};

/** Effect of a control. Executed by one runner; authorised by the session, never by the document. */
export type Action = AcknowledgeAction | DismissPromptAction | OptInPromotionAction | SetUserPreferenceAction | SubmitFormAction;

/** Condition for an action. */
export type ActionRequirement =
  | 'LOCATION'
  | 'LOGIN';

export type ActionResult = {
  readonly __typename: 'ActionResult';
  readonly account: Maybe<Account>;
  readonly succeeded: Scalars['Boolean']['output'];
  readonly userErrors: ReadonlyArray<UserError>;
};

export type AddDraftBetsResult = {
  readonly __typename: 'AddDraftBetsResult';
  readonly betslip: Betslip;
  /** Selections left out because they cannot be bet on, with the reason. */
  readonly leftOut: ReadonlyArray<LeftOutSelection>;
};

export type AddMarketSelectionInput = {
  readonly branchChannel?: InputMaybe<Scalars['String']['input']>;
  /** Output of a client's model about the selection; at most 2,000 characters, stored and not interpreted. */
  readonly modelOutput?: InputMaybe<Scalars['String']['input']>;
  readonly oddsDenominator: Scalars['Long']['input'];
  /** Price that the player pressed. */
  readonly oddsNumerator: Scalars['Long']['input'];
  /** Line that the player pressed, if any. */
  readonly points?: InputMaybe<Scalars['String']['input']>;
  readonly selectionId: Scalars['ID']['input'];
  readonly selectionOrigin?: InputMaybe<Scalars['String']['input']>;
  readonly shareId?: InputMaybe<Scalars['ID']['input']>;
};

export type AmountField =
  | 'BET'
  | 'WIN';

export type AmountSourceType =
  | 'CASH'
  | 'FREE_BET'
  | 'PROMOTIONAL_CREDIT';

/** Deposits for which the player must still bring or send the money, each cancellable. */
export type AnnouncedPaymentsShelf = {
  readonly __typename: 'AnnouncedPaymentsShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** Explains what a visitor can do without an account. */
export type AnonymousExperienceDialog = {
  readonly __typename: 'AnonymousExperienceDialog';
  readonly body: Scalars['String']['output'];
  readonly buttons: ReadonlyArray<DialogButton>;
  readonly id: Scalars['ID']['output'];
  readonly points: ReadonlyArray<ExperiencePoint>;
  readonly title: Scalars['String']['output'];
};

export type AppPlatform =
  | 'ANDROID'
  | 'ANY'
  | 'IOS';

/** Offers the app on phones and tablets. */
export type AppPromptDialog = {
  readonly __typename: 'AppPromptDialog';
  readonly body: Scalars['String']['output'];
  readonly continueLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly stores: ReadonlyArray<AppStore>;
  readonly title: Scalars['String']['output'];
};

export type AppStore = {
  readonly __typename: 'AppStore';
  readonly deepLink: Maybe<DeepLink>;
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly platform: AppPlatform;
};

/** Tour of the app for new players, card by card. */
export type AppTourDialog = {
  readonly __typename: 'AppTourDialog';
  readonly backLabel: Scalars['String']['output'];
  readonly doneLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly nextLabel: Scalars['String']['output'];
  readonly skipLabel: Scalars['String']['output'];
  readonly steps: ReadonlyArray<AppTourStep>;
  readonly title: Scalars['String']['output'];
};

export type AppTourStep = {
  readonly __typename: 'AppTourStep';
  readonly body: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Name of one of our drawings. */
  readonly illustration: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Null for an app that does not exist. */
export type AppUrls = {
  readonly __typename: 'AppUrls';
  readonly android: Maybe<Scalars['String']['output']>;
  readonly ios: Maybe<Scalars['String']['output']>;
};

export type ApplicationMetadata = {
  readonly __typename: 'ApplicationMetadata';
  readonly casinoEnabled: Scalars['Boolean']['output'];
  readonly currentTime: Scalars['Time']['output'];
  readonly heartbeatIntervalSeconds: Scalars['Int']['output'];
  readonly inactivityThresholdMinutes: Scalars['Int']['output'];
  readonly searchDebounceIntervalMilliseconds: Scalars['Int']['output'];
  /** Times after which a page gives up a request. */
  readonly timeouts: Timeouts;
};

export type AutomaticCashOutResult = {
  readonly __typename: 'AutomaticCashOutResult';
  readonly accepted: Scalars['Boolean']['output'];
  readonly bet: PlacedBet;
  readonly refusal: Maybe<CashOutRefusal>;
};

export type AvailableFreeBet = {
  readonly __typename: 'AvailableFreeBet';
  /** Amount, used whole on one bet; the stake is not returned. */
  readonly amount: Money;
  readonly eventRestrictionLabel: Maybe<Scalars['String']['output']>;
  readonly expiresTime: Maybe<Scalars['Time']['output']>;
  /** True if the reward's rules exclude this bet: clients show the reward, but it cannot be selected. */
  readonly isRestricted: Scalars['Boolean']['output'];
  readonly numberOfLegsRestrictionLabel: Maybe<Scalars['String']['output']>;
  readonly rawId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type AvailableProfitBoost = {
  readonly __typename: 'AvailableProfitBoost';
  readonly eventRestrictionLabel: Maybe<Scalars['String']['output']>;
  readonly expiresTime: Maybe<Scalars['Time']['output']>;
  readonly isRestricted: Scalars['Boolean']['output'];
  /** Highest stake that is boosted; null for all of it. */
  readonly maximumAmount: Maybe<Money>;
  /** Most that the boost adds to the win; null for any. */
  readonly maximumExtraAmount: Maybe<Money>;
  readonly numberOfLegsRestrictionLabel: Maybe<Scalars['String']['output']>;
  /** Boost of the profit, per cent: 50 pays one and a half times the profit. */
  readonly percent: Scalars['Int']['output'];
  readonly rawId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type AwardCount = {
  readonly __typename: 'AwardCount';
  readonly icon: Scalars['String']['output'];
  /** `bonus-cash`, `free-bets`, `profit-boosts`, `free-wagers` or `promotional-credits`. */
  readonly id: Scalars['ID']['output'];
  readonly isEmpty: Scalars['Boolean']['output'];
  readonly label: Scalars['String']['output'];
  /** Section on the page of awards: `/account/award-details/{sectionId}`. */
  readonly sectionId: Scalars['ID']['output'];
  /** `2` or `$10.00`. */
  readonly valueLabel: Scalars['String']['output'];
};

export type AwardDetail = {
  readonly __typename: 'AwardDetail';
  /** Expiry; null for none. */
  readonly expiresAt: Maybe<Scalars['Time']['output']>;
  /** Game in which the award can be used; null for all. */
  readonly game: Maybe<CasinoGame>;
  readonly id: Scalars['ID']['output'];
  readonly isExpired: Scalars['Boolean']['output'];
  readonly title: Scalars['String']['output'];
  /** Restrictions, one text each, such as `3+ legs`. */
  readonly usageRestrictions: ReadonlyArray<Scalars['String']['output']>;
  /** What the award can be used on, such as `For one bet`; null if obvious. */
  readonly usageTitle: Maybe<Scalars['String']['output']>;
  /** Page on which to use the award, if not on a single game; null once the award is over. */
  readonly useAt: Maybe<SportsbookPageDeepLink>;
  /** `25 rounds` or `$10.00`. */
  readonly valueLabel: Scalars['String']['output'];
};

/** Awards of the player, of one type. */
export type AwardDetailsShelf = {
  readonly __typename: 'AwardDetailsShelf';
  readonly awards: Maybe<ReadonlyArray<AwardDetail>>;
  readonly emptyText: Scalars['String']['output'];
  /** Title if there are no awards of the type. */
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Name of the type. */
  readonly title: Scalars['String']['output'];
};

/** Unused awards of the player. */
export type AwardsShelf = {
  readonly __typename: 'AwardsShelf';
  /** Number of awards of each type, zero included; null if the source failed. */
  readonly awards: Maybe<ReadonlyArray<AwardCount>>;
  /** Cashback awards to accept, counted to two; null for visitors. */
  readonly cashbackCount: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type Balances = {
  readonly __typename: 'Balances';
  readonly bonusBalance: Money;
  readonly globalBalance: Money;
  readonly id: Scalars['ID']['output'];
  /** True if the player's deposits have reached the threshold of their region and are not acknowledged. */
  readonly owesDepositAcknowledgement: Scalars['Boolean']['output'];
  readonly playableBalance: Money;
  readonly restrictedBalance: Money;
  readonly totalPlayableBalance: Money;
  /** Grows with every change: an older answer must not overwrite a newer event. */
  readonly version: Scalars['Long']['output'];
  readonly withdrawableBalance: Money;
};

export type BaseballFigures = {
  readonly __typename: 'BaseballFigures';
  readonly errors: Scalars['Int']['output'];
  readonly hits: Scalars['Int']['output'];
  /** Strikeouts thrown by this side. */
  readonly strikeouts: Scalars['Int']['output'];
  readonly walks: Scalars['Int']['output'];
};

export type BaseballStatistics = {
  readonly __typename: 'BaseballStatistics';
  readonly away: BaseballFigures;
  readonly balls: Scalars['Int']['output'];
  readonly batting: Maybe<Side>;
  readonly home: BaseballFigures;
  readonly isOnFirst: Scalars['Boolean']['output'];
  readonly isOnSecond: Scalars['Boolean']['output'];
  readonly isOnThird: Scalars['Boolean']['output'];
  readonly outs: Scalars['Int']['output'];
  /** Scores by inning. */
  readonly periods: ReadonlyArray<PeriodScore>;
  readonly strikes: Scalars['Int']['output'];
};

export type BasketballFigures = {
  readonly __typename: 'BasketballFigures';
  readonly assists: Scalars['Int']['output'];
  /** Fouls in this period. */
  readonly fouls: Scalars['Int']['output'];
  readonly rebounds: Scalars['Int']['output'];
  readonly turnovers: Scalars['Int']['output'];
};

export type BasketballStatistics = {
  readonly __typename: 'BasketballStatistics';
  readonly away: BasketballFigures;
  readonly home: BasketballFigures;
  readonly periods: ReadonlyArray<PeriodScore>;
  readonly possession: Maybe<Side>;
};

/** Picks of one event with their current joint price, and selections that cannot be added. */
export type BetBuilder = {
  readonly __typename: 'BetBuilder';
  /** Reasons the picks cannot be bet on: one is closed, or some can never win together. */
  readonly errors: ReadonlyArray<BetError>;
  readonly eventId: Scalars['ID']['output'];
  /** Markets whose selections can be priced together, in the offer's order. */
  readonly markets: ReadonlyArray<Market>;
  /** Joint price of the picks, with their correlation. Null without picks, or with `errors`. */
  readonly odds: Maybe<Odds>;
  /** Picks in the order given, with current terms; selections of other events are left out. */
  readonly picks: ReadonlyArray<BetBuilderPick>;
  /** Selections of the event that these picks exclude. */
  readonly unavailable: ReadonlyArray<UnavailablePick>;
};

export type BetBuilderPick = {
  readonly __typename: 'BetBuilderPick';
  readonly marketSelectionId: Scalars['ID']['output'];
  readonly odds: Odds;
  readonly points: Maybe<Points>;
};

/** Builder that combines picks of one event at one price; the markets are queried when the player begins. */
export type BetBuilderShelf = {
  readonly __typename: 'BetBuilderShelf';
  readonly eventId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  /**
   * Number of markets that can be combined now: open, and decided by the score. Null when the source failed; with fewer than two there is
   * nothing to build.
   */
  readonly marketCount: Maybe<Scalars['Int']['output']>;
  /** Explanation in one sentence. */
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type BetConnection = {
  readonly __typename: 'BetConnection';
  readonly edges: ReadonlyArray<BetEdge>;
  readonly pageInfo: PageInfo;
};

export type BetEdge = {
  readonly __typename: 'BetEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: PlacedBet;
};

export type BetError = {
  readonly __typename: 'BetError';
  /** Name of the refusal, one of the codes in `src/shared/betting/refusals.ts`. */
  readonly code: Scalars['String']['output'];
  readonly disableAwardsDisplay: Scalars['Boolean']['output'];
  readonly displayType: BetErrorDisplayType;
  readonly message: Scalars['String']['output'];
  /** Lowest first. */
  readonly priority: Scalars['Int']['output'];
  /** Selection or draft bet concerned. */
  readonly subjectId: Maybe<Scalars['ID']['output']>;
};

/** How clients show a refusal, by the product's names. Clients must accept unknown names. */
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

export type BetHistoryFilter = {
  readonly __typename: 'BetHistoryFilter';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type BetHistoryPage = {
  readonly __typename: 'BetHistoryPage';
  readonly sections: ReadonlyArray<BetHistorySection>;
};

export type BetHistorySection = {
  readonly __typename: 'BetHistorySection';
  /** Bets, newest first; `first` is 1–50. Without arguments those of the section, or the newest 20. */
  readonly bets: BetConnection;
  readonly filters: ReadonlyArray<BetHistoryFilter>;
  /** `open`, `settled`, or `bet/` and the id of one bet. */
  readonly id: Scalars['ID']['output'];
  readonly selectedFilterId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  /** Totals of all open bets, whatever the filter; null in the settled section. */
  readonly totals: Maybe<BetHistoryTotals>;
};


export type BetHistorySectionBetsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
};

export type BetHistorySectionDeepLink = {
  readonly __typename: 'BetHistorySectionDeepLink';
  /** `open` or `settled`. */
  readonly sectionId: Scalars['ID']['output'];
};

export type BetHistoryTotals = {
  readonly __typename: 'BetHistoryTotals';
  readonly openCount: Scalars['Int']['output'];
  readonly openPotentialPayout: Money;
  readonly openStake: Money;
};

/** Bets of the player in one section, as cards, or one bet with its receipt. */
export type BetListShelf = {
  readonly __typename: 'BetListShelf';
  readonly emptyText: Scalars['String']['output'];
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly section: Maybe<BetHistorySection>;
  /** `open`, `settled` or `bet`. */
  readonly sectionId: Scalars['ID']['output'];
};

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

/** Unplaced bets of a visitor or player. A visitor's belong to the anonymous token. */
export type Betslip = {
  readonly __typename: 'Betslip';
  readonly errors: ReadonlyArray<BetError>;
  readonly id: Scalars['ID']['output'];
  readonly marketSelections: ReadonlyArray<MarketSelection>;
  /** Origins of the selections; none for those without a known origin. */
  readonly marketSelectionsMetadata: ReadonlyArray<MarketSelectionMetadata>;
  readonly numberOfSelections: Scalars['Int']['output'];
  readonly parlay: ParlaySection;
  readonly roundRobin: RoundRobinSection;
  readonly straight: StraightSection;
  readonly teaser: TeaserSection;
  /** Grows with every change: an older answer must not overwrite a newer event. */
  readonly version: Scalars['Long']['output'];
};

/** Asks a player with a large win for a government ID, required for the tax report. */
export type BigWinUploadDialog = {
  readonly __typename: 'BigWinUploadDialog';
  readonly body: Scalars['String']['output'];
  /** Form that takes the document. */
  readonly deepLink: Maybe<DeepLink>;
  readonly id: Scalars['ID']['output'];
  readonly laterLabel: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly uploadLabel: Scalars['String']['output'];
};

/** Line that can be bought for a pick: a selection with its own price. */
export type BuyPointOption = {
  readonly __typename: 'BuyPointOption';
  /** Price of the half points beyond the main line, in American cents; null if not sold by half points. */
  readonly cents: Maybe<Scalars['Int']['output']>;
  /** False while not offered. */
  readonly enabled: Scalars['Boolean']['output'];
  readonly marketSelectionId: Scalars['ID']['output'];
  readonly odds: Odds;
  readonly points: Points;
};

/** Gateway of a provider of credit and debit cards. */
export type CardProviderDeepLink = {
  readonly __typename: 'CardProviderDeepLink';
  /** Id of the provider. */
  readonly paymentProviderId: Scalars['ID']['output'];
  /** `deposit` or `withdrawal`. */
  readonly transactionType: Scalars['String']['output'];
};

/** Instructions for cash at a casino. */
export type CashAtCasinoDeepLink = {
  readonly __typename: 'CashAtCasinoDeepLink';
  /** `deposit` or `withdrawal`. */
  readonly transactionType: Scalars['String']['output'];
};

/** Cash out of an open bet, with the bet's id. */
export type CashOut = {
  readonly __typename: 'CashOut';
  /** Value at which the bet is cashed out automatically, once; null if not set. */
  readonly automaticTarget: Maybe<Money>;
  readonly id: Scalars['ID']['output'];
  /** Highest amount that the bet could still pay, and so the highest target. */
  readonly mostAmount: Money;
  /** Value of a cash out now; null if none is offered, and then `suspension` gives the reason. */
  readonly quote: Maybe<CashOutQuote>;
  readonly suspension: Maybe<CashOutRefusal>;
  /** Confirmed cash out that is waiting for a decision; null for none. */
  readonly underWay: Maybe<CashOutUnderWay>;
};

/** Parts of the stake that can be cashed out, in cents: from `least` to `most`, in steps of `unit`. */
export type CashOutParts = {
  readonly __typename: 'CashOutParts';
  readonly least: Scalars['Long']['output'];
  readonly most: Scalars['Long']['output'];
  readonly unit: Scalars['Long']['output'];
};

/** Value of a bet until `expiresAt`. */
export type CashOutQuote = {
  readonly __typename: 'CashOutQuote';
  readonly amount: Money;
  /** Stake to which the amount refers. */
  readonly betAmount: Money;
  /** Time before a confirmed cash out is decided; 0 if no game of the bet is live. */
  readonly delayMilliseconds: Scalars['Int']['output'];
  readonly expiresAt: Scalars['Time']['output'];
  /** True for a bet on promotional credit: up to its stake the payment is credit, above it cash. */
  readonly isOfCredit: Scalars['Boolean']['output'];
  /** Null if only the whole bet can be cashed out. */
  readonly parts: Maybe<CashOutParts>;
  readonly quoteId: Scalars['ID']['output'];
};

export type CashOutRefusal = {
  readonly __typename: 'CashOutRefusal';
  /** One of the codes in `src/shared/betting/cashOut/refusals.ts`. */
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type CashOutResult = {
  readonly __typename: 'CashOutResult';
  readonly accepted: Scalars['Boolean']['output'];
  readonly balances: Balances;
  /** Bet after the request. */
  readonly bet: PlacedBet;
  readonly cashOutId: Scalars['ID']['output'];
  /** Amount paid, at least the amount confirmed. */
  readonly paidAmount: Maybe<Money>;
  readonly refusal: Maybe<CashOutRefusal>;
};

/** Cash out that waits because a game of the bet is live. */
export type CashOutUnderWay = {
  readonly __typename: 'CashOutUnderWay';
  /** Amount as confirmed: paid at the end, or nothing is. */
  readonly amount: Money;
  readonly cashOutId: Scalars['ID']['output'];
  readonly decidedAt: Scalars['Time']['output'];
};

export type CasinoBalanceChoice = {
  readonly __typename: 'CasinoBalanceChoice';
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly value: CasinoBalanceUsage;
};

/** Order in which the casino uses balances. */
export type CasinoBalanceUsage =
  | 'BONUS_FIRST'
  | 'CASH_FIRST'
  | 'CASH_ONLY';

/** Asks which balance the casino uses first. */
export type CasinoBalanceUsageDialog = {
  readonly __typename: 'CasinoBalanceUsageDialog';
  /** Stores the choice as `casinoBalanceUsagePreferences`. */
  readonly action: Action;
  readonly body: Scalars['String']['output'];
  readonly choices: ReadonlyArray<CasinoBalanceChoice>;
  readonly id: Scalars['ID']['output'];
  readonly laterLabel: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** List of games with an address: one type, or one studio. */
export type CasinoCategory = {
  readonly __typename: 'CasinoCategory';
  /** Picture of the category's first game. */
  readonly art: Maybe<GameArt>;
  readonly categorySlug: Scalars['String']['output'];
  readonly deepLink: SportsbookPageDeepLink;
  readonly gameCount: Scalars['Int']['output'];
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

/** The shelf of a casino category. */
export type CasinoCategoryShelfDeepLink = {
  readonly __typename: 'CasinoCategoryShelfDeepLink';
  /** Slug of the category. */
  readonly categorySlug: Scalars['String']['output'];
};

export type CasinoCloseResult = {
  readonly __typename: 'CasinoCloseResult';
  /** True also if the session was closed before. False for an unknown session or another player's. */
  readonly succeeded: Scalars['Boolean']['output'];
};

export type CasinoFilter = {
  readonly __typename: 'CasinoFilter';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type CasinoGame = {
  readonly __typename: 'CasinoGame';
  readonly art: GameArt;
  readonly available: Scalars['Boolean']['output'];
  /** True if players without a seat may bet behind a seated one. */
  readonly betBehind: Scalars['Boolean']['output'];
  readonly category: Scalars['String']['output'];
  readonly deepLink: CasinoGameDeepLink;
  readonly demoAvailable: Scalars['Boolean']['output'];
  readonly exclusive: Scalars['Boolean']['output'];
  readonly featured: Scalars['Boolean']['output'];
  /** True if free rounds can be used in the game. */
  readonly freeReward: Scalars['Boolean']['output'];
  readonly gameSlug: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly jackpot: Maybe<Jackpot>;
  readonly maxBet: Money;
  readonly minBet: Money;
  readonly multiplayer: Scalars['Boolean']['output'];
  readonly newBadge: Scalars['Boolean']['output'];
  readonly provider: Scalars['String']['output'];
  /** Theoretical return to player in hundredths of a per cent: 9612 is 96.12 %. */
  readonly returnToPlayer: Scalars['Int']['output'];
  /** Lists that have the game: its studio, type and jackpot, and those such as new games. */
  readonly subCategories: ReadonlyArray<CasinoCategory>;
  readonly title: Scalars['String']['output'];
};

export type CasinoGameDeepLink = {
  readonly __typename: 'CasinoGameDeepLink';
  readonly categorySlug: Scalars['String']['output'];
  readonly gameProviderGameId: Scalars['ID']['output'];
};

/** Games of a list, from `offset` on. */
export type CasinoGamePage = {
  readonly __typename: 'CasinoGamePage';
  readonly games: ReadonlyArray<CasinoGame>;
  readonly offset: Scalars['Int']['output'];
  /** Number of games in the whole list. */
  readonly total: Scalars['Int']['output'];
};

/** Way to resolve a refused launch. */
export type CasinoLaunchCallToAction = {
  readonly __typename: 'CasinoLaunchCallToAction';
  readonly deepLink: DeepLink;
  readonly label: Scalars['String']['output'];
};

/** Reason a game does not start. */
export type CasinoLaunchError = {
  readonly __typename: 'CasinoLaunchError';
  readonly callToAction: Maybe<CasinoLaunchCallToAction>;
  /** Text below the message; null for none. */
  readonly footerMessage: Maybe<Scalars['String']['output']>;
  /** Heading of the message; null for none. */
  readonly headerMessage: Maybe<Scalars['String']['output']>;
  /**
   * `CASINO_RESTRICTION`, `GEO_COMPLY_ERROR`, `GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR`, `LAUNCHED_FAILED`, `RG_ACK_REQUIRED`, `RG_LOSS_LIMIT`
   * or `RG_SPEND_LIMIT`. More may be added: treat an unknown one as `LAUNCHED_FAILED`.
   */
  readonly kind: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type CasinoLaunchInput = {
  readonly gameId: Scalars['ID']['input'];
  /** Made by the client for each press, 8 to 64 characters: a repeat returns the same session. */
  readonly launchId: Scalars['ID']['input'];
  readonly mode: CasinoPlayMode;
};

export type CasinoLaunchResult = {
  readonly __typename: 'CasinoLaunchResult';
  /** Path on this site to open when the game asks to be closed; null with errors. */
  readonly embeddedRedirectUrl: Maybe<Scalars['String']['output']>;
  /** Empty if the game may be shown. */
  readonly errors: ReadonlyArray<CasinoLaunchError>;
  /** Provider's page of the game, for a frame; null with errors. */
  readonly launchUrl: Maybe<Scalars['String']['output']>;
  /** Our session; null with errors, and for practice, which is not stored. */
  readonly sessionId: Maybe<Scalars['ID']['output']>;
};

export type CasinoMenuItem = {
  readonly __typename: 'CasinoMenuItem';
  readonly deepLink: SportsbookPageDeepLink;
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

/** Categories of the casino in the menu. */
export type CasinoMenuShelf = {
  readonly __typename: 'CasinoMenuShelf';
  readonly id: Scalars['ID']['output'];
  /** Null when the source failed. */
  readonly items: Maybe<ReadonlyArray<CasinoMenuItem>>;
  readonly title: Maybe<Scalars['String']['output']>;
};

export type CasinoOutOfState = {
  readonly __typename: 'CasinoOutOfState';
  readonly body: Scalars['String']['output'];
  /** Target for visitors who only look around. */
  readonly deepLink: SportsbookPageDeepLink;
  readonly title: Scalars['String']['output'];
};

/** Games played for money or for practice (product §3). */
export type CasinoPlayMode =
  /** Practice with the provider's play money: no login and no ledger entry. Only if the game allows practice. */
  | 'DEMO'
  | 'REAL';

/** Offers of the casino, one card beside another. */
export type CasinoPromotionsShelf = {
  readonly __typename: 'CasinoPromotionsShelf';
  readonly emptyText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null when the source failed. */
  readonly offers: Maybe<ReadonlyArray<PromotionCard>>;
  readonly title: Scalars['String']['output'];
};

/** Whether the casino is closed to a player who may use everything else. */
export type CasinoRestriction = {
  readonly __typename: 'CasinoRestriction';
  readonly active: Scalars['Boolean']['output'];
  /** Time at which the restriction ends; null without a restriction or an end. */
  readonly expiresAt: Maybe<Scalars['Time']['output']>;
};

export type CasinoReward = {
  readonly __typename: 'CasinoReward';
  readonly expiresAt: Maybe<Scalars['Time']['output']>;
  /** Game in which the reward can be used; null for all. */
  readonly game: Maybe<CasinoGame>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  /** `free-rounds` or `bonus-cash`; more may be added. */
  readonly type: Scalars['String']['output'];
  /** `25 rounds` or `$10.00`. */
  readonly valueLabel: Scalars['String']['output'];
};

/** Rewards that the player may use in the casino. */
export type CasinoRewardsShelf = {
  readonly __typename: 'CasinoRewardsShelf';
  readonly emptyText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null when the source failed. */
  readonly rewards: Maybe<ReadonlyArray<CasinoReward>>;
  readonly title: Scalars['String']['output'];
};

/** The shelf of rewards in a casino lobby. */
export type CasinoRewardsShelfDeepLink = {
  readonly __typename: 'CasinoRewardsShelfDeepLink';
  /** Slug of the lobby. */
  readonly lobbySlug: Scalars['ID']['output'];
};

/** Round of a game, as reported by the provider. */
export type CasinoRound = {
  readonly __typename: 'CasinoRound';
  /** Cash after the round's last movement. */
  readonly balanceAfter: Money;
  /** Outcome in the provider's words, such as `Cherry, cherry, bell`; null while open. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Null while open. */
  readonly endedAt: Maybe<Scalars['Time']['output']>;
  readonly gameId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  /** Signed change of the player's money. */
  readonly net: Money;
  /** Provider's reference, for support. */
  readonly reference: Scalars['String']['output'];
  /** Part of the wager that was returned because the round was not finished. */
  readonly returned: Money;
  readonly sessionId: Scalars['ID']['output'];
  readonly startedAt: Scalars['Time']['output'];
  readonly state: CasinoRoundState;
  /** Title of the game. */
  readonly title: Scalars['String']['output'];
  readonly wagered: Money;
  readonly won: Money;
};

export type CasinoRoundPage = {
  readonly __typename: 'CasinoRoundPage';
  readonly pageInfo: PageInfo;
  /** Newest first. */
  readonly rounds: ReadonlyArray<CasinoRound>;
};

/** Casino round that the player played for money, selected by the address. */
export type CasinoRoundShelf = {
  readonly __typename: 'CasinoRoundShelf';
  readonly emptyText: Scalars['String']['output'];
  /** Title if the address names no round of the player. */
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null unless the round is the player's. */
  readonly round: Maybe<CasinoRound>;
  /** Heading of wager and payout. */
  readonly title: Scalars['String']['output'];
};

export type CasinoRoundState =
  /** The outcome is not known yet; the server asks the provider. */
  | 'OPEN'
  /** All wagers of the round were returned. */
  | 'RETURNED'
  | 'SETTLED';

/** Session of a game for money, from launch to close. */
export type CasinoSession = {
  readonly __typename: 'CasinoSession';
  /** Null while open. */
  readonly endedAt: Maybe<Scalars['Time']['output']>;
  /** Null if the game is no longer offered. */
  readonly game: Maybe<CasinoGame>;
  readonly gameId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  /** Signed change of the player's money. */
  readonly net: Money;
  readonly roundCount: Scalars['Int']['output'];
  /** `first` is 1 to 50; an invalid cursor is ignored. */
  readonly rounds: CasinoRoundPage;
  readonly startedAt: Scalars['Time']['output'];
  readonly title: Scalars['String']['output'];
  /** Amount wagered, without returns. */
  readonly wagered: Money;
  readonly won: Money;
};


/** Session of a game for money, from launch to close. */
export type CasinoSessionRoundsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Casino session of the player with its rounds, selected by the address. */
export type CasinoSessionRoundsShelf = {
  readonly __typename: 'CasinoSessionRoundsShelf';
  readonly emptyText: Scalars['String']['output'];
  /** Title if the address names no session of the player. */
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null unless the session is the player's. */
  readonly session: Maybe<CasinoSession>;
  /** Heading of the rounds. */
  readonly title: Scalars['String']['output'];
};

export type CasinoShelf = CasinoPromotionsShelf | CasinoRewardsShelf | CategoryGamesShelf | CategoryPillsShelf | CrossSellShelf | FreeToPlayShelf | GameBarShelf | GameCoverShelf | GameDetailsShelf | GameNoticeShelf | GameProvidersShelf | GameRailShelf | GameSearchShelf | LaunchProblemShelf | LiveGamesShelf | LobbyBannerShelf | RecentGamesShelf;

/** Games of a category, with filters and pages. */
export type CategoryGamesShelf = {
  readonly __typename: 'CategoryGamesShelf';
  readonly categorySlug: Scalars['String']['output'];
  readonly filters: ReadonlyArray<CasinoFilter>;
  readonly id: Scalars['ID']['output'];
  /** First page without filters. Null when the source failed. */
  readonly page: Maybe<CasinoGamePage>;
};

/** Categories of the casino, side by side. */
export type CategoryPillsShelf = {
  readonly __typename: 'CategoryPillsShelf';
  /** Null when the source failed. */
  readonly categories: Maybe<ReadonlyArray<CasinoCategory>>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Form to change the password, given the current one. */
export type ChangePasswordShelf = {
  readonly __typename: 'ChangePasswordShelf';
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Entry whose text the client sets: `odds-format`, `theme`, `log-out`. */
export type ClientDisplay = {
  readonly __typename: 'ClientDisplay';
  readonly display: Scalars['String']['output'];
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
};

export type ClientDisplayDescriptive = {
  readonly __typename: 'ClientDisplayDescriptive';
  readonly description: Scalars['String']['output'];
  readonly display: Scalars['String']['output'];
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
};

export type CollectionFilter = {
  readonly __typename: 'CollectionFilter';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type CollectionItem = Event | PromotionCard;

export type CollectionPage = {
  readonly __typename: 'CollectionPage';
  readonly items: ReadonlyArray<CollectionItem>;
  readonly pageInfo: PageInfo;
  /** Number of items in all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Container of a list: one filter at a time, pages by cursor. */
export type CollectionShelf = {
  readonly __typename: 'CollectionShelf';
  /** Argument of `Query.collection`. */
  readonly collectionId: Scalars['ID']['output'];
  readonly emptyText: Scalars['String']['output'];
  readonly emptyTitle: Scalars['String']['output'];
  /** Filters in order; none if the list has no filters. No filter selects all. */
  readonly filters: ReadonlyArray<CollectionFilter>;
  readonly id: Scalars['ID']['output'];
  /** First page without a filter; null when the source failed. */
  readonly page: Maybe<CollectionPage>;
  /** Items per page. */
  readonly pageSize: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
};

export type ColumnLink = {
  readonly __typename: 'ColumnLink';
  readonly deepLink: Maybe<DeepLink>;
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

/** Container: its regions are side by side if there is room, else one below another in order. */
export type ColumnsShelf = {
  readonly __typename: 'ColumnsShelf';
  readonly columns: ReadonlyArray<PageColumn>;
  readonly id: Scalars['ID']['output'];
};

export type Competition = {
  readonly __typename: 'Competition';
  readonly canonicalUrl: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly mark: Crest;
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

export type CompletedCashOut = {
  readonly __typename: 'CompletedCashOut';
  /** True if cashed out automatically. */
  readonly automatic: Scalars['Boolean']['output'];
  /** Part of the stake. */
  readonly betAmount: Money;
  readonly madeAt: Scalars['Time']['output'];
  readonly paidAmount: Money;
};

/** Asks the player to confirm a withdrawal. */
export type ConfirmationDeepLink = {
  readonly __typename: 'ConfirmationDeepLink';
  /** Id of the withdrawal. */
  readonly withdrawalId: Scalars['ID']['output'];
};

/** Text that must be read and agreed to before the action is available. */
export type ConsentForm = {
  readonly __typename: 'ConsentForm';
  readonly action: Action;
  readonly body: Scalars['String']['output'];
  readonly consentLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Help and contact with support. */
export type ContactSupportDeepLink = {
  readonly __typename: 'ContactSupportDeepLink';
  /** Topic of the help page. */
  readonly topic: Maybe<Scalars['ID']['output']>;
};

/** Counts down to the next event that has not begun, by the server's clock. */
export type CountdownShelf = {
  readonly __typename: 'CountdownShelf';
  /** Text after the start, or if no event is ahead. */
  readonly endedText: Scalars['String']['output'];
  /** Null if no event is ahead, or the source failed. */
  readonly event: Maybe<Event>;
  readonly id: Scalars['ID']['output'];
  /** Winner of the event; null without such a market. */
  readonly market: Maybe<Market>;
  readonly title: Scalars['String']['output'];
};

/** Data from which a crest is drawn, the same each time. */
export type Crest = {
  readonly __typename: 'Crest';
  /** `shield`, `round`, `hex`, `pennant`, `square`, or `person` for initials alone. */
  readonly form: Scalars['String']['output'];
  readonly initials: Scalars['String']['output'];
  /** CSS hex colours. */
  readonly primary: Scalars['String']['output'];
  readonly secondary: Scalars['String']['output'];
};

export type CricketFigures = {
  readonly __typename: 'CricketFigures';
  readonly fours: Scalars['Int']['output'];
  /** Overs, such as `14.3`. */
  readonly overs: Scalars['String']['output'];
  readonly sixes: Scalars['Int']['output'];
  readonly wickets: Scalars['Int']['output'];
};

export type CricketStatistics = {
  readonly __typename: 'CricketStatistics';
  readonly away: CricketFigures;
  readonly batting: Maybe<Side>;
  readonly home: CricketFigures;
  /** Scores by inning. */
  readonly periods: ReadonlyArray<PeriodScore>;
  /** Runs that the side batting second needs to win; null in the first innings. */
  readonly target: Maybe<Scalars['Int']['output']>;
};

/** Importance of a node that a client cannot draw. */
export type Criticality =
  /** Shows the authored fallback. */
  | 'DEGRADABLE'
  /** A node that cannot be drawn blocks its scope: a receipt, a consent, a responsible-gaming notice. */
  | 'MANDATORY'
  /** May be skipped. */
  | 'OPTIONAL';

/** Link from the sportsbook to the casino, or back. */
export type CrossSellShelf = {
  readonly __typename: 'CrossSellShelf';
  readonly deepLink: Maybe<DeepLink>;
  readonly id: Scalars['ID']['output'];
  /** Name of one of our drawings, such as `parlay`; the schema of the kind lists them. */
  readonly illustration: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Message by an operator. */
export type CustomDialog = {
  readonly __typename: 'CustomDialog';
  readonly body: Scalars['String']['output'];
  readonly buttons: ReadonlyArray<DialogButton>;
  readonly dismissible: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type DartsFigures = {
  readonly __typename: 'DartsFigures';
  /** Average of three darts, such as `94.2`; null before the first three. */
  readonly average: Maybe<Scalars['String']['output']>;
  /** Highest checkout; 0 for none. */
  readonly highestCheckout: Scalars['Int']['output'];
  readonly oneEighties: Scalars['Int']['output'];
  /** Points left in this leg. */
  readonly remaining: Scalars['Int']['output'];
};

export type DartsStatistics = {
  readonly __typename: 'DartsStatistics';
  readonly away: DartsFigures;
  readonly home: DartsFigures;
  /** Side that throws next. */
  readonly throwing: Maybe<Side>;
};

/** Target of a control. Clients draw no control for an unknown member and report it. */
export type DeepLink = AccountMenuDeepLink | AccountMenuItemDeepLink | BetHistorySectionDeepLink | CardProviderDeepLink | CashAtCasinoDeepLink | CasinoCategoryShelfDeepLink | CasinoGameDeepLink | CasinoRewardsShelfDeepLink | ConfirmationDeepLink | ContactSupportDeepLink | FormDeepLink | IdentityDeepLink | InteracConfirmationDeepLink | ModalDeepLink | OpenBetslipDeepLink | PromotionDeepLink | PromotionListDeepLink | ReceiptDeepLink | ResponsibleGamingShelfDeepLink | ScorePayDeepLink | SelectFacilityDeepLink | SportsbookPageDeepLink | VendorInformationDeepLink | WebPageDeepLink | WireTransferFirstDeepLink | WireTransferRepeatDeepLink;

export type DefaultReceiptLine = {
  readonly __typename: 'DefaultReceiptLine';
  /** Set for lines that count towards the receipt's total. */
  readonly amount: Maybe<Money>;
  /** True if players enter the value elsewhere, such as a reference. */
  readonly canCopy: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly style: ReceiptLineStyle;
  readonly value: Scalars['String']['output'];
};

/** States the player's total deposits and asks for an acknowledgement. */
export type DepositAcknowledgementDialog = {
  readonly __typename: 'DepositAcknowledgementDialog';
  /** Action that records the acknowledgement. Its label is the button's text. */
  readonly action: Action;
  readonly body: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** `VALID`, `UNKNOWN`, `EXPIRED` or `USED`. */
export type DepositPromoCode = {
  readonly __typename: 'DepositPromoCode';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
};

export type DialogButton = {
  readonly __typename: 'DialogButton';
  readonly deepLink: Maybe<DeepLink>;
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly style: DialogButtonStyle;
  readonly type: DialogButtonType;
};

export type DialogButtonStyle =
  | 'PRIMARY'
  | 'SECONDARY'
  | 'TEXT';

export type DialogButtonType =
  | 'DEEP_LINK'
  | 'DISMISS'
  | 'EXTERNAL_LINK';

/** How long a dialog stays closed: until the page is left, on the device, or on all devices of the player. */
export type DialogMemory =
  | 'DEVICE'
  | 'PLAYER'
  | 'VISIT';

export type DialogNode = AnonymousExperienceDialog | AppPromptDialog | AppTourDialog | BigWinUploadDialog | CasinoBalanceUsageDialog | CustomDialog | DepositAcknowledgementDialog | LegalChangeDialog | LocationPromptDialog | MaintenanceDialog;

export type DialogSlot = {
  readonly __typename: 'DialogSlot';
  readonly absence: Maybe<NodeAbsence>;
  readonly criticality: Criticality;
  readonly fallback: Maybe<NodeFallback>;
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly label: Maybe<Scalars['String']['output']>;
  readonly memory: DialogMemory;
  readonly node: Maybe<DialogNode>;
  /** Dialogs with a higher number go first. One dialog is shown at a time. */
  readonly priority: Scalars['Int']['output'];
  /** Revision of the document with this dialog. */
  readonly revision: Scalars['ID']['output'];
  readonly trackingId: Maybe<Scalars['String']['output']>;
  readonly triggers: DialogTriggers;
};

export type DialogTriggers = {
  readonly __typename: 'DialogTriggers';
  /** Path prefixes on which the dialog does not open by itself. */
  readonly exceptPages: ReadonlyArray<Scalars['String']['output']>;
  /** Opens within 5 s of a login. */
  readonly onLogin: Scalars['Boolean']['output'];
  /** Path prefixes, `/*` for every page; a dialog with pages and without `onLogin` opens when such a page is entered. */
  readonly pages: ReadonlyArray<Scalars['String']['output']>;
};

export type Disclaimer = {
  readonly __typename: 'Disclaimer';
  readonly body: Scalars['String']['output'];
  readonly deepLink: Maybe<DeepLink>;
  /** Text in `body` that is a link, with its target. */
  readonly hyperlink: Maybe<Scalars['String']['output']>;
};

/** Stops showing a prompt to this player. */
export type DismissPromptAction = {
  readonly __typename: 'DismissPromptAction';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly next: Maybe<DeepLink>;
  readonly promptType: Scalars['String']['output'];
  readonly requirements: ReadonlyArray<ActionRequirement>;
};

/** Choices of odds format and theme, which the client stores. */
export type DisplayPreferencesShelf = {
  readonly __typename: 'DisplayPreferencesShelf';
  /** Text for players, whose account stores the odds format. */
  readonly accountText: Scalars['String']['output'];
  /** Text for visitors, and for brands without a sportsbook. */
  readonly deviceText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly oddsFormatLabel: Scalars['String']['output'];
  readonly themeLabel: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type DraftBet = {
  readonly __typename: 'DraftBet';
  readonly amountSourceType: AmountSourceType;
  /** Free bets of the player that can be used now, first to expire first; none for visitors. */
  readonly availableFreeBets: ReadonlyArray<AvailableFreeBet>;
  readonly availableProfitBoosts: ReadonlyArray<AvailableProfitBoost>;
  /** Null for visitors. */
  readonly availablePromotionalCreditBalance: Maybe<Money>;
  /** Null until entered. For a round robin, the amount of each combination. */
  readonly betAmount: Maybe<Money>;
  /** Profit over stake of the whole bet, exact. */
  readonly betToWinRatio: Odds;
  /** Odds with the chosen boost, for the current amount; null without one. */
  readonly boostedTotalOdds: Maybe<Odds>;
  /** Winnings with the chosen boost; null without one. */
  readonly boostedWinAmount: Maybe<Money>;
  /** Legs by event, in the order of each event's first leg; several of one event have one price. */
  readonly draftLegEventGroupings: ReadonlyArray<DraftLegEventGrouping>;
  readonly draftLegs: ReadonlyArray<DraftLeg>;
  readonly errors: ReadonlyArray<BetError>;
  /** Status of the event. Of several events the status that most prevents betting: cancelled, finished, hidden, unknown, in play, before the start. */
  readonly eventStatus: EventStatus;
  /** Stable while the selections are in the slip: `straight:<selection>`, `parlay`, `teaser` or `roundRobin:<picks in a combination>`. */
  readonly id: Scalars['ID']['output'];
  /** True if several selections of one event are priced together, which makes the bet a parlay plus. */
  readonly isParlayPlusEligible: Scalars['Boolean']['output'];
  readonly numberOfCombinations: Scalars['Int']['output'];
  readonly numberOfDistinctLegs: Scalars['Int']['output'];
  /** Field that the player typed into. */
  readonly patronSetAmountType: AmountField;
  /** Time for which the server holds a live bet before it decides. */
  readonly placeBetDelayMilliseconds: Scalars['Int']['output'];
  /** Rule for voids and pushes of several picks of one game, as text; null without such picks. */
  readonly sameGameRule: Maybe<Scalars['String']['output']>;
  readonly selectedFreeBetId: Maybe<Scalars['ID']['output']>;
  readonly selectedProfitBoostId: Maybe<Scalars['ID']['output']>;
  readonly totalOdds: Odds;
  readonly totalOddsTrend: OddsTrend;
  readonly type: BetType;
  readonly winAmount: Maybe<Money>;
};

export type DraftBetEventGrouping = {
  readonly __typename: 'DraftBetEventGrouping';
  readonly canonicalUrl: Scalars['String']['output'];
  /** Page of the event. */
  readonly deepLink: DeepLink;
  readonly draftBets: ReadonlyArray<DraftBet>;
  readonly eventId: Scalars['ID']['output'];
  readonly eventName: Scalars['String']['output'];
  readonly eventStatus: EventStatus;
  readonly id: Scalars['ID']['output'];
  /** True while a pick requires acceptance. */
  readonly legGroupRequiresAcceptance: Scalars['Boolean']['output'];
  /** Joint price of the picks, or the price of a single pick. Null if the picks cannot be bet together. */
  readonly odds: Maybe<Odds>;
  /** Change since the player last accepted the picks. */
  readonly oddsTrend: OddsTrend;
  readonly startsAt: Scalars['Time']['output'];
};

export type DraftBetInput = {
  readonly legs?: ReadonlyArray<DraftBetLegInput>;
  /** Groups, each added as a whole or not at all. */
  readonly sameGameParlayLegs?: ReadonlyArray<SameGameParlayLegInput>;
};

/** Leg of a bet to add. */
export type DraftBetLegInput = {
  readonly oddsDenominator?: InputMaybe<Scalars['Long']['input']>;
  /** Price shown to the player; if absent, the current one is used. */
  readonly oddsNumerator?: InputMaybe<Scalars['Long']['input']>;
  /** Line shown to the player; if absent, the current one is used. */
  readonly points?: InputMaybe<Scalars['String']['input']>;
  readonly selectionId: Scalars['ID']['input'];
};

export type DraftLeg = {
  readonly __typename: 'DraftLeg';
  /** Odds when the player last accepted the selection. */
  readonly acceptedOdds: Odds;
  /** Line when the player last accepted the selection, if any. */
  readonly acceptedPoints: Maybe<Points>;
  /** Other lines of the pick, from the main line to those better for the player; none for a pick without a line. */
  readonly buyPointOptions: ReadonlyArray<BuyPointOption>;
  readonly errors: ReadonlyArray<BetError>;
  readonly eventId: Scalars['ID']['output'];
  readonly eventName: Scalars['String']['output'];
  readonly eventStatus: EventStatus;
  readonly id: Scalars['ID']['output'];
  readonly marketName: Scalars['String']['output'];
  /** Selection now. */
  readonly marketSelection: MarketSelection;
  readonly marketSelectionOddsTrend: OddsTrend;
  /** True while price, line or status differ from those accepted, and auto-accept does not cover the change. */
  readonly marketSelectionRequiresAcceptance: Scalars['Boolean']['output'];
  readonly marketStartAt: Scalars['Time']['output'];
  /** Market of the selection: `moneyline`, `spread`, `total`, …. */
  readonly marketType: Scalars['String']['output'];
  readonly startsAt: Scalars['Time']['output'];
};

/** Legs of one event in a bet. */
export type DraftLegEventGrouping = {
  readonly __typename: 'DraftLegEventGrouping';
  readonly canonicalUrl: Scalars['String']['output'];
  /** Page of the event. */
  readonly deepLink: DeepLink;
  readonly draftLegs: ReadonlyArray<DraftLeg>;
  readonly eventId: Scalars['ID']['output'];
  readonly eventName: Scalars['String']['output'];
  readonly eventStatus: EventStatus;
  readonly id: Scalars['ID']['output'];
  /** True while a leg requires acceptance. */
  readonly legGroupRequiresAcceptance: Scalars['Boolean']['output'];
  /** Joint price of the legs. Null if the legs cannot be bet together, and in a teaser, which has one price for the ticket. */
  readonly odds: Maybe<Odds>;
  /** Change since the player last accepted the legs. */
  readonly oddsTrend: OddsTrend;
  readonly startsAt: Scalars['Time']['output'];
};

export type EditorialBlock = {
  readonly __typename: 'EditorialBlock';
  readonly id: Scalars['ID']['output'];
  readonly spans: ReadonlyArray<EditorialSpan>;
  /** `heading`, `paragraph`, `item`, `step`, `note`; an unknown style is a paragraph. Consecutive items and steps form one list. */
  readonly style: Scalars['String']['output'];
};

/** Editor's text in a closed form: blocks of spans, never markup. */
export type EditorialShelf = {
  readonly __typename: 'EditorialShelf';
  readonly blocks: ReadonlyArray<EditorialBlock>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type EditorialSpan = {
  readonly __typename: 'EditorialSpan';
  readonly deepLink: Maybe<DeepLink>;
  readonly isStrong: Scalars['Boolean']['output'];
  readonly text: Scalars['String']['output'];
};

/** `SUCCESS`: opted in. `PENDING`: opting in is possible. `NOT_REQUIRED`: the promotion needs no opt-in. */
export type EnrollmentStatus =
  | 'NOT_REQUIRED'
  | 'PENDING'
  | 'SUCCESS';

/** Texts of the offline, error and not-found screens; null uses the build's text. */
export type ErrorScreensShelf = {
  readonly __typename: 'ErrorScreensShelf';
  readonly errorBody: Maybe<Scalars['String']['output']>;
  readonly errorTitle: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly notFoundBody: Maybe<Scalars['String']['output']>;
  readonly notFoundTitle: Maybe<Scalars['String']['output']>;
  readonly offlineBody: Maybe<Scalars['String']['output']>;
  readonly offlineTitle: Maybe<Scalars['String']['output']>;
};

export type EsportsFigures = {
  readonly __typename: 'EsportsFigures';
  /** Kills on this map. */
  readonly kills: Scalars['Int']['output'];
  readonly totalKills: Scalars['Int']['output'];
};

export type EsportsStatistics = {
  readonly __typename: 'EsportsStatistics';
  readonly away: EsportsFigures;
  readonly home: EsportsFigures;
  /** Rounds by map; empty if a map is not counted in rounds. */
  readonly periods: ReadonlyArray<PeriodScore>;
};

export type Event = {
  readonly __typename: 'Event';
  readonly awayParticipant: Participant;
  readonly canonicalUrl: Scalars['String']['output'];
  readonly competition: Competition;
  readonly hasLiveStream: Scalars['Boolean']['output'];
  readonly hasStatistics: Scalars['Boolean']['output'];
  readonly homeParticipant: Participant;
  readonly id: Scalars['ID']['output'];
  /** Markets that can be bet on now. */
  readonly marketCount: Scalars['Int']['output'];
  readonly matchProgress: MatchProgress;
  readonly name: Scalars['String']['output'];
  readonly organization: Organization;
  /** Null before the start. */
  readonly scoreboard: Maybe<Scoreboard>;
  readonly slug: Scalars['String']['output'];
  readonly sport: Sport;
  readonly startTime: Scalars['Time']['output'];
  /** Null before the start, and without statistics. */
  readonly statistics: Maybe<EventStatistics>;
  readonly status: EventStatus;
};

export type EventHeaderShelf = {
  readonly __typename: 'EventHeaderShelf';
  readonly event: Maybe<Event>;
  readonly id: Scalars['ID']['output'];
};

/** All changes of one event, in one message. */
export type EventPrices = {
  readonly __typename: 'EventPrices';
  readonly eventId: Scalars['ID']['output'];
  readonly matchProgress: MatchProgress;
  readonly scoreboard: Maybe<Scoreboard>;
  readonly selections: ReadonlyArray<SelectionPrice>;
  readonly statistics: Maybe<EventStatistics>;
  readonly status: EventStatus;
  /** Grows with every change of the event: an older message must not overwrite a newer one. */
  readonly version: Scalars['Long']['output'];
};

/** Counts of a game in play, by sport. */
export type EventStatistics = BaseballStatistics | BasketballStatistics | CricketStatistics | DartsStatistics | EsportsStatistics | FootballStatistics | HockeyStatistics | OtherStatistics | SoccerStatistics | TennisStatistics | VolleyballStatistics;

export type EventStatus =
  | 'CANCELLED'
  | 'FINISHED'
  | 'HIDDEN'
  | 'INVALID'
  | 'IN_PLAY'
  | 'PRE_GAME';

export type ExperiencePoint = {
  readonly __typename: 'ExperiencePoint';
  /** Name of an icon. */
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type FallbackAmountLine = {
  readonly __typename: 'FallbackAmountLine';
  readonly formattedAmount: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type FallbackLink = {
  readonly __typename: 'FallbackLink';
  readonly text: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type FallbackText = {
  readonly __typename: 'FallbackText';
  readonly text: Scalars['String']['output'];
};

/** Games of the sides that the player's linked account follows. */
export type FavoriteGamesShelf = {
  readonly __typename: 'FavoriteGamesShelf';
  /** Text below that title. */
  readonly emptyText: Scalars['String']['output'];
  /** Title without favorites. */
  readonly emptyTitle: Scalars['String']['output'];
  /** Null for visitors. */
  readonly favorites: Maybe<Favorites>;
  readonly id: Scalars['ID']['output'];
  /** Button that leads to the partner. */
  readonly linkLabel: Scalars['String']['output'];
  /** Explains linking, while no account is linked. */
  readonly linkText: Scalars['String']['output'];
  /** Page to look for games on. */
  readonly more: Maybe<SportsbookPageDeepLink>;
  /** Label of the link that stands there. */
  readonly moreLabel: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type FavoriteLeague = {
  readonly __typename: 'FavoriteLeague';
  readonly columns: ReadonlyArray<MarketColumn>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Games in play first, then by start. */
  readonly rows: ReadonlyArray<MarketGridRow>;
};

export type Favorites = {
  readonly __typename: 'Favorites';
  /** True if the site has a partner and the player has linked no account. */
  readonly canLink: Scalars['Boolean']['output'];
  /** Leagues with games of these sides on offer. */
  readonly leagues: ReadonlyArray<FavoriteLeague>;
  readonly sides: ReadonlyArray<Participant>;
};

export type FeaturedEvent = {
  readonly __typename: 'FeaturedEvent';
  readonly event: Event;
  readonly headline: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly market: Market;
};

/** Large cards in a carousel. */
export type FeaturedEventsShelf = {
  readonly __typename: 'FeaturedEventsShelf';
  readonly events: Maybe<ReadonlyArray<FeaturedEvent>>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Fields described by a JSON Schema, which the server checks, too. */
export type FieldsForm = {
  readonly __typename: 'FieldsForm';
  readonly action: Action;
  /** Currency of amounts: `USD`, or `CAD` for Canadian dollars. */
  readonly currency: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Field names in display order. */
  readonly order: ReadonlyArray<Scalars['String']['output']>;
  readonly schema: Scalars['FormSchema']['output'];
};

export type FootballFigures = {
  readonly __typename: 'FootballFigures';
  readonly firstDowns: Scalars['Int']['output'];
  /** Timeouts left in this half. */
  readonly timeouts: Scalars['Int']['output'];
  readonly totalYards: Scalars['Int']['output'];
  readonly turnovers: Scalars['Int']['output'];
};

export type FootballStatistics = {
  readonly __typename: 'FootballStatistics';
  readonly away: FootballFigures;
  /** 1 to 4; null if neither side has the ball. */
  readonly down: Maybe<Scalars['Int']['output']>;
  /** `NYJ 35`, `50`. */
  readonly fieldPosition: Maybe<Scalars['String']['output']>;
  readonly home: FootballFigures;
  readonly isRedZone: Scalars['Boolean']['output'];
  readonly periods: ReadonlyArray<PeriodScore>;
  /** Side with the ball; null in a break. */
  readonly possession: Maybe<Side>;
  readonly yardsToGo: Maybe<Scalars['Int']['output']>;
};

/** Form as a document of parts, drawn by kind. */
export type Form = {
  readonly __typename: 'Form';
  readonly id: Scalars['ID']['output'];
  readonly parts: ReadonlyArray<FormSlot>;
  readonly revision: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Opens a form over the page. */
export type FormDeepLink = {
  readonly __typename: 'FormDeepLink';
  readonly formId: Scalars['ID']['output'];
};

export type FormNode = ConsentForm | FieldsForm | TipForm;

export type FormSlot = {
  readonly __typename: 'FormSlot';
  readonly absence: Maybe<NodeAbsence>;
  readonly criticality: Criticality;
  readonly fallback: Maybe<NodeFallback>;
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly label: Maybe<Scalars['String']['output']>;
  readonly node: Maybe<FormNode>;
  readonly trackingId: Maybe<Scalars['String']['output']>;
};

export type FormSubmissionResult = {
  readonly __typename: 'FormSubmissionResult';
  /** Reference to quote when contacting support. */
  readonly reference: Maybe<Scalars['ID']['output']>;
  readonly succeeded: Scalars['Boolean']['output'];
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Page of another site, which gets our theme on request. */
export type FrameShelf = {
  readonly __typename: 'FrameShelf';
  /** Full address on an allowed site; null if the site is no longer allowed. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** Height in CSS pixels until the page reports its own height. */
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isHeightTold: Scalars['Boolean']['output'];
  readonly title: Scalars['String']['output'];
};

/** Bet paid by the operator; its stake is not returned. */
export type FreeBet = {
  readonly __typename: 'FreeBet';
  readonly amount: Money;
  /** Start of validity; null if usable now. */
  readonly effectiveDatetime: Maybe<Scalars['Time']['output']>;
  /** Expiry; null for none. */
  readonly expiryDatetime: Maybe<Scalars['Time']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Time of use; null if unused. */
  readonly redeemDatetime: Maybe<Scalars['Time']['output']>;
  readonly status: FreeBetStatus;
  readonly title: Scalars['String']['output'];
  /** Restrictions, one text each, such as `3+ legs`. */
  readonly usageRestrictions: ReadonlyArray<Scalars['String']['output']>;
  /** What the bet can be used on, such as `For one bet`. */
  readonly usageTitle: Maybe<Scalars['String']['output']>;
};

export type FreeBetStatus =
  | 'AVAILABLE'
  | 'EXPIRED'
  | 'PAUSED'
  | 'PENDING'
  | 'REDEEMED';

/** Casino game that can be played without a stake for a time. */
export type FreeToPlayGame = {
  readonly __typename: 'FreeToPlayGame';
  /** Page of the free game. */
  readonly deepLink: SportsbookPageDeepLink;
  readonly endsAt: Scalars['Time']['output'];
  readonly game: CasinoGame;
  /** Id of the promotion, which keeps its id when its game changes. */
  readonly id: Scalars['ID']['output'];
  readonly startsAt: Scalars['Time']['output'];
  readonly termsOfUse: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Games that cost and pay nothing; `presentation` may ask for `details`, as on the page of one of them. */
export type FreeToPlayShelf = {
  readonly __typename: 'FreeToPlayShelf';
  readonly emptyText: Scalars['String']['output'];
  /** Null when the source failed. */
  readonly freeGames: Maybe<ReadonlyArray<FreeToPlayGame>>;
  readonly id: Scalars['ID']['output'];
  readonly presentation: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

/** Data from which the client draws a game's picture. */
export type GameArt = {
  readonly __typename: 'GameArt';
  readonly seed: Scalars['Int']['output'];
  readonly theme: Scalars['String']['output'];
};

/** Bar above a game: balance, limits, bet, last win, time and links. Amounts are the game’s and the player’s, texts are authored. */
export type GameBarShelf = {
  readonly __typename: 'GameBarShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** Texts that cover a game while it opens, does not answer, or a reality check is shown. */
export type GameCoverShelf = {
  readonly __typename: 'GameCoverShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

export type GameDetailsShelf = {
  readonly __typename: 'GameDetailsShelf';
  readonly game: Maybe<CasinoGame>;
  readonly id: Scalars['ID']['output'];
};

/** Statistics of a game so far, by sport. Nothing before the start, or without statistics. */
export type GameFactsShelf = {
  readonly __typename: 'GameFactsShelf';
  /** Null when the source failed. */
  readonly event: Maybe<Event>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Text between bar and frame of a game, such as about the provider’s maintenance. It covers nothing. */
export type GameNoticeShelf = {
  readonly __typename: 'GameNoticeShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** Studios whose games are offered. */
export type GameProvidersShelf = {
  readonly __typename: 'GameProvidersShelf';
  readonly id: Scalars['ID']['output'];
  /** Null when the source failed. */
  readonly providers: Maybe<ReadonlyArray<CasinoCategory>>;
  readonly title: Scalars['String']['output'];
};

/** A rail of games; `presentation` may ask for `jackpot`, `grid`, `featured`, `top-ranked` or `compact`. */
export type GameRailShelf = {
  readonly __typename: 'GameRailShelf';
  /** Null when the source failed. */
  readonly games: Maybe<ReadonlyArray<CasinoGame>>;
  readonly id: Scalars['ID']['output'];
  readonly presentation: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

/** Search over titles, studios and types. */
export type GameSearchShelf = {
  readonly __typename: 'GameSearchShelf';
  readonly id: Scalars['ID']['output'];
  readonly placeholder: Scalars['String']['output'];
  /** Games shown before anything is typed; null when the source failed. */
  readonly suggestions: Maybe<ReadonlyArray<CasinoGame>>;
  readonly title: Scalars['String']['output'];
};

export type GeoComplyApiToken = {
  readonly __typename: 'GeoComplyApiToken';
  readonly errors: ReadonlyArray<GeolocationError>;
  readonly licenseKey: Maybe<Scalars['String']['output']>;
};

export type GeoComplyAttributes = {
  readonly __typename: 'GeoComplyAttributes';
  readonly installerId: Scalars['String']['output'];
  /** Script of the location vendor for browsers without an installed service. */
  readonly ndbCdnUrl: Scalars['String']['output'];
  /** Script for browsers with the vendor's local service. */
  readonly plcCdnUrl: Scalars['String']['output'];
};

/** Verdict on a packet. Only no errors and a future `expiresAt` permit wagers. */
export type GeoPacketAuthorization = {
  readonly __typename: 'GeoPacketAuthorization';
  readonly errors: ReadonlyArray<GeolocationError>;
  readonly expiresAt: Maybe<Scalars['Time']['output']>;
  /** Time to send the next packet, before the verdict expires. */
  readonly refreshAt: Maybe<Scalars['Time']['output']>;
};

export type GeolocationError = {
  readonly __typename: 'GeolocationError';
  /** `600`–`720` of the client, or a cause named by the server. */
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  /**
   * `CONTACT_SUPPORT`, `DEVICE_ROOTED`, `IN_EXCLUSION_BOUNDARY`, `OUTSIDE_OF_ACTIVE_REGION`, `OUTSIDE_OF_VALID_REGION`, `TROUBLESHOOT`,
   * `VERSION_OUTDATED`; more may be added.
   */
  readonly resolution: Maybe<Scalars['String']['output']>;
  /** `OUT_OF_BOUNDARY`, `RATE_LIMITED`, `SERVER_ERROR`, `USER_IN_DIFFERENT_VALID_REGION`; more may be added. */
  readonly result: Maybe<Scalars['String']['output']>;
};

export type GeolocationParams = {
  readonly accuracy: Scalars['Float']['input'];
  readonly latitude: Scalars['Float']['input'];
  readonly longitude: Scalars['Float']['input'];
};

/** Event of two sides. */
export type HeadToHeadResult = {
  readonly __typename: 'HeadToHeadResult';
  /** Of the main markets in `row`. */
  readonly columns: ReadonlyArray<MarketColumn>;
  readonly event: Event;
  readonly id: Scalars['ID']['output'];
  readonly row: MarketGridRow;
};

export type HeaderReceiptLine = {
  readonly __typename: 'HeaderReceiptLine';
  readonly id: Scalars['ID']['output'];
  readonly subtitle: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type HeartbeatResult = {
  readonly __typename: 'HeartbeatResult';
  readonly message: Maybe<Scalars['String']['output']>;
  readonly status: HeartbeatStatus;
};

export type HeartbeatStatus =
  | 'OK'
  | 'TIME_LIMIT_EXCEEDED';

/** Helpline of the player's region. Required on every wallet page. */
export type HelplineShelf = {
  readonly __typename: 'HelplineShelf';
  readonly id: Scalars['ID']['output'];
  readonly phone: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

/** Large slides, one at a time. */
export type HeroCarouselShelf = {
  readonly __typename: 'HeroCarouselShelf';
  readonly id: Scalars['ID']['output'];
  /** Time before the next slide. The reader may stop the slides. */
  readonly secondsPerSlide: Scalars['Int']['output'];
  readonly slides: ReadonlyArray<HeroSlide>;
  /** Accessible name of the carousel. */
  readonly title: Scalars['String']['output'];
};

export type HeroSlide = {
  readonly __typename: 'HeroSlide';
  /** Name of one of our drawings: `stadium`, `court`, `tickets`, `signal`, `tables`, `dusk`. */
  readonly art: Scalars['String']['output'];
  readonly deepLink: Maybe<DeepLink>;
  /** A word or two above the title. */
  readonly eyebrow: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Text of the link. */
  readonly label: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type HistoryChoice = {
  readonly __typename: 'HistoryChoice';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type HistoryEntry = {
  readonly __typename: 'HistoryEntry';
  /** Signed change of the player's money. */
  readonly amount: Money;
  /** Amount requested, none of which has moved: pending or failed. Null for other entries. */
  readonly asked: Maybe<Money>;
  readonly at: Scalars['Time']['output'];
  /** Bet of the player; null for other entries. */
  readonly betId: Maybe<Scalars['ID']['output']>;
  readonly casinoRounds: Maybe<Scalars['Int']['output']>;
  /** Casino session; null for other entries. */
  readonly casinoSessionId: Maybe<Scalars['ID']['output']>;
  readonly detail: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Receipt of a deposit or withdrawal. */
  readonly receiptId: Maybe<Scalars['ID']['output']>;
  readonly state: HistoryState;
  readonly title: Scalars['String']['output'];
};

export type HistoryPage = {
  readonly __typename: 'HistoryPage';
  readonly entries: ReadonlyArray<HistoryEntry>;
  readonly pageInfo: PageInfo;
};

/** Money movements of the player, or results of bets, newest first. */
export type HistoryShelf = {
  readonly __typename: 'HistoryShelf';
  readonly emptyText: Scalars['String']['output'];
  readonly emptyTitle: Scalars['String']['output'];
  /** Filters, `all` among them; empty if there is nothing to distinguish. */
  readonly filters: ReadonlyArray<HistoryChoice>;
  readonly id: Scalars['ID']['output'];
  /** First page, unfiltered. */
  readonly page: Maybe<HistoryPage>;
  /** Periods, `any` among them; none has the id of a filter. */
  readonly periods: ReadonlyArray<HistoryChoice>;
  /** `transactions`, `betting` or `casino`. */
  readonly sectionId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type HistoryState =
  /** The player cancelled the payment, or is on a break, before any money came. */
  | 'CALLED_BACK'
  | 'CASHED_OUT'
  /** Completed. */
  | 'DONE'
  /** Failed. */
  | 'FAILED'
  | 'LOST'
  /** The outcome is not known yet. */
  | 'PENDING'
  | 'RETURNED'
  | 'WON';

export type HockeyFigures = {
  readonly __typename: 'HockeyFigures';
  readonly faceoffsWon: Scalars['Int']['output'];
  readonly hits: Scalars['Int']['output'];
  readonly penaltyMinutes: Scalars['Int']['output'];
  readonly shots: Scalars['Int']['output'];
};

export type HockeyStatistics = {
  readonly __typename: 'HockeyStatistics';
  readonly away: HockeyFigures;
  readonly home: HockeyFigures;
  readonly periods: ReadonlyArray<PeriodScore>;
  /** Side with one player more on the ice. */
  readonly powerPlay: Maybe<Side>;
  /** Time left, such as `1:12`. */
  readonly powerPlayClock: Maybe<Scalars['String']['output']>;
};

/** Page where players verify or change their identity. */
export type IdentityDeepLink = {
  readonly __typename: 'IdentityDeepLink';
  /** Name of the page. */
  readonly page: Scalars['String']['output'];
};

export type IdentityPaths = {
  readonly __typename: 'IdentityPaths';
  readonly authorize: Scalars['String']['output'];
  readonly logout: Scalars['String']['output'];
  readonly passwordResetRequests: Scalars['String']['output'];
  readonly revoke: Scalars['String']['output'];
  readonly session: Scalars['String']['output'];
  readonly token: Scalars['String']['output'];
};

export type IdentityStatus =
  | 'DOCUMENT_NEEDED'
  /** The check is pending, or the vendor did not answer. */
  | 'PENDING'
  | 'REFUSED'
  | 'VERIFIED';

/** Picture with its description. */
export type ImageShelf = {
  readonly __typename: 'ImageShelf';
  /** Description for readers who cannot see the picture. */
  readonly alt: Scalars['String']['output'];
  readonly caption: Maybe<Scalars['String']['output']>;
  readonly deepLink: Maybe<DeepLink>;
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Largest width drawn, in pixels. */
  readonly maxWidth: Scalars['Int']['output'];
  /** Path on this site. */
  readonly url: Scalars['String']['output'];
  /** Width of the picture in pixels; the ratio is kept while loading. */
  readonly width: Scalars['Int']['output'];
};

/** Information about the transaction. */
export type InformationReceiptLine = {
  readonly __typename: 'InformationReceiptLine';
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

/** Asks the player to confirm a withdrawal by Interac. */
export type InteracConfirmationDeepLink = {
  readonly __typename: 'InteracConfirmationDeepLink';
  /** Id of the withdrawal. */
  readonly withdrawalId: Scalars['ID']['output'];
};

export type Jackpot = {
  readonly __typename: 'Jackpot';
  readonly amount: Money;
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

/** Cards and accounts that the chosen provider stores for the player. */
export type KeptMethodsShelf = {
  readonly __typename: 'KeptMethodsShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** A position as the browser states it, without a signature. */
export type LatLongParams = {
  readonly accuracy?: InputMaybe<Scalars['Float']['input']>;
  readonly latitude: Scalars['Float']['input'];
  readonly longitude: Scalars['Float']['input'];
};

export type LaunchPage = {
  readonly __typename: 'LaunchPage';
  readonly disclaimers: ReadonlyArray<Disclaimer>;
};

/** Reason a game did not start, in the server's words, with what the player can do. Authored texts are used if the server has none. */
export type LaunchProblemShelf = {
  readonly __typename: 'LaunchProblemShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** Resolved part of a screen, flat: a client keeps the frame of a node that it cannot draw. */
export type Layout = {
  readonly __typename: 'Layout';
  /** Next time, by the server's clock, at which this audience gets another layout; null if none is known. */
  readonly changesAt: Maybe<Scalars['Time']['output']>;
  /** Number of first shelves that players see, too; null for players, and if they see all. */
  readonly common: Maybe<Scalars['Int']['output']>;
  /** Names surface and parameters of the route. */
  readonly id: Scalars['ID']['output'];
  /** Content hash of the published document. */
  readonly revision: Scalars['ID']['output'];
  readonly slots: ReadonlyArray<Slot>;
  readonly surface: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
};

/** One change of a surface for one audience; never names a node that this audience did not or does not see. */
export type LayoutChange = {
  readonly __typename: 'LayoutChange';
  /** Revision from which `steps` begin; null without steps. */
  readonly from: Maybe<Scalars['ID']['output']>;
  /** Published revision; `none` if nothing is published any more: open pages must be left. */
  readonly revision: Scalars['ID']['output'];
  /** Number of the message in its stream, from 1: ignore one not above the last. */
  readonly sequence: Scalars['Int']['output'];
  /** Time over which open pages spread their requests; longer with more listeners. */
  readonly spreadMs: Scalars['Int']['output'];
  /** Steps from `from` to `revision`, all or nothing; null if all of it must be queried. */
  readonly steps: Maybe<ReadonlyArray<LayoutStep>>;
  /** Id of the subscription. Each subscription counts its messages from 1. */
  readonly stream: Scalars['ID']['output'];
  readonly surface: Scalars['ID']['output'];
  readonly urgency: LayoutUrgency;
};

/** Every shelf kind, so that one page may mix them. */
export type LayoutNode = AccountEntryShelf | AccountItemsShelf | AccountSummaryShelf | AnnouncedPaymentsShelf | AwardDetailsShelf | AwardsShelf | BetBuilderShelf | BetListShelf | CasinoMenuShelf | CasinoPromotionsShelf | CasinoRewardsShelf | CasinoRoundShelf | CasinoSessionRoundsShelf | CategoryGamesShelf | CategoryPillsShelf | ChangePasswordShelf | CollectionShelf | ColumnsShelf | CountdownShelf | CrossSellShelf | DisplayPreferencesShelf | EditorialShelf | ErrorScreensShelf | EventHeaderShelf | FavoriteGamesShelf | FeaturedEventsShelf | FrameShelf | FreeToPlayShelf | GameBarShelf | GameCoverShelf | GameDetailsShelf | GameFactsShelf | GameNoticeShelf | GameProvidersShelf | GameRailShelf | GameSearchShelf | HelplineShelf | HeroCarouselShelf | HistoryShelf | ImageShelf | KeptMethodsShelf | LaunchProblemShelf | LegalDocumentShelf | LimitHistoryShelf | LimitListShelf | LimitsSetByUsShelf | LinkColumnShelf | LinkPromptShelf | LinkedAccountsShelf | LinkingResultShelf | LiveEventsShelf | LiveGamesShelf | LobbyBannerShelf | LoginPreferencesShelf | LoyaltyDashboardShelf | LoyaltyShelf | ManagedMethodsShelf | MarketGridShelf | MarketGroupsShelf | MenuEntriesShelf | MethodExclusionShelf | OnboardingShelf | OutOfStateShelf | OwnLimitShelf | ParlaySuggestionsShelf | PasskeysShelf | PaymentAmountShelf | PaymentButtonShelf | PaymentConsentShelf | PaymentGatewayShelf | PaymentMethodsShelf | PaymentNoticeShelf | PaymentPlaceShelf | PaymentShelf | PaymentTotalShelf | PromotionCodeShelf | PromotionDetailsShelf | PromotionsShelf | QuickBetsShelf | QuickLinksShelf | RecentGamesShelf | ReferralShelf | ReferralsShelf | SearchBoxShelf | SearchResultsShelf | SharedBetShelf | SignUpElsewhereShelf | SignedUpShelf | SportsTreeShelf | StandingsShelf | StatisticsShelf | StoreLinksShelf | StreamPlayerShelf | SupportChatShelf | TabsShelf | TaxFormsShelf | TransactionReceiptShelf | VideoShelf | WalletBoxShelf | WireDetailsShelf;

/** Part of a layout that an open page queries. */
export type LayoutPart = {
  readonly __typename: 'LayoutPart';
  readonly changesAt: Maybe<Scalars['Time']['output']>;
  readonly revision: Scalars['ID']['output'];
  readonly slots: ReadonlyArray<Slot>;
  readonly title: Maybe<Scalars['String']['output']>;
};

/** Step of a change, by authored ids; a slot's id is the authored id, `_`, and the suffix of the layout's own id. Apply steps in order. */
export type LayoutStep = {
  readonly __typename: 'LayoutStep';
  /** Id of the preceding node in the list of slots; null for the first place. */
  readonly after: Maybe<Scalars['ID']['output']>;
  /** Id of the node. The field is not `id`, because two steps may concern one node. */
  readonly nodeId: Scalars['ID']['output'];
  readonly op: LayoutStepOp;
  /** Parent of an inserted or moved node; null at the top. */
  readonly parent: Maybe<Scalars['ID']['output']>;
  readonly region: Maybe<Scalars['String']['output']>;
};

export type LayoutStepOp =
  | 'INSERT'
  | 'MOVE'
  | 'REMOVE'
  /** The node keeps its place; query its slot for the new content. */
  | 'REPLACE';

/** When an open page applies a change. */
export type LayoutUrgency =
  /** Immediately: something was taken down. */
  | 'IMMEDIATE'
  /** When the player is not in the middle of something. */
  | 'ORDINARY';

export type Leaf = {
  readonly __typename: 'Leaf';
  readonly deepLink: Maybe<DeepLink>;
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type LeftOutSelection = {
  readonly __typename: 'LeftOutSelection';
  readonly code: Scalars['String']['output'];
  readonly marketSelectionId: Scalars['ID']['output'];
  readonly message: Scalars['String']['output'];
  /** Null for an unknown selection. */
  readonly name: Maybe<Scalars['String']['output']>;
};

export type LegOutcome =
  | 'DEAD_HEAT'
  | 'LOSS'
  | 'PENDING'
  | 'PUSH'
  | 'UNAVAILABLE'
  | 'VOID'
  | 'WIN';

/** Reports that terms changed in substance and asks for acceptance. Only for players who have not accepted them since. */
export type LegalChangeDialog = {
  readonly __typename: 'LegalChangeDialog';
  /** Action that records the acceptance of these versions. Its label is the button's text. */
  readonly action: Action;
  readonly body: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Texts to accept, as in force for the viewer. */
  readonly texts: ReadonlyArray<LegalChangeText>;
  readonly title: Scalars['String']['output'];
};

export type LegalChangeText = {
  readonly __typename: 'LegalChangeText';
  readonly deepLink: DeepLink;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Legal document in the version in force for the viewer, or in the version that the address names. */
export type LegalDocumentShelf = {
  readonly __typename: 'LegalDocumentShelf';
  readonly id: Scalars['ID']['output'];
  readonly missingText: Scalars['String']['output'];
  readonly missingTitle: Scalars['String']['output'];
  /** Label of the link from another version to the version in force. */
  readonly pastLabel: Scalars['String']['output'];
  /** Null for an unknown version. */
  readonly shown: Maybe<LegalText>;
  /** `{time}` is replaced by the start of validity. */
  readonly sinceLabel: Scalars['String']['output'];
  /** `{version}` is replaced by the number of the version. */
  readonly versionLabel: Scalars['String']['output'];
};

/** Published version, which never changes. */
export type LegalText = {
  readonly __typename: 'LegalText';
  /** Paragraphs separated by blank lines; `{brand}` is replaced by the name of the brand. */
  readonly body: Scalars['String']['output'];
  readonly document: Scalars['String']['output'];
  /** Null for a brand's first version, which has always been valid. */
  readonly holdsFrom: Maybe<Scalars['Time']['output']>;
  readonly isInForce: Scalars['Boolean']['output'];
  readonly title: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
};

export type LicenseType =
  | 'NO_DOWNLOAD_BROWSER'
  | 'REGULAR';

/** Current and past limits. */
export type LimitHistoryShelf = {
  readonly __typename: 'LimitHistoryShelf';
  readonly emptyText: Scalars['String']['output'];
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** First page; null for visitors. */
  readonly section: Maybe<RgLimitHistorySection>;
  readonly title: Scalars['String']['output'];
};

/** A player's limits, one row each, with value and use. */
export type LimitListShelf = {
  readonly __typename: 'LimitListShelf';
  readonly id: Scalars['ID']['output'];
  /** Null for visitors, and on failure. */
  readonly limitItems: Maybe<ReadonlyArray<RgLimitItem>>;
  readonly limitRows: ReadonlyArray<LimitRow>;
  readonly title: Scalars['String']['output'];
};

export type LimitObjection = {
  readonly __typename: 'LimitObjection';
  /** Null until answered. */
  readonly answer: Maybe<Scalars['String']['output']>;
  readonly answeredAt: Maybe<Scalars['Time']['output']>;
  readonly madeAt: Scalars['Time']['output'];
  readonly text: Scalars['String']['output'];
};

export type LimitObjectionResult = {
  readonly __typename: 'LimitObjectionResult';
  readonly limits: ReadonlyArray<LimitSetByUs>;
  readonly succeeded: Scalars['Boolean']['output'];
  /** Errors of `text` or `limitId`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

export type LimitRow = {
  readonly __typename: 'LimitRow';
  readonly deepLink: DeepLink;
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly limitType: RgLimitType;
  readonly period: Maybe<RgLimitPeriod>;
  /** What the limit does. */
  readonly text: Scalars['String']['output'];
};

/** Change of the limits that the operator has set for the player; never altered: a new change is a new entry. */
export type LimitSetByUs = {
  readonly __typename: 'LimitSetByUs';
  /** True while the player may object. */
  readonly canObject: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** Limits, each as a sentence. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  /** Markets to which the limits apply. */
  readonly markets: Scalars['String']['output'];
  readonly objection: Maybe<LimitObjection>;
  /** Facts in the account's record at that time, one sentence each. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
  readonly since: Scalars['Time']['output'];
  readonly title: Scalars['String']['output'];
  /** Time of the next change; null for the change in force. */
  readonly until: Maybe<Scalars['Time']['output']>;
};

/** Limits that the operator has set for the player: amounts, markets, start, reasons, and the player's objection. */
export type LimitsSetByUsShelf = {
  readonly __typename: 'LimitsSetByUsShelf';
  readonly emptyText: Scalars['String']['output'];
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Newest first; null for visitors, and on failure. */
  readonly limits: Maybe<ReadonlyArray<LimitSetByUs>>;
  /** Explains how to object. */
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Links under one heading, such as a column of the footer. */
export type LinkColumnShelf = {
  readonly __typename: 'LinkColumnShelf';
  readonly id: Scalars['ID']['output'];
  /** Links, without those to pages that the viewer cannot open. */
  readonly links: ReadonlyArray<ColumnLink>;
  readonly title: Scalars['String']['output'];
};

/** Prompts to link an account that the player has dismissed. */
export type LinkPromptDismissals = {
  readonly __typename: 'LinkPromptDismissals';
  readonly id: Scalars['ID']['output'];
  readonly promptTypes: ReadonlyArray<Scalars['String']['output']>;
};

/** Asks players without a linked account to link one. A dismissal applies to all devices. */
export type LinkPromptShelf = {
  readonly __typename: 'LinkPromptShelf';
  /** Button that dismisses the prompt. */
  readonly dismissLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Button that leads to the partner. */
  readonly linkLabel: Scalars['String']['output'];
  /** Explains linking. */
  readonly text: Scalars['String']['output'];
  /** Heading. */
  readonly title: Scalars['String']['output'];
};

/** Partner's account that the player has linked, or could link. */
export type LinkedAccount = {
  readonly __typename: 'LinkedAccount';
  readonly accountType: Scalars['String']['output'];
  /** Sides that the account follows at the partner and that play in a league of ours. */
  readonly favorites: ReadonlyArray<Participant>;
  readonly id: Scalars['ID']['output'];
  /** Name of the account at the partner; empty while none is linked. */
  readonly label: Scalars['String']['output'];
  readonly lastUpdatedAt: Maybe<Scalars['Time']['output']>;
  readonly linked: Scalars['Boolean']['output'];
};

/** Shows whether the partner's account is linked, and links or unlinks it. The client queries the accounts. */
export type LinkedAccountsShelf = {
  readonly __typename: 'LinkedAccountsShelf';
  /** Heading of the account. */
  readonly accountTitle: Scalars['String']['output'];
  /** Text below that title. */
  readonly emptyText: Scalars['String']['output'];
  /** Title if no partner is connected to this site. */
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Button that leads to the partner. */
  readonly linkLabel: Scalars['String']['output'];
  /** Explains linking, while no account is linked. */
  readonly linkText: Scalars['String']['output'];
  /** Button that unlinks the accounts. */
  readonly unlinkLabel: Scalars['String']['output'];
};

/** Completes the linking after the partner's page and shows the result. The product sets the texts of errors. */
export type LinkingResultShelf = {
  readonly __typename: 'LinkingResultShelf';
  /** Button that tries again after an error. */
  readonly againLabel: Scalars['String']['output'];
  /** Button that gives up after an error. */
  readonly cancelLabel: Scalars['String']['output'];
  /** Label of the link in the dialog to the linked accounts. */
  readonly doneLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Text of the dialog after success. */
  readonly linkedText: Scalars['String']['output'];
  /** Title of the dialog after success. */
  readonly linkedTitle: Scalars['String']['output'];
  /** Text below the heading while waiting for the answer. */
  readonly waitingText: Scalars['String']['output'];
  /** Heading of the page while waiting for the answer. */
  readonly waitingTitle: Scalars['String']['output'];
};

/** List of points. */
export type ListReceiptLine = {
  readonly __typename: 'ListReceiptLine';
  readonly id: Scalars['ID']['output'];
  readonly items: ReadonlyArray<Scalars['String']['output']>;
  /** True if the items have an order. */
  readonly ordered: Scalars['Boolean']['output'];
  readonly title: Scalars['String']['output'];
};

export type LiveEventsCount = {
  readonly __typename: 'LiveEventsCount';
  readonly count: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
};

/** Events in play. */
export type LiveEventsShelf = {
  readonly __typename: 'LiveEventsShelf';
  readonly columns: ReadonlyArray<MarketColumn>;
  readonly emptyText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly rows: Maybe<ReadonlyArray<MarketGridRow>>;
  readonly title: Scalars['String']['output'];
};

/** Live tables with dealer and seats. */
export type LiveGamesShelf = {
  readonly __typename: 'LiveGamesShelf';
  readonly id: Scalars['ID']['output'];
  /** Null when the source failed. */
  readonly tables: Maybe<ReadonlyArray<LiveTable>>;
  readonly title: Scalars['String']['output'];
};

/** Permission to watch an event now, or the reason for none: exactly one of the three fields is set. */
export type LiveStream = {
  readonly __typename: 'LiveStream';
  readonly error: Maybe<LiveStreamErrorCode>;
  readonly restriction: Maybe<LiveStreamRestriction>;
  readonly ticket: Maybe<LiveStreamTicket>;
};

/** Fault of the event or of the request. */
export type LiveStreamErrorCode =
  | 'ERROR'
  | 'EVENT_CANCELLED'
  | 'EVENT_CLOSED'
  | 'EVENT_PENDING'
  | 'RATE_LIMITED';

/** Reason this player may not watch a live event. */
export type LiveStreamRestriction =
  | 'ANONYMOUS'
  /** No cash, no other balance and no bet on the event. */
  | 'BALANCE'
  /** Credits, but no cash and no bet on the event. */
  | 'NO_BET_ON_EVENT'
  | 'OUT_OF_REGION'
  | 'STREAM_CANCELLED'
  | 'STREAM_CLOSED'
  | 'STREAM_PENDING';

/** Opens one stream once. The host takes the ticket as a bearer token at `hostUrl`/viewings. */
export type LiveStreamTicket = {
  readonly __typename: 'LiveStreamTicket';
  readonly expiresAt: Scalars['Time']['output'];
  readonly hostUrl: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type LiveTable = {
  readonly __typename: 'LiveTable';
  readonly dealer: Scalars['String']['output'];
  readonly game: CasinoGame;
  readonly id: Scalars['ID']['output'];
  readonly openSeats: Scalars['Int']['output'];
  /** Eastern time. */
  readonly openingTimes: Scalars['String']['output'];
  /** `3 of 7 seats open`. */
  readonly seatLabel: Scalars['String']['output'];
  readonly seats: Scalars['Int']['output'];
  readonly status: LiveTableStatus;
};

export type LiveTableStatus =
  /** Outside opening times. */
  | 'CLOSED'
  /** Every seat is taken. */
  | 'FULL'
  /** Seats are open. */
  | 'OPEN';

/** Head of a lobby: picture, sentence and link. */
export type LobbyBannerShelf = {
  readonly __typename: 'LobbyBannerShelf';
  readonly art: GameArt;
  readonly deepLink: Maybe<DeepLink>;
  readonly eyebrow: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Explains the use of the location before the browser asks. */
export type LocationPromptDialog = {
  readonly __typename: 'LocationPromptDialog';
  readonly allowLabel: Scalars['String']['output'];
  readonly body: Scalars['String']['output'];
  readonly declineLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Place where cash is paid in or picked up. */
export type LocationReceiptLine = {
  readonly __typename: 'LocationReceiptLine';
  readonly address: Scalars['String']['output'];
  /** Distance with unit; null if the player's position is unknown. */
  readonly distance: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Login preferences. */
export type LoginPreferencesShelf = {
  readonly __typename: 'LoginPreferencesShelf';
  /** True if a login from an unknown browser needs a code, too. */
  readonly asksCodeOnNewDevice: Maybe<Scalars['Boolean']['output']>;
  readonly id: Scalars['ID']['output'];
  /** True if the password is required after each browser start. */
  readonly isStrongAuthEnabled: Maybe<Scalars['Boolean']['output']>;
  /** Explains the second choice; null in older documents. */
  readonly newDeviceText: Maybe<Scalars['String']['output']>;
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type LoyaltyBalance = {
  readonly __typename: 'LoyaltyBalance';
  readonly amount: Money;
  readonly label: Scalars['String']['output'];
  readonly tooltip: Scalars['String']['output'];
};

/** Loyalty programme: the player's tier, all tiers, and how to earn points. */
export type LoyaltyDashboardShelf = {
  readonly __typename: 'LoyaltyDashboardShelf';
  readonly id: Scalars['ID']['output'];
  readonly pointsEarningMethods: ReadonlyArray<LoyaltyEarningMethod>;
  /** Null for visitors, and on failure. */
  readonly redemption: Maybe<LoyaltyRedemption>;
  /** Null for visitors, and on failure. */
  readonly standing: Maybe<LoyaltyStanding>;
  /** Tiers, lowest first. */
  readonly tiers: ReadonlyArray<LoyaltyTier>;
  readonly title: Scalars['String']['output'];
};

export type LoyaltyEarningMethod = {
  readonly __typename: 'LoyaltyEarningMethod';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  /** `1 point for every $5`. */
  readonly pointsLabel: Scalars['String']['output'];
};

/** Rewards that the player can use, with links. Points cannot be exchanged. */
export type LoyaltyRedemption = {
  readonly __typename: 'LoyaltyRedemption';
  readonly cashBalance: LoyaltyBalance;
  readonly creditBalance: LoyaltyBalance;
  readonly methods: ReadonlyArray<LoyaltyRedemptionMethod>;
  /** True if there is anything to use now. */
  readonly redeemable: Scalars['Boolean']['output'];
};

export type LoyaltyRedemptionMethod = {
  readonly __typename: 'LoyaltyRedemptionMethod';
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

/** Tier and points of the loyalty programme, small. */
export type LoyaltyShelf = {
  readonly __typename: 'LoyaltyShelf';
  readonly id: Scalars['ID']['output'];
  /** Null for visitors, and on failure. */
  readonly standing: Maybe<LoyaltyStanding>;
  readonly title: Scalars['String']['output'];
};

/** Player's progress in the loyalty programme, in points of this year. */
export type LoyaltyStanding = {
  readonly __typename: 'LoyaltyStanding';
  /** Null on the highest tier. */
  readonly nextTierName: Maybe<Scalars['String']['output']>;
  /** Null on the highest tier. */
  readonly pointsToNextTier: Maybe<Scalars['Int']['output']>;
  /** `ADVANTAGE`, `CHOICE`, `ELITE`, `OWNERS_CLUB`, `PLAY` or `PREFERRED`. */
  readonly tier: Scalars['String']['output'];
  readonly tierBounds: LoyaltyTierBounds;
  readonly tierName: Scalars['String']['output'];
  readonly tierPoints: Scalars['Int']['output'];
};

export type LoyaltyTier = {
  readonly __typename: 'LoyaltyTier';
  /** `PLAY`, as in `LoyaltyStanding.tier`. */
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly tierBounds: LoyaltyTierBounds;
};

export type LoyaltyTierBounds = {
  readonly __typename: 'LoyaltyTierBounds';
  readonly lowerBound: Scalars['Int']['output'];
  /** First point of the next tier; null on the highest. */
  readonly upperBound: Maybe<Scalars['Int']['output']>;
};

/** Announces maintenance. */
export type MaintenanceDialog = {
  readonly __typename: 'MaintenanceDialog';
  readonly body: Scalars['String']['output'];
  readonly closing: Scalars['String']['output'];
  readonly dismissible: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** Name of one of our drawings. */
  readonly illustration: Scalars['String']['output'];
  readonly link: Maybe<DeepLink>;
  readonly linkLabel: Scalars['String']['output'];
  /** Interval in seconds at which the client checks for the end; null for never. */
  readonly refreshIntervalSeconds: Maybe<Scalars['Int']['output']>;
  readonly title: Scalars['String']['output'];
};

/** Texts of the maintenance page. The client uses its own text for absent fields. */
export type MaintenanceModeContent = {
  readonly __typename: 'MaintenanceModeContent';
  readonly image: Maybe<Scalars['String']['output']>;
  readonly label: Maybe<Scalars['String']['output']>;
  readonly link: Maybe<Scalars['String']['output']>;
  readonly message: Maybe<Scalars['String']['output']>;
  /** Interval of retries. */
  readonly refreshIntervalSeconds: Maybe<Scalars['Int']['output']>;
  readonly title: Maybe<Scalars['String']['output']>;
};

/** Stored cards and accounts, each removable; below them the region `exclusion`. */
export type ManagedMethodsShelf = {
  readonly __typename: 'ManagedMethodsShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

export type MapPoint = {
  readonly __typename: 'MapPoint';
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
};

export type Market = {
  readonly __typename: 'Market';
  readonly id: Scalars['ID']['output'];
  /** Line of a spread (home side) or total; null for none. */
  readonly line: Maybe<Points>;
  readonly name: Scalars['String']['output'];
  readonly selections: ReadonlyArray<MarketSelection>;
  readonly startTime: Scalars['Time']['output'];
  readonly status: MarketStatus;
  /** Player that the market is about; null for all others. */
  readonly subjectName: Maybe<Scalars['String']['output']>;
  /** `spread`, `total`, `moneyline`, `three-way`, `double-chance`, …; more may be added. */
  readonly type: Scalars['String']['output'];
  readonly updatedAtTime: Scalars['Time']['output'];
};

export type MarketColumn = {
  readonly __typename: 'MarketColumn';
  /** `spread`, `total`, `moneyline`, or `home`, `draw`, `away` for three-way markets. */
  readonly key: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

/** Selections: away before home, over before under. Empty if the event has no such market. */
export type MarketGridCell = {
  readonly __typename: 'MarketGridCell';
  readonly columnKey: Scalars['String']['output'];
  readonly selections: ReadonlyArray<MarketSelection>;
};

export type MarketGridRow = {
  readonly __typename: 'MarketGridRow';
  /** One per column, in the columns' order. */
  readonly cells: ReadonlyArray<MarketGridCell>;
  readonly event: Event;
  readonly id: Scalars['ID']['output'];
};

/** Events as rows, markets as columns whose heads stay in view. */
export type MarketGridShelf = {
  readonly __typename: 'MarketGridShelf';
  readonly columns: ReadonlyArray<MarketColumn>;
  readonly id: Scalars['ID']['output'];
  /** Page with more of the same. */
  readonly more: Maybe<SportsbookPageDeepLink>;
  /** Null when the source failed. */
  readonly rows: Maybe<ReadonlyArray<MarketGridRow>>;
  readonly title: Scalars['String']['output'];
};

export type MarketGroup = {
  readonly __typename: 'MarketGroup';
  readonly id: Scalars['ID']['output'];
  readonly marketCount: Scalars['Int']['output'];
  /** Types of the markets, in order. */
  readonly marketTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly markets: ReadonlyArray<Market>;
  /** Markets of the groups that are open at first, the first of the first tab; empty for the others: ask `eventMarkets`. */
  readonly marketsAtOnce: ReadonlyArray<Market>;
  readonly title: Scalars['String']['output'];
};

/** All markets of an event in collapsible groups, with tabs above. */
export type MarketGroupsShelf = {
  readonly __typename: 'MarketGroupsShelf';
  readonly id: Scalars['ID']['output'];
  readonly tabs: Maybe<ReadonlyArray<MarketTab>>;
};

/** A market of an event. */
export type MarketResult = {
  readonly __typename: 'MarketResult';
  readonly event: Event;
  readonly id: Scalars['ID']['output'];
  readonly market: Market;
};

export type MarketSelection = {
  readonly __typename: 'MarketSelection';
  readonly eventId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  readonly marketName: Scalars['String']['output'];
  readonly name: SelectionName;
  readonly odds: Odds;
  readonly participant: Maybe<Participant>;
  readonly points: Maybe<Points>;
  readonly rawId: Scalars['ID']['output'];
  readonly shareId: Maybe<Scalars['ID']['output']>;
  readonly status: SelectionStatus;
  /** `home`, `away`, `draw`, `over`, `under`, `yes`, `no`. */
  readonly type: Scalars['String']['output'];
};

export type MarketSelectionMetadata = {
  readonly __typename: 'MarketSelectionMetadata';
  /** `QUICK_BET` if added as a quick bet; clients must accept other values. */
  readonly attributes: ReadonlyArray<Scalars['String']['output']>;
  readonly branchChannel: Maybe<Scalars['String']['output']>;
  /** Featured bet with which the selection was added. */
  readonly featuredBetId: Maybe<Scalars['ID']['output']>;
  readonly marketSelectionId: Scalars['ID']['output'];
  /** Output of a client's model when the selection was added, as sent. */
  readonly modelOutput: Maybe<Scalars['String']['output']>;
  readonly selectionOrigin: Maybe<Scalars['String']['output']>;
  readonly shareId: Maybe<Scalars['ID']['output']>;
};

export type MarketStatus =
  | 'CLOSED'
  | 'HIDDEN'
  | 'OPEN';

export type MarketTab = {
  readonly __typename: 'MarketTab';
  readonly groups: ReadonlyArray<MarketGroup>;
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

/** Progress of a game, apart from whether it can be bet on. */
export type MatchProgress =
  | 'CANCELLED'
  /** Starts later than planned. */
  | 'DELAYED'
  | 'FINAL'
  /** Between two halves. */
  | 'HALF_OVER'
  | 'IN_PROGRESS'
  /** Moved to another day. */
  | 'POSTPONED'
  /** The sides are ready; starts any moment. */
  | 'PRE_GAME'
  | 'SCHEDULED'
  /** Interrupted. */
  | 'SUSPENDED'
  /** One side does not play. */
  | 'WITHDRAWN';

/** Entries of the main menu or of the visitors' menu, without a heading. */
export type MenuEntriesShelf = {
  readonly __typename: 'MenuEntriesShelf';
  /** Entries, without those to pages that the viewer's site does not open. */
  readonly entries: ReadonlyArray<MenuEntry>;
  readonly id: Scalars['ID']['output'];
  readonly shownIn: MenuPlace;
};

export type MenuEntry = {
  readonly __typename: 'MenuEntry';
  /** True to show the number of live events. */
  readonly countsLive: Scalars['Boolean']['output'];
  readonly deepLink: Maybe<DeepLink>;
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type MenuPlace =
  | 'DRAWER'
  /** Shown in the drawer of narrow screens and the menus of wide screens. */
  | 'EVERYWHERE'
  | 'OUTSIDE_DRAWER';

export type MenuShelf = AccountEntryShelf | AccountItemsShelf | AwardsShelf | CasinoMenuShelf | ErrorScreensShelf | LinkColumnShelf | LoyaltyShelf | MenuEntriesShelf | ReferralShelf | SearchBoxShelf | SportsTreeShelf | StoreLinksShelf | WalletBoxShelf;

/** Lets the player exclude a payment method. Only customer support can undo it. */
export type MethodExclusionShelf = {
  readonly __typename: 'MethodExclusionShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** Opens a custom dialog over the page. */
export type ModalDeepLink = {
  readonly __typename: 'ModalDeepLink';
  readonly dialogId: Scalars['ID']['output'];
};

/** Amount in minor units, with a text for players. */
export type Money = {
  readonly __typename: 'Money';
  /** Minor units (cents). */
  readonly amountLong: Scalars['Long']['output'];
  /** ISO 4217. */
  readonly currency: Scalars['String']['output'];
  readonly formattedAmount: Scalars['String']['output'];
};

/** Where a page reports its faults and events. */
export type Monitoring = {
  readonly __typename: 'Monitoring';
  /** Share of visits whose events are counted, from 0 to 1. */
  readonly analyticsSampleRate: Scalars['Float']['output'];
  /** Where faults are reported besides us, by the protocol of Sentry; null for nowhere. */
  readonly errorDsn: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  readonly __typename: 'Mutation';
  /**
   * Picks of one event may be accepted with their joint price: refused with `price-moved`, and nothing accepted, if their terms do not make
   * the price.
   */
  readonly acceptBetslipChanges: Betslip;
  /** Begins an attempt to link. Returns its nonce, which the id token must contain; valid for an hour and this player only. */
  readonly accountLinkBegin: Scalars['ID']['output'];
  /**
   * `token` is the partner's id token, requested with a nonce of `accountLinkBegin`. `nonce` also ties it to one attempt; without it
   * any unexpired nonce of this player counts.
   */
  readonly accountLinkCreate: AccountLinkOutcome;
  readonly accountLinkDelete: AccountLinkOutcome;
  readonly accountLinkDismissPrompt: LinkPromptDismissals;
  /**
   * Adds bets to the slip; with `mergeBetslip: false` replaces its content. Selections that cannot be bet on are left out and reported; if
   * none remains, or the slip has no room for all, the slip is unchanged. Refused with `price-moved` if the terms of a group do not make its
   * price.
   */
  readonly addDraftBets: AddDraftBetsResult;
  /**
   * Adds all selections of a featured bet, or none: refused if it was withdrawn or a leg cannot be bet on. `marketSelections` are the terms
   * shown to the player; current terms that differ require acceptance.
   */
  readonly addFeaturedBet: Betslip;
  readonly addMarketSelection: Betslip;
  /** Replaces a selection by another line at its current price, one of its `buyPointOptions`. */
  readonly adjustSelectionPoints: Betslip;
  /** Points that are not offered count as the fewest offered. */
  readonly buyTeaserPoints: Betslip;
  /** Cancels a wire or cash deposit whose money has not come; late money is returned. Idempotent. */
  readonly cancelAnnouncedDeposit: PaymentResult;
  /** Cancels the deposit. Idempotent. */
  readonly cancelPaypalDeposit: PaymentResult;
  readonly cancelPendingLimit: SetLimitResult;
  /**
   * Cashes out at the current value, never below `amount`, which the player has confirmed. While a game of the bet is live, the request waits
   * (`delayMilliseconds` of the quote) and is decided by the value at that time: the confirmed amount is paid if the bet is still worth it.
   * `stake` is the part of the stake in cents; null for all of it. The client makes and stores `cashOutId` (16–64 characters of `A–Z a–z 0–9 _
   * -`) before it sends: the same id with the same body returns the same result, with another body it is refused with `cash-out-id-reused`.
   */
  readonly cashOutBet: CashOutResult;
  /** Ends the player's session, which takes no more wagers. Open wagers are still played out. */
  readonly casinoClose: CasinoCloseResult;
  /** `REAL` errors with `UNAUTHENTICATED` for visitors. A second game ends the first one's right to take wagers. */
  readonly casinoLaunch: CasinoLaunchResult;
  /** Starts practice of a free game by the `promotionId` of its page. */
  readonly casinoLaunchFreeToPlay: CasinoLaunchResult;
  readonly clearBetslip: Betslip;
  /** Removes all selections of the teaser from the slip. */
  readonly clearTeaserSelections: Betslip;
  /** Charges a deposit that the player approved with PayPal. Idempotent. */
  readonly completePaypalDeposit: PaymentResult;
  readonly confirmPendingLimit: SetLimitResult;
  /** Describes what `withdrawalCreate` would do now. */
  readonly confirmWithdrawal: WithdrawalConfirmation;
  /** Idempotent by `actionId`: the same id returns the same deposit. */
  readonly depositCreate: PaymentResult;
  readonly depositValidateCreate: PaymentResult;
  readonly dismissPrompt: PromptDismissalResult;
  /** Excludes a payment method. The player cannot undo this. */
  readonly excludePaymentMethod: PaymentChoiceResult;
  /** Like `withdrawalCreate`, for a wire transfer to an account that is not stored yet. */
  readonly firstWireTransferWithdrawalCreate: PaymentResult;
  /** The packet is signed by the vendor, used once, and bound to player, address and time. */
  readonly geoComplyAuthorizeGeoPacket: GeoPacketAuthorization;
  readonly geoComplyForceRefetchLicense: GeoComplyApiToken;
  readonly geoComplyGetApiToken: GeoComplyApiToken;
  /** Errors with `UNAUTHENTICATED` when the session has ended. */
  readonly heartbeat: HeartbeatResult;
  /** Like `withdrawalCreate`, for Interac only. */
  readonly interacWithdrawalCreate: PaymentResult;
  /** Objects to a limit in force, once. `text` has 10 to 2,000 letters. Idempotent by `actionId`. */
  readonly objectToLimit: LimitObjectionResult;
  readonly paymentMethodDelete: PaymentChoiceResult;
  /**
   * At most 40 bets. The client makes and stores `placementId` (16–64 characters of `A–Z a–z 0–9 _ -`) before it sends: the same id with the
   * same body returns the same result, with another body it is refused with `placement-id-reused`.
   */
  readonly placeBets: PlaceBetsResult;
  /** `termsId`: version of the terms that was shown, needed for offers that pay. `useAlternateImage` has no effect; accepted for older pages. */
  readonly promotionEnrollment: PromotionEnrollmentResult;
  readonly removeMarketSelection: Betslip;
  /** Sends a code: at most three in ten minutes, over all sessions and logins. A new code voids the previous one. */
  readonly sendOneTimeCode: OneTimeCodeOutcome;
  /** `freeBetId` only with `FREE_BET`. Refused like a boost. */
  readonly setAmountSource: Betslip;
  /** Sets the value in cents at which the bet is cashed out automatically; null removes it. */
  readonly setAutomaticCashOut: AutomaticCashOutResult;
  /** `amount` in cents; null empties the field. */
  readonly setDraftBetAmount: Betslip;
  /** `amountOrDuration`: cents, or hours; null for no limit. Lowering takes effect immediately, raising by the rules of the region. */
  readonly setLimit: SetLimitResult;
  /** Sets the boost of a bet; without an id, clears it. Refused if the boost's rules exclude the bet, or if it is not the player's. Clears any other reward of the bet. */
  readonly setProfitBoost: Betslip;
  readonly setUserPreference: ActionResult;
  /** Finds a deposit or withdrawal by the id of its attempt. Without a result the attempt is given up: a later request under the id is refused. */
  readonly settlePayment: SettledPayment;
  /** The same link each time. Errors with `UNAUTHENTICATED` for visitors; another player's bet is treated as unknown. */
  readonly shareBet: SharedBetLink;
  /**
   * Checked by the schema of the part as published to the player now. Errors have the path `answers`, then the field. `partId` is the part's
   * id in the layout.
   */
  readonly submitForm: FormSubmissionResult;
  /** Idempotent by `actionId`: the same id returns the same result. */
  readonly userAck: ActionResult;
  /** Five wrong attempts void a code. */
  readonly verifyOneTimeCode: OneTimeCodeOutcome;
  /** Like `depositCreate`, for wire transfers only. */
  readonly wireTransferDepositCreate: PaymentResult;
  /**
   * Holds the money and starts the payout. Idempotent by `actionId`; without one, the same input within five minutes returns the same
   * withdrawal. `consent` is recorded with the document's text; refused if the document never had it. A repeat does not change the record. If
   * absent, nothing is recorded.
   */
  readonly withdrawalCreate: PaymentResult;
  readonly withdrawalValidateCreateV2: PaymentResult;
};


export type MutationAcceptBetslipChangesArgs = {
  marketSelections: ReadonlyArray<AcceptedSelectionInput>;
  oddsFormat?: InputMaybe<OddsFormat>;
  sameGameParlayLegs: InputMaybe<ReadonlyArray<SameGameParlayLegInput>>;
};


export type MutationAccountLinkCreateArgs = {
  nonce: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type MutationAccountLinkDismissPromptArgs = {
  promptType: Scalars['String']['input'];
};


export type MutationAddDraftBetsArgs = {
  draftBets: ReadonlyArray<DraftBetInput>;
  mergeBetslip?: InputMaybe<Scalars['Boolean']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
  selectionOrigin: InputMaybe<Scalars['String']['input']>;
  shareId: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddFeaturedBetArgs = {
  featuredBetId: Scalars['ID']['input'];
  marketSelections: InputMaybe<ReadonlyArray<AcceptedSelectionInput>>;
  oddsFormat?: InputMaybe<OddsFormat>;
  selectionOrigin: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddMarketSelectionArgs = {
  includeOddsTrend?: InputMaybe<Scalars['Boolean']['input']>;
  input: AddMarketSelectionInput;
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type MutationAdjustSelectionPointsArgs = {
  marketSelectionId: Scalars['ID']['input'];
  oddsFormat?: InputMaybe<OddsFormat>;
  selectionId: Scalars['ID']['input'];
};


export type MutationBuyTeaserPointsArgs = {
  points: Scalars['String']['input'];
};


export type MutationCancelAnnouncedDepositArgs = {
  depositId: Scalars['ID']['input'];
};


export type MutationCancelPaypalDepositArgs = {
  depositId: Scalars['ID']['input'];
};


export type MutationCancelPendingLimitArgs = {
  limitId: Scalars['ID']['input'];
};


export type MutationCashOutBetArgs = {
  amount: Scalars['Long']['input'];
  betId: Scalars['ID']['input'];
  cashOutId: Scalars['ID']['input'];
  quoteId: Scalars['ID']['input'];
  stake: InputMaybe<Scalars['Long']['input']>;
};


export type MutationCasinoCloseArgs = {
  sessionId: Scalars['ID']['input'];
};


export type MutationCasinoLaunchArgs = {
  input: CasinoLaunchInput;
};


export type MutationCasinoLaunchFreeToPlayArgs = {
  launchId: Scalars['ID']['input'];
  promotionId: Scalars['ID']['input'];
};


export type MutationClearTeaserSelectionsArgs = {
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type MutationCompletePaypalDepositArgs = {
  depositId: Scalars['ID']['input'];
};


export type MutationConfirmPendingLimitArgs = {
  limitId: Scalars['ID']['input'];
};


export type MutationConfirmWithdrawalArgs = {
  input: PaymentInput;
};


export type MutationDepositCreateArgs = {
  actionId: InputMaybe<Scalars['ID']['input']>;
  input: PaymentInput;
};


export type MutationDepositValidateCreateArgs = {
  input: PaymentInput;
};


export type MutationDismissPromptArgs = {
  actionId: InputMaybe<Scalars['ID']['input']>;
  promptType: Scalars['String']['input'];
};


export type MutationExcludePaymentMethodArgs = {
  actionId: InputMaybe<Scalars['ID']['input']>;
  paymentProviderId: Scalars['ID']['input'];
  type: TransactionType;
};


export type MutationFirstWireTransferWithdrawalCreateArgs = {
  actionId: InputMaybe<Scalars['ID']['input']>;
  consent: InputMaybe<PaymentConsentInput>;
  input: PaymentInput;
};


export type MutationGeoComplyAuthorizeGeoPacketArgs = {
  geoPacket: Scalars['String']['input'];
};


export type MutationGeoComplyForceRefetchLicenseArgs = {
  currentLicenseKey: Scalars['String']['input'];
  licenseType: LicenseType;
};


export type MutationGeoComplyGetApiTokenArgs = {
  geolocationParams: InputMaybe<GeolocationParams>;
  licenseType: LicenseType;
};


export type MutationHeartbeatArgs = {
  elapsedSeconds: Scalars['Int']['input'];
};


export type MutationInteracWithdrawalCreateArgs = {
  actionId: InputMaybe<Scalars['ID']['input']>;
  consent: InputMaybe<PaymentConsentInput>;
  input: PaymentInput;
};


export type MutationObjectToLimitArgs = {
  actionId: InputMaybe<Scalars['ID']['input']>;
  limitId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationPaymentMethodDeleteArgs = {
  actionId: InputMaybe<Scalars['ID']['input']>;
  paymentMethodId: Scalars['ID']['input'];
};


export type MutationPlaceBetsArgs = {
  bets: ReadonlyArray<PlaceBetInput>;
  includeOddsTrend?: InputMaybe<Scalars['Boolean']['input']>;
  keepBetslipSelections?: InputMaybe<Scalars['Boolean']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
  placementId: InputMaybe<Scalars['ID']['input']>;
};


export type MutationPromotionEnrollmentArgs = {
  actionId: InputMaybe<Scalars['ID']['input']>;
  promotionId: Scalars['ID']['input'];
  termsId: InputMaybe<Scalars['ID']['input']>;
  useAlternateImage: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveMarketSelectionArgs = {
  oddsFormat?: InputMaybe<OddsFormat>;
  selectionId: Scalars['ID']['input'];
};


export type MutationSendOneTimeCodeArgs = {
  channel: OneTimeCodeChannel;
};


export type MutationSetAmountSourceArgs = {
  amountSourceType: AmountSourceType;
  draftBetId: Scalars['ID']['input'];
  freeBetId: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSetAutomaticCashOutArgs = {
  betId: Scalars['ID']['input'];
  target: InputMaybe<Scalars['Long']['input']>;
};


export type MutationSetDraftBetAmountArgs = {
  amount: InputMaybe<Scalars['Long']['input']>;
  amountField?: InputMaybe<AmountField>;
  draftBetId: Scalars['ID']['input'];
};


export type MutationSetLimitArgs = {
  amountOrDuration: InputMaybe<Scalars['Long']['input']>;
  period: InputMaybe<RgLimitPeriod>;
  type: RgLimitType;
};


export type MutationSetProfitBoostArgs = {
  draftBetId: Scalars['ID']['input'];
  profitBoostId: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSetUserPreferenceArgs = {
  actionId: InputMaybe<Scalars['ID']['input']>;
  input: UserPreferenceInput;
};


export type MutationSettlePaymentArgs = {
  actionId: Scalars['ID']['input'];
};


export type MutationShareBetArgs = {
  betId: Scalars['ID']['input'];
};


export type MutationSubmitFormArgs = {
  actionId: InputMaybe<Scalars['ID']['input']>;
  answers: Scalars['FormAnswers']['input'];
  formId: Scalars['ID']['input'];
  partId: Scalars['ID']['input'];
};


export type MutationUserAckArgs = {
  ackType: Scalars['String']['input'];
  actionId: InputMaybe<Scalars['ID']['input']>;
};


export type MutationVerifyOneTimeCodeArgs = {
  oneTimeCode: Scalars['String']['input'];
  source: OneTimeCodeSource;
};


export type MutationWireTransferDepositCreateArgs = {
  actionId: InputMaybe<Scalars['ID']['input']>;
  input: PaymentInput;
};


export type MutationWithdrawalCreateArgs = {
  actionId: InputMaybe<Scalars['ID']['input']>;
  consent: InputMaybe<PaymentConsentInput>;
  input: PaymentInput;
};


export type MutationWithdrawalValidateCreateV2Args = {
  input: PaymentInput;
};

/** Reason a slot has no node. */
export type NodeAbsence =
  /** The stored content does not fit the kind's schema. */
  | 'INVALID'
  /** Not sent yet: query `layoutPart`. */
  | 'LATER'
  /** Too many pages could not draw the node. */
  | 'QUARANTINED'
  /** A bound source failed or timed out. */
  | 'SOURCE_FAILED'
  /** This build does not know the kind, its version or its presentation. */
  | 'UNSUPPORTED';

/** Replacement of a node. Closed for ever: every client ever released can draw it. */
export type NodeFallback = FallbackAmountLine | FallbackLink | FallbackText;

/** Price as the exact ratio of profit to stake. */
export type Odds = {
  readonly __typename: 'Odds';
  readonly denominatorLong: Scalars['Long']['output'];
  /** Odds as text. Without an argument the format is that of the enclosing field (`betslip(oddsFormat: EURO)`), or else `AMERICAN`. */
  readonly formattedOdds: Scalars['String']['output'];
  readonly numeratorLong: Scalars['Long']['output'];
};


/** Price as the exact ratio of profit to stake. */
export type OddsFormattedOddsArgs = {
  oddsFormat: InputMaybe<OddsFormat>;
};

export type OddsFormat =
  | 'AMERICAN'
  | 'EURO';

export type OddsTrend =
  | 'DOWN'
  | 'NO_CHANGE'
  | 'UP';

/** Progress in one offer. Its id is that of the promotion. */
export type OfferProgress = {
  readonly __typename: 'OfferProgress';
  readonly awardCount: Scalars['Int']['output'];
  readonly enrolledAt: Scalars['Time']['output'];
  /** Newest first, at most 20. */
  readonly entries: ReadonlyArray<OfferProgressEntry>;
  readonly id: Scalars['ID']['output'];
  readonly maxAwards: Scalars['Int']['output'];
  /** Terms to which the player has opted in; later changes of the offer do not concern them. */
  readonly termsOfUse: Scalars['String']['output'];
};

/** A bet that the offer looks at. */
export type OfferProgressEntry = {
  readonly __typename: 'OfferProgressEntry';
  /** Expiry of an award that can be used; else null. */
  readonly expiresAt: Maybe<Scalars['Time']['output']>;
  readonly id: Scalars['ID']['output'];
  /** When the bet was placed. */
  readonly placedAt: Scalars['Time']['output'];
  readonly state: OfferProgressState;
  readonly text: Scalars['String']['output'];
};

/**
 * `WAITING`: the bet is open. `AWARDED`: the award can be used. `USED`, `EXPIRED`, `WITHDRAWN`: what became of the award. `NOT_COUNTED`: the bet
 * does not count. `NOT_AWARDED`: it counts, but nothing was given.
 */
export type OfferProgressState =
  | 'AWARDED'
  | 'EXPIRED'
  | 'NOT_AWARDED'
  | 'NOT_COUNTED'
  | 'USED'
  | 'WAITING'
  | 'WITHDRAWN';

/** Offers after the first login: the promotion for new players, if any, and always the deposit. */
export type OnboardingShelf = {
  readonly __typename: 'OnboardingShelf';
  readonly depositLabel: Scalars['String']['output'];
  /** Heading without a promotion. */
  readonly fundTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Promotion for all players; null if none is running. */
  readonly promotion: Maybe<PromotionCard>;
  readonly skipLabel: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  /** Heading with a promotion. */
  readonly welcomeTitle: Scalars['String']['output'];
};

export type OneTimeCode = {
  readonly __typename: 'OneTimeCode';
  /** True if a code is needed now, before the action. */
  readonly showOneTimeCode: Scalars['Boolean']['output'];
};

export type OneTimeCodeChannel =
  | 'EMAIL';

export type OneTimeCodeOutcome = {
  readonly __typename: 'OneTimeCodeOutcome';
  readonly errors: ReadonlyArray<UserError>;
  readonly success: Scalars['Boolean']['output'];
};

/** Purpose of a code: a verified code permits one action of its source, in the session that it was sent in. */
export type OneTimeCodeSource =
  | 'DEPOSIT'
  /** Raise or remove an own limit; lowering never needs a code. */
  | 'LIMIT'
  /** Weaken the login checks. */
  | 'LOGIN_PREFERENCES'
  /** Add or remove a passkey; required whatever the login preferences are. */
  | 'PASSKEY'
  | 'PASSWORD'
  | 'WITHDRAWAL';

export type OpenBetslipDeepLink = {
  readonly __typename: 'OpenBetslipDeepLink';
  /** Selections to add first; empty opens the betslip unchanged. */
  readonly marketSelectionIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** Opts in to one of our promotions. */
export type OptInPromotionAction = {
  readonly __typename: 'OptInPromotionAction';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly next: Maybe<DeepLink>;
  readonly promotionId: Scalars['ID']['output'];
  readonly requirements: ReadonlyArray<ActionRequirement>;
};

/** Organization of a league: `united-states`, `england`. */
export type Organization = {
  readonly __typename: 'Organization';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

/** Statistics of other sports: only the score by period. */
export type OtherStatistics = {
  readonly __typename: 'OtherStatistics';
  readonly periods: ReadonlyArray<PeriodScore>;
};

/** Text above the deposit methods outside an operating area. */
export type OutOfStateDepositPage = {
  readonly __typename: 'OutOfStateDepositPage';
  readonly body: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Server's text above the deposit methods outside an operating area; nothing inside one. */
export type OutOfStateShelf = {
  readonly __typename: 'OutOfStateShelf';
  readonly id: Scalars['ID']['output'];
};

/** Limit or break of the player, with a control to set it. */
export type OwnLimitShelf = {
  readonly __typename: 'OwnLimitShelf';
  readonly id: Scalars['ID']['output'];
  /** Null for visitors, and on failure. */
  readonly item: Maybe<RgLimitItem>;
  readonly text: Scalars['String']['output'];
  /** `Weekly spend limit`. */
  readonly title: Scalars['String']['output'];
};

export type PageColumn = {
  readonly __typename: 'PageColumn';
  readonly region: Scalars['String']['output'];
  /** Share of the width, from 1 to 4. */
  readonly weight: Scalars['Int']['output'];
};

export type PageInfo = {
  readonly __typename: 'PageInfo';
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
};

export type PageShelf = AccountSummaryShelf | AnnouncedPaymentsShelf | AwardDetailsShelf | BetBuilderShelf | BetListShelf | CasinoRoundShelf | CasinoSessionRoundsShelf | ChangePasswordShelf | CollectionShelf | ColumnsShelf | CountdownShelf | DisplayPreferencesShelf | EditorialShelf | EventHeaderShelf | FavoriteGamesShelf | FeaturedEventsShelf | FrameShelf | GameFactsShelf | HelplineShelf | HeroCarouselShelf | HistoryShelf | ImageShelf | KeptMethodsShelf | LegalDocumentShelf | LimitHistoryShelf | LimitListShelf | LimitsSetByUsShelf | LinkPromptShelf | LinkedAccountsShelf | LinkingResultShelf | LiveEventsShelf | LoginPreferencesShelf | LoyaltyDashboardShelf | ManagedMethodsShelf | MarketGridShelf | MarketGroupsShelf | MethodExclusionShelf | OnboardingShelf | OutOfStateShelf | OwnLimitShelf | ParlaySuggestionsShelf | PasskeysShelf | PaymentAmountShelf | PaymentButtonShelf | PaymentConsentShelf | PaymentGatewayShelf | PaymentMethodsShelf | PaymentNoticeShelf | PaymentPlaceShelf | PaymentShelf | PaymentTotalShelf | PromotionCodeShelf | PromotionDetailsShelf | PromotionsShelf | QuickBetsShelf | QuickLinksShelf | ReferralsShelf | SearchResultsShelf | SharedBetShelf | SignUpElsewhereShelf | SignedUpShelf | StandingsShelf | StatisticsShelf | StreamPlayerShelf | SupportChatShelf | TabsShelf | TaxFormsShelf | TransactionReceiptShelf | VideoShelf | WireDetailsShelf;

export type PageTab = {
  readonly __typename: 'PageTab';
  /** Link of the tab; a tab without a link shows its region. */
  readonly deepLink: Maybe<DeepLink>;
  readonly label: Scalars['String']['output'];
  readonly region: Scalars['String']['output'];
};

export type Parent = {
  readonly __typename: 'Parent';
  readonly children: ReadonlyArray<Leaf>;
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type ParlayLeg = {
  readonly __typename: 'ParlayLeg';
  readonly event: Event;
  readonly selection: MarketSelection;
};

export type ParlaySection = {
  readonly __typename: 'ParlaySection';
  /** Null with fewer than two selections. */
  readonly draftBet: Maybe<DraftBet>;
  readonly errors: ReadonlyArray<BetError>;
  readonly oddsTrend: OddsTrend;
  readonly totalBetAmount: Money;
  /** Total with every boost; null without a boost. */
  readonly totalPotentialBoostedReturnAmount: Maybe<Money>;
  readonly totalPotentialReturnAmount: Money;
};

export type ParlaySuggestion = {
  readonly __typename: 'ParlaySuggestion';
  /** Featured bet, added by this id as a whole. */
  readonly featuredBetId: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  /** True if added with an amount. */
  readonly isQuickBet: Scalars['Boolean']['output'];
  readonly legs: ReadonlyArray<ParlayLeg>;
  /** Odds of all legs together, at current prices. */
  readonly odds: Odds;
  /** Cents to enter for a quick bet; null for none. */
  readonly suggestedBetAmount: Maybe<Scalars['Long']['output']>;
  readonly title: Scalars['String']['output'];
};

/** Parlays to take as they are: selections of the offer, one per game. */
export type ParlaySuggestionsShelf = {
  readonly __typename: 'ParlaySuggestionsShelf';
  readonly id: Scalars['ID']['output'];
  /** Null when the source failed. */
  readonly suggestions: Maybe<ReadonlyArray<ParlaySuggestion>>;
  readonly title: Scalars['String']['output'];
};

export type Participant = {
  readonly __typename: 'Participant';
  readonly abbreviation: Scalars['String']['output'];
  readonly crest: Crest;
  readonly fullName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Record of wins, losses and draws, as `7-2` or `5-1-3`; null when unknown. */
  readonly record: Maybe<Scalars['String']['output']>;
};

/** A team or a player. */
export type ParticipantResult = {
  readonly __typename: 'ParticipantResult';
  /** Link to the next game, or to the league if there is none. */
  readonly deepLink: SportsbookPageDeepLink;
  readonly id: Scalars['ID']['output'];
  readonly participant: Participant;
  /** League and next game. */
  readonly text: Scalars['String']['output'];
};

export type Passkey = {
  readonly __typename: 'Passkey';
  readonly createdAt: Scalars['Time']['output'];
  /** Host name of the site for which the passkey is valid. */
  readonly host: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Time of the last login with the passkey; null before the first. */
  readonly lastUsedAt: Maybe<Scalars['Time']['output']>;
  /** Name given by the player. */
  readonly name: Scalars['String']['output'];
};

/** Passkeys of the player, to add and remove. */
export type PasskeysShelf = {
  readonly __typename: 'PasskeysShelf';
  /** Text if there is no passkey. */
  readonly emptyText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Newest first, of all sites; null for visitors. */
  readonly passkeys: Maybe<ReadonlyArray<Passkey>>;
  /** Explains passkeys. */
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Amount that the player types. The server sets the range. */
export type PaymentAmountShelf = {
  readonly __typename: 'PaymentAmountShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** Sends the draft for checking. The amount follows the label. */
export type PaymentButtonShelf = {
  readonly __typename: 'PaymentButtonShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

export type PaymentChoiceResult = {
  readonly __typename: 'PaymentChoiceResult';
  readonly succeeded: Scalars['Boolean']['output'];
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Text and button with which the player confirmed a payment: a consent node of that revision. */
export type PaymentConsentInput = {
  /** Button text as shown, without the amount after it. */
  readonly label: Scalars['String']['input'];
  /** Id of the slot. */
  readonly nodeId: Scalars['ID']['input'];
  /** `Layout.revision` with which the node was drawn. */
  readonly revision: Scalars['ID']['input'];
  /** Sentence as shown. */
  readonly sentence: Scalars['String']['input'];
};

/** Text that the player agrees to, with the button. The amount follows the label. */
export type PaymentConsentShelf = {
  readonly __typename: 'PaymentConsentShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** Place to pay in or pick up cash. */
export type PaymentFacility = {
  readonly __typename: 'PaymentFacility';
  /** Lines, as on an envelope. */
  readonly address: Scalars['String']['output'];
  /** Distance with unit from the verified location; null without one. */
  readonly distance: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isOpen: Scalars['Boolean']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  /** `Open until 9 PM` or `Closed · opens 9 AM`, by the clocks of the place. */
  readonly opening: Scalars['String']['output'];
  readonly workingHours: ReadonlyArray<WorkingHours>;
  readonly workingHoursUrl: Maybe<Scalars['String']['output']>;
};

/** Vendor's payment page in a frame, for the payment in the address. */
export type PaymentGatewayShelf = {
  readonly __typename: 'PaymentGatewayShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

export type PaymentInput = {
  /** Minor units of the player's currency. */
  readonly amountCents: Scalars['Int']['input'];
  /** Place for cash, of `paymentFacilities`; absent for other methods. */
  readonly facilityId?: InputMaybe<Scalars['ID']['input']>;
  /** Stored card or account; if absent, the provider asks for one. */
  readonly paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  readonly paymentProviderId: Scalars['ID']['input'];
  readonly promotionCode?: InputMaybe<Scalars['String']['input']>;
  /** True for a deposit from the betslip, without further questions. */
  readonly quickDeposit?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Card or account that a provider stores for the player; only the provider knows its number. */
export type PaymentMethod = {
  readonly __typename: 'PaymentMethod';
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Masked name: `Visa ending 4242`. */
  readonly name: Scalars['String']['output'];
};

/** Permissions on a provider's cards and accounts, for the queried type of payment. */
export type PaymentMethodOptions = {
  readonly __typename: 'PaymentMethodOptions';
  /** True if stored methods may be removed. */
  readonly manageMethodsPermitted: Scalars['Boolean']['output'];
  /** True if a card or account that is not stored may be used. */
  readonly newMethodsPermitted: Scalars['Boolean']['output'];
  /** Heading of the list of methods. */
  readonly paymentsMethodsHeader: Scalars['String']['output'];
};

export type PaymentMethodWord = {
  readonly __typename: 'PaymentMethodWord';
  /** Text below the server's. */
  readonly note: Maybe<Scalars['String']['output']>;
  readonly providerId: Scalars['ID']['output'];
};

/** Payment methods. Named ones come first, in this order; others follow in the server's order. The document adds, hides and selects none. */
export type PaymentMethodsShelf = {
  readonly __typename: 'PaymentMethodsShelf';
  readonly id: Scalars['ID']['output'];
  readonly methods: ReadonlyArray<PaymentMethodWord>;
  readonly words: ReadonlyArray<WalletWord>;
};

/** Reason that payments are impossible now: not permitted, no method, or the list failed to load. */
export type PaymentNoticeShelf = {
  readonly __typename: 'PaymentNoticeShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** Choice of a place to pay or pick up cash, shown for providers that need a place. */
export type PaymentPlaceShelf = {
  readonly __typename: 'PaymentPlaceShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** Payment provider, as available to one player. */
export type PaymentProvider = {
  readonly __typename: 'PaymentProvider';
  readonly availability: ProviderAvailability;
  /** Type of provider: `CARD`, `BANK_LINK`, …. */
  readonly code: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly details: Scalars['String']['output'];
  /** True if the player has excluded the provider. */
  readonly excluded: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly maximumAmount: Money;
  readonly methodOptions: PaymentMethodOptions;
  readonly methods: ReadonlyArray<PaymentMethod>;
  /** True if a one-time code is required for payments of the queried type (`MFA_REQUIRED` of the creation). */
  readonly mfaRequired: Scalars['Boolean']['output'];
  readonly minimumAmount: Money;
  readonly name: Scalars['String']['output'];
  /** Method used last. */
  readonly preferredMethod: Maybe<PaymentMethod>;
  /** True if the provider can store cards or accounts. */
  readonly supportsMethods: Scalars['Boolean']['output'];
  /** Median of the latest payouts by this provider, such as `about 3 hours`; null for deposits and with too few payouts. */
  readonly typicalTime: Maybe<Scalars['String']['output']>;
  /** Reason the provider is unavailable; null if available. */
  readonly warning: Maybe<Scalars['String']['output']>;
};

export type PaymentProviderName = {
  readonly __typename: 'PaymentProviderName';
  readonly code: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type PaymentProvidersLandingPage = {
  readonly __typename: 'PaymentProvidersLandingPage';
  /** Reason; null if permitted. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** True if the player may make payments now. */
  readonly permitted: Scalars['Boolean']['output'];
  readonly preferredProvider: Maybe<PaymentProvider>;
  readonly providers: ReadonlyArray<PaymentProvider>;
};

export type PaymentResult = {
  readonly __typename: 'PaymentResult';
  /** False if the player may make no payment, or none by this provider. */
  readonly permitted: Scalars['Boolean']['output'];
  readonly succeeded: Scalars['Boolean']['output'];
  readonly uri: Maybe<PaymentUri>;
  readonly userErrors: ReadonlyArray<UserError>;
};

/**
 * Draft of one payment: method, stored card or account, place, amount, consent. Holds the regions `above`, `form` and `confirm`, whose nodes
 * read and change the draft. The server and the player's input decide methods, amounts and targets.
 */
export type PaymentShelf = {
  readonly __typename: 'PaymentShelf';
  readonly id: Scalars['ID']['output'];
  /** True if payments are enabled here. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** Direction of the payment, by the surface. */
  readonly type: TransactionType;
};

/** Amount and target of a payout, in the server’s figures, before the player agrees. */
export type PaymentTotalShelf = {
  readonly __typename: 'PaymentTotalShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

export type PaymentTransaction = {
  readonly __typename: 'PaymentTransaction';
  readonly amount: Money;
  readonly id: Scalars['ID']['output'];
  /** Null for deposits and failed withdrawals. */
  readonly progress: Maybe<WithdrawalProgress>;
  readonly provider: PaymentProviderName;
  readonly receipt: Receipt;
  /**
   * Deposits: `FAILED`, `PENDING`, `PENDING_CASH_DEPOSIT`, `PENDING_WIRE_DEPOSIT` or `SUCCESSFUL`; withdrawals: `FAILED`, `PENDING`,
   * `PENDING_CASH_PICKUP`, `PENDING_WIRE_WITHDRAWAL` or `SUCCESSFUL`.
   */
  readonly status: Scalars['String']['output'];
  readonly transactionId: Scalars['ID']['output'];
  readonly type: TransactionType;
};

/** Next page of a payment. */
export type PaymentUri = {
  readonly __typename: 'PaymentUri';
  readonly deepLink: Maybe<DeepLink>;
  readonly navigationBarTitle: Scalars['String']['output'];
  readonly oauthPath: Maybe<Scalars['String']['output']>;
  readonly transactionId: Scalars['ID']['output'];
  readonly webLaunchNewWindow: Scalars['Boolean']['output'];
  /** A GET here with the player's token returns the address of the payment frame; for a withdrawal without one, the receipt's page. */
  readonly webUrl: Scalars['String']['output'];
};

/** Score of one period: a quarter, an inning, the games of a set. */
export type PeriodScore = {
  readonly __typename: 'PeriodScore';
  readonly away: Maybe<Scalars['Int']['output']>;
  /** Null if the side has not had its turn in the period. */
  readonly home: Maybe<Scalars['Int']['output']>;
  /** Head of the column: `1`, `OT`. */
  readonly label: Scalars['String']['output'];
};

/** Draft bet exactly as shown to the player. */
export type PlaceBetInput = {
  /** A bonus bet names its token and has the token's amount; a boosted bet is paid in cash. A bet takes one reward at most. */
  readonly amountSourceType?: InputMaybe<AmountSourceType>;
  /** Cents; for a round robin, of each combination. */
  readonly betAmount: Scalars['Long']['input'];
  readonly draftBetId: Scalars['ID']['input'];
  readonly freeBetId?: InputMaybe<Scalars['ID']['input']>;
  readonly legs: ReadonlyArray<AcceptedSelectionInput>;
  readonly profitBoostId?: InputMaybe<Scalars['ID']['input']>;
  /** Points by which a teaser moves each line. */
  readonly teaserPoints?: InputMaybe<Scalars['String']['input']>;
  /** For a teaser: `terms` of the preview that was shown. Without terms, or with outdated ones, the bet is refused and asks for acceptance. */
  readonly teaserTerms?: InputMaybe<Scalars['String']['input']>;
  readonly totalOddsDenominator?: InputMaybe<Scalars['Long']['input']>;
  /** Price of the whole bet, if not the product of its legs; required for a teaser. A worse current price is refused like a leg's. */
  readonly totalOddsNumerator?: InputMaybe<Scalars['Long']['input']>;
};

/** All bets of a placement are accepted, or none. */
export type PlaceBetsResult = {
  readonly __typename: 'PlaceBetsResult';
  readonly accepted: Scalars['Boolean']['output'];
  readonly balances: Maybe<Balances>;
  readonly betslip: Betslip;
  readonly errors: ReadonlyArray<BetError>;
  readonly patronBalanceAfter: Maybe<Money>;
  readonly placedBets: ReadonlyArray<PlacedBet>;
  /** Id of the request, or one made by the server. */
  readonly placementId: Scalars['ID']['output'];
};

export type PlacedBet = {
  readonly __typename: 'PlacedBet';
  readonly amountSourceType: AmountSourceType;
  readonly anyLegsInPlay: Scalars['Boolean']['output'];
  /** Stake. An open bet counts without the part cashed out, a settled bet as placed. */
  readonly betAmount: Money;
  /** Null unless the bet is open. */
  readonly cashOut: Maybe<CashOut>;
  /** Cash outs, oldest first. */
  readonly cashOuts: ReadonlyArray<CompletedCashOut>;
  /** Amount paid by cash outs; null without any. */
  readonly cashoutAmount: Maybe<Money>;
  readonly closedAt: Maybe<Scalars['Time']['output']>;
  /** Featured bet that the player added whole; its title is the one at the placement. */
  readonly featuredBetId: Maybe<Scalars['ID']['output']>;
  readonly featuredBetTitle: Maybe<Scalars['String']['output']>;
  readonly freeBetId: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Legs by event, in the order of each event's first leg. */
  readonly legEventGroupings: ReadonlyArray<PlacedLegEventGrouping>;
  readonly legs: ReadonlyArray<PlacedLeg>;
  readonly numLegs: Scalars['Int']['output'];
  /** Number of bets: 1, except for a round robin. */
  readonly numberOfCombinations: Scalars['Int']['output'];
  readonly outcome: BetOutcome;
  /** Outcome of a bet returned by an operator; null if results decide. */
  readonly overrideOutcome: Maybe<BetOutcome>;
  /** Payout, cash outs included; null while open. */
  readonly payoutAmount: Maybe<Money>;
  readonly placedAt: Scalars['Time']['output'];
  /** Stake as accepted; never changes. */
  readonly placedBetAmount: Money;
  readonly potentialPayoutAmount: Money;
  readonly profitBoostId: Maybe<Scalars['ID']['output']>;
  readonly rawId: Scalars['ID']['output'];
  readonly receipt: Receipt;
  /** True if a leg's outcome changed after grading because its result was corrected. */
  readonly regraded: Scalars['Boolean']['output'];
  /** Rule for voids and pushes of several picks of one game, as shown at placement; null without such picks. */
  readonly sameGameRule: Maybe<Scalars['String']['output']>;
  /** Page that shows the bet to others; null while not shared. */
  readonly shareableDeepLink: Maybe<DeepLink>;
  readonly status: BetStatus;
  /** Points by which a teaser moved each line; with two sports, the points of the first sport. The legs have the moved lines. */
  readonly teaserPoints: Maybe<Points>;
  /** Rule for pushes and voids of a teaser, as shown at placement; null for the default rule and for other bets. */
  readonly teaserRule: Maybe<Scalars['String']['output']>;
  /** Odds, including a boost. */
  readonly totalOdds: Odds;
  readonly type: BetType;
  readonly unboostedTotalOdds: Odds;
  /** Grows with every change. */
  readonly version: Scalars['Long']['output'];
  /** Profit on `betAmount` if every leg wins. */
  readonly winAmount: Money;
};

export type PlacedLeg = {
  readonly __typename: 'PlacedLeg';
  readonly event: Event;
  readonly id: Scalars['ID']['output'];
  readonly inPlay: Scalars['Boolean']['output'];
  /** Market now; null if no longer known. */
  readonly market: Maybe<Market>;
  readonly marketName: Scalars['String']['output'];
  readonly marketSelectionId: Scalars['ID']['output'];
  /** Market of the leg: `moneyline`, `spread`, `total`, …. */
  readonly marketType: Scalars['String']['output'];
  /** Odds as accepted; never change. */
  readonly odds: Odds;
  readonly ordinal: Scalars['Int']['output'];
  readonly outcome: LegOutcome;
  /** Reason for the outcome; null while pending. */
  readonly outcomeReason: Maybe<Scalars['String']['output']>;
  /** Participant that the leg is on; null for none, such as in a total. */
  readonly participant: Maybe<Participant>;
  readonly placedBetId: Scalars['ID']['output'];
  readonly points: Maybe<Points>;
  /** Outcome before a correction, with its reason; null without a correction. */
  readonly regradedFrom: Maybe<LegOutcome>;
  readonly regradedFromReason: Maybe<Scalars['String']['output']>;
  readonly selectionName: Scalars['String']['output'];
  readonly selectionType: Scalars['String']['output'];
};

/** Legs of one event in a placed bet. */
export type PlacedLegEventGrouping = {
  readonly __typename: 'PlacedLegEventGrouping';
  /** Page of the event. */
  readonly deepLink: DeepLink;
  readonly eventId: Scalars['ID']['output'];
  readonly eventName: Scalars['String']['output'];
  readonly eventStatus: EventStatus;
  readonly id: Scalars['ID']['output'];
  readonly legs: ReadonlyArray<PlacedLeg>;
  /** Joint price of the legs, as accepted. Null for a teaser, which has one price for the ticket. */
  readonly odds: Maybe<Odds>;
  readonly startsAt: Scalars['Time']['output'];
};

/** Outcome of a placement. */
export type PlacementOutcome = {
  readonly __typename: 'PlacementOutcome';
  readonly placementId: Scalars['ID']['output'];
  readonly result: Maybe<PlaceBetsResult>;
  /** `UNKNOWN`: the server has never received the placement, so it is safe to send. */
  readonly status: PlacementStatus;
};

export type PlacementStatus =
  | 'DECIDED'
  | 'IN_PROGRESS'
  | 'UNKNOWN';

/** Region of the player's account, for a map. */
export type PlayerArea = {
  readonly __typename: 'PlayerArea';
  /** Corners of the region. */
  readonly boundary: ReadonlyArray<MapPoint>;
  /** Verified location of the session; null without one. */
  readonly position: Maybe<MapPoint>;
};

export type Points = {
  readonly __typename: 'Points';
  readonly decimalPoints: Scalars['String']['output'];
  readonly formattedPoints: Scalars['String']['output'];
};

export type PromotionCard = {
  readonly __typename: 'PromotionCard';
  /** Page of the promotion; null if there is only the card. */
  readonly deepLink: Maybe<PromotionDeepLink>;
  /** Full text, paragraphs separated by blank lines; null if there is only the card. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Null if there is no end. */
  readonly endsAt: Maybe<Scalars['Time']['output']>;
  /** Null for visitors. */
  readonly enrollmentStatus: Maybe<EnrollmentStatus>;
  readonly id: Scalars['ID']['output'];
  /** Name of one of our drawings, such as `parlay`; the schema of the kind lists them. */
  readonly illustration: Scalars['String']['output'];
  /** True if only players may see the promotion's content. */
  readonly isForPlayers: Scalars['Boolean']['output'];
  readonly primaryCta: Scalars['String']['output'];
  readonly primaryCtaDeepLink: Maybe<DeepLink>;
  readonly publishedAt: Maybe<Scalars['Time']['output']>;
  readonly secondaryCta: Maybe<Scalars['String']['output']>;
  readonly secondaryCtaDeepLink: Maybe<DeepLink>;
  readonly shortDescription: Scalars['String']['output'];
  /** Null if there is no start. */
  readonly startsAt: Maybe<Scalars['Time']['output']>;
  /** Tags by which lists filter promotions. */
  readonly tagIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Version of the terms to opt in to; null for promotions that pay nothing or need no opt-in. */
  readonly termsId: Maybe<Scalars['ID']['output']>;
  readonly termsOfUse: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Promotion code for a deposit; shown if a promotion is open to the player. */
export type PromotionCodeShelf = {
  readonly __typename: 'PromotionCodeShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

export type PromotionDeepLink = {
  readonly __typename: 'PromotionDeepLink';
  readonly promotionId: Scalars['ID']['output'];
};

/** Page of one promotion. */
export type PromotionDetailsShelf = {
  readonly __typename: 'PromotionDetailsShelf';
  readonly id: Scalars['ID']['output'];
  /** Set while the promotion is on. */
  readonly promotion: Maybe<PromotionCard>;
  /** Null when the source failed. */
  readonly standing: Maybe<PromotionStanding>;
};

/** Promotion as it concerns one player. Its id is that of its card. */
export type PromotionEnrollment = {
  readonly __typename: 'PromotionEnrollment';
  readonly enrollmentStatus: EnrollmentStatus;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type PromotionEnrollmentResult = {
  readonly __typename: 'PromotionEnrollmentResult';
  readonly errors: ReadonlyArray<UserError>;
  readonly promotion: Maybe<PromotionEnrollment>;
  readonly success: Scalars['Boolean']['output'];
};

/** Page of all promotions, or of the promotions with one tag. */
export type PromotionListDeepLink = {
  readonly __typename: 'PromotionListDeepLink';
  /** Shows only promotions with this tag. */
  readonly tagId: Maybe<Scalars['ID']['output']>;
};

export type PromotionStanding =
  /** Ended, or not begun. */
  | 'OFF'
  | 'ON'
  | 'UNKNOWN';

export type PromotionsShelf = {
  readonly __typename: 'PromotionsShelf';
  readonly id: Scalars['ID']['output'];
  readonly promotions: ReadonlyArray<PromotionCard>;
  readonly title: Scalars['String']['output'];
};

export type PromptDismissalResult = {
  readonly __typename: 'PromptDismissalResult';
  readonly account: Maybe<Account>;
  readonly succeeded: Scalars['Boolean']['output'];
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Prompts that the player has dismissed. */
export type PromptDismissals = {
  readonly __typename: 'PromptDismissals';
  readonly promptTypes: ReadonlyArray<Scalars['String']['output']>;
};

/** Possible next step of the player. */
export type PromptReceiptLine = {
  readonly __typename: 'PromptReceiptLine';
  readonly body: Maybe<Scalars['String']['output']>;
  readonly deepLink: Maybe<DeepLink>;
  readonly id: Scalars['ID']['output'];
  readonly linkLabel: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type ProviderAvailability =
  | 'AVAILABLE'
  | 'UNAVAILABLE';

export type Query = {
  readonly __typename: 'Query';
  /** Errors with `UNAUTHENTICATED` for visitors. */
  readonly account: Account;
  /**
   * Section of the player's own history. `first` is 1 to 50, 20 when absent; an invalid cursor is ignored. Errors with `BAD_USER_INPUT` for an
   * unknown section, filter or period.
   */
  readonly accountHistory: HistoryPage;
  /** `skipAccount` leaves `account` null. Errors with `UNAUTHENTICATED` for visitors. */
  readonly accountMenu: AccountMenu;
  /** Deposits for which the player must still bring or send the money, latest first. */
  readonly announcedDeposits: ReadonlyArray<PaymentTransaction>;
  /** Null for an event that is not shown. At most 6 picks. */
  readonly betBuilder: Maybe<BetBuilder>;
  /** Errors with `UNAUTHENTICATED` for visitors. */
  readonly betHistoryPage: BetHistoryPage;
  /** `selectedFilterId` is one of the section's filters: `all`, `straight`, `parlay`, `round-robin`, `teaser`. */
  readonly betHistorySection: BetHistorySection;
  readonly betHistoryTotals: BetHistoryTotals;
  readonly betslip: Betslip;
  /** Fresh quote. Null unless the bet is open and the player's. */
  readonly cashOut: Maybe<CashOut>;
  /** Games of a category; every filter narrows further. `limit` is at most 60. Empty for an unknown category or filter. */
  readonly casinoCategory: CasinoGamePage;
  readonly casinoMenu: ReadonlyArray<CasinoMenuItem>;
  /** Round of the player; null for any other id. */
  readonly casinoRound: Maybe<CasinoRound>;
  /** Games by search term, of which the first 64 characters count; best first. */
  readonly casinoSearch: CasinoGamePage;
  /** Session of the player; null for any other id. */
  readonly casinoSession: Maybe<CasinoSession>;
  /** Page of a list. `first` is at most 50. Empty for an unknown list or filter; an invalid cursor starts at the beginning. */
  readonly collection: CollectionPage;
  /** Dialogs that may open for this audience, most important first. */
  readonly dialogs: ReadonlyArray<DialogSlot>;
  /** True if some promotion with a deposit code is open to the player. */
  readonly displayPromoCode: Scalars['Boolean']['output'];
  /** Promotions to which the player has opted in. */
  readonly enrolledPromotions: ReadonlyArray<PromotionCard>;
  /** Null for an unknown event. */
  readonly event: Maybe<Event>;
  /** Markets of these types that are not hidden, in the order of the types; none for an unknown event. */
  readonly eventMarkets: ReadonlyArray<Market>;
  /** Current prices of at most 200 events. Unknown ids are left out. */
  readonly eventPrices: ReadonlyArray<EventPrices>;
  /** Null for an unknown or unpublished form. */
  readonly form: Maybe<Form>;
  /** Layout of a part of the frame around pages: `left-menu`, `account-panel`. */
  readonly frameLayout: Maybe<Layout>;
  /**
   * Current layout, or only its named slots, for open pages. `canonicalUrl` names the route as in `pageLayout`; without it, `surface` names
   * the part of the frame. Null if nothing is published there, and if a given `revision` is not the current one: then query all of it. Omits
   * named slots that this audience does not see. `withFrames` adds the frames of all other slots; on a page of more than 24 shelves their
   * nodes are `LATER`.
   */
  readonly layoutPart: Maybe<LayoutPart>;
  readonly linkPromptDismissals: LinkPromptDismissals;
  /** Empty without a connected partner. */
  readonly linkedAccounts: ReadonlyArray<LinkedAccount>;
  readonly liveEventsCount: LiveEventsCount;
  /** Polled while watching: the stream ends when the event, the location or the balance no longer permits it. */
  readonly liveStream: LiveStream;
  /** Progress of the player in an offer that pays; null unless enrolled. */
  readonly offerProgress: Maybe<OfferProgress>;
  /** For whom an offer is, in words, if it is for others than the player; else null. */
  readonly offerRefusal: Maybe<Scalars['String']['output']>;
  /** Welcome promotion for new players; null if only the deposit is offered. */
  readonly onboardingPromotion: Maybe<PromotionCard>;
  readonly oneTimeCode: OneTimeCode;
  /** Null inside an operating area. Deposits are possible outside, too. */
  readonly outOfStateDepositPage: Maybe<OutOfStateDepositPage>;
  /**
   * Layout of a route. `canonicalUrl` is a path with optional query, of at most 512 characters. Null if no published document serves it: the
   * client shows its not-found page. With `first`, a page of more than 24 shelves has the content of only so many: the others have frames, and
   * their nodes are `LATER`. MANDATORY nodes and those with fields of one player are always included.
   */
  readonly pageLayout: Maybe<Layout>;
  /** Places where a provider takes and pays cash, in the region of the player's account, nearest first; none for other providers. */
  readonly paymentFacilities: ReadonlyArray<PaymentFacility>;
  /** Cards and accounts that the provider stores for the player. */
  readonly paymentProviderMethods: ReadonlyArray<PaymentMethod>;
  /** `capabilities` name what the device can pay with: without APPLE_PAY no Apple Pay. `width` and `height`, the room for a frame, have no effect yet. */
  readonly paymentProvidersLandingPage: PaymentProvidersLandingPage;
  /** Providers usable from the betslip. */
  readonly paymentProvidersQuickDepositLandingPage: PaymentProvidersLandingPage;
  /** Deposit or withdrawal of the player; null for any other id. */
  readonly paymentTransaction: Maybe<PaymentTransaction>;
  /** Errors with `UNAUTHENTICATED` for visitors. */
  readonly placement: PlacementOutcome;
  readonly playerArea: Maybe<PlayerArea>;
  /** Enrollment of the player; null for an unknown promotion, or one without opt-in. */
  readonly promotionEnrollment: Maybe<PromotionEnrollment>;
  readonly realityCheck: RealityCheck;
  /** Null unless the bet is the player's. */
  readonly rebet: Maybe<Rebet>;
  /** `sectionId` is always `all`. `first` is 1 to 50, 20 when absent; an invalid cursor is ignored. */
  readonly rgLimitHistorySection: RgLimitHistorySection;
  /** Limits of one type, or of all. */
  readonly rgLimits: ReadonlyArray<RgLimitItem>;
  /** Errors with `UNAUTHENTICATED` for visitors. Reads no argument, as `startup`. */
  readonly sessionData: SessionData;
  /** Ids of dialogs that the player does not get: closed for good, or not concerning the player. */
  readonly settledDialogs: ReadonlyArray<Scalars['ID']['output']>;
  /** Null for a bet that was not shared. */
  readonly sharedBet: Maybe<SharedBet>;
  readonly spentInSession: SpentInSession;
  readonly sportsMenu: ReadonlyArray<SportsMenuItem>;
  /** Accepts the arguments that clients of other houses send and reads none of them: a region is proved by `geoComplyAuthorizeGeoPacket` alone. */
  readonly startup: Startup;
  readonly validateDepositPromoCode: DepositPromoCode;
  /** Null where no wire deposits are taken. */
  readonly wireInstructions: Maybe<WireInstructions>;
};


export type QueryAccountHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filterId: InputMaybe<Scalars['ID']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  periodId: InputMaybe<Scalars['ID']['input']>;
  sectionId: Scalars['ID']['input'];
};


export type QueryAccountMenuArgs = {
  skipAccount?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryBetBuilderArgs = {
  eventId: Scalars['ID']['input'];
  marketSelectionIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryBetHistorySectionArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
  sectionId: Scalars['ID']['input'];
  selectedFilterId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryBetslipArgs = {
  includeOddsTrend?: InputMaybe<Scalars['Boolean']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type QueryCashOutArgs = {
  betId: Scalars['ID']['input'];
};


export type QueryCasinoCategoryArgs = {
  categorySlug: Scalars['String']['input'];
  filters?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCasinoRoundArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCasinoSearchArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchTerm: Scalars['String']['input'];
};


export type QueryCasinoSessionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCollectionArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  collectionId: Scalars['ID']['input'];
  filterId: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEventArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEventMarketsArgs = {
  eventId: Scalars['ID']['input'];
  types: ReadonlyArray<Scalars['String']['input']>;
};


export type QueryEventPricesArgs = {
  eventIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryFormArgs = {
  formId: Scalars['ID']['input'];
};


export type QueryFrameLayoutArgs = {
  surface: Scalars['ID']['input'];
};


export type QueryLayoutPartArgs = {
  canonicalUrl: InputMaybe<Scalars['String']['input']>;
  ids: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  revision: InputMaybe<Scalars['ID']['input']>;
  surface: InputMaybe<Scalars['ID']['input']>;
  withFrames: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryLiveStreamArgs = {
  eventId: Scalars['ID']['input'];
};


export type QueryOfferProgressArgs = {
  promotionId: Scalars['ID']['input'];
};


export type QueryOfferRefusalArgs = {
  promotionId: Scalars['ID']['input'];
};


export type QueryOneTimeCodeArgs = {
  source: OneTimeCodeSource;
};


export type QueryPageLayoutArgs = {
  canonicalUrl: Scalars['String']['input'];
  first: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPaymentFacilitiesArgs = {
  paymentProviderId: Scalars['ID']['input'];
};


export type QueryPaymentProviderMethodsArgs = {
  paymentProviderId: Scalars['ID']['input'];
  type: TransactionType;
};


export type QueryPaymentProvidersLandingPageArgs = {
  capabilities: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  height: InputMaybe<Scalars['Int']['input']>;
  type: TransactionType;
  width: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPaymentTransactionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPlacementArgs = {
  placementId: Scalars['ID']['input'];
};


export type QueryPromotionEnrollmentArgs = {
  promotionId: Scalars['ID']['input'];
};


export type QueryRebetArgs = {
  betId: Scalars['ID']['input'];
};


export type QueryRgLimitHistorySectionArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  sectionId: Scalars['ID']['input'];
};


export type QueryRgLimitsArgs = {
  rgLimitType: InputMaybe<RgLimitType>;
};


export type QuerySessionDataArgs = {
  geoPacket: InputMaybe<Scalars['String']['input']>;
  latLongParams: InputMaybe<LatLongParams>;
};


export type QuerySharedBetArgs = {
  shareBetId: Scalars['ID']['input'];
};


export type QueryStartupArgs = {
  connectToken: InputMaybe<Scalars['String']['input']>;
  geoPacket: InputMaybe<Scalars['String']['input']>;
  latLongParams: InputMaybe<LatLongParams>;
};


export type QueryValidateDepositPromoCodeArgs = {
  promotionCode: Scalars['String']['input'];
};

/** Prices on which a player bets an amount chosen once, without the betslip. */
export type QuickBetsShelf = {
  readonly __typename: 'QuickBetsShelf';
  /** Amounts to choose from, in cents, smallest first. */
  readonly amounts: ReadonlyArray<Scalars['Long']['output']>;
  readonly emptyText: Scalars['String']['output'];
  /** Null when the source failed. */
  readonly events: Maybe<ReadonlyArray<FeaturedEvent>>;
  readonly id: Scalars['ID']['output'];
  /** True if each bet must be confirmed in the player's region; also for an unknown region. */
  readonly needsConfirmation: Scalars['Boolean']['output'];
  readonly title: Scalars['String']['output'];
};

export type QuickLink = {
  readonly __typename: 'QuickLink';
  readonly deepLink: Maybe<DeepLink>;
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type QuickLinksShelf = {
  readonly __typename: 'QuickLinksShelf';
  readonly id: Scalars['ID']['output'];
  readonly links: ReadonlyArray<QuickLink>;
  readonly title: Scalars['String']['output'];
};

/** Time and money spent in this session, shown at an interval of at most an hour. */
export type RealityCheck = {
  readonly __typename: 'RealityCheck';
  /** Amount wagered since the session began. */
  readonly amountWagered: Money;
  /** Time of the next reality check. */
  readonly dueAt: Scalars['Time']['output'];
  /** Id of the session. */
  readonly id: Scalars['ID']['output'];
  /** Interval that the player chose, or an hour. */
  readonly intervalMinutes: Scalars['Int']['output'];
  /** True if due: no wager is accepted until acknowledged. */
  readonly isDue: Scalars['Boolean']['output'];
  readonly minutesActive: Scalars['Int']['output'];
  readonly startedAt: Scalars['Time']['output'];
};

/** Legs of one of the player's bets, to bet on again at current prices. */
export type Rebet = {
  readonly __typename: 'Rebet';
  readonly eligibleLegs: ReadonlyArray<SharedLeg>;
  readonly id: Scalars['ID']['output'];
  readonly ineligibleLegs: ReadonlyArray<SharedLeg>;
};

/** Summary of a finished transaction, line by line. */
export type Receipt = {
  readonly __typename: 'Receipt';
  readonly id: Scalars['ID']['output'];
  readonly lines: ReadonlyArray<ReceiptSlot>;
  readonly revision: Scalars['ID']['output'];
  /** Sum of all lines that count; the client checks the lines shown against it. */
  readonly total: Money;
};

/** The receipt of a transaction. */
export type ReceiptDeepLink = {
  readonly __typename: 'ReceiptDeepLink';
  /** Id of the receipt. */
  readonly receiptId: Scalars['ID']['output'];
};

export type ReceiptLine = DefaultReceiptLine | HeaderReceiptLine | InformationReceiptLine | ListReceiptLine | LocationReceiptLine | PromptReceiptLine | SeparatorReceiptLine | WarningReceiptLine | WorkingHoursReceiptLine;

export type ReceiptLineStyle =
  /** The amount is not final yet. The value contains the status. */
  | 'PENDING'
  | 'PLAIN'
  | 'POSITIVE'
  | 'STRONG';

export type ReceiptSlot = {
  readonly __typename: 'ReceiptSlot';
  readonly absence: Maybe<NodeAbsence>;
  /** `MANDATORY` or `DEGRADABLE`: a receipt never drops a line silently. */
  readonly criticality: Criticality;
  readonly fallback: Maybe<NodeFallback>;
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly label: Maybe<Scalars['String']['output']>;
  readonly node: Maybe<ReceiptLine>;
  readonly trackingId: Maybe<Scalars['String']['output']>;
};

/** Games that the player opened last, latest first. */
export type RecentGamesShelf = {
  readonly __typename: 'RecentGamesShelf';
  /** Empty before the first game; null when the source failed. */
  readonly games: Maybe<ReadonlyArray<CasinoGame>>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Invitation to refer a friend. */
export type ReferralShelf = {
  readonly __typename: 'ReferralShelf';
  readonly id: Scalars['ID']['output'];
  /** Name of one of our drawings. */
  readonly image: Scalars['String']['output'];
  /** True until the player has followed the link once. */
  readonly isFirstTimeViewer: Maybe<Scalars['Boolean']['output']>;
  readonly label: Scalars['String']['output'];
  readonly referralSectionDeepLink: Maybe<DeepLink>;
  readonly subtext: Scalars['String']['output'];
};

export type Referrals = {
  readonly __typename: 'Referrals';
  /** Code of this player alone; twelve letters and digits. */
  readonly code: Scalars['ID']['output'];
  /** Friends who are verified. */
  readonly completed: Scalars['Int']['output'];
  /** Friends with an account that is not verified yet. */
  readonly inProgress: Scalars['Int']['output'];
  /** Address on this site to send to a friend. */
  readonly path: Scalars['String']['output'];
};

/** The player's invitation, and the state of accepted ones. */
export type ReferralsShelf = {
  readonly __typename: 'ReferralsShelf';
  readonly id: Scalars['ID']['output'];
  /** Null for visitors, and if there are no invitations. */
  readonly referrals: Maybe<Referrals>;
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type RegionalMetadata = {
  readonly __typename: 'RegionalMetadata';
  readonly currentCountryCode: Scalars['String']['output'];
  /** Region as ISO 3166-2 code: `US-NJ`, `CA-ON`; `CA-DEFAULT` for the rest of a country. */
  readonly currentRegionCode: Scalars['String']['output'];
  readonly ipAddress: Scalars['String']['output'];
  readonly ipAddressCheckTimerSeconds: Scalars['Int']['output'];
  readonly ipAddressCity: Maybe<Scalars['String']['output']>;
  readonly ipAddressCountryCode: Maybe<Scalars['String']['output']>;
  readonly ipAddressRegionCode: Maybe<Scalars['String']['output']>;
  readonly ipAddressShortRegionCode: Maybe<Scalars['String']['output']>;
  readonly validRegion: Scalars['Boolean']['output'];
};

export type ResponsibleGaming = {
  readonly __typename: 'ResponsibleGaming';
  readonly helplinePhone: Scalars['String']['output'];
  readonly helplineText: Scalars['String']['output'];
  /** Name of one of our drawings. */
  readonly icon: Scalars['String']['output'];
  readonly logos: ReadonlyArray<ResponsibleGamingLogo>;
  /** Page that explains the restricted balance. */
  readonly restrictedBalancesDisclaimerLink: SportsbookPageDeepLink;
};

export type ResponsibleGamingLogo = {
  readonly __typename: 'ResponsibleGamingLogo';
  /** Name of one of our drawings. */
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

/** Limits of the player, or the page of one limit. */
export type ResponsibleGamingShelfDeepLink = {
  readonly __typename: 'ResponsibleGamingShelfDeepLink';
  /** Limit; the page of all if absent. */
  readonly limit: Maybe<Scalars['String']['output']>;
};

export type RgLimitHistoryItem = {
  readonly __typename: 'RgLimitHistoryItem';
  /** Null for times and breaks. */
  readonly amount: Maybe<Money>;
  readonly end: Maybe<Scalars['Time']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  readonly label: Scalars['String']['output'];
  readonly start: Scalars['Time']['output'];
  /** `3 hours a day`; null for amounts. */
  readonly timeLimit: Maybe<Scalars['String']['output']>;
};

export type RgLimitHistorySection = {
  readonly __typename: 'RgLimitHistorySection';
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly items: ReadonlyArray<RgLimitHistoryItem>;
};

export type RgLimitItem = {
  readonly __typename: 'RgLimitItem';
  readonly active: Maybe<RgLimitValue>;
  readonly id: Scalars['ID']['output'];
  readonly limitType: RgLimitType;
  /** Choices; null if an amount is typed. */
  readonly options: Maybe<ReadonlyArray<RgLimitOption>>;
  readonly pending: Maybe<RgPendingLimit>;
  /** Null for a limit on each wager, and for types without a period. */
  readonly period: Maybe<RgLimitPeriod>;
  readonly title: Scalars['String']['output'];
  /** Amount used in the current period; null if nothing is counted. */
  readonly used: Maybe<Money>;
};

export type RgLimitOption = {
  readonly __typename: 'RgLimitOption';
  /** Value to send for this choice. */
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type RgLimitPeriod =
  | 'DAILY'
  | 'MONTHLY'
  | 'WEEKLY';

/** Limits and breaks that a player may set. */
export type RgLimitType =
  /** Minutes between reality checks. */
  | 'CHECK_IN'
  | 'COOL_OFF'
  | 'DAILY_TIME'
  | 'DEPOSIT'
  | 'LOSS'
  | 'MAX_SINGLE_WAGER'
  | 'SELF_EXCLUSION'
  | 'SPEND';

export type RgLimitValue = {
  readonly __typename: 'RgLimitValue';
  /** Null for times and breaks. */
  readonly amount: Maybe<Money>;
  readonly badge: Scalars['String']['output'];
  /** `$50.00`, `3 hours a day`, `Every 30 minutes`, `Until Nov 26, 2026, 2:00 PM`. */
  readonly description: Scalars['String']['output'];
  readonly hours: Maybe<Scalars['Int']['output']>;
};

export type RgPendingLimit = {
  readonly __typename: 'RgPendingLimit';
  /** Null for a removal, and for times. */
  readonly amount: Maybe<Money>;
  readonly badge: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly hours: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  /** When the change takes effect, or may be confirmed. */
  readonly startsAt: Scalars['Time']['output'];
  readonly state: RgPendingState;
};

/** State of a pending change. `ACTION_REQUIRED`: due, and to be confirmed by the player. */
export type RgPendingState =
  | 'ACTION_REQUIRED'
  | 'INCREASE_PENDING'
  | 'REMOVAL_PENDING';

export type RoundRobinSection = {
  readonly __typename: 'RoundRobinSection';
  /** Round robins, one for each number of picks in a combination, smallest first; none with fewer than 3 picks or more than 10. */
  readonly draftBets: ReadonlyArray<DraftBet>;
  readonly errors: ReadonlyArray<BetError>;
  readonly oddsTrend: OddsTrend;
  readonly totalBetAmount: Money;
  /** Total with every boost; null without a boost. */
  readonly totalPotentialBoostedReturnAmount: Maybe<Money>;
  readonly totalPotentialReturnAmount: Money;
};

/** How and when our staff contacts a player, as text. */
export type SaferPlayContact = {
  readonly __typename: 'SaferPlayContact';
  /** Number at which the player can call us in these hours. */
  readonly phone: Scalars['String']['output'];
  /** End of the wait, whether or not we reached the player. */
  readonly until: Scalars['Time']['output'];
  /** Day and hours, with time zone. */
  readonly when: Scalars['String']['output'];
};

/** Notice about the player's own play. A message and a guide are confirmed by `userAck` with `ackType`. */
export type SaferPlayNotice = {
  readonly __typename: 'SaferPlayNotice';
  readonly ackType: Scalars['String']['output'];
  /** Set for the step CONTACT. */
  readonly contact: Maybe<SaferPlayContact>;
  readonly id: Scalars['ID']['output'];
  /** Observations, as text. */
  readonly seen: ReadonlyArray<Scalars['String']['output']>;
  readonly step: SaferPlayStep;
};

export type SaferPlayStep =
  /** No wager is accepted until our staff has talked with the player, or the contact hours are over. */
  | 'CONTACT'
  /** Must be read and confirmed before the next wager. */
  | 'GUIDE'
  /** Blocks nothing. */
  | 'MESSAGE';

/** Picks of one event, at the joint price shown to the player. */
export type SameGameParlayLegInput = {
  readonly eventId: Scalars['ID']['input'];
  readonly marketSelections: ReadonlyArray<AcceptedSelectionInput>;
  readonly oddsDenominator: Scalars['Long']['input'];
  readonly oddsNumerator: Scalars['Long']['input'];
};

/** Gateway of ScorePay, which takes deposits and pays out through its own account. */
export type ScorePayDeepLink = {
  readonly __typename: 'ScorePayDeepLink';
  /** `deposit` or `withdrawal`. */
  readonly transactionType: Scalars['String']['output'];
};

export type Scoreboard = {
  readonly __typename: 'Scoreboard';
  readonly awayScore: Scalars['Int']['output'];
  /** Game clock as the sport shows it; null for none. */
  readonly clock: Maybe<Scalars['String']['output']>;
  readonly homeScore: Scalars['Int']['output'];
  /** `Q3`, `2nd Half`, `Top 5th`, `Set 2`, `Final`. */
  readonly period: Scalars['String']['output'];
  /** Situation in a few words: `3rd & 7 at NYJ 35`, `2–1, 1 out`, `40–15`. Null if the score says all, or unknown. */
  readonly situation: Maybe<Scalars['String']['output']>;
  /** Side that has the ball, serves, bats or throws. Null if neither, or unknown. */
  readonly turn: Maybe<Side>;
};

/** Search box that searches while typing; the address contains the term. */
export type SearchBoxShelf = {
  readonly __typename: 'SearchBoxShelf';
  /** Placeholder on pages of the casino, where the box searches games; null if `placeholder` is used everywhere. */
  readonly casinoPlaceholder: Maybe<Scalars['String']['output']>;
  /** Button that empties the box. */
  readonly clearLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Placeholder of the empty box; also its name. */
  readonly placeholder: Scalars['String']['output'];
  /** Heading of the player's last searches. */
  readonly recentTitle: Scalars['String']['output'];
};

/** Results of one kind. */
export type SearchGroup = {
  readonly __typename: 'SearchGroup';
  /** Number of everything that was found; `results` are the best results. */
  readonly count: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly results: ReadonlyArray<SearchResult>;
  /** `TEAMS`, `PLAYERS`, `LEAGUES`, `EVENTS`, `MARKETS`, `PROMOTIONS` or `CASINO`: open. */
  readonly sort: Scalars['String']['output'];
};

export type SearchResult = HeadToHeadResult | MarketResult | ParticipantResult | SpecialResult | StandardResult;

/** Results of a search, in tabs. */
export type SearchResultsShelf = {
  readonly __typename: 'SearchResultsShelf';
  readonly id: Scalars['ID']['output'];
  /** Null when the source failed. */
  readonly scopes: Maybe<ReadonlyArray<SearchScope>>;
  /** Term as searched: without `%` and `<`. */
  readonly searchTerm: Scalars['String']['output'];
};

export type SearchScope = {
  readonly __typename: 'SearchScope';
  /** Number of everything that was found; `groups` hold the best results. */
  readonly count: Scalars['Int']['output'];
  readonly emptyText: Scalars['String']['output'];
  readonly emptyTitle: Scalars['String']['output'];
  /** Groups with results, the best match first. */
  readonly groups: ReadonlyArray<SearchGroup>;
  /** `ALL`, `SPORTSBOOK` or `CASINO`. */
  readonly id: Scalars['ID']['output'];
  /** True if no name has the words as typed, so that all results are similar names. */
  readonly isClose: Scalars['Boolean']['output'];
  readonly label: Scalars['String']['output'];
  /** Pages and games only, for builds that do not know `groups`. */
  readonly results: ReadonlyArray<SearchResult>;
};

/** Choice of the casino where cash is paid in or taken out. */
export type SelectFacilityDeepLink = {
  readonly __typename: 'SelectFacilityDeepLink';
  /** Id of the provider. */
  readonly paymentProviderId: Scalars['ID']['output'];
  /** `deposit` or `withdrawal`. */
  readonly transactionType: Scalars['String']['output'];
};

export type SelectionName = {
  readonly __typename: 'SelectionName';
  readonly cleanName: Scalars['String']['output'];
  readonly defaultName: Scalars['String']['output'];
  readonly fullName: Scalars['String']['output'];
  readonly minimalName: Scalars['String']['output'];
};

export type SelectionPrice = {
  readonly __typename: 'SelectionPrice';
  /** Stake. */
  readonly den: Scalars['Long']['output'];
  readonly id: Scalars['ID']['output'];
  /** Profit. */
  readonly num: Scalars['Long']['output'];
  /** Current line, if any. */
  readonly points: Maybe<Scalars['String']['output']>;
  readonly status: SelectionStatus;
};

export type SelectionStatus =
  /** Shown as Suspended. */
  | 'CLOSED'
  /** Shown as Closed. */
  | 'HIDDEN'
  | 'OPEN';

export type SeparatorReceiptLine = {
  readonly __typename: 'SeparatorReceiptLine';
  readonly id: Scalars['ID']['output'];
};

export type ServiceAttributes = {
  readonly __typename: 'ServiceAttributes';
  /** The brand's apps in the stores. */
  readonly appUrls: AppUrls;
  /** Text of a casino-only brand in regions where the casino is closed; null for a brand with sports. */
  readonly casinoOutOfState: Maybe<CasinoOutOfState>;
  readonly footerDisclaimers: ReadonlyArray<Disclaimer>;
  readonly geoComply: GeoComplyAttributes;
  readonly identityBaseUrl: Scalars['String']['output'];
  /** Paths below `identityBaseUrl`. */
  readonly identityPaths: IdentityPaths;
  /** URL of live-stream operations; null if it is the URL of all operations. */
  readonly liveStreamingBaseUrl: Maybe<Scalars['String']['output']>;
  readonly partnerAuthorizeUrl: Maybe<Scalars['String']['output']>;
  /** Null without a connected partner. */
  readonly partnerClientId: Maybe<Scalars['String']['output']>;
  /** Issuer of the partner (RFC 9207). Null, as are its addresses, for a brand without linking, and while the partner cannot be reached. */
  readonly partnerIssuer: Maybe<Scalars['String']['output']>;
  /** True if each answer of the partner names its issuer (RFC 9207 §3): an answer without one is not the partner's. */
  readonly partnerSendsIssuer: Scalars['Boolean']['output'];
  readonly partnerTokenUrl: Maybe<Scalars['String']['output']>;
  /** Origin of the payment pages; null if deposits are disabled. */
  readonly paymentsBaseUrl: Maybe<Scalars['String']['output']>;
  /** Page of the help chat, for a frame; null if the brand has none in this region. */
  readonly supportChatUrl: Maybe<Scalars['String']['output']>;
  readonly supportUrl: Scalars['String']['output'];
};

/** Data queried once after each login. */
export type SessionData = {
  readonly __typename: 'SessionData';
  readonly account: Account;
  readonly currentTime: Scalars['Time']['output'];
  readonly heartbeatIntervalSeconds: Scalars['Int']['output'];
  readonly inactivityThresholdMinutes: Scalars['Int']['output'];
  /** True if the player has no bet yet. */
  readonly isFirstWager: Scalars['Boolean']['output'];
  /** True if a casino game is open for money in this session. */
  readonly isPlayingCasinoGame: Scalars['Boolean']['output'];
  /** Previous login. */
  readonly lastLoginAt: Maybe<Scalars['Time']['output']>;
  /** Start of this session. */
  readonly startedAt: Scalars['Time']['output'];
};

export type SetLimitResult = {
  readonly __typename: 'SetLimitResult';
  readonly limit: Maybe<RgLimitItem>;
  readonly succeeded: Scalars['Boolean']['output'];
  /** Errors of `amountOrDuration`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Stores the preferences of a form. */
export type SetUserPreferenceAction = {
  readonly __typename: 'SetUserPreferenceAction';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly next: Maybe<DeepLink>;
  readonly requirements: ReadonlyArray<ActionRequirement>;
};

/** Outcome of a payment whose answer was lost. */
export type SettledPayment = {
  readonly __typename: 'SettledPayment';
  /** Null: the payment was not made, and will not be. */
  readonly transactionId: Maybe<Scalars['ID']['output']>;
};

/** Bet that its player has shared: selections, odds and outcome, without name, stake or payout. */
export type SharedBet = {
  readonly __typename: 'SharedBet';
  readonly banner: Scalars['String']['output'];
  readonly disclaimers: ReadonlyArray<Scalars['String']['output']>;
  /** Legs that can be bet on now. */
  readonly eligibleLegs: ReadonlyArray<SharedLeg>;
  readonly id: Scalars['ID']['output'];
  readonly ineligibleLegs: ReadonlyArray<SharedLeg>;
  /** The placed bet, as far as others may see it. */
  readonly placedBet: SharedPlacedBet;
  readonly type: BetType;
};

export type SharedBetLink = {
  readonly __typename: 'SharedBetLink';
  readonly shareBetId: Scalars['ID']['output'];
  /** Path on this site. */
  readonly shareBetUrl: Scalars['String']['output'];
  readonly shareText: Scalars['String']['output'];
};

/** Texts around a shared bet, which the address selects and `Query.sharedBet` returns. */
export type SharedBetShelf = {
  readonly __typename: 'SharedBetShelf';
  readonly addLabel: Scalars['String']['output'];
  /** `{count}` is replaced by the number of selections. */
  readonly addManyLabel: Scalars['String']['output'];
  readonly closedTitle: Scalars['String']['output'];
  readonly homeLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly missingText: Scalars['String']['output'];
  /** Title if no bet was shared under the id. */
  readonly missingTitle: Scalars['String']['output'];
  readonly openTitle: Scalars['String']['output'];
};

export type SharedLeg = {
  readonly __typename: 'SharedLeg';
  /** Null if the event is no longer shown. */
  readonly event: Maybe<Event>;
  readonly id: Scalars['ID']['output'];
  /** Reason the leg cannot be bet on now; null if it can. */
  readonly ineligibleReason: Maybe<Scalars['String']['output']>;
  readonly marketName: Scalars['String']['output'];
  readonly marketSelectionId: Scalars['ID']['output'];
  /** The leg as accepted, and its outcome. */
  readonly placed: SharedPlacedLeg;
  readonly points: Maybe<Points>;
  readonly selectionName: Scalars['String']['output'];
};

/** Bet without amounts, player and times, which would reveal the player. */
export type SharedPlacedBet = {
  readonly __typename: 'SharedPlacedBet';
  /** Legs in order. */
  readonly legs: ReadonlyArray<SharedPlacedLeg>;
  readonly numLegs: Scalars['Int']['output'];
  readonly outcome: BetOutcome;
  /** Points by which a teaser moved each line. */
  readonly teaserPoints: Maybe<Points>;
  /** Odds as accepted, without a boost, which is the player's alone. */
  readonly totalOdds: Odds;
  readonly type: BetType;
};

export type SharedPlacedLeg = {
  readonly __typename: 'SharedPlacedLeg';
  readonly marketName: Scalars['String']['output'];
  /** Odds as accepted. */
  readonly odds: Odds;
  readonly ordinal: Scalars['Int']['output'];
  readonly outcome: LegOutcome;
  readonly points: Maybe<Points>;
  readonly selectionName: Scalars['String']['output'];
};

export type Side =
  | 'AWAY'
  | 'HOME';

/** Link to the site where an account can be opened, if not here. The client sets the address, as a friend's link may have been stored. */
export type SignUpElsewhereShelf = {
  readonly __typename: 'SignUpElsewhereShelf';
  readonly copyLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly logInLabel: Scalars['String']['output'];
  readonly supportLabel: Scalars['String']['output'];
  /** `{brand}` is replaced by the name of the brand. */
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Next step after a sign-up, by the state of the identity check. */
export type SignedUpShelf = {
  readonly __typename: 'SignedUpShelf';
  readonly busyLabel: Scalars['String']['output'];
  readonly document: SignedUpStep;
  readonly id: Scalars['ID']['output'];
  /** Null for visitors. */
  readonly identityStatus: Maybe<IdentityStatus>;
  readonly pending: SignedUpStep;
  readonly pictureLabel: Scalars['String']['output'];
  /** Texts if the account can be used. */
  readonly ready: SignedUpStep;
  /** Texts for a refused player. Has no button label, because only support can help. */
  readonly refused: SignedUpStep;
  readonly supportLabel: Scalars['String']['output'];
  /** Path on this site, or a full address. */
  readonly supportUrl: Scalars['String']['output'];
  readonly unreadableText: Scalars['String']['output'];
  readonly visitor: SignedUpStep;
};

export type SignedUpStep = {
  readonly __typename: 'SignedUpStep';
  readonly label: Maybe<Scalars['String']['output']>;
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Node with its place, and what to show if the node cannot be drawn. */
export type Slot = {
  readonly __typename: 'Slot';
  readonly absence: Maybe<NodeAbsence>;
  readonly criticality: Criticality;
  readonly fallback: Maybe<NodeFallback>;
  /** Authored id and a hash of the route's parameters. */
  readonly id: Scalars['ID']['output'];
  /** `__typename` of the kind, also if `node` is null. */
  readonly kind: Scalars['String']['output'];
  /** Accessible name of the region. */
  readonly label: Maybe<Scalars['String']['output']>;
  /** Null if this client cannot draw the node or its data failed; `absence` gives the reason. */
  readonly node: Maybe<LayoutNode>;
  /** Id of the containing slot; null at the top. */
  readonly parent: Maybe<Scalars['ID']['output']>;
  /** Named place in the parent; `main` or `aside` at the top. */
  readonly region: Scalars['String']['output'];
  readonly trackingId: Maybe<Scalars['String']['output']>;
};

export type SoccerFigures = {
  readonly __typename: 'SoccerFigures';
  readonly corners: Scalars['Int']['output'];
  readonly fouls: Scalars['Int']['output'];
  /** Share of possession, per cent. */
  readonly possession: Scalars['Int']['output'];
  readonly redCards: Scalars['Int']['output'];
  readonly shots: Scalars['Int']['output'];
  readonly shotsOnTarget: Scalars['Int']['output'];
  readonly yellowCards: Scalars['Int']['output'];
};

export type SoccerStatistics = {
  readonly __typename: 'SoccerStatistics';
  readonly away: SoccerFigures;
  readonly home: SoccerFigures;
  readonly periods: ReadonlyArray<PeriodScore>;
};

/** Page with more than one game: a competition, a promotion. */
export type SpecialResult = {
  readonly __typename: 'SpecialResult';
  readonly deepLink: SportsbookPageDeepLink;
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Amount wagered since the session began. */
export type SpentInSession = {
  readonly __typename: 'SpentInSession';
  readonly amount: Money;
};

export type Sport = {
  readonly __typename: 'Sport';
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

/** Entry of the sports tree; at most four levels. */
export type SportsMenuItem = {
  readonly __typename: 'SportsMenuItem';
  readonly children: ReadonlyArray<SportsMenuItem>;
  readonly deepLink: Maybe<SportsMenuLink>;
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly live: Scalars['Boolean']['output'];
  readonly liveCount: Scalars['Int']['output'];
  readonly liveStreamCount: Scalars['Int']['output'];
  readonly type: SportsMenuItemType;
};

export type SportsMenuItemType =
  | 'HEADER'
  | 'LEAF';

export type SportsMenuLink = {
  readonly __typename: 'SportsMenuLink';
  /** Path on this site. */
  readonly webUrl: Scalars['String']['output'];
};

export type SportsTreeShelf = {
  readonly __typename: 'SportsTreeShelf';
  readonly id: Scalars['ID']['output'];
  readonly items: Maybe<ReadonlyArray<SportsMenuItem>>;
  readonly title: Maybe<Scalars['String']['output']>;
};

/** A page of the sportsbook by its canonical URL. */
export type SportsbookPageDeepLink = {
  readonly __typename: 'SportsbookPageDeepLink';
  readonly canonicalUrl: Scalars['String']['output'];
};

/** Game of the casino. */
export type StandardResult = {
  readonly __typename: 'StandardResult';
  readonly game: CasinoGame;
  readonly id: Scalars['ID']['output'];
};

export type StandingsColumn = {
  readonly __typename: 'StandingsColumn';
  /** Full name. */
  readonly fullLabel: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  /** Short name for the column head: `W`, `Pts`. */
  readonly label: Scalars['String']['output'];
};

export type StandingsRow = {
  readonly __typename: 'StandingsRow';
  readonly id: Scalars['ID']['output'];
  /** Side, or player in the colors of the side. */
  readonly participant: Participant;
  /** Equal records share a rank. */
  readonly rank: Scalars['Int']['output'];
  /** One per column, in the columns' order. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** Table of a competition: its sides by their records, or its players by their counts. */
export type StandingsShelf = {
  readonly __typename: 'StandingsShelf';
  /** Columns that the sport counts, in its order. */
  readonly columns: ReadonlyArray<StandingsColumn>;
  readonly emptyText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Heading of the names: `Team`, `Player`. */
  readonly rowLabel: Scalars['String']['output'];
  /** Best first; null when the source failed. */
  readonly rows: Maybe<ReadonlyArray<StandingsRow>>;
  readonly title: Scalars['String']['output'];
};

/** Data that a client needs before it draws anything. Public, except `anonymousToken`, made for each visitor without one. */
export type Startup = {
  readonly __typename: 'Startup';
  readonly anonymousToken: Maybe<Scalars['String']['output']>;
  readonly applicationMetadata: ApplicationMetadata;
  readonly launchPage: LaunchPage;
  /** Text while the site is closed for maintenance; null while open. */
  readonly maintenanceModeContent: Maybe<MaintenanceModeContent>;
  readonly monitoring: Monitoring;
  readonly regionalMetadata: RegionalMetadata;
  readonly responsibleGaming: ResponsibleGaming;
  readonly serviceAttributes: ServiceAttributes;
  readonly sportsbookUrl: Scalars['String']['output'];
  readonly sportsbookWebsocketUrl: Scalars['String']['output'];
};

export type Statistic = {
  readonly __typename: 'Statistic';
  readonly away: Scalars['String']['output'];
  /** The away side's share of both values, in per cent; null if the two cannot be compared. */
  readonly awayShare: Maybe<Scalars['Int']['output']>;
  readonly home: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type StatisticGroup = {
  readonly __typename: 'StatisticGroup';
  readonly id: Scalars['ID']['output'];
  readonly rows: ReadonlyArray<Statistic>;
  readonly title: Scalars['String']['output'];
};

export type StatisticSides = {
  readonly __typename: 'StatisticSides';
  readonly away: Participant;
  readonly home: Participant;
};

/** Statistics of both sides of an event, as the sport counts. */
export type StatisticsShelf = {
  readonly __typename: 'StatisticsShelf';
  readonly emptyText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null when the source failed. */
  readonly sides: Maybe<StatisticSides>;
  /** Groups without a value are left out; null when the source failed. */
  readonly statistics: Maybe<ReadonlyArray<StatisticGroup>>;
  readonly title: Scalars['String']['output'];
};

export type StoreApp = {
  readonly __typename: 'StoreApp';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  /** `ios` or `android`. */
  readonly platform: Scalars['String']['output'];
  /** The app in its store, by `https`; null if the brand has none. Such an app is not shown. */
  readonly url: Maybe<Scalars['String']['output']>;
};

/** Links to the brand's apps. */
export type StoreLinksShelf = {
  readonly __typename: 'StoreLinksShelf';
  readonly apps: ReadonlyArray<StoreApp>;
  readonly id: Scalars['ID']['output'];
  /** Opens the explanation of a home screen icon, if no app is in a store. */
  readonly withoutStore: Maybe<DeepLink>;
};

export type StraightSection = {
  readonly __typename: 'StraightSection';
  readonly draftBetEventGroupings: ReadonlyArray<DraftBetEventGrouping>;
  readonly errors: ReadonlyArray<BetError>;
  readonly oddsTrend: OddsTrend;
  readonly totalBetAmount: Money;
  /** Total with every boost; null without a boost. */
  readonly totalPotentialBoostedReturnAmount: Maybe<Money>;
  readonly totalPotentialReturnAmount: Money;
};

/** Live stream of an event, for players who may watch. Permission is checked when the player presses. */
export type StreamPlayerShelf = {
  readonly __typename: 'StreamPlayerShelf';
  /** Null when the source failed. */
  readonly event: Maybe<Event>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  /** Text before the start. */
  readonly upcomingText: Scalars['String']['output'];
};

/** Submits the answers in the form's fields. */
export type SubmitFormAction = {
  readonly __typename: 'SubmitFormAction';
  readonly formId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly next: Maybe<DeepLink>;
  readonly requirements: ReadonlyArray<ActionRequirement>;
  /** Text after the submission. */
  readonly successText: Scalars['String']['output'];
};

export type Subscription = {
  readonly __typename: 'Subscription';
  /** Sends the current balances, then every change. */
  readonly accountBalanceUpdates: Balances;
  /** Sends every bet of the logged-in player whose state changes. */
  readonly betUpdates: PlacedBet;
  /** Sends the current betslip, then every change, also from other tabs. */
  readonly betslipUpdates: Betslip;
  /** Sends all open bets of the logged-in player, then each whose value changes. */
  readonly cashOutUpdates: CashOut;
  /** Sends the current state, then every change. After the first message only changed selections are sent. */
  readonly eventPrices: EventPrices;
  /** Changes of a surface for this audience. The first message has the current revision; a client with another one queries all of it. */
  readonly layoutChanged: LayoutChange;
  /** Sends the current accounts, then every change of the logged-in player's. */
  readonly linkedAccountUpdates: ReadonlyArray<LinkedAccount>;
};


export type SubscriptionBetslipUpdatesArgs = {
  includeOddsTrend?: InputMaybe<Scalars['Boolean']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type SubscriptionEventPricesArgs = {
  eventId: Scalars['ID']['input'];
};


export type SubscriptionLayoutChangedArgs = {
  surface: Scalars['ID']['input'];
};

/** Opens the chat with support, for which startup has the vendor's page. */
export type SupportChatShelf = {
  readonly __typename: 'SupportChatShelf';
  /** Text of the button while a chat is open. */
  readonly backLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Button that opens the chat. */
  readonly startLabel: Scalars['String']['output'];
  /** Explains the chat. */
  readonly text: Scalars['String']['output'];
};

/** Container: each tab shows the children of one region, or links to a page. */
export type TabsShelf = {
  readonly __typename: 'TabsShelf';
  readonly id: Scalars['ID']['output'];
  readonly tabs: ReadonlyArray<PageTab>;
};

/** Forms W-2G of a player, by year. */
export type TaxFormsShelf = {
  readonly __typename: 'TaxFormsShelf';
  readonly emptyText: Scalars['String']['output'];
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  /** Latest year first; null for visitors. */
  readonly years: Maybe<ReadonlyArray<W2gYear>>;
};

export type TeaserDraftBet = {
  readonly __typename: 'TeaserDraftBet';
  /** The draft's legs are the teased selections of the slip, with their current lines. */
  readonly draftBet: DraftBet;
  readonly id: Scalars['ID']['output'];
  /** The sport, or both of a mixed ticket. */
  readonly label: Scalars['String']['output'];
  /** Points by which every line is moved in the player's favour; with two sports, the points of the first sport. */
  readonly teaserPoints: Points;
  /** Choices of points, fewest first. */
  readonly teaserPreviews: ReadonlyArray<TeaserPreview>;
};

/** Price of a teaser's remaining legs after others dropped out. */
export type TeaserDrop = {
  readonly __typename: 'TeaserDrop';
  readonly legs: Scalars['Int']['output'];
  readonly totalOdds: Odds;
};

export type TeaserPreview = {
  readonly __typename: 'TeaserPreview';
  /** Which legs drop out of the bet, as text; null if none does. */
  readonly drop: Maybe<Scalars['String']['output']>;
  /** Price of the legs left, most legs first; with fewer than two the stake is returned. */
  readonly dropsTo: ReadonlyArray<TeaserDrop>;
  /** False if these points are not offered for this number of legs. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Points by which each leg's line moves, in the order of the draft's legs. */
  readonly legPoints: ReadonlyArray<Points>;
  /** `6`, or `6/4` if the lines of two sports move by different points. */
  readonly name: Scalars['String']['output'];
  readonly points: Points;
  /** Rule for pushes and voids; null for the default, by which the bet drops to the price of fewer legs. */
  readonly rule: Maybe<Scalars['String']['output']>;
  /**
   * Name of the current lines, rules and prices of fewer legs. Sent back with the bet: if the terms differ, the player must accept again,
   * whatever odds are accepted automatically.
   */
  readonly terms: Scalars['String']['output'];
  readonly totalOdds: Maybe<Odds>;
};

export type TeaserSection = {
  readonly __typename: 'TeaserSection';
  readonly errors: ReadonlyArray<BetError>;
  /** `NO_CHANGE`: the price comes from a fixed table and does not move with the legs. Other terms of the ticket are confirmed by `terms`. */
  readonly oddsTrend: OddsTrend;
  /** Null with fewer than two selections that can be teased together. */
  readonly teaserDraftBet: Maybe<TeaserDraftBet>;
  readonly totalBetAmount: Money;
  /** Total with every boost; null without a boost. */
  readonly totalPotentialBoostedReturnAmount: Maybe<Money>;
  readonly totalPotentialReturnAmount: Money;
};

export type TennisFigures = {
  readonly __typename: 'TennisFigures';
  readonly aces: Scalars['Int']['output'];
  readonly breaks: Scalars['Int']['output'];
  readonly doubleFaults: Scalars['Int']['output'];
  /** Points in this game: `0`, `15`, `30`, `40`, `AD`; whole points in a tie-break. */
  readonly points: Scalars['String']['output'];
};

export type TennisStatistics = {
  readonly __typename: 'TennisStatistics';
  readonly away: TennisFigures;
  readonly home: TennisFigures;
  readonly isTieBreak: Scalars['Boolean']['output'];
  /** Games by set. */
  readonly periods: ReadonlyArray<PeriodScore>;
  readonly serving: Maybe<Side>;
};

export type Timeouts = {
  readonly __typename: 'Timeouts';
  /** Timeout of uploads. */
  readonly fileMilliseconds: Scalars['Int']['output'];
  readonly httpMilliseconds: Scalars['Int']['output'];
};

/** Tip to the player, which can be dismissed for good. */
export type TipForm = {
  readonly __typename: 'TipForm';
  readonly action: Action;
  readonly body: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Name of one of our drawings, as on promotions. */
  readonly illustration: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Receipt of the deposit or withdrawal in the address, in the server’s lines. */
export type TransactionReceiptShelf = {
  readonly __typename: 'TransactionReceiptShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** Direction of a payment (product §3). */
export type TransactionType =
  | 'DEPOSIT'
  | 'WITHDRAWAL';

export type UnavailablePick = {
  readonly __typename: 'UnavailablePick';
  /** One of the codes in `src/shared/betting/refusals.ts`. */
  readonly code: Scalars['String']['output'];
  readonly marketSelectionId: Scalars['ID']['output'];
  readonly message: Scalars['String']['output'];
};

/** Reason an action was refused, with the field concerned. */
export type UserError = {
  readonly __typename: 'UserError';
  readonly action: Scalars['String']['output'];
  /** Path into the input, outermost first; empty if no single field is at fault. */
  readonly field: ReadonlyArray<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
};

/** Absent fields stay unchanged. */
export type UserPreferenceInput = {
  readonly autoAcceptOddsChanges?: InputMaybe<Scalars['Boolean']['input']>;
  readonly casinoBalanceUsagePreferences?: InputMaybe<CasinoBalanceUsage>;
  readonly emailNews?: InputMaybe<Scalars['Boolean']['input']>;
  readonly emailOffers?: InputMaybe<Scalars['Boolean']['input']>;
  readonly oddsFormat?: InputMaybe<OddsFormat>;
};

export type UserPreferences = {
  readonly __typename: 'UserPreferences';
  readonly autoAcceptOddsChanges: Scalars['Boolean']['output'];
  /** Null until the player has chosen. */
  readonly casinoBalanceUsagePreferences: Maybe<CasinoBalanceUsage>;
  /** True if the player wants emails about news. */
  readonly emailNews: Scalars['Boolean']['output'];
  /** True if the player wants emails about offers. */
  readonly emailOffers: Scalars['Boolean']['output'];
  readonly oddsFormat: OddsFormat;
};

/** Information by a payment provider, over the wallet page. */
export type VendorInformationDeepLink = {
  readonly __typename: 'VendorInformationDeepLink';
  /** Id of the provider. */
  readonly paymentProviderId: Scalars['ID']['output'];
  /** `deposit` or `withdrawal`. */
  readonly transactionType: Scalars['String']['output'];
};

/** Film with captions, and a transcript beside it. */
export type VideoShelf = {
  readonly __typename: 'VideoShelf';
  /** WebVTT. */
  readonly captionsUrl: Scalars['String']['output'];
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly posterUrl: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  /** Everything said or shown, paragraphs separated by blank lines. */
  readonly transcript: Scalars['String']['output'];
  /** Path on this site, like `posterUrl` and `captionsUrl`. */
  readonly url: Scalars['String']['output'];
  /** Width of the film in pixels; the ratio is kept while loading. */
  readonly width: Scalars['Int']['output'];
};

export type VolleyballFigures = {
  readonly __typename: 'VolleyballFigures';
  readonly aces: Scalars['Int']['output'];
  readonly blocks: Scalars['Int']['output'];
  readonly errors: Scalars['Int']['output'];
};

export type VolleyballStatistics = {
  readonly __typename: 'VolleyballStatistics';
  readonly away: VolleyballFigures;
  readonly home: VolleyballFigures;
  /** Points by set. */
  readonly periods: ReadonlyArray<PeriodScore>;
  readonly serving: Maybe<Side>;
};

export type W2gForm = {
  readonly __typename: 'W2gForm';
  /** `W-2G, 2026-03-10, $2,500.00`. */
  readonly displayName: Scalars['String']['output'];
  /** Path on this site; sends the form to its player, authenticated by bearer token. */
  readonly downloadUrl: Scalars['String']['output'];
  readonly w2gId: Scalars['ID']['output'];
};

export type W2gYear = {
  readonly __typename: 'W2gYear';
  readonly forms: ReadonlyArray<W2gForm>;
  readonly year: Scalars['Int']['output'];
};

/** Balances of the player, with links to deposit and withdraw. Amounts come from the player's account, never from a document. */
export type WalletBoxShelf = {
  readonly __typename: 'WalletBoxShelf';
  readonly id: Scalars['ID']['output'];
  /** Explains the restricted balance, if there is one. */
  readonly restrictedLink: Maybe<DeepLink>;
  readonly words: ReadonlyArray<WalletWord>;
};

/** Text that replaces one of the kind's own texts. `name` is the name of the prop. */
export type WalletWord = {
  readonly __typename: 'WalletWord';
  readonly name: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

/** Warning that must not be missed. */
export type WarningReceiptLine = {
  readonly __typename: 'WarningReceiptLine';
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Page of another site. Followed only if `https` and on the list of allowed hosts. */
export type WebPageDeepLink = {
  readonly __typename: 'WebPageDeepLink';
  readonly opensNewWindow: Scalars['Boolean']['output'];
  readonly url: Scalars['String']['output'];
};

/** Account for wire deposits with the player's references, each value to copy. */
export type WireDetailsShelf = {
  readonly __typename: 'WireDetailsShelf';
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Account that receives wire deposits of the player, and the references of those that wait for their transfer. */
export type WireInstructions = {
  readonly __typename: 'WireInstructions';
  readonly accountNumber: Scalars['String']['output'];
  readonly bankAddress: Scalars['String']['output'];
  readonly bankName: Scalars['String']['output'];
  readonly beneficiary: Scalars['String']['output'];
  readonly routingNumber: Scalars['String']['output'];
  readonly swiftCode: Scalars['String']['output'];
  readonly waiting: ReadonlyArray<WireReference>;
};

export type WireReference = {
  readonly __typename: 'WireReference';
  readonly amount: Money;
  readonly id: Scalars['ID']['output'];
  readonly reference: Scalars['String']['output'];
};

/** Instructions for a first wire transfer. */
export type WireTransferFirstDeepLink = {
  readonly __typename: 'WireTransferFirstDeepLink';
  /** `deposit` or `withdrawal`. */
  readonly transactionType: Scalars['String']['output'];
};

/** Instructions for a repeated wire transfer. */
export type WireTransferRepeatDeepLink = {
  readonly __typename: 'WireTransferRepeatDeepLink';
  /** `deposit` or `withdrawal`. */
  readonly transactionType: Scalars['String']['output'];
};

/** Withdrawal to be confirmed; nothing has moved. */
export type WithdrawalConfirmation = {
  readonly __typename: 'WithdrawalConfirmation';
  readonly amount: Money;
  /** Balance left for betting; null if nothing would be paid out. */
  readonly balanceAfter: Maybe<Money>;
  /** Masked name, or place to pick up cash; null if the provider asks for an account on its page. */
  readonly methodName: Maybe<Scalars['String']['output']>;
  readonly permitted: Scalars['Boolean']['output'];
  readonly providerName: Scalars['String']['output'];
  readonly succeeded: Scalars['Boolean']['output'];
  readonly userErrors: ReadonlyArray<UserError>;
};

export type WithdrawalProgress = {
  readonly __typename: 'WithdrawalProgress';
  /** Name that the target account must have. */
  readonly holder: Scalars['String']['output'];
  /** What the player must still do. */
  readonly missing: ReadonlyArray<Scalars['String']['output']>;
  /** In order; the last reached one is the present. */
  readonly stages: ReadonlyArray<WithdrawalStage>;
  /** Median of the latest payouts by the same provider; null with too few. */
  readonly typicalTime: Maybe<Scalars['String']['output']>;
};

export type WithdrawalStage = {
  readonly __typename: 'WithdrawalStage';
  /** Null if not reached or not recorded. */
  readonly at: Maybe<Scalars['Time']['output']>;
  readonly isReached: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
};

export type WorkingHours = {
  readonly __typename: 'WorkingHours';
  /** Days of the week, as the place writes them. */
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** Opening hours of the place. */
export type WorkingHoursReceiptLine = {
  readonly __typename: 'WorkingHoursReceiptLine';
  /** Page of the place about holidays and changes. */
  readonly deepLink: Maybe<DeepLink>;
  readonly hours: ReadonlyArray<WorkingHours>;
  readonly id: Scalars['ID']['output'];
  readonly linkLabel: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AccountMenuItem:
    | ( ClientDisplay & { __typename: 'ClientDisplay' } )
    | ( ClientDisplayDescriptive & { __typename: 'ClientDisplayDescriptive' } )
    | ( Omit<Leaf, 'deepLink'> & { deepLink?: Maybe<_RefType['DeepLink']> } & { __typename: 'Leaf' } )
    | ( Omit<Parent, 'children'> & { children: ReadonlyArray<_RefType['Leaf']> } & { __typename: 'Parent' } )
  ;
  Action:
    | ( Omit<AcknowledgeAction, 'next'> & { next?: Maybe<_RefType['DeepLink']> } & { __typename: 'AcknowledgeAction' } )
    | ( Omit<DismissPromptAction, 'next'> & { next?: Maybe<_RefType['DeepLink']> } & { __typename: 'DismissPromptAction' } )
    | ( Omit<OptInPromotionAction, 'next'> & { next?: Maybe<_RefType['DeepLink']> } & { __typename: 'OptInPromotionAction' } )
    | ( Omit<SetUserPreferenceAction, 'next'> & { next?: Maybe<_RefType['DeepLink']> } & { __typename: 'SetUserPreferenceAction' } )
    | ( Omit<SubmitFormAction, 'next'> & { next?: Maybe<_RefType['DeepLink']> } & { __typename: 'SubmitFormAction' } )
  ;
  CasinoShelf:
    | ( NodeParent<'CasinoPromotionsShelf'> & { __typename: 'CasinoPromotionsShelf' } )
    | ( NodeParent<'CasinoRewardsShelf'> & { __typename: 'CasinoRewardsShelf' } )
    | ( NodeParent<'CategoryGamesShelf'> & { __typename: 'CategoryGamesShelf' } )
    | ( NodeParent<'CategoryPillsShelf'> & { __typename: 'CategoryPillsShelf' } )
    | ( NodeParent<'CrossSellShelf'> & { __typename: 'CrossSellShelf' } )
    | ( NodeParent<'FreeToPlayShelf'> & { __typename: 'FreeToPlayShelf' } )
    | ( NodeParent<'GameBarShelf'> & { __typename: 'GameBarShelf' } )
    | ( NodeParent<'GameCoverShelf'> & { __typename: 'GameCoverShelf' } )
    | ( NodeParent<'GameDetailsShelf'> & { __typename: 'GameDetailsShelf' } )
    | ( NodeParent<'GameNoticeShelf'> & { __typename: 'GameNoticeShelf' } )
    | ( NodeParent<'GameProvidersShelf'> & { __typename: 'GameProvidersShelf' } )
    | ( NodeParent<'GameRailShelf'> & { __typename: 'GameRailShelf' } )
    | ( NodeParent<'GameSearchShelf'> & { __typename: 'GameSearchShelf' } )
    | ( NodeParent<'LaunchProblemShelf'> & { __typename: 'LaunchProblemShelf' } )
    | ( NodeParent<'LiveGamesShelf'> & { __typename: 'LiveGamesShelf' } )
    | ( NodeParent<'LobbyBannerShelf'> & { __typename: 'LobbyBannerShelf' } )
    | ( NodeParent<'RecentGamesShelf'> & { __typename: 'RecentGamesShelf' } )
  ;
  CollectionItem:
    | ( EventParent & { __typename: 'Event' } )
    | ( PromotionParent & { __typename: 'PromotionCard' } )
  ;
  DeepLink:
    | ( AccountMenuDeepLink & { __typename: 'AccountMenuDeepLink' } )
    | ( AccountMenuItemDeepLink & { __typename: 'AccountMenuItemDeepLink' } )
    | ( BetHistorySectionDeepLink & { __typename: 'BetHistorySectionDeepLink' } )
    | ( CardProviderDeepLink & { __typename: 'CardProviderDeepLink' } )
    | ( CashAtCasinoDeepLink & { __typename: 'CashAtCasinoDeepLink' } )
    | ( CasinoCategoryShelfDeepLink & { __typename: 'CasinoCategoryShelfDeepLink' } )
    | ( CasinoGameDeepLink & { __typename: 'CasinoGameDeepLink' } )
    | ( CasinoRewardsShelfDeepLink & { __typename: 'CasinoRewardsShelfDeepLink' } )
    | ( ConfirmationDeepLink & { __typename: 'ConfirmationDeepLink' } )
    | ( ContactSupportDeepLink & { __typename: 'ContactSupportDeepLink' } )
    | ( FormDeepLink & { __typename: 'FormDeepLink' } )
    | ( IdentityDeepLink & { __typename: 'IdentityDeepLink' } )
    | ( InteracConfirmationDeepLink & { __typename: 'InteracConfirmationDeepLink' } )
    | ( ModalDeepLink & { __typename: 'ModalDeepLink' } )
    | ( OpenBetslipDeepLink & { __typename: 'OpenBetslipDeepLink' } )
    | ( PromotionDeepLink & { __typename: 'PromotionDeepLink' } )
    | ( PromotionListDeepLink & { __typename: 'PromotionListDeepLink' } )
    | ( ReceiptDeepLink & { __typename: 'ReceiptDeepLink' } )
    | ( ResponsibleGamingShelfDeepLink & { __typename: 'ResponsibleGamingShelfDeepLink' } )
    | ( ScorePayDeepLink & { __typename: 'ScorePayDeepLink' } )
    | ( SelectFacilityDeepLink & { __typename: 'SelectFacilityDeepLink' } )
    | ( SportsbookPageDeepLink & { __typename: 'SportsbookPageDeepLink' } )
    | ( VendorInformationDeepLink & { __typename: 'VendorInformationDeepLink' } )
    | ( WebPageDeepLink & { __typename: 'WebPageDeepLink' } )
    | ( WireTransferFirstDeepLink & { __typename: 'WireTransferFirstDeepLink' } )
    | ( WireTransferRepeatDeepLink & { __typename: 'WireTransferRepeatDeepLink' } )
  ;
  DialogNode:
    | ( NodeParent<'AnonymousExperienceDialog'> & { __typename: 'AnonymousExperienceDialog' } )
    | ( NodeParent<'AppPromptDialog'> & { __typename: 'AppPromptDialog' } )
    | ( NodeParent<'AppTourDialog'> & { __typename: 'AppTourDialog' } )
    | ( NodeParent<'BigWinUploadDialog'> & { __typename: 'BigWinUploadDialog' } )
    | ( NodeParent<'CasinoBalanceUsageDialog'> & { __typename: 'CasinoBalanceUsageDialog' } )
    | ( NodeParent<'CustomDialog'> & { __typename: 'CustomDialog' } )
    | ( NodeParent<'DepositAcknowledgementDialog'> & { __typename: 'DepositAcknowledgementDialog' } )
    | ( NodeParent<'LegalChangeDialog'> & { __typename: 'LegalChangeDialog' } )
    | ( NodeParent<'LocationPromptDialog'> & { __typename: 'LocationPromptDialog' } )
    | ( NodeParent<'MaintenanceDialog'> & { __typename: 'MaintenanceDialog' } )
  ;
  EventStatistics:
    | ( BaseballStatistics & { __typename: 'BaseballStatistics' } )
    | ( BasketballStatistics & { __typename: 'BasketballStatistics' } )
    | ( CricketStatistics & { __typename: 'CricketStatistics' } )
    | ( DartsStatistics & { __typename: 'DartsStatistics' } )
    | ( EsportsStatistics & { __typename: 'EsportsStatistics' } )
    | ( FootballStatistics & { __typename: 'FootballStatistics' } )
    | ( HockeyStatistics & { __typename: 'HockeyStatistics' } )
    | ( OtherStatistics & { __typename: 'OtherStatistics' } )
    | ( SoccerStatistics & { __typename: 'SoccerStatistics' } )
    | ( TennisStatistics & { __typename: 'TennisStatistics' } )
    | ( VolleyballStatistics & { __typename: 'VolleyballStatistics' } )
  ;
  FormNode:
    | ( NodeParent<'ConsentForm'> & { __typename: 'ConsentForm' } )
    | ( NodeParent<'FieldsForm'> & { __typename: 'FieldsForm' } )
    | ( NodeParent<'TipForm'> & { __typename: 'TipForm' } )
  ;
  LayoutNode:
    | ( NodeParent<'AccountEntryShelf'> & { __typename: 'AccountEntryShelf' } )
    | ( NodeParent<'AccountItemsShelf'> & { __typename: 'AccountItemsShelf' } )
    | ( NodeParent<'AccountSummaryShelf'> & { __typename: 'AccountSummaryShelf' } )
    | ( NodeParent<'AnnouncedPaymentsShelf'> & { __typename: 'AnnouncedPaymentsShelf' } )
    | ( NodeParent<'AwardDetailsShelf'> & { __typename: 'AwardDetailsShelf' } )
    | ( NodeParent<'AwardsShelf'> & { __typename: 'AwardsShelf' } )
    | ( NodeParent<'BetBuilderShelf'> & { __typename: 'BetBuilderShelf' } )
    | ( NodeParent<'BetListShelf'> & { __typename: 'BetListShelf' } )
    | ( NodeParent<'CasinoMenuShelf'> & { __typename: 'CasinoMenuShelf' } )
    | ( NodeParent<'CasinoPromotionsShelf'> & { __typename: 'CasinoPromotionsShelf' } )
    | ( NodeParent<'CasinoRewardsShelf'> & { __typename: 'CasinoRewardsShelf' } )
    | ( NodeParent<'CasinoRoundShelf'> & { __typename: 'CasinoRoundShelf' } )
    | ( NodeParent<'CasinoSessionRoundsShelf'> & { __typename: 'CasinoSessionRoundsShelf' } )
    | ( NodeParent<'CategoryGamesShelf'> & { __typename: 'CategoryGamesShelf' } )
    | ( NodeParent<'CategoryPillsShelf'> & { __typename: 'CategoryPillsShelf' } )
    | ( NodeParent<'ChangePasswordShelf'> & { __typename: 'ChangePasswordShelf' } )
    | ( NodeParent<'CollectionShelf'> & { __typename: 'CollectionShelf' } )
    | ( NodeParent<'ColumnsShelf'> & { __typename: 'ColumnsShelf' } )
    | ( NodeParent<'CountdownShelf'> & { __typename: 'CountdownShelf' } )
    | ( NodeParent<'CrossSellShelf'> & { __typename: 'CrossSellShelf' } )
    | ( NodeParent<'DisplayPreferencesShelf'> & { __typename: 'DisplayPreferencesShelf' } )
    | ( NodeParent<'EditorialShelf'> & { __typename: 'EditorialShelf' } )
    | ( NodeParent<'ErrorScreensShelf'> & { __typename: 'ErrorScreensShelf' } )
    | ( NodeParent<'EventHeaderShelf'> & { __typename: 'EventHeaderShelf' } )
    | ( NodeParent<'FavoriteGamesShelf'> & { __typename: 'FavoriteGamesShelf' } )
    | ( NodeParent<'FeaturedEventsShelf'> & { __typename: 'FeaturedEventsShelf' } )
    | ( NodeParent<'FrameShelf'> & { __typename: 'FrameShelf' } )
    | ( NodeParent<'FreeToPlayShelf'> & { __typename: 'FreeToPlayShelf' } )
    | ( NodeParent<'GameBarShelf'> & { __typename: 'GameBarShelf' } )
    | ( NodeParent<'GameCoverShelf'> & { __typename: 'GameCoverShelf' } )
    | ( NodeParent<'GameDetailsShelf'> & { __typename: 'GameDetailsShelf' } )
    | ( NodeParent<'GameFactsShelf'> & { __typename: 'GameFactsShelf' } )
    | ( NodeParent<'GameNoticeShelf'> & { __typename: 'GameNoticeShelf' } )
    | ( NodeParent<'GameProvidersShelf'> & { __typename: 'GameProvidersShelf' } )
    | ( NodeParent<'GameRailShelf'> & { __typename: 'GameRailShelf' } )
    | ( NodeParent<'GameSearchShelf'> & { __typename: 'GameSearchShelf' } )
    | ( NodeParent<'HelplineShelf'> & { __typename: 'HelplineShelf' } )
    | ( NodeParent<'HeroCarouselShelf'> & { __typename: 'HeroCarouselShelf' } )
    | ( NodeParent<'HistoryShelf'> & { __typename: 'HistoryShelf' } )
    | ( NodeParent<'ImageShelf'> & { __typename: 'ImageShelf' } )
    | ( NodeParent<'KeptMethodsShelf'> & { __typename: 'KeptMethodsShelf' } )
    | ( NodeParent<'LaunchProblemShelf'> & { __typename: 'LaunchProblemShelf' } )
    | ( NodeParent<'LegalDocumentShelf'> & { __typename: 'LegalDocumentShelf' } )
    | ( NodeParent<'LimitHistoryShelf'> & { __typename: 'LimitHistoryShelf' } )
    | ( NodeParent<'LimitListShelf'> & { __typename: 'LimitListShelf' } )
    | ( NodeParent<'LimitsSetByUsShelf'> & { __typename: 'LimitsSetByUsShelf' } )
    | ( NodeParent<'LinkColumnShelf'> & { __typename: 'LinkColumnShelf' } )
    | ( NodeParent<'LinkPromptShelf'> & { __typename: 'LinkPromptShelf' } )
    | ( NodeParent<'LinkedAccountsShelf'> & { __typename: 'LinkedAccountsShelf' } )
    | ( NodeParent<'LinkingResultShelf'> & { __typename: 'LinkingResultShelf' } )
    | ( NodeParent<'LiveEventsShelf'> & { __typename: 'LiveEventsShelf' } )
    | ( NodeParent<'LiveGamesShelf'> & { __typename: 'LiveGamesShelf' } )
    | ( NodeParent<'LobbyBannerShelf'> & { __typename: 'LobbyBannerShelf' } )
    | ( NodeParent<'LoginPreferencesShelf'> & { __typename: 'LoginPreferencesShelf' } )
    | ( NodeParent<'LoyaltyDashboardShelf'> & { __typename: 'LoyaltyDashboardShelf' } )
    | ( NodeParent<'LoyaltyShelf'> & { __typename: 'LoyaltyShelf' } )
    | ( NodeParent<'ManagedMethodsShelf'> & { __typename: 'ManagedMethodsShelf' } )
    | ( NodeParent<'MarketGridShelf'> & { __typename: 'MarketGridShelf' } )
    | ( NodeParent<'MarketGroupsShelf'> & { __typename: 'MarketGroupsShelf' } )
    | ( NodeParent<'MenuEntriesShelf'> & { __typename: 'MenuEntriesShelf' } )
    | ( NodeParent<'MethodExclusionShelf'> & { __typename: 'MethodExclusionShelf' } )
    | ( NodeParent<'OnboardingShelf'> & { __typename: 'OnboardingShelf' } )
    | ( NodeParent<'OutOfStateShelf'> & { __typename: 'OutOfStateShelf' } )
    | ( NodeParent<'OwnLimitShelf'> & { __typename: 'OwnLimitShelf' } )
    | ( NodeParent<'ParlaySuggestionsShelf'> & { __typename: 'ParlaySuggestionsShelf' } )
    | ( NodeParent<'PasskeysShelf'> & { __typename: 'PasskeysShelf' } )
    | ( NodeParent<'PaymentAmountShelf'> & { __typename: 'PaymentAmountShelf' } )
    | ( NodeParent<'PaymentButtonShelf'> & { __typename: 'PaymentButtonShelf' } )
    | ( NodeParent<'PaymentConsentShelf'> & { __typename: 'PaymentConsentShelf' } )
    | ( NodeParent<'PaymentGatewayShelf'> & { __typename: 'PaymentGatewayShelf' } )
    | ( NodeParent<'PaymentMethodsShelf'> & { __typename: 'PaymentMethodsShelf' } )
    | ( NodeParent<'PaymentNoticeShelf'> & { __typename: 'PaymentNoticeShelf' } )
    | ( NodeParent<'PaymentPlaceShelf'> & { __typename: 'PaymentPlaceShelf' } )
    | ( NodeParent<'PaymentShelf'> & { __typename: 'PaymentShelf' } )
    | ( NodeParent<'PaymentTotalShelf'> & { __typename: 'PaymentTotalShelf' } )
    | ( NodeParent<'PromotionCodeShelf'> & { __typename: 'PromotionCodeShelf' } )
    | ( NodeParent<'PromotionDetailsShelf'> & { __typename: 'PromotionDetailsShelf' } )
    | ( NodeParent<'PromotionsShelf'> & { __typename: 'PromotionsShelf' } )
    | ( NodeParent<'QuickBetsShelf'> & { __typename: 'QuickBetsShelf' } )
    | ( NodeParent<'QuickLinksShelf'> & { __typename: 'QuickLinksShelf' } )
    | ( NodeParent<'RecentGamesShelf'> & { __typename: 'RecentGamesShelf' } )
    | ( NodeParent<'ReferralShelf'> & { __typename: 'ReferralShelf' } )
    | ( NodeParent<'ReferralsShelf'> & { __typename: 'ReferralsShelf' } )
    | ( NodeParent<'SearchBoxShelf'> & { __typename: 'SearchBoxShelf' } )
    | ( NodeParent<'SearchResultsShelf'> & { __typename: 'SearchResultsShelf' } )
    | ( NodeParent<'SharedBetShelf'> & { __typename: 'SharedBetShelf' } )
    | ( NodeParent<'SignUpElsewhereShelf'> & { __typename: 'SignUpElsewhereShelf' } )
    | ( NodeParent<'SignedUpShelf'> & { __typename: 'SignedUpShelf' } )
    | ( NodeParent<'SportsTreeShelf'> & { __typename: 'SportsTreeShelf' } )
    | ( NodeParent<'StandingsShelf'> & { __typename: 'StandingsShelf' } )
    | ( NodeParent<'StatisticsShelf'> & { __typename: 'StatisticsShelf' } )
    | ( NodeParent<'StoreLinksShelf'> & { __typename: 'StoreLinksShelf' } )
    | ( NodeParent<'StreamPlayerShelf'> & { __typename: 'StreamPlayerShelf' } )
    | ( NodeParent<'SupportChatShelf'> & { __typename: 'SupportChatShelf' } )
    | ( NodeParent<'TabsShelf'> & { __typename: 'TabsShelf' } )
    | ( NodeParent<'TaxFormsShelf'> & { __typename: 'TaxFormsShelf' } )
    | ( NodeParent<'TransactionReceiptShelf'> & { __typename: 'TransactionReceiptShelf' } )
    | ( NodeParent<'VideoShelf'> & { __typename: 'VideoShelf' } )
    | ( NodeParent<'WalletBoxShelf'> & { __typename: 'WalletBoxShelf' } )
    | ( NodeParent<'WireDetailsShelf'> & { __typename: 'WireDetailsShelf' } )
  ;
  MenuShelf:
    | ( NodeParent<'AccountEntryShelf'> & { __typename: 'AccountEntryShelf' } )
    | ( NodeParent<'AccountItemsShelf'> & { __typename: 'AccountItemsShelf' } )
    | ( NodeParent<'AwardsShelf'> & { __typename: 'AwardsShelf' } )
    | ( NodeParent<'CasinoMenuShelf'> & { __typename: 'CasinoMenuShelf' } )
    | ( NodeParent<'ErrorScreensShelf'> & { __typename: 'ErrorScreensShelf' } )
    | ( NodeParent<'LinkColumnShelf'> & { __typename: 'LinkColumnShelf' } )
    | ( NodeParent<'LoyaltyShelf'> & { __typename: 'LoyaltyShelf' } )
    | ( NodeParent<'MenuEntriesShelf'> & { __typename: 'MenuEntriesShelf' } )
    | ( NodeParent<'ReferralShelf'> & { __typename: 'ReferralShelf' } )
    | ( NodeParent<'SearchBoxShelf'> & { __typename: 'SearchBoxShelf' } )
    | ( NodeParent<'SportsTreeShelf'> & { __typename: 'SportsTreeShelf' } )
    | ( NodeParent<'StoreLinksShelf'> & { __typename: 'StoreLinksShelf' } )
    | ( NodeParent<'WalletBoxShelf'> & { __typename: 'WalletBoxShelf' } )
  ;
  NodeFallback:
    | ( FallbackAmountLine & { __typename: 'FallbackAmountLine' } )
    | ( FallbackLink & { __typename: 'FallbackLink' } )
    | ( FallbackText & { __typename: 'FallbackText' } )
  ;
  PageShelf:
    | ( NodeParent<'AccountSummaryShelf'> & { __typename: 'AccountSummaryShelf' } )
    | ( NodeParent<'AnnouncedPaymentsShelf'> & { __typename: 'AnnouncedPaymentsShelf' } )
    | ( NodeParent<'AwardDetailsShelf'> & { __typename: 'AwardDetailsShelf' } )
    | ( NodeParent<'BetBuilderShelf'> & { __typename: 'BetBuilderShelf' } )
    | ( NodeParent<'BetListShelf'> & { __typename: 'BetListShelf' } )
    | ( NodeParent<'CasinoRoundShelf'> & { __typename: 'CasinoRoundShelf' } )
    | ( NodeParent<'CasinoSessionRoundsShelf'> & { __typename: 'CasinoSessionRoundsShelf' } )
    | ( NodeParent<'ChangePasswordShelf'> & { __typename: 'ChangePasswordShelf' } )
    | ( NodeParent<'CollectionShelf'> & { __typename: 'CollectionShelf' } )
    | ( NodeParent<'ColumnsShelf'> & { __typename: 'ColumnsShelf' } )
    | ( NodeParent<'CountdownShelf'> & { __typename: 'CountdownShelf' } )
    | ( NodeParent<'DisplayPreferencesShelf'> & { __typename: 'DisplayPreferencesShelf' } )
    | ( NodeParent<'EditorialShelf'> & { __typename: 'EditorialShelf' } )
    | ( NodeParent<'EventHeaderShelf'> & { __typename: 'EventHeaderShelf' } )
    | ( NodeParent<'FavoriteGamesShelf'> & { __typename: 'FavoriteGamesShelf' } )
    | ( NodeParent<'FeaturedEventsShelf'> & { __typename: 'FeaturedEventsShelf' } )
    | ( NodeParent<'FrameShelf'> & { __typename: 'FrameShelf' } )
    | ( NodeParent<'GameFactsShelf'> & { __typename: 'GameFactsShelf' } )
    | ( NodeParent<'HelplineShelf'> & { __typename: 'HelplineShelf' } )
    | ( NodeParent<'HeroCarouselShelf'> & { __typename: 'HeroCarouselShelf' } )
    | ( NodeParent<'HistoryShelf'> & { __typename: 'HistoryShelf' } )
    | ( NodeParent<'ImageShelf'> & { __typename: 'ImageShelf' } )
    | ( NodeParent<'KeptMethodsShelf'> & { __typename: 'KeptMethodsShelf' } )
    | ( NodeParent<'LegalDocumentShelf'> & { __typename: 'LegalDocumentShelf' } )
    | ( NodeParent<'LimitHistoryShelf'> & { __typename: 'LimitHistoryShelf' } )
    | ( NodeParent<'LimitListShelf'> & { __typename: 'LimitListShelf' } )
    | ( NodeParent<'LimitsSetByUsShelf'> & { __typename: 'LimitsSetByUsShelf' } )
    | ( NodeParent<'LinkPromptShelf'> & { __typename: 'LinkPromptShelf' } )
    | ( NodeParent<'LinkedAccountsShelf'> & { __typename: 'LinkedAccountsShelf' } )
    | ( NodeParent<'LinkingResultShelf'> & { __typename: 'LinkingResultShelf' } )
    | ( NodeParent<'LiveEventsShelf'> & { __typename: 'LiveEventsShelf' } )
    | ( NodeParent<'LoginPreferencesShelf'> & { __typename: 'LoginPreferencesShelf' } )
    | ( NodeParent<'LoyaltyDashboardShelf'> & { __typename: 'LoyaltyDashboardShelf' } )
    | ( NodeParent<'ManagedMethodsShelf'> & { __typename: 'ManagedMethodsShelf' } )
    | ( NodeParent<'MarketGridShelf'> & { __typename: 'MarketGridShelf' } )
    | ( NodeParent<'MarketGroupsShelf'> & { __typename: 'MarketGroupsShelf' } )
    | ( NodeParent<'MethodExclusionShelf'> & { __typename: 'MethodExclusionShelf' } )
    | ( NodeParent<'OnboardingShelf'> & { __typename: 'OnboardingShelf' } )
    | ( NodeParent<'OutOfStateShelf'> & { __typename: 'OutOfStateShelf' } )
    | ( NodeParent<'OwnLimitShelf'> & { __typename: 'OwnLimitShelf' } )
    | ( NodeParent<'ParlaySuggestionsShelf'> & { __typename: 'ParlaySuggestionsShelf' } )
    | ( NodeParent<'PasskeysShelf'> & { __typename: 'PasskeysShelf' } )
    | ( NodeParent<'PaymentAmountShelf'> & { __typename: 'PaymentAmountShelf' } )
    | ( NodeParent<'PaymentButtonShelf'> & { __typename: 'PaymentButtonShelf' } )
    | ( NodeParent<'PaymentConsentShelf'> & { __typename: 'PaymentConsentShelf' } )
    | ( NodeParent<'PaymentGatewayShelf'> & { __typename: 'PaymentGatewayShelf' } )
    | ( NodeParent<'PaymentMethodsShelf'> & { __typename: 'PaymentMethodsShelf' } )
    | ( NodeParent<'PaymentNoticeShelf'> & { __typename: 'PaymentNoticeShelf' } )
    | ( NodeParent<'PaymentPlaceShelf'> & { __typename: 'PaymentPlaceShelf' } )
    | ( NodeParent<'PaymentShelf'> & { __typename: 'PaymentShelf' } )
    | ( NodeParent<'PaymentTotalShelf'> & { __typename: 'PaymentTotalShelf' } )
    | ( NodeParent<'PromotionCodeShelf'> & { __typename: 'PromotionCodeShelf' } )
    | ( NodeParent<'PromotionDetailsShelf'> & { __typename: 'PromotionDetailsShelf' } )
    | ( NodeParent<'PromotionsShelf'> & { __typename: 'PromotionsShelf' } )
    | ( NodeParent<'QuickBetsShelf'> & { __typename: 'QuickBetsShelf' } )
    | ( NodeParent<'QuickLinksShelf'> & { __typename: 'QuickLinksShelf' } )
    | ( NodeParent<'ReferralsShelf'> & { __typename: 'ReferralsShelf' } )
    | ( NodeParent<'SearchResultsShelf'> & { __typename: 'SearchResultsShelf' } )
    | ( NodeParent<'SharedBetShelf'> & { __typename: 'SharedBetShelf' } )
    | ( NodeParent<'SignUpElsewhereShelf'> & { __typename: 'SignUpElsewhereShelf' } )
    | ( NodeParent<'SignedUpShelf'> & { __typename: 'SignedUpShelf' } )
    | ( NodeParent<'StandingsShelf'> & { __typename: 'StandingsShelf' } )
    | ( NodeParent<'StatisticsShelf'> & { __typename: 'StatisticsShelf' } )
    | ( NodeParent<'StreamPlayerShelf'> & { __typename: 'StreamPlayerShelf' } )
    | ( NodeParent<'SupportChatShelf'> & { __typename: 'SupportChatShelf' } )
    | ( NodeParent<'TabsShelf'> & { __typename: 'TabsShelf' } )
    | ( NodeParent<'TaxFormsShelf'> & { __typename: 'TaxFormsShelf' } )
    | ( NodeParent<'TransactionReceiptShelf'> & { __typename: 'TransactionReceiptShelf' } )
    | ( NodeParent<'VideoShelf'> & { __typename: 'VideoShelf' } )
    | ( NodeParent<'WireDetailsShelf'> & { __typename: 'WireDetailsShelf' } )
  ;
  ReceiptLine:
    | ( DefaultReceiptLineParent & { __typename: 'DefaultReceiptLine' } )
    | ( NodeParent<'HeaderReceiptLine'> & { __typename: 'HeaderReceiptLine' } )
    | ( NodeParent<'InformationReceiptLine'> & { __typename: 'InformationReceiptLine' } )
    | ( NodeParent<'ListReceiptLine'> & { __typename: 'ListReceiptLine' } )
    | ( LocationReceiptLineParent & { __typename: 'LocationReceiptLine' } )
    | ( NodeParent<'PromptReceiptLine'> & { __typename: 'PromptReceiptLine' } )
    | ( NodeParent<'SeparatorReceiptLine'> & { __typename: 'SeparatorReceiptLine' } )
    | ( NodeParent<'WarningReceiptLine'> & { __typename: 'WarningReceiptLine' } )
    | ( WorkingHoursReceiptLineParent & { __typename: 'WorkingHoursReceiptLine' } )
  ;
  SearchResult:
    | ( Omit<HeadToHeadResult, 'event' | 'row'> & { event: _RefType['Event'], row: _RefType['MarketGridRow'] } & { __typename: 'HeadToHeadResult' } )
    | ( Omit<MarketResult, 'event' | 'market'> & { event: _RefType['Event'], market: _RefType['Market'] } & { __typename: 'MarketResult' } )
    | ( ParticipantResult & { __typename: 'ParticipantResult' } )
    | ( SpecialResult & { __typename: 'SpecialResult' } )
    | ( Omit<StandardResult, 'game'> & { game: _RefType['CasinoGame'] } & { __typename: 'StandardResult' } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptedSelectionInput: AcceptedSelectionInput;
  Account: ResolverTypeWrapper<PlayerParent>;
  AccountEntryShelf: ResolverTypeWrapper<NodeParent<'AccountEntryShelf'>>;
  AccountItemsShelf: ResolverTypeWrapper<NodeParent<'AccountItemsShelf'>>;
  AccountLinkOutcome: ResolverTypeWrapper<AccountLinkOutcome>;
  AccountLinkResult: AccountLinkResult;
  AccountMenu: ResolverTypeWrapper<Omit<AccountMenu, 'account' | 'menuShelves' | 'promotionalCreditBalance'> & { account?: Maybe<ResolversTypes['Account']>, menuShelves: ResolversTypes['Layout'], promotionalCreditBalance: ResolversTypes['Money'] }>;
  AccountMenuDeepLink: ResolverTypeWrapper<AccountMenuDeepLink>;
  AccountMenuItem: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AccountMenuItem']>;
  AccountMenuItemDeepLink: ResolverTypeWrapper<AccountMenuItemDeepLink>;
  AccountSummaryShelf: ResolverTypeWrapper<NodeParent<'AccountSummaryShelf'>>;
  AcknowledgeAction: ResolverTypeWrapper<Omit<AcknowledgeAction, 'next'> & { next?: Maybe<ResolversTypes['DeepLink']> }>;
  Action: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Action']>;
  ActionRequirement: ActionRequirement;
  ActionResult: ResolverTypeWrapper<Omit<ActionResult, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  AddDraftBetsResult: ResolverTypeWrapper<Omit<AddDraftBetsResult, 'betslip'> & { betslip: ResolversTypes['Betslip'] }>;
  AddMarketSelectionInput: AddMarketSelectionInput;
  AmountField: AmountField;
  AmountSourceType: AmountSourceType;
  AnnouncedPaymentsShelf: ResolverTypeWrapper<NodeParent<'AnnouncedPaymentsShelf'>>;
  AnonymousExperienceDialog: ResolverTypeWrapper<NodeParent<'AnonymousExperienceDialog'>>;
  AppPlatform: AppPlatform;
  AppPromptDialog: ResolverTypeWrapper<NodeParent<'AppPromptDialog'>>;
  AppStore: ResolverTypeWrapper<Omit<AppStore, 'deepLink'> & { deepLink?: Maybe<ResolversTypes['DeepLink']> }>;
  AppTourDialog: ResolverTypeWrapper<NodeParent<'AppTourDialog'>>;
  AppTourStep: ResolverTypeWrapper<AppTourStep>;
  AppUrls: ResolverTypeWrapper<AppUrls>;
  ApplicationMetadata: ResolverTypeWrapper<ApplicationMetadata>;
  AutomaticCashOutResult: ResolverTypeWrapper<Omit<AutomaticCashOutResult, 'bet'> & { bet: ResolversTypes['PlacedBet'] }>;
  AvailableFreeBet: ResolverTypeWrapper<Omit<AvailableFreeBet, 'amount'> & { amount: ResolversTypes['Money'] }>;
  AvailableProfitBoost: ResolverTypeWrapper<Omit<AvailableProfitBoost, 'maximumAmount' | 'maximumExtraAmount'> & { maximumAmount?: Maybe<ResolversTypes['Money']>, maximumExtraAmount?: Maybe<ResolversTypes['Money']> }>;
  AwardCount: ResolverTypeWrapper<AwardCount>;
  AwardDetail: ResolverTypeWrapper<Omit<AwardDetail, 'game'> & { game?: Maybe<ResolversTypes['CasinoGame']> }>;
  AwardDetailsShelf: ResolverTypeWrapper<NodeParent<'AwardDetailsShelf'>>;
  AwardsShelf: ResolverTypeWrapper<NodeParent<'AwardsShelf'>>;
  Balances: ResolverTypeWrapper<BalancesParent>;
  BaseballFigures: ResolverTypeWrapper<BaseballFigures>;
  BaseballStatistics: ResolverTypeWrapper<BaseballStatistics>;
  BasketballFigures: ResolverTypeWrapper<BasketballFigures>;
  BasketballStatistics: ResolverTypeWrapper<BasketballStatistics>;
  BetBuilder: ResolverTypeWrapper<Omit<BetBuilder, 'errors' | 'markets' | 'odds' | 'picks'> & { errors: ReadonlyArray<ResolversTypes['BetError']>, markets: ReadonlyArray<ResolversTypes['Market']>, odds?: Maybe<ResolversTypes['Odds']>, picks: ReadonlyArray<ResolversTypes['BetBuilderPick']> }>;
  BetBuilderPick: ResolverTypeWrapper<Omit<BetBuilderPick, 'odds' | 'points'> & { odds: ResolversTypes['Odds'], points?: Maybe<ResolversTypes['Points']> }>;
  BetBuilderShelf: ResolverTypeWrapper<NodeParent<'BetBuilderShelf'>>;
  BetConnection: ResolverTypeWrapper<Omit<BetConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['BetEdge']> }>;
  BetEdge: ResolverTypeWrapper<Omit<BetEdge, 'node'> & { node: ResolversTypes['PlacedBet'] }>;
  BetError: ResolverTypeWrapper<BetError>;
  BetErrorDisplayType: BetErrorDisplayType;
  BetHistoryFilter: ResolverTypeWrapper<BetHistoryFilter>;
  BetHistoryPage: ResolverTypeWrapper<Omit<BetHistoryPage, 'sections'> & { sections: ReadonlyArray<ResolversTypes['BetHistorySection']> }>;
  BetHistorySection: ResolverTypeWrapper<BetSectionParent>;
  BetHistorySectionDeepLink: ResolverTypeWrapper<BetHistorySectionDeepLink>;
  BetHistoryTotals: ResolverTypeWrapper<Omit<BetHistoryTotals, 'openPotentialPayout' | 'openStake'> & { openPotentialPayout: ResolversTypes['Money'], openStake: ResolversTypes['Money'] }>;
  BetListShelf: ResolverTypeWrapper<NodeParent<'BetListShelf'>>;
  BetOutcome: BetOutcome;
  BetStatus: BetStatus;
  BetType: BetType;
  Betslip: ResolverTypeWrapper<BetslipParent>;
  BigWinUploadDialog: ResolverTypeWrapper<NodeParent<'BigWinUploadDialog'>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BuyPointOption: ResolverTypeWrapper<Omit<BuyPointOption, 'odds' | 'points'> & { odds: ResolversTypes['Odds'], points: ResolversTypes['Points'] }>;
  CardProviderDeepLink: ResolverTypeWrapper<CardProviderDeepLink>;
  CashAtCasinoDeepLink: ResolverTypeWrapper<CashAtCasinoDeepLink>;
  CashOut: ResolverTypeWrapper<CashOutParent>;
  CashOutParts: ResolverTypeWrapper<CashOutParts>;
  CashOutQuote: ResolverTypeWrapper<Omit<CashOutQuote, 'amount' | 'betAmount'> & { amount: ResolversTypes['Money'], betAmount: ResolversTypes['Money'] }>;
  CashOutRefusal: ResolverTypeWrapper<CashOutRefusal>;
  CashOutResult: ResolverTypeWrapper<Omit<CashOutResult, 'balances' | 'bet' | 'paidAmount'> & { balances: ResolversTypes['Balances'], bet: ResolversTypes['PlacedBet'], paidAmount?: Maybe<ResolversTypes['Money']> }>;
  CashOutUnderWay: ResolverTypeWrapper<Omit<CashOutUnderWay, 'amount'> & { amount: ResolversTypes['Money'] }>;
  CasinoBalanceChoice: ResolverTypeWrapper<CasinoBalanceChoice>;
  CasinoBalanceUsage: CasinoBalanceUsage;
  CasinoBalanceUsageDialog: ResolverTypeWrapper<NodeParent<'CasinoBalanceUsageDialog'>>;
  CasinoCategory: ResolverTypeWrapper<GameListParent>;
  CasinoCategoryShelfDeepLink: ResolverTypeWrapper<CasinoCategoryShelfDeepLink>;
  CasinoCloseResult: ResolverTypeWrapper<CasinoCloseResult>;
  CasinoFilter: ResolverTypeWrapper<CasinoFilter>;
  CasinoGame: ResolverTypeWrapper<GameParent>;
  CasinoGameDeepLink: ResolverTypeWrapper<CasinoGameDeepLink>;
  CasinoGamePage: ResolverTypeWrapper<GamePageParent>;
  CasinoLaunchCallToAction: ResolverTypeWrapper<Omit<CasinoLaunchCallToAction, 'deepLink'> & { deepLink: ResolversTypes['DeepLink'] }>;
  CasinoLaunchError: ResolverTypeWrapper<Omit<CasinoLaunchError, 'callToAction'> & { callToAction?: Maybe<ResolversTypes['CasinoLaunchCallToAction']> }>;
  CasinoLaunchInput: CasinoLaunchInput;
  CasinoLaunchResult: ResolverTypeWrapper<Omit<CasinoLaunchResult, 'errors'> & { errors: ReadonlyArray<ResolversTypes['CasinoLaunchError']> }>;
  CasinoMenuItem: ResolverTypeWrapper<CasinoMenuItem>;
  CasinoMenuShelf: ResolverTypeWrapper<NodeParent<'CasinoMenuShelf'>>;
  CasinoOutOfState: ResolverTypeWrapper<CasinoOutOfState>;
  CasinoPlayMode: CasinoPlayMode;
  CasinoPromotionsShelf: ResolverTypeWrapper<NodeParent<'CasinoPromotionsShelf'>>;
  CasinoRestriction: ResolverTypeWrapper<CasinoRestriction>;
  CasinoReward: ResolverTypeWrapper<AwardParent>;
  CasinoRewardsShelf: ResolverTypeWrapper<NodeParent<'CasinoRewardsShelf'>>;
  CasinoRewardsShelfDeepLink: ResolverTypeWrapper<CasinoRewardsShelfDeepLink>;
  CasinoRound: ResolverTypeWrapper<CasinoRoundParent>;
  CasinoRoundPage: ResolverTypeWrapper<Omit<CasinoRoundPage, 'rounds'> & { rounds: ReadonlyArray<ResolversTypes['CasinoRound']> }>;
  CasinoRoundShelf: ResolverTypeWrapper<NodeParent<'CasinoRoundShelf'>>;
  CasinoRoundState: CasinoRoundState;
  CasinoSession: ResolverTypeWrapper<CasinoSessionParent>;
  CasinoSessionRoundsShelf: ResolverTypeWrapper<NodeParent<'CasinoSessionRoundsShelf'>>;
  CasinoShelf: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CasinoShelf']>;
  CategoryGamesShelf: ResolverTypeWrapper<NodeParent<'CategoryGamesShelf'>>;
  CategoryPillsShelf: ResolverTypeWrapper<NodeParent<'CategoryPillsShelf'>>;
  ChangePasswordShelf: ResolverTypeWrapper<NodeParent<'ChangePasswordShelf'>>;
  ClientDisplay: ResolverTypeWrapper<ClientDisplay>;
  ClientDisplayDescriptive: ResolverTypeWrapper<ClientDisplayDescriptive>;
  CollectionFilter: ResolverTypeWrapper<CollectionFilter>;
  CollectionItem: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CollectionItem']>;
  CollectionPage: ResolverTypeWrapper<CollectionPageParent>;
  CollectionShelf: ResolverTypeWrapper<NodeParent<'CollectionShelf'>>;
  ColumnLink: ResolverTypeWrapper<Omit<ColumnLink, 'deepLink'> & { deepLink?: Maybe<ResolversTypes['DeepLink']> }>;
  ColumnsShelf: ResolverTypeWrapper<NodeParent<'ColumnsShelf'>>;
  Competition: ResolverTypeWrapper<CompetitionParent>;
  CompletedCashOut: ResolverTypeWrapper<Omit<CompletedCashOut, 'betAmount' | 'paidAmount'> & { betAmount: ResolversTypes['Money'], paidAmount: ResolversTypes['Money'] }>;
  ConfirmationDeepLink: ResolverTypeWrapper<ConfirmationDeepLink>;
  ConsentForm: ResolverTypeWrapper<NodeParent<'ConsentForm'>>;
  ContactSupportDeepLink: ResolverTypeWrapper<ContactSupportDeepLink>;
  CountdownShelf: ResolverTypeWrapper<NodeParent<'CountdownShelf'>>;
  Crest: ResolverTypeWrapper<Crest>;
  CricketFigures: ResolverTypeWrapper<CricketFigures>;
  CricketStatistics: ResolverTypeWrapper<CricketStatistics>;
  Criticality: Criticality;
  CrossSellShelf: ResolverTypeWrapper<NodeParent<'CrossSellShelf'>>;
  CustomDialog: ResolverTypeWrapper<NodeParent<'CustomDialog'>>;
  DartsFigures: ResolverTypeWrapper<DartsFigures>;
  DartsStatistics: ResolverTypeWrapper<DartsStatistics>;
  DeepLink: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeepLink']>;
  DefaultReceiptLine: ResolverTypeWrapper<DefaultReceiptLineParent>;
  DepositAcknowledgementDialog: ResolverTypeWrapper<NodeParent<'DepositAcknowledgementDialog'>>;
  DepositPromoCode: ResolverTypeWrapper<DepositPromoCode>;
  DialogButton: ResolverTypeWrapper<Omit<DialogButton, 'deepLink'> & { deepLink?: Maybe<ResolversTypes['DeepLink']> }>;
  DialogButtonStyle: DialogButtonStyle;
  DialogButtonType: DialogButtonType;
  DialogMemory: DialogMemory;
  DialogNode: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DialogNode']>;
  DialogSlot: ResolverTypeWrapper<DialogSlotParent>;
  DialogTriggers: ResolverTypeWrapper<DialogTriggers>;
  Disclaimer: ResolverTypeWrapper<Omit<Disclaimer, 'deepLink'> & { deepLink?: Maybe<ResolversTypes['DeepLink']> }>;
  DismissPromptAction: ResolverTypeWrapper<Omit<DismissPromptAction, 'next'> & { next?: Maybe<ResolversTypes['DeepLink']> }>;
  DisplayPreferencesShelf: ResolverTypeWrapper<NodeParent<'DisplayPreferencesShelf'>>;
  DraftBet: ResolverTypeWrapper<Omit<DraftBet, 'availableFreeBets' | 'availableProfitBoosts' | 'availablePromotionalCreditBalance' | 'betAmount' | 'betToWinRatio' | 'boostedTotalOdds' | 'boostedWinAmount' | 'draftLegEventGroupings' | 'draftLegs' | 'errors' | 'totalOdds' | 'winAmount'> & { availableFreeBets: ReadonlyArray<ResolversTypes['AvailableFreeBet']>, availableProfitBoosts: ReadonlyArray<ResolversTypes['AvailableProfitBoost']>, availablePromotionalCreditBalance?: Maybe<ResolversTypes['Money']>, betAmount?: Maybe<ResolversTypes['Money']>, betToWinRatio: ResolversTypes['Odds'], boostedTotalOdds?: Maybe<ResolversTypes['Odds']>, boostedWinAmount?: Maybe<ResolversTypes['Money']>, draftLegEventGroupings: ReadonlyArray<ResolversTypes['DraftLegEventGrouping']>, draftLegs: ReadonlyArray<ResolversTypes['DraftLeg']>, errors: ReadonlyArray<ResolversTypes['BetError']>, totalOdds: ResolversTypes['Odds'], winAmount?: Maybe<ResolversTypes['Money']> }>;
  DraftBetEventGrouping: ResolverTypeWrapper<Omit<DraftBetEventGrouping, 'deepLink' | 'draftBets' | 'odds'> & { deepLink: ResolversTypes['DeepLink'], draftBets: ReadonlyArray<ResolversTypes['DraftBet']>, odds?: Maybe<ResolversTypes['Odds']> }>;
  DraftBetInput: DraftBetInput;
  DraftBetLegInput: DraftBetLegInput;
  DraftLeg: ResolverTypeWrapper<Omit<DraftLeg, 'acceptedOdds' | 'acceptedPoints' | 'buyPointOptions' | 'errors' | 'marketSelection'> & { acceptedOdds: ResolversTypes['Odds'], acceptedPoints?: Maybe<ResolversTypes['Points']>, buyPointOptions: ReadonlyArray<ResolversTypes['BuyPointOption']>, errors: ReadonlyArray<ResolversTypes['BetError']>, marketSelection: ResolversTypes['MarketSelection'] }>;
  DraftLegEventGrouping: ResolverTypeWrapper<Omit<DraftLegEventGrouping, 'deepLink' | 'draftLegs' | 'odds'> & { deepLink: ResolversTypes['DeepLink'], draftLegs: ReadonlyArray<ResolversTypes['DraftLeg']>, odds?: Maybe<ResolversTypes['Odds']> }>;
  EditorialBlock: ResolverTypeWrapper<Omit<EditorialBlock, 'spans'> & { spans: ReadonlyArray<ResolversTypes['EditorialSpan']> }>;
  EditorialShelf: ResolverTypeWrapper<NodeParent<'EditorialShelf'>>;
  EditorialSpan: ResolverTypeWrapper<Omit<EditorialSpan, 'deepLink'> & { deepLink?: Maybe<ResolversTypes['DeepLink']> }>;
  EnrollmentStatus: EnrollmentStatus;
  ErrorScreensShelf: ResolverTypeWrapper<NodeParent<'ErrorScreensShelf'>>;
  EsportsFigures: ResolverTypeWrapper<EsportsFigures>;
  EsportsStatistics: ResolverTypeWrapper<EsportsStatistics>;
  Event: ResolverTypeWrapper<EventParent>;
  EventHeaderShelf: ResolverTypeWrapper<NodeParent<'EventHeaderShelf'>>;
  EventPrices: ResolverTypeWrapper<EventPricesParent>;
  EventStatistics: ResolverTypeWrapper<StatisticsParent>;
  EventStatus: EventStatus;
  ExperiencePoint: ResolverTypeWrapper<ExperiencePoint>;
  FallbackAmountLine: ResolverTypeWrapper<FallbackAmountLine>;
  FallbackLink: ResolverTypeWrapper<FallbackLink>;
  FallbackText: ResolverTypeWrapper<FallbackText>;
  FavoriteGamesShelf: ResolverTypeWrapper<NodeParent<'FavoriteGamesShelf'>>;
  FavoriteLeague: ResolverTypeWrapper<Omit<FavoriteLeague, 'rows'> & { rows: ReadonlyArray<ResolversTypes['MarketGridRow']> }>;
  Favorites: ResolverTypeWrapper<Omit<Favorites, 'leagues'> & { leagues: ReadonlyArray<ResolversTypes['FavoriteLeague']> }>;
  FeaturedEvent: ResolverTypeWrapper<Omit<FeaturedEvent, 'event' | 'market'> & { event: ResolversTypes['Event'], market: ResolversTypes['Market'] }>;
  FeaturedEventsShelf: ResolverTypeWrapper<NodeParent<'FeaturedEventsShelf'>>;
  FieldsForm: ResolverTypeWrapper<NodeParent<'FieldsForm'>>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FootballFigures: ResolverTypeWrapper<FootballFigures>;
  FootballStatistics: ResolverTypeWrapper<FootballStatistics>;
  Form: ResolverTypeWrapper<FormParent>;
  FormAnswers: ResolverTypeWrapper<Scalars['FormAnswers']['output']>;
  FormDeepLink: ResolverTypeWrapper<FormDeepLink>;
  FormNode: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FormNode']>;
  FormSchema: ResolverTypeWrapper<Scalars['FormSchema']['output']>;
  FormSlot: ResolverTypeWrapper<FormSlotParent>;
  FormSubmissionResult: ResolverTypeWrapper<FormSubmissionResult>;
  FrameShelf: ResolverTypeWrapper<NodeParent<'FrameShelf'>>;
  FreeBet: ResolverTypeWrapper<FreeBetParent>;
  FreeBetStatus: FreeBetStatus;
  FreeToPlayGame: ResolverTypeWrapper<FreeGameParent>;
  FreeToPlayShelf: ResolverTypeWrapper<NodeParent<'FreeToPlayShelf'>>;
  GameArt: ResolverTypeWrapper<GameArt>;
  GameBarShelf: ResolverTypeWrapper<NodeParent<'GameBarShelf'>>;
  GameCoverShelf: ResolverTypeWrapper<NodeParent<'GameCoverShelf'>>;
  GameDetailsShelf: ResolverTypeWrapper<NodeParent<'GameDetailsShelf'>>;
  GameFactsShelf: ResolverTypeWrapper<NodeParent<'GameFactsShelf'>>;
  GameNoticeShelf: ResolverTypeWrapper<NodeParent<'GameNoticeShelf'>>;
  GameProvidersShelf: ResolverTypeWrapper<NodeParent<'GameProvidersShelf'>>;
  GameRailShelf: ResolverTypeWrapper<NodeParent<'GameRailShelf'>>;
  GameSearchShelf: ResolverTypeWrapper<NodeParent<'GameSearchShelf'>>;
  GeoComplyApiToken: ResolverTypeWrapper<GeoComplyApiToken>;
  GeoComplyAttributes: ResolverTypeWrapper<GeoComplyAttributes>;
  GeoPacketAuthorization: ResolverTypeWrapper<GeoPacketAuthorization>;
  GeolocationError: ResolverTypeWrapper<GeolocationError>;
  GeolocationParams: GeolocationParams;
  HeadToHeadResult: ResolverTypeWrapper<Omit<HeadToHeadResult, 'event' | 'row'> & { event: ResolversTypes['Event'], row: ResolversTypes['MarketGridRow'] }>;
  HeaderReceiptLine: ResolverTypeWrapper<NodeParent<'HeaderReceiptLine'>>;
  HeartbeatResult: ResolverTypeWrapper<HeartbeatResult>;
  HeartbeatStatus: HeartbeatStatus;
  HelplineShelf: ResolverTypeWrapper<NodeParent<'HelplineShelf'>>;
  HeroCarouselShelf: ResolverTypeWrapper<NodeParent<'HeroCarouselShelf'>>;
  HeroSlide: ResolverTypeWrapper<Omit<HeroSlide, 'deepLink'> & { deepLink?: Maybe<ResolversTypes['DeepLink']> }>;
  HistoryChoice: ResolverTypeWrapper<HistoryChoice>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntryParent>;
  HistoryPage: ResolverTypeWrapper<Omit<HistoryPage, 'entries'> & { entries: ReadonlyArray<ResolversTypes['HistoryEntry']> }>;
  HistoryShelf: ResolverTypeWrapper<NodeParent<'HistoryShelf'>>;
  HistoryState: HistoryState;
  HockeyFigures: ResolverTypeWrapper<HockeyFigures>;
  HockeyStatistics: ResolverTypeWrapper<HockeyStatistics>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdentityDeepLink: ResolverTypeWrapper<IdentityDeepLink>;
  IdentityPaths: ResolverTypeWrapper<IdentityPaths>;
  IdentityStatus: IdentityStatus;
  ImageShelf: ResolverTypeWrapper<NodeParent<'ImageShelf'>>;
  InformationReceiptLine: ResolverTypeWrapper<NodeParent<'InformationReceiptLine'>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InteracConfirmationDeepLink: ResolverTypeWrapper<InteracConfirmationDeepLink>;
  Jackpot: ResolverTypeWrapper<Omit<Jackpot, 'amount'> & { amount: ResolversTypes['Money'] }>;
  KeptMethodsShelf: ResolverTypeWrapper<NodeParent<'KeptMethodsShelf'>>;
  LatLongParams: LatLongParams;
  LaunchPage: ResolverTypeWrapper<Omit<LaunchPage, 'disclaimers'> & { disclaimers: ReadonlyArray<ResolversTypes['Disclaimer']> }>;
  LaunchProblemShelf: ResolverTypeWrapper<NodeParent<'LaunchProblemShelf'>>;
  Layout: ResolverTypeWrapper<LayoutParent>;
  LayoutChange: ResolverTypeWrapper<LayoutChange>;
  LayoutNode: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LayoutNode']>;
  LayoutPart: ResolverTypeWrapper<LayoutPartParent>;
  LayoutStep: ResolverTypeWrapper<LayoutStep>;
  LayoutStepOp: LayoutStepOp;
  LayoutUrgency: LayoutUrgency;
  Leaf: ResolverTypeWrapper<Omit<Leaf, 'deepLink'> & { deepLink?: Maybe<ResolversTypes['DeepLink']> }>;
  LeftOutSelection: ResolverTypeWrapper<LeftOutSelection>;
  LegOutcome: LegOutcome;
  LegalChangeDialog: ResolverTypeWrapper<NodeParent<'LegalChangeDialog'>>;
  LegalChangeText: ResolverTypeWrapper<Omit<LegalChangeText, 'deepLink'> & { deepLink: ResolversTypes['DeepLink'] }>;
  LegalDocumentShelf: ResolverTypeWrapper<NodeParent<'LegalDocumentShelf'>>;
  LegalText: ResolverTypeWrapper<LegalText>;
  LicenseType: LicenseType;
  LimitHistoryShelf: ResolverTypeWrapper<NodeParent<'LimitHistoryShelf'>>;
  LimitListShelf: ResolverTypeWrapper<NodeParent<'LimitListShelf'>>;
  LimitObjection: ResolverTypeWrapper<LimitObjection>;
  LimitObjectionResult: ResolverTypeWrapper<LimitObjectionResult>;
  LimitRow: ResolverTypeWrapper<Omit<LimitRow, 'deepLink'> & { deepLink: ResolversTypes['DeepLink'] }>;
  LimitSetByUs: ResolverTypeWrapper<LimitSetByUs>;
  LimitsSetByUsShelf: ResolverTypeWrapper<NodeParent<'LimitsSetByUsShelf'>>;
  LinkColumnShelf: ResolverTypeWrapper<NodeParent<'LinkColumnShelf'>>;
  LinkPromptDismissals: ResolverTypeWrapper<LinkPromptDismissals>;
  LinkPromptShelf: ResolverTypeWrapper<NodeParent<'LinkPromptShelf'>>;
  LinkedAccount: ResolverTypeWrapper<LinkedAccount>;
  LinkedAccountsShelf: ResolverTypeWrapper<NodeParent<'LinkedAccountsShelf'>>;
  LinkingResultShelf: ResolverTypeWrapper<NodeParent<'LinkingResultShelf'>>;
  ListReceiptLine: ResolverTypeWrapper<NodeParent<'ListReceiptLine'>>;
  LiveEventsCount: ResolverTypeWrapper<LiveEventsCount>;
  LiveEventsShelf: ResolverTypeWrapper<NodeParent<'LiveEventsShelf'>>;
  LiveGamesShelf: ResolverTypeWrapper<NodeParent<'LiveGamesShelf'>>;
  LiveStream: ResolverTypeWrapper<LiveStream>;
  LiveStreamErrorCode: LiveStreamErrorCode;
  LiveStreamRestriction: LiveStreamRestriction;
  LiveStreamTicket: ResolverTypeWrapper<LiveStreamTicket>;
  LiveTable: ResolverTypeWrapper<LiveTableParent>;
  LiveTableStatus: LiveTableStatus;
  LobbyBannerShelf: ResolverTypeWrapper<NodeParent<'LobbyBannerShelf'>>;
  LocationPromptDialog: ResolverTypeWrapper<NodeParent<'LocationPromptDialog'>>;
  LocationReceiptLine: ResolverTypeWrapper<LocationReceiptLineParent>;
  LoginPreferencesShelf: ResolverTypeWrapper<NodeParent<'LoginPreferencesShelf'>>;
  Long: ResolverTypeWrapper<Scalars['Long']['output']>;
  LoyaltyBalance: ResolverTypeWrapper<Omit<LoyaltyBalance, 'amount'> & { amount: ResolversTypes['Money'] }>;
  LoyaltyDashboardShelf: ResolverTypeWrapper<NodeParent<'LoyaltyDashboardShelf'>>;
  LoyaltyEarningMethod: ResolverTypeWrapper<LoyaltyEarningMethod>;
  LoyaltyRedemption: ResolverTypeWrapper<Omit<LoyaltyRedemption, 'cashBalance' | 'creditBalance'> & { cashBalance: ResolversTypes['LoyaltyBalance'], creditBalance: ResolversTypes['LoyaltyBalance'] }>;
  LoyaltyRedemptionMethod: ResolverTypeWrapper<LoyaltyRedemptionMethod>;
  LoyaltyShelf: ResolverTypeWrapper<NodeParent<'LoyaltyShelf'>>;
  LoyaltyStanding: ResolverTypeWrapper<LoyaltyStanding>;
  LoyaltyTier: ResolverTypeWrapper<LoyaltyTier>;
  LoyaltyTierBounds: ResolverTypeWrapper<LoyaltyTierBounds>;
  MaintenanceDialog: ResolverTypeWrapper<NodeParent<'MaintenanceDialog'>>;
  MaintenanceModeContent: ResolverTypeWrapper<MaintenanceModeContent>;
  ManagedMethodsShelf: ResolverTypeWrapper<NodeParent<'ManagedMethodsShelf'>>;
  MapPoint: ResolverTypeWrapper<MapPoint>;
  Market: ResolverTypeWrapper<MarketParent>;
  MarketColumn: ResolverTypeWrapper<MarketColumn>;
  MarketGridCell: ResolverTypeWrapper<Omit<MarketGridCell, 'selections'> & { selections: ReadonlyArray<ResolversTypes['MarketSelection']> }>;
  MarketGridRow: ResolverTypeWrapper<Omit<MarketGridRow, 'cells' | 'event'> & { cells: ReadonlyArray<ResolversTypes['MarketGridCell']>, event: ResolversTypes['Event'] }>;
  MarketGridShelf: ResolverTypeWrapper<NodeParent<'MarketGridShelf'>>;
  MarketGroup: ResolverTypeWrapper<Omit<MarketGroup, 'markets' | 'marketsAtOnce'> & { markets: ReadonlyArray<ResolversTypes['Market']>, marketsAtOnce: ReadonlyArray<ResolversTypes['Market']> }>;
  MarketGroupsShelf: ResolverTypeWrapper<NodeParent<'MarketGroupsShelf'>>;
  MarketResult: ResolverTypeWrapper<Omit<MarketResult, 'event' | 'market'> & { event: ResolversTypes['Event'], market: ResolversTypes['Market'] }>;
  MarketSelection: ResolverTypeWrapper<SelectionParent>;
  MarketSelectionMetadata: ResolverTypeWrapper<MarketSelectionMetadata>;
  MarketStatus: MarketStatus;
  MarketTab: ResolverTypeWrapper<Omit<MarketTab, 'groups'> & { groups: ReadonlyArray<ResolversTypes['MarketGroup']> }>;
  MatchProgress: MatchProgress;
  MenuEntriesShelf: ResolverTypeWrapper<NodeParent<'MenuEntriesShelf'>>;
  MenuEntry: ResolverTypeWrapper<Omit<MenuEntry, 'deepLink'> & { deepLink?: Maybe<ResolversTypes['DeepLink']> }>;
  MenuPlace: MenuPlace;
  MenuShelf: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MenuShelf']>;
  MethodExclusionShelf: ResolverTypeWrapper<NodeParent<'MethodExclusionShelf'>>;
  ModalDeepLink: ResolverTypeWrapper<ModalDeepLink>;
  Money: ResolverTypeWrapper<MoneyParent>;
  Monitoring: ResolverTypeWrapper<Monitoring>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NodeAbsence: NodeAbsence;
  NodeFallback: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NodeFallback']>;
  Odds: ResolverTypeWrapper<OddsParent>;
  OddsFormat: OddsFormat;
  OddsTrend: OddsTrend;
  OfferProgress: ResolverTypeWrapper<OfferProgress>;
  OfferProgressEntry: ResolverTypeWrapper<OfferProgressEntry>;
  OfferProgressState: OfferProgressState;
  OnboardingShelf: ResolverTypeWrapper<NodeParent<'OnboardingShelf'>>;
  OneTimeCode: ResolverTypeWrapper<OneTimeCode>;
  OneTimeCodeChannel: OneTimeCodeChannel;
  OneTimeCodeOutcome: ResolverTypeWrapper<OneTimeCodeOutcome>;
  OneTimeCodeSource: OneTimeCodeSource;
  OpenBetslipDeepLink: ResolverTypeWrapper<OpenBetslipDeepLink>;
  OptInPromotionAction: ResolverTypeWrapper<Omit<OptInPromotionAction, 'next'> & { next?: Maybe<ResolversTypes['DeepLink']> }>;
  Organization: ResolverTypeWrapper<OrganizationParent>;
  OtherStatistics: ResolverTypeWrapper<OtherStatistics>;
  OutOfStateDepositPage: ResolverTypeWrapper<OutOfStateDepositPage>;
  OutOfStateShelf: ResolverTypeWrapper<NodeParent<'OutOfStateShelf'>>;
  OwnLimitShelf: ResolverTypeWrapper<NodeParent<'OwnLimitShelf'>>;
  PageColumn: ResolverTypeWrapper<PageColumn>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageShelf: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PageShelf']>;
  PageTab: ResolverTypeWrapper<Omit<PageTab, 'deepLink'> & { deepLink?: Maybe<ResolversTypes['DeepLink']> }>;
  Parent: ResolverTypeWrapper<Omit<Parent, 'children'> & { children: ReadonlyArray<ResolversTypes['Leaf']> }>;
  ParlayLeg: ResolverTypeWrapper<Omit<ParlayLeg, 'event' | 'selection'> & { event: ResolversTypes['Event'], selection: ResolversTypes['MarketSelection'] }>;
  ParlaySection: ResolverTypeWrapper<Omit<ParlaySection, 'draftBet' | 'errors' | 'totalBetAmount' | 'totalPotentialBoostedReturnAmount' | 'totalPotentialReturnAmount'> & { draftBet?: Maybe<ResolversTypes['DraftBet']>, errors: ReadonlyArray<ResolversTypes['BetError']>, totalBetAmount: ResolversTypes['Money'], totalPotentialBoostedReturnAmount?: Maybe<ResolversTypes['Money']>, totalPotentialReturnAmount: ResolversTypes['Money'] }>;
  ParlaySuggestion: ResolverTypeWrapper<Omit<ParlaySuggestion, 'legs' | 'odds'> & { legs: ReadonlyArray<ResolversTypes['ParlayLeg']>, odds: ResolversTypes['Odds'] }>;
  ParlaySuggestionsShelf: ResolverTypeWrapper<NodeParent<'ParlaySuggestionsShelf'>>;
  Participant: ResolverTypeWrapper<Participant>;
  ParticipantResult: ResolverTypeWrapper<ParticipantResult>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeysShelf: ResolverTypeWrapper<NodeParent<'PasskeysShelf'>>;
  PaymentAmountShelf: ResolverTypeWrapper<NodeParent<'PaymentAmountShelf'>>;
  PaymentButtonShelf: ResolverTypeWrapper<NodeParent<'PaymentButtonShelf'>>;
  PaymentChoiceResult: ResolverTypeWrapper<PaymentChoiceResult>;
  PaymentConsentInput: PaymentConsentInput;
  PaymentConsentShelf: ResolverTypeWrapper<NodeParent<'PaymentConsentShelf'>>;
  PaymentFacility: ResolverTypeWrapper<PaymentFacility>;
  PaymentGatewayShelf: ResolverTypeWrapper<NodeParent<'PaymentGatewayShelf'>>;
  PaymentInput: PaymentInput;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentMethodOptions: ResolverTypeWrapper<PaymentMethodOptions>;
  PaymentMethodWord: ResolverTypeWrapper<PaymentMethodWord>;
  PaymentMethodsShelf: ResolverTypeWrapper<NodeParent<'PaymentMethodsShelf'>>;
  PaymentNoticeShelf: ResolverTypeWrapper<NodeParent<'PaymentNoticeShelf'>>;
  PaymentPlaceShelf: ResolverTypeWrapper<NodeParent<'PaymentPlaceShelf'>>;
  PaymentProvider: ResolverTypeWrapper<Omit<PaymentProvider, 'maximumAmount' | 'minimumAmount'> & { maximumAmount: ResolversTypes['Money'], minimumAmount: ResolversTypes['Money'] }>;
  PaymentProviderName: ResolverTypeWrapper<PaymentProviderName>;
  PaymentProvidersLandingPage: ResolverTypeWrapper<Omit<PaymentProvidersLandingPage, 'preferredProvider' | 'providers'> & { preferredProvider?: Maybe<ResolversTypes['PaymentProvider']>, providers: ReadonlyArray<ResolversTypes['PaymentProvider']> }>;
  PaymentResult: ResolverTypeWrapper<Omit<PaymentResult, 'uri'> & { uri?: Maybe<ResolversTypes['PaymentUri']> }>;
  PaymentShelf: ResolverTypeWrapper<NodeParent<'PaymentShelf'>>;
  PaymentTotalShelf: ResolverTypeWrapper<NodeParent<'PaymentTotalShelf'>>;
  PaymentTransaction: ResolverTypeWrapper<Omit<PaymentTransaction, 'amount' | 'receipt'> & { amount: ResolversTypes['Money'], receipt: ResolversTypes['Receipt'] }>;
  PaymentUri: ResolverTypeWrapper<Omit<PaymentUri, 'deepLink'> & { deepLink?: Maybe<ResolversTypes['DeepLink']> }>;
  PeriodScore: ResolverTypeWrapper<PeriodScore>;
  PlaceBetInput: PlaceBetInput;
  PlaceBetsResult: ResolverTypeWrapper<PlaceBetsResultParent>;
  PlacedBet: ResolverTypeWrapper<BetParent>;
  PlacedLeg: ResolverTypeWrapper<LegParent>;
  PlacedLegEventGrouping: ResolverTypeWrapper<LegGroupParent>;
  PlacementOutcome: ResolverTypeWrapper<Omit<PlacementOutcome, 'result'> & { result?: Maybe<ResolversTypes['PlaceBetsResult']> }>;
  PlacementStatus: PlacementStatus;
  PlayerArea: ResolverTypeWrapper<PlayerArea>;
  Points: ResolverTypeWrapper<PointsParent>;
  PromotionCard: ResolverTypeWrapper<PromotionParent>;
  PromotionCodeShelf: ResolverTypeWrapper<NodeParent<'PromotionCodeShelf'>>;
  PromotionDeepLink: ResolverTypeWrapper<PromotionDeepLink>;
  PromotionDetailsShelf: ResolverTypeWrapper<NodeParent<'PromotionDetailsShelf'>>;
  PromotionEnrollment: ResolverTypeWrapper<PromotionEnrollment>;
  PromotionEnrollmentResult: ResolverTypeWrapper<PromotionEnrollmentResult>;
  PromotionListDeepLink: ResolverTypeWrapper<PromotionListDeepLink>;
  PromotionStanding: PromotionStanding;
  PromotionsShelf: ResolverTypeWrapper<NodeParent<'PromotionsShelf'>>;
  PromptDismissalResult: ResolverTypeWrapper<Omit<PromptDismissalResult, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  PromptDismissals: ResolverTypeWrapper<PromptDismissals>;
  PromptReceiptLine: ResolverTypeWrapper<NodeParent<'PromptReceiptLine'>>;
  ProviderAvailability: ProviderAvailability;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuickBetsShelf: ResolverTypeWrapper<NodeParent<'QuickBetsShelf'>>;
  QuickLink: ResolverTypeWrapper<Omit<QuickLink, 'deepLink'> & { deepLink?: Maybe<ResolversTypes['DeepLink']> }>;
  QuickLinksShelf: ResolverTypeWrapper<NodeParent<'QuickLinksShelf'>>;
  RealityCheck: ResolverTypeWrapper<Omit<RealityCheck, 'amountWagered'> & { amountWagered: ResolversTypes['Money'] }>;
  Rebet: ResolverTypeWrapper<Omit<Rebet, 'eligibleLegs' | 'ineligibleLegs'> & { eligibleLegs: ReadonlyArray<ResolversTypes['SharedLeg']>, ineligibleLegs: ReadonlyArray<ResolversTypes['SharedLeg']> }>;
  Receipt: ResolverTypeWrapper<ReceiptParent>;
  ReceiptDeepLink: ResolverTypeWrapper<ReceiptDeepLink>;
  ReceiptLine: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReceiptLine']>;
  ReceiptLineStyle: ReceiptLineStyle;
  ReceiptSlot: ResolverTypeWrapper<ReceiptSlotParent>;
  RecentGamesShelf: ResolverTypeWrapper<NodeParent<'RecentGamesShelf'>>;
  ReferralShelf: ResolverTypeWrapper<NodeParent<'ReferralShelf'>>;
  Referrals: ResolverTypeWrapper<Referrals>;
  ReferralsShelf: ResolverTypeWrapper<NodeParent<'ReferralsShelf'>>;
  RegionalMetadata: ResolverTypeWrapper<RegionalMetadata>;
  ResponsibleGaming: ResolverTypeWrapper<ResponsibleGaming>;
  ResponsibleGamingLogo: ResolverTypeWrapper<ResponsibleGamingLogo>;
  ResponsibleGamingShelfDeepLink: ResolverTypeWrapper<ResponsibleGamingShelfDeepLink>;
  RgLimitHistoryItem: ResolverTypeWrapper<Omit<RgLimitHistoryItem, 'amount'> & { amount?: Maybe<ResolversTypes['Money']> }>;
  RgLimitHistorySection: ResolverTypeWrapper<Omit<RgLimitHistorySection, 'items'> & { items: ReadonlyArray<ResolversTypes['RgLimitHistoryItem']> }>;
  RgLimitItem: ResolverTypeWrapper<Omit<RgLimitItem, 'active' | 'pending' | 'used'> & { active?: Maybe<ResolversTypes['RgLimitValue']>, pending?: Maybe<ResolversTypes['RgPendingLimit']>, used?: Maybe<ResolversTypes['Money']> }>;
  RgLimitOption: ResolverTypeWrapper<RgLimitOption>;
  RgLimitPeriod: RgLimitPeriod;
  RgLimitType: RgLimitType;
  RgLimitValue: ResolverTypeWrapper<Omit<RgLimitValue, 'amount'> & { amount?: Maybe<ResolversTypes['Money']> }>;
  RgPendingLimit: ResolverTypeWrapper<Omit<RgPendingLimit, 'amount'> & { amount?: Maybe<ResolversTypes['Money']> }>;
  RgPendingState: RgPendingState;
  RoundRobinSection: ResolverTypeWrapper<Omit<RoundRobinSection, 'draftBets' | 'errors' | 'totalBetAmount' | 'totalPotentialBoostedReturnAmount' | 'totalPotentialReturnAmount'> & { draftBets: ReadonlyArray<ResolversTypes['DraftBet']>, errors: ReadonlyArray<ResolversTypes['BetError']>, totalBetAmount: ResolversTypes['Money'], totalPotentialBoostedReturnAmount?: Maybe<ResolversTypes['Money']>, totalPotentialReturnAmount: ResolversTypes['Money'] }>;
  SaferPlayContact: ResolverTypeWrapper<SaferPlayContact>;
  SaferPlayNotice: ResolverTypeWrapper<SaferPlayNotice>;
  SaferPlayStep: SaferPlayStep;
  SameGameParlayLegInput: SameGameParlayLegInput;
  ScorePayDeepLink: ResolverTypeWrapper<ScorePayDeepLink>;
  Scoreboard: ResolverTypeWrapper<Scoreboard>;
  SearchBoxShelf: ResolverTypeWrapper<NodeParent<'SearchBoxShelf'>>;
  SearchGroup: ResolverTypeWrapper<Omit<SearchGroup, 'results'> & { results: ReadonlyArray<ResolversTypes['SearchResult']> }>;
  SearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SearchResult']>;
  SearchResultsShelf: ResolverTypeWrapper<NodeParent<'SearchResultsShelf'>>;
  SearchScope: ResolverTypeWrapper<Omit<SearchScope, 'groups' | 'results'> & { groups: ReadonlyArray<ResolversTypes['SearchGroup']>, results: ReadonlyArray<ResolversTypes['SearchResult']> }>;
  SelectFacilityDeepLink: ResolverTypeWrapper<SelectFacilityDeepLink>;
  SelectionName: ResolverTypeWrapper<SelectionName>;
  SelectionPrice: ResolverTypeWrapper<SelectionPrice>;
  SelectionStatus: SelectionStatus;
  SeparatorReceiptLine: ResolverTypeWrapper<NodeParent<'SeparatorReceiptLine'>>;
  ServiceAttributes: ResolverTypeWrapper<Omit<ServiceAttributes, 'footerDisclaimers'> & { footerDisclaimers: ReadonlyArray<ResolversTypes['Disclaimer']> }>;
  SessionData: ResolverTypeWrapper<Omit<SessionData, 'account'> & { account: ResolversTypes['Account'] }>;
  SetLimitResult: ResolverTypeWrapper<Omit<SetLimitResult, 'limit'> & { limit?: Maybe<ResolversTypes['RgLimitItem']> }>;
  SetUserPreferenceAction: ResolverTypeWrapper<Omit<SetUserPreferenceAction, 'next'> & { next?: Maybe<ResolversTypes['DeepLink']> }>;
  SettledPayment: ResolverTypeWrapper<SettledPayment>;
  SharedBet: ResolverTypeWrapper<Omit<SharedBet, 'eligibleLegs' | 'ineligibleLegs' | 'placedBet'> & { eligibleLegs: ReadonlyArray<ResolversTypes['SharedLeg']>, ineligibleLegs: ReadonlyArray<ResolversTypes['SharedLeg']>, placedBet: ResolversTypes['SharedPlacedBet'] }>;
  SharedBetLink: ResolverTypeWrapper<SharedBetLink>;
  SharedBetShelf: ResolverTypeWrapper<NodeParent<'SharedBetShelf'>>;
  SharedLeg: ResolverTypeWrapper<Omit<SharedLeg, 'event' | 'placed' | 'points'> & { event?: Maybe<ResolversTypes['Event']>, placed: ResolversTypes['SharedPlacedLeg'], points?: Maybe<ResolversTypes['Points']> }>;
  SharedPlacedBet: ResolverTypeWrapper<Omit<SharedPlacedBet, 'legs' | 'teaserPoints' | 'totalOdds'> & { legs: ReadonlyArray<ResolversTypes['SharedPlacedLeg']>, teaserPoints?: Maybe<ResolversTypes['Points']>, totalOdds: ResolversTypes['Odds'] }>;
  SharedPlacedLeg: ResolverTypeWrapper<Omit<SharedPlacedLeg, 'odds' | 'points'> & { odds: ResolversTypes['Odds'], points?: Maybe<ResolversTypes['Points']> }>;
  Side: Side;
  SignUpElsewhereShelf: ResolverTypeWrapper<NodeParent<'SignUpElsewhereShelf'>>;
  SignedUpShelf: ResolverTypeWrapper<NodeParent<'SignedUpShelf'>>;
  SignedUpStep: ResolverTypeWrapper<SignedUpStep>;
  Slot: ResolverTypeWrapper<SlotParent>;
  SoccerFigures: ResolverTypeWrapper<SoccerFigures>;
  SoccerStatistics: ResolverTypeWrapper<SoccerStatistics>;
  SpecialResult: ResolverTypeWrapper<SpecialResult>;
  SpentInSession: ResolverTypeWrapper<Omit<SpentInSession, 'amount'> & { amount: ResolversTypes['Money'] }>;
  Sport: ResolverTypeWrapper<SportParent>;
  SportsMenuItem: ResolverTypeWrapper<SportsMenuItem>;
  SportsMenuItemType: SportsMenuItemType;
  SportsMenuLink: ResolverTypeWrapper<SportsMenuLink>;
  SportsTreeShelf: ResolverTypeWrapper<NodeParent<'SportsTreeShelf'>>;
  SportsbookPageDeepLink: ResolverTypeWrapper<SportsbookPageDeepLink>;
  StandardResult: ResolverTypeWrapper<Omit<StandardResult, 'game'> & { game: ResolversTypes['CasinoGame'] }>;
  StandingsColumn: ResolverTypeWrapper<StandingsColumn>;
  StandingsRow: ResolverTypeWrapper<StandingsRow>;
  StandingsShelf: ResolverTypeWrapper<NodeParent<'StandingsShelf'>>;
  Startup: ResolverTypeWrapper<Omit<Startup, 'launchPage' | 'serviceAttributes'> & { launchPage: ResolversTypes['LaunchPage'], serviceAttributes: ResolversTypes['ServiceAttributes'] }>;
  Statistic: ResolverTypeWrapper<Statistic>;
  StatisticGroup: ResolverTypeWrapper<StatisticGroup>;
  StatisticSides: ResolverTypeWrapper<StatisticSides>;
  StatisticsShelf: ResolverTypeWrapper<NodeParent<'StatisticsShelf'>>;
  StoreApp: ResolverTypeWrapper<StoreApp>;
  StoreLinksShelf: ResolverTypeWrapper<NodeParent<'StoreLinksShelf'>>;
  StraightSection: ResolverTypeWrapper<Omit<StraightSection, 'draftBetEventGroupings' | 'errors' | 'totalBetAmount' | 'totalPotentialBoostedReturnAmount' | 'totalPotentialReturnAmount'> & { draftBetEventGroupings: ReadonlyArray<ResolversTypes['DraftBetEventGrouping']>, errors: ReadonlyArray<ResolversTypes['BetError']>, totalBetAmount: ResolversTypes['Money'], totalPotentialBoostedReturnAmount?: Maybe<ResolversTypes['Money']>, totalPotentialReturnAmount: ResolversTypes['Money'] }>;
  StreamPlayerShelf: ResolverTypeWrapper<NodeParent<'StreamPlayerShelf'>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitFormAction: ResolverTypeWrapper<Omit<SubmitFormAction, 'next'> & { next?: Maybe<ResolversTypes['DeepLink']> }>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SupportChatShelf: ResolverTypeWrapper<NodeParent<'SupportChatShelf'>>;
  TabsShelf: ResolverTypeWrapper<NodeParent<'TabsShelf'>>;
  TaxFormsShelf: ResolverTypeWrapper<NodeParent<'TaxFormsShelf'>>;
  TeaserDraftBet: ResolverTypeWrapper<Omit<TeaserDraftBet, 'draftBet' | 'teaserPoints' | 'teaserPreviews'> & { draftBet: ResolversTypes['DraftBet'], teaserPoints: ResolversTypes['Points'], teaserPreviews: ReadonlyArray<ResolversTypes['TeaserPreview']> }>;
  TeaserDrop: ResolverTypeWrapper<Omit<TeaserDrop, 'totalOdds'> & { totalOdds: ResolversTypes['Odds'] }>;
  TeaserPreview: ResolverTypeWrapper<Omit<TeaserPreview, 'dropsTo' | 'legPoints' | 'points' | 'totalOdds'> & { dropsTo: ReadonlyArray<ResolversTypes['TeaserDrop']>, legPoints: ReadonlyArray<ResolversTypes['Points']>, points: ResolversTypes['Points'], totalOdds?: Maybe<ResolversTypes['Odds']> }>;
  TeaserSection: ResolverTypeWrapper<Omit<TeaserSection, 'errors' | 'teaserDraftBet' | 'totalBetAmount' | 'totalPotentialBoostedReturnAmount' | 'totalPotentialReturnAmount'> & { errors: ReadonlyArray<ResolversTypes['BetError']>, teaserDraftBet?: Maybe<ResolversTypes['TeaserDraftBet']>, totalBetAmount: ResolversTypes['Money'], totalPotentialBoostedReturnAmount?: Maybe<ResolversTypes['Money']>, totalPotentialReturnAmount: ResolversTypes['Money'] }>;
  TennisFigures: ResolverTypeWrapper<TennisFigures>;
  TennisStatistics: ResolverTypeWrapper<TennisStatistics>;
  Time: ResolverTypeWrapper<Scalars['Time']['output']>;
  Timeouts: ResolverTypeWrapper<Timeouts>;
  TipForm: ResolverTypeWrapper<NodeParent<'TipForm'>>;
  TransactionReceiptShelf: ResolverTypeWrapper<NodeParent<'TransactionReceiptShelf'>>;
  TransactionType: TransactionType;
  UnavailablePick: ResolverTypeWrapper<UnavailablePick>;
  UserError: ResolverTypeWrapper<UserError>;
  UserPreferenceInput: UserPreferenceInput;
  UserPreferences: ResolverTypeWrapper<UserPreferences>;
  VendorInformationDeepLink: ResolverTypeWrapper<VendorInformationDeepLink>;
  VideoShelf: ResolverTypeWrapper<NodeParent<'VideoShelf'>>;
  VolleyballFigures: ResolverTypeWrapper<VolleyballFigures>;
  VolleyballStatistics: ResolverTypeWrapper<VolleyballStatistics>;
  W2gForm: ResolverTypeWrapper<W2gForm>;
  W2gYear: ResolverTypeWrapper<W2gYear>;
  WalletBoxShelf: ResolverTypeWrapper<NodeParent<'WalletBoxShelf'>>;
  WalletWord: ResolverTypeWrapper<WalletWord>;
  WarningReceiptLine: ResolverTypeWrapper<NodeParent<'WarningReceiptLine'>>;
  WebPageDeepLink: ResolverTypeWrapper<WebPageDeepLink>;
  WireDetailsShelf: ResolverTypeWrapper<NodeParent<'WireDetailsShelf'>>;
  WireInstructions: ResolverTypeWrapper<Omit<WireInstructions, 'waiting'> & { waiting: ReadonlyArray<ResolversTypes['WireReference']> }>;
  WireReference: ResolverTypeWrapper<Omit<WireReference, 'amount'> & { amount: ResolversTypes['Money'] }>;
  WireTransferFirstDeepLink: ResolverTypeWrapper<WireTransferFirstDeepLink>;
  WireTransferRepeatDeepLink: ResolverTypeWrapper<WireTransferRepeatDeepLink>;
  WithdrawalConfirmation: ResolverTypeWrapper<Omit<WithdrawalConfirmation, 'amount' | 'balanceAfter'> & { amount: ResolversTypes['Money'], balanceAfter?: Maybe<ResolversTypes['Money']> }>;
  WithdrawalProgress: ResolverTypeWrapper<WithdrawalProgress>;
  WithdrawalStage: ResolverTypeWrapper<WithdrawalStage>;
  WorkingHours: ResolverTypeWrapper<WorkingHours>;
  WorkingHoursReceiptLine: ResolverTypeWrapper<WorkingHoursReceiptLineParent>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptedSelectionInput: AcceptedSelectionInput;
  Account: PlayerParent;
  AccountEntryShelf: NodeParent<'AccountEntryShelf'>;
  AccountItemsShelf: NodeParent<'AccountItemsShelf'>;
  AccountLinkOutcome: AccountLinkOutcome;
  AccountMenu: Omit<AccountMenu, 'account' | 'menuShelves' | 'promotionalCreditBalance'> & { account?: Maybe<ResolversParentTypes['Account']>, menuShelves: ResolversParentTypes['Layout'], promotionalCreditBalance: ResolversParentTypes['Money'] };
  AccountMenuDeepLink: AccountMenuDeepLink;
  AccountMenuItem: ResolversUnionTypes<ResolversParentTypes>['AccountMenuItem'];
  AccountMenuItemDeepLink: AccountMenuItemDeepLink;
  AccountSummaryShelf: NodeParent<'AccountSummaryShelf'>;
  AcknowledgeAction: Omit<AcknowledgeAction, 'next'> & { next?: Maybe<ResolversParentTypes['DeepLink']> };
  Action: ResolversUnionTypes<ResolversParentTypes>['Action'];
  ActionResult: Omit<ActionResult, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  AddDraftBetsResult: Omit<AddDraftBetsResult, 'betslip'> & { betslip: ResolversParentTypes['Betslip'] };
  AddMarketSelectionInput: AddMarketSelectionInput;
  AnnouncedPaymentsShelf: NodeParent<'AnnouncedPaymentsShelf'>;
  AnonymousExperienceDialog: NodeParent<'AnonymousExperienceDialog'>;
  AppPromptDialog: NodeParent<'AppPromptDialog'>;
  AppStore: Omit<AppStore, 'deepLink'> & { deepLink?: Maybe<ResolversParentTypes['DeepLink']> };
  AppTourDialog: NodeParent<'AppTourDialog'>;
  AppTourStep: AppTourStep;
  AppUrls: AppUrls;
  ApplicationMetadata: ApplicationMetadata;
  AutomaticCashOutResult: Omit<AutomaticCashOutResult, 'bet'> & { bet: ResolversParentTypes['PlacedBet'] };
  AvailableFreeBet: Omit<AvailableFreeBet, 'amount'> & { amount: ResolversParentTypes['Money'] };
  AvailableProfitBoost: Omit<AvailableProfitBoost, 'maximumAmount' | 'maximumExtraAmount'> & { maximumAmount?: Maybe<ResolversParentTypes['Money']>, maximumExtraAmount?: Maybe<ResolversParentTypes['Money']> };
  AwardCount: AwardCount;
  AwardDetail: Omit<AwardDetail, 'game'> & { game?: Maybe<ResolversParentTypes['CasinoGame']> };
  AwardDetailsShelf: NodeParent<'AwardDetailsShelf'>;
  AwardsShelf: NodeParent<'AwardsShelf'>;
  Balances: BalancesParent;
  BaseballFigures: BaseballFigures;
  BaseballStatistics: BaseballStatistics;
  BasketballFigures: BasketballFigures;
  BasketballStatistics: BasketballStatistics;
  BetBuilder: Omit<BetBuilder, 'errors' | 'markets' | 'odds' | 'picks'> & { errors: ReadonlyArray<ResolversParentTypes['BetError']>, markets: ReadonlyArray<ResolversParentTypes['Market']>, odds?: Maybe<ResolversParentTypes['Odds']>, picks: ReadonlyArray<ResolversParentTypes['BetBuilderPick']> };
  BetBuilderPick: Omit<BetBuilderPick, 'odds' | 'points'> & { odds: ResolversParentTypes['Odds'], points?: Maybe<ResolversParentTypes['Points']> };
  BetBuilderShelf: NodeParent<'BetBuilderShelf'>;
  BetConnection: Omit<BetConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['BetEdge']> };
  BetEdge: Omit<BetEdge, 'node'> & { node: ResolversParentTypes['PlacedBet'] };
  BetError: BetError;
  BetHistoryFilter: BetHistoryFilter;
  BetHistoryPage: Omit<BetHistoryPage, 'sections'> & { sections: ReadonlyArray<ResolversParentTypes['BetHistorySection']> };
  BetHistorySection: BetSectionParent;
  BetHistorySectionDeepLink: BetHistorySectionDeepLink;
  BetHistoryTotals: Omit<BetHistoryTotals, 'openPotentialPayout' | 'openStake'> & { openPotentialPayout: ResolversParentTypes['Money'], openStake: ResolversParentTypes['Money'] };
  BetListShelf: NodeParent<'BetListShelf'>;
  Betslip: BetslipParent;
  BigWinUploadDialog: NodeParent<'BigWinUploadDialog'>;
  Boolean: Scalars['Boolean']['output'];
  BuyPointOption: Omit<BuyPointOption, 'odds' | 'points'> & { odds: ResolversParentTypes['Odds'], points: ResolversParentTypes['Points'] };
  CardProviderDeepLink: CardProviderDeepLink;
  CashAtCasinoDeepLink: CashAtCasinoDeepLink;
  CashOut: CashOutParent;
  CashOutParts: CashOutParts;
  CashOutQuote: Omit<CashOutQuote, 'amount' | 'betAmount'> & { amount: ResolversParentTypes['Money'], betAmount: ResolversParentTypes['Money'] };
  CashOutRefusal: CashOutRefusal;
  CashOutResult: Omit<CashOutResult, 'balances' | 'bet' | 'paidAmount'> & { balances: ResolversParentTypes['Balances'], bet: ResolversParentTypes['PlacedBet'], paidAmount?: Maybe<ResolversParentTypes['Money']> };
  CashOutUnderWay: Omit<CashOutUnderWay, 'amount'> & { amount: ResolversParentTypes['Money'] };
  CasinoBalanceChoice: CasinoBalanceChoice;
  CasinoBalanceUsageDialog: NodeParent<'CasinoBalanceUsageDialog'>;
  CasinoCategory: GameListParent;
  CasinoCategoryShelfDeepLink: CasinoCategoryShelfDeepLink;
  CasinoCloseResult: CasinoCloseResult;
  CasinoFilter: CasinoFilter;
  CasinoGame: GameParent;
  CasinoGameDeepLink: CasinoGameDeepLink;
  CasinoGamePage: GamePageParent;
  CasinoLaunchCallToAction: Omit<CasinoLaunchCallToAction, 'deepLink'> & { deepLink: ResolversParentTypes['DeepLink'] };
  CasinoLaunchError: Omit<CasinoLaunchError, 'callToAction'> & { callToAction?: Maybe<ResolversParentTypes['CasinoLaunchCallToAction']> };
  CasinoLaunchInput: CasinoLaunchInput;
  CasinoLaunchResult: Omit<CasinoLaunchResult, 'errors'> & { errors: ReadonlyArray<ResolversParentTypes['CasinoLaunchError']> };
  CasinoMenuItem: CasinoMenuItem;
  CasinoMenuShelf: NodeParent<'CasinoMenuShelf'>;
  CasinoOutOfState: CasinoOutOfState;
  CasinoPromotionsShelf: NodeParent<'CasinoPromotionsShelf'>;
  CasinoRestriction: CasinoRestriction;
  CasinoReward: AwardParent;
  CasinoRewardsShelf: NodeParent<'CasinoRewardsShelf'>;
  CasinoRewardsShelfDeepLink: CasinoRewardsShelfDeepLink;
  CasinoRound: CasinoRoundParent;
  CasinoRoundPage: Omit<CasinoRoundPage, 'rounds'> & { rounds: ReadonlyArray<ResolversParentTypes['CasinoRound']> };
  CasinoRoundShelf: NodeParent<'CasinoRoundShelf'>;
  CasinoSession: CasinoSessionParent;
  CasinoSessionRoundsShelf: NodeParent<'CasinoSessionRoundsShelf'>;
  CasinoShelf: ResolversUnionTypes<ResolversParentTypes>['CasinoShelf'];
  CategoryGamesShelf: NodeParent<'CategoryGamesShelf'>;
  CategoryPillsShelf: NodeParent<'CategoryPillsShelf'>;
  ChangePasswordShelf: NodeParent<'ChangePasswordShelf'>;
  ClientDisplay: ClientDisplay;
  ClientDisplayDescriptive: ClientDisplayDescriptive;
  CollectionFilter: CollectionFilter;
  CollectionItem: ResolversUnionTypes<ResolversParentTypes>['CollectionItem'];
  CollectionPage: CollectionPageParent;
  CollectionShelf: NodeParent<'CollectionShelf'>;
  ColumnLink: Omit<ColumnLink, 'deepLink'> & { deepLink?: Maybe<ResolversParentTypes['DeepLink']> };
  ColumnsShelf: NodeParent<'ColumnsShelf'>;
  Competition: CompetitionParent;
  CompletedCashOut: Omit<CompletedCashOut, 'betAmount' | 'paidAmount'> & { betAmount: ResolversParentTypes['Money'], paidAmount: ResolversParentTypes['Money'] };
  ConfirmationDeepLink: ConfirmationDeepLink;
  ConsentForm: NodeParent<'ConsentForm'>;
  ContactSupportDeepLink: ContactSupportDeepLink;
  CountdownShelf: NodeParent<'CountdownShelf'>;
  Crest: Crest;
  CricketFigures: CricketFigures;
  CricketStatistics: CricketStatistics;
  CrossSellShelf: NodeParent<'CrossSellShelf'>;
  CustomDialog: NodeParent<'CustomDialog'>;
  DartsFigures: DartsFigures;
  DartsStatistics: DartsStatistics;
  DeepLink: ResolversUnionTypes<ResolversParentTypes>['DeepLink'];
  DefaultReceiptLine: DefaultReceiptLineParent;
  DepositAcknowledgementDialog: NodeParent<'DepositAcknowledgementDialog'>;
  DepositPromoCode: DepositPromoCode;
  DialogButton: Omit<DialogButton, 'deepLink'> & { deepLink?: Maybe<ResolversParentTypes['DeepLink']> };
  DialogNode: ResolversUnionTypes<ResolversParentTypes>['DialogNode'];
  DialogSlot: DialogSlotParent;
  DialogTriggers: DialogTriggers;
  Disclaimer: Omit<Disclaimer, 'deepLink'> & { deepLink?: Maybe<ResolversParentTypes['DeepLink']> };
  DismissPromptAction: Omit<DismissPromptAction, 'next'> & { next?: Maybe<ResolversParentTypes['DeepLink']> };
  DisplayPreferencesShelf: NodeParent<'DisplayPreferencesShelf'>;
  DraftBet: Omit<DraftBet, 'availableFreeBets' | 'availableProfitBoosts' | 'availablePromotionalCreditBalance' | 'betAmount' | 'betToWinRatio' | 'boostedTotalOdds' | 'boostedWinAmount' | 'draftLegEventGroupings' | 'draftLegs' | 'errors' | 'totalOdds' | 'winAmount'> & { availableFreeBets: ReadonlyArray<ResolversParentTypes['AvailableFreeBet']>, availableProfitBoosts: ReadonlyArray<ResolversParentTypes['AvailableProfitBoost']>, availablePromotionalCreditBalance?: Maybe<ResolversParentTypes['Money']>, betAmount?: Maybe<ResolversParentTypes['Money']>, betToWinRatio: ResolversParentTypes['Odds'], boostedTotalOdds?: Maybe<ResolversParentTypes['Odds']>, boostedWinAmount?: Maybe<ResolversParentTypes['Money']>, draftLegEventGroupings: ReadonlyArray<ResolversParentTypes['DraftLegEventGrouping']>, draftLegs: ReadonlyArray<ResolversParentTypes['DraftLeg']>, errors: ReadonlyArray<ResolversParentTypes['BetError']>, totalOdds: ResolversParentTypes['Odds'], winAmount?: Maybe<ResolversParentTypes['Money']> };
  DraftBetEventGrouping: Omit<DraftBetEventGrouping, 'deepLink' | 'draftBets' | 'odds'> & { deepLink: ResolversParentTypes['DeepLink'], draftBets: ReadonlyArray<ResolversParentTypes['DraftBet']>, odds?: Maybe<ResolversParentTypes['Odds']> };
  DraftBetInput: DraftBetInput;
  DraftBetLegInput: DraftBetLegInput;
  DraftLeg: Omit<DraftLeg, 'acceptedOdds' | 'acceptedPoints' | 'buyPointOptions' | 'errors' | 'marketSelection'> & { acceptedOdds: ResolversParentTypes['Odds'], acceptedPoints?: Maybe<ResolversParentTypes['Points']>, buyPointOptions: ReadonlyArray<ResolversParentTypes['BuyPointOption']>, errors: ReadonlyArray<ResolversParentTypes['BetError']>, marketSelection: ResolversParentTypes['MarketSelection'] };
  DraftLegEventGrouping: Omit<DraftLegEventGrouping, 'deepLink' | 'draftLegs' | 'odds'> & { deepLink: ResolversParentTypes['DeepLink'], draftLegs: ReadonlyArray<ResolversParentTypes['DraftLeg']>, odds?: Maybe<ResolversParentTypes['Odds']> };
  EditorialBlock: Omit<EditorialBlock, 'spans'> & { spans: ReadonlyArray<ResolversParentTypes['EditorialSpan']> };
  EditorialShelf: NodeParent<'EditorialShelf'>;
  EditorialSpan: Omit<EditorialSpan, 'deepLink'> & { deepLink?: Maybe<ResolversParentTypes['DeepLink']> };
  ErrorScreensShelf: NodeParent<'ErrorScreensShelf'>;
  EsportsFigures: EsportsFigures;
  EsportsStatistics: EsportsStatistics;
  Event: EventParent;
  EventHeaderShelf: NodeParent<'EventHeaderShelf'>;
  EventPrices: EventPricesParent;
  EventStatistics: StatisticsParent;
  ExperiencePoint: ExperiencePoint;
  FallbackAmountLine: FallbackAmountLine;
  FallbackLink: FallbackLink;
  FallbackText: FallbackText;
  FavoriteGamesShelf: NodeParent<'FavoriteGamesShelf'>;
  FavoriteLeague: Omit<FavoriteLeague, 'rows'> & { rows: ReadonlyArray<ResolversParentTypes['MarketGridRow']> };
  Favorites: Omit<Favorites, 'leagues'> & { leagues: ReadonlyArray<ResolversParentTypes['FavoriteLeague']> };
  FeaturedEvent: Omit<FeaturedEvent, 'event' | 'market'> & { event: ResolversParentTypes['Event'], market: ResolversParentTypes['Market'] };
  FeaturedEventsShelf: NodeParent<'FeaturedEventsShelf'>;
  FieldsForm: NodeParent<'FieldsForm'>;
  Float: Scalars['Float']['output'];
  FootballFigures: FootballFigures;
  FootballStatistics: FootballStatistics;
  Form: FormParent;
  FormAnswers: Scalars['FormAnswers']['output'];
  FormDeepLink: FormDeepLink;
  FormNode: ResolversUnionTypes<ResolversParentTypes>['FormNode'];
  FormSchema: Scalars['FormSchema']['output'];
  FormSlot: FormSlotParent;
  FormSubmissionResult: FormSubmissionResult;
  FrameShelf: NodeParent<'FrameShelf'>;
  FreeBet: FreeBetParent;
  FreeToPlayGame: FreeGameParent;
  FreeToPlayShelf: NodeParent<'FreeToPlayShelf'>;
  GameArt: GameArt;
  GameBarShelf: NodeParent<'GameBarShelf'>;
  GameCoverShelf: NodeParent<'GameCoverShelf'>;
  GameDetailsShelf: NodeParent<'GameDetailsShelf'>;
  GameFactsShelf: NodeParent<'GameFactsShelf'>;
  GameNoticeShelf: NodeParent<'GameNoticeShelf'>;
  GameProvidersShelf: NodeParent<'GameProvidersShelf'>;
  GameRailShelf: NodeParent<'GameRailShelf'>;
  GameSearchShelf: NodeParent<'GameSearchShelf'>;
  GeoComplyApiToken: GeoComplyApiToken;
  GeoComplyAttributes: GeoComplyAttributes;
  GeoPacketAuthorization: GeoPacketAuthorization;
  GeolocationError: GeolocationError;
  GeolocationParams: GeolocationParams;
  HeadToHeadResult: Omit<HeadToHeadResult, 'event' | 'row'> & { event: ResolversParentTypes['Event'], row: ResolversParentTypes['MarketGridRow'] };
  HeaderReceiptLine: NodeParent<'HeaderReceiptLine'>;
  HeartbeatResult: HeartbeatResult;
  HelplineShelf: NodeParent<'HelplineShelf'>;
  HeroCarouselShelf: NodeParent<'HeroCarouselShelf'>;
  HeroSlide: Omit<HeroSlide, 'deepLink'> & { deepLink?: Maybe<ResolversParentTypes['DeepLink']> };
  HistoryChoice: HistoryChoice;
  HistoryEntry: HistoryEntryParent;
  HistoryPage: Omit<HistoryPage, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['HistoryEntry']> };
  HistoryShelf: NodeParent<'HistoryShelf'>;
  HockeyFigures: HockeyFigures;
  HockeyStatistics: HockeyStatistics;
  ID: Scalars['ID']['output'];
  IdentityDeepLink: IdentityDeepLink;
  IdentityPaths: IdentityPaths;
  ImageShelf: NodeParent<'ImageShelf'>;
  InformationReceiptLine: NodeParent<'InformationReceiptLine'>;
  Int: Scalars['Int']['output'];
  InteracConfirmationDeepLink: InteracConfirmationDeepLink;
  Jackpot: Omit<Jackpot, 'amount'> & { amount: ResolversParentTypes['Money'] };
  KeptMethodsShelf: NodeParent<'KeptMethodsShelf'>;
  LatLongParams: LatLongParams;
  LaunchPage: Omit<LaunchPage, 'disclaimers'> & { disclaimers: ReadonlyArray<ResolversParentTypes['Disclaimer']> };
  LaunchProblemShelf: NodeParent<'LaunchProblemShelf'>;
  Layout: LayoutParent;
  LayoutChange: LayoutChange;
  LayoutNode: ResolversUnionTypes<ResolversParentTypes>['LayoutNode'];
  LayoutPart: LayoutPartParent;
  LayoutStep: LayoutStep;
  Leaf: Omit<Leaf, 'deepLink'> & { deepLink?: Maybe<ResolversParentTypes['DeepLink']> };
  LeftOutSelection: LeftOutSelection;
  LegalChangeDialog: NodeParent<'LegalChangeDialog'>;
  LegalChangeText: Omit<LegalChangeText, 'deepLink'> & { deepLink: ResolversParentTypes['DeepLink'] };
  LegalDocumentShelf: NodeParent<'LegalDocumentShelf'>;
  LegalText: LegalText;
  LimitHistoryShelf: NodeParent<'LimitHistoryShelf'>;
  LimitListShelf: NodeParent<'LimitListShelf'>;
  LimitObjection: LimitObjection;
  LimitObjectionResult: LimitObjectionResult;
  LimitRow: Omit<LimitRow, 'deepLink'> & { deepLink: ResolversParentTypes['DeepLink'] };
  LimitSetByUs: LimitSetByUs;
  LimitsSetByUsShelf: NodeParent<'LimitsSetByUsShelf'>;
  LinkColumnShelf: NodeParent<'LinkColumnShelf'>;
  LinkPromptDismissals: LinkPromptDismissals;
  LinkPromptShelf: NodeParent<'LinkPromptShelf'>;
  LinkedAccount: LinkedAccount;
  LinkedAccountsShelf: NodeParent<'LinkedAccountsShelf'>;
  LinkingResultShelf: NodeParent<'LinkingResultShelf'>;
  ListReceiptLine: NodeParent<'ListReceiptLine'>;
  LiveEventsCount: LiveEventsCount;
  LiveEventsShelf: NodeParent<'LiveEventsShelf'>;
  LiveGamesShelf: NodeParent<'LiveGamesShelf'>;
  LiveStream: LiveStream;
  LiveStreamTicket: LiveStreamTicket;
  LiveTable: LiveTableParent;
  LobbyBannerShelf: NodeParent<'LobbyBannerShelf'>;
  LocationPromptDialog: NodeParent<'LocationPromptDialog'>;
  LocationReceiptLine: LocationReceiptLineParent;
  LoginPreferencesShelf: NodeParent<'LoginPreferencesShelf'>;
  Long: Scalars['Long']['output'];
  LoyaltyBalance: Omit<LoyaltyBalance, 'amount'> & { amount: ResolversParentTypes['Money'] };
  LoyaltyDashboardShelf: NodeParent<'LoyaltyDashboardShelf'>;
  LoyaltyEarningMethod: LoyaltyEarningMethod;
  LoyaltyRedemption: Omit<LoyaltyRedemption, 'cashBalance' | 'creditBalance'> & { cashBalance: ResolversParentTypes['LoyaltyBalance'], creditBalance: ResolversParentTypes['LoyaltyBalance'] };
  LoyaltyRedemptionMethod: LoyaltyRedemptionMethod;
  LoyaltyShelf: NodeParent<'LoyaltyShelf'>;
  LoyaltyStanding: LoyaltyStanding;
  LoyaltyTier: LoyaltyTier;
  LoyaltyTierBounds: LoyaltyTierBounds;
  MaintenanceDialog: NodeParent<'MaintenanceDialog'>;
  MaintenanceModeContent: MaintenanceModeContent;
  ManagedMethodsShelf: NodeParent<'ManagedMethodsShelf'>;
  MapPoint: MapPoint;
  Market: MarketParent;
  MarketColumn: MarketColumn;
  MarketGridCell: Omit<MarketGridCell, 'selections'> & { selections: ReadonlyArray<ResolversParentTypes['MarketSelection']> };
  MarketGridRow: Omit<MarketGridRow, 'cells' | 'event'> & { cells: ReadonlyArray<ResolversParentTypes['MarketGridCell']>, event: ResolversParentTypes['Event'] };
  MarketGridShelf: NodeParent<'MarketGridShelf'>;
  MarketGroup: Omit<MarketGroup, 'markets' | 'marketsAtOnce'> & { markets: ReadonlyArray<ResolversParentTypes['Market']>, marketsAtOnce: ReadonlyArray<ResolversParentTypes['Market']> };
  MarketGroupsShelf: NodeParent<'MarketGroupsShelf'>;
  MarketResult: Omit<MarketResult, 'event' | 'market'> & { event: ResolversParentTypes['Event'], market: ResolversParentTypes['Market'] };
  MarketSelection: SelectionParent;
  MarketSelectionMetadata: MarketSelectionMetadata;
  MarketTab: Omit<MarketTab, 'groups'> & { groups: ReadonlyArray<ResolversParentTypes['MarketGroup']> };
  MenuEntriesShelf: NodeParent<'MenuEntriesShelf'>;
  MenuEntry: Omit<MenuEntry, 'deepLink'> & { deepLink?: Maybe<ResolversParentTypes['DeepLink']> };
  MenuShelf: ResolversUnionTypes<ResolversParentTypes>['MenuShelf'];
  MethodExclusionShelf: NodeParent<'MethodExclusionShelf'>;
  ModalDeepLink: ModalDeepLink;
  Money: MoneyParent;
  Monitoring: Monitoring;
  Mutation: Record<PropertyKey, never>;
  NodeFallback: ResolversUnionTypes<ResolversParentTypes>['NodeFallback'];
  Odds: OddsParent;
  OfferProgress: OfferProgress;
  OfferProgressEntry: OfferProgressEntry;
  OnboardingShelf: NodeParent<'OnboardingShelf'>;
  OneTimeCode: OneTimeCode;
  OneTimeCodeOutcome: OneTimeCodeOutcome;
  OpenBetslipDeepLink: OpenBetslipDeepLink;
  OptInPromotionAction: Omit<OptInPromotionAction, 'next'> & { next?: Maybe<ResolversParentTypes['DeepLink']> };
  Organization: OrganizationParent;
  OtherStatistics: OtherStatistics;
  OutOfStateDepositPage: OutOfStateDepositPage;
  OutOfStateShelf: NodeParent<'OutOfStateShelf'>;
  OwnLimitShelf: NodeParent<'OwnLimitShelf'>;
  PageColumn: PageColumn;
  PageInfo: PageInfo;
  PageShelf: ResolversUnionTypes<ResolversParentTypes>['PageShelf'];
  PageTab: Omit<PageTab, 'deepLink'> & { deepLink?: Maybe<ResolversParentTypes['DeepLink']> };
  Parent: Omit<Parent, 'children'> & { children: ReadonlyArray<ResolversParentTypes['Leaf']> };
  ParlayLeg: Omit<ParlayLeg, 'event' | 'selection'> & { event: ResolversParentTypes['Event'], selection: ResolversParentTypes['MarketSelection'] };
  ParlaySection: Omit<ParlaySection, 'draftBet' | 'errors' | 'totalBetAmount' | 'totalPotentialBoostedReturnAmount' | 'totalPotentialReturnAmount'> & { draftBet?: Maybe<ResolversParentTypes['DraftBet']>, errors: ReadonlyArray<ResolversParentTypes['BetError']>, totalBetAmount: ResolversParentTypes['Money'], totalPotentialBoostedReturnAmount?: Maybe<ResolversParentTypes['Money']>, totalPotentialReturnAmount: ResolversParentTypes['Money'] };
  ParlaySuggestion: Omit<ParlaySuggestion, 'legs' | 'odds'> & { legs: ReadonlyArray<ResolversParentTypes['ParlayLeg']>, odds: ResolversParentTypes['Odds'] };
  ParlaySuggestionsShelf: NodeParent<'ParlaySuggestionsShelf'>;
  Participant: Participant;
  ParticipantResult: ParticipantResult;
  Passkey: Passkey;
  PasskeysShelf: NodeParent<'PasskeysShelf'>;
  PaymentAmountShelf: NodeParent<'PaymentAmountShelf'>;
  PaymentButtonShelf: NodeParent<'PaymentButtonShelf'>;
  PaymentChoiceResult: PaymentChoiceResult;
  PaymentConsentInput: PaymentConsentInput;
  PaymentConsentShelf: NodeParent<'PaymentConsentShelf'>;
  PaymentFacility: PaymentFacility;
  PaymentGatewayShelf: NodeParent<'PaymentGatewayShelf'>;
  PaymentInput: PaymentInput;
  PaymentMethod: PaymentMethod;
  PaymentMethodOptions: PaymentMethodOptions;
  PaymentMethodWord: PaymentMethodWord;
  PaymentMethodsShelf: NodeParent<'PaymentMethodsShelf'>;
  PaymentNoticeShelf: NodeParent<'PaymentNoticeShelf'>;
  PaymentPlaceShelf: NodeParent<'PaymentPlaceShelf'>;
  PaymentProvider: Omit<PaymentProvider, 'maximumAmount' | 'minimumAmount'> & { maximumAmount: ResolversParentTypes['Money'], minimumAmount: ResolversParentTypes['Money'] };
  PaymentProviderName: PaymentProviderName;
  PaymentProvidersLandingPage: Omit<PaymentProvidersLandingPage, 'preferredProvider' | 'providers'> & { preferredProvider?: Maybe<ResolversParentTypes['PaymentProvider']>, providers: ReadonlyArray<ResolversParentTypes['PaymentProvider']> };
  PaymentResult: Omit<PaymentResult, 'uri'> & { uri?: Maybe<ResolversParentTypes['PaymentUri']> };
  PaymentShelf: NodeParent<'PaymentShelf'>;
  PaymentTotalShelf: NodeParent<'PaymentTotalShelf'>;
  PaymentTransaction: Omit<PaymentTransaction, 'amount' | 'receipt'> & { amount: ResolversParentTypes['Money'], receipt: ResolversParentTypes['Receipt'] };
  PaymentUri: Omit<PaymentUri, 'deepLink'> & { deepLink?: Maybe<ResolversParentTypes['DeepLink']> };
  PeriodScore: PeriodScore;
  PlaceBetInput: PlaceBetInput;
  PlaceBetsResult: PlaceBetsResultParent;
  PlacedBet: BetParent;
  PlacedLeg: LegParent;
  PlacedLegEventGrouping: LegGroupParent;
  PlacementOutcome: Omit<PlacementOutcome, 'result'> & { result?: Maybe<ResolversParentTypes['PlaceBetsResult']> };
  PlayerArea: PlayerArea;
  Points: PointsParent;
  PromotionCard: PromotionParent;
  PromotionCodeShelf: NodeParent<'PromotionCodeShelf'>;
  PromotionDeepLink: PromotionDeepLink;
  PromotionDetailsShelf: NodeParent<'PromotionDetailsShelf'>;
  PromotionEnrollment: PromotionEnrollment;
  PromotionEnrollmentResult: PromotionEnrollmentResult;
  PromotionListDeepLink: PromotionListDeepLink;
  PromotionsShelf: NodeParent<'PromotionsShelf'>;
  PromptDismissalResult: Omit<PromptDismissalResult, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  PromptDismissals: PromptDismissals;
  PromptReceiptLine: NodeParent<'PromptReceiptLine'>;
  Query: Record<PropertyKey, never>;
  QuickBetsShelf: NodeParent<'QuickBetsShelf'>;
  QuickLink: Omit<QuickLink, 'deepLink'> & { deepLink?: Maybe<ResolversParentTypes['DeepLink']> };
  QuickLinksShelf: NodeParent<'QuickLinksShelf'>;
  RealityCheck: Omit<RealityCheck, 'amountWagered'> & { amountWagered: ResolversParentTypes['Money'] };
  Rebet: Omit<Rebet, 'eligibleLegs' | 'ineligibleLegs'> & { eligibleLegs: ReadonlyArray<ResolversParentTypes['SharedLeg']>, ineligibleLegs: ReadonlyArray<ResolversParentTypes['SharedLeg']> };
  Receipt: ReceiptParent;
  ReceiptDeepLink: ReceiptDeepLink;
  ReceiptLine: ResolversUnionTypes<ResolversParentTypes>['ReceiptLine'];
  ReceiptSlot: ReceiptSlotParent;
  RecentGamesShelf: NodeParent<'RecentGamesShelf'>;
  ReferralShelf: NodeParent<'ReferralShelf'>;
  Referrals: Referrals;
  ReferralsShelf: NodeParent<'ReferralsShelf'>;
  RegionalMetadata: RegionalMetadata;
  ResponsibleGaming: ResponsibleGaming;
  ResponsibleGamingLogo: ResponsibleGamingLogo;
  ResponsibleGamingShelfDeepLink: ResponsibleGamingShelfDeepLink;
  RgLimitHistoryItem: Omit<RgLimitHistoryItem, 'amount'> & { amount?: Maybe<ResolversParentTypes['Money']> };
  RgLimitHistorySection: Omit<RgLimitHistorySection, 'items'> & { items: ReadonlyArray<ResolversParentTypes['RgLimitHistoryItem']> };
  RgLimitItem: Omit<RgLimitItem, 'active' | 'pending' | 'used'> & { active?: Maybe<ResolversParentTypes['RgLimitValue']>, pending?: Maybe<ResolversParentTypes['RgPendingLimit']>, used?: Maybe<ResolversParentTypes['Money']> };
  RgLimitOption: RgLimitOption;
  RgLimitValue: Omit<RgLimitValue, 'amount'> & { amount?: Maybe<ResolversParentTypes['Money']> };
  RgPendingLimit: Omit<RgPendingLimit, 'amount'> & { amount?: Maybe<ResolversParentTypes['Money']> };
  RoundRobinSection: Omit<RoundRobinSection, 'draftBets' | 'errors' | 'totalBetAmount' | 'totalPotentialBoostedReturnAmount' | 'totalPotentialReturnAmount'> & { draftBets: ReadonlyArray<ResolversParentTypes['DraftBet']>, errors: ReadonlyArray<ResolversParentTypes['BetError']>, totalBetAmount: ResolversParentTypes['Money'], totalPotentialBoostedReturnAmount?: Maybe<ResolversParentTypes['Money']>, totalPotentialReturnAmount: ResolversParentTypes['Money'] };
  SaferPlayContact: SaferPlayContact;
  SaferPlayNotice: SaferPlayNotice;
  SameGameParlayLegInput: SameGameParlayLegInput;
  ScorePayDeepLink: ScorePayDeepLink;
  Scoreboard: Scoreboard;
  SearchBoxShelf: NodeParent<'SearchBoxShelf'>;
  SearchGroup: Omit<SearchGroup, 'results'> & { results: ReadonlyArray<ResolversParentTypes['SearchResult']> };
  SearchResult: ResolversUnionTypes<ResolversParentTypes>['SearchResult'];
  SearchResultsShelf: NodeParent<'SearchResultsShelf'>;
  SearchScope: Omit<SearchScope, 'groups' | 'results'> & { groups: ReadonlyArray<ResolversParentTypes['SearchGroup']>, results: ReadonlyArray<ResolversParentTypes['SearchResult']> };
  SelectFacilityDeepLink: SelectFacilityDeepLink;
  SelectionName: SelectionName;
  SelectionPrice: SelectionPrice;
  SeparatorReceiptLine: NodeParent<'SeparatorReceiptLine'>;
  ServiceAttributes: Omit<ServiceAttributes, 'footerDisclaimers'> & { footerDisclaimers: ReadonlyArray<ResolversParentTypes['Disclaimer']> };
  SessionData: Omit<SessionData, 'account'> & { account: ResolversParentTypes['Account'] };
  SetLimitResult: Omit<SetLimitResult, 'limit'> & { limit?: Maybe<ResolversParentTypes['RgLimitItem']> };
  SetUserPreferenceAction: Omit<SetUserPreferenceAction, 'next'> & { next?: Maybe<ResolversParentTypes['DeepLink']> };
  SettledPayment: SettledPayment;
  SharedBet: Omit<SharedBet, 'eligibleLegs' | 'ineligibleLegs' | 'placedBet'> & { eligibleLegs: ReadonlyArray<ResolversParentTypes['SharedLeg']>, ineligibleLegs: ReadonlyArray<ResolversParentTypes['SharedLeg']>, placedBet: ResolversParentTypes['SharedPlacedBet'] };
  SharedBetLink: SharedBetLink;
  SharedBetShelf: NodeParent<'SharedBetShelf'>;
  SharedLeg: Omit<SharedLeg, 'event' | 'placed' | 'points'> & { event?: Maybe<ResolversParentTypes['Event']>, placed: ResolversParentTypes['SharedPlacedLeg'], points?: Maybe<ResolversParentTypes['Points']> };
  SharedPlacedBet: Omit<SharedPlacedBet, 'legs' | 'teaserPoints' | 'totalOdds'> & { legs: ReadonlyArray<ResolversParentTypes['SharedPlacedLeg']>, teaserPoints?: Maybe<ResolversParentTypes['Points']>, totalOdds: ResolversParentTypes['Odds'] };
  SharedPlacedLeg: Omit<SharedPlacedLeg, 'odds' | 'points'> & { odds: ResolversParentTypes['Odds'], points?: Maybe<ResolversParentTypes['Points']> };
  SignUpElsewhereShelf: NodeParent<'SignUpElsewhereShelf'>;
  SignedUpShelf: NodeParent<'SignedUpShelf'>;
  SignedUpStep: SignedUpStep;
  Slot: SlotParent;
  SoccerFigures: SoccerFigures;
  SoccerStatistics: SoccerStatistics;
  SpecialResult: SpecialResult;
  SpentInSession: Omit<SpentInSession, 'amount'> & { amount: ResolversParentTypes['Money'] };
  Sport: SportParent;
  SportsMenuItem: SportsMenuItem;
  SportsMenuLink: SportsMenuLink;
  SportsTreeShelf: NodeParent<'SportsTreeShelf'>;
  SportsbookPageDeepLink: SportsbookPageDeepLink;
  StandardResult: Omit<StandardResult, 'game'> & { game: ResolversParentTypes['CasinoGame'] };
  StandingsColumn: StandingsColumn;
  StandingsRow: StandingsRow;
  StandingsShelf: NodeParent<'StandingsShelf'>;
  Startup: Omit<Startup, 'launchPage' | 'serviceAttributes'> & { launchPage: ResolversParentTypes['LaunchPage'], serviceAttributes: ResolversParentTypes['ServiceAttributes'] };
  Statistic: Statistic;
  StatisticGroup: StatisticGroup;
  StatisticSides: StatisticSides;
  StatisticsShelf: NodeParent<'StatisticsShelf'>;
  StoreApp: StoreApp;
  StoreLinksShelf: NodeParent<'StoreLinksShelf'>;
  StraightSection: Omit<StraightSection, 'draftBetEventGroupings' | 'errors' | 'totalBetAmount' | 'totalPotentialBoostedReturnAmount' | 'totalPotentialReturnAmount'> & { draftBetEventGroupings: ReadonlyArray<ResolversParentTypes['DraftBetEventGrouping']>, errors: ReadonlyArray<ResolversParentTypes['BetError']>, totalBetAmount: ResolversParentTypes['Money'], totalPotentialBoostedReturnAmount?: Maybe<ResolversParentTypes['Money']>, totalPotentialReturnAmount: ResolversParentTypes['Money'] };
  StreamPlayerShelf: NodeParent<'StreamPlayerShelf'>;
  String: Scalars['String']['output'];
  SubmitFormAction: Omit<SubmitFormAction, 'next'> & { next?: Maybe<ResolversParentTypes['DeepLink']> };
  Subscription: Record<PropertyKey, never>;
  SupportChatShelf: NodeParent<'SupportChatShelf'>;
  TabsShelf: NodeParent<'TabsShelf'>;
  TaxFormsShelf: NodeParent<'TaxFormsShelf'>;
  TeaserDraftBet: Omit<TeaserDraftBet, 'draftBet' | 'teaserPoints' | 'teaserPreviews'> & { draftBet: ResolversParentTypes['DraftBet'], teaserPoints: ResolversParentTypes['Points'], teaserPreviews: ReadonlyArray<ResolversParentTypes['TeaserPreview']> };
  TeaserDrop: Omit<TeaserDrop, 'totalOdds'> & { totalOdds: ResolversParentTypes['Odds'] };
  TeaserPreview: Omit<TeaserPreview, 'dropsTo' | 'legPoints' | 'points' | 'totalOdds'> & { dropsTo: ReadonlyArray<ResolversParentTypes['TeaserDrop']>, legPoints: ReadonlyArray<ResolversParentTypes['Points']>, points: ResolversParentTypes['Points'], totalOdds?: Maybe<ResolversParentTypes['Odds']> };
  TeaserSection: Omit<TeaserSection, 'errors' | 'teaserDraftBet' | 'totalBetAmount' | 'totalPotentialBoostedReturnAmount' | 'totalPotentialReturnAmount'> & { errors: ReadonlyArray<ResolversParentTypes['BetError']>, teaserDraftBet?: Maybe<ResolversParentTypes['TeaserDraftBet']>, totalBetAmount: ResolversParentTypes['Money'], totalPotentialBoostedReturnAmount?: Maybe<ResolversParentTypes['Money']>, totalPotentialReturnAmount: ResolversParentTypes['Money'] };
  TennisFigures: TennisFigures;
  TennisStatistics: TennisStatistics;
  Time: Scalars['Time']['output'];
  Timeouts: Timeouts;
  TipForm: NodeParent<'TipForm'>;
  TransactionReceiptShelf: NodeParent<'TransactionReceiptShelf'>;
  UnavailablePick: UnavailablePick;
  UserError: UserError;
  UserPreferenceInput: UserPreferenceInput;
  UserPreferences: UserPreferences;
  VendorInformationDeepLink: VendorInformationDeepLink;
  VideoShelf: NodeParent<'VideoShelf'>;
  VolleyballFigures: VolleyballFigures;
  VolleyballStatistics: VolleyballStatistics;
  W2gForm: W2gForm;
  W2gYear: W2gYear;
  WalletBoxShelf: NodeParent<'WalletBoxShelf'>;
  WalletWord: WalletWord;
  WarningReceiptLine: NodeParent<'WarningReceiptLine'>;
  WebPageDeepLink: WebPageDeepLink;
  WireDetailsShelf: NodeParent<'WireDetailsShelf'>;
  WireInstructions: Omit<WireInstructions, 'waiting'> & { waiting: ReadonlyArray<ResolversParentTypes['WireReference']> };
  WireReference: Omit<WireReference, 'amount'> & { amount: ResolversParentTypes['Money'] };
  WireTransferFirstDeepLink: WireTransferFirstDeepLink;
  WireTransferRepeatDeepLink: WireTransferRepeatDeepLink;
  WithdrawalConfirmation: Omit<WithdrawalConfirmation, 'amount' | 'balanceAfter'> & { amount: ResolversParentTypes['Money'], balanceAfter?: Maybe<ResolversParentTypes['Money']> };
  WithdrawalProgress: WithdrawalProgress;
  WithdrawalStage: WithdrawalStage;
  WorkingHours: WorkingHours;
  WorkingHoursReceiptLine: WorkingHoursReceiptLineParent;
};

export type PlayerDirectiveArgs = { };

export type PlayerDirectiveResolver<Result, Parent, ContextType = KindContext, Args = PlayerDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  balances?: Resolver<ResolversTypes['Balances'], ParentType, ContextType>;
  casinoRestriction?: Resolver<ResolversTypes['CasinoRestriction'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freeBets?: Resolver<ReadonlyArray<ResolversTypes['FreeBet']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promptDismissals?: Resolver<ResolversTypes['PromptDismissals'], ParentType, ContextType>;
  realityCheckinInterval?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requiresResponsibleGamingAcknowledgement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saferPlayNotice?: Resolver<Maybe<ResolversTypes['SaferPlayNotice']>, ParentType, ContextType>;
  showAppTourCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showLimitsModal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showW2gWinModal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadLimitNotices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userPreferences?: Resolver<ResolversTypes['UserPreferences'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountEntryShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AccountEntryShelf'] = ResolversParentTypes['AccountEntryShelf']> = {
  boostsText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountItemsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AccountItemsShelf'] = ResolversParentTypes['AccountItemsShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['AccountMenuItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountLinkOutcomeResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AccountLinkOutcome'] = ResolversParentTypes['AccountLinkOutcome']> = {
  linkedAccounts?: Resolver<ReadonlyArray<ResolversTypes['LinkedAccount']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['AccountLinkResult'], ParentType, ContextType>;
};

export type AccountMenuResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AccountMenu'] = ResolversParentTypes['AccountMenu']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  availableFreeBets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availableFreeWagersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availableProfitBoostCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  menuShelves?: Resolver<ResolversTypes['Layout'], ParentType, ContextType>;
  promotionalCreditBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AccountMenuDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AccountMenuDeepLink'] = ResolversParentTypes['AccountMenuDeepLink']> = {
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountMenuItemResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AccountMenuItem'] = ResolversParentTypes['AccountMenuItem']> = {
  __resolveType: TypeResolveFn<'ClientDisplay' | 'ClientDisplayDescriptive' | 'Leaf' | 'Parent', ParentType, ContextType>;
};

export type AccountMenuItemDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AccountMenuItemDeepLink'] = ResolversParentTypes['AccountMenuItemDeepLink']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountSummaryShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AccountSummaryShelf'] = ResolversParentTypes['AccountSummaryShelf']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AcknowledgeActionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AcknowledgeAction'] = ResolversParentTypes['AcknowledgeAction']> = {
  ackType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  requirements?: Resolver<ReadonlyArray<ResolversTypes['ActionRequirement']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Action'] = ResolversParentTypes['Action']> = {
  __resolveType: TypeResolveFn<'AcknowledgeAction' | 'DismissPromptAction' | 'OptInPromotionAction' | 'SetUserPreferenceAction' | 'SubmitFormAction', ParentType, ContextType>;
};

export type ActionResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ActionResult'] = ResolversParentTypes['ActionResult']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddDraftBetsResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AddDraftBetsResult'] = ResolversParentTypes['AddDraftBetsResult']> = {
  betslip?: Resolver<ResolversTypes['Betslip'], ParentType, ContextType>;
  leftOut?: Resolver<ReadonlyArray<ResolversTypes['LeftOutSelection']>, ParentType, ContextType>;
};

export type AnnouncedPaymentsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AnnouncedPaymentsShelf'] = ResolversParentTypes['AnnouncedPaymentsShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnonymousExperienceDialogResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AnonymousExperienceDialog'] = ResolversParentTypes['AnonymousExperienceDialog']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buttons?: Resolver<ReadonlyArray<ResolversTypes['DialogButton']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['ExperiencePoint']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppPromptDialogResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AppPromptDialog'] = ResolversParentTypes['AppPromptDialog']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  continueLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stores?: Resolver<ReadonlyArray<ResolversTypes['AppStore']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppStoreResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AppStore'] = ResolversParentTypes['AppStore']> = {
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['AppPlatform'], ParentType, ContextType>;
};

export type AppTourDialogResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AppTourDialog'] = ResolversParentTypes['AppTourDialog']> = {
  backLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doneLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skipLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['AppTourStep']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppTourStepResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AppTourStep'] = ResolversParentTypes['AppTourStep']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  illustration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppUrlsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AppUrls'] = ResolversParentTypes['AppUrls']> = {
  android?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ios?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApplicationMetadataResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ApplicationMetadata'] = ResolversParentTypes['ApplicationMetadata']> = {
  casinoEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currentTime?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  heartbeatIntervalSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inactivityThresholdMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searchDebounceIntervalMilliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeouts?: Resolver<ResolversTypes['Timeouts'], ParentType, ContextType>;
};

export type AutomaticCashOutResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AutomaticCashOutResult'] = ResolversParentTypes['AutomaticCashOutResult']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bet?: Resolver<ResolversTypes['PlacedBet'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['CashOutRefusal']>, ParentType, ContextType>;
};

export type AvailableFreeBetResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AvailableFreeBet'] = ResolversParentTypes['AvailableFreeBet']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  eventRestrictionLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresTime?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  isRestricted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  numberOfLegsRestrictionLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rawId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailableProfitBoostResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AvailableProfitBoost'] = ResolversParentTypes['AvailableProfitBoost']> = {
  eventRestrictionLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresTime?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  isRestricted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maximumAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maximumExtraAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  numberOfLegsRestrictionLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rawId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AwardCountResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AwardCount'] = ResolversParentTypes['AwardCount']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmpty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  valueLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AwardDetailResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AwardDetail'] = ResolversParentTypes['AwardDetail']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['CasinoGame']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usageRestrictions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  usageTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  useAt?: Resolver<Maybe<ResolversTypes['SportsbookPageDeepLink']>, ParentType, ContextType>;
  valueLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AwardDetailsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AwardDetailsShelf'] = ResolversParentTypes['AwardDetailsShelf']> = {
  awards?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AwardDetail']>>, ParentType, ContextType>;
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emptyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AwardsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['AwardsShelf'] = ResolversParentTypes['AwardsShelf']> = {
  awards?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AwardCount']>>, ParentType, ContextType>;
  cashbackCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BalancesResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Balances'] = ResolversParentTypes['Balances']> = {
  bonusBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  globalBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owesDepositAcknowledgement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  playableBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  restrictedBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPlayableBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  withdrawableBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BaseballFiguresResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BaseballFigures'] = ResolversParentTypes['BaseballFigures']> = {
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  strikeouts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  walks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BaseballStatisticsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BaseballStatistics'] = ResolversParentTypes['BaseballStatistics']> = {
  away?: Resolver<ResolversTypes['BaseballFigures'], ParentType, ContextType>;
  balls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  batting?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  home?: Resolver<ResolversTypes['BaseballFigures'], ParentType, ContextType>;
  isOnFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnSecond?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnThird?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['PeriodScore']>, ParentType, ContextType>;
  strikes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketballFiguresResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BasketballFigures'] = ResolversParentTypes['BasketballFigures']> = {
  assists?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fouls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rebounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnovers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BasketballStatisticsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BasketballStatistics'] = ResolversParentTypes['BasketballStatistics']> = {
  away?: Resolver<ResolversTypes['BasketballFigures'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['BasketballFigures'], ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['PeriodScore']>, ParentType, ContextType>;
  possession?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BetBuilderResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BetBuilder'] = ResolversParentTypes['BetBuilder']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['BetError']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  markets?: Resolver<ReadonlyArray<ResolversTypes['Market']>, ParentType, ContextType>;
  odds?: Resolver<Maybe<ResolversTypes['Odds']>, ParentType, ContextType>;
  picks?: Resolver<ReadonlyArray<ResolversTypes['BetBuilderPick']>, ParentType, ContextType>;
  unavailable?: Resolver<ReadonlyArray<ResolversTypes['UnavailablePick']>, ParentType, ContextType>;
};

export type BetBuilderPickResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BetBuilderPick'] = ResolversParentTypes['BetBuilderPick']> = {
  marketSelectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  odds?: Resolver<ResolversTypes['Odds'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType>;
};

export type BetBuilderShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BetBuilderShelf'] = ResolversParentTypes['BetBuilderShelf']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marketCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BetConnectionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BetConnection'] = ResolversParentTypes['BetConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BetEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BetEdgeResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BetEdge'] = ResolversParentTypes['BetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PlacedBet'], ParentType, ContextType>;
};

export type BetErrorResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BetError'] = ResolversParentTypes['BetError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disableAwardsDisplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayType?: Resolver<ResolversTypes['BetErrorDisplayType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BetHistoryFilterResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BetHistoryFilter'] = ResolversParentTypes['BetHistoryFilter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BetHistoryPageResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BetHistoryPage'] = ResolversParentTypes['BetHistoryPage']> = {
  sections?: Resolver<ReadonlyArray<ResolversTypes['BetHistorySection']>, ParentType, ContextType>;
};

export type BetHistorySectionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BetHistorySection'] = ResolversParentTypes['BetHistorySection']> = {
  bets?: Resolver<ResolversTypes['BetConnection'], ParentType, ContextType, Partial<BetHistorySectionBetsArgs>>;
  filters?: Resolver<ReadonlyArray<ResolversTypes['BetHistoryFilter']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  selectedFilterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['BetHistoryTotals']>, ParentType, ContextType>;
};

export type BetHistorySectionDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BetHistorySectionDeepLink'] = ResolversParentTypes['BetHistorySectionDeepLink']> = {
  sectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BetHistoryTotalsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BetHistoryTotals'] = ResolversParentTypes['BetHistoryTotals']> = {
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openPotentialPayout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  openStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BetListShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BetListShelf'] = ResolversParentTypes['BetListShelf']> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emptyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['BetHistorySection']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BetslipResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Betslip'] = ResolversParentTypes['Betslip']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['BetError']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marketSelections?: Resolver<ReadonlyArray<ResolversTypes['MarketSelection']>, ParentType, ContextType>;
  marketSelectionsMetadata?: Resolver<ReadonlyArray<ResolversTypes['MarketSelectionMetadata']>, ParentType, ContextType>;
  numberOfSelections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parlay?: Resolver<ResolversTypes['ParlaySection'], ParentType, ContextType>;
  roundRobin?: Resolver<ResolversTypes['RoundRobinSection'], ParentType, ContextType>;
  straight?: Resolver<ResolversTypes['StraightSection'], ParentType, ContextType>;
  teaser?: Resolver<ResolversTypes['TeaserSection'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type BigWinUploadDialogResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BigWinUploadDialog'] = ResolversParentTypes['BigWinUploadDialog']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  laterLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BuyPointOptionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['BuyPointOption'] = ResolversParentTypes['BuyPointOption']> = {
  cents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marketSelectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  odds?: Resolver<ResolversTypes['Odds'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Points'], ParentType, ContextType>;
};

export type CardProviderDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CardProviderDeepLink'] = ResolversParentTypes['CardProviderDeepLink']> = {
  paymentProviderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transactionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CashAtCasinoDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CashAtCasinoDeepLink'] = ResolversParentTypes['CashAtCasinoDeepLink']> = {
  transactionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CashOutResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CashOut'] = ResolversParentTypes['CashOut']> = {
  automaticTarget?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mostAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['CashOutQuote']>, ParentType, ContextType>;
  suspension?: Resolver<Maybe<ResolversTypes['CashOutRefusal']>, ParentType, ContextType>;
  underWay?: Resolver<Maybe<ResolversTypes['CashOutUnderWay']>, ParentType, ContextType>;
};

export type CashOutPartsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CashOutParts'] = ResolversParentTypes['CashOutParts']> = {
  least?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type CashOutQuoteResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CashOutQuote'] = ResolversParentTypes['CashOutQuote']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  betAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  delayMilliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  isOfCredit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parts?: Resolver<Maybe<ResolversTypes['CashOutParts']>, ParentType, ContextType>;
  quoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CashOutRefusalResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CashOutRefusal'] = ResolversParentTypes['CashOutRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashOutResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CashOutResult'] = ResolversParentTypes['CashOutResult']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  balances?: Resolver<ResolversTypes['Balances'], ParentType, ContextType>;
  bet?: Resolver<ResolversTypes['PlacedBet'], ParentType, ContextType>;
  cashOutId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['CashOutRefusal']>, ParentType, ContextType>;
};

export type CashOutUnderWayResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CashOutUnderWay'] = ResolversParentTypes['CashOutUnderWay']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cashOutId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type CasinoBalanceChoiceResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoBalanceChoice'] = ResolversParentTypes['CasinoBalanceChoice']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['CasinoBalanceUsage'], ParentType, ContextType>;
};

export type CasinoBalanceUsageDialogResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoBalanceUsageDialog'] = ResolversParentTypes['CasinoBalanceUsageDialog']> = {
  action?: Resolver<ResolversTypes['Action'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['CasinoBalanceChoice']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  laterLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CasinoCategoryResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoCategory'] = ResolversParentTypes['CasinoCategory']> = {
  art?: Resolver<Maybe<ResolversTypes['GameArt']>, ParentType, ContextType>;
  categorySlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deepLink?: Resolver<ResolversTypes['SportsbookPageDeepLink'], ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoCategoryShelfDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoCategoryShelfDeepLink'] = ResolversParentTypes['CasinoCategoryShelfDeepLink']> = {
  categorySlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CasinoCloseResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoCloseResult'] = ResolversParentTypes['CasinoCloseResult']> = {
  succeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CasinoFilterResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoFilter'] = ResolversParentTypes['CasinoFilter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoGameResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoGame'] = ResolversParentTypes['CasinoGame']> = {
  art?: Resolver<ResolversTypes['GameArt'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  betBehind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deepLink?: Resolver<ResolversTypes['CasinoGameDeepLink'], ParentType, ContextType>;
  demoAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exclusive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freeReward?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gameSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jackpot?: Resolver<Maybe<ResolversTypes['Jackpot']>, ParentType, ContextType>;
  maxBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  multiplayer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newBadge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnToPlayer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subCategories?: Resolver<ReadonlyArray<ResolversTypes['CasinoCategory']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoGameDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoGameDeepLink'] = ResolversParentTypes['CasinoGameDeepLink']> = {
  categorySlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameProviderGameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CasinoGamePageResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoGamePage'] = ResolversParentTypes['CasinoGamePage']> = {
  games?: Resolver<ReadonlyArray<ResolversTypes['CasinoGame']>, ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CasinoLaunchCallToActionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoLaunchCallToAction'] = ResolversParentTypes['CasinoLaunchCallToAction']> = {
  deepLink?: Resolver<ResolversTypes['DeepLink'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoLaunchErrorResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoLaunchError'] = ResolversParentTypes['CasinoLaunchError']> = {
  callToAction?: Resolver<Maybe<ResolversTypes['CasinoLaunchCallToAction']>, ParentType, ContextType>;
  footerMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headerMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoLaunchResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoLaunchResult'] = ResolversParentTypes['CasinoLaunchResult']> = {
  embeddedRedirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['CasinoLaunchError']>, ParentType, ContextType>;
  launchUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CasinoMenuItemResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoMenuItem'] = ResolversParentTypes['CasinoMenuItem']> = {
  deepLink?: Resolver<ResolversTypes['SportsbookPageDeepLink'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoMenuShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoMenuShelf'] = ResolversParentTypes['CasinoMenuShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CasinoMenuItem']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CasinoOutOfStateResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoOutOfState'] = ResolversParentTypes['CasinoOutOfState']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deepLink?: Resolver<ResolversTypes['SportsbookPageDeepLink'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoPromotionsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoPromotionsShelf'] = ResolversParentTypes['CasinoPromotionsShelf']> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PromotionCard']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CasinoRestrictionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoRestriction'] = ResolversParentTypes['CasinoRestriction']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
};

export type CasinoRewardResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoReward'] = ResolversParentTypes['CasinoReward']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['CasinoGame']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoRewardsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoRewardsShelf'] = ResolversParentTypes['CasinoRewardsShelf']> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rewards?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CasinoReward']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CasinoRewardsShelfDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoRewardsShelfDeepLink'] = ResolversParentTypes['CasinoRewardsShelfDeepLink']> = {
  lobbySlug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CasinoRoundResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoRound'] = ResolversParentTypes['CasinoRound']> = {
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CasinoRoundState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wagered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CasinoRoundPageResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoRoundPage'] = ResolversParentTypes['CasinoRoundPage']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  rounds?: Resolver<ReadonlyArray<ResolversTypes['CasinoRound']>, ParentType, ContextType>;
};

export type CasinoRoundShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoRoundShelf'] = ResolversParentTypes['CasinoRoundShelf']> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emptyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['CasinoRound']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CasinoSessionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoSession'] = ResolversParentTypes['CasinoSession']> = {
  endedAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['CasinoGame']>, ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  roundCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['CasinoRoundPage'], ParentType, ContextType, RequireFields<CasinoSessionRoundsArgs, 'first'>>;
  startedAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wagered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CasinoSessionRoundsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoSessionRoundsShelf'] = ResolversParentTypes['CasinoSessionRoundsShelf']> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emptyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['CasinoSession']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CasinoShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CasinoShelf'] = ResolversParentTypes['CasinoShelf']> = {
  __resolveType: TypeResolveFn<'CasinoPromotionsShelf' | 'CasinoRewardsShelf' | 'CategoryGamesShelf' | 'CategoryPillsShelf' | 'CrossSellShelf' | 'FreeToPlayShelf' | 'GameBarShelf' | 'GameCoverShelf' | 'GameDetailsShelf' | 'GameNoticeShelf' | 'GameProvidersShelf' | 'GameRailShelf' | 'GameSearchShelf' | 'LaunchProblemShelf' | 'LiveGamesShelf' | 'LobbyBannerShelf' | 'RecentGamesShelf', ParentType, ContextType>;
};

export type CategoryGamesShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CategoryGamesShelf'] = ResolversParentTypes['CategoryGamesShelf']> = {
  categorySlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filters?: Resolver<ReadonlyArray<ResolversTypes['CasinoFilter']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['CasinoGamePage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryPillsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CategoryPillsShelf'] = ResolversParentTypes['CategoryPillsShelf']> = {
  categories?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CasinoCategory']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ChangePasswordShelf'] = ResolversParentTypes['ChangePasswordShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClientDisplayResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ClientDisplay'] = ResolversParentTypes['ClientDisplay']> = {
  display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClientDisplayDescriptiveResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ClientDisplayDescriptive'] = ResolversParentTypes['ClientDisplayDescriptive']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionFilterResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CollectionFilter'] = ResolversParentTypes['CollectionFilter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionItemResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CollectionItem'] = ResolversParentTypes['CollectionItem']> = {
  __resolveType: TypeResolveFn<'Event' | 'PromotionCard', ParentType, ContextType>;
};

export type CollectionPageResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CollectionPage'] = ResolversParentTypes['CollectionPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['CollectionItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CollectionShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CollectionShelf'] = ResolversParentTypes['CollectionShelf']> = {
  collectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emptyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filters?: Resolver<ReadonlyArray<ResolversTypes['CollectionFilter']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['CollectionPage']>, ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ColumnLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ColumnLink'] = ResolversParentTypes['ColumnLink']> = {
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ColumnsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ColumnsShelf'] = ResolversParentTypes['ColumnsShelf']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['PageColumn']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompetitionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Competition'] = ResolversParentTypes['Competition']> = {
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['Crest'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompletedCashOutResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CompletedCashOut'] = ResolversParentTypes['CompletedCashOut']> = {
  automatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  betAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  paidAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ConfirmationDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ConfirmationDeepLink'] = ResolversParentTypes['ConfirmationDeepLink']> = {
  withdrawalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConsentFormResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ConsentForm'] = ResolversParentTypes['ConsentForm']> = {
  action?: Resolver<ResolversTypes['Action'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consentLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactSupportDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ContactSupportDeepLink'] = ResolversParentTypes['ContactSupportDeepLink']> = {
  topic?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountdownShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CountdownShelf'] = ResolversParentTypes['CountdownShelf']> = {
  endedText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  market?: Resolver<Maybe<ResolversTypes['Market']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrestResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Crest'] = ResolversParentTypes['Crest']> = {
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  initials?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CricketFiguresResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CricketFigures'] = ResolversParentTypes['CricketFigures']> = {
  fours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sixes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CricketStatisticsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CricketStatistics'] = ResolversParentTypes['CricketStatistics']> = {
  away?: Resolver<ResolversTypes['CricketFigures'], ParentType, ContextType>;
  batting?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  home?: Resolver<ResolversTypes['CricketFigures'], ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['PeriodScore']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrossSellShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CrossSellShelf'] = ResolversParentTypes['CrossSellShelf']> = {
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  illustration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomDialogResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['CustomDialog'] = ResolversParentTypes['CustomDialog']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buttons?: Resolver<ReadonlyArray<ResolversTypes['DialogButton']>, ParentType, ContextType>;
  dismissible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DartsFiguresResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DartsFigures'] = ResolversParentTypes['DartsFigures']> = {
  average?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highestCheckout?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oneEighties?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DartsStatisticsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DartsStatistics'] = ResolversParentTypes['DartsStatistics']> = {
  away?: Resolver<ResolversTypes['DartsFigures'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['DartsFigures'], ParentType, ContextType>;
  throwing?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DeepLink'] = ResolversParentTypes['DeepLink']> = {
  __resolveType: TypeResolveFn<'AccountMenuDeepLink' | 'AccountMenuItemDeepLink' | 'BetHistorySectionDeepLink' | 'CardProviderDeepLink' | 'CashAtCasinoDeepLink' | 'CasinoCategoryShelfDeepLink' | 'CasinoGameDeepLink' | 'CasinoRewardsShelfDeepLink' | 'ConfirmationDeepLink' | 'ContactSupportDeepLink' | 'FormDeepLink' | 'IdentityDeepLink' | 'InteracConfirmationDeepLink' | 'ModalDeepLink' | 'OpenBetslipDeepLink' | 'PromotionDeepLink' | 'PromotionListDeepLink' | 'ReceiptDeepLink' | 'ResponsibleGamingShelfDeepLink' | 'ScorePayDeepLink' | 'SelectFacilityDeepLink' | 'SportsbookPageDeepLink' | 'VendorInformationDeepLink' | 'WebPageDeepLink' | 'WireTransferFirstDeepLink' | 'WireTransferRepeatDeepLink', ParentType, ContextType>;
};

export type DefaultReceiptLineResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DefaultReceiptLine'] = ResolversParentTypes['DefaultReceiptLine']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  canCopy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['ReceiptLineStyle'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DepositAcknowledgementDialogResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DepositAcknowledgementDialog'] = ResolversParentTypes['DepositAcknowledgementDialog']> = {
  action?: Resolver<ResolversTypes['Action'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DepositPromoCodeResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DepositPromoCode'] = ResolversParentTypes['DepositPromoCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DialogButtonResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DialogButton'] = ResolversParentTypes['DialogButton']> = {
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['DialogButtonStyle'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DialogButtonType'], ParentType, ContextType>;
};

export type DialogNodeResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DialogNode'] = ResolversParentTypes['DialogNode']> = {
  __resolveType: TypeResolveFn<'AnonymousExperienceDialog' | 'AppPromptDialog' | 'AppTourDialog' | 'BigWinUploadDialog' | 'CasinoBalanceUsageDialog' | 'CustomDialog' | 'DepositAcknowledgementDialog' | 'LegalChangeDialog' | 'LocationPromptDialog' | 'MaintenanceDialog', ParentType, ContextType>;
};

export type DialogSlotResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DialogSlot'] = ResolversParentTypes['DialogSlot']> = {
  absence?: Resolver<Maybe<ResolversTypes['NodeAbsence']>, ParentType, ContextType>;
  criticality?: Resolver<ResolversTypes['Criticality'], ParentType, ContextType>;
  fallback?: Resolver<Maybe<ResolversTypes['NodeFallback']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memory?: Resolver<ResolversTypes['DialogMemory'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['DialogNode']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  trackingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  triggers?: Resolver<ResolversTypes['DialogTriggers'], ParentType, ContextType>;
};

export type DialogTriggersResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DialogTriggers'] = ResolversParentTypes['DialogTriggers']> = {
  exceptPages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  onLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DisclaimerResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Disclaimer'] = ResolversParentTypes['Disclaimer']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  hyperlink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DismissPromptActionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DismissPromptAction'] = ResolversParentTypes['DismissPromptAction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  promptType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requirements?: Resolver<ReadonlyArray<ResolversTypes['ActionRequirement']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DisplayPreferencesShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DisplayPreferencesShelf'] = ResolversParentTypes['DisplayPreferencesShelf']> = {
  accountText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  oddsFormatLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  themeLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DraftBetResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DraftBet'] = ResolversParentTypes['DraftBet']> = {
  amountSourceType?: Resolver<ResolversTypes['AmountSourceType'], ParentType, ContextType>;
  availableFreeBets?: Resolver<ReadonlyArray<ResolversTypes['AvailableFreeBet']>, ParentType, ContextType>;
  availableProfitBoosts?: Resolver<ReadonlyArray<ResolversTypes['AvailableProfitBoost']>, ParentType, ContextType>;
  availablePromotionalCreditBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  betAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  betToWinRatio?: Resolver<ResolversTypes['Odds'], ParentType, ContextType>;
  boostedTotalOdds?: Resolver<Maybe<ResolversTypes['Odds']>, ParentType, ContextType>;
  boostedWinAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  draftLegEventGroupings?: Resolver<ReadonlyArray<ResolversTypes['DraftLegEventGrouping']>, ParentType, ContextType>;
  draftLegs?: Resolver<ReadonlyArray<ResolversTypes['DraftLeg']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['BetError']>, ParentType, ContextType>;
  eventStatus?: Resolver<ResolversTypes['EventStatus'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isParlayPlusEligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  numberOfCombinations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfDistinctLegs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  patronSetAmountType?: Resolver<ResolversTypes['AmountField'], ParentType, ContextType>;
  placeBetDelayMilliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sameGameRule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selectedFreeBetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  selectedProfitBoostId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalOdds?: Resolver<ResolversTypes['Odds'], ParentType, ContextType>;
  totalOddsTrend?: Resolver<ResolversTypes['OddsTrend'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BetType'], ParentType, ContextType>;
  winAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type DraftBetEventGroupingResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DraftBetEventGrouping'] = ResolversParentTypes['DraftBetEventGrouping']> = {
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deepLink?: Resolver<ResolversTypes['DeepLink'], ParentType, ContextType>;
  draftBets?: Resolver<ReadonlyArray<ResolversTypes['DraftBet']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventStatus?: Resolver<ResolversTypes['EventStatus'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  legGroupRequiresAcceptance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  odds?: Resolver<Maybe<ResolversTypes['Odds']>, ParentType, ContextType>;
  oddsTrend?: Resolver<ResolversTypes['OddsTrend'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type DraftLegResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DraftLeg'] = ResolversParentTypes['DraftLeg']> = {
  acceptedOdds?: Resolver<ResolversTypes['Odds'], ParentType, ContextType>;
  acceptedPoints?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType>;
  buyPointOptions?: Resolver<ReadonlyArray<ResolversTypes['BuyPointOption']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['BetError']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventStatus?: Resolver<ResolversTypes['EventStatus'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marketName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketSelection?: Resolver<ResolversTypes['MarketSelection'], ParentType, ContextType>;
  marketSelectionOddsTrend?: Resolver<ResolversTypes['OddsTrend'], ParentType, ContextType>;
  marketSelectionRequiresAcceptance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marketStartAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  marketType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type DraftLegEventGroupingResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['DraftLegEventGrouping'] = ResolversParentTypes['DraftLegEventGrouping']> = {
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deepLink?: Resolver<ResolversTypes['DeepLink'], ParentType, ContextType>;
  draftLegs?: Resolver<ReadonlyArray<ResolversTypes['DraftLeg']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventStatus?: Resolver<ResolversTypes['EventStatus'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  legGroupRequiresAcceptance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  odds?: Resolver<Maybe<ResolversTypes['Odds']>, ParentType, ContextType>;
  oddsTrend?: Resolver<ResolversTypes['OddsTrend'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type EditorialBlockResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['EditorialBlock'] = ResolversParentTypes['EditorialBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  spans?: Resolver<ReadonlyArray<ResolversTypes['EditorialSpan']>, ParentType, ContextType>;
  style?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditorialShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['EditorialShelf'] = ResolversParentTypes['EditorialShelf']> = {
  blocks?: Resolver<ReadonlyArray<ResolversTypes['EditorialBlock']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditorialSpanResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['EditorialSpan'] = ResolversParentTypes['EditorialSpan']> = {
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  isStrong?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErrorScreensShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ErrorScreensShelf'] = ResolversParentTypes['ErrorScreensShelf']> = {
  errorBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notFoundBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notFoundTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offlineBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offlineTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EsportsFiguresResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['EsportsFigures'] = ResolversParentTypes['EsportsFigures']> = {
  kills?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalKills?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EsportsStatisticsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['EsportsStatistics'] = ResolversParentTypes['EsportsStatistics']> = {
  away?: Resolver<ResolversTypes['EsportsFigures'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['EsportsFigures'], ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['PeriodScore']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  awayParticipant?: Resolver<ResolversTypes['Participant'], ParentType, ContextType>;
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  competition?: Resolver<ResolversTypes['Competition'], ParentType, ContextType>;
  hasLiveStream?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasStatistics?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  homeParticipant?: Resolver<ResolversTypes['Participant'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marketCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matchProgress?: Resolver<ResolversTypes['MatchProgress'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  scoreboard?: Resolver<Maybe<ResolversTypes['Scoreboard']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sport?: Resolver<ResolversTypes['Sport'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  statistics?: Resolver<Maybe<ResolversTypes['EventStatistics']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EventStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventHeaderShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['EventHeaderShelf'] = ResolversParentTypes['EventHeaderShelf']> = {
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventPricesResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['EventPrices'] = ResolversParentTypes['EventPrices']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matchProgress?: Resolver<ResolversTypes['MatchProgress'], ParentType, ContextType>;
  scoreboard?: Resolver<Maybe<ResolversTypes['Scoreboard']>, ParentType, ContextType>;
  selections?: Resolver<ReadonlyArray<ResolversTypes['SelectionPrice']>, ParentType, ContextType>;
  statistics?: Resolver<Maybe<ResolversTypes['EventStatistics']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EventStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type EventStatisticsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['EventStatistics'] = ResolversParentTypes['EventStatistics']> = {
  __resolveType: TypeResolveFn<'BaseballStatistics' | 'BasketballStatistics' | 'CricketStatistics' | 'DartsStatistics' | 'EsportsStatistics' | 'FootballStatistics' | 'HockeyStatistics' | 'OtherStatistics' | 'SoccerStatistics' | 'TennisStatistics' | 'VolleyballStatistics', ParentType, ContextType>;
};

export type ExperiencePointResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ExperiencePoint'] = ResolversParentTypes['ExperiencePoint']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FallbackAmountLineResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FallbackAmountLine'] = ResolversParentTypes['FallbackAmountLine']> = {
  formattedAmount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FallbackLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FallbackLink'] = ResolversParentTypes['FallbackLink']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FallbackTextResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FallbackText'] = ResolversParentTypes['FallbackText']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FavoriteGamesShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FavoriteGamesShelf'] = ResolversParentTypes['FavoriteGamesShelf']> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emptyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  favorites?: Resolver<Maybe<ResolversTypes['Favorites']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  more?: Resolver<Maybe<ResolversTypes['SportsbookPageDeepLink']>, ParentType, ContextType>;
  moreLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FavoriteLeagueResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FavoriteLeague'] = ResolversParentTypes['FavoriteLeague']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['MarketColumn']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['MarketGridRow']>, ParentType, ContextType>;
};

export type FavoritesResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Favorites'] = ResolversParentTypes['Favorites']> = {
  canLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leagues?: Resolver<ReadonlyArray<ResolversTypes['FavoriteLeague']>, ParentType, ContextType>;
  sides?: Resolver<ReadonlyArray<ResolversTypes['Participant']>, ParentType, ContextType>;
};

export type FeaturedEventResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FeaturedEvent'] = ResolversParentTypes['FeaturedEvent']> = {
  event?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
};

export type FeaturedEventsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FeaturedEventsShelf'] = ResolversParentTypes['FeaturedEventsShelf']> = {
  events?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FeaturedEvent']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldsFormResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FieldsForm'] = ResolversParentTypes['FieldsForm']> = {
  action?: Resolver<ResolversTypes['Action'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  schema?: Resolver<ResolversTypes['FormSchema'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FootballFiguresResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FootballFigures'] = ResolversParentTypes['FootballFigures']> = {
  firstDowns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeouts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalYards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnovers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FootballStatisticsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FootballStatistics'] = ResolversParentTypes['FootballStatistics']> = {
  away?: Resolver<ResolversTypes['FootballFigures'], ParentType, ContextType>;
  down?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fieldPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  home?: Resolver<ResolversTypes['FootballFigures'], ParentType, ContextType>;
  isRedZone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['PeriodScore']>, ParentType, ContextType>;
  possession?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  yardsToGo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Form'] = ResolversParentTypes['Form']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['FormSlot']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface FormAnswersScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['FormAnswers'], any> {
  name: 'FormAnswers';
}

export type FormDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FormDeepLink'] = ResolversParentTypes['FormDeepLink']> = {
  formId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormNodeResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FormNode'] = ResolversParentTypes['FormNode']> = {
  __resolveType: TypeResolveFn<'ConsentForm' | 'FieldsForm' | 'TipForm', ParentType, ContextType>;
};

export interface FormSchemaScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['FormSchema'], any> {
  name: 'FormSchema';
}

export type FormSlotResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FormSlot'] = ResolversParentTypes['FormSlot']> = {
  absence?: Resolver<Maybe<ResolversTypes['NodeAbsence']>, ParentType, ContextType>;
  criticality?: Resolver<ResolversTypes['Criticality'], ParentType, ContextType>;
  fallback?: Resolver<Maybe<ResolversTypes['NodeFallback']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['FormNode']>, ParentType, ContextType>;
  trackingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormSubmissionResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FormSubmissionResult'] = ResolversParentTypes['FormSubmissionResult']> = {
  reference?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FrameShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FrameShelf'] = ResolversParentTypes['FrameShelf']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHeightTold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FreeBetResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FreeBet'] = ResolversParentTypes['FreeBet']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  effectiveDatetime?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  expiryDatetime?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  redeemDatetime?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FreeBetStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usageRestrictions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  usageTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FreeToPlayGameResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FreeToPlayGame'] = ResolversParentTypes['FreeToPlayGame']> = {
  deepLink?: Resolver<ResolversTypes['SportsbookPageDeepLink'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['CasinoGame'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  termsOfUse?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FreeToPlayShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['FreeToPlayShelf'] = ResolversParentTypes['FreeToPlayShelf']> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freeGames?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FreeToPlayGame']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  presentation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameArtResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['GameArt'] = ResolversParentTypes['GameArt']> = {
  seed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GameBarShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['GameBarShelf'] = ResolversParentTypes['GameBarShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameCoverShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['GameCoverShelf'] = ResolversParentTypes['GameCoverShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameDetailsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['GameDetailsShelf'] = ResolversParentTypes['GameDetailsShelf']> = {
  game?: Resolver<Maybe<ResolversTypes['CasinoGame']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameFactsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['GameFactsShelf'] = ResolversParentTypes['GameFactsShelf']> = {
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameNoticeShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['GameNoticeShelf'] = ResolversParentTypes['GameNoticeShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameProvidersShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['GameProvidersShelf'] = ResolversParentTypes['GameProvidersShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CasinoCategory']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameRailShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['GameRailShelf'] = ResolversParentTypes['GameRailShelf']> = {
  games?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CasinoGame']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  presentation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameSearchShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['GameSearchShelf'] = ResolversParentTypes['GameSearchShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CasinoGame']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GeoComplyApiTokenResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['GeoComplyApiToken'] = ResolversParentTypes['GeoComplyApiToken']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['GeolocationError']>, ParentType, ContextType>;
  licenseKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GeoComplyAttributesResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['GeoComplyAttributes'] = ResolversParentTypes['GeoComplyAttributes']> = {
  installerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ndbCdnUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plcCdnUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GeoPacketAuthorizationResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['GeoPacketAuthorization'] = ResolversParentTypes['GeoPacketAuthorization']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['GeolocationError']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  refreshAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
};

export type GeolocationErrorResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['GeolocationError'] = ResolversParentTypes['GeolocationError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HeadToHeadResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['HeadToHeadResult'] = ResolversParentTypes['HeadToHeadResult']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['MarketColumn']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['MarketGridRow'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeaderReceiptLineResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['HeaderReceiptLine'] = ResolversParentTypes['HeaderReceiptLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeartbeatResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['HeartbeatResult'] = ResolversParentTypes['HeartbeatResult']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HeartbeatStatus'], ParentType, ContextType>;
};

export type HelplineShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['HelplineShelf'] = ResolversParentTypes['HelplineShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeroCarouselShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['HeroCarouselShelf'] = ResolversParentTypes['HeroCarouselShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secondsPerSlide?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slides?: Resolver<ReadonlyArray<ResolversTypes['HeroSlide']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeroSlideResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['HeroSlide'] = ResolversParentTypes['HeroSlide']> = {
  art?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  eyebrow?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryChoiceResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['HistoryChoice'] = ResolversParentTypes['HistoryChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  asked?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  betId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  casinoRounds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  casinoSessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receiptId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['HistoryState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryPageResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['HistoryPage'] = ResolversParentTypes['HistoryPage']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type HistoryShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['HistoryShelf'] = ResolversParentTypes['HistoryShelf']> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emptyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filters?: Resolver<ReadonlyArray<ResolversTypes['HistoryChoice']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['HistoryChoice']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HockeyFiguresResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['HockeyFigures'] = ResolversParentTypes['HockeyFigures']> = {
  faceoffsWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  penaltyMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HockeyStatisticsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['HockeyStatistics'] = ResolversParentTypes['HockeyStatistics']> = {
  away?: Resolver<ResolversTypes['HockeyFigures'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['HockeyFigures'], ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['PeriodScore']>, ParentType, ContextType>;
  powerPlay?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  powerPlayClock?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdentityDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['IdentityDeepLink'] = ResolversParentTypes['IdentityDeepLink']> = {
  page?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdentityPathsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['IdentityPaths'] = ResolversParentTypes['IdentityPaths']> = {
  authorize?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passwordResetRequests?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revoke?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ImageShelf'] = ResolversParentTypes['ImageShelf']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InformationReceiptLineResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['InformationReceiptLine'] = ResolversParentTypes['InformationReceiptLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InteracConfirmationDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['InteracConfirmationDeepLink'] = ResolversParentTypes['InteracConfirmationDeepLink']> = {
  withdrawalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JackpotResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Jackpot'] = ResolversParentTypes['Jackpot']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeptMethodsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['KeptMethodsShelf'] = ResolversParentTypes['KeptMethodsShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LaunchPageResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LaunchPage'] = ResolversParentTypes['LaunchPage']> = {
  disclaimers?: Resolver<ReadonlyArray<ResolversTypes['Disclaimer']>, ParentType, ContextType>;
};

export type LaunchProblemShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LaunchProblemShelf'] = ResolversParentTypes['LaunchProblemShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LayoutResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Layout'] = ResolversParentTypes['Layout']> = {
  changesAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  common?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slots?: Resolver<ReadonlyArray<ResolversTypes['Slot']>, ParentType, ContextType>;
  surface?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LayoutChangeResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LayoutChange'] = ResolversParentTypes['LayoutChange']> = {
  from?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spreadMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LayoutStep']>>, ParentType, ContextType>;
  stream?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  surface?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  urgency?: Resolver<ResolversTypes['LayoutUrgency'], ParentType, ContextType>;
};

export type LayoutNodeResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LayoutNode'] = ResolversParentTypes['LayoutNode']> = {
  __resolveType: TypeResolveFn<'AccountEntryShelf' | 'AccountItemsShelf' | 'AccountSummaryShelf' | 'AnnouncedPaymentsShelf' | 'AwardDetailsShelf' | 'AwardsShelf' | 'BetBuilderShelf' | 'BetListShelf' | 'CasinoMenuShelf' | 'CasinoPromotionsShelf' | 'CasinoRewardsShelf' | 'CasinoRoundShelf' | 'CasinoSessionRoundsShelf' | 'CategoryGamesShelf' | 'CategoryPillsShelf' | 'ChangePasswordShelf' | 'CollectionShelf' | 'ColumnsShelf' | 'CountdownShelf' | 'CrossSellShelf' | 'DisplayPreferencesShelf' | 'EditorialShelf' | 'ErrorScreensShelf' | 'EventHeaderShelf' | 'FavoriteGamesShelf' | 'FeaturedEventsShelf' | 'FrameShelf' | 'FreeToPlayShelf' | 'GameBarShelf' | 'GameCoverShelf' | 'GameDetailsShelf' | 'GameFactsShelf' | 'GameNoticeShelf' | 'GameProvidersShelf' | 'GameRailShelf' | 'GameSearchShelf' | 'HelplineShelf' | 'HeroCarouselShelf' | 'HistoryShelf' | 'ImageShelf' | 'KeptMethodsShelf' | 'LaunchProblemShelf' | 'LegalDocumentShelf' | 'LimitHistoryShelf' | 'LimitListShelf' | 'LimitsSetByUsShelf' | 'LinkColumnShelf' | 'LinkPromptShelf' | 'LinkedAccountsShelf' | 'LinkingResultShelf' | 'LiveEventsShelf' | 'LiveGamesShelf' | 'LobbyBannerShelf' | 'LoginPreferencesShelf' | 'LoyaltyDashboardShelf' | 'LoyaltyShelf' | 'ManagedMethodsShelf' | 'MarketGridShelf' | 'MarketGroupsShelf' | 'MenuEntriesShelf' | 'MethodExclusionShelf' | 'OnboardingShelf' | 'OutOfStateShelf' | 'OwnLimitShelf' | 'ParlaySuggestionsShelf' | 'PasskeysShelf' | 'PaymentAmountShelf' | 'PaymentButtonShelf' | 'PaymentConsentShelf' | 'PaymentGatewayShelf' | 'PaymentMethodsShelf' | 'PaymentNoticeShelf' | 'PaymentPlaceShelf' | 'PaymentShelf' | 'PaymentTotalShelf' | 'PromotionCodeShelf' | 'PromotionDetailsShelf' | 'PromotionsShelf' | 'QuickBetsShelf' | 'QuickLinksShelf' | 'RecentGamesShelf' | 'ReferralShelf' | 'ReferralsShelf' | 'SearchBoxShelf' | 'SearchResultsShelf' | 'SharedBetShelf' | 'SignUpElsewhereShelf' | 'SignedUpShelf' | 'SportsTreeShelf' | 'StandingsShelf' | 'StatisticsShelf' | 'StoreLinksShelf' | 'StreamPlayerShelf' | 'SupportChatShelf' | 'TabsShelf' | 'TaxFormsShelf' | 'TransactionReceiptShelf' | 'VideoShelf' | 'WalletBoxShelf' | 'WireDetailsShelf', ParentType, ContextType>;
};

export type LayoutPartResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LayoutPart'] = ResolversParentTypes['LayoutPart']> = {
  changesAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slots?: Resolver<ReadonlyArray<ResolversTypes['Slot']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LayoutStepResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LayoutStep'] = ResolversParentTypes['LayoutStep']> = {
  after?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  op?: Resolver<ResolversTypes['LayoutStepOp'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeafResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Leaf'] = ResolversParentTypes['Leaf']> = {
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeftOutSelectionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LeftOutSelection'] = ResolversParentTypes['LeftOutSelection']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketSelectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LegalChangeDialogResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LegalChangeDialog'] = ResolversParentTypes['LegalChangeDialog']> = {
  action?: Resolver<ResolversTypes['Action'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  texts?: Resolver<ReadonlyArray<ResolversTypes['LegalChangeText']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LegalChangeTextResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LegalChangeText'] = ResolversParentTypes['LegalChangeText']> = {
  deepLink?: Resolver<ResolversTypes['DeepLink'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LegalDocumentShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LegalDocumentShelf'] = ResolversParentTypes['LegalDocumentShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missingText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missingTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pastLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shown?: Resolver<Maybe<ResolversTypes['LegalText']>, ParentType, ContextType>;
  sinceLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LegalTextResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LegalText'] = ResolversParentTypes['LegalText']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holdsFrom?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  isInForce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LimitHistoryShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LimitHistoryShelf'] = ResolversParentTypes['LimitHistoryShelf']> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emptyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['RgLimitHistorySection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LimitListShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LimitListShelf'] = ResolversParentTypes['LimitListShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  limitItems?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RgLimitItem']>>, ParentType, ContextType>;
  limitRows?: Resolver<ReadonlyArray<ResolversTypes['LimitRow']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LimitObjectionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LimitObjection'] = ResolversParentTypes['LimitObjection']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LimitObjectionResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LimitObjectionResult'] = ResolversParentTypes['LimitObjectionResult']> = {
  limits?: Resolver<ReadonlyArray<ResolversTypes['LimitSetByUs']>, ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LimitRowResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LimitRow'] = ResolversParentTypes['LimitRow']> = {
  deepLink?: Resolver<ResolversTypes['DeepLink'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limitType?: Resolver<ResolversTypes['RgLimitType'], ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['RgLimitPeriod']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LimitSetByUsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LimitSetByUs'] = ResolversParentTypes['LimitSetByUs']> = {
  canObject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  markets?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objection?: Resolver<Maybe<ResolversTypes['LimitObjection']>, ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
};

export type LimitsSetByUsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LimitsSetByUsShelf'] = ResolversParentTypes['LimitsSetByUsShelf']> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emptyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  limits?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LimitSetByUs']>>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkColumnShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LinkColumnShelf'] = ResolversParentTypes['LinkColumnShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['ColumnLink']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkPromptDismissalsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LinkPromptDismissals'] = ResolversParentTypes['LinkPromptDismissals']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promptTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LinkPromptShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LinkPromptShelf'] = ResolversParentTypes['LinkPromptShelf']> = {
  dismissLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkedAccountResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LinkedAccount'] = ResolversParentTypes['LinkedAccount']> = {
  accountType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  favorites?: Resolver<ReadonlyArray<ResolversTypes['Participant']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUpdatedAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  linked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LinkedAccountsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LinkedAccountsShelf'] = ResolversParentTypes['LinkedAccountsShelf']> = {
  accountTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emptyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unlinkLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkingResultShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LinkingResultShelf'] = ResolversParentTypes['LinkingResultShelf']> = {
  againLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cancelLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doneLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkedText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkedTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListReceiptLineResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ListReceiptLine'] = ResolversParentTypes['ListReceiptLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LiveEventsCountResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LiveEventsCount'] = ResolversParentTypes['LiveEventsCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LiveEventsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LiveEventsShelf'] = ResolversParentTypes['LiveEventsShelf']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['MarketColumn']>, ParentType, ContextType>;
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rows?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MarketGridRow']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LiveGamesShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LiveGamesShelf'] = ResolversParentTypes['LiveGamesShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tables?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LiveTable']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LiveStreamResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LiveStream'] = ResolversParentTypes['LiveStream']> = {
  error?: Resolver<Maybe<ResolversTypes['LiveStreamErrorCode']>, ParentType, ContextType>;
  restriction?: Resolver<Maybe<ResolversTypes['LiveStreamRestriction']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['LiveStreamTicket']>, ParentType, ContextType>;
};

export type LiveStreamTicketResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LiveStreamTicket'] = ResolversParentTypes['LiveStreamTicket']> = {
  expiresAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  hostUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LiveTableResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LiveTable'] = ResolversParentTypes['LiveTable']> = {
  dealer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['CasinoGame'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openingTimes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seatLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LiveTableStatus'], ParentType, ContextType>;
};

export type LobbyBannerShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LobbyBannerShelf'] = ResolversParentTypes['LobbyBannerShelf']> = {
  art?: Resolver<ResolversTypes['GameArt'], ParentType, ContextType>;
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  eyebrow?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocationPromptDialogResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LocationPromptDialog'] = ResolversParentTypes['LocationPromptDialog']> = {
  allowLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  declineLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocationReceiptLineResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LocationReceiptLine'] = ResolversParentTypes['LocationReceiptLine']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoginPreferencesShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LoginPreferencesShelf'] = ResolversParentTypes['LoginPreferencesShelf']> = {
  asksCodeOnNewDevice?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStrongAuthEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  newDeviceText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface LongScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Long'], any> {
  name: 'Long';
}

export type LoyaltyBalanceResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LoyaltyBalance'] = ResolversParentTypes['LoyaltyBalance']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tooltip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoyaltyDashboardShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LoyaltyDashboardShelf'] = ResolversParentTypes['LoyaltyDashboardShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pointsEarningMethods?: Resolver<ReadonlyArray<ResolversTypes['LoyaltyEarningMethod']>, ParentType, ContextType>;
  redemption?: Resolver<Maybe<ResolversTypes['LoyaltyRedemption']>, ParentType, ContextType>;
  standing?: Resolver<Maybe<ResolversTypes['LoyaltyStanding']>, ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['LoyaltyTier']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoyaltyEarningMethodResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LoyaltyEarningMethod'] = ResolversParentTypes['LoyaltyEarningMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointsLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoyaltyRedemptionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LoyaltyRedemption'] = ResolversParentTypes['LoyaltyRedemption']> = {
  cashBalance?: Resolver<ResolversTypes['LoyaltyBalance'], ParentType, ContextType>;
  creditBalance?: Resolver<ResolversTypes['LoyaltyBalance'], ParentType, ContextType>;
  methods?: Resolver<ReadonlyArray<ResolversTypes['LoyaltyRedemptionMethod']>, ParentType, ContextType>;
  redeemable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LoyaltyRedemptionMethodResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LoyaltyRedemptionMethod'] = ResolversParentTypes['LoyaltyRedemptionMethod']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoyaltyShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LoyaltyShelf'] = ResolversParentTypes['LoyaltyShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  standing?: Resolver<Maybe<ResolversTypes['LoyaltyStanding']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoyaltyStandingResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LoyaltyStanding'] = ResolversParentTypes['LoyaltyStanding']> = {
  nextTierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointsToNextTier?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tierBounds?: Resolver<ResolversTypes['LoyaltyTierBounds'], ParentType, ContextType>;
  tierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tierPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoyaltyTierResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LoyaltyTier'] = ResolversParentTypes['LoyaltyTier']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tierBounds?: Resolver<ResolversTypes['LoyaltyTierBounds'], ParentType, ContextType>;
};

export type LoyaltyTierBoundsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['LoyaltyTierBounds'] = ResolversParentTypes['LoyaltyTierBounds']> = {
  lowerBound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upperBound?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MaintenanceDialogResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MaintenanceDialog'] = ResolversParentTypes['MaintenanceDialog']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dismissible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  illustration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  linkLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshIntervalSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MaintenanceModeContentResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MaintenanceModeContent'] = ResolversParentTypes['MaintenanceModeContent']> = {
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshIntervalSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ManagedMethodsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ManagedMethodsShelf'] = ResolversParentTypes['ManagedMethodsShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MapPointResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MapPoint'] = ResolversParentTypes['MapPoint']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MarketResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Market'] = ResolversParentTypes['Market']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selections?: Resolver<ReadonlyArray<ResolversTypes['MarketSelection']>, ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MarketStatus'], ParentType, ContextType>;
  subjectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAtTime?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type MarketColumnResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MarketColumn'] = ResolversParentTypes['MarketColumn']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarketGridCellResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MarketGridCell'] = ResolversParentTypes['MarketGridCell']> = {
  columnKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selections?: Resolver<ReadonlyArray<ResolversTypes['MarketSelection']>, ParentType, ContextType>;
};

export type MarketGridRowResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MarketGridRow'] = ResolversParentTypes['MarketGridRow']> = {
  cells?: Resolver<ReadonlyArray<ResolversTypes['MarketGridCell']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MarketGridShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MarketGridShelf'] = ResolversParentTypes['MarketGridShelf']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['MarketColumn']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  more?: Resolver<Maybe<ResolversTypes['SportsbookPageDeepLink']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MarketGridRow']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarketGroupResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MarketGroup'] = ResolversParentTypes['MarketGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marketCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  marketTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  markets?: Resolver<ReadonlyArray<ResolversTypes['Market']>, ParentType, ContextType>;
  marketsAtOnce?: Resolver<ReadonlyArray<ResolversTypes['Market']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarketGroupsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MarketGroupsShelf'] = ResolversParentTypes['MarketGroupsShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tabs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MarketTab']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarketResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MarketResult'] = ResolversParentTypes['MarketResult']> = {
  event?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarketSelectionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MarketSelection'] = ResolversParentTypes['MarketSelection']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marketName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['SelectionName'], ParentType, ContextType>;
  odds?: Resolver<ResolversTypes['Odds'], ParentType, ContextType>;
  participant?: Resolver<Maybe<ResolversTypes['Participant']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType>;
  rawId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shareId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SelectionStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarketSelectionMetadataResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MarketSelectionMetadata'] = ResolversParentTypes['MarketSelectionMetadata']> = {
  attributes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  branchChannel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featuredBetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  marketSelectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modelOutput?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selectionOrigin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shareId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MarketTabResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MarketTab'] = ResolversParentTypes['MarketTab']> = {
  groups?: Resolver<ReadonlyArray<ResolversTypes['MarketGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuEntriesShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MenuEntriesShelf'] = ResolversParentTypes['MenuEntriesShelf']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shownIn?: Resolver<ResolversTypes['MenuPlace'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuEntryResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MenuEntry'] = ResolversParentTypes['MenuEntry']> = {
  countsLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MenuShelf'] = ResolversParentTypes['MenuShelf']> = {
  __resolveType: TypeResolveFn<'AccountEntryShelf' | 'AccountItemsShelf' | 'AwardsShelf' | 'CasinoMenuShelf' | 'ErrorScreensShelf' | 'LinkColumnShelf' | 'LoyaltyShelf' | 'MenuEntriesShelf' | 'ReferralShelf' | 'SearchBoxShelf' | 'SportsTreeShelf' | 'StoreLinksShelf' | 'WalletBoxShelf', ParentType, ContextType>;
};

export type MethodExclusionShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['MethodExclusionShelf'] = ResolversParentTypes['MethodExclusionShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModalDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ModalDeepLink'] = ResolversParentTypes['ModalDeepLink']> = {
  dialogId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amountLong?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedAmount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MonitoringResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Monitoring'] = ResolversParentTypes['Monitoring']> = {
  analyticsSampleRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  errorDsn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptBetslipChanges?: Resolver<ResolversTypes['Betslip'], ParentType, ContextType, RequireFields<MutationAcceptBetslipChangesArgs, 'marketSelections' | 'oddsFormat'>>;
  accountLinkBegin?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountLinkCreate?: Resolver<ResolversTypes['AccountLinkOutcome'], ParentType, ContextType, RequireFields<MutationAccountLinkCreateArgs, 'token'>>;
  accountLinkDelete?: Resolver<ResolversTypes['AccountLinkOutcome'], ParentType, ContextType>;
  accountLinkDismissPrompt?: Resolver<ResolversTypes['LinkPromptDismissals'], ParentType, ContextType, RequireFields<MutationAccountLinkDismissPromptArgs, 'promptType'>>;
  addDraftBets?: Resolver<ResolversTypes['AddDraftBetsResult'], ParentType, ContextType, RequireFields<MutationAddDraftBetsArgs, 'draftBets' | 'mergeBetslip' | 'oddsFormat'>>;
  addFeaturedBet?: Resolver<ResolversTypes['Betslip'], ParentType, ContextType, RequireFields<MutationAddFeaturedBetArgs, 'featuredBetId' | 'oddsFormat'>>;
  addMarketSelection?: Resolver<ResolversTypes['Betslip'], ParentType, ContextType, RequireFields<MutationAddMarketSelectionArgs, 'includeOddsTrend' | 'input' | 'oddsFormat'>>;
  adjustSelectionPoints?: Resolver<ResolversTypes['Betslip'], ParentType, ContextType, RequireFields<MutationAdjustSelectionPointsArgs, 'marketSelectionId' | 'oddsFormat' | 'selectionId'>>;
  buyTeaserPoints?: Resolver<ResolversTypes['Betslip'], ParentType, ContextType, RequireFields<MutationBuyTeaserPointsArgs, 'points'>>;
  cancelAnnouncedDeposit?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationCancelAnnouncedDepositArgs, 'depositId'>>;
  cancelPaypalDeposit?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationCancelPaypalDepositArgs, 'depositId'>>;
  cancelPendingLimit?: Resolver<ResolversTypes['SetLimitResult'], ParentType, ContextType, RequireFields<MutationCancelPendingLimitArgs, 'limitId'>>;
  cashOutBet?: Resolver<ResolversTypes['CashOutResult'], ParentType, ContextType, RequireFields<MutationCashOutBetArgs, 'amount' | 'betId' | 'cashOutId' | 'quoteId'>>;
  casinoClose?: Resolver<ResolversTypes['CasinoCloseResult'], ParentType, ContextType, RequireFields<MutationCasinoCloseArgs, 'sessionId'>>;
  casinoLaunch?: Resolver<ResolversTypes['CasinoLaunchResult'], ParentType, ContextType, RequireFields<MutationCasinoLaunchArgs, 'input'>>;
  casinoLaunchFreeToPlay?: Resolver<ResolversTypes['CasinoLaunchResult'], ParentType, ContextType, RequireFields<MutationCasinoLaunchFreeToPlayArgs, 'launchId' | 'promotionId'>>;
  clearBetslip?: Resolver<ResolversTypes['Betslip'], ParentType, ContextType>;
  clearTeaserSelections?: Resolver<ResolversTypes['Betslip'], ParentType, ContextType, RequireFields<MutationClearTeaserSelectionsArgs, 'oddsFormat'>>;
  completePaypalDeposit?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationCompletePaypalDepositArgs, 'depositId'>>;
  confirmPendingLimit?: Resolver<ResolversTypes['SetLimitResult'], ParentType, ContextType, RequireFields<MutationConfirmPendingLimitArgs, 'limitId'>>;
  confirmWithdrawal?: Resolver<ResolversTypes['WithdrawalConfirmation'], ParentType, ContextType, RequireFields<MutationConfirmWithdrawalArgs, 'input'>>;
  depositCreate?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationDepositCreateArgs, 'input'>>;
  depositValidateCreate?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationDepositValidateCreateArgs, 'input'>>;
  dismissPrompt?: Resolver<ResolversTypes['PromptDismissalResult'], ParentType, ContextType, RequireFields<MutationDismissPromptArgs, 'promptType'>>;
  excludePaymentMethod?: Resolver<ResolversTypes['PaymentChoiceResult'], ParentType, ContextType, RequireFields<MutationExcludePaymentMethodArgs, 'paymentProviderId' | 'type'>>;
  firstWireTransferWithdrawalCreate?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationFirstWireTransferWithdrawalCreateArgs, 'input'>>;
  geoComplyAuthorizeGeoPacket?: Resolver<ResolversTypes['GeoPacketAuthorization'], ParentType, ContextType, RequireFields<MutationGeoComplyAuthorizeGeoPacketArgs, 'geoPacket'>>;
  geoComplyForceRefetchLicense?: Resolver<ResolversTypes['GeoComplyApiToken'], ParentType, ContextType, RequireFields<MutationGeoComplyForceRefetchLicenseArgs, 'currentLicenseKey' | 'licenseType'>>;
  geoComplyGetApiToken?: Resolver<ResolversTypes['GeoComplyApiToken'], ParentType, ContextType, RequireFields<MutationGeoComplyGetApiTokenArgs, 'licenseType'>>;
  heartbeat?: Resolver<ResolversTypes['HeartbeatResult'], ParentType, ContextType, RequireFields<MutationHeartbeatArgs, 'elapsedSeconds'>>;
  interacWithdrawalCreate?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationInteracWithdrawalCreateArgs, 'input'>>;
  objectToLimit?: Resolver<ResolversTypes['LimitObjectionResult'], ParentType, ContextType, RequireFields<MutationObjectToLimitArgs, 'limitId' | 'text'>>;
  paymentMethodDelete?: Resolver<ResolversTypes['PaymentChoiceResult'], ParentType, ContextType, RequireFields<MutationPaymentMethodDeleteArgs, 'paymentMethodId'>>;
  placeBets?: Resolver<ResolversTypes['PlaceBetsResult'], ParentType, ContextType, RequireFields<MutationPlaceBetsArgs, 'bets' | 'includeOddsTrend' | 'keepBetslipSelections' | 'oddsFormat'>>;
  promotionEnrollment?: Resolver<ResolversTypes['PromotionEnrollmentResult'], ParentType, ContextType, RequireFields<MutationPromotionEnrollmentArgs, 'promotionId'>>;
  removeMarketSelection?: Resolver<ResolversTypes['Betslip'], ParentType, ContextType, RequireFields<MutationRemoveMarketSelectionArgs, 'oddsFormat' | 'selectionId'>>;
  sendOneTimeCode?: Resolver<ResolversTypes['OneTimeCodeOutcome'], ParentType, ContextType, RequireFields<MutationSendOneTimeCodeArgs, 'channel'>>;
  setAmountSource?: Resolver<ResolversTypes['Betslip'], ParentType, ContextType, RequireFields<MutationSetAmountSourceArgs, 'amountSourceType' | 'draftBetId'>>;
  setAutomaticCashOut?: Resolver<ResolversTypes['AutomaticCashOutResult'], ParentType, ContextType, RequireFields<MutationSetAutomaticCashOutArgs, 'betId'>>;
  setDraftBetAmount?: Resolver<ResolversTypes['Betslip'], ParentType, ContextType, RequireFields<MutationSetDraftBetAmountArgs, 'amountField' | 'draftBetId'>>;
  setLimit?: Resolver<ResolversTypes['SetLimitResult'], ParentType, ContextType, RequireFields<MutationSetLimitArgs, 'type'>>;
  setProfitBoost?: Resolver<ResolversTypes['Betslip'], ParentType, ContextType, RequireFields<MutationSetProfitBoostArgs, 'draftBetId'>>;
  setUserPreference?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationSetUserPreferenceArgs, 'input'>>;
  settlePayment?: Resolver<ResolversTypes['SettledPayment'], ParentType, ContextType, RequireFields<MutationSettlePaymentArgs, 'actionId'>>;
  shareBet?: Resolver<ResolversTypes['SharedBetLink'], ParentType, ContextType, RequireFields<MutationShareBetArgs, 'betId'>>;
  submitForm?: Resolver<ResolversTypes['FormSubmissionResult'], ParentType, ContextType, RequireFields<MutationSubmitFormArgs, 'answers' | 'formId' | 'partId'>>;
  userAck?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationUserAckArgs, 'ackType'>>;
  verifyOneTimeCode?: Resolver<ResolversTypes['OneTimeCodeOutcome'], ParentType, ContextType, RequireFields<MutationVerifyOneTimeCodeArgs, 'oneTimeCode' | 'source'>>;
  wireTransferDepositCreate?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationWireTransferDepositCreateArgs, 'input'>>;
  withdrawalCreate?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationWithdrawalCreateArgs, 'input'>>;
  withdrawalValidateCreateV2?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationWithdrawalValidateCreateV2Args, 'input'>>;
};

export type NodeFallbackResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['NodeFallback'] = ResolversParentTypes['NodeFallback']> = {
  __resolveType: TypeResolveFn<'FallbackAmountLine' | 'FallbackLink' | 'FallbackText', ParentType, ContextType>;
};

export type OddsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Odds'] = ResolversParentTypes['Odds']> = {
  denominatorLong?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  formattedOdds?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<OddsFormattedOddsArgs>>;
  numeratorLong?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type OfferProgressResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['OfferProgress'] = ResolversParentTypes['OfferProgress']> = {
  awardCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enrolledAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['OfferProgressEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxAwards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  termsOfUse?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferProgressEntryResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['OfferProgressEntry'] = ResolversParentTypes['OfferProgressEntry']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OfferProgressState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OnboardingShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['OnboardingShelf'] = ResolversParentTypes['OnboardingShelf']> = {
  depositLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fundTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['PromotionCard']>, ParentType, ContextType>;
  skipLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  welcomeTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OneTimeCodeResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['OneTimeCode'] = ResolversParentTypes['OneTimeCode']> = {
  showOneTimeCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OneTimeCodeOutcomeResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['OneTimeCodeOutcome'] = ResolversParentTypes['OneTimeCodeOutcome']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OpenBetslipDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['OpenBetslipDeepLink'] = ResolversParentTypes['OpenBetslipDeepLink']> = {
  marketSelectionIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OptInPromotionActionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['OptInPromotionAction'] = ResolversParentTypes['OptInPromotionAction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requirements?: Resolver<ReadonlyArray<ResolversTypes['ActionRequirement']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OtherStatisticsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['OtherStatistics'] = ResolversParentTypes['OtherStatistics']> = {
  periods?: Resolver<ReadonlyArray<ResolversTypes['PeriodScore']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OutOfStateDepositPageResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['OutOfStateDepositPage'] = ResolversParentTypes['OutOfStateDepositPage']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutOfStateShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['OutOfStateShelf'] = ResolversParentTypes['OutOfStateShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnLimitShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['OwnLimitShelf'] = ResolversParentTypes['OwnLimitShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['RgLimitItem']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageColumnResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PageColumn'] = ResolversParentTypes['PageColumn']> = {
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PageShelf'] = ResolversParentTypes['PageShelf']> = {
  __resolveType: TypeResolveFn<'AccountSummaryShelf' | 'AnnouncedPaymentsShelf' | 'AwardDetailsShelf' | 'BetBuilderShelf' | 'BetListShelf' | 'CasinoRoundShelf' | 'CasinoSessionRoundsShelf' | 'ChangePasswordShelf' | 'CollectionShelf' | 'ColumnsShelf' | 'CountdownShelf' | 'DisplayPreferencesShelf' | 'EditorialShelf' | 'EventHeaderShelf' | 'FavoriteGamesShelf' | 'FeaturedEventsShelf' | 'FrameShelf' | 'GameFactsShelf' | 'HelplineShelf' | 'HeroCarouselShelf' | 'HistoryShelf' | 'ImageShelf' | 'KeptMethodsShelf' | 'LegalDocumentShelf' | 'LimitHistoryShelf' | 'LimitListShelf' | 'LimitsSetByUsShelf' | 'LinkPromptShelf' | 'LinkedAccountsShelf' | 'LinkingResultShelf' | 'LiveEventsShelf' | 'LoginPreferencesShelf' | 'LoyaltyDashboardShelf' | 'ManagedMethodsShelf' | 'MarketGridShelf' | 'MarketGroupsShelf' | 'MethodExclusionShelf' | 'OnboardingShelf' | 'OutOfStateShelf' | 'OwnLimitShelf' | 'ParlaySuggestionsShelf' | 'PasskeysShelf' | 'PaymentAmountShelf' | 'PaymentButtonShelf' | 'PaymentConsentShelf' | 'PaymentGatewayShelf' | 'PaymentMethodsShelf' | 'PaymentNoticeShelf' | 'PaymentPlaceShelf' | 'PaymentShelf' | 'PaymentTotalShelf' | 'PromotionCodeShelf' | 'PromotionDetailsShelf' | 'PromotionsShelf' | 'QuickBetsShelf' | 'QuickLinksShelf' | 'ReferralsShelf' | 'SearchResultsShelf' | 'SharedBetShelf' | 'SignUpElsewhereShelf' | 'SignedUpShelf' | 'StandingsShelf' | 'StatisticsShelf' | 'StreamPlayerShelf' | 'SupportChatShelf' | 'TabsShelf' | 'TaxFormsShelf' | 'TransactionReceiptShelf' | 'VideoShelf' | 'WireDetailsShelf', ParentType, ContextType>;
};

export type PageTabResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PageTab'] = ResolversParentTypes['PageTab']> = {
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParentResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Parent'] = ResolversParentTypes['Parent']> = {
  children?: Resolver<ReadonlyArray<ResolversTypes['Leaf']>, ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ParlayLegResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ParlayLeg'] = ResolversParentTypes['ParlayLeg']> = {
  event?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
  selection?: Resolver<ResolversTypes['MarketSelection'], ParentType, ContextType>;
};

export type ParlaySectionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ParlaySection'] = ResolversParentTypes['ParlaySection']> = {
  draftBet?: Resolver<Maybe<ResolversTypes['DraftBet']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['BetError']>, ParentType, ContextType>;
  oddsTrend?: Resolver<ResolversTypes['OddsTrend'], ParentType, ContextType>;
  totalBetAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPotentialBoostedReturnAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalPotentialReturnAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ParlaySuggestionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ParlaySuggestion'] = ResolversParentTypes['ParlaySuggestion']> = {
  featuredBetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isQuickBet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  legs?: Resolver<ReadonlyArray<ResolversTypes['ParlayLeg']>, ParentType, ContextType>;
  odds?: Resolver<ResolversTypes['Odds'], ParentType, ContextType>;
  suggestedBetAmount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParlaySuggestionsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ParlaySuggestionsShelf'] = ResolversParentTypes['ParlaySuggestionsShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  suggestions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ParlaySuggestion']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ParticipantResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Participant'] = ResolversParentTypes['Participant']> = {
  abbreviation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  crest?: Resolver<ResolversTypes['Crest'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParticipantResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ParticipantResult'] = ResolversParentTypes['ParticipantResult']> = {
  deepLink?: Resolver<ResolversTypes['SportsbookPageDeepLink'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  participant?: Resolver<ResolversTypes['Participant'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeysShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PasskeysShelf'] = ResolversParentTypes['PasskeysShelf']> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  passkeys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Passkey']>>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentAmountShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentAmountShelf'] = ResolversParentTypes['PaymentAmountShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentButtonShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentButtonShelf'] = ResolversParentTypes['PaymentButtonShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentChoiceResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentChoiceResult'] = ResolversParentTypes['PaymentChoiceResult']> = {
  succeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentConsentShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentConsentShelf'] = ResolversParentTypes['PaymentConsentShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentFacilityResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentFacility'] = ResolversParentTypes['PaymentFacility']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workingHours?: Resolver<ReadonlyArray<ResolversTypes['WorkingHours']>, ParentType, ContextType>;
  workingHoursUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentGatewayShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentGatewayShelf'] = ResolversParentTypes['PaymentGatewayShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentMethodOptionsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentMethodOptions'] = ResolversParentTypes['PaymentMethodOptions']> = {
  manageMethodsPermitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newMethodsPermitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentsMethodsHeader?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentMethodWordResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentMethodWord'] = ResolversParentTypes['PaymentMethodWord']> = {
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PaymentMethodsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentMethodsShelf'] = ResolversParentTypes['PaymentMethodsShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  methods?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethodWord']>, ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentNoticeShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentNoticeShelf'] = ResolversParentTypes['PaymentNoticeShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentPlaceShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentPlaceShelf'] = ResolversParentTypes['PaymentPlaceShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentProviderResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentProvider'] = ResolversParentTypes['PaymentProvider']> = {
  availability?: Resolver<ResolversTypes['ProviderAvailability'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maximumAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  methodOptions?: Resolver<ResolversTypes['PaymentMethodOptions'], ParentType, ContextType>;
  methods?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  mfaRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimumAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preferredMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  supportsMethods?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  typicalTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentProviderNameResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentProviderName'] = ResolversParentTypes['PaymentProviderName']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentProvidersLandingPageResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentProvidersLandingPage'] = ResolversParentTypes['PaymentProvidersLandingPage']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preferredProvider?: Resolver<Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  providers?: Resolver<ReadonlyArray<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
};

export type PaymentResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentResult'] = ResolversParentTypes['PaymentResult']> = {
  permitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['PaymentUri']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentShelf'] = ResolversParentTypes['PaymentShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TransactionType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentTotalShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentTotalShelf'] = ResolversParentTypes['PaymentTotalShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentTransactionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentTransaction'] = ResolversParentTypes['PaymentTransaction']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['WithdrawalProgress']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['PaymentProviderName'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TransactionType'], ParentType, ContextType>;
};

export type PaymentUriResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PaymentUri'] = ResolversParentTypes['PaymentUri']> = {
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  navigationBarTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oauthPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  webLaunchNewWindow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  webUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PeriodScoreResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PeriodScore'] = ResolversParentTypes['PeriodScore']> = {
  away?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  home?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceBetsResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PlaceBetsResult'] = ResolversParentTypes['PlaceBetsResult']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  balances?: Resolver<Maybe<ResolversTypes['Balances']>, ParentType, ContextType>;
  betslip?: Resolver<ResolversTypes['Betslip'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['BetError']>, ParentType, ContextType>;
  patronBalanceAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  placedBets?: Resolver<ReadonlyArray<ResolversTypes['PlacedBet']>, ParentType, ContextType>;
  placementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PlacedBetResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PlacedBet'] = ResolversParentTypes['PlacedBet']> = {
  amountSourceType?: Resolver<ResolversTypes['AmountSourceType'], ParentType, ContextType>;
  anyLegsInPlay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  betAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cashOut?: Resolver<Maybe<ResolversTypes['CashOut']>, ParentType, ContextType>;
  cashOuts?: Resolver<ReadonlyArray<ResolversTypes['CompletedCashOut']>, ParentType, ContextType>;
  cashoutAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  featuredBetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  featuredBetTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freeBetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  legEventGroupings?: Resolver<ReadonlyArray<ResolversTypes['PlacedLegEventGrouping']>, ParentType, ContextType>;
  legs?: Resolver<ReadonlyArray<ResolversTypes['PlacedLeg']>, ParentType, ContextType>;
  numLegs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfCombinations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BetOutcome'], ParentType, ContextType>;
  overrideOutcome?: Resolver<Maybe<ResolversTypes['BetOutcome']>, ParentType, ContextType>;
  payoutAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  placedBetAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  potentialPayoutAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profitBoostId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rawId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  regraded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sameGameRule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shareableDeepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BetStatus'], ParentType, ContextType>;
  teaserPoints?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType>;
  teaserRule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalOdds?: Resolver<ResolversTypes['Odds'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BetType'], ParentType, ContextType>;
  unboostedTotalOdds?: Resolver<ResolversTypes['Odds'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  winAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PlacedLegResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PlacedLeg'] = ResolversParentTypes['PlacedLeg']> = {
  event?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inPlay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  market?: Resolver<Maybe<ResolversTypes['Market']>, ParentType, ContextType>;
  marketName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketSelectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marketType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  odds?: Resolver<ResolversTypes['Odds'], ParentType, ContextType>;
  ordinal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['LegOutcome'], ParentType, ContextType>;
  outcomeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  participant?: Resolver<Maybe<ResolversTypes['Participant']>, ParentType, ContextType>;
  placedBetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType>;
  regradedFrom?: Resolver<Maybe<ResolversTypes['LegOutcome']>, ParentType, ContextType>;
  regradedFromReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selectionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selectionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlacedLegEventGroupingResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PlacedLegEventGrouping'] = ResolversParentTypes['PlacedLegEventGrouping']> = {
  deepLink?: Resolver<ResolversTypes['DeepLink'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventStatus?: Resolver<ResolversTypes['EventStatus'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  legs?: Resolver<ReadonlyArray<ResolversTypes['PlacedLeg']>, ParentType, ContextType>;
  odds?: Resolver<Maybe<ResolversTypes['Odds']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type PlacementOutcomeResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PlacementOutcome'] = ResolversParentTypes['PlacementOutcome']> = {
  placementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['PlaceBetsResult']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PlacementStatus'], ParentType, ContextType>;
};

export type PlayerAreaResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PlayerArea'] = ResolversParentTypes['PlayerArea']> = {
  boundary?: Resolver<ReadonlyArray<ResolversTypes['MapPoint']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['MapPoint']>, ParentType, ContextType>;
};

export type PointsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Points'] = ResolversParentTypes['Points']> = {
  decimalPoints?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedPoints?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionCardResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PromotionCard'] = ResolversParentTypes['PromotionCard']> = {
  deepLink?: Resolver<Maybe<ResolversTypes['PromotionDeepLink']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  enrollmentStatus?: Resolver<Maybe<ResolversTypes['EnrollmentStatus']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  illustration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isForPlayers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  primaryCta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryCtaDeepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  secondaryCta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryCtaDeepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  tagIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  termsId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  termsOfUse?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionCodeShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PromotionCodeShelf'] = ResolversParentTypes['PromotionCodeShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PromotionDeepLink'] = ResolversParentTypes['PromotionDeepLink']> = {
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionDetailsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PromotionDetailsShelf'] = ResolversParentTypes['PromotionDetailsShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['PromotionCard']>, ParentType, ContextType>;
  standing?: Resolver<Maybe<ResolversTypes['PromotionStanding']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionEnrollmentResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PromotionEnrollment'] = ResolversParentTypes['PromotionEnrollment']> = {
  enrollmentStatus?: Resolver<ResolversTypes['EnrollmentStatus'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionEnrollmentResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PromotionEnrollmentResult'] = ResolversParentTypes['PromotionEnrollmentResult']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['PromotionEnrollment']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PromotionListDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PromotionListDeepLink'] = ResolversParentTypes['PromotionListDeepLink']> = {
  tagId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PromotionsShelf'] = ResolversParentTypes['PromotionsShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotions?: Resolver<ReadonlyArray<ResolversTypes['PromotionCard']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromptDismissalResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PromptDismissalResult'] = ResolversParentTypes['PromptDismissalResult']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PromptDismissalsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PromptDismissals'] = ResolversParentTypes['PromptDismissals']> = {
  promptTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromptReceiptLineResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['PromptReceiptLine'] = ResolversParentTypes['PromptReceiptLine']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  accountHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryAccountHistoryArgs, 'sectionId'>>;
  accountMenu?: Resolver<ResolversTypes['AccountMenu'], ParentType, ContextType, RequireFields<QueryAccountMenuArgs, 'skipAccount'>>;
  announcedDeposits?: Resolver<ReadonlyArray<ResolversTypes['PaymentTransaction']>, ParentType, ContextType>;
  betBuilder?: Resolver<Maybe<ResolversTypes['BetBuilder']>, ParentType, ContextType, RequireFields<QueryBetBuilderArgs, 'eventId' | 'marketSelectionIds'>>;
  betHistoryPage?: Resolver<ResolversTypes['BetHistoryPage'], ParentType, ContextType>;
  betHistorySection?: Resolver<ResolversTypes['BetHistorySection'], ParentType, ContextType, RequireFields<QueryBetHistorySectionArgs, 'oddsFormat' | 'sectionId' | 'selectedFilterId'>>;
  betHistoryTotals?: Resolver<ResolversTypes['BetHistoryTotals'], ParentType, ContextType>;
  betslip?: Resolver<ResolversTypes['Betslip'], ParentType, ContextType, RequireFields<QueryBetslipArgs, 'includeOddsTrend' | 'oddsFormat'>>;
  cashOut?: Resolver<Maybe<ResolversTypes['CashOut']>, ParentType, ContextType, RequireFields<QueryCashOutArgs, 'betId'>>;
  casinoCategory?: Resolver<ResolversTypes['CasinoGamePage'], ParentType, ContextType, RequireFields<QueryCasinoCategoryArgs, 'categorySlug' | 'filters' | 'limit' | 'offset'>>;
  casinoMenu?: Resolver<ReadonlyArray<ResolversTypes['CasinoMenuItem']>, ParentType, ContextType>;
  casinoRound?: Resolver<Maybe<ResolversTypes['CasinoRound']>, ParentType, ContextType, RequireFields<QueryCasinoRoundArgs, 'id'>>;
  casinoSearch?: Resolver<ResolversTypes['CasinoGamePage'], ParentType, ContextType, RequireFields<QueryCasinoSearchArgs, 'limit' | 'offset' | 'searchTerm'>>;
  casinoSession?: Resolver<Maybe<ResolversTypes['CasinoSession']>, ParentType, ContextType, RequireFields<QueryCasinoSessionArgs, 'id'>>;
  collection?: Resolver<ResolversTypes['CollectionPage'], ParentType, ContextType, RequireFields<QueryCollectionArgs, 'collectionId' | 'first'>>;
  dialogs?: Resolver<ReadonlyArray<ResolversTypes['DialogSlot']>, ParentType, ContextType>;
  displayPromoCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enrolledPromotions?: Resolver<ReadonlyArray<ResolversTypes['PromotionCard']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<QueryEventArgs, 'id'>>;
  eventMarkets?: Resolver<ReadonlyArray<ResolversTypes['Market']>, ParentType, ContextType, RequireFields<QueryEventMarketsArgs, 'eventId' | 'types'>>;
  eventPrices?: Resolver<ReadonlyArray<ResolversTypes['EventPrices']>, ParentType, ContextType, RequireFields<QueryEventPricesArgs, 'eventIds'>>;
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType, RequireFields<QueryFormArgs, 'formId'>>;
  frameLayout?: Resolver<Maybe<ResolversTypes['Layout']>, ParentType, ContextType, RequireFields<QueryFrameLayoutArgs, 'surface'>>;
  layoutPart?: Resolver<Maybe<ResolversTypes['LayoutPart']>, ParentType, ContextType, Partial<QueryLayoutPartArgs>>;
  linkPromptDismissals?: Resolver<ResolversTypes['LinkPromptDismissals'], ParentType, ContextType>;
  linkedAccounts?: Resolver<ReadonlyArray<ResolversTypes['LinkedAccount']>, ParentType, ContextType>;
  liveEventsCount?: Resolver<ResolversTypes['LiveEventsCount'], ParentType, ContextType>;
  liveStream?: Resolver<ResolversTypes['LiveStream'], ParentType, ContextType, RequireFields<QueryLiveStreamArgs, 'eventId'>>;
  offerProgress?: Resolver<Maybe<ResolversTypes['OfferProgress']>, ParentType, ContextType, RequireFields<QueryOfferProgressArgs, 'promotionId'>>;
  offerRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryOfferRefusalArgs, 'promotionId'>>;
  onboardingPromotion?: Resolver<Maybe<ResolversTypes['PromotionCard']>, ParentType, ContextType>;
  oneTimeCode?: Resolver<ResolversTypes['OneTimeCode'], ParentType, ContextType, RequireFields<QueryOneTimeCodeArgs, 'source'>>;
  outOfStateDepositPage?: Resolver<Maybe<ResolversTypes['OutOfStateDepositPage']>, ParentType, ContextType>;
  pageLayout?: Resolver<Maybe<ResolversTypes['Layout']>, ParentType, ContextType, RequireFields<QueryPageLayoutArgs, 'canonicalUrl'>>;
  paymentFacilities?: Resolver<ReadonlyArray<ResolversTypes['PaymentFacility']>, ParentType, ContextType, RequireFields<QueryPaymentFacilitiesArgs, 'paymentProviderId'>>;
  paymentProviderMethods?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethod']>, ParentType, ContextType, RequireFields<QueryPaymentProviderMethodsArgs, 'paymentProviderId' | 'type'>>;
  paymentProvidersLandingPage?: Resolver<ResolversTypes['PaymentProvidersLandingPage'], ParentType, ContextType, RequireFields<QueryPaymentProvidersLandingPageArgs, 'type'>>;
  paymentProvidersQuickDepositLandingPage?: Resolver<ResolversTypes['PaymentProvidersLandingPage'], ParentType, ContextType>;
  paymentTransaction?: Resolver<Maybe<ResolversTypes['PaymentTransaction']>, ParentType, ContextType, RequireFields<QueryPaymentTransactionArgs, 'id'>>;
  placement?: Resolver<ResolversTypes['PlacementOutcome'], ParentType, ContextType, RequireFields<QueryPlacementArgs, 'placementId'>>;
  playerArea?: Resolver<Maybe<ResolversTypes['PlayerArea']>, ParentType, ContextType>;
  promotionEnrollment?: Resolver<Maybe<ResolversTypes['PromotionEnrollment']>, ParentType, ContextType, RequireFields<QueryPromotionEnrollmentArgs, 'promotionId'>>;
  realityCheck?: Resolver<ResolversTypes['RealityCheck'], ParentType, ContextType>;
  rebet?: Resolver<Maybe<ResolversTypes['Rebet']>, ParentType, ContextType, RequireFields<QueryRebetArgs, 'betId'>>;
  rgLimitHistorySection?: Resolver<ResolversTypes['RgLimitHistorySection'], ParentType, ContextType, RequireFields<QueryRgLimitHistorySectionArgs, 'sectionId'>>;
  rgLimits?: Resolver<ReadonlyArray<ResolversTypes['RgLimitItem']>, ParentType, ContextType, Partial<QueryRgLimitsArgs>>;
  sessionData?: Resolver<ResolversTypes['SessionData'], ParentType, ContextType, Partial<QuerySessionDataArgs>>;
  settledDialogs?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  sharedBet?: Resolver<Maybe<ResolversTypes['SharedBet']>, ParentType, ContextType, RequireFields<QuerySharedBetArgs, 'shareBetId'>>;
  spentInSession?: Resolver<ResolversTypes['SpentInSession'], ParentType, ContextType>;
  sportsMenu?: Resolver<ReadonlyArray<ResolversTypes['SportsMenuItem']>, ParentType, ContextType>;
  startup?: Resolver<ResolversTypes['Startup'], ParentType, ContextType, Partial<QueryStartupArgs>>;
  validateDepositPromoCode?: Resolver<ResolversTypes['DepositPromoCode'], ParentType, ContextType, RequireFields<QueryValidateDepositPromoCodeArgs, 'promotionCode'>>;
  wireInstructions?: Resolver<Maybe<ResolversTypes['WireInstructions']>, ParentType, ContextType>;
};

export type QuickBetsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['QuickBetsShelf'] = ResolversParentTypes['QuickBetsShelf']> = {
  amounts?: Resolver<ReadonlyArray<ResolversTypes['Long']>, ParentType, ContextType>;
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FeaturedEvent']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  needsConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuickLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['QuickLink'] = ResolversParentTypes['QuickLink']> = {
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuickLinksShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['QuickLinksShelf'] = ResolversParentTypes['QuickLinksShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['QuickLink']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RealityCheckResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['RealityCheck'] = ResolversParentTypes['RealityCheck']> = {
  amountWagered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intervalMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutesActive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type RebetResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Rebet'] = ResolversParentTypes['Rebet']> = {
  eligibleLegs?: Resolver<ReadonlyArray<ResolversTypes['SharedLeg']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ineligibleLegs?: Resolver<ReadonlyArray<ResolversTypes['SharedLeg']>, ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ReceiptSlot']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReceiptDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ReceiptDeepLink'] = ResolversParentTypes['ReceiptDeepLink']> = {
  receiptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReceiptLineResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ReceiptLine'] = ResolversParentTypes['ReceiptLine']> = {
  __resolveType: TypeResolveFn<'DefaultReceiptLine' | 'HeaderReceiptLine' | 'InformationReceiptLine' | 'ListReceiptLine' | 'LocationReceiptLine' | 'PromptReceiptLine' | 'SeparatorReceiptLine' | 'WarningReceiptLine' | 'WorkingHoursReceiptLine', ParentType, ContextType>;
};

export type ReceiptSlotResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ReceiptSlot'] = ResolversParentTypes['ReceiptSlot']> = {
  absence?: Resolver<Maybe<ResolversTypes['NodeAbsence']>, ParentType, ContextType>;
  criticality?: Resolver<ResolversTypes['Criticality'], ParentType, ContextType>;
  fallback?: Resolver<Maybe<ResolversTypes['NodeFallback']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['ReceiptLine']>, ParentType, ContextType>;
  trackingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecentGamesShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['RecentGamesShelf'] = ResolversParentTypes['RecentGamesShelf']> = {
  games?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CasinoGame']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReferralShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ReferralShelf'] = ResolversParentTypes['ReferralShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFirstTimeViewer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referralSectionDeepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  subtext?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReferralsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Referrals'] = ResolversParentTypes['Referrals']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReferralsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ReferralsShelf'] = ResolversParentTypes['ReferralsShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  referrals?: Resolver<Maybe<ResolversTypes['Referrals']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegionalMetadataResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['RegionalMetadata'] = ResolversParentTypes['RegionalMetadata']> = {
  currentCountryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currentRegionCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ipAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ipAddressCheckTimerSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ipAddressCity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipAddressCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipAddressRegionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipAddressShortRegionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validRegion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResponsibleGamingResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ResponsibleGaming'] = ResolversParentTypes['ResponsibleGaming']> = {
  helplinePhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  helplineText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logos?: Resolver<ReadonlyArray<ResolversTypes['ResponsibleGamingLogo']>, ParentType, ContextType>;
  restrictedBalancesDisclaimerLink?: Resolver<ResolversTypes['SportsbookPageDeepLink'], ParentType, ContextType>;
};

export type ResponsibleGamingLogoResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ResponsibleGamingLogo'] = ResolversParentTypes['ResponsibleGamingLogo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResponsibleGamingShelfDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ResponsibleGamingShelfDeepLink'] = ResolversParentTypes['ResponsibleGamingShelfDeepLink']> = {
  limit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RgLimitHistoryItemResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['RgLimitHistoryItem'] = ResolversParentTypes['RgLimitHistoryItem']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  end?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  timeLimit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RgLimitHistorySectionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['RgLimitHistorySection'] = ResolversParentTypes['RgLimitHistorySection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['RgLimitHistoryItem']>, ParentType, ContextType>;
};

export type RgLimitItemResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['RgLimitItem'] = ResolversParentTypes['RgLimitItem']> = {
  active?: Resolver<Maybe<ResolversTypes['RgLimitValue']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  limitType?: Resolver<ResolversTypes['RgLimitType'], ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RgLimitOption']>>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['RgPendingLimit']>, ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['RgLimitPeriod']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type RgLimitOptionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['RgLimitOption'] = ResolversParentTypes['RgLimitOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RgLimitValueResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['RgLimitValue'] = ResolversParentTypes['RgLimitValue']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  badge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RgPendingLimitResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['RgPendingLimit'] = ResolversParentTypes['RgPendingLimit']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  badge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RgPendingState'], ParentType, ContextType>;
};

export type RoundRobinSectionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['RoundRobinSection'] = ResolversParentTypes['RoundRobinSection']> = {
  draftBets?: Resolver<ReadonlyArray<ResolversTypes['DraftBet']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['BetError']>, ParentType, ContextType>;
  oddsTrend?: Resolver<ResolversTypes['OddsTrend'], ParentType, ContextType>;
  totalBetAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPotentialBoostedReturnAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalPotentialReturnAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SaferPlayContactResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SaferPlayContact'] = ResolversParentTypes['SaferPlayContact']> = {
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  when?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaferPlayNoticeResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SaferPlayNotice'] = ResolversParentTypes['SaferPlayNotice']> = {
  ackType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['SaferPlayContact']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seen?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['SaferPlayStep'], ParentType, ContextType>;
};

export type ScorePayDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ScorePayDeepLink'] = ResolversParentTypes['ScorePayDeepLink']> = {
  transactionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScoreboardResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Scoreboard'] = ResolversParentTypes['Scoreboard']> = {
  awayScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clock?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  homeScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  situation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  turn?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
};

export type SearchBoxShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SearchBoxShelf'] = ResolversParentTypes['SearchBoxShelf']> = {
  casinoPlaceholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clearLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recentTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchGroupResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SearchGroup'] = ResolversParentTypes['SearchGroup']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['SearchResult']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  __resolveType: TypeResolveFn<'HeadToHeadResult' | 'MarketResult' | 'ParticipantResult' | 'SpecialResult' | 'StandardResult', ParentType, ContextType>;
};

export type SearchResultsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SearchResultsShelf'] = ResolversParentTypes['SearchResultsShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  scopes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SearchScope']>>, ParentType, ContextType>;
  searchTerm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchScopeResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SearchScope'] = ResolversParentTypes['SearchScope']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emptyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['SearchGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isClose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['SearchResult']>, ParentType, ContextType>;
};

export type SelectFacilityDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SelectFacilityDeepLink'] = ResolversParentTypes['SelectFacilityDeepLink']> = {
  paymentProviderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transactionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SelectionNameResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SelectionName'] = ResolversParentTypes['SelectionName']> = {
  cleanName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectionPriceResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SelectionPrice'] = ResolversParentTypes['SelectionPrice']> = {
  den?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SelectionStatus'], ParentType, ContextType>;
};

export type SeparatorReceiptLineResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SeparatorReceiptLine'] = ResolversParentTypes['SeparatorReceiptLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceAttributesResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['ServiceAttributes'] = ResolversParentTypes['ServiceAttributes']> = {
  appUrls?: Resolver<ResolversTypes['AppUrls'], ParentType, ContextType>;
  casinoOutOfState?: Resolver<Maybe<ResolversTypes['CasinoOutOfState']>, ParentType, ContextType>;
  footerDisclaimers?: Resolver<ReadonlyArray<ResolversTypes['Disclaimer']>, ParentType, ContextType>;
  geoComply?: Resolver<ResolversTypes['GeoComplyAttributes'], ParentType, ContextType>;
  identityBaseUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identityPaths?: Resolver<ResolversTypes['IdentityPaths'], ParentType, ContextType>;
  liveStreamingBaseUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerAuthorizeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerClientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerIssuer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerSendsIssuer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  partnerTokenUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentsBaseUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportChatUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionDataResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SessionData'] = ResolversParentTypes['SessionData']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  currentTime?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  heartbeatIntervalSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inactivityThresholdMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFirstWager?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPlayingCasinoGame?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type SetLimitResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SetLimitResult'] = ResolversParentTypes['SetLimitResult']> = {
  limit?: Resolver<Maybe<ResolversTypes['RgLimitItem']>, ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetUserPreferenceActionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SetUserPreferenceAction'] = ResolversParentTypes['SetUserPreferenceAction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  requirements?: Resolver<ReadonlyArray<ResolversTypes['ActionRequirement']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SettledPaymentResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SettledPayment'] = ResolversParentTypes['SettledPayment']> = {
  transactionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SharedBetResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SharedBet'] = ResolversParentTypes['SharedBet']> = {
  banner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disclaimers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  eligibleLegs?: Resolver<ReadonlyArray<ResolversTypes['SharedLeg']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ineligibleLegs?: Resolver<ReadonlyArray<ResolversTypes['SharedLeg']>, ParentType, ContextType>;
  placedBet?: Resolver<ResolversTypes['SharedPlacedBet'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BetType'], ParentType, ContextType>;
};

export type SharedBetLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SharedBetLink'] = ResolversParentTypes['SharedBetLink']> = {
  shareBetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shareBetUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shareText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SharedBetShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SharedBetShelf'] = ResolversParentTypes['SharedBetShelf']> = {
  addLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addManyLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closedTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  homeLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missingText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missingTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedLegResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SharedLeg'] = ResolversParentTypes['SharedLeg']> = {
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ineligibleReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marketName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketSelectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['SharedPlacedLeg'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType>;
  selectionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SharedPlacedBetResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SharedPlacedBet'] = ResolversParentTypes['SharedPlacedBet']> = {
  legs?: Resolver<ReadonlyArray<ResolversTypes['SharedPlacedLeg']>, ParentType, ContextType>;
  numLegs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BetOutcome'], ParentType, ContextType>;
  teaserPoints?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType>;
  totalOdds?: Resolver<ResolversTypes['Odds'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BetType'], ParentType, ContextType>;
};

export type SharedPlacedLegResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SharedPlacedLeg'] = ResolversParentTypes['SharedPlacedLeg']> = {
  marketName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  odds?: Resolver<ResolversTypes['Odds'], ParentType, ContextType>;
  ordinal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['LegOutcome'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType>;
  selectionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignUpElsewhereShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SignUpElsewhereShelf'] = ResolversParentTypes['SignUpElsewhereShelf']> = {
  copyLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logInLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supportLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignedUpShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SignedUpShelf'] = ResolversParentTypes['SignedUpShelf']> = {
  busyLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['SignedUpStep'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityStatus?: Resolver<Maybe<ResolversTypes['IdentityStatus']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['SignedUpStep'], ParentType, ContextType>;
  pictureLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['SignedUpStep'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['SignedUpStep'], ParentType, ContextType>;
  supportLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supportUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unreadableText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitor?: Resolver<ResolversTypes['SignedUpStep'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignedUpStepResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SignedUpStep'] = ResolversParentTypes['SignedUpStep']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlotResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Slot'] = ResolversParentTypes['Slot']> = {
  absence?: Resolver<Maybe<ResolversTypes['NodeAbsence']>, ParentType, ContextType>;
  criticality?: Resolver<ResolversTypes['Criticality'], ParentType, ContextType>;
  fallback?: Resolver<Maybe<ResolversTypes['NodeFallback']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['LayoutNode']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SoccerFiguresResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SoccerFigures'] = ResolversParentTypes['SoccerFigures']> = {
  corners?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fouls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  possession?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redCards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shotsOnTarget?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yellowCards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SoccerStatisticsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SoccerStatistics'] = ResolversParentTypes['SoccerStatistics']> = {
  away?: Resolver<ResolversTypes['SoccerFigures'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['SoccerFigures'], ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['PeriodScore']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpecialResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SpecialResult'] = ResolversParentTypes['SpecialResult']> = {
  deepLink?: Resolver<ResolversTypes['SportsbookPageDeepLink'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpentInSessionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SpentInSession'] = ResolversParentTypes['SpentInSession']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SportResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Sport'] = ResolversParentTypes['Sport']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SportsMenuItemResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SportsMenuItem'] = ResolversParentTypes['SportsMenuItem']> = {
  children?: Resolver<ReadonlyArray<ResolversTypes['SportsMenuItem']>, ParentType, ContextType>;
  deepLink?: Resolver<Maybe<ResolversTypes['SportsMenuLink']>, ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  live?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liveCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  liveStreamCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SportsMenuItemType'], ParentType, ContextType>;
};

export type SportsMenuLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SportsMenuLink'] = ResolversParentTypes['SportsMenuLink']> = {
  webUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SportsTreeShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SportsTreeShelf'] = ResolversParentTypes['SportsTreeShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SportsMenuItem']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SportsbookPageDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SportsbookPageDeepLink'] = ResolversParentTypes['SportsbookPageDeepLink']> = {
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StandardResultResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['StandardResult'] = ResolversParentTypes['StandardResult']> = {
  game?: Resolver<ResolversTypes['CasinoGame'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StandingsColumnResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['StandingsColumn'] = ResolversParentTypes['StandingsColumn']> = {
  fullLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StandingsRowResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['StandingsRow'] = ResolversParentTypes['StandingsRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  participant?: Resolver<ResolversTypes['Participant'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StandingsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['StandingsShelf'] = ResolversParentTypes['StandingsShelf']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['StandingsColumn']>, ParentType, ContextType>;
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rowLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StandingsRow']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartupResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Startup'] = ResolversParentTypes['Startup']> = {
  anonymousToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applicationMetadata?: Resolver<ResolversTypes['ApplicationMetadata'], ParentType, ContextType>;
  launchPage?: Resolver<ResolversTypes['LaunchPage'], ParentType, ContextType>;
  maintenanceModeContent?: Resolver<Maybe<ResolversTypes['MaintenanceModeContent']>, ParentType, ContextType>;
  monitoring?: Resolver<ResolversTypes['Monitoring'], ParentType, ContextType>;
  regionalMetadata?: Resolver<ResolversTypes['RegionalMetadata'], ParentType, ContextType>;
  responsibleGaming?: Resolver<ResolversTypes['ResponsibleGaming'], ParentType, ContextType>;
  serviceAttributes?: Resolver<ResolversTypes['ServiceAttributes'], ParentType, ContextType>;
  sportsbookUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sportsbookWebsocketUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatisticResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Statistic'] = ResolversParentTypes['Statistic']> = {
  away?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  awayShare?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  home?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatisticGroupResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['StatisticGroup'] = ResolversParentTypes['StatisticGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['Statistic']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatisticSidesResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['StatisticSides'] = ResolversParentTypes['StatisticSides']> = {
  away?: Resolver<ResolversTypes['Participant'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['Participant'], ParentType, ContextType>;
};

export type StatisticsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['StatisticsShelf'] = ResolversParentTypes['StatisticsShelf']> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sides?: Resolver<Maybe<ResolversTypes['StatisticSides']>, ParentType, ContextType>;
  statistics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StatisticGroup']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoreAppResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['StoreApp'] = ResolversParentTypes['StoreApp']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreLinksShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['StoreLinksShelf'] = ResolversParentTypes['StoreLinksShelf']> = {
  apps?: Resolver<ReadonlyArray<ResolversTypes['StoreApp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  withoutStore?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StraightSectionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['StraightSection'] = ResolversParentTypes['StraightSection']> = {
  draftBetEventGroupings?: Resolver<ReadonlyArray<ResolversTypes['DraftBetEventGrouping']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['BetError']>, ParentType, ContextType>;
  oddsTrend?: Resolver<ResolversTypes['OddsTrend'], ParentType, ContextType>;
  totalBetAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPotentialBoostedReturnAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalPotentialReturnAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type StreamPlayerShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['StreamPlayerShelf'] = ResolversParentTypes['StreamPlayerShelf']> = {
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  upcomingText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubmitFormActionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SubmitFormAction'] = ResolversParentTypes['SubmitFormAction']> = {
  formId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  requirements?: Resolver<ReadonlyArray<ResolversTypes['ActionRequirement']>, ParentType, ContextType>;
  successText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  accountBalanceUpdates?: SubscriptionResolver<ResolversTypes['Balances'], "accountBalanceUpdates", ParentType, ContextType>;
  betUpdates?: SubscriptionResolver<ResolversTypes['PlacedBet'], "betUpdates", ParentType, ContextType>;
  betslipUpdates?: SubscriptionResolver<ResolversTypes['Betslip'], "betslipUpdates", ParentType, ContextType, RequireFields<SubscriptionBetslipUpdatesArgs, 'includeOddsTrend' | 'oddsFormat'>>;
  cashOutUpdates?: SubscriptionResolver<ResolversTypes['CashOut'], "cashOutUpdates", ParentType, ContextType>;
  eventPrices?: SubscriptionResolver<ResolversTypes['EventPrices'], "eventPrices", ParentType, ContextType, RequireFields<SubscriptionEventPricesArgs, 'eventId'>>;
  layoutChanged?: SubscriptionResolver<ResolversTypes['LayoutChange'], "layoutChanged", ParentType, ContextType, RequireFields<SubscriptionLayoutChangedArgs, 'surface'>>;
  linkedAccountUpdates?: SubscriptionResolver<ReadonlyArray<ResolversTypes['LinkedAccount']>, "linkedAccountUpdates", ParentType, ContextType>;
};

export type SupportChatShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['SupportChatShelf'] = ResolversParentTypes['SupportChatShelf']> = {
  backLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TabsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['TabsShelf'] = ResolversParentTypes['TabsShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tabs?: Resolver<ReadonlyArray<ResolversTypes['PageTab']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxFormsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['TaxFormsShelf'] = ResolversParentTypes['TaxFormsShelf']> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emptyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  years?: Resolver<Maybe<ReadonlyArray<ResolversTypes['W2gYear']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeaserDraftBetResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['TeaserDraftBet'] = ResolversParentTypes['TeaserDraftBet']> = {
  draftBet?: Resolver<ResolversTypes['DraftBet'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  teaserPoints?: Resolver<ResolversTypes['Points'], ParentType, ContextType>;
  teaserPreviews?: Resolver<ReadonlyArray<ResolversTypes['TeaserPreview']>, ParentType, ContextType>;
};

export type TeaserDropResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['TeaserDrop'] = ResolversParentTypes['TeaserDrop']> = {
  legs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalOdds?: Resolver<ResolversTypes['Odds'], ParentType, ContextType>;
};

export type TeaserPreviewResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['TeaserPreview'] = ResolversParentTypes['TeaserPreview']> = {
  drop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dropsTo?: Resolver<ReadonlyArray<ResolversTypes['TeaserDrop']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  legPoints?: Resolver<ReadonlyArray<ResolversTypes['Points']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Points'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalOdds?: Resolver<Maybe<ResolversTypes['Odds']>, ParentType, ContextType>;
};

export type TeaserSectionResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['TeaserSection'] = ResolversParentTypes['TeaserSection']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['BetError']>, ParentType, ContextType>;
  oddsTrend?: Resolver<ResolversTypes['OddsTrend'], ParentType, ContextType>;
  teaserDraftBet?: Resolver<Maybe<ResolversTypes['TeaserDraftBet']>, ParentType, ContextType>;
  totalBetAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPotentialBoostedReturnAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalPotentialReturnAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TennisFiguresResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['TennisFigures'] = ResolversParentTypes['TennisFigures']> = {
  aces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  breaks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doubleFaults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TennisStatisticsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['TennisStatistics'] = ResolversParentTypes['TennisStatistics']> = {
  away?: Resolver<ResolversTypes['TennisFigures'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['TennisFigures'], ParentType, ContextType>;
  isTieBreak?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['PeriodScore']>, ParentType, ContextType>;
  serving?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface TimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Time'], any> {
  name: 'Time';
}

export type TimeoutsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['Timeouts'] = ResolversParentTypes['Timeouts']> = {
  fileMilliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  httpMilliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TipFormResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['TipForm'] = ResolversParentTypes['TipForm']> = {
  action?: Resolver<ResolversTypes['Action'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  illustration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransactionReceiptShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['TransactionReceiptShelf'] = ResolversParentTypes['TransactionReceiptShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnavailablePickResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['UnavailablePick'] = ResolversParentTypes['UnavailablePick']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketSelectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserPreferencesResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['UserPreferences'] = ResolversParentTypes['UserPreferences']> = {
  autoAcceptOddsChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  casinoBalanceUsagePreferences?: Resolver<Maybe<ResolversTypes['CasinoBalanceUsage']>, ParentType, ContextType>;
  emailNews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailOffers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  oddsFormat?: Resolver<ResolversTypes['OddsFormat'], ParentType, ContextType>;
};

export type VendorInformationDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['VendorInformationDeepLink'] = ResolversParentTypes['VendorInformationDeepLink']> = {
  paymentProviderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transactionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['VideoShelf'] = ResolversParentTypes['VideoShelf']> = {
  captionsUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  posterUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transcript?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VolleyballFiguresResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['VolleyballFigures'] = ResolversParentTypes['VolleyballFigures']> = {
  aces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blocks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VolleyballStatisticsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['VolleyballStatistics'] = ResolversParentTypes['VolleyballStatistics']> = {
  away?: Resolver<ResolversTypes['VolleyballFigures'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['VolleyballFigures'], ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['PeriodScore']>, ParentType, ContextType>;
  serving?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type W2gFormResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['W2gForm'] = ResolversParentTypes['W2gForm']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  w2gId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type W2gYearResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['W2gYear'] = ResolversParentTypes['W2gYear']> = {
  forms?: Resolver<ReadonlyArray<ResolversTypes['W2gForm']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WalletBoxShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['WalletBoxShelf'] = ResolversParentTypes['WalletBoxShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  restrictedLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['WalletWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WalletWordResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['WalletWord'] = ResolversParentTypes['WalletWord']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarningReceiptLineResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['WarningReceiptLine'] = ResolversParentTypes['WarningReceiptLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebPageDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['WebPageDeepLink'] = ResolversParentTypes['WebPageDeepLink']> = {
  opensNewWindow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WireDetailsShelfResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['WireDetailsShelf'] = ResolversParentTypes['WireDetailsShelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WireInstructionsResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['WireInstructions'] = ResolversParentTypes['WireInstructions']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  beneficiary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  routingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swiftCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<ReadonlyArray<ResolversTypes['WireReference']>, ParentType, ContextType>;
};

export type WireReferenceResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['WireReference'] = ResolversParentTypes['WireReference']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WireTransferFirstDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['WireTransferFirstDeepLink'] = ResolversParentTypes['WireTransferFirstDeepLink']> = {
  transactionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WireTransferRepeatDeepLinkResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['WireTransferRepeatDeepLink'] = ResolversParentTypes['WireTransferRepeatDeepLink']> = {
  transactionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawalConfirmationResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['WithdrawalConfirmation'] = ResolversParentTypes['WithdrawalConfirmation']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  methodName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WithdrawalProgressResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['WithdrawalProgress'] = ResolversParentTypes['WithdrawalProgress']> = {
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['WithdrawalStage']>, ParentType, ContextType>;
  typicalTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WithdrawalStageResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['WithdrawalStage'] = ResolversParentTypes['WithdrawalStage']> = {
  at?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  isReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkingHoursResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['WorkingHours'] = ResolversParentTypes['WorkingHours']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkingHoursReceiptLineResolvers<ContextType = KindContext, ParentType extends ResolversParentTypes['WorkingHoursReceiptLine'] = ResolversParentTypes['WorkingHoursReceiptLine']> = {
  deepLink?: Resolver<Maybe<ResolversTypes['DeepLink']>, ParentType, ContextType>;
  hours?: Resolver<ReadonlyArray<ResolversTypes['WorkingHours']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = KindContext> = {
  Account?: AccountResolvers<ContextType>;
  AccountEntryShelf?: AccountEntryShelfResolvers<ContextType>;
  AccountItemsShelf?: AccountItemsShelfResolvers<ContextType>;
  AccountLinkOutcome?: AccountLinkOutcomeResolvers<ContextType>;
  AccountMenu?: AccountMenuResolvers<ContextType>;
  AccountMenuDeepLink?: AccountMenuDeepLinkResolvers<ContextType>;
  AccountMenuItem?: AccountMenuItemResolvers<ContextType>;
  AccountMenuItemDeepLink?: AccountMenuItemDeepLinkResolvers<ContextType>;
  AccountSummaryShelf?: AccountSummaryShelfResolvers<ContextType>;
  AcknowledgeAction?: AcknowledgeActionResolvers<ContextType>;
  Action?: ActionResolvers<ContextType>;
  ActionResult?: ActionResultResolvers<ContextType>;
  AddDraftBetsResult?: AddDraftBetsResultResolvers<ContextType>;
  AnnouncedPaymentsShelf?: AnnouncedPaymentsShelfResolvers<ContextType>;
  AnonymousExperienceDialog?: AnonymousExperienceDialogResolvers<ContextType>;
  AppPromptDialog?: AppPromptDialogResolvers<ContextType>;
  AppStore?: AppStoreResolvers<ContextType>;
  AppTourDialog?: AppTourDialogResolvers<ContextType>;
  AppTourStep?: AppTourStepResolvers<ContextType>;
  AppUrls?: AppUrlsResolvers<ContextType>;
  ApplicationMetadata?: ApplicationMetadataResolvers<ContextType>;
  AutomaticCashOutResult?: AutomaticCashOutResultResolvers<ContextType>;
  AvailableFreeBet?: AvailableFreeBetResolvers<ContextType>;
  AvailableProfitBoost?: AvailableProfitBoostResolvers<ContextType>;
  AwardCount?: AwardCountResolvers<ContextType>;
  AwardDetail?: AwardDetailResolvers<ContextType>;
  AwardDetailsShelf?: AwardDetailsShelfResolvers<ContextType>;
  AwardsShelf?: AwardsShelfResolvers<ContextType>;
  Balances?: BalancesResolvers<ContextType>;
  BaseballFigures?: BaseballFiguresResolvers<ContextType>;
  BaseballStatistics?: BaseballStatisticsResolvers<ContextType>;
  BasketballFigures?: BasketballFiguresResolvers<ContextType>;
  BasketballStatistics?: BasketballStatisticsResolvers<ContextType>;
  BetBuilder?: BetBuilderResolvers<ContextType>;
  BetBuilderPick?: BetBuilderPickResolvers<ContextType>;
  BetBuilderShelf?: BetBuilderShelfResolvers<ContextType>;
  BetConnection?: BetConnectionResolvers<ContextType>;
  BetEdge?: BetEdgeResolvers<ContextType>;
  BetError?: BetErrorResolvers<ContextType>;
  BetHistoryFilter?: BetHistoryFilterResolvers<ContextType>;
  BetHistoryPage?: BetHistoryPageResolvers<ContextType>;
  BetHistorySection?: BetHistorySectionResolvers<ContextType>;
  BetHistorySectionDeepLink?: BetHistorySectionDeepLinkResolvers<ContextType>;
  BetHistoryTotals?: BetHistoryTotalsResolvers<ContextType>;
  BetListShelf?: BetListShelfResolvers<ContextType>;
  Betslip?: BetslipResolvers<ContextType>;
  BigWinUploadDialog?: BigWinUploadDialogResolvers<ContextType>;
  BuyPointOption?: BuyPointOptionResolvers<ContextType>;
  CardProviderDeepLink?: CardProviderDeepLinkResolvers<ContextType>;
  CashAtCasinoDeepLink?: CashAtCasinoDeepLinkResolvers<ContextType>;
  CashOut?: CashOutResolvers<ContextType>;
  CashOutParts?: CashOutPartsResolvers<ContextType>;
  CashOutQuote?: CashOutQuoteResolvers<ContextType>;
  CashOutRefusal?: CashOutRefusalResolvers<ContextType>;
  CashOutResult?: CashOutResultResolvers<ContextType>;
  CashOutUnderWay?: CashOutUnderWayResolvers<ContextType>;
  CasinoBalanceChoice?: CasinoBalanceChoiceResolvers<ContextType>;
  CasinoBalanceUsageDialog?: CasinoBalanceUsageDialogResolvers<ContextType>;
  CasinoCategory?: CasinoCategoryResolvers<ContextType>;
  CasinoCategoryShelfDeepLink?: CasinoCategoryShelfDeepLinkResolvers<ContextType>;
  CasinoCloseResult?: CasinoCloseResultResolvers<ContextType>;
  CasinoFilter?: CasinoFilterResolvers<ContextType>;
  CasinoGame?: CasinoGameResolvers<ContextType>;
  CasinoGameDeepLink?: CasinoGameDeepLinkResolvers<ContextType>;
  CasinoGamePage?: CasinoGamePageResolvers<ContextType>;
  CasinoLaunchCallToAction?: CasinoLaunchCallToActionResolvers<ContextType>;
  CasinoLaunchError?: CasinoLaunchErrorResolvers<ContextType>;
  CasinoLaunchResult?: CasinoLaunchResultResolvers<ContextType>;
  CasinoMenuItem?: CasinoMenuItemResolvers<ContextType>;
  CasinoMenuShelf?: CasinoMenuShelfResolvers<ContextType>;
  CasinoOutOfState?: CasinoOutOfStateResolvers<ContextType>;
  CasinoPromotionsShelf?: CasinoPromotionsShelfResolvers<ContextType>;
  CasinoRestriction?: CasinoRestrictionResolvers<ContextType>;
  CasinoReward?: CasinoRewardResolvers<ContextType>;
  CasinoRewardsShelf?: CasinoRewardsShelfResolvers<ContextType>;
  CasinoRewardsShelfDeepLink?: CasinoRewardsShelfDeepLinkResolvers<ContextType>;
  CasinoRound?: CasinoRoundResolvers<ContextType>;
  CasinoRoundPage?: CasinoRoundPageResolvers<ContextType>;
  CasinoRoundShelf?: CasinoRoundShelfResolvers<ContextType>;
  CasinoSession?: CasinoSessionResolvers<ContextType>;
  CasinoSessionRoundsShelf?: CasinoSessionRoundsShelfResolvers<ContextType>;
  CasinoShelf?: CasinoShelfResolvers<ContextType>;
  CategoryGamesShelf?: CategoryGamesShelfResolvers<ContextType>;
  CategoryPillsShelf?: CategoryPillsShelfResolvers<ContextType>;
  ChangePasswordShelf?: ChangePasswordShelfResolvers<ContextType>;
  ClientDisplay?: ClientDisplayResolvers<ContextType>;
  ClientDisplayDescriptive?: ClientDisplayDescriptiveResolvers<ContextType>;
  CollectionFilter?: CollectionFilterResolvers<ContextType>;
  CollectionItem?: CollectionItemResolvers<ContextType>;
  CollectionPage?: CollectionPageResolvers<ContextType>;
  CollectionShelf?: CollectionShelfResolvers<ContextType>;
  ColumnLink?: ColumnLinkResolvers<ContextType>;
  ColumnsShelf?: ColumnsShelfResolvers<ContextType>;
  Competition?: CompetitionResolvers<ContextType>;
  CompletedCashOut?: CompletedCashOutResolvers<ContextType>;
  ConfirmationDeepLink?: ConfirmationDeepLinkResolvers<ContextType>;
  ConsentForm?: ConsentFormResolvers<ContextType>;
  ContactSupportDeepLink?: ContactSupportDeepLinkResolvers<ContextType>;
  CountdownShelf?: CountdownShelfResolvers<ContextType>;
  Crest?: CrestResolvers<ContextType>;
  CricketFigures?: CricketFiguresResolvers<ContextType>;
  CricketStatistics?: CricketStatisticsResolvers<ContextType>;
  CrossSellShelf?: CrossSellShelfResolvers<ContextType>;
  CustomDialog?: CustomDialogResolvers<ContextType>;
  DartsFigures?: DartsFiguresResolvers<ContextType>;
  DartsStatistics?: DartsStatisticsResolvers<ContextType>;
  DeepLink?: DeepLinkResolvers<ContextType>;
  DefaultReceiptLine?: DefaultReceiptLineResolvers<ContextType>;
  DepositAcknowledgementDialog?: DepositAcknowledgementDialogResolvers<ContextType>;
  DepositPromoCode?: DepositPromoCodeResolvers<ContextType>;
  DialogButton?: DialogButtonResolvers<ContextType>;
  DialogNode?: DialogNodeResolvers<ContextType>;
  DialogSlot?: DialogSlotResolvers<ContextType>;
  DialogTriggers?: DialogTriggersResolvers<ContextType>;
  Disclaimer?: DisclaimerResolvers<ContextType>;
  DismissPromptAction?: DismissPromptActionResolvers<ContextType>;
  DisplayPreferencesShelf?: DisplayPreferencesShelfResolvers<ContextType>;
  DraftBet?: DraftBetResolvers<ContextType>;
  DraftBetEventGrouping?: DraftBetEventGroupingResolvers<ContextType>;
  DraftLeg?: DraftLegResolvers<ContextType>;
  DraftLegEventGrouping?: DraftLegEventGroupingResolvers<ContextType>;
  EditorialBlock?: EditorialBlockResolvers<ContextType>;
  EditorialShelf?: EditorialShelfResolvers<ContextType>;
  EditorialSpan?: EditorialSpanResolvers<ContextType>;
  ErrorScreensShelf?: ErrorScreensShelfResolvers<ContextType>;
  EsportsFigures?: EsportsFiguresResolvers<ContextType>;
  EsportsStatistics?: EsportsStatisticsResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  EventHeaderShelf?: EventHeaderShelfResolvers<ContextType>;
  EventPrices?: EventPricesResolvers<ContextType>;
  EventStatistics?: EventStatisticsResolvers<ContextType>;
  ExperiencePoint?: ExperiencePointResolvers<ContextType>;
  FallbackAmountLine?: FallbackAmountLineResolvers<ContextType>;
  FallbackLink?: FallbackLinkResolvers<ContextType>;
  FallbackText?: FallbackTextResolvers<ContextType>;
  FavoriteGamesShelf?: FavoriteGamesShelfResolvers<ContextType>;
  FavoriteLeague?: FavoriteLeagueResolvers<ContextType>;
  Favorites?: FavoritesResolvers<ContextType>;
  FeaturedEvent?: FeaturedEventResolvers<ContextType>;
  FeaturedEventsShelf?: FeaturedEventsShelfResolvers<ContextType>;
  FieldsForm?: FieldsFormResolvers<ContextType>;
  FootballFigures?: FootballFiguresResolvers<ContextType>;
  FootballStatistics?: FootballStatisticsResolvers<ContextType>;
  Form?: FormResolvers<ContextType>;
  FormAnswers?: GraphQLScalarType;
  FormDeepLink?: FormDeepLinkResolvers<ContextType>;
  FormNode?: FormNodeResolvers<ContextType>;
  FormSchema?: GraphQLScalarType;
  FormSlot?: FormSlotResolvers<ContextType>;
  FormSubmissionResult?: FormSubmissionResultResolvers<ContextType>;
  FrameShelf?: FrameShelfResolvers<ContextType>;
  FreeBet?: FreeBetResolvers<ContextType>;
  FreeToPlayGame?: FreeToPlayGameResolvers<ContextType>;
  FreeToPlayShelf?: FreeToPlayShelfResolvers<ContextType>;
  GameArt?: GameArtResolvers<ContextType>;
  GameBarShelf?: GameBarShelfResolvers<ContextType>;
  GameCoverShelf?: GameCoverShelfResolvers<ContextType>;
  GameDetailsShelf?: GameDetailsShelfResolvers<ContextType>;
  GameFactsShelf?: GameFactsShelfResolvers<ContextType>;
  GameNoticeShelf?: GameNoticeShelfResolvers<ContextType>;
  GameProvidersShelf?: GameProvidersShelfResolvers<ContextType>;
  GameRailShelf?: GameRailShelfResolvers<ContextType>;
  GameSearchShelf?: GameSearchShelfResolvers<ContextType>;
  GeoComplyApiToken?: GeoComplyApiTokenResolvers<ContextType>;
  GeoComplyAttributes?: GeoComplyAttributesResolvers<ContextType>;
  GeoPacketAuthorization?: GeoPacketAuthorizationResolvers<ContextType>;
  GeolocationError?: GeolocationErrorResolvers<ContextType>;
  HeadToHeadResult?: HeadToHeadResultResolvers<ContextType>;
  HeaderReceiptLine?: HeaderReceiptLineResolvers<ContextType>;
  HeartbeatResult?: HeartbeatResultResolvers<ContextType>;
  HelplineShelf?: HelplineShelfResolvers<ContextType>;
  HeroCarouselShelf?: HeroCarouselShelfResolvers<ContextType>;
  HeroSlide?: HeroSlideResolvers<ContextType>;
  HistoryChoice?: HistoryChoiceResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  HistoryShelf?: HistoryShelfResolvers<ContextType>;
  HockeyFigures?: HockeyFiguresResolvers<ContextType>;
  HockeyStatistics?: HockeyStatisticsResolvers<ContextType>;
  IdentityDeepLink?: IdentityDeepLinkResolvers<ContextType>;
  IdentityPaths?: IdentityPathsResolvers<ContextType>;
  ImageShelf?: ImageShelfResolvers<ContextType>;
  InformationReceiptLine?: InformationReceiptLineResolvers<ContextType>;
  InteracConfirmationDeepLink?: InteracConfirmationDeepLinkResolvers<ContextType>;
  Jackpot?: JackpotResolvers<ContextType>;
  KeptMethodsShelf?: KeptMethodsShelfResolvers<ContextType>;
  LaunchPage?: LaunchPageResolvers<ContextType>;
  LaunchProblemShelf?: LaunchProblemShelfResolvers<ContextType>;
  Layout?: LayoutResolvers<ContextType>;
  LayoutChange?: LayoutChangeResolvers<ContextType>;
  LayoutNode?: LayoutNodeResolvers<ContextType>;
  LayoutPart?: LayoutPartResolvers<ContextType>;
  LayoutStep?: LayoutStepResolvers<ContextType>;
  Leaf?: LeafResolvers<ContextType>;
  LeftOutSelection?: LeftOutSelectionResolvers<ContextType>;
  LegalChangeDialog?: LegalChangeDialogResolvers<ContextType>;
  LegalChangeText?: LegalChangeTextResolvers<ContextType>;
  LegalDocumentShelf?: LegalDocumentShelfResolvers<ContextType>;
  LegalText?: LegalTextResolvers<ContextType>;
  LimitHistoryShelf?: LimitHistoryShelfResolvers<ContextType>;
  LimitListShelf?: LimitListShelfResolvers<ContextType>;
  LimitObjection?: LimitObjectionResolvers<ContextType>;
  LimitObjectionResult?: LimitObjectionResultResolvers<ContextType>;
  LimitRow?: LimitRowResolvers<ContextType>;
  LimitSetByUs?: LimitSetByUsResolvers<ContextType>;
  LimitsSetByUsShelf?: LimitsSetByUsShelfResolvers<ContextType>;
  LinkColumnShelf?: LinkColumnShelfResolvers<ContextType>;
  LinkPromptDismissals?: LinkPromptDismissalsResolvers<ContextType>;
  LinkPromptShelf?: LinkPromptShelfResolvers<ContextType>;
  LinkedAccount?: LinkedAccountResolvers<ContextType>;
  LinkedAccountsShelf?: LinkedAccountsShelfResolvers<ContextType>;
  LinkingResultShelf?: LinkingResultShelfResolvers<ContextType>;
  ListReceiptLine?: ListReceiptLineResolvers<ContextType>;
  LiveEventsCount?: LiveEventsCountResolvers<ContextType>;
  LiveEventsShelf?: LiveEventsShelfResolvers<ContextType>;
  LiveGamesShelf?: LiveGamesShelfResolvers<ContextType>;
  LiveStream?: LiveStreamResolvers<ContextType>;
  LiveStreamTicket?: LiveStreamTicketResolvers<ContextType>;
  LiveTable?: LiveTableResolvers<ContextType>;
  LobbyBannerShelf?: LobbyBannerShelfResolvers<ContextType>;
  LocationPromptDialog?: LocationPromptDialogResolvers<ContextType>;
  LocationReceiptLine?: LocationReceiptLineResolvers<ContextType>;
  LoginPreferencesShelf?: LoginPreferencesShelfResolvers<ContextType>;
  Long?: GraphQLScalarType;
  LoyaltyBalance?: LoyaltyBalanceResolvers<ContextType>;
  LoyaltyDashboardShelf?: LoyaltyDashboardShelfResolvers<ContextType>;
  LoyaltyEarningMethod?: LoyaltyEarningMethodResolvers<ContextType>;
  LoyaltyRedemption?: LoyaltyRedemptionResolvers<ContextType>;
  LoyaltyRedemptionMethod?: LoyaltyRedemptionMethodResolvers<ContextType>;
  LoyaltyShelf?: LoyaltyShelfResolvers<ContextType>;
  LoyaltyStanding?: LoyaltyStandingResolvers<ContextType>;
  LoyaltyTier?: LoyaltyTierResolvers<ContextType>;
  LoyaltyTierBounds?: LoyaltyTierBoundsResolvers<ContextType>;
  MaintenanceDialog?: MaintenanceDialogResolvers<ContextType>;
  MaintenanceModeContent?: MaintenanceModeContentResolvers<ContextType>;
  ManagedMethodsShelf?: ManagedMethodsShelfResolvers<ContextType>;
  MapPoint?: MapPointResolvers<ContextType>;
  Market?: MarketResolvers<ContextType>;
  MarketColumn?: MarketColumnResolvers<ContextType>;
  MarketGridCell?: MarketGridCellResolvers<ContextType>;
  MarketGridRow?: MarketGridRowResolvers<ContextType>;
  MarketGridShelf?: MarketGridShelfResolvers<ContextType>;
  MarketGroup?: MarketGroupResolvers<ContextType>;
  MarketGroupsShelf?: MarketGroupsShelfResolvers<ContextType>;
  MarketResult?: MarketResultResolvers<ContextType>;
  MarketSelection?: MarketSelectionResolvers<ContextType>;
  MarketSelectionMetadata?: MarketSelectionMetadataResolvers<ContextType>;
  MarketTab?: MarketTabResolvers<ContextType>;
  MenuEntriesShelf?: MenuEntriesShelfResolvers<ContextType>;
  MenuEntry?: MenuEntryResolvers<ContextType>;
  MenuShelf?: MenuShelfResolvers<ContextType>;
  MethodExclusionShelf?: MethodExclusionShelfResolvers<ContextType>;
  ModalDeepLink?: ModalDeepLinkResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Monitoring?: MonitoringResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NodeFallback?: NodeFallbackResolvers<ContextType>;
  Odds?: OddsResolvers<ContextType>;
  OfferProgress?: OfferProgressResolvers<ContextType>;
  OfferProgressEntry?: OfferProgressEntryResolvers<ContextType>;
  OnboardingShelf?: OnboardingShelfResolvers<ContextType>;
  OneTimeCode?: OneTimeCodeResolvers<ContextType>;
  OneTimeCodeOutcome?: OneTimeCodeOutcomeResolvers<ContextType>;
  OpenBetslipDeepLink?: OpenBetslipDeepLinkResolvers<ContextType>;
  OptInPromotionAction?: OptInPromotionActionResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OtherStatistics?: OtherStatisticsResolvers<ContextType>;
  OutOfStateDepositPage?: OutOfStateDepositPageResolvers<ContextType>;
  OutOfStateShelf?: OutOfStateShelfResolvers<ContextType>;
  OwnLimitShelf?: OwnLimitShelfResolvers<ContextType>;
  PageColumn?: PageColumnResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageShelf?: PageShelfResolvers<ContextType>;
  PageTab?: PageTabResolvers<ContextType>;
  Parent?: ParentResolvers<ContextType>;
  ParlayLeg?: ParlayLegResolvers<ContextType>;
  ParlaySection?: ParlaySectionResolvers<ContextType>;
  ParlaySuggestion?: ParlaySuggestionResolvers<ContextType>;
  ParlaySuggestionsShelf?: ParlaySuggestionsShelfResolvers<ContextType>;
  Participant?: ParticipantResolvers<ContextType>;
  ParticipantResult?: ParticipantResultResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeysShelf?: PasskeysShelfResolvers<ContextType>;
  PaymentAmountShelf?: PaymentAmountShelfResolvers<ContextType>;
  PaymentButtonShelf?: PaymentButtonShelfResolvers<ContextType>;
  PaymentChoiceResult?: PaymentChoiceResultResolvers<ContextType>;
  PaymentConsentShelf?: PaymentConsentShelfResolvers<ContextType>;
  PaymentFacility?: PaymentFacilityResolvers<ContextType>;
  PaymentGatewayShelf?: PaymentGatewayShelfResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentMethodOptions?: PaymentMethodOptionsResolvers<ContextType>;
  PaymentMethodWord?: PaymentMethodWordResolvers<ContextType>;
  PaymentMethodsShelf?: PaymentMethodsShelfResolvers<ContextType>;
  PaymentNoticeShelf?: PaymentNoticeShelfResolvers<ContextType>;
  PaymentPlaceShelf?: PaymentPlaceShelfResolvers<ContextType>;
  PaymentProvider?: PaymentProviderResolvers<ContextType>;
  PaymentProviderName?: PaymentProviderNameResolvers<ContextType>;
  PaymentProvidersLandingPage?: PaymentProvidersLandingPageResolvers<ContextType>;
  PaymentResult?: PaymentResultResolvers<ContextType>;
  PaymentShelf?: PaymentShelfResolvers<ContextType>;
  PaymentTotalShelf?: PaymentTotalShelfResolvers<ContextType>;
  PaymentTransaction?: PaymentTransactionResolvers<ContextType>;
  PaymentUri?: PaymentUriResolvers<ContextType>;
  PeriodScore?: PeriodScoreResolvers<ContextType>;
  PlaceBetsResult?: PlaceBetsResultResolvers<ContextType>;
  PlacedBet?: PlacedBetResolvers<ContextType>;
  PlacedLeg?: PlacedLegResolvers<ContextType>;
  PlacedLegEventGrouping?: PlacedLegEventGroupingResolvers<ContextType>;
  PlacementOutcome?: PlacementOutcomeResolvers<ContextType>;
  PlayerArea?: PlayerAreaResolvers<ContextType>;
  Points?: PointsResolvers<ContextType>;
  PromotionCard?: PromotionCardResolvers<ContextType>;
  PromotionCodeShelf?: PromotionCodeShelfResolvers<ContextType>;
  PromotionDeepLink?: PromotionDeepLinkResolvers<ContextType>;
  PromotionDetailsShelf?: PromotionDetailsShelfResolvers<ContextType>;
  PromotionEnrollment?: PromotionEnrollmentResolvers<ContextType>;
  PromotionEnrollmentResult?: PromotionEnrollmentResultResolvers<ContextType>;
  PromotionListDeepLink?: PromotionListDeepLinkResolvers<ContextType>;
  PromotionsShelf?: PromotionsShelfResolvers<ContextType>;
  PromptDismissalResult?: PromptDismissalResultResolvers<ContextType>;
  PromptDismissals?: PromptDismissalsResolvers<ContextType>;
  PromptReceiptLine?: PromptReceiptLineResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuickBetsShelf?: QuickBetsShelfResolvers<ContextType>;
  QuickLink?: QuickLinkResolvers<ContextType>;
  QuickLinksShelf?: QuickLinksShelfResolvers<ContextType>;
  RealityCheck?: RealityCheckResolvers<ContextType>;
  Rebet?: RebetResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceiptDeepLink?: ReceiptDeepLinkResolvers<ContextType>;
  ReceiptLine?: ReceiptLineResolvers<ContextType>;
  ReceiptSlot?: ReceiptSlotResolvers<ContextType>;
  RecentGamesShelf?: RecentGamesShelfResolvers<ContextType>;
  ReferralShelf?: ReferralShelfResolvers<ContextType>;
  Referrals?: ReferralsResolvers<ContextType>;
  ReferralsShelf?: ReferralsShelfResolvers<ContextType>;
  RegionalMetadata?: RegionalMetadataResolvers<ContextType>;
  ResponsibleGaming?: ResponsibleGamingResolvers<ContextType>;
  ResponsibleGamingLogo?: ResponsibleGamingLogoResolvers<ContextType>;
  ResponsibleGamingShelfDeepLink?: ResponsibleGamingShelfDeepLinkResolvers<ContextType>;
  RgLimitHistoryItem?: RgLimitHistoryItemResolvers<ContextType>;
  RgLimitHistorySection?: RgLimitHistorySectionResolvers<ContextType>;
  RgLimitItem?: RgLimitItemResolvers<ContextType>;
  RgLimitOption?: RgLimitOptionResolvers<ContextType>;
  RgLimitValue?: RgLimitValueResolvers<ContextType>;
  RgPendingLimit?: RgPendingLimitResolvers<ContextType>;
  RoundRobinSection?: RoundRobinSectionResolvers<ContextType>;
  SaferPlayContact?: SaferPlayContactResolvers<ContextType>;
  SaferPlayNotice?: SaferPlayNoticeResolvers<ContextType>;
  ScorePayDeepLink?: ScorePayDeepLinkResolvers<ContextType>;
  Scoreboard?: ScoreboardResolvers<ContextType>;
  SearchBoxShelf?: SearchBoxShelfResolvers<ContextType>;
  SearchGroup?: SearchGroupResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchResultsShelf?: SearchResultsShelfResolvers<ContextType>;
  SearchScope?: SearchScopeResolvers<ContextType>;
  SelectFacilityDeepLink?: SelectFacilityDeepLinkResolvers<ContextType>;
  SelectionName?: SelectionNameResolvers<ContextType>;
  SelectionPrice?: SelectionPriceResolvers<ContextType>;
  SeparatorReceiptLine?: SeparatorReceiptLineResolvers<ContextType>;
  ServiceAttributes?: ServiceAttributesResolvers<ContextType>;
  SessionData?: SessionDataResolvers<ContextType>;
  SetLimitResult?: SetLimitResultResolvers<ContextType>;
  SetUserPreferenceAction?: SetUserPreferenceActionResolvers<ContextType>;
  SettledPayment?: SettledPaymentResolvers<ContextType>;
  SharedBet?: SharedBetResolvers<ContextType>;
  SharedBetLink?: SharedBetLinkResolvers<ContextType>;
  SharedBetShelf?: SharedBetShelfResolvers<ContextType>;
  SharedLeg?: SharedLegResolvers<ContextType>;
  SharedPlacedBet?: SharedPlacedBetResolvers<ContextType>;
  SharedPlacedLeg?: SharedPlacedLegResolvers<ContextType>;
  SignUpElsewhereShelf?: SignUpElsewhereShelfResolvers<ContextType>;
  SignedUpShelf?: SignedUpShelfResolvers<ContextType>;
  SignedUpStep?: SignedUpStepResolvers<ContextType>;
  Slot?: SlotResolvers<ContextType>;
  SoccerFigures?: SoccerFiguresResolvers<ContextType>;
  SoccerStatistics?: SoccerStatisticsResolvers<ContextType>;
  SpecialResult?: SpecialResultResolvers<ContextType>;
  SpentInSession?: SpentInSessionResolvers<ContextType>;
  Sport?: SportResolvers<ContextType>;
  SportsMenuItem?: SportsMenuItemResolvers<ContextType>;
  SportsMenuLink?: SportsMenuLinkResolvers<ContextType>;
  SportsTreeShelf?: SportsTreeShelfResolvers<ContextType>;
  SportsbookPageDeepLink?: SportsbookPageDeepLinkResolvers<ContextType>;
  StandardResult?: StandardResultResolvers<ContextType>;
  StandingsColumn?: StandingsColumnResolvers<ContextType>;
  StandingsRow?: StandingsRowResolvers<ContextType>;
  StandingsShelf?: StandingsShelfResolvers<ContextType>;
  Startup?: StartupResolvers<ContextType>;
  Statistic?: StatisticResolvers<ContextType>;
  StatisticGroup?: StatisticGroupResolvers<ContextType>;
  StatisticSides?: StatisticSidesResolvers<ContextType>;
  StatisticsShelf?: StatisticsShelfResolvers<ContextType>;
  StoreApp?: StoreAppResolvers<ContextType>;
  StoreLinksShelf?: StoreLinksShelfResolvers<ContextType>;
  StraightSection?: StraightSectionResolvers<ContextType>;
  StreamPlayerShelf?: StreamPlayerShelfResolvers<ContextType>;
  SubmitFormAction?: SubmitFormActionResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SupportChatShelf?: SupportChatShelfResolvers<ContextType>;
  TabsShelf?: TabsShelfResolvers<ContextType>;
  TaxFormsShelf?: TaxFormsShelfResolvers<ContextType>;
  TeaserDraftBet?: TeaserDraftBetResolvers<ContextType>;
  TeaserDrop?: TeaserDropResolvers<ContextType>;
  TeaserPreview?: TeaserPreviewResolvers<ContextType>;
  TeaserSection?: TeaserSectionResolvers<ContextType>;
  TennisFigures?: TennisFiguresResolvers<ContextType>;
  TennisStatistics?: TennisStatisticsResolvers<ContextType>;
  Time?: GraphQLScalarType;
  Timeouts?: TimeoutsResolvers<ContextType>;
  TipForm?: TipFormResolvers<ContextType>;
  TransactionReceiptShelf?: TransactionReceiptShelfResolvers<ContextType>;
  UnavailablePick?: UnavailablePickResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserPreferences?: UserPreferencesResolvers<ContextType>;
  VendorInformationDeepLink?: VendorInformationDeepLinkResolvers<ContextType>;
  VideoShelf?: VideoShelfResolvers<ContextType>;
  VolleyballFigures?: VolleyballFiguresResolvers<ContextType>;
  VolleyballStatistics?: VolleyballStatisticsResolvers<ContextType>;
  W2gForm?: W2gFormResolvers<ContextType>;
  W2gYear?: W2gYearResolvers<ContextType>;
  WalletBoxShelf?: WalletBoxShelfResolvers<ContextType>;
  WalletWord?: WalletWordResolvers<ContextType>;
  WarningReceiptLine?: WarningReceiptLineResolvers<ContextType>;
  WebPageDeepLink?: WebPageDeepLinkResolvers<ContextType>;
  WireDetailsShelf?: WireDetailsShelfResolvers<ContextType>;
  WireInstructions?: WireInstructionsResolvers<ContextType>;
  WireReference?: WireReferenceResolvers<ContextType>;
  WireTransferFirstDeepLink?: WireTransferFirstDeepLinkResolvers<ContextType>;
  WireTransferRepeatDeepLink?: WireTransferRepeatDeepLinkResolvers<ContextType>;
  WithdrawalConfirmation?: WithdrawalConfirmationResolvers<ContextType>;
  WithdrawalProgress?: WithdrawalProgressResolvers<ContextType>;
  WithdrawalStage?: WithdrawalStageResolvers<ContextType>;
  WorkingHours?: WorkingHoursResolvers<ContextType>;
  WorkingHoursReceiptLine?: WorkingHoursReceiptLineResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = KindContext> = {
  player?: PlayerDirectiveResolver<any, any, ContextType>;
};
