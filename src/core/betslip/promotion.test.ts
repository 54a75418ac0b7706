import { expect, test } from 'vitest';
import { legOf, offerAt, selectionOf, slipOf } from '#tests/support/slips.ts';
import type { BetslipEvent } from './events.ts';
import { initialBetslip, stepBetslip } from './reducer.ts';
import { betsOf } from './summary.ts';
import type { BetslipState, Slip } from './types.ts';

const run = (events: readonly BetslipEvent[]): BetslipState =>
  events.reduce((state, event) => stepBetslip(state, event).state, initialBetslip);
const visitor: BetslipEvent = { type: 'owner-known', owner: { type: 'visitor' } };
const player: BetslipEvent = { type: 'owner-known', owner: { type: 'player', id: 'p1' } };
const received = (slip: Slip): BetslipEvent => ({ type: 'slip-received', slip });
const typed = (draftBetId: string, text: string): BetslipEvent => ({ type: 'amount-typed', draftBetId, field: 'BET', text });
const toggled = (id: string): BetslipEvent => ({ type: 'selection-toggled', selection: selectionOf(id), offer: offerAt(-110) });

test.each<[string, BetslipEvent[], BetslipEvent[]]>([
  ['before it is known who has come', [], [player]],
  ['after', [player], []],
])('a visitor’s slip emptied by the login, %s, keeps no amounts and no tab', (_, earlier, later) => {
  const legs = [legOf('a'), legOf('b')];
  const state = run([
    visitor,
    received(slipOf(legs)),
    typed('straight:a', '25'),
    typed('parlay', '7'),
    { type: 'tab-chosen', tab: 'parlay' },
    ...earlier,
    received(slipOf([], 2n)),
    ...later,
    received({ ...slipOf(legs, 1n), id: 'slip of the player' }),
  ]);
  expect(betsOf(state, 'straight')[0]?.fields.bet.text).toBe('25');
  expect(betsOf(state, 'parlay')[0]?.fields.bet.text).toBe('7');
  expect(state.tab).toBe('parlay');
});

test('a visitor’s amount is removed with its selection', () => {
  const state = run([
    visitor,
    received(slipOf([legOf('a')])),
    typed('straight:a', '5'),
    toggled('a'),
    { type: 'intent-confirmed', intentId: 1, slip: slipOf([], 2n) },
    received(slipOf([legOf('a')], 3n)),
  ]);
  expect(betsOf(state, 'straight')[0]?.fields.bet.text).toBe('');
});

test('an answer that arrives after the player left does not change the visitor’s slip', () => {
  const state = run([player, received(slipOf([legOf('a')])), toggled('b'), visitor, received(slipOf([])), toggled('c')]);
  expect(state.intents.map(({ id }) => id)).toEqual([2]);
  const players = { ...slipOf([legOf('a'), legOf('b')], 9n), id: 'slip of the player' };
  for (const late of [
    { type: 'intent-confirmed', intentId: 1, slip: players },
    { type: 'intent-failed', intentId: 1, message: 'Called back.' },
  ] as const)
    expect(stepBetslip(state, late)).toEqual({ state, effects: [] });
});

test('no slip is loaded while the login is unknown', () => {
  const before = run([player, received(slipOf([legOf('a')]))]);
  const { state, effects } = stepBetslip(before, { type: 'owner-known', owner: { type: 'unknown' } });
  expect([state.slip, effects]).toEqual([null, []]);
  expect(stepBetslip(state, player).effects).toContainEqual({ type: 'query-slip' });
});

test('a visitor’s answer after the login does not restore the visitor’s slip', () => {
  const merged = { ...slipOf([legOf('a'), legOf('b')]), id: 'slip of the player' };
  const state = run([visitor, received(slipOf([])), toggled('a'), player, received(merged)]);
  const late = stepBetslip(state, { type: 'intent-confirmed', intentId: 1, slip: slipOf([legOf('a')], 9n) });
  expect([late.state.slip, late.state.intents]).toEqual([merged, []]);
  expect(late.effects.map(({ type }) => type)).toEqual(['tell-added', 'query-slip']);
});
