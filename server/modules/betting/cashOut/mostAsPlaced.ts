import type { Cents } from '#src/shared/money/money.ts';
import type { BetView } from '../bets/bets.ts';
import { reckonBet } from '../pricing/payout.ts';
import { payoutOf } from '../pricing/settledPayout.ts';

export function mostAsPlaced(bet: Omit<BetView, 'id'>, stakeCents: Cents): Cents {
  if (stakeCents === 0n) return 0n;
  const won = bet.legs.map((leg) => ({ ...leg, outcome: 'WIN' as const, deadHeat: null }));
  const boosted = bet.boostedStakeCents ?? 0n;
  const part = boosted < stakeCents ? boosted : stakeCents;
  const boost = bet.boostPercent === null ? null : { percent: bet.boostPercent, stakeCents: part, mostExtraCents: bet.boostMostExtraCents };
  const { result } = payoutOf({ stakeCents, source: bet.amountSource, boost }, reckonBet(stakeCents, won, bet.terms));
  return result.payoutCents ?? 0n;
}
