import type { Place, Promotion } from '#server/modules/offers/index.ts';
import type { Price } from '#src/shared/money/odds.ts';
import type { CasinoGame, Catalogue, CatalogueEvent, Market, Selection } from '#server/modules/catalogue/index.ts';
import type { RgSubject } from '#server/modules/responsibleGaming/rules/index.ts';
import type { AwardSection } from '#server/modules/rewards/index.ts';
import type { FreeGame, LiveTableView } from '#server/modules/casino/rules/index.ts';
import type { GameList } from '#server/modules/casino/lists/index.ts';
import type { PromotionStanding, SportsMenuItem } from '#server/contract/generated/schemaTypes.ts';
import type { BetSectionParent } from '../parents.ts';
import type { LegalDocument } from '#src/shared/site/legalDocuments.ts';
import type { Standings } from '../standings.ts';
import type { EventStatistics } from '../statistics.ts';
import type { Collection, CollectionPage } from '#server/modules/search/collections/index.ts';
import type { Found } from '#server/modules/search/index.ts';

export type SoughtPromotion =
  | { readonly standing: Extract<PromotionStanding, 'ON'>; readonly promotion: Promotion }
  | { readonly standing: Exclude<PromotionStanding, 'ON'> };

export type OpenCollection = Collection & { readonly firstPage: (first: number) => CollectionPage };

export type SearchFound = { readonly term: string; readonly sportsbook: Found; readonly casino: Found };

export type ParlayLeg = { readonly selection: Selection; readonly event: CatalogueEvent };
/** Suggested parlay. One selection per event, because the slip refuses two. */
export type SuggestedParlay = {
  readonly title: string;
  readonly price: Price;
  readonly legs: readonly ParlayLeg[];
  readonly featured?: { readonly id: string; readonly isQuick: boolean; readonly suggestedCents: bigint | null };
};

export type Items = {
  readonly event: CatalogueEvent;
  readonly events: readonly CatalogueEvent[];
  readonly markets: readonly Market[];
  readonly standings: Standings;
  readonly statistics: EventStatistics;
  readonly parlays: readonly SuggestedParlay[];
  readonly game: CasinoGame;
  readonly games: readonly CasinoGame[];
  readonly gameLists: readonly GameList[];
  readonly gameList: GameList;
  readonly liveTables: readonly LiveTableView[];
  readonly freeGames: readonly FreeGame[];
  readonly promotions: readonly Promotion[];
  readonly soughtPromotion: SoughtPromotion;
  readonly collection: OpenCollection;
  readonly found: SearchFound;
  readonly sportsTree: readonly SportsMenuItem[];
  readonly betSection: BetSectionParent;
  readonly awardSection: AwardSection;
  readonly careSubject: RgSubject;
  /** Legal text; a null `version` means the current one. */
  readonly legalAddress: { readonly document: LegalDocument; readonly version: number | null };
  readonly casinoRecord: { readonly id: string };
};
export type ItemName = keyof Items;

export type SourceWorld = {
  readonly catalogue: Catalogue;
  readonly playerId: string | null;
  readonly place?: Place | null | undefined;
  readonly now: Date;
  /** Ids to omit; ignored by sources that cannot omit items. */
  readonly without?: ReadonlySet<string>;
};
