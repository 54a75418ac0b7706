export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Answers by field name: texts, numbers and yes or no. */
  FormAnswers: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
  /** A JSON Schema of the subset that forms may use (see `schemas/json/forms`). */
  FormSchema: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
  /** A whole number of any size as a decimal string: minor units of money, odds, versions. */
  Long: { input: string; output: string; }
  /** An instant as ISO 8601 in UTC, with milliseconds. */
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
  /** Bets that were given to the player, at most 50: those that can be used first, then what ends first. */
  readonly freeBets: ReadonlyArray<FreeBet>;
  readonly id: Scalars['ID']['output'];
  readonly lastLoginAt: Maybe<Scalars['Time']['output']>;
  readonly lastName: Scalars['String']['output'];
  readonly promptDismissals: PromptDismissals;
  /** Minutes; null when the player chose none. */
  readonly realityCheckinInterval: Maybe<Scalars['Int']['output']>;
  readonly requiresResponsibleGamingAcknowledgement: Scalars['Boolean']['output'];
  /** What there is to read about the own play; null for nothing. */
  readonly saferPlayNotice: Maybe<SaferPlayNotice>;
  /** Whether the tour is there for them, and not over. */
  readonly showAppTourCard: Scalars['Boolean']['output'];
  readonly showLimitsModal: Scalars['Boolean']['output'];
  /** Whether a win of theirs is reported for tax and no document covers it. */
  readonly showW2gWinModal: Scalars['Boolean']['output'];
  /** Changes of the limits set by us, and answers to objections, since the page with them was last acknowledged as `limits-set-by-us`. */
  readonly unreadLimitNotices: Scalars['Int']['output'];
  readonly userPreferences: UserPreferences;
  readonly username: Scalars['String']['output'];
};

/** The way to the account, with the balance and initials of who is logged in; nothing for visitors. */
export type AccountEntryShelf = {
  readonly __typename: 'AccountEntryShelf';
  /** Said once on a device that holds profit boosts. */
  readonly boostsText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  /** Said while something in the account was not looked at. */
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
  /** Another account of the partner is linked already. */
  | 'ALREADY_LINKED'
  /** The partner's account is linked to another player's. */
  | 'DUPLICATE_ID'
  /** The token is not the partner's, for us, for this attempt. */
  | 'INVALID'
  | 'SUCCESS';

/** What the account panel shows beside its shelves. */
export type AccountMenu = {
  readonly __typename: 'AccountMenu';
  readonly account: Maybe<Account>;
  readonly availableFreeBets: Scalars['Int']['output'];
  readonly availableFreeWagersCount: Scalars['Int']['output'];
  readonly availableProfitBoostCount: Scalars['Int']['output'];
  readonly menuShelves: Layout;
  readonly promotionalCreditBalance: Money;
};

/** A target of the account menu by the canonical URL that the server knows it under. */
export type AccountMenuDeepLink = {
  readonly __typename: 'AccountMenuDeepLink';
  /** Which target. */
  readonly canonicalUrl: Scalars['String']['output'];
};

export type AccountMenuItem = ClientDisplay | ClientDisplayDescriptive | Leaf | Parent;

/** A page of the account by the slug of its menu item. */
export type AccountMenuItemDeepLink = {
  readonly __typename: 'AccountMenuItemDeepLink';
  readonly slug: Scalars['String']['output'];
};

/** Who the player is here, and what they have. */
export type AccountSummaryShelf = {
  readonly __typename: 'AccountSummaryShelf';
  /** Null when nobody is logged in. */
  readonly account: Maybe<Account>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Records that the player has read something that the law or the operator asks to be read. */
export type AcknowledgeAction = {
  readonly __typename: 'AcknowledgeAction';
  readonly ackType: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly next: Maybe<DeepLink>;
  readonly requirements: ReadonlyArray<ActionRequirement>;
};

/** What a control does. Executed by one runner; authorised from the session, never from the document. */
export type Action = AcknowledgeAction | DismissPromptAction | OptInPromotionAction | SetUserPreferenceAction | SubmitFormAction;

/** What must hold before an action may run. */
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
  /** What could not be bet on, and so was left out, with the reason. */
  readonly leftOut: ReadonlyArray<LeftOutSelection>;
};

export type AddMarketSelectionInput = {
  readonly branchChannel?: InputMaybe<Scalars['String']['input']>;
  /** What a model of the client's said of it; at most 2,000 characters, kept with the selection and not read. */
  readonly modelOutput?: InputMaybe<Scalars['String']['input']>;
  readonly oddsDenominator: Scalars['Long']['input'];
  /** The price the player pressed. */
  readonly oddsNumerator: Scalars['Long']['input'];
  /** The line the player pressed, where there is one. */
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

/** Deposits that wait for the player to bring or send the money, each to be cancelled. */
export type AnnouncedPaymentsShelf = {
  readonly __typename: 'AnnouncedPaymentsShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** Says what a visitor can do without an account, and what needs one. */
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

/** Offers the app to those who come with a phone or tablet. */
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

/** Shows a newcomer around, card by card. */
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
  /** Names a drawing of ours. */
  readonly illustration: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Null where there is none. */
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
  /** When a page gives up a call. */
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
  /** Used whole, on one bet; its stake does not come back. */
  readonly amount: Money;
  readonly eventRestrictionLabel: Maybe<Scalars['String']['output']>;
  readonly expiresTime: Maybe<Scalars['Time']['output']>;
  /** Its rules keep it from this bet: it is shown, and cannot be chosen. */
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
  /** The part of a bet that it counts for; null for all of it. */
  readonly maximumAmount: Maybe<Money>;
  readonly numberOfLegsRestrictionLabel: Maybe<Scalars['String']['output']>;
  /** Of the profit: 50 makes one and a half of it. */
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
  /** The page of awards where they stand: `/account/award-details/{sectionId}`. */
  readonly sectionId: Scalars['ID']['output'];
  /** `2` or `$10.00`. */
  readonly valueLabel: Scalars['String']['output'];
};

export type AwardDetail = {
  readonly __typename: 'AwardDetail';
  /** Null where it does not end. */
  readonly expiresAt: Maybe<Scalars['Time']['output']>;
  /** Where it counts; null where it counts everywhere. */
  readonly game: Maybe<CasinoGame>;
  readonly id: Scalars['ID']['output'];
  readonly isExpired: Scalars['Boolean']['output'];
  readonly title: Scalars['String']['output'];
  /** What keeps it from being used elsewhere, each in words of its own, such as `3+ legs`. */
  readonly usageRestrictions: ReadonlyArray<Scalars['String']['output']>;
  /** What it can be used on, such as `For one bet`; null where that needs no words. */
  readonly usageTitle: Maybe<Scalars['String']['output']>;
  /** Where it can be used, when that is no single game; null once it is over. */
  readonly useAt: Maybe<SportsbookPageDeepLink>;
  /** `25 rounds` or `$10.00`. */
  readonly valueLabel: Scalars['String']['output'];
};

/** What the player was given, of one sort. */
export type AwardDetailsShelf = {
  readonly __typename: 'AwardDetailsShelf';
  readonly awards: Maybe<ReadonlyArray<AwardDetail>>;
  readonly emptyText: Scalars['String']['output'];
  /** What is said when there is nothing of the sort. */
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** The sort by its name. */
  readonly title: Scalars['String']['output'];
};

/** What the player was given and has not used. */
export type AwardsShelf = {
  readonly __typename: 'AwardsShelf';
  /** One for each sort, also those of which there is none; null when the source failed. */
  readonly awards: Maybe<ReadonlyArray<AwardCount>>;
  /** Cashback that can be taken, counted to two; null for visitors. */
  readonly cashbackCount: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type Balances = {
  readonly __typename: 'Balances';
  readonly bonusBalance: Money;
  readonly globalBalance: Money;
  readonly id: Scalars['ID']['output'];
  readonly playableBalance: Money;
  readonly restrictedBalance: Money;
  readonly totalPlayableBalance: Money;
  /** Grows with every change; an older answer never overwrites a newer event. */
  readonly version: Scalars['Long']['output'];
  readonly withdrawableBalance: Money;
};

export type BaseballFigures = {
  readonly __typename: 'BaseballFigures';
  readonly errors: Scalars['Int']['output'];
  readonly hits: Scalars['Int']['output'];
  /** Thrown by this side. */
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
  /** By innings. */
  readonly periods: ReadonlyArray<PeriodScore>;
  readonly strikes: Scalars['Int']['output'];
};

export type BasketballFigures = {
  readonly __typename: 'BasketballFigures';
  readonly assists: Scalars['Int']['output'];
  /** In this period. */
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

/** Several picks of one event as they would be bet on now, at one price, and what cannot be picked beside them. */
export type BetBuilder = {
  readonly __typename: 'BetBuilder';
  /** What stands against the picks as they are: one that is closed, or several that can never win together. */
  readonly errors: ReadonlyArray<BetError>;
  readonly eventId: Scalars['ID']['output'];
  /** Markets whose picks can be priced together, in the offer's order. */
  readonly markets: ReadonlyArray<Market>;
  /** What the picks pay together, priced with what they have to do with each other. Null without picks, and while one of `errors` stands. */
  readonly odds: Maybe<Odds>;
  /** The picks in the order given, at their terms of now; what is no pick of this event is left out. */
  readonly picks: ReadonlyArray<BetBuilderPick>;
  /** Other picks of the event that these keep out. */
  readonly unavailable: ReadonlyArray<UnavailablePick>;
};

export type BetBuilderPick = {
  readonly __typename: 'BetBuilderPick';
  readonly marketSelectionId: Scalars['ID']['output'];
  readonly odds: Odds;
  readonly points: Maybe<Points>;
};

/** Picks of one event are put together into one bet at one price; what there is to pick is asked for when the player begins. */
export type BetBuilderShelf = {
  readonly __typename: 'BetBuilderShelf';
  readonly eventId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  /** Markets that can be put together now: open, and decided by the score. Null when the source failed; with fewer than two there is nothing to build. */
  readonly marketCount: Maybe<Scalars['Int']['output']>;
  /** What it is for, in a sentence. */
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
  /** The refusal's name, from the closed set of `src/shared/betting/refusals.ts`. */
  readonly code: Scalars['String']['output'];
  readonly disableAwardsDisplay: Scalars['Boolean']['output'];
  readonly displayType: BetErrorDisplayType;
  readonly message: Scalars['String']['output'];
  /** Lowest first. */
  readonly priority: Scalars['Int']['output'];
  /** The selection or draft bet it speaks of. */
  readonly subjectId: Maybe<Scalars['ID']['output']>;
};

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
  /** Newest first; `first` is 1–50. What is not named here is as the section was asked for, and then 20 from the newest on. */
  readonly bets: BetConnection;
  readonly filters: ReadonlyArray<BetHistoryFilter>;
  /** `open` or `settled`. */
  readonly id: Scalars['ID']['output'];
  readonly selectedFilterId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  /** Of all open bets, whatever the filter; null in the section of settled ones. */
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

/** The player's bets of one section, as cards. */
export type BetListShelf = {
  readonly __typename: 'BetListShelf';
  readonly emptyText: Scalars['String']['output'];
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly section: Maybe<BetHistorySection>;
  /** `open` or `settled`. */
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

/** A visitor's or player's unplaced bets. Anonymous ones belong to the anonymous token. */
export type Betslip = {
  readonly __typename: 'Betslip';
  readonly errors: ReadonlyArray<BetError>;
  readonly id: Scalars['ID']['output'];
  readonly marketSelections: ReadonlyArray<MarketSelection>;
  /** Where the selections came from; none for those of which nothing is known. */
  readonly marketSelectionsMetadata: ReadonlyArray<MarketSelectionMetadata>;
  readonly numberOfSelections: Scalars['Int']['output'];
  readonly parlay: ParlaySection;
  readonly roundRobin: RoundRobinSection;
  readonly straight: StraightSection;
  readonly teaser: TeaserSection;
  /** Grows with every change; an older answer never overwrites a newer event. */
  readonly version: Scalars['Long']['output'];
};

/** Asks a player with a large win for a government ID, which the tax report of it needs. */
export type BigWinUploadDialog = {
  readonly __typename: 'BigWinUploadDialog';
  readonly body: Scalars['String']['output'];
  /** The form that takes the document. */
  readonly deepLink: Maybe<DeepLink>;
  readonly id: Scalars['ID']['output'];
  readonly laterLabel: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly uploadLabel: Scalars['String']['output'];
};

/** A line that can be bought for a pick: a selection of its own, with its own price. */
export type BuyPointOption = {
  readonly __typename: 'BuyPointOption';
  /** What the house asks for its half points beyond the main line, in cents of an American price; null where it has no price of a half point. */
  readonly cents: Maybe<Scalars['Int']['output']>;
  /** False while it is not offered. */
  readonly enabled: Scalars['Boolean']['output'];
  readonly marketSelectionId: Scalars['ID']['output'];
  readonly odds: Odds;
  readonly points: Points;
};

/** The gateway of a provider of credit and debit cards. */
export type CardProviderDeepLink = {
  readonly __typename: 'CardProviderDeepLink';
  /** Id of the provider. */
  readonly paymentProviderId: Scalars['ID']['output'];
  /** `deposit` or `withdrawal`. */
  readonly transactionType: Scalars['String']['output'];
};

/** How cash is paid in or taken out at a casino. */
export type CashAtCasinoDeepLink = {
  readonly __typename: 'CashAtCasinoDeepLink';
  /** `deposit` or `withdrawal`. */
  readonly transactionType: Scalars['String']['output'];
};

/** How it stands with cashing out an open bet. Its id is that of the bet. */
export type CashOut = {
  readonly __typename: 'CashOut';
  /** The value at which it happens by itself, once; null where none is set. */
  readonly automaticTarget: Maybe<Money>;
  readonly id: Scalars['ID']['output'];
  /** What the bet could still pay. No target is above it. */
  readonly mostAmount: Money;
  /** Null while there is none; then `suspension` says why. */
  readonly quote: Maybe<CashOutQuote>;
  readonly suspension: Maybe<CashOutRefusal>;
  /** What was confirmed and waits to be decided; null while nothing does. */
  readonly underWay: Maybe<CashOutUnderWay>;
};

/** Which parts of what is at stake are cashed out, in cents: from `least` to `most`, in steps of `unit`. */
export type CashOutParts = {
  readonly __typename: 'CashOutParts';
  readonly least: Scalars['Long']['output'];
  readonly most: Scalars['Long']['output'];
  readonly unit: Scalars['Long']['output'];
};

/** What a bet is worth until `expiresAt`. */
export type CashOutQuote = {
  readonly __typename: 'CashOutQuote';
  readonly amount: Money;
  /** What is at stake, for which the amount is. */
  readonly betAmount: Money;
  /** How long what is confirmed waits to be decided: 0 where no game of the bet is being played. */
  readonly delayMilliseconds: Scalars['Int']['output'];
  readonly expiresAt: Scalars['Time']['output'];
  /** The bet was placed on promotional credit: up to its stake it is paid as credit, and as cash what is above. */
  readonly isOfCredit: Scalars['Boolean']['output'];
  /** Null where only the whole is cashed out. */
  readonly parts: Maybe<CashOutParts>;
  readonly quoteId: Scalars['ID']['output'];
};

export type CashOutRefusal = {
  readonly __typename: 'CashOutRefusal';
  /** From the closed set of `src/shared/betting/cashOut/refusals.ts`. */
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type CashOutResult = {
  readonly __typename: 'CashOutResult';
  readonly accepted: Scalars['Boolean']['output'];
  readonly balances: Balances;
  /** As it is now. */
  readonly bet: PlacedBet;
  readonly cashOutId: Scalars['ID']['output'];
  /** What was paid: at least what was confirmed. */
  readonly paidAmount: Maybe<Money>;
  readonly refusal: Maybe<CashOutRefusal>;
};

/** A cash out that waits, since a game of the bet is being played. */
export type CashOutUnderWay = {
  readonly __typename: 'CashOutUnderWay';
  /** As it was confirmed. It is paid in the end, or nothing is. */
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

/** Which money the casino takes first. */
export type CasinoBalanceUsage =
  | 'BONUS_FIRST'
  | 'CASH_FIRST'
  | 'CASH_ONLY';

/** Asks which money the casino takes first. */
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

/** A list of games with an address: those of one sort, or of one studio. */
export type CasinoCategory = {
  readonly __typename: 'CasinoCategory';
  /** Of its first game. */
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
  /** Also of a session that was closed before. False: no such session of the player's. */
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
  /** Whoever finds every seat taken may bet behind one who sits. */
  readonly betBehind: Scalars['Boolean']['output'];
  readonly category: Scalars['String']['output'];
  readonly deepLink: CasinoGameDeepLink;
  readonly demoAvailable: Scalars['Boolean']['output'];
  readonly exclusive: Scalars['Boolean']['output'];
  readonly featured: Scalars['Boolean']['output'];
  /** Free rounds that a player was given can be used here. */
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
  /** Of the whole list. */
  readonly total: Scalars['Int']['output'];
};

/** What can be done about a launch that was refused. */
export type CasinoLaunchCallToAction = {
  readonly __typename: 'CasinoLaunchCallToAction';
  readonly deepLink: DeepLink;
  readonly label: Scalars['String']['output'];
};

/** Why a game does not start. */
export type CasinoLaunchError = {
  readonly __typename: 'CasinoLaunchError';
  readonly callToAction: Maybe<CasinoLaunchCallToAction>;
  /** Under the message; null where it needs none. */
  readonly footerMessage: Maybe<Scalars['String']['output']>;
  /** Over the message; null where it needs none. */
  readonly headerMessage: Maybe<Scalars['String']['output']>;
  /**
   * `CASINO_RESTRICTION`, `GEO_COMPLY_ERROR`, `GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR`, `LAUNCHED_FAILED`, `RG_ACK_REQUIRED`, `RG_LOSS_LIMIT` or
   * `RG_SPEND_LIMIT`. More may come: one that is not known is treated as `LAUNCHED_FAILED`.
   */
  readonly kind: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type CasinoLaunchInput = {
  readonly gameId: Scalars['ID']['input'];
  /** Made by the client for each press, 8 to 64 characters: a repeat is the same launch and the same session. */
  readonly launchId: Scalars['ID']['input'];
  readonly mode: CasinoPlayMode;
};

export type CasinoLaunchResult = {
  readonly __typename: 'CasinoLaunchResult';
  /** Path on this site that the page goes to when the game asks to be closed; null with errors. */
  readonly embeddedRedirectUrl: Maybe<Scalars['String']['output']>;
  /** Empty: the game may be shown. */
  readonly errors: ReadonlyArray<CasinoLaunchError>;
  /** The game's page at its provider, for a frame; null with errors. */
  readonly launchUrl: Maybe<Scalars['String']['output']>;
  /** Of the session at our house; null with errors, and for practice, of which nothing is kept. */
  readonly sessionId: Maybe<Scalars['ID']['output']>;
};

export type CasinoMenuItem = {
  readonly __typename: 'CasinoMenuItem';
  readonly deepLink: SportsbookPageDeepLink;
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

/** The categories of the casino in the menu. */
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
  /** Where those go who only look around. */
  readonly deepLink: SportsbookPageDeepLink;
  readonly title: Scalars['String']['output'];
};

/** Games that are played, for money or for practice (product §3). */
export type CasinoPlayMode =
  /** Play money of the provider's own: no login, no ledger, where the game can be tried. */
  | 'DEMO'
  | 'REAL';

/** What the casino has to offer, one card beside the other. */
export type CasinoPromotionsShelf = {
  readonly __typename: 'CasinoPromotionsShelf';
  readonly emptyText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null when the source failed. */
  readonly offers: Maybe<ReadonlyArray<PromotionCard>>;
  readonly title: Scalars['String']['output'];
};

/** Whether the casino is closed to a player who may use the rest of the house. */
export type CasinoRestriction = {
  readonly __typename: 'CasinoRestriction';
  readonly active: Scalars['Boolean']['output'];
  /** Null while none is active, and for one without end. */
  readonly expiresAt: Maybe<Scalars['Time']['output']>;
};

export type CasinoReward = {
  readonly __typename: 'CasinoReward';
  readonly expiresAt: Maybe<Scalars['Time']['output']>;
  /** Where it can be used; null for everywhere. */
  readonly game: Maybe<CasinoGame>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  /** `free-rounds`, `bonus-cash` or a kind of the future. */
  readonly type: Scalars['String']['output'];
  /** `25 rounds` or `$10.00`. */
  readonly valueLabel: Scalars['String']['output'];
};

/** What the player may use in the casino. */
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

/** One round of a game, as the provider told it. */
export type CasinoRound = {
  readonly __typename: 'CasinoRound';
  /** Cash after its last movement. */
  readonly balanceAfter: Money;
  /** What came of it in the provider's words, such as `Cherry, cherry, bell`; null while it is open. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Null while it is open. */
  readonly endedAt: Maybe<Scalars['Time']['output']>;
  readonly gameId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  /** Signed: what it added to the player's money, or took from it. */
  readonly net: Money;
  /** The provider's name for it, for questions. */
  readonly reference: Scalars['String']['output'];
  /** Of what was wagered, what went back because the round was not played to its end. */
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

/** One round of a game that a player has played for money; which one, its address says. */
export type CasinoRoundShelf = {
  readonly __typename: 'CasinoRoundShelf';
  readonly emptyText: Scalars['String']['output'];
  /** What is said where no round of the player's has that address. */
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null where none of the player's has that id. */
  readonly round: Maybe<CasinoRound>;
  /** Heading of what it cost and paid. */
  readonly title: Scalars['String']['output'];
};

export type CasinoRoundState =
  /** What comes of it is not known yet; the provider is asked. */
  | 'OPEN'
  /** Every wager of it went back to the player. */
  | 'RETURNED'
  | 'SETTLED';

/** One sitting at a game for money, from its launch to its close. */
export type CasinoSession = {
  readonly __typename: 'CasinoSession';
  /** Null while it is played. */
  readonly endedAt: Maybe<Scalars['Time']['output']>;
  /** Null where the house has it no more. */
  readonly game: Maybe<CasinoGame>;
  readonly gameId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  /** Signed: what it added to the player's money, or took from it. */
  readonly net: Money;
  readonly roundCount: Scalars['Int']['output'];
  /** `first` is 1 to 50; a cursor that is not ours counts as none. */
  readonly rounds: CasinoRoundPage;
  readonly startedAt: Scalars['Time']['output'];
  readonly title: Scalars['String']['output'];
  /** Less what was returned. */
  readonly wagered: Money;
  readonly won: Money;
};


/** One sitting at a game for money, from its launch to its close. */
export type CasinoSessionRoundsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One sitting of a player at a game of the casino, with its rounds; which one, its address says. */
export type CasinoSessionRoundsShelf = {
  readonly __typename: 'CasinoSessionRoundsShelf';
  readonly emptyText: Scalars['String']['output'];
  /** What is said where no sitting of the player's has that address. */
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null where none of the player's has that id. */
  readonly session: Maybe<CasinoSession>;
  /** Heading of the rounds. */
  readonly title: Scalars['String']['output'];
};

export type CasinoShelf = CasinoPromotionsShelf | CasinoRewardsShelf | CategoryGamesShelf | CategoryPillsShelf | CrossSellShelf | FreeToPlayShelf | GameBarShelf | GameCoverShelf | GameDetailsShelf | GameNoticeShelf | GameProvidersShelf | GameRailShelf | GameSearchShelf | LaunchProblemShelf | LiveGamesShelf | LobbyBannerShelf | RecentGamesShelf;

/** All games of one category, narrowed by filters and read page by page. */
export type CategoryGamesShelf = {
  readonly __typename: 'CategoryGamesShelf';
  readonly categorySlug: Scalars['String']['output'];
  readonly filters: ReadonlyArray<CasinoFilter>;
  readonly id: Scalars['ID']['output'];
  /** Without filters, from the first on. Null when the source failed. */
  readonly page: Maybe<CasinoGamePage>;
};

/** The categories of the casino, one beside the other. */
export type CategoryPillsShelf = {
  readonly __typename: 'CategoryPillsShelf';
  /** Null when the source failed. */
  readonly categories: Maybe<ReadonlyArray<CasinoCategory>>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Another password, for whoever knows the one of now. */
export type ChangePasswordShelf = {
  readonly __typename: 'ChangePasswordShelf';
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** An entry whose text the client owns: `odds-format`, `theme`, `log-out`. */
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
  /** Of all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A container over a list: one filter at a time, read on by cursor. */
export type CollectionShelf = {
  readonly __typename: 'CollectionShelf';
  /** What `Query.collection` is asked by. */
  readonly collectionId: Scalars['ID']['output'];
  readonly emptyText: Scalars['String']['output'];
  readonly emptyTitle: Scalars['String']['output'];
  /** In their order; none where the list is not narrowed. No filter is all of it. */
  readonly filters: ReadonlyArray<CollectionFilter>;
  readonly id: Scalars['ID']['output'];
  /** Unfiltered, from the first on; null when the source failed. */
  readonly page: Maybe<CollectionPage>;
  /** How many items a page has. */
  readonly pageSize: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
};

export type ColumnLink = {
  readonly __typename: 'ColumnLink';
  readonly deepLink: Maybe<DeepLink>;
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

/** A container: its regions stand beside one another where there is room, else under one another in their order. */
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
  /** Whether it happened by itself. */
  readonly automatic: Scalars['Boolean']['output'];
  /** The part of the stake. */
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

/** A text that must be read and agreed to before the action is available. */
export type ConsentForm = {
  readonly __typename: 'ConsentForm';
  readonly action: Action;
  readonly body: Scalars['String']['output'];
  readonly consentLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Help, and the people behind it. */
export type ContactSupportDeepLink = {
  readonly __typename: 'ContactSupportDeepLink';
  /** What the player needs help with. */
  readonly topic: Maybe<Scalars['ID']['output']>;
};

/** Counts down to the next event that has not begun, by the server's clock. */
export type CountdownShelf = {
  readonly __typename: 'CountdownShelf';
  /** What stands there once it has begun, or when nothing is ahead. */
  readonly endedText: Scalars['String']['output'];
  /** Null when nothing is ahead or the source failed. */
  readonly event: Maybe<Event>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** What a mark is drawn from; the same participant always gets the same. */
export type Crest = {
  readonly __typename: 'Crest';
  /** `shield`, `round`, `hex`, `pennant` or `square`. */
  readonly form: Scalars['String']['output'];
  readonly initials: Scalars['String']['output'];
  /** CSS hex colours. */
  readonly primary: Scalars['String']['output'];
  readonly secondary: Scalars['String']['output'];
};

export type CricketFigures = {
  readonly __typename: 'CricketFigures';
  readonly fours: Scalars['Int']['output'];
  /** `14.3` */
  readonly overs: Scalars['String']['output'];
  readonly sixes: Scalars['Int']['output'];
  readonly wickets: Scalars['Int']['output'];
};

export type CricketStatistics = {
  readonly __typename: 'CricketStatistics';
  readonly away: CricketFigures;
  readonly batting: Maybe<Side>;
  readonly home: CricketFigures;
  /** By innings. */
  readonly periods: ReadonlyArray<PeriodScore>;
  /** Runs that the second to bat needs to win; null in the first innings. */
  readonly target: Maybe<Scalars['Int']['output']>;
};

/** How much a node matters when a client cannot draw it. */
export type Criticality =
  /** Shows its authored fallback. */
  | 'DEGRADABLE'
  /** Blocks its scope: a receipt, a consent, a responsible-gaming notice. */
  | 'MANDATORY'
  /** May be skipped. */
  | 'OPTIONAL';

/** From one half of the house to the other. */
export type CrossSellShelf = {
  readonly __typename: 'CrossSellShelf';
  readonly deepLink: Maybe<DeepLink>;
  readonly id: Scalars['ID']['output'];
  /** Names a drawing of ours: `boost`, `parlay`, `live`, `casino`, `welcome`. */
  readonly illustration: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** An operational message that an operator writes. */
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
  /** Of three darts: `94.2`; null before the first three. */
  readonly average: Maybe<Scalars['String']['output']>;
  /** Highest finish; 0 for none. */
  readonly highestCheckout: Scalars['Int']['output'];
  readonly oneEighties: Scalars['Int']['output'];
  /** Points to go in this leg. */
  readonly remaining: Scalars['Int']['output'];
};

export type DartsStatistics = {
  readonly __typename: 'DartsStatistics';
  readonly away: DartsFigures;
  readonly home: DartsFigures;
  /** Whose turn it is. */
  readonly throwing: Maybe<Side>;
};

/** Where a control leads. Open: a client that does not know a member draws no control and reports it. */
export type DeepLink = AccountMenuDeepLink | AccountMenuItemDeepLink | BetHistorySectionDeepLink | CardProviderDeepLink | CashAtCasinoDeepLink | CasinoCategoryShelfDeepLink | CasinoGameDeepLink | CasinoRewardsShelfDeepLink | ConfirmationDeepLink | ContactSupportDeepLink | FormDeepLink | IdentityDeepLink | InteracConfirmationDeepLink | ModalDeepLink | OpenBetslipDeepLink | PromotionDeepLink | PromotionListDeepLink | ReceiptDeepLink | ResponsibleGamingShelfDeepLink | ScorePayDeepLink | SelectFacilityDeepLink | SportsbookPageDeepLink | VendorInformationDeepLink | WebPageDeepLink | WireTransferFirstDeepLink | WireTransferRepeatDeepLink;

export type DefaultReceiptLine = {
  readonly __typename: 'DefaultReceiptLine';
  /** Set on lines that count towards the receipt's total. */
  readonly amount: Maybe<Money>;
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly style: ReceiptLineStyle;
  readonly value: Scalars['String']['output'];
};

/** Says what a player has deposited so far and asks them to acknowledge it. */
export type DepositAcknowledgementDialog = {
  readonly __typename: 'DepositAcknowledgementDialog';
  /** Records that it was read; its label is the button's. */
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

/** How long a dialog stays closed once it was: as long as the page lives, on the device, or wherever the player is. */
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
  /** Larger goes first; one dialog is shown at a time. */
  readonly priority: Scalars['Int']['output'];
  /** Of the document that it stands in. */
  readonly revision: Scalars['ID']['output'];
  readonly trackingId: Maybe<Scalars['String']['output']>;
  readonly triggers: DialogTriggers;
};

export type DialogTriggers = {
  readonly __typename: 'DialogTriggers';
  /** Path prefixes on which it does not open by itself. */
  readonly exceptPages: ReadonlyArray<Scalars['String']['output']>;
  /** Opens within 5 s of a login. */
  readonly onLogin: Scalars['Boolean']['output'];
  /** Path prefixes, `/*` for every page; a dialog with pages and without `onLogin` opens when one is entered. */
  readonly pages: ReadonlyArray<Scalars['String']['output']>;
};

export type Disclaimer = {
  readonly __typename: 'Disclaimer';
  readonly body: Scalars['String']['output'];
  readonly deepLink: Maybe<DeepLink>;
  /** Text inside `body` that is a link, with where it leads. */
  readonly hyperlink: Maybe<Scalars['String']['output']>;
};

/** Keeps a prompt from being shown to this player again. */
export type DismissPromptAction = {
  readonly __typename: 'DismissPromptAction';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly next: Maybe<DeepLink>;
  readonly promptType: Scalars['String']['output'];
  readonly requirements: ReadonlyArray<ActionRequirement>;
};

/** How odds and colours are shown. The choices are kept by the client; nothing of them is here. */
export type DisplayPreferencesShelf = {
  readonly __typename: 'DisplayPreferencesShelf';
  /** For players, whose account keeps the format of odds. */
  readonly accountText: Scalars['String']['output'];
  /** For visitors, and where there is no sportsbook. */
  readonly deviceText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly oddsFormatLabel: Scalars['String']['output'];
  readonly themeLabel: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type DraftBet = {
  readonly __typename: 'DraftBet';
  readonly amountSourceType: AmountSourceType;
  /** A player's tokens that could be used now, what ends first first; none for visitors. */
  readonly availableFreeBets: ReadonlyArray<AvailableFreeBet>;
  readonly availableProfitBoosts: ReadonlyArray<AvailableProfitBoost>;
  /** Null for visitors. */
  readonly availablePromotionalCreditBalance: Maybe<Money>;
  /** Null until one is entered. Of a round robin, the amount of each combination. */
  readonly betAmount: Maybe<Money>;
  /** Profit : stake of the whole bet, exact. */
  readonly betToWinRatio: Odds;
  /** With the boost that is chosen, for the amount as it stands; null without one. */
  readonly boostedTotalOdds: Maybe<Odds>;
  /** With the boost that is chosen; null without one. */
  readonly boostedWinAmount: Maybe<Money>;
  /** The legs by event, in the order the first of each was added; several of one event have one price. */
  readonly draftLegEventGroupings: ReadonlyArray<DraftLegEventGrouping>;
  readonly draftLegs: ReadonlyArray<DraftLeg>;
  readonly errors: ReadonlyArray<BetError>;
  /** That of its event; of several the one that stands most in the way: called off, over, hidden, unknown, being played, before the start. */
  readonly eventStatus: EventStatus;
  /** Stable while its selections are in the slip: `straight:<selection>`, `parlay`, `teaser` or `roundRobin:<picks in a combination>`. */
  readonly id: Scalars['ID']['output'];
  /** Several selections of one event are in it, priced together: it counts as a parlay plus. */
  readonly isParlayPlusEligible: Scalars['Boolean']['output'];
  readonly numberOfCombinations: Scalars['Int']['output'];
  readonly numberOfDistinctLegs: Scalars['Int']['output'];
  /** Which of the two the player typed. */
  readonly patronSetAmountType: AmountField;
  /** How long the server holds a live bet before it decides. */
  readonly placeBetDelayMilliseconds: Scalars['Int']['output'];
  /** How several picks of one game are settled when one of them is void or ends level, in words; null where there are none. */
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
  /** The page of the event. */
  readonly deepLink: DeepLink;
  readonly draftBets: ReadonlyArray<DraftBet>;
  readonly eventId: Scalars['ID']['output'];
  readonly eventName: Scalars['String']['output'];
  readonly eventStatus: EventStatus;
  readonly id: Scalars['ID']['output'];
  /** True while a pick of it does. */
  readonly legGroupRequiresAcceptance: Scalars['Boolean']['output'];
  /** What its picks pay together, which of one pick is its own price. Null where they cannot be bet together. */
  readonly odds: Maybe<Odds>;
  /** Since the player last accepted the picks. */
  readonly oddsTrend: OddsTrend;
  /** Always null: there is no chance beside the price. */
  readonly probabilityEncrypted: Maybe<Scalars['String']['output']>;
  readonly startsAt: Scalars['Time']['output'];
};

export type DraftBetInput = {
  readonly legs?: ReadonlyArray<DraftBetLegInput>;
  /** Each of them whole or not at all. */
  readonly sameGameParlayLegs?: ReadonlyArray<SameGameParlayLegInput>;
};

/** A leg of what goes into the slip together. */
export type DraftBetLegInput = {
  readonly oddsDenominator?: InputMaybe<Scalars['Long']['input']>;
  /** The price the player was shown; with none, that of now is taken. */
  readonly oddsNumerator?: InputMaybe<Scalars['Long']['input']>;
  /** The line the player was shown; with none, that of now. */
  readonly points?: InputMaybe<Scalars['String']['input']>;
  readonly selectionId: Scalars['ID']['input'];
};

export type DraftLeg = {
  readonly __typename: 'DraftLeg';
  /** As it was when the player last accepted it. */
  readonly acceptedOdds: Odds;
  /** The line then, where there is one. */
  readonly acceptedPoints: Maybe<Points>;
  /** Other lines of the same pick, from the market's main line on to those that are better for the player; none for a pick without a line. */
  readonly buyPointOptions: ReadonlyArray<BuyPointOption>;
  readonly errors: ReadonlyArray<BetError>;
  readonly eventId: Scalars['ID']['output'];
  readonly eventName: Scalars['String']['output'];
  readonly eventStatus: EventStatus;
  readonly id: Scalars['ID']['output'];
  readonly marketName: Scalars['String']['output'];
  /** As it is now. */
  readonly marketSelection: MarketSelection;
  readonly marketSelectionOddsTrend: OddsTrend;
  /** True while the price, the line or the status differs from what was accepted, and auto-accept does not cover it. */
  readonly marketSelectionRequiresAcceptance: Scalars['Boolean']['output'];
  readonly marketStartAt: Scalars['Time']['output'];
  /** `moneyline`, `spread`, `total`, …: by what the selection is decided. */
  readonly marketType: Scalars['String']['output'];
  readonly startsAt: Scalars['Time']['output'];
};

/** Legs of one event inside a bet. */
export type DraftLegEventGrouping = {
  readonly __typename: 'DraftLegEventGrouping';
  readonly canonicalUrl: Scalars['String']['output'];
  /** The page of the event. */
  readonly deepLink: DeepLink;
  readonly draftLegs: ReadonlyArray<DraftLeg>;
  readonly eventId: Scalars['ID']['output'];
  readonly eventName: Scalars['String']['output'];
  readonly eventStatus: EventStatus;
  readonly id: Scalars['ID']['output'];
  /** True while a leg of it does. */
  readonly legGroupRequiresAcceptance: Scalars['Boolean']['output'];
  /** What its legs pay together. Null where they cannot be bet together, and in a teaser, whose ticket has one price. */
  readonly odds: Maybe<Odds>;
  /** Since the player last accepted the legs. */
  readonly oddsTrend: OddsTrend;
  /** Always null: there is no chance beside the price. */
  readonly probabilityEncrypted: Maybe<Scalars['String']['output']>;
  readonly startsAt: Scalars['Time']['output'];
};

export type EditorialBlock = {
  readonly __typename: 'EditorialBlock';
  readonly id: Scalars['ID']['output'];
  readonly spans: ReadonlyArray<EditorialSpan>;
  /** `heading`, `paragraph`, `item`, `step`, `note`; an unknown style is a paragraph. Items and steps that follow one another are one list. */
  readonly style: Scalars['String']['output'];
};

/** Text of an editor in a closed form: blocks of spans, never markup. */
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

/** `SUCCESS`: opted in. `PENDING`: opting in is possible and has not happened. `NOT_REQUIRED`: there is nothing to opt in to. */
export type EnrollmentStatus =
  | 'NOT_REQUIRED'
  | 'PENDING'
  | 'SUCCESS';

/** Words of the offline, error and not-found screens; null leaves a word to the build. */
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
  /** On this map. */
  readonly kills: Scalars['Int']['output'];
  readonly totalKills: Scalars['Int']['output'];
};

export type EsportsStatistics = {
  readonly __typename: 'EsportsStatistics';
  readonly away: EsportsFigures;
  readonly home: EsportsFigures;
  /** Rounds, by maps; empty where a map is not counted in rounds. */
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
  /** Null before the start, and where nobody counts. */
  readonly statistics: Maybe<EventStatistics>;
  readonly status: EventStatus;
};

export type EventHeaderShelf = {
  readonly __typename: 'EventHeaderShelf';
  readonly event: Maybe<Event>;
  readonly id: Scalars['ID']['output'];
};

/** Everything that moves in one event, in one message. */
export type EventPrices = {
  readonly __typename: 'EventPrices';
  readonly eventId: Scalars['ID']['output'];
  readonly matchProgress: MatchProgress;
  readonly scoreboard: Maybe<Scoreboard>;
  readonly selections: ReadonlyArray<SelectionPrice>;
  readonly statistics: Maybe<EventStatistics>;
  readonly status: EventStatus;
  /** Grows with every change of this event; an older message never overwrites a newer one. */
  readonly version: Scalars['Long']['output'];
};

/** What is counted while a game is played; every sport counts its own. */
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

/** Fields described by a JSON Schema; checked again by the server. */
export type FieldsForm = {
  readonly __typename: 'FieldsForm';
  readonly action: Action;
  /** Of its amounts: `USD`, or `CAD` where Canadian dollars are played with. */
  readonly currency: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Field names in the order they are shown. */
  readonly order: ReadonlyArray<Scalars['String']['output']>;
  readonly schema: Scalars['FormSchema']['output'];
};

export type FootballFigures = {
  readonly __typename: 'FootballFigures';
  readonly firstDowns: Scalars['Int']['output'];
  /** That are left in this half. */
  readonly timeouts: Scalars['Int']['output'];
  readonly totalYards: Scalars['Int']['output'];
  readonly turnovers: Scalars['Int']['output'];
};

export type FootballStatistics = {
  readonly __typename: 'FootballStatistics';
  readonly away: FootballFigures;
  /** 1 to 4; null where nobody has the ball. */
  readonly down: Maybe<Scalars['Int']['output']>;
  /** `NYJ 35`, `50`. */
  readonly fieldPosition: Maybe<Scalars['String']['output']>;
  readonly home: FootballFigures;
  readonly isRedZone: Scalars['Boolean']['output'];
  readonly periods: ReadonlyArray<PeriodScore>;
  /** Who has the ball; null in a break. */
  readonly possession: Maybe<Side>;
  readonly yardsToGo: Maybe<Scalars['Int']['output']>;
};

/** A form as a document of parts; the parts are drawn by their kinds. */
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
  /** What the player may quote when asking about it. */
  readonly reference: Maybe<Scalars['ID']['output']>;
  readonly succeeded: Scalars['Boolean']['output'];
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A page of another site, which is told our theme when it asks. */
export type FrameShelf = {
  readonly __typename: 'FrameShelf';
  /** Whole address on one of the sites that the server has on its list; null where the list has that site no more. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** In CSS pixels; where the page tells its own height, until it has. */
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isHeightTold: Scalars['Boolean']['output'];
  readonly title: Scalars['String']['output'];
};

/** A bet that the house pays for: its stake does not come back. */
export type FreeBet = {
  readonly __typename: 'FreeBet';
  readonly amount: Money;
  /** From when on it can be used; null: at once. */
  readonly effectiveDatetime: Maybe<Scalars['Time']['output']>;
  /** Null where it does not end. */
  readonly expiryDatetime: Maybe<Scalars['Time']['output']>;
  readonly id: Scalars['ID']['output'];
  /** When it was used; null while it was not. */
  readonly redeemDatetime: Maybe<Scalars['Time']['output']>;
  readonly status: FreeBetStatus;
  readonly title: Scalars['String']['output'];
  /** What keeps it from being used elsewhere, each in words of its own, such as `3+ legs`. */
  readonly usageRestrictions: ReadonlyArray<Scalars['String']['output']>;
  /** What it can be used on, such as `For one bet`. */
  readonly usageTitle: Maybe<Scalars['String']['output']>;
};

export type FreeBetStatus =
  | 'AVAILABLE'
  | 'EXPIRED'
  | 'PAUSED'
  | 'PENDING'
  | 'REDEEMED';

/** A game of the casino, for so long without a stake. */
export type FreeToPlayGame = {
  readonly __typename: 'FreeToPlayGame';
  /** Its own page. */
  readonly deepLink: SportsbookPageDeepLink;
  readonly endsAt: Scalars['Time']['output'];
  readonly game: CasinoGame;
  /** Of the promotion; the game behind it changes. */
  readonly id: Scalars['ID']['output'];
  readonly startsAt: Scalars['Time']['output'];
  readonly termsOfUse: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Games that cost nothing and pay nothing; `presentation` may ask for `details`, as on the page of one of them. */
export type FreeToPlayShelf = {
  readonly __typename: 'FreeToPlayShelf';
  readonly emptyText: Scalars['String']['output'];
  /** Null when the source failed. */
  readonly freeGames: Maybe<ReadonlyArray<FreeToPlayGame>>;
  readonly id: Scalars['ID']['output'];
  readonly presentation: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

/** What the client draws a game's picture from. */
export type GameArt = {
  readonly __typename: 'GameArt';
  readonly seed: Scalars['Int']['output'];
  readonly theme: Scalars['String']['output'];
};

/** The bar over a game: who plays, balance, limits, bet, last win, time and the ways out. Figures are the game’s and the player’s, words are authored. */
export type GameBarShelf = {
  readonly __typename: 'GameBarShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** What is said in the place of a game while it opens, when it does not answer, and while a reality check is read. It stands over the frame then alone. */
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

/** What has happened in a game so far, as its sport counts it. Nothing before the start, and where nobody counts. */
export type GameFactsShelf = {
  readonly __typename: 'GameFactsShelf';
  /** Null when the source failed. */
  readonly event: Maybe<Event>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** A text between the bar and the frame of a game, such as on works at the provider’s. It takes room of its own and covers nothing. */
export type GameNoticeShelf = {
  readonly __typename: 'GameNoticeShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** The studios whose games are offered. */
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

/** A search over titles, studios and sorts. */
export type GameSearchShelf = {
  readonly __typename: 'GameSearchShelf';
  readonly id: Scalars['ID']['output'];
  readonly placeholder: Scalars['String']['output'];
  /** What stands there before anything is typed; null when the source failed. */
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

/** The verdict on a packet. No errors and a future `expiresAt` is the only permission to wager. */
export type GeoPacketAuthorization = {
  readonly __typename: 'GeoPacketAuthorization';
  readonly errors: ReadonlyArray<GeolocationError>;
  readonly expiresAt: Maybe<Scalars['Time']['output']>;
  /** When to ask again, before it expires. */
  readonly refreshAt: Maybe<Scalars['Time']['output']>;
};

export type GeolocationError = {
  readonly __typename: 'GeolocationError';
  /** `600`–`720` of the client, or a cause named by the server. */
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  /** `CONTACT_SUPPORT`, `DEVICE_ROOTED`, `IN_EXCLUSION_BOUNDARY`, `OUTSIDE_OF_ACTIVE_REGION`, `OUTSIDE_OF_VALID_REGION`, `TROUBLESHOOT`, `VERSION_OUTDATED`; open. */
  readonly resolution: Maybe<Scalars['String']['output']>;
  /** `OUT_OF_BOUNDARY`, `RATE_LIMITED`, `SERVER_ERROR`, `USER_IN_DIFFERENT_VALID_REGION`; open. */
  readonly result: Maybe<Scalars['String']['output']>;
};

export type GeolocationParams = {
  readonly accuracy: Scalars['Float']['input'];
  readonly latitude: Scalars['Float']['input'];
  readonly longitude: Scalars['Float']['input'];
};

/** Two sides against each other. */
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

/** The helpline of the place where the player is. Every page of the wallet owes one. */
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
  /** How long a slide stays before the next; the reader may stop that. */
  readonly secondsPerSlide: Scalars['Int']['output'];
  readonly slides: ReadonlyArray<HeroSlide>;
  /** Accessible name of the carousel. */
  readonly title: Scalars['String']['output'];
};

export type HeroSlide = {
  readonly __typename: 'HeroSlide';
  /** Names a drawing of ours: `stadium`, `court`, `tickets`, `signal`, `tables`, `dusk`. */
  readonly art: Scalars['String']['output'];
  readonly deepLink: Maybe<DeepLink>;
  /** A word or two over the title. */
  readonly eyebrow: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** What the way on says. */
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
  /** Signed: what it added to the player's money, or took from it. */
  readonly amount: Money;
  /** What was asked for, of which nothing has moved: it waits, or nothing came of it. Null for everything else. */
  readonly asked: Maybe<Money>;
  readonly at: Scalars['Time']['output'];
  readonly casinoRounds: Maybe<Scalars['Int']['output']>;
  /** Of a sitting at a game of the casino: its session, and how many rounds it had; null for everything else. */
  readonly casinoSessionId: Maybe<Scalars['ID']['output']>;
  readonly detail: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Of the receipt, where it is a deposit or withdrawal. */
  readonly receiptId: Maybe<Scalars['ID']['output']>;
  readonly state: HistoryState;
  readonly title: Scalars['String']['output'];
};

export type HistoryPage = {
  readonly __typename: 'HistoryPage';
  readonly entries: ReadonlyArray<HistoryEntry>;
  readonly pageInfo: PageInfo;
};

/** What happened to the player's money, or came of their bets, newest first. */
export type HistoryShelf = {
  readonly __typename: 'HistoryShelf';
  readonly emptyText: Scalars['String']['output'];
  readonly emptyTitle: Scalars['String']['output'];
  /** What it can be narrowed to, `all` among them; empty where there is nothing to tell apart. */
  readonly filters: ReadonlyArray<HistoryChoice>;
  readonly id: Scalars['ID']['output'];
  /** The first page, of everything. */
  readonly page: Maybe<HistoryPage>;
  /** `any` among them; none has the id of a filter. */
  readonly periods: ReadonlyArray<HistoryChoice>;
  /** `transactions`, `betting` or `casino`. */
  readonly sectionId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

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
  /** Who has a player more on the ice. */
  readonly powerPlay: Maybe<Side>;
  /** `1:12`: what is left of it. */
  readonly powerPlayClock: Maybe<Scalars['String']['output']>;
};

/** A page where players prove or change who they are. */
export type IdentityDeepLink = {
  readonly __typename: 'IdentityDeepLink';
  /** Which page. */
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
  /** The check is under way, or the vendor did not answer. */
  | 'PENDING'
  | 'REFUSED'
  | 'VERIFIED';

/** One picture with its description. */
export type ImageShelf = {
  readonly __typename: 'ImageShelf';
  /** What is to be seen, for those who cannot. */
  readonly alt: Scalars['String']['output'];
  readonly caption: Maybe<Scalars['String']['output']>;
  readonly deepLink: Maybe<DeepLink>;
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Never drawn wider, in pixels. */
  readonly maxWidth: Scalars['Int']['output'];
  /** A path of this site. */
  readonly url: Scalars['String']['output'];
  /** Of the picture as it is; the place keeps this ratio while it loads. */
  readonly width: Scalars['Int']['output'];
};

/** Something worth knowing about the transaction. */
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

/** The cards and accounts that the chosen provider keeps for the player. */
export type KeptMethodsShelf = {
  readonly __typename: 'KeptMethodsShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

export type LaunchPage = {
  readonly __typename: 'LaunchPage';
  readonly disclaimers: ReadonlyArray<Disclaimer>;
};

/** Why a game did not start, in the words of the server, with what can be done about it. Authored words stand where the server has none. */
export type LaunchProblemShelf = {
  readonly __typename: 'LaunchProblemShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** One resolved screen part, flat: a client keeps the frame of a node it cannot draw. */
export type Layout = {
  readonly __typename: 'Layout';
  /** When a time will have come that shows the asker something else, by the server's clock; null when none is known. */
  readonly changesAt: Maybe<Scalars['Time']['output']>;
  /** Surface and parameters of the route. */
  readonly id: Scalars['ID']['output'];
  /** Content address of the published document. */
  readonly revision: Scalars['ID']['output'];
  readonly slots: ReadonlyArray<Slot>;
  readonly surface: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
};

/** One move of a surface, as one audience sees it: nothing in it names a node that this audience did not or does not see. */
export type LayoutChange = {
  readonly __typename: 'LayoutChange';
  /** The revision that `steps` begin from; null when there are none. */
  readonly from: Maybe<Scalars['ID']['output']>;
  /** What is published now; `none` where nothing is, or nothing is any more: whoever shows the page leaves it. */
  readonly revision: Scalars['ID']['output'];
  /** Counts the messages of a stream from 1: one that is not above the last is old. */
  readonly sequence: Scalars['Int']['output'];
  /** Pages that ask because of it spread their requests over this time; the more listen, the longer. */
  readonly spreadMs: Scalars['Int']['output'];
  /** Leads from `from` to `revision`, all or nothing; null when all of it has to be asked for. */
  readonly steps: Maybe<ReadonlyArray<LayoutStep>>;
  /** Names the subscription; another one begins to count anew. */
  readonly stream: Scalars['ID']['output'];
  readonly surface: Scalars['ID']['output'];
  readonly urgency: LayoutUrgency;
};

/** Every shelf kind, so that one page may mix them. */
export type LayoutNode = AccountEntryShelf | AccountItemsShelf | AccountSummaryShelf | AnnouncedPaymentsShelf | AwardDetailsShelf | AwardsShelf | BetBuilderShelf | BetListShelf | CasinoMenuShelf | CasinoPromotionsShelf | CasinoRewardsShelf | CasinoRoundShelf | CasinoSessionRoundsShelf | CategoryGamesShelf | CategoryPillsShelf | ChangePasswordShelf | CollectionShelf | ColumnsShelf | CountdownShelf | CrossSellShelf | DisplayPreferencesShelf | EditorialShelf | ErrorScreensShelf | EventHeaderShelf | FeaturedEventsShelf | FrameShelf | FreeToPlayShelf | GameBarShelf | GameCoverShelf | GameDetailsShelf | GameFactsShelf | GameNoticeShelf | GameProvidersShelf | GameRailShelf | GameSearchShelf | HelplineShelf | HeroCarouselShelf | HistoryShelf | ImageShelf | KeptMethodsShelf | LaunchProblemShelf | LegalDocumentShelf | LimitHistoryShelf | LimitsSetByUsShelf | LinkColumnShelf | LinkPromptShelf | LinkedAccountsShelf | LinkingResultShelf | LiveEventsShelf | LiveGamesShelf | LobbyBannerShelf | LoginPreferencesShelf | LoyaltyDashboardShelf | LoyaltyShelf | ManagedMethodsShelf | MarketGridShelf | MarketGroupsShelf | MenuEntriesShelf | MethodExclusionShelf | OnboardingShelf | OutOfStateShelf | OwnLimitShelf | ParlaySuggestionsShelf | PasskeysShelf | PaymentAmountShelf | PaymentButtonShelf | PaymentConsentShelf | PaymentGatewayShelf | PaymentMethodsShelf | PaymentNoticeShelf | PaymentPlaceShelf | PaymentShelf | PaymentTotalShelf | PromotionCodeShelf | PromotionDetailsShelf | PromotionsShelf | QuickLinksShelf | RecentGamesShelf | ReferralShelf | ReferralsShelf | SearchBoxShelf | SearchResultsShelf | SharedBetShelf | SignUpElsewhereShelf | SignedUpShelf | SportsTreeShelf | StandingsShelf | StatisticsShelf | StoreLinksShelf | StreamPlayerShelf | SupportChatShelf | TabsShelf | TaxFormsShelf | TransactionReceiptShelf | VideoShelf | WalletBoxShelf;

/** What an open page fetches of a layout. */
export type LayoutPart = {
  readonly __typename: 'LayoutPart';
  readonly changesAt: Maybe<Scalars['Time']['output']>;
  readonly revision: Scalars['ID']['output'];
  readonly slots: ReadonlyArray<Slot>;
  readonly title: Maybe<Scalars['String']['output']>;
};

/**
 * One step of a change, by authored ids; a wire id is the authored one, `_`, and the place that also ends the layout's own id. Steps are taken in
 * order.
 */
export type LayoutStep = {
  readonly __typename: 'LayoutStep';
  /** The node that it stands behind in the list of slots; null for the first place. */
  readonly after: Maybe<Scalars['ID']['output']>;
  /** No `id`: two steps may be about one node. */
  readonly nodeId: Scalars['ID']['output'];
  readonly op: LayoutStepOp;
  /** Of a node that is inserted or moved: the node that contains it; null at the top. */
  readonly parent: Maybe<Scalars['ID']['output']>;
  readonly region: Maybe<Scalars['String']['output']>;
};

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
  /** Null for one that does not exist. */
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

/** Says that the terms have changed in substance and asks the player to accept them. Only for those who have not accepted them since. */
export type LegalChangeDialog = {
  readonly __typename: 'LegalChangeDialog';
  /** Records the acceptance of these versions; its label is the button's. */
  readonly action: Action;
  readonly body: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Texts that are accepted, as they are in force for the viewer. */
  readonly texts: ReadonlyArray<LegalChangeText>;
  readonly title: Scalars['String']['output'];
};

export type LegalChangeText = {
  readonly __typename: 'LegalChangeText';
  readonly deepLink: DeepLink;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** A legal document: the version in force where the player is, or the one that the address names. */
export type LegalDocumentShelf = {
  readonly __typename: 'LegalDocumentShelf';
  readonly id: Scalars['ID']['output'];
  readonly missingText: Scalars['String']['output'];
  readonly missingTitle: Scalars['String']['output'];
  /** Leads to the version in force from one that is not. */
  readonly pastLabel: Scalars['String']['output'];
  /** Null where there is no such version. */
  readonly shown: Maybe<LegalText>;
  /** `{time}` is replaced with the instant from which it holds. */
  readonly sinceLabel: Scalars['String']['output'];
  /** `{version}` is replaced with the number of the version. */
  readonly versionLabel: Scalars['String']['output'];
};

/** A published version; it never changes. */
export type LegalText = {
  readonly __typename: 'LegalText';
  /** Paragraphs are parted by an empty line; `{brand}` is replaced with the name of the brand. */
  readonly body: Scalars['String']['output'];
  readonly document: Scalars['String']['output'];
  /** Null for the first version of a brand, which holds ever since. */
  readonly holdsFrom: Maybe<Scalars['Time']['output']>;
  readonly isInForce: Scalars['Boolean']['output'];
  readonly title: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
};

export type LicenseType =
  | 'NO_DOWNLOAD_BROWSER'
  | 'REGULAR';

/** Limits that hold and held. */
export type LimitHistoryShelf = {
  readonly __typename: 'LimitHistoryShelf';
  readonly emptyText: Scalars['String']['output'];
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Its first page; null for visitors. */
  readonly section: Maybe<RgLimitHistorySection>;
  readonly title: Scalars['String']['output'];
};

export type LimitObjection = {
  readonly __typename: 'LimitObjection';
  /** Null until it is answered. */
  readonly answer: Maybe<Scalars['String']['output']>;
  readonly answeredAt: Maybe<Scalars['Time']['output']>;
  readonly madeAt: Scalars['Time']['output'];
  readonly text: Scalars['String']['output'];
};

export type LimitObjectionResult = {
  readonly __typename: 'LimitObjectionResult';
  readonly limits: ReadonlyArray<LimitSetByUs>;
  readonly succeeded: Scalars['Boolean']['output'];
  /** Of `text`, or of `limitId`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A change of the limits that the operator has set for the player. It is history: another change is another one. */
export type LimitSetByUs = {
  readonly __typename: 'LimitSetByUs';
  /** True while the player may object to it. */
  readonly canObject: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** What it limits, one sentence each. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  /** Where it counts. */
  readonly markets: Scalars['String']['output'];
  readonly objection: Maybe<LimitObjection>;
  /** Facts of the account's record at that time, one sentence each. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
  readonly since: Scalars['Time']['output'];
  readonly title: Scalars['String']['output'];
  /** When the next change took its place; null for the one that holds. */
  readonly until: Maybe<Scalars['Time']['output']>;
};

/** Limits that the operator has set for the player: what, on which markets, since when, why, and what the player says to it. */
export type LimitsSetByUsShelf = {
  readonly __typename: 'LimitsSetByUsShelf';
  readonly emptyText: Scalars['String']['output'];
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Newest first; null for visitors, and when they could not be read. */
  readonly limits: Maybe<ReadonlyArray<LimitSetByUs>>;
  /** Says how to object. */
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Links under one heading, such as a column of the footer. */
export type LinkColumnShelf = {
  readonly __typename: 'LinkColumnShelf';
  readonly id: Scalars['ID']['output'];
  /** Without those to pages that the viewer cannot open. */
  readonly links: ReadonlyArray<ColumnLink>;
  readonly title: Scalars['String']['output'];
};

/** Which questions whether to link an account the player does not want to be asked any more. */
export type LinkPromptDismissals = {
  readonly __typename: 'LinkPromptDismissals';
  readonly id: Scalars['ID']['output'];
  readonly promptTypes: ReadonlyArray<Scalars['String']['output']>;
};

/** Asks players without a linked account to link one. A dismissal holds on all devices; who has dismissed it sees nothing. */
export type LinkPromptShelf = {
  readonly __typename: 'LinkPromptShelf';
  /** Button that dismisses the question. */
  readonly dismissLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Button that leads to the partner. */
  readonly linkLabel: Scalars['String']['output'];
  /** Says what linking is for. */
  readonly text: Scalars['String']['output'];
  /** Heading. */
  readonly title: Scalars['String']['output'];
};

/** An account with a partner that the player has linked, or could. */
export type LinkedAccount = {
  readonly __typename: 'LinkedAccount';
  readonly accountType: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Whose it is, as the partner calls them; empty while none is linked. */
  readonly label: Scalars['String']['output'];
  readonly lastUpdatedAt: Maybe<Scalars['Time']['output']>;
  readonly linked: Scalars['Boolean']['output'];
};

/** Shows whether the partner's account is linked, links it and takes it apart. The accounts are asked for by the client. */
export type LinkedAccountsShelf = {
  readonly __typename: 'LinkedAccountsShelf';
  /** Heading of the account. */
  readonly accountTitle: Scalars['String']['output'];
  /** Says what that means. */
  readonly emptyText: Scalars['String']['output'];
  /** Says that no partner is connected to this site. */
  readonly emptyTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Button that leads to the partner. */
  readonly linkLabel: Scalars['String']['output'];
  /** Says what linking is for, where nothing is linked. */
  readonly linkText: Scalars['String']['output'];
  /** Button that takes the accounts apart. */
  readonly unlinkLabel: Scalars['String']['output'];
};

/** Ends the linking when the partner sends the player back, and says how it went. What may go wrong has texts of its own, which the product fixes. */
export type LinkingResultShelf = {
  readonly __typename: 'LinkingResultShelf';
  /** Button that tries again after a fault. */
  readonly againLabel: Scalars['String']['output'];
  /** Button that gives up after a fault. */
  readonly cancelLabel: Scalars['String']['output'];
  /** Link from there to the linked accounts. */
  readonly doneLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Its text. */
  readonly linkedText: Scalars['String']['output'];
  /** Title of the dialog that tells of success. */
  readonly linkedTitle: Scalars['String']['output'];
  /** Text below it. */
  readonly waitingText: Scalars['String']['output'];
  /** Heading of the page while the answer is on its way. */
  readonly waitingTitle: Scalars['String']['output'];
};

/** Points to go through. */
export type ListReceiptLine = {
  readonly __typename: 'ListReceiptLine';
  readonly id: Scalars['ID']['output'];
  readonly items: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the order of the items matters. */
  readonly ordered: Scalars['Boolean']['output'];
  readonly title: Scalars['String']['output'];
};

export type LiveEventsCount = {
  readonly __typename: 'LiveEventsCount';
  readonly count: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
};

/** What is being played now. */
export type LiveEventsShelf = {
  readonly __typename: 'LiveEventsShelf';
  readonly columns: ReadonlyArray<MarketColumn>;
  readonly emptyText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly rows: Maybe<ReadonlyArray<MarketGridRow>>;
  readonly title: Scalars['String']['output'];
};

/** Tables with a dealer: who deals, and whether there is a seat. */
export type LiveGamesShelf = {
  readonly __typename: 'LiveGamesShelf';
  readonly id: Scalars['ID']['output'];
  /** Null when the source failed. */
  readonly tables: Maybe<ReadonlyArray<LiveTable>>;
  readonly title: Scalars['String']['output'];
};

/** Leave to watch an event now, or why there is none: exactly one of the three is there. */
export type LiveStream = {
  readonly __typename: 'LiveStream';
  readonly error: Maybe<LiveStreamErrorCode>;
  readonly restriction: Maybe<LiveStreamRestriction>;
  readonly ticket: Maybe<LiveStreamTicket>;
};

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

/** Opens one stream once. The host takes it as a bearer token at `hostUrl`/viewings. */
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
  /** Outside its hours. */
  | 'CLOSED'
  /** Every seat is taken. */
  | 'FULL'
  /** Seats are open. */
  | 'OPEN';

/** The head of a lobby: a picture, a sentence, one way on. */
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

/** Says why a location is needed before the browser asks for it. */
export type LocationPromptDialog = {
  readonly __typename: 'LocationPromptDialog';
  readonly allowLabel: Scalars['String']['output'];
  readonly body: Scalars['String']['output'];
  readonly declineLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** The place where cash changes hands. */
export type LocationReceiptLine = {
  readonly __typename: 'LocationReceiptLine';
  readonly address: Scalars['String']['output'];
  /** How far away, with its unit; null where the player's place is not known. */
  readonly distance: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** How a login is kept. */
export type LoginPreferencesShelf = {
  readonly __typename: 'LoginPreferencesShelf';
  /** Whether a login from a browser that is not known needs a code too. */
  readonly asksCodeOnNewDevice: Maybe<Scalars['Boolean']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Whether the password is asked for whenever the browser was closed. */
  readonly isStrongAuthEnabled: Maybe<Scalars['Boolean']['output']>;
  /** What the second choice means; null in documents of before it. */
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

/** The loyalty programme: where the player stands, its tiers, and what earns points. */
export type LoyaltyDashboardShelf = {
  readonly __typename: 'LoyaltyDashboardShelf';
  readonly id: Scalars['ID']['output'];
  readonly pointsEarningMethods: ReadonlyArray<LoyaltyEarningMethod>;
  /** Null for visitors, and when it could not be found out. */
  readonly redemption: Maybe<LoyaltyRedemption>;
  /** Null for visitors, and when it could not be found out. */
  readonly standing: Maybe<LoyaltyStanding>;
  /** Lowest first. */
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

/** What a player has that can be used, and the ways to use it. There is no exchange of points. */
export type LoyaltyRedemption = {
  readonly __typename: 'LoyaltyRedemption';
  readonly cashBalance: LoyaltyBalance;
  readonly creditBalance: LoyaltyBalance;
  readonly methods: ReadonlyArray<LoyaltyRedemptionMethod>;
  /** Whether there is anything to use now. */
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
  /** Null for visitors, and when it could not be found out. */
  readonly standing: Maybe<LoyaltyStanding>;
  readonly title: Scalars['String']['output'];
};

/** Where a player stands in the loyalty programme, in points of the running year. */
export type LoyaltyStanding = {
  readonly __typename: 'LoyaltyStanding';
  /** Null on the highest. */
  readonly nextTierName: Maybe<Scalars['String']['output']>;
  /** Null on the highest. */
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
  /** The first point of the next tier; null on the highest. */
  readonly upperBound: Maybe<Scalars['Int']['output']>;
};

/** Says that something is being worked on. */
export type MaintenanceDialog = {
  readonly __typename: 'MaintenanceDialog';
  readonly body: Scalars['String']['output'];
  readonly closing: Scalars['String']['output'];
  readonly dismissible: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** Names a drawing of ours. */
  readonly illustration: Scalars['String']['output'];
  readonly link: Maybe<DeepLink>;
  readonly linkLabel: Scalars['String']['output'];
  /** Seconds after which the client asks whether it is over; null for never. */
  readonly refreshIntervalSeconds: Maybe<Scalars['Int']['output']>;
  readonly title: Scalars['String']['output'];
};

/** What is absent, the client says in its own words. */
export type MaintenanceModeContent = {
  readonly __typename: 'MaintenanceModeContent';
  readonly image: Maybe<Scalars['String']['output']>;
  readonly label: Maybe<Scalars['String']['output']>;
  readonly link: Maybe<Scalars['String']['output']>;
  readonly message: Maybe<Scalars['String']['output']>;
  /** When to ask again. */
  readonly refreshIntervalSeconds: Maybe<Scalars['Int']['output']>;
  readonly title: Maybe<Scalars['String']['output']>;
};

/** The cards and accounts that are kept, each to be removed; below them the region `exclusion`. */
export type ManagedMethodsShelf = {
  readonly __typename: 'ManagedMethodsShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

export type Market = {
  readonly __typename: 'Market';
  readonly id: Scalars['ID']['output'];
  /** The line of a spread (home side) or total; null where there is none. */
  readonly line: Maybe<Points>;
  readonly name: Scalars['String']['output'];
  readonly selections: ReadonlyArray<MarketSelection>;
  readonly startTime: Scalars['Time']['output'];
  readonly status: MarketStatus;
  /** `spread`, `total`, `moneyline`, `three-way`, `double-chance`, …: open. */
  readonly type: Scalars['String']['output'];
  readonly updatedAtTime: Scalars['Time']['output'];
};

export type MarketColumn = {
  readonly __typename: 'MarketColumn';
  /** `spread`, `total`, `moneyline`, or `home`, `draw`, `away` where a market has three ways. */
  readonly key: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

/** Away before home, over before under; empty when the event has no such market. */
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
  /** A page that shows more of the same. */
  readonly more: Maybe<SportsbookPageDeepLink>;
  /** Null when the source failed. */
  readonly rows: Maybe<ReadonlyArray<MarketGridRow>>;
  readonly title: Scalars['String']['output'];
};

export type MarketGroup = {
  readonly __typename: 'MarketGroup';
  readonly id: Scalars['ID']['output'];
  readonly markets: ReadonlyArray<Market>;
  readonly title: Scalars['String']['output'];
};

/** All markets of an event in groups that open and close, with tabs over them. */
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
  /** Always null: there is no chance beside the price. */
  readonly probabilityEncrypted: Maybe<Scalars['String']['output']>;
  readonly rawId: Scalars['ID']['output'];
  readonly shareId: Maybe<Scalars['ID']['output']>;
  readonly status: SelectionStatus;
  /** `home`, `away`, `draw`, `over`, `under`, `yes`, `no`. */
  readonly type: Scalars['String']['output'];
};

export type MarketSelectionMetadata = {
  readonly __typename: 'MarketSelectionMetadata';
  /** `QUICK_BET` for what was taken as one; open to the client. */
  readonly attributes: ReadonlyArray<Scalars['String']['output']>;
  readonly branchChannel: Maybe<Scalars['String']['output']>;
  /** Of the bet that traders put together and it was taken with. */
  readonly featuredBetId: Maybe<Scalars['ID']['output']>;
  readonly marketSelectionId: Scalars['ID']['output'];
  /** What a model of the client's said when it was taken, as it was sent. */
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

/** Entries of the main menu or of the menu for visitors, under no heading. */
export type MenuEntriesShelf = {
  readonly __typename: 'MenuEntriesShelf';
  /** Without those to pages that the viewer's site does not open. */
  readonly entries: ReadonlyArray<MenuEntry>;
  readonly id: Scalars['ID']['output'];
  readonly shownIn: MenuPlace;
};

export type MenuEntry = {
  readonly __typename: 'MenuEntry';
  /** Has the number of live events beside it. */
  readonly countsLive: Scalars['Boolean']['output'];
  readonly deepLink: Maybe<DeepLink>;
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type MenuPlace =
  | 'DRAWER'
  /** The drawer of narrow screens, and the menus of wide ones. */
  | 'EVERYWHERE'
  | 'OUTSIDE_DRAWER';

export type MenuShelf = AccountEntryShelf | AccountItemsShelf | AwardsShelf | CasinoMenuShelf | ErrorScreensShelf | LinkColumnShelf | LoyaltyShelf | MenuEntriesShelf | ReferralShelf | SearchBoxShelf | SportsTreeShelf | StoreLinksShelf | WalletBoxShelf;

/** Lets the player be kept from a way to pay. Customer support alone can lift it. */
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

/** An amount in minor units, with the text a player reads. */
export type Money = {
  readonly __typename: 'Money';
  /** Minor units (cents). */
  readonly amountLong: Scalars['Long']['output'];
  /** ISO 4217. */
  readonly currency: Scalars['String']['output'];
  readonly formattedAmount: Scalars['String']['output'];
};

/** What a page tells of itself, and to whom. */
export type Monitoring = {
  readonly __typename: 'Monitoring';
  /** Share of visits whose events are counted, from 0 to 1. */
  readonly analyticsSampleRate: Scalars['Float']['output'];
  /** Where faults go beside us, by the protocol of Sentry; null: nowhere. */
  readonly errorDsn: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  readonly __typename: 'Mutation';
  /** Picks of one event can be taken with their one price: refused with `price-moved`, nothing accepted, where their terms do not make it. */
  readonly acceptBetslipChanges: Betslip;
  /** The nonce of a new attempt, which the id token has to carry: good for this player and an hour. */
  readonly accountLinkBegin: Scalars['ID']['output'];
  /** `token` is an id token of the partner's, `nonce` the one of `accountLinkBegin` that it was asked for with. */
  readonly accountLinkCreate: AccountLinkOutcome;
  readonly accountLinkDelete: AccountLinkOutcome;
  readonly accountLinkDismissPrompt: LinkPromptDismissals;
  /**
   * Several bets into the slip at once; with `mergeBetslip: false` in the place of what is there. What can no longer be bet on is left out and
   * told; where nothing is left, or the slip has no room for all, it stays as it is. Refused with `price-moved` when the terms given for a
   * group do not make its price.
   */
  readonly addDraftBets: AddDraftBetsResult;
  /**
   * All selections of a bet that traders put together, or none: refused when it was withdrawn or a leg of it can no longer be bet on.
   * `marketSelections` are the terms that the player was shown; what differs from those of now asks for acceptance.
   */
  readonly addFeaturedBet: Betslip;
  readonly addMarketSelection: Betslip;
  /** The line takes the selection's place in the slip, at its price of now; one of its `buyPointOptions`. */
  readonly adjustSelectionPoints: Betslip;
  /** What is not offered counts as the fewest points that are. */
  readonly buyTeaserPoints: Betslip;
  /** The player brings or sends the money of a wire or cash deposit no more; what comes all the same is sent back. Asking again is harmless. */
  readonly cancelAnnouncedDeposit: PaymentResult;
  /** Drops it. Asking again is harmless. */
  readonly cancelPaypalDeposit: PaymentResult;
  readonly cancelPendingLimit: SetLimitResult;
  /**
   * Cashes out at the value of now, and never below `amount`, which the player has confirmed. While a game of the bet is being played it waits
   * (`delayMilliseconds` of the quote) and is decided by the value of then: what was confirmed is paid if the bet is still worth it. `stake` is the part of what is at stake, in
   * cents; null for all of it. `cashOutId` (16–64 characters of `A–Z a–z 0–9 _ -`) is made and kept by the client before it sends: the same
   * id with the same body answers the same result, with another body it is refused with `cash-out-id-reused`.
   */
  readonly cashOutBet: CashOutResult;
  /** The player has left the game: it takes no more wagers. What was wagered is still played out. */
  readonly casinoClose: CasinoCloseResult;
  /** `REAL` errors with `UNAUTHENTICATED` for visitors. A second game ends the right of the first to take wagers. */
  readonly casinoLaunch: CasinoLaunchResult;
  /** Practice of a game that is open without a stake: its `promotionId` is that of its page. */
  readonly casinoLaunchFreeToPlay: CasinoLaunchResult;
  readonly clearBetslip: Betslip;
  /** The selections that the teaser is made of leave the slip, all at once. */
  readonly clearTeaserSelections: Betslip;
  /** Charges what the player has approved with PayPal. Asking again is harmless. */
  readonly completePaypalDeposit: PaymentResult;
  readonly confirmPendingLimit: SetLimitResult;
  /** Words what `withdrawalCreate` would do now. */
  readonly confirmWithdrawal: WithdrawalConfirmation;
  /** `actionId` makes a repeat harmless: the same id answers the same deposit. */
  readonly depositCreate: PaymentResult;
  readonly depositValidateCreate: PaymentResult;
  readonly dismissPrompt: PromptDismissalResult;
  /** Cannot be undone by the player. */
  readonly excludePaymentMethod: PaymentChoiceResult;
  /** As `withdrawalCreate`, of a wire transfer to an account that is not kept yet. */
  readonly firstWireTransferWithdrawalCreate: PaymentResult;
  /** The packet is signed by the vendor, used once, and bound to the player, the address and the time. */
  readonly geoComplyAuthorizeGeoPacket: GeoPacketAuthorization;
  readonly geoComplyForceRefetchLicense: GeoComplyApiToken;
  readonly geoComplyGetApiToken: GeoComplyApiToken;
  /** Errors with `UNAUTHENTICATED` when the session is gone. */
  readonly heartbeat: HeartbeatResult;
  /** As `withdrawalCreate`, of Interac alone. */
  readonly interacWithdrawalCreate: PaymentResult;
  /** Objects to a limit that holds, once. `text` has 10 to 2,000 letters. `actionId` makes a repeat harmless. */
  readonly objectToLimit: LimitObjectionResult;
  readonly paymentMethodDelete: PaymentChoiceResult;
  /**
   * At most 40 bets. `placementId` (16–64 characters of `A–Z a–z 0–9 _ -`) is made and kept by the client before it sends: the same id
   * with the same body answers the same result, with another body it is refused with `placement-id-reused`.
   */
  readonly placeBets: PlaceBetsResult;
  /** `useAlternateImage` is taken for the sake of older pages and changes nothing. */
  readonly promotionEnrollment: PromotionEnrollmentResult;
  readonly removeMarketSelection: Betslip;
  /** Three in ten minutes, over all sessions and logins. A new one is the end of the one before. */
  readonly sendOneTimeCode: OneTimeCodeOutcome;
  /** `freeBetId` with `FREE_BET` alone. Refused like a boost. */
  readonly setAmountSource: Betslip;
  /** Sets the value in cents at which the bet is cashed out by itself; null takes it back. */
  readonly setAutomaticCashOut: AutomaticCashOutResult;
  /** `amount` in cents; null empties the field. */
  readonly setDraftBetAmount: Betslip;
  /** `amountOrDuration`: cents of an amount, hours of a time; null for no limit. Less holds at once, more by the rules of the region. */
  readonly setLimit: SetLimitResult;
  /** No id clears it. What is kept from this bet by its rules, or is not the player's, is refused; another reward of the bet is cleared. */
  readonly setProfitBoost: Betslip;
  readonly setUserPreference: ActionResult;
  /**
   * Asks about a deposit or withdrawal by the id of its attempt. One of which nothing has come is given up: what is still on its way under the id
   * is refused.
   */
  readonly settlePayment: SettledPayment;
  /** The same link each time. Errors with `UNAUTHENTICATED` for visitors, and for a bet that is not the player's own as if there were none. */
  readonly shareBet: SharedBetLink;
  /**
   * Checked by the schema of the part as it is published to the player now. Errors have the path `answers`, then the field.
   * `partId` is the part's id on the wire.
   */
  readonly submitForm: FormSubmissionResult;
  /** `actionId` makes a repeat harmless: the same id answers the same result. */
  readonly userAck: ActionResult;
  /** Five wrong ones are the end of a code. */
  readonly verifyOneTimeCode: OneTimeCodeOutcome;
  /** As `depositCreate`, of a wire transfer alone. */
  readonly wireTransferDepositCreate: PaymentResult;
  /**
   * Sets the money aside and has it paid. `actionId` makes a repeat harmless: the same id answers the same withdrawal; without one, the same input
   * within five minutes does. `consent` is recorded with it, in the words of the document; words that it never said are refused. A repeat changes
   * nothing of what was recorded first. Absent: nothing is recorded.
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
  nonce: Scalars['String']['input'];
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

/** What stands in for a node. Closed for ever: every client that was ever shipped can draw it. */
export type NodeFallback = FallbackAmountLine | FallbackLink | FallbackText;

/** A price as the exact ratio profit : stake. */
export type Odds = {
  readonly __typename: 'Odds';
  readonly denominatorLong: Scalars['Long']['output'];
  /** Where no format is named, in that of the operation's field it is below (`betslip(oddsFormat: EURO)`); below none, `AMERICAN`. */
  readonly formattedOdds: Scalars['String']['output'];
  readonly numeratorLong: Scalars['Long']['output'];
};


/** A price as the exact ratio profit : stake. */
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

/** What a player is offered after the first login: the promotion for newcomers if there is one, and in any case the deposit. */
export type OnboardingShelf = {
  readonly __typename: 'OnboardingShelf';
  readonly depositLabel: Scalars['String']['output'];
  /** Heading without a promotion. */
  readonly fundTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** The same for everybody; null when none is on. */
  readonly promotion: Maybe<PromotionCard>;
  readonly skipLabel: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  /** Heading above one. */
  readonly welcomeTitle: Scalars['String']['output'];
};

export type OneTimeCode = {
  readonly __typename: 'OneTimeCode';
  /** Whether a code is needed now, before the act. */
  readonly showOneTimeCode: Scalars['Boolean']['output'];
};

export type OneTimeCodeChannel =
  | 'EMAIL';

export type OneTimeCodeOutcome = {
  readonly __typename: 'OneTimeCodeOutcome';
  readonly errors: ReadonlyArray<UserError>;
  readonly success: Scalars['Boolean']['output'];
};

/** What is done with a code: one that was shown opens one act of its source, in the session that it was sent in. */
export type OneTimeCodeSource =
  | 'DEPOSIT'
  /** To raise or remove a limit of one's own; to lower one never needs a code. */
  | 'LIMIT'
  /** To have logins checked less. */
  | 'LOGIN_PREFERENCES'
  /** To add or remove a passkey; needed whatever the login preferences are. */
  | 'PASSKEY'
  | 'PASSWORD'
  | 'WITHDRAWAL';

export type OpenBetslipDeepLink = {
  readonly __typename: 'OpenBetslipDeepLink';
  /** Selections to add first; empty opens the betslip as it is. */
  readonly marketSelectionIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** Opts in to a promotion of ours. */
export type OptInPromotionAction = {
  readonly __typename: 'OptInPromotionAction';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly next: Maybe<DeepLink>;
  readonly promotionId: Scalars['ID']['output'];
  readonly requirements: ReadonlyArray<ActionRequirement>;
};

/** A league's body: `united-states`, `england`. */
export type Organization = {
  readonly __typename: 'Organization';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

/** Of any other sport: the score by period alone. */
export type OtherStatistics = {
  readonly __typename: 'OtherStatistics';
  readonly periods: ReadonlyArray<PeriodScore>;
};

/** What is said over the ways to deposit outside an operating area. */
export type OutOfStateDepositPage = {
  readonly __typename: 'OutOfStateDepositPage';
  readonly body: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** What is said over the ways to deposit outside an operating area, in the server's words; nothing inside one. */
export type OutOfStateShelf = {
  readonly __typename: 'OutOfStateShelf';
  readonly id: Scalars['ID']['output'];
};

/** A limit that players hold themselves to, or a break, with the way to set it. */
export type OwnLimitShelf = {
  readonly __typename: 'OwnLimitShelf';
  readonly id: Scalars['ID']['output'];
  /** Null for visitors, and when it could not be found out. */
  readonly item: Maybe<RgLimitItem>;
  readonly text: Scalars['String']['output'];
  /** `Weekly spend limit`. */
  readonly title: Scalars['String']['output'];
};

export type PageColumn = {
  readonly __typename: 'PageColumn';
  readonly region: Scalars['String']['output'];
  /** Share of the width beside the others, from 1 to 4. */
  readonly weight: Scalars['Int']['output'];
};

export type PageInfo = {
  readonly __typename: 'PageInfo';
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
};

export type PageShelf = AccountSummaryShelf | AnnouncedPaymentsShelf | AwardDetailsShelf | BetBuilderShelf | BetListShelf | CasinoRoundShelf | CasinoSessionRoundsShelf | ChangePasswordShelf | CollectionShelf | ColumnsShelf | CountdownShelf | DisplayPreferencesShelf | EditorialShelf | EventHeaderShelf | FeaturedEventsShelf | FrameShelf | GameFactsShelf | HelplineShelf | HeroCarouselShelf | HistoryShelf | ImageShelf | KeptMethodsShelf | LegalDocumentShelf | LimitHistoryShelf | LimitsSetByUsShelf | LinkPromptShelf | LinkedAccountsShelf | LinkingResultShelf | LiveEventsShelf | LoginPreferencesShelf | LoyaltyDashboardShelf | ManagedMethodsShelf | MarketGridShelf | MarketGroupsShelf | MethodExclusionShelf | OnboardingShelf | OutOfStateShelf | OwnLimitShelf | ParlaySuggestionsShelf | PasskeysShelf | PaymentAmountShelf | PaymentButtonShelf | PaymentConsentShelf | PaymentGatewayShelf | PaymentMethodsShelf | PaymentNoticeShelf | PaymentPlaceShelf | PaymentShelf | PaymentTotalShelf | PromotionCodeShelf | PromotionDetailsShelf | PromotionsShelf | QuickLinksShelf | ReferralsShelf | SearchResultsShelf | SharedBetShelf | SignUpElsewhereShelf | SignedUpShelf | StandingsShelf | StatisticsShelf | StreamPlayerShelf | SupportChatShelf | TabsShelf | TaxFormsShelf | TransactionReceiptShelf | VideoShelf;

export type PageTab = {
  readonly __typename: 'PageTab';
  /** A tab with a link navigates; one without shows its region. */
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
  /** With every boost; null where nothing is boosted. */
  readonly totalPotentialBoostedReturnAmount: Maybe<Money>;
  readonly totalPotentialReturnAmount: Money;
};

export type ParlaySuggestion = {
  readonly __typename: 'ParlaySuggestion';
  /** Of one that traders put together: it is taken by this id, as one. */
  readonly featuredBetId: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  /** It is taken with an amount. */
  readonly isQuickBet: Scalars['Boolean']['output'];
  readonly legs: ReadonlyArray<ParlayLeg>;
  /** All legs together, at the prices of the moment of the answer. */
  readonly odds: Odds;
  /** Cents that a quick bet puts into the field; null for none. */
  readonly suggestedBetAmount: Maybe<Scalars['Long']['output']>;
  readonly title: Scalars['String']['output'];
};

/** Parlays that can be taken as they are: selections of the offer, one per game. */
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
  /** Wins, losses and draws so far, as `7-2` or `5-1-3`; null when unknown. */
  readonly record: Maybe<Scalars['String']['output']>;
};

/** A team or a player. */
export type ParticipantResult = {
  readonly __typename: 'ParticipantResult';
  /** Of the next game, or of the league without one. */
  readonly deepLink: SportsbookPageDeepLink;
  readonly id: Scalars['ID']['output'];
  readonly participant: Participant;
  /** League and next game. */
  readonly text: Scalars['String']['output'];
};

export type Passkey = {
  readonly __typename: 'Passkey';
  readonly createdAt: Scalars['Time']['output'];
  /** Host name of the site that it logs in to. */
  readonly host: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null before its first login. */
  readonly lastUsedAt: Maybe<Scalars['Time']['output']>;
  /** As the player has called it. */
  readonly name: Scalars['String']['output'];
};

/** Passkeys of the player: to add one, and to remove each. */
export type PasskeysShelf = {
  readonly __typename: 'PasskeysShelf';
  /** Says that there is none yet. */
  readonly emptyText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** The newest first, of all sites; null for visitors. */
  readonly passkeys: Maybe<ReadonlyArray<Passkey>>;
  /** Says what a passkey is for. */
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** The amount that the player types. What can be paid is the server’s. */
export type PaymentAmountShelf = {
  readonly __typename: 'PaymentAmountShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** Sends the draft to be checked. The amount follows the label. */
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

/** What the player read and pressed to confirm a payment: a node with a consent, on a page of that revision. */
export type PaymentConsentInput = {
  /** The button as it was read, without the amount that follows. */
  readonly label: Scalars['String']['input'];
  /** Of the slot. */
  readonly nodeId: Scalars['ID']['input'];
  /** As `Layout.revision` said it when the node was drawn. */
  readonly revision: Scalars['ID']['input'];
  /** The sentence as it was read. */
  readonly sentence: Scalars['String']['input'];
};

/** What the player agrees to, and the press that agrees. The amount follows the label. */
export type PaymentConsentShelf = {
  readonly __typename: 'PaymentConsentShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** A place where cash changes hands. */
export type PaymentFacility = {
  readonly __typename: 'PaymentFacility';
  /** In lines, as on an envelope. */
  readonly address: Scalars['String']['output'];
  /** With its unit; null where the player's place is not known. */
  readonly distance: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  readonly workingHours: ReadonlyArray<WorkingHours>;
  readonly workingHoursUrl: Maybe<Scalars['String']['output']>;
};

/** The payment page of the vendor, in a frame, for the payment that the address names. */
export type PaymentGatewayShelf = {
  readonly __typename: 'PaymentGatewayShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

export type PaymentInput = {
  /** Minor units of the player's currency. */
  readonly amountCents: Scalars['Int']['input'];
  /** Where cash is brought or picked up, of `paymentFacilities`; absent for every other way. */
  readonly facilityId?: InputMaybe<Scalars['ID']['input']>;
  /** A card or account that is kept; absent: the provider asks for one. */
  readonly paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  readonly paymentProviderId: Scalars['ID']['input'];
  readonly promotionCode?: InputMaybe<Scalars['String']['input']>;
  /** From the slip: nothing is asked for on the way. */
  readonly quickDeposit?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A card or account that a provider keeps for the player; its number is known to the provider alone. */
export type PaymentMethod = {
  readonly __typename: 'PaymentMethod';
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Masked: `Visa ending 4242`. */
  readonly name: Scalars['String']['output'];
};

/** What a player may do with the cards and accounts of a provider, for the type of payment that was asked about. */
export type PaymentMethodOptions = {
  readonly __typename: 'PaymentMethodOptions';
  /** To remove what is kept. */
  readonly manageMethodsPermitted: Scalars['Boolean']['output'];
  /** Another card or account than those that are kept. */
  readonly newMethodsPermitted: Scalars['Boolean']['output'];
  /** Over the list of them. */
  readonly paymentsMethodsHeader: Scalars['String']['output'];
};

export type PaymentMethodWord = {
  readonly __typename: 'PaymentMethodWord';
  /** Said below what the server says of it. */
  readonly note: Maybe<Scalars['String']['output']>;
  readonly providerId: Scalars['ID']['output'];
};

/**
 * The ways to pay. Those that are named come first, in this order; the others follow as the server lists them. None is added, hidden or chosen
 * by it.
 */
export type PaymentMethodsShelf = {
  readonly __typename: 'PaymentMethodsShelf';
  readonly id: Scalars['ID']['output'];
  readonly methods: ReadonlyArray<PaymentMethodWord>;
  readonly words: ReadonlyArray<WalletWord>;
};

/** Says why nothing can be paid now: not permitted, no method, or the list could not be loaded. */
export type PaymentNoticeShelf = {
  readonly __typename: 'PaymentNoticeShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** Where cash changes hands; shown for providers that need it. */
export type PaymentPlaceShelf = {
  readonly __typename: 'PaymentPlaceShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** A way to pay, as the one player finds it. */
export type PaymentProvider = {
  readonly __typename: 'PaymentProvider';
  readonly availability: ProviderAvailability;
  /** What sort of provider it is: `CARD`, `BANK_LINK`, … */
  readonly code: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly details: Scalars['String']['output'];
  /** The player has asked to be kept from it. */
  readonly excluded: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly maximumAmount: Money;
  readonly methodOptions: PaymentMethodOptions;
  readonly methods: ReadonlyArray<PaymentMethod>;
  /** Whether a one-time code is asked for, for payments of the type that was asked about (`MFA_REQUIRED` of the creation). */
  readonly mfaRequired: Scalars['Boolean']['output'];
  readonly minimumAmount: Money;
  readonly name: Scalars['String']['output'];
  /** What paid last. */
  readonly preferredMethod: Maybe<PaymentMethod>;
  /** Whether it keeps cards or accounts for the next time. */
  readonly supportsMethods: Scalars['Boolean']['output'];
  /** Why it takes nothing now; null where it does. */
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
  /** Why not; null where they may. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Whether the player may pay at all now. */
  readonly permitted: Scalars['Boolean']['output'];
  readonly preferredProvider: Maybe<PaymentProvider>;
  readonly providers: ReadonlyArray<PaymentProvider>;
};

export type PaymentResult = {
  readonly __typename: 'PaymentResult';
  /** False: no payment at all, or none by this provider. */
  readonly permitted: Scalars['Boolean']['output'];
  readonly succeeded: Scalars['Boolean']['output'];
  readonly uri: Maybe<PaymentUri>;
  readonly userErrors: ReadonlyArray<UserError>;
};

/**
 * The draft of one payment: method, kept card or account, place, amount, what is agreed to. Holds the regions `above`, `form` and `confirm`,
 * whose nodes read and change the draft. What can be paid, by which way, how much and where it goes is the server's answer and the player's input.
 */
export type PaymentShelf = {
  readonly __typename: 'PaymentShelf';
  readonly id: Scalars['ID']['output'];
  /** Whether anybody takes payments here. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** Which way money goes; follows from the surface. */
  readonly type: TransactionType;
};

/** What will leave and to whom, in the server’s figures, before the player agrees. */
export type PaymentTotalShelf = {
  readonly __typename: 'PaymentTotalShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

export type PaymentTransaction = {
  readonly __typename: 'PaymentTransaction';
  readonly amount: Money;
  readonly id: Scalars['ID']['output'];
  readonly provider: PaymentProviderName;
  readonly receipt: Receipt;
  /**
   * Of a deposit `FAILED`, `PENDING`, `PENDING_CASH_DEPOSIT`, `PENDING_WIRE_DEPOSIT` or `SUCCESSFUL`; of a withdrawal `FAILED`, `PENDING`,
   * `PENDING_CASH_PICKUP`, `PENDING_WIRE_WITHDRAWAL` or `SUCCESSFUL`.
   */
  readonly status: Scalars['String']['output'];
  readonly transactionId: Scalars['ID']['output'];
  readonly type: TransactionType;
};

/** Where a payment goes on. */
export type PaymentUri = {
  readonly __typename: 'PaymentUri';
  readonly deepLink: Maybe<DeepLink>;
  readonly navigationBarTitle: Scalars['String']['output'];
  readonly oauthPath: Maybe<Scalars['String']['output']>;
  readonly transactionId: Scalars['ID']['output'];
  readonly webLaunchNewWindow: Scalars['Boolean']['output'];
  /** A GET here, with the player's token, gives the address of the payments frame; of a withdrawal that needs none, its receipt's page. */
  readonly webUrl: Scalars['String']['output'];
};

/** What was scored in one stretch of a game: a quarter, an inning, the games of a set. */
export type PeriodScore = {
  readonly __typename: 'PeriodScore';
  readonly away: Maybe<Scalars['Int']['output']>;
  /** Null where the side has not had its turn in it. */
  readonly home: Maybe<Scalars['Int']['output']>;
  /** `1`, `OT`: the head of its column. */
  readonly label: Scalars['String']['output'];
};

/** A draft bet exactly as the player saw it. */
export type PlaceBetInput = {
  /** A bonus bet names its token, and its amount is the token's; a boosted bet is cash. A bet takes one reward at most. */
  readonly amountSourceType?: InputMaybe<AmountSourceType>;
  /** Cents; of a round robin, of each combination. */
  readonly betAmount: Scalars['Long']['input'];
  readonly draftBetId: Scalars['ID']['input'];
  readonly freeBetId?: InputMaybe<Scalars['ID']['input']>;
  readonly legs: ReadonlyArray<AcceptedSelectionInput>;
  readonly profitBoostId?: InputMaybe<Scalars['ID']['input']>;
  /** By how much a teaser moves each line. */
  readonly teaserPoints?: InputMaybe<Scalars['String']['input']>;
  /** Of a teaser: the `terms` of the preview that the player saw. Without them, or with others, it is refused and asks for acceptance. */
  readonly teaserTerms?: InputMaybe<Scalars['String']['input']>;
  readonly totalOddsDenominator?: InputMaybe<Scalars['Long']['input']>;
  /** The price of the whole bet, where it is not the product of its legs'; a teaser's always. A worse one is refused like a leg's. */
  readonly totalOddsNumerator?: InputMaybe<Scalars['Long']['input']>;
};

/** All bets of one placement are accepted, or none is. */
export type PlaceBetsResult = {
  readonly __typename: 'PlaceBetsResult';
  readonly accepted: Scalars['Boolean']['output'];
  readonly balances: Maybe<Balances>;
  readonly betslip: Betslip;
  readonly errors: ReadonlyArray<BetError>;
  readonly patronBalanceAfter: Maybe<Money>;
  readonly placedBets: ReadonlyArray<PlacedBet>;
  /** The id given, or one made by the server. */
  readonly placementId: Scalars['ID']['output'];
};

export type PlacedBet = {
  readonly __typename: 'PlacedBet';
  readonly amountSourceType: AmountSourceType;
  readonly anyLegsInPlay: Scalars['Boolean']['output'];
  /** What is at stake: of an open bet less what was cashed out of it, of one that is over what it was placed with. */
  readonly betAmount: Money;
  /** Null for a bet that is not open. */
  readonly cashOut: Maybe<CashOut>;
  /** In their order. */
  readonly cashOuts: ReadonlyArray<CompletedCashOut>;
  /** What was paid for what was cashed out; null while nothing was. */
  readonly cashoutAmount: Maybe<Money>;
  readonly closedAt: Maybe<Scalars['Time']['output']>;
  /** What it was placed as, where traders put it together; the title is that of then. */
  readonly featuredBetId: Maybe<Scalars['ID']['output']>;
  readonly featuredBetTitle: Maybe<Scalars['String']['output']>;
  readonly freeBetId: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The legs by event, in the order of the first of each. */
  readonly legEventGroupings: ReadonlyArray<PlacedLegEventGrouping>;
  readonly legs: ReadonlyArray<PlacedLeg>;
  readonly numLegs: Scalars['Int']['output'];
  /** How many bets it is made of: 1 but for a round robin. */
  readonly numberOfCombinations: Scalars['Int']['output'];
  readonly outcome: BetOutcome;
  /** The outcome of a bet that an operator returned by hand; null where results decide. */
  readonly overrideOutcome: Maybe<BetOutcome>;
  /** Null while open. What was paid for parts that were cashed out is in it. */
  readonly payoutAmount: Maybe<Money>;
  readonly placedAt: Scalars['Time']['output'];
  /** As accepted; never changes afterwards. */
  readonly placedBetAmount: Money;
  readonly potentialPayoutAmount: Money;
  readonly profitBoostId: Maybe<Scalars['ID']['output']>;
  readonly rawId: Scalars['ID']['output'];
  readonly receipt: Receipt;
  /** A leg has another outcome than it was graded with at first: its result was corrected. */
  readonly regraded: Scalars['Boolean']['output'];
  /** How several picks of one game are settled when one of them is void or ends level, as it was shown before; null where there are none. */
  readonly sameGameRule: Maybe<Scalars['String']['output']>;
  /** The page on which it is shown to others; null while it is not shared. */
  readonly shareableDeepLink: Maybe<DeepLink>;
  readonly status: BetStatus;
  /** By how much a teaser has moved each line, in one of two sports those of the first; the lines of its legs are the moved ones. */
  readonly teaserPoints: Maybe<Points>;
  /** What becomes of a teaser when a leg ends level or is void, as it was shown before; null for the usual rule and for any other bet. */
  readonly teaserRule: Maybe<Scalars['String']['output']>;
  /** With the boost, where there is one. */
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
  /** As it is now; null for one that is no longer known. */
  readonly market: Maybe<Market>;
  readonly marketName: Scalars['String']['output'];
  readonly marketSelectionId: Scalars['ID']['output'];
  /** `moneyline`, `spread`, `total`, …: by what the leg is decided, and on which side of it it stands. */
  readonly marketType: Scalars['String']['output'];
  /** As accepted; never changes afterwards. */
  readonly odds: Odds;
  readonly ordinal: Scalars['Int']['output'];
  readonly outcome: LegOutcome;
  /** Why a leg has this outcome; null while pending. */
  readonly outcomeReason: Maybe<Scalars['String']['output']>;
  /** Whom the leg is on; null where it is on nobody, such as a total. */
  readonly participant: Maybe<Participant>;
  readonly placedBetId: Scalars['ID']['output'];
  readonly points: Maybe<Points>;
  /** The outcome before its result was corrected, and why it had that one; null where nothing was corrected. */
  readonly regradedFrom: Maybe<LegOutcome>;
  readonly regradedFromReason: Maybe<Scalars['String']['output']>;
  readonly selectionName: Scalars['String']['output'];
  readonly selectionType: Scalars['String']['output'];
};

/** Legs of one event inside a placed bet. */
export type PlacedLegEventGrouping = {
  readonly __typename: 'PlacedLegEventGrouping';
  /** The page of the event. */
  readonly deepLink: DeepLink;
  readonly eventId: Scalars['ID']['output'];
  readonly eventName: Scalars['String']['output'];
  readonly eventStatus: EventStatus;
  readonly id: Scalars['ID']['output'];
  readonly legs: ReadonlyArray<PlacedLeg>;
  /** What its legs pay together, as accepted. Null where they have no price of their own: in a teaser, whose ticket has one. */
  readonly odds: Maybe<Odds>;
  readonly startsAt: Scalars['Time']['output'];
};

/** What became of a placement. */
export type PlacementOutcome = {
  readonly __typename: 'PlacementOutcome';
  readonly placementId: Scalars['ID']['output'];
  readonly result: Maybe<PlaceBetsResult>;
  /** `UNKNOWN` means the server has never seen it and it is safe to send. */
  readonly status: PlacementStatus;
};

export type PlacementStatus =
  | 'DECIDED'
  | 'IN_PROGRESS'
  | 'UNKNOWN';

export type Points = {
  readonly __typename: 'Points';
  readonly decimalPoints: Scalars['String']['output'];
  readonly formattedPoints: Scalars['String']['output'];
};

export type PromotionCard = {
  readonly __typename: 'PromotionCard';
  /** Its own page; null where the card is all there is. */
  readonly deepLink: Maybe<PromotionDeepLink>;
  /** All that there is to say, paragraphs parted by an empty line; null where the card is all there is. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Null where no end is set. */
  readonly endsAt: Maybe<Scalars['Time']['output']>;
  /** Null for visitors. */
  readonly enrollmentStatus: Maybe<EnrollmentStatus>;
  readonly id: Scalars['ID']['output'];
  /** Names a drawing of ours: `boost`, `parlay`, `live`, `casino`, `welcome`. */
  readonly illustration: Scalars['String']['output'];
  /** Whether only players are told what it is. */
  readonly isForPlayers: Scalars['Boolean']['output'];
  readonly primaryCta: Scalars['String']['output'];
  readonly primaryCtaDeepLink: Maybe<DeepLink>;
  readonly publishedAt: Maybe<Scalars['Time']['output']>;
  readonly secondaryCta: Maybe<Scalars['String']['output']>;
  readonly secondaryCtaDeepLink: Maybe<DeepLink>;
  readonly shortDescription: Scalars['String']['output'];
  /** Null where it has always been there. */
  readonly startsAt: Maybe<Scalars['Time']['output']>;
  /** What lists of promotions are narrowed by. */
  readonly tagIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly termsOfUse: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** A code that the player may give with a deposit; shown where a promotion is open to them. */
export type PromotionCodeShelf = {
  readonly __typename: 'PromotionCodeShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

export type PromotionDeepLink = {
  readonly __typename: 'PromotionDeepLink';
  readonly promotionId: Scalars['ID']['output'];
};

/** The page of one promotion. */
export type PromotionDetailsShelf = {
  readonly __typename: 'PromotionDetailsShelf';
  readonly id: Scalars['ID']['output'];
  /** There while it is on. */
  readonly promotion: Maybe<PromotionCard>;
  /** Null when the source failed. */
  readonly standing: Maybe<PromotionStanding>;
};

/** A promotion as the one player stands to it. Its id is that of the card that shows it. */
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

/** All promotions, or those with one tag. */
export type PromotionListDeepLink = {
  readonly __typename: 'PromotionListDeepLink';
  /** Shows only promotions with this tag. */
  readonly tagId: Maybe<Scalars['ID']['output']>;
};

export type PromotionStanding =
  /** Over, or not begun. */
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

/** Prompts that the player does not want to see again. */
export type PromptDismissals = {
  readonly __typename: 'PromptDismissals';
  readonly promptTypes: ReadonlyArray<Scalars['String']['output']>;
};

/** What the player may do next. */
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
   * A section of the player's own history. `first` is 1 to 50, 20 when absent; a cursor that is not ours counts as none. Errors with
   * `BAD_USER_INPUT` for a section, filter or period there is not.
   */
  readonly accountHistory: HistoryPage;
  /** `skipAccount` leaves `account` null. Errors with `UNAUTHENTICATED` for visitors. */
  readonly accountMenu: AccountMenu;
  /** Deposits that wait for the player to bring or send the money, the latest first. */
  readonly announcedDeposits: ReadonlyArray<PaymentTransaction>;
  /** Null for an event that is not shown. At most 6 picks. */
  readonly betBuilder: Maybe<BetBuilder>;
  /** Errors with `UNAUTHENTICATED` for visitors. */
  readonly betHistoryPage: BetHistoryPage;
  /** `selectedFilterId` is one of the section's filters: `all`, `straight`, `parlay`, `round-robin`, `teaser`. */
  readonly betHistorySection: BetHistorySection;
  readonly betHistoryTotals: BetHistoryTotals;
  readonly betslip: Betslip;
  /** A fresh quote. Null for a bet that is not open, or not the player's. */
  readonly cashOut: Maybe<CashOut>;
  /** Games of a category; every filter narrows further. `limit` is at most 60. An unknown category, or a filter that is not offered, has no games. */
  readonly casinoCategory: CasinoGamePage;
  readonly casinoMenu: ReadonlyArray<CasinoMenuItem>;
  /** One of the player's own; null for any other id. */
  readonly casinoRound: Maybe<CasinoRound>;
  /** Games by what a player types, of which the first 64 characters count; best first. */
  readonly casinoSearch: CasinoGamePage;
  /** One of the player's own; null for any other id. */
  readonly casinoSession: Maybe<CasinoSession>;
  /** Part of a list that a page shows. `first` is at most 50. An unknown list or filter has no items; a cursor that is none begins at the start. */
  readonly collection: CollectionPage;
  /** Every dialog that may open for this audience, most important first. */
  readonly dialogs: ReadonlyArray<DialogSlot>;
  /** Whether any promotion that a deposit could name is open to the player. */
  readonly displayPromoCode: Scalars['Boolean']['output'];
  /** Promotions that the player has opted in to. */
  readonly enrolledPromotions: ReadonlyArray<PromotionCard>;
  /** Null when there is no such event. */
  readonly event: Maybe<Event>;
  /** At most 200 events; unknown ids are left out. */
  readonly eventPrices: ReadonlyArray<EventPrices>;
  /** Null when no published form has this id. */
  readonly form: Maybe<Form>;
  /** The layout of a part of the frame around pages: `left-menu`, `account-panel`. */
  readonly frameLayout: Maybe<Layout>;
  /**
   * For pages that are open: a layout as it is now, or only those of its slots that are named. `canonicalUrl` names the route as in
   * `pageLayout`; without it, `surface` names the part of the frame. Null when nothing is published there, and when `revision` is given and is
   * not the one of now: then all of it has to be asked for. Slots that the asker does not see are left out, whoever names them.
   * `withFrames` brings the frames of all slots beside the named ones; on a page of more than 24 shelves the nodes of the others come `LATER`.
   */
  readonly layoutPart: Maybe<LayoutPart>;
  readonly linkPromptDismissals: LinkPromptDismissals;
  /** Empty where no partner is connected. */
  readonly linkedAccounts: ReadonlyArray<LinkedAccount>;
  readonly liveEventsCount: LiveEventsCount;
  /** Asked anew while somebody watches: a picture goes on no longer than its reasons. */
  readonly liveStream: LiveStream;
  /** What a newcomer is welcomed with; null where that is the deposit alone. */
  readonly onboardingPromotion: Maybe<PromotionCard>;
  readonly oneTimeCode: OneTimeCode;
  /** Null inside an operating area. Deposits are taken outside it too. */
  readonly outOfStateDepositPage: Maybe<OutOfStateDepositPage>;
  /**
   * The layout of a route. `canonicalUrl` is a path with optional query, of at most 512 characters.
   * Null when no published document serves it: the client shows its not-found page.
   * With `first`, a page of more than 24 shelves comes with the content of so many of them: of the others all frames are there, and their nodes
   * come `LATER`. What is MANDATORY, or has fields of one player, always comes at once.
   */
  readonly pageLayout: Maybe<Layout>;
  /** Where a provider takes and pays cash, in the region of the player's account; none for one of no cash. */
  readonly paymentFacilities: ReadonlyArray<PaymentFacility>;
  /** Cards and accounts that the provider keeps for the player. */
  readonly paymentProviderMethods: ReadonlyArray<PaymentMethod>;
  /** `capabilities` name what the device can pay with, `width` and `height` the room for a frame; all three are taken and change nothing yet. */
  readonly paymentProvidersLandingPage: PaymentProvidersLandingPage;
  /** Those that can be used from the slip. */
  readonly paymentProvidersQuickDepositLandingPage: PaymentProvidersLandingPage;
  /** A deposit or withdrawal of the player's own; null for any other id. */
  readonly paymentTransaction: Maybe<PaymentTransaction>;
  /** Errors with `UNAUTHENTICATED` for visitors. */
  readonly placement: PlacementOutcome;
  /** Null when there is no such promotion to opt in to. */
  readonly promotionEnrollment: Maybe<PromotionEnrollment>;
  readonly realityCheck: RealityCheck;
  /** Null for a bet that is not the player's. */
  readonly rebet: Maybe<Rebet>;
  /** `sectionId` is `all`, the only one there is. `first` is 1 to 50, 20 when absent; a cursor that is not ours counts as none. */
  readonly rgLimitHistorySection: RgLimitHistorySection;
  /** Of one type, or all of them. */
  readonly rgLimits: ReadonlyArray<RgLimitItem>;
  /** Errors with `UNAUTHENTICATED` for visitors. */
  readonly sessionData: SessionData;
  /** Ids of the dialogs that this player does not get: closed for good, or about something that does not concern them. */
  readonly settledDialogs: ReadonlyArray<Scalars['ID']['output']>;
  /** Null for one that nobody has shared. */
  readonly sharedBet: Maybe<SharedBet>;
  readonly spentInSession: SpentInSession;
  readonly sportsMenu: ReadonlyArray<SportsMenuItem>;
  readonly startup: Startup;
  readonly validateDepositPromoCode: DepositPromoCode;
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


export type QuerySharedBetArgs = {
  shareBetId: Scalars['ID']['input'];
};


export type QueryValidateDepositPromoCodeArgs = {
  promotionCode: Scalars['String']['input'];
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

/** How long the player has played and what for, to be read at an interval, once an hour at least. */
export type RealityCheck = {
  readonly __typename: 'RealityCheck';
  /** Put at risk since the session began. */
  readonly amountWagered: Money;
  /** When the next one is to be read. */
  readonly dueAt: Scalars['Time']['output'];
  /** That of the session. */
  readonly id: Scalars['ID']['output'];
  /** What the player chose, or an hour. */
  readonly intervalMinutes: Scalars['Int']['output'];
  /** It is to be read now: no wager is taken until it is acknowledged. */
  readonly isDue: Scalars['Boolean']['output'];
  readonly minutesActive: Scalars['Int']['output'];
  readonly startedAt: Scalars['Time']['output'];
};

/** The legs of a bet of the player's own, to be bet on once more at the prices of now. */
export type Rebet = {
  readonly __typename: 'Rebet';
  readonly eligibleLegs: ReadonlyArray<SharedLeg>;
  readonly id: Scalars['ID']['output'];
  readonly ineligibleLegs: ReadonlyArray<SharedLeg>;
};

/** What a player is told of a finished transaction, line by line. */
export type Receipt = {
  readonly __typename: 'Receipt';
  readonly id: Scalars['ID']['output'];
  readonly lines: ReadonlyArray<ReceiptSlot>;
  readonly revision: Scalars['ID']['output'];
  /** The sum of all amount lines that count; the client checks that what it shows agrees. */
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
  /** Not final yet; the value says so in words. */
  | 'PENDING'
  | 'PLAIN'
  | 'POSITIVE'
  | 'STRONG';

export type ReceiptSlot = {
  readonly __typename: 'ReceiptSlot';
  readonly absence: Maybe<NodeAbsence>;
  /** `MANDATORY` or `DEGRADABLE`: a receipt never drops a line in silence. */
  readonly criticality: Criticality;
  readonly fallback: Maybe<NodeFallback>;
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly label: Maybe<Scalars['String']['output']>;
  readonly node: Maybe<ReceiptLine>;
  readonly trackingId: Maybe<Scalars['String']['output']>;
};

/** What the player opened last, latest first. */
export type RecentGamesShelf = {
  readonly __typename: 'RecentGamesShelf';
  /** Empty before the first game; null when the source failed. */
  readonly games: Maybe<ReadonlyArray<CasinoGame>>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** An invitation to bring a friend. */
export type ReferralShelf = {
  readonly __typename: 'ReferralShelf';
  readonly id: Scalars['ID']['output'];
  /** Names a drawing of ours. */
  readonly image: Scalars['String']['output'];
  /** Until the player has followed it once. */
  readonly isFirstTimeViewer: Maybe<Scalars['Boolean']['output']>;
  readonly label: Scalars['String']['output'];
  readonly referralSectionDeepLink: Maybe<DeepLink>;
  readonly subtext: Scalars['String']['output'];
};

export type Referrals = {
  readonly __typename: 'Referrals';
  /** The player's alone; twelve letters and digits. */
  readonly code: Scalars['ID']['output'];
  /** Friends who are verified. */
  readonly completed: Scalars['Int']['output'];
  /** Friends who have an account and are not verified yet. */
  readonly inProgress: Scalars['Int']['output'];
  /** What a friend is sent: an address on this site. */
  readonly path: Scalars['String']['output'];
};

/** The player's own invitation, and how those stand that were taken up. */
export type ReferralsShelf = {
  readonly __typename: 'ReferralsShelf';
  readonly id: Scalars['ID']['output'];
  /** Null when nobody is logged in, and where there are no invitations. */
  readonly referrals: Maybe<Referrals>;
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type RegionalMetadata = {
  readonly __typename: 'RegionalMetadata';
  readonly currentCountryCode: Scalars['String']['output'];
  /** ISO 3166-2 with its country: `US-NJ`, `CA-ON`, `CA-DEFAULT`. */
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
  /** Names a drawing of ours. */
  readonly icon: Scalars['String']['output'];
  readonly logos: ReadonlyArray<ResponsibleGamingLogo>;
  /** Page that says what the restricted balance is. */
  readonly restrictedBalancesDisclaimerLink: SportsbookPageDeepLink;
};

export type ResponsibleGamingLogo = {
  readonly __typename: 'ResponsibleGamingLogo';
  /** Names a drawing of ours. */
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

/** The limits of a player, or the page of one of them. */
export type ResponsibleGamingShelfDeepLink = {
  readonly __typename: 'ResponsibleGamingShelfDeepLink';
  /** Which limit; none is the page of all. */
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
  /** What may be chosen; null where an amount is typed. */
  readonly options: Maybe<ReadonlyArray<RgLimitOption>>;
  readonly pending: Maybe<RgPendingLimit>;
  /** Null where it counts each wager alone, and for what knows no period. */
  readonly period: Maybe<RgLimitPeriod>;
  readonly title: Scalars['String']['output'];
  /** What has been used of it in the period that runs; null where nothing is counted. */
  readonly used: Maybe<Money>;
};

export type RgLimitOption = {
  readonly __typename: 'RgLimitOption';
  /** What is sent to choose it. */
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

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
  /** When it holds, or may be confirmed. */
  readonly startsAt: Scalars['Time']['output'];
  readonly state: RgPendingState;
};

/** Of a change that does not hold yet. `ACTION_REQUIRED`: its time has come, and the player must confirm it. */
export type RgPendingState =
  | 'ACTION_REQUIRED'
  | 'INCREASE_PENDING'
  | 'REMOVAL_PENDING';

export type RoundRobinSection = {
  readonly __typename: 'RoundRobinSection';
  /** One for each number of picks a combination may have, the smallest first; none with fewer than 3 picks or more than 10. */
  readonly draftBets: ReadonlyArray<DraftBet>;
  readonly errors: ReadonlyArray<BetError>;
  readonly oddsTrend: OddsTrend;
  readonly totalBetAmount: Money;
  /** With every boost; null where nothing is boosted. */
  readonly totalPotentialBoostedReturnAmount: Maybe<Money>;
  readonly totalPotentialReturnAmount: Money;
};

/** When and how a player is contacted, in words. */
export type SaferPlayContact = {
  readonly __typename: 'SaferPlayContact';
  /** At which we can be called in these hours. */
  readonly phone: Scalars['String']['output'];
  /** When the wait ends by itself. */
  readonly until: Scalars['Time']['output'];
  /** Day and hours, with their time zone. */
  readonly when: Scalars['String']['output'];
};

/** What was noticed about the own play. A message and a guide are confirmed by `userAck` with `ackType`. */
export type SaferPlayNotice = {
  readonly __typename: 'SaferPlayNotice';
  readonly ackType: Scalars['String']['output'];
  /** For the step CONTACT. */
  readonly contact: Maybe<SaferPlayContact>;
  readonly id: Scalars['ID']['output'];
  /** What was noticed, in words. */
  readonly seen: ReadonlyArray<Scalars['String']['output']>;
  readonly step: SaferPlayStep;
};

export type SaferPlayStep =
  /** No wager is taken until somebody has talked with the player, or the hours are over. */
  | 'CONTACT'
  /** Read and confirmed before the next wager. */
  | 'GUIDE'
  /** Closes nothing. */
  | 'MESSAGE';

/** Several picks of one event at the one price the player was shown. */
export type SameGameParlayLegInput = {
  readonly eventId: Scalars['ID']['input'];
  readonly marketSelections: ReadonlyArray<AcceptedSelectionInput>;
  readonly oddsDenominator: Scalars['Long']['input'];
  readonly oddsNumerator: Scalars['Long']['input'];
};

/** The gateway of ScorePay, which takes and pays out by its own account. */
export type ScorePayDeepLink = {
  readonly __typename: 'ScorePayDeepLink';
  /** `deposit` or `withdrawal`. */
  readonly transactionType: Scalars['String']['output'];
};

export type Scoreboard = {
  readonly __typename: 'Scoreboard';
  readonly awayScore: Scalars['Int']['output'];
  /** Game clock as the sport shows it; null where there is none. */
  readonly clock: Maybe<Scalars['String']['output']>;
  readonly homeScore: Scalars['Int']['output'];
  /** `Q3`, `2nd Half`, `Top 5th`, `Set 2`, `Final`. */
  readonly period: Scalars['String']['output'];
  /** What is going on in a few words: `3rd & 7 at NYJ 35`, `2–1, 1 out`, `40–15`. Null where the score says it all, or it is not known. */
  readonly situation: Maybe<Scalars['String']['output']>;
  /** Whose turn it is: who has the ball, serves, bats or throws. Null where nobody has it, or it is not known. */
  readonly turn: Maybe<Side>;
};

/** Searches while it is typed into; the address holds what is searched for. */
export type SearchBoxShelf = {
  readonly __typename: 'SearchBoxShelf';
  /** The same on pages of the casino, where the box searches games; null where it says the same everywhere. */
  readonly casinoPlaceholder: Maybe<Scalars['String']['output']>;
  /** Button that empties the box. */
  readonly clearLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Says in the empty box what is found; also its name. */
  readonly placeholder: Scalars['String']['output'];
  /** Heading of the last searches, which a player is offered. */
  readonly recentTitle: Scalars['String']['output'];
};

/** Results of one sort. */
export type SearchGroup = {
  readonly __typename: 'SearchGroup';
  /** Of everything that was found; `results` are the best of it. */
  readonly count: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly results: ReadonlyArray<SearchResult>;
  /** `TEAMS`, `PLAYERS`, `LEAGUES`, `EVENTS`, `MARKETS`, `PROMOTIONS` or `CASINO`: open. */
  readonly sort: Scalars['String']['output'];
};

export type SearchResult = HeadToHeadResult | MarketResult | ParticipantResult | SpecialResult | StandardResult;

/** What a search found, in tabs. */
export type SearchResultsShelf = {
  readonly __typename: 'SearchResultsShelf';
  readonly id: Scalars['ID']['output'];
  /** Null when the source failed. */
  readonly scopes: Maybe<ReadonlyArray<SearchScope>>;
  /** As it was searched for: without `%` and `<`. */
  readonly searchTerm: Scalars['String']['output'];
};

export type SearchScope = {
  readonly __typename: 'SearchScope';
  /** Of everything that was found; `groups` hold the best of it. */
  readonly count: Scalars['Int']['output'];
  readonly emptyText: Scalars['String']['output'];
  readonly emptyTitle: Scalars['String']['output'];
  /** Without empty ones, the best match first. */
  readonly groups: ReadonlyArray<SearchGroup>;
  /** `ALL`, `SPORTSBOOK` or `CASINO`. */
  readonly id: Scalars['ID']['output'];
  /** True if nothing has the words as typed: every result is close to them. */
  readonly isClose: Scalars['Boolean']['output'];
  readonly label: Scalars['String']['output'];
  /** For builds that know no groups: pages and games alone. */
  readonly results: ReadonlyArray<SearchResult>;
};

/** The choice of the casino where cash is paid in or taken out. */
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
  /** The line now, where there is one. */
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
  /** What a casino that stands alone says where it is closed; null for a brand with sports. */
  readonly casinoOutOfState: Maybe<CasinoOutOfState>;
  readonly footerDisclaimers: ReadonlyArray<Disclaimer>;
  readonly geoComply: GeoComplyAttributes;
  readonly identityBaseUrl: Scalars['String']['output'];
  /** Below `identityBaseUrl`. */
  readonly identityPaths: IdentityPaths;
  /** Where live-stream operations go; null: where all others do. */
  readonly liveStreamingBaseUrl: Maybe<Scalars['String']['output']>;
  readonly partnerAuthorizeUrl: Maybe<Scalars['String']['output']>;
  /** Null where no partner is connected. */
  readonly partnerClientId: Maybe<Scalars['String']['output']>;
  /** Who answers for the partner (RFC 9207). Null with its addresses for a brand that offers no linking, and while the partner cannot be reached. */
  readonly partnerIssuer: Maybe<Scalars['String']['output']>;
  /** Each answer of the partner names its issuer (RFC 9207 §3): one that names none is not the partner's. */
  readonly partnerSendsIssuer: Scalars['Boolean']['output'];
  readonly partnerTokenUrl: Maybe<Scalars['String']['output']>;
  /** Origin of the pages on which players pay; null where no deposit is taken. */
  readonly paymentsBaseUrl: Maybe<Scalars['String']['output']>;
  /** Page of the help chat, to be shown in a frame; null where the brand has none for this region. */
  readonly supportChatUrl: Maybe<Scalars['String']['output']>;
  readonly supportUrl: Scalars['String']['output'];
};

/** What is asked once after each login. */
export type SessionData = {
  readonly __typename: 'SessionData';
  readonly account: Account;
  readonly currentTime: Scalars['Time']['output'];
  readonly heartbeatIntervalSeconds: Scalars['Int']['output'];
  readonly inactivityThresholdMinutes: Scalars['Int']['output'];
  /** Whether the player has no bet yet. */
  readonly isFirstWager: Scalars['Boolean']['output'];
  /** Whether a game of the casino is open for money, in this session. */
  readonly isPlayingCasinoGame: Scalars['Boolean']['output'];
  /** The login before this one. */
  readonly lastLoginAt: Maybe<Scalars['Time']['output']>;
  /** When this session began. */
  readonly startedAt: Scalars['Time']['output'];
};

export type SetLimitResult = {
  readonly __typename: 'SetLimitResult';
  readonly limit: Maybe<RgLimitItem>;
  readonly succeeded: Scalars['Boolean']['output'];
  /** Of `amountOrDuration`. */
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

/** What became of a payment whose answer was lost. */
export type SettledPayment = {
  readonly __typename: 'SettledPayment';
  /** Null: it was not made, and will not be. */
  readonly transactionId: Maybe<Scalars['ID']['output']>;
};

/** A bet as its player has shown it to others: what was chosen at which odds and what became of it, never by whom, for how much or what it paid. */
export type SharedBet = {
  readonly __typename: 'SharedBet';
  readonly banner: Scalars['String']['output'];
  readonly disclaimers: ReadonlyArray<Scalars['String']['output']>;
  /** Those that can be bet on now. */
  readonly eligibleLegs: ReadonlyArray<SharedLeg>;
  readonly id: Scalars['ID']['output'];
  readonly ineligibleLegs: ReadonlyArray<SharedLeg>;
  /** The bet as it was placed, as far as others may see it. */
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

/** The texts around a bet that was shared; which bet, its address says, and `Query.sharedBet` has it. */
export type SharedBetShelf = {
  readonly __typename: 'SharedBetShelf';
  readonly addLabel: Scalars['String']['output'];
  /** `{count}` is replaced with the number of selections. */
  readonly addManyLabel: Scalars['String']['output'];
  readonly closedTitle: Scalars['String']['output'];
  readonly homeLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly missingText: Scalars['String']['output'];
  /** What is said where nobody has shared a bet of that id. */
  readonly missingTitle: Scalars['String']['output'];
  readonly openTitle: Scalars['String']['output'];
};

export type SharedLeg = {
  readonly __typename: 'SharedLeg';
  /** Null for one that is not shown any more. */
  readonly event: Maybe<Event>;
  readonly id: Scalars['ID']['output'];
  /** Why it cannot be bet on now; null for one that can. */
  readonly ineligibleReason: Maybe<Scalars['String']['output']>;
  readonly marketName: Scalars['String']['output'];
  readonly marketSelectionId: Scalars['ID']['output'];
  readonly points: Maybe<Points>;
  readonly selectionName: Scalars['String']['output'];
};

/** No amount, no player and no instant: those would tell of the player, not of the bet. */
export type SharedPlacedBet = {
  readonly __typename: 'SharedPlacedBet';
  /** In their order. */
  readonly legs: ReadonlyArray<SharedPlacedLeg>;
  readonly numLegs: Scalars['Int']['output'];
  readonly outcome: BetOutcome;
  /** By how much a teaser has moved each line. */
  readonly teaserPoints: Maybe<Points>;
  /** As accepted, without a boost: that is the player's alone. */
  readonly totalOdds: Odds;
  readonly type: BetType;
};

export type SharedPlacedLeg = {
  readonly __typename: 'SharedPlacedLeg';
  readonly marketName: Scalars['String']['output'];
  /** As accepted. */
  readonly odds: Odds;
  readonly ordinal: Scalars['Int']['output'];
  readonly outcome: LegOutcome;
  readonly points: Maybe<Points>;
  readonly selectionName: Scalars['String']['output'];
};

export type Side =
  | 'AWAY'
  | 'HOME';

/** Where an account is opened when it cannot be opened here. The address to take along is the client's: a friend's link may have left it. */
export type SignUpElsewhereShelf = {
  readonly __typename: 'SignUpElsewhereShelf';
  readonly copyLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly logInLabel: Scalars['String']['output'];
  readonly supportLabel: Scalars['String']['output'];
  /** `{brand}` is replaced with the name of the brand. */
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** What comes after a sign-up, by how far the check of the person is. */
export type SignedUpShelf = {
  readonly __typename: 'SignedUpShelf';
  readonly busyLabel: Scalars['String']['output'];
  readonly document: SignedUpStep;
  readonly id: Scalars['ID']['output'];
  /** Null for visitors. */
  readonly identityStatus: Maybe<IdentityStatus>;
  readonly pending: SignedUpStep;
  readonly pictureLabel: Scalars['String']['output'];
  /** The account can be used. */
  readonly ready: SignedUpStep;
  /** Without a label: support is all there is. */
  readonly refused: SignedUpStep;
  readonly supportLabel: Scalars['String']['output'];
  /** A path of this site or a whole address. */
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

/** The frame of one node. */
export type Slot = {
  readonly __typename: 'Slot';
  readonly absence: Maybe<NodeAbsence>;
  readonly criticality: Criticality;
  readonly fallback: Maybe<NodeFallback>;
  /** The authored id and a hash of the route's parameters. */
  readonly id: Scalars['ID']['output'];
  /** The kind's `__typename`, also when `node` is null. */
  readonly kind: Scalars['String']['output'];
  /** Accessible name of the region. */
  readonly label: Maybe<Scalars['String']['output']>;
  /** Null when this client cannot draw it or its data failed; the reason stands in `absence`. */
  readonly node: Maybe<LayoutNode>;
  /** Wire id of the containing slot; null at the top. */
  readonly parent: Maybe<Scalars['ID']['output']>;
  /** Named place inside the parent; `main` or `aside` at the top. */
  readonly region: Scalars['String']['output'];
  readonly trackingId: Maybe<Scalars['String']['output']>;
};

export type SoccerFigures = {
  readonly __typename: 'SoccerFigures';
  readonly corners: Scalars['Int']['output'];
  readonly fouls: Scalars['Int']['output'];
  /** Of a hundred. */
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

/** A page that holds more than one game: a competition, a promotion. */
export type SpecialResult = {
  readonly __typename: 'SpecialResult';
  readonly deepLink: SportsbookPageDeepLink;
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Put at risk since the session began. */
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

/** An entry of the sports tree; at most four levels. */
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

/** A game of the casino. */
export type StandardResult = {
  readonly __typename: 'StandardResult';
  readonly game: CasinoGame;
  readonly id: Scalars['ID']['output'];
};

export type StandingsColumn = {
  readonly __typename: 'StandingsColumn';
  /** The same in words. */
  readonly fullLabel: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  /** Short, as over a column: `W`, `Pts`. */
  readonly label: Scalars['String']['output'];
};

export type StandingsRow = {
  readonly __typename: 'StandingsRow';
  readonly id: Scalars['ID']['output'];
  readonly participant: Participant;
  /** Equal records share a rank. */
  readonly rank: Scalars['Int']['output'];
  /** One per column, in the columns' order. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** The table of a competition, made from the records of its sides. */
export type StandingsShelf = {
  readonly __typename: 'StandingsShelf';
  /** What the sport counts, in its order. */
  readonly columns: ReadonlyArray<StandingsColumn>;
  readonly emptyText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Best first; null when the source failed. */
  readonly rows: Maybe<ReadonlyArray<StandingsRow>>;
  readonly title: Scalars['String']['output'];
};

/** What a client needs before it draws anything. Public, but for `anonymousToken`, which is made for each visitor without one. */
export type Startup = {
  readonly __typename: 'Startup';
  readonly anonymousToken: Maybe<Scalars['String']['output']>;
  readonly applicationMetadata: ApplicationMetadata;
  readonly launchPage: LaunchPage;
  /** The house is closed, and this is what to say; null while it is open. */
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
  /** The away side's part of both together, in per cent; null where the two cannot be set against each other. */
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

/** Both sides of an event in figures, as the sport counts them. */
export type StatisticsShelf = {
  readonly __typename: 'StatisticsShelf';
  readonly emptyText: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null when the source failed. */
  readonly sides: Maybe<StatisticSides>;
  /** Groups without a figure are left out; null when the source failed. */
  readonly statistics: Maybe<ReadonlyArray<StatisticGroup>>;
  readonly title: Scalars['String']['output'];
};

export type StoreApp = {
  readonly __typename: 'StoreApp';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  /** `ios` or `android`. */
  readonly platform: Scalars['String']['output'];
  /** The app in its store, by `https`; null where the brand has none. */
  readonly url: Maybe<Scalars['String']['output']>;
};

/** Ways to the brand's apps. */
export type StoreLinksShelf = {
  readonly __typename: 'StoreLinksShelf';
  readonly apps: ReadonlyArray<StoreApp>;
  readonly id: Scalars['ID']['output'];
  /** Where an app leads that no store has. */
  readonly withoutStore: Maybe<DeepLink>;
};

export type StraightSection = {
  readonly __typename: 'StraightSection';
  readonly draftBetEventGroupings: ReadonlyArray<DraftBetEventGrouping>;
  readonly errors: ReadonlyArray<BetError>;
  readonly oddsTrend: OddsTrend;
  readonly totalBetAmount: Money;
  /** With every boost; null where nothing is boosted. */
  readonly totalPotentialBoostedReturnAmount: Maybe<Money>;
  readonly totalPotentialReturnAmount: Money;
};

/** The moving picture of an event, for those who may watch it. Whether somebody may is asked when they press. */
export type StreamPlayerShelf = {
  readonly __typename: 'StreamPlayerShelf';
  /** Null when the source failed. */
  readonly event: Maybe<Event>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  /** What stands there before the start. */
  readonly upcomingText: Scalars['String']['output'];
};

/** Hands in what was answered in the form's fields. */
export type SubmitFormAction = {
  readonly __typename: 'SubmitFormAction';
  readonly formId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly next: Maybe<DeepLink>;
  readonly requirements: ReadonlyArray<ActionRequirement>;
  /** What is said once it has arrived. */
  readonly successText: Scalars['String']['output'];
};

export type Subscription = {
  readonly __typename: 'Subscription';
  /** First the balances as they are, then every change of the logged-in player's. */
  readonly accountBalanceUpdates: Balances;
  /** Every bet of the logged-in player whose state changes. */
  readonly betUpdates: PlacedBet;
  /** First the betslip as it is, then every change, also from another tab. */
  readonly betslipUpdates: Betslip;
  /** Every open bet of the logged-in player whose value changes: first all as they are. */
  readonly cashOutUpdates: CashOut;
  /** First the state as it is, then every change. Only changed selections are sent after the first. */
  readonly eventPrices: EventPrices;
  /**
   * What is published on a surface has moved for whoever asks. The first message tells the revision as it is; a client that holds another one
   * asks for all of it.
   */
  readonly layoutChanged: LayoutChange;
  /** First the accounts as they are, then every change of the logged-in player's. */
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

/** Leads to the chat with support, where the vendor's page is offered. Which page, startup says. */
export type SupportChatShelf = {
  readonly __typename: 'SupportChatShelf';
  /** The same button while a chat is under way. */
  readonly backLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Button that opens the chat. */
  readonly startLabel: Scalars['String']['output'];
  /** Says what the chat is. */
  readonly text: Scalars['String']['output'];
};

/** A container: each tab shows the children of one region, or leads to a page. */
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
  /** The latest first; null for visitors. */
  readonly years: Maybe<ReadonlyArray<W2gYear>>;
};

export type TeaserDraftBet = {
  readonly __typename: 'TeaserDraftBet';
  /** Its legs are those of the slip that are teased, at their lines as they are offered. */
  readonly draftBet: DraftBet;
  readonly id: Scalars['ID']['output'];
  /** The sport, or both of a mixed ticket. */
  readonly label: Scalars['String']['output'];
  /** By how much every line is moved in the player's favour; in a ticket of two sports, those of the first. */
  readonly teaserPoints: Points;
  /** Every choice of points, the fewest first. */
  readonly teaserPreviews: ReadonlyArray<TeaserPreview>;
};

/** What so many legs of a teaser pay once the others have dropped out. */
export type TeaserDrop = {
  readonly __typename: 'TeaserDrop';
  readonly legs: Scalars['Int']['output'];
  readonly totalOdds: Odds;
};

export type TeaserPreview = {
  readonly __typename: 'TeaserPreview';
  /** Which legs drop out of the bet and leave it to the others, in words; null where none does. */
  readonly drop: Maybe<Scalars['String']['output']>;
  /** What the legs that are left then pay, the most legs first; with fewer than two the amount comes back. */
  readonly dropsTo: ReadonlyArray<TeaserDrop>;
  /** False where so many legs are not offered with these points. */
  readonly enabled: Scalars['Boolean']['output'];
  /** How far the line of each leg is moved, in the order of the draft's legs. */
  readonly legPoints: ReadonlyArray<Points>;
  /** `6`, or `6/4` where the lines of two sports are moved by different points. */
  readonly name: Scalars['String']['output'];
  readonly points: Points;
  /** What becomes of the bet when a leg ends level or is void; null for the usual rule, by which it drops to the price of fewer legs. */
  readonly rule: Maybe<Scalars['String']['output']>;
  /**
   * Names the lines, rules and prices of fewer legs as they are now. Sent back with the bet: other terms than these ask the player once more,
   * whatever odds they take.
   */
  readonly terms: Scalars['String']['output'];
  readonly totalOdds: Maybe<Odds>;
};

export type TeaserSection = {
  readonly __typename: 'TeaserSection';
  readonly errors: ReadonlyArray<BetError>;
  /** `NO_CHANGE`: the price is that of the house's list and does not move with its legs. Other terms of a ticket are asked about by `terms`. */
  readonly oddsTrend: OddsTrend;
  /** Null with fewer than two selections that can be teased together. */
  readonly teaserDraftBet: Maybe<TeaserDraftBet>;
  readonly totalBetAmount: Money;
  /** With every boost; null where nothing is boosted. */
  readonly totalPotentialBoostedReturnAmount: Maybe<Money>;
  readonly totalPotentialReturnAmount: Money;
};

export type TennisFigures = {
  readonly __typename: 'TennisFigures';
  readonly aces: Scalars['Int']['output'];
  readonly breaks: Scalars['Int']['output'];
  readonly doubleFaults: Scalars['Int']['output'];
  /** In this game: `0`, `15`, `30`, `40`, `AD`; whole points in a tie-break. */
  readonly points: Scalars['String']['output'];
};

export type TennisStatistics = {
  readonly __typename: 'TennisStatistics';
  readonly away: TennisFigures;
  readonly home: TennisFigures;
  readonly isTieBreak: Scalars['Boolean']['output'];
  /** Games, by sets. */
  readonly periods: ReadonlyArray<PeriodScore>;
  readonly serving: Maybe<Side>;
};

export type Timeouts = {
  readonly __typename: 'Timeouts';
  /** Of a file that is sent. */
  readonly fileMilliseconds: Scalars['Int']['output'];
  readonly httpMilliseconds: Scalars['Int']['output'];
};

/** A word to the player that can be put away for good. */
export type TipForm = {
  readonly __typename: 'TipForm';
  readonly action: Action;
  readonly body: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Names a drawing of ours, as on promotions. */
  readonly illustration: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** The receipt of the deposit or withdrawal that the address names, in the server’s lines. */
export type TransactionReceiptShelf = {
  readonly __typename: 'TransactionReceiptShelf';
  readonly id: Scalars['ID']['output'];
  readonly words: ReadonlyArray<WalletWord>;
};

/** Money that players bring and take (product §3). */
export type TransactionType =
  | 'DEPOSIT'
  | 'WITHDRAWAL';

export type UnavailablePick = {
  readonly __typename: 'UnavailablePick';
  /** From the closed set of `src/shared/betting/refusals.ts`. */
  readonly code: Scalars['String']['output'];
  readonly marketSelectionId: Scalars['ID']['output'];
  readonly message: Scalars['String']['output'];
};

/** Why an action was refused, tied to the field it speaks of. */
export type UserError = {
  readonly __typename: 'UserError';
  readonly action: Scalars['String']['output'];
  /** Path into the input, outermost first; empty when no single field is at fault. */
  readonly field: ReadonlyArray<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
};

/** Absent fields stay as they are. */
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
  /** And about what is new. */
  readonly emailNews: Scalars['Boolean']['output'];
  /** Whether the player wants to be written to about offers. */
  readonly emailOffers: Scalars['Boolean']['output'];
  readonly oddsFormat: OddsFormat;
};

/** What a payment provider tells about itself, over the page of the wallet. */
export type VendorInformationDeepLink = {
  readonly __typename: 'VendorInformationDeepLink';
  /** Id of the provider. */
  readonly paymentProviderId: Scalars['ID']['output'];
  /** `deposit` or `withdrawal`. */
  readonly transactionType: Scalars['String']['output'];
};

/** One film with captions, its words to read beside it. */
export type VideoShelf = {
  readonly __typename: 'VideoShelf';
  /** WebVTT. */
  readonly captionsUrl: Scalars['String']['output'];
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly posterUrl: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  /** Everything that is said or shown, paragraphs parted by an empty line. */
  readonly transcript: Scalars['String']['output'];
  /** A path of this site, as are the next two. */
  readonly url: Scalars['String']['output'];
  /** Of the film as it is; the place keeps this ratio while it loads. */
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
  /** Points, by sets. */
  readonly periods: ReadonlyArray<PeriodScore>;
  readonly serving: Maybe<Side>;
};

export type W2gForm = {
  readonly __typename: 'W2gForm';
  /** `W-2G, 2026-03-10, $2,500.00`. */
  readonly displayName: Scalars['String']['output'];
  /** Path on this site; answers with the form to whom it belongs, by the bearer token. */
  readonly downloadUrl: Scalars['String']['output'];
  readonly w2gId: Scalars['ID']['output'];
};

export type W2gYear = {
  readonly __typename: 'W2gYear';
  readonly forms: ReadonlyArray<W2gForm>;
  readonly year: Scalars['Int']['output'];
};

/** Balances of the player, with the ways to deposit and withdraw. Amounts come from the player's account, never from a document. */
export type WalletBoxShelf = {
  readonly __typename: 'WalletBoxShelf';
  readonly id: Scalars['ID']['output'];
  /** Explains the restricted balance; beside it where there is one. */
  readonly restrictedLink: Maybe<DeepLink>;
  readonly words: ReadonlyArray<WalletWord>;
};

/** A word in place of one that the kind has of its own. Its name is that of the prop. */
export type WalletWord = {
  readonly __typename: 'WalletWord';
  readonly name: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

/** Something that must not be missed. */
export type WarningReceiptLine = {
  readonly __typename: 'WarningReceiptLine';
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** A page elsewhere. Followed only when `https` and on the allow-list of hosts. */
export type WebPageDeepLink = {
  readonly __typename: 'WebPageDeepLink';
  readonly opensNewWindow: Scalars['Boolean']['output'];
  readonly url: Scalars['String']['output'];
};

/** How a wire transfer is made for the first time. */
export type WireTransferFirstDeepLink = {
  readonly __typename: 'WireTransferFirstDeepLink';
  /** `deposit` or `withdrawal`. */
  readonly transactionType: Scalars['String']['output'];
};

/** How a wire transfer is made again. */
export type WireTransferRepeatDeepLink = {
  readonly __typename: 'WireTransferRepeatDeepLink';
  /** `deposit` or `withdrawal`. */
  readonly transactionType: Scalars['String']['output'];
};

/** What a player is asked to confirm before money goes out. Nothing has moved. */
export type WithdrawalConfirmation = {
  readonly __typename: 'WithdrawalConfirmation';
  readonly amount: Money;
  /** What stays to bet with; null where nothing would go out. */
  readonly balanceAfter: Maybe<Money>;
  /** Masked, or where cash is picked up; null: the provider asks for an account on its own page. */
  readonly methodName: Maybe<Scalars['String']['output']>;
  readonly permitted: Scalars['Boolean']['output'];
  readonly providerName: Scalars['String']['output'];
  readonly succeeded: Scalars['Boolean']['output'];
  readonly userErrors: ReadonlyArray<UserError>;
};

export type WorkingHours = {
  readonly __typename: 'WorkingHours';
  /** Days, as the place writes them. */
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** When the place is open. */
export type WorkingHoursReceiptLine = {
  readonly __typename: 'WorkingHoursReceiptLine';
  /** Where the place tells of holidays and changes. */
  readonly deepLink: Maybe<DeepLink>;
  readonly hours: ReadonlyArray<WorkingHours>;
  readonly id: Scalars['ID']['output'];
  readonly linkLabel: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};
