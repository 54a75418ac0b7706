import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrol } from '#server/modules/offers/versions/index.ts';
import { tokenHash } from '#server/modules/casino/play/wallet/provider.ts';
import type { WalletAnswer } from '#server/modules/casino/play/wallet/walletCall.ts';
import { usableCredit } from '#server/modules/wallet/credit/index.ts';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { gameRounds } from '#tests/support/gameRounds.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { offerOf } from '#tests/support/offers.ts';
import { IP, makePlayer } from '#tests/support/players.ts';
import { makeGround } from './ground.ts';
import { startVictim, type Victim } from './victim.ts';

const IS_FULL = process.env['LINEMAKER_FULL'] === '1';
/** Kills while credit is awarded; as many follow while it is wagered, and while it expires. */
const KILLS = IS_FULL ? 20 : 2;
const PLAYERS = IS_FULL ? 150 : 30;
const WAGERS = 6;
const SEED = Number(process.env['LINEMAKER_SEED'] ?? Date.now() % 1_000_000);
const random = randomOf(SEED, 'lots');

const HOUR = 3_600_000;
const MORNING = new Date('2026-11-30T15:00:00Z');
const MIDNIGHT = new Date('2026-12-01T05:00:00Z');
const after = (hours: number): Date => new Date(MIDNIGHT.getTime() + hours * HOUR);

const { dataDir, pgData, withStore, clear } = makeGround();
const players: string[] = [];
beforeAll(() =>
  withStore(async (db) => {
    const id = 'cashback';
    const { hash } = await offerOf(db, {
      ...{ id, brands: ['hwc'], from: after(-20).toISOString(), until: after(20).toISOString(), mostAwards: 3, budgetCents: PLAYERS * 400 },
      qualifies: { kind: 'day-loss', leastCents: 1_000 },
      pays: { kind: 'cashback', percent: 10, mostCents: 500, days: 7 },
    });
    const { sit, lose } = gameRounds(
      () => db,
      () => MORNING,
    );
    for (let made = 0; made < PLAYERS; made += 1) {
      const player = await makePlayer(db, { now: MORNING });
      const { playerId, sessionId } = player;
      const asked = { playerId, offerId: id, seen: hash, brand: 'hwc', region: 'US-NJ' };
      expect(await withTransaction(db, (trx) => enrol(trx, asked, MORNING))).toBeNull();
      await lose(await sit(player), 4_000n);
      await db.updateTable('players').set({ casino_balance_usage: 'BONUS_FIRST' }).where('id', '=', playerId).execute();
      await db
        .insertInto('casino_sessions')
        .values({
          ...{
            id: `seat-${playerId}`,
            player_id: playerId,
            login_id: sessionId,
            launch_id: 'night',
            brand: 'hwc',
            opened_at: MIDNIGHT,
            last_wager_at: MIDNIGHT,
          },
          ...{ game_id: 'slots', title: 'Slots', currency: 'USD', min_bet: 1n, max_bet: 1_000n, token_hash: tokenHash(playerId) },
        })
        .execute();
      players.push(playerId);
    }
    await db.updateTable('sessions').set({ last_seen_at: MIDNIGHT, reality_checked_at: MIDNIGHT }).execute();
  }),
);
afterAll(clear);

type Work = (victim: Victim) => Promise<unknown>;

/** Kills servers at work, every second time with the database. Checks the ledger after each kill. The last server is not killed. */
async function killing(now: Date, work: Work): Promise<void> {
  for (let round = 0; round < KILLS; round += 1) {
    const victim = await startVictim(dataDir);
    await victim.ask('/clock', { now: now.toISOString() });
    const working = work(victim);
    await pause(20 + random() * 60);
    await victim.kill(round % 2 === 0 ? undefined : pgData);
    await working;
    expect(await withStore(ledgerViolations), `kill ${round}`).toEqual([]);
  }
  const survivor = await startVictim(dataDir);
  await survivor.ask('/clock', { now: now.toISOString() });
  await work(survivor);
  await survivor.stop();
  expect(await withStore(ledgerViolations)).toEqual([]);
}

/** Sends every call and adds the answered ones to `answered`. The last server gets all of them again. */
const sending = (calls: readonly object[], answered: Set<object>) => async (victim: Victim) => {
  for (let from = 0; from < calls.length && !victim.isDead(); from += 10)
    await Promise.all(
      calls.slice(from, from + 10).map(async (call) => {
        const answer = await victim.ask<WalletAnswer>('/game', call);
        if (answer === undefined) return;
        expect(answer).toMatchObject({ isAccepted: true });
        answered.add(call);
      }),
    );
};

/** Changes of bonus balances in cents per player, summed by kind of journal. */
const moved = () =>
  withStore(async (db) => {
    const { rows } = await sql<{ kind: string; cents: number }>`SELECT j.kind, sum(e.amount)::integer / ${PLAYERS}::integer AS cents
      FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id WHERE e.account_id LIKE 'player-bonus:%' GROUP BY j.kind`.execute(
      db,
    );
    return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]));
  });
const usable = (now: Date) => withStore(async (db) => new Set(await Promise.all(players.map((id) => usableCredit(db, id, now)))));

const transaction = (act: string, playerId: string, at: number) => ({
  ...{ act, session: playerId, currency: 'USD', transaction: `${act}-${playerId}-${at}`, round: `round-${playerId}-${at}` },
});

test(
  `cashback survives ${KILLS} kills in each of award, wager and expiry: nothing lost or twice (LINEMAKER_SEED=${SEED})`,
  { timeout: KILLS * 60_000 + 180_000 },
  async () => {
    await killing(MIDNIGHT, (victim) => Promise.all([victim.ask('/follow', {}), victim.ask('/follow', {})]));
    expect([await moved(), await usable(MIDNIGHT)]).toEqual([{ 'credit-granted': 400 }, new Set([400n])]);

    const wagers = Array.from({ length: WAGERS }, (_, at) =>
      players.map((id) => ({ ...transaction('wager', id, at), cents: 50n, playerIp: IP })),
    ).flat();
    const answered = new Set<object>();
    await killing(MIDNIGHT, sending(wagers, answered));
    expect(answered.size).toBe(wagers.length);
    expect([await moved(), await usable(MIDNIGHT)]).toEqual([{ 'credit-granted': 400, 'casino-wagered': -300 }, new Set([100n])]);

    const later = after(8 * 24);
    const backs = players.map((id) => ({ ...transaction('return', id, 0), wager: `wager-${id}-0` }));
    const back = sending(backs, answered);
    await killing(later, (victim) => Promise.all([victim.ask('/expire', {}), victim.ask('/expire', {}), back(victim)]));
    const spent = { 'credit-granted': 400, 'casino-wagered': -300, 'casino-returned': 50 };
    expect([await moved(), await usable(later)]).toEqual([{ ...spent, 'credit-expired': -100 }, new Set([50n])]);

    await killing(after(16 * 24), (victim) => Promise.all([victim.ask('/expire', {}), victim.ask('/expire', {})]));
    expect(await moved()).toEqual({ ...spent, 'credit-expired': -150 });
  },
);
