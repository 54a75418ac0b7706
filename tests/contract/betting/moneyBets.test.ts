import { beforeAll, describe, expect, test } from 'vitest';
import { betTotals, findBet, findBets, listBets } from '#server/modules/betting/bets/index.ts';
import type { BetQuestion } from '#server/modules/betting/bets/bets.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { settleEvent } from '#server/modules/betting/settlement/index.ts';
import { balancesOf } from '#server/modules/wallet/index.ts';
import { seedDemoAccounts, demoAccounts } from '#server/sandbox/demo/demoAccounts.ts';
import { isPassword } from '#server/modules/identity/passwords/index.ts';
import { seedWorld } from '#server/sandbox/world/seed.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, NOON, selectionId } from '#tests/support/smallWorld.ts';
import { createTestStore, useTestStore } from '#tests/support/store.ts';

const store = useTestStore(8);
const ports = testPorts();
let player: TestPlayer;
const ids: string[] = [];

/**
 * Places twelve bets, a minute apart except the last two, which share a time. Every third is a parlay; the first six are on a finished
 * game.
 */
beforeAll(async () => {
  await buildSmallWorld(store().db, [{ id: 'over' }, { id: 'open' }, { id: 'other' }]);
  player = await makePlayer(store().db);
  for (let n = 0; n < 12; n += 1) {
    ports.setNow(new Date(NOON.getTime() + Math.min(n, 10) * 60_000));
    const game = n < 6 ? 'over' : 'open';
    const picks = [selectionId(game, 'moneyline', 'home'), ...(n % 3 === 0 ? [selectionId('other', 'total', 'over')] : [])];
    const legs = await Promise.all(picks.map((id) => legOf(store().db, id)));
    const bets = [{ draftBetId: picks.length === 1 ? `straight:${picks[0] ?? ''}` : 'parlay', stakeCents: 100n, legs }];
    ids.push(
      (await placeBets({ db: store().db, ports }, { ...player, placementId: newPlacementId(), autoAccept: false, bets })).betIds[0] ?? '',
    );
  }
  await settleEvent({ db: store().db, ports }, { eventId: 'over', homeScore: 0, awayScore: 1, origin: 'test' });
});

const list = (question: Partial<BetQuestion>) =>
  listBets(store().db, { playerId: player.playerId, section: 'open', filter: 'all', first: 50, ...question });
const idsOf = async (question: Partial<BetQuestion>) => (await list(question)).bets.map(({ id }) => id);
const newestFirst = (from: number, to: number) => {
  const some = ids.slice(from, to);
  if (to < 12) return some.toReversed();
  return [...some.slice(-2).toSorted().toReversed(), ...some.slice(0, -2).toReversed()];
};

describe('sections and filters', () => {
  test('the bet sections list open bets and settled bets', async () => {
    expect(await idsOf({})).toEqual(newestFirst(6, 12));
    expect(await idsOf({ section: 'settled' })).toEqual(newestFirst(0, 6));
  });

  test('the bet filters list straight bets and parlays', async () => {
    expect((await list({ filter: 'parlay' })).bets.map(({ type, legs }) => [type, legs.length])).toEqual([
      ['PARLAY', 2],
      ['PARLAY', 2],
    ]);
    expect((await list({ filter: 'straight', section: 'settled' })).bets.map(({ type, legs }) => [type, legs.length])).toEqual(
      Array.from({ length: 4 }, () => ['STRAIGHT', 1]),
    );
  });

  test("another player's bets are not listed", async () => {
    const other = await makePlayer(store().db);
    expect(await listBets(store().db, { playerId: other.playerId, section: 'open', filter: 'all', first: 5 })).toEqual({
      bets: [],
      cursors: [],
      endCursor: null,
      hasNextPage: false,
    });
  });
});

describe('pages', () => {
  test.each([1, 2, 5, 6, 7])('bets in pages of %i are complete, in order and without overlap', async (first) => {
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await list({ first, after });
      seen.push(...page.bets.map(({ id }) => id));
      expect(page.cursors).toHaveLength(page.bets.length);
      if (!page.hasNextPage) break;
      after = page.endCursor;
    }
    expect(seen).toEqual(newestFirst(6, 12));
  });

  test.each([
    '',
    'x',
    '%%%',
    Buffer.from('yesterday bet').toString('base64url'),
    ...['+275760-09-13T00:00:00Z x', '0000-01-01T00:00:00Z x', '2026-02-30T12:00:00.000Z x', '2026-11-21T12:00:00.000Z x\0'].map((text) =>
      Buffer.from(text).toString('base64url'),
    ),
    Buffer.from("2026-11-21T12:00:00.000Z '; DROP TABLE bets").toString('base64url'),
  ])('an invalid cursor starts the bets from the beginning: %j', async (after) => {
    expect(await idsOf({ after })).toEqual(newestFirst(6, 12));
  });

  test.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [1_000, 6],
  ])('a page of bets with first %s has %s bets', async (first, count) => {
    expect(await idsOf({ first })).toHaveLength(count);
  });
});

test('checklist 19: a bet keeps its agreed terms, its result and when it was settled', async () => {
  expect(await findBet(store().db, { playerId: player.playerId, betId: ids[6] ?? '' })).toMatchObject({
    type: 'PARLAY',
    status: 'OPEN',
    stakeCents: 100n,
    price: { num: 320n, den: 121n },
    potentialPayoutCents: 364n,
    payoutCents: null,
    placedAt: new Date(NOON.getTime() + 360_000),
    legs: [
      { eventId: 'open', marketType: 'moneyline', selectionType: 'home', price: { num: 10n, den: 11n }, points: null, outcome: 'PENDING' },
      { points: 4_500 },
    ],
  });
  const row = await store()
    .db.selectFrom('bets')
    .select(['player_id', 'placement_id', 'amount_source', 'free_bet_id', 'profit_boost_id', 'geo'])
    .where('id', '=', ids[6] ?? '')
    .executeTakeFirstOrThrow();
  const geo = { region: 'US-NJ', ip: player.ip, decidedAt: NOON.toISOString() };
  expect(row).toMatchObject({ player_id: player.playerId, amount_source: 'CASH', free_bet_id: null, profit_boost_id: null, geo });
  expect(row.placement_id).toMatch(/^[\w-]{16,64}$/);
  expect(await findBet(store().db, { playerId: player.playerId, betId: ids[1] ?? '' })).toMatchObject({
    status: 'SETTLED',
    outcome: 'LOSS',
    payoutCents: 0n,
    placedAt: new Date(NOON.getTime() + 60_000),
    settledAt: new Date(NOON.getTime() + 600_000),
    legs: [{ outcome: 'LOSS', outcomeReason: 'Final score 0–1' }],
  });
});

test("another player's bet is not found", async () => {
  const other = await makePlayer(store().db);
  expect(await findBet(store().db, { playerId: other.playerId, betId: ids[0] ?? '' })).toBeNull();
  expect(await findBets(store().db, { playerId: other.playerId, betIds: ids })).toEqual([]);
});

test('several bets are returned in the order requested', async () => {
  const wanted = [ids[3] ?? '', 'nothing', ids[1] ?? ''];
  expect((await findBets(store().db, { playerId: player.playerId, betIds: wanted })).map(({ id }) => id)).toEqual([ids[3], ids[1]]);
});

test('the totals count open bets with their stakes and payouts, and settled bets', async () => {
  expect(await betTotals(store().db, player.playerId)).toEqual({
    openCount: 6,
    openStakeCents: 600n,
    openPotentialPayoutCents: 4n * 191n + 2n * 364n,
    settledCount: 6,
  });
});

test('checklist 23: accepted terms cannot be changed, journals cannot be edited', async () => {
  await expect(
    store()
      .db.updateTable('bet_legs')
      .set({ num: 99n })
      .where('bet_id', '=', ids[0] ?? '')
      .execute(),
  ).rejects.toThrow('never change');
  await expect(store().db.updateTable('ledger_entries').set({ amount: 1n }).execute()).rejects.toThrow('append-only');
  await expect(store().db.deleteFrom('ledger_journals').execute()).rejects.toThrow('append-only');
});

test('demo players have an exact balance, bets of every outcome and a valid password, however often seeded', async () => {
  const own = await createTestStore(4);
  const deps = { db: own.db, ports: testPorts() };
  await seedWorld(deps);
  for (let times = 0; times < 2; times += 1) await seedDemoAccounts(deps);
  for (const { id, cashCents } of demoAccounts) expect((await balancesOf(own.db, id)).cash).toBe(cashCents);
  const page = (section: 'open' | 'settled') => listBets(own.db, { playerId: 'demo', section, filter: 'all', first: 50 });
  expect((await page('open')).bets.map(({ type }) => type).toSorted()).toEqual(['PARLAY', 'STRAIGHT']);
  expect((await page('settled')).bets.map(({ outcome }) => outcome)).toEqual(['WIN', 'PUSH', 'LOSS', 'WIN']);
  expect((await betTotals(own.db, 'new')).openCount).toBe(0);
  const demo = await own.db.selectFrom('players').selectAll().where('email', '=', 'demo@linemaker.test').executeTakeFirstOrThrow();
  expect(await isPassword(demo.password_hash, 'Linemaker-demo-1')).toBe(true);
  expect(await ledgerViolations(own.db)).toEqual([]);
  await own.close();
});
