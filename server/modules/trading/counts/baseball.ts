import type { BaseballStatistics, PeriodScore } from '#server/contract/eventStatistics.ts';
import { halfAt, outsAt } from '../model/innings.ts';
import { both, type Counter, gained, keyOf, other, some, type Stretch } from './counter.ts';

const NOTHING = { hits: 0, errors: 0, strikeouts: 0, walks: 0 };
const EMPTY = { isOnFirst: false, isOnSecond: false, isOnThird: false } as const;
const FRESH = { balls: 0, strikes: 0 } as const;
const PITCHES_AN_HOUR = 95;
/** Chances of a strikeout per out, a runner on base per ball in play, an error per runner. */
const [STRIKEOUT, HIT, ERROR] = [0.3, 0.3, 0.08];

type Now = BaseballStatistics;

export const baseball: Counter<BaseballStatistics> = {
  begin: { __typename: 'BaseballStatistics', periods: [], batting: null, ...FRESH, outs: 0, ...EMPTY, home: NOTHING, away: NOTHING },
  next: (before, stretch) => {
    const { to, random } = stretch;
    const runs = gained(stretch);
    const periods = inningsAfter(before.periods, stretch);
    if (to.isOver) return { ...ended(withRuns(before, runs, random)), periods };
    const half = halfAt(Math.max(0, to.elapsed - 0.001));
    const batting = half % 2 === 0 ? 'AWAY' : 'HOME';
    const isNewHalf = batting !== before.batting;
    let now: Now = { ...(isNewHalf ? { ...before, ...FRESH, ...EMPTY, outs: 0 } : before), batting, periods };
    const outs = halfAt(to.elapsed) > half ? 3 : outsAt(to.elapsed);
    const put = outs - now.outs;
    if (put > 0) now = { ...withOuts(now, put, random), outs };
    if (runs.home + runs.away > 0) now = withRuns(now, runs, random);
    for (let pitches = some(stretch, PITCHES_AN_HOUR); pitches > 0; pitches -= 1) now = pitched(now, random);
    return now.outs === 3 ? { ...now, ...FRESH, ...EMPTY } : now;
  },
};

const ended = (now: Now): Now => ({ ...now, ...FRESH, ...EMPTY, outs: 0, batting: null });

function inningsAfter(before: readonly PeriodScore[], stretch: Stretch): readonly PeriodScore[] {
  const { home, away } = gained(stretch);
  return halvesOf(stretch).reduce(
    ({ innings, left }, half) => {
      const label = String(Math.floor(half / 2) + 1);
      const last = innings.at(-1);
      const was = last?.label === label ? last : { label, home: null, away: 0 };
      const now = half % 2 === 1 ? { ...was, home: (was.home ?? 0) + left.home } : { ...was, away: (was.away ?? 0) + left.away };
      return {
        innings: [...(was === last ? innings.slice(0, -1) : innings), now],
        left: half % 2 === 1 ? { ...left, home: 0 } : { ...left, away: 0 },
      };
    },
    { innings: before, left: { home, away } },
  ).innings;
}

function halvesOf({ from, to }: Stretch): readonly number[] {
  const first = halfAt(Math.max(0, from.elapsed));
  const last = Math.max(first, halfAt(Math.max(0, to.elapsed - 0.001)));
  return Array.from({ length: last - first + 1 }, (_, more) => first + more);
}

const counted = (now: Now, key: 'home' | 'away', by: Partial<Now['home']>): Now => {
  const was = now[key];
  return {
    ...now,
    [key]: {
      hits: was.hits + (by.hits ?? 0),
      errors: was.errors + (by.errors ?? 0),
      strikeouts: was.strikeouts + (by.strikeouts ?? 0),
      walks: was.walks + (by.walks ?? 0),
    },
  };
};

function withOuts(now: Now, outs: number, random: Stretch['random']): Now {
  if (now.batting === null) return now;
  const strikeouts = Array.from({ length: outs }).filter(() => random() < STRIKEOUT).length;
  return { ...counted(now, keyOf(other(now.batting)), { strikeouts }), ...FRESH };
}

function withRuns(now: Now, runs: { readonly home: number; readonly away: number }, random: Stretch['random']): Now {
  const hits = both((key) => (runs[key] === 0 ? 0 : Math.max(1, Math.round(runs[key] * (0.7 + 0.6 * random())))));
  const next = counted(counted(now, 'home', { hits: hits.home }), 'away', { hits: hits.away });
  return { ...next, ...FRESH, ...EMPTY, isOnSecond: random() < 0.5 };
}

function pitched(now: Now, random: Stretch['random']): Now {
  if (now.outs === 3) return now;
  const kind = random();
  if (kind < 0.36) return now.balls < 3 ? { ...now, balls: now.balls + 1 } : walked(now);
  if (kind < 0.8) return { ...now, strikes: Math.min(2, now.strikes + 1) };
  return kind < 0.8 + 0.2 * HIT && !now.isOnThird ? reached(now, random) : now;
}

function walked(now: Now): Now {
  if (now.batting === null || (now.isOnFirst && now.isOnSecond && now.isOnThird)) return now;
  const next = { ...counted(now, keyOf(now.batting), { walks: 1 }), ...FRESH, isOnFirst: true };
  if (!now.isOnFirst) return next;
  return now.isOnSecond ? { ...next, isOnSecond: true, isOnThird: true } : { ...next, isOnSecond: true };
}

function reached(now: Now, random: Stretch['random']): Now {
  if (now.batting === null) return now;
  const isError = random() < ERROR;
  const next = isError ? counted(now, keyOf(other(now.batting)), { errors: 1 }) : counted(now, keyOf(now.batting), { hits: 1 });
  return { ...next, ...FRESH, isOnFirst: true, isOnSecond: now.isOnFirst, isOnThird: now.isOnSecond };
}
