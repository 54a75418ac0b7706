import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { cashOutAfterDelay } from '#server/modules/betting/cashOut/index.ts';
import { placeAfterDelay } from '#server/modules/betting/placement/heldPlacements.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import type { PlacementRequest } from '#server/modules/betting/placement/placementTypes.ts';
import { applyChanges } from '#server/modules/trading/index.ts';
import {
  createSuspensionWatch,
  endSuspensionIn,
  giveBackIn,
  showSuspensions,
  suspendIn,
} from '#server/modules/trading/suspensions/index.ts';
import type { SuspensionScope } from '#src/shared/console/suspensions.ts';
import { cashOutHands } from '#tests/support/cashOuts.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, HOUR_MS, NOON, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(12);
const ports = testPorts();
const bus = createMemoryBus();
const deps = () => ({ db: store().db, ports, bus });
const { look } = cashOutHands(deps);
const DELAY_MS = 250;

const [ann, ben] = [
  { id: 'ann', email: 'ann@linemaker.test' },
  { id: 'ben', email: 'ben@linemaker.test' },
];
let round = 0;
let player: TestPlayer;
const [live, later, court] = [() => `live-${round}`, () => `later-${round}`, () => `court-${round}`];
beforeEach(async () => {
  round += 1;
  ports.setNow(NOON);
  await sql`DELETE FROM suspensions`.execute(store().db);
  await buildSmallWorld(store().db, [
    { id: live(), status: 'IN_PLAY', startsAt: new Date(NOON.getTime() - HOUR_MS) },
    { id: later() },
    { id: court(), sport: 'basketball' },
  ]);
  player = await makePlayer(store().db, { cents: 100_000n });
});

const homeOf = (eventId: string): string => selectionId(eventId, 'moneyline', 'home');
const press = async (scope: SuspensionScope, target: string, by = ann, isHidden = false) => {
  const done = await withTransaction(store().db, (trx) =>
    suspendIn(trx, { scope, target, isHidden }, { ...by, newId: ports.newId(), at: ports.now() }),
  );
  if (!done.ok) throw new Error(done.refusal);
  return done.value;
};
const suspend = async (scope: SuspensionScope, target: string, by = ann): Promise<string> => {
  const { suspensionId, reach } = await press(scope, target, by);
  await showSuspensions(deps(), reach);
  return suspensionId;
};
const giveBack = async (id: string, by = ann) => {
  const done = await withTransaction(store().db, (trx) => giveBackIn(trx, id, { ...by, at: ports.now() }));
  if (done.ok) await showSuspensions(deps(), done.value.reach);
  return done;
};

async function asked(eventId: string, by = player): Promise<PlacementRequest> {
  const leg = await legOf(store().db, homeOf(eventId));
  const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 1_000n, legs: [leg] }];
  return { ...by, placementId: newPlacementId(), autoAccept: true, bets };
}
const placed = async (eventId: string): Promise<string> => {
  const { accepted, refusals } = await placeBets(deps(), await asked(eventId));
  return accepted ? 'accepted' : refusals.map(({ code }) => code).join();
};
const shown = async (eventId: string): Promise<string[]> => {
  const { rows } = await sql<{ shown: string }>`SELECT DISTINCT m.type || ' ' || m.status || ' ' || s.type || ' ' || s.status AS shown
    FROM markets m JOIN selections s ON s.market_id = m.id WHERE m.event_id = ${eventId} ORDER BY 1`.execute(store().db);
  return rows.map((row) => row.shown);
};
const feedSays = (eventId: string, status: 'CLOSED' | 'OPEN') =>
  applyChanges(deps(), [{ eventId, markets: [{ id: `${eventId}:moneyline`, status }], selections: [{ id: homeOf(eventId), status }] }]);

describe('a suspension', () => {
  test.each([
    ['selection', (): string => homeOf(later()), ['market-suspended', 'accepted', 'accepted']],
    ['market', (): string => `${later()}:moneyline`, ['market-suspended', 'accepted', 'accepted']],
    ['event', (): string => later(), ['market-suspended', 'accepted', 'accepted']],
    ['sport', (): string => 'football', ['market-suspended', 'market-suspended', 'accepted']],
    ['everything', (): string => 'everything', ['market-suspended', 'market-suspended', 'market-suspended']],
  ] as const)('a suspended %s takes no bets, leaves the rest open, and is restored when given back', async (scope, target, codes) => {
    const events = [later(), live(), court()];
    const before = await Promise.all(events.map(shown));
    const id = await suspend(scope, target());
    expect([await placed(later()), await placed(live()), await placed(court())]).toEqual(codes);
    expect(await giveBack(id)).toMatchObject({ ok: true });
    expect(await Promise.all(events.map(shown))).toEqual(before);
    expect(await placed(later())).toBe('accepted');
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test.each([
    ['selection', (): string => homeOf(later()), 'moneyline OPEN home HIDDEN'],
    ['market', (): string => `${later()}:moneyline`, 'moneyline HIDDEN home HIDDEN'],
    ['event', (): string => later(), 'moneyline HIDDEN home HIDDEN'],
  ] as const)('a hidden %s is off every page whatever the feed says, and restored when given back', async (scope, target, hidden) => {
    const before = await shown(later());
    const { suspensionId, reach } = await press(scope, target(), ann, true);
    expect(await placed(later())).toBe('market-suspended');
    await showSuspensions(deps(), reach);
    const other = await suspend(scope, target(), ann);
    await feedSays(later(), 'OPEN');
    expect(await shown(later())).toContain(hidden);
    expect(await placed(later())).toBe('selection-closed');
    await giveBack(suspensionId);
    expect(await shown(later())).toContain(hidden.replaceAll('HIDDEN', 'CLOSED'));
    await giveBack(other);
    expect(await shown(later())).toEqual(before);
  });

  test('a suspension whose operator cannot give it back is ended by two others, and no other one', async () => {
    const [anns, bens] = [await suspend('event', live(), ann), await suspend('event', live(), ben)];
    const end = (id: string) =>
      withTransaction(store().db, (trx) => endSuspensionIn(trx, id, { email: 'two@linemaker.test', at: ports.now() }));
    expect(await end(anns)).toMatchObject({ ok: true });
    expect(await end(anns)).toEqual({ ok: false, refusal: 'given-back' });
    expect(await placed(live())).toBe('market-suspended');
    await press('market', `${live()}:moneyline`, { id: 'proposal:p1', email: 'ann@linemaker.test' }).then(async ({ suspensionId }) => {
      expect(await end(suspensionId)).toEqual({ ok: false, refusal: 'not-yours' });
      await giveBack(suspensionId, { id: 'proposal:p1', email: '' });
    });
    await giveBack(bens, ben);
    expect(await placed(live())).toBe('accepted');
  });

  test("a suspended event stays suspended while the feed's prices and scores continue", async () => {
    const id = await suspend('event', live());
    await feedSays(live(), 'OPEN');
    const [change] = await applyChanges(deps(), [
      {
        eventId: live(),
        scoreboard: { homeScore: 3, awayScore: 0, period: '1st', clock: null },
        selections: [{ id: homeOf(live()), price: { num: 7n, den: 4n }, status: 'OPEN' }],
      },
    ]);
    expect(change).toMatchObject({ scoreboard: { homeScore: 3 }, selections: [{ num: '7', den: '4', status: 'CLOSED' }] });
    expect(await placed(live())).toBe('market-suspended');
    await feedSays(live(), 'CLOSED');
    await giveBack(id);
    expect(await placed(live())).toBe('market-suspended');
    await feedSays(live(), 'OPEN');
    expect(await placed(live())).toBe('accepted');
    expect(await legOf(store().db, homeOf(live()))).toMatchObject({ num: 7n, den: 4n });
  });

  test('a market suspended by two operators opens when both give it back, in either order', async () => {
    const [anns, bens] = [await suspend('event', live(), ann), await suspend('market', `${live()}:moneyline`, ben)];
    expect(await suspend('event', live(), ann)).toBe(anns);
    expect(await giveBack(bens, ann)).toEqual({ ok: false, refusal: 'not-yours' });
    expect(await giveBack(anns, ann)).toMatchObject({ ok: true });
    expect([await placed(live()), await shown(live())]).toEqual([
      'market-suspended',
      expect.arrayContaining(['moneyline CLOSED home CLOSED', 'total OPEN over OPEN']),
    ]);
    expect(await giveBack(anns, ann)).toEqual({ ok: false, refusal: 'given-back' });
    expect(await giveBack(bens, ben)).toMatchObject({ ok: true });
    expect(await placed(live())).toBe('accepted');
  });

  test('a suspension of an unknown id or a finished event is refused with a specific error', async () => {
    const none = (scope: SuspensionScope, target: string) =>
      withTransaction(store().db, (trx) => suspendIn(trx, { scope, target }, { ...ann, newId: ports.newId(), at: NOON }));
    for (const scope of ['selection', 'market', 'event', 'sport'] as const)
      expect(await none(scope, 'nothing')).toEqual({ ok: false, refusal: 'not-found' });
    await store().db.updateTable('events').set({ status: 'FINISHED' }).where('id', '=', later()).execute();
    expect(await none('event', later())).toEqual({ ok: false, refusal: 'is-over' });
    expect(await giveBack('nothing')).toEqual({ ok: false, refusal: 'not-found' });
  });
});

describe('an addition under a suspension', () => {
  const born = () => `born-${round}`;

  test.each([
    ['sport', (): string => 'football'],
    ['everything', (): string => 'everything'],
  ] as const)('an event added under a suspension of %s starts suspended and opens when given back', async (scope, target) => {
    const id = await suspend(scope, target());
    await buildSmallWorld(store().db, [{ id: born() }]);
    expect([await placed(born()), (await shown(born()))[0]]).toEqual(['market-suspended', 'moneyline CLOSED away CLOSED']);
    await giveBack(id);
    expect(await placed(born())).toBe('accepted');
  });

  test('a selection added to a suspended market starts suspended; one in another market does not', async () => {
    await suspend('market', `${later()}:moneyline`);
    const { db } = store();
    const row = {
      type: 'draw',
      name: 'Draw',
      participant_id: null,
      feed_points: null,
      feed_num: 2n,
      feed_den: 1n,
      feed_status: 'OPEN',
      ordinal: 9,
    } as const;
    await db
      .insertInto('selections')
      .values([
        { ...row, id: `${later()}:moneyline:draw`, market_id: `${later()}:moneyline` },
        { ...row, id: `${later()}:total:draw`, market_id: `${later()}:total` },
      ])
      .execute();
    expect(await shown(later())).toEqual(expect.arrayContaining(['moneyline CLOSED draw CLOSED', 'total OPEN draw OPEN']));
  });

  test('an event added by a transaction older than the suspension refuses bets from its commit', async () => {
    const { db } = store();
    let id = '';
    await db.transaction().execute(async (trx) => {
      await buildSmallWorld(trx, [{ id: born() }]);
      // The suspension does not wait for this import, which may take seconds.
      id = await suspend('everything', 'everything');
    });
    expect(await placed(born())).toBe('market-suspended');
    expect((await shown(born()))[0]).toBe('moneyline OPEN away OPEN');
    const watch = createSuspensionWatch(deps());
    expect([await watch(), await watch()]).toEqual([1, 0]);
    expect((await shown(born()))[0]).toBe('moneyline CLOSED away CLOSED');
    await giveBack(id);
    expect(await placed(born())).toBe('accepted');
  });
});

test('a suspension whose process died before showing it is shown by the next process', async () => {
  await press('event', later());
  expect([await placed(later()), (await shown(later()))[0]]).toEqual(['market-suspended', 'moneyline OPEN away OPEN']);
  ports.setNow(new Date(NOON.getTime() + HOUR_MS / 2));
  await createSuspensionWatch(deps())();
  expect((await shown(later()))[0]).toBe('moneyline CLOSED away CLOSED');
});

describe('waiting requests under a suspension', () => {
  const whileWaiting = async <T>(table: 'held_cash_outs' | 'held_placements', decision: Promise<T>, act: () => Promise<unknown>) => {
    const waits = async () =>
      (await store().db.selectFrom(table).select('player_id').where('player_id', '=', player.playerId).execute()).length > 0;
    while (!(await waits())) await new Promise((resolve) => setImmediate(resolve));
    await act();
    return decision;
  };
  const briefly = async () => {
    ports.setNow(new Date(NOON.getTime() + 10));
    await giveBack(await suspend('selection', homeOf(live())));
  };

  test('a bet that waits while its selection is suspended is refused, even if it reopens', async () => {
    const decision = await whileWaiting('held_placements', placeAfterDelay(deps(), await asked(live()), DELAY_MS), briefly);
    expect(decision).toMatchObject({ accepted: false, refusals: [{ code: 'market-suspended' }] });
    expect(await placed(live())).toBe('accepted');
  });

  test('a cash out that waits while its selection is suspended is refused, and the bet stays open', async () => {
    const { betIds } = await placeBets(deps(), await asked(live()));
    const betId = betIds[0] ?? '';
    const { quote } = await look(player, betId);
    const request = {
      ...player,
      betId,
      cashOutId: newPlacementId(),
      quoteId: quote?.id ?? '',
      stakeCents: null,
      valueCents: quote?.valueCents ?? 0n,
    };
    const decision = await whileWaiting('held_cash_outs', cashOutAfterDelay(deps(), request, DELAY_MS), briefly);
    expect(decision).toMatchObject({ paidCents: null, refusal: 'market-suspended' });
    expect((await look(player, betId)).quote).not.toBeNull();
  });

  test('a cash out is not offered while its selection is suspended', async () => {
    const { betIds } = await placeBets(deps(), await asked(live()));
    const id = await suspend('event', live());
    expect(await look(player, betIds[0] ?? '')).toMatchObject({ quote: null, suspension: 'market-suspended' });
    await giveBack(id);
    expect((await look(player, betIds[0] ?? '')).quote).not.toBeNull();
  });
});

test('no bet begun after a suspension is accepted before it is given back, with bets and feed running', { timeout: 60_000 }, async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => makePlayer(store().db, { cents: 10_000_000n })));
  const since = { pressed: 0, isSuspended: false };
  let [isOver, taken, refused] = [false, 0, 0];
  const bettor = async (by: TestPlayer) => {
    while (!isOver) {
      const request = await asked(live(), by);
      const begun = { ...since };
      const { accepted, refusals } = await placeBets(deps(), request);
      if (accepted && begun.isSuspended && since.pressed === begun.pressed) throw new Error('taken after the press');
      if (!accepted) expect(refusals).toMatchObject([{ code: 'market-suspended' }]);
      if (accepted) taken += 1;
      else refused += 1;
    }
  };
  const feed = async () => {
    for (let at = 0; !isOver; at += 1)
      await applyChanges(deps(), [
        { eventId: live(), selections: [{ id: homeOf(live()), price: { num: 10n + BigInt(at % 5), den: 11n }, status: 'OPEN' }] },
      ]);
  };
  const presses = [
    ['selection', homeOf(live())],
    ['market', `${live()}:moneyline`],
    ['event', live()],
    ['everything', 'everything'],
  ] as const;
  const traders = async () => {
    for (let at = 0; at < 20; at += 1) {
      const [scope, target] = presses[at % presses.length] ?? ['event', live()];
      const { suspensionId, reach } = await press(scope, target);
      since.isSuspended = true;
      await showSuspensions(deps(), reach);
      await new Promise((resolve) => setTimeout(resolve, 30));
      since.isSuspended = false;
      since.pressed += 1;
      await giveBack(suspensionId);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    isOver = true;
  };
  await Promise.all([...players.map(bettor), feed(), traders()]);
  expect([taken > 0, refused > 0]).toEqual([true, true]);
  expect(await placed(live())).toBe('accepted');
  expect(await ledgerViolations(store().db)).toEqual([]);
});

test('the database computes the shown status and refuses every statement that sets it', async () => {
  const { db } = store();
  for (const table of ['markets', 'selections'])
    await expect(sql`UPDATE ${sql.table(table)} SET status = 'OPEN'`.execute(db)).rejects.toThrow(
      /generated column|can only be updated to DEFAULT/,
    );
  const columns = await sql<{ table_name: string }>`SELECT table_name FROM information_schema.columns
    WHERE table_name IN ('markets', 'selections') AND column_name = 'status' AND is_generated = 'ALWAYS'`.execute(db);
  expect(columns.rows).toHaveLength(2);
});
