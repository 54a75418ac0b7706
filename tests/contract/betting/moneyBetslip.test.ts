import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  acceptChanges,
  addSelection,
  clearBetslip,
  promoteBetslip,
  readBetslip,
  removeSelection,
  setDraftAmount,
} from '#server/modules/betting/slip/index.ts';
import type { BetslipView, SlipSelection } from '#server/modules/betting/slip/view/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(12);
const deps = () => ({ db: store().db, ports: testPorts() });
const HOME = selectionId('game-0', 'moneyline', 'home');
const SPREAD = selectionId('game-0', 'spread', 'away');
const OVER = selectionId('game-1', 'total', 'over');

beforeAll(() =>
  buildSmallWorld(
    store().db,
    Array.from({ length: 45 }, (_, n) => ({ id: `game-${n}` })),
  ),
);

let player: TestPlayer;
let owner = '';
beforeEach(async () => {
  player = await makePlayer(store().db);
  owner = `player:${player.playerId}`;
});

async function pressed(id: string): Promise<SlipSelection> {
  const { num, den, points } = await legOf(store().db, id);
  return { selectionId: id, accepted: { price: { num, den }, points } };
}
async function add(id: string, to = owner): Promise<BetslipView> {
  const added = await addSelection(deps(), { owner: to, selection: await pressed(id) });
  if (!added.ok) throw new Error(added.refusal);
  return added.value;
}
const drafts = (slip: BetslipView) => slip.straight.groups.flatMap(({ draftBets }) => draftBets);
const straight = (slip: BetslipView, id: string) => drafts(slip).find((draft) => draft.id === `straight:${id}`);
const codes = (errors: BetslipView['errors']) => errors.map(({ code }) => code);

describe('selections of a slip', () => {
  test('a new slip is empty', async () => {
    expect(await readBetslip(deps(), owner)).toMatchObject({
      version: 0n,
      currency: 'USD',
      selectionIds: [],
      straight: { groups: [], totalBetCents: 0n },
      parlay: { draftBet: null },
    });
  });

  test('a slip keeps the order of adding by event, and two selections make a parlay', async () => {
    await add(HOME);
    await add(OVER);
    const slip = await add(SPREAD);
    expect(slip.version).toBe(3n);
    expect(slip.selectionIds).toEqual([HOME, OVER, SPREAD]);
    expect(slip.straight.groups.map(({ eventId, draftBets }) => [eventId, draftBets.map(({ id }) => id)])).toEqual([
      ['game-0', [`straight:${HOME}`, `straight:${SPREAD}`]],
      ['game-1', [`straight:${OVER}`]],
    ]);
    expect(slip.parlay.draftBet?.legs.map((leg) => leg.selectionId)).toEqual([HOME, OVER, SPREAD]);
    expect(slip.parlay.draftBet).toMatchObject({ type: 'PARLAY_PLUS', errors: [] });
  });

  test('a selection added twice is one selection with the last price', async () => {
    await add(HOME);
    await addSelection(deps(), { owner, selection: { selectionId: HOME, accepted: { price: { num: 2n, den: 1n }, points: null } } });
    const slip = await readBetslip(deps(), owner);
    expect(slip.selectionIds).toEqual([HOME]);
    expect(straight(slip, HOME)?.legs[0]?.accepted.price).toEqual({ num: 2n, den: 1n });
  });

  test('a slip takes forty selections and no more', async () => {
    for (let n = 0; n < 40; n += 1) await add(selectionId(`game-${n}`, 'moneyline', 'home'));
    expect(await addSelection(deps(), { owner, selection: await pressed(selectionId('game-40', 'moneyline', 'home')) })).toEqual({
      ok: false,
      refusal: 'too-many-selections',
    });
    expect((await readBetslip(deps(), owner)).selectionIds).toHaveLength(40);
  });

  test('an unknown selection is not added', async () => {
    expect(
      await addSelection(deps(), { owner, selection: { selectionId: 'nothing', accepted: { price: { num: 1n, den: 1n }, points: null } } }),
    ).toEqual({ ok: false, refusal: 'selection-unknown' });
  });

  test("a removed selection takes its amount along, and the last pair the parlay's amount", async () => {
    await add(HOME);
    await add(OVER);
    await setDraftAmount(deps(), { owner, draftBetId: `straight:${HOME}`, amount: { field: 'BET', cents: 500n } });
    await setDraftAmount(deps(), { owner, draftBetId: 'parlay', amount: { field: 'BET', cents: 700n } });
    await removeSelection(deps(), { owner, selectionId: HOME });
    await add(HOME);
    const slip = await readBetslip(deps(), owner);
    expect([straight(slip, HOME)?.betCents, slip.parlay.draftBet?.betCents]).toEqual([null, null]);
  });

  test('a cleared slip is empty, with a higher version', async () => {
    await add(HOME);
    expect(await clearBetslip(deps(), { owner })).toMatchObject({ version: 2n, selectionIds: [] });
  });

  test('a slip with invalid stored content counts as empty', async () => {
    await store()
      .db.insertInto('betslips')
      .values({ owner, version: 5n, content: JSON.stringify({ selections: [{ id: 1 }] }), updated_at: new Date() })
      .execute();
    expect(await readBetslip(deps(), owner)).toMatchObject({ version: 5n, selectionIds: [] });
  });
});

describe('amounts', () => {
  test.each([
    ['BET', 10_000n, 10_000n, 9_091n],
    ['WIN', 10_000n, 11_000n, 10_000n],
    ['BET', 3n, 3n, 3n],
    ['BET', 0n, 0n, 0n],
  ] as const)('an amount entered as %s %s is a stake of %s and a win of %s', async (field, cents, betCents, winCents) => {
    await add(HOME);
    const slip = await setDraftAmount(deps(), { owner, draftBetId: `straight:${HOME}`, amount: { field, cents } });
    expect(straight(slip, HOME)).toMatchObject({ betCents, winCents, field });
  });

  test('the betslip’s amount is null again once its field is emptied', async () => {
    await add(HOME);
    await setDraftAmount(deps(), { owner, draftBetId: `straight:${HOME}`, amount: { field: 'BET', cents: 1n } });
    expect(straight(await setDraftAmount(deps(), { owner, draftBetId: `straight:${HOME}`, amount: null }), HOME)).toMatchObject({
      betCents: null,
      winCents: null,
    });
  });

  test.each([
    [0n, 'BET', ['amount-not-positive']],
    [-5n, 'BET', ['amount-not-positive']],
    [1_000_000_000n, 'BET', ['amount-too-large']],
    [60_000_000n, 'BET', ['stake-limit-reached']],
    [1_000_000_000n, 'WIN', ['amount-too-large']],
    [10n ** 29n, 'BET', ['amount-too-large']],
  ] as const)('an amount of %s entered as %s has the errors %j', async (cents, field, expected) => {
    await add(HOME);
    const slip = await setDraftAmount(deps(), { owner, draftBetId: `straight:${HOME}`, amount: { field, cents } });
    expect(codes(straight(slip, HOME)?.errors ?? [])).toEqual(expected);
    expect((await readBetslip(deps(), owner)).selectionIds).toEqual([HOME]);
  });

  test('an amount for an unknown draft bet changes nothing', async () => {
    await add(HOME);
    expect((await setDraftAmount(deps(), { owner, draftBetId: '__proto__', amount: { field: 'BET', cents: 1n } })).version).toBe(1n);
  });

  test('amounts above the balance ask a player for a deposit, but not a visitor', async () => {
    for (const to of [owner, 'anonymous:a']) {
      await add(HOME, to);
      await add(OVER, to);
      await setDraftAmount(deps(), { owner: to, draftBetId: `straight:${HOME}`, amount: { field: 'BET', cents: 60_000n } });
      const slip = await setDraftAmount(deps(), { owner: to, draftBetId: `straight:${OVER}`, amount: { field: 'BET', cents: 60_000n } });
      expect(slip.straight.totalBetCents).toBe(120_000n);
      expect(slip.straight.totalReturnCents).toBe(229_090n);
      expect(codes(slip.straight.errors)).toEqual(to === owner ? ['insufficient-funds'] : []);
    }
  });
});

describe('changes of the offer', () => {
  const moved = async (
    id: string,
    values: { feed_num?: bigint; feed_den?: bigint; feed_points?: number; feed_status?: 'CLOSED' | 'HIDDEN' | 'OPEN' },
    work: () => Promise<void>,
  ) => {
    const before = await store()
      .db.selectFrom('selections')
      .select(['feed_num', 'feed_den', 'feed_points', 'feed_status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await store().db.updateTable('selections').set(values).where('id', '=', id).execute();
    try {
      await work();
    } finally {
      await store().db.updateTable('selections').set(before).where('id', '=', id).execute();
    }
  };

  test('a worse price must be accepted, showing old and new, and is then the accepted one', async () => {
    await add(HOME);
    await moved(HOME, { feed_num: 1n, feed_den: 2n }, async () => {
      const leg = straight(await readBetslip(deps(), owner), HOME)?.legs[0];
      expect(leg).toMatchObject({
        trend: 'DOWN',
        requiresAcceptance: true,
        errors: [{ code: 'price-moved', change: { from: { price: { num: 10n, den: 11n } }, to: { price: { num: 1n, den: 2n } } } }],
      });
      const after = await acceptChanges(deps(), { owner, selections: [await pressed(HOME)] });
      const slip = after.ok ? after.value : await readBetslip(deps(), owner);
      expect(straight(slip, HOME)?.legs[0]).toMatchObject({ trend: 'NO_CHANGE', requiresAcceptance: false, errors: [] });
    });
  });

  test('a better price shows as up and needs no acceptance', async () => {
    await add(HOME);
    await moved(HOME, { feed_num: 2n, feed_den: 1n }, async () => {
      const slip = await readBetslip(deps(), owner);
      expect(slip.straight.trend).toBe('UP');
      expect(straight(slip, HOME)?.legs[0]).toMatchObject({ trend: 'UP', requiresAcceptance: false });
    });
  });

  test('the betslip asks to accept a moved line', async () => {
    await add(SPREAD);
    await moved(SPREAD, { feed_points: 300 }, async () => {
      expect(codes(straight(await readBetslip(deps(), owner), SPREAD)?.errors ?? [])).toEqual(['line-moved']);
    });
  });

  test.each([
    ['CLOSED', 'market-suspended'],
    ['HIDDEN', 'selection-closed'],
  ] as const)('a selection that is %s has the error %s', async (status, code) => {
    await add(HOME);
    await moved(HOME, { feed_status: status }, async () => {
      expect(codes(straight(await readBetslip(deps(), owner), HOME)?.errors ?? [])).toEqual([code]);
    });
  });

  test('a player who accepts all odds is asked for nothing', async () => {
    await store().db.updateTable('players').set({ auto_accept_odds_changes: true }).where('id', '=', player.playerId).execute();
    await add(HOME);
    await moved(HOME, { feed_num: 1n, feed_den: 2n }, async () => {
      expect(straight(await readBetslip(deps(), owner), HOME)?.legs[0]).toMatchObject({ trend: 'DOWN', requiresAcceptance: false });
    });
  });

  test('errors of a slip come in order of priority, each once', async () => {
    await add(HOME);
    await add(SPREAD);
    await moved(HOME, { feed_status: 'HIDDEN' }, async () => {
      await moved(SPREAD, { feed_num: 1n, feed_den: 9n }, async () => {
        const slip = await setDraftAmount(deps(), { owner, draftBetId: 'parlay', amount: { field: 'BET', cents: 0n } });
        expect(codes(slip.parlay.draftBet?.errors ?? [])).toEqual(['selection-closed', 'price-moved', 'amount-not-positive']);
      });
    });
  });
});

describe('promotion at login', () => {
  test("a login merges both slips once, with the visitor's prices and amounts as the newer ones", async () => {
    await add(HOME);
    await setDraftAmount(deps(), { owner, draftBetId: `straight:${HOME}`, amount: { field: 'BET', cents: 100n } });
    const visitor = `anonymous:${player.playerId}`;
    await add(OVER, visitor);
    await add(HOME, visitor);
    await setDraftAmount(deps(), { owner: visitor, draftBetId: `straight:${HOME}`, amount: { field: 'WIN', cents: 900n } });
    const bus = createMemoryBus();
    const told: string[] = [];
    for (const one of [owner, visitor]) bus.subscribe(topics.betslip(one), () => told.push(one));
    const slip = await promoteBetslip({ ...deps(), bus }, { fromOwner: visitor, toOwner: owner });
    expect(slip).toMatchObject({ owner, version: 3n, selectionIds: [HOME, OVER] });
    expect(straight(slip, HOME)).toMatchObject({ field: 'WIN', winCents: 900n });
    expect(told).toEqual([visitor, owner]);
    expect((await readBetslip(deps(), visitor)).selectionIds).toEqual([]);
    expect((await promoteBetslip({ ...deps(), bus }, { fromOwner: visitor, toOwner: owner })).version).toBe(3n);
    expect(told).toHaveLength(2);
  });

  test('a login that merges too many selections keeps them all and reports an error', async () => {
    const visitor = `anonymous:${player.playerId}`;
    for (let n = 0; n < 22; n += 1) {
      await add(selectionId(`game-${n}`, 'moneyline', 'home'));
      await add(selectionId(`game-${n}`, 'total', 'over'), visitor);
    }
    const slip = await promoteBetslip(deps(), { fromOwner: visitor, toOwner: owner });
    expect(slip.selectionIds).toHaveLength(44);
    expect(codes(slip.errors)).toEqual(['too-many-selections']);
  });

  test('a slip promoted to itself does not change', async () => {
    await add(HOME);
    expect(await promoteBetslip(deps(), { fromOwner: owner, toOwner: owner })).toMatchObject({ version: 1n, selectionIds: [HOME] });
  });
});

test('twenty tabs that add at once lose no selection', async () => {
  const ids = Array.from({ length: 20 }, (_, n) => selectionId(`game-${n}`, 'spread', 'home'));
  await Promise.all(ids.map((id) => add(id)));
  const slip = await readBetslip(deps(), owner);
  expect(slip.version).toBe(20n);
  expect(slip.selectionIds.toSorted()).toEqual(ids.toSorted());
});

test('a placed bet takes its selections out of the slip in the same transaction as the money', async () => {
  await add(HOME);
  await add(OVER);
  const legs = [await legOf(store().db, HOME)];
  const bus = createMemoryBus();
  const told: unknown[] = [];
  bus.subscribe(topics.betslip(owner), (message) => told.push(message));
  await placeBets(
    { ...deps(), bus },
    {
      ...player,
      placementId: newPlacementId(),
      autoAccept: false,
      clearSlipOf: owner,
      bets: [{ draftBetId: `straight:${HOME}`, stakeCents: 100n, legs }],
    },
  );
  expect(await readBetslip(deps(), owner)).toMatchObject({ version: 3n, selectionIds: [OVER] });
  expect(told).toEqual([{ version: '3' }]);
});
