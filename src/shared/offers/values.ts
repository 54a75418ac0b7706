import { ratio, scaleHalfUp } from '../money/ratio.ts';
import type { Pays } from './document.ts';

export function awardCentsOf(pays: Pays, baseCents: bigint): bigint {
  if (pays.kind !== 'bonus-bet-share' && pays.kind !== 'cashback') return BigInt(largestValueOf(pays));
  const [share, most] = [scaleHalfUp(baseCents > 0n ? baseCents : 0n, ratio(BigInt(pays.percent), 100n)), BigInt(pays.mostCents)];
  return share < most ? share : most;
}

/** Most that an award is worth; for a boost, the most that it adds to a win. */
export function largestValueOf(pays: Pays): number {
  if (pays.kind === 'bonus-bet') return pays.cents;
  return pays.kind === 'profit-boost' ? pays.mostExtraCents : pays.mostCents;
}
