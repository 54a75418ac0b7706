import type { Cents } from '#src/lib/money.ts';

/** From which sum of deposits a player has to acknowledge them, by the region of the account (product §5). */
const thresholds: ReadonlyMap<string, Cents> = new Map([
  ['US-NJ', 250_000n],
  ['US-NY', 250_000n],
  ['US-WV', 500_000n],
]);

/** Never where the region asks for none. */
export function reachesDepositThreshold(region: string, deposited: Cents): boolean {
  const threshold = thresholds.get(region);
  return threshold !== undefined && deposited >= threshold;
}
