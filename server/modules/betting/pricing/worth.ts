import type { Cents } from '#src/shared/money/money.ts';
import { scaleHalfUp, type Ratio, ratio } from '#src/shared/money/ratio.ts';
import type { BetResult, Reckoning } from './payout.ts';

/** A bet as it was paid for: the boost with the part of the stake it counts for. */
type Staked = {
  readonly stakeCents: Cents;
  readonly source: string;
  readonly boost: { readonly percent: number; readonly stakeCents: Cents } | null;
};
/** What all settlements of a bet have moved in the end, by account; what is the house's with the house's sign. They sum to zero. */
type Worth = {
  readonly cash: Cents;
  readonly bonus: Cents;
  readonly payouts: Cents;
  readonly promotions: Cents;
  readonly stakes: Cents;
};
export type SettledWorth = {
  /** `payoutCents` is what the player gets, as cash or as credit. */
  readonly result: BetResult;
  readonly worth: Worth;
  /** The bet was not played: its token goes back. */
  readonly isReturned: boolean;
};

const NOTHING: Worth = { cash: 0n, bonus: 0n, payouts: 0n, promotions: 0n, stakes: 0n };

/**
 * Domain rules §2.8. A boost raises the profit alone. Credit that was not played goes back as credit, and wins cash. A bonus bet pays its
 * profit alone; what it staked was the house's, and comes back as the token, never as money.
 */
export function worthOf({ stakeCents, source, boost }: Staked, { result, returnedCents, decimal }: Reckoning): SettledWorth {
  if (result.status === 'OPEN') return { result, worth: NOTHING, isReturned: false };
  const isReturned = returnedCents === stakeCents;
  const { payoutCents } = result;
  if (source === 'FREE_BET') {
    const profit = isReturned || payoutCents < stakeCents ? 0n : payoutCents - stakeCents;
    const back = isReturned ? stakeCents : 0n;
    const worth = { ...NOTHING, cash: profit, payouts: -profit, promotions: back, stakes: -back };
    return { result: { ...result, payoutCents: profit }, worth, isReturned };
  }
  if (source === 'PROMOTIONAL_CREDIT') {
    const worth = { ...NOTHING, cash: payoutCents - returnedCents, bonus: returnedCents, payouts: -payoutCents };
    return { result, worth, isReturned };
  }
  const extra = boost && decimal ? extraOf(stakeCents, decimal, boost, payoutCents) : 0n;
  const paid = payoutCents + extra;
  const worth = { ...NOTHING, cash: paid, payouts: -payoutCents, promotions: -extra };
  return { result: { ...result, payoutCents: paid }, worth, isReturned };
}

/** What was paid for parts of a bet that were cashed out, and what of it went back as credit. */
export type CashOutsPaid = { readonly paidCents: Cents; readonly creditCents: Cents };

/** Of what is paid for so much of a stake: of credit no more than the stake, and as credit. What it is worth above that is won, and cash. */
export const creditOf = (source: string, stakeCents: Cents, paidCents: Cents): Cents =>
  source !== 'PROMOTIONAL_CREDIT' ? 0n : paidCents < stakeCents ? paidCents : stakeCents;

/** A bet that was cashed out whole, for as much in all. */
export const cashedOut = ({ paidCents, creditCents }: CashOutsPaid): SettledWorth => ({
  result: { status: 'SETTLED', outcome: 'CASH_OUT', payoutCents: paidCents },
  worth: { ...NOTHING, cash: paidCents - creditCents, bonus: creditCents, payouts: -paidCents },
  isReturned: false,
});

/** A bonus bet that counts without its token: nothing was staked, and nothing is paid, whatever its legs have come to. */
export const unplayed = (stakeCents: Cents): SettledWorth => ({
  result: { status: 'SETTLED', outcome: 'REFUND', payoutCents: 0n },
  worth: { ...NOTHING, promotions: stakeCents, stakes: -stakeCents },
  isReturned: true,
});

/** What is left of a bet has come to this, and parts of it were cashed out before. */
export function withCashOuts({ result, worth, isReturned }: SettledWorth, { paidCents, creditCents }: CashOutsPaid): SettledWorth {
  const payoutCents = result.payoutCents === null ? null : result.payoutCents + paidCents;
  return {
    // The status says whether there is a payout, and stays as it is.
    result: { ...result, payoutCents } as BetResult,
    worth: {
      ...worth,
      cash: worth.cash + paidCents - creditCents,
      bonus: worth.bonus + creditCents,
      payouts: worth.payouts - paidCents,
    },
    isReturned,
  };
}

/** What a boost adds: the boosted return, rounded once, less the plain one. A dead heat that pays less than the stake has no profit. */
function extraOf(stakeCents: Cents, decimal: Ratio, boost: NonNullable<Staked['boost']>, payoutCents: Cents): Cents {
  if (decimal.num <= decimal.den) return 0n;
  const weight = stakeCents * 100n * decimal.num + boost.stakeCents * BigInt(boost.percent) * (decimal.num - decimal.den);
  return scaleHalfUp(1n, ratio(weight, 100n * decimal.den)) - payoutCents;
}
