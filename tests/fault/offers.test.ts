import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { settleEvent } from '#server/modules/betting/settlement/index.ts';
import { enrol, findOffer } from '#server/modules/offers/versions/index.ts';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { betAndGet, offerOf } from '#tests/support/offers.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, NOON, selectionId } from '#tests/support/smallWorld.ts';
import { makeGround } from './ground.ts';
import { startVictim } from './victim.ts';

const PLAYERS = 40;
/** The offer's budget in cents: one cent too small for all players, so that one gets nothing. */
const BUDGET = (PLAYERS - 1) * 500 + 499;
const KILLS = process.env['LINEMAKER_FULL'] === '1' ? 20 : 2;
const SEED = Number(process.env['LINEMAKER_SEED'] ?? Date.now() % 1_000_000);
const random = randomOf(SEED, 'offers');

const { dataDir, pgData, withStore, clear } = makeGround();
afterAll(clear);

test(`awards survive ${KILLS} kills: none is lost, none is made twice (LINEMAKER_SEED=${SEED})`, { timeout: 240_000 }, async () => {
  const ids = await withStore(async (db) => {
    await buildSmallWorld(db, [{ id: 'game' }]);
    const { hash } = await offerOf(db, { budgetCents: BUDGET });
    const leg = await legOf(db, selectionId('game', 'moneyline', 'home'));
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => makePlayer(db)));
    const enter = async (player: TestPlayer): Promise<void> => {
      const asked = { playerId: player.playerId, offerId: betAndGet().id, seen: hash, brand: 'tsb', region: 'US-NJ' };
      expect(await db.transaction().execute((trx) => enrol(trx, asked, NOON))).toBeNull();
      const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 1_000n, legs: [leg] }];
      await placeBets({ db, ports: testPorts() }, { ...player, placementId: newPlacementId(), autoAccept: false, bets });
    };
    await Promise.all(players.map(enter));
    await settleEvent({ db, ports: testPorts() }, { eventId: 'game', homeScore: 1, awayScore: 0, origin: 'kill' });
    return players.map(({ playerId }) => playerId);
  });
  const counts: number[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const victim = await startVictim(dataDir);
    const following = Promise.all([victim.ask('/follow', {}), victim.ask('/follow', {})]);
    await pause(20 + random() * 60);
    await victim.kill(round % 2 === 0 ? undefined : pgData);
    await following;
    counts.push(
      await withStore(async (db) => {
        expect(await ledgerViolations(db)).toEqual([]);
        return (await db.selectFrom('awards').select('id').execute()).length;
      }),
    );
  }
  const survivor = await startVictim(dataDir);
  await survivor.ask('/follow', {});
  await survivor.stop();
  await withStore(async (db) => {
    expect(await ledgerViolations(db)).toEqual([]);
    const awards = await db.selectFrom('awards').select(['player_id', 'amount']).execute();
    expect(new Set(awards.map((one) => one.player_id)).size, `after ${counts.join(', ')}`).toBe(PLAYERS - 1);
    expect(awards).toHaveLength(PLAYERS - 1);
    expect(ids).toEqual(expect.arrayContaining(awards.map((one) => one.player_id)));
    expect((await findOffer(db, betAndGet().id))?.awardedCents).toBe(BigInt((PLAYERS - 1) * 500));
  });
});
