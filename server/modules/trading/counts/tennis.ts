import type { Side, TennisStatistics } from '#server/contract/eventStatistics.ts';
import { both, type Counter, eitherSide, insideGained, keyOf, other, some, unitsAfter, type Sides, type Stretch } from './counter.ts';

const NOTHING = { points: '0', aces: 0, doubleFaults: 0, breaks: 0 };
const POINTS_AN_HOUR = 78;
const [ACE, DOUBLE_FAULT] = [0.08, 0.035];
const CALLED = ['0', '15', '30', '40'];
const TIE_BREAK_TO = 7;

type Now = TennisStatistics;

export const tennis: Counter<TennisStatistics> = {
  begin: { __typename: 'TennisStatistics', periods: [], serving: null, isTieBreak: false, home: NOTHING, away: NOTHING },
  next: (before, stretch) => {
    const games = insideGained(stretch);
    const periods = unitsAfter(stretch);
    const unit = stretch.to.unit ?? [0, 0];
    const isTieBreak = !stretch.to.isOver && unit[0] === 6 && unit[1] === 6;
    let now: Now = { ...before, periods, isTieBreak, serving: before.serving ?? eitherSide(stretch.random) };
    if (games.home + games.away > 0) now = wonBy(now, games);
    if (stretch.to.isOver) return { ...now, serving: null };
    for (let points = some(stretch, POINTS_AN_HOUR); points > 0; points -= 1) now = played(now, stretch);
    return now;
  },
};

function wonBy(now: Now, games: Sides<number>): Now {
  let serving: Side = now.serving ?? 'HOME';
  const left = { ...games };
  const breaks = { home: 0, away: 0 };
  while (left.home + left.away > 0) {
    const winner = left[keyOf(serving)] > 0 ? serving : other(serving);
    left[keyOf(winner)] -= 1;
    if (winner !== serving) breaks[keyOf(winner)] += 1;
    serving = other(serving);
  }
  return { ...now, serving, ...both((key) => ({ ...now[key], points: '0', breaks: now[key].breaks + breaks[key] })) };
}

function played(now: Now, { random }: Stretch): Now {
  const server = now.serving ?? 'HOME';
  const kind = random();
  const isFault = kind > 1 - DOUBLE_FAULT;
  const wanted = isFault ? other(server) : kind < 0.62 ? server : other(server);
  const winner = wouldEnd(now, wanted) ? other(wanted) : wanted;
  // Skips a point that would end the game: only the model ends games.
  if (wouldEnd(now, winner)) return now;
  const scored = now.isTieBreak ? inTieBreak(now, winner) : inGame(now, winner);
  const [aces, doubleFaults] = [kind < ACE && winner === server ? 1 : 0, isFault && winner !== server ? 1 : 0];
  const key = keyOf(server);
  return { ...scored, [key]: { ...scored[key], aces: scored[key].aces + aces, doubleFaults: scored[key].doubleFaults + doubleFaults } };
}

function wouldEnd(now: Now, side: Side): boolean {
  const [own, others] = [now[keyOf(side)].points, now[keyOf(other(side))].points];
  if (now.isTieBreak) return Number(own) + 1 >= TIE_BREAK_TO && Number(own) + 1 - Number(others) >= 2;
  return own === 'AD' || (own === '40' && others !== '40' && others !== 'AD');
}

const withPoints = (now: Now, side: Side, own: string, others: string): Now => ({
  ...now,
  [keyOf(side)]: { ...now[keyOf(side)], points: own },
  [keyOf(other(side))]: { ...now[keyOf(other(side))], points: others },
});
const inTieBreak = (now: Now, side: Side): Now =>
  withPoints(now, side, String(Number(now[keyOf(side)].points) + 1), now[keyOf(other(side))].points);

function inGame(now: Now, side: Side): Now {
  const [own, others] = [now[keyOf(side)].points, now[keyOf(other(side))].points];
  if (others === 'AD') return withPoints(now, side, '40', '40');
  if (own === '40') return withPoints(now, side, 'AD', '40');
  return withPoints(now, side, CALLED[CALLED.indexOf(own) + 1] ?? '40', others);
}
