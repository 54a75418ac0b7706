import { americanIn, decidedIn, hasMarket, lineIn, scoreIn, textIn } from './cells.ts';
import type { CsvRow } from './csv.ts';
import { broken, type FeedGame, type FeedMarket, slugOf } from './feedGame.ts';

export const NFLVERSE_COLUMNS = [
  'game_id',
  'gameday',
  'gametime',
  'away_team',
  'home_team',
  'away_score',
  'home_score',
  'away_moneyline',
  'home_moneyline',
  'spread_line',
  'away_spread_odds',
  'home_spread_odds',
  'total_line',
  'under_odds',
  'over_odds',
] as const;

const ABBREVIATIONS: Readonly<Record<string, string>> = { LA: 'LAR' };

type Cells = CsvRow['cells'];

/** Throws BrokenRow for a malformed row. */
export function readNflverseRow({ line, cells }: CsvRow): FeedGame {
  const [home, away] = [sideIn(cells, 'home_team'), sideIn(cells, 'away_team')];
  if (home.name === away.name) broken(`${home.name} cannot play itself`);
  return {
    line,
    home,
    away,
    eventId: `nfl-${slugOf(textIn(cells, 'game_id'))}`,
    competitionId: 'nfl',
    kickOff: { day: dayIn(cells), time: timeIn(cells), zone: 'America/New_York' },
    markets: [...moneyline(cells), ...spread(cells), ...total(cells)],
    score: scoreIn(cells, 'home_score', 'away_score'),
    decidedAt: decidedIn(cells),
  };
}

function sideIn(cells: Cells, name: string) {
  const letters = textIn(cells, name);
  if (!/^[A-Z]{2,3}$/.test(letters)) broken(`${name} is "${letters}", not a team's letters`);
  const abbreviation = ABBREVIATIONS[letters] ?? letters;
  return { abbreviation, name: abbreviation };
}

function dayIn(cells: Cells): string {
  const text = textIn(cells, 'gameday');
  const read = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
  return isDay ? text : broken(`gameday is "${text}", not a day like 2023-11-02`);
}

function timeIn(cells: Cells): string {
  const text = textIn(cells, 'gametime');
  return /^([01]?\d|2[0-3]):[0-5]\d$/.test(text) ? text.padStart(5, '0') : broken(`gametime is "${text}", not a time like 20:15`);
}

function moneyline(cells: Cells): FeedMarket[] {
  if (!hasMarket(cells, ['home_moneyline', 'away_moneyline'])) return [];
  return [
    { type: 'moneyline', line: null, prices: { home: americanIn(cells, 'home_moneyline'), away: americanIn(cells, 'away_moneyline') } },
  ];
}

function spread(cells: Cells): FeedMarket[] {
  if (!hasMarket(cells, ['spread_line', 'home_spread_odds', 'away_spread_odds'])) return [];
  const expected = lineIn(cells, 'spread_line');
  const prices = { home: americanIn(cells, 'home_spread_odds'), away: americanIn(cells, 'away_spread_odds') };
  return [{ type: 'spread', line: expected === 0 ? 0 : -expected, prices }];
}

function total(cells: Cells): FeedMarket[] {
  if (!hasMarket(cells, ['total_line', 'over_odds', 'under_odds'])) return [];
  const line = lineIn(cells, 'total_line');
  if (line <= 0) broken(`total_line is "${cells['total_line'] ?? ''}", not above 0`);
  return [{ type: 'total', line, prices: { over: americanIn(cells, 'over_odds'), under: americanIn(cells, 'under_odds') } }];
}
