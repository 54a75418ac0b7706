import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { balancesOf } from '#server/modules/wallet/index.ts';
import { randomOf } from '#server/modules/trading/random/index.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, testPorts, type TestPlayer } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { makeGround } from './ground.ts';
import { startVictim, type Victim } from './victim.ts';

const KILLS = Number(process.env['LINEMAKER_KILLS'] ?? (process.env['LINEMAKER_FULL'] === '1' ? 200 : 3));
/** Games whose results are under way at each kill. */
const GAMES = 3;
const CASH = 100_000n;
/** 10/11 on 1,100 cents wins 1,000. */
const [STAKE, WIN] = [1_100n, 1_000n];
const SEED = Number(process.env['LINEMAKER_SEED'] ?? Date.now() % 1_000_000);
const random = randomOf(SEED, 'proposals');

const { dataDir, pgData, withStore, clear } = makeGround();
afterAll(clear);

const operatorOf = (role: OperatorRole) => ({ id: role, email: `${role}@linemaker.test`, name: role, role, sessionId: '' });
const [trader, compliance] = [operatorOf('trader'), operatorOf('compliance')];
type Game = { readonly id: string; readonly player: TestPlayer; digest: string; proposalId: string };
type Proposed = { readonly proposalId?: string; readonly refused?: string };

const settle = ({ id }: Game) => ({ eventId: id, homeScore: 2, awayScore: 1, beforeStart: true, reason: 'The feed is down' });
const propose = (victim: Victim, game: Game) =>
  victim.ask<Proposed>('/operate', { name: 'settleByHand', input: settle(game), operator: trader });
const confirm = ({ digest, proposalId }: Game, victim: Victim) =>
  victim.ask<{ readonly refused?: string }>('/operate', {
    name: 'confirmProposal',
    input: { proposalId, digest, reason: 'I have looked at it' },
    operator: compliance,
  });

test(
  `R2: killed ${KILLS} times while results are proposed and confirmed: each is paid once, by two people, and opens nothing (LINEMAKER_SEED=${SEED})`,
  { timeout: KILLS * 40_000 + 60_000 },
  async () => {
    const games = await withStore(prepare);
    for (let round = 0; round < KILLS; round += 1) {
      const victim = await startVictim(dataDir);
      const some = games.slice(round * GAMES, (round + 1) * GAMES);
      const deciding = Promise.all(some.map((game) => decide(victim, game)));
      await pause(random() * 250);
      await victim.kill(round % 2 === 0 ? pgData : undefined);
      await deciding;
    }
    const survivor = await startVictim(dataDir);
    for (const game of games) await decide(survivor, game);
    // A repeated signature has the first answer, and pays nothing again.
    for (const game of games) expect(await confirm(game, survivor)).not.toHaveProperty('refused');
    await survivor.ask('/round', {});
    await survivor.stop();
    await withStore((db) => check(db, games));
  },
);

async function prepare(db: Kysely<Schema>): Promise<readonly Game[]> {
  const ids = Array.from({ length: KILLS * GAMES }, (_, at) => `game-${at}`);
  await buildSmallWorld(
    db,
    ids.map((id) => ({ id })),
  );
  for (const { id, email, name, role } of [trader, compliance])
    await db.insertInto('operators').values({ id, email, name, role, password_hash: '', created_at: testPorts().now() }).execute();
  const games: Game[] = [];
  for (const id of ids) {
    const player = await makePlayer(db, { cents: CASH });
    const leg = await legOf(db, selectionId(id, 'moneyline', 'home'));
    const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: STAKE, legs: [leg] }];
    await placeBets({ db, ports: testPorts() }, { ...player, placementId: newPlacementId(), autoAccept: false, bets });
    games.push({ id, player, digest: '', proposalId: '' });
  }
  return games;
}

/** Proposes, reads what was proposed, and signs it twice at once; what a kill cut short is asked again by the next one. */
async function decide(victim: Victim, game: Game): Promise<void> {
  if (game.proposalId === '') {
    const proposed = await propose(victim, game);
    if (proposed?.proposalId === undefined) return;
    game.proposalId = proposed.proposalId;
  }
  const read = await victim.ask<{ readonly proposal: { readonly digest: string } }>('/operate', {
    name: 'readProposal',
    input: { proposalId: game.proposalId },
    operator: compliance,
  });
  if (read === undefined) return;
  game.digest = read.proposal.digest;
  await Promise.all([confirm(game, victim), confirm(game, victim)]);
}

async function check(db: Kysely<Schema>, games: readonly Game[]): Promise<void> {
  expect(await ledgerViolations(db)).toEqual([]);
  const proposals = await db.selectFrom('proposals').select(['state', 'event_id']).execute();
  expect(proposals.map(({ event_id }) => event_id ?? '').toSorted()).toEqual(games.map(({ id }) => id).toSorted());
  expect(new Set(proposals.map(({ state }) => state))).toEqual(new Set(['CONFIRMED']));
  expect(await db.selectFrom('suspensions').select('id').where('released_at', 'is', null).execute()).toEqual([]);
  expect(await db.selectFrom('bets').select('id').where('outcome', '<>', 'WIN').execute()).toEqual([]);
  const signed = await db
    .selectFrom('audit_entries')
    .select('subject')
    .where('operation', '=', 'confirmProposal')
    .where('outcome', '=', 'done')
    .execute();
  // A repeat stands in the audit by the proposal alone.
  const done = signed.map(({ subject }) => subject).filter((subject) => subject.startsWith('event:'));
  expect(done.toSorted()).toEqual(games.map(({ id }) => `event:${id}`).toSorted());
  for (const { player } of games) expect((await balancesOf(db, player.playerId)).cash).toBe(CASH + WIN);
}
