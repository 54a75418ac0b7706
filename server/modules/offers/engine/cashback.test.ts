import { expect, test } from 'vitest';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { usableCredit } from '#server/modules/wallet/credit/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { enrol, findOffer, stopOffer } from '../versions/index.ts';
import { creditViolations } from '#tests/support/creditChecks.ts';
import { gameRounds } from '#tests/support/gameRounds.ts';
import { gameViolations } from '#tests/support/gameChecks.ts';
import { offerViolations } from '#tests/support/offerChecks.ts';
import { offerOf } from '#tests/support/offers.ts';
import { makePlayer, type TestPlayer, testPorts } from '#tests/support/players.ts';
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

let made = 0;
async function joined(changes: Partial<OfferDocument> = {}) {
  ports.setNow(MORNING);
  const id = `cashback-${(made += 1)}`;
  const { hash } = await offerOf(db(), {
    ...{ id, brands: ['hwc'], from: after(-1, MORNING).toISOString(), until: after(72).toISOString() },
    qualifies: { kind: 'day-loss', leastCents: 1_000 },
    pays: { kind: 'cashback', percent: 10, mostCents: 500, days: 7 },
    ...{ mostAwards: 10, ...changes },
  });
  const player = await makePlayer(db(), { now: MORNING });
  const asked = { playerId: player.playerId, offerId: id, seen: hash, brand: 'hwc', region: 'US-NJ' };
  expect(await withTransaction(db(), (trx) => enrol(trx, asked, MORNING))).toBeNull();
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
