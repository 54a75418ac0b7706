import type { GameStatisticsFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';

type Statistics = GameStatisticsFragment;
type Named<T extends Statistics['__typename']> = Extract<Statistics, { __typename: T }>;
type Counted = Exclude<Statistics, Named<'OtherStatistics'>>;
type Value = number | string | null;
type Figure<S> = { readonly label: string; readonly of: (side: S) => Value; readonly unit?: string };
type Row = { readonly id: string; readonly label: string; readonly away: string; readonly home: string; readonly awayShare: number | null };

const figure = <S>(label: string, of: (side: S) => Value, unit?: string): Figure<S> =>
  unit === undefined ? { label, of } : { label, of, unit };

const FIGURES: { readonly [T in Counted['__typename']]: readonly Figure<Named<T>['home']>[] } = {
  BaseballStatistics: [
    figure(t`Hits`, ({ hits }) => hits),
    figure(t`Walks`, ({ walks }) => walks),
    figure(t`Strikeouts`, ({ strikeouts }) => strikeouts),
    figure(t`Errors`, ({ errors }) => errors),
  ],
  BasketballStatistics: [
    figure(t`Rebounds`, ({ rebounds }) => rebounds),
    figure(t`Assists`, ({ assists }) => assists),
    figure(t`Turnovers`, ({ turnovers }) => turnovers),
    figure(t`Fouls this period`, ({ fouls }) => fouls),
  ],
  CricketStatistics: [
    figure(t`Wickets lost`, ({ wickets }) => wickets),
    figure(t`Overs`, ({ overs }) => overs),
    figure(t`Fours`, ({ fours }) => fours),
    figure(t`Sixes`, ({ sixes }) => sixes),
  ],
  DartsStatistics: [
    figure(t`Points left in this leg`, ({ remaining }) => String(remaining)),
    figure(t`Three-dart average`, ({ average }) => average),
    figure(t`180s`, ({ oneEighties }) => oneEighties),
    figure(t`Highest checkout`, ({ highestCheckout }) => (highestCheckout === 0 ? null : highestCheckout)),
  ],
  EsportsStatistics: [figure(t`Kills on this map`, ({ kills }) => kills), figure(t`Total kills`, ({ totalKills }) => totalKills)],
  FootballStatistics: [
    figure(t`Total yards`, ({ totalYards }) => totalYards),
    figure(t`First downs`, ({ firstDowns }) => firstDowns),
    figure(t`Turnovers`, ({ turnovers }) => turnovers),
    figure(t`Timeouts left`, ({ timeouts }) => String(timeouts)),
  ],
  HockeyStatistics: [
    figure(t`Shots`, ({ shots }) => shots),
    figure(t`Hits`, ({ hits }) => hits),
    figure(t`Face-offs won`, ({ faceoffsWon }) => faceoffsWon),
    figure(t`Penalty minutes`, ({ penaltyMinutes }) => penaltyMinutes),
  ],
  SoccerStatistics: [
    figure(t`Possession`, ({ possession }) => possession, '%'),
    figure(t`Shots`, ({ shots }) => shots),
    figure(t`Shots on target`, ({ shotsOnTarget }) => shotsOnTarget),
    figure(t`Corners`, ({ corners }) => corners),
    figure(t`Fouls`, ({ fouls }) => fouls),
    figure(t`Yellow cards`, ({ yellowCards }) => yellowCards),
    figure(t`Red cards`, ({ redCards }) => redCards),
  ],
  TennisStatistics: [
    figure(t`Aces`, ({ aces }) => aces),
    figure(t`Double faults`, ({ doubleFaults }) => doubleFaults),
    figure(t`Breaks of serve`, ({ breaks }) => breaks),
  ],
  VolleyballStatistics: [
    figure(t`Aces`, ({ aces }) => aces),
    figure(t`Blocks`, ({ blocks }) => blocks),
    figure(t`Errors`, ({ errors }) => errors),
  ],
};

export function figuresOf(statistics: Statistics): readonly Row[] {
  if (!Object.hasOwn(FIGURES, statistics.__typename) || !('home' in statistics)) return [];
  // Safe cast, because the key is the statistics' type name.
  const figures = FIGURES[statistics.__typename] as readonly Figure<unknown>[];
  return figures.map(({ label, of, unit = '' }) => {
    const [away, home] = [of(statistics.away), of(statistics.home)];
    const write = (value: Value): string => (value === null ? '–' : `${value}${unit}`);
    return { id: label, label, away: write(away), home: write(home), awayShare: shareOf(away, home) };
  });
}

const shareOf = (away: Value, home: Value): number | null =>
  typeof away === 'number' && typeof home === 'number' && away >= 0 && home >= 0 && away + home > 0
    ? Math.round((100 * away) / (away + home))
    : null;

export const periodsOf = (statistics: Statistics) => ('periods' in statistics ? statistics.periods : []);

const TURNS: Readonly<Record<string, string>> = {
  baseball: t`batting`,
  basketball: t`in possession`,
  cricket: t`batting`,
  darts: t`throwing`,
  football: t`in possession`,
  hockey: t`on the power play`,
  tennis: t`serving`,
  volleyball: t`serving`,
};
export const turnWord = (sport: string): string => (Object.hasOwn(TURNS, sport) ? (TURNS[sport] ?? t`to play`) : t`to play`);
