import { beforeEach, describe, expect, it } from 'vitest';
import { createStorage } from '#src/platform/index.ts';
import { offerAt, selectionOf, slipOf } from '#tests/support/slips.ts';
import type { BetslipEvent } from './events.ts';
import { selectedIds } from './overlay.ts';
import { createBetslipRunner } from './react/placement/betslipRunner.ts';
import { holdEvents } from './react/placement/heldEvents.ts';
import { readStoredIntents } from './readStoredIntents.ts';
import { storeIntents, intentsOfEvents } from './storedIntents.ts';
import { watchIntents } from './react/placement/watchIntents.ts';
import type { QueuedIntent, Slip } from './types.ts';

const NOW = Date.parse('2026-11-22T18:00:00Z');
const kept = new Map<string, string>();
const backing = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  key: (at: number) => [...kept.keys()][at] ?? null,
  get length() {
    return kept.size;
  },
};
const storage = createStorage('tsb', () => backing);
beforeEach(() => kept.clear());

const toggled = (id: string): BetslipEvent => ({ type: 'selection-toggled', selection: selectionOf(id), offer: offerAt(-110) });
const pressedAt = (american: number) => ({ price: offerAt(american).price, points: offerAt(american).points });
const visitor: BetslipEvent = { type: 'owner-known', owner: { type: 'visitor' } };

function page(now = NOW) {
  const sent: QueuedIntent[] = [];
  const answers: ((slip: Slip) => void)[] = [];
  const runner = createBetslipRunner({
    api: {
      readSlip: () => Promise.resolve(slipOf([])),
      perform: (intent) => {
        sent.push(intent);
        return new Promise((resolve) => answers.push(resolve));
      },
      place: () => Promise.resolve(null),
      outcome: () => Promise.resolve(null),
      onSlip: () => () => undefined,
      followBets: () => () => undefined,
    },
    shelf: { keep: () => undefined, forget: () => undefined, shown: () => undefined, find: () => [] },
    now: () => now,
    after: () => () => undefined,
    verifyLocation: () => Promise.resolve({ ok: true, value: null }),
    selectionOrigin: () => 'event',
    onAdded: () => undefined,
    onAddFailed: () => undefined,
    onPlaced: () => undefined,
  });
  const stop = watchIntents(runner, storage, () => now);
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { ...runner, sent, answers, stop, settled, ids: () => [...selectedIds(runner.store.getState())] };
}

describe('a press that a full load of another page follows at once', () => {
  it('a press before a page load is shown and sent by the next page', async () => {
    const first = page();
    first.dispatch(visitor);
    await first.settled();
    first.dispatch(toggled('a'));
    expect(kept.size).toBe(1);
    const second = page(NOW + 900);
    expect(second.ids()).toEqual(['a']);
    second.dispatch(visitor);
    await second.settled();
    expect(second.sent).toMatchObject([
      { kind: 'add', selection: { id: 'a' }, offer: pressedAt(-110), from: { selectionOrigin: 'event' } },
    ]);
  });

  it('a confirmed press is removed from storage', async () => {
    const first = page();
    first.dispatch(visitor);
    await first.settled();
    first.dispatch(toggled('a'));
    first.answers[0]?.(slipOf([]));
    await first.settled();
    expect([kept.size, page().ids()]).toEqual([0, []]);
  });

  it('presses stored before a reload are restored in their order', async () => {
    const first = page();
    first.dispatch(visitor);
    await first.settled();
    for (const event of [toggled('a'), toggled('b'), toggled('a')]) first.dispatch(event);
    expect(page().ids()).toEqual(['b']);
  });

  it('a press is stored while the slip’s code is loading', () => {
    const held = holdEvents();
    for (const event of [toggled('a'), toggled('b'), toggled('b')]) held.dispatch(event);
    storeIntents(storage, intentsOfEvents(held.waiting()), NOW);
    expect(page().ids()).toEqual(['a']);
  });

  it('a press is stored with its origin, and an unreadable origin is dropped', () => {
    const from = { selectionOrigin: 'shared-bet', shareId: 's1' };
    const pressed = { type: 'selection-toggled', selection: selectionOf('a'), offer: pressedAt(-110), from } as const;
    storeIntents(storage, intentsOfEvents([pressed]), NOW);
    expect(readStoredIntents(storage, NOW)).toEqual([{ kind: 'add', selection: selectionOf('a'), offer: pressedAt(-110), from }]);
    storeIntents(storage, intentsOfEvents([{ ...pressed, from: { selectionOrigin: 'x', shareId: 7 } as never }]), NOW);
    expect(readStoredIntents(storage, NOW)[0]).not.toHaveProperty('from');
  });

  it('a featured bet is stored as a whole', () => {
    const legs = ['a', 'b'].map((id) => ({ selection: selectionOf(id), offer: pressedAt(150) }));
    storeIntents(storage, intentsOfEvents([{ type: 'featured-taken', featuredBetId: 'f', legs }]), NOW);
    expect(readStoredIntents(storage, NOW)).toEqual([{ kind: 'add-featured', featuredBetId: 'f', legs }]);
  });

  it.each([
    ['two minutes later', NOW + 120_001],
    ['by a clock that was an hour ahead', NOW - 3_600_000],
  ])('a stored press is dropped %s', (_when, now) => {
    storeIntents(storage, [{ kind: 'add', selection: selectionOf('a'), offer: offerAt(-110) }], NOW);
    expect(readStoredIntents(storage, now)).toEqual([]);
  });

  it.each([
    ['a price that is none', { kind: 'add', selection: selectionOf('a'), num: '1', den: '0', points: null }],
    ['a wish of another build', { kind: 'dance' }],
    ['no selection', { kind: 'add', selection: null, num: '1', den: '1', points: null }],
    ['legs that are none', { kind: 'add-featured', featuredBetId: 'f', legs: [{}] }],
  ])('a stored press with %s is ignored', (_what, wish) => {
    kept.set('tsb.slipWishes', JSON.stringify({ v: 1, value: { at: NOW, wishes: [wish] } }));
    expect(readStoredIntents(storage, NOW)).toEqual([]);
  });
});
