/* oxlint-disable max-lines -- the one list of the kinds of the family, read as a whole */
import type { PageShelvesFragment } from '#src/gql/graphql.ts';
import { defineRegistry, type Kind, kind, type KindView, lazyKind, lazyView } from '#src/render/index.ts';
import type * as Wallet from './payments.ts';
import type * as Steps from './paymentSteps.ts';
import { BetListSkeleton } from './BetList/BetListSkeleton.tsx';
import { EventHeaderSkeleton } from './EventHeader/EventHeaderSkeleton.tsx';
import { FeaturedEventsSkeleton } from './FeaturedEvents/FeaturedEventsSkeleton.tsx';
import { LiveEventsSkeleton } from './LiveEvents/LiveEventsSkeleton.tsx';
import { MarketGridSkeleton } from './MarketGrid/MarketGridSkeleton.tsx';
import { MarketGroupsSkeleton } from './MarketGroups/MarketGroupsSkeleton.tsx';
import { PromotionsSkeleton } from './Promotions/PromotionsSkeleton.tsx';
import { QuickLinksSkeleton } from './QuickLinks/QuickLinksSkeleton.tsx';
import { TabsSkeleton } from './Tabs/TabsSkeleton.tsx';
import { HeroCarouselSkeleton } from './HeroCarousel/HeroCarouselSkeleton.tsx';
import { ColumnsSkeleton } from './Columns/ColumnsSkeleton.tsx';
import { EditorialSkeleton } from './Editorial/EditorialSkeleton.tsx';
import { CountdownSkeleton } from './Countdown/CountdownSkeleton.tsx';
import { ImageSkeleton } from './Image/ImageSkeleton.tsx';
import { StandingsSkeleton } from './Standings/StandingsSkeleton.tsx';
import { ParlaySuggestionsSkeleton } from './ParlaySuggestions/ParlaySuggestionsSkeleton.tsx';
import { CollectionSkeleton } from './Collection/CollectionSkeleton.tsx';
import { PromotionDetailsSkeleton } from './PromotionDetails/PromotionDetailsSkeleton.tsx';
import { StatisticsSkeleton } from './Statistics/StatisticsSkeleton.tsx';
import { SearchResultsSkeleton } from './SearchResults/SearchResultsSkeleton.tsx';
import { VideoSkeleton } from './Video/VideoSkeleton.tsx';
import { FrameSkeleton } from './Frame/FrameSkeleton.tsx';
import { StreamPlayerSkeleton } from './StreamPlayer/StreamPlayerSkeleton.tsx';
import { HistorySkeleton } from './History/HistorySkeleton.tsx';
import { CasinoSessionRoundsSkeleton } from './CasinoSessionRounds/CasinoSessionRoundsSkeleton.tsx';
import { CasinoRoundSkeleton } from './CasinoRound/CasinoRoundSkeleton.tsx';
import { AccountSummarySkeleton } from './AccountSummary/AccountSummarySkeleton.tsx';
import { AwardDetailsSkeleton } from './AwardDetails/AwardDetailsSkeleton.tsx';
import { ChangePasswordSkeleton } from './ChangePassword/ChangePasswordSkeleton.tsx';
import { LoginPreferencesSkeleton } from './LoginPreferences/LoginPreferencesSkeleton.tsx';
import { LoyaltyDashboardSkeleton } from './LoyaltyDashboard/LoyaltyDashboardSkeleton.tsx';
import { TaxFormsSkeleton } from './TaxForms/TaxFormsSkeleton.tsx';
import { OwnLimitSkeleton } from './OwnLimit/OwnLimitSkeleton.tsx';
import { LimitHistorySkeleton } from './LimitHistory/LimitHistorySkeleton.tsx';
import { ReferralsSkeleton } from './Referrals/ReferralsSkeleton.tsx';
import { BetBuilderSkeleton } from './BetBuilder/BetBuilderSkeleton.tsx';
import { GameFactsSkeleton } from './GameFacts/GameFactsSkeleton.tsx';
import { DisplayPreferencesSkeleton } from './DisplayPreferences/DisplayPreferencesSkeleton.tsx';
import { SignUpElsewhereSkeleton } from './SignUpElsewhere/SignUpElsewhereSkeleton.tsx';
import { SharedBetSkeleton } from './SharedBet/SharedBetSkeleton.tsx';
import { OnboardingSkeleton } from './Onboarding/OnboardingSkeleton.tsx';
import { SignedUpSkeleton } from './SignedUp/SignedUpSkeleton.tsx';
import { SupportChatSkeleton } from './SupportChat/SupportChatSkeleton.tsx';
import { LinkedAccountsSkeleton } from './LinkedAccounts/LinkedAccountsSkeleton.tsx';
import { LinkPromptSkeleton } from './LinkPrompt/LinkPromptSkeleton.tsx';
import { LinkingResultSkeleton } from './LinkingResult/LinkingResultSkeleton.tsx';
import { LegalDocumentSkeleton } from './LegalDocument/LegalDocumentSkeleton.tsx';
import { PaymentSkeleton } from './Payment/PaymentSkeleton.tsx';
import { PaymentNoticeSkeleton } from './PaymentNotice/PaymentNoticeSkeleton.tsx';
import { PaymentMethodsSkeleton } from './PaymentMethods/PaymentMethodsSkeleton.tsx';
import { KeptMethodsSkeleton } from './KeptMethods/KeptMethodsSkeleton.tsx';
import { PaymentPlaceSkeleton } from './PaymentPlace/PaymentPlaceSkeleton.tsx';
import { PaymentAmountSkeleton } from './PaymentAmount/PaymentAmountSkeleton.tsx';
import { PaymentButtonSkeleton } from './PaymentButton/PaymentButtonSkeleton.tsx';
import { PaymentTotalSkeleton } from './PaymentTotal/PaymentTotalSkeleton.tsx';
import { PaymentConsentSkeleton } from './PaymentConsent/PaymentConsentSkeleton.tsx';
import { ManagedMethodsSkeleton } from './ManagedMethods/ManagedMethodsSkeleton.tsx';
import { MethodExclusionSkeleton } from './MethodExclusion/MethodExclusionSkeleton.tsx';
import { PromotionCodeSkeleton } from './PromotionCode/PromotionCodeSkeleton.tsx';
import { AnnouncedPaymentsSkeleton } from './AnnouncedPayments/AnnouncedPaymentsSkeleton.tsx';
import { OutOfStateSkeleton } from './OutOfState/OutOfStateSkeleton.tsx';
import { PaymentGatewaySkeleton } from './PaymentGateway/PaymentGatewaySkeleton.tsx';
import { TransactionReceiptSkeleton } from './TransactionReceipt/TransactionReceiptSkeleton.tsx';
import { HelplineSkeleton } from './Helpline/HelplineSkeleton.tsx';
import { PasskeysSkeleton } from './Passkeys/PasskeysSkeleton.tsx';
import { LimitsSetByUsSkeleton } from './LimitsSetByUs/LimitsSetByUsSkeleton.tsx';
import { LimitListSkeleton } from './LimitList/LimitListSkeleton.tsx';
import { QuickBetsSkeleton } from './QuickBets/QuickBetsSkeleton.tsx';
import { WireDetailsSkeleton } from './WireDetails/WireDetailsSkeleton.tsx';
import { FavoriteGamesSkeleton } from './FavoriteGames/FavoriteGamesSkeleton.tsx';

const inWallet: (() => Promise<unknown>)[] = [];

/** Loads all wallet shelves together, so that a form appears as a whole. */
const allOfWallet = () => Promise.all(inWallet.map((load) => load()));

function ofWallet<N>(choose: (views: typeof Wallet) => KindView<N>, skeleton: Kind<N>['skeleton']): Kind<N> {
  const view = lazyView<N>(() => import('./payments.ts').then((views) => ({ default: choose(views) })));
  inWallet.push(view.preload);
  return { view, skeleton };
}

function ofSteps<N>(choose: (views: typeof Steps) => KindView<N>, skeleton: Kind<N>['skeleton']): Kind<N> {
  const view = lazyView<N>(() => import('./paymentSteps.ts').then((views) => ({ default: choose(views) })));
  return { view, skeleton };
}

/** Each `height` reserves space for a shelf, in px, typical of pages 768 px wide. */
export const pageShelves = defineRegistry<PageShelvesFragment>()({
  BetListShelf: lazyKind(() => import('./BetList/BetList.tsx'), 'BetList', BetListSkeleton, { height: 820 }),
  EventHeaderShelf: lazyKind(() => import('./EventHeader/EventHeader.tsx'), 'EventHeader', EventHeaderSkeleton, { height: 222 }),
  FeaturedEventsShelf: lazyKind(() => import('./FeaturedEvents/FeaturedEvents.tsx'), 'FeaturedEvents', FeaturedEventsSkeleton, {
    height: 310,
  }),
  LiveEventsShelf: lazyKind(() => import('./LiveEvents/LiveEvents.tsx'), 'LiveEvents', LiveEventsSkeleton, { height: 540 }),
  MarketGridShelf: lazyKind(() => import('./MarketGrid/MarketGrid.tsx'), 'MarketGrid', MarketGridSkeleton, { height: 840 }),
  MarketGroupsShelf: lazyKind(() => import('./MarketGroups/MarketGroups.tsx'), 'MarketGroups', MarketGroupsSkeleton, { height: 720 }),
  PromotionsShelf: lazyKind(() => import('./Promotions/Promotions.tsx'), 'Promotions', PromotionsSkeleton, { height: 508 }),
  QuickLinksShelf: lazyKind(() => import('./QuickLinks/QuickLinks.tsx'), 'QuickLinks', QuickLinksSkeleton, { height: 44 }),
  TabsShelf: lazyKind(() => import('./Tabs/Tabs.tsx'), 'Tabs', TabsSkeleton),
  HeroCarouselShelf: lazyKind(() => import('./HeroCarousel/HeroCarousel.tsx'), 'HeroCarousel', HeroCarouselSkeleton, { height: 318 }),
  ColumnsShelf: lazyKind(() => import('./Columns/Columns.tsx'), 'Columns', ColumnsSkeleton),
  EditorialShelf: lazyKind(() => import('./Editorial/Editorial.tsx'), 'Editorial', EditorialSkeleton, { height: 260 }),
  CountdownShelf: lazyKind(() => import('./Countdown/Countdown.tsx'), 'Countdown', CountdownSkeleton, { height: 144 }),
  ImageShelf: lazyKind(() => import('./Image/Image.tsx'), 'Image', ImageSkeleton, { height: 280 }),
  StandingsShelf: lazyKind(() => import('./Standings/Standings.tsx'), 'Standings', StandingsSkeleton, { height: 680 }),
  ParlaySuggestionsShelf: lazyKind(
    () => import('./ParlaySuggestions/ParlaySuggestions.tsx'),
    'ParlaySuggestions',
    ParlaySuggestionsSkeleton,
    { height: 320 },
  ),
  CollectionShelf: lazyKind(() => import('./Collection/Collection.tsx'), 'Collection', CollectionSkeleton, { height: 960 }),
  PromotionDetailsShelf: lazyKind(() => import('./PromotionDetails/PromotionDetails.tsx'), 'PromotionDetails', PromotionDetailsSkeleton, {
    height: 300,
  }),
  StatisticsShelf: lazyKind(() => import('./Statistics/Statistics.tsx'), 'Statistics', StatisticsSkeleton, { height: 460 }),
  SearchResultsShelf: lazyKind(() => import('./SearchResults/SearchResults.tsx'), 'SearchResults', SearchResultsSkeleton, { height: 480 }),
  VideoShelf: lazyKind(() => import('./Video/Video.tsx'), 'Video', VideoSkeleton, { height: 506 }),
  FrameShelf: lazyKind(() => import('./Frame/Frame.tsx'), 'Frame', FrameSkeleton, { height: 364 }),
  StreamPlayerShelf: lazyKind(() => import('./StreamPlayer/StreamPlayer.tsx'), 'StreamPlayer', StreamPlayerSkeleton, { height: 88 }),
  HistoryShelf: lazyKind(() => import('./histories.ts'), 'History', HistorySkeleton, { height: 640 }),
  AccountSummaryShelf: lazyKind(() => import('./AccountSummary/AccountSummary.tsx'), 'AccountSummary', AccountSummarySkeleton, {
    height: 420,
  }),
  AwardDetailsShelf: lazyKind(() => import('./AwardDetails/AwardDetails.tsx'), 'AwardDetails', AwardDetailsSkeleton, { height: 280 }),
  ChangePasswordShelf: lazyKind(() => import('./ChangePassword/ChangePassword.tsx'), 'ChangePassword', ChangePasswordSkeleton, {
    height: 464,
  }),
  LoginPreferencesShelf: lazyKind(() => import('./LoginPreferences/LoginPreferences.tsx'), 'LoginPreferences', LoginPreferencesSkeleton, {
    height: 168,
  }),
  LoyaltyDashboardShelf: lazyKind(() => import('./LoyaltyDashboard/LoyaltyDashboard.tsx'), 'LoyaltyDashboard', LoyaltyDashboardSkeleton),
  TaxFormsShelf: lazyKind(() => import('./TaxForms/TaxForms.tsx'), 'TaxForms', TaxFormsSkeleton),
  OwnLimitShelf: lazyKind(() => import('./OwnLimit/OwnLimit.tsx'), 'OwnLimit', OwnLimitSkeleton),
  LimitHistoryShelf: lazyKind(() => import('./LimitHistory/LimitHistory.tsx'), 'LimitHistory', LimitHistorySkeleton),
  ReferralsShelf: lazyKind(() => import('./Referrals/Referrals.tsx'), 'Referrals', ReferralsSkeleton),
  BetBuilderShelf: lazyKind(() => import('./BetBuilder/BetBuilder.tsx'), 'BetBuilder', BetBuilderSkeleton),
  GameFactsShelf: lazyKind(() => import('./GameFacts/GameFacts.tsx'), 'GameFacts', GameFactsSkeleton),
  CasinoSessionRoundsShelf: lazyKind(() => import('./histories.ts'), 'CasinoSessionRounds', CasinoSessionRoundsSkeleton),
  CasinoRoundShelf: lazyKind(() => import('./histories.ts'), 'CasinoRound', CasinoRoundSkeleton),
  DisplayPreferencesShelf: lazyKind(
    () => import('./DisplayPreferences/DisplayPreferences.tsx'),
    'DisplayPreferences',
    DisplayPreferencesSkeleton,
  ),
  SignUpElsewhereShelf: lazyKind(() => import('./SignUpElsewhere/SignUpElsewhere.tsx'), 'SignUpElsewhere', SignUpElsewhereSkeleton, {
    isHead: true,
  }),
  SharedBetShelf: lazyKind(() => import('./SharedBet/SharedBet.tsx'), 'SharedBet', SharedBetSkeleton, { isHead: true }),
  OnboardingShelf: lazyKind(() => import('./Onboarding/Onboarding.tsx'), 'Onboarding', OnboardingSkeleton, { isHead: true }),
  SignedUpShelf: lazyKind(() => import('./SignedUp/SignedUp.tsx'), 'SignedUp', SignedUpSkeleton, { isHead: true }),
  SupportChatShelf: lazyKind(() => import('./SupportChat/SupportChat.tsx'), 'SupportChat', SupportChatSkeleton),
  LinkedAccountsShelf: lazyKind(() => import('./LinkedAccounts/LinkedAccounts.tsx'), 'LinkedAccounts', LinkedAccountsSkeleton),
  LinkPromptShelf: lazyKind(() => import('./LinkPrompt/LinkPrompt.tsx'), 'LinkPrompt', LinkPromptSkeleton),
  LinkingResultShelf: lazyKind(() => import('./LinkingResult/LinkingResult.tsx'), 'LinkingResult', LinkingResultSkeleton),
  LegalDocumentShelf: lazyKind(() => import('./LegalDocument/LegalDocument.tsx'), 'LegalDocument', LegalDocumentSkeleton, { isHead: true }),
  PaymentShelf: kind({
    view: lazyView(() => import('./payments.ts').then(({ Payment }) => allOfWallet().then(() => ({ default: Payment })))),
    skeleton: PaymentSkeleton,
    height: 1_000,
  }),
  PaymentNoticeShelf: ofWallet((views) => views.PaymentNotice, PaymentNoticeSkeleton),
  PaymentMethodsShelf: ofWallet((views) => views.PaymentMethods, PaymentMethodsSkeleton),
  KeptMethodsShelf: ofWallet((views) => views.KeptMethods, KeptMethodsSkeleton),
  PaymentPlaceShelf: ofWallet((views) => views.PaymentPlace, PaymentPlaceSkeleton),
  PaymentAmountShelf: ofWallet((views) => views.PaymentAmount, PaymentAmountSkeleton),
  PaymentButtonShelf: ofWallet((views) => views.PaymentButton, PaymentButtonSkeleton),
  PaymentTotalShelf: ofSteps((views) => views.PaymentTotal, PaymentTotalSkeleton),
  PaymentConsentShelf: ofSteps((views) => views.PaymentConsent, PaymentConsentSkeleton),
  ManagedMethodsShelf: lazyKind(() => import('./paymentUpkeep.ts'), 'ManagedMethods', ManagedMethodsSkeleton),
  MethodExclusionShelf: lazyKind(() => import('./paymentUpkeep.ts'), 'MethodExclusion', MethodExclusionSkeleton),
  PromotionCodeShelf: lazyKind(() => import('./paymentUpkeep.ts'), 'PromotionCode', PromotionCodeSkeleton),
  AnnouncedPaymentsShelf: lazyKind(() => import('./paymentUpkeep.ts'), 'AnnouncedPayments', AnnouncedPaymentsSkeleton),
  OutOfStateShelf: ofWallet((views) => views.OutOfState, OutOfStateSkeleton),
  PaymentGatewayShelf: lazyKind(() => import('./PaymentGateway/PaymentGateway.tsx'), 'PaymentGateway', PaymentGatewaySkeleton),
  TransactionReceiptShelf: lazyKind(
    () => import('./TransactionReceipt/TransactionReceipt.tsx'),
    'TransactionReceipt',
    TransactionReceiptSkeleton,
    {
      isHead: true,
    },
  ),
  HelplineShelf: lazyKind(() => import('./Helpline/Helpline.tsx'), 'Helpline', HelplineSkeleton),
  PasskeysShelf: lazyKind(() => import('./Passkeys/Passkeys.tsx'), 'Passkeys', PasskeysSkeleton),
  LimitsSetByUsShelf: lazyKind(() => import('./LimitsSetByUs/LimitsSetByUs.tsx'), 'LimitsSetByUs', LimitsSetByUsSkeleton),
  LimitListShelf: lazyKind(() => import('./LimitList/LimitList.tsx'), 'LimitList', LimitListSkeleton),
  QuickBetsShelf: lazyKind(() => import('./QuickBets/QuickBets.tsx'), 'QuickBets', QuickBetsSkeleton),
  WireDetailsShelf: lazyKind(() => import('./WireDetails/WireDetails.tsx'), 'WireDetails', WireDetailsSkeleton),
  FavoriteGamesShelf: lazyKind(() => import('./FavoriteGames/FavoriteGames.tsx'), 'FavoriteGames', FavoriteGamesSkeleton),
});
