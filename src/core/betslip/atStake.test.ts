import { expect, test } from 'vitest';
import { legOf, offerAt, slipOf } from '#tests/support/slips.ts';
import type { BetslipEvent } from './events.ts';
import { initialBetslip, stepBetslip } from './reducer.ts';
import { viewOf } from './selectors.ts';

const typed = (draftBetId: string): BetslipEvent => ({ type: 'amount-typed', draftBetId, field: 'BET', text: '10' });
const viewAfter = (...events: readonly BetslipEvent[]) => {
  const start: readonly BetslipEvent[] = [
    { type: 'owner-known', owner: { type: 'player', id: 'p1' } },
    { type: 'slip-received', slip: slipOf([legOf('a'), legOf('b')]) },
    { type: 'offers-seen', offers: { a: offerAt(-130) } },
  ];
  const state = [...start, ...events].reduce((so, event) => stepBetslip(so, event).state, initialBetslip);
  return viewOf(state, { acceptsInOne: true, hasRoundRobins: true });
};

test.each([
  ['straight', 'straight:a'],
  ['parlay', 'parlay'],
] as const)('changed odds on the %s tab ask only once an amount is at stake', (tab, draftBetId) => {
  const chosen: BetslipEvent = { type: 'tab-chosen', tab };
  const idle = viewAfter(chosen);
  expect(idle.button).toMatchObject({ label: 'Place Bet', action: null, refusal: { code: 'amount-missing' } });
  expect(idle.bets[0]?.legs[0]).toMatchObject({ change: { kind: 'price-worse' }, needsAcceptance: false });
  const staked = viewAfter(chosen, typed(draftBetId));
  expect(staked.button).toMatchObject({ label: 'Accept Changes & Bet', refusal: { code: 'price-moved', subjectId: 'a' } });
});

test('changed odds of a bet without an amount do not hold up another one', () => {
  expect(viewAfter(typed('straight:b')).button).toMatchObject({ label: 'Place Bet', action: 'place' });
});
