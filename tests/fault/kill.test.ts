import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balancesOf } from '#server/modules/wallet/index.ts';
import { USUAL_MINIMUMS } from '#server/modules/catalogue/settings/minimums/index.ts';
import type { PlacementDecision, PlacementRequest, RequestedLeg } from '#server/modules/betting/placement/placementTypes.ts';
import type { Settlement } from '#server/modules/betting/settlement/settlement.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { processesOf } from '#server/platform/store/postmaster.ts';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { outcomeOf, returnOf } from '#tests/support/oracle.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { write } from './bigJson.ts';
import { makeGround } from './ground.ts';
import { killDatabase, startVictim, type Victim } from './victim.ts';

const KILLS = Number(process.env['LINEMAKER_KILLS'] ?? (process.env['LINEMAKER_FULL'] === '1' ? 200 : 10));
const WORKERS = 50;
const GAMES = 24;
/** Smallest accepted stake, in cents. */
const LEAST_STAKE = Number(USUAL_MINIMUMS.leastStakeCents);
/** Printed on failure, to repeat the same kill times. */
const SEED = Number(process.env['LINEMAKER_SEED'] ?? Date.now() % 1_000_000);
const random = randomOf(SEED, 'kills');

type Sent = {
  readonly request: PlacementRequest;
  readonly game: number;
  readonly pick: 'away' | 'home';
  decision: PlacementDecision | null;
};

const { dataDir, pgData, withStore, clear } = makeGround();
const sent: Sent[] = [];
const scores = new Map<number, { home: number; away: number; isDone: boolean }>();
let unanswered = 0;
let players: TestPlayer[] = [];
let legs: RequestedLeg[] = [];

beforeAll(async () => {
  await withStore(async (db) => {
    await buildSmallWorld(
      db,
      Array.from({ length: GAMES }, (_, game) => ({ id: `game-${game}` })),
    );
    // The last player has too little money for the whole test.
    players = await Promise.all([10_000_000n, 10_000_000n, 10_000_000n, 2_000n].map((cents) => makePlayer(db, { cents })));
    legs = await Promise.all(
      Array.from({ length: GAMES }).flatMap((_, game) =>
        (['home', 'away'] as const).map((pick) => legOf(db, selectionId(`game-${game}`, 'moneyline', pick))),
      ),
    );
  });
});
afterAll(clear);

const among = (count: number): number => Math.floor(random() * count);

function newBet(player = players[among(players.length)]): Sent {
  const [game, pick] = [among(GAMES), random() < 0.5 ? ('home' as const) : ('away' as const)];
  const leg = legs[game * 2 + (pick === 'home' ? 0 : 1)];
  if (!leg || !player) throw new Error('Nothing to bet on');
  const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: BigInt(LEAST_STAKE + among(500)), legs: [leg] }];
  return { game, pick, decision: null, request: { ...player, placementId: newPlacementId(), autoAccept: false, bets } };
}

/** Resends a stored request under the same id until it is answered, as a player's page does. */
async function resolve(victim: Victim, one: Sent): Promise<void> {
  const answer = await victim.ask<PlacementDecision>('/place', one.request);
  if (answer && answer.refusals[0]?.code !== 'temporarily-unavailable') one.decision = answer;
}

async function loadUntilDead(victim: Victim, isOver: () => boolean): Promise<void> {
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      while (!isOver()) {
        const one = newBet();
        sent.push(one);
        await resolve(victim, one);
      }
    }),
  );
}

/** Settles a game every third round while bets are placed, so that kills interrupt settlements. */
async function settleSome(victim: Victim, round: number): Promise<void> {
  if (round % 3 !== 0 || scores.size >= GAMES - 4) return;
  const game = scores.size;
  scores.set(game, { home: among(4), away: among(4), isDone: false });
  await settle(victim, game);
}

async function settle(victim: Victim, game: number): Promise<void> {
  const score = scores.get(game);
  if (!score || score.isDone) return;
  const answer = await victim.ask<Settlement>('/settle', {
    eventId: `game-${game}`,
    homeScore: score.home,
    awayScore: score.away,
    origin: 'kill',
  });
  score.isDone = answer !== undefined;
}

async function resolveAll(victim: Victim): Promise<void> {
  const open = sent.filter(({ decision }) => !decision);
  unanswered += open.length;
  // Resends results that a kill may have lost. Interrupted settlements are complete by now.
  for (const game of scores.keys()) await settle(victim, game);
  await Promise.all(open.map((one) => resolve(victim, one)));
  expect(open.filter(({ decision }) => !decision)).toEqual([]);
}

describe(`killed ${KILLS} times under ${WORKERS} placements at once (LINEMAKER_SEED=${SEED})`, () => {
  test(
    'R1: no acknowledged bet is lost, none is doubled, every unanswered one gets its answer',
    async () => {
      for (let round = 0; round < KILLS; round += 1) {
        const victim = await startVictim(dataDir);
        await resolveAll(victim);
        let isDead = false;
        const load = loadUntilDead(victim, () => isDead);
        const settling = settleSome(victim, round);
        await pause(20 + random() * 250);
        isDead = true;
        await victim.kill(round % 2 === 0 ? pgData : undefined);
        await Promise.all([load, settling]);
      }
      const survivor = await startVictim(dataDir);
      for (let game = scores.size; game < GAMES; game += 1) scores.set(game, { home: 1, away: 0, isDone: false });
      await resolveAll(survivor);
      // Repeating an old request returns its first answer.
      for (const one of sent.filter(() => random() < 0.05))
        expect(write(await survivor.ask('/place', one.request))).toBe(write(one.decision));
      await survivor.stop();
      await withStore(check);
    },
    Math.max(KILLS, 20) * 10_000,
  );
});

async function check(db: Kysely<Schema>): Promise<void> {
  expect(await ledgerViolations(db)).toEqual([]);
  const accepted = sent.filter(({ decision }) => decision?.accepted);
  const rows = await db.selectFrom('bets').select(['id', 'placement_id', 'stake', 'payout', 'status']).execute();
  const byPlacement = new Map(rows.map((row) => [row.placement_id, row]));
  // Some bets were accepted, some refused, and some requests not answered.
  expect(accepted.length).toBeGreaterThan(KILLS);
  expect(unanswered).toBeGreaterThan(KILLS);
  expect(sent.some(({ decision }) => decision?.refusals[0]?.code === 'insufficient-funds')).toBe(true);
  expect(rows.length).toBe(accepted.length);
  expect(rows.filter(({ status }) => status === 'OPEN')).toEqual([]);
  const expectedCash = new Map(players.map(({ playerId }, index) => [playerId, index === 3 ? 2_000n : 10_000_000n]));
  for (const { request, decision, game, pick } of accepted) {
    const row = byPlacement.get(request.placementId);
    const stake = request.bets[0]?.stakeCents ?? 0n;
    const outcome = outcomeOf({ market: 'moneyline', pick, points: null, odds: -110 }, scores.get(game) ?? 'void');
    const expected = returnOf(stake, [{ odds: -110, outcome }]);
    expect([row?.id, row?.stake, row?.payout]).toEqual([decision?.betIds[0], String(stake), String(expected)]);
    expectedCash.set(request.playerId, (expectedCash.get(request.playerId) ?? 0n) - stake + expected);
  }
  for (const { playerId } of players) expect((await balancesOf(db, playerId)).cash).toBe(expectedCash.get(playerId));
}

test('a server whose database is killed starts it again and serves', async () => {
  const victim = await startVictim(dataDir);
  const first = newBet();
  await resolve(victim, first);
  expect(processesOf(pgData).length).toBeGreaterThan(0);
  // Keeps transactions running during the kill.
  const busy = Array.from({ length: WORKERS }, () => resolve(victim, newBet()));
  killDatabase(pgData);
  await Promise.all(busy);
  // A player with money left, so that the refusal is not for funds.
  const one = newBet(players[0]);
  // Until the database is back, the repeated request is refused and charges no money.
  while (!one.decision && !victim.isDead()) await resolve(victim, one);
  expect(victim.isDead()).toBe(false);
  expect(one.decision?.refusals.map(({ code }) => code)).toEqual(['event-closed']);
  await victim.stop();
  expect(processesOf(pgData)).toEqual([]);
});
