import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { balancesOf } from '#server/modules/wallet/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import type { FeedGame } from '#server/modules/trading/import/feedGame.ts';
import { randomOf } from '#server/modules/trading/random/index.ts';
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
  `R2: a killed settlement pays each bet exactly once, also corrected (${BETS} bets, LINEMAKER_SEED=${SEED})`,
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

const GAMES = 40;
/** Few kills, because each starts a server twice. */
const FILE_KILLS = 3;

test(
  `R2: a killed import of results ends each game with its result, settled once (${GAMES} games, LINEMAKER_SEED=${SEED})`,
  { timeout: 240_000 },
  async () => {
    const idOf = (n: number) => `filed-${n}`;
    const player = await withStore(async (db) => {
      await buildSmallWorld(
        db,
        Array.from({ length: GAMES }, (_, n) => ({ id: idOf(n) })),
      );
      const made = await makePlayer(db);
      for (let n = 0; n < GAMES; n += 1) {
        const leg = await legOf(db, selectionId(idOf(n), 'moneyline', 'home'));
        const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 100n, legs: [leg] }];
        await placeBets({ db, ports: testPorts() }, { ...made, placementId: newPlacementId(), autoAccept: false, bets });
      }
      return made;
    });
    const games = Array.from({ length: GAMES }, (_, n) => fedGame(idOf(n), n + 2));
    for (let round = 0; round < FILE_KILLS; round += 1) {
      const victim = await startVictim(dataDir);
      const applying = victim.ask('/results', games);
      await pause(random() * 150);
      await victim.kill(round % 2 === 0 ? pgData : undefined);
      await applying;
      const survivor = await startVictim(dataDir);
      await survivor.ask('/round', {});
      await survivor.stop();
      await withStore(async (db) => {
        const rows = await db
          .selectFrom('events')
          .innerJoin('bet_legs', 'bet_legs.event_id', 'events.id')
          .innerJoin('bets', 'bets.id', 'bet_legs.bet_id')
          .leftJoin('results', 'results.event_id', 'events.id')
          .where('bets.player_id', '=', player.playerId)
          .select(['events.status as game', 'bets.status as bet', 'results.home_score as score', 'results.completed_at as done'])
          .execute();
        expect(rows).toHaveLength(GAMES);
        for (const { game, bet, score, done } of rows)
          expect([bet, score, done !== null]).toEqual(game === 'FINISHED' ? ['SETTLED', 21, true] : ['OPEN', null, false]);
      });
    }
    const last = await startVictim(dataDir);
    await last.ask('/results', games);
    await last.stop();
    await withStore(async (db) => {
      expect(await ledgerViolations(db)).toEqual([]);
      expect((await balancesOf(db, player.playerId)).cash).toBe(100_000n + BigInt(GAMES) * 91n);
    });
  },
);

const fedGame = (eventId: string, line: number): FeedGame => ({
  ...{ line, eventId, competitionId: 'small', markets: [], decidedAt: null },
  home: { abbreviation: null, name: 'Home' },
  away: { abbreviation: null, name: 'Away' },
  kickOff: { day: '2026-11-21', time: '13:00', zone: 'UTC' },
  score: { home: 21, away: 14 },
});
