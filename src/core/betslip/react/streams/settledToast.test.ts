import { describe, expect, test } from 'vitest';
import { isSettled, settledToast, type SettledBet } from './settledToast.ts';

const money = (cents: number) => ({ __typename: 'Money' as const, amountLong: String(cents), currency: 'USD', formattedAmount: '' });
const bet = (changes: Partial<SettledBet>): SettledBet =>
  ({
    id: 'b1',
    status: 'SETTLED',
    outcome: 'WIN',
    type: 'STRAIGHT',
    numLegs: 1,
    featuredBetTitle: null,
    payoutAmount: money(3_818),
    legs: [{ selectionName: 'Cardinals +8' }],
    ...changes,
  }) as SettledBet;

describe('the notice of settled bets', () => {
  test.each([
    [{}, 'success', 'Cardinals +8 won', '$38.18 is in your balance.'],
    [{ outcome: 'LOSS', payoutAmount: money(0) }, 'info', 'Cardinals +8 lost', undefined],
    [{ outcome: 'PUSH', payoutAmount: money(2_000) }, 'info', 'Cardinals +8 pushed', '$20.00 is in your balance.'],
    [
      { status: 'VOIDED', outcome: 'VOIDED', payoutAmount: money(2_000) },
      'info',
      'Cardinals +8 was refunded',
      '$20.00 is in your balance.',
    ],
    [{ type: 'PARLAY', numLegs: 3 }, 'success', '3-leg parlay won', '$38.18 is in your balance.'],
    [{ type: 'TEASER', numLegs: 2 }, 'success', '2-leg teaser won', '$38.18 is in your balance.'],
    [{ type: 'ROUND_ROBIN', numLegs: 4 }, 'success', '4-leg round robin won', '$38.18 is in your balance.'],
    [{ type: 'PARLAY', numLegs: 3, featuredBetTitle: '3 home picks' }, 'success', '3 home picks won', '$38.18 is in your balance.'],
  ] as const)('a bet with %j gives a %s notice “%s”, “%s”', (changes, type, title, body) => {
    const path = '/my-bets/bet/b1';
    expect(settledToast([bet(changes as Partial<SettledBet>)])).toEqual({ type, title, path, ...(body !== undefined && { body }) });
  });

  test('bets that settle together give one notice with their sum', () => {
    const lost = bet({ id: 'b2', outcome: 'LOSS', payoutAmount: money(0) });
    expect(settledToast([bet({}), lost, bet({ id: 'b3' })])).toEqual({
      type: 'success',
      title: '3 bets settled',
      body: '$76.36 is in your balance.',
      path: '/my-bets/settled',
    });
    expect(settledToast([])).toBeNull();
  });

  test.each([
    [{ status: 'OPEN', outcome: 'PENDING' }, false],
    [{ outcome: 'CASH_OUT' }, false],
    [{ outcome: 'LOSS' }, true],
    [{ status: 'VOIDED', outcome: 'VOIDED' }, true],
  ] as const)('a bet with %j counts as settled: %s', (changes, isIt) => {
    expect(isSettled(bet(changes))).toBe(isIt);
  });
});
