import { cappedExtra } from '#src/shared/betting/boost.ts';
import type { Cents } from '#src/shared/money/money.ts';
import { scaleHalfUp, type Ratio, ratio } from '#src/shared/money/ratio.ts';
import type { BetResult, Reckoning } from './payout.ts';

type Staked = {
  readonly stakeCents: Cents;
  readonly source: string;
  readonly boost: { readonly percent: number; readonly stakeCents: Cents; readonly mostExtraCents?: Cents | null } | null;
};
/** Cents moved on each ledger account; their sum is zero. */
type Worth = {
  readonly cash: Cents;
  readonly bonus: Cents;
  readonly payouts: Cents;
  readonly promotions: Cents;
  readonly stakes: Cents;
};
export type SettledPayout = {
  readonly result: BetResult;
  readonly worth: Worth;
  readonly isReturned: boolean;
};

const NOTHING: Worth = { cash: 0n, bonus: 0n, payouts: 0n, promotions: 0n, stakes: 0n };

/** Splits a payout (domain rules §2.8): boosts raise only the profit, returned credit remains credit, bonus bets pay only the profit. */
export function payoutOf({ stakeCents, source, boost }: Staked, { result, returnedCents, decimal }: Reckoning): SettledPayout {
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

export type CashOutsPaid = { readonly paidCents: Cents; readonly creditCents: Cents };

export const creditOf = (source: string, stakeCents: Cents, paidCents: Cents): Cents =>
  source !== 'PROMOTIONAL_CREDIT' ? 0n : paidCents < stakeCents ? paidCents : stakeCents;

export const cashedOut = ({ paidCents, creditCents }: CashOutsPaid): SettledPayout => ({
  result: { status: 'SETTLED', outcome: 'CASH_OUT', payoutCents: paidCents },
  worth: { ...NOTHING, cash: paidCents - creditCents, bonus: creditCents, payouts: -paidCents },
  isReturned: false,
});

/** Refunds nothing, because another bet has meanwhile used the bonus bet's token. */
export const unplayed = (stakeCents: Cents): SettledPayout => ({
  result: { status: 'SETTLED', outcome: 'REFUND', payoutCents: 0n },
  worth: { ...NOTHING, promotions: stakeCents, stakes: -stakeCents },
  isReturned: true,
});

export function withCashOuts({ result, worth, isReturned }: SettledPayout, { paidCents, creditCents }: CashOutsPaid): SettledPayout {
  const payoutCents = result.payoutCents === null ? null : result.payoutCents + paidCents;
  return {
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

function extraOf(stakeCents: Cents, decimal: Ratio, boost: NonNullable<Staked['boost']>, payoutCents: Cents): Cents {
  if (decimal.num <= decimal.den) return 0n;
  const weight = stakeCents * 100n * decimal.num + boost.stakeCents * BigInt(boost.percent) * (decimal.num - decimal.den);
  return cappedExtra(scaleHalfUp(1n, ratio(weight, 100n * decimal.den)) - payoutCents, boost.mostExtraCents);
}
