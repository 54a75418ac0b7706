import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { legOf, offerAt, slipOf } from '#tests/support/slips.ts';
import type { BetslipEvent } from '../../events.ts';
import { initialBetslip, stepBetslip } from '../../reducer.ts';
import type { BetslipState } from '../../types.ts';
import { BetslipContext, type BetslipContextValue } from '../context.ts';
import { LiveRegion, SPEAK_EVERY_MS } from './LiveRegion.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show() {
  const store = createStore<BetslipState>(() => initialBetslip);
  const dispatch = (event: BetslipEvent): void => store.setState(stepBetslip(store.getState(), event).state, true);
  dispatch({ type: 'owner-known', owner: { type: 'player', id: 'p1' } });
  dispatch({ type: 'slip-received', slip: slipOf([legOf('a')]) });
  render(
    <BetslipContext value={{ store, dispatch } as unknown as BetslipContextValue}>
      <LiveRegion />
    </BetslipContext>,
  );
  const quote = (american: number) => act(() => dispatch({ type: 'offers-seen', offers: { a: offerAt(american) } }));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return {
    dispatch: (event: BetslipEvent) => act(() => dispatch(event)),
    quote,
    pass,
    said: () => screen.getAllByRole('status').map(({ textContent }) => textContent),
  };
}

test('the live region announces a first change of odds soon, and of quick further changes only the last', () => {
  const { quote, pass, said } = show();
  quote(-120);
  pass(0);
  expect(said()[0]).toBe('Team a: The odds changed from -110 to -120.');
  quote(-130);
  quote(-140);
  pass(SPEAK_EVERY_MS - 100);
  expect(said()[0]).toContain('to -120');
  quote(-150);
  pass(200);
  expect(said()[0]).toBe('Team a: The odds changed from -110 to -150.');
});

test('a placement’s result is announced at once', () => {
  const { dispatch, said } = show();
  const placement = { id: 'placement-0000001', playerId: 'p1', createdAt: 0, bets: [] };
  dispatch({ type: 'placement', event: { type: 'place-pressed', placement } });
  expect(said()[1]).toBe('Placing your bet.');
  dispatch({ type: 'placement', event: { type: 'location-verified' } });
  dispatch({ type: 'placement', event: { type: 'answer-lost', placementId: placement.id } });
  expect(said()[1]).toBe('Checking if your bet was placed.');
  dispatch({
    type: 'placement',
    event: { type: 'answer-received', placementId: placement.id, decision: { accepted: true, receipt: null } },
  });
  expect(said()[1]).toBe('Bet Placed.');
});

test('a refused placement is announced with its reason', () => {
  const { dispatch, said } = show();
  dispatch({
    type: 'placement',
    event: { type: 'place-pressed', placement: { id: 'placement-0000001', playerId: 'p1', createdAt: 0, bets: [] } },
  });
  dispatch({ type: 'placement', event: { type: 'location-refused', message: 'You are in Ohio.' } });
  expect(said()[1]).toBe('Bet not placed. You are in Ohio.');
});
