import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { describe, expect, test } from 'vitest';
import { addSelection, readBetslip, setDraftAmount, setReward } from '#server/modules/betting/slip/index.ts';
import { balancesOf, grantCredit } from '#server/modules/wallet/index.ts';
import { listHistory } from '#server/modules/betting/history/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { voidEvent } from '#server/modules/betting/settlement/index.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { giveToken } from '#tests/support/rewards.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(17);
const { deps, gameAt, found, on, ports, settle } = gamesToSettle(store);
const db = () => store().db;

type Asked = { readonly stakeCents: bigint; readonly reward: RewardUse; readonly places?: readonly number[]; readonly id?: string };
async function place(player: TestPlayer, { stakeCents, reward, places = [0], id = newPlacementId() }: Asked) {
  const selections = places.map((at) => on(at, 'moneyline', 'home'));
  const legs = await Promise.all(selections.map((selection) => legOf(db(), selection)));
  const draftBetId = legs.length === 1 ? `straight:${selections[0]}` : 'parlay';
  return placeBets(deps(), { ...player, placementId: id, autoAccept: false, bets: [{ draftBetId, stakeCents, legs, reward }] });
}
const codes = ({ refusals }: Awaited<ReturnType<typeof place>>) => refusals.map(({ code }) => code);
const money = async ({ playerId }: TestPlayer) => {
  const { cash, bonus } = await balancesOf(db(), playerId);
  return [cash, bonus];
};
const isUsed = async (id: string) =>
  (await db().selectFrom('awards').select('redeemed_bet_id').where('id', '=', id).executeTakeFirstOrThrow()).redeemed_bet_id !== null;
const house = async (account: string) => {
  const { sum } = await db()
    .selectFrom('ledger_entries')
    .select((e) => e.fn.sum<string | null>('amount').as('sum'))
    .where('account_id', '=', `${account}:USD`)
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? '0');
};

// All bets are on home teams, at −110.
describe('a profit boost', () => {
  const boosted = async (more: object = {}) => {
    const player = await makePlayer(db());
    const id = await giveToken(db(), player.playerId, 'profit-boosts', more);
    return { player, id, reward: { kind: 'profit-boost', id } as const };
  };

  test('a profit boost raises the profit alone (domain rules §2.8) and is booked as a promotion cost', async () => {
    const { player, reward, id } = await boosted();
    const before = await house('house-promotions');
    const { betIds, accepted } = await place(player, { stakeCents: 1_000n, reward });
    expect([accepted, await money(player), await isUsed(id)]).toEqual([true, [99_000n, 0n], true]);
    expect(await found(player, betIds[0] ?? '')).toMatchObject({ potentialPayoutCents: 2_364n, boostPercent: 50, profitBoostId: id });
    await settle(0, 1, 0);
    expect(await found(player, betIds[0] ?? '')).toMatchObject({ outcome: 'WIN', payoutCents: 2_364n });
    expect(await money(player)).toEqual([101_364n, 0n]);
    expect((await house('house-promotions')) - before).toBe(-455n);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  test('a profit boost applies to its maximum stake; the rest of the bet pays the plain price', async () => {
    const { player, reward } = await boosted({ most_stake: 1_000n });
    await place(player, { stakeCents: 2_000n, reward });
    await settle(0, 1, 0);
    // 20.00 wins 18.18; half of the profit on 10.00 adds 4.55.
    expect(await money(player)).toEqual([100_000n + 1_818n + 455n, 0n]);
  });

  test('a profit boost on a parlay applies to the price left when a leg is void', async () => {
    const { player, reward, id } = await boosted({ fewest_legs: 2 });
    const { betIds } = await place(player, { stakeCents: 1_000n, reward, places: [0, 1] });
    await voidEvent(deps(), { eventId: gameAt(1), reason: 'Abandoned', origin: 'test' });
    await settle(0, 1, 0);
    expect(await found(player, betIds[0] ?? '')).toMatchObject({ outcome: 'WIN', payoutCents: 2_364n });
    expect(await isUsed(id)).toBe(true);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  test.each([
    ['too few legs', { fewest_legs: 2 }, 'reward-restricted'],
    ['another sport', { sport_id: 'basketball' }, 'reward-restricted'],
    ['a time that is over', { expires_at: new Date(NOON.getTime() - 1) }, 'reward-unavailable'],
    ['a time that has not come', { effective_at: new Date(NOON.getTime() + 1) }, 'reward-unavailable'],
    ['a pause', { is_paused: true }, 'reward-unavailable'],
  ])('a profit boost is refused with a specific error for %s and takes nothing', async (_name, more, code) => {
    if ('sport_id' in more) {
      const sport = { id: 'basketball', name: 'Basketball', slug: 'basketball', icon: 'basketball', ordinal: 9 };
      await db()
        .insertInto('sports')
        .values(sport)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const { player, reward, id } = await boosted(more);
    expect(codes(await place(player, { stakeCents: 1_000n, reward }))).toEqual([code]);
    expect([await money(player), await isUsed(id)]).toEqual([[100_000n, 0n], false]);
  });
});

describe('a bonus bet', () => {
  const given = async (more: object = {}) => {
    const player = await makePlayer(db());
    const id = await giveToken(db(), player.playerId, 'free-bets', more);
    return { player, id, reward: { kind: 'free-bet', id } as const };
  };

  test('a bonus bet costs no cash, pays its profit alone, and pays nothing when lost', async () => {
    const { player, reward } = await given();
    const { betIds } = await place(player, { stakeCents: 1_000n, reward });
    expect(await found(player, betIds[0] ?? '')).toMatchObject({ amountSource: 'FREE_BET', potentialPayoutCents: 909n });
    expect(await money(player)).toEqual([100_000n, 0n]);
    await settle(0, 1, 0);
    expect(await found(player, betIds[0] ?? '')).toMatchObject({ outcome: 'WIN', payoutCents: 909n });
    expect(await money(player)).toEqual([100_909n, 0n]);
    await settle(0, 0, 1);
    expect([await found(player, betIds[0] ?? ''), await money(player)]).toMatchObject([
      { outcome: 'LOSS', payoutCents: 0n },
      [100_000n, 0n],
    ]);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  test('a bonus bet that is void or pushed returns as its token, never as cash', async () => {
    const { player, reward, id } = await given({ expires_at: new Date(NOON.getTime() + 1_000) });
    const { betIds } = await place(player, { stakeCents: 1_000n, reward });
    expect(await isUsed(id)).toBe(true);
    await voidEvent(deps(), { eventId: gameAt(0), reason: 'Abandoned', origin: 'test' });
    expect(await found(player, betIds[0] ?? '')).toMatchObject({ outcome: 'VOIDED', payoutCents: 0n });
    expect([await money(player), await isUsed(id)]).toEqual([[100_000n, 0n], false]);
    const { expires_at: ends } = await db().selectFrom('awards').select('expires_at').where('id', '=', id).executeTakeFirstOrThrow();
    expect(ends).toEqual(new Date(NOON.getTime() + 7 * 86_400_000));
    expect((await place(player, { stakeCents: 1_000n, reward, places: [1] })).accepted).toBe(true);
    expect(codes(await place(player, { stakeCents: 1_000n, reward, places: [2] }))).toEqual(['reward-unavailable']);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  test('a bonus bet returned by a push is used again when the score is corrected', async () => {
    const { player, reward, id } = await given();
    await place(player, { stakeCents: 1_000n, reward });
    await settle(0, 1, 1);
    expect(await isUsed(id)).toBe(false);
    await settle(0, 2, 1);
    expect([await isUsed(id), await money(player)]).toEqual([true, [100_909n, 0n]]);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  test('a bonus bet must be used whole: another amount is refused', async () => {
    const { player, reward } = await given();
    expect(codes(await place(player, { stakeCents: 999n, reward }))).toEqual(['reward-unavailable']);
  });

  test('a bonus bet of another player is refused as unavailable', async () => {
    const [{ reward, id }, other] = [await given(), await makePlayer(db())];
    expect(codes(await place(other, { stakeCents: 1_000n, reward }))).toEqual(['reward-unavailable']);
    expect(await isUsed(id)).toBe(false);
  });

  test('a bonus bet used from eight devices at once is accepted once', async () => {
    const { player, reward, id } = await given();
    const ids = Array.from({ length: 8 }, newPlacementId);
    const answers = await Promise.all(
      ids.map((placement, at) => place(player, { stakeCents: 1_000n, reward, places: [at % 3], id: placement })),
    );
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(1);
    expect(answers.filter(({ accepted }) => !accepted).map(codes)).toEqual(Array.from({ length: 7 }, () => ['reward-unavailable']));
    const at = answers.findIndex(({ accepted }) => accepted);
    const again = await place(player, { stakeCents: 1_000n, reward, places: [at % 3], id: ids[at] ?? '' });
    expect([again, await isUsed(id)]).toEqual([answers[at], true]);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  test('a bonus bet used twice in one placement is refused', async () => {
    const { player, reward } = await given();
    const bets = await Promise.all(
      [0, 1].map(async (at) => {
        const selection = on(at, 'moneyline', 'home');
        return { draftBetId: `straight:${selection}`, stakeCents: 1_000n, legs: [await legOf(db(), selection)], reward };
      }),
    );
    expect(codes(await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets }))).toEqual([
      'rewards-exclusive',
    ]);
  });
});

describe('promotional credit', () => {
  const credited = async (cents: bigint) => {
    const player = await makePlayer(db());
    await grantCredit(deps(), { playerId: player.playerId, cents, reference: `credit-${player.playerId}` });
    return player;
  };
  const reward = { kind: 'promotional-credit' } as const;

  test('promotional credit is spent in part, wins cash, and returns as credit when the bet is void', async () => {
    const player = await credited(2_000n);
    await place(player, { stakeCents: 500n, reward });
    expect(await money(player)).toEqual([100_000n, 1_500n]);
    await settle(0, 1, 0);
    expect(await money(player)).toEqual([100_955n, 1_500n]);
    const { betIds } = await place(player, { stakeCents: 1_500n, reward, places: [1] });
    await voidEvent(deps(), { eventId: gameAt(1), reason: 'Abandoned', origin: 'test' });
    expect(await found(player, betIds[0] ?? '')).toMatchObject({ outcome: 'VOIDED', payoutCents: 1_500n });
    expect(await money(player)).toEqual([100_955n, 1_500n]);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  test('promotional credit is listed by name in the history', async () => {
    const { playerId } = await credited(2_000n);
    const asked = { playerId, section: 'transactions', filter: 'all', since: null, first: 5, after: null } as const;
    const { entries } = await listHistory(db(), asked);
    expect(entries.map(({ title, detail, cents }) => [title, detail, cents])).toContainEqual(['Credits', 'Bonus balance', 2_000n]);
  });

  test('promotional credit below the stake is refused, and cash does not make up the rest', async () => {
    const player = await credited(499n);
    const answer = await place(player, { stakeCents: 500n, reward });
    expect([codes(answer), await money(player)]).toEqual([['promotional-credits-low'], [100_000n, 499n]]);
  });

  test('promotional credit for one bet pays one of two placed at once', async () => {
    const player = await credited(500n);
    const answers = await Promise.all([0, 1].map((at) => place(player, { stakeCents: 500n, reward, places: [at] })));
    expect(answers.flatMap(codes)).toEqual(['promotional-credits-low']);
    expect(await money(player)).toEqual([100_000n, 0n]);
    expect(await ledgerViolations(db())).toEqual([]);
  });
});

describe('the slip', () => {
  const withSlip = async (places: readonly number[] = [0]) => {
    const player = await makePlayer(db());
    const owner = `player:${player.playerId}`;
    const selections = places.map((at) => on(at, 'moneyline', 'home'));
    for (const selectionId of selections) {
      const { num, den, points } = await legOf(db(), selectionId);
      await addSelection(deps(), { owner, selection: { selectionId, accepted: { price: { num, den }, points } } });
    }
    return { player, owner, drafts: selections.map((id) => `straight:${id}`) };
  };
  const draft = (slip: Awaited<ReturnType<typeof readBetslip>>, at = 0) => slip.straight.groups[at]?.draftBets[0];

  test('the slip shows usable rewards with what restricts them, and refuses to choose a restricted one', async () => {
    const { player, owner, drafts } = await withSlip();
    const [free, parlayOnly] = [
      await giveToken(db(), player.playerId, 'free-bets'),
      await giveToken(db(), player.playerId, 'profit-boosts', { fewest_legs: 3 }),
    ];
    const slip = await readBetslip(deps(), owner);
    expect(draft(slip)?.rewards.freeBets).toMatchObject([{ token: { id: free }, isRestricted: false }]);
    expect(draft(slip)?.rewards.boosts).toMatchObject([{ token: { id: parlayOnly }, isRestricted: true }]);
    const refused = { owner, draftBetId: drafts[0] ?? '', use: { kind: 'profit-boost', id: parlayOnly } as const };
    expect(await setReward(deps(), refused)).toEqual({ ok: false, refusal: 'reward-restricted' });
    expect(await setReward(deps(), { ...refused, use: { kind: 'free-bet', id: parlayOnly } })).toEqual({
      ok: false,
      refusal: 'reward-unavailable',
    });
  });

  test("the slip takes a bonus bet's amount as the stake, and clearing it restores what was typed", async () => {
    const { player, owner, drafts } = await withSlip();
    const id = await giveToken(db(), player.playerId, 'free-bets', { amount: 200_000n });
    const draftBetId = drafts[0] ?? '';
    await setDraftAmount(deps(), { owner, draftBetId, amount: { field: 'BET', cents: 700n } });
    const chosen = await setReward(deps(), { owner, draftBetId, use: { kind: 'free-bet', id } });
    expect(chosen.ok && [draft(chosen.value)?.betCents, chosen.value.straight.errors, chosen.value.straight.totalReturnCents]).toEqual([
      200_000n,
      [],
      181_818n,
    ]);
    const cleared = await setReward(deps(), { owner, draftBetId, use: null });
    expect(cleared.ok && draft(cleared.value)).toMatchObject({ betCents: 700n, rewards: { use: null } });
  });

  test('a reward chosen for a second bet leaves the first, and a used one cannot be chosen', async () => {
    const { player, owner, drafts } = await withSlip([0, 1]);
    const id = await giveToken(db(), player.playerId, 'profit-boosts');
    const use = { kind: 'profit-boost', id } as const;
    for (const draftBetId of drafts) await setReward(deps(), { owner, draftBetId, use });
    const slip = await readBetslip(deps(), owner);
    expect([draft(slip, 0)?.rewards.use, draft(slip, 1)?.rewards.use]).toEqual([null, use]);
    expect((await place(player, { stakeCents: 1_000n, reward: use, places: [2] })).accepted).toBe(true);
    const after = await readBetslip(deps(), owner);
    expect([draft(after, 1)?.rewards.use, draft(after, 1)?.rewards.boosts]).toEqual([null, []]);
  });

  test.each([true, false])('the slip keeps rewards chosen for bets not placed; selections are kept: %s', async (keeps) => {
    const { player, owner, drafts } = await withSlip([0, 1, 2]);
    const [boost, free] = [await giveToken(db(), player.playerId, 'profit-boosts'), await giveToken(db(), player.playerId, 'free-bets')];
    const uses = [{ kind: 'profit-boost', id: boost }, { kind: 'free-bet', id: free }, { kind: 'promotional-credit' }] as const;
    await grantCredit(deps(), { playerId: player.playerId, cents: 500n, reference: `kept-${player.playerId}` });
    for (const [at, use] of uses.entries()) await setReward(deps(), { owner, draftBetId: drafts[at] ?? '', use });
    const { accepted } = await placeBets(deps(), {
      ...player,
      placementId: newPlacementId(),
      autoAccept: false,
      bets: [{ draftBetId: drafts[0] ?? '', stakeCents: 1_000n, legs: [await legOf(db(), on(0, 'moneyline', 'home'))], reward: uses[0] }],
      ...(keeps ? { keepSlipOf: owner } : {}),
    });
    const after = await readBetslip(deps(), owner);
    expect([accepted, ...[0, 1, 2].map((at) => draft(after, at)?.rewards.use)]).toEqual([true, null, uses[1], uses[2]]);
  });

  test('the slip shows a boosted win beside the plain one, and in the total return', async () => {
    const { player, owner, drafts } = await withSlip();
    const id = await giveToken(db(), player.playerId, 'profit-boosts');
    const draftBetId = drafts[0] ?? '';
    await setDraftAmount(deps(), { owner, draftBetId, amount: { field: 'BET', cents: 1_000n } });
    const chosen = await setReward(deps(), { owner, draftBetId, use: { kind: 'profit-boost', id } });
    expect(chosen.ok && chosen.value.straight).toMatchObject({
      totalReturnCents: 1_909n,
      boostedReturnCents: 2_364n,
      groups: [{ draftBets: [{ winCents: 909n, rewards: { boostedWinCents: 1_364n, boostedPrice: { num: 15n, den: 11n } } }] }],
    });
  });

  test('the slip offers no rewards to a suspended player', async () => {
    const { player, owner } = await withSlip();
    await giveToken(db(), player.playerId, 'free-bets');
    await db().updateTable('players').set({ is_restricted: true }).where('id', '=', player.playerId).execute();
    expect(draft(await readBetslip(deps(), owner))?.rewards).toMatchObject({ freeBets: [], boosts: [], creditCents: 0n });
  });

  test('the slip stops offering a token when it expires', async () => {
    const { player, owner } = await withSlip();
    await giveToken(db(), player.playerId, 'free-bets', { expires_at: new Date(NOON.getTime() + 1) });
    expect(draft(await readBetslip(deps(), owner))?.rewards.freeBets).toHaveLength(1);
    ports.setNow(new Date(NOON.getTime() + 1));
    expect(draft(await readBetslip(deps(), owner))?.rewards.freeBets).toHaveLength(0);
    ports.setNow(NOON);
  });
});
