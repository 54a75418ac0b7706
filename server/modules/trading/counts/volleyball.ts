import type { VolleyballStatistics } from '#server/contract/eventStatistics.ts';
import { type Counter, eitherSide, insideGained, unitsAfter } from './counter.ts';

const NOTHING = { aces: 0, blocks: 0, errors: 0 };
/** Shares of points that end by ace, block and error. */
const [ACE, BLOCK, ERROR] = [0.07, 0.15, 0.25];

export const volleyball: Counter<VolleyballStatistics> = {
  begin: { __typename: 'VolleyballStatistics', periods: [], serving: null, home: NOTHING, away: NOTHING },
  next: (before, stretch) => {
    const { random, to } = stretch;
    const points = insideGained(stretch);
    let now: VolleyballStatistics = { ...before, periods: unitsAfter(stretch) };
    for (const [winner, loser] of [
      ['home', 'away'],
      ['away', 'home'],
    ] as const) {
      for (let count = points[winner]; count > 0; count -= 1) {
        const kind = random();
        const made = { aces: kind < ACE ? 1 : 0, blocks: kind >= ACE && kind < ACE + BLOCK ? 1 : 0 };
        const errors = kind > 1 - ERROR ? 1 : 0;
        now = {
          ...now,
          [winner]: { ...now[winner], aces: now[winner].aces + made.aces, blocks: now[winner].blocks + made.blocks },
          [loser]: { ...now[loser], errors: now[loser].errors + errors },
        };
      }
    }
    if (to.isOver) return { ...now, serving: null };
    if (points.home > 0 && points.away > 0) return { ...now, serving: eitherSide(random) };
    const last = points.home > 0 ? 'HOME' : points.away > 0 ? 'AWAY' : null;
    return { ...now, serving: last ?? before.serving ?? eitherSide(random) };
  },
};
