import { beforeEach, describe, expect, test } from 'vitest';
import { balancesOf } from '#server/modules/wallet/index.ts';
import {
  cashOutAfterDelay,
  decideOverdueCashOuts,
  runAutomaticCashOuts,
  setAutomaticCashOut,
} from '#server/modules/betting/cashOut/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { cashOutHands } from '#tests/support/cashOuts.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, HOUR_MS, NOON, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(8);
const ports = testPorts();
const bus = createMemoryBus();
const deps = () => ({ db: store().db, ports, bus });
const { betOf, look } = cashOutHands(deps);
/** Delay before a cash out: short, but long enough for a slow machine to observe the waiting request. */
const DELAY_MS = 250;
const after = (ms: number) => ports.setNow(new Date(NOON.getTime() + ms));

let round = 0;
let player: TestPlayer;
const [live, later] = [() => `live-${round}`, () => `later-${round}`];
beforeEach(async () => {
  round += 1;
  ports.setNow(NOON);
  await buildSmallWorld(store().db, [{ id: live(), status: 'IN_PLAY', startsAt: new Date(NOON.getTime() - HOUR_MS) }, { id: later() }]);
  player = await makePlayer(store().db, { cents: 10_000n });
});

/** Bets $50.00 at −110 on the home side. Until the price changes, cash out pays $47.50. */
async function betOn(eventId: string): Promise<string> {
  const leg = await legOf(store().db, selectionId(eventId, 'moneyline', 'home'));
  const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 5_000n, legs: [leg] }];
  const { betIds } = await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets });
  return betIds[0] ?? '';
}
async function askedFor(betId: string, part: { stakeCents: bigint; valueCents: bigint } | null = null) {
  const { quote } = await look(player, betId);
  const confirmed = part ?? { stakeCents: null, valueCents: quote?.valueCents ?? 0n };
  return { ...player, betId, cashOutId: newPlacementId(), quoteId: quote?.id ?? '', ...confirmed };
}
type Request = Awaited<ReturnType<typeof askedFor>>;
const cash = async () => (await balancesOf(store().db, player.playerId)).cash;
const held = () => store().db.selectFrom('held_cash_outs').selectAll().where('player_id', '=', player.playerId).execute();
/** Sets the selection's price to a profit of `num` on a stake of 100. */
const move = (num: bigint, eventId = live()) =>
  store()
    .db.updateTable('selections')
    .set({ feed_num: num, feed_den: 100n })
    .where('id', '=', selectionId(eventId, 'moneyline', 'home'))
    .execute();
const suspend = (status: 'CLOSED' | 'OPEN') =>
  store().db.updateTable('markets').set({ feed_status: status }).where('id', '=', `${live()}:moneyline`).execute();
async function whileHeld(request: Request, act: () => Promise<unknown>) {
  const decision = cashOutAfterDelay(deps(), request, DELAY_MS);
  let isDecided = false;
  const noted = decision.finally(() => (isDecided = true));
  while ((await held()).length === 0) {
    if (isDecided) expect.fail('it was decided before anybody saw it held');
    await new Promise((resolve) => setImmediate(resolve));
  }
  await act();
  return noted;
}
const holds = async () => expect(await ledgerViolations(store().db)).toEqual([]);

describe('a live cash out', () => {
  test('a live cash out waits, is shown as in progress, and is paid as confirmed', async () => {
    const id = await betOn(live());
    const request = await askedFor(id);
    const told: unknown[] = [];
    const stop = bus.subscribe(topics.bets(player.playerId), (message) => told.push(message));
    const decision = await whileHeld(request, async () => {
      expect(await cash()).toBe(5_000n);
      const { cashOutId } = request;
      const dueAt = new Date(NOON.getTime() + DELAY_MS);
      expect((await look(player, id)).underWay).toEqual({ cashOutId, valueCents: 4_750n, dueAt });
    });
    stop();
    expect([decision?.paidCents, await cash(), await held()]).toEqual([4_750n, 9_750n, []]);
    expect(await betOf(player, id)).toMatchObject({ outcome: 'CASH_OUT', underWay: null });
    // One message when the cash out's delay begins, one when it is done.
    expect(told).toEqual([
      { betId: id, version: '1' },
      { betId: id, version: '2' },
    ]);
    await holds();
  });

  test.each([
    ['a value that fell', () => move(200n), 'value-moved'],
    ['a market that closed', () => suspend('CLOSED'), 'market-suspended'],
    [
      'a game that ended',
      () => store().db.updateTable('events').set({ status: 'FINISHED' }).where('id', '=', live()).execute(),
      'event-closed',
    ],
  ])('a live cash out is refused for %s during the wait: the bet stays open and the page is told', async (_name, act, refusal) => {
    const id = await betOn(live());
    const told: unknown[] = [];
    const request = await askedFor(id);
    const decision = await whileHeld(request, async () => {
      await act();
      bus.subscribe(topics.bets(player.playerId), (message) => told.push(message));
    });
    expect([decision?.refusal, await cash(), await held()]).toEqual([refusal, 5_000n, []]);
    expect(await betOf(player, id)).toMatchObject({ status: 'OPEN', underWay: null });
    expect(told).toEqual([{ betId: id, version: '1' }]);
    expect(await cashOutAfterDelay(deps(), request, DELAY_MS)).toEqual(decision);
  });

  test('a live cash out pays no more than confirmed when the value rises during the wait', async () => {
    const id = await betOn(live());
    const part = await whileHeld(await askedFor(id, { stakeCents: 2_000n, valueCents: 1_900n }), () => move(20n));
    expect(part).toMatchObject({ paidCents: 1_900n, refusal: null });
    await move(91n);
    const whole = await askedFor(id);
    const decision = await whileHeld(whole, () => move(20n));
    expect([decision?.paidCents, await cash()]).toEqual([whole.valueCents, 5_000n + 1_900n + whole.valueCents]);
    await holds();
  });

  test("a live cash out's quote must be valid when the request arrives", async () => {
    const id = await betOn(live());
    const { quote } = await look(player, id);
    const request = await askedFor(id);
    ports.setNow(new Date((quote?.expiresAt.getTime() ?? 0) - 1));
    expect(await whileHeld(request, async () => ports.setNow(quote?.expiresAt ?? NOON))).toMatchObject({ paidCents: 4_750n });
    const other = await betOn(live());
    const late = { ...(await askedFor(other)), quoteId: (await look(player, other)).quote?.id ?? '' };
    after(60_000);
    // With a delay of an hour, the test would time out if the request waited.
    expect(await cashOutAfterDelay(deps(), late, HOUR_MS)).toMatchObject({ refusal: 'quote-expired' });
  });

  test('a live cash out sent again during the wait is one; another body is refused', async () => {
    const request = await askedFor(await betOn(live()));
    let again: unknown[] = [];
    const first = await whileHeld(request, async () => {
      again = await Promise.all([request, request, { ...request, valueCents: 1n }].map((one) => cashOutAfterDelay(deps(), one, DELAY_MS)));
    });
    expect(again.slice(0, 2)).toEqual([first, first]);
    expect(again[2]).toMatchObject({ refusal: 'cash-out-id-reused' });
    expect(await cashOutAfterDelay(deps(), request, DELAY_MS)).toEqual(first);
    expect(await cash()).toBe(9_750n);
    await holds();
  });

  test('of three live cash outs of one bet one is paid', async () => {
    const id = await betOn(live());
    const asked = await Promise.all([askedFor(id), askedFor(id), askedFor(id, { stakeCents: 1_000n, valueCents: 1n })]);
    const decisions = await Promise.all(asked.map((request) => cashOutAfterDelay(deps(), request, DELAY_MS)));
    expect(decisions.filter((decision) => decision?.refusal === null)).toHaveLength(1);
    await holds();
  });

  test.each([
    ['as it was confirmed', () => move(90n), { paidCents: 4_750n, refusal: null }],
    ['not at all once it is worth less', () => move(300n), { paidCents: null, refusal: 'value-moved' }],
  ])('a live cash out whose server died is decided once by the next, at current prices: %s', async (_name, act, expected) => {
    const request = await askedFor(await betOn(live()));
    const died = new Error('The process is gone');
    const publish = (): void => {
      throw died;
    };
    const taken = cashOutAfterDelay({ ...deps(), bus: { ...bus, publish } }, request, 10_000);
    await expect(taken).rejects.toThrow(died);
    expect(await decideOverdueCashOuts(deps())).toBe(0);
    await act();
    after(16_000);
    expect([await decideOverdueCashOuts(deps()), await decideOverdueCashOuts(deps())]).toEqual([1, 0]);
    expect(await cashOutAfterDelay(deps(), request, DELAY_MS)).toMatchObject(expected);
    expect([await cash(), await held()]).toEqual([5_000n + (expected.paidCents ?? 0n), []]);
    await holds();
  });
});

test('fifty unreadable waiting cash outs do not hold up the next one', async () => {
  const request = await askedFor(await betOn(live()));
  const left = (cashOutId: string, json: string, afterMs: number) => ({
    player_id: player.playerId,
    cash_out_id: cashOutId,
    bet_id: request.betId,
    body_hash: '-',
    request: json,
    shown: '4750',
    received_at: NOON,
    due_at: new Date(NOON.getTime() + afterMs),
  });
  const { stakeCents, valueCents, ...rest } = request;
  const readable = JSON.stringify({ ...rest, stakeCents, valueCents: String(valueCents) });
  const broken = Array.from({ length: 50 }, () => left(newPlacementId(), '{}', 0));
  await store()
    .db.insertInto('held_cash_outs')
    .values([...broken, left(request.cashOutId, readable, 1)])
    .execute();
  after(10_000);
  await expect(decideOverdueCashOuts(deps())).rejects.toThrow('50 of 51 failed');
  expect([await cash(), (await held()).length]).toEqual([9_750n, 50]);
  await store().db.deleteFrom('held_cash_outs').where('player_id', '=', player.playerId).execute();
});

test('a cash out before the start is paid at once, and so is a live one without a delay', async () => {
  // With a delay of an hour, the test would time out if the request waited.
  expect(await cashOutAfterDelay(deps(), await askedFor(await betOn(later())), HOUR_MS)).toMatchObject({ refusal: null });
  expect(await cashOutAfterDelay(deps(), await askedFor(await betOn(live())), 0)).toMatchObject({ refusal: null });
});

test("checklist 53: another player's bet cannot be cashed out live", async () => {
  const request = await askedFor(await betOn(live()));
  const other = await makePlayer(store().db);
  expect(await cashOutAfterDelay(deps(), { ...request, ...other }, HOUR_MS)).toBeNull();
  expect(await held()).toEqual([]);
});

describe('an automatic live cash out', () => {
  const run = () => runAutomaticCashOuts(deps(), 2_000);
  const aimed = async (eventId: string): Promise<string> => {
    const id = await betOn(eventId);
    expect(await setAutomaticCashOut(deps(), { ...player, betId: id, targetCents: 5_500n })).toMatchObject({ refusal: null });
    return id;
  };

  test('an automatic live cash out is paid once the value has lasted for the delay', async () => {
    const id = await aimed(live());
    await move(50n);
    expect(await run()).toEqual([]);
    after(1_999);
    expect(await run()).toEqual([]);
    after(2_000);
    expect((await Promise.all([run(), run(), run()])).flat()).toEqual([id]);
    expect(await betOf(player, id)).toMatchObject({ outcome: 'CASH_OUT', payoutCents: 6_045n });
    await holds();
  });

  test.each([
    ['fell below it', () => move(91n), () => move(50n)],
    ['was suspended', () => suspend('CLOSED'), () => suspend('OPEN')],
  ])('an automatic live cash out waits anew if the value %s between two checks', async (_name, away, back) => {
    const id = await aimed(live());
    await move(50n);
    await run();
    after(1_000);
    await away();
    expect(await run()).toEqual([]);
    after(2_000);
    await back();
    expect(await run()).toEqual([]);
    after(4_000);
    expect(await run()).toEqual([id]);
  });

  test('an automatic cash out before the start does not wait', async () => {
    const id = await aimed(later());
    await move(50n, later());
    expect(await run()).toEqual([id]);
  });
});
