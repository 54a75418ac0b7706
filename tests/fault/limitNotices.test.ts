import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { makePlayer } from '#tests/support/players.ts';
import { makeGround } from './ground.ts';
import { startVictim, type Victim } from './victim.ts';

const KILLS = Number(process.env['LINEMAKER_KILLS'] ?? (process.env['LINEMAKER_FULL'] === '1' ? 100 : 4));
const SEED = Number(process.env['LINEMAKER_SEED'] ?? Date.now() % 1_000_000);
const random = randomOf(SEED, 'limitNotices');
const PLAYERS = 4;
/** Limits in cents, descending, because a lower limit needs only one signature. */
const AMOUNTS = [5_000, 4_000, 3_000];

const { dataDir, pgData, withStore, clear } = makeGround();
afterAll(clear);

const operator = { id: 'trader', email: 'trader@linemaker.test', name: 'trader', role: 'trader', sessionId: '' };
const limit = (playerId: string, mostStakeCents: number) => ({
  name: 'setPlayerLimits',
  operator,
  input: { playerId, mostStakeCents, mostExposureCents: null, sports: null, facts: ['new-account'], reason: 'A pattern' },
});

/** Sets the limits in `left` until none is left or the server is killed. */
async function setAll(victim: Victim, left: Map<string, number>): Promise<void> {
  const ofPlayer = async (playerId: string): Promise<void> => {
    for (;;) {
      const amount = AMOUNTS[left.get(playerId) ?? 0];
      if (amount === undefined) return;
      const answer = await victim.ask<{ readonly refused?: string }>('/operate', limit(playerId, amount));
      if (answer === undefined) return;
      expect(answer.refused).toBeUndefined();
      left.set(playerId, (left.get(playerId) ?? 0) + 1);
    }
  };
  await Promise.all([...left.keys()].map(ofPlayer));
}

test(
  `a killed server stores each change of a limit with one notice (${KILLS} kills, LINEMAKER_SEED=${SEED})`,
  { timeout: KILLS * 40_000 + 60_000 },
  async () => {
    const players: string[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const fresh = await withStore((db) => Promise.all(Array.from({ length: PLAYERS }, () => makePlayer(db))));
      const left = new Map(fresh.map(({ playerId }) => [playerId, 0]));
      players.push(...left.keys());
      const victim = await startVictim(dataDir);
      const setting = setAll(victim, left);
      await pause(random() * 300);
      await victim.kill(round % 2 === 0 ? pgData : undefined);
      await setting;
      const survivor = await startVictim(dataDir);
      await setAll(survivor, left);
      await survivor.stop();
    }
    await withStore(async (db) => {
      const changes = await db.selectFrom('player_limit_changes').select(['id', 'player_id', 'most_stake']).orderBy('ordinal').execute();
      for (const playerId of players)
        expect(changes.filter((change) => change.player_id === playerId).map(({ most_stake: stake }) => Number(stake))).toEqual(AMOUNTS);
      const noticed = await db.selectFrom('player_limit_mails').select(['change_id', 'mail_id']).execute();
      expect(noticed.map((one) => one.change_id).toSorted()).toEqual(changes.map(({ id }) => id).toSorted());
      const mails = await db.selectFrom('outgoing_mails').select('id').where('about', '=', 'limit-notice').execute();
      expect(mails.map(({ id }) => id).toSorted()).toEqual(noticed.map((one) => one.mail_id).toSorted());
    });
  },
);
