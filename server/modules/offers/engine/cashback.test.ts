import { expect, test } from 'vitest';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { settleEvent, voidEvent } from '#server/modules/betting/settlement/index.ts';
import { expireCredit, usableCredit } from '#server/modules/wallet/credit/index.ts';
import { grantCredit } from '#server/modules/wallet/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { enrol, findOffer, stopOffer } from '../versions/index.ts';
import { creditViolations } from '#tests/support/creditChecks.ts';
import { gameRounds } from '#tests/support/gameRounds.ts';
import { gameViolations } from '#tests/support/gameChecks.ts';
import { offerViolations } from '#tests/support/offerChecks.ts';
import { offerOf } from '#tests/support/offers.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { followFacts } from './index.ts';

const HOUR = 3_600_000;
const MORNING = new Date('2026-11-30T15:00:00Z');
const MIDNIGHT = new Date('2026-12-01T05:00:00Z');
const after = (hours: number, start = MIDNIGHT): Date => new Date(start.getTime() + hours * HOUR);

const store = useTestStore(4);
const db = () => store().db;
const ports = testPorts(MORNING);
const { sit, wager, win, sendBack, lose } = gameRounds(db, ports.now);
const follow = async (now?: Date) => {
  if (now) ports.setNow(now);
  await followFacts({ db: db(), ports })();
  expect([...(await offerViolations(db())), ...(await creditViolations(db())), ...(await gameViolations(db()))]).toEqual([]);
};

async function join(offerId: string, seen: string, at = MORNING): Promise<TestPlayer> {
  const player = await makePlayer(db(), { now: at });
  const asked = { playerId: player.playerId, offerId, seen, brand: 'hwc', region: 'US-NJ' };
  expect(await withTransaction(db(), (trx) => enrol(trx, asked, at))).toBeNull();
  return player;
}
let made = 0;
async function joined(changes: Partial<OfferDocument> = {}, at = MORNING) {
  ports.setNow(at);
  const id = `cashback-${(made += 1)}`;
  const { hash } = await offerOf(db(), {
    ...{ id, brands: ['hwc'], from: after(-1, MORNING).toISOString(), until: after(72).toISOString() },
    qualifies: { kind: 'day-loss', leastCents: 1_000 },
    pays: { kind: 'cashback', percent: 10, mostCents: 500, days: 7 },
    ...{ mostAwards: 10, ...changes },
  });
  const player = await join(id, hash, at);
  const awarded = async () => (await findOffer(db(), id))?.awardedCents;
  return { id, player, seat: await sit(player), awarded };
}
const creditOf = ({ playerId }: TestPlayer): Promise<bigint> => usableCredit(db(), playerId, ports.now());
const causesOf = ({ playerId }: TestPlayer) =>
  db()
    .selectFrom('offer_causes')
    .select(['base', 'is_met', 'is_over', 'withheld'])
    .where('player_id', '=', playerId)
    .orderBy('cause')
    .execute();

test('a day’s net loss in cash earns its percentage once the day is over, and nothing is worked out before', async () => {
  const { player, seat, awarded } = await joined();
  await lose(seat, 3_000n);
  await win(seat, await wager(seat, { cash: 1_000n }), 555n);
  await follow();
  await follow(after(-0.01));
  expect([await creditOf(player), await causesOf(player)]).toEqual([0n, [{ base: '0', is_met: false, is_over: false, withheld: null }]]);
  ports.setNow(MIDNIGHT);
  await Promise.all([follow(), follow()]);
  expect([await creditOf(player), await awarded()]).toEqual([345n, 345n]);
  await db().deleteFrom('fact_cursors').execute();
  await follow();
  expect([await creditOf(player), await awarded()], 'facts read again give nothing').toEqual([345n, 345n]);
  expect(await db().selectFrom('awards').select(['kind', 'expires_at']).where('player_id', '=', player.playerId).execute()).toEqual([
    { kind: 'cashback', expires_at: after(7 * 24) },
  ]);
});

test('each day counts alone, a round on the day it began, and the amount is capped', async () => {
  const { player, seat } = await joined();
  ports.setNow(after(-0.1));
  await lose(seat, 2_000n);
  const late = await wager(seat, { cash: 5_000n });
  await follow(after(0.1));
  expect(await creditOf(player), 'a round is open').toBe(0n);
  await lose(seat, 999n);
  await win(seat, late, 0n);
  await follow();
  expect(await creditOf(player)).toBe(500n);
  await follow(after(24));
  expect(await creditOf(player), 'the next day is a cent short').toBe(500n);
});

test('what was staked with credit, sent back, played elsewhere or before joining does not count, and a win with credit does', async () => {
  const { player, seat } = await joined();
  ports.setNow(after(-2, MORNING));
  await lose(seat, 50_000n);
  ports.setNow(MORNING);
  await sendBack(seat, await wager(seat, { cash: 5_000n }));
  await lose(await sit(player, { brand: 'tsc' }), 5_000n);
  await lose(seat, 2_000n);
  await follow(MIDNIGHT);
  expect(await creditOf(player)).toBe(200n);
  await win(seat, await wager(seat, { cash: 0n, bonus: 200n }), 700n);
  await lose(seat, 1_700n);
  await follow(after(24));
  expect(await creditOf(player), 'of 17.00 lost, 7.00 were won').toBe(100n);
});

test('a late win changes an unused award, takes back what is left of a used one, and gives nothing twice', async () => {
  const { player, seat, awarded } = await joined();
  const round = await wager(seat, { cash: 4_000n });
  await win(seat, round, 0n);
  await follow(MIDNIGHT);
  await win(seat, round, 1_000n);
  await follow();
  expect([await creditOf(player), await awarded()]).toEqual([300n, 300n]);
  const paid = await wager(seat, { cash: 0n, bonus: 100n });
  await win(seat, round, 2_500n);
  await follow();
  expect([await creditOf(player), await awarded()], 'what was used stays counted').toEqual([0n, 300n]);
  await sendBack(seat, paid);
  expect(await creditOf(player), 'what returns can’t be used').toBe(0n);
});

test('a cap, a budget, a stop and an exclusion hold, and who was excluded when the day ended gets nothing later', async () => {
  const capped = await joined({ mostAwards: 1 });
  const poor = await joined({ budgetCents: 500 });
  const stopped = await joined();
  const out = await joined();
  const barred = await joined();
  for (const { seat } of [capped, poor, stopped, out, barred]) await lose(seat, 4_000n);
  await withTransaction(db(), (trx) => stopOffer(trx, stopped.id, { by: 'test', at: after(1, MORNING) }));
  ports.setNow(after(2, MORNING));
  await lose(stopped.seat, 4_000n);
  await db().updateTable('players').set({ casino_restricted_at: MORNING }).where('id', '=', out.player.playerId).execute();
  await db().updateTable('players').set({ is_restricted: true }).where('id', '=', barred.player.playerId).execute();
  await follow(MIDNIGHT);
  const credits = () => Promise.all([capped, poor, stopped, out, barred].map(({ player }) => creditOf(player)));
  expect(await credits()).toEqual([400n, 400n, 400n, 0n, 0n]);
  for (const { player } of [out, barred])
    await db().updateTable('players').set({ casino_restricted_at: null, is_restricted: false }).where('id', '=', player.playerId).execute();
  for (const { seat } of [capped, poor, stopped]) await lose(seat, 4_000n);
  await follow(after(24));
  expect(await credits()).toEqual([400n, 400n, 400n, 0n, 0n]);
  expect([await causesOf(capped.player), await causesOf(poor.player)].map(([, second]) => second?.withheld)).toEqual(['cap', 'budget']);
});

/** Earns $4 of cashback and bets it on a game, in which nothing else is bet. */
async function betCashback(game: string) {
  await buildSmallWorld(db(), [{ id: game, startsAt: after(10) }]);
  const { player, seat } = await joined();
  const round = await wager(seat, { cash: 4_000n });
  await win(seat, round, 0n);
  await follow(MIDNIGHT);
  await db()
    .updateTable('sessions')
    .set({ last_seen_at: MIDNIGHT, reality_checked_at: MIDNIGHT })
    .where('id', '=', player.sessionId)
    .execute();
  const leg = await legOf(db(), selectionId(game, 'moneyline', 'home'));
  const reward = { kind: 'promotional-credit' } as const;
  const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 400n, legs: [leg], reward }];
  const placed = await placeBets({ db: db(), ports }, { ...player, placementId: newPlacementId(), autoAccept: false, bets });
  expect(placed.refusals).toEqual([]);
  return { player, winLate: () => win(seat, round, 3_500n) };
}

test('credit that returns from a bet is taken back if its day no longer counts', async () => {
  const { player, winLate } = await betCashback('game');
  await winLate();
  await follow();
  await voidEvent({ db: db(), ports }, { eventId: 'game', reason: 'Abandoned', origin: 'test' });
  await follow();
  expect(await creditOf(player)).toBe(0n);
});

test.each(['withdrawn', 'expired'])('other credit does not pay for a stake that returned, was %s and was lost after all', async (how) => {
  const game = `game-${how}`;
  const { player, winLate } = await betCashback(game);
  await grantCredit({ db: db(), ports }, { playerId: player.playerId, cents: 1_000n, reference: `${game}-other` });
  if (how === 'withdrawn') await winLate();
  const settle = (homeScore: number, awayScore: number) =>
    settleEvent({ db: db(), ports }, { eventId: game, homeScore, awayScore, origin: 'test' });
  ports.setNow(after(12));
  await settle(1, 1);
  await follow(how === 'withdrawn' ? after(13) : after(12 + 7 * 24));
  await expireCredit({ db: db(), ports });
  expect(await creditOf(player)).toBe(1_000n);
  await settle(0, 1);
  await follow();
  expect(await creditOf(player)).toBe(1_000n);
  await settle(1, 1);
  await settle(0, 1);
  await follow();
  expect(await creditOf(player), 'corrected there and back').toBe(1_000n);
});

test('a round that another process ended by a clock behind is waited for', async () => {
  const { player, seat } = await joined();
  const round = await wager(seat, { cash: 4_000n });
  await follow(MIDNIGHT);
  ports.setNow(new Date(MIDNIGHT.getTime() - 1_000));
  await win(seat, round, 0n);
  await follow(after(1));
  expect(await creditOf(player)).toBe(400n);
});

test('what returns after its lot has expired is good for seven days, and its award with it', async () => {
  const { player, seat } = await joined();
  await lose(seat, 4_000n);
  await follow(MIDNIGHT);
  const round = await wager(seat, { cash: 0n, bonus: 150n });
  ports.setNow(after(8 * 24));
  await Promise.all([expireCredit({ db: db(), ports }), expireCredit({ db: db(), ports })]);
  expect(await creditOf(player)).toBe(0n);
  await sendBack(seat, round);
  await follow();
  expect(await creditOf(player)).toBe(150n);
  ports.setNow(after(15 * 24 - 0.01));
  expect(await creditOf(player)).toBe(150n);
  ports.setNow(after(15 * 24));
  await expireCredit({ db: db(), ports });
  await follow();
  expect(await creditOf(player)).toBe(0n);
});

// Clocks in New York go forward on 8 March and back on 1 November 2026.
test.each([
  ['of 23 hours', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
  ['of 25 hours', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
])('a day %s begins and ends at midnight in New York', async (_, begins, ends) => {
  const [from, until] = [new Date(begins), new Date(ends)];
  const { player, seat } = await joined({ from: after(-48, from).toISOString(), until: after(72, from).toISOString() }, after(-24, from));
  ports.setNow(after(-0.001, from));
  await lose(seat, 1_000n);
  ports.setNow(from);
  await lose(seat, 2_000n);
  ports.setNow(after(-0.001, until));
  await lose(seat, 1_000n);
  await follow();
  expect(await creditOf(player), 'the day before').toBe(100n);
  await follow(until);
  expect(await creditOf(player)).toBe(400n);
});

test('a share of half a cent is rounded up, and parallel awards never exceed the budget', async () => {
  const { player, seat } = await joined();
  await lose(seat, 1_005n);
  await follow(MIDNIGHT);
  expect(await creditOf(player)).toBe(101n);
  const { id, awarded, seat: first } = await joined({ budgetCents: 1_000 });
  const { hash } = (await findOffer(db(), id)) ?? expect.fail();
  await lose(first, 4_000n);
  for (let other = 0; other < 5; other += 1) await lose(await sit(await join(id, hash)), 4_000n);
  ports.setNow(MIDNIGHT);
  await Promise.all([follow(), follow(), follow()]);
  expect(await awarded()).toBe(800n);
});
