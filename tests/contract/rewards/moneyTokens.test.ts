import { describe, expect, test } from 'vitest';
import { balancesOf } from '#server/modules/wallet/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { settleEvent, voidEvent } from '#server/modules/betting/settlement/index.ts';
import { reportableWins } from '#server/modules/taxes/index.ts';
import { cashOutHands } from '#tests/support/cashOuts.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { giveToken } from '#tests/support/rewards.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(8);
const { deps, found, gameAt, on, settle } = gamesToSettle(store);
const { quoteOf, take } = cashOutHands(deps);
const db = () => store().db;

type Kind = 'free-bet' | 'profit-boost';
/** Creates a player with a token. The returned `place` uses it for a bet on a home team at −110. */
async function withToken(kind: Kind, more: object = {}) {
  const player = await makePlayer(db());
  const id = await giveToken(db(), player.playerId, kind === 'free-bet' ? 'free-bets' : 'profit-boosts', more);
  const place = async (at: number, stakeCents = 1_000n): Promise<string> => {
    const leg = await legOf(db(), on(at, 'moneyline', 'home'));
    const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents, legs: [leg], reward: { kind, id } }];
    const { betIds, refusals } = await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets });
    expect(refusals).toEqual([]);
    return betIds[0] ?? '';
  };
  return { player, id, place };
}
const tokenOf = (id: string) =>
  db().selectFrom('awards').select(['redeemed_bet_id', 'most_stake']).where('id', '=', id).executeTakeFirstOrThrow();
const cash = async ({ playerId }: TestPlayer) => (await balancesOf(db(), playerId)).cash;

describe('a boosted bet, partly cashed out', () => {
  test.each([
    ['of a boost without a maximum', {}, '600'],
    ['of a boost for a part of the bet', { most_stake: 500n }, '500'],
    ['of a boost for little of the bet', { most_stake: 100n }, '100'],
  ])('a void boosted bet, partly cashed out, returns its boost for the rest: %s', async (_name, more, most) => {
    const { player, id, place } = await withToken('profit-boost', more);
    const bet = await place(0);
    const { id: quoteId } = await quoteOf(player, bet);
    expect(await take(player, bet, { quoteId, stakeCents: 400n, valueCents: 1n })).toMatchObject({ refusal: null });
    await voidEvent(deps(), { eventId: gameAt(0), reason: 'Abandoned', origin: 'test' });
    expect(await tokenOf(id)).toEqual({ redeemed_bet_id: null, most_stake: most });
    expect(await ledgerViolations(db())).toEqual([]);
  });

  test('a void boosted bet without a cash out returns its whole boost', async () => {
    const { id, place } = await withToken('profit-boost');
    await place(0);
    await voidEvent(deps(), { eventId: gameAt(0), reason: 'Abandoned', origin: 'test' });
    expect(await tokenOf(id)).toEqual({ redeemed_bet_id: null, most_stake: null });
  });
});

describe('a token returned by a push and used again', () => {
  test('a corrected bet whose boost was reused wins its plain price, and the later bet its boost', async () => {
    const { player, id, place } = await withToken('profit-boost');
    const [first, before] = [await place(0), await cash(player)];
    await settle(0, 1, 1);
    expect(await cash(player)).toBe(before + 1_000n);
    const second = await place(1);
    await settle(0, 2, 1);
    expect(await found(player, first)).toMatchObject({ outcome: 'WIN', payoutCents: 1_909n, boostPercent: null });
    expect(await tokenOf(id)).toMatchObject({ redeemed_bet_id: second });
    await settle(1, 2, 1);
    expect(await found(player, second)).toMatchObject({ outcome: 'WIN', payoutCents: 2_364n, boostPercent: 50 });
    expect(await cash(player)).toBe(100_000n + 909n + 1_364n);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  test.each([
    ['had won', 2, 1],
    ['had lost', 0, 1],
  ])('a corrected bonus bet whose token was reused counts as never staked, even if it %s', async (_name, home, away) => {
    const { player, id, place } = await withToken('free-bet');
    const first = await place(0);
    await settle(0, 1, 1);
    const second = await place(1);
    await settle(0, home, away);
    expect(await found(player, first)).toMatchObject({ outcome: 'REFUND', payoutCents: 0n });
    expect([await cash(player), await tokenOf(id)]).toMatchObject([100_000n, { redeemed_bet_id: second }]);
    await settle(1, 2, 1);
    expect(await cash(player)).toBe(100_909n);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  test('a token is taken again by a later correction once the other bet has returned it', async () => {
    const { player, id, place } = await withToken('free-bet');
    const first = await place(0);
    await settle(0, 1, 1);
    await place(1);
    await settle(0, 2, 1);
    await voidEvent(deps(), { eventId: gameAt(1), reason: 'Abandoned', origin: 'test' });
    await settle(0, 0, 0);
    await settle(0, 1, 0);
    expect(await found(player, first)).toMatchObject({ outcome: 'WIN', payoutCents: 909n });
    expect([await cash(player), await tokenOf(id)]).toMatchObject([100_909n, { redeemed_bet_id: first }]);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  test('a boost reused during a correction is paid once, in either order', async () => {
    const { player, place } = await withToken('profit-boost');
    await place(0);
    await settle(0, 1, 1);
    await Promise.allSettled([place(1), settle(0, 2, 1)]);
    await settle(1, 2, 1);
    // One plain and one boosted win, or only the boosted one if the other bet was refused.
    expect([100_000n + 909n + 1_364n, 100_000n + 1_364n]).toContain(await cash(player));
    expect(await ledgerViolations(db())).toEqual([]);
  });
});

describe('a late bonus bet that was cashed out', () => {
  const ended = (homeScore: number, decidedAt: Date) =>
    settleEvent(deps(), { eventId: gameAt(0), homeScore, awayScore: 0, origin: 'test', decidedAt });
  const [BEFORE, AFTER] = [new Date(NOON.getTime() - 1_000), new Date(NOON.getTime() + 1)];
  /** Cashes a bonus bet out in full for `paidCents`, then voids it because it was placed after the game's end. */
  async function undone() {
    const token = await withToken('free-bet');
    const bet = await token.place(0);
    await db()
      .updateTable('selections')
      .set({ feed_num: 1n, feed_den: 3n })
      .where('id', '=', on(0, 'moneyline', 'home'))
      .execute();
    const { paidCents } = await take(token.player, bet);
    expect(await cash(token.player)).toBe(100_000n + (paidCents ?? 0n));
    await ended(1, BEFORE);
    expect([await cash(token.player), await tokenOf(token.id)]).toMatchObject([100_000n, { redeemed_bet_id: null }]);
    return { ...token, bet, paidCents: paidCents ?? 0n };
  }

  test('a bonus bet undone as too late pays nothing again if its token was reused meanwhile', async () => {
    const { player, id, place, bet } = await undone();
    const second = await place(1);
    await ended(1, AFTER);
    expect(await found(player, bet)).toMatchObject({ outcome: 'REFUND', payoutCents: 0n, cashed: { stakeCents: 0n, paidCents: 0n } });
    expect([await cash(player), await tokenOf(id)]).toMatchObject([100_000n, { redeemed_bet_id: second }]);
    await settle(1, 2, 1);
    expect(await cash(player)).toBe(100_909n);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  test('a cash out undone as too late is restored if the token was not reused', async () => {
    const first = await undone();
    await ended(1, AFTER);
    expect(await found(first.player, first.bet)).toMatchObject({ outcome: 'CASH_OUT', payoutCents: first.paidCents });
    expect([await cash(first.player), await tokenOf(first.id)]).toMatchObject([100_000n + first.paidCents, { redeemed_bet_id: first.bet }]);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  test('a cash out undone as too late is restored once the other bet has returned the token', async () => {
    const { player, id, place, bet, paidCents } = await undone();
    await place(1);
    await ended(1, AFTER);
    await voidEvent(deps(), { eventId: gameAt(1), reason: 'Abandoned', origin: 'test' });
    await ended(1, BEFORE);
    expect(await found(player, bet)).toMatchObject({ payoutCents: 0n });
    await ended(1, AFTER);
    expect(await found(player, bet)).toMatchObject({ outcome: 'CASH_OUT', payoutCents: paidCents });
    expect([await cash(player), await tokenOf(id)]).toMatchObject([100_000n + paidCents, { redeemed_bet_id: bet }]);
    expect(await ledgerViolations(db())).toEqual([]);
  });
});

test("a won bonus bet is reported with its full payout, as its stake was not the player's", async () => {
  const { player, place } = await withToken('free-bet', { amount: 1_000n });
  // A $10.00 bonus bet at 302:1 pays $3,020.00. If its stake were subtracted, the win would be $3,010.00.
  await db()
    .updateTable('selections')
    .set({ feed_num: 302n, feed_den: 1n })
    .where('id', '=', on(0, 'moneyline', 'home'))
    .execute();
  const bet = await place(0);
  await settle(0, 1, 0);
  expect(await reportableWins(db(), player.playerId)).toMatchObject([{ betId: bet, won: 302_000n, staked: 1_000n }]);
});
