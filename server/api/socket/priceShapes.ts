import type { EventStatistics } from '#server/contract/eventStatistics.ts';

/** Fields of a type: null for a value, else the name of the type below it. */
export type Shape = Readonly<Record<string, string | null>>;

const values = (...names: readonly string[]): Shape => Object.fromEntries(names.map((name) => [name, null]));
const figures = (type: string): Shape => ({ home: type, away: type });
const periods: Shape = { periods: 'PeriodScore' };

/** Every member of the union of statistics, whole: a kind that is not here would be sent without what was asked for. */
const statistics: Readonly<Record<EventStatistics['__typename'], Shape>> = {
  BaseballStatistics: {
    ...periods,
    ...values('batting', 'balls', 'strikes', 'outs', 'isOnFirst', 'isOnSecond', 'isOnThird'),
    ...figures('BaseballFigures'),
  },
  BasketballStatistics: { ...periods, ...values('possession'), ...figures('BasketballFigures') },
  CricketStatistics: { ...periods, ...values('batting', 'target'), ...figures('CricketFigures') },
  DartsStatistics: { ...values('throwing'), ...figures('DartsFigures') },
  EsportsStatistics: { ...periods, ...figures('EsportsFigures') },
  FootballStatistics: {
    ...periods,
    ...values('possession', 'down', 'yardsToGo', 'fieldPosition', 'isRedZone'),
    ...figures('FootballFigures'),
  },
  HockeyStatistics: { ...periods, ...values('powerPlay', 'powerPlayClock'), ...figures('HockeyFigures') },
  OtherStatistics: periods,
  SoccerStatistics: { ...periods, ...figures('SoccerFigures') },
  TennisStatistics: { ...periods, ...values('serving', 'isTieBreak'), ...figures('TennisFigures') },
  VolleyballStatistics: { ...periods, ...values('serving'), ...figures('VolleyballFigures') },
};

/** The types that can be sent without executing. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  EventPrices: {
    ...values('eventId', 'version', 'status', 'matchProgress'),
    scoreboard: 'Scoreboard',
    statistics: 'EventStatistics',
    selections: 'SelectionPrice',
  },
  Scoreboard: values('homeScore', 'awayScore', 'period', 'clock', 'turn', 'situation'),
  SelectionPrice: values('id', 'num', 'den', 'status', 'points'),
  PeriodScore: values('label', 'home', 'away'),
  ...statistics,
  BaseballFigures: values('hits', 'errors', 'strikeouts', 'walks'),
  BasketballFigures: values('rebounds', 'assists', 'turnovers', 'fouls'),
  CricketFigures: values('wickets', 'overs', 'fours', 'sixes'),
  DartsFigures: values('remaining', 'oneEighties', 'average', 'highestCheckout'),
  EsportsFigures: values('kills', 'totalKills'),
  FootballFigures: values('totalYards', 'firstDowns', 'turnovers', 'timeouts'),
  HockeyFigures: values('shots', 'hits', 'penaltyMinutes', 'faceoffsWon'),
  SoccerFigures: values('possession', 'shots', 'shotsOnTarget', 'corners', 'fouls', 'yellowCards', 'redCards'),
  TennisFigures: values('points', 'aces', 'doubleFaults', 'breaks'),
  VolleyballFigures: values('aces', 'blocks', 'errors'),
};

/** Types that one field may be several of, told apart by `__typename`. */
export const UNIONS: Readonly<Record<string, readonly string[]>> = { EventStatistics: Object.keys(statistics) };
