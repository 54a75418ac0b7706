import { describe, expect, test } from 'vitest';
import { offerAt, selectionOf, slipOf } from '#tests/support/slips.ts';
import type { BetslipEffect, BetslipEvent } from './events.ts';
import { selectedIds } from './overlay.ts';
import { initialBetslip, stepBetslip } from './reducer.ts';
import type { BetslipState } from './types.ts';

function run(events: readonly BetslipEvent[], from: BetslipState = initialBetslip) {
  let state = from;
  const effects: BetslipEffect[] = [];
  for (const event of events) {
    const step = stepBetslip(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}
const ids = (state: BetslipState) => [...selectedIds(state)].toSorted();

describe('a press', () => {
  test('a featured bet is added by one intent, and one leg can be removed after it', () => {
    const legs = ['a', 'b'].map((id) => ({ selection: selectionOf(id), offer: offerAt(-110) }));
    const taken: BetslipEvent = { type: 'featured-taken', featuredBetId: 'f', legs };
    const { state, effects } = run([
      { type: 'owner-known', owner: { type: 'visitor' } },
      { type: 'slip-received', slip: slipOf([]) },
      taken,
    ]);
    expect(ids(state)).toEqual(['a', 'b']);
    expect(effects).toMatchObject([
      { type: 'query-slip' },
      { type: 'send-intent', intent: { kind: 'add-featured', featuredBetId: 'f', legs } },
    ]);
    const less = run([{ type: 'selection-removed', selectionId: 'b' }], state);
    expect([ids(less.state), less.state.intents.map(({ kind }) => kind)]).toEqual([['a'], ['add-featured', 'remove']]);
    const failed = run([{ type: 'intent-failed', intentId: 1, message: 'gone' }], state);
    expect([ids(failed.state), failed.effects.map(({ type }) => type)]).toEqual([[], ['report-add-failed', 'query-slip']]);
  });
});
