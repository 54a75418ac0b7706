import { type Random } from './drawn.ts';

/** One server answer. An attacker sees `words` and `numbers` and guesses whether the email `isTaken`. */
export type Sample = { readonly isTaken: boolean; readonly words: readonly string[]; readonly numbers: readonly number[] };

type Rule = (sample: Sample) => number;

const LEAST_LEAF = 5;
const logOdds = (taken: number, fresh: number): number => Math.log((taken + 1) / (fresh + 1));

/** Log odds that an email is taken, before any answer is seen. Rules subtract them, so that values in all samples decide nothing. */
const priorOf = (samples: readonly Sample[]): number => {
  const taken = samples.filter(({ isTaken }) => isTaken).length;
  return logOdds(taken, samples.length - taken);
};

/** Rates words by how often they came with a taken email. */
function wordRules(training: readonly Sample[]): readonly Rule[] {
  const places = training[0]?.words.length ?? 0;
  const prior = priorOf(training);
  return Array.from({ length: places }, (_, place): Rule => {
    const counts = new Map<string, { taken: number; fresh: number }>();
    for (const { isTaken, words } of training) {
      const word = words[place] ?? '';
      const count = counts.get(word) ?? { taken: 0, fresh: 0 };
      counts.set(word, isTaken ? { ...count, taken: count.taken + 1 } : { ...count, fresh: count.fresh + 1 });
    }
    return ({ words }) => {
      const count = counts.get(words[place] ?? '');
      return count ? logOdds(count.taken, count.fresh) - prior : 0;
    };
  });
}

/** Finds the thresholds that best separate the training samples. */
function numberRules(training: readonly Sample[]): readonly Rule[] {
  const places = training[0]?.numbers.length ?? 0;
  const all = training.filter(({ isTaken }) => isTaken).length;
  const prior = priorOf(training);
  return Array.from({ length: places }, (_, place): Rule => {
    const sorted = training.toSorted((a, b) => (a.numbers[place] ?? 0) - (b.numbers[place] ?? 0));
    let [taken, best] = [0, { gain: 0, threshold: Number.POSITIVE_INFINITY, below: prior, above: prior }];
    for (const [at, sample] of sorted.entries()) {
      taken += sample.isTaken ? 1 : 0;
      const many = at + 1;
      if (many < LEAST_LEAF || sorted.length - many < LEAST_LEAF) continue;
      const [number, next] = [sample.numbers[place] ?? 0, sorted[many]?.numbers[place] ?? 0];
      if (number === next) continue;
      const gain = Math.abs(taken / many - (all - taken) / (sorted.length - many)) * Math.sqrt(many * (sorted.length - many));
      const fresh = many - taken;
      if (gain <= best.gain) continue;
      best = {
        gain,
        threshold: (number + next) / 2,
        below: logOdds(taken, fresh),
        above: logOdds(all - taken, sorted.length - many - (all - taken)),
      };
    }
    return ({ numbers }) => ((numbers[place] ?? 0) <= best.threshold ? best.below : best.above) - prior;
  });
}

/** Counts right guesses. Guesses each half of the samples by rules learned from the other half. */
export function judged(samples: readonly Sample[], random: Random): { readonly right: number; readonly of: number } {
  const shuffled = samples.map((sample) => ({ sample, key: random() })).toSorted((a, b) => a.key - b.key);
  const half = Math.floor(shuffled.length / 2);
  const [one, other] = [shuffled.slice(0, half), shuffled.slice(half)].map((part) => part.map(({ sample }) => sample));
  return { right: rightIn(one ?? [], other ?? []) + rightIn(other ?? [], one ?? []), of: samples.length };
}

function rightIn(training: readonly Sample[], exam: readonly Sample[]): number {
  const rules = [...wordRules(training), ...numberRules(training)];
  const prior = priorOf(training);
  return exam.filter((sample) => rules.reduce((sum, rule) => sum + rule(sample), prior) > 0 === sample.isTaken).length;
}

/** Returns the smallest number of right guesses that random guessing exceeds with probability `p` or less, out of `count` guesses. */
export function mostByChance(count: number, p: number): number {
  // Logarithms of the probabilities of 0, 1, 2 … right guesses, because 0.5 to the power of 1,000 underflows.
  const logs = [-count * Math.LN2];
  for (let right = 1; right <= count; right += 1) logs.push((logs[right - 1] ?? 0) + Math.log((count - right + 1) / right));
  let [tail, right] = [0, count];
  while (right > 0 && tail + Math.exp(logs[right] ?? 0) <= p) {
    tail += Math.exp(logs[right] ?? 0);
    right -= 1;
  }
  return right;
}
