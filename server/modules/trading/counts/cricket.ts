import type { CricketStatistics } from '#server/contract/eventStatistics.ts';
import { ballsAt, isChase } from '../model/cricket.ts';
import { type Counter, gained, isBreak, type Stretch } from './counter.ts';

const NOTHING = { wickets: 0, overs: '0.0', fours: 0, sixes: 0 };
/** Balls per wicket, and most wickets per team; only the model ends an innings. */
const [BALLS_A_WICKET, MOST_WICKETS] = [19, 9];
const [IN_FOURS, IN_SIXES] = [0.42, 0.28];

const overs = (balls: number): string => `${Math.floor(balls / 6)}.${balls % 6}`;

export const cricket: Counter<CricketStatistics> = {
  begin: { __typename: 'CricketStatistics', periods: [], batting: null, target: null, home: NOTHING, away: NOTHING },
  next: (before, stretch) => {
    const { from, to } = stretch;
    const [homeBalls, awayBalls] = ballsAt(to.elapsed);
    const [homeWas, awayWas] = ballsAt(from.elapsed);
    const runs = gained(stretch);
    const hasChaseBegun = isChase(to.elapsed);
    const isInBreak = isBreak(stretch);
    return {
      __typename: 'CricketStatistics',
      periods: [{ label: '1', home: to.home, away: null }, ...(hasChaseBegun ? [{ label: '2', home: null, away: to.away }] : [])],
      batting: isInBreak ? null : hasChaseBegun ? 'AWAY' : 'HOME',
      target: hasChaseBegun && !to.isOver ? to.home + 1 : null,
      home: batted(before.home, { runs: runs.home, balls: homeBalls - homeWas, all: homeBalls }, stretch),
      away: batted(before.away, { runs: runs.away, balls: awayBalls - awayWas, all: awayBalls }, stretch),
    };
  },
};

type Figures = CricketStatistics['home'];
type Batted = { readonly runs: number; readonly balls: number; readonly all: number };

function batted(was: Figures, { runs, balls, all }: Batted, { random }: Stretch): Figures {
  let [left, fours, sixes, wickets] = [runs, was.fours, was.sixes, was.wickets];
  for (let ball = 0; ball < balls; ball += 1) {
    const kind = random();
    if (left >= 6 && kind < IN_SIXES / 1.5) [left, sixes] = [left - 6, sixes + 1];
    else if (left >= 4 && kind < IN_FOURS + IN_SIXES / 1.5) [left, fours] = [left - 4, fours + 1];
    else if (random() < 1 / BALLS_A_WICKET && wickets < MOST_WICKETS) wickets += 1;
  }
  return { wickets, overs: overs(all), fours, sixes };
}
