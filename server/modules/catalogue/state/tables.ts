import { type EventSnapshot, pointsOf, type WorldChange } from '../messages/messages.ts';
import { createBuckets } from './buckets.ts';
import { competitionOf, eventOf, featuredOf, gameOf, pricingTermsOf, marketOf, participantOf, selectionOf, sportOf } from './build.ts';
import type { GameFeature } from '#server/platform/config/config.ts';
import type { BaseRows, OfferRows } from './rows.ts';
import type {
  CasinoGame,
  CatalogueEvent,
  Competition,
  FeaturedOffer,
  OfferInForce,
  Market,
  Organization,
  Participant,
  Selection,
  Sport,
} from '../types.ts';

export type Tables = ReturnType<typeof createTables>;

export function createTables() {
  return {
    sports: new Map<string, Sport>(),
    organizations: new Map<string, Organization>(),
    competitions: new Map<string, Competition>(),
    competitionsByUrl: new Map<string, Competition>(),
    participants: new Map<string, Participant>(),
    games: new Map<string, CasinoGame>(),
    gamesInOrder: Array.of<CasinoGame>(),
    featuredBets: Array.of<FeaturedOffer>(),
    offers: Array.of<OfferInForce>(),
    houseTerms: pricingTermsOf([]),
    events: new Map<string, CatalogueEvent>(),
    markets: new Map<string, Market>(),
    marketIds: new Map<string, readonly string[]>(),
    selections: new Map<string, Selection>(),
    buckets: createBuckets(),
  };
}

export const marketsOf = (tables: Tables, eventId: string): readonly Market[] =>
  (tables.marketIds.get(eventId) ?? []).flatMap((id) => tables.markets.get(id) ?? []);

export function putBase(tables: Tables, rows: BaseRows, features: ReadonlySet<GameFeature>): void {
  for (const row of rows.sports) tables.sports.set(row.slug, sportOf(row));
  for (const row of rows.organizations) {
    tables.organizations.set(row.id, { id: row.id, sportId: row.sport_id, name: row.name, slug: row.slug });
  }
  const slugs = new Map([...tables.sports.values()].map((sport) => [sport.id, sport.slug]));
  for (const row of rows.competitions) {
    const organization = tables.organizations.get(row.organization_id);
    if (!organization) continue;
    const competition = competitionOf(row, organization, slugs.get(organization.sportId) ?? organization.sportId);
    tables.competitions.set(row.id, competition);
    tables.competitionsByUrl.set(competition.canonicalUrl, competition);
  }
  for (const row of rows.participants) tables.participants.set(row.id, participantOf(row));
  tables.offers = [...rows.offers];
  tables.houseTerms = pricingTermsOf(rows.settings);
  tables.featuredBets = rows.featuredBets.map((row) => featuredOf(row, tables.houseTerms));
  tables.gamesInOrder.length = 0;
  for (const row of rows.games) {
    const game = gameOf(row, features);
    tables.gamesInOrder.push(game);
    tables.games.set(game.id, game).set(game.slug, game);
  }
}

export function putOffer(tables: Tables, rows: OfferRows, eventIds: readonly string[]): readonly string[] {
  const stored = new Set(rows.events.map((row) => row.id));
  for (const id of eventIds) if (!stored.has(id)) forget(tables, id);
  const marketsByEvent = groupBy(rows.markets, (row) => row.event_id);
  const selectionsByMarket = groupBy(rows.selections, (row) => row.market_id);
  const moved: string[] = [];
  for (const row of rows.events) {
    const competition = tables.competitions.get(row.competition_id);
    const [home, away] = [tables.participants.get(row.home_id), tables.participants.get(row.away_id)];
    const held = tables.events.get(row.id);
    if (!competition || !home || !away || (held && held.version > BigInt(row.version))) continue;
    if (held && held.version < BigInt(row.version)) moved.push(row.id);
    forgetMarkets(tables, row.id);
    putEvent(tables, eventOf(row, competition, home, away));
    const own = marketsByEvent.get(row.id) ?? [];
    tables.marketIds.set(
      row.id,
      own.map((market) => market.id),
    );
    for (const market of own) {
      const list = (selectionsByMarket.get(market.id) ?? []).map((selection) => selectionOf(selection, market));
      tables.markets.set(market.id, marketOf(market, row.starts_at, list));
      for (const selection of list) tables.selections.set(selection.id, selection);
    }
  }
  return moved;
}

const standIn = ({ status, matchProgress, scoreboard, statistics }: WorldChange): EventSnapshot => ({
  status,
  matchProgress,
  scoreboard,
  statistics,
});

export function applyChange(tables: Tables, change: WorldChange): boolean {
  const held = tables.events.get(change.eventId);
  const version = BigInt(change.version);
  if (!held) return false;
  if (version <= held.version) return true;
  if (version !== held.version + 1n) return false;
  putEvent(tables, { ...held, ...standIn(change), origin: change.origin, version });
  applyPrices(tables, change);
  return true;
}

function applyPrices({ selections, markets }: Tables, change: WorldChange): void {
  const touched = new Set<string>();
  for (const price of change.selections) {
    const held = selections.get(price.id);
    if (!held) continue;
    selections.set(price.id, {
      ...held,
      num: BigInt(price.num),
      den: BigInt(price.den),
      status: price.status,
      points: pointsOf(price.points),
    });
    touched.add(held.marketId);
  }
  const stated = new Map(change.markets.map((market) => [market.id, market]));
  for (const id of new Set([...touched, ...stated.keys()])) {
    const held = markets.get(id);
    if (!held) continue;
    const { line, status } = stated.get(id) ?? held;
    const list = held.selections.map((selection) => selections.get(selection.id) ?? selection);
    markets.set(id, { ...held, line, status, updatedAt: new Date(change.at), selections: list });
  }
}

function putEvent({ buckets, events }: Tables, event: CatalogueEvent): void {
  buckets.put(event, events.get(event.id) ?? null);
  events.set(event.id, event);
}

function forget(tables: Tables, eventId: string): void {
  const event = tables.events.get(eventId);
  if (event) tables.buckets.drop(event);
  tables.events.delete(eventId);
  forgetMarkets(tables, eventId);
}

function forgetMarkets({ markets, marketIds, selections }: Tables, eventId: string): void {
  for (const id of marketIds.get(eventId) ?? []) {
    for (const selection of markets.get(id)?.selections ?? []) selections.delete(selection.id);
    markets.delete(id);
  }
  marketIds.delete(eventId);
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
