import type { DartsStatistics, Side } from '#server/contract/eventStatistics.ts';
import { between, type Random } from '../random/random.ts';
import { both, type Counter, gained, keyOf, other, some } from './counter.ts';

const LEG = 501;
const NOTHING = { remaining: LEG, oneEighties: 0, average: null, highestCheckout: 0 };
const UNTHROWN = { points: 0, visits: 0 };
const VISITS = 270;
const MOST_CHECKOUT = 170;

type Now = DartsStatistics;

export const darts: Counter<DartsStatistics> = {
  begin: { __typename: 'DartsStatistics', throwing: null, home: NOTHING, away: NOTHING, thrown: { home: UNTHROWN, away: UNTHROWN } },
  next: (before, stretch) => {
    const { to, random } = stretch;
    const legs = gained(stretch);
    const isNewLeg = legs.home + legs.away > 0;
    let now: Now = { ...before, throwing: before.throwing ?? 'HOME' };
    if (isNewLeg) {
      now = legs.home > 0 ? finished(now, 'HOME', random) : now;
      now = legs.away > 0 ? finished(now, 'AWAY', random) : now;
      now = { ...now, ...both((key) => ({ ...now[key], remaining: LEG })), throwing: (to.home + to.away) % 2 === 0 ? 'HOME' : 'AWAY' };
    }
    if (to.isOver) return { ...now, throwing: null };
    for (let visits = some(stretch, VISITS); visits > 0; visits -= 1) now = visited(now, random);
    return now;
  },
};

function finished(now: Now, side: Side, random: Random): Now {
  const { remaining } = now[keyOf(side)];
  const checkout = Math.min(remaining, between(random, 32, Math.min(MOST_CHECKOUT, 120)));
  const before = Math.ceil((remaining - checkout) / 85);
  const next = thrown(now, side, remaining, before + 1);
  return { ...next, [keyOf(side)]: { ...next[keyOf(side)], highestCheckout: Math.max(now[keyOf(side)].highestCheckout, checkout) } };
}

function visited(now: Now, random: Random): Now {
  const side = now.throwing ?? 'HOME';
  const key = keyOf(side);
  const wanted = random() < 0.05 ? 180 : between(random, 26, 140);
  const points = now[key].remaining - wanted >= 2 ? wanted : 0;
  const next = { ...thrown(now, side, points, 1), throwing: other(side) };
  return points === 180 ? { ...next, [key]: { ...next[key], oneEighties: next[key].oneEighties + 1 } } : next;
}

function thrown(now: Now, side: Side, points: number, visits: number): Now {
  const key = keyOf(side);
  const all = { points: now.thrown[key].points + points, visits: now.thrown[key].visits + visits };
  return {
    ...now,
    [key]: { ...now[key], remaining: now[key].remaining - points, average: (all.points / all.visits).toFixed(1) },
    thrown: { ...now.thrown, [key]: all },
  };
}
