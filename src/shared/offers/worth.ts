import { ratio, scaleHalfUp } from '../money/ratio.ts';
import type { Pays } from './document.ts';

/** Cents of an award for what qualified. */
export function worthOf(pays: Pays, baseCents: bigint): bigint {
  if (pays.kind === 'bonus-bet') return BigInt(pays.cents);
  const [share, most] = [scaleHalfUp(baseCents > 0n ? baseCents : 0n, ratio(BigInt(pays.percent), 100n)), BigInt(pays.mostCents)];
  return share < most ? share : most;
}

export const mostWorthOf = (pays: Pays): number => (pays.kind === 'bonus-bet' ? pays.cents : pays.mostCents);
