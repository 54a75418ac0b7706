import { beforeEach, describe, expect, test } from 'vitest';
import { balancesOf } from '#server/modules/wallet/index.ts';
import { decideAfterDelay, placeAfterDelay } from '#server/modules/betting/placement/heldPlacements.ts';
import { decideOverduePlacements, findPlacement, readArrival } from '#server/modules/betting/placement/index.ts';
import type { PlacementRequest } from '#server/modules/betting/placement/placementTypes.ts';
import { storeRequest } from '#server/modules/betting/placement/heldRequest.ts';
import { bodyHash } from '#server/modules/betting/placement/placementBody.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, HOUR_MS, NOON, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(8);
const ports = testPorts();
const deps = () => ({ db: store().db, ports });
/** Delay before a bet is accepted: short, but long enough for a slow machine to observe the waiting bet. */
const DELAY_MS = 250;

let round = 0;
let player: TestPlayer;
const [live, later] = [() => `live-${round}`, () => `later-${round}`];
beforeEach(async () => {
  round += 1;
  ports.setNow(NOON);
  await buildSmallWorld(store().db, [{ id: live(), status: 'IN_PLAY', startsAt: new Date(NOON.getTime() - HOUR_MS) }, { id: later() }]);
  player = await makePlayer(store().db, { cents: 10_000n });
});

async function asked(eventId: string, more: Partial<PlacementRequest> = {}): Promise<PlacementRequest> {
  const leg = await legOf(store().db, selectionId(eventId, 'moneyline', 'home'));
  const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 1_000n, legs: [leg] }];
  return { ...player, placementId: newPlacementId(), autoAccept: false, bets, ...more };
}
const cash = async () => (await balancesOf(store().db, player.playerId)).cash;
const held = () => store().db.selectFrom('held_placements').selectAll().where('player_id', '=', player.playerId).execute();
const codes = ({ refusals }: Awaited<ReturnType<typeof placeAfterDelay>>) => refusals.map(({ code }) => code);
async function whileHeld(request: PlacementRequest, act: () => Promise<unknown>, decision = placeAfterDelay(deps(), request, DELAY_MS)) {
  let isDecided = false;
  const noted = decision.finally(() => (isDecided = true));
  while ((await held()).length === 0) {
    if (isDecided) expect.fail('it was decided before anybody saw it held');
    await new Promise((resolve) => setImmediate(resolve));
  }
  await act();
  return noted;
}
const change = (values: object) =>
  store()
    .db.updateTable('selections')
    .set(values)
    .where('id', '=', selectionId(live(), 'moneyline', 'home'))
    .execute();

describe('a live bet', () => {
  test('checklist 18: a live bet waits, is shown as in progress, and is debited only at acceptance', async () => {
    const request = await asked(live());
    const decision = await whileHeld(request, async () => {
      expect(await cash()).toBe(10_000n);
      expect(await findPlacement(deps(), request)).toEqual({ status: 'in-progress' });
    });
    expect([decision.accepted, await cash(), await held()]).toEqual([true, 9_000n, []]);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test.each([
    ['a price that fell', { feed_num: 1n, feed_den: 2n }, ['price-moved']],
    ['a market that closed', { feed_status: 'CLOSED' as const }, ['market-suspended']],
  ])('a live bet is refused for %s during the wait and costs nothing', async (_name, values, refusals) => {
    const decision = await whileHeld(await asked(live()), () => change(values));
    expect([codes(decision), await cash(), await held()]).toEqual([refusals, 10_000n, []]);
  });

  test('a live bet of a player who accepts all odds is accepted at the new price', async () => {
    const decision = await whileHeld(await asked(live(), { autoAccept: true }), () => change({ feed_num: 1n, feed_den: 2n }));
    expect([decision.accepted, await cash()]).toEqual([true, 9_000n]);
  });

  test('a bet whose event begins between arrival and decision waits as live bets do', async () => {
    const request = await asked(later());
    const arrival = await readArrival(store().db, request);
    await store().db.updateTable('events').set({ status: 'IN_PLAY' }).where('id', '=', later()).execute();
    const decision = decideAfterDelay(deps(), request, { delayMs: DELAY_MS, arrival }).then((outcome) => outcome.decision);
    const { accepted } = await whileHeld(
      request,
      async () => {
        expect(await cash()).toBe(10_000n);
        expect(await findPlacement(deps(), request)).toEqual({ status: 'in-progress' });
      },
      decision,
    );
    expect([accepted, await cash(), await held()]).toEqual([true, 9_000n, []]);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a live bet sent again during its delay is placed once, and another bet under its id is refused', async () => {
    const request = await asked(live());
    const other = { ...request, bets: request.bets.map((bet) => ({ ...bet, stakeCents: 2_000n })) };
    let again: unknown[] = [];
    const first = await whileHeld(request, async () => {
      again = await Promise.all([placeAfterDelay(deps(), request, DELAY_MS), placeAfterDelay(deps(), other, DELAY_MS)]);
    });
    expect(again[0]).toEqual(first);
    expect(again[1]).toMatchObject({ accepted: false, refusals: [{ code: 'placement-id-reused' }] });
    expect(await placeAfterDelay(deps(), request, DELAY_MS)).toEqual(first);
    expect(await cash()).toBe(9_000n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a live bet whose server died is decided once by the next, at current terms', async () => {
    const request = await asked(live());
    // Stores a bet as if its process had died before the decision.
    await store()
      .db.insertInto('held_placements')
      .values({
        player_id: player.playerId,
        placement_id: request.placementId,
        body_hash: bodyHash(request.bets),
        request: storeRequest(request),
        due_at: new Date(NOON.getTime() + 1_000),
      })
      .execute();
    expect(await decideOverduePlacements(deps())).toBe(0);
    expect(await findPlacement(deps(), request)).toEqual({ status: 'in-progress' });
    ports.setNow(new Date(NOON.getTime() + 10_000));
    expect([await decideOverduePlacements(deps()), await decideOverduePlacements(deps())]).toEqual([1, 0]);
    expect(await cash()).toBe(9_000n);
    expect(await findPlacement(deps(), request)).toMatchObject({ status: 'decided' });
    expect(await held()).toEqual([]);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });
});

test('fifty unreadable waiting bets do not hold up the next one', async () => {
  const request = await asked(live());
  const left = (placementId: string, json: string, afterMs: number) => ({
    player_id: player.playerId,
    placement_id: placementId,
    body_hash: bodyHash(request.bets),
    request: json,
    due_at: new Date(NOON.getTime() + afterMs),
  });
  const broken = Array.from({ length: 50 }, () => left(newPlacementId(), '{}', 0));
  await store()
    .db.insertInto('held_placements')
    .values([...broken, left(request.placementId, storeRequest(request), 1)])
    .execute();
  ports.setNow(new Date(NOON.getTime() + 10_000));
  await expect(decideOverduePlacements(deps())).rejects.toThrow('50 of 51 failed');
  expect([await cash(), (await held()).length]).toEqual([9_000n, 50]);
  await store().db.deleteFrom('held_placements').where('player_id', '=', player.playerId).execute();
});

test('a bet before the start is decided at once, and so is a live bet without a delay', async () => {
  // With a delay of an hour, the test would time out if the bet waited.
  expect((await placeAfterDelay(deps(), await asked(later()), 3_600_000)).accepted).toBe(true);
  expect((await placeAfterDelay(deps(), await asked(live()), 0)).accepted).toBe(true);
});
