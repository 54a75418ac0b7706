import { gaussian, type Random, randomOf } from '#server/modules/trading/random/index.ts';
import { poisson } from '#server/modules/trading/random/random.ts';
import type { HarmRecord, Raise } from '#server/modules/responsibleGaming/harm/record.ts';
import { BETS_AN_HOUR, type Habits, habitsOf, OPERATOR_EDGE } from './habits.ts';

/*
 * Generates players over thirteen weeks; written before any threshold was chosen. Ordinary ones have tails, seasons, windfalls, breaks
 * and curiosity, and none is kept below a threshold. A harmed player is an ordinary one with two to four changes in the last weeks.
 * Rates without a source are assumptions.
 */
const WEEKS = 13;
const DAY_MS = 24 * 3_600_000;
const NOW = new Date('2026-11-20T12:00:00.000Z');

export type Harm = 'breaks' | 'deposits' | 'down' | 'raises' | 'time' | 'visits';
const HARMS: readonly Harm[] = ['breaks', 'deposits', 'down', 'raises', 'time', 'visits'];
export type Generated = { readonly record: HarmRecord; readonly harms: readonly Harm[]; readonly habits: Habits };

const agoMs = (weeks: number): Date => new Date(NOW.getTime() - weeks * 7 * DAY_MS);
/** Returns instants within the last `weeks`. */
const within = (random: Random, weeks: number, count: number): Date[] =>
  Array.from({ length: count }, () => agoMs(random() * weeks)).toSorted((a, b) => a.getTime() - b.getTime());

/** Lognormal noise with median 1. */
const noise = (random: Random, sigma: number): number => Math.exp(sigma * gaussian(random));

/** Season in which a player plays more: a tournament, a play-off, a free month. Assumed: one in five players, up to about threefold. */
function seasonOf(random: Random): (week: number) => number {
  if (random() >= 0.2) return () => 1;
  const [from, weeks, most] = [Math.floor(random() * WEEKS), 2 + Math.floor(random() * 5), 1 + Math.abs(gaussian(random))];
  return (week) => (week >= from && week < from + weeks ? most : 1);
}

/** Harm of time: each of the last weeks is longer than the previous one by the same share. */
function growthOf(random: Random, isHarmed: boolean): (week: number) => number {
  if (!isHarmed) return () => 1;
  const [weeks, share] = [4 + Math.floor(random() * 5), 1.1 + random() * 0.5];
  return (week) => share ** Math.max(0, week - (WEEKS - 1 - weeks));
}

type Played = { readonly weeklyMinutes: number[]; readonly playedDown: Date[]; readonly deposits: { at: Date; cents: bigint }[] };

/** Plays day by day with a balance: too little leads to the usual deposit, and a day may end with nothing. */
function play(random: Random, habits: Habits, harms: readonly Harm[]): Played {
  const [season, growth] = [seasonOf(random), growthOf(random, harms.includes('time'))];
  const chases = harms.includes('down') ? 1 + Math.floor(random() * 3) : 0;
  const sudden = harms.includes('deposits') ? 3 + random() * 9 : 1;
  const daysAWeek = harms.length > 0 ? Math.max(2, habits.daysAWeek) : habits.daysAWeek;
  const usual = Math.max(10, Math.round((habits.stake * Math.sqrt(habits.betsADay) * 1.5) / 10) * 10);
  const played: Played = { weeklyMinutes: [], playedDown: [], deposits: [] };
  let balance = 0;
  for (let week = 0; week < WEEKS; week += 1) {
    let minutes = 0;
    const isLate = week >= WEEKS - 4;
    const days = Math.min(7, poisson(daysAWeek * season(week), random));
    for (let day = 0; day < days; day += 1) {
      const at = agoMs(WEEKS - week - (day + random()) / 7);
      const bets = Math.max(1, habits.betsADay * noise(random, 0.5) * growth(week));
      minutes += (bets * 60) / BETS_AN_HOUR;
      for (let round = 0; round <= (isLate ? chases : 0); round += 1) {
        if (balance < habits.stake * 5) {
          const factor = week === WEEKS - 1 ? sudden : 1;
          const amount = Math.max(10, Math.round((usual * noise(random, 0.4) * factor) / 5) * 5);
          played.deposits.push({ at, cents: BigInt(amount * 100) });
          balance += amount;
        }
        const wagered = bets * habits.stake;
        const change = -OPERATOR_EDGE * wagered + habits.stake * Math.sqrt(bets) * 1.3 * gaussian(random);
        balance = isLate && chases > 0 && random() < 0.7 ? 0 : Math.max(0, balance + change);
        if (balance < 1) played.playedDown.push(at);
      }
      // Assumed: one in three days with a win of more than half ends in a withdrawal.
      if (balance > usual * 1.5 && random() < 1 / 3) balance = usual / 2;
    }
    played.weeklyMinutes.push(Math.round(minutes));
  }
  return played;
}

/** Assumed: one in thirty sets a limit in a quarter, and one in ten of them regrets it within a day. */
function raisesOf(random: Random, isHarmed: boolean): Raise[] {
  const count = isHarmed ? 1 + poisson(2.5, random) : poisson(1 / 300, random);
  return within(random, isHarmed ? 4 : WEEKS, count).map((at) => ({ at, before: new Date(at.getTime() - random() * DAY_MS) }));
}

function drawPlayer(random: Random, harms: readonly Harm[]): Generated {
  const habits = habitsOf(random);
  const has = (harm: Harm): boolean => harms.includes(harm);
  // The 80 % who play least self-exclude at 7 % in two years, the others at 13 % (Deng 2022); assumed: twice as many look and do not.
  const visits = has('visits') ? 2 + poisson(5, random) : poisson(0.03, random);
  const isExcluded = harms.length === 0 && random() < 0.01;
  const record: HarmRecord = {
    now: NOW,
    ...play(random, habits, harms),
    coolOffs: within(random, WEEKS, has('breaks') ? 2 + poisson(2, random) : poisson(0.03, random)),
    exclusionVisits: within(random, has('visits') ? 4 : WEEKS, visits),
    selfExclusions: isExcluded ? within(random, WEEKS, 1) : [],
    raises: raisesOf(random, has('raises')),
  };
  return { record, harms, habits };
}

export const ordinaryPlayer = (seed: number, at: number): Generated => drawPlayer(randomOf(seed, 'ordinary', at), []);

export function harmedPlayer(seed: number, at: number): Generated {
  const random = randomOf(seed, 'harmed', at);
  const count = 2 + Math.floor(random() * 3);
  const harms = HARMS.map((harm) => ({ harm, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ harm }) => harm);
  return drawPlayer(random, harms);
}
