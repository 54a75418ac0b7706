import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { balancesOf, placeBets } from '#server/domain/index.ts';
import { randomOf } from '#server/world/random.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { makeGround } from './ground.ts';
import { startVictim } from './victim.ts';

const PLAYERS = 10;
const BETS = 500;
const KILLS = 6;
const SEED = Number(process.env['LINEMAKER_SEED'] ?? Date.now() % 1_000_000);
const random = randomOf(SEED, 'settlement');

const { dataDir, pgData, withStore, clear } = makeGround();
afterAll(clear);

test(
  `R2: killed while it settles ${BETS} bets, first as a win and then corrected: every bet is paid exactly once (LINEMAKER_SEED=${SEED})`,
  { timeout: 240_000 },
  async () => {
    const players = await withStore(async (db) => {
      await buildSmallWorld(db, [{ id: 'game' }]);
      const made = await Promise.all(Array.from({ length: PLAYERS }, () => makePlayer(db)));
      const legs = await Promise.all(['home', 'away'].map((pick) => legOf(db, selectionId('game', 'moneyline', pick))));
      const place = async (n: number): Promise<void> => {
        const [player, leg] = [made[n % PLAYERS], legs[Math.floor(n / PLAYERS) % 2]];
        if (!player || !leg) throw new Error('Nobody, or nothing to bet on');
        const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 100n, legs: [leg] }];
        expect(
          (await placeBets({ db, ports: testPorts() }, { ...player, placementId: newPlacementId(), autoAccept: false, bets })).accepted,
        ).toBe(true);
      };
      for (let n = 0; n < BETS; n += PLAYERS) await Promise.all(Array.from({ length: PLAYERS }, (_, one) => place(n + one)));
      return made;
    });
    for (let round = 0; round < KILLS; round += 1) {
      const victim = await startVictim(dataDir);
      const [homeScore, awayScore] = round < KILLS / 2 ? [21, 14] : [14, 21];
      const settling = victim.ask('/settle', { eventId: 'game', homeScore, awayScore, origin: 'kill' });
      await pause(random() * 120);
      await victim.kill(round % 2 === 0 ? pgData : undefined);
      await settling;
    }
    // A start goes on by itself with what was begun; asked again it has nothing to do.
    const survivor = await startVictim(dataDir);
    await survivor.ask('/settle', { eventId: 'game', homeScore: 14, awayScore: 21, origin: 'kill' });
    await survivor.stop();
    await withStore(async (db) => {
      expect(await ledgerViolations(db)).toEqual([]);
      const bets = await db
        .selectFrom('bets')
        .innerJoin('bet_legs', 'bet_legs.bet_id', 'bets.id')
        .select(['selection_type', 'bets.outcome', 'payout'])
        .execute();
      expect(bets).toHaveLength(BETS);
      for (const bet of bets)
        expect(bet).toMatchObject(bet.selection_type === 'away' ? { outcome: 'WIN', payout: '191' } : { outcome: 'LOSS', payout: '0' });
      // Fifty bets of a dollar each, half of them won at −110.
      for (const { playerId } of players) expect((await balancesOf(db, playerId)).cash).toBe(100_000n - 50n * 100n + 25n * 191n);
    });
  },
);
