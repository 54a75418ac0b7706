import { describe, expect, test } from 'vitest';
import { legOf, offerAt, selectionOf, slipOf } from '#tests/support/slips.ts';
import { barLine } from './barLine.ts';
import type { BetslipEvent } from '../../events.ts';
import { initialBetslip, stepBetslip } from '../../reducer.ts';
import { viewOf } from '../../selectors.ts';

const shown = (legs: Parameters<typeof slipOf>[0], ...events: readonly BetslipEvent[]) => {
  const start: readonly BetslipEvent[] = [
    { type: 'owner-known', owner: { type: 'player', id: 'p1' } },
    { type: 'slip-received', slip: slipOf(legs) },
  ];
  const state = [...start, ...events].reduce((so, event) => stepBetslip(so, event).state, initialBetslip);
  return barLine(viewOf(state, { acceptsInOne: true, hasRoundRobins: true }), 'AMERICAN');
};
const typed = (draftBetId: string, text: string): BetslipEvent => ({ type: 'amount-typed', draftBetId, field: 'BET', text });
const tab = (name: 'parlay' | 'straight'): BetslipEvent => ({ type: 'tab-chosen', tab: name });
const at = (id: string, american: number) =>
  legOf(id, { selectionName: `Team ${id}`, offer: offerAt(american), accepted: offerAt(american) });

describe('the bar of the phone', () => {
  test('the betslip bar names a single selection and its price', () => {
    expect(shown([at('a', -110)])).toEqual({ name: 'Team a', price: '-110', money: null });
  });

  test('the betslip bar shows stake and potential payout once an amount is typed', () => {
    expect(shown([at('a', -110)], typed('straight:a', '20')).money).toEqual({ bet: '$20', total: '$38.18' });
  });

  test('the betslip bar names a selection that the server has not confirmed yet', () => {
    const pressed: BetslipEvent = { type: 'selection-toggled', selection: selectionOf('a'), offer: offerAt(120) };
    expect(shown([], pressed)).toMatchObject({ name: 'Team a', price: '+120' });
  });

  test('the betslip bar shows legs, price, stake and potential payout of a parlay', () => {
    const legs = [at('a', 140), at('b', -110), at('c', 212)];
    expect(shown(legs, tab('parlay'), typed('parlay', '20'))).toEqual({
      name: '3-leg parlay',
      price: '+1330',
      money: { bet: '$20', total: '$285.91' },
    });
  });

  test('the betslip bar counts straight bets, which have no common price', () => {
    expect(shown([at('a', -110), at('b', -110)], tab('straight'), typed('straight:a', '10'))).toEqual({
      name: '2 selections',
      price: null,
      money: { bet: '$10', total: '$19.09' },
    });
  });

  test('the betslip bar counts the bets of a round robin', () => {
    const line = shown([at('a', 100), at('b', 100), at('c', 100)], tab('parlay'), typed('roundRobin:2', '5'));
    expect(line).toEqual({ name: '3 bets', price: null, money: { bet: '$15', total: '$60' } });
  });
});
