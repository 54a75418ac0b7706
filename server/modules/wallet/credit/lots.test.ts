import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { balancesOf } from '#server/modules/wallet/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { creditViolations } from '#tests/support/creditChecks.ts';
import { makePlayer, testPorts } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { closeLot, expireCredit, openLot, usableBalances, usableCredit } from './lots.ts';
import { houseAccount, type Journal, playerAccount, post } from '../ledger/index.ts';

const HOUR = 3_600_000;
const at = (hours: number): Date => new Date(NOON.getTime() + hours * HOUR);
const store = useTestStore();

let made = 0;
async function playerWith(...hours: readonly (number | null)[]) {
  const { db } = store();
  const { playerId } = await makePlayer(db);
  const who = `${playerId}-${(made += 1)}`;
  const lotOf = (place: number) => ({ lotId: `${who}-${place}`, playerId, currency: 'USD', now: NOON });
  for (const [place, each] of hours.entries()) {
    const award = {
      id: lotOf(place).lotId,
      player_id: playerId,
      kind: 'cashback' as const,
      title: 'Cashback',
      amount: 1_000n,
      game_id: null,
    };
    await db
      .insertInto('awards')
      .values({ ...award, expires_at: each === null ? null : at(each) })
      .execute();
    await withTransaction(db, (trx) => openLot(trx, lotOf(place), 1_000n));
  }
  let rounds = 0;
  const moved = (kind: Journal['kind'], reference: string, cents: bigint, now = NOON) =>
    withTransaction(db, (trx) => {
      const entries = [
        { account: playerAccount(playerId, 'player-bonus'), cents },
        { account: houseAccount('house-stakes', 'USD'), cents: -cents },
      ];
      return post(trx, [{ kind, reference: `${who}-${reference}`, round: (rounds += 1), recordedAt: now, entries }]);
    });
  const left = async () => {
    expect(await creditViolations(db)).toEqual([]);
    const lots = await db.selectFrom('credit_lots').select('remaining').where('player_id', '=', playerId).orderBy('id').execute();
    return lots.map(({ remaining }) => Number(remaining));
  };
  const award = (place: number) =>
    db.selectFrom('awards').select(['expires_at', 'redeemed_at']).where('id', '=', lotOf(place).lotId).executeTakeFirstOrThrow();
  return { playerId, lotOf, moved, left, award };
}
const expire = (now: Date) => expireCredit({ db: store().db, ports: { ...testPorts(), now: () => now } });

test('credit is spent from the lot that expires first, and one without expiry is spent last', async () => {
  const { moved, left, award } = await playerWith(null, 48, 24);
  await moved('bet-placed', 'bet', -1_500n);
  expect(await left()).toEqual([1_000, 500, 0]);
  expect([(await award(2)).redeemed_at, (await award(1)).redeemed_at]).toEqual([NOON, null]);
  await moved('casino-wagered', 'wager', -1_500n);
  expect(await left()).toEqual([0, 0, 0]);
});

test('credit returns to the lots it came from, and is then good for seven days at least', async () => {
  const { moved, left, award } = await playerWith(400, 24);
  await moved('bet-placed', 'one', -1_500n);
  await moved('bet-placed', 'other', -200n);
  await moved('bet-refunded', 'one', 600n, at(30));
  expect(await left()).toEqual([800, 100]);
  expect(await award(1)).toEqual({ expires_at: at(30 + 7 * 24), redeemed_at: null });
  expect((await award(0)).expires_at).toEqual(at(400));
  await moved('regrade', 'one', -700n, at(31));
  expect(await left(), 'a correction takes the bet’s own lots first, then others').toEqual([200, 0]);
});

test('what comes back for a stake from before lots were kept never expires', async () => {
  const { moved, left, playerId } = await playerWith();
  await moved('bet-refunded', 'old', 300n);
  expect([await left(), await usableCredit(store().db, playerId, at(100_000))]).toEqual([[300], 300n]);
});

test('an expired lot can’t be used from its instant on, and is taken back once', async () => {
  const { playerId, moved, left } = await playerWith(24, 48);
  const { db } = store();
  await moved('bet-placed', 'bet', -300n);
  expect(await usableCredit(db, playerId, at(24))).toBe(1_000n);
  await Promise.all([expire(at(24)), expire(at(24))]);
  expect(await left()).toEqual([0, 1_000]);
  const taken = db
    .selectFrom('ledger_journals')
    .select('reference')
    .where('kind', '=', 'credit-expired')
    .where('reference', 'like', `${playerId}%`);
  expect(await taken.execute()).toHaveLength(1);
});

test('an expired lot is not spent in place of one without expiry before it is taken back', async () => {
  const { playerId, moved, left, award } = await playerWith(24, null);
  const { db } = store();
  expect(await usableCredit(db, playerId, at(24))).toBe(1_000n);
  await moved('casino-wagered', 'wager', -1_000n, at(24));
  expect([await usableCredit(db, playerId, at(24)), (await award(0)).redeemed_at]).toEqual([0n, null]);
  await expire(at(24));
  expect(await left()).toEqual([0, 0]);
});

test('a closed lot gives back what is left and what returns to it, and is opened with that again', async () => {
  const { playerId, moved, left, lotOf } = await playerWith(24);
  const { db } = store();
  await moved('bet-placed', 'bet', -300n);
  await withTransaction(db, (trx) => closeLot(trx, lotOf(0)));
  await moved('bet-refunded', 'bet', 300n);
  expect([await left(), await usableCredit(db, playerId, NOON)]).toEqual([[300], 0n]);
  await expire(at(1));
  expect(await left()).toEqual([0]);
  await withTransaction(db, (trx) => openLot(trx, lotOf(0), null));
  expect([await left(), await usableCredit(db, playerId, NOON)]).toEqual([[1_000], 1_000n]);
});

test('what returns before an expired rest was taken back does not revive it', async () => {
  const { playerId, moved, left, award } = await playerWith(24);
  await moved('bet-placed', 'bet', -300n);
  await moved('bet-refunded', 'bet', 300n, at(25));
  expect([await left(), await usableCredit(store().db, playerId, at(25))]).toEqual([[300], 300n]);
  expect((await award(0)).expires_at).toEqual(at(25 + 7 * 24));
  await expire(at(25 + 7 * 24));
  expect(await left()).toEqual([0]);
});

test('credit that can’t be used is not in the balance that players see, even before it is taken back', async () => {
  const { playerId, lotOf, moved } = await playerWith(24, 48);
  const { db } = store();
  const seen = async (now: Date) => (await usableBalances(db, playerId, now)).bonus;
  expect([await seen(at(24)), (await balancesOf(db, playerId)).bonus]).toEqual([1_000n, 2_000n]);
  await moved('bet-placed', 'bet', -1_300n);
  await withTransaction(db, (trx) => closeLot(trx, lotOf(1)));
  await moved('bet-refunded', 'bet', 1_300n);
  expect(await seen(at(1))).toBe(1_000n);
});

test('a lot closed while all of it is in a bet stays closed for what returns, and opens without money', async () => {
  const { playerId, moved, left, lotOf } = await playerWith(24);
  const { db } = store();
  await moved('bet-placed', 'bet', -1_000n);
  await withTransaction(db, (trx) => closeLot(trx, lotOf(0)));
  await moved('bet-refunded', 'bet', 400n);
  expect([await left(), await usableCredit(db, playerId, NOON)]).toEqual([[400], 0n]);
  await expire(at(1));
  await moved('bet-placed', 'next', 0n);
  await withTransaction(db, (trx) => openLot(trx, lotOf(0), null));
  await withTransaction(db, (trx) => closeLot(trx, lotOf(0)));
  await withTransaction(db, (trx) => openLot(trx, lotOf(0), null));
  await moved('bet-refunded', 'bet', 600n);
  expect([await left(), await usableCredit(db, playerId, NOON)]).toEqual([[1_000], 1_000n]);
});

test('entries of cash run no code for lots', async () => {
  const { playerId } = await playerWith();
  const calls = (cents: bigint, account: 'player-bonus' | 'player-cash') =>
    withTransaction(store().db, async (trx) => {
      await sql`SET LOCAL track_functions = 'pl'`.execute(trx);
      const entries = [
        { account: playerAccount(playerId, account), cents },
        { account: houseAccount('house-stakes', 'USD'), cents: -cents },
      ];
      await post(trx, [{ kind: 'bet-refunded', reference: `${playerId}-${account}`, round: 0, recordedAt: NOON, entries }]);
      const { rows } = await sql<{ calls: string | null }>`SELECT pg_stat_get_xact_function_calls('keep_lots'::regproc) AS calls`.execute(
        trx,
      );
      return Number(rows[0]?.calls ?? 0);
    });
  expect([await calls(100n, 'player-cash'), await calls(100n, 'player-bonus')]).toEqual([0, 1]);
});
