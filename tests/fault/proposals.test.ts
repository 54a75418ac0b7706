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
import { type Newcomer, newcomers, register, registered } from './registrations.ts';
import { decided, pairs, type SignedPair } from './signedPersons.ts';
import { startVictim, type Victim } from './victim.ts';

const KILLS = Number(process.env['LINEMAKER_KILLS'] ?? (process.env['LINEMAKER_FULL'] === '1' ? 200 : 3));
/** Games whose results are in progress at each kill, with two decisions on pairs of accounts and two registrations. */
const GAMES = 3;
const PAIRS = 2;
const NEWCOMERS = 2;
const CASH = 100_000n;
/** A stake of 1,100 cents at 10/11 wins 1,000. */
const [STAKE, WIN] = [1_100n, 1_000n];
const SEED = Number(process.env['LINEMAKER_SEED'] ?? Date.now() % 1_000_000);
const random = randomOf(SEED, 'proposals');

const { dataDir, pgData, withStore, clear } = makeGround();
afterAll(clear);

const operatorOf = (role: OperatorRole) => ({ id: role, email: `${role}@linemaker.test`, name: role, role, sessionId: '' });
const [trader, approver, compliance] = [operatorOf('trader'), operatorOf('approver'), operatorOf('compliance')];
const reason = 'The feed is down';
/** An operation that needs two signatures. `subject` names it in the audit log afterwards. */
type Case = {
  readonly asked: { readonly name: string; readonly input: object; readonly operator: ReturnType<typeof operatorOf> };
  readonly subject: string;
  digest: string;
  proposalId: string;
};
type Proposed = { readonly proposalId?: string; readonly refused?: string };

const confirm = ({ digest, proposalId }: Case, victim: Victim) =>
  victim.ask<{ readonly refused?: string }>('/operate', {
    name: 'confirmProposal',
    input: { proposalId, digest, reason: 'I have looked at it' },
    operator: compliance,
  });

type Game = { readonly id: string; readonly player: TestPlayer };
type Work = {
  readonly games: readonly Game[];
  readonly pairs: readonly SignedPair[];
  readonly newcomers: readonly Newcomer[];
  readonly cases: readonly Case[];
};

test(
  `R2: what two people sign is done once and whole by a killed server (${KILLS} kills, LINEMAKER_SEED=${SEED})`,
  { timeout: KILLS * 40_000 + 60_000 },
  async () => {
    const work = await withStore(prepare);
    const perKill = work.cases.length / KILLS;
    for (let round = 0; round < KILLS; round += 1) {
      const victim = await startVictim(dataDir);
      const { counted, after } = counting(victim);
      const deciding = Promise.all([
        ...work.cases.slice(round * perKill, (round + 1) * perKill).map((one) => decide(counted, one)),
        ...work.newcomers.slice(round * NEWCOMERS, (round + 1) * NEWCOMERS).map((one) => register(counted, one)),
      ]);
      await Promise.race([deciding, after(Math.floor(random() * (perKill + NEWCOMERS) * 4))]);
      await pause(random() * 20);
      await victim.kill(round % 2 === 0 ? pgData : undefined);
      await deciding;
    }
    const halves = await withStore(async (db) => [...(await decided(db, work.pairs)), ...(await registered(db, work.newcomers))]);
    expect(halves.filter((state) => state !== 'waits' && state !== 'done')).toEqual([]);
    const survivor = await startVictim(dataDir);
    for (const one of work.cases) await decide(survivor, one);
    // A repeated confirmation gets the first answer and changes nothing.
    for (const one of work.cases) expect(await confirm(one, survivor)).not.toHaveProperty('refused');
    for (const one of work.newcomers) await register(survivor, one);
    await survivor.ask('/round', {});
    await survivor.stop();
    await withStore((db) => check(db, work));
  },
);

/** Counts the server's answers. `after` resolves at that number, so that kills do not depend on the machine's speed. */
function counting(victim: Victim) {
  let answers = 0;
  let reach = { count: Infinity, done: (): void => undefined };
  const counted: Victim = {
    ...victim,
    ask: async <T>(path: string, body: unknown) => {
      const answer = await victim.ask<T>(path, body);
      answers += 1;
      if (answers >= reach.count) reach.done();
      return answer;
    },
  };
  const after = (count: number): Promise<void> =>
    new Promise((resolve) => {
      reach = { count, done: resolve };
      if (answers >= count) resolve();
    });
  return { counted, after };
}

/** Prepares all operations in the order of the kill rounds that use them. */
async function prepare(db: Kysely<Schema>): Promise<Work> {
  const ids = Array.from({ length: KILLS * GAMES }, (_, at) => `game-${at}`);
  await buildSmallWorld(
    db,
    ids.map((id) => ({ id })),
  );
  for (const { id, email, name, role } of [trader, approver, compliance])
    await db.insertInto('operators').values({ id, email, name, role, password_hash: '', created_at: testPorts().now() }).execute();
  const games: Game[] = [];
  for (const id of ids) games.push({ id, player: await bettor(db, id) });
  const signed = await pairs(db, KILLS * PAIRS);
  const cases = Array.from({ length: KILLS }, (_, round) => [
    ...games.slice(round * GAMES, (round + 1) * GAMES).map(resultOf),
    ...signed.slice(round * PAIRS, (round + 1) * PAIRS).map(decisionOf),
  ]).flat();
  return { games, pairs: signed, newcomers: await newcomers(db, KILLS * NEWCOMERS), cases };
}

async function bettor(db: Kysely<Schema>, gameId: string): Promise<TestPlayer> {
  const player = await makePlayer(db, { cents: CASH });
  const leg = await legOf(db, selectionId(gameId, 'moneyline', 'home'));
  const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: STAKE, legs: [leg] }];
  await placeBets({ db, ports: testPorts() }, { ...player, placementId: newPlacementId(), autoAccept: false, bets });
  return player;
}

const unsigned = { digest: '', proposalId: '' };
const resultOf = ({ id }: Game): Case => ({
  asked: { name: 'settleByHand', input: { eventId: id, homeScore: 2, awayScore: 1, beforeStart: true, reason }, operator: trader },
  subject: `event:${id}`,
  ...unsigned,
});
const decisionOf = ({ operation, playerId, otherId }: SignedPair): Case => ({
  asked: {
    name: operation,
    input: operation === 'joinPersons' ? { playerId, otherId, reason } : { playerId, reason },
    operator: approver,
  },
  subject: `player:${playerId}`,
  ...unsigned,
});

/** Proposes the operation, reads the proposal and confirms it twice at once. Repeat on the next server after a kill. */
async function decide(victim: Victim, one: Case): Promise<void> {
  if (one.proposalId === '') {
    const proposed = await victim.ask<Proposed>('/operate', one.asked);
    if (proposed?.proposalId === undefined) return;
    one.proposalId = proposed.proposalId;
  }
  const read = await victim.ask<{ readonly proposal: { readonly digest: string } }>('/operate', {
    name: 'readProposal',
    input: { proposalId: one.proposalId },
    operator: compliance,
  });
  if (read === undefined) return;
  one.digest = read.proposal.digest;
  await Promise.all([confirm(one, victim), confirm(one, victim)]);
}

async function check(db: Kysely<Schema>, { games, pairs: signedPairs, newcomers: people, cases }: Work): Promise<void> {
  expect(await ledgerViolations(db)).toEqual([]);
  const proposals = await db.selectFrom('proposals').select(['state', 'id']).execute();
  expect(proposals.map(({ id }) => id).toSorted()).toEqual(cases.map(({ proposalId }) => proposalId).toSorted());
  expect(new Set(proposals.map(({ state }) => state))).toEqual(new Set(['CONFIRMED']));
  expect(await db.selectFrom('suspensions').select('id').where('released_at', 'is', null).execute()).toEqual([]);
  expect(await db.selectFrom('bets').select('id').where('outcome', '<>', 'WIN').execute()).toEqual([]);
  const signed = await db
    .selectFrom('audit_entries')
    .select('subject')
    .where('operation', '=', 'confirmProposal')
    .where('outcome', '=', 'done')
    .execute();
  // Leaves out repeated confirmations, whose audit subject is only the proposal.
  const done = signed.map(({ subject }) => subject).filter((subject) => !subject.startsWith('proposal:'));
  expect(done.toSorted()).toEqual(cases.map(({ subject }) => subject).toSorted());
  for (const { player } of games) expect((await balancesOf(db, player.playerId)).cash).toBe(CASH + WIN);
  expect(new Set(await decided(db, signedPairs))).toEqual(new Set(['done']));
  expect(new Set(await registered(db, people))).toEqual(new Set(['done']));
}
