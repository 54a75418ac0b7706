import { soccerOffer } from '../quotes/offer.ts';
import * as rosters from '../offer/rosters.ts';
import { UNITED_STATES, week, type SeededCompetition, type Shared } from './competition.ts';

const soccer: Shared = {
  sport: 'soccer',
  model: 'soccer',
  offer: soccerOffer,
  home: 0.32,
  strength: 0.52,
  pace: 2.75,
  paceSpread: 0.2,
  recordStyle: 'wins-draws-losses',
  joiner: 'v',
  streams: 0.5,
};

export const soccerLeagues: readonly SeededCompetition[] = [
  {
    ...soccer,
    id: 'premier-league',
    organization: { slug: 'england', name: 'England' },
    name: 'Premier League',
    mark: ['PL', '38103C', '00D2A0'],
    sides: rosters.soccer.premierLeague,
    played: 12,
    week: week('sat 07:30 10:00x4 12:30; sun 09:00x2 11:30; mon 15:00'),
  },
  {
    ...soccer,
    id: 'la-liga',
    organization: { slug: 'spain', name: 'Spain' },
    name: 'La Liga',
    mark: ['LL', 'E1251B', 'F9D342'],
    sides: rosters.soccer.laLiga,
    played: 12,
    pace: 2.6,
    week: week('fri 14:45; sat 08:30 10:00x3 12:30 14:45; sun 09:00 11:30; mon 15:00'),
  },
  {
    ...soccer,
    id: 'serie-a',
    organization: { slug: 'italy', name: 'Italy' },
    name: 'Serie A',
    mark: ['SA', '0A4DA2', '17B890'],
    sides: rosters.soccer.serieA,
    played: 12,
    pace: 2.55,
    week: week('sat 09:00 12:00 14:45; sun 06:30 09:00x2 12:00 14:45'),
  },
  {
    ...soccer,
    id: 'bundesliga',
    organization: { slug: 'germany', name: 'Germany' },
    name: 'Bundesliga',
    mark: ['BL', 'C8102E', 'F5F5F5'],
    sides: rosters.soccer.bundesliga,
    played: 11,
    pace: 3.15,
    week: week('fri 14:30; sat 09:30x4 12:30; sun 09:30 11:30'),
  },
  {
    ...soccer,
    id: 'mls',
    organization: UNITED_STATES,
    name: 'MLS',
    mark: ['MLS', '0F2A5C', '8CC63F'],
    sides: rosters.soccer.mls,
    played: 28,
    pace: 3,
    week: week('sat 19:30x3 22:30; sun 17:00 19:00; wed 19:30x2'),
  },
];
