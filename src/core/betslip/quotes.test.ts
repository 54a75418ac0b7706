import { describe, expect, test } from 'vitest';
import { combinePrices, priceFromAmerican } from '#src/shared/money/odds.ts';
import { compareRatios } from '#src/shared/money/ratio.ts';
import { legOf, offerAt, slipOf } from '#tests/support/slips.ts';
import { initialBetslip, stepBetslip } from './reducer.ts';
import { placementOf, viewOf } from './selectors.ts';
import type { BetslipEvent } from './events.ts';
import type { BetslipState, Leg } from './types.ts';

const ON = { acceptsInOne: true, hasRoundRobins: true };
const after = (legs: readonly Leg[], ...events: readonly BetslipEvent[]): BetslipState =>
  [
    { type: 'owner-known', owner: { type: 'player', id: 'p' } } as const,
    { type: 'slip-received', slip: slipOf(legs) } as const,
    { type: 'tab-chosen', tab: 'parlay' } as const,
    ...events,
  ].reduce<BetslipState>((state, event) => stepBetslip(state, event).state, initialBetslip);
const typed = (draftBetId: string, text: string): BetslipEvent => ({ type: 'amount-typed', draftBetId, field: 'BET', text });
const three = ['a', 'b', 'c'].map((id) => legOf(id));
const over = (id: string, more: Partial<Leg> = {}) =>
  legOf(id, {
    eventId: 'event-of-a',
    marketType: 'total',
    selectionType: 'over',
    offer: offerAt(-110, { points: '45' }),
    accepted: { price: priceFromAmerican(-110), points: '45' },
    ...more,
  });

describe('round robins in the slip', () => {
  test('round robins follow the parlay, and an amount counts once per combination', () => {
    const view = viewOf(after(three, typed('roundRobin:2', '10')), ON);
    expect(view.bets.map(({ id, payoff }) => [id, payoff.combinations])).toEqual([
      ['parlay', 1],
      ['roundRobin:2', 3],
    ]);
    expect(view.totals).toMatchObject({ count: 3, betCents: 3_000n, winCents: 3n * 2_645n, returnCents: 3_000n + 3n * 2_645n });
    expect(view.button).toMatchObject({ label: 'Place Bet', action: 'place' });
  });

  test('a round robin is placed with its amount beside the parlay', () => {
    const state = after(three, typed('roundRobin:2', '10'), typed('parlay', '5'));
    expect(placementOf(state, 'id', 0, ON)?.bets.map(({ draftBetId, betAmount }) => [draftBetId, betAmount])).toEqual([
      ['parlay', '500'],
      ['roundRobin:2', '1000'],
    ]);
  });

  test('round robins that are not offered are neither shown nor placed', () => {
    const state = after(three, typed('roundRobin:2', '10'));
    const off = { acceptsInOne: true, hasRoundRobins: false };
    expect(viewOf(state, off).bets.map(({ id }) => id)).toEqual(['parlay']);
    expect(placementOf(state, 'id', 0, off)).toBeNull();
  });

  test('a round robin disappears with a selection it needs', () => {
    const state = after(three, { type: 'selection-removed', selectionId: 'c' });
    expect(viewOf(state, ON).bets.map(({ id, payoff }) => [id, payoff.combinations])).toEqual([
      ['parlay', 1],
      ['roundRobin:2', 1],
    ]);
    expect(
      viewOf(after(three, { type: 'selection-removed', selectionId: 'c' }, { type: 'selection-removed', selectionId: 'b' }), ON).bets,
    ).toEqual([]);
  });

  test('more than $9,999,999.99 over all combinations is refused', () => {
    expect(viewOf(after(three, typed('roundRobin:2', '3333333.34')), ON).button.refusal?.code).toBe('amount-too-large');
  });
});

describe('several selections of one event', () => {
  test('selections of one event are one bet at one price below the product, which is sent', () => {
    const state = after([legOf('a'), over('o')], typed('parlay', '10'));
    const [bet] = viewOf(state, ON).bets;
    if (!bet) throw new Error('no bet');
    expect([bet.isPlus, bet.problem]).toEqual([true, null]);
    expect(compareRatios(bet.payoff.price, combinePrices([priceFromAmerican(-110), priceFromAmerican(-110)])) < 0).toBe(true);
    const { num, den } = bet.payoff.price;
    expect(placementOf(state, 'id', 0, ON)?.bets[0]?.totalOdds).toEqual({ numerator: String(num), denominator: String(den) });
  });

  test('selections of separate events send no total price', () => {
    expect(placementOf(after([legOf('a'), legOf('b')], typed('parlay', '10')), 'id', 0, ON)?.bets[0]).not.toHaveProperty('totalOdds');
  });

  test('selections that cannot win together are refused with a specific error', () => {
    const legs = [legOf('a'), legOf('b', { eventId: 'event-of-a', selectionType: 'away' })];
    expect(viewOf(after(legs, typed('parlay', '10')), ON).button).toMatchObject({
      action: null,
      refusal: { code: 'impossible-combination' },
    });
  });
});
