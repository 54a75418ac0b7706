import { type Kysely, sql } from 'kysely';
import { grantCredit } from '#server/modules/wallet/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { recordVoidIn, settleUnlessVoid, voidEvent } from '#server/modules/betting/settlement/index.ts';
import type { RequestedBet } from '#server/modules/betting/placement/index.ts';
import type { RequestedLeg } from '#server/modules/betting/placement/placementTypes.ts';
import { setMarketLimits } from '#server/modules/betting/limits/index.ts';
import { type Schema, withTransaction } from '#server/platform/store/index.ts';
import { randomOf } from '#server/modules/trading/random/index.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { boughtLeg } from './boughtLines.ts';
import { cashOutHands } from './cashOuts.ts';
import { makePlayer, testPorts, type TestPlayer } from './players.ts';
import { giveToken } from './rewards.ts';
import { buildSmallWorld, MARKETS_WITH_POINTS, NOON, selectionId } from './smallWorld.ts';

const STEPS = 24;
/** Number of first steps in which no game ends or is refunded, so that players can bet. */
const FIRST_ENDING = 8;
const GAMES = 3;
const PLAYERS = 2;
const gameOf = (seed: number, game: number): string => `s${seed}-game-${game}`;

/** Seeds per insert statement, because a statement takes at most 65,535 values. */
const MOST_AT_ONCE = 100;

export async function buildGames(db: Kysely<Schema>, seeds: readonly number[]): Promise<void> {
  for (let from = 0; from < seeds.length; from += MOST_AT_ONCE)
    await buildSmallWorld(
      db,
      seeds
        .slice(from, from + MOST_AT_ONCE)
        .flatMap((seed) => Array.from({ length: GAMES }, (_, game) => ({ id: gameOf(seed, game), markets: MARKETS_WITH_POINTS }))),
    );
}

const TERMS = new Map(
  MARKETS_WITH_POINTS.flatMap(({ type, selections }) =>
    selections.map((one) => [`${type}:${one.type}`, { num: one.price.num, den: one.price.den, points: one.points }] as const),
  ),
);

/** Runs a sequence determined by the seed: bets, rewards, clock moves, results, trader actions, cash outs. Build the games first. */
export async function liveBySeed(db: Kysely<Schema>, seed: number): Promise<void> {
  const random = randomOf('seed', seed);
  const among = (count: number): number => Math.floor(random() * count);
  const ports = testPorts(NOON);
  const deps = { db, ports };
  const { take } = cashOutHands(() => deps);
  const gameAt = (game: number): string => gameOf(seed, game);
  const players = await playersOf(db, seed);
  const anyone = (): TestPlayer => players[among(PLAYERS)] as TestPlayer;
  const anyPick = (): readonly [market: string, side: string] => {
    const market = ['moneyline', 'spread', 'total'][among(3)] ?? '';
    return [market, (market === 'total' ? ['over', 'under'] : ['home', 'away'])[among(2)] ?? ''];
  };
  const anyLeg = (game: number): RequestedLeg => {
    const [market, side] = anyPick();
    const terms = TERMS.get(`${market}:${side}`);
    if (!terms) throw new Error(`There is no ${side} in ${market}`);
    return { selectionId: selectionId(gameAt(game), market, side), ...terms };
  };
  const anyReward = ({ playerId }: TestPlayer): RewardUse | undefined =>
    [
      undefined,
      undefined,
      { kind: 'promotional-credit' as const },
      { kind: 'free-bet' as const, id: `${playerId}-free` },
      { kind: 'profit-boost' as const, id: `${playerId}-boost` },
    ][among(5)];
  const bets: { readonly id: string; readonly player: TestPlayer }[] = [];

  async function bet(step: number): Promise<void> {
    const games = [...new Set(Array.from({ length: 1 + among(GAMES) }, () => among(GAMES)))];
    const legs = games.map(anyLeg);
    const draftBetId =
      legs.length === 1 ? `straight:${legs[0]?.selectionId ?? ''}` : legs.length === 3 && among(2) === 0 ? 'roundRobin:2' : 'parlay';
    const player = anyone();
    const reward = anyReward(player);
    const stakeCents = reward?.kind === 'free-bet' ? 1_000n : BigInt(1 + among(5_000));
    const asked = [{ draftBetId, stakeCents, legs, ...(reward ? { reward } : {}) }];
    await place(player, `seed-${seed}-step-${step}-placement`, asked);
  }

  async function place(player: TestPlayer, placementId: string, asked: readonly RequestedBet[]): Promise<void> {
    const { betIds } = await placeBets(deps, { ...player, placementId, autoAccept: false, bets: asked });
    bets.push(...betIds.map((id) => ({ id, player })));
  }

  /** Adds a spread to the slip, buys a point for it, and bets. */
  async function buyPoint(step: number): Promise<void> {
    const [player, side] = [anyone(), ['home', 'away'][among(2)] ?? ''];
    const leg = await boughtLeg(deps, player.playerId, { eventId: gameAt(among(GAMES)), side });
    const stakeCents = BigInt(1 + among(5_000));
    await place(player, `seed-${seed}-step-${step}-boughtpoint`, [{ draftBetId: `straight:${leg.selectionId}`, stakeCents, legs: [leg] }]);
  }

  async function cashOut(step: number): Promise<void> {
    const one = bets[among(bets.length)];
    if (one)
      await take(one.player, one.id, { cashOutId: `seed-${seed}-step-${step}-cashout`, ...(among(2) === 0 ? { stakeCents: 500n } : {}) });
  }

  async function returnByHand(): Promise<void> {
    const [scope, target] =
      among(2) === 0 ? (['selection', anyLeg(among(GAMES)).selectionId] as const) : (['bet', bets[among(bets.length)]?.id ?? ''] as const);
    const asked = { scope, target, reason: 'An obvious error', origin: 'seed' };
    await (await withTransaction(db, (trx) => recordVoidIn(trx, asked, ports.now())))?.finish(deps);
  }

  const end = () => {
    const decidedAt = among(4) === 0 ? new Date(ports.now().getTime() - among(600_000)) : null;
    return settleUnlessVoid(deps, { eventId: gameAt(among(GAMES)), homeScore: among(40), awayScore: among(40), origin: 'seed', decidedAt });
  };
  const limit = () => {
    const limits = { marketId: `${gameAt(among(GAMES))}:moneyline`, mostStakeCents: null, mostExposureCents: BigInt(among(9_000)) };
    return withTransaction(db, (trx) => setMarketLimits(trx, limits));
  };
  const voidGame = () =>
    among(4) === 0 ? voidEvent(deps, { eventId: gameAt(among(GAMES)), reason: 'Fog', origin: 'seed' }) : Promise.resolve();
  const early: readonly ((step: number) => Promise<unknown>)[] = [bet, buyPoint, limit, cashOut];
  const later = [...early, cashOut, end, end, returnByHand, voidGame];
  for (let step = 0; step < STEPS; step += 1) {
    ports.setNow(new Date(ports.now().getTime() + among(90_000)));
    const acts = step < FIRST_ENDING ? early : later;
    await (among(2) === 0 ? bet : acts[among(acts.length)])?.(step);
  }
}

async function playersOf(db: Kysely<Schema>, seed: number): Promise<readonly TestPlayer[]> {
  const players: TestPlayer[] = [];
  for (let n = 0; n < PLAYERS; n += 1) {
    const id = `s${seed}-player-${n}`;
    players.push(await makePlayer(db, { id, cents: 20_000n }));
    await grantCredit({ db, ports: testPorts() }, { playerId: id, cents: 4_000n, reference: `credit-${id}` });
    await giveToken(db, id, 'free-bets', { id: `${id}-free` });
    await giveToken(db, id, 'profit-boosts', { id: `${id}-boost` });
  }
  return players;
}

/** Returns all stored money records as text, by seed. Leaves out sequence numbers, because seeds run at the same time. */
export async function keptBySeed(db: Kysely<Schema>): Promise<ReadonlyMap<number, string>> {
  const parts = [
    sql`SELECT * FROM bets ORDER BY id`,
    sql`SELECT l.*, b.player_id FROM bet_legs l JOIN bets b ON b.id = l.bet_id ORDER BY l.id`,
    sql`SELECT * FROM placements ORDER BY player_id, placement_id`,
    sql`SELECT * FROM ledger_accounts WHERE player_id IS NOT NULL ORDER BY id`,
    sql`SELECT b.player_id, j.kind, j.reference, j.round, j.recorded_at, e.account_id, e.amount FROM ledger_journals j
      JOIN bets b ON b.id = j.reference LEFT JOIN ledger_entries e ON e.journal_id = j.id
      ORDER BY j.reference, j.kind, j.round, e.account_id, e.amount`,
    sql`SELECT selection_id, sum(taken) FROM selection_exposures GROUP BY 1 ORDER BY 1`,
    sql`SELECT * FROM results ORDER BY event_id`,
    sql`SELECT * FROM awards ORDER BY id`,
    sql`SELECT b.player_id, c.* FROM cash_outs c JOIN bets b ON b.id = c.bet_id ORDER BY c.bet_id, c.round`,
  ];
  const kept = new Map<number, string>();
  for (const part of parts)
    for (const row of (await part.execute(db)).rows) {
      const text = JSON.stringify(row);
      const seed = Number(/"s(\d+)-(?:player|game)-/.exec(text)?.[1] ?? -1);
      kept.set(seed, `${kept.get(seed) ?? ''}${text}\n`);
    }
  return kept;
}
