import { boostedPrice } from '#src/shared/betting/boost.ts';
import type { Price } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import type { Row } from '#server/platform/store/schema/index.ts';

export const boostOf = ({ boost_percent: percent, boosted_stake: part, boost_most_extra: extra, is_reward_gone: isGone }: Row<'bets'>) =>
  percent === null || isGone ? null : { percent, mostStakeCents: centsOf(part), mostExtraCents: centsOf(extra) };

const centsOf = (stored: string | null): bigint | null => (stored === null ? null : BigInt(stored));

export function boostedPriceOf(row: Row<'bets'>): Price {
  const [price, boost] = [ratio(BigInt(row.num), BigInt(row.den)), boostOf(row)];
  return boost ? boostedPrice(price, boost, BigInt(row.stake)) : price;
}
