import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import type { RequestedLeg } from '#server/modules/betting/placement/placementTypes.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { onGround } from './ground.ts';
import { quantile } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const PER_SECOND = 200;
const SECONDS = Number(process.env['LINEMAKER_BENCH_SECONDS'] ?? 60);
const WIDE_SECONDS = Math.min(SECONDS, 15);
/** Rate on the other markets. Even twice this rate is far from the machine's limit, so that any slowing comes from the large market. */
const BESIDE_PER_SECOND = 50;
const PLAYERS = 200;
const OUTCOMES = 500;
const TURN_SECONDS = 2;
const MOST_OVER_BARE = 5;

type Rate = { readonly latenciesMs: readonly number[]; readonly failed: number };

/**
 * Places two hundred bets a second. Compares in turns: bets and one-row commits; a market of five hundred outcomes and one of two; bets on
 * other markets with and without load on the large one.
 */
export const run = (): Promise<BenchRow[]> =>
  onGround('rate', async ({ db }) => {
    const players = await prepare(db);
    const usual = await Promise.all(Array.from({ length: 10 }, (_, n) => legOf(db, selectionId(`game-${n}`, 'moneyline', 'home'))));
    const wide = await Promise.all(Array.from({ length: 10 }, (_, n) => legOf(db, selectionId('outright', 'winner', `runner-${n * 50}`))));
    // The first bets on a selection create its rows.
    for (const legs of [usual, wide]) await atRate(3, (n) => place(db, players, legs, n));
    const commit = async (n: number): Promise<boolean> => {
      await sql`INSERT INTO bare_commits (n) VALUES (${n})`.execute(db);
      return true;
    };
    const [placed, bare] = await inTurns(SECONDS, [(n) => place(db, players, usual, n), commit]);
    const [narrow, broad] = await inTurns(WIDE_SECONDS, [(n) => place(db, players, usual, n), (n) => place(db, players, wide, n)]);
    const half = PLAYERS / 2;
    const [alone, beside] = await besideLoad(
      WIDE_SECONDS,
      (n) => place(db, players.slice(0, half), usual, n),
      (n) => place(db, players.slice(half), wide, n),
    );
    return rowsOf({ placed, bare, narrow, broad, alone, beside });
  });

type Rates = Readonly<Record<'alone' | 'bare' | 'beside' | 'broad' | 'narrow' | 'placed', Rate>>;

function rowsOf({ placed, bare, narrow, broad, alone, beside }: Rates): BenchRow[] {
  const at = (rate: Rate, share: number): number => quantile([...rate.latenciesMs], share);
  const name = `placements at ${PER_SECOND}/s for ${SECONDS} s`;
  const failed = placed.failed + narrow.failed + broad.failed + alone.failed + beside.failed;
  return [
    { name: `R18: ${name}: refused or failed`, measured: failed, limit: 0, unit: 'count', passed: failed === 0 },
    { name: `R18: ${name}: p50`, measured: at(placed, 0.5), limit: 20, unit: 'ms', note: `p99 ${at(placed, 0.99).toFixed(1)} ms` },
    {
      name: `R18: ${name}: p99 over a bare commit at the same rate`,
      measured: at(placed, 0.99) / at(bare, 0.99),
      limit: MOST_OVER_BARE,
      unit: 'ratio',
      passed: at(placed, 0.99) <= MOST_OVER_BARE * at(bare, 0.99),
      note: `p99 ${at(placed, 0.99).toFixed(1)} ms against ${at(bare, 0.99).toFixed(1)} ms; p50 ${at(placed, 0.5).toFixed(1)} ms against ${at(bare, 0.5).toFixed(1)} ms`,
    },
    {
      name: `R17: p99 on a market of ${OUTCOMES} outcomes over one of two`,
      measured: at(broad, 0.99) / at(narrow, 0.99),
      limit: 2,
      unit: 'ratio',
      passed: at(broad, 0.99) < 2 * at(narrow, 0.99),
      note: `p99 ${at(broad, 0.99).toFixed(1)} ms against ${at(narrow, 0.99).toFixed(1)} ms, both at ${PER_SECOND}/s for ${WIDE_SECONDS} s`,
    },
    {
      name: `R17: p99 on other markets while one of ${OUTCOMES} outcomes is bet on as often, over theirs alone`,
      measured: at(beside, 0.99) / at(alone, 0.99),
      limit: 2,
      unit: 'ratio',
      passed: at(beside, 0.99) < 2 * at(alone, 0.99),
      note: `p99 ${at(beside, 0.99).toFixed(1)} ms against ${at(alone, 0.99).toFixed(1)} ms, at ${BESIDE_PER_SECOND}/s for ${WIDE_SECONDS} s in turns`,
    },
  ];
}

async function prepare(db: Kysely<Schema>): Promise<readonly TestPlayer[]> {
  const price = { points: null, price: priceFromAmerican(20_000) };
  const runners = Array.from({ length: OUTCOMES }, (_, n) => ({ type: `runner-${n}`, ...price }));
  await buildSmallWorld(db, [
    ...Array.from({ length: 10 }, (_, n) => ({ id: `game-${n}` })),
    { id: 'outright', markets: [{ type: 'winner', line: null, selections: runners }] },
  ]);
  await sql`CREATE TABLE bare_commits (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, n integer NOT NULL)`.execute(db);
  const players: TestPlayer[] = [];
  for (let n = 0; n < PLAYERS; n += 20)
    players.push(...(await Promise.all(Array.from({ length: 20 }, () => makePlayer(db, { cents: 100_000_000n })))));
  return players;
}

async function place(db: Kysely<Schema>, players: readonly TestPlayer[], legs: readonly RequestedLeg[], n: number): Promise<boolean> {
  const [player, leg] = [players[n % players.length], legs[n % legs.length]];
  if (!player || !leg) return false;
  const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 100n, legs: [leg] }];
  const deps = { db, ports: testPorts() };
  return (await placeBets(deps, { ...player, placementId: newPlacementId(), autoAccept: false, bets })).accepted;
}

type Work = (n: number) => Promise<boolean>;

/** Alternates two kinds of work, each for `seconds` in total. */
async function inTurns(seconds: number, [first, second]: readonly [Work, Work]): Promise<[Rate, Rate]> {
  const turns: [Rate, Rate][] = [];
  for (let done = 0; done < seconds; done += TURN_SECONDS) {
    const length = Math.min(TURN_SECONDS, seconds - done);
    const from = done * PER_SECOND;
    turns.push([await atRate(length, (n) => first(from + n)), await atRate(length, (n) => second(from + n))]);
  }
  return [together(turns.map(([one]) => one)), together(turns.map(([, other]) => other))];
}

/** Runs `work` alone and beside an equal rate of `load`, in turns, for `seconds` in total. Failures of `load` count, too. */
async function besideLoad(seconds: number, work: Work, load: Work): Promise<[Rate, Rate]> {
  const turns: { readonly alone: Rate; readonly beside: Rate }[] = [];
  for (let done = 0; done < seconds; done += TURN_SECONDS) {
    const length = Math.min(TURN_SECONDS, seconds - done);
    const from = done * PER_SECOND;
    const alone = await atRate(length, (n) => work(from + n), BESIDE_PER_SECOND);
    const [beside, other] = await Promise.all([
      atRate(length, (n) => work(from + n), BESIDE_PER_SECOND),
      atRate(length, (n) => load(from + n), BESIDE_PER_SECOND),
    ]);
    turns.push({ alone, beside: { ...beside, failed: beside.failed + other.failed } });
  }
  return [together(turns.map(({ alone }) => alone)), together(turns.map(({ beside }) => beside))];
}

const together = (rates: readonly Rate[]): Rate => ({
  latenciesMs: rates.flatMap(({ latenciesMs }) => latenciesMs),
  failed: rates.reduce((sum, { failed }) => sum + failed, 0),
});

/** Measures from the time when a call is due, so that a late start counts. */
async function atRate(seconds: number, work: Work, perSecond = PER_SECOND): Promise<Rate> {
  const latenciesMs: number[] = [];
  let failed = 0;
  const started = performance.now();
  const pending: Promise<void>[] = [];
  for (let n = 0; n < seconds * perSecond; n += 1) {
    const due = started + (n * 1_000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    pending.push(
      work(n)
        .catch(() => false)
        .then((isDone) => {
          latenciesMs.push(performance.now() - due);
          if (!isDone) failed += 1;
        }),
    );
  }
  await Promise.all(pending);
  return { latenciesMs, failed };
}
