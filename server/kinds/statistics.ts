import type { CatalogueEvent, Participant } from '#server/modules/catalogue/index.ts';
import { type Standings, standingsOf } from './standings.ts';

/** A statistic of both teams. `awayShare`: the away team's share in per cent, or null. */
export type Statistic = {
  readonly key: string;
  readonly label: string;
  readonly away: string;
  readonly home: string;
  readonly awayShare: number | null;
};
export type StatisticGroup = { readonly key: string; readonly title: string; readonly rows: readonly Statistic[] };
export type EventStatistics = { readonly event: CatalogueEvent; readonly groups: readonly StatisticGroup[] };

const units: Readonly<Record<string, string>> = {
  baseball: 'Runs',
  cricket: 'Runs',
  darts: 'Legs',
  esports: 'Maps',
  hockey: 'Goals',
  soccer: 'Goals',
  tennis: 'Sets',
  volleyball: 'Sets',
};
const unitOf = (sport: string): string => (Object.hasOwn(units, sport) ? (units[sport] ?? 'Points') : 'Points');

const FORM = 5;

type World = {
  readonly sport: string;
  readonly participants: readonly Participant[];
  readonly finished: readonly CatalogueEvent[];
};

export function statisticsOf(event: CatalogueEvent, { sport, participants, finished }: World): EventStatistics {
  const before = finished.filter(({ id, startsAt }) => id !== event.id && startsAt < event.startsAt);
  const groups = [
    { key: 'season', title: 'Season', rows: seasonRows(event, standingsOf(sport, participants)) },
    { key: 'form', title: `Last ${FORM} games`, rows: formRows(event, before, unitOf(sport)) },
    { key: 'meetings', title: 'Head-to-head', rows: meetingRows(event, before, unitOf(sport)) },
  ];
  return { event, groups: groups.filter(({ rows }) => rows.length > 0) };
}

type Sides<T> = { readonly away: T; readonly home: T };
const bothSides = <T>({ away, home }: CatalogueEvent, of: (side: Participant) => T): Sides<T> => ({ away: of(away), home: of(home) });

/** Sets `awayShare` to null if both values are 0 or one is negative. */
function row(key: string, label: string, { away, home }: Sides<number>, write: (value: number) => string = String): Statistic {
  const isShared = away >= 0 && home >= 0 && away + home > 0;
  return { key, label, away: write(away), home: write(home), awayShare: isShared ? Math.round((100 * away) / (away + home)) : null };
}
const words = (key: string, label: string, { away, home }: Sides<string>): Statistic => ({ key, label, away, home, awayShare: null });

function seasonRows(event: CatalogueEvent, { columns, rows }: Standings): readonly Statistic[] {
  const { away, home } = bothSides(event, ({ id }) => rows.find(({ participant }) => participant.id === id));
  if (!away || !home) return [];
  const counted = columns.map(({ key, fullLabel }, at): Statistic => {
    const values = { away: away.values[at] ?? '', home: home.values[at] ?? '' };
    if (key === 'played') return words(key, fullLabel, values);
    return { ...row(key, fullLabel, { away: Number(values.away), home: Number(values.home) }), ...values };
  });
  return [words('rank', 'Standings', { away: `${away.rank} of ${rows.length}`, home: `${home.rank} of ${rows.length}` }), ...counted];
}

type Played = { readonly scored: number; readonly conceded: number };

function playedBy(side: Participant, games: readonly CatalogueEvent[]): readonly Played[] {
  return games.flatMap(({ home, away, scoreboard }) => {
    if (!scoreboard) return [];
    const { homeScore, awayScore } = scoreboard;
    if (home.id === side.id) return [{ scored: homeScore, conceded: awayScore }];
    return away.id === side.id ? [{ scored: awayScore, conceded: homeScore }] : [];
  });
}

const letterOf = ({ scored, conceded }: Played): string => (scored > conceded ? 'W' : scored < conceded ? 'L' : 'D');
const mean = (games: readonly Played[], of: (game: Played) => number): number =>
  games.reduce((sum, game) => sum + of(game), 0) / Math.max(1, games.length);
const oneDecimal = (value: number): string => value.toFixed(1);
const signed = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`;

function formRows(event: CatalogueEvent, before: readonly CatalogueEvent[], unit: string): readonly Statistic[] {
  const { away, home } = bothSides(event, (side) => playedBy(side, before).slice(-FORM));
  if (away.length === 0 || home.length === 0) return [];
  const means = (of: (game: Played) => number): Sides<number> => ({ away: mean(away, of), home: mean(home, of) });
  const margin = means(({ scored, conceded }) => scored - conceded);
  const results = (games: readonly Played[]): string => games.toReversed().map(letterOf).join(' ');
  return [
    words('results', 'Recent results', { away: results(away), home: results(home) }),
    row(
      'scored',
      `${unit} scored per game`,
      means(({ scored }) => scored),
      oneDecimal,
    ),
    row(
      'conceded',
      `${unit} conceded per game`,
      means(({ conceded }) => conceded),
      oneDecimal,
    ),
    words('margin', `${unit} margin per game`, { away: signed(margin.away), home: signed(margin.home) }),
  ];
}

function meetingRows(event: CatalogueEvent, before: readonly CatalogueEvent[], unit: string): readonly Statistic[] {
  const met = before.filter(({ home, away }) => [home.id, away.id].every((id) => id === event.home.id || id === event.away.id));
  const { away, home } = bothSides(event, (side) => playedBy(side, met));
  if (away.length === 0) return [];
  const sums = (of: (game: Played) => number): Sides<number> => ({
    away: away.reduce((sum, game) => sum + of(game), 0),
    home: home.reduce((sum, game) => sum + of(game), 0),
  });
  return [
    row(
      'wins',
      away.length === 1 ? 'Wins in 1 meeting' : `Wins in ${away.length} meetings`,
      sums((game) => (letterOf(game) === 'W' ? 1 : 0)),
    ),
    row(
      'met-scored',
      `${unit} in all`,
      sums(({ scored }) => scored),
    ),
  ];
}
