import { expect, test } from 'vitest';
import { type Kysely, sql } from 'kysely';
import { placeBets, recordVoidIn, setMarketLimits, settleUnlessVoid, voidEvent } from '#server/domain/index.ts';
import { randomOf } from '#server/world/random.ts';
import { type Schema, withTransaction } from '#server/store/index.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, testPorts, type TestPlayer } from '#tests/support/players.ts';
import { buildSmallWorld, NOON, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

/** As many as `LINEMAKER_SEEDS` says: a thousand each night. */
const SEEDS = Number(process.env['LINEMAKER_SEEDS'] ?? (process.env['LINEMAKER_FULL'] === '1' ? 1_000 : 12));
const FIRST = Number(process.env['LINEMAKER_SEED'] ?? 1);
const STEPS = 24;
const GAMES = 3;
const PLAYERS = 2;

const [one, other] = [useTestStore(4), useTestStore(4)];

/** Everything that happens comes from the seed: who bets what, which clock it is, how games end, what a trader does. */
async function live(db: Kysely<Schema>, seed: number): Promise<void> {
  const random = randomOf('seed', seed);
  const among = (count: number): number => Math.floor(random() * count);
  const ports = testPorts(NOON);
  const deps = { db, ports };
  const gameAt = (game: number): string => `s${seed}-game-${game}`;
  await buildSmallWorld(
    db,
    Array.from({ length: GAMES }, (_, game) => ({ id: gameAt(game) })),
  );
  const players: TestPlayer[] = [];
  for (let n = 0; n < PLAYERS; n += 1) players.push(await makePlayer(db, { id: `s${seed}-player-${n}`, cents: 20_000n }));
  const anySelection = (game: number): string => {
    const market = ['moneyline', 'spread', 'total'][among(3)] ?? '';
    return selectionId(gameAt(game), market, (market === 'total' ? ['over', 'under'] : ['home', 'away'])[among(2)] ?? '');
  };
  const bets: string[] = [];
  const acts: readonly ((step: number) => Promise<unknown>)[] = [
    async (step) => {
      const games = [...new Set(Array.from({ length: 1 + among(GAMES) }, () => among(GAMES)))];
      const legs = await Promise.all(games.map((game) => legOf(db, anySelection(game))));
      const draftBetId =
        legs.length === 1 ? `straight:${legs[0]?.selectionId ?? ''}` : legs.length === 3 && among(2) === 0 ? 'roundRobin:2' : 'parlay';
      const player = players[among(PLAYERS)];
      if (!player) return;
      const request = { ...player, placementId: `seed-${seed}-step-${step}-placement`, autoAccept: false };
      const { betIds } = await placeBets(deps, { ...request, bets: [{ draftBetId, stakeCents: BigInt(1 + among(5_000)), legs }] });
      bets.push(...betIds);
    },
    () => settleUnlessVoid(deps, { eventId: gameAt(among(GAMES)), homeScore: among(40), awayScore: among(40), origin: 'seed' }),
    async () => {
      const [scope, target] =
        among(2) === 0 ? (['selection', anySelection(among(GAMES))] as const) : (['bet', bets[among(bets.length)] ?? ''] as const);
      const asked = { scope, target, reason: 'An obvious error', origin: 'seed' };
      await (await withTransaction(db, (trx) => recordVoidIn(trx, asked, ports.now())))?.finish(deps);
    },
    () =>
      withTransaction(db, (trx) =>
        setMarketLimits(trx, {
          marketId: `${gameAt(among(GAMES))}:moneyline`,
          mostStakeCents: null,
          mostExposureCents: BigInt(among(9_000)),
        }),
      ),
    () => (among(4) === 0 ? voidEvent(deps, { eventId: gameAt(among(GAMES)), reason: 'Fog', origin: 'seed' }) : Promise.resolve()),
  ];
  for (let step = 0; step < STEPS; step += 1) {
    ports.setNow(new Date(ports.now().getTime() + among(90_000)));
    await (among(2) === 0 ? acts[0] : acts[among(acts.length)])?.(step);
  }
}

/** What is kept of the seed's money, as text. Numbers that a sequence gives are left out: a transaction that began again has used one. */
async function keptOf(db: Kysely<Schema>, seed: number): Promise<string> {
  const mine = `s${seed}-%`;
  const parts = [
    sql`SELECT * FROM bets WHERE player_id LIKE ${mine} ORDER BY id`,
    sql`SELECT l.* FROM bet_legs l JOIN bets b ON b.id = l.bet_id WHERE b.player_id LIKE ${mine} ORDER BY l.id`,
    sql`SELECT * FROM placements WHERE player_id LIKE ${mine} ORDER BY placement_id`,
    sql`SELECT * FROM ledger_accounts WHERE player_id LIKE ${mine} ORDER BY id`,
    sql`SELECT j.*, e.account_id, e.amount FROM ledger_journals j LEFT JOIN ledger_entries e ON e.journal_id = j.id
      WHERE j.reference IN (SELECT id FROM bets WHERE player_id LIKE ${mine}) ORDER BY j.id, e.account_id, e.amount`,
    sql`SELECT selection_id, sum(taken) FROM selection_exposures WHERE selection_id LIKE ${mine} GROUP BY 1 ORDER BY 1`,
    sql`SELECT * FROM results WHERE event_id LIKE ${mine} ORDER BY event_id`,
  ];
  const answers = [];
  for (const part of parts) answers.push((await part.execute(db)).rows);
  return JSON.stringify(answers);
}

test(
  `R22: the same seed leaves the same money, byte for byte, in ${SEEDS} seeds from LINEMAKER_SEED=${FIRST}`,
  { timeout: 1_200_000 },
  async () => {
    for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
      await Promise.all([live(one().db, seed), live(other().db, seed)]);
      const kept = await keptOf(one().db, seed);
      expect(await keptOf(other().db, seed), `seed ${seed}`).toBe(kept);
    }
    for (const store of [one, other]) expect(await ledgerViolations(store().db)).toEqual([]);
  },
);
