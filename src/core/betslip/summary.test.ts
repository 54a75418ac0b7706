import { describe, expect, test } from 'vitest';
import { legOf, offerAt, slipOf } from '#tests/support/slips.ts';
import type { BetslipEvent } from './events.ts';
import { initialBetslip, stepBetslip } from './reducer.ts';
import { betsOf, type BetView } from './summary.ts';
import type { BetslipState } from './types.ts';

const after = (events: readonly BetslipEvent[], from: BetslipState): BetslipState =>
  events.reduce((state, event) => stepBetslip(state, event).state, from);
const typed = (text: string): BetslipEvent => ({ type: 'amount-typed', draftBetId: 'straight:a', field: 'BET', text });
const moved: BetslipEvent = { type: 'offers-seen', offers: { b: offerAt(-130) } };

describe('the view of a bet', () => {
  const slip: readonly BetslipEvent[] = [
    { type: 'owner-known', owner: { type: 'player', id: 'p' } },
    { type: 'slip-received', slip: slipOf([legOf('a'), legOf('b')]) },
  ];
  const shown = after(slip, initialBetslip);
  const viewsAfter = (...events: readonly BetslipEvent[]) => betsOf(after(events, shown), 'straight');
  const areSame = (now: readonly BetView[], then: readonly BetView[]) => now.map((bet, at) => bet === then[at]);

  test('a bet’s view is unchanged while another amount is typed', () => {
    const before = viewsAfter(typed('1'));
    const later = viewsAfter(typed('12'));
    expect([areSame(later, before), later[0]?.fields.bet.text]).toEqual([[false, true], '12']);
  });

  test('a bet’s view changes with its price and with what the player accepts', () => {
    const other: BetslipEvent = { type: 'amount-typed', draftBetId: 'straight:b', field: 'BET', text: '5' };
    const before = viewsAfter(other);
    const worse = viewsAfter(other, moved);
    expect([areSame(worse, before)[1], worse[1]?.legs[0]?.needsAcceptance]).toEqual([false, true]);
    const agreed = viewsAfter(other, moved, { type: 'auto-accept-set', isOn: true });
    expect([areSame(agreed, worse)[1], agreed[1]?.legs[0]?.needsAcceptance]).toEqual([false, false]);
  });
});
