import { awardSection } from './awards.ts';
import { betHistorySection, ownBet } from './bets.ts';
import { rgSubject } from './responsibleGaming.ts';
import { casinoGame, casinoGames } from './casino.ts';
import { casinoRecord } from './casinoRecord.ts';
import { casinoCategory, casinoCategories, casinoProviders, freeToPlay, liveTables } from './casinoLists.ts';
import type { Source } from './define.ts';
import { eventById, eventsOfCompetition, eventsOfSport, featuredEvents, liveEvents } from './events.ts';
import { fantasyPlayers } from './fantasy.ts';
import { featuredBets } from './featuredBets.ts';
import { legalAddress } from './legal.ts';
import { marketGroups } from './markets.ts';
import { suggestedParlays } from './parlays.ts';
import { gamesOfCompetition, promotion, promotionCollection, promotions } from './promotions.ts';
import { search } from './search.ts';
import { standings } from './standings.ts';
import { eventStatistics } from './statistics.ts';
import { sportsMenu } from './sportsMenu.ts';

export const sources = {
  awardSection,
  betHistorySection,
  careSubject: rgSubject,
  casinoCategories,
  casinoCategory,
  casinoGame,
  casinoGames,
  casinoProviders,
  casinoRecord,
  eventById,
  eventStatistics,
  eventsOfCompetition,
  eventsOfSport,
  fantasyPlayers,
  featuredBets,
  featuredEvents,
  freeToPlay,
  gamesOfCompetition,
  legalAddress,
  liveEvents,
  liveTables,
  marketGroups,
  ownBet,
  promotion,
  promotionCollection,
  promotions,
  search,
  sportsMenu,
  standings,
  suggestedParlays,
} as const satisfies Record<string, Source>;

export type SourceName = keyof typeof sources;

export const isSourceName = (name: string): name is SourceName => Object.hasOwn(sources, name);
