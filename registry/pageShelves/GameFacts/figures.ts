import type { GameStatisticsFragment } from '#src/gql/graphql.ts';

type Statistics = GameStatisticsFragment;
type Named<T extends Statistics['__typename']> = Extract<Statistics, { __typename: T }>;
type Counted = Exclude<Statistics, Named<'OtherStatistics'>>;
type Value = number | string | null;
/** A figure of one side: how it is called, which it is, and what is written behind it. */
type Figure<S> = { readonly label: string; readonly of: (side: S) => Value; readonly unit?: string };
type Row = { readonly id: string; readonly label: string; readonly away: string; readonly home: string; readonly awayShare: number | null };

const figure = <S>(label: string, of: (side: S) => Value, unit?: string): Figure<S> =>
  unit === undefined ? { label, of } : { label, of, unit };

/** What each sport shows, in its order; a sport that is missing here does not compile. */
const FIGURES: { readonly [T in Counted['__typename']]: readonly Figure<Named<T>['home']>[] } = {
  BaseballStatistics: [
    figure('Hits', ({ hits }) => hits),
    figure('Walks', ({ walks }) => walks),
    figure('Strikeouts thrown', ({ strikeouts }) => strikeouts),
    figure('Errors', ({ errors }) => errors),
  ],
  BasketballStatistics: [
    figure('Rebounds', ({ rebounds }) => rebounds),
    figure('Assists', ({ assists }) => assists),
    figure('Turnovers', ({ turnovers }) => turnovers),
    figure('Fouls this period', ({ fouls }) => fouls),
  ],
  CricketStatistics: [
    figure('Wickets lost', ({ wickets }) => wickets),
    figure('Overs', ({ overs }) => overs),
    figure('Fours', ({ fours }) => fours),
    figure('Sixes', ({ sixes }) => sixes),
  ],
  DartsStatistics: [
    figure('Left in this leg', ({ remaining }) => String(remaining)),
    figure('Three-dart average', ({ average }) => average),
    figure('180s', ({ oneEighties }) => oneEighties),
    figure('Highest checkout', ({ highestCheckout }) => (highestCheckout === 0 ? null : highestCheckout)),
  ],
  EsportsStatistics: [figure('Kills on this map', ({ kills }) => kills), figure('Kills in all', ({ totalKills }) => totalKills)],
  FootballStatistics: [
    figure('Total yards', ({ totalYards }) => totalYards),
    figure('First downs', ({ firstDowns }) => firstDowns),
    figure('Turnovers', ({ turnovers }) => turnovers),
    figure('Timeouts left', ({ timeouts }) => String(timeouts)),
  ],
  HockeyStatistics: [
    figure('Shots', ({ shots }) => shots),
    figure('Hits', ({ hits }) => hits),
    figure('Face-offs won', ({ faceoffsWon }) => faceoffsWon),
    figure('Penalty minutes', ({ penaltyMinutes }) => penaltyMinutes),
  ],
  SoccerStatistics: [
    figure('Possession', ({ possession }) => possession, '%'),
    figure('Shots', ({ shots }) => shots),
    figure('Shots on target', ({ shotsOnTarget }) => shotsOnTarget),
    figure('Corners', ({ corners }) => corners),
    figure('Fouls', ({ fouls }) => fouls),
    figure('Yellow cards', ({ yellowCards }) => yellowCards),
    figure('Red cards', ({ redCards }) => redCards),
  ],
  TennisStatistics: [
    figure('Aces', ({ aces }) => aces),
    figure('Double faults', ({ doubleFaults }) => doubleFaults),
    figure('Breaks of serve', ({ breaks }) => breaks),
  ],
  VolleyballStatistics: [
    figure('Aces', ({ aces }) => aces),
    figure('Blocks', ({ blocks }) => blocks),
    figure('Errors', ({ errors }) => errors),
  ],
};

/** The figures of both sides, with the away side's share of two counts. None of a sport that this build does not know. */
export function figuresOf(statistics: Statistics): readonly Row[] {
  if (!Object.hasOwn(FIGURES, statistics.__typename) || !('home' in statistics)) return [];
  // The list of a sport fits its own sides; the compiler does not follow the two by name.
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

/** Nobody counts by period in darts. */
export const periodsOf = (statistics: Statistics) => ('periods' in statistics ? statistics.periods : []);

const TURNS: Readonly<Record<string, string>> = {
  baseball: 'batting',
  basketball: 'in possession',
  cricket: 'batting',
  darts: 'throwing',
  football: 'in possession',
  hockey: 'on the power play',
  tennis: 'serving',
  volleyball: 'serving',
};
/** What whose turn it is does. */
export const turnWord = (sport: string): string => (Object.hasOwn(TURNS, sport) ? (TURNS[sport] ?? 'to play') : 'to play');
