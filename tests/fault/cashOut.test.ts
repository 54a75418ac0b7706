import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { balancesOf } from '#server/modules/wallet/index.ts';
import { type CashOutDecision, setAutomaticCashOut } from '#server/modules/betting/cashOut/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import type { Row, Schema } from '#server/platform/store/index.ts';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { cashOutHands } from '#tests/support/cashOuts.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { returnOf } from '#tests/support/oracle.ts';
import { legOf, makePlayer, newPlacementId, testPorts, type TestPlayer } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { write } from './bigJson.ts';
import { makeGround } from './ground.ts';
import { startVictim, type Victim } from './victim.ts';

const PLAYERS = 6;
const BETS = 36;
const KILLS = 4;
const STAKE = 1_000n;
const PART = 400n;
const SEED = Number(process.env['LINEMAKER_SEED'] ?? Date.now() % 1_000_000);
const random = randomOf(SEED, 'cash-outs');

type Way = 'auto' | 'full' | 'partial';
type Wanted = {
  readonly way: Way;
  readonly player: TestPlayer;
  readonly betId: string;
  readonly pick: 'away' | 'home';
  /** The request as a page stores it before sending; null for automatic cash outs. */
  readonly request: object | null;
  decision: CashOutDecision | null;
};
const wanted: Wanted[] = [];
let unanswered = 0;

const { dataDir, pgData, withStore, clear } = makeGround();
afterAll(clear);

test(`R2: cash outs of a killed server are done once or not at all (LINEMAKER_SEED=${SEED})`, { timeout: 240_000 }, async () => {
  const players = await withStore(prepare);
  for (let round = 0; round < KILLS; round += 1) {
    const victim = await startVictim(dataDir);
    const asked = askAll(victim, round);
    await pause(random() * 150);
    await victim.kill(round % 2 === 0 ? pgData : undefined);
    await asked;
  }
  const survivor = await startVictim(dataDir);
  const before = wanted.map(({ decision }) => decision);
  unanswered += before.filter((decision) => decision === null).length;
  await askAll(survivor, KILLS);
  // A repeated request gets the first answer.
  for (const [place, { way, decision }] of wanted.entries()) {
    if (way !== 'auto') expect(decision).not.toBeNull();
    if (before[place]) expect(write(decision)).toBe(write(before[place]));
  }
  await survivor.stop();
  await withStore((db) => check(db, players));
});

/** Places bets for full, partial and automatic cash outs, then changes prices so that the automatic ones are due. */
async function prepare(db: Kysely<Schema>): Promise<readonly TestPlayer[]> {
  const deps = { db, ports: testPorts() };
  const { quoteOf, look } = cashOutHands(() => deps);
  await buildSmallWorld(db, [{ id: 'game' }]);
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => makePlayer(db)));
  const place = async (n: number, way: Way): Promise<void> => {
    const player = players[n % PLAYERS];
    if (!player) throw new Error('Nobody');
    const pick = Math.floor(n / PLAYERS) % 2 === 0 ? ('home' as const) : ('away' as const);
    const leg = await legOf(db, selectionId('game', 'moneyline', pick));
    const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: STAKE, legs: [leg] }];
    const { betIds } = await placeBets(deps, { ...player, placementId: newPlacementId(), autoAccept: false, bets });
    const [betId = ''] = betIds;
    if (way === 'auto') {
      const targetCents = ((await look(player, betId)).quote?.valueCents ?? 0n) + 10n;
      expect(await setAutomaticCashOut(deps, { ...player, betId, targetCents })).toMatchObject({ refusal: null });
      wanted.push({ way, player, betId, pick, request: null, decision: null });
      return;
    }
    const quoteId = (await quoteOf(player, betId)).id;
    const request = { ...player, betId, quoteId, cashOutId: newPlacementId(), stakeCents: way === 'full' ? null : PART, valueCents: 1n };
    wanted.push({ way, player, betId, pick, request, decision: null });
  };
  for (let n = 0; n < BETS; n += PLAYERS)
    await Promise.all(
      Array.from({ length: PLAYERS }, async (_, one) => {
        for (const way of ['full', 'partial', 'auto'] as const) await place(n + one, way);
      }),
    );
  await db.updateTable('selections').set({ feed_num: 10n, feed_den: 13n }).where('id', 'like', 'game:moneyline:%').execute();
  return players;
}

/** Resends unanswered requests under the same id, as a page does. The last round with a kill also settles the game. */
async function askAll(victim: Victim, round: number): Promise<void> {
  const isLast = round === KILLS;
  const settle = () => victim.ask('/settle', { eventId: 'game', homeScore: 21, awayScore: 14, origin: 'kill' });
  const open = wanted.filter(({ request, decision }) => request !== null && (isLast || decision === null));
  // Only some requests at a time, so that each kill finds undecided ones.
  const now = isLast ? open : open.slice(0, Math.ceil(open.length / 2));
  await Promise.all([
    ...now.map(async (one) => {
      const answer = await victim.ask<CashOutDecision>('/cash-out', one.request);
      if (answer && answer.refusal !== 'temporarily-unavailable') one.decision = answer;
    }),
    victim.ask('/auto', {}),
    ...(round === KILLS - 1 ? [settle()] : []),
  ]);
  if (isLast) await settle();
}

async function check(db: Kysely<Schema>, players: readonly TestPlayer[]): Promise<void> {
  expect(await ledgerViolations(db)).toEqual([]);
  const bets = new Map((await db.selectFrom('bets').selectAll().execute()).map((bet) => [bet.id, bet]));
  const all = await db.selectFrom('cash_outs').selectAll().execute();
  const journals = await db.selectFrom('ledger_journals').select('reference').where('kind', '=', 'bet-cashed-out').execute();
  const expected = new Map(players.map(({ playerId }) => [playerId, 100_000n]));
  for (const one of wanted) {
    const [bet, rows] = [bets.get(one.betId), all.filter((row) => row.bet_id === one.betId)];
    expect(rows.length).toBeLessThanOrEqual(1);
    expect(journals.filter(({ reference }) => reference === one.betId)).toHaveLength(rows.length);
    if (one.decision) expect(rows.map(({ paid }) => BigInt(paid))).toEqual(one.decision.paidCents === null ? [] : [one.decision.paidCents]);
    const worth = worthOf(one, rows);
    expect(bet).toMatchObject({ payout: String(worth), status: 'SETTLED' });
    expected.set(one.player.playerId, (expected.get(one.player.playerId) ?? 0n) - STAKE + worth);
  }
  for (const { playerId } of players) expect((await balancesOf(db, playerId)).cash).toBe(expected.get(playerId));
  // All kinds of cash out happened, and kills left some requests unanswered.
  const taken = new Set(wanted.filter(({ betId }) => all.some((row) => row.bet_id === betId)).map(({ way }) => way));
  expect([...taken].sort()).toEqual(['auto', 'full', 'partial']);
  expect(unanswered).toBeGreaterThan(0);
}

/** Returns what the cash outs paid plus what the rest of the bet wins at −110. */
function worthOf({ way, pick }: Wanted, rows: readonly Row<'cash_outs'>[]): bigint {
  const [row] = rows;
  if (row) expect(row).toMatchObject({ is_whole: way !== 'partial', origin: way === 'auto' ? 'AUTOMATIC' : 'PLAYER' });
  const left = STAKE - BigInt(row?.stake ?? 0);
  return BigInt(row?.paid ?? 0) + returnOf(left, [{ odds: -110, outcome: pick === 'home' ? 'won' : 'lost' }]);
}
