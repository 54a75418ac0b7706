import { describe, expect, it } from 'vitest';
import { seededDraw } from '#tests/support/seededDraw.ts';
import { returnsOf } from './returns.ts';
import { spin } from './spin.ts';
import { type Title, windowAt } from './title.ts';
import { ownTitles } from './titles.ts';

const ROUNDS = 20_000;
const LEVEL = 0.001;

type Finding = { readonly name: string; readonly chance: number };

/** Chance that a standard normal value is at least this far from the mean (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function tailOf(deviation: number): number {
  const z = Math.abs(deviation);
  const t = 1 / (1 + 0.231_641_9 * z);
  const polynomial = t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return Math.min(1, 2 * polynomial * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)));
}

/** Chance of a chi-square value at least as high (Wilson and Hilferty). It is 0 if something impossible was seen. */
function chanceOfCounts(seen: ReadonlyMap<string, number>, wanted: ReadonlyMap<string, number>, rounds: number): number {
  if ([...seen.keys()].some((key) => !wanted.has(key))) return 0;
  const total = [...wanted.values()].reduce((sum, weight) => sum + weight, 0);
  let square = 0;
  for (const [key, weight] of wanted) square += ((seen.get(key) ?? 0) - (rounds * weight) / total) ** 2 / ((rounds * weight) / total);
  const freedom = wanted.size - 1;
  const spread = 2 / (9 * freedom);
  const deviation = (Math.cbrt(square / freedom) - (1 - spread)) / Math.sqrt(spread);
  return deviation < 0 ? 1 - tailOf(deviation) / 2 : tailOf(deviation) / 2;
}

const countsOf = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Plays a machine and compares it with a title: each reel's windows, the frequency of the feature, and the return. */
function compare(machine: Title, title: Title, seed: number): readonly Finding[] {
  const draw = seededDraw(seed);
  const seen: string[][] = title.reels.map(() => []);
  let [features, units, squares] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const played = spin(machine, draw);
    for (const [reel, column] of played.turn.window.entries()) seen[reel]?.push(column);
    if (played.free !== null || played.hold !== null) features += 1;
    units += played.units;
    squares += played.units ** 2;
  }
  const { total, trigger } = returnsOf(title);
  const mean = units / ROUNDS;
  const error = Math.sqrt((squares / ROUNDS - mean ** 2) / ROUNDS);
  const start = Number(trigger.n) / Number(trigger.d);
  const wantedMean = Number((total.n * 10n ** 12n) / total.d) / 1e12;
  return [
    ...title.reels.map((strip, reel) => {
      const wanted = countsOf([...strip].map((_, stop) => windowAt([strip], title.rows, [stop])[0] ?? ''));
      return { name: `${title.id}: reel ${reel + 1}`, chance: chanceOfCounts(countsOf(seen[reel] ?? []), wanted, ROUNDS) };
    }),
    ...(start === 0
      ? []
      : [{ name: `${title.id}: feature`, chance: tailOf((features - ROUNDS * start) / Math.sqrt(ROUNDS * start * (1 - start))) }]),
    { name: `${title.id}: return`, chance: tailOf((mean - wantedMean * title.units) / error) },
  ];
}

/** Returns the names of findings that Holm's procedure rejects, at level `LEVEL` for all together. */
function rejected(findings: readonly Finding[]): readonly string[] {
  const sorted = findings.toSorted((a, b) => a.chance - b.chance);
  const end = sorted.findIndex(({ chance }, at) => chance > LEVEL / (sorted.length - at));
  return sorted.slice(0, end === -1 ? sorted.length : end).map(({ name }) => name);
}

const changed = (title: Title, reel: number, change: (strip: string) => string): Title => ({
  ...title,
  reels: title.reels.map((strip, at) => (at === reel ? change(strip) : strip)),
});

describe('the sampler', () => {
  const honest = ownTitles.flatMap((title, at) => compare(title, title, 100 + at));

  it('all titles play as their files say, judged together', () => {
    expect(honest.length).toBeGreaterThan(35);
    expect(rejected(honest)).toEqual([]);
  });

  it.each(ownTitles.map((title, at) => [title.id, title, at] as const))(
    'one stop of %s with another symbol is found among all titles',
    (id, title, at) => {
      const machine = changed(title, 1, (strip) => {
        const other = [...strip.slice(6)].find((symbol) => symbol !== strip.charAt(5)) ?? '';
        return strip.slice(0, 5) + other + strip.slice(6);
      });
      const findings = [...honest.filter(({ name }) => !name.startsWith(`${id}:`)), ...compare(machine, title, 200 + at)];
      const found = rejected(findings);
      expect(found).toContain(`${id}: reel 2`);
      expect(found.filter((name) => !name.startsWith(`${id}:`))).toEqual([]);
    },
  );

  it('two stops that changed places are found, although every symbol is as frequent as before', () => {
    const [title] = ownTitles.filter(({ rows }) => rows === 3);
    if (title === undefined) throw new Error('no title');
    const at = [...(title.reels[0] ?? '')].findIndex((symbol, stop, strip) => stop > 0 && symbol !== strip[stop + 1]);
    const machine = changed(title, 0, (strip) => strip.slice(0, at) + strip.charAt(at + 1) + strip.charAt(at) + strip.slice(at + 2));
    expect(rejected(compare(machine, title, 300))).toContain(`${title.id}: reel 1`);
  });

  it('a draw that favours one stop is found', () => {
    const title = ownTitles.find(({ id }) => id === 'cherry-circuit');
    if (title === undefined) throw new Error('no title');
    const biased = changed(title, 2, (strip) => strip + strip.charAt(0));
    expect(rejected(compare(biased, title, 400))).toContain('cherry-circuit: reel 3');
  });
});
