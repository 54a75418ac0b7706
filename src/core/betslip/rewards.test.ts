import { describe, expect, test } from 'vitest';
import { legOf, slipOf } from '#tests/support/slips.ts';
import type { BetslipEvent } from './events.ts';
import { initialBetslip, stepBetslip } from './reducer.ts';
import { isUrgent, secondsLeft, timeLeftText } from './rewards.ts';
import type { DraftRewards, RewardToken } from './rewardTypes.ts';
import { placementOf, viewOf } from './selectors.ts';
import type { BetslipState, Slip } from './types.ts';

const token = { title: 'T', isRestricted: false, legsLabel: null, eventLabel: null, expiresAt: null };
const boost: RewardToken = { ...token, kind: 'profit-boost', id: 'boost', boost: { percent: 50, mostStakeCents: 1_000n } };
const free: RewardToken = { ...token, kind: 'free-bet', id: 'free', cents: 500n };
const rewards: DraftRewards = { use: null, tokens: [boost, free], creditCents: 800n };
const slip = (version = 1n): Slip => {
  const plain = slipOf([legOf('a'), legOf('b')], version);
  return { ...plain, straight: plain.straight.map((draft) => ({ ...draft, rewards })) };
};
const run = (...events: readonly BetslipEvent[]): BetslipState =>
  [
    { type: 'owner-known', owner: { type: 'player', id: 'p' } } as const,
    { type: 'slip-received', slip: slip() } as const,
    ...events,
  ].reduce((state, event) => stepBetslip(state, event).state, initialBetslip);
const options = { acceptsInOne: true, hasRoundRobins: true };
const view = (state: BetslipState) => viewOf(state, options);
const typed = (id: string, text: string, field: 'BET' | 'WIN' = 'BET'): BetslipEvent => ({
  type: 'amount-typed',
  draftBetId: `straight:${id}`,
  field,
  text,
});
const chosen = (id: string, use: DraftRewards['use']): BetslipEvent => ({ type: 'reward-chosen', draftBetId: `straight:${id}`, use });

describe('a boost', () => {
  const use = { kind: 'profit-boost', id: 'boost' } as const;

  test('a boost raises the win of its part at once and is sent with the bet', () => {
    const state = run(typed('a', '20'), chosen('a', use));
    const [bet] = view(state).bets;
    // At −110, 20.00 wins 18.18, and the boosted half adds 4.55.
    expect(bet?.fields.win).toEqual({ text: '22.73', cents: 2_273n });
    expect(bet?.reward).toMatchObject({ plainWinCents: 1_818n, boostedPartCents: 1_000n });
    expect(view(state).totals).toMatchObject({ betCents: 2_000n, returnCents: 4_273n, boostCents: 455n });
    expect(placementOf(state, 'id', 0, options)?.bets).toMatchObject([{ betAmount: '2000', reward: use }]);
  });

  test('a boost keeps the stake of a typed win', () => {
    const [bet] = view(run(typed('a', '9.09', 'WIN'), chosen('a', use))).bets;
    expect([bet?.fields.bet.cents, bet?.fields.win.cents]).toEqual([1_000n, 1_364n]);
  });

  test('a boost confirmed during the placement is sent with the bet and stays visible', () => {
    const before = run(typed('a', '20'), chosen('a', use));
    const placement = placementOf(before, 'placement-0000001', 0, options) ?? expect.fail();
    const kept = slip(2n);
    const confirmed = {
      ...kept,
      straight: kept.straight.map((draft, at) => (at === 0 ? { ...draft, rewards: { ...rewards, use } } : draft)),
    };
    const step = (state: BetslipState, event: BetslipEvent) => stepBetslip(state, event).state;
    const placing = step(before, { type: 'placement', event: { type: 'place-pressed', placement } });
    const answer = (answered: Slip): BetslipEvent => ({
      type: 'intent-confirmed',
      intentId: before.intents[0]?.id ?? expect.fail(),
      slip: answered,
    });
    const after = step(placing, answer(confirmed));
    expect(placement.bets).toMatchObject([{ reward: use }]);
    expect([view(after).bets[0]?.reward.use, view(after).totals.boostCents]).toEqual([use, 455n]);
    // The slip lacks the placed bet, so it is held until the placement ends.
    const pushed = step(placing, { type: 'slip-received', slip: slipOf([], 3n) });
    expect(step(pushed, answer(confirmed)).heldSlip?.version).toBe(3n);
    const late = step(placing, answer(slipOf([], 3n)));
    expect([view(late).bets.length, late.heldSlip?.version]).toEqual([2, 3n]);
  });

  test('a boost moves to the bet it is last chosen for, and can be removed', () => {
    const moved = run(chosen('a', use), chosen('b', use));
    expect(view(moved).bets.map(({ reward }) => reward.use)).toEqual([null, use]);
    expect(view(run(chosen('a', use), chosen('a', null))).bets[0]?.reward.use).toBeNull();
  });
});

describe('a bonus bet', () => {
  const use = { kind: 'free-bet', id: 'free' } as const;

  test('a bonus bet has its own stake, which is not returned, and keeps the typed amount', () => {
    const state = run(typed('a', '20'), chosen('a', use));
    expect(view(state).bets[0]?.fields.bet).toEqual({ text: '5.00', cents: 500n });
    expect(view(state).totals).toMatchObject({ betCents: 500n, freeBetCents: 500n, returnCents: 455n });
    expect(view(stepBetslip(state, chosen('a', null)).state).bets[0]?.fields.bet.text).toBe('20');
  });

  test('a bonus bet’s amount is not sent to the server', () => {
    const before = run(chosen('a', use));
    const { state } = stepBetslip(stepBetslip(before, typed('a', '7')).state, { type: 'amount-settled', draftBetId: 'straight:a' });
    expect(state.intents.map(({ kind }) => kind)).toEqual(['choose-reward']);
  });
});

describe('promotional credit', () => {
  const use = { kind: 'promotional-credit' } as const;

  test('credit that does not cover a bet is reported at its field, counting all bets in order', () => {
    const state = run(typed('a', '5'), typed('b', '4'), chosen('a', use), chosen('b', use));
    expect(view(state).refusals).toMatchObject([{ code: 'promotional-credits-low', subjectId: 'straight:b', displayType: 'BET_AMOUNT' }]);
    expect(view(state).button.action).toBeNull();
    expect(view(stepBetslip(state, typed('b', '3')).state).refusals).toEqual([]);
  });
});

describe('the time a reward has left', () => {
  const at = Date.parse('2026-11-22T12:00:00.000Z');
  test.each([
    [null, null, null, null],
    ['2026-11-23T12:00:00.000Z', null, null, null],
    ['2026-11-23T11:59:59.000Z', 86_399, '23h 59m 59s', false],
    ['2026-11-22T13:00:00.000Z', 3_600, '1h 00m 00s', false],
    ['2026-11-22T12:59:59.000Z', 3_599, '59m 59s', true],
    ['2026-11-22T12:00:09.900Z', 9, '9s', true],
    ['2026-11-22T11:00:00.000Z', 0, '0s', true],
  ])('a reward that ends at %s has %s seconds left: %s', (expiresAt, seconds, text, urgent) => {
    const left = secondsLeft(expiresAt, at);
    expect([left, left === null ? null : timeLeftText(left), left === null ? null : isUrgent(left)]).toEqual([seconds, text, urgent]);
  });
});
