import { beforeEach, describe, expect, test } from 'vitest';
import { createStorage } from '#src/platform/storage.ts';
import { memoryBacking } from '#tests/support/memoryBacking.ts';
import { legOf, slipOf } from '#tests/support/slips.ts';
import { stepBetslip } from '../../reducer.ts';
import type { BetslipEvent } from '../../events.ts';
import { createSlipStore } from '../slipStore.ts';
import { keepTab } from './keepTab.ts';

const player: BetslipEvent = { type: 'owner-known', owner: { type: 'player', id: 'p1' } };
const received = (id: string, legs: readonly string[]): BetslipEvent => ({
  type: 'slip-received',
  slip: { ...slipOf(legs.map((leg) => legOf(leg))), id },
});

const backing = memoryBacking();

function load() {
  const store = createSlipStore();
  const dispatch = (event: BetslipEvent): void => store.setState(stepBetslip(store.getState(), event).state, true);
  keepTab(
    { store, dispatch },
    createStorage('tsb', () => backing),
  );
  return { dispatch, tab: () => store.getState().tab };
}

beforeEach(() => backing.clear());

describe('the chosen tab', () => {
  test('the chosen tab is restored after a reload', () => {
    const before = load();
    for (const event of [player, received('slip', ['a', 'b']), { type: 'tab-chosen', tab: 'parlay' } as const]) before.dispatch(event);
    const after = load();
    for (const event of [player, received('slip', ['a', 'b'])]) after.dispatch(event);
    expect(after.tab()).toBe('parlay');
    after.dispatch({ type: 'tab-chosen', tab: 'straight' });
    expect(after.tab()).toBe('straight');
  });

  test.each([
    ['another slip', received('other', ['a', 'b'])],
    ['a slip of one selection', received('slip', ['a'])],
  ])('the chosen tab is not restored for %s', (_of, slip) => {
    const before = load();
    for (const event of [player, received('slip', ['a', 'b']), { type: 'tab-chosen', tab: 'parlay' } as const]) before.dispatch(event);
    const after = load();
    for (const event of [player, slip]) after.dispatch(event);
    expect(after.tab()).toBe('straight');
  });

  test('an unknown tab, stored by another build, is ignored', () => {
    backing.setItem('tsb.player.slipTab', JSON.stringify({ v: 1, value: { slipId: 'slip', tab: 'systems' } }));
    const page = load();
    for (const event of [player, received('slip', ['a', 'b'])]) page.dispatch(event);
    expect(page.tab()).toBe('straight');
  });
});
