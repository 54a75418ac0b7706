/** American odds: never between -100 and +100; even money is +100. */
export type American = number;

/** `target`: before rounding prices; `least`, `most`: after it. */
export const OVERROUND = { target: 1.046, least: 1.03, most: 1.085 } as const;
const MOST_CERTAIN = 0.968;
const LEAST_IMPLIED = 1 / 101;

/**
 * Prices outcomes so that outsiders bear most of the overround. `winners`: how many outcomes win. Null if the result is almost certain, or
 * if rounded prices exceed the overround's bounds.
 */
export function americanPrices(chances: readonly number[], winners: 1 | 2, target: number = OVERROUND.target): readonly American[] | null {
  if (chances.some((chance) => !(chance >= 0.002)) || Math.max(...chances) > MOST_CERTAIN) return null;
  const booked = laidOn(chances, winners * target);
  const prices = booked.map((implied) => nearestPrice(Math.min(1 - LEAST_IMPLIED, Math.max(LEAST_IMPLIED, implied))));
  return withinBounds(prices, booked, winners);
}

/**
 * Prices many outcomes. If one can win, `target` is the overround. If several can win, `target` is null and `each` is every price's margin.
 */
export function fieldPrices(chances: readonly number[], target: number | null, each: number): readonly American[] {
  const booked = target === null ? chances.map((chance) => Math.min(MOST_CERTAIN, chance * each)) : laidOn(chances, target);
  return booked.map((implied) => nearestPrice(Math.min(1 - LEAST_IMPLIED, Math.max(LEAST_IMPLIED, implied))));
}

export const impliedBy = (american: American): number => (american > 0 ? 100 / (100 + american) : -american / (100 - american));

export const overroundOf = (prices: readonly American[], winners: 1 | 2): number =>
  prices.reduce((sum, price) => sum + impliedBy(price), 0) / winners;

export function stepped(american: American, steps: number): American {
  const places = ladder.indexOf(american) + steps;
  return ladder[Math.max(0, Math.min(ladder.length - 1, places))] ?? american;
}

/** Raises the chances to the power at which they sum to `wanted`. Finds it by bisection. */
function laidOn(chances: readonly number[], wanted: number): readonly number[] {
  let [low, high] = [0.2, 1];
  for (let turn = 0; turn < 40; turn += 1) {
    const power = (low + high) / 2;
    const sum = chances.reduce((total, chance) => total + chance ** power, 0);
    if (sum > wanted) low = power;
    else high = power;
  }
  return chances.map((chance) => chance ** high);
}

function withinBounds(prices: readonly American[], booked: readonly number[], winners: 1 | 2): readonly American[] | null {
  let current = prices;
  for (let turn = 0; turn < 12; turn += 1) {
    const overround = overroundOf(current, winners);
    if (overround >= OVERROUND.least && overround <= OVERROUND.most) return current;
    const direction = overround < OVERROUND.least ? -1 : 1;
    current = movedWhereItHurtsLeast(current, booked, direction);
  }
  return null;
}

function movedWhereItHurtsLeast(prices: readonly American[], booked: readonly number[], direction: 1 | -1): readonly American[] {
  const errors = prices.map((price, at) => Math.abs(impliedBy(stepped(price, direction)) - (booked[at] ?? 0)));
  const best = errors.indexOf(Math.min(...errors));
  return prices.map((price, at) => (at === best ? stepped(price, direction) : price));
}

const STEPS = [
  { below: 250, step: 5 },
  { below: 400, step: 10 },
  { below: 1_000, step: 25 },
  { below: 2_000, step: 50 },
];

const ladder: readonly American[] = (() => {
  const sizes: number[] = [];
  for (let size = 100; size <= 10_000; size += STEPS.find(({ below }) => size < below)?.step ?? 250) sizes.push(size);
  return [...sizes.toReversed().map((size) => -size), ...sizes].filter((price) => price !== -100);
})();

function nearestPrice(implied: number): American {
  let [low, high] = [0, ladder.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (impliedBy(ladder[middle] ?? 100) > implied) low = middle;
    else high = middle;
  }
  const [shorter, longer] = [ladder[low] ?? 100, ladder[high] ?? 100];
  return impliedBy(shorter) - implied < implied - impliedBy(longer) ? shorter : longer;
}
