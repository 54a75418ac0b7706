import type {
  AuthoredAccountItemsShelf,
  AuthoredBetListShelf,
  AuthoredConsentForm,
  AuthoredCustomDialog,
  AuthoredDefaultReceiptLine,
  AuthoredEventHeaderShelf,
  AuthoredFeaturedEventsShelf,
  AuthoredFieldsForm,
  AuthoredGameDetailsShelf,
  AuthoredGameRailShelf,
  AuthoredHeaderReceiptLine,
  AuthoredInformationReceiptLine,
  AuthoredListReceiptLine,
  AuthoredLiveEventsShelf,
  AuthoredLocationPromptDialog,
  AuthoredLocationReceiptLine,
  AuthoredMarketGridShelf,
  AuthoredMarketGroupsShelf,
  AuthoredPromotionsShelf,
  AuthoredPromptReceiptLine,
  AuthoredQuickLinksShelf,
  AuthoredSeparatorReceiptLine,
  AuthoredSportsTreeShelf,
  AuthoredTabsShelf,
  AuthoredWarningReceiptLine,
  AuthoredWorkingHoursReceiptLine,
  AuthoredLobbyBannerShelf,
  AuthoredCategoryPillsShelf,
  AuthoredGameProvidersShelf,
  AuthoredLiveGamesShelf,
  AuthoredCrossSellShelf,
  AuthoredCategoryGamesShelf,
  AuthoredGameSearchShelf,
  AuthoredRecentGamesShelf,
  AuthoredCasinoRewardsShelf,
  AuthoredCasinoMenuShelf,
  AuthoredAwardsShelf,
  AuthoredReferralShelf,
  AuthoredHeroCarouselShelf,
  AuthoredColumnsShelf,
  AuthoredEditorialShelf,
  AuthoredCountdownShelf,
  AuthoredImageShelf,
  AuthoredTipForm,
  AuthoredStandingsShelf,
  AuthoredParlaySuggestionsShelf,
  AuthoredDepositAcknowledgementDialog,
  AuthoredMaintenanceDialog,
  AuthoredAppPromptDialog,
  AuthoredAnonymousExperienceDialog,
  AuthoredCasinoBalanceUsageDialog,
  AuthoredAppTourDialog,
  AuthoredCasinoPromotionsShelf,
  AuthoredFreeToPlayShelf,
  AuthoredCollectionShelf,
  AuthoredPromotionDetailsShelf,
  AuthoredStatisticsShelf,
  AuthoredSearchResultsShelf,
  AuthoredVideoShelf,
  AuthoredFrameShelf,
  AuthoredStreamPlayerShelf,
  AuthoredBigWinUploadDialog,
  AuthoredHistoryShelf,
  AuthoredAccountSummaryShelf,
  AuthoredAwardDetailsShelf,
  AuthoredChangePasswordShelf,
  AuthoredLoginPreferencesShelf,
  AuthoredLoyaltyShelf,
  AuthoredLoyaltyDashboardShelf,
  AuthoredTaxFormsShelf,
  AuthoredOwnLimitShelf,
  AuthoredLimitHistoryShelf,
  AuthoredReferralsShelf,
  AuthoredBetBuilderShelf,
  AuthoredGameFactsShelf,
  AuthoredCasinoSessionRoundsShelf,
  AuthoredCasinoRoundShelf,
} from '#server/contract/generated/authored.ts';

/** The authored props of every kind. A kind of the SDL without a JSON Schema does not compile in `NodeParent`. */
export type AuthoredKinds = {
  AccountItemsShelf: AuthoredAccountItemsShelf;
  BetListShelf: AuthoredBetListShelf;
  ConsentForm: AuthoredConsentForm;
  CustomDialog: AuthoredCustomDialog;
  DefaultReceiptLine: AuthoredDefaultReceiptLine;
  EventHeaderShelf: AuthoredEventHeaderShelf;
  FeaturedEventsShelf: AuthoredFeaturedEventsShelf;
  FieldsForm: AuthoredFieldsForm;
  GameDetailsShelf: AuthoredGameDetailsShelf;
  GameRailShelf: AuthoredGameRailShelf;
  HeaderReceiptLine: AuthoredHeaderReceiptLine;
  InformationReceiptLine: AuthoredInformationReceiptLine;
  ListReceiptLine: AuthoredListReceiptLine;
  LiveEventsShelf: AuthoredLiveEventsShelf;
  LocationPromptDialog: AuthoredLocationPromptDialog;
  LocationReceiptLine: AuthoredLocationReceiptLine;
  MarketGridShelf: AuthoredMarketGridShelf;
  MarketGroupsShelf: AuthoredMarketGroupsShelf;
  PromotionsShelf: AuthoredPromotionsShelf;
  PromptReceiptLine: AuthoredPromptReceiptLine;
  QuickLinksShelf: AuthoredQuickLinksShelf;
  SeparatorReceiptLine: AuthoredSeparatorReceiptLine;
  SportsTreeShelf: AuthoredSportsTreeShelf;
  TabsShelf: AuthoredTabsShelf;
  WarningReceiptLine: AuthoredWarningReceiptLine;
  WorkingHoursReceiptLine: AuthoredWorkingHoursReceiptLine;
  LobbyBannerShelf: AuthoredLobbyBannerShelf;
  CategoryPillsShelf: AuthoredCategoryPillsShelf;
  GameProvidersShelf: AuthoredGameProvidersShelf;
  LiveGamesShelf: AuthoredLiveGamesShelf;
  CrossSellShelf: AuthoredCrossSellShelf;
  CategoryGamesShelf: AuthoredCategoryGamesShelf;
  GameSearchShelf: AuthoredGameSearchShelf;
  RecentGamesShelf: AuthoredRecentGamesShelf;
  CasinoRewardsShelf: AuthoredCasinoRewardsShelf;
  CasinoMenuShelf: AuthoredCasinoMenuShelf;
  AwardsShelf: AuthoredAwardsShelf;
  ReferralShelf: AuthoredReferralShelf;
  HeroCarouselShelf: AuthoredHeroCarouselShelf;
  ColumnsShelf: AuthoredColumnsShelf;
  EditorialShelf: AuthoredEditorialShelf;
  CountdownShelf: AuthoredCountdownShelf;
  ImageShelf: AuthoredImageShelf;
  TipForm: AuthoredTipForm;
  StandingsShelf: AuthoredStandingsShelf;
  ParlaySuggestionsShelf: AuthoredParlaySuggestionsShelf;
  DepositAcknowledgementDialog: AuthoredDepositAcknowledgementDialog;
  MaintenanceDialog: AuthoredMaintenanceDialog;
  AppPromptDialog: AuthoredAppPromptDialog;
  AnonymousExperienceDialog: AuthoredAnonymousExperienceDialog;
  CasinoBalanceUsageDialog: AuthoredCasinoBalanceUsageDialog;
  AppTourDialog: AuthoredAppTourDialog;
  CasinoPromotionsShelf: AuthoredCasinoPromotionsShelf;
  FreeToPlayShelf: AuthoredFreeToPlayShelf;
  CollectionShelf: AuthoredCollectionShelf;
  PromotionDetailsShelf: AuthoredPromotionDetailsShelf;
  StatisticsShelf: AuthoredStatisticsShelf;
  SearchResultsShelf: AuthoredSearchResultsShelf;
  VideoShelf: AuthoredVideoShelf;
  FrameShelf: AuthoredFrameShelf;
  StreamPlayerShelf: AuthoredStreamPlayerShelf;
  BigWinUploadDialog: AuthoredBigWinUploadDialog;
  HistoryShelf: AuthoredHistoryShelf;
  AccountSummaryShelf: AuthoredAccountSummaryShelf;
  AwardDetailsShelf: AuthoredAwardDetailsShelf;
  ChangePasswordShelf: AuthoredChangePasswordShelf;
  LoginPreferencesShelf: AuthoredLoginPreferencesShelf;
  LoyaltyShelf: AuthoredLoyaltyShelf;
  LoyaltyDashboardShelf: AuthoredLoyaltyDashboardShelf;
  TaxFormsShelf: AuthoredTaxFormsShelf;
  OwnLimitShelf: AuthoredOwnLimitShelf;
  LimitHistoryShelf: AuthoredLimitHistoryShelf;
  ReferralsShelf: AuthoredReferralsShelf;
  BetBuilderShelf: AuthoredBetBuilderShelf;
  GameFactsShelf: AuthoredGameFactsShelf;
  CasinoSessionRoundsShelf: AuthoredCasinoSessionRoundsShelf;
  CasinoRoundShelf: AuthoredCasinoRoundShelf;
};
