import { BoundedCache } from '#server/platform/cache.ts';
import { poisson, type Random } from '../random/random.ts';
import { type Cell, outlookOf } from './outlook.ts';
import type { Progress, SportModel } from './sportModel.ts';

export type Race = {
  readonly unit: string;
  readonly wins: number;
  /** Wall-clock seconds of a set or map whose score is not modelled. */
  readonly seconds: number;
  readonly inside: {
    readonly target: number;
    readonly lead: number;
    /** Score that wins the set or map, whatever the lead. */ readonly cap: number;
    readonly seconds: number;
  } | null;
  readonly suspension: number;
};

export function raceModel(race: Race): SportModel {
  const { inside } = race;
  const each = inside?.seconds ?? race.seconds;
  const insideChance = memo((chance) => (inside ? solve((q) => chanceToWin(q, inside.target, 0, 0), chance) : chance));
  return {
    start: { home: 0, away: 0, elapsed: 0, unit: inside ? [0, 0] : null, isOver: false },
    lasts: each * (inside ? inside.target * 1.6 : 1) * race.wins * 1.6,
    suspension: race.suspension,
    outlook: ({ edge }, progress) => {
      const current =
        inside && progress.unit ? chanceToWin(insideChance(edge), inside.target, ...within(progress.unit, inside.target)) : edge;
      return outlookOf((cell) => finals(race.wins, progress, current, edge, cell));
    },
    regular: 0,
    part: ({ edge }, progress, labels) =>
      inside === null || progress.isOver || labels.join('') !== '1' || progress.home + progress.away > 0
        ? null
        : outlookOf((cell) => unitScores(inside, insideChance(edge), progress.unit ?? [0, 0], cell)),
    advance: (expectation, from, seconds, random) => {
      let progress: Progress = { ...from, elapsed: from.elapsed + seconds };
      for (let played = poisson(seconds / each, random); played > 0 && !progress.isOver; played -= 1) {
        progress = afterOne(race, insideChance(expectation.edge), progress, random);
      }
      const isUnitOver = progress.home + progress.away > from.home + from.away;
      const hasMoved = progress.unit?.[0] !== from.unit?.[0] || progress.unit?.[1] !== from.unit?.[1];
      return { progress, incident: isUnitOver ? 'score' : hasMoved ? 'minor' : null };
    },
    display: ({ home, away, unit, isOver }) =>
      isOver
        ? { period: 'Final', clock: null }
        : { period: `${race.unit} ${home + away + 1}`, clock: unit ? `${unit[1]}–${unit[0]}` : null },
    resume: (home, away, shown) => {
      // With a dash, the away score comes first. Older rows have a hyphen, with the home score first.
      const match = /^(\d+)([–-])(\d+)$/.exec(shown.clock ?? '');
      if (inside && !match) return null;
      const [one, other] = [Number(match?.[1]), Number(match?.[3])];
      return {
        home,
        away,
        elapsed: 0,
        unit: match && inside ? (match[2] === '-' ? [one, other] : [other, one]) : null,
        isOver: Math.max(home, away) >= race.wins,
      };
    },
  };
}

function afterOne(race: Race, chance: number, from: Progress, random: Random): Progress {
  const toHome = random() < chance;
  if (!race.inside || !from.unit) return unitWon(race, from, toHome);
  const [home, away] = from.unit;
  const unit = [home + (toHome ? 1 : 0), away + (toHome ? 0 : 1)] as const;
  return isUnitWon(race.inside, ...unit)
    ? unitWon(race, { ...from, unit: [0, 0], units: [...(from.units ?? []), unit] }, unit[0] > unit[1])
    : { ...from, unit };
}

function unitWon(race: Race, from: Progress, byHome: boolean): Progress {
  const [home, away] = [from.home + (byHome ? 1 : 0), from.away + (byHome ? 0 : 1)];
  return { ...from, home, away, isOver: Math.max(home, away) >= race.wins };
}

function finals(wins: number, from: Progress, current: number, each: number, cell: Cell): void {
  const walk = (home: number, away: number, weight: number, chance: number): void => {
    if (weight < 1e-9) return;
    if (home >= wins || away >= wins) cell(home, away, weight);
    else {
      walk(home + 1, away, weight * chance, each);
      walk(home, away + 1, weight * (1 - chance), each);
    }
  };
  walk(from.home, from.away, 1, current);
}

function unitScores(inside: NonNullable<Race['inside']>, q: number, from: readonly [number, number], cell: Cell): void {
  let row = new Map([[from[0], 1]]);
  for (let sum = from[0] + from[1]; row.size > 0; sum += 1) {
    const next = new Map<number, number>();
    for (const [home, weight] of row) {
      const away = sum - home;
      if (isUnitWon(inside, home, away)) cell(home, away, weight);
      else if (weight > 1e-9) {
        next.set(home + 1, (next.get(home + 1) ?? 0) + weight * q);
        next.set(home, (next.get(home) ?? 0) + weight * (1 - q));
      }
    }
    row = next;
  }
}

function isUnitWon({ target, lead, cap }: NonNullable<Race['inside']>, home: number, away: number): boolean {
  const [high, low] = [Math.max(home, away), Math.min(home, away)];
  return high >= cap || (high >= target && high - low >= lead);
}

function within([home, away]: readonly [number, number], target: number): readonly [number, number] {
  const excess = Math.max(0, Math.max(home, away) - (target - 1));
  return [Math.max(0, home - excess), Math.max(0, away - excess)];
}

function chanceToWin(q: number, target: number, home: number, away: number): number {
  const row = Array.from({ length: target + 1 }, () => 1);
  for (let a = target; a >= away; a -= 1) {
    for (let h = target; h >= home; h -= 1) row[h] = h === target ? 1 : a === target ? 0 : q * (row[h + 1] ?? 1) + (1 - q) * (row[h] ?? 0);
  }
  return row[home] ?? 0.5;
}

function solve(chanceOf: (q: number) => number, wanted: number): number {
  let [low, high] = [0.02, 0.98];
  for (let turn = 0; turn < 30; turn += 1) {
    const middle = (low + high) / 2;
    if (chanceOf(middle) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function memo(of: (value: number) => number): (value: number) => number {
  const known = new BoundedCache<number, number>(4096);
  return (value) => known.getOrMake(value, () => of(value));
}
