import type { Cents } from '#src/shared/money/money.ts';

/** Total of deposits that a player must acknowledge, by region (product §5). */
const thresholds: ReadonlyMap<string, Cents> = new Map([
  ['US-NJ', 250_000n],
  ['US-NY', 250_000n],
  ['US-WV', 500_000n],
]);

export function reachesDepositThreshold(region: string, deposited: Cents): boolean {
  const threshold = thresholds.get(region);
  return threshold !== undefined && deposited >= threshold;
}

type Depositor = {
  readonly region: string;
  readonly deposited: Cents;
  readonly acknowledgedAt: Date | null;
  readonly now: Date;
};

/** True if deposits reached the threshold and were not acknowledged for a year (checklist 41). */
export function owesDepositAcknowledgement({ region, deposited, acknowledgedAt, now }: Depositor): boolean {
  if (!reachesDepositThreshold(region, deposited)) return false;
  if (acknowledgedAt === null) return true;
  const until = new Date(acknowledgedAt);
  until.setUTCFullYear(until.getUTCFullYear() + 1);
  return until <= now;
}
