/* oxlint-disable max-lines -- the one list of the kinds of the family, read as a whole */
import type { PageShelvesFragment } from '#src/gql/graphql.ts';
import { defineRegistry, type Kind, kind, type KindView, lazyView } from '#src/render/index.ts';
import type * as Wallet from './payments.ts';
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

const inWallet: (() => Promise<unknown>)[] = [];

/** A form comes as one: no part before another. */
const allOfWallet = () => Promise.all(inWallet.map((load) => load()));

function ofWallet<N>(choose: (views: typeof Wallet) => KindView<N>, skeleton: Kind<N>['skeleton']): Kind<N> {
  const view = lazyView<N>(() => import('./payments.ts').then((views) => ({ default: choose(views) })));
  inWallet.push(view.preload);
  return { view, skeleton };
}

/** Heights are typical ones at 768 px. */
export const pageShelves = defineRegistry<PageShelvesFragment>()({
  BetListShelf: kind({
    view: lazyView(() => import('./BetList/BetList.tsx').then((m) => ({ default: m.BetList }))),
    skeleton: BetListSkeleton,
    height: 820,
  }),
  EventHeaderShelf: kind({
    view: lazyView(() => import('./EventHeader/EventHeader.tsx').then((m) => ({ default: m.EventHeader }))),
    skeleton: EventHeaderSkeleton,
    height: 222,
  }),
  FeaturedEventsShelf: kind({
    view: lazyView(() => import('./FeaturedEvents/FeaturedEvents.tsx').then((m) => ({ default: m.FeaturedEvents }))),
    skeleton: FeaturedEventsSkeleton,
    height: 310,
  }),
  LiveEventsShelf: kind({
    view: lazyView(() => import('./LiveEvents/LiveEvents.tsx').then((m) => ({ default: m.LiveEvents }))),
    skeleton: LiveEventsSkeleton,
    height: 540,
  }),
  MarketGridShelf: kind({
    view: lazyView(() => import('./MarketGrid/MarketGrid.tsx').then((m) => ({ default: m.MarketGrid }))),
    skeleton: MarketGridSkeleton,
    height: 840,
  }),
  MarketGroupsShelf: kind({
    view: lazyView(() => import('./MarketGroups/MarketGroups.tsx').then((m) => ({ default: m.MarketGroups }))),
    skeleton: MarketGroupsSkeleton,
    height: 720,
  }),
  PromotionsShelf: kind({
    view: lazyView(() => import('./Promotions/Promotions.tsx').then((m) => ({ default: m.Promotions }))),
    skeleton: PromotionsSkeleton,
    height: 508,
  }),
  QuickLinksShelf: kind({
    view: lazyView(() => import('./QuickLinks/QuickLinks.tsx').then((m) => ({ default: m.QuickLinks }))),
    skeleton: QuickLinksSkeleton,
    height: 44,
  }),
  TabsShelf: kind({ view: lazyView(() => import('./Tabs/Tabs.tsx').then((m) => ({ default: m.Tabs }))), skeleton: TabsSkeleton }),
  HeroCarouselShelf: kind({
    view: lazyView(() => import('./HeroCarousel/HeroCarousel.tsx').then((m) => ({ default: m.HeroCarousel }))),
    skeleton: HeroCarouselSkeleton,
    height: 318,
  }),
  ColumnsShelf: kind({
    view: lazyView(() => import('./Columns/Columns.tsx').then((m) => ({ default: m.Columns }))),
    skeleton: ColumnsSkeleton,
  }),
  EditorialShelf: kind({
    view: lazyView(() => import('./Editorial/Editorial.tsx').then((m) => ({ default: m.Editorial }))),
    skeleton: EditorialSkeleton,
    height: 260,
  }),
  CountdownShelf: kind({
    view: lazyView(() => import('./Countdown/Countdown.tsx').then((m) => ({ default: m.Countdown }))),
    skeleton: CountdownSkeleton,
    height: 84,
  }),
  ImageShelf: kind({
    view: lazyView(() => import('./Image/Image.tsx').then((m) => ({ default: m.Image }))),
    skeleton: ImageSkeleton,
    height: 280,
  }),
  StandingsShelf: kind({
    view: lazyView(() => import('./Standings/Standings.tsx').then((m) => ({ default: m.Standings }))),
    skeleton: StandingsSkeleton,
    height: 680,
  }),
  ParlaySuggestionsShelf: kind({
    view: lazyView(() => import('./ParlaySuggestions/ParlaySuggestions.tsx').then((m) => ({ default: m.ParlaySuggestions }))),
    skeleton: ParlaySuggestionsSkeleton,
    height: 320,
  }),
  CollectionShelf: kind({
    view: lazyView(() => import('./Collection/Collection.tsx').then((m) => ({ default: m.Collection }))),
    skeleton: CollectionSkeleton,
    height: 560,
  }),
  PromotionDetailsShelf: kind({
    view: lazyView(() => import('./PromotionDetails/PromotionDetails.tsx').then((m) => ({ default: m.PromotionDetails }))),
    skeleton: PromotionDetailsSkeleton,
    height: 300,
  }),
  StatisticsShelf: kind({
    view: lazyView(() => import('./Statistics/Statistics.tsx').then((m) => ({ default: m.Statistics }))),
    skeleton: StatisticsSkeleton,
    height: 460,
  }),
  SearchResultsShelf: kind({
    view: lazyView(() => import('./SearchResults/SearchResults.tsx').then((m) => ({ default: m.SearchResults }))),
    skeleton: SearchResultsSkeleton,
    height: 480,
  }),
  VideoShelf: kind({
    view: lazyView(() => import('./Video/Video.tsx').then((m) => ({ default: m.Video }))),
    skeleton: VideoSkeleton,
    height: 506,
  }),
  FrameShelf: kind({
    view: lazyView(() => import('./Frame/Frame.tsx').then((m) => ({ default: m.Frame }))),
    skeleton: FrameSkeleton,
    height: 364,
  }),
  StreamPlayerShelf: kind({
    view: lazyView(() => import('./StreamPlayer/StreamPlayer.tsx').then((m) => ({ default: m.StreamPlayer }))),
    skeleton: StreamPlayerSkeleton,
    height: 88,
  }),
  HistoryShelf: kind({
    view: lazyView(() => import('./histories.ts').then((m) => ({ default: m.History }))),
    skeleton: HistorySkeleton,
    height: 640,
  }),
  AccountSummaryShelf: kind({
    view: lazyView(() => import('./AccountSummary/AccountSummary.tsx').then((m) => ({ default: m.AccountSummary }))),
    skeleton: AccountSummarySkeleton,
    height: 420,
  }),
  AwardDetailsShelf: kind({
    view: lazyView(() => import('./AwardDetails/AwardDetails.tsx').then((m) => ({ default: m.AwardDetails }))),
    skeleton: AwardDetailsSkeleton,
    height: 280,
  }),
  ChangePasswordShelf: kind({
    view: lazyView(() => import('./ChangePassword/ChangePassword.tsx').then((m) => ({ default: m.ChangePassword }))),
    skeleton: ChangePasswordSkeleton,
    height: 464,
  }),
  LoginPreferencesShelf: kind({
    view: lazyView(() => import('./LoginPreferences/LoginPreferences.tsx').then((m) => ({ default: m.LoginPreferences }))),
    skeleton: LoginPreferencesSkeleton,
    height: 168,
  }),
  LoyaltyDashboardShelf: kind({
    view: lazyView(() => import('./LoyaltyDashboard/LoyaltyDashboard.tsx').then((m) => ({ default: m.LoyaltyDashboard }))),
    skeleton: LoyaltyDashboardSkeleton,
  }),
  TaxFormsShelf: kind({
    view: lazyView(() => import('./TaxForms/TaxForms.tsx').then((m) => ({ default: m.TaxForms }))),
    skeleton: TaxFormsSkeleton,
  }),
  OwnLimitShelf: kind({
    view: lazyView(() => import('./OwnLimit/OwnLimit.tsx').then((m) => ({ default: m.OwnLimit }))),
    skeleton: OwnLimitSkeleton,
  }),
  LimitHistoryShelf: kind({
    view: lazyView(() => import('./LimitHistory/LimitHistory.tsx').then((m) => ({ default: m.LimitHistory }))),
    skeleton: LimitHistorySkeleton,
  }),
  ReferralsShelf: kind({
    view: lazyView(() => import('./Referrals/Referrals.tsx').then((m) => ({ default: m.Referrals }))),
    skeleton: ReferralsSkeleton,
  }),
  BetBuilderShelf: kind({
    view: lazyView(() => import('./BetBuilder/BetBuilder.tsx').then((m) => ({ default: m.BetBuilder }))),
    skeleton: BetBuilderSkeleton,
  }),
  GameFactsShelf: kind({
    view: lazyView(() => import('./GameFacts/GameFacts.tsx').then((m) => ({ default: m.GameFacts }))),
    skeleton: GameFactsSkeleton,
  }),
  CasinoSessionRoundsShelf: kind({
    view: lazyView(() => import('./histories.ts').then((m) => ({ default: m.CasinoSessionRounds }))),
    skeleton: CasinoSessionRoundsSkeleton,
  }),
  CasinoRoundShelf: kind({
    view: lazyView(() => import('./histories.ts').then((m) => ({ default: m.CasinoRound }))),
    skeleton: CasinoRoundSkeleton,
  }),
  DisplayPreferencesShelf: kind({
    view: lazyView(() => import('./DisplayPreferences/DisplayPreferences.tsx').then((m) => ({ default: m.DisplayPreferences }))),
    skeleton: DisplayPreferencesSkeleton,
  }),
  SignUpElsewhereShelf: kind({
    view: lazyView(() => import('./SignUpElsewhere/SignUpElsewhere.tsx').then((m) => ({ default: m.SignUpElsewhere }))),
    skeleton: SignUpElsewhereSkeleton,
    isHead: true,
  }),
  SharedBetShelf: kind({
    view: lazyView(() => import('./SharedBet/SharedBet.tsx').then((m) => ({ default: m.SharedBet }))),
    skeleton: SharedBetSkeleton,
    isHead: true,
  }),
  OnboardingShelf: kind({
    view: lazyView(() => import('./Onboarding/Onboarding.tsx').then((m) => ({ default: m.Onboarding }))),
    skeleton: OnboardingSkeleton,
    isHead: true,
  }),
  SignedUpShelf: kind({
    view: lazyView(() => import('./SignedUp/SignedUp.tsx').then((m) => ({ default: m.SignedUp }))),
    skeleton: SignedUpSkeleton,
    isHead: true,
  }),
  SupportChatShelf: kind({
    view: lazyView(() => import('./SupportChat/SupportChat.tsx').then((m) => ({ default: m.SupportChat }))),
    skeleton: SupportChatSkeleton,
  }),
  LinkedAccountsShelf: kind({
    view: lazyView(() => import('./LinkedAccounts/LinkedAccounts.tsx').then((m) => ({ default: m.LinkedAccounts }))),
    skeleton: LinkedAccountsSkeleton,
  }),
  LinkPromptShelf: kind({
    view: lazyView(() => import('./LinkPrompt/LinkPrompt.tsx').then((m) => ({ default: m.LinkPrompt }))),
    skeleton: LinkPromptSkeleton,
  }),
  LinkingResultShelf: kind({
    view: lazyView(() => import('./LinkingResult/LinkingResult.tsx').then((m) => ({ default: m.LinkingResult }))),
    skeleton: LinkingResultSkeleton,
  }),
  PaymentShelf: kind({
    view: lazyView(() => import('./payments.ts').then(({ Payment }) => allOfWallet().then(() => ({ default: Payment })))),
    skeleton: PaymentSkeleton,
    height: 480,
  }),
  PaymentNoticeShelf: ofWallet((views) => views.PaymentNotice, PaymentNoticeSkeleton),
  PaymentMethodsShelf: ofWallet((views) => views.PaymentMethods, PaymentMethodsSkeleton),
  KeptMethodsShelf: ofWallet((views) => views.KeptMethods, KeptMethodsSkeleton),
  PaymentPlaceShelf: ofWallet((views) => views.PaymentPlace, PaymentPlaceSkeleton),
  PaymentAmountShelf: ofWallet((views) => views.PaymentAmount, PaymentAmountSkeleton),
  PaymentButtonShelf: ofWallet((views) => views.PaymentButton, PaymentButtonSkeleton),
  PaymentTotalShelf: ofWallet((views) => views.PaymentTotal, PaymentTotalSkeleton),
  PaymentConsentShelf: ofWallet((views) => views.PaymentConsent, PaymentConsentSkeleton),
  ManagedMethodsShelf: ofWallet((views) => views.ManagedMethods, ManagedMethodsSkeleton),
  MethodExclusionShelf: ofWallet((views) => views.MethodExclusion, MethodExclusionSkeleton),
  PromotionCodeShelf: ofWallet((views) => views.PromotionCode, PromotionCodeSkeleton),
  AnnouncedPaymentsShelf: ofWallet((views) => views.AnnouncedPayments, AnnouncedPaymentsSkeleton),
  OutOfStateShelf: ofWallet((views) => views.OutOfState, OutOfStateSkeleton),
  PaymentGatewayShelf: ofWallet((views) => views.PaymentGateway, PaymentGatewaySkeleton),
  TransactionReceiptShelf: { ...ofWallet((views) => views.TransactionReceipt, TransactionReceiptSkeleton), isHead: true },
});
