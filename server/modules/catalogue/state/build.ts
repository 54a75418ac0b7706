import { eventSnapshotOf } from '../messages/messages.ts';
import type { GameFeature } from '#server/platform/config/config.ts';
import type { Row } from '#server/platform/store/schema/index.ts';
import { amountTaken, MINIMUMS_KEY, minimumsOf } from '../settings/minimums/betMinimums.ts';
import { CASH_OUT_KEY, HALF_POINTS_KEY, halfPointsOf, keptOf, USUAL_KEPT } from '../settings/terms/pricingTerms.ts';
import type { BaseRows, EventRow, FeaturedRow, MarketRow, SelectionRow } from './rows.ts';
import type {
  CasinoGame,
  CatalogueEvent,
  Competition,
  FeaturedOffer,
  PricingTerms,
  Market,
  Participant,
  Selection,
  Sport,
  TableOfGame,
} from '../types.ts';
import { competitionUrl, eventUrl, sportUrl } from './urls.ts';

export const sportOf = (row: Row<'sports'>): Sport => ({ ...row, canonicalUrl: sportUrl(row.slug) });

export function competitionOf(row: Row<'competitions'>, organization: { sportId: string; slug: string }, sportSlug: string): Competition {
  return {
    id: row.id,
    organizationId: row.organization_id,
    sportId: organization.sportId,
    name: row.name,
    slug: row.slug,
    crest: row.crest,
    ordinal: row.ordinal,
    canonicalUrl: competitionUrl(sportSlug, organization.slug, row.slug),
  };
}

export const participantOf = (row: Row<'participants'>): Participant => ({
  id: row.id,
  competitionId: row.competition_id,
  name: row.name,
  fullName: row.full_name,
  abbreviation: row.abbreviation,
  record: row.record,
  crest: row.crest,
});

export function eventOf(row: EventRow, competition: Competition, home: Participant, away: Participant): CatalogueEvent {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    startsAt: row.starts_at,
    ...eventSnapshotOf(row),
    sportId: competition.sportId,
    organizationId: competition.organizationId,
    competitionId: competition.id,
    home,
    away,
    canonicalUrl: eventUrl(competition.canonicalUrl, row.id),
    hasLiveStream: row.has_live_stream,
    hasStatistics: row.has_statistics,
    origin: row.origin,
    version: BigInt(row.version),
  };
}

export const marketOf = (row: MarketRow, startsAt: Date, selections: readonly Selection[]): Market => ({
  id: row.id,
  eventId: row.event_id,
  type: row.type,
  name: row.name,
  status: row.status,
  line: row.line,
  ordinal: row.ordinal,
  updatedAt: row.updated_at,
  startsAt,
  selections,
  subject:
    typeof row.subject_id === 'string' && typeof row.subject_name === 'string' ? { id: row.subject_id, name: row.subject_name } : null,
});

export const selectionOf = (row: SelectionRow, market: MarketRow): Selection => ({
  id: row.id,
  marketId: row.market_id,
  eventId: market.event_id,
  marketName: market.name,
  marketType: market.type,
  type: row.type,
  name: row.name,
  participantId: row.participant_id,
  points: row.points,
  num: BigInt(row.num),
  den: BigInt(row.den),
  status: row.status,
  ordinal: row.ordinal,
});

export const gameOf = (row: Row<'casino_games'>, features: ReadonlySet<GameFeature>): CasinoGame => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  category: row.category,
  provider: row.provider,
  exclusive: row.exclusive,
  multiplayer: row.multiplayer,
  newBadge: row.new_badge,
  demoAvailable: row.demo_available,
  minBet: BigInt(row.min_bet),
  maxBet: BigInt(row.max_bet),
  returnToPlayer: row.return_to_player,
  jackpot: features.has('jackpot') ? jackpotOf(row) : null,
  art: { seed: row.art_seed, theme: row.art_theme },
  featured: row.featured,
  betBehind: row.bet_behind && features.has('dealer'),
  freeReward: row.free_reward,
  rank: row.rank,
  table: features.has('dealer') ? tableOf(row) : null,
});

const jackpotOf = ({ jackpot_label: label, jackpot_amount: amount }: Row<'casino_games'>): CasinoGame['jackpot'] =>
  label === null || amount === null ? null : { label, cents: BigInt(amount) };

function tableOf({ dealer, seats, seats_taken, opens_minute, closes_minute }: Row<'casino_games'>): TableOfGame | null {
  if (dealer === null || seats === null) return null;
  return { dealer, seats, seatsTaken: seats_taken ?? 0, opensMinute: opens_minute ?? 0, closesMinute: closes_minute ?? 0 };
}

export const featuredOf = (
  { selection_ids: selectionIds, suggested_stake: stake, ...row }: FeaturedRow,
  { leastStakeCents }: PricingTerms,
): FeaturedOffer => ({
  ...row,
  selectionIds,
  suggestedCents: amountTaken(stake === null ? null : BigInt(stake), leastStakeCents),
});

export function pricingTermsOf(settings: BaseRows['settings']): PricingTerms {
  const stored = new Map(settings.map(({ key, value }) => [key, value]));
  return {
    cashOutKept: stored.has(CASH_OUT_KEY) ? keptOf(stored.get(CASH_OUT_KEY)) : USUAL_KEPT,
    halfPoints: stored.has(HALF_POINTS_KEY) ? halfPointsOf(stored.get(HALF_POINTS_KEY)) : null,
    leastStakeCents: minimumsOf(stored.get(MINIMUMS_KEY) ?? null).leastStakeCents,
  };
}
