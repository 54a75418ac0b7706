// Written by `npm run codegen` from the files of server/kinds/<family>; do not edit.
import type { Kind } from '../define.ts';
import type { KindName } from '../nodeParents.ts';
import { AccountItemsShelf } from '../menuShelves/AccountItemsShelf.ts';
import { SportsTreeShelf } from '../menuShelves/SportsTreeShelf.ts';
import { CasinoMenuShelf } from '../menuShelves/CasinoMenuShelf.ts';
import { AwardsShelf } from '../menuShelves/AwardsShelf.ts';
import { ReferralShelf } from '../menuShelves/ReferralShelf.ts';
import { LoyaltyShelf } from '../menuShelves/LoyaltyShelf.ts';
import { LinkColumnShelf } from '../menuShelves/LinkColumnShelf.ts';
import { StoreLinksShelf } from '../menuShelves/StoreLinksShelf.ts';
import { AccountEntryShelf } from '../menuShelves/AccountEntryShelf.ts';
import { SearchBoxShelf } from '../menuShelves/SearchBoxShelf.ts';
import { MenuEntriesShelf } from '../menuShelves/MenuEntriesShelf.ts';
import { WalletBoxShelf } from '../menuShelves/WalletBoxShelf.ts';
import { ErrorScreensShelf } from '../menuShelves/ErrorScreensShelf.ts';
import { BetListShelf } from '../pageShelves/events/BetListShelf.ts';
import { EventHeaderShelf } from '../pageShelves/events/EventHeaderShelf.ts';
import { FeaturedEventsShelf } from '../pageShelves/events/FeaturedEventsShelf.ts';
import { LiveEventsShelf } from '../pageShelves/events/LiveEventsShelf.ts';
import { MarketGridShelf } from '../pageShelves/events/MarketGridShelf.ts';
import { MarketGroupsShelf } from '../pageShelves/events/MarketGroupsShelf.ts';
import { PromotionsShelf } from '../pageShelves/page/PromotionsShelf.ts';
import { QuickLinksShelf } from '../pageShelves/page/QuickLinksShelf.ts';
import { TabsShelf } from '../pageShelves/page/TabsShelf.ts';
import { HeroCarouselShelf } from '../pageShelves/page/HeroCarouselShelf.ts';
import { ColumnsShelf } from '../pageShelves/page/ColumnsShelf.ts';
import { EditorialShelf } from '../pageShelves/page/EditorialShelf.ts';
import { CountdownShelf } from '../pageShelves/page/CountdownShelf.ts';
import { ImageShelf } from '../pageShelves/page/ImageShelf.ts';
import { StandingsShelf } from '../pageShelves/events/StandingsShelf.ts';
import { ParlaySuggestionsShelf } from '../pageShelves/events/ParlaySuggestionsShelf.ts';
import { CollectionShelf } from '../pageShelves/page/CollectionShelf.ts';
import { PromotionDetailsShelf } from '../pageShelves/page/PromotionDetailsShelf.ts';
import { StatisticsShelf } from '../pageShelves/events/StatisticsShelf.ts';
import { SearchResultsShelf } from '../pageShelves/page/SearchResultsShelf.ts';
import { VideoShelf } from '../pageShelves/page/VideoShelf.ts';
import { FrameShelf } from '../pageShelves/page/FrameShelf.ts';
import { StreamPlayerShelf } from '../pageShelves/events/StreamPlayerShelf.ts';
import { HistoryShelf } from '../pageShelves/account/HistoryShelf.ts';
import { AccountSummaryShelf } from '../pageShelves/account/AccountSummaryShelf.ts';
import { AwardDetailsShelf } from '../pageShelves/account/AwardDetailsShelf.ts';
import { ChangePasswordShelf } from '../pageShelves/account/ChangePasswordShelf.ts';
import { LoginPreferencesShelf } from '../pageShelves/account/LoginPreferencesShelf.ts';
import { LoyaltyDashboardShelf } from '../pageShelves/account/LoyaltyDashboardShelf.ts';
import { TaxFormsShelf } from '../pageShelves/account/TaxFormsShelf.ts';
import { OwnLimitShelf } from '../pageShelves/account/OwnLimitShelf.ts';
import { LimitHistoryShelf } from '../pageShelves/account/LimitHistoryShelf.ts';
import { ReferralsShelf } from '../pageShelves/account/ReferralsShelf.ts';
import { BetBuilderShelf } from '../pageShelves/events/BetBuilderShelf.ts';
import { GameFactsShelf } from '../pageShelves/events/GameFactsShelf.ts';
import { CasinoSessionRoundsShelf } from '../pageShelves/account/CasinoSessionRoundsShelf.ts';
import { CasinoRoundShelf } from '../pageShelves/account/CasinoRoundShelf.ts';
import { DisplayPreferencesShelf } from '../pageShelves/account/DisplayPreferencesShelf.ts';
import { SignUpElsewhereShelf } from '../pageShelves/account/SignUpElsewhereShelf.ts';
import { SharedBetShelf } from '../pageShelves/events/SharedBetShelf.ts';
import { OnboardingShelf } from '../pageShelves/account/OnboardingShelf.ts';
import { SignedUpShelf } from '../pageShelves/account/SignedUpShelf.ts';
import { SupportChatShelf } from '../pageShelves/account/SupportChatShelf.ts';
import { LinkedAccountsShelf } from '../pageShelves/account/LinkedAccountsShelf.ts';
import { LinkPromptShelf } from '../pageShelves/account/LinkPromptShelf.ts';
import { LinkingResultShelf } from '../pageShelves/account/LinkingResultShelf.ts';
import { PaymentShelf } from '../pageShelves/wallet/PaymentShelf.ts';
import { PaymentMethodsShelf } from '../pageShelves/wallet/PaymentMethodsShelf.ts';
import { KeptMethodsShelf } from '../pageShelves/wallet/KeptMethodsShelf.ts';
import { PaymentPlaceShelf } from '../pageShelves/wallet/PaymentPlaceShelf.ts';
import { PaymentAmountShelf } from '../pageShelves/wallet/PaymentAmountShelf.ts';
import { PaymentTotalShelf } from '../pageShelves/wallet/PaymentTotalShelf.ts';
import { PaymentConsentShelf } from '../pageShelves/wallet/PaymentConsentShelf.ts';
import { ManagedMethodsShelf } from '../pageShelves/wallet/ManagedMethodsShelf.ts';
import { MethodExclusionShelf } from '../pageShelves/wallet/MethodExclusionShelf.ts';
import { OutOfStateShelf } from '../pageShelves/wallet/OutOfStateShelf.ts';
import { PromotionCodeShelf } from '../pageShelves/wallet/PromotionCodeShelf.ts';
import { AnnouncedPaymentsShelf } from '../pageShelves/wallet/AnnouncedPaymentsShelf.ts';
import { PaymentNoticeShelf } from '../pageShelves/wallet/PaymentNoticeShelf.ts';
import { PaymentButtonShelf } from '../pageShelves/wallet/PaymentButtonShelf.ts';
import { PaymentGatewayShelf } from '../pageShelves/wallet/PaymentGatewayShelf.ts';
import { TransactionReceiptShelf } from '../pageShelves/wallet/TransactionReceiptShelf.ts';
import { LegalDocumentShelf } from '../pageShelves/account/LegalDocumentShelf.ts';
import { HelplineShelf } from '../pageShelves/wallet/HelplineShelf.ts';
import { PasskeysShelf } from '../pageShelves/account/PasskeysShelf.ts';
import { LimitsSetByUsShelf } from '../pageShelves/account/LimitsSetByUsShelf.ts';
import { LimitListShelf } from '../pageShelves/account/LimitListShelf.ts';
import { QuickBetsShelf } from '../pageShelves/events/QuickBetsShelf.ts';
import { WireDetailsShelf } from '../pageShelves/wallet/WireDetailsShelf.ts';
import { FavoriteGamesShelf } from '../pageShelves/events/FavoriteGamesShelf.ts';
import { ConsentForm } from '../forms/ConsentForm.ts';
import { FieldsForm } from '../forms/FieldsForm.ts';
import { TipForm } from '../forms/TipForm.ts';
import { CustomDialog } from '../dialogs/CustomDialog.ts';
import { LocationPromptDialog } from '../dialogs/LocationPromptDialog.ts';
import { DepositAcknowledgementDialog } from '../dialogs/DepositAcknowledgementDialog.ts';
import { MaintenanceDialog } from '../dialogs/MaintenanceDialog.ts';
import { AppPromptDialog } from '../dialogs/AppPromptDialog.ts';
import { AnonymousExperienceDialog } from '../dialogs/AnonymousExperienceDialog.ts';
import { CasinoBalanceUsageDialog } from '../dialogs/CasinoBalanceUsageDialog.ts';
import { AppTourDialog } from '../dialogs/AppTourDialog.ts';
import { BigWinUploadDialog } from '../dialogs/BigWinUploadDialog.ts';
import { LegalChangeDialog } from '../dialogs/LegalChangeDialog.ts';
import { DefaultReceiptLine } from '../receiptLines/DefaultReceiptLine.ts';
import { HeaderReceiptLine } from '../receiptLines/HeaderReceiptLine.ts';
import { InformationReceiptLine } from '../receiptLines/InformationReceiptLine.ts';
import { ListReceiptLine } from '../receiptLines/ListReceiptLine.ts';
import { LocationReceiptLine } from '../receiptLines/LocationReceiptLine.ts';
import { PromptReceiptLine } from '../receiptLines/PromptReceiptLine.ts';
import { SeparatorReceiptLine } from '../receiptLines/SeparatorReceiptLine.ts';
import { WarningReceiptLine } from '../receiptLines/WarningReceiptLine.ts';
import { WorkingHoursReceiptLine } from '../receiptLines/WorkingHoursReceiptLine.ts';
import { GameDetailsShelf } from '../casinoShelves/GameDetailsShelf.ts';
import { GameRailShelf } from '../casinoShelves/GameRailShelf.ts';
import { LobbyBannerShelf } from '../casinoShelves/LobbyBannerShelf.ts';
import { CategoryPillsShelf } from '../casinoShelves/CategoryPillsShelf.ts';
import { GameProvidersShelf } from '../casinoShelves/GameProvidersShelf.ts';
import { LiveGamesShelf } from '../casinoShelves/LiveGamesShelf.ts';
import { CrossSellShelf } from '../casinoShelves/CrossSellShelf.ts';
import { CategoryGamesShelf } from '../casinoShelves/CategoryGamesShelf.ts';
import { GameSearchShelf } from '../casinoShelves/GameSearchShelf.ts';
import { RecentGamesShelf } from '../casinoShelves/RecentGamesShelf.ts';
import { CasinoRewardsShelf } from '../casinoShelves/CasinoRewardsShelf.ts';
import { CasinoPromotionsShelf } from '../casinoShelves/CasinoPromotionsShelf.ts';
import { FreeToPlayShelf } from '../casinoShelves/FreeToPlayShelf.ts';
import { GameBarShelf } from '../casinoShelves/GameBarShelf.ts';
import { GameCoverShelf } from '../casinoShelves/GameCoverShelf.ts';
import { GameNoticeShelf } from '../casinoShelves/GameNoticeShelf.ts';
import { LaunchProblemShelf } from '../casinoShelves/LaunchProblemShelf.ts';

export const kinds: { readonly [K in KindName]: Kind<K> } = {
  AccountItemsShelf,
  SportsTreeShelf,
  CasinoMenuShelf,
  AwardsShelf,
  ReferralShelf,
  LoyaltyShelf,
  LinkColumnShelf,
  StoreLinksShelf,
  AccountEntryShelf,
  SearchBoxShelf,
  MenuEntriesShelf,
  WalletBoxShelf,
  ErrorScreensShelf,
  BetListShelf,
  EventHeaderShelf,
  FeaturedEventsShelf,
  LiveEventsShelf,
  MarketGridShelf,
  MarketGroupsShelf,
  PromotionsShelf,
  QuickLinksShelf,
  TabsShelf,
  HeroCarouselShelf,
  ColumnsShelf,
  EditorialShelf,
  CountdownShelf,
  ImageShelf,
  StandingsShelf,
  ParlaySuggestionsShelf,
  CollectionShelf,
  PromotionDetailsShelf,
  StatisticsShelf,
  SearchResultsShelf,
  VideoShelf,
  FrameShelf,
  StreamPlayerShelf,
  HistoryShelf,
  AccountSummaryShelf,
  AwardDetailsShelf,
  ChangePasswordShelf,
  LoginPreferencesShelf,
  LoyaltyDashboardShelf,
  TaxFormsShelf,
  OwnLimitShelf,
  LimitHistoryShelf,
  ReferralsShelf,
  BetBuilderShelf,
  GameFactsShelf,
  CasinoSessionRoundsShelf,
  CasinoRoundShelf,
  DisplayPreferencesShelf,
  SignUpElsewhereShelf,
  SharedBetShelf,
  OnboardingShelf,
  SignedUpShelf,
  SupportChatShelf,
  LinkedAccountsShelf,
  LinkPromptShelf,
  LinkingResultShelf,
  PaymentShelf,
  PaymentMethodsShelf,
  KeptMethodsShelf,
  PaymentPlaceShelf,
  PaymentAmountShelf,
  PaymentTotalShelf,
  PaymentConsentShelf,
  ManagedMethodsShelf,
  MethodExclusionShelf,
  OutOfStateShelf,
  PromotionCodeShelf,
  AnnouncedPaymentsShelf,
  PaymentNoticeShelf,
  PaymentButtonShelf,
  PaymentGatewayShelf,
  TransactionReceiptShelf,
  LegalDocumentShelf,
  HelplineShelf,
  PasskeysShelf,
  LimitsSetByUsShelf,
  LimitListShelf,
  QuickBetsShelf,
  WireDetailsShelf,
  FavoriteGamesShelf,
  ConsentForm,
  FieldsForm,
  TipForm,
  CustomDialog,
  LocationPromptDialog,
  DepositAcknowledgementDialog,
  MaintenanceDialog,
  AppPromptDialog,
  AnonymousExperienceDialog,
  CasinoBalanceUsageDialog,
  AppTourDialog,
  BigWinUploadDialog,
  LegalChangeDialog,
  DefaultReceiptLine,
  HeaderReceiptLine,
  InformationReceiptLine,
  ListReceiptLine,
  LocationReceiptLine,
  PromptReceiptLine,
  SeparatorReceiptLine,
  WarningReceiptLine,
  WorkingHoursReceiptLine,
  GameDetailsShelf,
  GameRailShelf,
  LobbyBannerShelf,
  CategoryPillsShelf,
  GameProvidersShelf,
  LiveGamesShelf,
  CrossSellShelf,
  CategoryGamesShelf,
  GameSearchShelf,
  RecentGamesShelf,
  CasinoRewardsShelf,
  CasinoPromotionsShelf,
  FreeToPlayShelf,
  GameBarShelf,
  GameCoverShelf,
  GameNoticeShelf,
  LaunchProblemShelf,
};
