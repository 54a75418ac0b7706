import { decidedIn, decimalIn, hasMarket, scoreIn, textIn, wholeIn } from './cells.ts';
import type { CsvRow } from './csv.ts';
import { broken, type FeedGame, type KickOff, slugOf } from './feedGame.ts';

export const SOCCER_COLUMNS = ['season', 'round', 'hTeam', 'aTeam', 'hScore', 'aScore', 'hOdd', 'dOdd', 'aOdd'] as const;

const COMPETITION = 'premier-league';
const DAY_MS = 86_400_000;
/** Earliest August day of the season's first Saturday, from which rounds are dated because the feed has no dates. */
const FIRST_AUGUST_DAY = 10;
const SATURDAY = 6;
const KICK_OFFS: readonly (readonly [daysAfterSaturday: number, time: string])[] = [
  [0, '12:30'],
  [0, '15:00'],
  [0, '15:00'],
  [0, '15:00'],
  [0, '15:00'],
  [0, '17:30'],
  [1, '14:00'],
  [1, '14:00'],
  [1, '16:30'],
  [2, '20:00'],
];

/** `placeInRound`: number of earlier rows of the round. Throws BrokenRow for a malformed row. */
export function readSoccerRow({ line, cells }: CsvRow, placeInRound: number): FeedGame {
  const [home, away] = [sideIn(cells, 'hTeam'), sideIn(cells, 'aTeam')];
  if (slugOf(home.name) === slugOf(away.name)) broken(`${home.name} cannot play itself`);
  const season = textIn(cells, 'season');
  const round = wholeIn(cells, 'round');
  return {
    line,
    home,
    away,
    eventId: [COMPETITION, slugOf(season), String(round).padStart(2, '0'), slugOf(home.name), slugOf(away.name)].join('-'),
    competitionId: COMPETITION,
    kickOff: kickOff(season, round, placeInRound),
    markets: hasMarket(cells, ['hOdd', 'dOdd', 'aOdd'])
      ? [
          {
            type: 'three-way',
            line: null,
            prices: { home: decimalIn(cells, 'hOdd'), draw: decimalIn(cells, 'dOdd'), away: decimalIn(cells, 'aOdd') },
          },
        ]
      : [],
    score: scoreIn(cells, 'hScore', 'aScore'),
    decidedAt: decidedIn(cells),
  };
}

export const roundKey = ({ cells }: CsvRow): string => `${cells['season'] ?? ''}/${cells['round'] ?? ''}`;

function sideIn(cells: CsvRow['cells'], column: string) {
  const name = textIn(cells, column);
  return slugOf(name) === '' ? broken(`${column} is "${name}", not a team's name`) : { abbreviation: null, name };
}

function kickOff(season: string, round: number, placeInRound: number): KickOff {
  const year = /^(\d{4})(?:[-/]\d{2,4})?$/.exec(season)?.[1] ?? broken(`season is "${season}", not one like 2018-2019`);
  if (round < 1 || round > 60) broken(`round is ${round}, not between 1 and 60`);
  const start = Date.UTC(Number(year), 7, FIRST_AUGUST_DAY);
  const saturday = start + ((SATURDAY - new Date(start).getUTCDay() + 7) % 7) * DAY_MS + (round - 1) * 7 * DAY_MS;
  const [days, time] = KICK_OFFS[placeInRound % KICK_OFFS.length] ?? [0, '15:00'];
  return { day: new Date(saturday + days * DAY_MS).toISOString().slice(0, 10), time, zone: 'Europe/London' };
}
