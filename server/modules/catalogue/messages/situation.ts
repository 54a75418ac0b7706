import type {
  BaseballStatistics,
  CricketStatistics,
  EventStatistics,
  FootballStatistics,
  Side,
  TennisStatistics,
} from '#server/contract/eventStatistics.ts';

export type Situation = { readonly turn: Side | null; readonly situation: string | null };

const NOTHING: Situation = { turn: null, situation: null };
const ORDINALS = ['', '1st', '2nd', '3rd', '4th'];

export function situationOf(statistics: EventStatistics | null): Situation {
  switch (statistics?.__typename) {
    case 'FootballStatistics':
      return { turn: statistics.possession, situation: downOf(statistics) };
    case 'BasketballStatistics':
      return { turn: statistics.possession, situation: null };
    case 'BaseballStatistics':
      return { turn: statistics.batting, situation: countOf(statistics) };
    case 'CricketStatistics':
      return { turn: statistics.batting, situation: inningsOf(statistics) };
    case 'TennisStatistics':
      return { turn: statistics.serving, situation: gameOf(statistics) };
    case 'VolleyballStatistics':
      return { turn: statistics.serving, situation: null };
    case 'DartsStatistics':
      return {
        turn: statistics.throwing,
        situation: statistics.throwing === null ? null : `${statistics.away.remaining}–${statistics.home.remaining} left`,
      };
    case 'HockeyStatistics':
      return {
        turn: statistics.powerPlay,
        situation: statistics.powerPlay === null ? null : `Power play ${statistics.powerPlayClock ?? ''}`.trim(),
      };
    default:
      return NOTHING;
  }
}

function downOf({ down, yardsToGo, fieldPosition, spot }: FootballStatistics): string | null {
  if (down === null || yardsToGo === null) return null;
  const toGo = yardsToGo >= spot ? 'Goal' : String(yardsToGo);
  return `${ORDINALS[down] ?? down} & ${toGo}${fieldPosition === null ? '' : ` at ${fieldPosition}`}`;
}

const countOf = ({ batting, balls, strikes, outs }: BaseballStatistics): string | null =>
  batting === null || outs === 3 ? null : `${balls}–${strikes}`;

function inningsOf({ batting, home, away, target }: CricketStatistics): string | null {
  if (batting === null) return null;
  const { wickets } = batting === 'HOME' ? home : away;
  return `${wickets} ${wickets === 1 ? 'wicket' : 'wickets'}${target === null ? '' : `, target ${target}`}`;
}

function gameOf({ serving, home, away }: TennisStatistics): string | null {
  if (serving === null) return null;
  return serving === 'HOME' ? `${home.points}–${away.points}` : `${away.points}–${home.points}`;
}
