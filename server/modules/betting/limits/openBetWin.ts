import type { Cents } from '#src/shared/money/money.ts';
import type { Row } from '#server/platform/store/index.ts';

type Won = Pick<Row<'bets'>, 'amount_source' | 'cashed_payout' | 'cashed_stake' | 'potential_payout' | 'stake'>;

/** Profit if the part that is not cashed out wins. A bonus bet's payout excludes the stake. */
export const winOf = (bet: Won): Cents =>
  BigInt(bet.potential_payout) -
  BigInt(bet.cashed_payout) -
  (bet.amount_source === 'FREE_BET' ? 0n : BigInt(bet.stake) - BigInt(bet.cashed_stake));
