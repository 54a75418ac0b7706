/** The only list of kinds that documents may hold: total over the unions of the SDL. A kind that is missing there or here does not compile. */
import { AccountItemsShelf } from './menuShelves/AccountItemsShelf.ts';
import { BetListShelf } from './pageShelves/events/BetListShelf.ts';
import { ConsentForm } from './forms/ConsentForm.ts';
import { CustomDialog } from './dialogs/CustomDialog.ts';
import { DefaultReceiptLine } from './receiptLines/DefaultReceiptLine.ts';
import { EventHeaderShelf } from './pageShelves/events/EventHeaderShelf.ts';
import { FeaturedEventsShelf } from './pageShelves/events/FeaturedEventsShelf.ts';
import { FieldsForm } from './forms/FieldsForm.ts';
import { GameDetailsShelf } from './casinoShelves/GameDetailsShelf.ts';
import { GameRailShelf } from './casinoShelves/GameRailShelf.ts';
import { HeaderReceiptLine } from './receiptLines/HeaderReceiptLine.ts';
import { InformationReceiptLine } from './receiptLines/InformationReceiptLine.ts';
import { ListReceiptLine } from './receiptLines/ListReceiptLine.ts';
import { LiveEventsShelf } from './pageShelves/events/LiveEventsShelf.ts';
import { LocationPromptDialog } from './dialogs/LocationPromptDialog.ts';
import { LocationReceiptLine } from './receiptLines/LocationReceiptLine.ts';
import { MarketGridShelf } from './pageShelves/events/MarketGridShelf.ts';
import { MarketGroupsShelf } from './pageShelves/events/MarketGroupsShelf.ts';
import { PromotionsShelf } from './pageShelves/page/PromotionsShelf.ts';
import { PromptReceiptLine } from './receiptLines/PromptReceiptLine.ts';
import { QuickLinksShelf } from './pageShelves/page/QuickLinksShelf.ts';
import { SeparatorReceiptLine } from './receiptLines/SeparatorReceiptLine.ts';
import { SportsTreeShelf } from './menuShelves/SportsTreeShelf.ts';
import { TabsShelf } from './pageShelves/page/TabsShelf.ts';
import { WarningReceiptLine } from './receiptLines/WarningReceiptLine.ts';
import { WorkingHoursReceiptLine } from './receiptLines/WorkingHoursReceiptLine.ts';
import { LobbyBannerShelf } from './casinoShelves/LobbyBannerShelf.ts';
import { CategoryPillsShelf } from './casinoShelves/CategoryPillsShelf.ts';
import { GameProvidersShelf } from './casinoShelves/GameProvidersShelf.ts';
import { LiveGamesShelf } from './casinoShelves/LiveGamesShelf.ts';
import { CrossSellShelf } from './casinoShelves/CrossSellShelf.ts';
import { CategoryGamesShelf } from './casinoShelves/CategoryGamesShelf.ts';
import { GameSearchShelf } from './casinoShelves/GameSearchShelf.ts';
import { RecentGamesShelf } from './casinoShelves/RecentGamesShelf.ts';
import { CasinoRewardsShelf } from './casinoShelves/CasinoRewardsShelf.ts';
import { CasinoMenuShelf } from './menuShelves/CasinoMenuShelf.ts';
import { AwardsShelf } from './menuShelves/AwardsShelf.ts';
import { ReferralShelf } from './menuShelves/ReferralShelf.ts';
import { HeroCarouselShelf } from './pageShelves/page/HeroCarouselShelf.ts';
import { ColumnsShelf } from './pageShelves/page/ColumnsShelf.ts';
import { EditorialShelf } from './pageShelves/page/EditorialShelf.ts';
import { CountdownShelf } from './pageShelves/page/CountdownShelf.ts';
import { ImageShelf } from './pageShelves/page/ImageShelf.ts';
import { TipForm } from './forms/TipForm.ts';
import { StandingsShelf } from './pageShelves/events/StandingsShelf.ts';
import { ParlaySuggestionsShelf } from './pageShelves/events/ParlaySuggestionsShelf.ts';
import { DepositAcknowledgementDialog } from './dialogs/DepositAcknowledgementDialog.ts';
import { MaintenanceDialog } from './dialogs/MaintenanceDialog.ts';
import { AppPromptDialog } from './dialogs/AppPromptDialog.ts';
import { AnonymousExperienceDialog } from './dialogs/AnonymousExperienceDialog.ts';
import { CasinoBalanceUsageDialog } from './dialogs/CasinoBalanceUsageDialog.ts';
import { AppTourDialog } from './dialogs/AppTourDialog.ts';
import { CasinoPromotionsShelf } from './casinoShelves/CasinoPromotionsShelf.ts';
import { FreeToPlayShelf } from './casinoShelves/FreeToPlayShelf.ts';
import { CollectionShelf } from './pageShelves/page/CollectionShelf.ts';
import { PromotionDetailsShelf } from './pageShelves/page/PromotionDetailsShelf.ts';
import { StatisticsShelf } from './pageShelves/events/StatisticsShelf.ts';
import { SearchResultsShelf } from './pageShelves/page/SearchResultsShelf.ts';
import { VideoShelf } from './pageShelves/page/VideoShelf.ts';
import { FrameShelf } from './pageShelves/page/FrameShelf.ts';
import { BigWinUploadDialog } from './dialogs/BigWinUploadDialog.ts';
import { StreamPlayerShelf } from './pageShelves/events/StreamPlayerShelf.ts';
import { HistoryShelf } from './pageShelves/account/HistoryShelf.ts';
import { AccountSummaryShelf } from './pageShelves/account/AccountSummaryShelf.ts';
import { AwardDetailsShelf } from './pageShelves/account/AwardDetailsShelf.ts';
import { ChangePasswordShelf } from './pageShelves/account/ChangePasswordShelf.ts';
import { LoginPreferencesShelf } from './pageShelves/account/LoginPreferencesShelf.ts';
import { LoyaltyShelf } from './menuShelves/LoyaltyShelf.ts';
import { LoyaltyDashboardShelf } from './pageShelves/account/LoyaltyDashboardShelf.ts';
import { TaxFormsShelf } from './pageShelves/account/TaxFormsShelf.ts';
import { OwnLimitShelf } from './pageShelves/account/OwnLimitShelf.ts';
import { LimitHistoryShelf } from './pageShelves/account/LimitHistoryShelf.ts';
import { ReferralsShelf } from './pageShelves/account/ReferralsShelf.ts';
import { BetBuilderShelf } from './pageShelves/events/BetBuilderShelf.ts';
import { GameFactsShelf } from './pageShelves/events/GameFactsShelf.ts';
import { CasinoSessionRoundsShelf } from './pageShelves/account/CasinoSessionRoundsShelf.ts';
import { CasinoRoundShelf } from './pageShelves/account/CasinoRoundShelf.ts';
import type { Kind } from './define.ts';
import type { KindName } from './nodeParents.ts';
import { validatorOf, type Validate } from './validators.ts';

export const kinds: { readonly [K in KindName]: Kind<K> } = {
  AccountItemsShelf,
  BetListShelf,
  ConsentForm,
  CustomDialog,
  DefaultReceiptLine,
  EventHeaderShelf,
  FeaturedEventsShelf,
  FieldsForm,
  GameDetailsShelf,
  GameRailShelf,
  HeaderReceiptLine,
  InformationReceiptLine,
  ListReceiptLine,
  LiveEventsShelf,
  LocationPromptDialog,
  LocationReceiptLine,
  MarketGridShelf,
  MarketGroupsShelf,
  PromotionsShelf,
  PromptReceiptLine,
  QuickLinksShelf,
  SeparatorReceiptLine,
  SportsTreeShelf,
  TabsShelf,
  WarningReceiptLine,
  WorkingHoursReceiptLine,
  LobbyBannerShelf,
  CategoryPillsShelf,
  GameProvidersShelf,
  LiveGamesShelf,
  CrossSellShelf,
  CategoryGamesShelf,
  GameSearchShelf,
  RecentGamesShelf,
  CasinoRewardsShelf,
  CasinoMenuShelf,
  AwardsShelf,
  ReferralShelf,
  HeroCarouselShelf,
  ColumnsShelf,
  EditorialShelf,
  CountdownShelf,
  ImageShelf,
  TipForm,
  StandingsShelf,
  ParlaySuggestionsShelf,
  DepositAcknowledgementDialog,
  MaintenanceDialog,
  AppPromptDialog,
  AnonymousExperienceDialog,
  CasinoBalanceUsageDialog,
  AppTourDialog,
  CasinoPromotionsShelf,
  FreeToPlayShelf,
  CollectionShelf,
  PromotionDetailsShelf,
  StatisticsShelf,
  SearchResultsShelf,
  VideoShelf,
  FrameShelf,
  BigWinUploadDialog,
  StreamPlayerShelf,
  HistoryShelf,
  AccountSummaryShelf,
  AwardDetailsShelf,
  ChangePasswordShelf,
  LoginPreferencesShelf,
  LoyaltyShelf,
  LoyaltyDashboardShelf,
  TaxFormsShelf,
  OwnLimitShelf,
  LimitHistoryShelf,
  ReferralsShelf,
  BetBuilderShelf,
  GameFactsShelf,
  CasinoSessionRoundsShelf,
  CasinoRoundShelf,
};

export const isKindName = (kind: string): kind is KindName => Object.hasOwn(kinds, kind);

/** The resolvers of every kind, total over kinds and over the fields of each. */
export const kindResolvers = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kind.resolvers])) as {
  readonly [K in KindName]: Kind<K>['resolvers'];
};

const propsChecks = new Map<string, Validate>(Object.keys(kinds).map((name) => [name, validatorOf(name)]));

/** The check of a kind's props at its current version. */
export function propsCheckOf(kind: KindName): Validate {
  const check = propsChecks.get(kind);
  if (!check) throw new Error(`No schema for ${kind}`);
  return check;
}
