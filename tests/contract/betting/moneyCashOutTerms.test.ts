import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { runAutomaticCashOuts, setAutomaticCashOut } from '#server/modules/betting/cashOut/index.ts';
import { voidEvent } from '#server/modules/betting/settlement/index.ts';
import { balancesOf, grantCredit } from '#server/modules/wallet/index.ts';
import { giveToken } from '#tests/support/rewards.ts';
import { applyChanges } from '#server/modules/trading/index.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { cashOutHands } from '#tests/support/cashOuts.ts';
import { failingInside } from '#tests/support/failingTable.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { HOUR_MS, NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(18);
const { ports, deps, gameAt, bet, cash, found, on, settle } = gamesToSettle(store);
const { look, quoteOf, take } = cashOutHands(deps);

const bus = createMemoryBus();
const move = (place: number, pick: string, american: number) =>
  applyChanges({ ...deps(), bus }, [
    { eventId: gameAt(place), selections: [{ id: on(place, 'moneyline', pick), price: priceFromAmerican(american) }] },
  ]);
const suspend = (place: number, status: 'CLOSED' | 'OPEN') =>
  applyChanges({ ...deps(), bus }, [{ eventId: gameAt(place), markets: [{ id: `${gameAt(place)}:moneyline`, status }] }]);
beforeEach(() => ports.setNow(NOON));
const holds = async () => expect(await ledgerViolations(store().db)).toEqual([]);

async function bettor(stake = 10_000n) {
  const player = await makePlayer(store().db);
  return { player, id: await bet(player, [on(0, 'moneyline', 'home')], stake) };
}

describe('an automatic cash out', () => {
  const aim = (player: TestPlayer, betId: string, targetCents: bigint | null) =>
    setAutomaticCashOut(deps(), { ...player, betId, targetCents });

  test('an automatic cash out is paid once at the current value when its target is reached, even after logout', async () => {
    const { player, id } = await bettor();
    expect(await aim(player, id, 12_000n)).toMatchObject({ refusal: null });
    expect(await runAutomaticCashOuts(deps(), 0)).toEqual([]);
    await store().db.updateTable('sessions').set({ ended_at: NOON, end_reason: 'manual' }).where('id', '=', player.sessionId).execute();
    await move(0, 'home', -300);
    const rounds = await Promise.all(Array.from({ length: 4 }, () => runAutomaticCashOuts(deps(), 0)));
    expect(rounds.flat()).toEqual([id]);
    expect(await found(player, id)).toMatchObject({ outcome: 'CASH_OUT', payoutCents: 13_602n });
    expect(await store().db.selectFrom('cash_outs').select(['origin', 'is_whole']).where('bet_id', '=', id).execute()).toEqual([
      { origin: 'AUTOMATIC', is_whole: true },
    ]);
    await holds();
  });

  test('an automatic cash out that fails does not stop two hundred others', async () => {
    const { player, id } = await bettor(100n);
    const ids = [id];
    for (let count = 1; count < 201; count += 1) ids.push(await bet(player, [on(0, 'moneyline', 'home')], 100n));
    for (const each of ids) await aim(player, each, 120n);
    await move(0, 'home', -300);
    const [first = '', ...later] = ids.toSorted();
    await expect(runAutomaticCashOuts({ ...deps(), db: failingInside(store().db, first) }, 0)).rejects.toThrow('gone');
    const open = await store()
      .db.selectFrom('bets')
      .select('id')
      .where('player_id', '=', player.playerId)
      .where('status', '=', 'OPEN')
      .execute();
    expect([open, later.length]).toEqual([[{ id: first }], 200]);
    expect(await runAutomaticCashOuts(deps(), 0)).toEqual([first]);
  });

  test('no automatic cash out while suspended, below its target or for a restricted account', async () => {
    const { player, id } = await bettor();
    await aim(player, id, 12_000n);
    await move(0, 'home', -300);
    await suspend(0, 'CLOSED');
    expect(await runAutomaticCashOuts(deps(), 0)).toEqual([]);
    await suspend(0, 'OPEN');
    await store().db.updateTable('players').set({ is_restricted: true }).where('id', '=', player.playerId).execute();
    expect(await runAutomaticCashOuts(deps(), 0)).toEqual([]);
    await store().db.updateTable('players').set({ is_restricted: false }).where('id', '=', player.playerId).execute();
    expect(await runAutomaticCashOuts(deps(), 0)).toEqual([id]);
  });

  test.each([
    ['restricted', { is_restricted: true }, { is_restricted: false }],
    ['not verified', { vendor_status: 'PENDING' }, { vendor_status: 'VERIFIED' }],
    ['that owes an acknowledgement', { requires_rg_acknowledgement: true }, { requires_rg_acknowledgement: false }],
  ] as const)('no automatic cash out for an account that is %s, as by hand', async (_name, away, back) => {
    const { player, id } = await bettor();
    const set = (values: typeof away | typeof back) =>
      store().db.updateTable('players').set(values).where('id', '=', player.playerId).execute();
    await aim(player, id, 12_000n);
    await move(0, 'home', -300);
    await set(away);
    expect(await runAutomaticCashOuts(deps(), 0)).toEqual([]);
    expect((await take(player, id)).refusal).not.toBeNull();
    await set(back);
    expect(await runAutomaticCashOuts(deps(), 0)).toEqual([id]);
  });

  test.each(['COOL_OFF', 'SELF_EXCLUSION'] as const)(
    'checklist 14: no automatic cash out during a break (%s), until it ends',
    async (kind) => {
      const { player, id } = await bettor();
      const [beginsAt, endsAt] = [NOON, new Date(NOON.getTime() + HOUR_MS / 2)];
      await aim(player, id, 12_000n);
      await move(0, 'home', -300);
      await store()
        .db.insertInto('exclusions')
        .values({ id: newPlacementId(), player_id: player.playerId, kind, starts_at: beginsAt, ends_at: endsAt })
        .execute();
      expect(await runAutomaticCashOuts(deps(), 0)).toEqual([]);
      expect(await take(player, id)).toEqual({ paidCents: null, refusal: 'account-restricted' });
      ports.setNow(endsAt);
      expect(await runAutomaticCashOuts(deps(), 0)).toEqual([id]);
    },
  );

  test.each([
    [9_500n, 'target-too-low'],
    [19_092n, 'target-too-high'],
    [0n, 'target-too-low'],
  ])('a cash out target of %s cents is refused', async (target, refusal) => {
    const { player, id } = await bettor();
    expect(await aim(player, id, target)).toMatchObject({ refusal });
  });

  test('a cash out target can be removed, and ends with a partial cash out or the bet', async () => {
    const { player, id } = await bettor();
    const waiting = () => store().db.selectFrom('automatic_cash_outs').select('target').where('bet_id', '=', id).execute();
    await aim(player, id, 12_000n);
    await aim(player, id, 13_000n);
    expect(await waiting()).toEqual([{ target: '13000' }]);
    await aim(player, id, null);
    expect(await waiting()).toEqual([]);
    await aim(player, id, 12_000n);
    await take(player, id, { stakeCents: 5_000n });
    expect(await waiting()).toEqual([]);
    await aim(player, id, 9_000n);
    await settle(0, 0, 1);
    await runAutomaticCashOuts(deps(), 0);
    expect(await waiting()).toEqual([]);
  });
});

test("an automatic cash out of a round robin uses its combinations' value, in whole cents for each", async () => {
  const player = await makePlayer(store().db);
  const legs = await Promise.all([0, 1, 2].map((place) => legOf(store().db, on(place, 'moneyline', 'home'))));
  const placed = await placeBets(deps(), {
    ...player,
    placementId: newPlacementId(),
    autoAccept: false,
    bets: [{ draftBetId: 'roundRobin:2', stakeCents: 1_000n, legs }],
  });
  const id = placed.betIds[0] ?? '';
  expect((await quoteOf(player, id)).valueCents).toBe(2_850n);
  expect(await take(player, id, { stakeCents: 1_000n })).toEqual({ paidCents: null, refusal: 'part-invalid' });
  expect(await take(player, id, { stakeCents: 1_500n })).toEqual({ paidCents: 1_425n, refusal: null });
  await settle(0, 1, 0);
  expect((await quoteOf(player, id)).valueCents).toBe(2_289n);
  await settle(1, 1, 0);
  await settle(2, 0, 1);
  expect(await found(player, id)).toMatchObject({ outcome: 'WIN', payoutCents: 1_425n + 1_822n });
  await holds();
});

describe('a cash out of a bet with a reward', () => {
  async function rewarded(reward: RewardUse | null, stakeCents: bigint, player: TestPlayer) {
    const legs = [await legOf(store().db, on(0, 'moneyline', 'home'))];
    const bets = [{ draftBetId: `straight:${on(0, 'moneyline', 'home')}`, stakeCents, legs, ...(reward ? { reward } : {}) }];
    const { betIds, refusals } = await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets });
    expect(refusals).toEqual([]);
    return betIds[0] ?? '';
  }

  test('a bonus bet is cashed out only whole, for its profit, and its token stays used', async () => {
    const player = await makePlayer(store().db);
    const reward = { kind: 'free-bet', id: await giveToken(store().db, player.playerId, 'free-bets') } as const;
    const stake = await store().db.selectFrom('awards').select('amount').where('id', '=', reward.id).executeTakeFirstOrThrow();
    const cents = BigInt(stake.amount ?? '0');
    const id = await rewarded(reward, cents, player);
    expect(await look(player, id)).toMatchObject({ quote: null, suspension: 'value-too-small' });
    await move(0, 'home', -300);
    const { valueCents, parts } = await quoteOf(player, id);
    expect([parts, valueCents]).toEqual([null, (cents * 19n * 21n * 3n * 2n + 20n * 11n * 4n) / (20n * 11n * 4n * 2n) - cents]);
    expect(await take(player, id)).toEqual({ paidCents: valueCents, refusal: null });
    expect(await cash(player)).toBe(100_000n + valueCents);
    await settle(0, 1, 0);
    await holds();
  });

  test('a partial cash out gives up the boost for its part and keeps it for the rest', async () => {
    const player = await makePlayer(store().db);
    const reward = { kind: 'profit-boost', id: await giveToken(store().db, player.playerId, 'profit-boosts') } as const;
    const id = await rewarded(reward, 1_000n, player);
    expect(await take(player, id, { stakeCents: 500n })).toEqual({ paidCents: 475n, refusal: null });
    expect(await found(player, id)).toMatchObject({ potentialPayoutCents: 2_364n, cashed: { payoutCents: 2_364n - 1_182n } });
    await settle(0, 1, 0);
    expect(await found(player, id)).toMatchObject({ outcome: 'WIN', payoutCents: 475n + 1_182n });
    await settle(0, 0, 1);
    expect(await cash(player)).toBe(99_000n + 475n);
    await holds();
  });

  const onCredit = async (cents = 1_000n) => {
    const player = await makePlayer(store().db);
    await grantCredit(deps(), { playerId: player.playerId, cents, reference: newPlacementId() });
    const money = async () => {
      const { cash: held, bonus } = await balancesOf(store().db, player.playerId);
      return { cash: held, credit: bonus };
    };
    return { player, money, id: await rewarded({ kind: 'promotional-credit' }, cents, player) };
  };

  test('a cash out of a bet on credit returns the credit as credit, as a void does', async () => {
    const { player, money, id } = await onCredit();
    expect(await quoteOf(player, id)).toMatchObject({ valueCents: 950n, isOfCredit: true });
    await take(player, id, { stakeCents: 400n });
    expect(await money()).toEqual({ cash: 100_000n, credit: 380n });
    await voidEvent(deps(), { eventId: gameAt(0), reason: 'Void', origin: 'test' });
    expect(await money()).toEqual({ cash: 100_000n, credit: 980n });
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', payoutCents: 980n });
    await holds();
  });

  test('a cash out of a bet on credit pays the value above the stake in cash', async () => {
    const { player, money, id } = await onCredit();
    await take(player, id, { stakeCents: 500n });
    await move(0, 'home', -300);
    // 500 × (21/11) ÷ (4/3) × 19/20 = 680.11…
    expect(await take(player, id)).toEqual({ paidCents: 680n, refusal: null });
    expect(await money()).toEqual({ cash: 100_180n, credit: 475n + 500n });
    expect(await store().db.selectFrom('cash_outs').select(['paid', 'credit']).where('bet_id', '=', id).orderBy('round').execute()).toEqual(
      [
        { paid: '475', credit: '475' },
        { paid: '680', credit: '500' },
      ],
    );
    await settle(0, 21, 14);
    await settle(0, 14, 21);
    expect(await money()).toEqual({ cash: 100_180n, credit: 975n });
    await holds();
  });

  test('the rest of a partly cashed-out bet on credit wins cash, and a correction takes no returned credit', async () => {
    const { player, money, id } = await onCredit();
    await take(player, id, { stakeCents: 500n });
    await settle(0, 1, 0);
    expect(await money()).toEqual({ cash: 100_000n + 955n, credit: 475n });
    await settle(0, 0, 1);
    expect(await money()).toEqual({ cash: 100_000n, credit: 475n });
    expect(await found(player, id)).toMatchObject({ outcome: 'LOSS', payoutCents: 475n });
    await holds();
  });

  test('an automatic cash out of a bet on credit returns the credit as credit', async () => {
    const { player, money, id } = await onCredit();
    await setAutomaticCashOut(deps(), { ...player, betId: id, targetCents: 1_200n });
    await move(0, 'home', -300);
    expect(await runAutomaticCashOuts(deps(), 0)).toEqual([id]);
    expect(await money()).toEqual({ cash: 100_360n, credit: 1_000n });
    await holds();
  });
});
