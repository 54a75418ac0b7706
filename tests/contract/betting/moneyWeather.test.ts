import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { balancesOf } from '#server/modules/wallet/index.ts';
import { findPlacement } from '#server/modules/betting/placement/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import type { PlacementRequest } from '#server/modules/betting/placement/placementTypes.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(8);
const ports = testPorts();
const HOME = selectionId('game', 'moneyline', 'home');

beforeAll(() => buildSmallWorld(store().db, [{ id: 'game' }]));

async function request(): Promise<PlacementRequest> {
  const player = await makePlayer(store().db);
  const bets = [{ draftBetId: `straight:${HOME}`, stakeCents: 1_000n, legs: [await legOf(store().db, HOME)] }];
  return { ...player, placementId: newPlacementId(), autoAccept: false, bets };
}
const lost = (): Error => Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });

/** Returns a database that runs each transaction through `execute`. */
function withTransactions(
  execute: (work: (trx: Trx) => Promise<unknown>, run: (work: (trx: Trx) => Promise<unknown>) => Promise<unknown>) => Promise<unknown>,
): Kysely<Schema> {
  const { db } = store();
  return new Proxy(db, {
    get: (target, name) => {
      if (name !== 'transaction') return Reflect.get(target, name, target) as unknown;
      return () => ({ execute: (work: (trx: Trx) => Promise<unknown>) => execute(work, (inner) => target.transaction().execute(inner)) });
    },
  });
}

describe('a placement', () => {
  test('a placement without a database is temporarily unavailable', async () => {
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ host: '127.0.0.1', port: 1 }) }) });
    const { accepted, refusals } = await placeBets({ db, ports }, await request());
    expect([accepted, refusals]).toEqual([false, [{ code: 'temporarily-unavailable', subjectId: null, change: null }]]);
    await db.destroy();
  });

  test('a placement whose connection is lost before the commit leaves nothing and can be repeated', async () => {
    const one = await request();
    let times = 0;
    const db = withTransactions((work, run) =>
      run(async (trx) => {
        if ((times += 1) > 1) return work(trx);
        // Fails halfway: the wallet is locked, but nothing has been written.
        await trx.selectFrom('ledger_accounts').select('id').where('player_id', '=', one.playerId).forUpdate().execute();
        throw lost();
      }),
    );
    expect((await placeBets({ db, ports }, one)).refusals.map(({ code }) => code)).toEqual(['temporarily-unavailable']);
    expect(await findPlacement({ db: store().db, ports }, one)).toEqual({ status: 'unknown' });
    expect((await balancesOf(store().db, one.playerId)).cash).toBe(100_000n);
    expect((await placeBets({ db, ports }, one)).accepted).toBe(true);
  });

  test('checklist 17: a placement whose commit got no answer is answered with its decision, once', async () => {
    const one = await request();
    let times = 0;
    const db = withTransactions(async (work, run) => {
      const decided = await run(work);
      if ((times += 1) === 1) throw lost();
      return decided;
    });
    const answer = await placeBets({ db, ports }, one);
    expect(answer).toMatchObject({ accepted: true, balanceAfterCents: 99_000n });
    expect(times).toBe(2);
    expect((await store().db.selectFrom('bets').select('id').where('player_id', '=', one.playerId).execute()).map(({ id }) => id)).toEqual(
      answer.betIds,
    );
    expect((await balancesOf(store().db, one.playerId)).cash).toBe(99_000n);
  });

  test('a placement whose commit stays unanswered is a fault, as a refusal could be untrue', async () => {
    const one = await request();
    const db = withTransactions(async (work, run) => {
      await run(work);
      throw lost();
    });
    await expect(placeBets({ db, ports }, one)).rejects.toThrow('Connection terminated');
    expect(await findPlacement({ db: store().db, ports }, one)).toMatchObject({ status: 'decided', decision: { accepted: true } });
    expect((await balancesOf(store().db, one.playerId)).cash).toBe(99_000n);
  });

  test('a placement committed before the database fell silent is a fault, not a refusal', async () => {
    const one = await request();
    let times = 0;
    const db = withTransactions(async (work, run) => {
      if ((times += 1) > 1) throw new Error('timeout exceeded when trying to connect');
      await run(work);
      throw new Error('Query read timeout');
    });
    await expect(placeBets({ db, ports }, one)).rejects.toThrow('timeout exceeded');
    expect(await findPlacement({ db: store().db, ports }, one)).toMatchObject({ status: 'decided', decision: { accepted: true } });
    const again = await placeBets({ db: store().db, ports }, one);
    expect(again.accepted).toBe(true);
    expect((await balancesOf(store().db, one.playerId)).cash, 'paid once').toBe(99_000n);
  });

  test('a placement that meets an internal error throws it', async () => {
    const one = await request();
    const db = withTransactions(() => Promise.reject(new TypeError('a bug')));
    await expect(placeBets({ db, ports }, one)).rejects.toThrow('a bug');
    await expect(placeBets({ db: store().db, ports }, { ...one, playerId: 'nobody' })).rejects.toThrow('no wallet');
  });

  test("a placement is in progress while the player's cash is locked", async () => {
    const one = await request();
    await store()
      .db.transaction()
      .execute(async (trx) => {
        await trx.selectFrom('ledger_accounts').select('id').where('player_id', '=', one.playerId).forUpdate().execute();
        expect(await findPlacement({ db: store().db, ports }, one)).toEqual({ status: 'in-progress' });
      });
    expect(await findPlacement({ db: store().db, ports }, one)).toEqual({ status: 'unknown' });
  });
});

test('the ledger balances after all placements of this file', async () => {
  expect(await ledgerViolations(store().db)).toEqual([]);
});
