import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { playerFunds } from '#server/modules/wallet/playerFunds.ts';
import { reportPlayerFunds } from '#server/modules/wallet/index.ts';
import { callback } from '#tests/support/deposits.ts';
import { sandbox } from '#tests/support/http.ts';
import { openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { toBank, withdrawalId } from '#tests/support/withdrawals.ts';

const server = useTestServer();
const dbOf = () => server().app.deps.db;

describe('checklist 46: player funds', () => {
  it('checklist 46: player funds are balances, pending withdrawals and open stakes, with variance 0', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const before = await fundsIn('USD');
    await place(player, [straight((await openMoneyline(server())).home, '2500')]);
    await withdrawalId(player, toBank(20_000));
    const after = await fundsIn('USD');
    expect(after).toEqual({
      ...before,
      balances: before.balances - 22_500n,
      pendingWithdrawals: before.pendingWithdrawals + 20_000n,
      inPlay: before.inPlay + 2_500n,
    });
    expect(after.variance).toBe(0n);
    const now = server().app.deps.ports.now();
    const tomorrow = new Date(now.getTime() + 86_400_000);
    const onVariance = vi.fn<() => void>();
    const report = () => reportPlayerFunds({ db: dbOf(), now: tomorrow, onVariance });
    const [first, second] = await Promise.all([report(), report()]);
    expect([...first, ...second].filter(({ currency }) => currency === 'USD')).toEqual([after]);
    expect(await report()).toEqual([]);
    expect(onVariance).not.toHaveBeenCalled();
  });

  it('player funds at a past time ignore later bets, results and withdrawals (checklist 46)', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const { db, ports } = server().app.deps;
    const [settles, stays] = [await openMoneyline(server(), 1), await openMoneyline(server(), 2)];
    await place(player, [straight(settles.home, '2500')]);
    await place(player, [straight(stays.home, '1100')]);
    const [paid, back] = [await withdrawalId(player, toBank(20_000)), await withdrawalId(player, toBank(10_000))];
    const then = await fundsIn('USD');
    await sandbox(server(), 'clock', { advanceSeconds: 60 });
    const at = ports.now();
    await sandbox(server(), 'clock', { advanceSeconds: 60 });
    await sandbox(server(), 'result', { eventId: settles.eventId, homeScore: 30, awayScore: 10 });
    await place(player, [straight(stays.home, '900')]);
    for (const [reference, status, amountCents] of [
      [paid, 'APPROVED', '20000'],
      [back, 'DECLINED', '10000'],
    ] as const)
      await callback(server(), { direction: 'out', reference, status, amountCents });
    await withdrawalId(player, toBank(5_000));
    expect((await playerFunds(db, at)).find(({ currency }) => currency === 'USD')).toEqual(then);
    expect(await fundsIn('USD')).toMatchObject({ variance: 0n, pendingWithdrawals: then.pendingWithdrawals - 25_000n });
    // Failed before the report's time and paid later, so the withdrawal was not pending at that time.
    const late = ports.now();
    await sandbox(server(), 'clock', { advanceSeconds: 60 });
    const before = (await playerFunds(db, late)).find(({ currency }) => currency === 'USD');
    await callback(server(), { direction: 'out', reference: back, status: 'APPROVED', amountCents: '10000' });
    expect((await playerFunds(db, late)).find(({ currency }) => currency === 'USD')).toEqual(before);
    await sandbox(server(), 'clock', { reset: true });
  });

  it('player funds are reported for each Eastern day as of its midnight, a minute later (checklist 46)', async () => {
    const report = (now: string) => reportPlayerFunds({ db: dbOf(), now: new Date(now), onVariance: () => undefined });
    const dayOf = async () =>
      (
        await dbOf()
          .selectFrom('player_funds')
          .select(sql<string>`day::text`.as('day'))
          .orderBy('day', 'desc')
          .limit(1)
          .executeTakeFirst()
      )?.day;
    // Midnight in New York is 05:00 UTC in winter and 04:00 UTC in summer.
    expect(await report('2030-01-15T05:00:59Z')).toEqual([]);
    expect(await report('2030-01-15T05:01:00Z')).not.toEqual([]);
    expect(await dayOf()).toBe('2030-01-14');
    expect(await report('2030-01-16T04:59:00Z'), 'still that day').toEqual([]);
    await report('2030-07-15T04:01:00Z');
    expect(await dayOf()).toBe('2030-07-14');
  });

  it('a balance that differs from its ledger entries is reported as a variance (checklist 46)', async () => {
    const player = await PlayerClient.fresh(server());
    const change = (by: number) =>
      dbOf()
        .updateTable('ledger_accounts')
        .set((eb) => ({ balance: eb('balance', '+', String(by)) }))
        .where('id', '=', `player-cash:${player.playerId}`)
        .execute();
    await change(7);
    const seen: [bigint, string][] = [];
    await reportPlayerFunds({
      db: dbOf(),
      now: new Date('2031-01-02T06:00:00Z'),
      onVariance: ({ variance }, day) => seen.push([variance, day]),
    });
    await change(-7);
    expect(seen).toEqual([[7n, '2031-01-01']]);
  });
});

const fundsIn = async (currency: string) =>
  (await playerFunds(dbOf())).find((funds) => funds.currency === currency) ?? expect.fail('no funds');
