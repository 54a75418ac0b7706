import { describe, expect, test } from 'vitest';
import type { Reckoning } from './payout.ts';
import { cashedOut, creditOf, unplayed, withCashOuts, payoutOf } from './settledPayout.ts';

const NOTHING = { cash: 0n, bonus: 0n, payouts: 0n, promotions: 0n, stakes: 0n };
const won = (payoutCents: bigint, decimal: Reckoning['decimal'] = { num: 21n, den: 11n }, returnedCents = 0n): Reckoning => ({
  result: { status: 'SETTLED', outcome: 'WIN', payoutCents },
  returnedCents,
  decimal,
});
const LOST: Reckoning = { result: { status: 'SETTLED', outcome: 'LOSS', payoutCents: 0n }, returnedCents: 0n, decimal: null };
const BACK: Reckoning = { result: { status: 'SETTLED', outcome: 'PUSH', payoutCents: 1_000n }, returnedCents: 1_000n, decimal: null };
const OPEN: Reckoning = { result: { status: 'OPEN', outcome: 'PENDING', payoutCents: null }, returnedCents: 0n, decimal: null };
const half = { percent: 50, stakeCents: 1_000n };
const of = (source: string, boost: typeof half | null = null) => ({ stakeCents: 1_000n, source, boost });

describe('the payout of a settled bet', () => {
  test.each([
    ['cash that won', of('CASH'), won(1_909n), 1_909n, { cash: 1_909n, payouts: -1_909n }, false],
    ['cash that lost', of('CASH'), LOST, 0n, {}, false],
    ['cash that went back', of('CASH'), BACK, 1_000n, { cash: 1_000n, payouts: -1_000n }, true],
    ['a boost, by the vector of §2.8', of('CASH', half), won(1_909n), 2_364n, { cash: 2_364n, payouts: -1_909n, promotions: -455n }, false],
    [
      'a boost of a part',
      of('CASH', { percent: 50, stakeCents: 500n }),
      won(1_909n),
      2_136n,
      { cash: 2_136n, payouts: -1_909n, promotions: -227n },
      false,
    ],
    ['a boost of a bet that lost', of('CASH', half), LOST, 0n, {}, false],
    [
      'a boost of what pays less than it cost',
      of('CASH', half),
      won(500n, { num: 1n, den: 2n }),
      500n,
      { cash: 500n, payouts: -500n },
      false,
    ],
    [
      'a boost of what pays what it cost',
      of('CASH', half),
      won(1_000n, { num: 1n, den: 1n }),
      1_000n,
      { cash: 1_000n, payouts: -1_000n },
      false,
    ],
    ['a bonus bet that won', of('FREE_BET'), won(1_909n), 909n, { cash: 909n, payouts: -909n }, false],
    ['a bonus bet that lost', of('FREE_BET'), LOST, 0n, {}, false],
    ['a bonus bet of a dead heat below its stake', of('FREE_BET'), won(500n), 0n, {}, false],
    ['a bonus bet that went back', of('FREE_BET'), BACK, 0n, { promotions: 1_000n, stakes: -1_000n }, true],
    ['credit that won', of('PROMOTIONAL_CREDIT'), won(1_909n), 1_909n, { cash: 1_909n, payouts: -1_909n }, false],
    ['credit that went back', of('PROMOTIONAL_CREDIT'), BACK, 1_000n, { bonus: 1_000n, payouts: -1_000n }, true],
    [
      'credit of which a part went back',
      of('PROMOTIONAL_CREDIT'),
      won(1_400n, null, 500n),
      1_400n,
      { cash: 900n, bonus: 500n, payouts: -1_400n },
      false,
    ],
  ])('a settled bet moves cash, credit and promotions by its result: %s', (_name, staked, reckoning, payoutCents, moved, isReturned) => {
    const settled = payoutOf(staked, reckoning);
    expect(settled).toMatchObject({ result: { payoutCents }, worth: { ...NOTHING, ...moved }, isReturned });
    expect(Object.values(settled.worth).reduce((sum, cents) => sum + cents, 0n)).toBe(0n);
  });

  test.each(['CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT'])('an open bet moves no money: %s', (source) => {
    expect(payoutOf(of(source, half), OPEN)).toEqual({ result: OPEN.result, worth: NOTHING, isReturned: false });
  });

  const cash = (paidCents: bigint) => ({ paidCents, creditCents: 0n });

  test('cash-outs add to the payout, and stay paid while the rest is open', () => {
    const rest = withCashOuts(payoutOf(of('CASH'), won(1_909n)), cash(300n));
    expect(rest).toMatchObject({ result: { payoutCents: 2_209n }, worth: { ...NOTHING, cash: 2_209n, payouts: -2_209n } });
    expect(withCashOuts(payoutOf(of('CASH'), OPEN), cash(300n))).toMatchObject({
      result: { payoutCents: null },
      worth: { cash: 300n, payouts: -300n },
    });
    expect(cashedOut(cash(700n))).toEqual({
      result: { status: 'SETTLED', outcome: 'CASH_OUT', payoutCents: 700n },
      worth: { ...NOTHING, cash: 700n, payouts: -700n },
      isReturned: false,
    });
  });

  test('the credit part of a cash-out is paid back as credit', () => {
    const paid = { paidCents: 700n, creditCents: 500n };
    expect(cashedOut(paid).worth).toEqual({ ...NOTHING, cash: 200n, bonus: 500n, payouts: -700n });
    expect(withCashOuts(payoutOf(of('PROMOTIONAL_CREDIT'), won(1_909n)), paid).worth).toEqual({
      ...NOTHING,
      cash: 2_109n,
      bonus: 500n,
      payouts: -2_609n,
    });
  });

  test.each([
    ['PROMOTIONAL_CREDIT', 950n, 950n],
    ['PROMOTIONAL_CREDIT', 1_000n, 1_000n],
    ['PROMOTIONAL_CREDIT', 1_360n, 1_000n],
    ['CASH', 950n, 0n],
    ['FREE_BET', 950n, 0n],
  ])('a bet of %s cashed out for %s of a stake of 1000 returns %s as credit', (source, paid, credit) => {
    expect(creditOf(source, 1_000n, paid)).toBe(credit);
  });

  test('a bonus bet whose token is gone returns the promotion’s stake and pays nothing', () => {
    expect(unplayed(1_000n)).toEqual({
      result: { status: 'SETTLED', outcome: 'REFUND', payoutCents: 0n },
      worth: { ...NOTHING, promotions: 1_000n, stakes: -1_000n },
      isReturned: true,
    });
  });
});
