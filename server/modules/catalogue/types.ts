import type { Ratio } from '#src/shared/money/ratio.ts';
import type { EventPrices, EventStand, Scoreboard } from './messages/messages.ts';
import type { HalfPoints } from './settings/terms/houseTerms.ts';
import type { StoredCrest, StoredEventStatus } from '#server/platform/store/schema/index.ts';

export type Crest = StoredCrest;
export type EventStatus = StoredEventStatus;
export type { Scoreboard };

export type Sport = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly icon: string;
  readonly ordinal: number;
  /** `/sport/football` */
  readonly canonicalUrl: string;
};

export type Organization = { readonly id: string; readonly sportId: string; readonly name: string; readonly slug: string };

export type Competition = {
  readonly id: string;
  readonly organizationId: string;
  readonly sportId: string;
  readonly name: string;
  readonly slug: string;
  readonly crest: Crest;
  readonly ordinal: number;
  /** `/sport/football/organization/united-states/competition/nfl` */
  readonly canonicalUrl: string;
};

export type Participant = {
  readonly id: string;
  readonly competitionId: string;
  readonly name: string;
  readonly fullName: string;
  readonly abbreviation: string;
  /** `7-3`, `5-1-3`; null when unknown. */
  readonly record: string | null;
  readonly crest: Crest;
};

export type CatalogueEvent = EventStand & {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly startsAt: Date;
  readonly sportId: string;
  readonly organizationId: string;
  readonly competitionId: string;
  readonly home: Participant;
  readonly away: Participant;
  readonly canonicalUrl: string;
  readonly hasLiveStream: boolean;
  readonly hasStatistics: boolean;
  /** `seed`, the file and line of an import, or `sandbox:…` once it was driven by hand. */
  readonly origin: string;
  readonly version: bigint;
};

export type Market = {
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  readonly name: string;
  readonly status: 'OPEN' | 'HIDDEN' | 'CLOSED';
  /** Hundredths of a point, from the home side for a spread; null where there is none. */
  readonly line: number | null;
  readonly ordinal: number;
  readonly updatedAt: Date;
  readonly startsAt: Date;
  readonly selections: readonly Selection[];
};

export type Selection = {
  readonly id: string;
  readonly marketId: string;
  readonly eventId: string;
  readonly marketName: string;
  readonly marketType: string;
  /** `home`, `away`, `draw`, `over`, `under`, `yes`, `no`, … */
  readonly type: string;
  readonly name: string;
  readonly participantId: string | null;
  /** Hundredths of a point as the player reads it. */
  readonly points: number | null;
  /** Price as profit : stake. */
  readonly num: bigint;
  readonly den: bigint;
  readonly status: 'OPEN' | 'CLOSED' | 'HIDDEN';
  readonly ordinal: number;
};

export type CasinoGame = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** `slots`, `table-games`, `live-dealer`, `jackpots`. */
  readonly category: string;
  readonly provider: string;
  readonly exclusive: boolean;
  readonly multiplayer: boolean;
  readonly newBadge: boolean;
  readonly demoAvailable: boolean;
  /** Cents. */
  readonly minBet: bigint;
  readonly maxBet: bigint;
  /** Hundredths of a per cent. */
  readonly returnToPlayer: number;
  readonly jackpot: { readonly label: string; readonly cents: bigint } | null;
  readonly art: { readonly seed: number; readonly theme: string };
  readonly featured: boolean;
  readonly betBehind: boolean;
  readonly freeReward: boolean;
  /** Place among the most played, from 1; null for the rest. */
  readonly rank: number | null;
  /** Null where nobody deals. */
  readonly table: TableOfGame | null;
};

export type TableOfGame = {
  readonly dealer: string;
  readonly seats: number;
  readonly seatsTaken: number;
  /** Minutes of the Eastern day; the same twice is around the clock. */
  readonly opensMinute: number;
  readonly closesMinute: number;
};

/** A bet that traders have put together and offer. */
export type FeaturedOffer = {
  readonly id: string;
  readonly kind: 'FEATURED' | 'QUICK';
  readonly title: string;
  readonly selectionIds: readonly string[];
  /** What a quick bet puts into the field; null for nothing, and where the house takes no bet of so little. */
  readonly suggestedCents: bigint | null;
};

export type HouseTerms = {
  /** What is kept of a fair value when a bet is cashed out. */
  readonly cashOutKept: Ratio;
  readonly halfPoints: HalfPoints | null;
  /** The least that a bet may be of. */
  readonly leastStakeCents: bigint;
};

export type EventFilter = {
  readonly competitionId?: string;
  readonly sportSlug?: string;
  /** One or several; absent means what can be bet on: `IN_PLAY` and `PRE_GAME`. */
  readonly status?: EventStatus | readonly EventStatus[];
  /** Start at or after. */
  readonly from?: Date;
  /** Start before. */
  readonly to?: Date;
  readonly limit?: number;
};

/**
 * The whole offer in memory, read without waiting. Objects are never changed in place: a change replaces them, so a held object stays
 * what it was. Unknown ids give null or an empty list.
 */
export type Catalogue = {
  readonly sports: () => readonly Sport[];
  /** By slug or id. */
  readonly sport: (slug: string) => Sport | null;
  readonly organization: (id: string) => Organization | null;
  readonly organizations: (sportSlug: string) => readonly Organization[];
  /** By id or by its canonical URL. */
  readonly competition: (idOrUrl: string) => Competition | null;
  readonly competitions: (filter?: { readonly sportSlug?: string }) => readonly Competition[];
  readonly participant: (id: string) => Participant | null;
  /** In the order they were stored in. */
  readonly participantsOf: (competitionId: string) => readonly Participant[];
  readonly event: (id: string) => CatalogueEvent | null;
  /** In order of start, those in play first when both are asked for. */
  readonly events: (filter?: EventFilter) => readonly CatalogueEvent[];
  readonly countEvents: (filter?: Omit<EventFilter, 'limit'>) => number;
  readonly market: (id: string) => Market | null;
  /** In their order; hidden ones too. */
  readonly marketsOf: (eventId: string) => readonly Market[];
  /** Markets of the event that can be bet on now. */
  readonly openMarketCount: (eventId: string) => number;
  readonly selection: (id: string) => Selection | null;
  readonly games: (filter?: { readonly category?: string; readonly first?: number }) => readonly CasinoGame[];
  /** The terms that traders have set for the whole house, or the usual ones. */
  readonly houseTerms: () => HouseTerms;
  /** Of a sort, the latest first. Whether its legs can be bet on now is another question. */
  readonly featuredBets: (kind: FeaturedOffer['kind']) => readonly FeaturedOffer[];
  /** By id or slug. */
  readonly game: (id: string) => CasinoGame | null;
  /** The event as one message, all selections. */
  readonly eventPrices: (eventId: string) => EventPrices | null;
  /** Reads these events anew, as after an import. Ids the database does not have are forgotten. */
  readonly reload: (eventIds: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
};
