import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ok, type Result } from '#src/shared/values/result.ts';
import { legOf, offerAt, selectionOf, slipOf } from '#tests/support/slips.ts';
import type { Decision, Outcome, Placement } from '../../placement.ts';
import { placementOf } from '../../selectors.ts';
import type { Slip } from '../../types.ts';
import type { BetslipApi } from './betslipApi.ts';
import { type BetslipPorts, createBetslipRunner } from './betslipRunner.ts';

const quiet = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp() {
  const kept = new Map<string, Placement>();
  const waits: { readonly ms: number; readonly act: () => void }[] = [];
  const log: string[] = [];
  const world = {
    slip: slipOf([legOf('a')]) as Slip | Error,
    decision: { accepted: true, receipt: 'r' } as Decision | null,
    outcome: null as Outcome | null,
    located: ok(undefined) as Result<unknown, string>,
    placed: [] as Placement[],
  };
  const api: BetslipApi = {
    readSlip: async () => {
      log.push('read');
      if (world.slip instanceof Error) throw world.slip;
      return world.slip;
    },
    perform: async (intent) => {
      log.push(intent.kind);
      if (world.slip instanceof Error) throw world.slip;
      return world.slip;
    },
    place: async (placement) => {
      expect(kept.has(placement.id)).toBe(true);
      world.placed.push(placement);
      return world.decision;
    },
    outcome: async () => {
      log.push('ask');
      return world.outcome;
    },
    onSlip: () => () => undefined,
    followBets: () => () => undefined,
  };
  const ports: BetslipPorts = {
    api,
    shelf: {
      keep: (placement) => void kept.set(placement.id, placement),
      forget: (id) => void kept.delete(id),
      shown: (id, now) => {
        const placement = kept.get(id);
        if (placement) kept.set(id, { ...placement, shownAt: now });
      },
      find: (playerId) => [...kept.values()].filter((one) => one.playerId === playerId),
    },
    now: () => 1_000,
    after: (ms, act) => {
      waits.push({ ms, act });
      return () => undefined;
    },
    verifyLocation: async () => world.located,
    selectionOrigin: () => 'event',
    onAdded: vi.fn<() => void>(),
    onAddFailed: vi.fn<(code: string) => void>(),
    onPlaced: vi.fn<() => void>(),
  };
  const runner = createBetslipRunner(ports);
  const place = (): void => {
    const placement =
      placementOf(runner.store.getState(), 'placement-0000001', 0, { hasRoundRobins: true }) ?? expect.fail('nothing to place');
    runner.dispatch({ type: 'placement', event: { type: 'place-pressed', placement } });
  };
  const pass = (): void => waits.splice(0).forEach(({ act }) => act());
  return { world, runner, ports, kept, waits, log, place, pass, state: () => runner.store.getState() };
}

let scene: ReturnType<typeof setUp>;
beforeEach(async () => {
  scene = setUp();
  scene.runner.dispatch({ type: 'owner-known', owner: { type: 'player', id: 'p1' } });
  await quiet();
  scene.runner.dispatch({ type: 'amount-typed', draftBetId: 'straight:a', field: 'BET', text: '10' });
});

describe('a press', () => {
  const press = (id: string, from?: { selectionOrigin: string }) =>
    scene.runner.dispatch({ type: 'selection-toggled', selection: selectionOf(id), offer: offerAt(-110), ...(from && { from }) });

  test('a selection’s origin is the shown page unless given', () => {
    press('b');
    press('c', { selectionOrigin: 'shared-bet' });
    expect(scene.state().intents).toMatchObject([{ from: { selectionOrigin: 'event' } }, { from: { selectionOrigin: 'shared-bet' } }]);
  });

  test('a selection that the server added is reported', async () => {
    press('b');
    expect(scene.ports.onAdded).not.toHaveBeenCalled();
    await quiet();
    expect(scene.ports.onAdded).toHaveBeenCalledOnce();
  });
});

describe('a placement', () => {
  test('a placement is stored before it is sent and removed once decided', async () => {
    scene.place();
    await quiet();
    expect(scene.world.placed.map(({ id }) => id)).toEqual(['placement-0000001']);
    expect(scene.state().placement).toMatchObject({ at: 'accepted', receipt: 'r' });
    expect(scene.kept.size).toBe(0);
    expect(scene.ports.onPlaced).toHaveBeenCalledOnce();
    expect(scene.log.at(-1)).toBe('read');
    scene.pass();
    expect(scene.state().placement).toMatchObject({ isRested: true });
  });

  test('a placement without a location is not sent', async () => {
    scene.world.located = { ok: false, refusal: 'Where are you?' };
    scene.place();
    await quiet();
    expect(scene.world.placed).toEqual([]);
    expect(scene.state().refusals).toMatchObject([{ code: 'location-not-verified', message: 'Where are you?' }]);
  });

  test('the outcome of a placement with a lost answer is requested until known', async () => {
    scene.world.decision = null;
    scene.place();
    await quiet();
    expect(scene.state().placement).toMatchObject({ at: 'unknown' });
    expect(scene.waits.map(({ ms }) => ms)).toEqual([500]);
    scene.pass();
    await quiet();
    expect(scene.waits.map(({ ms }) => ms)).toEqual([1_000]);
    scene.world.outcome = { status: 'DECIDED', decision: { accepted: true, receipt: 'late' } };
    scene.pass();
    await quiet();
    expect(scene.state().placement).toMatchObject({ at: 'accepted', receipt: 'late' });
    expect(scene.world.placed).toHaveLength(1);
  });

  test('a placement that never arrived is sent again with its id', async () => {
    scene.world.decision = null;
    scene.place();
    await quiet();
    scene.world.outcome = { status: 'UNKNOWN' };
    scene.world.decision = { accepted: true, receipt: 'second' };
    scene.pass();
    await quiet();
    expect(scene.world.placed.map(({ id }) => id)).toEqual(['placement-0000001', 'placement-0000001']);
    expect(scene.world.placed[0]).toBe(scene.world.placed[1]);
    expect(scene.state().placement.at).toBe('accepted');
  });

  test('the outcome of a stored placement is requested only by its own player', async () => {
    const other = setUp();
    other.kept.set('placement-0000009', { id: 'placement-0000009', playerId: 'p2', createdAt: 0, bets: [] });
    other.runner.dispatch({ type: 'owner-known', owner: { type: 'player', id: 'p1' } });
    await quiet();
    expect(other.log).not.toContain('ask');
    other.runner.dispatch({ type: 'owner-known', owner: { type: 'visitor' } });
    other.world.outcome = { status: 'DECIDED', decision: { accepted: true, receipt: 'found' } };
    other.runner.dispatch({ type: 'owner-known', owner: { type: 'player', id: 'p2' } });
    await quiet();
    expect(other.state().placement).toMatchObject({ at: 'accepted', receipt: 'found' });
  });
});

describe('the slip', () => {
  test('a slip that cannot be loaded lets the visitor choose', async () => {
    const other = setUp();
    other.world.slip = new Error('down');
    other.runner.dispatch({ type: 'owner-known', owner: { type: 'visitor' } });
    await quiet();
    expect(other.state()).toMatchObject({ slip: null, transfer: 'not-transferred' });
  });

  test('a failed selection is reported and removed', async () => {
    scene.world.slip = new Error('Invalid input');
    scene.runner.dispatch({ type: 'selection-toggled', selection: selectionOf('b'), offer: offerAt(100) });
    await quiet();
    expect(scene.ports.onAddFailed).toHaveBeenCalledWith('invalid_input', null);
    expect(scene.state().intents).toEqual([]);
  });

  test('selections are sent one after another', async () => {
    for (const id of ['b', 'c', 'd']) scene.runner.dispatch({ type: 'selection-toggled', selection: selectionOf(id), offer: offerAt(100) });
    expect(scene.log.filter((entry) => entry === 'add')).toHaveLength(1);
    await quiet();
    await quiet();
    expect(scene.log.filter((entry) => entry === 'add')).toHaveLength(3);
  });
});
