/** Probability in billionths. With integers, every machine computes the same price. */
export type Billionths = bigint;
export const CERTAIN: Billionths = 1_000_000_000n;

const largest = (a: bigint, b: bigint): bigint => (a > b ? a : b);
export const smallest = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Probability that both picks win, limited to the Fréchet bounds (domain rules §2.4). `correlation` is −100 to 100. */
export function jointOf(a: Billionths, b: Billionths, correlation: number): Billionths {
  const spread = squareRoot(a * (CERTAIN - a) * b * (CERTAIN - b));
  const joint = (a * b) / CERTAIN + (BigInt(correlation) * spread) / (100n * CERTAIN);
  return smallest(largest(joint, largest(0n, a + b - CERTAIN)), smallest(a, b));
}

/** Probability that all picks win, multiplied along the tree of strongest correlations. Adding a pick never raises it. */
export function allOf(singles: readonly Billionths[], jointAt: (a: number, b: number) => Billionths): Billionths {
  const known = new Map<number, Billionths>();
  const of = (set: number): Billionths => {
    const cached = known.get(set);
    if (cached !== undefined) return cached;
    const places = singles.map((_, place) => place).filter((place) => (set & (1 << place)) !== 0);
    let found = bounded(singles, places, byTree(singles, places, jointAt));
    if (places.length > 1) for (const place of places) found = smallest(found, of(set & ~(1 << place)));
    known.set(set, found);
    return found;
  };
  return of((1 << singles.length) - 1);
}

/** Greatest factor by which each pick after the first may push the result below the probability of independent picks. */
const MOST_APART = 3n;

function bounded(singles: readonly Billionths[], places: readonly number[], probability: Billionths): Billionths {
  let [independent, least] = [CERTAIN, CERTAIN];
  for (const [index, place] of places.entries()) {
    const single = singles[place] ?? 0n;
    independent = (independent * single) / CERTAIN / (index === 0 ? 1n : MOST_APART);
    least += single - CERTAIN;
  }
  return largest(largest(probability, largest(independent, least)), 1n);
}

function byTree(singles: readonly Billionths[], places: readonly number[], jointAt: (a: number, b: number) => Billionths): Billionths {
  const [first, ...others] = places;
  if (first === undefined) return CERTAIN;
  const inside = [first];
  const outside = new Set(others);
  let probability = singles[first] ?? 0n;
  while (outside.size > 0) {
    const tie = strongest(inside, outside, (a, b) => (jointAt(a, b) * CERTAIN) / (singles[a] ?? 1n));
    probability = (probability * tie.given) / CERTAIN;
    inside.push(tie.place);
    outside.delete(tie.place);
  }
  return probability;

  function strongest(from: readonly number[], to: ReadonlySet<number>, given: (a: number, b: number) => Billionths) {
    let best = { place: -1, given: 0n, strength: -1n };
    for (const a of from)
      for (const b of to) {
        const conditional = given(a, b);
        const strength = (conditional * CERTAIN) / (singles[b] ?? 1n);
        if (strength > best.strength) best = { place: b, given: conditional, strength };
      }
    return best;
  }
}

function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}
