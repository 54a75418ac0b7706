/** The only list of kinds that documents may hold: total over the unions of the SDL. A kind that is missing there or here does not compile. */
import { AccountItemsShelf } from './AccountItemsShelf.ts';
import { BetListShelf } from './BetListShelf.ts';
import { ConsentForm } from './ConsentForm.ts';
import { CustomDialog } from './CustomDialog.ts';
import { DefaultReceiptLine } from './DefaultReceiptLine.ts';
import { EventHeaderShelf } from './EventHeaderShelf.ts';
import { FeaturedEventsShelf } from './FeaturedEventsShelf.ts';
import { FieldsForm } from './FieldsForm.ts';
import { GameDetailsShelf } from './GameDetailsShelf.ts';
import { GameRailShelf } from './GameRailShelf.ts';
import { HeaderReceiptLine } from './HeaderReceiptLine.ts';
import { InformationReceiptLine } from './InformationReceiptLine.ts';
import { ListReceiptLine } from './ListReceiptLine.ts';
import { LiveEventsShelf } from './LiveEventsShelf.ts';
import { LocationPromptDialog } from './LocationPromptDialog.ts';
import { LocationReceiptLine } from './LocationReceiptLine.ts';
import { MarketGridShelf } from './MarketGridShelf.ts';
import { MarketGroupsShelf } from './MarketGroupsShelf.ts';
import { PromotionsShelf } from './PromotionsShelf.ts';
import { PromptReceiptLine } from './PromptReceiptLine.ts';
import { QuickLinksShelf } from './QuickLinksShelf.ts';
import { SeparatorReceiptLine } from './SeparatorReceiptLine.ts';
import { SportsTreeShelf } from './SportsTreeShelf.ts';
import { TabsShelf } from './TabsShelf.ts';
import { WarningReceiptLine } from './WarningReceiptLine.ts';
import { WorkingHoursReceiptLine } from './WorkingHoursReceiptLine.ts';
import { LobbyBannerShelf } from './LobbyBannerShelf.ts';
import { CategoryPillsShelf } from './CategoryPillsShelf.ts';
import { GameProvidersShelf } from './GameProvidersShelf.ts';
import { LiveGamesShelf } from './LiveGamesShelf.ts';
import { CrossSellShelf } from './CrossSellShelf.ts';
import { CategoryGamesShelf } from './CategoryGamesShelf.ts';
import { GameSearchShelf } from './GameSearchShelf.ts';
import { RecentGamesShelf } from './RecentGamesShelf.ts';
import { CasinoRewardsShelf } from './CasinoRewardsShelf.ts';
import { CasinoMenuShelf } from './CasinoMenuShelf.ts';
import { AwardsShelf } from './AwardsShelf.ts';
import { ReferralShelf } from './ReferralShelf.ts';
import { HeroCarouselShelf } from './HeroCarouselShelf.ts';
import { ColumnsShelf } from './ColumnsShelf.ts';
import { EditorialShelf } from './EditorialShelf.ts';
import { CountdownShelf } from './CountdownShelf.ts';
import { ImageShelf } from './ImageShelf.ts';
import { TipForm } from './TipForm.ts';
import { StandingsShelf } from './StandingsShelf.ts';
import { ParlaySuggestionsShelf } from './ParlaySuggestionsShelf.ts';
import { DepositAcknowledgementDialog } from './DepositAcknowledgementDialog.ts';
import { MaintenanceDialog } from './MaintenanceDialog.ts';
import { AppPromptDialog } from './AppPromptDialog.ts';
import { AnonymousExperienceDialog } from './AnonymousExperienceDialog.ts';
import { CasinoBalanceUsageDialog } from './CasinoBalanceUsageDialog.ts';
import { AppTourDialog } from './AppTourDialog.ts';
import { CasinoPromotionsShelf } from './CasinoPromotionsShelf.ts';
import { FreeToPlayShelf } from './FreeToPlayShelf.ts';
import { CollectionShelf } from './CollectionShelf.ts';
import { PromotionDetailsShelf } from './PromotionDetailsShelf.ts';
import { StatisticsShelf } from './StatisticsShelf.ts';
import { SearchResultsShelf } from './SearchResultsShelf.ts';
import { VideoShelf } from './VideoShelf.ts';
import { FrameShelf } from './FrameShelf.ts';
import { BigWinUploadDialog } from './BigWinUploadDialog.ts';
import { StreamPlayerShelf } from './StreamPlayerShelf.ts';
import { HistoryShelf } from './HistoryShelf.ts';
import { AccountSummaryShelf } from './AccountSummaryShelf.ts';
import { AwardDetailsShelf } from './AwardDetailsShelf.ts';
import { ChangePasswordShelf } from './ChangePasswordShelf.ts';
import { LoginPreferencesShelf } from './LoginPreferencesShelf.ts';
import { LoyaltyShelf } from './LoyaltyShelf.ts';
import { LoyaltyDashboardShelf } from './LoyaltyDashboardShelf.ts';
import { TaxFormsShelf } from './TaxFormsShelf.ts';
import { OwnLimitShelf } from './OwnLimitShelf.ts';
import { LimitHistoryShelf } from './LimitHistoryShelf.ts';
import { ReferralsShelf } from './ReferralsShelf.ts';
import { BetBuilderShelf } from './BetBuilderShelf.ts';
import { GameFactsShelf } from './GameFactsShelf.ts';
import { CasinoSessionRoundsShelf } from './CasinoSessionRoundsShelf.ts';
import { CasinoRoundShelf } from './CasinoRoundShelf.ts';
import type { Kind } from './define.ts';
import type { KindName } from '../parents.ts';
import { validatorOf, type Validate } from '../validators.ts';

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
