/** `mass[i]`: probability of `from + i`. */
export type Pmf = { readonly from: number; readonly mass: readonly number[] };

export function split({ from, mass }: Pmf, line: number): { readonly over: number; readonly push: number; readonly under: number } {
  let [over, push] = [0, 0];
  mass.forEach((probability, index) => {
    const value = from + index;
    if (value > line) over += probability;
    else if (value === line) push += probability;
  });
  return { over, push, under: Math.max(0, 1 - over - push) };
}

export const oddShare = ({ from, mass }: Pmf): number =>
  mass.reduce((sum, p, index) => (Math.abs(from + index) % 2 === 1 ? sum + p : sum), 0);
export const meanOf = ({ from, mass }: Pmf): number => mass.reduce((sum, p, index) => sum + p * (from + index), 0);

export function normalised({ from, mass }: Pmf): Pmf {
  const sum = mass.reduce((total, p) => total + p, 0);
  return sum > 0 ? { from, mass: mass.map((p) => p / sum) } : { from, mass: [1] };
}

export function roundedNormal(mean: number, deviation: number): Pmf {
  if (deviation < 0.05) return { from: Math.round(mean), mass: [1] };
  const from = Math.floor(mean - 5 * deviation);
  const to = Math.ceil(mean + 5 * deviation);
  const mass: number[] = [];
  let below = normalBelow((from - 0.5 - mean) / deviation);
  for (let value = from; value <= to; value += 1) {
    const next = normalBelow((value + 0.5 - mean) / deviation);
    mass.push(next - below);
    below = next;
  }
  return normalised({ from, mass });
}

/** Moves probability below `floor` to `floor`, because scores never fall. */
export function atLeast({ from, mass }: Pmf, floor: number): Pmf {
  if (from >= floor) return { from, mass };
  const cut = Math.min(mass.length, floor - from);
  const lost = mass.slice(0, cut).reduce((sum, p) => sum + p, 0);
  const kept = mass.slice(cut);
  return { from: floor, mass: [lost + (kept[0] ?? 0), ...kept.slice(1)] };
}

export function poissonPmf(mean: number): number[] {
  const last = Math.ceil(mean + 7 * Math.sqrt(mean) + 4);
  const mass = [Math.exp(-mean)];
  for (let k = 1; k <= last; k += 1) mass.push(((mass[k - 1] ?? 0) * mean) / k);
  return mass;
}

/** Standard normal distribution; error below 7.5e-8 (Abramowitz and Stegun 26.2.17). */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989422804014327 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}
