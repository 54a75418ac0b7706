import { americanSports } from './americanSports.ts';
import type { SeededCompetition } from './competition.ts';
import { soccerLeagues } from './soccer.ts';
import { worldSports } from './worldSports.ts';

export type { SeededCompetition } from './competition.ts';

export type SeededSport = { readonly id: string; readonly name: string; readonly icon: string };

export const seededSports: readonly SeededSport[] = [
  { id: 'football', name: 'Football', icon: 'football' },
  { id: 'basketball', name: 'Basketball', icon: 'basketball' },
  { id: 'hockey', name: 'Hockey', icon: 'hockey' },
  { id: 'soccer', name: 'Soccer', icon: 'soccer' },
  { id: 'baseball', name: 'Baseball', icon: 'baseball' },
  { id: 'tennis', name: 'Tennis', icon: 'tennis' },
  { id: 'cricket', name: 'Cricket', icon: 'cricket' },
  { id: 'volleyball', name: 'Volleyball', icon: 'volleyball' },
  { id: 'darts', name: 'Darts', icon: 'darts' },
  { id: 'esports', name: 'Esports', icon: 'esports' },
];

export const seededCompetitions: readonly SeededCompetition[] = [...americanSports, ...soccerLeagues, ...worldSports];

const byId = new Map(seededCompetitions.map((competition) => [competition.id, competition]));
export const seededCompetition = (id: string): SeededCompetition | null => byId.get(id) ?? null;
