import type { OfferDocument } from '#src/shared/offers/document.ts';
import type { Ratio } from '#src/shared/money/ratio.ts';
import type { EventPrices, EventSnapshot, Scoreboard } from './messages/messages.ts';
import type { HalfPoints } from './settings/terms/pricingTerms.ts';
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
  readonly canonicalUrl: string;
};

export type Participant = {
  readonly id: string;
  readonly competitionId: string;
  readonly name: string;
  readonly fullName: string;
  readonly abbreviation: string;
  readonly record: string | null;
  readonly crest: Crest;
};

export type CatalogueEvent = EventSnapshot & {
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
  /** Data source: `seed`, file and line of an import, or `sandbox:…`. */
  readonly origin: string;
  readonly version: bigint;
};

export type Market = {
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  readonly name: string;
  readonly status: 'OPEN' | 'HIDDEN' | 'CLOSED';
  /** In hundredths of a point, from the home team's side. */
  readonly line: number | null;
  readonly ordinal: number;
  readonly updatedAt: Date;
  readonly startsAt: Date;
  readonly selections: readonly Selection[];
  readonly subject?: { readonly id: string; readonly name: string } | null;
};

export type Selection = {
  readonly id: string;
  readonly marketId: string;
  readonly eventId: string;
  readonly marketName: string;
  readonly marketType: string;
  readonly type: string;
  readonly name: string;
  readonly participantId: string | null;
  readonly points: number | null;
  /** Odds: profit `num` per stake `den`. */
  readonly num: bigint;
  readonly den: bigint;
  readonly status: 'OPEN' | 'CLOSED' | 'HIDDEN';
  readonly ordinal: number;
};

export type CasinoGame = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly provider: string;
  readonly exclusive: boolean;
  readonly multiplayer: boolean;
  readonly newBadge: boolean;
  readonly demoAvailable: boolean;
  readonly minBet: bigint;
  readonly maxBet: bigint;
  /** Share of wagers paid back as wins, in basis points. */
  readonly returnToPlayer: number;
  readonly jackpot: { readonly label: string; readonly cents: bigint } | null;
  readonly art: { readonly seed: number; readonly theme: string };
  readonly featured: boolean;
  readonly betBehind: boolean;
  readonly freeReward: boolean;
  readonly rank: number | null;
  readonly table: TableOfGame | null;
};

export type TableOfGame = {
  readonly dealer: string;
  readonly seats: number;
  readonly seatsTaken: number;
  /** Minute of the day, US Eastern time; equals `closesMinute` if always open. */
  readonly opensMinute: number;
  readonly closesMinute: number;
};

export type FeaturedOffer = {
  readonly id: string;
  readonly kind: 'FEATURED' | 'QUICK';
  readonly title: string;
  readonly selectionIds: readonly string[];
  readonly suggestedCents: bigint | null;
};

/** The offer's latest published version, even if stopped. */
export type OfferInForce = { readonly hash: string; readonly document: OfferDocument; readonly stoppedAt: Date | null };

export type PricingTerms = {
  readonly cashOutKept: Ratio;
  readonly halfPoints: HalfPoints | null;
  readonly leastStakeCents: bigint;
};

export type EventFilter = {
  readonly competitionId?: string;
  readonly sportSlug?: string;
  readonly status?: EventStatus | readonly EventStatus[];
  readonly from?: Date;
  readonly to?: Date;
  readonly limit?: number;
};

/** Catalogue in memory. Changes replace objects instead of mutating them. */
export type Catalogue = {
  readonly sports: () => readonly Sport[];
  readonly sport: (slug: string) => Sport | null;
  readonly organization: (id: string) => Organization | null;
  readonly organizations: (sportSlug: string) => readonly Organization[];
  readonly competition: (idOrUrl: string) => Competition | null;
  readonly competitions: (filter?: { readonly sportSlug?: string }) => readonly Competition[];
  readonly participant: (id: string) => Participant | null;
  readonly participantsOf: (competitionId: string) => readonly Participant[];
  readonly event: (id: string) => CatalogueEvent | null;
  /** Sorted by start time separately for each status. */
  readonly events: (filter?: EventFilter) => readonly CatalogueEvent[];
  readonly countEvents: (filter?: Omit<EventFilter, 'limit'>) => number;
  readonly market: (id: string) => Market | null;
  readonly marketsOf: (eventId: string) => readonly Market[];
  readonly openMarketCount: (eventId: string) => number;
  readonly selection: (id: string) => Selection | null;
  readonly games: (filter?: { readonly category?: string; readonly first?: number }) => readonly CasinoGame[];
  readonly houseTerms: () => PricingTerms;
  /** Newest first; some legs may be closed. */
  readonly featuredBets: (kind: FeaturedOffer['kind']) => readonly FeaturedOffer[];
  readonly offers: () => readonly OfferInForce[];
  readonly game: (id: string) => CasinoGame | null;
  readonly eventPrices: (eventId: string) => EventPrices | null;
  /** Rereads events; removes those without a row. */
  readonly reload: (eventIds: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
};
