import { describe, expect, test } from 'vitest';
import { legOf, offerAt, selectionOf, slipOf } from '#tests/support/slips.ts';
import type { BetslipEffect, BetslipEvent } from './events.ts';
import { initialBetslip, stepBetslip } from './reducer.ts';
import type { BetslipState, Slip } from './types.ts';

function run(events: readonly BetslipEvent[], from: BetslipState = initialBetslip): { state: BetslipState; effects: BetslipEffect[] } {
  let state = from;
  const effects: BetslipEffect[] = [];
  for (const event of events) {
    const step = stepBetslip(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const visitor: BetslipEvent[] = [{ type: 'owner-known', owner: { type: 'visitor' } }];
const player: BetslipEvent = { type: 'owner-known', owner: { type: 'player', id: 'p1' } };
const received = (slip: Slip): BetslipEvent => ({ type: 'slip-received', slip });
const toggled = (id: string): BetslipEvent => ({ type: 'selection-toggled', selection: selectionOf(id), offer: offerAt(-110) });
const withSlip = (legs: Parameters<typeof slipOf>[0], ...more: BetslipEvent[]) => run([player, received(slipOf(legs)), ...more]);
const sent = (effects: readonly BetslipEffect[]) => effects.flatMap((effect) => (effect.type === 'send-intent' ? [effect.intent] : []));

describe('a selection', () => {
  const confirmed: BetslipEvent = { type: 'intent-confirmed', intentId: initialBetslip.nextIntentId, slip: slipOf([legOf('a')], 2n) };
  const told = (events: readonly BetslipEvent[]) =>
    run([...visitor, received(slipOf([])), ...events]).effects.filter(({ type }) => type === 'tell-added');

  test('a selection is reported as added once the server has it', () => {
    expect(told([toggled('a')])).toEqual([]);
    expect(told([toggled('a'), confirmed, confirmed])).toHaveLength(1);
    expect(told([{ type: 'betslip-cleared' }, confirmed])).toEqual([]);
  });

  test('a selection is sent with its origin', () => {
    const from = { selectionOrigin: 'shared-bet', shareId: 's1' };
    const pressed: BetslipEvent = { type: 'selection-toggled', selection: selectionOf('a'), offer: offerAt(-110), from };
    expect(sent(run([...visitor, received(slipOf([])), pressed]).effects)).toMatchObject([{ kind: 'add', from }]);
  });
});

describe('tabs (product §4)', () => {
  const two = [legOf('a'), legOf('b')];
  test('a chosen parlay tab goes back to straight with at most one selection', () => {
    const { state } = withSlip(two, { type: 'tab-chosen', tab: 'parlay' });
    expect(state.tab).toBe('parlay');
    expect(stepBetslip(state, received(slipOf([legOf('a')], 2n))).state.tab).toBe('straight');
    expect(stepBetslip(state, received(slipOf(two, 2n))).state.tab).toBe('parlay');
  });

  test('a second selection shows the parlay tab once, and a tab chosen by hand stays', () => {
    const one = withSlip([legOf('a')]).state;
    expect(run([toggled('b')], one).state.tab).toBe('parlay');
    expect(run([toggled('b'), { type: 'tab-chosen', tab: 'straight' }, toggled('c')], one).state.tab).toBe('straight');
    expect(run([{ type: 'tab-chosen', tab: 'teaser' }, toggled('b')], one).state.tab).toBe('teaser');
    expect(run([...visitor, received(slipOf([])), toggled('a')]).state.tab).toBe('straight');
  });

  test('a second selection from elsewhere does not change the tab', () => {
    const one = withSlip([legOf('a')]).state;
    expect(stepBetslip(one, received(slipOf(two, 2n))).state.tab).toBe('straight');
  });

  test('a featured bet of several selections is shown as a parlay', () => {
    const legs = ['a', 'b'].map((id) => ({ selection: selectionOf(id), offer: offerAt(-110) }));
    const taken: BetslipEvent = { type: 'featured-taken', featuredBetId: 'f', legs };
    expect(run([...visitor, received(slipOf([])), taken]).state.tab).toBe('parlay');
  });

  test('clearing the slip goes back to the straight tab', () => {
    expect(withSlip(two, { type: 'tab-chosen', tab: 'parlay' }, { type: 'betslip-cleared' }).state.tab).toBe('straight');
  });
});
