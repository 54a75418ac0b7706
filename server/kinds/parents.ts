import type { EventStatistics } from '#server/contract/eventStatistics.ts';
import type { CasinoGame, CatalogueEvent, Competition, Market, Organization, Selection, Sport } from '#server/modules/catalogue/index.ts';
import type { FreeGame, LiveTableView } from '#server/modules/casino/rules/index.ts';
import type { GameList, GamePage } from '#server/modules/casino/lists/index.ts';
import type { GivenBet } from '#server/modules/rewards/index.ts';
import type { GameRoundView, SessionView } from '#server/modules/casino/play/records/index.ts';
import type { CollectionPage } from '#server/modules/search/collections/index.ts';
import type { BetFilter, BetLegView, BetView } from '#server/modules/betting/bets/index.ts';
import type { Outcome } from '#server/modules/betting/placement/index.ts';
import type { BetslipView } from '#server/modules/betting/slip/view/index.ts';
import type { CashOutView } from '#server/modules/betting/cashOut/index.ts';
import type { HistoryEntryView } from '#server/modules/betting/history/index.ts';
import type { PlayerBalances } from '#server/modules/wallet/index.ts';
import type { EventPrices } from '#server/modules/catalogue/messages/index.ts';
import type { Card, Promotion } from '#server/modules/offers/index.ts';
import type { Money } from '#server/platform/money.ts';
import type { Row } from '#server/platform/store/schema/index.ts';
import type { Ratio } from '#src/shared/money/ratio.ts';

export type SportParent = Sport;
export type OrganizationParent = Organization;
export type CompetitionParent = Competition;
export type EventParent = CatalogueEvent;
export type MarketParent = Market;
export type SelectionParent = Selection;
export type GameParent = CasinoGame;
export type GameListParent = GameList;
export type GamePageParent = GamePage;
export type LiveTableParent = LiveTableView;
export type AwardParent = Row<'awards'>;
export type FreeGameParent = FreeGame;
export type CollectionPageParent = CollectionPage;
/** Promotion card. Fields that `Card` lacks are present only if the promotion has a page. */
export type PromotionParent = Pick<Promotion, keyof Card> & Partial<Promotion>;
export type EventPricesParent = EventPrices;

export type MoneyParent = Money;
export type OddsParent = Ratio;
/** Line of a market. `isSigned` (spreads) writes `+` before positive lines. */
export type PointsParent = { readonly hundredths: number; readonly isSigned: boolean };

export type PlayerParent = Row<'players'>;
export type BalancesParent = PlayerBalances & { readonly playerId: string; readonly currency: string };
export type BetParent = BetView;
export type PlaceBetsResultParent = Outcome & {
  readonly player: Pick<PlayerParent, 'currency' | 'id' | 'odds_format'>;
};
export type LegParent = BetLegView & { readonly betId: string };
export type BetSectionParent = ListedBetsParent | { readonly betId: string };
type ListedBetsParent = {
  readonly sectionId: 'open' | 'settled';
  readonly filterId: BetFilter;
  readonly first?: number | null;
  readonly after?: string | null;
};
export type LegGroupParent = { readonly bet: BetView; readonly eventId: string };
export type FreeBetParent = GivenBet;
export type CashOutParent = CashOutView;
export type HistoryEntryParent = HistoryEntryView;
export type BetslipParent = BetslipView;
export type CasinoSessionParent = SessionView;
export type CasinoRoundParent = GameRoundView;
export type StatisticsParent = EventStatistics;
