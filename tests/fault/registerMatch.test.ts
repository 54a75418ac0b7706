import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { balancesOf } from '#server/modules/wallet/index.ts';
import type { PlacementDecision } from '#server/modules/betting/placement/placementTypes.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, testPorts, type TestPlayer } from '#tests/support/players.ts';
import { joinAll, moveTo } from '#tests/support/registerAnswers.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { makeGround } from './ground.ts';
import { startVictim, type Victim } from './victim.ts';

const KILLS = Number(process.env['LINEMAKER_KILLS'] ?? (process.env['LINEMAKER_FULL'] === '1' ? 200 : 10));
const ACCOUNTS = 3;
/** Each account's bets before it matches the register. */
const BETS = 30;
const STAKE = 100n;
const CASH = 1_000_000n;
const SEED = Number(process.env['LINEMAKER_SEED'] ?? Date.now() % 1_000_000);
const random = randomOf(SEED, 'register');

const { dataDir, pgData, withStore, clear } = makeGround();
afterAll(clear);

test(
  `R2: each open bet of a listed player is refunded once or refused (${KILLS} kills, LINEMAKER_SEED=${SEED})`,
  { timeout: KILLS * 40_000 + 60_000 },
  async () => {
    const everybody = await withStore(async (db) => {
      await buildSmallWorld(db, [{ id: 'game' }]);
      const made: (readonly TestPlayer[])[] = [];
      while (made.length < KILLS) made.push(await prepare(db));
      return made;
    });
    for (const [round, accounts] of everybody.entries()) {
      const [first] = accounts;
      if (!first) throw new Error('Nobody to list');
      const victim = await startVictim(dataDir);
      const placing = Promise.all(accounts.map((account) => keepPlacing(victim, account)));
      await pause(random() * 40);
      const listing = victim.ask('/listed', { playerId: first.playerId });
      await pause(random() * 120);
      await victim.kill(round % 2 === 0 ? pgData : undefined);
      await Promise.all([placing, listing]);
    }
    // Registers the people again, because a kill may have lost that. The server's jobs then refund the remaining bets.
    const survivor = await startVictim(dataDir);
    for (const [first] of everybody) await survivor.ask('/listed', { playerId: first?.playerId });
    expect(await survivor.ask('/refund', {}), 'nothing is left').toBe(0);
    await survivor.stop();
    await withStore(async (db) => {
      expect(await ledgerViolations(db)).toEqual([]);
      const players = everybody.flat().map(({ playerId }) => playerId);
      const open = db.selectFrom('bets').select('id').where('player_id', 'in', players).where('status', '=', 'OPEN');
      expect(await open.execute()).toEqual([]);
      for (const playerId of players) expect((await balancesOf(db, playerId)).cash).toBe(CASH);
      const refunds = db.selectFrom('ledger_journals').select('reference').where('kind', '=', 'bet-refunded');
      const bets = db.selectFrom('bets').select('id').where('player_id', 'in', players);
      const [refunded, placed] = [await refunds.execute(), await bets.execute()];
      expect(refunded.map(({ reference }) => reference).toSorted()).toEqual(placed.map(({ id }) => id).toSorted());
      expect(placed.length).toBeGreaterThanOrEqual(KILLS * ACCOUNTS * BETS);
      expect(await db.selectFrom('exclusions').select('id').where('kind', '=', 'REGISTER').execute()).toHaveLength(KILLS);
    });
  },
);

async function prepare(db: Parameters<Parameters<typeof withStore>[0]>[0]): Promise<readonly TestPlayer[]> {
  const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => makePlayer(db, { cents: CASH })));
  for (const account of accounts) await moveTo(db, account, 'CA-ON');
  const leg = await legOf(db, selectionId('game', 'moneyline', 'home'));
  const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: STAKE, legs: [leg] }];
  for (let n = 0; n < BETS; n += 1)
    await Promise.all(
      accounts.map((account) =>
        placeBets({ db, ports: testPorts() }, { ...account, placementId: newPlacementId(), autoAccept: false, bets }),
      ),
    );
  await joinAll(db, accounts);
  return accounts;
}

/** Places bets until the account is excluded or the server is killed. */
async function keepPlacing(victim: Victim, account: TestPlayer): Promise<void> {
  const leg = await victim.ask<Parameters<typeof placeBets>[1]['bets'][number]['legs'][number]>('/leg', {
    selectionId: selectionId('game', 'moneyline', 'away'),
  });
  for (; leg !== undefined;) {
    const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: STAKE, legs: [leg] }];
    const request = { ...account, placementId: newPlacementId(), autoAccept: false, bets };
    const decision = await victim.ask<PlacementDecision>('/place', request);
    if (decision === undefined || !decision.accepted) return;
  }
}
